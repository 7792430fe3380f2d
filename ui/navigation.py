"""Where one can go from the conversation, and what can be done to a memory from there."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING

from assistant.port import Assistant, CommandSpec
from memory.records import Change, Status
from ui.chat.entry import Entry
from ui.chat.learnt import LearntLine
from ui.failures import Failures
from ui.stage import Stage
from ui.talk import Talk

if TYPE_CHECKING:
    from assistant.events import Explained
    from ui.frame import Frame

PAGES_BACK = 10
"""Pages of older messages that are loaded to find the source of a memory."""


class Navigation:
    """Opens screens and dialogs. They are imported when they are first needed."""

    def __init__(self, app: Frame, stage: Stage, talk: Talk, failures: Failures, specs: Sequence[CommandSpec]) -> None:
        self._app = app
        self._stage = stage
        self._talk = talk
        self._failures = failures
        self._texts = failures.texts
        self._specs = specs

    async def act(self, action: str, argument: str = "") -> None:
        """Do what a command asks of the screen."""
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
                await self._talk.restart()
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
            self._app.push_screen(screen, self._to_source)

    async def why(self) -> None:
        """What the last answer was told."""
        if (assistant := self._engine()) is not None:
            with self._failures.told(self._app):
                self._show_why(await assistant.explain())

    def _show_why(self, explained: Explained) -> None:
        from ui.screens.reader import ReaderScreen
        from ui.screens.why import why_page

        page = why_page(explained, self._texts)
        self._app.push_screen(ReaderScreen(self._texts("panel.why"), page, self._texts))

    def help(self) -> None:
        """Keys and commands."""
        from ui.screens.help import help_page
        from ui.screens.reader import ReaderScreen

        if self._app.home:
            page = help_page(self._specs, self._texts)
            self._app.push_screen(ReaderScreen(self._texts("command.help.title"), page, self._texts))

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

    async def on_memory(self, act: str, memory_id: str, line: LearntLine | None = None) -> None:
        """Open, edit, confirm, forget or bring back one memory, from the panel or from a `line` of the transcript."""
        assistant = self._engine()
        if assistant is None:
            return
        match act:
            case "open":
                self.memories(memory_id=memory_id)
            case "edit":
                await self._edit(assistant, memory_id, line)
            case "confirm":
                await self._change(self._one(assistant.confirm(memory_id)), line)
            case "forget":
                await self._change(assistant.forget([memory_id]), line)
            case "undo":
                await self._change(assistant.undo(), line, undoable=False)

    async def _edit(self, assistant: Assistant, memory_id: str, line: LearntLine | None) -> None:
        from ui.screens.edit import EditScreen

        # A line of the panel may be shortened: the memory itself is what is edited.
        views = await assistant.memories("", (), tuple(Status))
        content = next((view.memory.content for view in views if view.memory.id == memory_id), "")
        if not content:
            return

        async def edited(words: str | None) -> None:
            if words:
                await self._change(self._one(assistant.edit(memory_id, words)), line)

        self._app.push_screen(EditScreen(content, self._texts), edited)

    @staticmethod
    async def _one(change: Awaitable[Change]) -> tuple[Change, ...]:
        return (await change,)

    async def _change(
        self, change: Awaitable[tuple[Change, ...]], line: LearntLine | None, undoable: bool = True
    ) -> None:
        """Carry it out; the line that was acted on says what became of it, else a new one does."""
        with self._failures.told(self._app):
            changes = await change
            if line is None or not line.is_attached or not changes:
                await self._talk.changed(changes)
            else:
                line.become(changes[0], undoable)
                self._talk.undoable.move_to(line if undoable else None)
            await self._stage.panel.follow(changes)
        self._stage.prompt.focus()

    async def _to_source(self, message_id: str | None) -> None:
        """Bring the message into view that a memory came from."""
        if not message_id:
            return
        for _ in range(PAGES_BACK):
            found = self._entry(message_id)
            if found is not None:
                found.add_class("-source")
                self._stage.transcript.reveal(found)
                return
            if not await self._talk.earlier():
                break
        self._app.notify(self._texts("memories.other_talk"), timeout=4, markup=False)

    def _entry(self, message_id: str) -> Entry | None:
        entries = self._stage.transcript.entries()
        return next((entry for entry in entries if entry.message_id == message_id), None)
