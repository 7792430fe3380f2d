"""Measures recall on a file of conversations and questions, through the product's own store, index and recall."""

from __future__ import annotations

import asyncio
import json
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from memory.days import day_of
from memory.ids import new_id
from memory.indexing import Indexer
from memory.measuring.peak import peak_mb
from memory.measuring.scores import TEN, Outcome, grouped, injected, percentile, summary
from memory.measuring.vector_cache import CachedEmbedder
from memory.ports import NO_VECTORS, Embedder, RecallIndex, TokenCounter
from memory.recall.engine import RecallEngine
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.reader import StoreReader
from memory.records import Line, Message, Role
from memory.sqlite.database import Database
from memory.sqlite.store import Store
from memory.threads import Workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

ZONE = "UTC"
_TWO = 2


class BadConversation(ValueError):
    """A line of the file is not a conversation in the format; `line` is its number."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that was said or noted."""

    id: str
    time: datetime
    speaker: str
    text: str


@dataclass(frozen=True, slots=True)
class Question:
    """One question, and the items that hold its answer."""

    text: str
    time: datetime
    gold: frozenset[str]
    category: str


@dataclass(frozen=True, slots=True)
class Conversation:
    """One line of the file."""

    id: str
    lang: str
    items: tuple[Item, ...]
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Bench:
    """With what recall is measured; the same parts as in the product."""

    open_index: Callable[[Path, str, int], RecallIndex]
    """(empty folder, fingerprint, dim) -> an index there."""
    embedder: Embedder | None
    tokens: TokenCounter
    options: RecallOptions = field(default_factory=RecallOptions)
    cache: Path | None = None
    """Folder that keeps vectors between runs."""
    every: int = 1
    """Ask only each n-th question, for a quick look."""


@dataclass(slots=True)
class _Clock:
    """Stands at the time of what is being told."""

    at: datetime

    def now(self) -> datetime:
        return self.at

    def zone(self) -> str:
        return ZONE


def evaluate_recall(path: Path, bench: Bench) -> dict[str, object]:
    """The figures of one file, as `jide eval recall` prints them. Raises BadConversation, OSError."""
    return asyncio.run(evaluate_recall_async(path, bench))


async def evaluate_recall_async(path: Path, bench: Bench) -> dict[str, object]:
    """As `evaluate_recall`, within a running loop."""
    embedder = CachedEmbedder(bench.embedder, bench.cache) if bench.embedder and bench.cache else bench.embedder
    bench = replace(bench, embedder=embedder)
    outcomes: list[Outcome] = []
    index_s = 0.0
    try:
        for conversation in conversations(path):
            async with told(conversation, bench) as (engine, item_of, seconds):
                index_s += seconds
                outcomes += await ask(engine, conversation, item_of, bench)
    finally:
        if isinstance(embedder, CachedEmbedder):
            embedder.save()
    return report(outcomes, index_s)


def conversations(path: Path) -> Iterator[Conversation]:
    """The conversations of a file, one by one. Raises BadConversation."""
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield _conversation(number, line)


@asynccontextmanager
async def told(conversation: Conversation, bench: Bench) -> AsyncIterator[tuple[RecallEngine, dict[str, str], float]]:
    """A fresh store that was told the items: (engine, item id by message id, seconds of indexing)."""
    workers = Workers.named("eval")
    with tempfile.TemporaryDirectory(prefix="jide-eval-", ignore_cleanup_errors=True) as folder:
        store, item_of = await workers.store.run(_tell, conversation, Path(folder))
        fingerprint, dim = (bench.embedder.fingerprint, bench.embedder.dim) if bench.embedder else (NO_VECTORS, 0)
        index = await workers.index.run(bench.open_index, Path(folder) / "index", fingerprint, dim)
        started = time.perf_counter()
        try:
            await Indexer(store, index, bench.embedder, workers).drain()
            seconds = time.perf_counter() - started
            engine = RecallEngine(StoreReader(store), workers, bench.tokens, bench.options, index, bench.embedder)
            yield engine, item_of, seconds
        finally:
            workers.close(index.close)
            workers.store.close(store.close)


async def ask(engine: RecallEngine, conversation: Conversation, item_of: dict[str, str], bench: Bench) -> list[Outcome]:
    """The outcome of every question."""
    outcomes: list[Outcome] = []
    for question in conversation.questions[:: bench.every]:
        query = RecallQuery(question.text, question.time, ZONE, until=question.time, limit=TEN, gates=False)
        ranked = await engine.recall(query)
        gated = await engine.recall(replace(query, limit=None, gates=True))
        outcomes.append(
            Outcome(
                found=_items(ranked.history, item_of),
                gold=question.gold,
                category=question.category,
                lang=conversation.lang,
                injected=_items(gated.history, item_of),
                lines=len(gated.history),
                tokens=sum(line.tokens for line in gated.history),
                query_ms=ranked.ms.total,
            )
        )
    return outcomes


def report(outcomes: Sequence[Outcome], index_s: float) -> dict[str, object]:
    """The JSON of `jide eval recall`."""
    times = [one.query_ms for one in outcomes]
    return {
        "v": 1,
        "n": len(outcomes),
        "all": summary(outcomes),
        "by_category": grouped(outcomes, "category"),
        "by_lang": grouped(outcomes, "lang"),
        "injected": injected(outcomes),
        "query_ms": {"p50": percentile(times, 0.5), "p95": percentile(times, 0.95)},
        "index_s": round(index_s, 4),
        "peak_mb": peak_mb(),
    }


def _tell(conversation: Conversation, folder: Path) -> tuple[Store, dict[str, str]]:
    """Every item becomes a message of its day's session."""
    clock = _Clock(conversation.items[0].time if conversation.items else datetime.now(UTC))
    store = Store(Database.open(folder / "jide.db"), clock)
    item_of: dict[str, str] = {}
    roles = _roles(conversation.items)
    with store.db.transaction():
        for item in conversation.items:
            clock.at = item.time
            day = day_of(item.time, ZONE)
            session = store.sessions.resume_or_open(day, ZONE)
            role = roles[day, item.speaker]
            message = Message(new_id(item.time), session.id, role, item.text, item.time, ZONE, day)
            store.transcript.add(message)
            item_of[message.id] = item.id
    return store, item_of


def _roles(items: Sequence[Item]) -> dict[tuple[str, str], Role]:
    """By day and speaker: where two voices talk, the first is the user and the other answers.

    One voice alone, or a day's records of many people, are the user's notes: no talk between two.
    """
    voices: dict[str, list[str]] = {}
    for item in items:
        heard = voices.setdefault(day_of(item.time, ZONE), [])
        if item.speaker not in heard:
            heard.append(item.speaker)
    return {
        (day, voice): Role.ASSISTANT if len(heard) == _TWO and place else Role.USER
        for day, heard in voices.items()
        for place, voice in enumerate(heard)
    }


def _items(lines: Sequence[Line], item_of: dict[str, str]) -> tuple[str, ...]:
    found = [item_of[key] for line in lines for key in line.item_ids if key in item_of]
    return tuple(dict.fromkeys(found))


def _conversation(number: int, line: str) -> Conversation:
    try:
        data = json.loads(line)
        items = tuple(
            Item(str(one["id"]), _moment(one["time"]), str(one.get("speaker", "")), str(one["text"]))
            for one in data["items"]
        )
        questions = tuple(
            Question(
                str(one["text"]),
                _moment(one["time"]),
                frozenset(map(str, one["gold"])),
                str(one.get("category", "")),
            )
            for one in data["questions"]
        )
        return Conversation(str(data["id"]), str(data.get("lang", "")), items, questions)
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadConversation(number, str(error)) from error


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
