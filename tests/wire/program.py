"""The scripted server as a program of its own, for journeys that drive the real Jide in a terminal.

The script file is JSON; every part is optional::

    {"rules":   [{"when": "咖啡|coffee", "text": "手冲…", "pause": 0.02}],
     "replies": [{"text": "hello"}, {"status": 429, "message": "slow down", "headers": {"retry-after": "1"}}],
     "json":    {"memories": []},
     "default": {"text": "ok"}}

A request that wants JSON (or does not stream) gets `json`. Any other gets the first rule whose `when` (a
regular expression) is found in the newest user message, else the next of `replies`, else `default`, else an
echo. A reply holds the fields of `Answer`, or `status` and `message` (and `code`, `headers`) for an error.
With `--log`, every chat request is one JSON line `{"event": "request", "path", "body"}`, and a client that
left early `{"event": "closed", …}`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.wire.recorded import Recorded
from tests.wire.replies import Answer, Raw, failure
from tests.wire.server import ScriptedServer, echo


def script_of(script: dict[str, Any]) -> Callable[[Recorded], Answer | Raw]:
    """The script as a function from request to reply; see the module's text."""
    rules = [(re.compile(rule["when"], re.IGNORECASE), _reply(rule)) for rule in script.get("rules", ())]
    turns = iter([_reply(reply) for reply in script.get("replies", ())])
    default = _reply(script["default"]) if "default" in script else None

    def answer(request: Recorded) -> Answer | Raw:
        if request.wants_json and "json" in script:
            return Answer(json.dumps(script["json"], ensure_ascii=False))
        for pattern, reply in () if request.wants_json else rules:
            if pattern.search(request.last_user):
                return reply
        if request.wants_json:
            return echo(request)
        return next(turns, None) or default or echo(request)

    return answer


def _reply(fields: dict[str, Any]) -> Answer | Raw:
    known = {name: value for name, value in fields.items() if name != "when"}
    if "status" in known:
        return failure(known.pop("status"), known.pop("message"), **known)
    return Answer(**known)


def log_to(path: Path) -> Callable[[str, Recorded], None]:
    """A listener that appends each event to a file as one JSON line."""

    def write(event: str, request: Recorded) -> None:
        line = {"event": event, "at": time.time(), "path": request.path, "body": request.body}
        with path.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line, ensure_ascii=False) + "\n")

    return write


async def serve(options: argparse.Namespace) -> None:
    """Run until told to stop."""
    script = json.loads(options.script.read_text(encoding="utf-8")) if options.script else {}
    on_event = log_to(options.log) if options.log else None
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with ScriptedServer((), script_of(script), tuple(options.model), options.port, on_event) as server:
        partial = options.port_file.with_suffix(".part")
        partial.write_text(str(server.port), encoding="ascii")
        partial.rename(options.port_file)
        await stop.wait()


def main() -> None:
    """Command line of the program."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.server", description=__doc__.splitlines()[0])
    parser.add_argument("--port-file", type=Path, required=True, help="file that gets the port once it listens")
    parser.add_argument("--port", type=int, default=0, help="port to listen on; 0 takes a free one")
    parser.add_argument("--script", type=Path, help="JSON file with what to answer")
    parser.add_argument("--log", type=Path, help="file that gets every request as a JSON line")
    parser.add_argument("--model", action="append", default=["scripted"], help="name to list; may be repeated")
    asyncio.run(serve(parser.parse_args()))
