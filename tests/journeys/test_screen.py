"""In a real terminal: chat, see what is remembered and why, edit, forget, leave, come back."""

from __future__ import annotations

import time

import pytest

from assistant.i18n import text
from tests.journeys.conftest import Open
from tests.journeys.stories import DAY_1, DAY_2, DAY_3, EN, ZH, Story
from tests.journeys.terminal import Terminal

pytestmark = [pytest.mark.journey, pytest.mark.timeout(600)]
READY = "8000 tokens"
"""Stands in the status line once the engine is there."""


def leave(terminal: Terminal) -> None:
    """Quit; a clean end says so."""
    terminal.press("C-q")
    assert "Traceback" not in terminal.wait_for("exit=0")


PICKED = "›▪ "
"""Stands before the memory that is picked."""


def edit(terminal: Terminal, story: Story) -> None:
    """Say the allergy in other words: the second in the list, where the newest stands first."""
    terminal.press("Down")
    terminal.wait_for(PICKED + story.held[1])
    terminal.press("e")
    terminal.wait_for(text("memories.edit_title", story.language))
    time.sleep(1.0)  # the field takes keys a moment after it is drawn
    terminal.type(story.added)
    terminal.press("Enter")
    terminal.wait_for(PICKED + story.edited)


def forget(terminal: Terminal, story: Story) -> None:
    """Let the liking go: the first in the list."""
    terminal.press("Up")
    terminal.wait_for(PICKED + story.held[2])
    terminal.press("f")
    terminal.wait_without(story.likes_word)


@pytest.mark.parametrize(("story", "size"), [(ZH, (120, 36)), (EN, (80, 24))], ids=["zh-120x36", "en-80x24"])
def test_the_whole_story_on_the_screen(open_terminal: Open, story: Story, size: tuple[int, int]) -> None:
    live_through(open_terminal, story, size)


def live_through(open_terminal: Open, story: Story, size: tuple[int, int]) -> None:
    """Three days: told; asked, changed and forgotten; come back."""
    terminal = open_terminal(size, story.language, DAY_1)
    terminal.wait_for(READY)
    for said, word in zip(story.told, story.acknowledged, strict=True):
        terminal.send(said)
        terminal.wait_for(word)
    leave(terminal)

    terminal = open_terminal(size, story.language, DAY_2)
    terminal.wait_for(READY)
    terminal.send(story.who)
    terminal.wait_for(*story.who_words)
    terminal.send(story.wish)
    terminal.wait_for(*(word.split()[-1] for word in story.wish_words), story.no_model)
    terminal.send("/memories")
    terminal.wait_for(text("memories.search", story.language), *story.remembered, *story.quotes)
    edit(terminal, story)
    forget(terminal, story)
    terminal.press("Escape")
    leave(terminal)
    come_back(open_terminal(size, story.language, DAY_3), story)


def come_back(terminal: Terminal, story: Story) -> None:
    """The day after: the new wording is known, what was forgotten stands nowhere on the screen."""
    terminal.wait_for(READY)
    terminal.send(story.who)
    terminal.wait_for(*story.who_words, story.edited_word)
    terminal.send(story.wish)
    assert story.likes_word not in terminal.wait_for(story.no_model)
    terminal.send("/memories")
    screen = terminal.wait_for(text("memories.search", story.language), story.edited)
    assert story.likes_word not in screen
    terminal.press("/")
    terminal.type(story.likes_word)
    terminal.wait_for(text("memories.no_match", story.language))
    terminal.press("Escape", "Escape")
    leave(terminal)
