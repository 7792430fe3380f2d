from __future__ import annotations

from datetime import date

import pytest

from memory.recall.query import RecallQuery
from memory.recall.reading import is_single, read
from tests.memory.recall.builders import NOW


def reading(text, *previous, zone="UTC"):
    return read(RecallQuery(text, NOW, zone, previous=previous))


def days(text):
    return [span.days for span in reading(text).spans]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("昨天我说了什么？", [("2026-11-27", "2026-11-27")]),
        ("What did I do on 3 May 2026?", [("2026-05-03", "2026-05-03")]),
        ("三月份我们定了什么目标？", [("2026-03-01", "2026-03-31")]),
        ("最近怎么样？", []),
        ("Remind me tomorrow", []),
        ("猫叫什么？", []),
        ("季度报告写好了吗", []),
    ],
)
def test_days_that_a_message_names(text, expected):
    assert days(text) == expected


def test_the_words_of_a_resolved_date_are_not_searched_for():
    assert reading("昨天我去了哪家咖啡馆？").terms[0] == "我去"
    assert "may" not in reading("Which museum did I visit on 3 May 2026?").terms


def test_yesterday_is_the_users():
    late = RecallQuery("昨天聊了什么", NOW.replace(hour=22), "Asia/Shanghai")
    assert read(late).spans[0].last == date(2026, 11, 28).toordinal()  # it is the 29th in Shanghai


def test_a_message_that_points_back_is_read_with_what_was_said():
    found = reading("还是上次那个问题", "我的签证材料还缺一份在职证明", "好的")
    assert found.pointing
    assert "签证" in found.terms
    assert "签证" in found.text


def test_a_message_that_says_something_itself_is_read_alone():
    found = reading("杭州有哪些好吃的面馆？", "我的签证材料还缺一份在职证明")
    assert not found.pointing
    assert "签证" not in found.terms


@pytest.mark.parametrize("text", ["谢谢！", "好的", "Thanks a lot", "hi", "ok"])
def test_greetings_and_thanks_ask_nothing(text):
    assert reading(text).asks_nothing


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I finished the second chapter. What is next?", True),
        ("周报写完了，下一步做什么？", False),
        ("我把周报写完了。下一步做什么？", True),
        ("When did I finish the report?", False),
        ("On 3 May I read a novel. Which one?", False),
    ],
)
def test_statements_go_on_with_something_and_questions_do_not(text, expected):
    assert reading(text).running is expected


@pytest.mark.parametrize(("text", "expected"), [("猫", "猫"), ("猫？", "猫"), ("x", "x"), ("猫咪", None), ("？", None)])
def test_one_character(text, expected):
    assert is_single(text) == expected


def test_reading_is_fast():
    import time

    started = time.thread_time()
    for _ in range(50):
        reading("2025年3月，我在和朋友聊天的时候说过最喜欢的咖啡馆是哪一家？")
    assert (time.thread_time() - started) / 50 < 0.1


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("When did Brunhild visit the Prado?", (("brunhild",), ("prado",))),
        ("Did you call her?", ()),
        ("It rained. Then I met Odo", (("odo",),)),
        ("What Is The Best Museum In Town", ()),
        ("上次和 Brunhild 吃的是什么", (("brunhild",),)),
        ("邵明珂是哪天搬走的？", (("邵明", "明珂"),)),
        ("高中同学会定在哪天？", ()),
    ],
)
def test_names_are_told_by_their_capitals_and_surnames(text, names):
    assert read(RecallQuery(text, NOW)).names == names
