"""kill -9 in the middle of a stream: every sent message is there, and all but the last second of the answer."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from memory.records import MessageState, Role
from tests.assistant.engine_case import opened
from tests.journeys.terminal import ROOT
from tests.scripted_model import ScriptedModel

pytestmark = [pytest.mark.journey, pytest.mark.timeout(240)]
TIMES = 20


def talk_and_die(home: Path, message: str, live_s: float) -> tuple[float, list[tuple[str, float]]]:
    """(moment of death, what had been shown by then) of a process killed `live_s` after its message was sent."""
    command = [sys.executable, "-m", "tests.journeys.slow_talk", str(home), message]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("sent")
        time.sleep(live_s)
        died = time.time()
        process.kill()
        rest = process.stdout.read()
    pairs = [line.split() for line in rest.splitlines()]
    return died, [(pair[0], float(pair[1])) for pair in pairs if len(pair) == 2]


async def test_nothing_that_was_sent_is_lost(tmp_path: Path) -> None:
    chance = random.Random(7)
    expected: list[str] = []
    for number in range(TIMES):
        message = f"message {number} 你好"
        died, shown = talk_and_die(tmp_path, message, chance.uniform(0.0, 1.6))
        expected.append(message)
        async with opened(tmp_path, ScriptedModel(), language="en") as engine:
            opening = await engine.opening()
        said = [turn.text for turn in opening.messages if turn.role is Role.USER]
        assert said == expected[-len(said) :]
        due = [word for word, at in shown if at < died - 1.0]
        if due:
            last = opening.messages[-1]
            assert last.role is Role.ASSISTANT and last.state is MessageState.PARTIAL
            assert due[-1] in last.text.split()
