"""The first questions to a stranger (F3): asked one by one, each may be skipped, answers become memories at once.

Not begun where messages or a profile exist. What is known is never asked; a question left open comes up once
more within the first turns, one at a time; team, tools and project are asked on later days. Only codes are kept
as state, so that a restart goes on where it was; questions and answers stand in the transcript like other talk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from assistant.conversation import Conversation
from assistant.events import Answered, Question
from assistant.i18n import language_of, named_language, text
from assistant.onboarding_topics import (
    FIRST,
    LATER,
    TOPICS,
    Topic,
    bare_proposal,
    is_answer,
    is_nothing,
    is_skip,
    is_value,
)
from assistant.services import Services
from memory.built_in import BUILT_IN_MODEL
from memory.records import Change

STATE = "onboarding"
SOONEST = 2
"""After so many turns of the first talk a question that was left open may come up again."""
_BOTH_LANGUAGES = ("name", "language")
"""Asked in both: what the user speaks is not known yet."""


@dataclass(frozen=True, slots=True)
class State:
    """What has been asked so far, as codes."""

    done: tuple[str, ...] = ()
    """Answered."""
    skipped: tuple[str, ...] = ()
    """Skipped or left once; they come up again."""
    given_up: tuple[str, ...] = ()
    """Left twice; never asked again by itself."""
    finished: bool = False
    """The first round is over."""
    language: str = ""
    """Of the answers, "" while it is not known."""
    turns: int = 0
    """Turns of talk since the first round."""
    asked_on: str = ""
    """ISO date of the last day on which one was asked."""
    thorough: bool = False
    """/onboard: this round asks the later ones too."""


def open_topics(state: State, held: Set[str], topics: Sequence[Topic] = FIRST) -> list[Topic]:
    """What is still to be asked: neither known nor answered nor given up; skipped ones last."""
    left = [
        topic
        for topic in topics
        if not held & {topic.slot, *topic.near} and topic.code not in {*state.done, *state.given_up}
    ]
    return [t for t in left if t.code not in state.skipped] + [t for t in left if t.code in state.skipped]


class Onboarding:
    """The questions to one user. One method at a time; the engine sees to that."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._memory = services.memory
        self._first_turns = range(SOONEST, services.options.ask_again_turns + 1)

    async def begin(self) -> Question | None:
        """The card that waits at a start; None where the user is known or the round is over."""
        state = await self._state()
        if state.finished or (state == State() and await self._memory.talks.has_past()):
            return None
        return await self._next(state)

    async def again(self) -> Question | None:
        """/onboard: everything that is not known, from the start; None when all of it is."""
        state = State(language=(await self._state()).language, thorough=True)
        await self._save(state)
        return await self._next(state)

    async def answer(self, code: str, answer: str, talk: Conversation) -> Answered:
        """Take an answer (or a skip) and give the next card. Raises KeyError for an unknown code."""
        topic, state = TOPICS[code], await self._state()
        nothing = topic.whole and is_nothing(answer)
        if not nothing and is_skip(answer):
            return await self._followed(_left(state, code), (), talk)
        told = frozenset[str | None]() if nothing else await self._told(topic, answer)
        if not nothing and not _answers(topic, answer, told, state):
            asked = ""
            if told & {topic.slot, *topic.near}:  # it answers too: only beside its question are its words read so
                asked = text(f"onboarding.{code}", self._speaks(state))
                await self._say(asked, talk)
            await self.leave(code)
            return Answered(taken=False, asked=asked)
        changes = await self._kept(topic, answer, talk, learn=not nothing)
        language = language_of(answer) if code != "name" or language_of(answer) == "zh" else None
        state = replace(state, done=(*state.done, code), language=language or state.language)
        named = named_language(answer) if code == "language" else None
        changed = named is not None and await asyncio.to_thread(self._services.speak, named)
        return replace(await self._followed(state, changes, talk), language=named if named and changed else "")

    async def _told(self, topic: Topic, answer: str) -> frozenset[str | None]:
        """The attributes that the rules read in what may be an answer."""
        if not is_answer(topic, answer):
            return frozenset()
        asked = text(f"onboarding.{topic.code}", "zh" if language_of(answer) == "zh" else "en")
        return await self._memory.read_answer(answer, asked)

    async def leave(self, code: str = "") -> None:
        """The user turned to something else: what is open may come up once more."""
        state = await self._state()
        await self._save(self._over(_left(state, code) if code else state))

    async def after_turn(self) -> Question | None:
        """A question that comes up after a reply: one left open in the first talk, or one of a later day."""
        state = await self._state()
        if not state.finished:
            return None
        state = replace(state, turns=state.turns + 1)
        topics, today = list[Topic](), self._memory.today()
        if state.turns in self._first_turns:
            topics = open_topics(state, await self._memory.held_slots())
        elif state.turns > max(self._first_turns.stop, SOONEST) and state.asked_on != today:
            left = open_topics(state, await self._memory.held_slots(), LATER)
            topics = [topic for topic in left if topic.code not in state.skipped]
        if not topics:
            await self._save(state)
            return None
        given_up = (*state.given_up, topics[0].code)  # unless it is answered now
        await self._save(replace(state, asked_on=today, given_up=given_up))
        return self._card(topics[0], state, 1, 1)

    async def waiting(self) -> tuple[str, ...]:
        """The questions still open, as the panel lists them."""
        state = await self._state()
        if state == State() and await self._memory.talks.has_past():
            return ()
        left = open_topics(state, await self._memory.held_slots())
        return tuple(text(f"onboarding.{topic.code}", self._speaks(state)) for topic in left)

    async def farewell(self, talk: Conversation) -> str:
        """The last words of a round, kept in the transcript after its answers."""
        state = await self._state()
        language = self._speaks(state)
        named = {memory.slot: memory.value for memory in await self._memory.active()}
        name = named.get("nickname") or named.get("name")
        if not state.done:
            return text("onboarding.nothing", language)
        thanks = text("onboarding.done_named", language, name=name) if name else text("onboarding.done", language)
        said = f"{thanks}{'' if language == 'zh' else ' '}{text('onboarding.next', language)}"
        await self._say(said, talk)
        return said

    async def _kept(self, topic: Topic, answer: str, talk: Conversation, *, learn: bool) -> tuple[Change, ...]:
        asked = text(f"onboarding.{topic.code}", "zh" if language_of(answer) == "zh" else self._services.language)
        await self._say(asked, talk)
        heard = await self._memory.hear(talk.session.id, answer, (), temporary=False)
        if heard.masked:
            talk.unmasked[heard.message.id] = heard.original
        talk.turns.append(heard.message)
        if not learn:
            return ()
        bare = bare_proposal(topic, heard.message.text)
        return await self._memory.learn_answer(heard.message, asked, bare, whole=topic.whole)

    async def _say(self, said: str, talk: Conversation) -> None:
        talk.turns.append(await self._memory.talks.say(talk.session.id, said, BUILT_IN_MODEL))

    async def _followed(self, state: State, changes: tuple[Change, ...], talk: Conversation) -> Answered:
        await self._save(state)
        if not state.finished and (question := await self._next(state)):
            return Answered(True, changes, question)
        first_round = not state.finished
        await self._save(self._over(state))
        return Answered(True, changes, farewell=await self.farewell(talk) if first_round or changes else "")

    async def _next(self, state: State) -> Question | None:
        topics = (*FIRST, *LATER) if state.thorough else FIRST
        held = await self._memory.held_slots()
        left = [topic for topic in open_topics(state, held, topics) if topic.code not in state.skipped]
        if not left:
            return None
        number = next(at for at, topic in enumerate(topics, 1) if topic.code == left[0].code)
        return self._card(left[0], state, number, len(topics))

    def _card(self, topic: Topic, state: State, number: int, total: int) -> Question:
        language = self._speaks(state)
        code = f"onboarding.{topic.code}"
        asked = text(code, language)
        if topic.code in _BOTH_LANGUAGES and not state.language:
            asked = f"{asked} / {text(code, 'en' if language == 'zh' else 'zh')}"
        return Question(topic.code, asked, text("onboarding.hint", language), number, total)

    def _over(self, state: State) -> State:
        """The round is over; later questions wait for another day."""
        return replace(state, finished=True, thorough=False, asked_on=self._memory.today())

    def _speaks(self, state: State) -> str:
        return state.language or self._services.language

    async def _state(self) -> State:
        kept: dict[str, Any] = json.loads(await self._memory.talks.state(STATE) or "{}")
        for codes in ("done", "skipped", "given_up"):
            kept[codes] = tuple(kept.get(codes, ()))
        return replace(State(), **kept)

    async def _save(self, state: State) -> None:
        body = {name: getattr(state, name) for name in State.__slots__}
        await self._memory.talks.keep_state(STATE, json.dumps(body))


def _answers(topic: Topic, answer: str, told: frozenset[str | None], state: State) -> bool:
    """Is it an answer, and no statement about more or something else? That deserves a reply of its own."""
    if not is_answer(topic, answer):
        return False
    if topic.whole and not state.finished:
        return True
    return told <= {topic.slot, *topic.near} if told else is_value(topic, answer)


def _left(state: State, code: str) -> State:
    """One more question without an answer: the second time it is given up."""
    if code in state.skipped:
        return replace(state, given_up=(*state.given_up, code))
    return replace(state, skipped=(*state.skipped, code))
