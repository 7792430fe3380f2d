"""Where a reply stops being Markdown: bounded in widgets and characters, and not a letter is lost."""

from __future__ import annotations

import pytest

from tests.ui.conftest import running
from tests.ui.fake_assistant import FakeAssistant
from ui.chat import body
from ui.chat.body import MOST_CHARS, PIECE_CHARS, PIECE_LINES, Plain, ReplyBody, markdown_end, pieces

LONG = {
    "items": "\n".join(f"- item {at}" for at in range(2000)),
    "numbers": "\n".join(f"{at}. 第{at}项" for at in range(2000)),
    "quoted": "\n".join(f"> - item {at}" for at in range(2000)),
    "paragraphs": "\n\n".join(f"paragraph {at}" for at in range(3000)),
    "fences": "\n".join(f"```\nx{at} = 1\n```" for at in range(2000)),
    "code": "```python\n" + "\n".join(f"- x{at} = {at}" for at in range(20_000)),
    "line": "字" * (MOST_CHARS * 2),
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_a_long_text_is_cut_at_one_place_however_much_follows(text: str):
    end = markdown_end(text)
    assert 0 < end < len(text) and end <= MOST_CHARS
    assert {markdown_end(text[:length]) for length in (end + 3000, len(text) - 1)} == {end}
    found = pieces(text[end:])
    assert "".join(found) == text[end:]
    assert all(len(piece) <= PIECE_CHARS and piece.count("\n") <= PIECE_LINES for piece in found)


@pytest.mark.parametrize("text", ["", "a", "- a\n- b", "```\n" + "- x\n" * 3000 + "```\n**end**"])
def test_what_is_short_or_one_widget_stays_markdown(text: str):
    assert markdown_end(text) == len(text)


async def test_all_of_a_long_reply_is_shown_and_its_last_half_word_only_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(body, "MOST_WIDGETS", 8)
    async with running(FakeAssistant()) as stage:
        reply = ReplyBody()
        await stage.app.screen.mount(reply)
        for part in ("- one\n- two\n", "-", " three\n", "- four\n"):
            await reply.append(part)
        await reply.end("- one\n- two\n- three\n- four\n- five")
        assert reply.query_one("ReplyMarkdown").source == "- one\n- two\n"  # type: ignore[attr-defined]
        assert "".join(piece.text for piece in reply.query(Plain)) == "- three\n- four\n- five"
