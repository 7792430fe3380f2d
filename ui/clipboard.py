"""Copying over the terminal (OSC 52): bare, and wrapped for a tmux that passes it on."""

from __future__ import annotations

import base64
from collections.abc import Mapping

LIMIT = 74_994
"""Bytes of base64 that common terminals still take in one sequence."""


def sequences(text: str, environ: Mapping[str, str]) -> str:
    """What to write to the terminal, or "" where the text is too long for it."""
    encoded = base64.b64encode(text.encode("utf-8", "replace")).decode("ascii")
    if len(encoded) > LIMIT:
        return ""
    bare = f"\x1b]52;c;{encoded}\x07"
    if "TMUX" not in environ:
        return bare
    # A default tmux takes the bare form itself; one that is set to pass through takes only the wrapped one.
    return bare + "\x1bPtmux;\x1b" + bare + "\x1b\\"
