"""The last steps of a recall, over candidates that are already found: order, floor, variety, lines, gates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from memory.ports import TokenCounter
from memory.recall.archive import from_archive
from memory.recall.bygone import asks_of_before, with_bygone
from memory.recall.candidates import Candidate, PathHits
from memory.recall.documents import let_in, related_passages, share, strengths
from memory.recall.echoes import asking_the_same, told_before
from memory.recall.floor import Ranked, passes
from memory.recall.gates import dropped, gate_tokens, tagged
from memory.recall.lines import history_line
from memory.recall.narrowing import narrowed
from memory.recall.outdated import split_outdated
from memory.recall.profile import profile_lines
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.ranking import Ranking, rank
from memory.recall.reader import StoreReader
from memory.recall.reading import Reading
from memory.recall.variety import split_retold, split_same
from memory.records import Dropped, Line, Memory, Source, Status
from memory.text import shorten
from memory.writing.gate import gives_orders
from memory.writing.privacy.secrets import mask_contact

_SHOWN_DROPPED = 20
_SPARE = 6
"""So many more than wanted pass the floor, for what variety drops."""
_DROPPED_CHARS = 200


@dataclass(frozen=True, slots=True)
class Found:
    """How a message was read, and what every path brought for it."""

    reading: Reading
    hits: PathHits
    rows: Mapping[str, Candidate] = field(default_factory=dict)
    """What was found early and is read from the store already, by row id …"""
    vectors: Mapping[str, bytes] = field(default_factory=dict)
    """… with the vectors that the store keeps of these rows."""
    passages: PathHits = field(default_factory=PathHits)
    """What was found in documents."""


@dataclass(frozen=True, slots=True)
class Assembled:
    """Both blocks and what was left out."""

    profile: tuple[Line, ...] = ()
    history: tuple[Line, ...] = ()
    dropped: tuple[Dropped, ...] = ()


class Assembly:
    """One recall from what was found to its lines: at most `most` of [history], before the gates of number and tokens.

    Blocking, on the store's thread: it reads the store in batches, the rest is pure.
    """

    def __init__(
        self,
        query: RecallQuery,
        found: Found,
        reader: StoreReader,
        tokens: TokenCounter,
        options: RecallOptions,
        most: int,
    ) -> None:
        self._query = query
        self._found = found
        self._reader = reader
        self._tokens = tokens
        self._options = options
        self._most = most
        self._row_ids: Sequence[str] = ()
        self._pool: Mapping[str, Candidate] = {}
        self._ranking = Ranking((), {})
        self._dropped: list[Dropped] = []
        self._in_profile: set[str] = set()

    def assembled(self, memories: Sequence[Memory]) -> Assembled:
        """Both blocks; `memories` are those of [profile]."""
        self._look_up()
        profile = profile_lines(memories, self._options.line_chars, self._tokens)
        self._in_profile = {line.id for line in profile}
        order = self._varied(self._with_documents(self._related(self._allowed())))
        lines = self._lines(order)
        lines += self._at_rest(lines)
        if asks_of_before(self._query.text):
            replaced = self._reader.replaced_by([line.id for line in (*profile, *lines)])
            profile, lines = (with_bygone(block, replaced, self._tokens) for block in (profile, lines))
        return Assembled(tuple(profile), tuple(lines), tuple(self._dropped))

    def _look_up(self) -> None:
        """What the store knows of the rows that were found, in order."""
        found = self._found
        self._row_ids = found.hits.ids()
        pool = self._reader.candidates(self._row_ids, self._query, found.rows)
        told = [row_id for row_id, one in pool.items() if one.memory is None and row_id not in found.rows]
        vectors = {**found.vectors, **self._reader.vectors(told, found.hits.fingerprint)}
        self._pool = pool
        self._ranking = rank(found.hits, pool, found.reading, self._query.moment, self._options.weights, vectors)
        self._dropped += [Dropped(row_id, "stale") for row_id in self._row_ids if row_id not in pool][:_SHOWN_DROPPED]

    def _drop(self, row_ids: Sequence[str], reason: str) -> None:
        for row_id in row_ids[:_SHOWN_DROPPED]:
            candidate = self._pool[row_id]
            text = shorten(_shown(candidate).text, _DROPPED_CHARS) if self._query.explain else ""
            self._dropped.append(Dropped(candidate.key, reason, round(self._ranking.scores[row_id], 4), text))

    def _allowed(self) -> list[str]:
        """What may be injected at all, in order; of a message in several pieces only the best one."""
        pool, ranking = self._pool, self._ranking
        window = [row_id for row_id in ranking.order if pool[row_id].key in self._query.window_ids]
        profiled = [row_id for row_id in ranking.order if pool[row_id].key in self._in_profile]
        self._drop(window, "in_window")
        self._drop(profiled, "in_profile")
        out = {*window, *profiled}
        best: dict[tuple[Source, str], str] = {}
        for row_id in ranking.order:
            if row_id not in out:
                best.setdefault((pool[row_id].source, pool[row_id].key), row_id)
        return list(best.values())

    def _related(self, order: Sequence[str]) -> list[str]:
        """What answers the message: of what was asked for, above the floor, no orders, nothing told twice."""
        pool, hits = self._pool, self._found.hits
        asking = asking_the_same(pool, self._found.reading)
        idle = [row_id for row_id in order if row_id in asking and pool[row_id].after is None]
        self._drop(idle, "same")
        order = self._narrowed([row_id for row_id in order if row_id not in idle])
        told = told_before(self._query, hits, self._row_ids, pool, asking)
        kept, stopped = passes(self._ranked(told), order, self._options, self._most + _SPARE)
        self._drop(stopped, "below_floor")
        orders = [row_id for row_id in kept if gives_orders(pool[row_id].text)]
        self._drop(orders, "orders")
        kept, retold = split_retold([row_id for row_id in kept if row_id not in orders], pool)
        self._drop(retold, "same")
        return kept if asks_of_before(self._query.text) else self._still_so(kept)

    def _still_so(self, order: list[str]) -> list[str]:
        """What holds now in the place of messages that say what held before."""
        said = [self._pool[row_id].key for row_id in order if self._pool[row_id].source is Source.MESSAGE]
        replaced = self._reader.replaced_of(said) if said else []
        kept, outdated = split_outdated(order, self._pool, replaced, self._in_profile)
        self._drop(outdated, "stale")
        return kept

    def _narrowed(self, order: list[str]) -> list[str]:
        """What is of the kinds, the statuses and the topic asked for, in order."""
        left = narrowed(self._query, order, self._pool)
        if len(left) < len(order):
            asked = frozenset(left)
            self._drop([row_id for row_id in order if row_id not in asked], "filtered")
        return left

    def _ranked(self, hits: PathHits) -> Ranked:
        return Ranked(self._found.reading, hits, self._pool, self._ranking)

    def _with_documents(self, own: list[str]) -> list[str]:
        """The order with the passages of documents that belong in it; the pool holds them from then on."""
        found, query, options = self._found, self._query, self._options
        row_ids = found.passages.ids()
        pool = self._reader.passages(row_ids, query) if row_ids else {}
        if not pool:
            return own
        passages = related_passages(found.reading, found.passages, pool, query, options, self._most + _SPARE)
        strength = {**strengths(self._ranked(found.hits), own, options), **passages.strength}
        about_user = found.reading.personal
        first = frozenset(row_id for row_id in own if about_user and self._pool[row_id].memory is not None)
        self._pool = {**self._pool, **passages.pool}
        self._ranking = _joined(self._ranking, passages.ranking)
        self._drop(passages.below_floor, "below_floor")
        self._drop(passages.orders, "orders")
        sharing = share(query, options, self._most)
        return [*let_in(own, passages.kept[:sharing], strength, first), *passages.kept[sharing:]]

    def _varied(self, order: Sequence[str]) -> list[str]:
        """The lines that are wanted, no two of which say the same."""
        texts = {row_id: self._pool[row_id].text for row_id in order}
        kept, same = split_same(order, texts, self._most, self._options.weights.most_alike)
        self._drop(same, "same")
        self._drop(kept[self._most :], "gate_count")
        return kept[: self._most]

    def _lines(self, order: Sequence[str]) -> list[Line]:
        told = [self._pool[row_id] for row_id in order]
        around = self._reader.around([one for one in told if one.source is Source.MESSAGE])
        return [
            self._line(_shown(one), self._ranking.scores[one.id], self._ranking.parts[one.id], around.get(one.id))
            for one in told
        ]

    def _at_rest(self, held: Sequence[Line]) -> list[Line]:
        """Behind what holds: memories at rest that were asked for; the archive where nothing else answers."""
        query, reading, scope = self._query, self._found.reading, self._query.scope
        last_resort = query.gates and not scope.statuses and not held
        statuses = (Status.ARCHIVED,) if last_resort else scope.resting
        if not statuses or not scope.wants(Source.MEMORY) or reading.asks_nothing or not reading.terms:
            return []
        pool = self._reader.at_rest(reading.text, statuses, query)
        best = from_archive(pool.values(), reading.terms, self._most - len(held))
        return [self._line(pool[key], share, {"words": share}) for key, share in best.items()]

    def _line(
        self, one: Candidate, score: float, parts: Mapping[str, float], around: tuple[str, str] | None = None
    ) -> Line:
        terms, chars = self._found.reading.terms, self._options.line_chars
        return history_line(one, score, parts, _harmless(around or ("", "")), terms, chars, self._tokens)


def _joined(one: Ranking, other: Ranking) -> Ranking:
    """Both; each is ranked for itself."""
    return Ranking((*one.order, *other.order), {**one.scores, **other.scores}, {**one.parts, **other.parts})


def _shown(candidate: Candidate) -> Candidate:
    """What was said, without phone numbers and addresses (C4)."""
    if candidate.source is not Source.MESSAGE:
        return candidate
    return candidate._replace(text=mask_contact(candidate.text).text)


def _harmless(around: tuple[str, str]) -> tuple[str, str]:
    """What was said around a line, without text that would command the assistant."""
    before, after = ("" if gives_orders(text) else text for text in around)
    return before, after


def gated(query: RecallQuery, found: Assembled, options: RecallOptions, tokens: TokenCounter) -> Assembled:
    """The blocks after the gates of number, length and tokens, with the marks that the model can cite."""
    wanted = query.limit or options.history_lines
    history = found.history[:wanted]
    lost = [*found.dropped, *(dropped(line, "gate_count") for line in found.history[wanted:])]
    first = gate_tokens(found.profile, options.profile_tokens, tokens)
    if not query.gates:
        return _blocks(tagged([*first.kept, *history], on=options.tags), len(first.kept), lost)
    left = options.total_tokens - sum(line.tokens for line in first.kept)
    second = gate_tokens(history, max(left, 0), tokens)
    marked = tagged([*first.kept, *second.kept], on=options.tags)
    return _blocks(marked, len(first.kept), [*first.dropped, *lost, *second.dropped])


def _blocks(marked: Sequence[Line], in_profile: int, dropped: Sequence[Dropped]) -> Assembled:
    return Assembled(tuple(marked[:in_profile]), tuple(marked[in_profile:]), tuple(dropped))
