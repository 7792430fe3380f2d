"""The first questions to a stranger (F3): asked one by one, each may be skipped, answers become memories at once.

Not begun where messages or a profile exist. What is known is never asked; a skipped question comes up once
more within the first turns. The state is a few words in the store, so that a restart goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from assistant.i18n import language_of, text
from memory.manager import MemoryManager
from memory.records import Change, Kind, Memory, Proposal, SourceType

STATE = "onboarding"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing asked: its code in the catalogue, the attribute it fills, and how a bare answer is put."""

    code: str
    slot: str
    chinese: str
    english: str
    kind: Kind = Kind.FACT


QUESTIONS: tuple[Question, ...] = (
    Question("name", "name", "用户叫{v}", "The user's name is {v}"),
    Question("language", "reply_language", "回答用{v}", "Answer in {v}", Kind.INSTRUCTION),
    Question("place", "location", "用户在{v}", "The user lives in {v}"),
    Question("job", "job", "用户的工作是{v}", "The user works as {v}"),
    Question("style", "reply_style", "回答要{v}", "Answers should be {v}", Kind.INSTRUCTION),
    Question("never", "allergy", "绝不能忘：{v}", "Never to be forgotten: {v}"),
)
LATER: tuple[Question, ...] = (
    Question("project", "project", "用户现在在做{v}", "The user is working on {v}"),
    Question("tools", "tool", "用户常用{v}", "The user uses {v}"),
    Question("team", "relationship", "用户常和{v}一起做事", "The user works with {v}"),
)
"""Asked another day, one at a time."""

_SKIP = frozenset({"", "skip", "pass", "next", "跳过", "不说", "下一个", "没有", "无", "none", "nothing", "no", "nope"})


@dataclass(frozen=True, slots=True)
class Step:
    """Where the questions stand: the next one as the user reads it ("" when all are done), and what was learnt."""

    question: str
    code: str = ""
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """What has been asked so far."""

    done: tuple[str, ...] = ()
    """Codes that were answered."""
    skipped: tuple[str, ...] = ()
    """Codes skipped once; they come up again."""
    given_up: tuple[str, ...] = ()
    """Codes skipped twice; never asked again."""
    finished: bool = False
    """The first round is over."""


def is_skip(answer: str) -> bool:
    """Does an answer mean "next, please"?"""
    return answer.strip().strip("。.!！~").casefold() in _SKIP


def open_questions(state: State, memories: Sequence[Memory], asked: Sequence[Question] = QUESTIONS) -> list[Question]:
    """What is still to be asked: neither known, answered nor given up; skipped ones last."""
    held = {memory.slot for memory in memories}
    left = [q for q in asked if q.slot not in held and q.code not in {*state.done, *state.given_up}]
    return [q for q in left if q.code not in state.skipped] + [q for q in left if q.code in state.skipped]


def bare_proposal(question: Question, answer: str) -> Proposal:
    """A bare answer ("杭州", "a nurse") as a memory of the question's attribute."""
    said = answer.strip().rstrip("。.!！")
    template = question.chinese if language_of(answer) != "en" else question.english
    return Proposal(
        kind=question.kind,
        content=template.format(v=said),
        quote=answer.strip(),
        slot=question.slot,
        value=said,
        lifetime="permanent",
        importance=0.9 if question.slot == "allergy" else 0.7,
        source_type=SourceType.ONBOARDING,
        explicit=True,
    )


class Onboarding:
    """The questions of one user."""

    def __init__(self, memory: MemoryManager, language: str) -> None:
        self._memory = memory
        self._language = language
        self._asked: Question | None = None

    @property
    def asking(self) -> bool:
        """Does a question wait for its answer?"""
        return self._asked is not None

    async def begin(self, *, again: bool = False) -> Step:
        """The first question, or none where the user is known; `again`: /onboard, from the start."""
        if again:
            await self._save(State())
        elif await self._is_known():
            return Step("")
        return await self._next(())

    async def answer(self, answer: str) -> Step:
        """Take an answer (or a skip) and give the next question."""
        question, self._asked = self._asked, None
        if question is None:
            return Step("")
        state = await self._state()
        if is_skip(answer):
            twice = question.code in state.skipped
            await self._save(
                State(
                    state.done,
                    state.skipped if twice else (*state.skipped, question.code),
                    (*state.given_up, question.code) if twice else state.given_up,
                    state.finished,
                )
            )
            return await self._next(())
        await self._save(State((*state.done, question.code), state.skipped, state.given_up, state.finished))
        changes = await self._memory.hands.answer(bare_proposal(question, answer), answer)
        return await self._next(changes)

    async def leave(self) -> None:
        """The user turned to something else: the rest may come up later."""
        self._asked = None
        state = await self._state()
        await self._save(State(state.done, state.skipped, state.given_up, finished=True))

    async def again(self) -> Step:
        """One skipped question, once, in the middle of the first talk."""
        state = await self._state()
        left = [q for q in open_questions(state, await self._memory.active()) if q.code in state.skipped]
        return self._ask(left[0], ()) if left and not self.asking else Step("")

    async def waiting(self) -> tuple[str, ...]:
        """The questions still open, as the panel lists them."""
        left = open_questions(await self._state(), await self._memory.active())
        return tuple(text(f"onboarding.{question.code}", self._language) for question in left)

    async def _next(self, changes: tuple[Change, ...]) -> Step:
        state = await self._state()
        left = [q for q in open_questions(state, await self._memory.active()) if q.code not in state.skipped]
        if not left:
            await self._save(State(state.done, state.skipped, state.given_up, finished=True))
            return Step("", changes=changes)
        return self._ask(left[0], changes)

    def _ask(self, question: Question, changes: tuple[Change, ...]) -> Step:
        self._asked = question
        return Step(text(f"onboarding.{question.code}", self._language), question.code, changes)

    async def _is_known(self) -> bool:
        state = await self._state()
        if state.finished:
            return True
        return not state.done and not state.skipped and await self._memory.has_past()

    async def _state(self) -> State:
        kept = json.loads(await self._memory.call(self._memory.store.meta.get, STATE) or "{}")
        done, skipped, given_up = (tuple(kept.get(name, ())) for name in ("done", "skipped", "given_up"))
        return State(done, skipped, given_up, bool(kept.get("finished")))

    async def _save(self, state: State) -> None:
        body = {"done": state.done, "skipped": state.skipped, "given_up": state.given_up, "finished": state.finished}
        await self._memory.call(self._memory.store.meta.set, STATE, json.dumps(body))
