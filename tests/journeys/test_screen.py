"""In a real terminal: chat, see what is remembered and why, edit, forget, leave, come back."""

from __future__ import annotations

import pytest

from tests.journeys.conftest import Open
from tests.journeys.stories import DAY_1, DAY_2, STORIES, Story

pytestmark = [pytest.mark.journey, pytest.mark.timeout(240)]
SIZES = ((120, 36), (80, 24))


@pytest.mark.parametrize("size", SIZES, ids=["120x36", "80x24"])
@pytest.mark.parametrize("story", STORIES, ids=["zh", "en"])
def test_the_whole_story_on_the_screen(open_terminal: Open, story: Story, size: tuple[int, int]) -> None:
    terminal = open_terminal(size, story.language, DAY_1)
    terminal.wait_for("offline")
    for text, word in zip(story.told, story.acknowledged, strict=True):
        terminal.send(text)
        terminal.wait_for(word)
    terminal.press("C-q")
    terminal.wait_for("exit=0")

    terminal = open_terminal(size, story.language, DAY_2)
    terminal.wait_for("offline")
    terminal.send(story.who)
    terminal.wait_for(*story.who_words)
    terminal.send(story.wish)
    terminal.wait_for(*story.wish_words)

    terminal.send("/memories")
    terminal.wait_for(*story.remembered)
    terminal.press("Escape")
    terminal.press("C-q")
    screen = terminal.wait_for("exit=0")
    assert "Traceback" not in screen
