"""The list of slash commands over the prompt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from assistant.port import CommandSpec
from ui.prompt import commands
from ui.prompt.commands import Match
from ui.texts import Texts

ROWS = 8
"""Commands shown at once."""


class SlashMenu(Widget):
    """Shows what fits the command being typed; Enter runs, Tab inserts, Esc closes."""

    @dataclass
    class Chosen(Message):
        """Run the command `line`, or with `insert` only put it into the prompt."""

        line: str
        insert: bool

    def __init__(self, texts: Texts, specs: Sequence[CommandSpec]) -> None:
        super().__init__(id="slash-menu")
        self._texts = texts
        self._specs = specs
        self._used: Counter[str] = Counter()
        self._matches: list[Match] = []
        self._at = 0
        self._typed = ""
        self.display = False

    @property
    def is_open(self) -> bool:
        """Is the list on the screen?"""
        return bool(self.display)

    def count_use(self, name: str) -> None:
        """A command was run: it moves up among its equals."""
        self._used[name] += 1

    def follow(self, text: str, typed: bool) -> None:
        """The prompt holds `text` now; `typed` is False where its beginning was pasted."""
        if self.is_open and text == self._typed:
            return
        name = text[1:]
        if not typed or not commands.is_command(text) or any(letter.isspace() for letter in name):
            self.close()
            return
        self._typed = text
        self._matches = commands.matches(name, self._specs, self._used)
        self._at = 0
        self.display = bool(self._matches)
        self._lift()
        self.refresh(layout=True)

    def _lift(self) -> None:
        """Stand right over the prompt, however high that has grown."""
        below = self.screen.size.height - self.screen.query_one("#prompt").region.y
        self.styles.margin = (0, 0, below, 0)

    def close(self) -> None:
        """Hide the list."""
        self.display = False

    def press(self, key: str) -> Chosen | bool:
        """Handle a key of the prompt: the command it picks, else whether it is one of ours."""
        match key:
            case "up" | "down" | "ctrl+p" | "ctrl+n":
                self._at = (self._at + (-1 if key in {"up", "ctrl+p"} else 1)) % len(self._matches)
                self.refresh(layout=True)
            case "enter":
                return self._chosen(self._at, insert=False)
            case "tab":
                return self._chosen(self._at, insert=True)
            case "escape":
                self.close()
            case _:
                return False
        return True

    def _chosen(self, index: int, insert: bool) -> Chosen:
        exact = commands.find(commands.split(self._typed)[0], self._specs)
        if exact is not None and not insert and index == 0:
            line = self._typed
        else:
            spec = self._matches[index].spec
            line = f"/{self._matches[index].name}"
            insert = insert or spec.names[0] in commands.NEED_ARGUMENT
        self.close()
        return self.Chosen(line, insert)

    def on_click(self, event: events.Click) -> None:
        """A click on a row runs it."""
        index = self._first + event.y
        if 0 <= index < len(self._matches):
            self.post_message(self._chosen(index, insert=False))

    @property
    def _first(self) -> int:
        return max(0, min(self._at - ROWS + 1, len(self._matches) - ROWS))

    def render(self) -> Content:
        """The rows: names on the left, what they do on the right."""
        shown = list(enumerate(self._matches))[self._first : self._first + ROWS]
        names = {index: self._names(match) for index, match in shown}
        helps = {index: self._texts(match.spec.help) for index, match in shown}
        width = max((name.cell_length for name in names.values()), default=0) + 3
        total = max((cell_len(words) for words in helps.values()), default=0) + 2
        argument = self._matches[self._at].spec.argument if self._matches else ""
        rows: list[Content] = []
        for index, name in names.items():
            words = Content(set_cell_size(helps[index], total)).stylize("$text-muted")
            row = Content.assemble("    ", name.pad_right(width - name.cell_length), words)
            if index == self._at and argument:
                row = Content.assemble(row.rstrip(), (f"  ‹{self._texts(argument)}›", "italic $text-muted"))
            row = row.truncate(self.size.width or row.cell_length, pad=True)
            rows.append(row.stylize("on $primary 22%") if index == self._at else row)
        return Content("\n").join(rows)

    def _names(self, match: Match) -> Content:
        """The name that fits, matched letters bold, and its twin."""
        spec = match.spec
        twin = next((n for n in (spec.chinese if match.name in spec.names else spec.names)), "")
        name = Content(f"/{match.name}").stylize("$primary")
        for hit in match.hits:
            name = name.stylize("bold", hit + 1, hit + 2)
        return Content.assemble(name, (f"  {twin}".rstrip(), "$text-muted"))
