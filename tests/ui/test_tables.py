"""Tables of a reply: nothing is cut, whatever the width."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.content import Content
from textual.selection import SELECT_ALL

from tests.ui import snapshot
from tests.ui.conftest import running
from tests.ui.fake_assistant import options
from tests.ui.test_wrapping import replying
from ui.chat.table import Table, TableView, shared

COFFEE = (
    "| 名称 | 产地 | 风味说明 | Price | 备注 |\n|---|:-:|---|--:|---|\n"
    "| 耶加雪菲 | 埃塞俄比亚 | 柑橘与茉莉的香气，尾韵干净，适合早上喝 | 88 | 浅烘（light roast） |\n"
    "| Kenya AA | 肯尼亚 | bright acidity, long finish | 96.50 | https://example.org/kenya-aa/very/long/path |\n"
)


@pytest.mark.parametrize("width", [60, 80, 120])
async def test_a_chinese_table_wraps_its_cells(width: int):
    async with running(replying(COFFEE), size=(width, 30), settings=options(panel_open=False)) as stage:
        await stage.type("表", "enter")
        await stage.answered()
        await snapshot.matches(stage, f"table-{width}")


words = st.text(alphabet="咖啡豆，。「」ab c1", max_size=30)


@given(st.lists(st.tuples(words, words, words), min_size=1, max_size=4), st.integers(24, 120))
def test_no_line_is_wider_than_the_screen_and_no_character_is_lost(rows: list[tuple[str, ...]], width: int):
    cells = tuple(tuple(Content(cell) for cell in row) for row in rows)
    header = (Content("名称"), Content("产地"), Content("price"))
    lines = [line.plain for line in Table(header, cells, (False, False, True)).lines(width)]
    assert all(cell_len(line) <= width for line in lines)
    shown = "".join(lines)
    for row in rows:
        for cell in row:
            assert all(shown.count(letter) >= cell.count(letter) for letter in set(cell) - {" "})


@given(st.lists(st.integers(0, 60), min_size=1, max_size=6), st.integers(10, 120))
def test_columns_share_what_there_is(natural: list[int], total: int):
    least = [min(8, full) for full in natural]
    widths = shared(natural, least, total)
    if sum(least) > total:
        assert widths is None or sum(natural) <= total
        return
    assert widths is not None
    assert sum(widths) == min(total, sum(natural))
    assert all(small <= width <= full for small, width, full in zip(least, widths, natural, strict=True))


async def test_a_selection_leaves_out_the_drawing():
    table = "| 名 | 价 |\n|---|--:|\n| 豆 | 88 |\n"
    async with running(replying(table)) as stage:
        await stage.type("表", "enter")
        await stage.answered()
        assert stage.app.query_one(TableView).get_selection(SELECT_ALL) == ("名  价\n豆  88", "\n")
