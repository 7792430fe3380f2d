from __future__ import annotations

import asyncio

import pytest

from memory.ports import RerankProblem
from memory.recall.query import RecallOptions, RerankOptions
from tests.memory.recall.builders import memory

PLANTS = ("Basil needs water daily", "Basil dies below ten degrees", "Basil and mint share a pot", "Basil was 3 euros")


class Picks:
    """A reranker that does what it is told."""

    def __init__(self, *places: int, wait_s: float = 0.0, broken: bool = False):
        self.places, self.wait_s, self.broken = places, wait_s, broken
        self.asked: list[tuple[str, list[str]]] = []

    async def choose(self, query, texts):
        self.asked.append((query, list(texts)))
        await asyncio.sleep(self.wait_s)
        if self.broken:
            raise RerankProblem("broken")
        return self.places


@pytest.fixture
async def greenhouse(world):
    await world.hold(*[memory(f"m{at}", text) for at, text in enumerate(PLANTS)])
    return world


async def recalled(world, reranker):
    world.engine._reranker = reranker
    return await world.recall("How is my basil doing?")


async def test_what_is_picked_is_kept_in_its_order_and_the_rest_says_why(greenhouse):
    before = [line.id for line in (await greenhouse.recall("How is my basil doing?")).history]
    picks = Picks(2, 0)
    recall = await recalled(greenhouse, picks)
    assert [line.id for line in recall.history] == [before[2], before[0]]
    assert all(("rerank", "") in line.reasons for line in recall.history)
    assert {gone.id for gone in recall.dropped if gone.reason == "reranked"} == {before[1], before[3]}
    assert picks.asked[0][0] == "How is my basil doing?"
    assert len(picks.asked[0][1]) == len(before)


async def test_nothing_may_be_picked(greenhouse):
    assert (await recalled(greenhouse, Picks())).history == ()


@pytest.mark.parametrize(
    ("reranker", "note"),
    [
        (Picks(0, wait_s=30), "rerank:late"),
        (Picks(broken=True), "rerank:rerank_problem"),
        (Picks(0, 0), "rerank:bad"),
        (Picks(99), "rerank:bad"),
        (Picks(-1), "rerank:bad"),
    ],
)
async def test_late_or_bad_and_the_order_stays(greenhouse, reranker, note):
    greenhouse.engine._options = RecallOptions(rerank=RerankOptions(deadline_s=0.05))
    before = [line.id for line in (await greenhouse.recall("How is my basil doing?")).history]
    recall = await recalled(greenhouse, reranker)
    assert [line.id for line in recall.history] == before
    assert note in recall.degraded


async def test_it_looks_further_than_what_is_injected(world):
    await world.hold(*[memory(f"m{at}", f"Basil pot number {at} stands by window {at * 7}") for at in range(12)])
    picks = Picks(8)
    recall = await recalled(world, picks)
    assert len(picks.asked[0][1]) == 10
    assert len(recall.history) == 1


async def test_a_measured_list_is_left_alone(greenhouse):
    picks = Picks(0)
    greenhouse.engine._reranker = picks
    await greenhouse.recall("How is my basil doing?", gates=False)
    assert picks.asked == []
