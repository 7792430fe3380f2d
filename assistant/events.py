"""What happens during one user message, as typed events: the screen, `jide ask` and the tests read the same ones."""

from __future__ import annotations

from dataclasses import dataclass, field

from assistant.chat_model import OFFLINE as OFFLINE
from assistant.chat_model import Usage
from memory.prompted import Prompted
from memory.records import Change, Line, Memory, Message, Recall


@dataclass(frozen=True, slots=True)
class Block:
    """One partition of what the model is told: "profile", "history" or "current"."""

    name: str
    lines: tuple[Line, ...]
    tokens: int
    budget: int
    """Tokens it may take."""


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """The user's message is on disk. `masked`: how many secrets were masked in it."""

    message: Message
    masked: int = 0


@dataclass(frozen=True, slots=True)
class LearnedNow:
    """What the rules learnt from this very message (already in this turn's [profile])."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class RecallReady:
    """What was recalled for this message."""

    recall: Recall


@dataclass(frozen=True, slots=True)
class RecallSkipped:
    """Recall was late or broken; the talk goes on. `reason` is a code of assistant.i18n."""

    reason: str


@dataclass(frozen=True, slots=True)
class ContextReady:
    """The blocks of this turn, and the exact text that is sent (for /why)."""

    blocks: tuple[Block, ...]
    tokens: int
    sent: str


@dataclass(frozen=True, slots=True)
class ModelLoading:
    """The first answer waits for something slow; `what` names it."""

    what: str


@dataclass(frozen=True, slots=True)
class ReplyText:
    """A piece of the reply, already safe for a terminal and without memory tags."""

    text: str


@dataclass(frozen=True, slots=True)
class ReplyReasoning:
    """A piece of the model's thinking, for the folded block."""

    text: str


@dataclass(frozen=True, slots=True)
class ReplyDone:
    """The reply is on disk. `message.state` says whether it is complete, stopped or cut."""

    message: Message
    usage: Usage
    cited: tuple[str, ...] = ()
    """Ids of the injected memories that the reply used."""
    first_token_ms: float = 0.0
    total_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class ReplyFailed:
    """No reply, or a cut one. `sentence` says what happened, `remedy` what to do, in the user's language."""

    code: str
    sentence: str
    remedy: str
    message: Message | None = None
    """The partial reply that was kept, if any."""


Event = (
    TurnStarted
    | LearnedNow
    | RecallReady
    | RecallSkipped
    | ContextReady
    | ModelLoading
    | ReplyText
    | ReplyReasoning
    | ReplyDone
    | ReplyFailed
)


@dataclass(frozen=True, slots=True)
class Learnt:
    """Background news: what was learnt after a reply, shown as a quiet line."""

    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class StatusChanged:
    """Background news: the status line changed (indexing, learning, a path degraded)."""

    status: Status


@dataclass(frozen=True, slots=True)
class Trouble:
    """Background news: something failed; one human sentence."""

    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Question:
    """One onboarding question, shown as a card in the transcript and answered through the prompt."""

    code: str
    text: str
    """As the user reads it; the first ones stand in both languages."""
    hint: str
    """How to answer and how to skip, one line."""
    number: int = 1
    """1-based place in its round."""
    total: int = 1


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an answer to a card."""

    taken: bool
    """False: it was no mere answer but an ordinary message, nothing was done with it."""
    changes: tuple[Change, ...] = ()
    question: Question | None = None
    """The next card."""
    farewell: str = ""
    """What is said when the round is over."""
    asked: str = ""
    """The question, where an ordinary message answers it among other things: it stands before it."""
    language: str = ""
    """"zh" or "en": what the screen speaks from now on; "" where that does not change."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Background news: a question that was left open comes up again."""

    question: Question


@dataclass(frozen=True, slots=True)
class Hint:
    """Background news: something worth a quiet line, e.g. that models were found."""

    text: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A request that had to wait, offered again: a sentence to show and the prompt that it would send."""

    text: str
    prompt: str


Notice = Learnt | StatusChanged | Trouble | Asked | Hint | Offer


@dataclass(frozen=True, slots=True)
class Status:
    """What the status line shows."""

    model: str
    offline: bool
    memory_on: bool
    temporary: bool
    tokens_used: int
    """Tokens of the last request."""
    window: int
    """Tokens the window may take."""
    index: str
    """"lancedb", "scan", or "none"."""
    embedder: str
    """Name of the embedding runtime, or "none"."""
    waiting: int = 0
    """Jobs in the queue."""
    learning: bool = False
    failed: int = 0
    """Turns not yet remembered, will retry."""
    background_calls: int = 0
    background_tokens: int = 0
    background_cost: float = 0.0
    """US dollars that background work has cost today, as far as prices are known."""
    background_cap: int = 0
    """Tokens a day that background work may use."""
    memories: int = 0
    """What is remembered now."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What the screen shows first once the engine is there."""

    messages: tuple[Message, ...]
    """Tail of the resumed session, oldest first."""
    more: bool
    """Are there earlier messages?"""
    greeting: str
    """At most 400 characters, Markdown-free; empty when nothing is worth saying."""
    status: Status
    history: tuple[Prompted, ...] = ()
    """The user's last prompts, oldest first, for ↑."""
    draft: Prompted = field(default_factory=Prompted)
    problems: tuple[str, ...] = ()
    """Sentences about settings or store that the user should know."""
    unanswered: Prompted = field(default_factory=Prompted)
    """A user message whose reply was lost, offered for a retry; never resent by itself."""
    sources: tuple[str, ...] = ()
    """For each line of the greeting the id of the message it rests on, "" where there is none."""
    question: Question | None = None
    """The onboarding card that waits for an answer."""
    offer: Offer | None = None
    """A request that had to wait for a model."""


@dataclass(frozen=True, slots=True)
class Explained:
    """The answer of /why: the blocks, candidates and exact text of the last turn."""

    recall: Recall | None
    blocks: tuple[Block, ...]
    sent: str
    cited: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MemoryView:
    """One row of /memories: the memory with the words it came from and when they were said."""

    memory: Memory
    quotes: tuple[str, ...]
    said_at: str
    """ISO date of the first mention, "" if none."""


@dataclass(frozen=True, slots=True)
class CommandReply:
    """What a slash command answers: Markdown for the transcript, or an action for the screen."""

    text: str = ""
    action: str = ""
    """"", "memories", "why", "quit", "new", "help", "model", "ask" (show `question`), "resume" (pick a session)."""
    argument: str = ""
    changes: tuple[Change, ...] = ()
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class DaySoFar:
    """What stands under the panel's blocks."""

    summary: str
    """What today's talk was about so far, "" when nothing was worth naming."""
    questions: tuple[str, ...]
    """Onboarding questions that are still open."""


@dataclass(frozen=True, slots=True)
class SessionView:
    """One conversation in the list of /resume."""

    id: str
    title: str
    """Its first user message, shortened."""
    day: str
    """ISO date of the user's day on which it began."""
    messages: int
    """How many messages it holds."""
