"""What was said and holds no more is not recalled beside what does: that stands in its place."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from memory.recall.candidates import Candidate
from memory.recall.variety import NEARLY_ALL
from memory.records import Memory, Source
from memory.row_ids import row_id_of


def split_outdated(
    order: Sequence[str], pool: Mapping[str, Candidate], replaced: Sequence[Memory], profile: Container[str]
) -> tuple[list[str], list[str]]:
    """(kept, dropped): messages of which replaced memories say nearly all are dropped for what holds now.

    `order` is best first; `replaced` have their latest successor in `superseded_by`; `profile` are the ids of what
    stands in [profile] anyway. Where the successor is not at hand the message stays: better old than nothing.
    """
    told: dict[str, int] = {}
    successor: dict[str, str] = {}
    for memory in replaced:
        if memory.origin is not None and memory.origin.message_id and memory.superseded_by:
            message = memory.origin.message_id
            told[message] = told.get(message, 0) + len(memory.origin.text)
            successor[message] = memory.superseded_by
    kept: dict[str, None] = {}
    dropped: list[str] = []
    for row_id in order:
        one = pool[row_id]
        over = one.source is Source.MESSAGE and told.get(one.key, 0) >= NEARLY_ALL * len(one.text)
        now = successor[one.key] if over else ""
        if over and (now in profile or row_id_of(Source.MEMORY, now) in pool):
            dropped.append(row_id)
            kept.update({} if now in profile else {row_id_of(Source.MEMORY, now): None})
        else:
            kept[row_id] = None
    return list(kept), dropped
