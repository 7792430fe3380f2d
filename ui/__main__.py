"""`jide`: without a subcommand the screen, else the command line."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ui import boot

if TYPE_CHECKING:
    from assistant.events import Opening
    from assistant.port import Connect, ScreenOptions

VALUE_OPTIONS = frozenset({"--user", "--home", "--model"})
"""Options with a value, before or after a subcommand."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run Jide; returns the exit code: 0 done, 1 failed, 2 wrong usage."""
    boot.prepare()
    boot.mend_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments in (["--version"], ["-V"]):
        return _version()
    plain = "--plain" in arguments or not boot.can_draw()
    options = _screen_options([argument for argument in arguments if argument != "--plain"])
    if options is None and arguments[0] == "demo" and not {"-h", "--help"} & set(arguments):
        return _demo([argument for argument in arguments[1:] if argument != "--plain"], plain)
    if options is None:
        from assistant import cli

        return cli.main(arguments)
    return _talk(options, plain)


def _screen_options(arguments: Sequence[str]) -> dict[str, str] | None:
    """The values of --user, --home and --model; None where anything else stands: for the command line."""
    options: dict[str, str] = {}
    waiting = iter(arguments)
    for argument in waiting:
        name, equals, value = argument.partition("=")
        if name not in VALUE_OPTIONS:
            return None
        if not equals:
            value = next(waiting, "")
        if not value or value.startswith("-"):
            return None
        options[name.removeprefix("--")] = value
    return options


def _demo(languages: Sequence[str], plain: bool) -> int:
    """The screen on a throw-away home with four past days; it is removed at the end."""
    import asyncio
    import os
    import tempfile

    from assistant.demo import TALKS, furnish
    from assistant.i18n import interface_language, text
    from assistant.port import StartProblem

    own = interface_language("auto", os.environ)
    language = languages[0] if languages else own
    if len(languages) > 1 or language not in TALKS:
        sys.stderr.write(text("demo.language", own) + "\n")
        return 2
    sys.stderr.write(text("demo.preparing", language) + "\n")
    with tempfile.TemporaryDirectory(prefix="jide-demo-", ignore_cleanup_errors=True) as home:
        try:
            asyncio.run(furnish(Path(home), language, os.environ))
        except StartProblem as problem:
            sys.stderr.write(f"{problem}\n")
            return 1
        return _talk({"home": home, "model": "offline"}, plain)


def _version() -> int:
    from importlib.metadata import version

    sys.stdout.write(f"jide {version('jide')}\n")
    return 0


def _talk(options: dict[str, str], plain: bool) -> int:
    gc.disable()  # collecting while modules are imported finds nothing; the screen switches it on again
    from assistant import bootstrap
    from assistant.port import Assistant, StartProblem

    try:
        setup = bootstrap.prepare(bootstrap.Start(options.get("user"), options.get("home"), options.get("model")))
    except StartProblem as problem:
        sys.stderr.write(f"{problem}\n")
        return 1

    boot.choose_keyboard(setup.settings.ui.kitty_keyboard)

    async def connect() -> tuple[Assistant, Opening]:
        engine = await bootstrap.open_engine(setup)
        engine.background.start()
        return engine, await engine.opening((*setup.problems, *setup.notes))

    try:
        return _lines(connect, setup.screen_options) if plain else _screen(connect, setup.screen_options)
    except StartProblem as problem:
        sys.stderr.write(f"{problem}\n")
        return 1


def _lines(connect: Connect, options: ScreenOptions) -> int:
    from ui.plain import run_plain

    gc.enable()
    return run_plain(connect, options)


def _screen(connect: Connect, options: ScreenOptions) -> int:
    from ui.app import JideApp
    from ui.terminal import TerminalGuard

    app = JideApp(connect, options)
    with TerminalGuard(Path(options.log_path)):
        app.run()
    if app.apology:
        sys.stderr.write(f"{app.apology}\n")
    return app.return_code or 0


if __name__ == "__main__":
    sys.exit(main())
