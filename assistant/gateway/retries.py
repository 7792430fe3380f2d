"""When a failed call is made again: once for what may pass by itself, and without what the provider refused."""

from __future__ import annotations

import time
from collections.abc import Iterable

from assistant.chat_model import Cause, ModelError
from assistant.gateway.arguments import JSON_OBJECT, JSON_SCHEMA

PAUSE_SECONDS = 0.5
LONGEST_WAIT_SECONDS = 5.0
"""A provider that asks for a longer wait is not waited for: the user decides."""
PATIENCE_SECONDS = 5.0
"""A failure that took longer than this to come is not tried again: it would take as long once more."""

_PASSING = (Cause.UNREACHABLE, Cause.NO_NETWORK, Cause.SERVER, Cause.CUT)


class Refused(ModelError):
    """A failed call that may work without one of its parameters."""

    def __init__(self, error: ModelError, parameter: str) -> None:
        super().__init__(error.cause, error.model, error.detail, error.retry_after)
        self.parameter = parameter


class Retries:
    """The retries of one request. Never asked once a piece of the answer has been shown."""

    def __init__(self, refused: Iterable[str]) -> None:
        self.refused = set(refused)
        """Parameters to leave out."""
        self._used = False
        self._started = time.monotonic()

    def wait_before(self, failure: ModelError) -> float | None:
        """Seconds to wait before the next try, None if there is to be none."""
        if isinstance(failure, Refused) and failure.cause is Cause.BAD_REQUEST:
            self.refused.add(failure.parameter)
            return 0.0
        soon = time.monotonic() - self._started < PATIENCE_SECONDS
        if soon and not self._used and (wait := _pause(failure)) is not None:
            self._used = True
            return wait
        if isinstance(failure, Refused) and failure.parameter in (JSON_SCHEMA, JSON_OBJECT):
            self.refused.add(failure.parameter)  # servers that break on a format instead of refusing it
            return 0.0
        return None


def _pause(failure: ModelError) -> float | None:
    if failure.cause is Cause.RATE_LIMIT:
        wait = failure.retry_after
        return wait if wait is not None and wait <= LONGEST_WAIT_SECONDS else None
    return PAUSE_SECONDS if failure.cause in _PASSING else None
