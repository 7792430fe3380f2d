"""The built-in offline model: the second implementation of the chat-model port, deterministic and instant."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator

from assistant.chat_model import (
    OFFLINE,
    Cause,
    ChatRequest,
    Completion,
    Finished,
    ModelError,
    ModelEvent,
    ModelLimits,
    TextDelta,
)
from assistant.offline.answers import answer, bullets, recalled, when
from assistant.offline.asking import LONG_ENOUGH, Part, is_request, read_parts, small_talk
from assistant.offline.facts import TurnFacts
from assistant.offline.frames import fill, frame_for
from assistant.offline.person import bare, to_you
from assistant.offline.phrases import say
from memory.recall.pointing import points_back
from memory.records import Change, ChangeKind, Line, Source


class OfflineModel:
    """Answers from memory, in the language of the message, and says plainly when it holds nothing."""

    @property
    def name(self) -> str:
        """Always "offline"."""
        return OFFLINE

    @property
    def limits(self) -> ModelLimits:
        """None: it reads no prompt."""
        return ModelLimits()

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """The reply, paragraph by paragraph. Raises ModelError when the request carries no facts."""
        if request.facts is None:
            raise ModelError(Cause.BAD_REQUEST, OFFLINE, "the offline model reads facts, not prompts")
        for piece in pieces(reply(request.facts)):
            yield TextDelta(piece)
        yield Finished()

    async def complete(self, request: ChatRequest) -> Completion:
        """The reply in one piece. Raises ModelError when the request carries no facts."""
        if request.facts is None:
            raise ModelError(Cause.BAD_REQUEST, OFFLINE, "the offline model reads facts, not prompts")
        return Completion(reply(request.facts))

    async def warm_up(self) -> None:
        """Nothing to load."""

    async def aclose(self) -> None:
        """Nothing to release."""


def pieces(text: str) -> Iterator[str]:
    """The text in chunks of a line, as a stream would bring it."""
    yield from text.splitlines(keepends=True)


def reply(facts: TurnFacts) -> str:
    """The whole reply to one message."""
    out = [acknowledge(facts.changes, facts)]
    if facts.masked:
        out.append(say("masked", facts.language))
    parts = read_parts(facts.text)
    answers = [answer(part, facts) for part in parts]
    out.append("\n\n".join(dict.fromkeys(text for text in answers if text)))
    rest = [part for part, text in zip(parts, answers, strict=True) if not text]
    said = "\n\n".join(text for text in out if text)
    more = "" if said and not _asks_more(rest, facts) else respond(rest, facts)
    return "\n\n".join(text for text in (said, more) if text)


def _asks_more(rest: list[Part], facts: TurnFacts) -> bool:
    """Does what is left over want an answer of its own?"""
    return any(part.topic == "question" or is_request(part.text) for part in rest)


def respond(rest: list[Part], facts: TurnFacts) -> str:
    """The reply to what asks nothing of memory: small talk, or an open request with what memory has on it."""
    text = " ".join(part.text for part in rest) or facts.text
    code = small_talk(text)
    if code and not is_request(text):
        return _small_talk_reply(code, facts)
    if any(part.topic == "question" for part in rest) or is_request(text):
        return open_request(facts)
    if points_back(text) and facts.history:
        return f"{say('go_on', facts.language)}\n\n{bullets(recalled(facts, 6))}"
    if facts.history:
        return f"{say('noted_talk', facts.language)} {related(facts.history[:2], facts)}"
    return say("noted_talk" if len(text) > LONG_ENOUGH else "listening", facts.language)


def _small_talk_reply(code: str, facts: TurnFacts) -> str:
    if code != "greet":
        return say(code, facts.language)
    name = next((m.value for m in facts.memories if m.slot in {"nickname", "name"} and m.value), "")
    hello = say("greet_name", facts.language, name=name) if name else say("greet", facts.language)
    gap = "" if facts.language == "zh" else " "
    return f"{hello}{gap}{say('greet_more', facts.language)}"


def open_request(facts: TurnFacts) -> str:
    """Related memories with their dates, then what it takes to answer the request itself."""
    parts = [related(facts.history[:4], facts)]
    frame = frame_for(facts.text)
    if frame is not None:
        parts.append(f"{say('frame_head', facts.language)}\n\n{quoted(fill(frame, facts))}")
    if facts.extra:
        parts.append(say("no_context", facts.language, size=len(facts.extra)))
    short = "no_model_frame" if frame is not None else "no_model_short"
    parts.append(say(short if facts.explained else "no_model_full", facts.language))
    return "\n\n".join(part for part in parts if part)


def quoted(text: str) -> str:
    """A text to copy, as a Markdown quotation."""
    return "\n".join(f"> {line}".rstrip() if line else ">" for line in text.splitlines())


def related(lines: tuple[Line, ...], facts: TurnFacts) -> str:
    """ "Speaking of which, I remember …" from recalled lines, or ""."""
    said = []
    for index, line in enumerate(lines):
        code = "recall_more" if index else "recall_head"
        if line.source is Source.MEMORY:
            what = bare(to_you(line.text))
            what = what if facts.language == "zh" else what[:1].lower() + what[1:]
        else:
            what = say("quoted", facts.language, what=bare(line.text))
        said.append(say(code, facts.language, what=what, date=when(line.date, facts)))
    return ("" if facts.language == "zh" else " ").join(said)


def acknowledge(changes: tuple[Change, ...], facts: TurnFacts) -> str:
    """What was just learnt, changed or forgotten."""
    added = [c for c in changes if c.kind in {ChangeKind.ADDED, ChangeKind.RESTORED} and c.memory]
    out = []
    if len(added) == 1 and added[0].memory:
        out.append(say("learnt_one", facts.language, what=bare(to_you(added[0].memory.content))))
    elif added:
        out.append(
            say(
                "learnt_many",
                facts.language,
                what=bullets(bare(to_you(c.memory.content)) for c in added if c.memory),
            )
        )
    out.extend(text for text in (_acknowledge_one(change, facts) for change in changes) if text)
    return "\n\n".join(out)


_ACKNOWLEDGED = {
    ChangeKind.MERGED: "already",
    ChangeKind.CONFIRMED: "already",
    ChangeKind.CANDIDATE: "noted_candidate",
    ChangeKind.FORGOTTEN: "forgot_one",
}


def _acknowledge_one(change: Change, facts: TurnFacts) -> str:
    if change.kind is ChangeKind.REFUSED and change.rule == "forget_unknown":
        return say("forgot_none", facts.language)
    if change.memory is None:
        return ""
    what = bare(to_you(change.memory.content))
    if change.kind is ChangeKind.SUPERSEDED:
        old = bare(to_you(change.replaced.content)) if change.replaced else ""
        return say("updated", facts.language, what=what, old=old)
    code = _ACKNOWLEDGED.get(change.kind)
    return say(code, facts.language, what=what) if code else ""


def explains_model(text: str, language: str) -> bool:
    """Does a reply hold the full explanation of the missing model?"""
    return say("no_model_full", language) in text
