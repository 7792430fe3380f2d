"""The writer, measured on a file of cases (JSON Lines) by the product's own way: mask, read, gate, reconcile.

A model's answer about a case may follow the rules' reading. The parser's evaluation stands in `parser_evaluation`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from memory.records import KIN_SLOTS, Kind, Memory, Message, Proposal, Quote, Role, SourceType, Status
from memory.writing.gate import GateOptions, gate
from memory.writing.parsing.evaluation import evaluate_parser
from memory.writing.parsing.extraction import parse_extraction
from memory.writing.privacy.secrets import mask_secrets
from memory.writing.reader import read_message
from memory.writing.reconcile import Action, decide, noticed_again
from memory.writing.scoring import Item, Row, items, score_case, share
from memory.writing.setting import Before

__all__ = ["evaluate_parser", "evaluate_writing"]

Report = dict[str, Any]
_OFFSET_CHARS = 6


def evaluate_writing(path: Path | str) -> Report:
    """Precision, recall and passed cases of the deterministic writer on a file of cases."""
    return report([score_case(case, written(case)) for case in read_cases(path)])


def report(rows: Sequence[Row]) -> Report:
    """The scores of all cases as figures."""
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


def read_cases(path: Path | str) -> Iterator[Item]:
    """The cases of a file, one a line."""
    with Path(path).open(encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def message_of(case: Item) -> Message:
    """The user's message of a case, its secrets masked."""
    moment = datetime.fromisoformat(str(case["now"]))
    text = mask_secrets(str(case.get("user") or "")).text
    zone = str(case["now"])[-_OFFSET_CHARS:]
    return Message("m", "s", Role.USER, text, moment, zone, moment.date().isoformat())


def known_of(case: Item) -> list[Memory]:
    """The memories that a case says are held."""
    moment = datetime.fromisoformat(str(case["now"]))
    return [_memory(f"known-{number}", item, moment) for number, item in enumerate(items(case.get("known")))]


def written(case: Item, answer: str = "") -> list[Item]:
    """What the product would store for one case: memories, and deletions as items of kind "forget".

    `answer` is what a model said about the message; its items come after what the rules read.
    """
    message, known = message_of(case), known_of(case)
    reply = case.get("assistant")
    reading = read_message(
        message.text,
        moment=message.created_at,
        zone=message.zone,
        before=Before(
            str(reply) if reply else None, kin=[memory.content for memory in known if memory.slot in KIN_SLOTS]
        ),
        known=known,
    )
    noticed = parse_extraction(answer, [message], known).items if answer else ()
    proposals = [*reading.proposals, *(item.proposal for item in noticed)]
    by_id = {memory.id: memory for memory in known}
    forgets: list[Item] = [
        {"kind": "forget", "replaces": by_id[memory_id].content}
        for request in reading.forgets
        for memory_id in request.memory_ids
    ]
    return [*forgets, *_stored(proposals, known, message)]


def _stored(proposals: Sequence[Proposal], known: Sequence[Memory], message: Message) -> Iterator[Item]:
    held = list(known)
    for number, proposal in enumerate(proposals):
        start = max(message.text.find(proposal.quote), 0)
        origin = Quote(message.id, proposal.quote, start, start + len(proposal.quote))
        told = [memory for memory in held if memory.origin]
        observed = proposal.source_type is SourceType.OBSERVED
        if gate(proposal, GateOptions()) or (observed and noticed_again(proposal, (start, origin.end), told)):
            continue
        decision = decide(proposal, held, tombstoned=False)
        if decision.action in (Action.REFUSE, Action.MERGE):
            continue
        replaced = next((memory for memory in held if memory.id == decision.memory_id), None)
        replaced = replaced if decision.action is Action.SUPERSEDE else None
        item: Item = {
            "kind": proposal.kind,
            "slot": proposal.slot,
            "content": proposal.content,
            "date": proposal.date,
            "lifetime": proposal.lifetime,
            "replaces": replaced.content if replaced in known and replaced else None,
        }
        yield item
        fresh = _memory(f"new-{number}", item, message.created_at, origin)
        held = [fresh, *(memory for memory in held if memory is not replaced)]


def _memory(memory_id: str, item: Item, moment: datetime, origin: Quote | None = None) -> Memory:
    slot = item.get("slot")
    return Memory(
        id=memory_id,
        kind=Kind.FACT,
        content=str(item.get("content") or ""),
        status=Status.ACTIVE,
        source_type=SourceType.TOLD,
        created_at=moment,
        updated_at=moment,
        origin=origin,
        slot=str(slot) if slot else None,
    )
