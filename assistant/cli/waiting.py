"""`jide memories waiting|decide|log|undo|restore`: what only the user can decide, what happened, and taking it back."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli
from assistant.cli.memories import report
from assistant.cli.recalls import recalls
from assistant.cli.shapes import logged_json, waiting_json, write_json_list
from assistant.i18n import rule_text
from memory.records import ChangeKind, LoggedChange, Memory, Waiting, WaitingKind
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
        await cli.in_step(memory)
    if not changes and not cli.args.json:
        sys.stdout.write(cli.say("cli.decide.done") + "\n")
    return report(cli, changes)


def _log_line(cli: Cli, line: LoggedChange, memory: Memory | None, old: Memory | None) -> str:
    content = clean_text(memory.content) if memory else line.memory_id or ""
    rule = rule_text(line.rule, cli.language) if line.kind is ChangeKind.REFUSED else ""
    what = cli.say(f"change.{line.kind}", content=content, replaced=clean_text(old.content) if old else "", rule=rule)
    undone = f" ({cli.say('cli.log.undone')})" if line.undone else ""
    moment = cli.setup.local(line.at).strftime("%Y-%m-%d %H:%M")
    return f"{line.unit}  {moment}  {what}{undone}"


async def log(cli: Cli) -> int:
    """The memory log: what became of memories, or with --recalls what was recalled and used."""
    if cli.args.recalls:
        return await recalls(cli)
    async with cli.memory() as memory:
        found = await memory.hands.log(cli.args.n)
    if cli.args.json:
        write_json_list([logged_json(line) for line, _, _ in found])
    else:
        sys.stdout.write("".join(_log_line(cli, *logged) + "\n" for logged in found))
    return 0


async def undo(cli: Cli) -> int:
    """Take back one action, also one of the background's."""
    async with cli.memory() as memory:
        changes = await memory.hands.undo(cli.args.unit)
        await cli.in_step(memory)
    return report(cli, changes) if changes else cli.fail("cli.undo.none", unit=cli.args.unit)


async def restore(cli: Cli) -> int:
    """Bring memories back."""
    async with cli.memory() as memory:
        changes = await memory.hands.restore(cli.args.ids)
        await cli.in_step(memory)
    return report(cli, changes) if changes else cli.fail("cli.restore.none")
