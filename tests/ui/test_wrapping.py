"""Chinese on the screen: where lines break, in prose, prompt and tables, and how Markdown reads it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.geometry import Region

from assistant.events import Event, ReplyText
from memory.records import Role
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, message, opening, options
from ui import patches, wrap

PROSE = (
    "Jide 是一个本地的个人助理，它能记住你说过的话：比如“我对花生过敏”、「周三去杭州」，以及你在做的项目"
    "（例如小程序）。它不会把别人的话当成你的，也不会在没有依据的时候编造；忘掉的事，就真的忘掉了！对吗？"
)
NEVER_FIRST = set("，。：；！？、）」”")
NEVER_LAST = set("（「“")


def replying(text: str) -> FakeAssistant:
    fake = FakeAssistant()

    async def script(said: str) -> AsyncIterator[Event]:
        for start in range(0, len(text), 7):
            yield ReplyText(text[start : start + 7])
        yield fake.done(text)

    fake.script = script
    return fake


def rows(stage: Stage) -> list[str]:
    """What is on the screen, without margins."""
    return [row.strip() for row in stage.screen_text().split("\n")]


def test_every_repair_still_knows_what_it_repairs():
    assert patches.install() == ()


@pytest.mark.parametrize("width", [60, 80, 120])
async def test_prose_breaks_between_characters_and_never_at_the_wrong_mark(width: int):
    async with running(replying(PROSE), size=(width, 30), settings=options(panel_open=False)) as stage:
        await stage.type("说说", "enter")
        await stage.shows("吗？")
        shown = [row for row in rows(stage) if row and row in PROSE]
        assert "".join(shown) == PROSE
        assert not any(row[0] in NEVER_FIRST for row in shown)
        assert not any(row[-1] in NEVER_LAST for row in shown)
        measure = min(width, 104) - 8
        assert all(cell_len(row) > measure - 10 for row in shown[:-1]), "lines are filled"


@pytest.mark.parametrize("width", [60, 80, 120])
async def test_the_prompt_breaks_the_same_way(width: int):
    async with running(size=(width, 30), settings=options(panel_open=False)) as stage:
        await stage.type(PROSE)
        shown = [row for row in rows(stage) if row and row in PROSE]
        assert "".join(shown) == PROSE
        assert len(shown) == stage.prompt.size.height
        assert not any(row[0] in NEVER_FIRST for row in shown)


@pytest.mark.parametrize("width", [60, 80, 120])
async def test_a_table_keeps_every_character(width: int):
    cell = "柑橘与茉莉的香气，尾韵干净，适合早上喝，也适合不太能喝苦的人慢慢品尝和分享"
    table = f"| 名称 | 说明 | Price |\n|---|---|---|\n| 耶加雪菲 | {cell} | 88 |\n| Kenya AA | bright acidity | 96 |\n"
    async with running(replying(table), size=(width, 36), settings=options(panel_open=False)) as stage:
        await stage.type("表", "enter")
        await stage.shows("名称", "说明", "Price", "88", "96")
        text = stage.screen_text()
        assert "…" not in text.replace("说点什么…", "")
        assert not [character for character in cell if character not in text]


async def test_emphasis_beside_chinese_marks_is_read():
    async with running(replying("**注意：**请看**“重点”**这里，*斜体，*结束。2 * 3 * 4")) as stage:
        await stage.type("说", "enter")
        await stage.shows("注意：请看“重点”这里，斜体，结束。2 * 3 * 4")


async def test_single_line_ends_stay():
    async with running(replying("床前明月光，\n疑是地上霜。")) as stage:
        await stage.type("背诗", "enter")
        await stage.shows("床前明月光，", "疑是地上霜。")
        assert "光，疑" not in stage.screen_text()


async def test_a_long_code_line_and_an_unfinished_fence_survive():
    text = "看：\n```python\nprint('你好')\nfor i in range(3):\n    pass"
    async with running(replying(text)) as stage:
        await stage.type("代码", "enter")
        await stage.shows("print('你好')", "for i in range(3):", "pass")


@given(st.text(alphabet="你好，。（）“”ab .,( )\n’世—…1", max_size=60))
def test_pieces_make_up_the_whole(text: str):
    assert "".join(piece for _, _, piece in wrap.chunks(text)) == text
    if text.strip():
        assert "".join(piece for _, _, piece in wrap.words(text)) == text


@given(st.text(alphabet="你好世界，。）」ab ", max_size=40), st.integers(0, 40))
def test_word_motion_always_moves(line: str, at: int):
    column = min(at, len(line))
    if column:
        assert 0 <= wrap.word_left(line, column) < column
    if column < len(line):
        assert column < wrap.word_right(line, column) <= len(line)


def test_white_space_that_does_not_break_holds_together():
    assert wrap.units("a b\u00a0c 50\u202fkg") == ["a", "b\u00a0c", "50\u202fkg"]


def test_straight_quotes_open_and_close_by_turns_beside_chinese():
    assert wrap.units("他问：\"你好吗？\"她答：'很好'。") == [
        "他",
        "问：",
        '"你',
        "好",
        '吗？"',
        "她",
        "答：",
        "'很",
        "好'。",
    ]
    assert wrap.units('it\'s "so" 5" 好"') == ["it's", '"so"', '5"', '好"']


def test_units_follow_the_rules_of_kinsoku():
    assert wrap.units("他说：“好（的）。”foo(bar) don’t") == ["他", "说：", "“好", "（的）。”", "foo(bar)", "don’t"]


async def test_what_stands_over_chinese_text_keeps_its_own_characters():
    told = tuple(message(n, Role.USER if n % 2 else Role.ASSISTANT, "中" * (30 + n) + "\n- 项目") for n in range(8))
    async with running(size=(80, 24), first=opening(messages=told)) as stage:
        await stage.type("推荐咖啡豆", "enter")
        await stage.shows("好的，收到：推荐咖啡豆")
        await stage.pilot.press("f3")
        await stage.shows("关于你 [profile]", "想起的事 [history]", "你最喜欢手冲咖啡，浅烘的", "关于你，一直带着")


async def test_a_partial_repaint_takes_whole_pieces():
    async with running(size=(80, 24)) as stage:
        await stage.type("推荐咖啡豆", "enter")
        await stage.shows("好的，收到：推荐咖啡豆")
        compositor = stage.app.screen._compositor
        compositor._dirty_regions.add(Region(7, 20, 30, 2))
        update = compositor.render_partial_update()
        assert [y for y, _, _ in update.spans] == [20, 21]
        for y, first, last in update.spans:
            assert {first, last} <= set(compositor.cuts[y])
            assert first <= 7
            assert last >= 37
