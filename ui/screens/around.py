"""What was said around one message, as a page to read."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from memory.records import Message, Role
from memory.sanitize import clean_text
from ui.texts import Texts


def around_page(messages: Sequence[Message], message_id: str, texts: Texts) -> tuple[Content, ...]:
    """A part for each message; the one in the middle is marked."""
    said = [message for message in messages if message.role is not Role.CONTEXT]
    return tuple(_part(message, message.id == message_id, texts) for message in said)


def _part(message: Message, meant: bool, texts: Texts) -> Content:
    mark = ("▸ ", "bold $primary") if meant else ("  ", "")
    who = Content.assemble(mark, (texts(f"role.{message.role}"), "$text-muted"), "\n")
    words = Content(clean_text(message.text).strip())
    return Content.assemble(who, words.stylize("bold") if meant else words, "\n")
