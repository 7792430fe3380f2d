"""`jide memories …`: list, show, add, edit, confirm, forget, purge, export, import."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from assistant.cli.context import Cli
from assistant.cli.shapes import VERSION, export_json, memory_json, purge_json, write_json, write_json_list
from assistant.i18n import rule_text, text
from memory.manager import MemoryManager
from memory.records import Change, ChangeKind, Memory, Status
from memory.sanitize import clean_text

_ALL = tuple(status.value for status in Status)
MOST_BYTES = 400_000_000
"""An import larger than this is refused: a device never ends."""


def _line(cli: Cli, memory: Memory) -> str:
    kind = text(f"kind.{memory.kind}", cli.language)
    status = "" if memory.status is Status.ACTIVE else f" [{text(f'memory_status.{memory.status}', cli.language)}]"
    slot = f"/{text(f'slot.{memory.slot}', cli.language)}" if memory.slot else ""
    day = memory.day
    return f"{memory.id}  {day}  {kind}{slot}{status}  {clean_text(memory.content)}"


async def list_all(cli: Cli) -> int:
    """List active and candidate memories; every status with --all."""
    args = cli.args
    statuses = _ALL if args.all else ((args.status,) if args.status else ())
    if wrong := cli.no_day():
        return cli.fail("cli.bad_date", value=wrong)
    async with cli.memory() as memory:
        rows = await memory.hands.find(
            "",
            (args.kind,) if args.kind else (),
            statuses,
            topic=args.topic,
            since=args.since,
            until=args.until,
        )
    found = [row[0] for row in rows]
    if args.json:
        write_json_list([memory_json(item) for item in found])
    elif found:
        sys.stdout.write("\n".join(_line(cli, item) for item in found) + "\n")
    else:
        sys.stdout.write(cli.say("cli.no_memories") + "\n")
    return 0


async def show(cli: Cli) -> int:
    """One memory with the words it came from and its history."""
    async with cli.memory() as memory:
        found = await memory.hands.by_ids(cli.args.ids)
    if len(found) < len(cli.args.ids):
        return cli.fail("cli.no_such_memory", id=next(i for i in cli.args.ids if i not in {m.id for m in found}))
    for item in found:
        if cli.args.json:
            write_json(memory_json(item))
            continue
        sys.stdout.write(_line(cli, item) + "\n")
        quotes = ([item.origin] if item.origin else []) + list(item.mentions)
        for quote in quotes:
            sys.stdout.write(f"    “{clean_text(quote.text)}”\n")
    return 0


def report(cli: Cli, changes: Sequence[Change]) -> int:
    """Print what changed; 1 when something was refused."""
    if cli.args.json:
        write_json_list(
            [
                {
                    "v": 1,
                    "change": c.kind.value,
                    "rule": c.rule,
                    "memory": memory_json(c.memory) if c.memory else None,
                }
                for c in changes
            ]
        )
    refused = [change for change in changes if change.kind is ChangeKind.REFUSED]
    for change in changes:
        if change.kind is ChangeKind.REFUSED:
            cli.fail("command.remember.refused", rule=rule_text(change.rule, cli.language))
        elif change.memory is not None and not cli.args.json:
            replaced = change.replaced.content if change.replaced else ""
            line = cli.say(f"change.{change.kind}", content=change.memory.content, replaced=replaced)
            sys.stdout.write(f"{change.memory.id}  {line}\n")
    return 1 if refused else 0


async def add(cli: Cli) -> int:
    """Remember what the user asks for."""
    async with cli.memory() as memory:
        changes = await memory.hands.remember(clean_text(" ".join(cli.args.text)))
        await cli.in_step(memory)
    return report(cli, changes)


async def _unknown(memory: MemoryManager, ids: Sequence[str]) -> str:
    known = {item.id for item in await memory.hands.by_ids(ids)}
    return next((i for i in ids if i not in known), "")


async def edit(cli: Cli) -> int:
    """The user's new wording."""
    async with cli.memory() as memory:
        if missing := await _unknown(memory, [cli.args.id]):
            return cli.fail("cli.no_such_memory", id=missing)
        change = await memory.hands.edit(cli.args.id, clean_text(" ".join(cli.args.text)))
        await cli.in_step(memory)
    return report(cli, [change])


async def confirm(cli: Cli) -> int:
    """Candidates become active."""
    async with cli.memory() as memory:
        if missing := await _unknown(memory, cli.args.ids):
            return cli.fail("cli.no_such_memory", id=missing)
        changes = [await memory.hands.confirm(memory_id) for memory_id in cli.args.ids]
        await cli.in_step(memory)
    return report(cli, changes)


def agreed(cli: Cli, question: str) -> bool:
    """Does the user mean it? `--yes` says so beforehand; nobody at the terminal is no."""
    if cli.args.yes:
        return True
    if not sys.stdin.isatty():
        return False
    sys.stderr.write(question)
    sys.stderr.flush()
    return sys.stdin.readline().strip().casefold() in {"y", "yes", "是", "好"}


async def _chosen(cli: Cli, memory: MemoryManager, statuses: Sequence[str]) -> list[str] | str:
    """Ids meant by the arguments, or the one that is unknown."""
    if cli.args.all:
        return [row[0].id for row in await memory.hands.find("", (), statuses)]
    missing = await _unknown(memory, cli.args.ids)
    return missing or list(cli.args.ids)


def _nothing_chosen(cli: Cli) -> int:
    """Neither ids nor --all, or all of nothing."""
    if not cli.args.all:
        return cli.fail("cli.memories.which")
    sys.stdout.write(cli.say("cli.no_memories") + "\n")
    return 0


async def forget(cli: Cli) -> int:
    """Let go, undoable for 30 days."""
    async with cli.memory() as memory:
        chosen = await _chosen(cli, memory, ())
        if isinstance(chosen, str):
            return cli.fail("cli.no_such_memory", id=chosen)
        if not chosen and not (cli.args.all and cli.args.json):
            return _nothing_chosen(cli)
        if cli.args.all and not agreed(cli, cli.say("cli.memories.forget_all", count=len(chosen))):
            return cli.fail("cli.needs_yes")
        changes = await memory.hands.forget(chosen)
        await cli.in_step(memory)
    return report(cli, changes)


async def purge(cli: Cli) -> int:
    """Remove for good, then search every file that Jide owns and say what was found."""
    async with cli.memory() as memory:
        chosen = await _chosen(cli, memory, _ALL)
        if isinstance(chosen, str):
            return cli.fail("cli.no_such_memory", id=chosen)
        if not chosen and not (cli.args.all and cli.args.json):
            return _nothing_chosen(cli)
        if not agreed(cli, cli.say("cli.ask_purge", count=len(chosen))):
            return cli.fail("cli.needs_yes")
        done = await memory.upkeep.purge(chosen)
    if cli.args.json:
        write_json(purge_json(done))
    elif not done.traces:
        sys.stdout.write(cli.say("cli.memories.purged", count=done.memories, files=done.files) + "\n")
    if done.unsearched:
        sys.stderr.write(cli.say("cli.memories.unsearched", where=done.unsearched) + "\n")
    if done.traces:
        return cli.fail("cli.memories.traces", where=", ".join(done.traces))
    return 0


def _is_markdown(cli: Cli) -> bool:
    """By --format, else by the file's name."""
    chosen = cli.args.format or ("md" if Path(cli.args.file).suffix.casefold() in {".md", ".markdown"} else "json")
    return bool(chosen == "md")


async def export_file(cli: Cli) -> int:
    """Everything remembered: as one JSON object that loses nothing, or as Markdown to read and edit."""
    async with cli.memory() as memory:
        if _is_markdown(cli):
            body = await memory.upkeep.files.text()
        else:
            rows = await memory.hands.find("", (), _ALL)
            kept = [row[0] for row in rows if row[0].status is not Status.FORGOTTEN]
            whole = {"v": 1, "memories": [export_json(item) for item in kept]}
            body = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
        if documents := await memory.knowledge.all(None):
            cli.complain(cli.say("cli.knowledge.not_exported", count=len(documents)))
    if cli.args.file == "-":
        sys.stdout.write(body)
    else:
        cli.setup.write_private(Path(cli.args.file), body)
    return 0


async def import_file(cli: Cli) -> int:
    """Read an export: what is known already is merged, nothing is doubled, what was forgotten stays forgotten."""
    try:
        raw = sys.stdin.read() if cli.args.file == "-" else _read(cli.args.file)
        items = [] if _is_markdown(cli) else _items(json.loads(raw))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return cli.fail("cli.bad_file", path=cli.args.file)
    if items is None:
        return cli.fail("cli.newer_file", path=cli.args.file)
    async with cli.memory() as memory:
        if _is_markdown(cli):
            changes = await memory.upkeep.files.bring(raw)
        else:
            changes = await memory.hands.import_memories(items, progress=cli.progress)
        await cli.in_step(memory)
    return _imported(cli, changes)


def _read(path: str) -> str:
    """What a file or a pipe holds, however encoded. Raises OSError; ValueError where it is no text or endless."""
    from memory.knowledge.decoding import decode

    with Path(path).open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError("too large")
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        if (text := decode(data)) is None:
            raise ValueError("no text") from error
        return text


def _items(whole: dict[str, Any]) -> list[dict[str, Any]] | None:
    """The memories of an export; None for one whose form this version does not know. Raises KeyError, TypeError."""
    if whole.get("v", VERSION) != VERSION:
        return None
    if not isinstance(whole["memories"], list):
        raise TypeError
    return [item for item in whole["memories"] if isinstance(item, dict)]


def _imported(cli: Cli, changes: Sequence[Change]) -> int:
    if cli.args.json:
        return report(cli, changes)
    added = sum(change.kind in {ChangeKind.ADDED, ChangeKind.CANDIDATE, ChangeKind.SUPERSEDED} for change in changes)
    sys.stdout.write(cli.say("cli.memories.imported", count=added, all=len(changes)) + "\n")
    for change in changes:
        if change.kind is ChangeKind.REFUSED:
            cli.fail("command.remember.refused", rule=rule_text(change.rule, cli.language))
    return 0
