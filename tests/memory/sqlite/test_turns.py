from __future__ import annotations

from memory.records import Role
from memory.sqlite.turns import turns_beside


def test_messages_come_with_what_was_said_beside_them(person):
    said = [person.says(text) for text in ("一", "二", "三")]
    found = {one.turn.id: one for one in turns_beside(person.store.db, [one.id for one in said])}
    middle = found[said[1].id]
    assert (middle.turn.text, middle.turn.role, middle.turn.day) == ("二", Role.USER, said[1].day)
    assert middle.before and middle.before.text == "一"
    assert middle.after and middle.after.id == said[2].id
    assert found[said[0].id].before is None
    assert found[said[2].id].after is None
    assert middle.turn.created_at == said[1].created_at


def test_what_may_not_be_recalled_is_neither_found_nor_a_neighbour(person):
    first = person.says("一")
    hidden = person.says("藏起来", temporary=True)
    last = person.says("三")
    found = {one.turn.id: one for one in turns_beside(person.store.db, [first.id, hidden.id, last.id, "unknown"])}
    assert set(found) == {first.id, last.id}
    assert found[first.id].after and found[first.id].after.id == last.id


def test_vectors_are_read_by_row(person):
    person.store.vectors.put_many("e", [("h1", "message:a#0", b"\0" * 4), ("h2", "message:b#0", b"\1" * 4)])
    found = person.store.vectors.of_rows(["message:a#0", "message:c#0"], "e")
    assert found == {"message:a#0": b"\0" * 4}
    assert person.store.vectors.of_rows(["message:a#0"], "other") == {}
