from __future__ import annotations

from memory.recall.candidates import Candidate
from memory.recall.lines import history_line, line_text, reasons
from memory.records import RESTING, Kind, Role, Source
from tests.memory.recall.builders import NOW, WordCounter, memory

SAID = Candidate("message:a#0", Source.MESSAGE, "a", "我选了靠窗的座位", NOW, "2026-11-28", role=Role.USER)


def of(held):
    return Candidate(f"memory:{held.id}", Source.MEMORY, held.id, held.content, NOW, "2026-11-28", memory=held)


def test_a_turn_shows_the_turn_that_it_answers():
    assert line_text(SAID, ("你想坐哪里？", "好的"), (), 200) == "我选了靠窗的座位 ← 你想坐哪里？"


def test_a_question_shows_its_answer():
    asked = SAID._replace(text="坐哪里好？")
    assert line_text(asked, ("订好票了", "靠窗吧"), (), 200) == "坐哪里好？ → 靠窗吧"
    assert line_text(asked, ("订好票了", ""), (), 200) == "坐哪里好？ ← 订好票了"


def test_a_line_never_exceeds_its_length():
    long = SAID._replace(text="座位" * 200)
    assert len(line_text(long, ("前" * 300, "后" * 300), (), 200)) == 200
    near = SAID._replace(text="座" * 190)
    assert line_text(near, ("前" * 300, ""), (), 200) == "座" * 190
    assert len(line_text(SAID, ("前" * 300, ""), (), 200)) == 200


def test_a_memory_stands_alone():
    assert line_text(of(memory("m", "用户喜欢靠窗")), ("前", "后"), (), 200) == "用户喜欢靠窗"


def test_a_line_carries_what_the_panel_shows():
    held = memory("m", "用户喜欢靠窗的座位", Kind.PREFERENCE, slot="likes")
    line = history_line(of(held), 0.87654, {"words": 0.51239, "importance": 0.0}, ("", ""), (), 200, WordCounter())
    assert (line.id, line.source, line.date, line.score) == ("m", Source.MEMORY, "2026-11-28", 0.8765)
    assert (line.slot, line.kind, line.item_ids) == ("likes", "preference", ())
    assert line.parts["words"] == 0.5124
    assert line.reasons == (("words", "0.51"),)
    assert line.tokens > 0


def test_reasons_say_who_spoke_and_what_is_at_rest():
    assert ("said_by", "assistant") in reasons(SAID._replace(role=Role.ASSISTANT), {})
    for status in RESTING:
        assert reasons(of(memory("m", "x", status=status)), {}) == ((status.value, ""),)
    assert reasons(of(memory("m", "x")), {}) == ()
