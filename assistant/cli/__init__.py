"""The command line: `jide ask`, `recall`, `memories` … Exit codes: 0 done, 1 failed, 2 wrong usage."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from assistant.chat_model import ModelError
from assistant.cli.context import Cli
from assistant.cli.parser import build_parser
from assistant.i18n import cause_text, error_text, interface_language, joined, text
from assistant.logs import write_log
from assistant.port import StartProblem
from config.load import load_settings
from config.paths import find_paths
from memory.sanitize import clean_text

log = logging.getLogger(__name__)
DONE, FAILED, USAGE = 0, 1, 2
INTERRUPTED = 130
_FRAMES = 40
"""Of a traceback in the log, the innermost."""


def complain(sentence: str) -> int:
    """One human sentence on stderr; returns the exit code for it."""
    sys.stderr.write(clean_text(sentence).strip() + "\n")
    return FAILED


def main(argv: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    language = interface_language(_setting(), os.environ)
    try:
        args = build_parser(language).parse_args(list(argv))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else USAGE
    log_file = ""
    try:
        cli = Cli(args)
        language, log_file = cli.language, str(cli.setup.log_file)
        code: int = asyncio.run(args.run(cli))
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return DONE
    except Exception as error:  # noqa: BLE001 - whatever broke, the user reads one sentence
        _drop_output(only_broken=True)
        return complain(_sentence(error, language, log_file))


def _drop_output(*, only_broken: bool = False) -> None:
    """What cannot be written any more is dropped, or Python would try it once more at its end, and complain."""
    try:
        if only_broken:
            sys.stdout.flush()
            return
    except OSError:
        pass
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _setting() -> str:
    """The language that the settings name, read before the command line is: help follows it too."""
    with suppress(OSError):
        return load_settings(find_paths(os.environ).config_file).settings.ui.language
    return "auto"


def _sentence(error: Exception, language: str, log_file: str) -> str:
    """What went wrong and what to do; what nobody foresaw goes to the log, without what was said."""
    match error:
        case StartProblem():
            return str(error)
        case ModelError():
            return joined(cause_text(error.cause, language, model=error.model), language)
    if known := error_text(error, language):
        return known
    with suppress(OSError):  # memory, which opens the log, may not have been reached
        write_log(Path(log_file or os.devnull))
    where = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)[-_FRAMES:]))
    log.error("%s\n%s", type(error).__qualname__, where)
    return text("cli.unforeseen", language, kind=type(error).__qualname__, path=log_file)
