"""`jide eval scale` at three sizes, beside what is asked of it; ends with 1 where a figure is over.

    python -m tests.bench.scale [N …]

Without sizes: 1 000, 10 000 and 100 000 (the last takes some ten minutes). Run it on an idle machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

SIZES = (1_000, 10_000, 100_000)
QUERY_P95_MS = {1_000: 60, 10_000: 80, 100_000: 100}
SEARCH_P95_MS = {10_000: 15, 100_000: 45}
MOST_MB, MOST_UPKEEP_MB, MOST_START_MS, MOST_SLOWED, LEAST_OVERLAP, MOST_DISK = 600, 1_200, 2_000, 2.0, 0.97, 4.0


def checks(figures: dict[str, Any]) -> Iterator[tuple[str, float, float]]:
    """(name, measured, at most) for each figure that has a goal at this size."""
    count = figures["n"]
    if count in QUERY_P95_MS:
        yield "query p95, ms", figures["query_ms"]["p95"], QUERY_P95_MS[count]
    if count in SEARCH_P95_MS:
        yield "all but the embedding p95, ms", figures["search_ms"]["p95"], SEARCH_P95_MS[count]
    writes = figures["single_writes"]
    yield "recall amid single writes, times the usual", writes["worst_ms"] / writes["usual_ms"], MOST_SLOWED
    yield "start to first recall, ms", figures["start_ms"], MOST_START_MS
    yield "peak, MB", figures["peak_mb"], MOST_MB
    yield "peak of the child, MB", figures["upkeep_mb"], MOST_UPKEEP_MB
    yield "disk, times the vectors", figures["disk_mb"] / figures["vectors_mb"], MOST_DISK
    yield "neighbours missed, share", 1.0 - figures["overlap@10"], 1.0 - LEAST_OVERLAP


def main(sizes: list[int]) -> int:
    """0 where every figure is within its goal."""
    over = 0
    for count in sizes:
        command = [sys.executable, "-m", "ui", "eval", "scale", "-n", str(count), "--json"]
        figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        for name, measured, most in checks(figures):
            over += measured > most
            print(f"{count:>7}  {name:<44} {measured:>9.2f}  at most {most:g}{'  OVER' if measured > most else ''}")
    return int(over > 0)


if __name__ == "__main__":
    sys.exit(main([int(size) for size in sys.argv[1:]] or list(SIZES)))
