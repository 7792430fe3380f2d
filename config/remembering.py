"""Settings of what is remembered, how sure one must be, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass

from config.key import setting


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """Memory as a whole."""

    on: bool = setting(True, "Remember and recall.", "开启记忆。")
    undo_days: int = setting(
        30,
        "Days for which something forgotten can be brought back.",
        "忘掉的事多少天内可以找回。",
        low=1,
        high=365,
    )

    files: bool = setting(
        True,
        "Keep MEMORY.md and a log of each day beside the database; you may edit them.",
        "在数据库旁边写 MEMORY.md 和每天的日志，可以手改。",
        row="E5",
    )
    backups: int = setting(
        3,
        "Daily copies of the database that are kept; 0: none.",
        "数据库每天备份一份，留几份；0 表示不备份。",
        low=0,
        high=60,
    )


@dataclass(frozen=True, slots=True)
class WritingSettings:
    """What becomes a memory."""

    extract_every_turns: int = setting(
        3,
        "The model looks for what is worth remembering every so many turns.",
        "每隔几轮让模型找找有什么值得记。",
        row="C1",
        articles="3",
        low=1,
        high=50,
    )
    horizon_months: int = setting(
        3,
        "Kept is what you would still want to be known in so many months.",
        "只记几个月后还用得上的事。",
        row="C2",
        articles="3",
        low=1,
        high=24,
    )
    min_confidence: float = setting(
        0.6,
        "Less certain than this is not kept.",
        "把握低于这个数就不记。",
        row="C2",
        articles="0.6",
        low=0,
        high=1,
    )
    min_importance: float = setting(
        0.3,
        "Less important than this is not kept.",
        "重要性低于这个数就不记。",
        row="C2",
        articles="0.3",
        low=0,
        high=1,
    )
    similar_from: float = setting(
        0.0,
        "Similarity from which two memories are compared; 0: as fits the embedding model. It only proposes.",
        "相似度到多少就拿来比一比是不是同一件事；0 表示随向量模型而定。它只负责提议。",
        row="C5",
        articles="0.85",
        low=0,
        high=1,
    )
    told_confidence: float = setting(
        0.9,
        "How sure a thing is that you said.",
        "你亲口说的事有多大把握。",
        row="C7",
        articles="0.9",
        low=0,
        high=1,
    )
    observed_confidence: float = setting(
        0.8,
        "How sure a thing is that was noticed.",
        "观察到的事有多大把握。",
        row="C7",
        articles="0.8",
        low=0,
        high=1,
    )
    inferred_confidence: float = setting(
        0.6,
        "How sure a thing is that was inferred.",
        "推测的事有多大把握。",
        row="C7",
        articles="0.6",
        low=0,
        high=1,
    )
    confirm_mentions: int = setting(
        2,
        "A memory on probation counts once it was mentioned so often.",
        "待确认的事，提到几次就算数。",
        row="C7",
        articles="2",
        low=2,
        high=10,
    )
    promote_mentions: int = setting(
        3,
        "So many mentions make it a lasting memory.",
        "提到几次就长期记住。",
        row="C7",
        articles="3",
        low=2,
        high=20,
    )
    start_importance: float = setting(
        0.5,
        "Importance of a new memory.",
        "新记忆的重要性。",
        row="C7",
        articles="0.5",
        low=0,
        high=1,
    )
    importance_step: float = setting(
        0.05,
        "Each mention or cited use adds so much.",
        "每提到或用到一次，重要性加多少。",
        row="C7",
        articles="0.05",
        low=0,
        high=0.5,
    )


@dataclass(frozen=True, slots=True)
class LifeSettings:
    """How long memories last, and what tidies them up."""

    preference_days: int = setting(
        180,
        "A preference fades so many days after its last use.",
        "喜好多少天没用到就淡出。",
        row="C8",
        articles="180",
        low=1,
        high=3650,
    )
    temporary_days: int = setting(
        7,
        "A temporary fact lasts so many days.",
        "临时的事记多少天。",
        row="C8",
        articles="7",
        low=1,
        high=365,
    )
    cold_days: int = setting(
        90,
        "Unused for so many days, a memory goes to cold storage.",
        "多少天没用到就收进冷存。",
        row="E1",
        articles="90",
        low=1,
        high=3650,
    )
    forget_days: int = setting(
        180,
        "Unused for so many days and unimportant, it is forgotten (you can undo it).",
        "多少天没用到、又不重要，就忘掉（可以找回）。",
        row="E1",
        articles="180",
        low=1,
        high=3650,
    )
    forget_below_importance: float = setting(
        0.3,
        "Below this importance it counts as unimportant.",
        "重要性低于多少算不重要。",
        row="E1",
        articles="0.3",
        low=0,
        high=1,
    )
    review_days: int = setting(
        30,
        "Every so many days a model proposes what no longer holds, and you decide; 0: never.",
        "每隔多少天让模型提一次哪些可能过时了，由你决定；0 表示不提。",
        row="E3",
        low=0,
        high=3650,
    )
    most_per_run: int = setting(
        50,
        "One tidying touches at most so many memories.",
        "一次整理最多动多少条。",
        row="E1",
        low=1,
        high=10_000,
    )


@dataclass(frozen=True, slots=True)
class KnowledgeSettings:
    """Documents that you add with `jide knowledge` or /knowledge."""

    share: float = setting(
        0.5,
        "Share of [history] that documents may take from what else fits; 0: they are never recalled.",
        "[history] 里最多几成可以从别的内容那里让给资料；0 表示从不想起资料。",
        row="B7",
        low=0,
        high=1,
    )
    file_mb: int = setting(
        10, "A larger file is refused, in MB.", "超过多少 MB 的文件不收。", row="B7", low=1, high=1_000
    )
    total_mb: int = setting(
        100,
        "Text of all documents together, in MB.",
        "所有资料的文字加起来最多多少 MB。",
        row="B7",
        low=1,
        high=10_000,
    )
    folder_files: int = setting(
        500, "Text files of one folder.", "一个文件夹里最多收多少个文本文件。", row="B7", low=1, high=100_000
    )
