"""`jide model list|use|test`."""

from __future__ import annotations

import sys

from assistant.cli.context import Cli
from assistant.cli.shapes import write_json, write_json_list
from assistant.i18n import cause_text, joined
from memory.sanitize import clean_text


async def list_all(cli: Cli) -> int:
    """What models are there: local servers that answer, and providers whose key is set."""
    choices = await cli.setup.models.find()
    if cli.args.json:
        write_json_list(
            [
                {
                    "v": 1,
                    "name": c.name,
                    "where": c.where,
                    "local": c.local,
                    "current": c.current,
                    "note": c.note,
                }
                for c in choices
            ]
        )
        return 0
    for choice in choices:
        mark = "*" if choice.current else " "
        sys.stdout.write(f"{mark} {choice.name}  ({choice.where}){'  ' + choice.note if choice.note else ''}\n")
    if len(choices) <= 1:
        sys.stdout.write(cli.say("command.model.none") + "\n")
    return 0


async def use(cli: Cli) -> int:
    """Choose the model for this and later starts."""
    if not cli.args.name.isprintable() or not cli.args.name.split():
        return cli.fail("cli.bad_model", name=clean_text(cli.args.name))
    found = await cli.setup.models.find()
    base = next((choice.api_base for choice in found if choice.name == cli.args.name), None)
    cli.setup.models.save(cli.args.name, cli.args.api_base or base)
    sys.stdout.write(cli.say("command.model.changed", model=cli.args.name) + "\n")
    return 0


async def test(cli: Cli) -> int:
    """One real call; says what came back or what to do."""
    model = cli.setup.models.build(cli.args.name or cli.setup.models.current, None)
    try:
        result = await cli.setup.models.test(model)
    finally:
        await model.aclose()
    problem = result.problem
    if cli.args.json:
        write_json({
            "v": 1, "model": model.name, "ok": result.ok, "reply": result.reply, "ms": round(result.ms),
            "error": problem.cause.value if problem else None,
        })  # fmt: skip
    if problem is not None:
        sentence, remedy = cause_text(problem.cause, cli.language, model=problem.model, retry_after=problem.retry_after)
        return cli.complain(joined((sentence, remedy), cli.language))
    if not cli.args.json:
        sys.stdout.write(f"{model.name}: {result.reply} ({result.ms:.0f} ms)\n")
    return 0
