"""A process that talks to a slow model and says on stdout what it has shown: made to be killed."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing
from pathlib import Path

from assistant.chat_model import ChatRequest, Finished, ModelEvent, TextDelta
from assistant.events import ReplyText, TurnStarted
from tests.assistant.engine_case import opened
from tests.scripted_model import ScriptedModel


class SlowModel(ScriptedModel):
    """Streams numbered words for ever."""

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        for number in range(100_000):
            yield TextDelta(f"w{number} ")
            await asyncio.sleep(0.01)
        yield Finished()


async def main(home: Path, message: str) -> None:
    """Print a line for the message and for every piece, with the time it was shown."""
    async with opened(home, SlowModel(), language="en") as engine, aclosing(engine.reply(message)) as events:
        async for event in events:
            if isinstance(event, TurnStarted):
                print("sent", time.time(), flush=True)
            elif isinstance(event, ReplyText):
                print(event.text.strip(), time.time(), flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
