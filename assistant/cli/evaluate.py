"""`jide eval recall|writing|parser`: the product's own paths, measured on a file."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from assistant.cli.context import Cli


def _print(cli: Cli, report: dict[str, Any]) -> int:
    value = {"v": 1, **report}
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=None if cli.args.json else 1) + "\n")
    return 0


def _file(cli: Cli) -> Path | None:
    path = Path(cli.args.file)
    return path if path.is_file() else None


async def recall(cli: Cli) -> int:
    """Recall on a file of conversations with questions."""
    from memory.measuring.evaluate import BadConversation, Bench, evaluate_recall_async

    path = _file(cli)
    if path is None:
        return cli.fail("cli.bad_file", path=cli.args.file)
    bench = Bench(
        open_index=lambda folder, fingerprint, dim: cli.setup.index_at(str(folder), fingerprint, dim),
        embedder=await asyncio.to_thread(cli.setup.open_embedder),
        tokens=cli.setup.tokens,
        options=cli.setup.memory_options().recall,
        cache=Path(cli.args.cache) if cli.args.cache else None,
        every=max(1, cli.args.every),
    )
    try:
        return _print(cli, await evaluate_recall_async(path, bench))
    except BadConversation as bad:
        return cli.fail("cli.bad_line", path=cli.args.file, line=bad.line)


async def writing(cli: Cli) -> int:
    """Writing on the gold format: the rules alone, or with the model that `--model` names."""
    from assistant.chat_model import OFFLINE
    from assistant.writing_evaluation import evaluate_with_model
    from memory.writing.evaluate import evaluate_writing

    path = _file(cli)
    if path is None:
        return cli.fail("cli.bad_file", path=cli.args.file)
    if cli.start.model not in (None, OFFLINE):
        model = cli.setup.models.build(cli.start.model, None)
        return _print(cli, await evaluate_with_model(path, model, cli.setup.engine_options().horizon_months))
    return _print(cli, await asyncio.to_thread(evaluate_writing, path))


async def parser(cli: Cli) -> int:
    """The parser of model output on the gold format."""
    from memory.writing.evaluate import evaluate_parser

    path = _file(cli)
    if path is None:
        return cli.fail("cli.bad_file", path=cli.args.file)
    return _print(cli, await asyncio.to_thread(evaluate_parser, path))
