"""Slash commands: what each is for, what it takes, and what it answers."""

from __future__ import annotations

from assistant.strings.entry import T

HELP: dict[str, T] = {
    "command.help": T("what you can do here", "看看能做什么"),
    "command.memories": T("see and change what is remembered", "查看和修改记住的事"),
    "command.remember": T("remember something", "记住一件事"),
    "command.forget": T("let something go", "忘掉一件事"),
    "command.recall": T("search what is remembered", "在记忆里找"),
    "command.why": T("what the last answer was based on", "看看上一条回答凭的是什么"),
    "command.model": T("see or change the model", "查看或更换模型"),
    "command.new": T("start a new conversation; memory stays", "开一段新对话，记忆还在"),
    "command.quit": T("leave", "退出"),
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
    "command.new.done": T("A new conversation. I still remember everything.", "新的对话开始了，以前的事我都还记得。"),
    "command.help.title": T("What you can do", "能做什么"),
    "command.help.hint": T("Just talk; the rest is there when you need it.", "直接聊就好，下面这些需要时再用。"),
}

TEXTS: dict[str, T] = {**HELP, **ANSWERS}
