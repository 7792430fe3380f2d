"""The reply's own overhead: all of a turn but the model and the query embedding, with and without a busy writer.

    python -m tests.bench.overhead [-n MEMORIES] [--turns N]

prints one JSON object `{n, turns, quiet_ms: {p50, p95}, busy_ms: {p50, p95}, cpu_ms, most_ms}` (cpu_ms: a quiet turn, all threads) and ends with 1 when p95 with
a busy writer is above 50 ms. The writer learns, tidies, compares, writes the files and copies the database one after
the other for ever; like the background of a running Jide it stops between two steps while a reply is being made.
Run it on an idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from assistant.background import keep_loaded
from assistant.conversation import resume
from assistant.engine import Engine, ModelShelf
from assistant.events import ReplyDone
from assistant.i18n import file_headings
from assistant.services import EngineOptions, Services
from assistant.turn import read_whole
from memory.manager import MemoryManager
from memory.tokens import EstimatingCounter
from tests.memory.life.manager_case import SetClock, filled, lance_index, remembering
from tests.scripted_model import ScriptedModel
from ui import boot

LIMIT_MS = 50.0
PAUSE_S = 0.1
"""Between two turns: without it the writer, which stops for a reply, would never come to write."""
QUESTIONS = (
    "我的第{}号笔记讲什么？",
    "上周说的那件事怎么样了",
    "What is note {} about?",
    "帮我想想第{}号怎么办",
    "好，继续",
)


async def overhead(engine: Engine, turns: int) -> list[float]:
    """Milliseconds of each turn, without those of the model (which answers at once) and of the query embedding."""
    found: list[float] = []
    for number in range(turns):
        started = time.perf_counter()
        events = await read_whole(engine.reply(QUESTIONS[number % len(QUESTIONS)].format(number)))
        whole = (time.perf_counter() - started) * 1000
        assert isinstance(events[-1], ReplyDone)
        explained = await engine.explain()
        found.append(whole - (explained.recall.ms.embed if explained.recall else 0.0))
        await asyncio.sleep(PAUSE_S)
    return found


async def write_on(memory: MemoryManager, done: list[int]) -> None:
    """A writer that never rests but, as in the program, between two steps while a reply is being made."""
    number = 0
    while True:
        number += 1
        await memory.hands.remember(f"我的第{number}个抽屉里放着第{number * 3}把钥匙")
        await memory.chores.drain(memory.pauses.should_pause)
        await memory.upkeep.judge()
        await memory.upkeep.tidy()
        await memory.upkeep.compare()
        await memory.upkeep.files.sync(everything=number % 10 == 0)
        if number % 10 == 0:
            await memory.upkeep.back_up()
        done[0] = number


def spread(values: list[float]) -> dict[str, float]:
    """Median and 95th percentile, milliseconds."""
    return {"p50": round(statistics.median(values), 1), "p95": round(statistics.quantiles(values, n=20)[18], 1)}


async def measure(count: int, turns: int) -> dict[str, object]:
    """Both series on one store."""
    async with AsyncExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        clock = SetClock()
        opened = remembering(home, clock, index=lance_index, headings=file_headings("zh"), keep_files=True)
        memory = await stack.enter_async_context(opened)
        await memory.call(filled, memory, clock, count)
        await memory.chores.drain()
        model, counter = ScriptedModel(), EstimatingCounter()
        services = Services(memory, model, None, EngineOptions(), clock, "zh", counter.count)

        async def nothing() -> list[object]:
            return []

        shelf = ModelShelf(lambda name, base: model, lambda name, base: None, nothing)  # type: ignore[arg-type]
        engine = Engine(services, await resume(memory), shelf)
        await overhead(engine, 10)
        keep_loaded()
        cpu = time.process_time()
        quiet = await overhead(engine, turns)
        cpu = (time.process_time() - cpu) * 1000 / turns
        rounds = [0]
        writer = asyncio.create_task(write_on(memory, rounds))
        busy = await overhead(engine, turns)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
    return {
        "n": count, "turns": turns, "writer_rounds": rounds[0], "quiet_ms": spread(quiet), "busy_ms": spread(busy),
        "cpu_ms": round(cpu, 1),
        "most_ms": round(max(busy), 1),
    }  # fmt: skip


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="The reply's own overhead with a busy writer in the background.")
    parser.add_argument("-n", type=int, default=5000, help="memories in the store")
    parser.add_argument("--turns", type=int, default=200)
    args = parser.parse_args()
    boot.prepare()
    gc.freeze()  # as the program does
    found = asyncio.run(measure(args.n, args.turns))
    sys.stdout.write(json.dumps(found) + "\n")
    busy = found["busy_ms"]
    return 0 if isinstance(busy, dict) and busy["p95"] <= LIMIT_MS else 1


if __name__ == "__main__":
    sys.exit(main())
