"""The last steps of a recall, over candidates that are already found: order, floor, variety, lines, gates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from memory.ports import TokenCounter
from memory.recall.archive import from_archive
from memory.recall.bygone import asks_of_before, with_bygone
from memory.recall.candidates import Candidate, PathHits
from memory.recall.documents import let_in, related_passages, share, strengths
from memory.recall.floor import passes
from memory.recall.gates import dropped, gate_tokens, tagged
from memory.recall.lines import history_line
from memory.recall.narrowing import narrowed
from memory.recall.profile import profile_lines
from memory.recall.query import RecallOptions, RecallQuery
from memory.recall.ranking import Ranking, rank
from memory.recall.reader import StoreReader
from memory.recall.reading import Reading
from memory.recall.variety import split_retold, split_same
from memory.records import Dropped, Line, Memory, Role, Source
from memory.row_ids import key_of
from memory.text import normalise, query_terms, shorten
from memory.writing.gate import gives_orders
from memory.writing.privacy.secrets import mask_contact

_SHOWN_DROPPED = 20
_MARKS = ("?", "？", "吗", "呢")
_SHORT_QUESTION = 120
"""Characters."""
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


@dataclass(slots=True)
class _Dropping:
    """The candidates, and what of them is left out with its reason."""

    pool: Mapping[str, Candidate]
    ranking: Ranking
    explain: bool
    """Are the texts of what is left out asked for?"""
    found: list[Dropped] = field(default_factory=list)

    def extend(self, pool: Mapping[str, Candidate], ranking: Ranking) -> None:
        """Further candidates, ranked for themselves."""
        self.pool = {**self.pool, **pool}
        scores, parts = {**self.ranking.scores, **ranking.scores}, {**self.ranking.parts, **ranking.parts}
        self.ranking = Ranking((*self.ranking.order, *ranking.order), scores, parts)

    def add(self, row_ids: Sequence[str], reason: str) -> None:
        for row_id in row_ids[:_SHOWN_DROPPED]:
            candidate = self.pool[row_id]
            text = shorten(_shown(candidate).text, _DROPPED_CHARS) if self.explain else ""
            self.found.append(Dropped(candidate.key, reason, round(self.ranking.scores[row_id], 4), text))


def assemble(
    query: RecallQuery,
    found: Found,
    memories: Sequence[Memory],
    reader: StoreReader,
    tokens: TokenCounter,
    options: RecallOptions,
    most: int,
) -> Assembled:
    """Both blocks of one recall, at most `most` lines of [history], before the gates of number and tokens.

    Reads the store in batches; the rest is pure.
    """
    row_ids = found.hits.ids()
    pool = reader.candidates(row_ids, query, found.rows)
    ranking = ranked(query, found, pool, reader, options)
    dropping = _Dropping(pool, ranking, query.explain)
    dropping.found += [Dropped(row_id, "stale") for row_id in row_ids if row_id not in pool][:_SHOWN_DROPPED]
    profile = profile_lines(memories, options.line_chars, tokens)
    order = _allowed(query, pool, ranking, {line.id for line in profile}, dropping)
    asking = _asking(pool, found.reading)
    idle = [row_id for row_id in order if row_id in asking and pool[row_id].after is None]
    dropping.add(idle, "same")
    order = _narrowed(query, [row_id for row_id in order if row_id not in idle], pool, dropping)
    told = _told_before(query, found.hits, row_ids, pool, asking)
    kept, stopped = passes(found.reading, told, pool, ranking, order, options, most + _SPARE)
    dropping.add(stopped, "below_floor")
    orders = [row_id for row_id in kept if pool[row_id].memory is None and gives_orders(pool[row_id].text)]
    dropping.add(orders, "orders")
    kept, retold = split_retold([row_id for row_id in kept if row_id not in orders], pool)
    dropping.add(retold, "same")
    kept = _with_documents(query, found, kept, reader, options, most, dropping)
    texts = {row_id: dropping.pool[row_id].text for row_id in kept}
    kept, same = split_same(kept, texts, most, options.weights.most_alike)
    dropping.add(same, "same")
    dropping.add(kept[most:], "gate_count")
    lines = _lines(kept[:most], found.reading.terms, dropping.pool, dropping.ranking, reader, options, tokens)
    lines = lines or _archived(query, found, most, reader, options, tokens)
    if asks_of_before(query.text):
        replaced = reader.replaced_by([line.id for line in (*profile, *lines)])
        profile, lines = (with_bygone(block, replaced, tokens) for block in (profile, lines))
    return Assembled(tuple(profile), tuple(lines), tuple(dropping.found))


def _with_documents(
    query: RecallQuery,
    found: Found,
    own: list[str],
    reader: StoreReader,
    options: RecallOptions,
    most: int,
    dropping: _Dropping,
) -> list[str]:
    """The order with the passages of documents that belong in it; `dropping` knows them from then on."""
    pool = reader.passages(found.passages.ids(), query) if found.passages.ids() else {}
    passages = related_passages(found.reading, found.passages, pool, query, options, most + _SPARE)
    if not pool:
        return own
    strength = strengths(found.reading, found.hits, dropping.pool, dropping.ranking, own, options)
    about_user = found.reading.personal
    first = frozenset(row_id for row_id in own if about_user and dropping.pool[row_id].memory is not None)
    dropping.extend(passages.pool, passages.ranking)
    dropping.add(passages.below_floor, "below_floor")
    dropping.add(passages.orders, "orders")
    sharing = share(query, options, most)
    order = let_in(own, passages.kept[:sharing], {**strength, **passages.strength}, first)
    return [*order, *passages.kept[sharing:]]


def _told_before(
    query: RecallQuery,
    hits: PathHits,
    row_ids: Sequence[str],
    pool: Mapping[str, Candidate],
    asking: frozenset[str],
) -> PathHits:
    """What the paths found, without the talk in the window and without the question itself.

    The message is often indexed before it is answered, and may have been asked before, in these or fewer words: it is
    nearest to itself and holds all its words, which says nothing of what the store knows.
    """
    own = normalise(query.text)
    start = own[:1]
    echoes: dict[str, str] = {}
    for row_id in row_ids:
        one = pool.get(row_id)
        if one is None:
            echoes[row_id] = query.text if key_of(row_id) in query.window_ids else ""
        elif one.key in query.window_ids or (
            one.memory is None and (row_id in asking or (_start(one.text[:2]) == start and normalise(one.text) == own))
        ):
            echoes[row_id] = one.text
    return hits.without(echoes) if echoes else hits


def _asking(pool: Mapping[str, Candidate], reading: Reading) -> frozenset[str]:
    terms = frozenset(reading.terms)
    return frozenset(row_id for row_id, one in pool.items() if asks_the_same(one, terms))


def asks_the_same(one: Candidate, terms: frozenset[str]) -> bool:
    """Is it a question of the user's that names nothing beyond these terms?"""
    text = one.text
    if one.role is not Role.USER or not text.endswith(_MARKS) or len(text) > _SHORT_QUESTION:
        return False
    asked = query_terms(text)
    return bool(asked) and terms.issuperset(asked)


@lru_cache(maxsize=4096)
def _start(two: str) -> str:
    """The first character in one spelling (a mark that stands for itself joins it): most texts differ in it."""
    return normalise(two)[:1]


def ranked(
    query: RecallQuery,
    found: Found,
    pool: Mapping[str, Candidate],
    reader: StoreReader,
    options: RecallOptions,
) -> Ranking:
    """The candidates of the pool in order."""
    told = [row_id for row_id, one in pool.items() if one.memory is None and row_id not in found.rows]
    vectors = {**found.vectors, **reader.vectors(told, found.hits.fingerprint)}
    return rank(found.hits, pool, found.reading, query.moment, options.weights, vectors)


def _allowed(
    query: RecallQuery,
    pool: Mapping[str, Candidate],
    ranking: Ranking,
    in_profile: set[str],
    dropping: _Dropping,
) -> list[str]:
    """What may be injected at all, in order; of a message in several pieces only the best one."""
    window = [row_id for row_id in ranking.order if pool[row_id].key in query.window_ids]
    profiled = [row_id for row_id in ranking.order if pool[row_id].key in in_profile]
    dropping.add(window, "in_window")
    dropping.add(profiled, "in_profile")
    out = {*window, *profiled}
    best: dict[str, str] = {}
    for row_id in ranking.order:
        if row_id not in out:
            best.setdefault(f"{pool[row_id].source}:{pool[row_id].key}", row_id)
    return list(best.values())


def _narrowed(query: RecallQuery, order: list[str], pool: Mapping[str, Candidate], dropping: _Dropping) -> list[str]:
    """What is of the kinds and the topic asked for, in order."""
    left = narrowed(query, order, pool)
    if len(left) < len(order):
        asked = frozenset(left)
        dropping.add([row_id for row_id in order if row_id not in asked], "filtered")
    return left


def _lines(
    order: Sequence[str],
    terms: Sequence[str],
    pool: Mapping[str, Candidate],
    ranking: Ranking,
    reader: StoreReader,
    options: RecallOptions,
    tokens: TokenCounter,
) -> list[Line]:
    around = reader.around([pool[row_id] for row_id in order if pool[row_id].source is Source.MESSAGE])
    return [
        history_line(
            _shown(pool[row_id]),
            ranking.scores[row_id],
            ranking.parts[row_id],
            _harmless(around.get(row_id, ("", ""))),
            terms,
            options.line_chars,
            tokens,
        )
        for row_id in order
    ]


def _shown(candidate: Candidate) -> Candidate:
    """What was said, without phone numbers and addresses (C4)."""
    if candidate.source is not Source.MESSAGE:
        return candidate
    return candidate._replace(text=mask_contact(candidate.text).text)


def _harmless(around: tuple[str, str]) -> tuple[str, str]:
    """What was said around a line, without text that would command the assistant."""
    before, after = ("" if gives_orders(text) else text for text in around)
    return before, after


def _archived(
    query: RecallQuery,
    found: Found,
    wanted: int,
    reader: StoreReader,
    options: RecallOptions,
    tokens: TokenCounter,
) -> list[Line]:
    if not query.gates or not query.scope.wants(Source.MEMORY) or found.reading.asks_nothing or not found.reading.terms:
        return []
    pool = reader.archived(query)
    best = from_archive(pool.values(), found.reading.terms, wanted)
    return [
        history_line(pool[key], share, {"words": share}, ("", ""), found.reading.terms, options.line_chars, tokens)
        for key, share in best.items()
    ]


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
