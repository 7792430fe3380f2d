"""`jide memories log --recalls`: what was recalled for which message, with which scores, and what the answer used."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from assistant.cli.context import Cli
from assistant.cli.shapes import recalled_json, write_json_list
from assistant.i18n import degraded_text, dropped_text
from memory.logged import LoggedRecall
from memory.sanitize import clean_text
from memory.text import shorten

_SHOWN_CHARS = 100


async def recalls(cli: Cli) -> int:
    """The last recalls, newest first; then how much of what was injected was used."""
    async with cli.memory() as memory:
        found, texts = await memory.hands.recalls(cli.args.n)
    if cli.args.json:
        write_json_list([recalled_json(recall) for recall in found])
        return 0
    lines = [line for recall in found for line in _lines(cli, recall, texts)]
    injected = sum(len(recall.lines) for recall in found)
    used = sum(len(set(recall.cited)) for recall in found)
    lines.append(cli.say("cli.recalls.used", used=used, injected=injected))
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _lines(cli: Cli, recall: LoggedRecall, texts: Mapping[str, str]) -> list[str]:
    def words(key: str) -> str:
        return shorten(clean_text(texts.get(key, key)), _SHOWN_CHARS)

    moment = cli.setup.local(recall.at).strftime("%Y-%m-%d %H:%M")
    head = cli.say("cli.recalls.one", query=words(recall.query), tokens=recall.tokens, ms=f"{recall.total_ms:.0f}")
    lines = [f"{moment}  {head}"]
    for line in recall.lines:
        mark = "✓" if line.id in recall.cited else " "
        lines.append(f"  {mark} {line.score:.2f}  [{line.block}]  {words(line.id)}")
    lines += [
        f"  - {gone.score:.2f}  {words(gone.id)}: {dropped_text(gone.reason, cli.language)}" for gone in recall.dropped
    ]
    return lines + [
        f"  {cli.say('cli.recall.degraded', what=degraded_text(note, cli.language))}" for note in recall.degraded
    ]
