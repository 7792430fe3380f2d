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

    async def wake(self) -> bool:
        """Show everything; True where that changed something."""
        return False

    async def rest(self) -> bool:
        """Far from the view: keep the height and let go of what costs; True where that changed something."""
        return False
