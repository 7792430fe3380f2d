"""The values that memory hands out: frozen, complete, and free of any library.

Identity is a matter of the store; a record is a picture of one moment. Times are aware datetimes in
UTC; a `day` is the ISO date of the user's day (it begins at 04:00 local time, see `memory.days`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from memory.built_in import BUILT_IN_MODEL
from memory.days import DAY_START_HOUR, day_of
from memory.kinds import KIN_SLOTS as KIN_SLOTS
from memory.kinds import NEVER_DROPPED_SLOTS as NEVER_DROPPED_SLOTS
from memory.kinds import OWN as OWN
from memory.kinds import PROFILE_SLOTS as PROFILE_SLOTS
from memory.kinds import PROJECT_SLOTS as PROJECT_SLOTS
from memory.kinds import RESTING as RESTING
from memory.kinds import SEARCHED as SEARCHED
from memory.kinds import SINGLE_SLOTS as SINGLE_SLOTS
from memory.kinds import SLOTS as SLOTS
from memory.kinds import ChangeKind as ChangeKind
from memory.kinds import JobKind as JobKind
from memory.kinds import Kind as Kind
from memory.kinds import MessageState as MessageState
from memory.kinds import Register as Register
from memory.kinds import Role as Role
from memory.kinds import Source as Source
from memory.kinds import SourceType as SourceType
from memory.kinds import Status as Status
from memory.kinds import WaitingKind as WaitingKind


@dataclass(frozen=True, slots=True)
class Quote:
    """The words a memory rests on: the smallest clause of one user message that carries the fact."""

    message_id: str | None
    text: str
    start: int = -1
    """Offset of `text` in the message's text in characters; -1 where it is not a literal span."""
    end: int = -1


_LONGEST_NAMESPACE = 60


def valid_namespace(name: str) -> bool:
    """Letters of any script, digits, - and _, at most 60."""
    return 0 < len(name) <= _LONGEST_NAMESPACE and all(char.isalnum() or char in "-_" for char in name)


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
    namespace: str = OWN
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
    day_start_hour: int = field(default=DAY_START_HOUR, compare=False, repr=False)
    """Local hour at which the user's day begins; a setting, not kept with the memory."""

    @property
    def day(self) -> str:
        """ISO date of the user's day on which it was formed, in the zone where that was."""
        return self.local_day(self.created_at)

    def local_day(self, moment: datetime) -> str:
        """ISO date of the user's day at a moment, in the zone where it was formed.

        Of a memory that knows no zone: the plain date of the moment as it stands.
        """
        return day_of(moment, self.zone, self.day_start_hour) if self.zone else moment.date().isoformat()

    @property
    def quotes(self) -> tuple[Quote, ...]:
        """The words it rests on: first the origin, then the later mentions."""
        return self.mentions if self.origin is None else (self.origin, *self.mentions)

    @property
    def in_profile(self) -> bool:
        """Does it stand in [profile] on every turn?"""
        return in_profile(self.kind, self.slot)

    @property
    def never_dropped(self) -> bool:
        """May a token gate shorten it, and never drop it?"""
        return never_dropped(self.kind, self.slot)


def never_dropped(kind: str | None, slot: str | None) -> bool:
    """May a token gate shorten a line of this kind that fills this attribute, and never drop it?"""
    return kind == Kind.INSTRUCTION or (slot or "") in NEVER_DROPPED_SLOTS


def in_profile(kind: Kind, slot: str | None) -> bool:
    """Do memories of this kind that fill this attribute stand in [profile] on every turn?"""
    return kind is Kind.INSTRUCTION or (slot or "") in PROFILE_SLOTS


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


FORGET_UNKNOWN = "forget_unknown"
"""The rule of a Change: nothing is held, and nothing was said, that a request to forget could mean."""
WITHHELD = "withheld"
"""The rule of a Change: the user said that this is not to be kept."""


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the memory log: what happened to which memory, and by which rule."""

    kind: ChangeKind
    memory: Memory | None
    replaced: Memory | None = None
    rule: str = ""
    """For REFUSED: the rule's name (never the text)."""


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """One line of the log. The text of memories is read from the store, not kept here."""

    unit: str
    """Lines of one action share it."""
    by_user: bool
    at: datetime
    kind: ChangeKind
    memory_id: str | None
    replaced_id: str | None
    rule: str
    undone: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """One thing that waits for the user's decision, on top of /memories."""

    id: str
    """What `decide` takes: "candidate:<memory id>", "question:<number>", "retry:<job>"."""
    kind: WaitingKind
    choices: tuple[str, ...]
    """Codes of what can be chosen, the likeliest first."""
    memory: Memory | None = None
    """What it is about; of two the newer. None for a retry."""
    other: Memory | None = None
    """The older one of two."""
    reason: str = ""
    """A model's words why, in the user's language; for a retry the code of what went wrong."""
    count: int = 1
    """For a retry of learning: how many turns are not yet remembered."""


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
    title: str = ""
    """Name of the document and the headings it stands under (for source = knowledge)."""


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
