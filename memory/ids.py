"""Ids that sort by the time they were made: 48 bits of milliseconds, 80 random bits, in Crockford's base
32.
"""

from __future__ import annotations

import secrets
import threading
from datetime import datetime

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH = 26
_RANDOM_BITS = 80
_lock = threading.Lock()
_last = 0


def new_id(moment: datetime) -> str:
    """A fresh id of 26 characters for something made at `moment`.

    Within one process every id is greater than the one before, also when the clock stands still or goes back.
    """
    global _last
    milliseconds = max(int(moment.timestamp() * 1000), 0)
    number = (milliseconds << _RANDOM_BITS) | secrets.randbits(_RANDOM_BITS - 1)
    with _lock:
        _last = number if number > _last else _last + 1 + secrets.randbits(32)
        number = _last
    return "".join(_ALPHABET[(number >> shift) & 31] for shift in range((_LENGTH - 1) * 5, -1, -5))
