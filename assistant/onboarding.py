"""The first questions to a stranger (F3): asked one by one, each may be skipped, answers become memories at once.

Not begun where messages or a profile exist. What is known is never asked; a question left open comes up once
more within the first turns, one at a time; team, tools and project are asked on later days. Only codes are kept
as state, so that a restart goes on where it was; questions and answers stand in the transcript like other talk.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Any

from assistant.conversation import Conversation
from assistant.events import Answered, Question
from assistant.i18n import language_of, text
from assistant.offline.asking import is_question, is_request
from assistant.offline.small_talk import small_talk
from memory.built_in import BUILT_IN_MODEL
from memory.manager import MemoryManager
from memory.records import Change, Kind, Proposal, SourceType

STATE = "onboarding"
SOONEST = 2
"""After so many turns of the first talk a question that was left open may come up again."""
LONGEST_ANSWER = 300
"""Characters; a longer text is no answer to a short question."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing asked: its code in the catalogue, the attribute it fills, and how a bare answer is put."""

    code: str
    slot: str
    chinese: str
    english: str
    kind: Kind = Kind.FACT
    near: tuple[str, ...] = ()
    """Attributes that answer it as well."""
    whole: bool = False
    """Is the whole answer kept beside what the rules read in it? Nothing of it may get lost then."""


FIRST: tuple[Topic, ...] = (
    Topic("name", "name", "用户叫{v}", "The user's name is {v}", near=("nickname",)),
    Topic("language", "reply_language", "回答用{v}", "Answer in {v}", Kind.INSTRUCTION, ("language",)),
    Topic("place", "location", "用户在{v}", "The user lives in {v}", near=("hometown",)),
    Topic("job", "job", "用户的工作是{v}", "The user's job is {v}", near=("employer", "school", "education")),
    Topic("style", "reply_style", "回答要{v}", "Answers should be {v}", Kind.INSTRUCTION),
    Topic("never", "allergy", "绝不能忘：{v}", "Never to be forgotten: {v}", Kind.INSTRUCTION, whole=True),
)
LATER: tuple[Topic, ...] = (
    Topic("project", "project", "用户现在在做{v}", "The user is working on {v}", near=("goal",)),
    Topic("tools", "tool", "用户常用{v}", "The user uses {v}", near=("device",)),
    Topic("team", "relationship", "用户常和{v}一起做事", "The user works with {v}", near=("family",)),
)
"""Asked on another day, one a day."""
_BOTH_LANGUAGES = ("name", "language")
"""Asked in both: what the user speaks is not known yet."""
_TOPICS = {topic.code: topic for topic in (*FIRST, *LATER)}
_SKIP = re.compile(
    r"(?:skip|pass|next|later|no|nope|none|nothing|n/a|no thanks?|rather not(?: say)?|(?:i )?prefer not to(?: say)?"
    r"|跳过|下一个|下一题|先?不(?:说|用|想说|告诉你|方便)(?:了|吧)?|没有?|无|保密|秘密|算了|以后再说)?",
    re.IGNORECASE,
)
_NOTHING = re.compile(
    r"没有?(?:了|过敏)?|无|暂时没有|no|nope|none|nothing(?: special)?|not really|no allerg(?:y|ies)", re.IGNORECASE
)


_ABOUT_REPLIES = re.compile(
    r"答|复|说|讲|话|简|详|短|长|分点|语气|中文|英文|英语|汉语|别|不要|不能|勿|忘|记|过敏"
    r"|\b(?:english|chinese|short|brief|concise|long|detail\w*|bullets?|points?|answers?|repl\w+|tone|formal\w*"
    r"|casual\w*|emojis?|words?|plain|simple|direct|never|don't|do not|remember|forget|allerg\w+)\b",
    re.IGNORECASE,
)
"""In what sounds like a request, these show that it is one about how to answer or what to keep in mind."""


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


def _bare(answer: str) -> str:
    return answer.strip().strip("。.!！~～")


def is_skip(answer: str) -> bool:
    """Does an answer mean "next, please"?"""
    return _SKIP.fullmatch(_bare(answer)) is not None


def is_answer(topic: Topic, answer: str) -> bool:
    """Is a text an answer to a card, and not a question, a request or a greeting of its own?"""
    if len(answer) > LONGEST_ANSWER or is_question(answer) or small_talk(answer) in {"greet", "who", "help"}:
        return False
    return not is_request(answer) or (topic.kind is Kind.INSTRUCTION and _ABOUT_REPLIES.search(answer) is not None)


def open_topics(state: State, held: Set[str], topics: Sequence[Topic] = FIRST) -> list[Topic]:
    """What is still to be asked: neither known nor answered nor given up; skipped ones last."""
    left = [
        topic
        for topic in topics
        if not held & {topic.slot, *topic.near} and topic.code not in {*state.done, *state.given_up}
    ]
    return [t for t in left if t.code not in state.skipped] + [t for t in left if t.code in state.skipped]


def bare_proposal(topic: Topic, answer: str) -> Proposal:
    """A bare answer ("杭州", "a nurse") as a memory of the topic's attribute."""
    said = _bare(answer)
    template = topic.english if language_of(answer) == "en" else topic.chinese
    return Proposal(
        kind=topic.kind,
        content=template.format(v=said),
        quote=answer.strip(),
        slot="other" if topic.whole else topic.slot,
        value=said,
        lifetime="permanent",
        importance=0.9 if topic.whole else 0.7,
        source_type=SourceType.ONBOARDING,
        explicit=True,
    )


class Onboarding:
    """The questions to one user. One method at a time; the engine sees to that."""

    def __init__(self, memory: MemoryManager, language: str, within: int) -> None:
        self._memory = memory
        self._first_turns = range(SOONEST, within + 1)
        self._language = language

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
        topic, state = _TOPICS[code], await self._state()
        nothing = topic.whole and _NOTHING.fullmatch(_bare(answer)) is not None
        if not nothing and is_skip(answer):
            return await self._followed(_left(state, code), (), talk)
        if not nothing and not await self._answers(topic, answer):
            await self.leave(code)
            return Answered(taken=False)
        changes = await self._kept(topic, answer, talk, learn=not nothing)
        language = language_of(answer) if code != "name" or language_of(answer) == "zh" else None
        state = replace(state, done=(*state.done, code), language=language or state.language)
        return await self._followed(state, changes, talk)

    async def _answers(self, topic: Topic, answer: str) -> bool:
        """Is it an answer, and no statement about more or something else? That deserves a reply of its own."""
        if not is_answer(topic, answer):
            return False
        asked = text(f"onboarding.{topic.code}", "zh" if language_of(answer) == "zh" else "en")
        told = await self._memory.read_answer(answer, asked)
        return topic.whole or told <= {topic.slot, *topic.near}

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
        asked = text(f"onboarding.{topic.code}", "zh" if language_of(answer) == "zh" else self._language)
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
        return state.language or self._language

    async def _state(self) -> State:
        kept: dict[str, Any] = json.loads(await self._memory.talks.state(STATE) or "{}")
        for codes in ("done", "skipped", "given_up"):
            kept[codes] = tuple(kept.get(codes, ()))
        return replace(State(), **kept)

    async def _save(self, state: State) -> None:
        body = {name: getattr(state, name) for name in State.__slots__}
        await self._memory.talks.keep_state(STATE, json.dumps(body))


def _left(state: State, code: str) -> State:
    """One more question without an answer: the second time it is given up."""
    if code in state.skipped:
        return replace(state, given_up=(*state.given_up, code))
    return replace(state, skipped=(*state.skipped, code))
