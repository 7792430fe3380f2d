"""Colours and copying: themes by command and by the terminal's background, the clipboard, the help page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from textual.theme import Theme

from assistant.events import Event, ReplyText
from memory.records import Role
from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import kept_themes, message, opening, options
from ui.chat.code import chosen, code_blocks
from ui.terminal_replies import Decoder, is_light, replies
from ui.themes import DARK, LIGHT, is_open, theme_name

REPLY = "看这段：\n\n```python\nprint('一')\n```\n\n再看：\n\n~~~\necho 二\n~~~\n\n完。"


async def answered(stage: Stage) -> None:
    async def script(text: str) -> AsyncIterator[Event]:
        yield ReplyText(REPLY)
        yield stage.fake.done(REPLY)

    stage.fake.script = script
    await stage.type("代码", "enter")
    await stage.shows("echo 二", "完。")
    await stage.until(lambda: not stage.app.talk.answering, "answered")


@pytest.mark.parametrize(
    ("line", "copied"),
    [("/copy", REPLY), ("/复制 代码", "echo 二"), ("/copy 1", "print('一')"), ("/copy １", "print('一')")],
)
async def test_the_answer_or_its_code_is_copied_as_it_was_written(line: str, copied: str):
    async with running() as stage:
        await answered(stage)
        await stage.type(line, "enter")
        await stage.until(lambda: stage.app.clipboard == copied, "copied")
        await stage.shows("已复制")


async def test_chinese_selected_with_the_mouse_is_copied_without_line_ends():
    said = "它能记住你说过的话：比如“我对花生过敏”、「周三去杭州」，以及你在做的项目（例如小程序），忘掉的就真忘掉了。"
    first = opening(messages=(message(1, Role.USER, said),))
    async with running(first=first, size=(60, 24), settings=options(panel_open=False)) as stage:
        await stage.shows("› 它能")
        words = stage.app.query_one("UserEntry .words").region
        assert words.height > 1
        await stage.pilot.mouse_down(offset=(words.x, words.y))
        await stage.pilot.hover(offset=(words.x + 10, words.y))
        await stage.pilot.hover(offset=(words.right - 1, words.bottom - 1))
        await stage.pilot.mouse_up(offset=(words.right - 1, words.bottom - 1))
        await stage.pilot.press("ctrl+c")
        assert stage.app.clipboard == said


async def test_what_is_not_there_cannot_be_copied():
    async with running() as stage:
        await stage.type("/copy", "enter")
        await stage.shows("没有可以复制的。")
        await answered(stage)
        await stage.type("/copy 3", "enter")
        assert stage.app.clipboard == ""


def test_code_blocks_are_found_however_they_are_fenced():
    assert code_blocks(REPLY) == ["print('一')", "echo 二"]
    assert code_blocks("````\n```\ninner\n```\n````\n") == ["```\ninner\n```"]
    assert code_blocks("- a\n  ```sh\n  ls\n  ```\nunfinished\n```\nx = 1") == ["  ls", "x = 1"]
    assert code_blocks("no code, `inline` only") == []
    assert chosen("text", "") == "text"
    assert chosen("text", "code") == ""


async def test_a_theme_is_worn_by_name_and_kept():
    kept_themes.clear()
    async with running() as stage:
        await stage.type("/theme light", "enter")
        await stage.until(lambda: stage.app.theme == "jide-light", "light")
        await stage.until(lambda: kept_themes == ["light"], "kept")
        await stage.type("/theme nonsense", "enter")
        await stage.shows("没有“nonsense”这个配色")
        assert stage.app.theme == "jide-light"


async def test_themes_are_seen_before_one_is_chosen():
    kept_themes.clear()
    async with running() as stage:
        await stage.type("/主题", "enter")
        await stage.shows("用什么配色？", "auto：跟随终端", "浅色", "nord")
        await stage.pilot.press("down", "down")
        await stage.until(lambda: stage.app.theme == "jide-light", "seen")
        await stage.pilot.press("escape")
        await stage.until(lambda: stage.app.theme == "jide-dark", "as before")
        await stage.type("/theme", "enter")
        await stage.shows("用什么配色？")
        await stage.pilot.press("down", "down", "down", "enter")
        await stage.until(lambda: kept_themes, "kept")
        assert kept_themes == [stage.app.theme]


async def test_the_panel_has_a_command_too():
    async with running() as stage:
        await stage.shows("我记得的")
        await stage.type("/panel", "enter")
        await stage.lacks("我记得的")


@pytest.mark.parametrize(("language", "words"), [("zh", "复制上一条回答"), ("en", "copy the last answer")])
async def test_help_names_every_command_and_every_key(language: str, words: str):
    async with running(settings=options(language=language), size=(120, 60)) as stage:
        await stage.type("/help", "enter")
        names = [f"/{spec.names[0]}" for spec in stage.app.specs]
        await stage.shows(words, *names, "F1", "F3", "Ctrl+Y", "Ctrl+J", "Tab", "Esc", "PgUp")


async def test_reduced_motion_switches_animation_off():
    async with running(settings=options(reduced_motion=True)) as stage:
        assert stage.app.animation_level == "none"


@pytest.fixture
def heard() -> Iterator[list[bool]]:
    """What the terminal was heard to answer."""
    answers: list[bool] = []
    replies.on_background = answers.append
    yield answers
    replies.stop()


@pytest.mark.parametrize(
    ("pieces", "light", "left"),
    [
        ((b"\x1b]11;rgb:ffff/ffff/f0f0\x07",), True, ""),
        ((b"ab\x1b]11;rgb:1a/1b/26\x1b\\cd",), False, "abcd"),
        ((b"\x1b]1", b"1;rgb:0000/0000/00", b"00\x07x"), False, "x"),
    ],
)
def test_the_terminals_answer_is_no_key(heard: list[bool], pieces: tuple[bytes, ...], light: bool, left: str):
    decoder = Decoder()
    assert "".join(decoder.decode(piece) for piece in pieces) == left
    assert heard == [light]


def test_keys_pass_while_an_answer_is_awaited(heard: list[bool]):
    decoder = Decoder()
    typed = "你\x1b[A好\x1b".encode()
    assert "".join(decoder.decode(typed[at : at + 1]) for at in range(len(typed))) == typed.decode()
    assert heard == []


def test_an_answer_that_never_ends_is_given_back_as_it_came(heard: list[bool]):
    decoder = Decoder()
    assert decoder.decode(b"\x1b]11;") == ""
    assert decoder.decode(b"x" * 100) == "\x1b]11;" + "x" * 100
    assert decoder.decode(b"\x1b]11") == ""
    replies.stop()
    assert decoder.decode(b";y") == "\x1b]11;y"


def test_which_terminals_are_asked():
    assert is_open("auto", {"TERM": "xterm-256color"})
    assert not is_open("auto", {"TERM": "linux"})
    assert not is_open("auto", {"TERM": "xterm", "COLORFGBG": "0;15"})
    assert not is_open("dark", {"TERM": "xterm"})
    assert is_light("ff", "ff", "f")
    assert not is_light("0000", "2b2b", "3636")
    assert theme_name("light", (), {}) == "jide-light"
    assert theme_name("auto", (), {"COLORFGBG": "0;15"}) == "jide-light"


async def test_an_asked_theme_follows_the_terminal():
    async with running(first=opening(), settings=options(theme="auto")) as stage:
        assert stage.app.theme == "jide-dark"
        stage.app.follow_background(True)
        assert stage.app.theme == "jide-light"


def contrast(first: str, second: str) -> float:
    """Ratio of luminances as WCAG 2 defines it, from 1 to 21."""

    def luminance(colour: str) -> float:
        channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_every_colour_of_text_can_be_read_on_every_ground(theme: Theme):
    inks = (theme.foreground, theme.primary, theme.accent, theme.success, theme.warning, theme.error)
    for ground in (theme.background, theme.surface, theme.panel):
        for ink in (*inks, theme.variables["text-muted"]):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
