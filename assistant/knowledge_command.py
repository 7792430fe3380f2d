"""`/knowledge`: what it does with the words behind it, while the talk goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from assistant.events import CommandReply
from assistant.i18n import joined, problem_text, text
from assistant.knowledge import (
    SHOWN,
    added_text,
    document_text,
    passage_texts,
    removed_text,
    typed_paths,
    which_text,
)
from assistant.services import Services
from memory.knowledge.records import Document
from memory.ports import MemoryProblem

log = logging.getLogger(__name__)
PATIENCE_S = 3.0
"""Reading that takes longer goes on beside the talk, and is told when it is done."""
_ADD = frozenset({"add", "添加", "加", "加入"})
_SHOW = frozenset({"show", "查看", "看", "显示"})
_REMOVE = frozenset({"remove", "delete", "rm", "删除", "移除", "删"})
_LIST = frozenset({"list", "ls", "列表", "列出"})
_SURE = ("yes", "确定")


class KnowledgeCommand:
    """Adds, shows and removes documents from the screen."""

    def __init__(self, services: Services, changed: Callable[[], None], tell: Callable[[str], None]) -> None:
        self._services = services
        self._changed = changed
        self._tell = tell
        self._reading: set[asyncio.Task[str]] = set()

    async def run(self, argument: str) -> CommandReply:
        """Carry out one line."""
        verb, _, rest = argument.partition(" ")
        verb, rest = verb.casefold(), rest.strip()
        act: Awaitable[str]
        if not argument or verb in _LIST:
            act = self._list()
        elif verb in _ADD and rest:
            act = self._add(typed_paths(rest))
        elif verb in _SHOW and rest:
            act = self._with_one(rest, self._show)
        elif verb in _REMOVE and rest:
            act = self._remove(rest)
        elif _is_path(argument):
            act = self._add(typed_paths(argument))
        else:
            return CommandReply(self._say("knowledge.usage"))
        return CommandReply(await act)

    def stop(self) -> None:
        """The assistant ends; what is half read is read again when it is added again."""
        for task in self._reading:
            task.cancel()

    async def _list(self) -> str:
        found = await self._services.memory.knowledge.all()
        lines = [f"- {document_text(one, self._services.language)}" for one in found]
        return "\n".join(lines) or self._say("knowledge.none")

    async def _add(self, paths: Sequence[Path]) -> str:
        task = asyncio.create_task(self._read(paths), name="read documents")
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE_S)
        if done:
            return task.result()
        task.add_done_callback(self._tell_of)
        return self._say("knowledge.reading")

    async def _read(self, paths: Sequence[Path]) -> str:
        knowledge = self._services.memory.knowledge
        done = [one for path in paths for one in await knowledge.add(path)]
        self._changed()
        return "\n".join(added_text(one, knowledge.limits, self._services.language) for one in done)

    def _tell_of(self, task: asyncio.Task[str]) -> None:
        if task.cancelled():
            return
        problem = task.exception()
        if isinstance(problem, MemoryProblem):
            self._tell(joined(problem_text(problem.code, self._services.language), self._services.language))
        elif problem is not None:
            log.error("reading documents failed", exc_info=problem)
            self._tell(joined(problem_text("memory_problem", self._services.language), self._services.language))
        else:
            self._tell(task.result())

    async def _show(self, document: Document) -> str:
        shown = await self._services.memory.knowledge.passages(document, SHOWN)
        language = self._services.language
        lines = [f"- {line}" for line in passage_texts(document, shown, language)]
        return "\n".join([document_text(document, language), "", *lines])

    async def _remove(self, words: str) -> str:
        name, _, last = words.rpartition(" ")
        if last.casefold() in _SURE and name:
            return await self._with_one(name.strip(), self._take_away)
        return await self._with_one(words, self._take_away_if_there)

    async def _take_away_if_there(self, document: Document) -> str:
        """What can be added again is removed at a word; for the rest the user must be sure."""
        if not await asyncio.to_thread(Path(document.place).is_file):
            return self._say("knowledge.no_file", name=document.name)
        return await self._take_away(document)

    async def _take_away(self, document: Document) -> str:
        removed = await self._services.memory.knowledge.remove(document)
        self._changed()
        return removed_text(removed, self._services.language)

    async def _with_one(self, words: str, act: Callable[[Document], Awaitable[str]]) -> str:
        found = await self._services.memory.knowledge.meant_by(words.strip("\"'“”《》"))
        return await act(found[0]) if len(found) == 1 else which_text(words, found, self._services.language)

    def _say(self, code: str, **values: object) -> str:
        return text(code, self._services.language, **values)


def _is_path(argument: str) -> bool:
    """Does it begin as a path does, or is it one in quotation marks?"""
    return argument.lstrip("\"'").startswith(("/", "~", ".", "file://")) or Path(argument).suffix != ""
