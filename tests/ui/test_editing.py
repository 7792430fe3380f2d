"""Word keys in Chinese, and safe pasting, wherever something is typed."""

from __future__ import annotations

import pytest
from textual import events
from textual.widgets import Input, TextArea

from tests.ui.conftest import Stage, running
from tests.ui.fake_assistant import FakeAssistant, views

SENTENCE = "我对花生过敏 hello world"


async def in_prompt(stage: Stage) -> TextArea:
    return stage.prompt


async def in_edit_dialog(stage: Stage) -> TextArea:
    await stage.type("/memories", "enter")
    await stage.shows("对花生过敏")
    await stage.pilot.press("e")
    await stage.shows("改成什么？")
    area = stage.app.screen.query_one(TextArea)
    area.load_text("")
    return area


async def in_search(stage: Stage) -> Input:
    await stage.type("/memories", "enter")
    await stage.shows("对花生过敏")
    await stage.pilot.press("slash")
    return stage.app.screen.query_one(Input)


def value(field: Input | TextArea) -> str:
    return field.value if isinstance(field, Input) else field.text


FIELDS = pytest.mark.parametrize("field", [in_prompt, in_edit_dialog, in_search], ids=["prompt", "edit", "search"])


@FIELDS
@pytest.mark.parametrize("key", ["ctrl+w", "alt+backspace", "ctrl+backspace"])
async def test_deleting_a_word_takes_one_chinese_character_or_one_english_word(field, key: str):
    async with running(FakeAssistant(views=views(3))) as stage:
        place = await field(stage)
        await stage.type(SENTENCE, key)
        assert value(place) == "我对花生过敏 hello "
        await stage.pilot.press(key, key)
        assert value(place) == "我对花生过"


@FIELDS
async def test_word_motion_goes_character_by_character_in_chinese(field):
    async with running(FakeAssistant(views=views(3))) as stage:
        place = await field(stage)
        await stage.type(SENTENCE, "ctrl+left", "ctrl+left", "ctrl+left", "x")
        assert value(place) == "我对花生过x敏 hello world"
        await stage.pilot.press("ctrl+right", "y", "home", "ctrl+shift+right", "delete")
        assert value(place) == "对花生过x敏y hello world"


@FIELDS
async def test_a_paste_is_cleaned(field):
    async with running(FakeAssistant(views=views(3))) as stage:
        place = await field(stage)
        stage.app.post_message(events.Paste("a\x1b]52;c;aGk=\x07b\x1b[31mc\u202ed\x9b2J"))
        await stage.until(lambda: value(place) == "abcd", "pasted clean")


@pytest.mark.parametrize("field", [in_edit_dialog, in_search], ids=["edit", "search"])
async def test_a_huge_paste_into_a_small_field_is_cut(field):
    async with running(FakeAssistant(views=views(3))) as stage:
        place = await field(stage)
        stage.app.post_message(events.Paste("长\n" * 100_000))
        await stage.until(lambda: value(place), "pasted")
        assert len(value(place)) <= 2_000
        assert "\n" not in value(place)
