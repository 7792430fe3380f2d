"""What every message in the transcript has, whoever said it."""

from __future__ import annotations

from textual.widget import Widget


class Entry(Widget):
    """A message on the screen; `message_id` is "" until the store has named it."""

    message_id = ""
    of_user = False
    """Did the user say it?"""

    @property
    def text(self) -> str:
        """The source of what is shown."""
        return ""
