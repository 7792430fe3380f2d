"""The prompt: new lines, history, pasting, words, the list of commands."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events

from assistant.events import Event, ReplyText
from memory.prompted import Prompted
from tests.ui.conftest import running
from tests.ui.fake_assistant import SPECS, FakeAssistant, opening
from ui.prompt import commands
from ui.prompt.history import History
from ui.prompt.outside import still_pasted
from ui.prompt.pastes import Chips, is_huge, merged, shifted


def past(*texts: str) -> tuple[Prompted, ...]:
    """Prompts of an earlier sitting."""
    return tuple(map(Prompted, texts))


async def paste(stage, text: str) -> None:
    stage.app.post_message(events.Paste(text))
    await stage.pilot.pause()


@pytest.mark.parametrize("key", ["ctrl+j", "shift+enter", "shift+\r"], ids=["ctrl+j", "shift+enter", "tmux"])
async def test_keys_that_break_the_line(key: str):
    async with running() as stage:
        await stage.type("第一行")
        stage.app.post_message(events.Key(key, None))
        await stage.type("second", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert stage.fake.asked[0][0] == "第一行\nsecond"


async def test_a_backslash_before_enter_breaks_the_line():
    async with running() as stage:
        await stage.type("一\\", "enter")
        await stage.type("二")
        assert stage.prompt.text == "一\n二"


async def test_blank_prompts_are_not_sent():
    async with running() as stage:
        await stage.type("  \u3000 ", "enter")
        await stage.type("好", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert len(stage.fake.asked) == 1


def burst(stage, *keys: str) -> None:
    """Keys that come faster than they are dealt with, as on a busy machine."""
    for key in keys:
        stage.app.post_message(events.Key(key, key if len(key) == 1 else None))


async def test_what_is_typed_right_after_enter_is_the_next_message():
    async with running() as stage:
        burst(stage, *"one", "enter", *"two", "enter", *"and")
        await stage.until(lambda: len(stage.fake.asked) == 2, "both sent")
        assert [text for text, _ in stage.fake.asked] == ["one", "two"]
        assert stage.prompt.text == "and"


async def test_what_is_typed_right_after_a_command_stays_in_the_prompt():
    async with running() as stage:
        await stage.type("/mem")
        burst(stage, *"ories", "enter", *"tea", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert (stage.fake.commands, stage.fake.asked[0][0]) == (["/memories"], "tea")


async def test_history_goes_back_and_forth_and_keeps_the_draft():
    async with running(first=opening(history=past("很久以前", "昨天"))) as stage:
        await stage.type("今天", "enter")
        await stage.shows("好的，收到：今天")
        await stage.type("写了一半")
        seen = []
        for key in ("up", "up", "up", "up", "down", "down", "down"):
            await stage.pilot.press(key)
            seen.append(stage.prompt.text)
        assert seen == ["今天", "昨天", "很久以前", "很久以前", "昨天", "今天", "写了一半"]


async def test_an_earlier_prompt_is_searched_and_up_and_down_go_on_from_it():
    async with running(first=opening(history=past("第一", "找这句", "最后"))) as stage:
        await stage.type("草稿")
        await stage.pilot.press("ctrl+r")
        await stage.until(lambda: not stage.app.home, "the search")
        await stage.type("这句", "enter")
        await stage.until(lambda: stage.prompt.text == "找这句", "the found prompt")
        await stage.pilot.press("up")
        assert stage.prompt.text == "第一"
        await stage.pilot.press("down", "down", "down")
        assert stage.prompt.text == "草稿"


@pytest.mark.parametrize(
    ("pasted", "text", "spans"),
    [
        ((), "a new text", ()),
        (((2, 5),), "now abc moved", ((4, 7),)),
        (((2, 5), (6, 9)), "abc and abc", ((0, 3), (8, 11))),
        (((2, 5),), "aXbc", ((0, 4),)),
        (((2, 5),), "", ()),
    ],
)
def test_what_was_pasted_is_still_pasted_after_an_editor(pasted, text: str, spans):
    assert still_pasted(Prompted("x abc abc", pasted), text) == spans


async def test_up_and_down_move_inside_a_prompt_of_several_lines_first():
    async with running(first=opening(history=past("以前"))) as stage:
        await stage.type("一", "ctrl+j")
        await stage.type("二")
        await stage.pilot.press("up")
        assert stage.prompt.text == "一\n二"
        await stage.pilot.press("up")
        assert stage.prompt.text == "以前"
        await stage.pilot.press("down")
        assert stage.prompt.text == "一\n二"


async def test_a_long_line_counts_as_the_lines_it_is_shown_on():
    async with running(first=opening(history=past("以前")), size=(60, 24)) as stage:
        await stage.type("很长的一行" * 20)
        await stage.pilot.press("up")
        assert stage.prompt.text.startswith("很长")


async def test_the_prompt_grows_to_ten_rows_with_a_row_below():
    async with running() as stage:
        await stage.type("x", *["ctrl+j"] * 15)
        assert stage.prompt.size.height == 10
        assert stage.prompt.region.bottom < stage.app.size.height


async def test_pasted_parts_are_known_when_sent():
    async with running() as stage:
        await stage.type("看这段：")
        await paste(stage, "一\r\n二\r三")
        await stage.type("，懂吗", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert stage.fake.asked == [("看这段：一\n二\n三，懂吗", ((4, 9),))]


async def test_pasted_spans_follow_edits_and_undo():
    async with running() as stage:
        await paste(stage, "PASTED")
        await stage.pilot.press("home")
        await stage.type("ab")
        assert stage.prompt.saved.pasted == ((2, 8),)
        await stage.pilot.press("right", "right")
        await stage.type("XY")
        assert stage.prompt.saved.pasted == ((2, 4), (6, 10))
        stage.prompt.undo()
        assert stage.prompt.text == "abPASTED"
        assert stage.prompt.saved.pasted == ((2, 8),)


async def test_what_was_pasted_in_an_earlier_sitting_is_still_pasted_when_sent_again():
    before = Prompted("看：我叫王芳", ((2, 6),))
    async with running(first=opening(history=(before,))) as stage:
        await stage.pilot.press("up")
        await stage.type("，对吗", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert stage.fake.asked == [("看：我叫王芳，对吗", ((2, 6),))]


async def test_what_was_pasted_into_a_draft_is_still_pasted_at_the_next_start():
    async with running(first=opening(draft=Prompted("我叫王芳", ((0, 4),)))) as stage:
        await stage.until(lambda: stage.prompt.text, "restored")
        await stage.type("，她说")
        await stage.pilot.press("ctrl+q")
        await stage.until(lambda: stage.fake.closed, "left")
        assert stage.fake.drafts[-1] == Prompted("我叫王芳，她说", ((0, 4),))


async def test_a_huge_prompt_of_an_earlier_sitting_is_a_chip():
    huge = Prompted("长" * 100_000, ((0, 100_000),))
    async with running(first=opening(history=(Prompted("以前"), huge))) as stage:
        await stage.type("草稿", "up")
        await stage.shows("粘贴 #1")
        await stage.pilot.press("up", "down", "down")
        assert stage.prompt.text == "草稿"
        await stage.pilot.press("up", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        assert stage.fake.asked == [(huge.text, huge.pasted)]


async def test_a_paste_in_several_lines_is_not_sent_by_itself():
    async with running() as stage:
        await paste(stage, "一\n二\n")
        assert stage.prompt.text == "一\n二\n"
        assert stage.fake.asked == []


async def test_a_pasted_slash_is_text():
    async with running() as stage:
        await paste(stage, "/quit")
        await stage.pilot.press("enter")
        await stage.shows("好的，收到：/quit")
        assert stage.fake.asked == [("/quit", ((0, 5),))]


@pytest.mark.parametrize(
    "text", ["长" * 200_000, "line\n" * 40_000, "短\n" + "长" * 6_000], ids=["one line", "many lines", "long line"]
)
async def test_a_huge_paste_is_a_chip_that_expands_when_sent(text: str):
    fake = FakeAssistant()

    async def script(said: str) -> AsyncIterator[Event]:
        yield ReplyText("好")
        yield fake.done("好")

    fake.script = script
    async with running(fake) as stage:
        await stage.type("看：")
        await paste(stage, text)
        await stage.shows("粘贴 #1")
        assert len(stage.prompt.text) < 60
        await stage.type("？", "enter")
        await stage.until(lambda: stage.fake.asked, "sent")
        sent, pasted = stage.fake.asked[0]
        assert sent == f"看：{text}？"
        assert pasted == ((2, 2 + len(text)),)


async def test_backspace_takes_a_chip_as_a_whole():
    async with running() as stage:
        await paste(stage, "长" * 30_000)
        await stage.pilot.press("backspace")
        assert stage.prompt.text == ""


async def test_ctrl_w_takes_a_chinese_character_and_an_english_word():
    async with running() as stage:
        await stage.type("你好世界 hello world", "ctrl+w")
        assert stage.prompt.text == "你好世界 hello "
        await stage.pilot.press("ctrl+w", "ctrl+w")
        assert stage.prompt.text == "你好世"


async def test_escape_sequences_in_a_paste_are_dropped():
    async with running() as stage:
        await paste(stage, "a\x1b]52;c;aGk=\x07b\x1b[31mc\u202ed\x9b2J")
        assert stage.prompt.text == "abcd"


async def test_what_is_typed_elsewhere_lands_in_the_prompt():
    async with running() as stage:
        await stage.pilot.press("tab")
        await stage.until(lambda: stage.app.stage.panel.has_focus, "panel has focus")
        await stage.type("z你")
        assert stage.prompt.text == "z你"
        assert stage.prompt.has_focus


@pytest.mark.parametrize("mark", ["?", "？"])
async def test_a_question_mark_in_the_empty_prompt_opens_help(mark: str):
    async with running() as stage:
        await stage.type(mark)
        await stage.shows("Ctrl+J", "/memories", "换行")
        await stage.pilot.press("escape")
        await stage.type(f"好{mark}")
        assert stage.prompt.text == f"好{mark}"


async def test_the_list_of_commands_follows_what_is_typed():
    async with running() as stage:
        await stage.type("/")
        await stage.shows("/memories", "/remember", "/forget", "查看和修改记住的事")
        await stage.type("mod")
        await stage.lacks("/memories")
        await stage.shows("/model")
        await stage.pilot.press("escape")
        await stage.lacks("查看或更换模型")
        assert stage.prompt.text == "/mod"
        await stage.pilot.press("ctrl+p")
        assert stage.prompt.text == "/mod"
        stage.prompt.clear()
        await stage.pilot.press("ctrl+p")
        await stage.shows("/memories", "查看和修改记住的事")


async def test_enter_runs_a_complete_command_with_the_list_open():
    async with running() as stage:
        await stage.type("/memories", "enter")
        await stage.shows("搜索…", "还没有记住什么")


@pytest.mark.parametrize("line", ["/记忆", "／记忆", "／memories", "／ｍｅｍｏｒｉｅｓ"])
async def test_chinese_and_full_width_names(line: str):
    async with running() as stage:
        await stage.type(line, "enter")
        await stage.shows("搜索…")


async def test_tab_inserts_and_an_argument_can_follow():
    async with running() as stage:
        await stage.type("/rem", "tab")
        assert stage.prompt.text == "/remember "
        await stage.type("我喜欢爬山", "enter")
        await stage.shows("remember：我喜欢爬山")
        assert stage.fake.commands == ["/remember 我喜欢爬山"]


async def test_choosing_a_command_that_needs_words_waits_for_them():
    async with running() as stage:
        await stage.type("/reme", "enter")
        assert stage.prompt.text == "/remember "
        assert stage.fake.commands == []


async def test_arrow_keys_pick_from_the_list():
    async with running() as stage:
        await stage.type("/", "down", "down", "down", "down", "enter")
        await stage.shows("为什么是这些")


async def test_ctrl_d_leaves_only_from_the_empty_prompt():
    async with running() as stage:
        await stage.type("x", "home", "ctrl+d")
        assert stage.prompt.text == ""
        assert not stage.fake.closed
        await stage.pilot.press("ctrl+d")
        await stage.until(lambda: stage.fake.closed, "left")


async def test_the_cursor_stands_where_an_input_method_draws():
    async with running() as stage:
        await stage.until(lambda: stage.app.cursor_position == stage.prompt.cursor_screen_offset, "at the start")
        await stage.type("你好")
        await stage.until(lambda: stage.app.cursor_position.x == stage.prompt.content_region.x + 4, "two wide")
        assert stage.app.cursor_position.y == stage.prompt.content_region.y


def test_commands_are_told_from_paths_and_lines():
    assert commands.is_command("/why")
    assert commands.is_command("／为什么 上一句")
    assert not commands.is_command("/usr/bin 是什么")
    assert not commands.is_command("/why\nsecond line")
    assert commands.split("／ＷＨＹ\u3000 a b ") == ("why", "a b")


def test_commands_used_most_come_first_among_equals():
    names = [match.spec.names[0] for match in commands.matches("", SPECS, {"why": 3})]
    assert names[:3] == ["why", "memories", "remember"]
    assert commands.matches("mries", SPECS, {})[0].spec.names[0] == "memories"
    assert commands.matches("xyz", SPECS, {}) == []


def test_an_edited_entry_of_the_history_becomes_the_draft():
    said = History(past("a", "b"))
    assert said.previous(Prompted("")) == Prompted("b")
    assert said.previous(Prompted("b edited")) == Prompted("a")
    assert said.following() == Prompted("b")
    assert said.following() == Prompted("b edited")


def test_huge_is_length_or_one_long_line():
    assert not is_huge("x" * 5_000)
    assert is_huge("x" * 5_001)
    assert is_huge("x\n" * 10_001)


@given(
    st.text(alphabet="ab", max_size=12),
    st.lists(st.tuples(st.integers(0, 12), st.integers(0, 12), st.text(alphabet="xy", max_size=4)), max_size=6),
)
def test_spans_cover_exactly_what_is_left_of_the_paste(typed: str, edits: list[tuple[int, int, str]]):
    text, spans = f"{typed}PPPP{typed}", ((len(typed), len(typed) + 4),)
    for first, last, inserted in edits:
        start, end = sorted((min(first, len(text)), min(last, len(text))))
        text = text[:start] + inserted + text[end:]
        spans = shifted(spans, start, end, len(inserted))
    covered = "".join(text[start:end] for start, end in merged(spans))
    assert covered == "P" * text.count("P")


@given(st.lists(st.sampled_from(["typed", "chip", "pasted"]), max_size=8))
def test_expanding_chips_keeps_every_pasted_character_marked(parts: list[str]):
    chips = Chips()
    text, spans = "", []
    for part in parts:
        if part == "typed":
            text += "tt"
        elif part == "pasted":
            spans.append((len(text), len(text) + 2))
            text += "PP"
        else:
            label = f"[{chips.next_number}]"
            chips.add(label, "PPPP")
            spans.append((len(text), len(text) + len(label)))
            text += label
    sent, pasted = chips.expand(text, merged(spans))
    assert "[" not in sent
    assert "".join(sent[start:end] for start, end in pasted) == "P" * sent.count("P")
