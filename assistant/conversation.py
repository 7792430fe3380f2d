"""The open session as the engine holds it: its messages, what may be sent of them, and what was last told."""

from __future__ import annotations

from dataclasses import dataclass, field

from assistant.events import Explained
from memory.manager import MemoryManager
from memory.records import Line, Message, MessageState, Role, Session


@dataclass(slots=True)
class Conversation:
    """One session in memory. Everything in it is on disk as well, but for `unmasked`."""

    session: Session
    turns: list[Message] = field(default_factory=list)
    """Messages after the running summary, oldest first."""
    unmasked: dict[str, str] = field(default_factory=dict)
    """Texts of this process's messages that held a secret, by message id: never written anywhere."""
    temporary: bool = False
    """/temp: nothing is learnt, nothing is recalled later."""
    last: Explained | None = None
    """What the last answer was told."""
    opening_lines: tuple[Line, ...] = ()
    """What the greeting named and the last days' summaries: they stand in [history] while the talk stays on them."""
    tokens: int = 0
    """Of the last request."""

    @property
    def last_reply(self) -> str | None:
        """The assistant's newest message, for what "it" and "let's do that" refer to."""
        return next((turn.text for turn in reversed(self.turns) if turn.role is Role.ASSISTANT), None)

    def previous(self, limit: int = 4) -> tuple[str, ...]:
        """Texts of the last turns, newest last, for back-pointing messages."""
        return tuple(turn.text for turn in self.turns[-limit:])

    def fold(self, session: Session, folded: set[str]) -> None:
        """Take over a new running summary: the folded turns leave the window."""
        self.session = session
        self.turns = [turn for turn in self.turns if turn.id not in folded]

    def sendable(self, masked: dict[str, str]) -> tuple[str, ...]:
        """Texts as they may be sent: `masked` (forgotten words cut) wins over a secret kept in memory."""
        return tuple(
            masked[turn.id] if masked[turn.id] != turn.text else self.unmasked.get(turn.id, turn.text)
            for turn in self.turns
        )


async def resume(memory: MemoryManager, *, fresh: bool = False) -> Conversation:
    """The day's session with the messages that stand after its running summary."""
    return await held(memory, await memory.open_session(fresh=fresh))


async def held(memory: MemoryManager, session: Session) -> Conversation:
    """A session as the engine holds it."""
    turns = await memory.window(session)
    return Conversation(session, [turn for turn in turns if turn.state is not MessageState.FAILED or turn.text])
