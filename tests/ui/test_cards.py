"""Cards: onboarding questions answered through the prompt, and offers to go on."""

from __future__ import annotations

import pytest
from textual import events

from assistant.events import Asked, Hint, Offer, Question
from tests.ui.conftest import running
from tests.ui.fake_assistant import FakeAssistant, opening

HINT = "回车回答 ∙ 空着回车跳过 ∙ Esc 先聊别的"
NAME = Question("name", "怎么称呼你？ / What may I call you?", HINT, 1, 2)
PLACE = Question("place", "你在哪个城市？", HINT, 2, 2)


def asking() -> FakeAssistant:
    return FakeAssistant(questions=[PLACE])


async def test_a_question_is_answered_through_the_prompt():
    fake = asking()
    async with running(fake, first=opening(question=NAME, greeting="我是记得。")) as stage:
        await stage.shows("我是记得。", "1/2  怎么称呼你？ / What may I call you?", HINT, "你的回答…")
        await stage.type("林晓", "enter")
        await stage.shows("› 林晓", "✓ 记住了：林晓", "2/2  你在哪个城市？")
        await stage.lacks("1/2")
        await stage.type("杭州", "enter")
        await stage.shows("✓ 记住了：杭州", "好的，都记下了。", "说点什么…")
        assert fake.answers == [("name", "林晓"), ("place", "杭州")]
        assert fake.asked == []


async def test_the_screen_speaks_the_language_that_is_asked_for():
    fake = asking()
    which = Question("language", "回答用什么语言？ / Which language should I answer in?", HINT, 1, 2)
    async with running(fake, first=opening(question=which)) as stage:
        await stage.shows("1/2", "你的回答…")
        await stage.type("English", "enter")
        await stage.shows("✓ Remembered: English", "Your answer…", "memory on", "F1 help")
        await stage.lacks("记忆开")


async def test_an_empty_enter_skips():
    fake = asking()
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.pilot.press("enter")
        await stage.shows("（跳过）", "2/2  你在哪个城市？")
        assert fake.answers == [("name", "")]


async def test_esc_in_the_empty_prompt_ends_the_questions_and_never_eats_text():
    fake = asking()
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.type("林", "escape")
        assert stage.prompt.text == "林"
        assert fake.answers == []
        await stage.pilot.press("backspace", "escape")
        await stage.shows("好，不问了。", "说点什么…")
        await stage.lacks("1/2")


async def test_what_is_no_answer_is_sent_as_a_message():
    fake = asking()
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.type("你能做什么？", "enter")
        await stage.shows("好的，收到：你能做什么？")
        await stage.lacks("1/2")
        assert fake.asked == [("你能做什么？", ())]


async def test_what_answers_among_other_things_is_a_message_under_its_question():
    fake = asking()
    async with running(fake, first=opening(question=PLACE)) as stage:
        await stage.shows("2/2")
        await stage.type("成都，做编辑", "enter")
        await stage.shows("问的是 place？", "好的，收到：成都，做编辑")
        text = stage.screen_text()
        assert text.index("问的是 place？") < text.index("› 成都，做编辑")


async def test_pasted_text_is_no_answer_and_the_question_stays():
    fake = asking()
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        stage.app.post_message(events.Paste("我叫王芳"))
        await stage.until(lambda: stage.prompt.text, "pasted")
        await stage.pilot.press("enter")
        await stage.shows("好的，收到：我叫王芳", "1/2  怎么称呼你？")
        assert fake.answers == []
        text = stage.screen_text()
        assert text.index("好的，收到") < text.index("1/2")


async def test_a_command_leaves_the_question_below_its_answer():
    async with running(asking(), first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.type("/remember 我喜欢爬山", "enter")
        await stage.shows("remember：我喜欢爬山")
        text = stage.screen_text()
        assert text.index("remember：我喜欢爬山") < text.index("1/2")


async def test_two_answers_in_a_row_go_to_two_questions():
    fake = asking()
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.type("林晓", "enter")
        await stage.type("杭州", "enter")
        await stage.shows("好的，都记下了。")
        assert fake.answers == [("name", "林晓"), ("place", "杭州")]


async def test_an_answer_that_could_not_be_kept_comes_back_into_the_prompt():
    fake = asking()

    async def broken(code: str, text: str):
        raise OSError("disk full")

    fake.answer = broken
    async with running(fake, first=opening(question=NAME)) as stage:
        await stage.shows("1/2")
        await stage.type("林晓", "enter")
        await stage.shows("没有成功")
        await stage.until(lambda: stage.prompt.text == "林晓", "given back")


async def test_a_question_comes_up_again_later_and_onboard_repeats_them():
    fake = FakeAssistant(questions=[NAME, PLACE])
    async with running(fake) as stage:
        await stage.type("写了一半")
        await fake.news.put(Asked(PLACE))
        await stage.shows("2/2  你在哪个城市？")
        assert stage.prompt.text == "写了一半"
        await stage.pilot.press("ctrl+c")
        await stage.type("/onboard", "enter")
        await stage.shows("1/2  怎么称呼你？")
        await stage.lacks("2/2")


@pytest.mark.parametrize("at_start", [True, False], ids=["at the start", "later"])
async def test_an_offer_is_taken_with_enter(at_start: bool):
    offer = Offer("模型接好了。你之前想写一封请假邮件，现在写吗？", "帮我写一封请假邮件")
    fake = FakeAssistant()
    async with running(fake, first=opening(offer=offer if at_start else None)) as stage:
        if not at_start:
            await fake.news.put(offer)
        await stage.shows("现在写吗？", "回车发送 ∙ Esc 先不用")
        await stage.pilot.press("enter")
        await stage.shows("好的，收到：帮我写一封请假邮件")
        await stage.lacks("现在写吗？")


async def test_an_offer_goes_with_esc_and_with_other_talk():
    fake = FakeAssistant()
    async with running(fake, first=opening(offer=Offer("现在写吗？", "写吧"))) as stage:
        await stage.shows("现在写吗？")
        await stage.pilot.press("escape")
        await stage.lacks("现在写吗？")
        await fake.news.put(Offer("再问一次？", "写吧"))
        await stage.shows("再问一次？")
        await stage.type("先聊别的", "enter")
        await stage.shows("好的，收到：先聊别的")
        await stage.lacks("再问一次？")
        assert [text for text, _ in fake.asked] == ["先聊别的"]


async def test_a_hint_is_a_quiet_line():
    fake = FakeAssistant()
    async with running(fake) as stage:
        await fake.news.put(Hint("可以用的模型：ollama_chat/qwen3。"))
        await stage.shows("可以用的模型：ollama_chat/qwen3。")
        assert stage.prompt.has_focus
