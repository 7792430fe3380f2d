"""The grammar of the command line. `--user --home --model` may stand before or after the subcommand."""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from assistant.strings.help import HELP
from memory.kinds import SEARCHED, Kind, Status

if TYPE_CHECKING:
    from assistant.cli.context import Cli

Runner = Callable[["Cli"], Awaitable[int]]


def lazily(module: str, function: str) -> Runner:
    """A runner whose module is imported only when its command is used."""

    def run(cli: Cli) -> Awaitable[int]:
        runner: Runner = getattr(importlib.import_module(f"assistant.cli.{module}"), function)
        return runner(cli)

    return run


def _common() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    quiet = argparse.SUPPRESS
    common.add_argument("--user", default=quiet, metavar="NAME", help="whose memory (default: me)")
    common.add_argument("--home", default=quiet, metavar="DIR", help="keep everything under this folder")
    common.add_argument("--model", default=quiet, metavar="M", help="model for this run")
    return common


USUAL = {
    "json": "as JSON, for programs",
    "ids": "ids, as `jide memories list` shows them",
    "id": "its id",
    "file": "a file to read",
    "query": "what to look for",
    "text": "the words",
    "kind": "only this kind",
    "topic": "only this topic",
    "status": "only this status",
    "since": "from this day on (ISO date)",
    "until": "up to this day (ISO date)",
    "all": "all of them",
    "unit": "the number of the change",
    "choice": "what to do with it, as `waiting` shows",
    "name": "a model's name",
    "api_base": "address of its server",
    "language": "Chinese or English",
}
"""The help of arguments that mean the same wherever they stand."""


def number(value: str) -> int:
    """A number of things, at least one. Raises ValueError."""
    if int(value) < 1:
        raise ValueError
    return int(value)


def build_parser(language: str = "en") -> argparse.ArgumentParser:
    """The whole grammar, its help in the interface's language; every command sets `run`."""
    translated: Callable[[str], str] = (
        (lambda english: HELP.get(english, english)) if language == "zh" else (lambda english: english)
    )
    setattr(argparse, "_", translated)  # noqa: B010 - argparse asks this name for its own words, untyped
    parser = _grammar()
    for one in parsers(parser):
        for action in one._actions:
            action.help = action.help or USUAL.get(action.dest)
        one.description = translated(one.description or "")
        for group in one._action_groups:
            group.title = translated(group.title or "")
        for action in explained(one):
            action.help = translated(action.help or "")
    return parser


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of all its subcommands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for sub in action.choices.values():
                yield from parsers(sub)


def explained(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """What a parser's help explains: its arguments and subcommands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action._choices_actions
        elif action.help not in (None, argparse.SUPPRESS):
            yield action


def _grammar() -> argparse.ArgumentParser:
    common = _common()
    parser = argparse.ArgumentParser(
        prog="jide", parents=[common], description="记得 (Jide): a personal assistant that remembers you."
    )
    parser.add_argument("--version", action="store_true", help="print the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, help_text: str, runner: Runner, into: object = commands) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = into.add_parser(name, help=help_text, parents=[common])  # type: ignore[attr-defined]
        sub.set_defaults(run=runner)
        return sub

    _ask_and_recall(add)
    _memories(add)
    _knowledge(add)
    _models(add)
    _evaluation(add)
    day = add("day", "a day's log and summary", lazily("day", "run"))
    day.add_argument("date", nargs="?", help="ISO date; default: today")
    day.add_argument("--json", action="store_true")
    doctor = add("doctor", "check terminal, model, keys, store, index; say what to do", lazily("doctor", "run"))
    doctor.add_argument("--json", action="store_true")
    doctor.add_argument(
        "--fetch-embeddings", action="store_true", help="download the embedding model that the settings name"
    )
    demo = commands.add_parser("demo", help="a throw-away home with four past days, to look around in")
    demo.add_argument("language", nargs="?", choices=("zh", "en"))  # run by the entry point: it opens the screen
    mcp = add("mcp", "serve memory to other agents over stdio (Model Context Protocol)", lazily("mcp", "serve"))
    mcp.add_argument("--namespace", default="me", metavar="NAME", help="where it reads and writes (default: me)")
    add("reindex", "rebuild the recall index from the store", lazily("upkeep", "reindex"))
    return parser


Add = Callable[..., argparse.ArgumentParser]


def _ask_and_recall(add: Add) -> None:
    ask = add("ask", "one turn of today's session", lazily("ask", "run"))
    ask.add_argument("text", nargs="*", help="the message; without it, or with -, text is read from stdin")
    ask.add_argument("--json", action="store_true")
    ask.add_argument("--new", action="store_true", help="in a fresh session")
    recall = add("recall", "recall a query as a turn would, with the reasons", lazily("recall", "run"))
    recall.add_argument("query", nargs="+")
    recall.add_argument("--json", action="store_true")
    recall.add_argument("--explain", action="store_true", help="score parts, and what was dropped")
    recall.add_argument("--expect", metavar="TEXT", help="say where a told fact was lost")
    recall.add_argument("--kind", action="append", choices=[kind.value for kind in Kind], metavar="KIND")
    recall.add_argument("--topic", default="", help="only this topic or project, if enough is left")
    recall.add_argument(
        "--source", action="append", choices=("memory", "message", "day", "knowledge"), help="only from this source"
    )
    recall.add_argument(
        "--status",
        action="append",
        choices=[status.value for status in SEARCHED],
        help="only memories that stand so",
    )
    recall.add_argument("--since", default="", metavar="DATE", help="only what was said from this day on (ISO date)")
    recall.add_argument("--until", default="", metavar="DATE", help="only what was said up to this day (ISO date)")
    recall.add_argument("-k", type=number, metavar="N", help="number of lines")


def _memories(add: Add) -> None:
    group = add("memories", "what is remembered", lazily("memories", "list_all"))
    group.set_defaults(json=False, kind=None, topic=None, status=None, since=None, until=None, all=False)
    actions = group.add_subparsers(title="actions", metavar="ACTION")
    listing = add("list", "list what is remembered", lazily("memories", "list_all"), actions)
    listing.add_argument("--json", action="store_true")
    listing.add_argument("--kind", choices=[kind.value for kind in Kind], metavar="KIND")
    listing.add_argument("--topic")
    listing.add_argument("--status", choices=[status.value for status in Status], metavar="STATUS")
    listing.add_argument("--since", metavar="DATE")
    listing.add_argument("--until", metavar="DATE")
    listing.add_argument("--all", action="store_true", help="every status")
    for name, help_text in (
        ("show", "one memory with the words it came from"),
        ("confirm", "a candidate becomes active"),
    ):
        sub = add(name, help_text, lazily("memories", name), actions)
        sub.add_argument("ids", nargs="+", metavar="ID")
        sub.add_argument("--json", action="store_true")
    new = add("add", "remember something", lazily("memories", "add"), actions)
    new.add_argument("text", nargs="+")
    new.add_argument("--json", action="store_true")
    edit = add("edit", "change the wording of a memory", lazily("memories", "edit"), actions)
    edit.add_argument("id", metavar="ID")
    edit.add_argument("text", nargs="+")
    edit.add_argument("--json", action="store_true")
    for name, help_text in (
        ("forget", "let go; can be undone for 30 days"),
        ("purge", "remove for good, everywhere"),
    ):
        sub = add(name, help_text, lazily("memories", name), actions)
        sub.add_argument("ids", nargs="*", metavar="ID")
        sub.add_argument("--all", action="store_true")
        sub.add_argument("--yes", action="store_true", help="do not ask")
        sub.add_argument("--json", action="store_true")
    _memory_upkeep(lambda *given: add(*given, actions))


def _memory_upkeep(add: Add) -> None:
    waiting = add("waiting", "what waits for a decision", lazily("waiting", "list_all"))
    waiting.add_argument("--json", action="store_true")
    history = add("log", "what happened to memories, newest first", lazily("waiting", "log"))
    history.add_argument("-n", type=number, default=50, metavar="N", help="number of lines")
    history.add_argument("--recalls", action="store_true", help="what was recalled, with scores, and what answers used")
    history.add_argument("--json", action="store_true")
    undo = add("undo", "take back a change: the unit of a log line", lazily("waiting", "undo"))
    undo.add_argument("unit", metavar="UNIT")
    undo.add_argument("--json", action="store_true")
    restore = add("restore", "bring back what was forgotten, put away or has ended", lazily("waiting", "restore"))
    restore.add_argument("ids", nargs="+", metavar="ID")
    restore.add_argument("--json", action="store_true")
    decide = add("decide", "decide one of them", lazily("waiting", "decide"))
    decide.add_argument("id", metavar="ID")
    decide.add_argument("choice", metavar="CHOICE")
    decide.add_argument("--json", action="store_true")
    for name, help_text in (
        ("export", "write everything remembered, as JSON or Markdown"),
        ("import", "read an export; nothing is lost or doubled"),
    ):
        sub = add(name, help_text, lazily("memories", f"{name}_file"))
        sub.add_argument("file", nargs="?", default="-", help="a file; - or nothing: stdin or stdout")
        sub.add_argument("--format", choices=("json", "md"), help="default: by the file's name, else JSON")
        sub.add_argument("--json", action="store_true", help="report as JSON (import)")


def _knowledge(add: Add) -> None:
    group = add("knowledge", "documents you added, kept apart from what is remembered", lazily("knowledge", "list_all"))
    group.set_defaults(json=False, namespace="me")
    actions = group.add_subparsers(title="actions", metavar="ACTION")
    new = add("add", "read text or Markdown files, or the ones in a folder", lazily("knowledge", "add"), actions)
    new.add_argument("paths", nargs="+", metavar="PATH", help="files or folders; a changed file takes its place anew")
    add("list", "list the documents", lazily("knowledge", "list_all"), actions)
    shown = add("show", "a document with its first passages", lazily("knowledge", "show"), actions)
    shown.add_argument("-n", type=number, default=8, metavar="N", help="number of passages")
    gone = add("remove", "take documents away, from every file of Jide's", lazily("knowledge", "remove"), actions)
    gone.add_argument("--yes", action="store_true", help="do not ask")
    for sub in (shown, gone):
        sub.add_argument("names", nargs="+", metavar="NAME", help="names, ids or paths of documents")
    for sub in actions.choices.values():
        sub.add_argument("--namespace", default="me", metavar="NAME", help="whose documents (default: me)")
        sub.add_argument("--json", action="store_true")


def _models(add: Add) -> None:
    group = add("model", "language models", lazily("models", "list_all"))
    group.set_defaults(json=False)
    actions = group.add_subparsers(title="actions", metavar="ACTION")
    listing = add("list", "what models are there", lazily("models", "list_all"), actions)
    listing.add_argument("--json", action="store_true")
    use = add("use", "choose the model", lazily("models", "use"), actions)
    use.add_argument("name", metavar="MODEL")
    use.add_argument("--api-base", metavar="URL")
    test = add("test", "one real call", lazily("models", "test"), actions)
    test.add_argument("name", nargs="?", metavar="MODEL")
    test.add_argument("--json", action="store_true")


def _evaluation(add: Add) -> None:
    group = add("eval", "measure recall, writing, the parser", lazily("evaluate", "recall"))
    actions = group.add_subparsers(title="what", metavar="WHAT", required=True)
    for name in ("recall", "writing", "parser"):
        sub = add(name, f"measure {name}", lazily("evaluate", name), actions)
        sub.add_argument("file")
        sub.add_argument("--json", action="store_true")
        if name == "recall":
            sub.add_argument("--cache", metavar="DIR", help="keep vectors between runs")
            sub.add_argument("--every", type=number, default=1, metavar="N", help="ask only each n-th question")
    scale = add("scale", "measure speed, memory and disk in a large made-up store", lazily("scale", "run"), actions)
    scale.add_argument("-n", type=number, default=10_000, metavar="N", help="memories and messages (default: 10000)")
    scale.add_argument("--json", action="store_true")
    scale.add_argument("--step", choices=("fill", "measure"), help=argparse.SUPPRESS)
    scale.add_argument("--since", type=float, default=0.0, help=argparse.SUPPRESS)
