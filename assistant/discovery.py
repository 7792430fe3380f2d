"""What models could be used here: servers on this machine that answer, and providers whose key is set.

Only loopback is ever contacted; a provider is suggested for its key alone, and hears nothing before it is chosen.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Protocol, runtime_checkable
from urllib.parse import urlsplit

from assistant.chat_model import OFFLINE, ChatMessage, ChatModel, ChatRequest, ModelChoice, ModelError
from assistant.gateway.options import ModelOptions, is_local, provider_of
from assistant.gateway.providers import SUGGESTIONS
from assistant.loopback import get_json, is_loopback

PROBE_SECONDS = 0.5
"""How long a local server may take to list its models."""
REPLY_CHARS = 80
TEST_TOKENS = 1024
"""Room for a model that thinks before it says hello."""
TEST_PROMPT = "Say hello in one word. 用一个词打个招呼。"

_NOT_FOR_CHAT = re.compile(r"embed|rerank|whisper|\btts\b|\bbge-|minilm|\be5-|\bclip\b", re.IGNORECASE)
_IS_PATH = re.compile(r"/|\.{1,2}/|[A-Za-z]:\\")
BUILT_IN = "built-in"


@dataclass(frozen=True, slots=True)
class LocalServer:
    """A kind of model server, where it listens by default, and how its models are named for litellm."""

    provider: str
    base: str
    path: str
    variables: tuple[str, ...] = ()
    """Environment variables that move it."""


SERVERS = (
    LocalServer("ollama_chat", "http://127.0.0.1:11434", "/api/tags", ("OLLAMA_API_BASE", "OLLAMA_HOST")),
    LocalServer("lm_studio", "http://127.0.0.1:1234/v1", "/models", ("LM_STUDIO_API_BASE",)),
    LocalServer("llamafile", "http://127.0.0.1:8080/v1", "/models", ("LLAMAFILE_API_BASE",)),  # llama.cpp's server too
    LocalServer("openai", "", "/models", ("OPENAI_BASE_URL", "OPENAI_API_BASE")),
)


@dataclass(frozen=True, slots=True)
class TestResult:
    """How one real call of a model went."""

    __test__: ClassVar[bool] = False

    ok: bool
    reply: str = ""
    """What it said, on one line, at most 80 characters."""
    ms: float = 0.0
    """Milliseconds of the call; loading litellm is not counted."""
    problem: ModelError | None = None


@runtime_checkable
class WarmsUp(Protocol):
    """A model whose adapter takes long to get ready the first time."""

    async def warm_up(self) -> None:
        """Get ready. Raises ModelError."""
        ...


async def find_models(
    environ: Mapping[str, str],
    current: str = OFFLINE,
    seconds: float = PROBE_SECONDS,
    servers: Sequence[LocalServer] = SERVERS,
) -> list[ModelChoice]:
    """The built-in model, local models, and suggestions for the providers whose key is set; never raises.

    All servers are asked at once, each for at most `seconds`. The current model is marked, and listed in any case.
    """
    found = await asyncio.gather(*(_models_at(server, environ, seconds) for server in servers))
    choices = [ModelChoice(OFFLINE, BUILT_IN, local=True), *(choice for models in found for choice in models)]
    choices += _suggestions(environ)
    unique = list({choice.name: choice for choice in reversed(choices)}.values())[::-1]
    if all(choice.name != current for choice in unique):
        unique.insert(1, ModelChoice(current, "config.toml", local=is_local(ModelOptions(current), environ)))
    return [replace(choice, current=choice.name == current) for choice in unique]


async def test_model(model: ChatModel) -> TestResult:
    """Ask a model for one word, without streaming; never raises."""
    request = ChatRequest((ChatMessage("user", TEST_PROMPT),), max_tokens=TEST_TOKENS)
    started = time.perf_counter()
    try:
        if isinstance(model, WarmsUp):
            await model.warm_up()
            started = time.perf_counter()
        completion = await model.complete(request)
    except ModelError as error:
        return TestResult(ok=False, ms=_since(started), problem=error)
    reply = " ".join(completion.text.split())
    return TestResult(ok=True, reply=reply[:REPLY_CHARS], ms=_since(started))


def local_base(options: ModelOptions, environ: Mapping[str, str]) -> str:
    """The address on this machine where a model's server should answer; "" where it is none of this machine."""
    provider = provider_of(options.name, options.api_base).replace("ollama_chat", "ollama")
    server = next((one for one in SERVERS if one.provider.replace("ollama_chat", "ollama") == provider), None)
    base = options.api_base or (_place(server, environ)[0] if server else "")
    return base if base and is_loopback(base) else ""


async def answers(base: str, seconds: float = PROBE_SECONDS) -> bool:
    """Does anything listen at an address on this machine?"""
    parts = urlsplit(base)
    try:
        async with asyncio.timeout(seconds):
            _, writer = await asyncio.open_connection(parts.hostname, parts.port or 80)
    except (OSError, TimeoutError, ValueError):
        return False
    writer.close()
    return True


def _place(server: LocalServer, environ: Mapping[str, str]) -> tuple[str, str]:
    """(address of a kind of server, the variable that moved it or "")."""
    variable = next((name for name in server.variables if environ.get(name)), "")
    return (_as_url(environ[variable]) if variable else server.base), variable


async def _models_at(server: LocalServer, environ: Mapping[str, str], seconds: float) -> list[ModelChoice]:
    """The chat models of one server, () if it is not there, not on loopback, or something else."""
    base, variable = _place(server, environ)
    if not base or not is_loopback(base):
        return []
    listing = await get_json(base.rstrip("/") + server.path, seconds)
    litellm_knows = base == server.base or variable.endswith(("_API_BASE", "_BASE_URL"))
    return [
        ModelChoice(f"{server.provider}/{name}", base, local=True, api_base=None if litellm_knows else base, note=size)
        for name, size in _names_in(listing)
        if not _NOT_FOR_CHAT.search(name)
    ]


def _names_in(listing: object) -> Iterable[tuple[str, str]]:
    """(name, size) of each model in Ollama's or OpenAI's form of a list."""
    if not isinstance(listing, Mapping):
        return
    rows = listing.get("models") or listing.get("data")
    for row in rows if isinstance(rows, list) else ():
        if not isinstance(row, Mapping):
            continue
        details = row.get("details")
        details = details if isinstance(details, Mapping) else {}
        name = row.get("id") or row.get("name")
        if isinstance(name, str) and name and "bert" not in str(details.get("family")):
            if _IS_PATH.match(name):  # llama.cpp names a model by its file, and answers to any name
                name = re.split(r"[/\\]", name)[-1]
            yield name, str(details.get("parameter_size") or "")


def _suggestions(environ: Mapping[str, str]) -> list[ModelChoice]:
    """Models of the providers whose key is set, by name alone."""
    moved = environ.get("OPENAI_API_BASE") or environ.get("OPENAI_BASE_URL")
    choices = []
    for suggestion in SUGGESTIONS:
        variable = next((name for name in suggestion.variables if environ.get(name)), None)
        if variable is None or (moved and suggestion.provider == "openai"):
            continue  # that key belongs to the address the user has set beside it
        choices += [
            ModelChoice(name, variable, local=False, api_base=suggestion.api_base) for name in suggestion.models
        ]
    return choices


def _as_url(value: str) -> str:
    """An address as a URL; Ollama's own variable may be only host and port, or 0.0.0.0."""
    if not value:
        return ""
    parts = urlsplit(value if "//" in value else f"http://{value}")
    host = "127.0.0.1" if parts.hostname in ("0.0.0.0", "::", None) else parts.hostname
    port = f":{parts.port}" if parts.port else (":11434" if "//" not in value else "")
    shown = f"[{host}]" if ":" in str(host) else host
    return f"{parts.scheme}://{shown}{port}{parts.path}"


def _since(started: float) -> float:
    return (time.perf_counter() - started) * 1000
