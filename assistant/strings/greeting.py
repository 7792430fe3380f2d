"""The first words of a start."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "greeting.hello": T("Hello, {name}.", "{name}，你好。"),
    "greeting.due": T("{day}: {what}.", "{day}：{what}。"),
    "greeting.overdue": T("Overdue since {day}: {what}.", "{day}该办的：{what}。"),
    "greeting.open": T("Still open: {what} (since {day}).", "还没办完：{what}（{day}说的）。"),
    "greeting.talked": T("{day} we talked about: {what}.", "{day}聊到：{what}。"),
    "offer.kept": T(
        "{day} you asked: “{what}”. A model is connected now; shall I answer it?",
        "{day}你问过：“{what}”。现在接上模型了，要我回答吗？",
    ),
    "greeting.go_on": T("Shall we go on?", "要接着聊吗？"),
}
