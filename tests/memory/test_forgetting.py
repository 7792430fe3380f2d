from __future__ import annotations

from datetime import UTC, datetime

import pytest

from memory.forgetting import (
    MASK,
    blotted,
    clause_core,
    masked_text,
    sameness_key,
    search_texts,
    spans_to_mask,
    strong_values,
    words_of,
)
from memory.records import Kind, Memory, Quote, SourceType, Status

NOW = datetime(2026, 11, 28, tzinfo=UTC)


def _memory(value: str, slot: str = "likes", content: str = "", quote: str = "", text: str = "") -> Memory:
    start = text.find(quote) if quote else -1
    origin = Quote("m", quote, start, start + len(quote) if start >= 0 else -1) if quote else None
    return Memory(
        "id", Kind.FACT, content or value, Status.ACTIVE, SourceType.TOLD, NOW, NOW, origin, slot=slot, value=value
    )


def _mask(memory: Memory, text: str, *others: Memory, message_id: str | None = None) -> str:
    spans = spans_to_mask(text, words_of(memory), [words_of(other) for other in others], message_id)
    return masked_text(text, spans)


@pytest.mark.parametrize(
    ("value", "slot", "text", "masked"),
    [
        ("手冲咖啡，浅烘的", "likes", "你最喜欢手冲、浅烘的。咖啡豆另说", f"你最喜欢{MASK}、{MASK}。咖啡豆另说"),
        ("手冲咖啡，浅烘的", "likes", "这包豆子浅烘", f"这包豆子{MASK}"),
        ("花生、海鲜", "allergy", "花生不行，海鲜火锅也不行", f"{MASK}不行，{MASK}火锅也不行"),
        ("花生和海鲜", "allergy", "海鲜火锅", f"{MASK}火锅"),
        ("和平饭店", "employer", "和平饭店在外滩，和平年代", f"{MASK}在外滩，和平年代"),
        ("每周三，早上", "schedule", "早上好", "早上好"),
        ("a light roast, pour-over", "likes", "pour-over with a light roast", f"{MASK} with a {MASK}"),
        ("a light roast, pour-over", "likes", "A light lunch and a roast", "A light lunch and a roast"),
        ("light roast beans from Yirgacheffe", "other", "Yirgacheffe: light beans!", f"{MASK}: {MASK} {MASK}!"),
        ("Go", "tool", "Go is fun. Let's go, Gopher!", f"{MASK} is fun. Let's go, Gopher!"),
        ("猫", "pet", "一只猫", "一只猫"),
        ("", "other", "什么都没有", "什么都没有"),
    ],
)  # fmt: skip
def test_repetitions_of_a_value(value: str, slot: str, text: str, masked: str) -> None:
    assert _mask(_memory(value, slot), text) == masked


def test_a_short_value_goes_with_its_clause_and_its_repetition() -> None:
    said = "我养了一只猫，别的猫我不管"
    cat = _memory("猫", "pet", "用户养了一只猫", "我养了一只猫", said)
    assert _mask(cat, said, message_id="m") == f"{MASK}，别的猫我不管"
    assert _mask(cat, "原来你养了一只猫！隔壁也有猫。") == f"原来你{MASK}！隔壁也有猫。"


def test_a_short_number_is_a_repetition_with_its_unit() -> None:
    age = _memory("30", "age", "用户今年30岁", "我今年30岁", "我今年30岁")
    assert _mask(age, "你30岁了，等30分钟") == f"你{MASK}了，等{MASK}分钟"
    assert strong_values(age) == ["30岁"]


def test_a_quote_whose_offsets_are_wrong_is_found_by_its_words() -> None:
    memory = _memory("杭州", "location", "住在杭州", "我住在 杭州", "")
    assert _mask(memory, "对了，我住在杭州。", message_id="m") == f"对了，{MASK}。"
    assert _mask(memory, "没有这句", message_id="m") == "没有这句"


def test_two_that_share_a_clause_and_a_value_keep_it() -> None:
    text = "我从小就住杭州"
    home = _memory("杭州", "hometown", quote=text, text=text)
    city = _memory("杭州", "location", quote=text, text=text)
    assert _mask(city, text, home, message_id="m") == text
    assert _mask(city, text, message_id="m") == MASK


def test_a_paraphrased_value_in_a_shared_clause_takes_all_but_the_others_words() -> None:
    text = "在西湖边做前端"
    city = _memory("杭州", "location", quote=text, text=text)
    job = _memory("前端", "job", quote=text, text=text)
    assert _mask(city, text, job, message_id="m") == f"{MASK}前端"


@pytest.mark.parametrize(
    ("text", "core"),
    [
        ("我养了一只猫。", "养了一只猫"),
        ("用户对花生过敏", "对花生过敏"),
        ("我的猫叫年糕", "猫叫年糕"),
        ("The user is allergic to nuts.", "is allergic to nuts"),
        ("I'm allergic to nuts", "allergic to nuts"),
        ("我叫林晓", ""),
        ("I do", ""),
        ("", ""),
    ],
)
def test_the_core_of_a_clause(text: str, core: str) -> None:
    assert clause_core(text) == core


def test_who_holds_enough_of_a_value_holds_one_of_the_search_texts() -> None:
    memory = _memory("手冲咖啡，浅烘的", content="用户最喜欢手冲咖啡，浅烘的")
    reply = "你喜欢手冲、浅烘的"
    assert spans_to_mask(reply, words_of(memory))
    assert any(text in reply for text in search_texts(memory))


def test_masks_and_blots() -> None:
    assert masked_text("我对花生过敏", [(1, 6)]) == f"我{MASK}"
    assert blotted("我对花生过敏", [(1, 4), (3, 99)]) == "我▒▒▒▒▒"
    assert masked_text("我▒▒▒▒▒", []) == f"我{MASK}"


def test_sameness() -> None:
    same = {sameness_key(text) for text in ("I like C++, v3.5.", "ｉ like c++ V3.5", "I LIKE C++ v3.5!")}
    assert len(same) == 1
    distinct = ("喜欢茶", "不喜欢茶", "C", "C++", "C#", "3.5", "35", "18", "18%")
    assert len({sameness_key(text) for text in distinct}) == len(distinct)
    assert sameness_key("喜歡 茶。") == sameness_key("喜欢茶")


def test_a_very_long_text_takes_no_long_time() -> None:
    memory = _memory("手冲咖啡，浅烘的")
    text = "今天天气不错……我们去公园。" * 2_000
    assert spans_to_mask(text, words_of(memory)) == []
