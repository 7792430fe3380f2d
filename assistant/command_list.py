"""The slash commands: their names in both languages, and how a line is read as one."""

from __future__ import annotations

from assistant.port import CommandSpec

COMMANDS: tuple[CommandSpec, ...] = (
    CommandSpec(("memories", "memory"), ("记忆",), "command.memories.argument", "command.memories"),
    CommandSpec(("remember",), ("记住",), "command.remember.argument", "command.remember"),
    CommandSpec(("forget",), ("忘记", "忘掉"), "command.forget.argument", "command.forget"),
    CommandSpec(("recall", "search"), ("回忆", "想起", "搜索"), "command.recall.argument", "command.recall"),
    CommandSpec(("knowledge", "docs"), ("资料", "文档"), "command.knowledge.argument", "command.knowledge"),
    CommandSpec(("why",), ("为什么", "依据"), "", "command.why"),
    CommandSpec(("today",), ("今天",), "", "command.today"),
    CommandSpec(("yesterday",), ("昨天",), "", "command.yesterday"),
    CommandSpec(("day",), ("哪天", "日记"), "command.day.argument", "command.day"),
    CommandSpec(("profile",), ("档案", "我"), "", "command.profile"),
    CommandSpec(("standing",), ("现状",), "command.standing.argument", "command.standing"),
    CommandSpec(("onboard",), ("提问", "问我"), "", "command.onboard"),
    CommandSpec(("undo",), ("撤销",), "", "command.undo"),
    CommandSpec(("good",), ("有用",), "", "command.good"),
    CommandSpec(("bad",), ("没用",), "", "command.bad"),
    CommandSpec(("temp", "temporary"), ("临时",), "", "command.temp"),
    CommandSpec(("model",), ("模型",), "command.model.argument", "command.model"),
    CommandSpec(("new", "clear"), ("新对话",), "", "command.new"),
    CommandSpec(("resume", "sessions"), ("继续", "历史"), "", "command.resume"),
    CommandSpec(("status", "cost", "tokens"), ("状态",), "", "command.status"),
    CommandSpec(("help", "?"), ("帮助", "？"), "", "command.help"),
    CommandSpec(("quit", "exit"), ("退出",), "", "command.quit"),
)
"""Most used first, as the menu shows them."""

SCREENS = {"memories", "why", "quit", "help", "resume"}
"""Commands that the screen carries out itself."""


def split_command(line: str) -> tuple[str, str]:
    """("forget", "my birthday") of "/forget my birthday"; ("", "") when the line is no command.

    Full-width ／ counts. A line of several lines or one like "/usr/bin" (a slash inside the name) is text.
    """
    stripped = line.strip()
    if not stripped or stripped[0] not in "/／" or "\n" in stripped:
        return "", ""
    name, _, argument = stripped[1:].replace("\u3000", " ").partition(" ")
    if not name or "/" in name:
        return "", ""
    return name.casefold(), argument.strip()


def find_command(name: str) -> CommandSpec | None:
    """The command with this English or Chinese name."""
    return next((spec for spec in COMMANDS if name in spec.names or name in spec.chinese), None)


def nearest(name: str) -> str:
    """The command's name most like a mistyped one, or ""."""
    from difflib import get_close_matches

    names = [known for spec in COMMANDS for known in (*spec.names, *spec.chinese)]
    matches = get_close_matches(name, names, n=1, cutoff=0.5)
    return matches[0] if matches else ""
