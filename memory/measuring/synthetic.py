"""Made-up memories and messages in Chinese and English, with made-up vectors: a store of any size in little time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zlib import crc32

from memory.days import day_of
from memory.ids import new_id
from memory.ports import Embedder
from memory.records import Kind, Memory, Message, Quote, Role, SourceType, Status
from memory.text import index_terms

if TYPE_CHECKING:
    from memory.ports import Matrix

_ZONE = "UTC"
_A_DAY = 40
"""Texts that are formed on one day."""
_SAID = 10_000_000
"""The first number of a message's sentence; memories count from 0."""
_TERM_VECTORS = 4096
_SHARED = 0.8
"""How much all vectors have in common, as with e5: unrelated texts then lie at a cosine of about 0.7."""

_WHO_ZH = ("妹妹", "导师", "室友", "老板", "邻居", "表哥", "同学", "爸爸", "客户", "教练")
_DID_ZH = ("提到", "推荐了", "准备换掉", "忘了带", "修好了", "想买", "借走了", "喜欢上了", "讨论过", "卖掉了")
_WHAT_ZH = (
    "旧相机", "登山鞋", "咖啡机", "陶艺课", "季度预算", "钢琴谱", "阳台的番茄", "露营帐篷", "签证材料", "粤菜馆",
)  # fmt: skip
_WHERE_ZH = ("杭州", "成都", "青岛", "西安", "厦门", "苏州", "昆明", "大连", "珠海", "洛阳")
_WHO_EN = ("sister", "tutor", "flatmate", "boss", "neighbour", "cousin", "classmate", "father", "client", "coach")
_DID_EN = ("mentioned", "recommended", "wants to replace", "forgot", "repaired", "plans to buy", "borrowed", "sold")
_WHAT_EN = (
    "the old camera", "hiking boots", "the coffee machine", "a pottery class", "the quarterly budget", "a piano score",
    "balcony tomatoes", "a camping tent", "the visa papers", "a tapas bar", "a used car", "cat food",
)  # fmt: skip
_WHERE_EN = ("Lisbon", "Bristol", "Toronto", "Oslo", "Madrid", "Denver", "Kyoto", "Leeds", "Geneva", "Porto")


class StandInEmbedder:
    """The Embedder port with made-up vectors: texts that share words lie near each other, nothing more.

    Queries go through the real embedder as well, so that its time is spent; its answer is thrown away.
    """

    def __init__(self, real: Embedder | None, dim: int = 384) -> None:
        self._real = real
        self._dim = real.dim if real is not None else dim
        self._terms: Matrix | None = None

    @property
    def fingerprint(self) -> str:
        """Its own: these vectors are never mixed with real ones."""
        return f"stand-in:{self._dim}"

    @property
    def dim(self) -> int:
        """That of the real embedder."""
        return self._dim

    @property
    def spread(self) -> tuple[float, float]:
        """Between texts that share nothing and texts that share most words."""
        return (0.68, 0.85)

    def embed_queries(self, texts: Sequence[str]) -> Matrix:
        """See `Embedder.embed_queries`."""
        if self._real is not None:
            self._real.embed_queries(texts)
        return self.embed_documents(texts)

    def embed_documents(self, texts: Sequence[str]) -> Matrix:
        """See `Embedder.embed_documents`."""
        import numpy as np

        terms = self._term_vectors()
        out = np.empty((len(texts), self._dim), dtype=np.float32)
        for row, text in zip(out, texts, strict=True):
            places = [crc32(term.encode()) % (_TERM_VECTORS - 1) for term in index_terms(text)]
            own = terms[places].sum(axis=0) if places else terms[0]
            row[:] = _SHARED * terms[-1] + (1.0 - _SHARED**2) ** 0.5 * own / (float(np.linalg.norm(own)) or 1.0)
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        return out

    def _term_vectors(self) -> Matrix:
        if self._terms is None:
            import numpy as np

            drawn = np.random.default_rng(7).standard_normal((_TERM_VECTORS, self._dim)).astype(np.float32)
            self._terms = drawn / np.linalg.norm(drawn, axis=1, keepdims=True)
        return self._terms


def sentence(number: int) -> str:
    """The n-th made-up sentence: Chinese and English by turns, no two of them alike."""
    rng = random.Random(number)
    mark, price = _word(rng), rng.randrange(20, 9000)
    if number % 2:
        who, where, did, what = (rng.choice(part) for part in (_WHO_ZH, _WHERE_ZH, _DID_ZH, _WHAT_ZH))
        return f"用户的{who}在{where}{did}{what}，编号{mark}，花了{price}元"
    who, did, what, where = (rng.choice(part) for part in (_WHO_EN, _DID_EN, _WHAT_EN, _WHERE_EN))
    return f"The user's {who} {did} {what} in {where} near {mark.title()}, for {price} euros"


def question(number: int) -> str:
    """A question about some of them, at most 80 characters."""
    rng = random.Random(-1 - number)
    if number % 2:
        return (
            f"我{rng.choice(_WHO_ZH)}在{rng.choice(_WHERE_ZH)}{rng.choice(_DID_ZH)}{rng.choice(_WHAT_ZH)}花了多少钱？"
        )
    return f"How much was {rng.choice(_WHAT_EN)} that my {rng.choice(_WHO_EN)} {rng.choice(_DID_EN)}?"


def memories(count: int, until: datetime) -> Iterator[Memory]:
    """So many memories, oldest first, the last one formed at `until`."""
    for number in range(count):
        at = _moment(number, count, until)
        content = sentence(number)
        yield Memory(
            id=new_id(at), kind=Kind.FACT, content=content, status=Status.ACTIVE, source_type=SourceType.TOLD,
            created_at=at, updated_at=at, origin=Quote(None, content), confidence=0.9, zone=_ZONE,
        )  # fmt: skip


def messages(count: int, until: datetime, session_of: dict[str, str]) -> Iterator[Message]:
    """So many messages; `session_of` gives the id of each day's session."""
    for number in range(count):
        at = _moment(number, count, until)
        day = day_of(at, _ZONE)
        yield Message(new_id(at), session_of[day], Role.USER, sentence(_SAID + number), at, _ZONE, day)


def texts(count: int) -> Iterator[str]:
    """The texts of so many rows, half of them memories."""
    half = count // 2
    yield from (sentence(number) for number in range(half))
    yield from (sentence(_SAID + number) for number in range(count - half))


def days(count: int, until: datetime) -> list[str]:
    """The days of so many messages, oldest first."""
    return list(dict.fromkeys(day_of(_moment(number, count, until), _ZONE) for number in range(count)))


def _moment(number: int, count: int, until: datetime) -> datetime:
    return until - timedelta(days=1 + (count - number) // _A_DAY, minutes=(count - number) % _A_DAY)


def _word(rng: random.Random) -> str:
    return "".join(rng.choice("bdfgklmnprst") + rng.choice("aeiou") for _ in range(3))
