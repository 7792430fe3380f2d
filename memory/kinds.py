"""The closed lists that records are made of; read them through `memory.records`."""

from __future__ import annotations

from enum import StrEnum


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


RESTING = (Status.ARCHIVED, Status.SUPERSEDED, Status.EXPIRED)
"""What held once, or was not used for long: found by its words where it is asked for, and in no index."""
SEARCHED = (Status.ACTIVE, *RESTING)
"""What has its words in the store's full text, and may be asked for."""


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


class ChangeKind(StrEnum):
    """What became of a proposal, or happened to a memory."""

    ADDED = "added"
    MERGED = "merged"
    SUPERSEDED = "superseded"
    CANDIDATE = "candidate"
    FORGOTTEN = "forgotten"
    REFUSED = "refused"
    EDITED = "edited"
    CONFIRMED = "confirmed"
    RESTORED = "restored"
    ARCHIVED = "archived"
    EXPIRED = "expired"


class JobKind(StrEnum):
    """Work that waits in the queue for the background."""

    EXTRACT = "extract"
    """A model reads what the user said and no model has read yet."""
    SUMMARY = "summary"
    """The oldest turns of a session are folded into its running summary."""
    DAY = "day"
    """A past day is summed up."""
    STANDING = "standing"
    """The global summary takes in a session that has ended."""
    DAILY = "daily"
    """Upkeep, once a day."""
    FILES = "files"
    """MEMORY.md and the day logs are brought in step."""
    REVIEW = "review"
    """A model looks for what no longer holds, now and then."""
    REWRITE = "rewrite"
    """The end of a purge that was cut off."""


class WaitingKind(StrEnum):
    """What sort of decision the user is asked for."""

    CANDIDATE = "candidate"
    """Something on probation: choices "confirm", "drop"."""
    CONTRADICTION = "contradiction"
    """Two memories disagree: choices "newer", "older", "both"."""
    COPIES = "copies"
    """Two memories may say the same: choices "newer", "older", "both"."""
    OUTDATED = "outdated"
    """A model thinks that it no longer holds: choices "forget", "keep"."""
    RETRY = "retry"
    """Work of the background that did not succeed: choices "retry", "give_up"."""


OWN = "me"
"""Namespace of what the user says; other agents keep theirs (G2)."""

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

PROJECT_SLOTS: frozenset[str] = frozenset({"project", "goal", "deadline", "budget", "schedule"})
"""Attributes of running work: they fade as they age, and using them renews them."""

KIN_SLOTS = ("family", "relationship", "pet")
"""Attributes of those who are close to the user."""
SINGLE_SLOTS: frozenset[str] = frozenset({
    "name", "nickname", "age", "birthday", "gender", "location", "hometown", "job", "employer", "language",
    "timezone", "reply_language", "phone_os",
})  # fmt: skip
"""Attributes with one current value: a new one supersedes the old."""
