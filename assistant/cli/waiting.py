"""`jide memories waiting|decide`: what only the user can decide."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli
from assistant.cli.memories import report
from assistant.cli.shapes import waiting_json, write_json_list
from memory.records import Waiting, WaitingKind
from memory.sanitize import clean_text


def _lines(cli: Cli, one: Waiting) -> list[str]:
    retry = ".extract" if one.kind is WaitingKind.RETRY and one.id.startswith("retry:extract") else ""
    choices = ", ".join(f"{choice} ({cli.say(f'choice.{choice}')})" for choice in one.choices)
    about = [f"    {clean_text(memory.content)}" for memory in (one.memory, one.other) if memory]
    why = [f"    {clean_text(one.reason)}"] if one.reason and not retry else []
    return [f"{one.id}  {cli.say(f'waiting.{one.kind}{retry}', count=one.count)}", *about, *why, f"    {choices}"]


async def list_all(cli: Cli) -> int:
    """List what waits, with its choices."""
    async with cli.memory() as memory:
        found = await memory.hands.waiting()
    if cli.args.json:
        write_json_list([waiting_json(one) for one in found])
        return 0
    lines = [line for one in found for line in _lines(cli, one)] or [cli.say("waiting.none")]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


async def decide(cli: Cli) -> int:
    """Carry out one choice."""
    async with cli.memory() as memory:
        try:
            changes = await memory.hands.decide(cli.args.id, cli.args.choice)
        except KeyError:
            return cli.fail("cli.decide.none", id=cli.args.id)
        await memory.chores.drain()
    if not changes and not cli.args.json:
        sys.stdout.write(cli.say("cli.decide.done") + "\n")
    return report(cli, changes)
