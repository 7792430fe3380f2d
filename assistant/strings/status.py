"""The status line, and what goes on in the background."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "status.offline": T("offline", "离线"),
    "status.memory_on": T("memory on", "记忆开"),
    "status.memory_off": T("memory off", "记忆关"),
    "status.temporary": T("temporary: nothing is kept", "临时对话：不会记住"),
    "status.tokens": T("{used}/{window} tokens", "{used}/{window} tokens"),
    "status.waiting": T("{count} things to do", "还有 {count} 件事待处理", one="1 thing to do"),
    "status.learning": T("remembering…", "正在记…"),
    "status.failed": T(
        "{count} turns not remembered yet, will retry",
        "有 {count} 轮还没记下，会再试",
        one="1 turn not remembered yet, will retry",
    ),
    "status.index_scan": T("plain search", "普通检索"),
    "status.index_none": T("no search index", "没有检索索引"),
    "status.embedder_none": T("words and dates only", "只按字词和时间找"),
    "status.thinking": T("thinking…", "在想…"),
    "status.loading": T("getting {what} ready, only the first time…", "正在准备 {what}，只有第一次要等…"),
    "status.loading_litellm": T(
        "connecting to the model, a few seconds the first time…", "正在接通模型，第一次要等几秒…"
    ),
    "status.masked": T(
        "{count} secrets in your message were hidden and are not stored.",
        "你的话里有 {count} 处密码一类的内容，已经隐去，不会保存。",
        one="A secret in your message was hidden and is not stored.",
    ),
    "skipped.late": T("Recall took too long, so this answer goes without it.", "回忆花的时间太久，这次先不用。"),
    "skipped.broken": T("Recall failed, so this answer goes without it.", "回忆出了问题，这次先不用。"),
    "skipped.off": T("Memory is off.", "记忆已关闭。"),
    "skipped.temporary": T("A temporary talk: memory is not used.", "临时对话，不用记忆。"),
    "degraded.profile": T("what is known of you could not be read", "没能读出关于你的记忆"),
    "degraded.earlier": T("earlier messages could not be read", "没能读出之前的话"),
    "degraded.store": T("memories could not be read", "没能读出记忆"),
    "degraded.vectors": T("no search by meaning", "没有按意思找"),
    "degraded.words": T("no search by words", "没有按字词找"),
    "degraded.index": T("the index did not answer", "索引没有响应"),
    "degraded.days": T("no search by date", "没有按日期找"),
    "degraded.documents": T("no search in documents", "没有在资料里找"),
    "degraded.rerank": T("no second look at the order", "没有再排一次"),
    "degraded.late": T("{path} (took too long)", "{path}（太慢了）"),
    "degraded.other": T("something was left out", "有一部分没用上"),
}
