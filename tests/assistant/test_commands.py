"""Slash commands: both languages, full-width slash, and what is not a command."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from assistant.command_list import COMMANDS, find_command, nearest, split_command
from assistant.events import ContextReady
from assistant.i18n import has_text
from assistant.model_shelf import ModelShelf, NotKept
from assistant.offline.model import OfflineModel
from memory.prompted import Prompted
from memory.records import Role
from tests.assistant.engine_case import NOW, opened, reply_of, say
from tests.scripted_model import ScriptedModel


@pytest.mark.parametrize(
    ("line", "name", "argument"),
    [
        ("/forget my birthday", "forget", "my birthday"),
        ("／忘记 我的生日", "忘记", "我的生日"),
        ("/记住\u3000我爱喝茶", "记住", "我爱喝茶"),
        ("  /HELP ", "help", ""),
        ("/usr/bin/python is broken", "", ""),
        ("/remember a\nb", "", ""),
        ("no command", "", ""),
        ("/", "", ""),
    ],
)
def test_lines_are_read_as_commands(line: str, name: str, argument: str) -> None:
    assert split_command(line) == (name, argument)


def test_every_command_has_a_chinese_twin_and_its_texts() -> None:
    names = [name for spec in COMMANDS for name in (*spec.names, *spec.chinese)]
    assert len(names) == len(set(names))
    for spec in COMMANDS:
        assert spec.chinese and has_text(spec.help)
        assert not spec.argument or has_text(spec.argument)
        assert all(find_command(name) is spec for name in (*spec.names, *spec.chinese))


def test_the_nearest_name_is_offered() -> None:
    assert nearest("memores") == "memories"
    assert nearest("zzzz") == ""


async def test_commands_change_memory(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        remembered = await engine.command("/记住 我的工位在三楼靠窗")
        assert "三楼靠窗" in remembered.text
        assert len(await engine.memories()) == 1
        assert "三楼" in (await engine.command("／回忆 工位")).text
        assert "三楼" in (await engine.command("/forget 工位")).text
        assert await engine.memories() == ()
        assert await engine.undo()
        assert len(await engine.memories()) == 1


async def test_what_cannot_be_done_gets_one_sentence(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        for line, word in (("/memorie", "/memories"), ("/remember", "/remember"), ("/forget unicorns", "unicorns")):
            reply = await engine.command(line)
            assert word in reply.text and "\n" not in reply.text


async def test_a_new_conversation_keeps_memory(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        await say(engine, "I'm allergic to peanuts")
        opening = await engine.new_session()
        assert opening.messages == ()
        assert len(await engine.memories()) == 1


async def test_day_commands_tell_the_day(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "下周三要去北京开会，帮我想想带什么")
    async with opened(tmp_path, OfflineModel(), now=NOW + timedelta(days=1)) as engine:
        yesterday = (await engine.command("/昨天")).text
        assert "北京" in yesterday
        assert "2026-11-28" in yesterday
        assert (await engine.command("/day 2026-11-28")).text == yesterday
        assert "没有聊过" in (await engine.command("/today")).text
        assert "不是日期" in (await engine.command("/day 昨儿")).text
        await say(engine, "今天把周报写完了，明天交")
        assert "周报" in (await engine.command("/今天")).text


async def test_profile_lists_who_the_user_is_with_dates(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert "不了解" in (await engine.command("/profile")).text
        await say(engine, "我叫小林，我对花生过敏。以后回答简短一点。我喜欢手冲咖啡")
        told = (await engine.command("/档案")).text
        assert "小林" in told and "花生" in told and "简短" in told
        assert "咖啡" not in told
        assert told.count("今天") == len(told.splitlines())


async def test_undo_by_command(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert "没有可以撤回" in (await engine.command("/undo")).text
        await engine.command("/remember 我对花生过敏")
        await engine.command("/forget 花生")
        assert await engine.memories() == ()
        assert "花生" in (await engine.command("/撤销")).text
        assert len(await engine.memories()) == 1


async def test_a_model_that_cannot_be_kept_answers_all_the_same(tmp_path: Path) -> None:
    def save(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "config.toml")

    other = ScriptedModel()
    async with opened(tmp_path, OfflineModel()) as engine:
        engine._shelf = ModelShelf(lambda name, base: other, save, engine._shelf.find)
        with pytest.raises(NotKept):
            await engine.command("/model openai/x")
        assert (await engine.status()).model == other.name


async def test_nothing_of_a_temporary_talk_is_written_down(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await engine.command("/temp")
        assert (await engine.status()).temporary
        assert await say(engine, "我对芒果过敏，最喜欢去青海湖")
        for said in ("今天去爬了一座小山", "路边的花都开了"):
            reply = reply_of(await say(engine, said))
            assert "以后" not in reply and "记" not in reply
        assert await engine.memories() == ()
        await engine.save_draft(Prompted("青海湖怎么去"))
        await engine.command("/temp")
        assert not (await engine.status()).temporary
        await say(engine, "我叫小林")
        assert [view.memory.value for view in await engine.memories()] == ["小林"]
        assert [m.text for m in (await engine.opening()).messages if m.role is Role.USER] == ["我叫小林"]
    held = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert "我叫小林".encode() in held
    assert "芒果".encode() not in held
    assert "青海湖".encode() not in held


async def test_the_standing_is_put_together_kept_and_dropped(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        assert "还没有" in (await engine.command("/现状")).text
        await say(engine, "我在做一个记账小程序的项目")
        assert "记账小程序" in (await engine.command("/standing")).text
        await engine.command("/standing 记账小程序已经上线，下一步做报表")
        events = await say(engine, "最近怎么样？")
        blocks = next(event for event in events if isinstance(event, ContextReady)).blocks
        profile = next(block for block in blocks if block.name == "profile")
        assert profile.lines[-1].text == "记账小程序已经上线，下一步做报表"
        await engine.command("/standing -")
        assert "已经上线" not in (await engine.command("/standing")).text


async def test_the_standing_obeys_forget(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我的项目叫海棠计划")
        await engine.memory.standing.keep("海棠计划在收尾，下一步写文档", by_user=False)
        await engine.command("/forget 海棠计划")
        line = await engine.memory.standing.line()
        assert line is None or "海棠" not in line.text


async def test_status_names_model_and_background_cost(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel(), language="en") as engine:
        told = (await engine.command("/cost")).text
        assert "Model: offline" in told
        assert "0 calls" in told


async def test_earlier_conversations_are_listed_and_gone_on_with(tmp_path: Path) -> None:
    async with opened(tmp_path, OfflineModel()) as engine:
        await say(engine, "我们聊聊装修的预算吧")
        await engine.new_session()
        await say(engine, "换个话题，聊聊旅行")
        titles = [view.title for view in await engine.sessions()]
        assert titles == ["换个话题，聊聊旅行", "我们聊聊装修的预算吧"]
        older = (await engine.sessions())[1]
        opening = await engine.open_session(older.id)
        assert opening.messages[0].text == "我们聊聊装修的预算吧"
        await say(engine, "预算二十万")
        assert (await engine.sessions())[0].id == older.id


async def test_the_last_answer_is_rated_once(tmp_path: Path) -> None:
    async with opened(tmp_path, ScriptedModel(replies=[["好的"], ["花生不行 [m1]"]])) as engine:
        await say(engine, "我对花生过敏")
        assert "没有用到" in (await engine.command("/有用")).text
        await say(engine, "我能吃什么？")
        assert "1" in (await engine.command("/bad")).text
        assert "已经评过" in (await engine.command("/good")).text
        [row] = await engine.memory.hands.find("花生")
        assert row[0].outcome == 0.35


async def test_documents_are_added_shown_and_removed_on_the_screen(tmp_path: Path) -> None:
    path = tmp_path / "lamp one.md"
    path.write_text("# Lamp\n\nThe lamp takes two round cells; turn the collar left to open it.\n")
    async with opened(tmp_path / "home", OfflineModel(), language="en") as engine:
        for typed in (f"/docs add {path}", f"/资料 添加 '{path}'", f'/knowledge "{path}"', f"/docs {path.as_uri()}"):
            assert "lamp one.md" in (await engine.command(typed)).text
        await engine.background.work_for(10.0)
        assert "which cells" not in (said := reply_of(await say(engine, "Which cells does the lamp take?")))
        assert "“lamp one.md › Lamp” says" in said
        assert "one passage" in (await engine.command("/docs")).text
        assert "collar" in (await engine.command("/docs show lamp one.md")).text
        assert "remove NAME" in (await engine.command("/docs something else")).text
        path.unlink()
        assert "yes" in (await engine.command("/docs remove lamp one")).text
        assert "Removed" in (await engine.command("/docs remove lamp one yes")).text
        assert await engine.memory.knowledge.all() == []
