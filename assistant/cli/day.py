"""`jide day`: what was said on a day, and its summary."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli
from assistant.cli.shapes import write_json
from memory.days import is_day
from memory.records import Message, Role
from memory.sanitize import clean_text


async def run(cli: Cli) -> int:
    """Print the day's log."""
    wanted = cli.args.date or cli.setup.today()
    if not is_day(wanted):
        return cli.fail("cli.bad_date", value=wanted)
    async with cli.memory() as memory:
        messages = await memory.talks.said_on(wanted, everyone=True)
        summary = await memory.talks.day_summary(wanted)
    if cli.args.json:
        said = [{"id": m.id, "role": m.role.value, "text": m.text, "at": m.created_at.isoformat()} for m in messages]
        write_json({"v": 1, "day": wanted, "summary": summary, "messages": said})
        return 0
    if not messages:
        sys.stdout.write(cli.say("cli.no_such_day", day=wanted) + "\n")
        return 0
    lines = [wanted, *([summary, ""] if summary else []), *(_line(cli, message) for message in messages)]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def _line(cli: Cli, message: Message) -> str:
    who = cli.say(f"role.{message.role}") if message.role is not Role.ASSISTANT else "Jide"
    return f"{cli.setup.local(message.created_at):%H:%M}  {who}: {clean_text(message.text)}"
