"""The first words of a start."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "greeting.hello": T("Hello, {name}.", "{name}，你好。"),
}
