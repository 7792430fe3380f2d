"""From the shell: told, remembered, shown, edited, forgotten, and still so at the next start."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.journeys.conftest import environment
from tests.journeys.stories import DAY_1, DAY_2, STORIES, ZH, Story
from tests.journeys.terminal import ROOT

pytestmark = [pytest.mark.journey, pytest.mark.timeout(600)]


class Shell:
    """Runs `jide` as a process of its own."""

    def __init__(self, home: Path, language: str) -> None:
        self._home = home
        self._language = language
        self.now = DAY_1

    def run(self, *arguments: str) -> str:
        """Standard output of one command, which must end well."""
        return self.finish(self.start(*arguments))

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Begin a command."""
        return subprocess.Popen(
            [sys.executable, "-m", "ui", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            cwd=ROOT, stdin=subprocess.DEVNULL, env=environment(self._home, self._language, self.now),
        )  # fmt: skip

    def finish(self, process: subprocess.Popen[str]) -> str:
        """Its standard output, once it has ended well."""
        with process:
            out, err = process.communicate(timeout=200)
        assert process.returncode == 0, err + out
        assert "Traceback" not in err
        return out

    def json(self, *arguments: str) -> Any:
        """The JSON that a command prints."""
        return json.loads(self.run(*arguments, "--json"))


def tell_and_ask(shell: Shell, story: Story) -> None:
    """The first day and the next."""
    for text, word in zip(story.told, story.acknowledged, strict=True):
        turn = shell.json("ask", text)
        assert word in turn["reply"]
        assert turn["learned"] and all(memory["origin"]["quote"] in text for memory in turn["learned"])
    shell.now = DAY_2
    answer = shell.run("ask", story.who)
    assert all(word in answer for word in story.who_words), answer
    turn = shell.json("ask", story.wish)
    assert all(word in turn["reply"] for word in story.wish_words), turn["reply"]
    assert {line["slot"] for line in turn["recall"]["profile"]} >= {"name", "allergy"}
    assert any(story.likes_word in line["text"] for line in turn["recall"]["history"])
    assert turn["recall"]["tokens"] <= 800


def change_and_ask(shell: Shell, story: Story) -> None:
    """What is held is listed with its words; one is edited, one forgotten, and both hold at the next start."""
    held = shell.json("memories", "list")
    quotes = " ".join(memory["origin"]["quote"] for memory in held)
    assert all(quote in quotes for quote in story.quotes)
    allergy = next(memory for memory in held if memory["slot"] == "allergy")
    liking = next(memory for memory in held if story.likes_word in memory["content"])

    shell.run("memories", "edit", allergy["id"], story.edited)
    shell.run("memories", "forget", liking["id"])
    after = shell.json("ask", story.wish)
    assert story.likes_word not in json.dumps(after, ensure_ascii=False)
    assert liking["id"] not in {memory["id"] for memory in shell.json("memories", "list")}
    assert story.edited_word in shell.run("ask", "--new", story.who)


@pytest.mark.parametrize("story", STORIES, ids=["zh", "en"])
def test_told_today_known_tomorrow(tmp_path: Path, probed: Path, story: Story) -> None:
    shutil.copytree(probed, tmp_path / "jide" / "state")
    shell = Shell(tmp_path, story.language)
    tell_and_ask(shell, story)
    change_and_ask(shell, story)


def test_three_at_once_on_a_first_day_take_turns(tmp_path: Path, probed: Path) -> None:
    shutil.copytree(probed, tmp_path / "jide" / "state")
    shell = Shell(tmp_path, "zh")
    running = [shell.start("ask", text) for text in ZH.told]
    for process, word in zip(running, ZH.acknowledged, strict=True):
        assert word in shell.finish(process)
    said = " ".join(message["text"] for message in shell.json("day")["messages"])
    assert all(text in said for text in ZH.told)
