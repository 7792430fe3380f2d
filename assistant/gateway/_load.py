"""Brings litellm in: once, lazily, on a daemon thread, quiet, offline and without the prompts in its log.

The import takes seconds and 200 MB, so it waits for the first call. litellm reads settings from the
environment while it is imported; they are set here as defaults, so that the user's own values win.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import os
import threading
import warnings
import weakref
from collections.abc import MutableMapping
from concurrent.futures import Future
from typing import Any

from assistant.gateway import _loop

DEFAULTS = {
    "LITELLM_OFFLINE_MODE": "true",  # no price list, header list or tokenizer is fetched; models are still called
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",  # the same, for older releases
    "LITELLM_LOCAL_ANTHROPIC_BETA_HEADERS": "true",
    "LITELLM_MODE": "PRODUCTION",  # otherwise `./.env` of the current folder is read at import
    "LITELLM_LOG": "ERROR",
}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
LOGGERS = ("LiteLLM", "LiteLLM Router", "LiteLLM Proxy")
CHATTY = ("httpx", "httpcore", "openai", "aiohttp")
CLOSE_SECONDS = 0.8

_lock = threading.Lock()
_loading: Future[Any] | None = None
_users: weakref.WeakSet[object] = weakref.WeakSet()


def set_environment(environ: MutableMapping[str, str]) -> None:
    """Set what litellm reads at import, and keep proxies away from loopback; what is set already stays."""
    for name, value in DEFAULTS.items():
        environ.setdefault(name, value)
    names = [name for name in ("NO_PROXY", "no_proxy") if name in environ] or ["NO_PROXY"]
    for name in names:
        hosts = [host.strip() for host in environ.get(name, "").split(",") if host.strip()]
        environ[name] = ",".join([*hosts, *(host for host in LOOPBACK if host not in hosts and "*" not in hosts)])


def is_loaded() -> bool:
    """Is litellm ready for use without waiting?"""
    loading = _loading
    return loading is not None and loading.done() and loading.exception() is None


def start() -> Future[Any]:
    """Begin the import if it has not begun; the future holds the module. What failed is tried again."""
    global _loading
    with _lock:
        if _loading is None or (_loading.done() and _loading.exception() is not None):
            _loading = Future()
            _loading.set_running_or_notify_cancel()
            threading.Thread(target=_import_into, args=(_loading,), name="litellm-import", daemon=True).start()
        return _loading


async def load() -> Any:
    """litellm, once it is there. Raises what its import raised."""
    return await asyncio.wrap_future(start())


def load_now() -> Any:
    """litellm, for a caller on a worker thread. Raises what its import raised."""
    return start().result()


def enter(user: object) -> None:
    """Note that an adapter uses litellm's connections."""
    _users.add(user)


def forget(user: object) -> None:
    """Note that it does not at the moment; its connections stay open for its next call."""
    _users.discard(user)


async def close_unused() -> None:
    """Close litellm's connections, which the whole process shares, unless someone uses them. Never raises."""
    if _users or not is_loaded():
        return
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await _loop.call(_close_connections(start().result()))
    except Exception:
        # Closing must not fail: the process is about to end, or the user has chosen another model.
        logging.getLogger(__name__).info("closing the model connections failed", exc_info=True)


async def _close_connections(litellm: Any) -> None:
    await litellm.close_litellm_async_clients()
    litellm.in_memory_llm_clients_cache.flush_cache()  # it still holds the closed ones


def _import_into(future: Future[Any]) -> None:
    try:
        set_environment(os.environ)
        litellm = importlib.import_module("litellm")
        _quieten(litellm)
        _warm_up(litellm)
    except BaseException as error:  # noqa: BLE001 - handed to whoever waits, whatever it is
        future.set_exception(error)
    else:
        future.set_result(litellm)


def _quieten(litellm: Any) -> None:
    """No banners, no prompts or addresses with keys in any log."""
    litellm.suppress_debug_info = True
    litellm.redact_messages_in_exceptions = True
    litellm.turn_off_message_logging = True
    litellm.disable_hf_tokenizer_download = True
    # Said on stderr by some providers' modules about litellm's own types (BerriAI/litellm#11759).
    warnings.filterwarnings("ignore", category=UserWarning, module=r"(pydantic|litellm)\b")
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers[:] = [logging.NullHandler()]
        logger.setLevel(logging.ERROR)
        logger.propagate = False
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.WARNING)


def _warm_up(litellm: Any) -> None:
    """Do here what the first call would otherwise do on the event loop: it stood still for half a second."""
    try:
        litellm.completion(
            model="openai/warm-up",
            api_key="none",
            mock_response="ok",
            messages=[{"role": "user", "content": "ok"}],
        )
        litellm.token_counter(model="gpt-4o", text="ok")
    except Exception:
        logging.getLogger(__name__).info("warming litellm up failed", exc_info=True)
