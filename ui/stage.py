"""The widgets of the main screen, by name."""

from __future__ import annotations

from dataclasses import dataclass

from ui.chat.transcript import Transcript
from ui.panel.panel import MemoryPanel
from ui.panel.strip import MemoryStrip
from ui.prompt.area import Prompt
from ui.queue_list import QueueList
from ui.status_line import StatusLine


@dataclass(frozen=True, slots=True)
class Stage:
    """What the conversation plays on."""

    transcript: Transcript
    prompt: Prompt
    panel: MemoryPanel
    strip: MemoryStrip
    queue: QueueList
    status: StatusLine

    async def reword(self) -> None:
        """Say what stands around the talk in the language that the screen speaks now."""
        self.prompt.invite("")
        self.strip.refresh()
        self.status.refresh()
        await self.panel.reword()
