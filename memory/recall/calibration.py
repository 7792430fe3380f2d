"""What an embedder's cosines mean: measured once on fixed sentences, so that a floor and two languages work with any.

Two things are read off thirty-two everyday sentences, half of them Chinese, half their English twins:

- a baseline: how near a query lies to sentences that have nothing to do with it. Cosines of one model lie within a
  tenth of each other and differ with the query's length and language, so nearness is counted from there;
- the direction in which the two languages differ. Most of it is taken out of the query, so that an English
  question finds a Chinese memory instead of the next best English one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from memory.text import is_cjk

if TYPE_CHECKING:
    from memory.ports import Matrix

PAIRS: tuple[tuple[str, str], ...] = (
    ("用户喜欢喝茶", "The user likes tea"),
    ("昨天我和同事一起吃了午饭", "I had lunch with my colleagues yesterday"),
    ("她打算下个月搬到海边", "She plans to move to the seaside next month"),
    ("我的哥哥是一名医生", "My brother is a doctor"),
    ("会议改到了周五下午", "The meeting was moved to Friday afternoon"),
    ("这本书让我想起了童年", "This book reminds me of my childhood"),
    ("他对猫过敏", "He is allergic to cats"),
    ("我们决定推迟发布", "We decided to postpone the release"),
    ("孩子们在公园里踢足球", "The children are playing football in the park"),
    ("新电脑比旧的快很多", "The new computer is much faster than the old one"),
    ("请把文件发给我", "Please send me the file"),
    ("我每天晚上跑步五公里", "I run five kilometres every evening"),
    ("这家餐厅的鱼很好吃", "The fish in this restaurant is delicious"),
    ("他刚刚换了工作", "He has just changed his job"),
    ("火车晚点了两个小时", "The train was two hours late"),
    ("我想学弹钢琴", "I want to learn to play the piano"),
)
SENTENCES: tuple[str, ...] = tuple(sentence for pair in PAIRS for sentence in pair)
_NO_DIFFERENCE = 1e-6


@dataclass(frozen=True, slots=True)
class Calibration:
    """The vectors of SENTENCES, and the unit vector from English to Chinese (zeros where they do not differ)."""

    references: Matrix
    direction: Matrix

    def adjusted(self, query: Sequence[float], share: float) -> list[float]:
        """The query without `share` (0 to 1) of its language, as a unit vector."""
        import numpy as np

        vector = np.asarray(query, dtype=np.float32)
        vector = vector - share * float(vector @ self.direction) * self.direction
        length = float(np.linalg.norm(vector))
        return [float(value) for value in (vector / length if length else vector)]

    def baseline(self, query: Sequence[float]) -> float:
        """The mean cosine of the (adjusted) query with sentences that have nothing to do with it."""
        import numpy as np

        return float((self.references @ np.asarray(query, dtype=np.float32)).mean())


def calibrate(vectors: Matrix) -> Calibration:
    """The calibration from the document vectors of SENTENCES, in their order."""
    import numpy as np

    chinese = np.asarray([is_cjk(sentence) for sentence in SENTENCES])
    direction = vectors[chinese].mean(axis=0) - vectors[~chinese].mean(axis=0)
    length = float(np.linalg.norm(direction))
    unit = direction / length if length > _NO_DIFFERENCE else np.zeros_like(direction)
    return Calibration(np.asarray(vectors, dtype=np.float32), np.asarray(unit, dtype=np.float32))
