"""Slash commands: what each is for, what it takes, and what it answers."""

from __future__ import annotations

from assistant.strings.entry import T

HELP: dict[str, T] = {
    "command.help": T("what you can do here", "看看能做什么"),
    "command.memories": T("see and change what is remembered", "查看和修改记住的事"),
    "command.remember": T("remember something", "记住一件事"),
    "command.forget": T("let something go", "忘掉一件事"),
    "command.recall": T("search what is remembered", "在记忆里找"),
    "command.knowledge": T("documents you added: add, show, remove", "你添加的资料：添加、查看、删除"),
    "command.why": T("what the last answer was based on", "看看上一条回答凭的是什么"),
    "command.model": T("see or change the model", "查看或更换模型"),
    "command.new": T("start a new conversation; memory stays", "开一段新对话，记忆还在"),
    "command.quit": T("leave", "退出"),
    "command.today": T("today so far", "今天到目前为止"),
    "command.yesterday": T("what yesterday was about", "昨天聊了什么"),
    "command.day": T("what a day was about", "看看某一天"),
    "command.profile": T("what I know about you", "我知道的你"),
    "command.standing": T(
        "where things stand, in my words; add text to correct it, - to drop that",
        "我眼里的现状；后面写文字就改成那样，写 - 就撤掉",
    ),
    "command.onboard": T("answer the first questions again", "再答一遍初次见面的问题"),
    "command.good": T("the last answer used the right memories", "上一条回答用对了记忆"),
    "command.bad": T("the last answer used the wrong memories", "上一条回答用错了记忆"),
    "command.undo": T("take back the last change to memories", "撤回上一次对记忆的改动"),
    "command.temp": T("talk without anything being kept; again to end it", "临时聊聊，什么都不留；再输一次结束"),
    "command.resume": T("go on with an earlier conversation", "接着以前的某段对话聊"),
    "command.status": T("model, memory, background work and what it costs", "模型、记忆、后台在做什么、花了多少"),
    "command.knowledge.argument": T("add PATH", "添加 路径"),
    "command.day.argument": T("a date, e.g. 2026-11-28", "日期，比如 2026-11-28"),
    "command.standing.argument": T("your own words", "你自己的话"),
    "command.remember.argument": T("what to remember", "要记住的话"),
    "command.forget.argument": T("what to forget", "要忘掉的事"),
    "command.recall.argument": T("what to look for", "要找什么"),
    "command.model.argument": T("model's name", "模型名"),
    "command.memories.argument": T("words to look for", "要找的字词"),
}

ANSWERS: dict[str, T] = {
    "command.unknown": T(
        "There is no /{name}. Did you mean /{nearest}?", "没有 /{name} 这个命令，你是想用 /{nearest} 吗？"
    ),
    "command.unknown_plain": T(
        "There is no /{name}; /help shows what there is.", "没有 /{name} 这个命令，/help 里有全部命令。"
    ),
    "command.good.done": T(
        "Good; I will lean on them more ({count}).",
        "好，以后更看重这几条（{count} 条）。",
        one="Good; I will lean on that memory more.",
    ),
    "command.bad.done": T(
        "Noted; I will lean on them less ({count}).",
        "知道了，以后少用这几条（{count} 条）。",
        one="Noted; I will lean on that memory less.",
    ),
    "command.rate.none": T(
        "The last answer used no memory, or you have rated it already.", "上一条回答没有用到记忆，或者已经评过了。"
    ),
    "command.needs_argument": T("Add {argument} after /{name}.", "请在 /{name} 后面写上{argument}。"),
    "command.remember.done": T("Remembered: {content}", "记住了：{content}"),
    "command.remember.merged": T("I had that already: {content}", "这个我已经记着了：{content}"),
    "command.remember.refused": T("I did not keep that: {rule}.", "这个没有记下：{rule}。"),
    "command.forget.done": T(
        "Forgotten: {content} (undo within 30 days in /memories)",
        "忘掉了：{content}（30 天内可以在 /memories 里找回）",
    ),
    "command.forget.none": T("I hold nothing about “{target}”.", "我这里没有记着“{target}”。"),
    "command.forget.which": T("Which one do you mean?", "你说的是哪一条？"),
    "command.recall.none": T("Nothing comes to mind about “{query}”.", "关于“{query}”，什么都没想起来。"),
    "command.recall.found": T("About “{query}” I remember:", "关于“{query}”，我记得："),
    "command.model.changed": T("From now on: {model}.", "换好了，现在用 {model}。"),
    "command.model.choices": T("You could use:", "可以用这些："),
    "command.model.none": T(
        "No other model was found. Start a local one (Ollama, LM Studio) or set a provider's key.",
        "没找到别的模型。可以开一个本地模型（Ollama、LM Studio），或者设好服务商的密钥。",
    ),
    "command.temp.on": T(
        "From now on nothing is written down: no memory, no transcript. /temp again ends it, and it is gone.",
        "从现在起什么都不写下来：不记忆，也不存聊天记录。再输一次 /临时 就结束，这些话也就没了。",
    ),
    "command.temp.off": T(
        "The temporary talk is over and gone. From now on I remember again.",
        "临时对话结束，什么都没留下。现在起又会记住了。",
    ),
    "command.undo.none": T("There is nothing to take back.", "没有可以撤回的改动。"),
    "command.day.none": T("Nothing was said on {day}.", "{day}没有聊过。"),
    "command.day.bad": T(
        "“{value}” is no date; write it like 2026-11-28.", "“{value}”不是日期，请写成 2026-11-28 这样。"
    ),
    "command.day.learnt": T("Learnt that day", "当天记住的"),
    "command.day.said": T("You said", "你说过"),
    "command.day.more": T("and {count} more", "还有 {count} 句"),
    "command.profile.none": T("I know nothing about you yet.", "我还不了解你。"),
    "command.standing.none": T(
        "Nothing to say yet: it is written from projects, decisions and tasks.", "还没有：它由项目、决定和待办写成。"
    ),
    "command.standing.kept": T("Noted: {text}", "改好了：{text}"),
    "command.standing.wiped": T("Back to what follows from the memories.", "改回由记忆得出的样子。"),
    "command.status.model": T("Model: {model}", "模型：{model}"),
    "command.status.memory": T(
        "Memories: {count}; index: {index}; embedder: {embedder}", "记忆：{count} 条；索引：{index}；向量：{embedder}"
    ),
    "command.status.window": T("Last request: {used} of {window} tokens", "上次请求：{used}/{window} tokens"),
    "command.status.waiting": T(
        "Waiting: {waiting}; failed, will retry: {failed}", "等着做的：{waiting} 件；失败待重试：{failed} 件"
    ),
    "command.status.background": T(
        "Background work today: {calls} calls, {tokens} of at most {cap} tokens, ${cost}",
        "今天的后台工作：{calls} 次调用，{tokens} tokens（上限 {cap}），{cost} 美元",
    ),
    "command.new.done": T("A new conversation. I still remember everything.", "新的对话开始了，以前的事我都还记得。"),
    "command.help.title": T("What you can do", "能做什么"),
    "command.help.hint": T("Just talk; the rest is there when you need it.", "直接聊就好，下面这些需要时再用。"),
}

TEXTS: dict[str, T] = {**HELP, **ANSWERS}
