"""Small repairs of rich and Textual, each with its issue; what has changed since is left alone."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from functools import partial
from importlib import import_module

import rich._wrap
import textual._wrap
from rich.cells import cell_len
from textual.content import Content
from textual.css.styles import RulesMap

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


def _minimal_width(self: Content, rules: RulesMap) -> int:
    widest = max((cell_len(unit) for unit in wrap.units(self.plain)), default=0)
    return widest + rules.get("line_pad", 0) * 2


def _table_cells() -> bool:
    """A Chinese cell of a table needs the width of one character, not of its whole text."""
    if "get_minimal_width" not in vars(Content):
        return False
    Content.get_minimal_width = _minimal_width  # type: ignore[method-assign] # that is what a patch does
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


REPAIRS: tuple[Callable[[], bool], ...] = (_prose, _text_areas, _table_cells, _stray_bytes, _overlays)


def install() -> tuple[str, ...]:
    """Apply every repair, any number of times; returns the names of those that no longer fit."""
    return tuple(repair.__name__.strip("_") for repair in REPAIRS if not repair())
