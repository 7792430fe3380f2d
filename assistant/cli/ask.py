"""`jide ask`: one turn of today's session, the same loop as the screen's."""

from __future__ import annotations

import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass

from assistant.cli.context import Cli
from assistant.cli.shapes import ask_json, failure_json, write_json
from assistant.events import Event, LearnedNow, RecallReady, ReplyDone, ReplyFailed, ReplyText
from assistant.i18n import joined
from assistant.turn import read_whole
from memory.records import Memory
from memory.sanitize import clean_text

MOST_STDIN = 400_000
"""Characters of a pipe that are read."""


@dataclass(frozen=True, slots=True)
class Given:
    """What was handed in. Text from a pipe is context: it is answered and never learnt from."""

    text: str
    pasted: tuple[tuple[int, int], ...] = ()
    extra: str = ""


def _given(cli: Cli) -> Given:
    words = list(cli.args.text)
    if words and words[-1] != "-":
        return Given(clean_text(" ".join(words)).strip())
    piped = clean_text(sys.stdin.read(MOST_STDIN)).strip()
    typed = clean_text(" ".join(words[:-1])).strip()
    return Given(typed, extra=piped) if typed else Given(piped, pasted=((0, len(piped)),))


async def run(cli: Cli) -> int:
    """Ask, print the reply, then work on what waits for at most three seconds."""
    given = _given(cli)
    if not given.text:
        return cli.fail("cli.nothing_asked")
    async with cli.engine(fresh=cli.args.new) as engine:
        reply = engine.reply(given.text, given.pasted, given.extra)
        events = await (read_whole(reply) if cli.args.json else _print(reply))
        code = _report(cli, events, engine.session_id)
        sys.stdout.flush()
        seconds = cli.setup.settings.background.ask_seconds  # the session goes on
        await cli.outlived(engine.background.work_for(seconds))
        return code


async def _print(reply: AsyncGenerator[Event, None]) -> list[Event]:
    events: list[Event] = []
    async with aclosing(reply) as stream:
        async for event in stream:
            events.append(event)
            if isinstance(event, ReplyText):
                sys.stdout.write(event.text)
                sys.stdout.flush()
    if any(isinstance(event, ReplyText) for event in events):
        sys.stdout.write("\n")
    return events


def _report(cli: Cli, events: list[Event], session: str) -> int:
    failed = next((event for event in events if isinstance(event, ReplyFailed)), None)
    if failed is not None:
        if cli.args.json:
            write_json(failure_json(failed))
        return cli.complain(joined((failed.sentence, failed.remedy), cli.language))
    if cli.args.json:
        done = next(event for event in events if isinstance(event, ReplyDone))
        recall = next((event.recall for event in events if isinstance(event, RecallReady)), None)
        write_json(ask_json(done, session, _learned(events), recall, cli.language))
    return 0


def _learned(events: list[Event]) -> list[Memory]:
    return [
        change.memory
        for event in events
        if isinstance(event, LearnedNow)
        for change in event.changes
        if change.memory is not None
    ]
