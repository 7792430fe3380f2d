"""The turn loop: save first, recall, inject, respond, write; and what is kept when something breaks."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from datetime import timedelta
from pathlib import Path

import pytest

from assistant.chat_model import Cause, ModelError, ReasoningDelta
from assistant.events import (
    ContextReady,
    LearnedNow,
    Learnt,
    RecallReady,
    ReplyDone,
    ReplyFailed,
    ReplyReasoning,
    ReplyText,
    TurnStarted,
)
from assistant.offline.model import OfflineModel
from memory.records import MessageState, Role
from tests.assistant.engine_case import NOW, opened, reply_of, say
from tests.scripted_model import ScriptedModel

TALKS = [
    (
        "zh",
        ["我叫沈知夏，在杭州做前端", "我对花生过敏", "我最喜欢手冲咖啡，浅烘的"],
        ("我叫什么？我对什么过敏？", ["沈知夏", "花生"]),
        ("帮我推荐咖啡豆", ["手冲", "浅烘"]),
    ),
    (
        "en",
        ["My name is Nora Finch and I'm a frontend developer in Leeds", "I'm allergic to peanuts", "My favourite coffee is pour-over, light roast"],
        ("What's my name? What am I allergic to?", ["Nora Finch", "peanuts"]),
        ("Recommend some coffee beans", ["pour-over", "light roast"]),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told", "asked", "request_"), TALKS)
async def test_what_is_told_is_known_at_the_next_start(
    tmp_path: Path, language: str, told: list[str], asked: tuple[str, list[str]], request_: tuple[str, list[str]]
) -> None:
    async with opened(tmp_path, OfflineModel(), language=language) as engine:
        for text in told:
            assert any(isinstance(event, LearnedNow) for event in await say(engine, text)), text
    async with opened(tmp_path, OfflineModel(), language=language, now=NOW + timedelta(days=1)) as engine:
        for question, words in (asked, request_):
            answer = reply_of(await say(engine, question))
            assert all(word in answer for word in words), answer


async def test_events_come_in_order_and_the_reply_is_kept(tmp_path: Path) -> None:
    model = ScriptedModel([["你", "好"]])
    async with opened(tmp_path, model) as engine:
        events = await say(engine, "早上好")
        kinds = [type(event) for event in events]
        assert kinds == [TurnStarted, RecallReady, ContextReady, ReplyText, ReplyText, ReplyDone]
        opening = await engine.opening()
    assert [(m.role, m.text, m.state) for m in opening.messages] == [
        (Role.USER, "早上好", MessageState.COMPLETE),
        (Role.ASSISTANT, "你好", MessageState.COMPLETE),
    ]


async def test_a_rule_that_breaks_does_not_take_the_reply_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ValueError("我有糖尿病")

    monkeypatch.setattr("memory.writer.read_message", broken)
    async with opened(tmp_path, ScriptedModel([["好"]])) as engine:
        events = await say(engine, "我有糖尿病")
        [learnt] = [event for event in events if isinstance(event, LearnedNow)]
        assert [change.rule for change in learnt.changes] == ["unreadable"]
        assert isinstance(events[-1], ReplyDone)


async def test_closing_the_turn_stops_the_model_and_keeps_what_came(tmp_path: Path) -> None:
    never = asyncio.Event()
    model = ScriptedModel([["half ", "an answer", never]])
    async with opened(tmp_path, model, language="en") as engine:
        async with aclosing(engine.reply("tell me something")) as events:
            async for event in events:
                if isinstance(event, ReplyText) and event.text.endswith("answer"):
                    break
        assert model.closed_early == 1
        opening = await engine.opening()
        assert opening.messages[-1].text == "half an answer"
        assert opening.messages[-1].state is MessageState.STOPPED
        assert reply_of(await say(engine, "and now?")) == "ok"


async def test_a_model_that_never_ends_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.turn.MOST_REPLY", 100)
    model = ScriptedModel([["ten chars "] * 8 + [ReasoningDelta("ten chars ")] * 8 + [asyncio.Event()]])
    async with opened(tmp_path, model, language="en") as engine:
        await say(engine, "tell me something")
        assert model.closed_early == 1
        [message] = [one for one in (await engine.opening()).messages if one.role is Role.ASSISTANT]
        assert message.text == "ten chars " * 8 and message.state is not MessageState.COMPLETE


async def test_cancelling_the_reader_keeps_what_came_too(tmp_path: Path) -> None:
    never = asyncio.Event()
    model = ScriptedModel([["half", never]])
    async with opened(tmp_path, model, language="en") as engine:
        seen = asyncio.Event()

        async def read() -> None:
            async with aclosing(engine.reply("tell me")) as events:
                async for event in events:
                    if isinstance(event, ReplyText):
                        seen.set()

        task = asyncio.create_task(read())
        await seen.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert model.closed_early == 1
        opening = await engine.opening()
    assert opening.messages[-1].text == "half"


async def test_a_failed_call_keeps_the_message_and_says_what_to_do(tmp_path: Path) -> None:
    model = ScriptedModel([[ModelError(Cause.UNREACHABLE, "m")], ["part", ModelError(Cause.CUT, "m")]])
    async with opened(tmp_path, model, language="en") as engine:
        failed = (await say(engine, "hello there"))[-1]
        assert isinstance(failed, ReplyFailed)
        assert failed.sentence and failed.remedy and failed.message is None
        cut = (await say(engine, "again please"))[-1]
        assert isinstance(cut, ReplyFailed) and cut.message is not None and cut.message.text == "part"
        opening = await engine.opening()
    assert [m.text for m in opening.messages] == ["hello there", "again please", "part"]


async def test_the_request_holds_the_memory_and_the_newest_turn_last(tmp_path: Path) -> None:
    model = ScriptedModel()
    async with opened(tmp_path, model) as engine:
        for text in TALKS[0][1]:
            await say(engine, text)
        await say(engine, "帮我推荐咖啡豆")
        body = model.body
        places = [body.index(mark) for mark in ("[profile]\n", "[history]\n", "[current]\n帮我推荐咖啡豆")]
        assert places == sorted(places)
        assert "沈知夏" in body and "花生" in body and "手冲" in body
        assert model.sent[-1].messages[-1].role == "user"


async def test_forgotten_words_are_in_no_later_request(tmp_path: Path) -> None:
    model = ScriptedModel([["记住了，你对花生过敏。"]])
    async with opened(tmp_path, model) as engine:
        await say(engine, "我对花生过敏")
        held = await engine.memories()
        assert [row.memory.slot for row in held] == ["allergy"]
        await engine.forget([held[0].memory.id])
        await say(engine, "我对什么过敏来着？")
        assert "花生" not in model.body
        await engine.undo()
        await say(engine, "再想想？")
        assert "花生" in model.body


async def test_an_edited_memory_holds_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我对花生过敏")
        memory = (await engine.memories())[0].memory
        await engine.edit(memory.id, "用户对腰果过敏")
        answer = reply_of(await say(engine, "我对什么过敏？"))
        assert "腰果" in answer and "花生" not in answer


async def test_a_secret_is_masked_on_disk_and_stays_in_the_open_session(tmp_path: Path) -> None:
    secret = "sk-" + "abcd1234efgh5678ijkl9012mnop3456"
    model = ScriptedModel()
    async with opened(tmp_path, model, language="en") as engine:
        events = await say(engine, f"my key is {secret}, does it look right?")
        assert isinstance(events[0], TurnStarted) and events[0].masked == 1
        assert secret in model.body
        await say(engine, "and what did I just paste?")
        assert secret in model.body
    written = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert secret.encode() not in written
    async with opened(tmp_path, model, language="en") as engine:
        await say(engine, "hello again")
        assert secret not in model.body


async def test_tags_are_taken_out_and_counted(tmp_path: Path) -> None:
    model = ScriptedModel()
    async with opened(tmp_path, model) as engine:
        await say(engine, "我对花生过敏")
        recall = await engine.recall("花生")
        assert recall.profile
        tag = recall.profile[0].tag or "p1"
        model.replies = [[f"避开花生[{tag}", "]。"]]
        done = (await say(engine, "我该避开什么？"))[-1]
        assert isinstance(done, ReplyDone)
        assert done.message.text == "避开花生。"
        assert done.cited == (recall.profile[0].id,)


async def test_thinking_is_shown_and_never_sent_back(tmp_path: Path) -> None:
    model = ScriptedModel([[ReasoningDelta("hidden thought"), "answer"]])
    async with opened(tmp_path, model, language="en") as engine:
        events = await say(engine, "think")
        assert any(isinstance(event, ReplyReasoning) for event in events)
        await say(engine, "go on")
        assert "hidden thought" not in model.body
        opening = await engine.opening()
    assert opening.messages[1].reasoning == "hidden thought"


async def test_hostile_text_of_the_model_is_cleaned(tmp_path: Path) -> None:
    model = ScriptedModel([["safe\x1b]52;c;", "ZXZpbA==\x07 text\u202e"]])
    async with opened(tmp_path, model, language="en") as engine:
        assert reply_of(await say(engine, "hello you")) == "safe text"


async def test_pasted_text_is_never_learnt(tmp_path: Path) -> None:
    text = "看看这个：我叫王小明，我对虾过敏"
    async with opened(tmp_path, OfflineModel()) as engine:
        events = await say(engine, text, pasted=((5, len(text)),))
        assert not any(isinstance(event, LearnedNow) for event in events)
        assert await engine.memories() == ()


async def test_the_model_reads_every_three_turns_and_only_what_was_typed_counts(tmp_path: Path) -> None:
    answer = (
        '{"memories": [{"should_remember": true, "kind": "preference", "slot": "likes", "content": "用户喜欢海边",'
        ' "quote": "海边待着最舒服", "confidence": 0.9, "importance": 0.6},'
        ' {"should_remember": true, "kind": "fact", "slot": "pet", "content": "用户有一只狗", "quote": "我有一只狗",'
        ' "confidence": 0.9, "importance": 0.6}]}'
    )
    model = ScriptedModel(completions=[answer])
    async with opened(tmp_path, model) as engine:
        await say(engine, "周末去哪呢")
        await say(engine, "海边待着最舒服")
        assert not model.completed
        await say(engine, "山里也行吧")
        await say(engine, "嗯")
        assert len(model.completed) == 1
        assert [row.memory.content for row in await engine.memories()] == ["用户喜欢海边"]


@pytest.mark.parametrize("turn", ["对了，帮我想想阳台种什么", "By the way, what should I plant?"])
async def test_the_model_reads_at_a_topic_change_and_not_more_than_once_in_three_turns(
    tmp_path: Path, turn: str
) -> None:
    model = ScriptedModel(completions=['{"memories": []}'] * 9)
    async with opened(tmp_path, model) as engine:
        read = []
        for text in ("海边待着最舒服", turn, turn, turn, turn, turn, turn):
            await say(engine, text)
            read.append(len(model.completed))
        assert read == [0, 1, 1, 2, 2, 2, 3]


async def test_an_unreadable_extraction_is_repaired_once_then_waits(tmp_path: Path) -> None:
    model = ScriptedModel(completions=["no json here", "still none"])
    async with opened(tmp_path, model, language="en") as engine:
        for text in ("one thing", "two things", "three things"):
            await say(engine, text)
        assert len(model.completed) == 2
        assert await engine.memories() == ()
        assert (await engine.status()).waiting >= 1


async def test_the_oldest_turns_fold_into_a_summary(tmp_path: Path) -> None:
    model = ScriptedModel(completions=['{"memories": []}'] * 20)
    async with opened(tmp_path, model, language="en", window_tokens=2000, extract_every=99) as engine:
        model.completions = ["They planned a trip to Porto."] * 3
        for number in range(12):
            model.replies = [["answer " * 60]]
            await say(engine, f"question {number} " + "word " * 60)
        assert "They planned a trip to Porto." in model.body
        window = [message.content for message in model.sent[-1].messages[:-1]]
        assert not any("question 0 " in content for content in window)


async def test_background_news_reaches_the_reader(tmp_path: Path) -> None:
    answer = (
        '[{"should_remember": true, "kind": "preference", "slot": "likes", "content": "The user likes rainy streets",'
        ' "quote": "rainy streets call to me", "confidence": 0.9, "importance": 0.6}]'
    )
    model = ScriptedModel(completions=[answer])
    async with opened(tmp_path, model, language="en", extract_every=1) as engine:
        notices = engine.notices()
        pending = asyncio.ensure_future(anext(notices))
        await asyncio.sleep(0)
        await say(engine, "rainy streets call to me")
        while not isinstance(notice := await asyncio.wait_for(pending, 5), Learnt):
            pending = asyncio.ensure_future(anext(notices))
        await notices.aclose()
        assert notice.changes[0].memory is not None


async def test_the_first_request_holds_greeting_days_and_what_was_asked_for(tmp_path: Path) -> None:
    for ago, said in (
        (3, "我们把阳台的花架装好了，周末去买花苗"),
        (2, "我最喜欢手冲咖啡，浅烘的"),
        (1, "下周三要去北京开前端大会"),
    ):
        async with opened(tmp_path, OfflineModel(), now=NOW - timedelta(days=ago)) as engine:
            await say(engine, said)
    model = ScriptedModel()
    async with opened(tmp_path, model) as engine:
        await engine.background.catch_up()
        greeting = (await engine.opening()).greeting
        assert "北京" in greeting
        await say(engine, "帮我推荐咖啡豆")
        history = model.sent[-1].messages[-1].content
        assert all(word in history for word in ("花架", "手冲", "北京"))
        assert history.index("手冲") < history.index("花架")
        lines = [line for line in history.splitlines() if line.startswith("- ")]
        assert len(lines) <= 8
    async with opened(tmp_path, model, now=NOW + timedelta(days=1)) as engine:
        await engine.command("/forget 北京")
        await engine.opening()
        await say(engine, "好，继续")
        sent = model.body
        assert "北京" not in sent


async def test_the_built_in_model_speaks_of_what_was_asked_not_of_the_greeting(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), now=NOW - timedelta(days=1)) as engine:
        await say(engine, "我最喜欢手冲咖啡，浅烘的")
        await say(engine, "下周三要去北京开前端大会")
    async with opened(tmp_path, OfflineModel()) as engine:
        await engine.opening()
        reply = reply_of(await say(engine, "帮我推荐咖啡豆"))
        assert "手冲" in reply
        assert "北京" not in reply


async def test_a_request_that_had_to_wait_is_offered_once_a_model_is_there(tmp_path: Path) -> None:
    request = "帮我写一首关于秋天的诗"
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, request)
        assert (await engine.opening()).offer is None
    model = ScriptedModel()
    async with opened(tmp_path, model, now=NOW + timedelta(days=1)) as engine:
        offer = (await engine.opening()).offer
        assert offer is not None
        assert offer.prompt == request
        assert "昨天" in offer.text
        await say(engine, offer.prompt)
        assert (await engine.opening()).offer is None
