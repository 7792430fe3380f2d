"""The numbers of memory that the user may set; the assistant fills them from the settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from memory.days import DAY_START_HOUR
from memory.recall.query import RecallOptions


@dataclass(frozen=True, slots=True)
class WriteOptions:
    """What is worth keeping, and how sure Jide is of it (C2, C7, C8)."""

    min_confidence: float = 0.6
    min_importance: float = 0.3
    start_importance: float = 0.5
    importance_step: float = 0.05
    """Rise with each mention or cited use."""
    confirm_mentions: int = 2
    """Mentions from which a candidate becomes active when it is told again."""
    promote_mentions: int = 3
    """Mentions from which it becomes active by itself."""
    told_confidence: float = 0.9
    observed_confidence: float = 0.8
    inferred_confidence: float = 0.6


@dataclass(frozen=True, slots=True)
class LifeOptions:
    """How long memories last, and how much one tidying may touch (C8, E1, D5)."""

    preference_days: int = 180
    temporary_days: int = 7
    cold_days: int = 90
    forget_days: int = 180
    forget_below_importance: float = 0.3
    archive_below_outcome: float = 0.3
    outcome_decay: float = 0.01
    """Share of its way back to the middle that an outcome score goes each day."""
    most_per_run: int = 50
    undo_days: int = 30
    """Days after which what was forgotten is purged."""
    similar_from: float = 0.0
    """Cosine from which two memories are compared; 0: as fits the embedder."""
    review_days: int = 30
    """Days between two reviews by a model; 0: none."""
    backups: int = 3
    """Daily copies of the database that are kept."""


@dataclass(frozen=True, slots=True)
class OutcomeOptions:
    """How far an outcome score moves when a memory was used (D5)."""

    praised: float = 0.1
    corrected: float = 0.15
    asked_again: float = 0.03


@dataclass(frozen=True, slots=True)
class KnowledgeOptions:
    """How much the user may add (B7)."""

    file_bytes: int = 10_000_000
    """Larger files are refused."""
    total_bytes: int = 100_000_000
    """Of the text of all documents together."""
    folder_files: int = 500
    """Files of one folder."""


@dataclass(frozen=True, slots=True)
class MemoryOptions:
    """Everything that memory needs to know besides where it lies."""

    day_start_hour: int = DAY_START_HOUR
    standing_tokens: int = 120
    """Most tokens of the global summary."""
    attempts: int = 6
    """How often failed background work is tried before it waits for the user."""
    recall: RecallOptions = field(default_factory=RecallOptions)
    writing: WriteOptions = field(default_factory=WriteOptions)
    life: LifeOptions = field(default_factory=LifeOptions)
    outcome: OutcomeOptions = field(default_factory=OutcomeOptions)
    knowledge: KnowledgeOptions = field(default_factory=KnowledgeOptions)
