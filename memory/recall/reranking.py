"""The second look at the order: within a deadline; whatever is late or bad leaves the order as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from memory.ports import Reranker, RerankProblem
from memory.recall.assembly import Assembled
from memory.recall.gates import dropped
from memory.recall.query import RerankOptions
from memory.records import Line


async def reranked(
    query: str, found: Assembled, reranker: Reranker, options: RerankOptions, left_s: float
) -> tuple[Assembled, str]:
    """(what the reranker keeps of the best lines, in its order; "") or (as it was, why it is so).

    `left_s`: seconds that the whole recall still has.
    """
    lines = found.history[: options.take]
    if len(lines) < 2:
        return found, ""
    try:
        work = reranker.choose(query, [line.text for line in lines])
        places = await asyncio.wait_for(work, min(options.deadline_s, left_s))
    except TimeoutError:
        return found, "late"
    except RerankProblem as problem:
        return found, problem.code
    if not _usable(places, len(lines)):
        return found, "bad"
    kept = [_looked_at(lines[place]) for place in places]
    left_out = [dropped(line, "reranked") for at, line in enumerate(found.history) if at not in set(places)]
    return replace(found, history=tuple(kept), dropped=(*found.dropped, *left_out)), ""


def _usable(places: Sequence[int], count: int) -> bool:
    return len(set(places)) == len(places) and all(0 <= place < count for place in places)


def _looked_at(line: Line) -> Line:
    return replace(line, reasons=(*line.reasons, ("rerank", "")))
