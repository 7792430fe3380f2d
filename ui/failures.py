"""What broke goes to the log, without a word of the talk; the user gets one sentence."""

from __future__ import annotations

import contextlib
import os
import time
import traceback
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from textual.dom import DOMNode
from textual.worker import WorkType

from assistant.i18n import error_text
from ui.texts import Texts


class Failures:
    """Keeps the traceback, hides its values: a message or a key may stand in them."""

    def __init__(self, texts: Texts, log_path: str) -> None:
        self.texts = texts
        self._log_path = Path(log_path)

    @contextlib.contextmanager
    def told(self, node: DOMNode) -> Iterator[None]:
        """Run something of the engine; if it fails the user reads why and the screen goes on."""
        try:
            yield
        except Exception as error:  # noqa: BLE001 - whatever the engine raises, the conversation must not end
            node.app.notify(self.sentence(error), severity="warning", markup=False)

    def behind(
        self, node: DOMNode, work: Callable[[], Awaitable[object]], group: str, *, exclusive: bool = False
    ) -> None:
        """Run something of the engine while the screen goes on; `exclusive` ends what the group still runs."""

        async def guarded() -> None:
            with self.told(node):
                await work()

        task: WorkType[None] = guarded
        node.run_worker(task, group=group, exclusive=exclusive, exit_on_error=False)

    def sentence(self, error: BaseException) -> str:
        """Log the error and say it in one sentence."""
        self.log(error)
        return error_text(error, self.texts.language) or self.texts("screen.failed", path=str(self._log_path))

    def log(self, error: BaseException) -> None:
        """Append where it broke, and in what kind of error; never with values."""
        frames = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
        when = time.strftime("%Y-%m-%dT%H:%M:%S%z")
        with contextlib.suppress(OSError):  # a full disk must not make things worse
            self._log_path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            descriptor = os.open(self._log_path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            with os.fdopen(descriptor, "a", encoding="utf-8") as log:
                log.write(f"{when} {type(error).__module__}.{type(error).__qualname__}\n{frames}")
