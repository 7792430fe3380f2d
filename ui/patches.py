"""Small repairs of rich and Textual, each with its issue; what has changed since is left alone."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from functools import partial
from importlib import import_module

import rich._wrap
import textual._wrap

from ui import compositing, wrap

_INPUT_DRIVERS = ("textual.drivers.linux_driver",)


def _prose() -> bool:
    """A run of Chinese is no single unbreakable word (Textualize/rich#2494)."""
    if getattr(getattr(rich._wrap, "re_word", None), "pattern", None) != r"\s*\S+\s*":
        return False
    rich._wrap.words = wrap.words
    return True


def _text_areas() -> bool:
    """The same in text areas."""
    if getattr(getattr(textual._wrap, "re_chunk", None), "pattern", None) != r"\S+\s*|\s+":
        return False
    textual._wrap.chunks = wrap.chunks
    return True


def _stray_bytes() -> bool:
    """One invalid UTF-8 byte on stdin must not end the input thread (Textualize/textual#6456, #6668)."""
    found = False
    for name in _INPUT_DRIVERS:
        try:
            driver = import_module(name)
        except ImportError:  # not on this platform
            continue
        if hasattr(driver, "getincrementaldecoder"):
            vars(driver)["getincrementaldecoder"] = _lenient_decoder
            found = True
    return found


def _lenient_decoder(encoding: str) -> Callable[..., codecs.IncrementalDecoder]:
    return partial(codecs.getincrementaldecoder(encoding), errors="replace")


def _overlays() -> bool:
    """What stands over something else keeps its wide characters."""
    return compositing.install()


REPAIRS: tuple[Callable[[], bool], ...] = (_prose, _text_areas, _stray_bytes, _overlays)


def install() -> tuple[str, ...]:
    """Apply every repair, any number of times; returns the names of those that no longer fit."""
    return tuple(repair.__name__.strip("_") for repair in REPAIRS if not repair())
