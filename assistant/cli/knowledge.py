"""`jide knowledge …`: add, list, show, remove documents."""

from __future__ import annotations

import sys
from pathlib import Path

from assistant.cli.context import Cli
from assistant.cli.memories import agreed
from assistant.cli.shapes import document_json, write_json, write_json_list
from assistant.knowledge import added_text, document_text, passage_texts, removed_text, which_text
from memory.knowledge.records import Added, Document
from memory.manager import MemoryManager


async def add(cli: Cli) -> int:
    """Read files and folders, then index what was read; what is left when it is interrupted is done later."""
    async with cli.memory() as memory:
        done = [one for path in cli.args.paths for one in await memory.knowledge.add(Path(path), cli.args.namespace)]
        _report(cli, memory, done)
        total = left = await memory.knowledge.read_on()
        while left:
            left = await memory.knowledge.read_on()
            cli.progress(total - left, total)
    return 1 if any(one.document is None for one in done) else 0


def _report(cli: Cli, memory: MemoryManager, done: list[Added]) -> None:
    """What became of each file; flushed, for indexing may take minutes."""
    if cli.args.json:
        write_json_list([
            {"v": 1, "place": one.place, "change": one.change, "reason": one.reason, "masked": one.masked,
             "document": document_json(one.document) if one.document else None}
            for one in done
        ])  # fmt: skip
    for one in done:
        sentence = added_text(one, memory.knowledge.limits, cli.language)
        if one.document is None:
            cli.complain(sentence)
        elif not cli.args.json:
            sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


async def list_all(cli: Cli) -> int:
    """All documents of the namespace."""
    async with cli.memory() as memory:
        found = await memory.knowledge.all(cli.args.namespace)
    if cli.args.json:
        write_json_list([document_json(one) for one in found])
        return 0
    lines = [f"{one.id}  {document_text(one, cli.language)}" for one in found] or [cli.say("knowledge.none")]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


async def show(cli: Cli) -> int:
    """A document with its first passages."""
    async with cli.memory() as memory:
        chosen = await _chosen(cli, memory)
        if isinstance(chosen, str):
            return cli.complain(chosen)
        for one in chosen:
            shown = await memory.knowledge.passages(one, cli.args.n)
            if cli.args.json:
                passages = [{"id": p.id, "section": p.section, "text": p.text} for p in shown]
                write_json({**document_json(one), "text": passages})
                continue
            head = f"{one.id}  {document_text(one, cli.language)}\n{one.place}"
            sys.stdout.write("\n    ".join([head, *passage_texts(one, shown, cli.language)]) + "\n")
    return 0


async def remove(cli: Cli) -> int:
    """Take documents away for good, then search every file for them."""
    async with cli.memory() as memory:
        chosen = await _chosen(cli, memory)
        if isinstance(chosen, str):
            return cli.complain(chosen)
        if not agreed(cli, cli.say("cli.knowledge.ask_remove", count=len(chosen))):
            return cli.fail("cli.needs_yes")
        done = [await memory.knowledge.remove(one) for one in chosen]
    if cli.args.json:
        write_json_list([
            {"v": 1, "document": document_json(one.document), "files": one.files, "traces": list(one.traces)}
            for one in done
        ])  # fmt: skip
    for one in done:
        if one.traces:
            cli.complain(removed_text(one, cli.language))
        elif not cli.args.json:
            sys.stdout.write(removed_text(one, cli.language) + "\n")
    return 1 if any(one.traces for one in done) else 0


async def _chosen(cli: Cli, memory: MemoryManager) -> list[Document] | str:
    """The documents that the arguments mean, each once, or a sentence on the one that cannot be told."""
    found: dict[str, Document] = {}
    for words in cli.args.names:
        meant = await memory.knowledge.meant_by(words, cli.args.namespace)
        if len(meant) != 1:
            return which_text(words, meant, cli.language)
        found[meant[0].id] = meant[0]
    return list(found.values())
