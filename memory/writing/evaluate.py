"""The deterministic writer, measured on a file of cases (JSON Lines) by the product's own way.

That is: mask, read, gate, reconcile. The parser's evaluation stands in `parser_evaluation`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from memory.records import Kind, Memory, SourceType, Status
from memory.writing.gate import GateOptions, gate
from memory.writing.parser_evaluation import evaluate_parser
from memory.writing.reader import read_message
from memory.writing.reconcile import Action, decide
from memory.writing.scoring import Item, Row, items, score_case, share
from memory.writing.secrets import mask_secrets

__all__ = ["evaluate_parser", "evaluate_writing"]

Report = dict[str, Any]
_OFFSET_CHARS = 6


def evaluate_writing(path: Path | str) -> Report:
    """Precision, recall and passed cases of the deterministic writer on a file of cases."""
    rows = [_scored(case) for case in _cases(path)]
    counted = sum(row.stored - row.neutral for row in rows)
    good = sum(row.good for row in rows)
    return {
        "n": len(rows),
        "precision": share(good, counted),
        "recall": share(good, sum(row.expected for row in rows)),
        "cases_passed": share(sum(row.passed for row in rows), len(rows)),
        "forbidden_stored": sum(bool(row.forbidden) for row in rows),
        "failures": [row.case_id for row in rows if not row.passed],
    }


def _cases(path: Path | str) -> Iterator[Item]:
    with Path(path).open(encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def _scored(case: Item) -> Row:
    return score_case(case, written(case))


def written(case: Item) -> list[Item]:
    """What the product would store for one case: memories, and deletions as items of kind "forget"."""
    moment = datetime.fromisoformat(str(case["now"]))
    known = [_known(index, item, moment) for index, item in enumerate(items(case.get("known")))]
    text = mask_secrets(str(case.get("user") or "")).text
    reply = case.get("assistant")
    reading = read_message(
        text,
        moment=moment,
        zone=str(case["now"])[-_OFFSET_CHARS:],
        previous_assistant=str(reply) if reply else None,
        known=known,
    )
    by_id = {memory.id: memory for memory in known}
    stored: list[Item] = [
        {"kind": "forget", "replaces": by_id[memory_id].content}
        for request in reading.forgets
        for memory_id in request.memory_ids
    ]
    held: list[Memory] = list(known)
    for number, proposal in enumerate(reading.proposals):
        if gate(proposal, GateOptions()):
            continue
        decision = decide(proposal, held, tombstoned=False)
        if decision.action in (Action.REFUSE, Action.MERGE):
            continue
        replaced = by_id.get(decision.memory_id) if decision.action is Action.SUPERSEDE else None
        stored.append(
            {
                "kind": proposal.kind,
                "slot": proposal.slot,
                "content": proposal.content,
                "date": proposal.date,
                "lifetime": proposal.lifetime,
                "replaces": replaced.content if replaced else None,
            }
        )
        held = [memory for memory in held if memory is not replaced]
        fresh = _known(len(known) + number, {"slot": proposal.slot, "content": proposal.content}, moment)
        held.insert(0, fresh)
    return stored


def _known(index: int, item: Item, moment: datetime) -> Memory:
    slot = item.get("slot")
    return Memory(
        id=f"known-{index}",
        kind=Kind.FACT,
        content=str(item.get("content") or ""),
        status=Status.ACTIVE,
        source_type=SourceType.TOLD,
        created_at=moment,
        updated_at=moment,
        origin=None,
        slot=str(slot) if slot else None,
    )
