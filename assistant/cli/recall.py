"""`jide recall`: what a query brings back, and why; `--expect` says where a told fact was lost."""

from __future__ import annotations

import sys
from dataclasses import asdict

from assistant.cli.context import Cli
from assistant.cli.shapes import recall_json, why_text, write_json
from assistant.i18n import degraded_text, dropped_text
from memory.hands import Expected
from memory.recall.query import Scope
from memory.records import Dropped, Line, Recall, Source, Status
from memory.sanitize import clean_text


async def run(cli: Cli) -> int:
    """Recall and print."""
    query = " ".join(cli.args.query)
    if wrong := cli.no_day():
        return cli.fail("cli.bad_date", value=wrong)
    async with cli.memory(counts=True) as memory:
        scope = Scope(
            sources=tuple(Source(name) for name in cli.args.source or ()),
            kinds=tuple(cli.args.kind or ()),
            topic=cli.args.topic,
            statuses=tuple(Status(name) for name in cli.args.status or ()),
            since=cli.args.since,
            until=cli.args.until,
        )
        recall = await memory.recall_text(
            query,
            limit=cli.args.k,
            explain=cli.args.explain or bool(cli.args.expect),
            scope=scope,
            standing=not scope.sources,
        )
        expected = await memory.hands.expect(cli.args.expect, recall) if cli.args.expect else None
    if cli.args.json:
        value = recall_json(recall, cli.language)
        if expected is not None:
            value["expected"] = {"found": expected.found, "stage": expected.stage, "id": expected.id}
        write_json(value)
    else:
        sys.stdout.write(_readable(cli, recall))
        if expected is not None:
            sys.stdout.write(_verdict(cli, expected) + "\n")
    return 0 if expected is None or expected.found else 1


def _verdict(cli: Cli, expected: Expected) -> str:
    return cli.say(f"cli.expect.{expected.stage}", text=cli.args.expect, id=expected.id)


def _readable(cli: Cli, recall: Recall) -> str:
    lines = ["[profile]"]
    lines += [f"  {line.date}  {line.text}" for line in recall.profile] or [f"  {cli.say('cli.nothing_recalled')}"]
    lines.append("[history]")
    for line in recall.history:
        lines.append(_history_line(cli, line))
    if not recall.history:
        lines.append(f"  {cli.say('cli.nothing_recalled')}")
    if cli.args.explain:
        lines += [_dropped_line(cli, gone) for gone in recall.dropped]
    lines += [cli.say("cli.recall.degraded", what=degraded_text(note, cli.language)) for note in recall.degraded]
    return "\n".join([*lines, _costs(cli, recall)]) + "\n"


def _costs(cli: Cli, recall: Recall) -> str:
    ms = {name: f"{value:.0f}" for name, value in asdict(recall.ms).items()}
    return cli.say("cli.recall.costs", tokens=recall.tokens, **ms)


def _history_line(cli: Cli, line: Line) -> str:
    why = ", ".join(part for part in (_stands_in(cli, line), why_text(line, cli.language)) if part)
    head = f"  {line.score:.2f}  {line.date}  {line.text}\n        {why}"
    if not cli.args.explain:
        return head
    parts = ", ".join(f"{cli.say(f'part.{name}')} {value:.2f}" for name, value in line.parts.items())
    return f"{head}\n        {cli.say('cli.recall.line', parts=parts, tokens=line.tokens, id=line.id)}"


def _stands_in(cli: Cli, line: Line) -> str:
    """The document and section of a passage."""
    return cli.say("line.knowledge.titled", title=clean_text(line.title)) if line.title else ""


def _dropped_line(cli: Cli, gone: Dropped) -> str:
    return f"  -     {gone.score:.2f}  {gone.text or gone.id}: {dropped_text(gone.reason, cli.language)}"
