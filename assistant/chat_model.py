"""The port to a language model: what the engine asks, what comes back, and every way it can fail.

Adapters: `assistant.gateway` (litellm) and `assistant.offline` (built in). Both pass one contract suite.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from memory.built_in import BUILT_IN_MODEL

if TYPE_CHECKING:
    from assistant.offline.facts import TurnFacts


OFFLINE = BUILT_IN_MODEL
"""Name of the built-in model."""


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One message as sent: role is system, user or assistant."""

    role: str
    content: str


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One call of a model."""

    messages: tuple[ChatMessage, ...]
    max_tokens: int | None = None
    temperature: float | None = None
    schema: Mapping[str, object] | None = None
    """JSON schema of the wanted answer; None for prose."""
    facts: TurnFacts | None = None
    """What the engine knows of this turn, structured; only the built-in offline model reads it."""


@dataclass(frozen=True, slots=True)
class Loading:
    """The adapter is getting ready (a slow import, a model being loaded); shown to the user."""

    what: str


@dataclass(frozen=True, slots=True)
class TextDelta:
    """A piece of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class ReasoningDelta:
    """A piece of the model's thinking: shown folded, never sent back, never remembered."""

    text: str


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens as the provider counted them; 0 where it does not say. `cost` in US dollars, None if unknown."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """The stream's last event. `incomplete`: the text may be cut (no finish reason, length limit, broken link)."""

    usage: Usage = Usage()
    finish_reason: str = "stop"
    incomplete: bool = False


ModelEvent = Loading | TextDelta | ReasoningDelta | Finished


@dataclass(frozen=True, slots=True)
class Completion:
    """The whole answer of a call that does not stream."""

    text: str
    usage: Usage = Usage()
    finish_reason: str = "stop"


class Cause(StrEnum):
    """Why a model call failed; each has one human sentence and a remedy, in both languages (assistant.i18n)."""

    NO_KEY = "no_key"
    BAD_KEY = "bad_key"
    FORBIDDEN = "forbidden"
    NO_QUOTA = "no_quota"
    RATE_LIMIT = "rate_limit"
    UNKNOWN_MODEL = "unknown_model"
    UNKNOWN_PROVIDER = "unknown_provider"
    TOO_LONG = "too_long"
    CONTENT_FILTER = "content_filter"
    BAD_REQUEST = "bad_request"
    UNREACHABLE = "unreachable"
    NO_NETWORK = "no_network"
    TLS = "tls"
    PROXY = "proxy"
    TIMEOUT = "timeout"
    SERVER = "server"
    CUT = "cut"
    EMPTY = "empty"
    NOT_INSTALLED = "not_installed"
    UNKNOWN = "unknown"


class ModelError(Exception):
    """A failed model call. The message never holds a key; `detail` is redacted technical text for the log."""

    def __init__(self, cause: Cause, model: str, detail: str = "", retry_after: float | None = None) -> None:
        super().__init__(f"{cause} ({model})")
        self.cause = cause
        self.model = model
        self.detail = detail
        self.retry_after = retry_after
        """Seconds to wait, where the provider said so."""


@dataclass(frozen=True, slots=True)
class ModelLimits:
    """What a model takes, in tokens; None where unknown."""

    context_window: int | None = None
    max_output: int | None = None


class ChatModel(Protocol):
    """A language model. One instance may serve several calls at once."""

    @property
    def name(self) -> str:
        """As the user names it: "offline", "ollama_chat/qwen3", "openai/gpt-4.1" …"""
        ...

    @property
    def limits(self) -> ModelLimits:
        """Known limits; may be empty before the first call."""
        ...

    def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """The answer piece by piece, ending in exactly one Finished. Closing it closes the provider's connection.

        Raises ModelError, before or in the middle of the text.
        """
        ...

    async def complete(self, request: ChatRequest) -> Completion:
        """The answer in one piece. Raises ModelError."""
        ...

    async def warm_up(self) -> None:
        """Load what the first answer would wait for; never raises."""
        ...

    async def aclose(self) -> None:
        """Release connections; never raises, ends within a second."""
        ...


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """A model that could be used here, as found by looking around or in the settings."""

    name: str
    where: str
    """Local server's address, or the name of the environment variable that holds a key."""
    local: bool
    api_base: str | None = None
    current: bool = False
    note: str = ""
    extra: Mapping[str, str] = field(default_factory=dict)
