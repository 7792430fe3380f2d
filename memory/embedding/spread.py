"""Between which cosines a model's relevance lies, measured on invented questions and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.ports import Embedder

E5_SPREAD = (0.79, 0.885)
"""Measured so on multilingual-e5-small in the 4-bit engine: unrelated pairs 0.68 to 0.88 (median 0.75; lower
across languages), related ones 0.79 to 0.91 (median 0.86). Its 32-bit weights under sentence-transformers
give short texts almost the same vectors, and the whole e5 family is trained at the same temperature."""

PAIRS: tuple[tuple[str, str], ...] = (
    ("我的猫几岁了？", "用户家的橘猫团团今年三岁。"),
    ("周末适合我的运动", "用户每个星期六早上去游泳。"),
    ("我在哪个城市上班", "用户在苏州一家医院做护士。"),
    ("上次那本小说看完了吗", "用户正在读一本关于航海的长篇小说，还剩两章。"),
    ("我不能吃什么", "用户对芒果过敏，吃了会起疹子。"),
    ("房租什么时候交", "用户每月五号要付房租。"),
    ("怎么给我写邮件比较好", "用户希望邮件写得简短，用列表。"),
    ("我女儿的老师姓什么", "用户女儿的班主任是方老师。"),
    ("去年夏天我去过哪里", "用户去年七月在青海湖骑行了五天。"),
    ("新项目用什么数据库", "团队决定新项目用 PostgreSQL，不再用 MongoDB。"),
    ("what is my sister called", "The user's younger sister is named Ingrid."),
    ("which car do I drive", "The user bought a used grey station wagon in March."),
    ("when is my dentist appointment", "The user sees the dentist next Thursday at half past nine."),
    ("what music do I like", "The user plays the cello and listens mostly to baroque pieces."),
    (
        "how is the garden project going",
        "The user is building raised beds and has planted tomatoes and beans.",
    ),
    ("what did we decide about the budget", "The budget for the kitchen was fixed at twelve thousand."),
    ("which language am I learning", "The user practises Portuguese every evening for twenty minutes."),
    ("who should I call about the roof", "The roofer recommended by the neighbour is called Mr. Abara."),
    ("do I take any medicine", "The user takes a tablet for high blood pressure each morning."),
    (
        "why did the last release fail",
        "The release was rolled back because the migration locked the orders table.",
    ),
    ("我的 deadline 是哪天", "The report has to be handed in on the 14th of December."),
    ("what tea do I drink", "用户下午只喝茉莉花茶，不放糖。"),
)
"""A question and the note that answers it; every other note is unrelated to it."""


def measure_spread(embedder: Embedder) -> tuple[float, float]:
    """(low, high): what three of four unrelated pairs stay below, the best quarter of related ones reaches.

    About 44 short texts are embedded. Raises EmbedderUnavailable.
    """
    import numpy as np

    questions = embedder.embed_queries([question for question, _ in PAIRS])
    notes = embedder.embed_documents([note for _, note in PAIRS])
    cosines = questions @ notes.T
    own = np.eye(len(PAIRS), dtype=bool)
    low = float(np.quantile(cosines[~own], 0.75))
    high = float(np.quantile(cosines[own], 0.75))
    return (round(low, 3), round(max(high, low + 0.01), 3))
