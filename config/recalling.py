"""Settings of what is recalled and what the model is told."""

from __future__ import annotations

from dataclasses import dataclass

from config.key import setting


@dataclass(frozen=True, slots=True)
class WindowSettings:
    """The conversation that the model sees."""

    tokens: int = setting(
        8_000,
        "Budget of a request, in tokens; never more than the model takes.",
        "一次请求的 token 预算，不会超过模型的上限。",
        row="A7",
        articles="8000",
        low=2_000,
        high=2_000_000,
    )
    reply_tokens: int = setting(
        1_500, "Kept free for the answer, in tokens.", "给回答留多少 token。", low=200, high=100_000
    )
    summarise_from: float = setting(
        0.5,
        "Share of the budget from which the oldest turns are folded into a summary.",
        "用到预算的几成，就把最早的几轮折成摘要。",
        row="B2",
        articles="0.5",
        low=0.1,
        high=1,
    )
    cut_from: float = setting(
        1.0,
        "Share of the budget from which the oldest turns are left out.",
        "用到预算的几成，就不再带最早的几轮。",
        row="B2",
        articles="1.0",
        low=0.5,
        high=1,
    )
    global_summary_tokens: int = setting(
        120,
        "Length of the line on where you both stand, in tokens.",
        "“我们聊到哪儿了”那一行最多多少 token。",
        row="B8",
        articles="120",
        low=20,
        high=500,
    )


@dataclass(frozen=True, slots=True)
class InjectionSettings:
    """The gates: how much memory goes into a request."""

    history_lines: int = setting(
        6,
        "Memories in [history]; the articles use 5 to 8.",
        "[history] 里放几条记忆，文章里是 5 到 8 条。",
        row="A4",
        articles="6 (5–8)",
        low=1,
        high=30,
    )
    profile_tokens: int = setting(
        300,
        "Most tokens of [profile].",
        "[profile] 最多多少 token。",
        row="A4",
        articles="300",
        low=50,
        high=4_000,
    )
    total_tokens: int = setting(
        800,
        "Most tokens of [profile] and [history] together.",
        "[profile] 和 [history] 加起来最多多少 token。",
        row="A4",
        articles="800",
        low=100,
        high=20_000,
    )
    line_chars: int = setting(
        200,
        "A longer memory line is shortened to so many characters.",
        "一条记忆太长就截到这么多字。",
        row="A4",
        articles="200",
        low=40,
        high=2_000,
    )
    tags: bool = setting(
        True,
        "Give each line a short tag that the model can cite, so that use can be seen.",
        "给每条记忆一个小标记，模型引用时就知道用上了哪条。",
        row="A5",
    )


@dataclass(frozen=True, slots=True)
class RecallSettings:
    """How memories are found and ordered."""

    deadline_ms: int = setting(
        1_500,
        "Milliseconds after which the talk goes on without recall.",
        "回忆超过多少毫秒就先不等了。",
        low=50,
        high=60_000,
    )
    first_deadline_ms: int = setting(
        15_000,
        "The same for the first recall after a start, which waits for the index to load.",
        "启动后第一次回忆最多等多少毫秒（要加载索引）。",
        low=50,
        high=120_000,
    )
    candidates: int = setting(
        200, "Candidates that each path brings.", "每条路径取多少候选。", row="D1", low=10, high=500
    )
    rarest_terms: int = setting(
        12,
        "A question keeps so many of its rarest words.",
        "问句只留最少见的几个词。",
        row="D1",
        low=1,
        high=100,
    )
    meaning: float = setting(0.5, "Weight of likeness in meaning.", "意思相近的权重。", row="D3", low=0, high=1)
    words: float = setting(0.5, "Weight of shared words.", "字词相同的权重。", row="D3", low=0, high=1)
    dated: float = setting(
        0.5,
        "Added to what lies in the time that the question names.",
        "落在所问时间里的加多少分。",
        row="D1",
        low=0,
        high=1,
    )
    from_before: float = setting(0.3, "Share of the score of the turn before.", "分享前一句得分的几成。", low=0, high=1)
    from_after: float = setting(0.3, "Share of the score of the turn after.", "分享后一句得分的几成。", low=0, high=1)
    recency: float = setting(
        0.1,
        "Weight of being recent; it only decides between equals.",
        "新近的权重，只在不相上下时起作用。",
        row="D3",
        low=0,
        high=0.5,
    )
    decay_a_day: float = setting(
        0.05,
        "How fast being recent fades, a day (λ of the exponential).",
        "新近程度每天衰减多少（指数的 λ）。",
        row="D3",
        articles="0.05",
        low=0,
        high=1,
    )
    importance: float = setting(0.06, "Weight of importance.", "重要性的权重。", row="D3", low=0, high=0.5)
    confidence: float = setting(0.1, "Weight of confidence.", "把握的权重。", row="D3", low=0, high=0.5)
    outcome: float = setting(
        0.06, "Weight of how well using it went before.", "以前用得好不好的权重。", row="D3", low=0, high=0.5
    )
    floor: float = setting(
        1.0,
        "How strict the floor is: 0 lets everything through, 1 is what was measured, 2 is twice as strict.",
        "门槛有多严：0 什么都放进去，1 是测出来的，2 严一倍。",
        row="D4",
        low=0,
        high=2,
    )
    rerank: str = setting(
        "off",
        "A second look at the order: by a cross-encoder or by the model, within a deadline.",
        "要不要再排一次：用交叉编码器，或让模型来挑，限时完成。",
        row="D3",
        choices=("off", "cross-encoder", "model"),
    )
    rerank_model: str = setting(
        "",
        "The cross-encoder, a name or a folder; empty: cross-encoder/mmarco-mMiniLMv2-L12-H384-v1.",
        "交叉编码器的名字或文件夹；空着用 cross-encoder/mmarco-mMiniLMv2-L12-H384-v1。",
        row="D3",
    )
    rerank_from: int = setting(
        10,
        "The second look is at so many of the best.",
        "再排一次看前几条。",
        row="D3",
        articles="10",
        low=2,
        high=50,
    )
    rerank_pick: int = setting(
        3,
        "The model picks at most so many.",
        "让模型最多挑几条。",
        row="D3",
        articles="3",
        low=1,
        high=20,
    )
    rerank_deadline_ms: int = setting(
        1_500, "Milliseconds for the second look.", "再排一次最多花多少毫秒。", row="D3", low=50, high=60_000
    )


@dataclass(frozen=True, slots=True)
class OutcomeSettings:
    """How a memory's score moves with how its use went."""

    praised: float = setting(0.1, "Used, and you were content.", "用上了，你满意，加多少。", row="D5", low=0, high=0.5)
    corrected: float = setting(
        0.15, "Used, and you corrected it.", "用上了，你纠正了，减多少。", row="D5", low=0, high=0.5
    )
    asked_again: float = setting(
        0.03,
        "Used, and you asked the same again.",
        "用上了，你又问了一遍，减多少。",
        row="D5",
        low=0,
        high=0.5,
    )
    decay_a_day: float = setting(
        0.01,
        "How fast the score drifts back to the middle, a day.",
        "每天向中间回落多少。",
        row="D5",
        low=0,
        high=0.5,
    )
    archive_below: float = setting(
        0.3,
        "Below this a memory is archived.",
        "低于多少就归档。",
        row="D5",
        articles="0.3",
        low=0,
        high=1,
    )
