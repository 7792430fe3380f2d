"""The help page: keys and commands."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.content import Content

from assistant.port import CommandSpec
from ui.texts import Texts

KEYS: tuple[tuple[str, str], ...] = (
    ("Enter", "key.send"),
    ("Ctrl+J  \\ Enter", "key.newline"),
    ("Esc", "key.stop"),
    ("↑ ↓", "key.history"),
    ("/  Ctrl+P", "key.commands"),
    ("Ctrl+R", "key.past"),
    ("Ctrl+G", "key.editor"),
    ("F3", "key.panel"),
    ("Tab", "key.focus"),
    ("PgUp PgDn", "key.scroll"),
    ("Ctrl+O", "key.fold"),
    ("Ctrl+Y", "key.copy_reply"),
    ("F8  F9", "key.rate"),
    ("Ctrl+C", "key.interrupt"),
    ("Ctrl+L", "key.redraw"),
    ("Ctrl+D  Ctrl+Q", "key.quit"),
    ("F1  ?", "key.help"),
)


def help_page(specs: Sequence[CommandSpec], texts: Texts) -> tuple[Content, ...]:
    """The page, part by part."""
    return (
        Content(texts("command.help.hint")),
        _table([*((key, texts(code)) for key, code in KEYS), (texts("key.mouse"), texts("key.select"))]),
        _table([(_names(spec), _help(spec, texts)) for spec in specs]),
    )


def _names(spec: CommandSpec) -> str:
    return "  ".join(f"/{name}" for name in (spec.names[0], *spec.chinese[:1]))


def _help(spec: CommandSpec, texts: Texts) -> str:
    return f"{texts(spec.help)}  ‹{texts(spec.argument)}›" if spec.argument else texts(spec.help)


def _table(rows: Sequence[tuple[str, str]]) -> Content:
    width = max(cell_len(left) for left, _ in rows) + 3
    lines = [Content()]
    for left, right in rows:
        gap = " " * (width - cell_len(left))
        lines.append(Content.assemble((left, "$text-primary"), gap, right))
    return Content("\n").join(lines)
