"""The engine as its readers see it: the screen and the command line know this and nothing behind it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from memory.prompted import Prompted

if TYPE_CHECKING:
    from assistant.chat_model import ModelChoice
    from assistant.events import (
        Answered,
        CommandReply,
        DaySoFar,
        Event,
        Explained,
        MemoryView,
        Notice,
        Opening,
        SessionView,
        Status,
    )
    from memory.records import Change, Message, Recall, Waiting

__all__ = ["Assistant", "CommandSpec", "Connect", "Prompted", "ScreenOptions", "StartProblem"]


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """One slash command. Names are without the slash; the first is the one shown."""

    names: tuple[str, ...]
    """English names, e.g. ("memories", "memory")."""
    chinese: tuple[str, ...]
    """Chinese twins, e.g. ("记忆",)."""
    argument: str
    """Code of the argument's hint in assistant.i18n, or ""."""
    help: str
    """Code of the description in assistant.i18n."""


@dataclass(frozen=True, slots=True)
class ScreenOptions:
    """Plain values that the screen needs before the engine is there."""

    language: str
    """"zh" or "en"."""
    theme: str
    panel_open: bool
    user: str
    model: str
    reduced_motion: bool
    commands: tuple[CommandSpec, ...]
    log_path: str
    keep_theme: Callable[[str], None]
    """Keeps the chosen theme for the next start. Blocks; raises OSError or ValueError."""


class Assistant(Protocol):
    """One user's assistant. Every method may be called from the event loop; none blocks it."""

    def reply(self, text: str, pasted: Sequence[tuple[int, int]] = ()) -> AsyncGenerator[Event, None]:
        """Answer one user message. Read it under `aclosing`: closing it stops the model and keeps the partial text."""
        ...

    def notices(self) -> AsyncIterator[Notice]:
        """News from the background, for as long as the reader lives."""
        ...

    async def command(self, line: str) -> CommandReply:
        """Run a slash command (`/remember …`, `／记忆`). Unknown ones get one sentence naming the nearest."""
        ...

    async def status(self) -> Status:
        """The status line, now."""
        ...

    async def earlier(self, before_id: str, limit: int) -> tuple[Message, ...]:
        """Messages before a message of this session, oldest first."""
        ...

    async def explain(self) -> Explained:
        """What the last answer was told, and why."""
        ...

    async def recall(self, query: str, limit: int | None = None) -> Recall:
        """Recall as a turn would, without a turn."""
        ...

    async def memories(
        self, query: str = "", kinds: Sequence[str] = (), statuses: Sequence[str] = ()
    ) -> tuple[MemoryView, ...]:
        """What is remembered; empty `statuses` means active and candidate. Newest first, waiting ones on top."""
        ...

    async def one_memory(self, memory_id: str) -> MemoryView | None:
        """One of them, whatever became of it; None for an unknown id."""
        ...

    async def confirm(self, memory_id: str) -> Change:
        """A candidate becomes active."""
        ...

    async def edit(self, memory_id: str, content: str) -> Change:
        """The user's new wording; keeps id, origin and history."""
        ...

    async def forget(self, memory_ids: Sequence[str]) -> tuple[Change, ...]:
        """Let go, undoable for 30 days: never recalled, never re-learnt, its words masked wherever sent."""
        ...

    async def waiting(self) -> tuple[Waiting, ...]:
        """What waits for a decision, for the top of /memories: questions, candidates, work that is tried again."""
        ...

    async def decide(self, waiting_id: str, choice: str) -> tuple[Change, ...]:
        """Carry out one of the choices of something that waits; `undo` takes it back. Raises KeyError."""
        ...

    async def rate(self, good: bool) -> int:
        """The user's word on the last reply, by key; how many memories behind it moved (0: none, or rated before)."""
        ...

    async def undo(self) -> tuple[Change, ...]:
        """Take back the last change to memories made by the user in this session; () when there is none."""
        ...

    async def models(self) -> tuple[ModelChoice, ...]:
        """What models are there."""
        ...

    async def use_model(self, name: str, api_base: str | None = None) -> Status:
        """Change the model now and for the next start."""
        ...

    async def new_session(self) -> Opening:
        """A fresh conversation; memory stays."""
        ...

    async def sessions(self) -> tuple[SessionView, ...]:
        """Conversations to go on with, the newest first."""
        ...

    async def open_session(self, session_id: str) -> Opening:
        """Go on with an earlier conversation. Raises KeyError."""
        ...

    async def around(self, message_id: str) -> tuple[Message, ...]:
        """A message with what was said around it, oldest first; () when it is gone."""
        ...

    async def answer(self, code: str, text: str) -> Answered:
        """The user's answer to an onboarding card; "" skips it."""
        ...

    async def leave_questions(self) -> Answered:
        """No more questions now; what is open may come up once later."""
        ...

    async def day_so_far(self) -> DaySoFar:
        """What stands under the panel's blocks."""
        ...

    async def save_draft(self, draft: Prompted) -> None:
        """Keep the unsent prompt for the next start."""
        ...

    async def aclose(self) -> None:
        """Finish what must be finished (bounded to 3 s) and release everything."""
        ...


Connect = Callable[[], "Awaitable[tuple[Assistant, Opening]]"]
"""Builds the engine after the first paint. Raises assistant.port.StartProblem with one human sentence."""


class StartProblem(Exception):
    """The engine cannot start; `str()` is one human sentence in the user's language."""
