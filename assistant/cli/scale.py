"""`jide eval scale`: recall in a store of any size, filled with made-up texts in a home of its own."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from assistant.bootstrap import open_memory, prepare
from assistant.cli.context import Cli

if TYPE_CHECKING:
    from memory.measuring.synthetic import StandInEmbedder

FLOAT_BYTES = 4


async def run(cli: Cli) -> int:
    """Fill in one process, measure in another, print. The two steps are runs of this command with `--step`."""
    if cli.args.step == "fill":
        return _say(await _fill(cli))
    if cli.args.step == "measure":
        return _say(await _measure(cli))
    with tempfile.TemporaryDirectory(prefix="jide-scale-", ignore_cleanup_errors=True) as home:
        figures: dict[str, Any] = {"v": 1}
        for step in ("fill", "measure"):
            found = await _child(home, cli.args.n, step)
            if found is None:
                return cli.fail("cli.scale_failed", step=step)
            figures |= found
        figures |= await asyncio.to_thread(_disk, cli, home)
    sys.stdout.write(json.dumps(figures, indent=None if cli.args.json else 1) + "\n")
    return 0


async def _child(home: str, count: int, step: str) -> dict[str, Any] | None:
    """One step in a process of its own; None where it failed (it has said why)."""
    command = [sys.executable, "-m", "ui", "eval", "scale", "-n", str(count), "--home", home, "--step", step]
    command += ["--since", f"{time.time():.3f}"]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    found: dict[str, Any] | None = json.loads(out) if process.returncode == 0 else None
    return found


def _disk(cli: Cli, home: str) -> dict[str, Any]:
    """What lies on disk at the end, the single writes compacted."""
    from memory.measuring.scale import compacted, disk_mb

    setup = prepare(replace(cli.start, home=home))
    embedder, folder = _embedder(cli), setup.folder
    compacted(setup.index_factory(embedder.fingerprint, embedder.dim))
    index = disk_mb(folder.index)
    return {"disk_mb": index, "store_mb": round(disk_mb(folder.root) - index, 1)}


async def _fill(cli: Cli) -> dict[str, Any]:
    from memory.measuring.scale import fill

    embedder = await asyncio.to_thread(_embedder, cli)
    index = cli.setup.index_factory(embedder.fingerprint, embedder.dim)
    filled = await fill(cli.setup.folder, cli.setup.clock, index, embedder, cli.args.n)
    return {
        "index_s": round(filled.index_s, 1),
        "upkeep_mb": filled.upkeep_mb,
        "vectors_mb": round(cli.args.n * embedder.dim * FLOAT_BYTES / 1e6, 1),
    }


async def _measure(cli: Cli) -> dict[str, Any]:
    from memory.keeper import Engines
    from memory.measuring.scale import WRITES, measure, writing

    cli.setup.tokens.warm_up()
    manager = await open_memory(
        cli.setup, Engines(lambda: _embedder(cli), cli.setup.index_factory, cli.setup.documents_factory)
    )
    try:
        figures = await measure(manager, cli.args.n, cli.setup.clock.now(), cli.args.since)
        figures["single_writes"] = await writing(manager, cli.setup.clock.now(), min(WRITES, cli.args.n))
        return figures
    finally:
        await manager.aclose()


def _embedder(cli: Cli) -> StandInEmbedder:
    from memory.measuring.synthetic import StandInEmbedder
    from memory.ports import EmbedderUnavailable

    try:
        return StandInEmbedder(cli.setup.open_embedder())
    except EmbedderUnavailable:
        return StandInEmbedder(None)


def _say(figures: dict[str, Any]) -> int:
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0
