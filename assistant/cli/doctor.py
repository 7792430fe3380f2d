"""`jide doctor`: findings with their remedies."""

from __future__ import annotations

import asyncio
import sys

from assistant.cli.context import Cli
from assistant.cli.shapes import write_json
from assistant.doctor import FAIL, OK, examine
from assistant.i18n import joined, problem_text
from memory.ports import MemoryProblem

_MARKS = {"ok": "✓", "warn": "!", "fail": "✗"}


async def run(cli: Cli) -> int:
    """Examine and print; exit code 1 when something fails."""
    if cli.args.fetch_embeddings:
        return await _fetch(cli)
    findings = await examine(cli.setup)
    cli.tell_notes()
    if cli.args.json:
        rows = [{"name": f.name, "state": f.state, "sentence": f.sentence, "remedy": f.remedy} for f in findings]
        write_json({"v": 1, "findings": rows})
    else:
        for finding in findings:
            sys.stdout.write(f"{_MARKS[finding.state]} {finding.sentence}\n")
            if finding.state != OK and finding.remedy:
                sys.stdout.write(f"    → {finding.remedy}\n")
    return 1 if any(finding.state == FAIL for finding in findings) else 0


async def _fetch(cli: Cli) -> int:
    sys.stdout.write(cli.say("doctor.fetching", model=cli.setup.embedding_model) + "\n")
    sys.stdout.flush()
    try:
        await asyncio.to_thread(cli.setup.fetch_embeddings)
    except MemoryProblem as problem:
        return cli.complain(joined(problem_text(problem.code, cli.language), cli.language))
    sys.stdout.write(cli.say("doctor.fetched", model=cli.setup.embedding_model) + "\n")
    return 0
