"""The numbers of memory that the user may set; the assistant fills them from the settings."""

from __future__ import annotations

from dataclasses import dataclass, field

from memory.recall.query import RecallOptions


@dataclass(frozen=True, slots=True)
class WriteOptions:
    """What is worth keeping, and how sure Jide is of it (C2, C7, C8)."""

    min_confidence: float = 0.6
    min_importance: float = 0.3
    start_importance: float = 0.5
    importance_step: float = 0.05
    """Rise with each mention or cited use."""
    promote_mentions: int = 3
    """Mentions from which a candidate becomes active by itself."""
    preference_days: int = 180
    project_days: int = 90
    temporary_days: int = 7


@dataclass(frozen=True, slots=True)
class MemoryOptions:
    """Everything that memory needs to know besides where it lies."""

    day_start_hour: int = 4
    recall: RecallOptions = field(default_factory=RecallOptions)
    writing: WriteOptions = field(default_factory=WriteOptions)
