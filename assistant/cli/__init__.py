"""The command line: `jide ask`, `recall`, `memories` … Exit codes: 0 done, 1 failed, 2 wrong usage."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence

from assistant.chat_model import ModelError
from assistant.cli.context import Cli
from assistant.cli.parser import build_parser
from assistant.i18n import cause_text, interface_language, problem_text
from assistant.port import StartProblem
from memory.ports import MemoryProblem

log = logging.getLogger(__name__)
DONE, FAILED, USAGE = 0, 1, 2


def complain(sentence: str) -> int:
    """One human sentence on stderr; returns the exit code for it."""
    sys.stderr.write(sentence.strip() + "\n")
    return FAILED


def main(argv: Sequence[str]) -> int:
    """Run one command; returns the exit code."""
    parser = build_parser()
    try:
        args = parser.parse_args(list(argv))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else USAGE
    language = interface_language("auto", os.environ)
    try:
        code: int = asyncio.run(args.run(Cli(args)))
        return code
    except StartProblem as problem:
        return complain(str(problem))
    except MemoryProblem as problem:
        return complain(" ".join(problem_text(problem.code, language)))
    except ModelError as error:
        return complain(" ".join(cause_text(error.cause, language, model=error.model)))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return DONE
