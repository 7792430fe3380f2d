"""What waits for the user's decision, on top of /memories: one thing at a time, a digit for each choice."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from memory.records import Memory, Waiting, WaitingKind
from memory.sanitize import clean_text
from ui.key_hints import KeyHints
from ui.texts import SEPARATOR, Texts, one_line


class Inbox(Vertical):
    """Hidden where nothing waits."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(id="inbox")
        self._texts = texts
        self._waiting: tuple[Waiting, ...] = ()
        self._at = 0
        self.display = False

    def compose(self) -> ComposeResult:
        """The question with what it is about, then its keys."""
        yield Static("", markup=False, id="inbox-text")
        yield KeyHints("", id="inbox-keys")

    @property
    def current(self) -> Waiting | None:
        """What is asked now."""
        return self._waiting[self._at] if self._waiting else None

    def show(self, waiting: Sequence[Waiting]) -> None:
        """Ask about these, going on where the user was."""
        self._waiting = tuple(waiting)
        self._at = min(self._at, max(0, len(waiting) - 1))
        self._draw()

    def next(self) -> None:
        """Leave this one for later."""
        if self._waiting:
            self._at = (self._at + 1) % len(self._waiting)
            self._draw()

    def choice(self, digit: int) -> str:
        """Code of the choice with this number, counted from 1; "" where there is none."""
        choices = self.current.choices if self.current else ()
        return choices[digit - 1] if 0 < digit <= len(choices) else ""

    def _draw(self) -> None:
        one = self.current
        self.display = one is not None
        if one is None:
            return
        place = self._texts("inbox.place", number=self._at + 1, count=len(self._waiting))
        head = Content.assemble((place, "bold $text-warning"), f"  {question(one, self._texts)}")
        self.query_one("#inbox-text", Static).update(Content("\n").join([head, *_about(one, self._texts)]))
        keys = [f"{digit} {self._texts(f'choice.{code}')}" for digit, code in enumerate(one.choices, 1)]
        if len(self._waiting) > 1:
            keys.append(self._texts("inbox.next"))
        self.query_one("#inbox-keys", KeyHints).show(SEPARATOR.join(keys))


def question(one: Waiting, texts: Texts) -> str:
    """What is asked."""
    learning = one.kind is WaitingKind.RETRY and one.id.startswith("retry:extract")
    return texts(f"waiting.{one.kind}{'.extract' if learning else ''}", count=one.count)


def _about(one: Waiting, texts: Texts) -> list[Content]:
    rows = []
    for memory, code in ((one.memory, "inbox.newer"), (one.other, "inbox.older")):
        if memory is not None:
            rows.append(_row(memory, texts(code) if one.other is not None else "", texts))
    if one.reason and one.kind is not WaitingKind.RETRY:
        rows.append(Content(f"  {clean_text(one.reason)}").stylize("$text-muted"))
    return rows


def _row(memory: Memory, which: str, texts: Texts) -> Content:
    """The memory, and the words it came from where they say more."""
    facts = [which, memory.created_at.date().isoformat()]
    quote = one_line(memory.origin.text, 80) if memory.origin else ""
    if quote and quote not in memory.content:
        facts.append(texts("inbox.quote", quote=quote))
    quiet = SEPARATOR.join(fact for fact in facts if fact)
    return Content.assemble(f"  {one_line(memory.content)}", (f"   {quiet}", "$text-muted"))
