"""Ids that sort by the time they were made: 48 bits of milliseconds, 80 random bits, in Crockford's base
32.
"""

from __future__ import annotations

import secrets
import threading
from datetime import datetime
from hashlib import sha256

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LENGTH = 26
_RANDOM_BITS = 80
_lock = threading.Lock()
_last = 0


def id_for(name: str) -> str:
    """The name itself where it is an id; for any other name the one id that always stands for it, older than all."""
    if len(name) == _LENGTH and set(name) <= set(_ALPHABET):
        return name
    number = int.from_bytes(sha256(name.encode("utf-8", "surrogatepass")).digest()[:14])
    return _written(number)


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
    return _written(number)


def _written(number: int) -> str:
    return "".join(_ALPHABET[(number >> shift) & 31] for shift in range((_LENGTH - 1) * 5, -1, -5))
