"""Why a line was recalled, why one was left out, and why something was not kept."""

from __future__ import annotations

from assistant.strings.entry import T

REASONS: dict[str, T] = {
    "reason.profile": T("about you, always there", "关于你，一直带着"),
    "reason.profile.detail": T("about you ({detail}), always there", "关于你（{detail}），一直带着"),
    "reason.instruction": T("you asked for this, always there", "你交代过的，一直带着"),
    "reason.standing": T("where things stand, /standing corrects it", "目前的现状，用 /现状 可以改"),
    "reason.words": T("the same words", "字词对得上"),
    "reason.words.detail": T("mentions “{detail}”", "提到“{detail}”"),
    "reason.meaning": T("close in meaning", "意思相近"),
    "reason.time": T("from the time you asked about", "是你问的那段时间"),
    "reason.time.detail": T("from {detail}", "时间对得上：{detail}"),
    "reason.dated": T("from the time you asked about", "是你问的那段时间"),
    "reason.dated.detail": T("from {detail}", "时间对得上：{detail}"),
    "reason.name": T("about the same person or thing", "说的是同一个人或同一件事"),
    "reason.name.detail": T("about {detail}", "说的是{detail}"),
    "reason.akin": T("the same thing by another name", "说的是同一样东西"),
    "reason.neighbour": T("said right beside a match", "和找到的那句挨着说的"),
    "reason.running": T("from what was going on", "正说着的事"),
    "reason.related": T("goes with another match", "和找到的另一条有关"),
    "reason.origin": T("stands for what you said then", "就是你当时说的那句"),
    "reason.rerank": T("kept after a second look", "又看了一遍，留下的"),
    "reason.session": T("from the same conversation", "在同一段对话里"),
    "reason.greeting": T("brought up in today's greeting", "今天打招呼时提到过"),
    "reason.archive": T("from long ago, nothing newer fits", "很久以前的，没有更新的了"),
    "reason.archived": T("from long ago, nothing newer fits", "很久以前的，没有更新的了"),
    "reason.superseded": T("no longer so", "已经不是这样了"),
    "reason.expired": T("over", "已经过期"),
    "reason.recency": T("recent", "是最近的"),
    "reason.importance": T("important to you", "对你重要"),
    "reason.confidence": T("well established", "很确定"),
    "reason.outcome": T("helped before", "以前帮上过忙"),
    "reason.slot": T("exactly what you asked for", "正是你问的"),
    "reason.slot.detail": T("your {detail}", "你的{detail}"),
    "reason.task": T("still open", "还没办完"),
    "reason.said_by": T("said in an earlier talk", "以前聊到的"),
    "reason.said_by.detail": T("said by: {detail}", "是{detail}说的"),
    "reason.until": T("no longer so", "已经变了"),
    "reason.until.detail": T("held until {detail}", "到{detail}为止"),
}

DROPPED: dict[str, T] = {
    "dropped.below_floor": T("not relevant enough", "关系不大"),
    "dropped.gate_count": T("others fit better", "有更合适的"),
    "dropped.reranked": T("a second look preferred others", "又看了一遍，没选它"),
    "dropped.in_profile": T("already among what is always there", "已经在一直带着的里面"),
    "dropped.gate_tokens": T("no room left", "放不下了"),
    "dropped.same": T("says the same as another line", "和另一条说的一样"),
    "dropped.filtered": T("not of the kind or topic asked for", "不是要找的类别或话题"),
    "dropped.orders": T("gives orders to the assistant", "是在给助手下指令"),
    "dropped.stale": T("no longer true", "已经过时"),
    "dropped.in_window": T("already in this conversation", "这段对话里已经有了"),
    "dropped.forgotten": T("forgotten at your wish", "你让忘掉的"),
    "dropped.not_indexed": T("not searchable yet", "还没进索引"),
    "dropped.candidate": T("not confirmed yet", "还没确认"),
    "dropped.expired": T("its time is over", "过期了"),
}

RULES: dict[str, T] = {
    "rule.secret": T("it holds a password or key", "里面有密码或密钥"),
    "rule.phone": T("phone numbers are kept only if you ask", "电话号码要你说了才记"),
    "rule.address": T("street addresses are kept only if you ask", "详细地址要你说了才记"),
    "rule.hedged": T("you were not sure about it", "你还没确定"),
    "rule.question": T("it is a question", "这是个问题"),
    "rule.smalltalk": T("it is small talk", "只是闲聊"),
    "rule.mood": T("it is a passing mood", "只是一时的心情"),
    "rule.joke": T("it is a joke or a story", "这是玩笑或故事"),
    "rule.confidence": T("it is too uncertain", "把握不大"),
    "rule.importance": T("it would hardly matter later", "以后多半用不上"),
    "rule.known": T("it is remembered already", "已经记着了"),
    "rule.not_user": T("it is not about you", "说的不是你"),
    "rule.not_typed": T("you did not type it yourself", "不是你自己打的字"),
    "rule.forgotten": T("you asked to forget it", "你让忘掉过"),
    "rule.temporary": T("this is a temporary talk", "这是临时对话"),
    "rule.orders": T("it gives orders to the assistant", "这是在给助手下指令"),
    "rule.too_long": T("it is a text, not a fact", "这是一段文字，不是一件事"),
    "rule.language": T("it is not in the words you used", "和你说的话对不上"),
    "rule.withheld": T("you asked me not to keep it", "你说了别记"),
    "rule.forget_unknown": T("there was nothing like that", "没有记着这样的事"),
    "rule.unreadable": T("it could not be read", "读不出来"),
    "rule.other": T("it does not belong in memory", "不适合记住"),
}

BLOCKS: dict[str, T] = {
    "block.profile": T("about you", "关于你"),
    "block.history": T("recalled", "想起的事"),
    "block.current": T("this talk", "正在聊"),
    "block.profile.empty": T("I do not know anything about you yet.", "还不了解你。"),
    "block.history.empty": T("Nothing came to mind for this.", "这次没有想起什么。"),
    "block.current.empty": T("The conversation has just begun.", "刚开始聊。"),
}

PARTS: dict[str, T] = {
    "part.meaning": T("meaning", "意思"),
    "part.words": T("words", "字词"),
    "part.dated": T("time", "时间"),
    "part.akin": T("other name", "换个说法"),
    "part.neighbour": T("beside a match", "挨着"),
    "part.running": T("going on", "正在进行"),
    "part.related": T("goes with", "相关"),
    "part.origin": T("its message", "原话"),
    "part.recency": T("recent", "新近"),
    "part.importance": T("important", "重要"),
    "part.confidence": T("sure", "把握"),
    "part.outcome": T("helped", "有用"),
}

TEXTS: dict[str, T] = {**REASONS, **DROPPED, **RULES, **BLOCKS, **PARTS}
