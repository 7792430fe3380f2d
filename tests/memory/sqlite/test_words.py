from __future__ import annotations

import pytest

from memory.ports import IndexFilter
from memory.records import DaySummary, Source
from memory.sqlite.words import phrase, phrases
from tests.memory.sqlite.person import Person

TALK = (
    "我家的猫叫年糕，今年三岁",
    "下周去北京出差，住朝阳区",
    "I drink 乌龙茶 every morning",
    'He said "don\'t panic" and left',
    "繁體中文也要找得到",
    "ＦＵＬＬ－ＷＩＤＴＨ letters, naïve café",
    "用 C++ 写的 parser_v2",
)


@pytest.fixture
def talk(person: Person) -> Person:
    for text in TALK:
        person.says(text)
    return person


def _texts(person: Person, query: str) -> list[str]:
    ids = [row_id.removeprefix("message:").removesuffix("#0") for row_id in person.finds(query)]
    return [message.text for message in person.store.transcript.get_many(ids)]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("猫", 0),
        ("年糕", 0),
        ("北京", 1),
        ("年糕几岁了", 0),
        ("乌龙茶", 2),
        ("茶", 2),
        ("Oolong 乌龙 drink", 2),
        ("DON'T PANIC", 3),
        ('"panic', 3),
        ("繁体", 4),
        ("體", 4),
        ("full width", 5),
        ("CAFE", 5),
        ("parser", 6),
    ],
)
def test_queries_of_any_length_script_and_spelling(talk: Person, query: str, found: int) -> None:
    assert _texts(talk, query) == [TALK[found]]


@pytest.mark.parametrize("query", ["", "  ", '"', "XOR (", "*", "col:x OR", "狗", "NEAR(", "。！", "😀", "\x00"])
def test_queries_that_find_nothing_raise_nothing(talk: Person, query: str) -> None:
    assert talk.finds(query) == []


def test_a_query_is_quoted_whatever_the_user_typed() -> None:
    assert phrase('a" OR b') == '"a or b"'
    assert phrases("茶") == ['"茶"']
    assert phrases("乌龙茶 tea") == ['"乌 龙"', '"龙 茶"', '"tea"']


def test_filters(person: Person) -> None:
    early = person.says("茶", day="2026-11-01")
    late = person.says("茶叶")
    person.store.days.put(DaySummary("2026-11-01", "聊了茶", person.clock.now(), "extractive"))
    search = person.store.words.search

    def ids(where: IndexFilter) -> set[str]:
        return {hit.id for hit in search("茶", 9, where)}

    assert ids(IndexFilter(sources=(Source.DAY,))) == {"day:2026-11-01"}
    assert ids(IndexFilter(sources=(Source.MESSAGE,), days=("2026-11-01", "2026-11-02"))) == {f"message:{early.id}#0"}
    assert ids(IndexFilter(namespaces=("other",))) == set()
    assert ids(IndexFilter(until_ts=early.created_at.timestamp())) == {f"message:{early.id}#0"}
    assert f"message:{late.id}#0" in ids(IndexFilter(namespaces=("me",)))
    assert len(search("茶", 1)) == 1
    assert all(hit.score > 0 for hit in search("茶", 9))


def test_a_changed_text_is_found_by_its_new_words_only(person: Person) -> None:
    for text in ("去了苏州", "去了无锡"):
        person.store.days.put(DaySummary("2026-11-01", text, person.clock.now(), "extractive"))
    assert person.finds("苏州") == []
    assert person.finds("无锡") == ["day:2026-11-01"]


def test_a_damaged_word_index_is_rebuilt_from_the_truth(talk: Person) -> None:
    said = talk.says("我对花生过敏")
    memory = talk.keeps(said, "我对花生过敏", "用户对花生过敏", "allergy", "花生")
    talk.store.forget([memory.id])
    before = {query: talk.finds(query) for query in ("北京", "过敏", "花生")}
    talk.store.db.run("UPDATE words_data SET block = x'0000'")
    with pytest.MonkeyPatch.context() as patch, pytest.raises(ZeroDivisionError):
        patch.setattr(talk.store.transcript, "reindex", lambda ids: 1 / 0)
        talk.store.rebuild()
    assert talk.store.needs_rebuild()
    with talk.store.db.transaction():
        assert list(talk.store.completed())
    assert not talk.store.needs_rebuild()
    assert {query: talk.finds(query) for query in before} == before
    assert talk.store.rebuild() >= len(TALK)
    assert not talk.store.needs_rebuild()
    assert {query: talk.finds(query) for query in before} == before
    assert before["北京"]
    assert talk.store.quick_check() == []
