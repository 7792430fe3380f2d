"""The app's frame: its widgets, its looks, the clipboard, and how it ends, well or badly."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import cached_property
from typing import TYPE_CHECKING

from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen

from assistant.port import Prompted, ScreenOptions
from ui import clipboard, patches
from ui.chat.transcript import Pill, Transcript
from ui.failures import Failures
from ui.panel.panel import MemoryPanel
from ui.panel.strip import MemoryStrip
from ui.prompt import commands
from ui.prompt.area import Prompt
from ui.prompt.menu import SlashMenu
from ui.prompt.pastes import joined
from ui.queue_list import QueueList
from ui.stage import Stage
from ui.status_line import StatusLine
from ui.styles import sheet
from ui.terminal_replies import ASK, replies
from ui.texts import Texts
from ui.themes import DARK, LIGHT, is_open, theme_name

if TYPE_CHECKING:
    from assistant.events import CommandReply
    from ui.cards import Cards
    from ui.navigation import Navigation
    from ui.openings import Openings
    from ui.talk import Talk

WIDE = 100
"""Columns from which the memory panel stands beside the conversation."""
LOW = 10
"""Rows below which the prompt needs the place of the strip."""
CLOSE_WITHIN = 3.5
"""Seconds the engine may take to finish."""
ANSWER_WITHIN = 3.0
"""Seconds in which the terminal may tell its background."""
LATER = ("talk", "panel")
"""Styles that the first paint does without; screens bring their own."""


class TalkScreen(Screen[None]):
    """The conversation's screen."""

    def _screen_resized(self, size: Size) -> None:
        """Textual tells the size twice at the start; laying everything out again would delay the first key."""
        if size != self._size:
            super()._screen_resized(size)


class Frame(App[None]):
    """Everything that stands on the screen, before anything happens."""

    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-low"), (LOW, "-high")]  # noqa: RUF012 - Textual reads it from the class
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - Textual reads it from the class
    CSS_PATH = sheet("first")

    def __init__(self, options: ScreenOptions) -> None:
        patches.install()
        super().__init__()
        self.options = options
        self.texts = Texts(options.language)
        self.failures = Failures(self.texts, options.log_path)
        known = {spec.names[0] for spec in options.commands}
        extra = tuple(spec for spec in commands.LOCAL_COMMANDS if spec.names[0] not in known)
        self.specs = (*options.commands, *extra)
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.set_reactive(App.theme, theme_name(options.theme, self.available_themes, os.environ))
        self.stylesheet.set_variables(self.get_css_variables())
        if options.reduced_motion:
            self.animation_level = "none"
        self.menu = SlashMenu(self.texts, self.specs)
        self.stage = self._stage()
        self._leaving = False
        self.apology = ""
        """What to say in the terminal after the screen broke; "" where it did not."""

    @property
    def home(self) -> bool:
        """Is the conversation itself on the screen?"""
        return len(self.screen_stack) == 1

    def get_default_screen(self) -> Screen[None]:
        """The conversation's screen, with the classes it needs from the first paint on."""
        classes = ["-wide" if self.size.width >= WIDE else "-narrow", "-high" if self.size.height >= LOW else "-low"]
        if self.options.panel_open:
            classes.append("panel-open")
        return TalkScreen(id="_default", classes=" ".join(classes))

    @cached_property
    def talk(self) -> Talk:
        """The conversation's course; what it needs is imported after the first paint."""
        from ui.talk import Talk

        return Talk(self.stage, self.failures, self._act)

    @cached_property
    def cards(self) -> Cards:
        """The open card."""
        from ui.cards import Cards

        return Cards(self.stage, self.talk, self.failures)

    @cached_property
    def openings(self) -> Openings:
        """How conversations are opened."""
        from ui.openings import Openings

        return Openings(self.stage, self.talk, self.cards, self.failures, self.typing)

    @cached_property
    def go(self) -> Navigation:
        """Where one can go from here."""
        from ui.navigation import Navigation

        return Navigation(self, self.talk, self.openings, self.failures)

    def typing(self) -> bool:
        """Is the user writing something just now?"""
        return False

    def _stage(self) -> Stage:
        return Stage(
            transcript=Transcript(self.texts),
            prompt=Prompt(self.texts, self.menu),
            panel=MemoryPanel(self.texts),
            strip=MemoryStrip(self.texts),
            queue=QueueList(self.texts),
            status=StatusLine(self.texts, self.options.model, self.options.user),
        )

    def compose(self) -> ComposeResult:
        """The conversation on the left, the memory panel on the right."""
        with Horizontal(id="main"):
            with Vertical(id="chat"):
                yield self.stage.transcript
                yield Vertical(self.stage.prompt, id="prompt-box")
                yield self.stage.status
            yield self.stage.panel

    async def furnish(self) -> None:
        """Add what the first paint did without."""
        for name in LATER:
            self.stylesheet.read(sheet(name))
        self.stylesheet.parse()  # by itself it would style the first widget that comes with rules of before
        stage, chat = self.stage, self.query_one("#chat")
        with self.batch_update():
            await chat.mount(stage.strip, stage.queue, before="#prompt-box")
            await chat.mount(Pill(self.texts), self.menu)
            await stage.panel.show((), 0)
        stage.prompt.post_message(Prompt.Changed(stage.prompt))

    def ask_background(self) -> None:
        """With `theme = auto` follow the terminal's own background, where it tells."""
        if self._driver is not None and not self.is_headless and is_open(self.options.theme, os.environ):
            replies.on_background = lambda light: self.call_later(self.follow_background, light)
            self._driver.write(ASK)
            self.set_timer(ANSWER_WITHIN, replies.stop)

    def follow_background(self, light: bool) -> None:
        """Dark or light."""
        self.theme = LIGHT.name if light else DARK.name

    def wear(self, wish: str) -> None:
        """Show a theme by the name that stands in the settings."""
        self.theme = theme_name(wish, self.available_themes, os.environ)

    def _act(self, reply: CommandReply) -> None:
        if reply.question is not None:
            self.call_later(self.cards.ask, reply.question)
        else:
            self.call_later(self.go.act, reply.action, reply.argument)

    def refresh_css(self, animate: bool = True) -> None:
        """Textual asks for this once at the start, when nothing has changed and parsing again would cost a paint."""
        if self.get_css_variables() != self.stylesheet._variables:
            super().refresh_css(animate)

    def watch_signals(self) -> None:
        """A closed window or a polite kill ends the app in order."""
        if not self.is_headless and os.name == "posix":
            loop = asyncio.get_running_loop()
            replies.on_gone = lambda: self.call_later(self.action_quit)  # where SIGHUP does not reach us
            for number in (signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(number, lambda: self.call_later(self.action_quit))

    def copy_to_clipboard(self, text: str) -> None:
        """Copy over the terminal, and say so: not every terminal allows it."""
        self._clipboard = text
        written = clipboard.sequences(text, os.environ)
        if written and self._driver is not None:
            self._driver.write(written)
        said = "screen.copied" if written else "screen.copy_too_long"
        self.notify(self.texts(said), timeout=3, markup=False)

    async def action_quit(self) -> None:
        """Stop the answer, keep what is unsent, let the engine finish; a second call leaves at once."""
        if self._leaving:
            self.exit()
            return
        self._leaving = True
        self.stage.status.doing(self.texts("screen.leaving"))
        self.failures.behind(self, self._leave, "leave")

    async def _leave(self) -> None:
        try:
            await asyncio.wait_for(self._finish(), CLOSE_WITHIN)
        except Exception as error:  # noqa: BLE001 - nothing may keep the user from leaving
            self.failures.log(error)
        finally:
            self.exit()

    async def _finish(self) -> None:
        await self.talk.settle()
        unsent = self.unsent()
        assistant = await self.talk.connected() if unsent.text else self.talk.assistant
        if assistant is not None:
            await assistant.save_draft(unsent)
            await assistant.aclose()

    def unsent(self) -> Prompted:
        """What was sent and not begun yet, and what stands in the prompt: the draft of the next start."""
        return joined([*self.talk.waiting(), self.stage.prompt.expanded()])

    def _handle_exception(self, error: Exception) -> None:
        """The last resort: one sentence on the screen, where it broke in the log, and no values in either."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
        self.failures.log(error)
        self.apology = self.texts("screen.crashed", path=self.options.log_path)
        self._close_messages_no_wait()
