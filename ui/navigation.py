"""Where one can go from the conversation."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from assistant.port import Assistant, Prompted
from ui.chat.entry import Entry
from ui.chat.learnt import LearntLine
from ui.failures import Failures
from ui.memory_acts import MemoryActs
from ui.openings import Openings
from ui.talk import Talk

if TYPE_CHECKING:
    from textual.content import Content

    from assistant.events import SessionView
    from ui.frame import Frame


class Navigation:
    """Opens screens and dialogs. They are imported when they are first needed."""

    def __init__(self, app: Frame, talk: Talk, openings: Openings, failures: Failures) -> None:
        self._app = app
        self._stage = app.stage
        self._talk = talk
        self._openings = openings
        self._failures = failures
        self._texts = failures.texts
        self._acts = MemoryActs(app, app.stage, talk, failures)

    async def act(self, action: str, argument: str = "") -> None:
        """Do what a command asks of the screen."""
        with self._failures.told(self._app):
            match action:
                case "memories":
                    self.memories(query=argument)
                case "why":
                    await self.why()
                case "help":
                    self.help()
                case "model":
                    self.model()
                case "new":
                    await self._openings.fresh()
                case "resume":
                    self.resume()
                case "quit":
                    await self._app.run_action("quit")

    def _engine(self) -> Assistant | None:
        assistant = self._talk.assistant
        if assistant is None:
            self._app.notify(self._texts("screen.not_ready"), timeout=3, markup=False)
        return assistant if self._app.home else None

    def memories(self, query: str = "", memory_id: str = "") -> None:
        """Everything remembered; on one of them with `memory_id`."""
        from ui.screens.memories import MemoriesScreen

        if (assistant := self._engine()) is not None:
            self._talk.undoable.move_to(None)  # what is changed there comes after what stands in the transcript
            screen = MemoriesScreen(assistant, self._failures, query, memory_id)
            self._app.push_screen(screen, self._back_from_memories)

    async def _back_from_memories(self, message_id: str | None) -> None:
        self._failures.behind(self._app, self._talk.look_at_the_day, "day")
        if message_id:
            await self.around(message_id)

    async def why(self) -> None:
        """What the last answer was told."""
        from ui.screens.why import why_page

        if (assistant := self._engine()) is not None:
            self._read(self._texts("panel.why"), why_page(await assistant.explain(), self._texts))

    def help(self) -> None:
        """Keys and commands."""
        from ui.screens.help import help_page

        if self._app.home:
            self._read(self._texts("command.help.title"), help_page(self._app.specs, self._texts))

    def _read(self, title: str, page: tuple[Content, ...], at: int = 0) -> None:
        from ui.screens.reader import ReaderScreen

        self._app.push_screen(ReaderScreen(title, page, self._texts, at))

    async def around(self, message_id: str) -> None:
        """Bring a message into view: where it stands if it is on the screen, else a page of what was said then."""
        found = next((entry for entry in self._stage.transcript.entries() if entry.message_id == message_id), None)
        if found is not None:
            self._reveal(found)
            return
        with self._failures.told(self._app):
            if (assistant := self._engine()) is not None:
                await self._page_around(assistant, message_id)

    async def _page_around(self, assistant: Assistant, message_id: str) -> None:
        from ui.screens.around import around_page

        messages = await assistant.around(message_id)
        if not messages:
            self._app.notify(self._texts("around.gone"), timeout=4, markup=False)
            return
        at = next((place for place, message in enumerate(messages) if message.id == message_id), 0)
        title = f"{self._texts('around.title')}  {messages[at].day}"
        self._read(title, around_page(messages, message_id, self._texts), at)

    def _reveal(self, entry: Entry) -> None:
        for other in self._stage.transcript.entries():
            other.set_class(other is entry, "-source")
        self._stage.transcript.reveal(entry)

    def model(self) -> None:
        """Choose a model."""
        from ui.screens.models import ModelScreen

        if (assistant := self._engine()) is not None:
            self._app.push_screen(ModelScreen(assistant, self._failures), self._use_model)

    async def _use_model(self, choice: tuple[str, str | None] | None) -> None:
        assistant = self._talk.assistant
        if assistant is None or choice is None or not choice[0]:
            return
        with self._failures.told(self._app):
            status = await assistant.use_model(*choice)
            self._stage.status.show(status)
            await self._talk.say(self._texts("command.model.changed", model=status.model), "aside")

    def theme(self, wish: str) -> None:
        """Wear a theme by name, or choose one."""
        from ui.screens.theme import ThemeScreen

        names = ("auto", "dark", "light", *(name for name in self._app.available_themes if "jide" not in name))
        if wish in names:
            self._app.wear(wish)
            self._failures.behind(self._app, partial(self._keep_theme, wish), "theme")
        elif wish:
            self._app.notify(self._texts("theme.unknown", name=wish), timeout=4, markup=False)
        elif self._app.home:
            before = self._app.theme
            self._app.push_screen(ThemeScreen(names, self._app.wear, self._texts), partial(self._theme_chosen, before))

    async def _theme_chosen(self, before: str, name: str | None) -> None:
        if name:
            with self._failures.told(self._app):
                await self._keep_theme(name)
        else:
            self._app.theme = before

    async def _keep_theme(self, name: str) -> None:
        await asyncio.to_thread(self._app.options.keep_theme, name)

    def resume(self) -> None:
        """Choose an earlier conversation."""
        from ui.screens.resume import ResumeScreen

        if (assistant := self._engine()) is not None:
            self._app.push_screen(ResumeScreen(assistant, self._failures), self._resumed)

    async def _resumed(self, session: SessionView | None) -> None:
        if session is not None:
            with self._failures.told(self._app):
                await self._openings.earlier(session.id)

    def past_prompts(self) -> None:
        """Find an earlier prompt; it stands in the prompt then, and what stood there is one step down."""
        from ui.screens.past_prompts import PastPrompts

        if self._app.home:
            self._app.push_screen(PastPrompts(self._stage.prompt.past.newest_first(), self._texts), self._found)

    def _found(self, prompt: Prompted | None) -> None:
        if prompt is not None:
            self._stage.prompt.look_up(prompt)

    async def on_memory(self, act: str, memory_id: str, line: LearntLine | None = None) -> None:
        """Open, edit, confirm, forget or bring back one memory, from the panel or from a `line` of the transcript."""
        if (assistant := self._engine()) is not None:
            await self._acts.act(assistant, act, memory_id, line, lambda one: self.memories(memory_id=one))
