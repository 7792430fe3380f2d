"""The environment that libraries read while they are imported: set before anything else of ours is."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping, MutableMapping

QUIET: Mapping[str, str] = {
    "LITELLM_OFFLINE_MODE": "true",  # no price list, no tokenizers fetched while it is imported
    "LITELLM_LOCAL_MODEL_COST_MAP": "True",  # the same for older versions
    "LITELLM_MODE": "PRODUCTION",  # otherwise it reads ./.env of whatever folder the user stands in
    "LITELLM_LOG": "ERROR",
    "HF_HUB_OFFLINE": "1",  # a missing model fails at once, not after a minute of retries
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "TQDM_DISABLE": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "OPENBLAS_NUM_THREADS": "1",  # a second one spins for 0.1 s after each product, which takes a millisecond alone
    "LANCEDB_LOG": "off",  # its Rust side writes warnings straight to file descriptor 2
}
"""What keeps libraries off the network and off the terminal; a value the user set himself stays."""

_NO_KITTY = "TEXTUAL_DISABLE_KITTY_KEY"


def prepare(environ: MutableMapping[str, str] = os.environ) -> None:
    """Set the defaults."""
    for name, value in QUIET.items():
        environ.setdefault(name, value)


def mend_streams() -> None:
    """A closed standard stream is an empty one; what a stream cannot spell becomes a question mark, no failure."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8", errors="replace"))  # noqa: PTH123, SIM115 - it lives as long as we do
        elif isinstance(stream, io.TextIOWrapper) and stream.errors in {"strict", "surrogateescape"}:
            stream.reconfigure(errors="replace")


def can_draw(environ: Mapping[str, str] = os.environ) -> bool:
    """Is there a terminal to draw a screen on? One that calls itself dumb can only show line after line."""
    return sys.stdin.isatty() and sys.stderr.isatty() and environ.get("TERM") != "dumb"


def choose_keyboard(wish: str, environ: MutableMapping[str, str] = os.environ) -> None:
    """Before Textual is imported: "on", "off" or "auto" for the protocol that tells Shift+Enter from Enter.

    In iTerm2 it swallows what a Chinese input method commits (with tmux in between it does not).
    """
    swallows = environ.get("TERM_PROGRAM") == "iTerm.app" and "TMUX" not in environ
    if wish == "off" or (wish != "on" and swallows):
        environ.setdefault(_NO_KITTY, "1")
