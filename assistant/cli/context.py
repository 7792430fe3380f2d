"""What every command needs: its arguments, the language, and ways to open the engine or memory alone."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

from assistant.bootstrap import Start, open_engine, open_memory, prepare
from assistant.engine import Engine
from assistant.i18n import error_text, text
from memory.days import is_day
from memory.manager import MemoryManager
from memory.ports import MemoryProblem
from memory.sanitize import clean_text


class Cli:
    """One run of the command line."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.start = Start(
            user=getattr(args, "user", None),
            home=getattr(args, "home", None),
            model=getattr(args, "model", None),
            environ=os.environ,
        )
        self.setup = prepare(self.start)
        self.language = self.setup.language
        if not getattr(args, "shows_settings", False):
            for problem in self.setup.problems:
                self.complain(problem)

    def say(self, code: str, **values: object) -> str:
        """A text in the interface's language."""
        return text(code, self.language, **values)

    def complain(self, sentence: str) -> int:
        """One human sentence on stderr; returns exit code 1."""
        sys.stderr.write(clean_text(sentence).strip() + "\n")
        return 1

    def fail(self, code: str, **values: object) -> int:
        """A sentence of the catalogue on stderr; returns exit code 1."""
        return self.complain(self.say(code, **values))

    @asynccontextmanager
    async def engine(self, *, fresh: bool = False) -> AsyncIterator[Engine]:
        """The whole engine, without its background loop."""
        engine = await open_engine(self.setup, fresh=fresh, once=True)
        self.tell_notes()
        try:
            yield engine
        finally:
            await engine.release()

    @asynccontextmanager
    async def memory(self, *, counts: bool = False) -> AsyncIterator[MemoryManager]:
        """Memory alone. `counts`: tokens will be counted, so their vocabulary is loaded beside the rest."""
        if counts:
            self.setup.tokens.warm_up()
        memory = await open_memory(self.setup)
        self.tell_notes()
        try:
            yield memory
        finally:
            await memory.aclose()

    def no_day(self) -> str:
        """The first of `--since` and `--until` that is no day; "" where both are, or are left out."""
        return next((day for day in (self.args.since, self.args.until) if day and not is_day(day)), "")

    async def in_step(self, memory: MemoryManager) -> None:
        """Index and files follow what was changed. Where they cannot yet, that is said: the change itself stands."""
        await self.outlived(memory.chores.drain(progress=self.progress))
        await self.outlived(memory.upkeep.files.sync())

    async def outlived(self, work: Awaitable[object]) -> None:
        """Do what follows something that is done already: its failure is said, and undoes nothing."""
        try:
            await work
        except MemoryProblem as problem:
            self.complain(error_text(problem, self.language))

    def progress(self, done: int, total: int) -> None:
        """How far long work is, on a terminal; a line of its own once it is done."""
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{done}/{total}" + ("\n" if done >= total else ""))
            sys.stderr.flush()

    def tell_notes(self) -> None:
        """What opening the memory has to tell the user."""
        for note in self.setup.notes:
            self.complain(note)
