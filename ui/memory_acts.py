"""What can be done to one memory from the panel or from a line of the transcript."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from assistant.port import Assistant
from memory.records import Change
from ui.chat.learnt import LearntLine
from ui.failures import Failures
from ui.stage import Stage
from ui.talk import Talk

if TYPE_CHECKING:
    from textual.app import App


class MemoryActs:
    """Confirms, edits, forgets and brings back."""

    def __init__(self, app: App[None], stage: Stage, talk: Talk, failures: Failures) -> None:
        self._app = app
        self._stage = stage
        self._talk = talk
        self._failures = failures
        self._texts = failures.texts

    async def act(
        self, assistant: Assistant, act: str, memory_id: str, line: LearntLine | None, open_one: Callable[[str], None]
    ) -> None:
        """Do it; a `line` of the transcript says in place what became of the memory."""
        match act:
            case "open":
                open_one(memory_id)
            case "edit":
                await self._edit(assistant, memory_id, line)
            case "confirm":
                await self._change(_one(assistant.confirm(memory_id)), line)
            case "forget":
                await self._change(assistant.forget([memory_id]), line)
            case "undo":
                await self._change(assistant.undo(), line, undoable=False)

    async def _edit(self, assistant: Assistant, memory_id: str, line: LearntLine | None) -> None:
        from ui.screens.edit import EditScreen

        # A line of the panel may be shortened: the memory itself is what is edited.
        view = await assistant.one_memory(memory_id)
        if view is None:
            self._app.notify(self._texts("problem.unknown_memory"), severity="warning", markup=False)
            return

        async def edited(words: str | None) -> None:
            if words:
                await self._change(_one(assistant.edit(memory_id, words)), line)

        self._app.push_screen(EditScreen(view.memory.content, self._texts), edited)

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


async def _one(change: Awaitable[Change]) -> tuple[Change, ...]:
    return (await change,)
