"""Every sentence the user reads, in Chinese and English, found by its code.

    text("status.waiting", "zh", count=3)      ->  "还有 3 件事待处理"

**Adding a text**: put one entry into the fitting file of `assistant/strings/` and use its code, nothing else:

    "screen.saved": T("Saved {count} memories.", "存好了，共 {count} 条。"),

`T` takes the English first, then the Chinese; `{names}` are filled from the keyword arguments and must be
the same in both. If English needs a singular, add a third: `one="Saved {count} memory."`; it is taken when
`count` is 1. A new file is listed in `assistant/strings/__init__.py`. Codes are `subject.name`; a remedy
(what to do) has the code of its sentence with `.remedy` behind it.

A wrong code or a missing value never breaks a conversation: the user sees the code, and `UnknownText` is
warned, which Python ignores in production and the test run turns into an error. Which language a message is
written in and which the screen speaks is found out in `assistant.language`; both are re-exported here.
"""

from __future__ import annotations

import errno
import re
import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING

from assistant.language import interface_language, language_of, named_language
from assistant.strings import catalogue
from assistant.strings.entry import T
from config.write import BadSetting
from memory.days import short_date

if TYPE_CHECKING:
    from assistant.chat_model import Cause

__all__ = [
    "UnknownText", "cause_text", "degraded_text", "dropped_text", "error_text", "file_headings", "has_text",
    "interface_language", "joined", "language_of", "named_language", "os_text", "problem_text", "reason_text",
    "rule_text", "text",
]  # fmt: skip


class UnknownText(ResourceWarning):
    """A code without a text, or a text without its value: a fault of the program, not of the user."""


def text(code: str, language: str, **values: object) -> str:
    """The text of `code` in `language` ("zh"; anything else is English) with its `{names}` filled.

    Never raises in production: an unknown code gives the code itself and the warning UnknownText.
    """
    entry = catalogue().get(code)
    if entry is None:
        warnings.warn(f"no text for {code!r}", UnknownText, stacklevel=2)
        return code
    return _choose(entry, language, values).format_map(_Values(values))


def file_headings(language: str) -> dict[str, str]:
    """The headings of MEMORY.md and the day logs by code, each as "this language|the other one"."""
    other = "en" if language == "zh" else "zh"
    codes = [code for code in catalogue() if code.startswith("file.")]
    return {code.removeprefix("file."): f"{text(code, language)}|{text(code, other)}" for code in codes}


def has_text(code: str) -> bool:
    """Is there a text for this code?"""
    return code in catalogue()


def cause_text(
    cause: Cause, language: str, *, model: str, variable: str = "", retry_after: float | None = None
) -> tuple[str, str]:
    """What happened and what to do, for a failed model call.

    `variable` names the environment variable of the missing key; `retry_after` is in seconds.
    """
    remedy = f"cause.{cause}.remedy"
    if variable and has_text(f"{remedy}_variable"):
        remedy = f"{remedy}_variable"
    if retry_after and has_text(f"{remedy}_wait"):
        remedy = f"{remedy}_wait"
    values: dict[str, object] = {"model": model, "variable": variable, "seconds": round(retry_after or 0)}
    return text(f"cause.{cause}", language, **values), text(remedy, language, **values)


def problem_text(code: str, language: str) -> tuple[str, str]:
    """What happened and what to do, for the `code` of a memory.ports.MemoryProblem."""
    known = code if has_text(f"problem.{code}") else "memory_problem"
    return text(f"problem.{known}", language), text(f"problem.{known}.remedy", language)


def error_text(error: BaseException, language: str) -> str:
    """Why something failed, and what to do; "" for what nobody foresaw."""
    match error:
        case BadSetting():
            return error.problem.sentence(language)
        case OSError(filename=str(path)):
            return text("cli.os_error", language, path=path, why=os_text(error, language))
        case OSError(errno=int()):
            return text("cli.os_error_somewhere", language, why=os_text(error, language))
    code = str(getattr(error, "code", ""))
    return joined(problem_text(code, language), language) if has_text(f"problem.{code}") else ""


def joined(sentences: Iterable[str], language: str) -> str:
    """Sentences in a row, as the language writes them."""
    return ("" if language == "zh" else " ").join(sentence for sentence in sentences if sentence)


def os_text(error: OSError, language: str) -> str:
    """Why a file or folder could not be read or written: half a sentence."""
    code = f"os.{errno.errorcode.get(error.errno or 0, '')}"
    return text(code, language) if has_text(code) else error.strerror or str(error) or type(error).__name__


def reason_text(code: str, detail: str, language: str) -> str:
    """Why a line was recalled, from one (code, detail) pair of memory.records.Line.reasons.

    A detail may be a term of memory (an attribute, a kind, a role), an ISO date or the user's words; a mere
    number, which stands beside the line anyway, is left out.
    """
    shown = _term(detail, language)
    full = f"reason.{code}.detail" if shown and has_text(f"reason.{code}.detail") else f"reason.{code}"
    return text(full, language, detail=shown)


def dropped_text(code: str, language: str) -> str:
    """Why a candidate was not injected, from memory.records.Dropped.reason."""
    return text(f"dropped.{code}", language)


def _term(detail: str, language: str) -> str:
    if re.fullmatch(r"-?\d+(\.\d+)?", detail):
        return ""
    for subject in ("slot", "kind", "role"):
        if has_text(f"{subject}.{detail}"):
            return text(f"{subject}.{detail}", language)
    return short_date(detail, language)


def degraded_text(note: str, language: str) -> str:
    """What did not answer, from one "path:reason" of memory.records.Recall.degraded."""
    path, _, reason = note.partition(":")
    said = text(f"degraded.{path}" if has_text(f"degraded.{path}") else "degraded.other", language)
    return text("degraded.late", language, path=said) if reason == "late" else said


def rule_text(rule: str, language: str) -> str:
    """Why something was not kept, from the `rule` of a memory.records.Change that is REFUSED."""
    return text(f"rule.{rule}" if has_text(f"rule.{rule}") else "rule.other", language)


class _Values(dict[str, object]):
    """The values of one text; a missing one stays visible as `{name}`."""

    def __missing__(self, key: str) -> str:
        warnings.warn(f"no value for {{{key}}}", UnknownText, stacklevel=4)
        return f"{{{key}}}"


def _choose(entry: T, language: str, values: dict[str, object]) -> str:
    if language == "zh":
        return entry.zh
    return entry.one if entry.one and values.get("count") == 1 else entry.en
