"""One litellm for the whole run (its import takes seconds), and models that speak to a scripted server."""

from __future__ import annotations

import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from assistant.chat_model import ChatMessage, ChatRequest, Finished, ModelError, ModelEvent, ReasoningDelta, TextDelta
from assistant.gateway import _load
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.wire.server import ScriptedServer

KEY = "sk-proj-Zq8Wn3Rt6Yp1Lm4Kx7Vb2Cd5Fg9Hj0"
REQUEST = ChatRequest((ChatMessage("system", "你是 Jide。"), ChatMessage("user", "推荐点咖啡豆 please")))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent.name == "wire":
            item.add_marker(pytest.mark.wire)
            item.add_marker(pytest.mark.timeout(180))  # one of them waits for litellm's import
            # pydantic about litellm's own types, on the first call of a provider; silenced in the product too
            item.add_marker(pytest.mark.filterwarnings("ignore:Items? .*ReadOnly:UserWarning"))


@pytest.fixture(scope="session")
def litellm_module():
    return _load.load_now()


@pytest.fixture(autouse=True)
async def _ready(litellm_module, jide_home) -> AsyncIterator[None]:
    """litellm is there, and its environment too (every test starts with a scrubbed one); no connection stays."""
    _load.set_environment(os.environ)
    yield
    await _load.close_unused()


@dataclass(slots=True)
class Heard:
    """Everything one stream brought."""

    events: list[ModelEvent] = field(default_factory=list)
    failure: ModelError | None = None

    @property
    def text(self) -> str:
        return "".join(event.text for event in self.events if isinstance(event, TextDelta))

    @property
    def thinking(self) -> str:
        return "".join(event.text for event in self.events if isinstance(event, ReasoningDelta))

    @property
    def finished(self) -> Finished:
        (finished,) = [event for event in self.events if isinstance(event, Finished)]
        assert self.events[-1] is finished
        return finished


async def hear(model: LitellmModel, request: ChatRequest = REQUEST) -> Heard:
    """Read a stream to its end or its failure."""
    heard = Heard()
    try:
        async for event in model.stream(request):
            heard.events.append(event)
    except ModelError as error:
        heard.failure = error
    return heard


MakeModel = Callable[..., LitellmModel]


@pytest.fixture
async def make_model() -> AsyncIterator[MakeModel]:
    """Builds models at a server; impatient ones, and closed at the end."""
    made: list[LitellmModel] = []

    def make(server: ScriptedServer | str, name: str = "openai/scripted", **options) -> LitellmModel:
        plain = {"read_seconds": 0.6, "local_read_seconds": 0.6, "connect_seconds": 2.0}
        root = name.startswith("ollama")
        base = server if isinstance(server, str) else server.root_url if root else server.base_url
        made.append(LitellmModel(ModelOptions(name, api_base=base, **(plain | options)), key=lambda: KEY))
        return made[-1]

    yield make
    for model in made:
        await model.aclose()


HearScripts = Callable[..., Awaitable[tuple[Heard, ScriptedServer]]]


@pytest.fixture
def hear_scripts(make_model: MakeModel) -> HearScripts:
    """Let a server play scripts to one streaming request; a request beyond them fails loudly."""

    async def run(*scripts, name: str = "openai/scripted", **options):
        def over(_request):
            raise AssertionError("more requests than scripts")

        async with ScriptedServer(scripts, default=over) as server:
            return await hear(make_model(server, name, **options)), server

    return run


@pytest.fixture
def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
