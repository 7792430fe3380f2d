"""In a real terminal: first start, the first questions, some talk, the next morning, and two weeks later."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.journeys.conftest import Open, configure
from tests.journeys.first_days import DAY_1, DAY_2, EN, TWO_WEEKS_LATER, ZH, FirstDays
from tests.journeys.terminal import Terminal
from tests.journeys.test_model import scripted_server
from tests.journeys.test_screen import leave

pytestmark = [pytest.mark.journey, pytest.mark.timeout(240)]


def answer_all(terminal: Terminal, days: FirstDays) -> None:
    """Answer the first questions, each on its own card: the panel beside it lists those that are still to come."""
    for number, (card, answer) in enumerate(days.answers, 1):
        terminal.wait_for(f"{number}/{len(days.answers)} ", card)
        terminal.send(answer)
    terminal.wait_for(days.farewell)


@pytest.mark.parametrize(("days", "size"), [(ZH, (80, 24)), (EN, (120, 36))], ids=["zh-80x24", "en-120x36"])
def test_from_the_first_start_to_two_weeks_later(open_terminal: Open, days: FirstDays, size: tuple[int, int]) -> None:
    terminal = open_terminal(size, days.language, DAY_1)
    answer_all(terminal, days)
    terminal.send(days.trip)
    terminal.wait_for(days.trip_heard)
    terminal.send(days.coffee)
    terminal.wait_for(days.coffee_heard)
    terminal.press("C-q")
    terminal.wait_for("exit=0")

    terminal = open_terminal(size, days.language, DAY_2)
    screen = terminal.wait_for(*days.trip_greeting)
    assert days.answers[4][1] not in screen, "the first questions are not what the day was about"
    terminal.send(days.go_on)
    terminal.wait_for(f"› {days.go_on}")
    terminal.wait_for(days.went_on, days.trip_word)
    terminal.send(days.asks)
    terminal.wait_behind(f"› {days.asks}", days.coffee_told)
    terminal.send(days.tells)
    terminal.wait_for(f"› {days.tells}")
    terminal.press("C-q")
    terminal.wait_for("exit=0")

    terminal = open_terminal(size, days.language, TWO_WEEKS_LATER)
    screen = terminal.wait_for(days.talked)
    assert "Traceback" not in screen
    terminal.press("C-q")
    terminal.wait_for("exit=0")


def test_a_model_goes_on_with_what_the_greeting_named(open_terminal: Open, tmp_path: Path) -> None:
    with scripted_server(tmp_path) as (address, log):
        configure(tmp_path, f'[models]\nchat = "openai/scripted"\napi_base = "{address}"\n')
        terminal = open_terminal((120, 36), "zh", DAY_1)
        answer_all(terminal, ZH)
        for said in (ZH.trip, ZH.coffee):
            terminal.send(said)
            body = log.wait_for("request", said)
        assert all(answer in body for _, answer in ZH.answers)
        leave(terminal)

        terminal = open_terminal((120, 36), "zh", DAY_2)
        terminal.wait_for(*ZH.trip_greeting)
        terminal.send(ZH.go_on)
        body = log.wait_for("request", f"{ZH.go_on}\n[/current]")
        history = body[body.rindex("[history]") : body.rindex("[/history]")]
        assert ZH.trip_word in history
        assert ZH.coffee_word in history
        leave(terminal)
