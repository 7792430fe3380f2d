"""Small bounded factors for time, importance, confidence and outcome: they never outrank relevance."""

from __future__ import annotations

import math
from datetime import datetime

from memory.recall.candidates import Candidate
from memory.recall.weights import Weights
from memory.records import PROJECT_SLOTS, Kind

FADING_KINDS: frozenset[Kind] = frozenset({Kind.TASK, Kind.EVENT})
"""Kinds that matter less as they age; profile, preferences and instructions never fade."""

_SECONDS_A_DAY = 86_400.0


def fades(candidate: Candidate) -> bool:
    """Does this one matter less as it ages? Tasks, events and running work do."""
    memory = candidate.memory
    if memory is None:
        return False
    return memory.kind in FADING_KINDS or (memory.slot or "") in PROJECT_SLOTS


def recency(candidate: Candidate, moment: datetime, decay_a_day: float) -> float:
    """Freshness, 1 now to 0 long ago: exponential with `decay_a_day` since the last use or change."""
    memory = candidate.memory
    touched = candidate.created_at
    if memory is not None:
        touched = max(memory.updated_at, memory.last_accessed_at or memory.updated_at)
    age = max((moment - touched).total_seconds() / _SECONDS_A_DAY, 0.0)
    return math.exp(-decay_a_day * age)


def factor(candidate: Candidate, moment: datetime, weights: Weights) -> tuple[float, dict[str, float]]:
    """All small factors together, within ±`weights.multiplier_bound` of 1, and each part that is not neutral.

    The neutral points are those of a memory that was told once: importance 0.5, confidence 0.9, outcome 0.5.
    """
    memory = candidate.memory
    if memory is None:
        return 1.0, {}
    parts: dict[str, float] = {}  # one branch each: hundreds of candidates are weighed in one recall
    if fades(candidate) and (fresh := recency(candidate, moment, weights.decay_a_day)) < 1.0:
        parts["recency"] = weights.recency * (fresh - 1.0)
    if memory.importance != 0.5:
        parts["importance"] = weights.importance * 2.0 * (memory.importance - 0.5)
    if memory.confidence != 0.9:
        parts["confidence"] = weights.confidence * (memory.confidence - 0.9)
    if memory.outcome != 0.5:
        parts["outcome"] = weights.outcome * 2.0 * (memory.outcome - 0.5)
    if not parts:
        return 1.0, parts
    bound = weights.multiplier_bound
    return 1.0 + max(-bound, min(bound, sum(parts.values()))), parts
