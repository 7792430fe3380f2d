"""From the settings to the numbers of memory."""

from __future__ import annotations

from dataclasses import replace

from config.remembering import KnowledgeSettings
from config.settings import Settings
from memory.options import KnowledgeOptions, LifeOptions, MemoryOptions, OutcomeOptions, WriteOptions
from memory.recall.query import RecallOptions, RerankOptions
from memory.recall.weights import Weights

_WEIGHTS = (
    "meaning", "words", "dated", "from_before", "from_after", "recency", "decay_a_day", "importance", "confidence",
    "outcome",
)  # fmt: skip
"""Weights of recall that are settings; the others go with them."""


MB = 1_000_000


def memory_options(s: Settings) -> MemoryOptions:
    """Each number of memory that is a setting."""
    return MemoryOptions(
        day_start_hour=s.days.day_start_hour,
        standing_tokens=s.window.global_summary_tokens,
        recall=RecallOptions(
            history_lines=s.injection.history_lines,
            profile_tokens=s.injection.profile_tokens,
            total_tokens=s.injection.total_tokens,
            line_chars=s.injection.line_chars,
            tags=s.injection.tags,
            candidates=s.recall.candidates,
            rare_terms=s.recall.rarest_terms,
            floor=s.recall.floor,
            document_share=s.knowledge.share,
            rerank=RerankOptions(s.recall.rerank_from, s.recall.rerank_deadline_ms / 1000),
            weights=replace(Weights(), **{name: getattr(s.recall, name) for name in _WEIGHTS}),
        ),
        writing=WriteOptions(
            min_confidence=s.writing.min_confidence,
            min_importance=s.writing.min_importance,
            start_importance=s.writing.start_importance,
            importance_step=s.writing.importance_step,
            confirm_mentions=s.writing.confirm_mentions,
            promote_mentions=s.writing.promote_mentions,
            told_confidence=s.writing.told_confidence,
            observed_confidence=s.writing.observed_confidence,
            inferred_confidence=s.writing.inferred_confidence,
        ),
        life=LifeOptions(
            preference_days=s.life.preference_days,
            temporary_days=s.life.temporary_days,
            cold_days=s.life.cold_days,
            forget_days=s.life.forget_days,
            forget_below_importance=s.life.forget_below_importance,
            archive_below_outcome=s.outcome.archive_below,
            outcome_decay=s.outcome.decay_a_day,
            most_per_run=s.life.most_per_run,
            undo_days=s.memory.undo_days,
            similar_from=s.writing.similar_from,
            backups=s.memory.backups,
            review_days=s.life.review_days,
        ),
        knowledge=_knowledge(s.knowledge),
        attempts=s.background.attempts,
        outcome=OutcomeOptions(
            praised=s.outcome.praised, corrected=s.outcome.corrected, asked_again=s.outcome.asked_again
        ),
    )


def _knowledge(knowledge: KnowledgeSettings) -> KnowledgeOptions:
    return KnowledgeOptions(
        file_bytes=knowledge.file_mb * MB,
        total_bytes=knowledge.total_mb * MB,
        folder_files=knowledge.folder_files,
    )
