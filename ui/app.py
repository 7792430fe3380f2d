"""The screen of Jide: a reader of the engine. Keys land in the prompt from the first paint on."""

from __future__ import annotations

import asyncio
import gc
import time
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import TextArea

from assistant.port import Connect, Prompted, ScreenOptions, StartProblem
from ui.chat.transcript import Pill, Transcript
from ui.frame import WIDE, Frame
from ui.panel.panel import MemoryPanel
from ui.prompt import commands
from ui.prompt.area import Prompt
from ui.prompt.menu import SlashMenu

if TYPE_CHECKING:
    from ui.chat.entries import ProblemLine
    from ui.chat.greeting import SourcedLine
    from ui.chat.learnt import LearntLine
    from ui.chat.used import UsedMark
    from ui.queue_list import QueueRow

FIRST_KEYS = 0.05
"""Seconds after the first paint in which only keys are handled; then the rest is imported and built."""
QUIT_WITHIN = 2.0
"""Seconds within which a second Ctrl+C leaves."""
DRAFT_EVERY = 3.0
"""Seconds after which an unsent prompt is kept."""
TYPING_PAUSE = 1.5
"""Seconds without a key after which the greeting may appear."""


class JideApp(Frame):
    """One user's conversation. `connect` builds the engine after the first paint."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+l", "redraw", show=False, priority=True),
        Binding("escape", "step_back", show=False),
        Binding("f1", "help", show=False),
        Binding("f3", "toggle_panel", show=False),
        Binding("f8", "rate(True)", show=False),
        Binding("f9", "rate(False)", show=False),
        Binding("ctrl+o", "fold", show=False),
        Binding("ctrl+r", "past_prompts", show=False),
        Binding("ctrl+g", "edit_outside", show=False),
    ]

    def __init__(self, connect: Connect, options: ScreenOptions) -> None:
        super().__init__(options)
        self._connect = connect
        self._interrupted = -QUIT_WITHIN
        self._key_at = 0.0
        self._kept_draft = Prompted()

    def on_mount(self) -> None:
        """The prompt has the focus before anything else is there."""
        self.stage.prompt.take_back = lambda: self.talk.take_back()
        self.stage.prompt.focus()
        self.watch_signals()
        self.call_after_refresh(lambda: self.set_timer(FIRST_KEYS, self._after_first_paint))

    def _after_first_paint(self) -> None:
        self.failures.behind(self, self._start, "engine")
        self.set_interval(DRAFT_EVERY, self._keep_draft)

    async def _start(self) -> None:
        # On a thread, so that keys are not held up.
        await asyncio.to_thread(_import_the_rest)
        if not gc.isenabled():
            gc.freeze()  # what is imported by now stays, and need not be looked at again and again
            gc.enable()
        from ui.news import News

        await self.furnish()
        self.ask_background()
        self.failures.behind(self, self.talk.run, "talk")
        try:
            assistant, opening = await self._connect()
        except StartProblem as problem:
            await self._no_start(str(problem))
        except Exception as error:  # noqa: BLE001 - without its engine the screen still says why and can be left
            await self._no_start(self.failures.sentence(error))
        else:
            self._kept_draft = opening.draft
            await self.openings.first(assistant, opening)
            self.failures.behind(self, partial(News(self.stage, self.cards, self.texts).listen, assistant), "news")

    async def _no_start(self, sentence: str) -> None:
        self.stage.status.doing("")
        from ui.chat.entries import ProblemLine

        await self.stage.transcript.add(ProblemLine(sentence, self.texts("screen.no_engine")))

    def typing(self) -> bool:
        """Is the user writing something just now?"""
        return bool(self.stage.prompt.text) and time.monotonic() - self._key_at < TYPING_PAUSE

    def _keep_draft(self) -> None:
        assistant, draft = self.talk.assistant, self.unsent()
        if assistant is not None and draft != self._kept_draft:
            self._kept_draft = draft
            self.failures.behind(self, partial(assistant.save_draft, draft), "draft")

    # What the user sends ----------------------------------------------------------------------------------

    async def on_prompt_submitted(self, event: Prompt.Submitted) -> None:
        """A message, a command, or a word to leave."""
        typed = not (event.pasted and event.pasted[0][0] == 0)
        if event.text.strip().lower() in commands.QUIT_WORDS:
            await self.action_quit()
        elif typed and commands.is_command(event.text):
            await self._run_command(event.text)
        elif not await self.cards.take(Prompted(event.text, event.pasted)):
            await self.talk.send(event.text, event.pasted)

    def on_prompt_passed(self) -> None:
        """Enter with nothing typed: what it means depends on the open card."""
        self.cards.enter()

    async def _run_command(self, line: str) -> None:
        name, argument = commands.split(line)
        spec = commands.find(name, self.specs)
        known = spec.names[0] if spec is not None else ""
        self.menu.count_use(known)
        match known:
            case "copy":
                self.copy_reply(argument)
            case "retry":
                await self.talk.retry()
            case "panel":
                self.action_toggle_panel()
            case "theme":
                self.go.theme(argument)
            case "quit" | "help" if not argument:
                await self.go.act(known)
            case _:
                plain = f"/{known} {argument}".strip() if known else line
                self.failures.behind(self, partial(self.talk.command, plain), "command")

    def on_slash_menu_chosen(self, event: SlashMenu.Chosen) -> None:
        """A command was picked from the list with the mouse."""
        self.stage.prompt.choose(event)

    def on_text_area_changed(self, event: TextArea.Changed) -> None:
        """The list of commands follows what is typed."""
        if event.text_area is self.stage.prompt:
            self._key_at = time.monotonic()
        if self.menu.is_attached:
            self.menu.follow(self.stage.prompt.text, self.stage.prompt.begins_typed)

    # What happens elsewhere on the screen -----------------------------------------------------------------

    async def on_problem_line_retry(self, event: ProblemLine.Retry) -> None:
        """Send the message again whose answer failed."""
        await event.line.remove()
        self.stage.prompt.focus()
        await self.talk.retry()

    async def on_learnt_line_act(self, event: LearntLine.Act) -> None:
        """Confirm, edit, forget, bring back or open what was just learnt."""
        await self.go.on_memory(event.act, event.memory.id, event.line)

    async def on_sourced_line_open(self, event: SourcedLine.Open) -> None:
        """What a line of the greeting rests on."""
        await self.go.around(event.message_id)

    async def on_used_mark_open(self, event: UsedMark.Open) -> None:
        """A memory that an answer used."""
        await self.go.on_memory("open", event.memory_id)

    async def on_memory_panel_act(self, event: MemoryPanel.Act) -> None:
        """The same for a line of the panel."""
        await self.go.on_memory(event.act, event.memory_id)

    def on_queue_row_take_back(self, event: QueueRow.TakeBack) -> None:
        """A waiting message goes back into the prompt."""
        if (saved := self.talk.take_back(event.number)) is not None and not self.stage.prompt.text:
            self.stage.prompt.restore(saved)

    async def on_transcript_want_earlier(self) -> None:
        """The top is reached."""
        with self.failures.told(self):
            await self.talk.earlier()

    def on_transcript_unseen(self, event: Transcript.Unseen) -> None:
        """Something new below, or the end in view again."""
        for pill in self.query(Pill):
            pill.display = event.there

    def on_prompt_help_asked(self) -> None:
        """A question mark in the empty prompt."""
        self.go.help()

    async def on_event(self, event: events.Event) -> None:
        """What is typed or pasted goes to the prompt, wherever the focus is, unless the key means something there.

        Decided before the event is handed on: the next key of a burst must already find the focus in its place.
        """
        if isinstance(event, events.Key | events.Paste) and self._is_for_prompt(event):
            self.screen.remove_class("panel-overlay")
            self.screen.set_focus(self.stage.prompt)
        await super().on_event(event)

    def _is_for_prompt(self, event: events.Key | events.Paste) -> bool:
        if event.is_forwarded or not self.home or self.focused is self.stage.prompt:
            return False
        if isinstance(event, events.Paste):
            return True
        return event.is_printable and event.key not in self.screen.active_bindings

    # Keys -------------------------------------------------------------------------------------------------

    def action_step_back(self) -> None:
        """Esc: close what is open, else stop the answer, else put a card away; typed text is never touched."""
        screen = self.screen
        if not self.home:
            return
        if screen.has_class("panel-overlay") or not self.stage.prompt.has_focus:
            screen.remove_class("panel-overlay")
            self.screen.set_focus(self.stage.prompt)
        elif not self.talk.stop() and not self.stage.prompt.text:
            self.cards.escape()

    async def action_interrupt(self) -> None:
        """Ctrl+C: copy what is selected, else stop, else clear, else leave on the second press."""
        prompt = self.stage.prompt
        selected = getattr(self.focused, "selected_text", "") or self.screen.get_selected_text()
        if selected:
            self.copy_to_clipboard(selected)
            self.screen.clear_selection()
        elif self.talk.stop():
            return
        elif self.home and prompt.text:
            prompt.take()
        elif time.monotonic() - self._interrupted < QUIT_WITHIN:
            await self.action_quit()
        else:
            self._interrupted = time.monotonic()
            self.notify(self.texts("screen.quit_hint"), timeout=QUIT_WITHIN, markup=False)

    def action_copy_reply(self) -> None:
        """Ctrl+Y: copy the last answer as it was written."""
        self.copy_reply("")

    def copy_reply(self, which: str) -> None:
        """Copy the last answer, or a block of code in it: `which` is "", a number from 1, or "code" for the last."""
        from ui.chat.code import chosen

        text = chosen(self.talk.last_reply, which)
        if text:
            self.copy_to_clipboard(text)
        else:
            self.notify(self.texts("screen.nothing_to_copy"), timeout=3, markup=False)

    def action_redraw(self) -> None:
        """Ctrl+L: paint everything anew."""
        self.refresh(layout=True)

    def action_help(self) -> None:
        """F1."""
        self.go.help()

    def action_past_prompts(self) -> None:
        """Ctrl+R: find an earlier prompt."""
        self.go.past_prompts()

    def action_edit_outside(self) -> None:
        """Ctrl+G: write the prompt in the user's own editor."""
        from ui.prompt.outside import edit_outside

        if self.talk.answering:
            self.notify(self.texts("screen.editor_later"), timeout=4, markup=False)
        elif self.home:
            edit_outside(self, self.stage.prompt, self.texts)

    def action_rate(self, good: bool) -> None:
        """F8, F9: the last answer was of use, or not."""
        if self.home and self.talk.assistant is not None:
            self.failures.behind(self, partial(self.talk.command, "/good" if good else "/bad"), "command")

    async def action_why(self) -> None:
        """From the panel: everything about this turn."""
        await self.go.why()

    def action_focus_next(self) -> None:
        """Tab: from the prompt to what was just learnt, to the panel, to earlier lines in view, and back."""
        self._focus_step(1)

    def action_focus_previous(self) -> None:
        """Shift+Tab: the other way round."""
        self._focus_step(-1)

    def _focus_step(self, step: int) -> None:
        if not self.home:
            self.screen.focus_next() if step > 0 else self.screen.focus_previous()
            return
        recent, earlier = self.stage.transcript.actionable()
        panel = [self.stage.panel] if self.stage.panel.display else []
        ring: list[Widget] = [self.stage.prompt, *recent, *panel, *earlier]
        at = ring.index(self.focused) if self.focused in ring else 0
        self.screen.set_focus(ring[(at + step) % len(ring)])

    def action_fold(self) -> None:
        """Ctrl+O: open or close the thinking of the last replies."""
        from ui.chat.reply import Reasoning

        for block in self.screen.query(Reasoning):
            block.toggle()

    def action_scroll_talk(self, pages: int) -> None:
        """Scroll the conversation by pages, keeping the focus in the prompt."""
        transcript = self.stage.transcript
        if pages > 1 or (pages > 0 and transcript.at_end):
            transcript.to_end()
        else:
            transcript.scroll_relative(y=pages * max(1, transcript.size.height - 2), animate=False, immediate=True)

    def action_toggle_panel(self) -> None:
        """F3: the panel beside the conversation, or over it where the screen is narrow."""
        if not self.home:
            return
        if self.size.width >= WIDE:
            self.screen.toggle_class("panel-open")
        elif self.screen.toggle_class("panel-overlay").has_class("panel-overlay"):
            self.screen.set_focus(self.stage.panel)
        if not self.screen.has_class("panel-overlay"):
            self.screen.set_focus(self.stage.prompt)


def _import_the_rest() -> None:
    """Everything that the first paint did without."""
    from ui import navigation, news, openings
    from ui.chat import body, markdown

    del navigation, news, openings, body
    markdown.parser()
