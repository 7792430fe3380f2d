"""The tools of `jide mcp`: remember, recall, list, forget, each within a namespace.

The user's own namespace is "me". What an agent writes there waits for the user's confirmation, for only the user
speaks for himself; what it writes into a namespace of its own counts at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from assistant.cli.shapes import memory_json, recall_json
from assistant.i18n import rule_text
from assistant.mcp.protocol import Json, Tool, ToolError
from memory.days import is_day
from memory.manager import MemoryManager
from memory.ports import MemoryProblem
from memory.recall.query import Scope
from memory.records import OWN, SEARCHED, SLOTS, ChangeKind, Kind, SourceType, Status, valid_namespace
from memory.sanitize import clean_text

"""The user's own namespace."""
MOST_LISTED = 200


class Tools:
    """What agents may do with one user's memory; `namespace` is theirs unless a call names another."""

    def __init__(self, memory: MemoryManager, namespace: str, language: str) -> None:
        self._memory = memory
        self._namespace = namespace
        self._language = language

    def all(self) -> list[Tool]:
        """Every tool with its schema."""
        where = {"type": "string", "description": f"namespace; default: {self._namespace}; the user's own is {OWN}"}
        return [
            Tool(
                "remember",
                "Keep one neutral, self-contained sentence. In the user's own namespace it waits for confirmation.",
                _schema(
                    ["content"],
                    content={"type": "string"},
                    kind={"type": "string", "enum": [kind.value for kind in Kind]},
                    slot={"type": "string", "enum": list(SLOTS)},
                    value={"type": "string", "description": "the words that fill the slot"},
                    date={"type": "string", "description": "ISO date of what it speaks of"},
                    importance={"type": "number", "minimum": 0, "maximum": 1},
                    namespace=where,
                ),
                self.remember,
            ),
            Tool(
                "recall",
                "What is remembered that relates to a text: who the user is, and what fits, best first.",
                _schema(
                    ["query"], query={"type": "string"},
                    limit={"type": "integer", "minimum": 1, "maximum": 50}, namespace=where,
                    kind={"type": "string", "enum": [kind.value for kind in Kind]},
                    topic={"type": "string", "description": "a filter where enough is left"},
                    status={"type": "string", "enum": list(SEARCHED),
                            "description": "only memories that stand so; default: what holds now"},
                    since={"type": "string", "description": "ISO date: only what was said from this day on"},
                    until={"type": "string", "description": "ISO date: only what was said up to this day"},
                ),
                self.recall,
                reads_only=True,
            ),
            Tool(
                "list",
                "Memories of a namespace, newest first; with text, only those that hold it.",
                _schema([], text={"type": "string"}, namespace=where),
                self.list,
                reads_only=True,
            ),
            Tool(
                "forget",
                "Let memories go by id; the user can bring them back for some time.",
                _schema(["ids"], ids={"type": "array", "items": {"type": "string"}}, namespace=where),
                self.forget,
            ),
        ]  # fmt: skip

    async def remember(self, given: Json) -> Json:
        """Keep something."""
        namespace, content = self._where(given), _text(given, "content")
        own = namespace == OWN
        item: dict[str, Any] = {
            "content": content,
            "source_type": (SourceType.OBSERVED if own else SourceType.IMPORTED).value,
            "status": (Status.CANDIDATE if own else Status.ACTIVE).value,
        }
        if not own:  # what the user has let go returns to his own only by his own words
            item["created_at"] = self._memory.now().isoformat()
        item |= {name: given[name] for name in ("kind", "slot", "value", "date", "importance") if given.get(name)}
        [change] = await _guarded(self._memory.hands.import_memories([item], namespace=namespace, by_user=False))
        if change.memory is None:
            raise ToolError(rule_text(change.rule, self._language))
        waits = change.kind is ChangeKind.CANDIDATE
        return {"change": change.kind.value, "waits_for_the_user": waits, "memory": memory_json(change.memory)}

    async def recall(self, given: Json) -> Json:
        """Recall a text."""
        limit = given.get("limit")
        if limit is not None and (type(limit) is not int or not 1 <= limit <= 50):
            raise ToolError("limit must be a number from 1 to 50")
        scope = Scope(
            namespaces=(self._where(given),),
            kinds=_one_of(Kind, given, "kind"),
            topic=_optional(given, "topic"),
            statuses=tuple(Status(name) for name in _one_of(SEARCHED, given, "status")),
            since=_day(given, "since"),
            until=_day(given, "until"),
        )
        work = self._memory.recall_text(_text(given, "query"), limit=limit, scope=scope)
        found = recall_json(await _guarded(work), self._language)
        return {name: found[name] for name in ("query", "profile", "history", "degraded")}

    async def list(self, given: Json) -> Json:
        """List memories."""
        rows = await _guarded(self._memory.hands.find(_optional(given, "text"), namespace=self._where(given)))
        memories = [memory_json(row[0]) for row in rows[:MOST_LISTED]]
        return {"memories": memories, "left_out": len(rows) - len(memories)}

    async def forget(self, given: Json) -> Json:
        """Let memories of the namespace go."""
        ids, namespace = given.get("ids"), self._where(given)
        if not isinstance(ids, list) or not ids or not all(isinstance(one, str) for one in ids):
            raise ToolError("ids must be a list of ids")
        found = await _guarded(self._memory.hands.by_ids(ids))
        held = {memory.id for memory in found if memory.namespace == namespace}
        if missing := [one for one in ids if one not in held]:
            raise ToolError(f"not in namespace {namespace}: {', '.join(missing)}")
        changes = await _guarded(self._memory.hands.forget(sorted(held)))
        return {"forgotten": [change.memory.id for change in changes if change.memory]}

    def _where(self, given: Json) -> str:
        name = given.get("namespace") or self._namespace
        if not isinstance(name, str) or not valid_namespace(name):
            raise ToolError("a namespace is a short name of letters, digits, - and _")
        return name


def _schema(required: list[str], **properties: Json) -> Json:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def _one_of(allowed: Iterable[str], given: Json, name: str) -> tuple[str, ...]:
    """The chosen one, or none: what nobody knows would narrow to nothing, and look like an empty memory."""
    value, known = _optional(given, name), [str(one) for one in allowed]
    if value and value not in known:
        raise ToolError(f"{name} must be one of {', '.join(known)}")
    return (value,) if value else ()


def _day(given: Json, name: str) -> str:
    value = _optional(given, name)
    if value and not is_day(value):
        raise ToolError(f"{name} must be a day such as 2026-11-28")
    return value


def _optional(given: Json, name: str) -> str:
    value = given.get(name)
    if value is not None and not isinstance(value, str):
        raise ToolError(f"{name} must be a text")
    return value or ""


def _text(given: Json, name: str) -> str:
    value = given.get(name)
    if not isinstance(value, str) or not clean_text(value).strip():
        raise ToolError(f"{name} must be a text")
    return clean_text(value).strip()


async def _guarded(work: Any) -> Any:  # noqa: ANN401 - hands through whatever it awaits
    try:
        return await work
    except MemoryProblem as problem:
        raise ToolError(f"the memory cannot be used now: {problem.code}") from problem
