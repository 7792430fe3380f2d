"""Scoring the parser on cases of damaged answers (`jide eval parser FILE`)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from memory.writing.parsing.parser import RawItem, comparable, parse_items

_TOLERANCE = 0.01
"""How far a confidence may lie from the expected one."""


def evaluate_parser(path: Path) -> dict[str, Any]:
    """Run every case of a JSON Lines file: `{n, passed, failures: [case ids]}`.

    A case is `{id, raw, expect: [{content, confidence?}], optional?, level?}`. Raises OSError or ValueError when the
    file cannot be read.
    """
    with path.open(encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines if line.strip()]
    failures = [case["id"] for case in cases if not _passes(case)]
    return {"n": len(cases), "passed": len(cases) - len(failures), "failures": failures}


def _passes(case: Mapping[str, Any]) -> bool:
    """Each expected content exactly once and nothing else; of another format than JSON, nothing at all is fine too."""
    items = parse_items(case["raw"]).items
    got = [comparable(item.content) for item in items]
    wanted = [comparable(expected["content"]) for expected in case["expect"]]
    allowed = {*wanted, *(comparable(optional["content"]) for optional in case.get("optional") or [])}
    extra = [text for place, text in enumerate(got) if text in got[:place] or text not in allowed]
    missing = [text for text in wanted if text not in got]
    queued = case.get("level") == "may" and not got
    return not extra and (not missing or queued) and _scores_hold(case["expect"], items)


def _scores_hold(expected: Sequence[Mapping[str, Any]], items: Sequence[RawItem]) -> bool:
    """Every score lies in 0 to 1, and a confidence that is beyond doubt was read as it is."""
    scores = [score for item in items for score in (item.confidence, item.importance) if score is not None]
    if any(not 0 <= score <= 1 for score in scores):
        return False
    read = {comparable(item.content): item.confidence for item in items}
    for one in expected:
        value = read.get(comparable(one["content"]))
        if "confidence" in one and value is not None and abs(value - one["confidence"]) > _TOLERANCE:
            return False
    return True
