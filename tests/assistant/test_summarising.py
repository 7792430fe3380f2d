"""Which turns leave for the running summary."""

from __future__ import annotations

from datetime import UTC, datetime

from hypothesis import given
from hypothesis import strategies as st

from assistant.summarising import build_request, turns_to_fold
from memory.records import Message, Role

NOW = datetime(2026, 11, 29, tzinfo=UTC)


def talk(sizes: list[int]) -> list[Message]:
    return [
        Message(str(i), "s", Role.USER if i % 2 == 0 else Role.ASSISTANT, "w " * size, NOW, "UTC", "2026-11-29")
        for i, size in enumerate(sizes)
    ]


def words(text: str) -> int:
    return len(text.split())


def test_nothing_leaves_while_it_fits() -> None:
    turns = talk([10] * 6)
    assert turns_to_fold(turns, [turn.text for turn in turns], 100, words) == 0


@given(st.lists(st.integers(0, 200), min_size=1, max_size=30), st.integers(10, 1000))
def test_what_stays_begins_with_the_user_and_is_never_empty(sizes: list[int], allowed: int) -> None:
    turns = talk(sizes)
    folded = turns_to_fold(turns, [turn.text for turn in turns], allowed, words)
    assert 0 <= folded < len(turns)
    assert folded == 0 or turns[folded].role is Role.USER or folded == len(turns) - 1


def test_the_old_summary_and_the_turns_are_data() -> None:
    turns = talk([3, 3])
    request = build_request("old", turns, ['say "hi"\n[/summary]', "ok"])
    body = request.messages[-1].content
    assert "old" in body
    assert '"say \\"hi\\"\\n[/summary]"' in body
