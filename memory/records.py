"""The values that memory hands out: frozen, complete, and free of any library.

Identity is a matter of the store; a record is a picture of one moment. Times are aware datetimes in
UTC; a `day` is the ISO date of the user's day (it begins at 04:00 local time, see `memory.days`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from memory.built_in import BUILT_IN_MODEL


class Kind(StrEnum):
    """What sort of thing a memory is; decides its life span and its decay."""

    FACT = "fact"
    PREFERENCE = "preference"
    EVENT = "event"
    DECISION = "decision"
    TASK = "task"
    INSTRUCTION = "instruction"
    RECIPE = "recipe"


class Status(StrEnum):
    """Where a memory stands in its life. Only ACTIVE ones are ever injected."""

    CANDIDATE = "candidate"
    ACTIVE = "active"
    SUPERSEDED = "superseded"
    EXPIRED = "expired"
    ARCHIVED = "archived"
    FORGOTTEN = "forgotten"
    QUARANTINED = "quarantined"


class SourceType(StrEnum):
    """How Jide came to know it."""

    TOLD = "told"
    OBSERVED = "observed"
    INFERRED = "inferred"
    ONBOARDING = "onboarding"
    IMPORTED = "imported"


class Register(StrEnum):
    """Real life or fiction: role play never becomes a fact."""

    REAL = "real"
    FICTION = "fiction"


class Role(StrEnum):
    """Who a message is from. CONTEXT is text handed in beside the talk (a pipe, a file): never learnt from."""

    USER = "user"
    ASSISTANT = "assistant"
    CONTEXT = "context"


class MessageState(StrEnum):
    """How a message ended. A PARTIAL reply is one that was being written when the process died."""

    COMPLETE = "complete"
    PARTIAL = "partial"
    STOPPED = "stopped"
    FAILED = "failed"


class Source(StrEnum):
    """What a recalled line was made from."""

    MEMORY = "memory"
    MESSAGE = "message"
    DAY = "day"
    KNOWLEDGE = "knowledge"
    SUMMARY = "summary"


SLOTS: tuple[str, ...] = (
    "name", "nickname", "age", "birthday", "gender", "location", "hometown", "job", "employer", "school",
    "education", "language", "timezone", "family", "pet", "diet", "allergy", "health", "hobby", "likes",
    "dislikes", "tool", "device", "project", "goal", "deadline", "budget", "schedule", "habit",
    "reply_style", "reply_language", "relationship", "vehicle", "phone_os", "other",
)  # fmt: skip
"""The closed list of attributes a memory can fill."""

PROFILE_SLOTS: frozenset[str] = frozenset({
    "name", "nickname", "age", "birthday", "gender", "location", "hometown", "job", "employer", "school",
    "education", "language", "timezone", "family", "pet", "diet", "allergy", "health", "reply_style",
    "reply_language", "relationship",
})  # fmt: skip
"""Attributes that stand in [profile] on every turn (who the user is); instructions do too, whatever their slot."""

NEVER_DROPPED_SLOTS: frozenset[str] = frozenset({"allergy", "health", "diet"})
"""Lines that a gate may shorten and never drop (requirement A4); standing instructions likewise."""

SINGLE_SLOTS: frozenset[str] = frozenset({
    "name", "nickname", "age", "birthday", "gender", "location", "hometown", "job", "employer", "language",
    "timezone", "reply_language", "phone_os",
})  # fmt: skip
"""Attributes with one current value: a new one supersedes the old."""


@dataclass(frozen=True, slots=True)
class Quote:
    """The words a memory rests on: the smallest clause of one user message that carries the fact."""

    message_id: str | None
    text: str
    start: int = -1
    """Offset of `text` in the message's text in characters; -1 where it is not a literal span."""
    end: int = -1


@dataclass(frozen=True, slots=True)
class Memory:
    """One thing remembered: a neutral, self-contained sentence in the language it was said in."""

    id: str
    kind: Kind
    content: str
    status: Status
    source_type: SourceType
    created_at: datetime
    updated_at: datetime
    origin: Quote | None
    namespace: str = "me"
    slot: str | None = None
    topic: str | None = None
    value: str = ""
    """The words that fill the slot."""
    register: Register = Register.REAL
    confidence: float = 0.9
    """0 to 1."""
    importance: float = 0.5
    """0 to 1."""
    outcome: float = 0.5
    """0 to 1; how well using it went (D5)."""
    mention_count: int = 1
    access_count: int = 0
    last_accessed_at: datetime | None = None
    date: str | None = None
    """ISO date of what it speaks of, precision may be reduced (2026-12); past or due."""
    zone: str | None = None
    expires_at: datetime | None = None
    superseded_by: str | None = None
    mentions: tuple[Quote, ...] = ()
    metadata: Mapping[str, str] = field(default_factory=dict)
    content_hash: str = ""

    @property
    def in_profile(self) -> bool:
        """Does it stand in [profile] on every turn?"""
        return self.kind is Kind.INSTRUCTION or (self.slot or "") in PROFILE_SLOTS

    @property
    def never_dropped(self) -> bool:
        """May a token gate shorten it, and never drop it?"""
        return self.kind is Kind.INSTRUCTION or (self.slot or "") in NEVER_DROPPED_SLOTS


@dataclass(frozen=True, slots=True)
class Proposal:
    """A memory that a reader (rules or model) found in a user message, before the gate and reconciling."""

    kind: Kind
    content: str
    quote: str
    slot: str | None = None
    value: str = ""
    topic: str | None = None
    date: str | None = None
    lifetime: str = "long"
    """permanent | long | temporary."""
    expires_at: datetime | None = None
    confidence: float = 0.9
    importance: float = 0.5
    source_type: SourceType = SourceType.TOLD
    register: Register = Register.REAL
    additive: bool = False
    """Said as an addition ("also", 也): supersedes nothing."""
    correction: bool = False
    """Said as a correction ("I misspoke, it is …"): always supersedes."""
    explicit: bool = False
    """The user asked to remember it: phone numbers and addresses are allowed."""
    replaces: str | None = None
    """Id of the known memory it supersedes, where the reader could tell."""


@dataclass(frozen=True, slots=True)
class ForgetRequest:
    """The user asked to forget: which known memory is meant."""

    quote: str
    target: str
    """The words that say what to forget."""
    memory_ids: tuple[str, ...] = ()


class ChangeKind(StrEnum):
    """What became of a proposal."""

    ADDED = "added"
    MERGED = "merged"
    SUPERSEDED = "superseded"
    CANDIDATE = "candidate"
    FORGOTTEN = "forgotten"
    REFUSED = "refused"
    EDITED = "edited"
    CONFIRMED = "confirmed"
    RESTORED = "restored"


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the memory log: what happened to which memory, and by which rule."""

    kind: ChangeKind
    memory: Memory | None
    replaced: Memory | None = None
    rule: str = ""
    """For REFUSED: the rule's name (never the text)."""


@dataclass(frozen=True, slots=True)
class Message:
    """One thing said. `day` is fixed at writing; secrets in `text` are already masked."""

    id: str
    session_id: str
    role: Role
    text: str
    created_at: datetime
    zone: str
    day: str
    state: MessageState = MessageState.COMPLETE
    model: str = ""
    tokens: int = 0
    pasted: tuple[tuple[int, int], ...] = ()
    """Spans (start, end) of `text` that were pasted, not typed: never learnt from."""
    temporary: bool = False
    """Said in /temp: nothing is learnt from it, and it is never recalled."""
    reasoning: str = ""
    """The model's thinking, for the folded block only: never sent back, never remembered."""

    @property
    def kept_among_words(self) -> bool:
        """Is it in the store's full text? Not what was said in /temp, handed in beside the talk, or failed."""
        outside = self.temporary or self.role is Role.CONTEXT or self.state is MessageState.FAILED
        return not outside and bool(self.text.strip())

    @property
    def recallable(self) -> bool:
        """May it be recalled? The built-in model's replies are not: they only repeat what is remembered."""
        built_in = self.role is Role.ASSISTANT and self.model == BUILT_IN_MODEL
        return self.kept_among_words and not built_in


@dataclass(frozen=True, slots=True)
class Session:
    """One sitting of talk; a restart on the same day resumes the day's session."""

    id: str
    day: str
    started_at: datetime
    zone: str
    title: str = ""
    summary: str = ""
    """Running summary of the turns that no longer fit the window."""
    summary_upto: str | None = None
    """Id of the last message folded into `summary`."""


@dataclass(frozen=True, slots=True)
class DaySummary:
    """What one day's talk was about."""

    day: str
    text: str
    created_at: datetime
    made_by: str
    """"extractive" or the model's name."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a block: what the model is told, why, and what it costs."""

    id: str
    source: Source
    text: str
    date: str
    """ISO date it was formed."""
    tokens: int
    tag: str = ""
    """Short mark the model can cite, unique within the turn."""
    score: float = 0.0
    """0 to 1, normalised per query; 1.0 in [profile]."""
    parts: Mapping[str, float] = field(default_factory=dict)
    """Score by path: meaning, words, time, entity, neighbour, recency, importance …"""
    reasons: tuple[tuple[str, str], ...] = ()
    """(code, detail) pairs, rendered in the user's language by the assistant."""
    slot: str | None = None
    kind: str | None = None
    item_ids: tuple[str, ...] = ()
    """Ids of the messages whose text this line shows, in order (for source = message)."""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A candidate that was not injected, and why (below_floor, gate_count, gate_tokens, same, stale, in_window …)."""

    id: str
    reason: str
    score: float = 0.0
    text: str = ""


@dataclass(frozen=True, slots=True)
class RecallTimes:
    """Milliseconds of each stage."""

    embed: float = 0.0
    search: float = 0.0
    rank: float = 0.0
    total: float = 0.0


@dataclass(frozen=True, slots=True)
class Recall:
    """What one query brought back, after all gates."""

    query: str
    profile: tuple[Line, ...] = ()
    history: tuple[Line, ...] = ()
    dropped: tuple[Dropped, ...] = ()
    tokens: int = 0
    ms: RecallTimes = RecallTimes()
    degraded: tuple[str, ...] = ()
    """Paths that did not answer (vectors, index …) with a reason code."""
