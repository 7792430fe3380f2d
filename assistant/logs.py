"""The log: a rotating private file that never holds what was said."""

from __future__ import annotations

import logging
import os
from logging.handlers import RotatingFileHandler
from pathlib import Path

MAX_BYTES = 1_000_000
KEPT = 3
_OURS = ("assistant", "memory", "ui", "config")


class PrivateHandler(RotatingFileHandler):
    """Writes with mode 0600, whatever the umask."""

    def _open(self):  # type: ignore[no-untyped-def] # noqa: ANN202 - the signature is the library's
        descriptor = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        return os.fdopen(descriptor, "a", encoding="utf-8", errors="replace")


def write_log(path: Path) -> None:
    """Send our own log lines of level INFO and up to the file; once a process. Raises OSError."""
    logging.raiseExceptions = False  # a full disk must not fill the terminal with tracebacks
    logging.lastResort = None  # nor a place where no log can be made
    ours = [logging.getLogger(name) for name in _OURS]
    if any(isinstance(handler, PrivateHandler) for handler in ours[0].handlers):
        return
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handler = PrivateHandler(path, maxBytes=MAX_BYTES, backupCount=KEPT, delay=True, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    for logger in ours:
        logger.setLevel(logging.INFO)
        logger.addHandler(handler)
        logger.propagate = False
