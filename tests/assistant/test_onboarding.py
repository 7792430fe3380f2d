"""The first questions: what is asked, taken, skipped, asked again and never asked."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from assistant.engine import Engine
from assistant.events import Answered, Asked
from assistant.offline.model import OfflineModel
from assistant.onboarding_topics import FIRST, LATER, TOPICS, is_answer, is_skip, is_value
from memory.records import Role, SourceType
from tests.assistant.engine_case import NOW, opened, reply_of, say

ZH = ("小林", "中文", "杭州", "前端工程师", "简洁", "花生过敏")
EN = ("Tom", "English", "Leeds", "nurse", "brief", "I'm allergic to peanuts")


async def answer_all(engine: Engine, answers: tuple[str, ...]) -> Answered:
    """Answer card after card."""
    question = (await engine.opening()).question
    answered = Answered(taken=False)
    for answer in answers:
        assert question is not None
        answered = await engine.answer(question.code, answer)
        question = answered.question
    return answered


@pytest.mark.parametrize(("language", "answers", "name"), [("zh", ZH, "小林"), ("en", EN, "Tom")])
async def test_answers_become_the_profile(tmp_path: Path, language: str, answers: tuple[str, ...], name: str) -> None:
    async with opened(tmp_path, OfflineModel(), language=language) as engine:
        last = await answer_all(engine, answers)
        assert last.question is None
        assert name in last.farewell
        views = await engine.memories()
        held = {view.memory.slot: view.memory for view in views}
        assert {"name", "reply_language", "location", "job", "reply_style", "allergy"} <= set(held)
        assert all(memory.source_type is SourceType.ONBOARDING for memory in held.values())
        assert all(memory.in_profile for memory in held.values())
        assert all(view.quotes and view.memory.origin and view.memory.origin.message_id for view in views)
        again = await engine.opening()
        assert again.question is None
        assert not again.unanswered.text
        assert [m.text for m in again.messages if m.role is Role.USER] == list(answers)


async def test_the_first_screen_speaks_both_languages_and_says_what_works(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        opening = await engine.opening()
        assert opening.question is not None
        assert "What may I call you?" in opening.question.text
        assert "怎么称呼你？" in opening.question.text
        assert "/model" in opening.greeting
        assert "记得（Jide）" in opening.greeting
        second = await engine.answer("name", "小林")
        assert second.question is not None
        third = await engine.answer(second.question.code, "中文")
        assert third.question is not None
        assert third.question.text == "你在哪个城市？"


@pytest.mark.parametrize(
    ("answer", "spoken"),
    [("中文", "zh"), ("繁體中文", "zh"), ("English please", ""), ("中文 or English", ""), ("日语", "")],
)
async def test_the_screen_follows_the_language_that_is_asked_for(tmp_path: Path, answer: str, spoken: str) -> None:
    kept: list[str] = []
    async with opened(tmp_path, OfflineModel(), language="en", keep_language=kept.append) as engine:
        await engine.answer("name", "Ming")
        answered = await engine.answer("language", answer)
        assert answered.language == spoken
        assert kept == ([spoken] if spoken else [])


async def test_a_language_that_a_setting_names_stays(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        await engine.answer("name", "Ming")
        assert not (await engine.answer("language", "中文")).language


async def test_a_whole_introduction_is_replied_to_and_what_it_tells_is_not_asked(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert not (await engine.answer("name", "我叫小林，在杭州做前端")).taken
        assert "小林" in reply_of(await say(engine, "我叫小林，在杭州做前端"))
        asked = [question.code for _ in range(6) if (question := await engine.onboarding.after_turn())]
        assert asked == ["language", "style", "never"]


async def test_no_questions_where_there_was_talk_before(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "今天天气不错")
        assert (await engine.opening()).question is None
        assert (await engine.day_so_far()).questions == ()


async def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ZH[:2])
    async with opened(tmp_path, OfflineModel()) as engine:
        opening = await engine.opening()
        assert opening.question is not None
        assert opening.question.code == "place"
        assert opening.unanswered.text == ""


async def test_ordinary_talk_ends_the_questions_and_the_open_ones_come_up_once(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        question = (await engine.opening()).question
        assert question is not None
        assert not (await engine.answer(question.code, "帮我推荐一本书")).taken
        assert (await engine.opening()).question is None
        asked: list[str] = []
        notices = engine.notices()
        reading = asyncio.ensure_future(anext(notices))
        for said in ("一", "二", "三", "四", "五", "六", "七"):
            await asyncio.sleep(0)
            await say(engine, f"第{said}句话")
            while reading.done():
                notice = reading.result()
                if isinstance(notice, Asked):
                    asked.append(notice.question.code)
                reading = asyncio.ensure_future(anext(notices))
                await asyncio.sleep(0)
        reading.cancel()
        assert len(asked) == len(set(asked)) == 4
        assert set(asked) <= {topic.code for topic in FIRST}


async def test_a_statement_about_something_else_is_ordinary_talk(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert (await engine.answer("name", "我叫小林")).taken
        assert not (await engine.answer("language", "我对花生过敏")).taken
        assert "花生" in reply_of(await say(engine, "我对花生过敏"))
        assert {view.memory.slot for view in await engine.memories()} == {"name", "allergy"}


@pytest.mark.parametrize(
    ("answer", "place"),
    [("成都，在一家出版社做编辑", "成都"), ("Leeds, and I work as a nurse", "Leeds")],
)
async def test_an_answer_that_tells_more_is_read_beside_its_question(tmp_path: Path, answer: str, place: str) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        answered = await engine.answer("place", answer)
        assert not answered.taken
        assert answered.asked
        await say(engine, answer)
        assert {(memory.slot, memory.value) for memory in await engine.memory.active()} > {("location", place)}


async def test_a_skipped_question_that_is_answered_later_is_learnt(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ("小林", "中文", "杭州", "", "简洁", "没有"))
        assert await engine.onboarding.after_turn() is None
        again = await engine.onboarding.after_turn()
        assert again is not None
        assert again.code == "job"
        answered = await engine.answer("job", "护士")
        assert [change.memory.slot for change in answered.changes if change.memory] == ["job"]
        assert await engine.onboarding.after_turn() is None


async def test_later_questions_wait_for_another_day_one_a_day(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ZH)
        for _ in range(7):
            await engine.onboarding.after_turn()
    codes = []
    for day in range(1, 6):
        async with opened(tmp_path, OfflineModel(), now=NOW + timedelta(days=day)) as engine:
            asked = [question.code for _ in range(4) if (question := await engine.onboarding.after_turn())]
            assert len(asked) <= 1
            codes += asked
    assert codes == [topic.code for topic in LATER]


async def test_nothing_of_what_must_never_be_forgotten_is_lost(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, (*ZH[:5], "青霉素过敏，还有妈妈的忌日是三月五号别安排事"))
        told = " ".join(view.memory.content for view in await engine.memories())
        assert "青霉素" in told
        assert "忌日" in told


async def test_a_secret_in_an_answer_is_masked(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ("小林，密码是hunter2secret",))
        kept = [m.text for m in (await engine.opening()).messages]
        assert not any("hunter2secret" in text for text in kept)
        assert not any("hunter2secret" in view.memory.content for view in await engine.memories())


async def test_asking_all_again_by_command(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ("小林", "", "", "", "", ""))
        reply = await engine.command("/onboard")
        assert reply.action == "ask"
        assert reply.question is not None
        assert reply.question.code == "language"


async def test_onboarding_is_not_what_the_day_was_about(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await answer_all(engine, ZH)
        assert (await engine.day_so_far()).summary == ""
        await say(engine, "下周想去北京看展览，顺便见见老同学")
        assert "北京" in (await engine.day_so_far()).summary
    async with opened(tmp_path, OfflineModel(), now=NOW + timedelta(days=1)) as engine:
        greeting = (await engine.opening()).greeting
        assert "小林" in greeting
        assert "简洁" not in greeting
        assert "小林" in reply_of(await say(engine, "我叫什么？"))


@pytest.mark.parametrize(
    "answer", ["", " ", "跳过", "skip", "Skip!", "没有", "不想说", "prefer not to say", "以后再说"]
)
def test_ways_to_skip(answer: str) -> None:
    assert is_skip(answer)


@pytest.mark.parametrize("request_text", ["帮我推荐咖啡豆", "recommend some coffee beans", "给我写一封请假邮件"])
def test_a_request_is_no_answer_to_any_question(request_text: str) -> None:
    assert [topic.code for topic in (*FIRST, *LATER) if is_answer(topic, request_text)] == []


@pytest.mark.parametrize(
    "answer", ["请用三句话回答", "Please keep it short", "别忘了我对虾过敏", "answer in bullet points"]
)
def test_a_wish_about_answers_is_an_answer(answer: str) -> None:
    assert all(is_answer(topic, answer) for topic in FIRST if topic.code in {"style", "never"})


@pytest.mark.parametrize("answer", ["杭州", "Leeds", "无锡", "没问题先生", "Nora", "Noah", "passau"])
def test_what_only_begins_like_a_skip(answer: str) -> None:
    assert not is_skip(answer)


BARE = {
    "name": ("Meg", "小林", "Dr. Okafor", "林知远"),
    "language": ("中文", "English", "both", "粤语", "Dutch please"),
    "place": ("杭州", "a village near Leeds", "Tromsø"),
    "job": ("护士", "a nurse on nights", "摆摊卖煎饼", "retired"),
    "style": ("简洁", "friendly", "短一点", "请用三句话回答", "answer in bullet points"),
    "never": ("花生过敏", "peanuts"),
    "project": ("记忆引擎", "a garden shed"),
}
REMARKS = (
    "The bus was late again this morning",
    "今天给我妈修了一下午水管",
    "My knees hurt after the run this morning",
    "今天地铁坏了，迟到了半小时",
    "It's been raining all week here",
    "Olu wants the handover notes by Friday",
    "我昨天和他说了很多话",
    "改天再说吧",
    "去一趟银行",
    "Mark can't swim",
    "sorry, March",
    "今晚吃火锅",
    "好累啊",
    "糖糖怕黑",
)
OWN_WORK = {"我开大车跑长途": "我开大车跑长途", "I paint houses": "paints houses", "我在家带孩子": "在家带孩子"}


@pytest.mark.parametrize(("code", "answers"), BARE.items())
def test_a_bare_value_is_an_answer(code: str, answers: tuple[str, ...]) -> None:
    assert [answer for answer in answers if not is_value(TOPICS[code], answer)] == []


@pytest.mark.parametrize(("answer", "kept"), OWN_WORK.items())
async def test_a_sentence_of_what_one_does_answers_what_the_work_is(tmp_path: Path, answer: str, kept: str) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert (await engine.answer("job", answer)).taken
        [memory] = await engine.memory.active()
        assert kept.removeprefix("我") in memory.content


@pytest.mark.parametrize("remark", REMARKS)
async def test_a_remark_is_no_answer_to_a_question_in_passing(tmp_path: Path, remark: str) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await engine.onboarding.leave("name")
        await engine.onboarding.after_turn()
        card = await engine.onboarding.after_turn()
        assert card is not None
        for code in TOPICS:
            assert not (await engine.answer(code, remark)).taken
        assert await engine.memory.active() == ()
