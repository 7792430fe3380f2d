"""The gateway in the environments people have: proxies, other programs' settings, no key, no litellm."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.chat_model import Cause, Loading, ModelError
from assistant.gateway import _load
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions
from tests.wire.conftest import REQUEST, hear
from tests.wire.replies import Answer
from tests.wire.server import ScriptedServer


@pytest.mark.parametrize("scheme", ["http", "socks5"])
async def test_a_dead_proxy_does_not_touch_loopback(make_model, monkeypatch, scheme, free_port):
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "all_proxy"):
        monkeypatch.setenv(name, f"{scheme}://127.0.0.1:{free_port}")
    _load.set_environment(os.environ)
    async with ScriptedServer([Answer("ok"), Answer("ok")]) as server:
        assert (await hear(make_model(server, connect_seconds=3))).text == "ok"
        assert (await hear(make_model(server, "ollama/x", connect_seconds=3))).text == "ok"


async def test_a_dead_proxy_on_the_way_out_is_told_as_the_proxy(make_model, monkeypatch, free_port):
    monkeypatch.setattr("assistant.gateway.retries.PAUSE_SECONDS", 0.01)
    for name in ("HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{free_port}")
    heard = await hear(make_model("http://model.invalid/v1", connect_seconds=4))
    assert heard.failure.cause is Cause.PROXY


def test_loopback_is_added_to_no_proxy_and_nothing_is_lost():
    for before, name in (
        ({}, "NO_PROXY"),
        ({"NO_PROXY": "corp.example"}, "NO_PROXY"),
        ({"no_proxy": "a,b"}, "no_proxy"),
    ):
        environ = dict(before)
        _load.set_environment(environ)
        _load.set_environment(environ)
        hosts = environ[name].split(",")
        assert hosts[-3:] == ["127.0.0.1", "localhost", "::1"]
        assert hosts[:-3] == [host for host in before.get(name, "").split(",") if host]
    everything = {"NO_PROXY": "*"}
    _load.set_environment(everything)
    assert everything["NO_PROXY"] == "*"


def test_what_the_user_has_set_stays():
    environ = {"LITELLM_LOG": "DEBUG"}
    _load.set_environment(environ)
    assert environ["LITELLM_LOG"] == "DEBUG"
    assert environ["LITELLM_MODE"] == "PRODUCTION"
    assert environ["LITELLM_OFFLINE_MODE"] == "true"


async def test_an_import_that_fails_is_told_and_tried_again(monkeypatch):
    monkeypatch.setattr(_load, "_loading", None)

    def broken(name):
        raise ModuleNotFoundError(f"No module named {name!r}")

    with monkeypatch.context() as patched:
        patched.setattr(_load.importlib, "import_module", broken)
        events = []
        with pytest.raises(ModelError) as caught:
            async for event in LitellmModel(ModelOptions("openai/x")).stream(REQUEST):
                events.append(event)
        assert events == [Loading("litellm")]
        assert caught.value.cause is Cause.NOT_INSTALLED
    async with ScriptedServer([Answer("ok")]) as server:
        model = LitellmModel(ModelOptions("openai/x", api_base=server.base_url))
        assert (await hear(model)).text == "ok"
        await model.aclose()


SCRIPT = """
import asyncio, json, socket, sys

reached = []
plain = socket.socket.connect
def connect(self, address):
    if self.family in (socket.AF_INET, socket.AF_INET6) and address[0] not in ("127.0.0.1", "::1"):
        reached.append(str(address))
    return plain(self, address)
socket.socket.connect = connect
looked_up = []
find = socket.getaddrinfo
def getaddrinfo(host, *rest, **more):
    if host not in ("127.0.0.1", "localhost", "::1", None):
        looked_up.append(str(host))
    return find(host, *rest, **more)
socket.getaddrinfo = getaddrinfo

from assistant.chat_model import ChatMessage, ChatRequest, Loading, TextDelta
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import ModelOptions

async def main():
    model = LitellmModel(ModelOptions("openai/x", api_base=sys.argv[1]))
    kinds, text = [], ""
    async for event in model.stream(ChatRequest((ChatMessage("user", "hi"),))):
        kinds.append(type(event).__name__)
        text += event.text if isinstance(event, TextDelta) else ""
    await model.aclose()
    import os
    print(json.dumps({"kinds": kinds, "text": text, "reached": reached, "looked_up": looked_up,
                      "read": os.environ.get("FROM_DOTENV")}))

asyncio.run(main())
"""


async def test_a_fresh_process_shows_loading_reads_no_dotenv_and_reaches_nothing_but_the_model(tmp_path: Path):
    (tmp_path / ".env").write_text("FROM_DOTENV=1\nOPENAI_API_BASE=http://evil.invalid/v1\n", encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    environ = {name: value for name, value in os.environ.items() if not name.startswith("LITELLM_")}
    async with ScriptedServer([Answer("你好 there")]) as server:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SCRIPT, server.base_url,
            cwd=tmp_path, env=environ | {"PYTHONPATH": str(root)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        out, err = await asyncio.wait_for(process.communicate(), 50)
    assert process.returncode == 0, err.decode()
    assert err == b""
    told = json.loads(out)
    assert told["kinds"][0] == "Loading"
    assert told["kinds"][-1] == "Finished"
    assert told["text"] == "你好 there"
    assert (told["reached"], told["looked_up"], told["read"]) == ([], [], None)
