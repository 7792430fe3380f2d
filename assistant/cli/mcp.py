"""`jide mcp`: a server for other agents on standard input and output, beside a running Jide."""

from __future__ import annotations

import contextlib
import sys
from importlib.metadata import PackageNotFoundError, version

from assistant.cli.context import Cli
from assistant.mcp.protocol import Server
from assistant.mcp.tools import Tools
from memory.records import valid_namespace
from memory.threads import Worker


def _version() -> str:
    try:
        return version("jide")
    except PackageNotFoundError:  # run from a checkout
        return "0"


async def serve(cli: Cli) -> int:
    """Answer line by line until the input ends. Nothing but the protocol is written to standard output."""
    if not valid_namespace(cli.args.namespace):
        return cli.fail("cli.mcp.namespace", name=cli.args.namespace)
    out, lines = sys.stdout, Worker("jide-mcp-input")
    with contextlib.redirect_stdout(sys.stderr):
        async with cli.memory(counts=True) as memory:
            tools = Tools(memory, cli.args.namespace, cli.language).all()
            server = Server("jide", _version(), tools, cli.say("cli.mcp.instructions"))
            while line := await lines.run(sys.stdin.readline):
                if line.strip() and (answer := await server.answer(line)):
                    out.write(answer + "\n")
                    out.flush()
            await cli.in_step(memory)
    lines.close(timeout=0.1)
    return 0
