"""What the user changed in MEMORY.md or a day log is taken over into the store. Runs on the store's thread.

Compared is with what was written last, so that what Jide itself changed meanwhile is no edit of the user's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from memory.life.exchange import take_in
from memory.life.incoming import LONGEST
from memory.places import MEMORY_FILE
from memory.records import Change, ChangeKind, DaySummary, Memory, Status
from memory.sqlite.file_lines import line_hash
from memory.steps import in_steps
from memory.writing.privacy.secrets import mask_secrets

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from memory.life.markdown import Item, Parsed
    from memory.ports import Clock
    from memory.sqlite.store import Store
    from memory.writer import Writer

BY_USER = "user"
SUMMARY = "summary"
NOTES = "notes:"
HARMFUL = frozenset({"secret", "orders", "forgotten"})
"""Refusals after which a line is not kept as a note either."""


class Handmade:
    """Takes edits over, each file as one action that undo takes back."""

    def __init__(self, store: Store, clock: Clock, writer: Writer) -> None:
        self._store = store
        self._clock = clock
        self._writer = writer

    def take(self, file: str, parsed: Parsed, day: str, changes: list[Change]) -> Iterator[str]:
        """Carry out what was edited, added and deleted in a file, in steps; adds to `changes`, gives the unit of undo.

        `day` names the day of a day log. What a process that died had taken over is known by its words.
        """
        base = self._store.file_lines.of(file)
        yield from in_steps(self._store, self._acts(file, parsed, day, base, changes), by_user=True)

    def _acts(self, file: str, parsed: Parsed, day: str, base: dict[str, str], changes: list[Change]) -> Iterator[None]:
        for item in parsed.items:
            changes += self._known(item, parsed, base) if item.id else self._new(item, parsed)
            yield
        changes += self._rest(file, parsed, day, base)

    def _rest(self, file: str, parsed: Parsed, day: str, base: dict[str, str]) -> list[Change]:
        """What concerns the file as a whole."""
        changes = self._deleted(parsed.items, base) if parsed.whole else []
        if day and parsed.summary is not None:
            self._summary(day, parsed.summary, base)
        self._notes(file, parsed, base)
        return changes

    def bring(self, parsed: Parsed) -> list[Change]:
        """Merge the memories of a Markdown export, as one action: nothing is deleted, nothing doubled."""
        with self._store.action(by_user=True):
            changes = [change for item in parsed.items for change in self._brought(item)]
            key = f"{NOTES}{MEMORY_FILE}"
            held = self._store.texts.get(key)
            new = [line for line in parsed.notes if line.strip() and line.strip() not in held]
            if new:
                notes = mask_secrets("\n".join([held, *new]).strip()).text
                self._store.texts.set(key, notes)
        return changes

    def _known(self, item: Item, parsed: Parsed, base: dict[str, str]) -> list[Change]:
        """A line with an id: changed by the user, or as it was."""
        if base.get(item.id) == line_hash(item.content):
            return []
        memory = self._store.memories.get(item.id)
        if memory is None:
            return [] if item.id in base else [self._stranger(item)]
        if memory.status is Status.FORGOTTEN or line_hash(memory.content) == line_hash(item.content):
            return []
        if memory.status is Status.SUPERSEDED:  # it was replaced meanwhile: the user's words are new ones
            return self._remembered(item.content)
        if len(item.content) > LONGEST:  # no sentence any more: the memory stays, and so does what was written
            parsed.notes.append(f"- {item.content}")
            return []
        return [self._edited(memory, item.content)]

    def _edited(self, memory: Memory, content: str) -> Change:
        new = self._writer.reworded(memory, mask_secrets(content).text)
        return Change(ChangeKind.EDITED, self._store.memories.update(new, rule=BY_USER), replaced=memory)

    def _stranger(self, item: Item) -> Change:
        """A line from another machine, or of a memory that was purged: nobody knows how old, so it may not return."""
        if len(item.content) > LONGEST:
            return Change(ChangeKind.REFUSED, None, rule="too_long")
        content = mask_secrets(item.content).text
        fields = {"id": item.id, "content": content, "kind": item.kind, "slot": item.slot or None}
        found = self._writer.read(item.content)
        same = next((one for one in found if one.slot == item.slot), None)
        return take_in(self._store, self._clock, {**fields, "value": same.value if same else ""})

    def _new(self, item: Item, parsed: Parsed) -> list[Change]:
        """A line that the user wrote: read as if he had asked to remember it; what is not kept stays as a note."""
        changes = self._remembered(item.content)
        kept = any(change.memory is not None for change in changes)
        if not kept and not HARMFUL & {change.rule for change in changes}:
            parsed.notes.append(f"- {item.content}")
        return changes

    def _brought(self, item: Item) -> list[Change]:
        if not item.id:
            return self._remembered(item.content)
        memory = self._store.memories.get(item.id)
        if memory is None:
            return [self._stranger(item)]
        if memory.status is Status.FORGOTTEN:
            return [Change(ChangeKind.REFUSED, None, rule="forgotten")]
        if memory.status is not Status.ACTIVE or line_hash(memory.content) == line_hash(item.content):
            return [Change(ChangeKind.MERGED, memory)]
        if len(item.content) > LONGEST:
            return [Change(ChangeKind.REFUSED, None, rule="too_long")]
        return [self._edited(memory, item.content)]

    def _remembered(self, content: str) -> list[Change]:
        if len(content) > LONGEST:  # no sentence; reading it would take minutes
            return [Change(ChangeKind.REFUSED, None, rule="too_long")]
        text = mask_secrets(content).text
        return list(self._writer.remember(text, None, self._clock.now(), self._clock.zone()))

    def _deleted(self, items: Sequence[Item], base: dict[str, str]) -> list[Change]:
        """Lines that were there and are gone, by their mark and by their words: forgotten, if they are still held."""
        kept, said = {item.id for item in items}, {line_hash(item.content) for item in items}
        gone = [key for key in base if key not in kept and base[key] not in said and key not in (SUMMARY, NOTES)]
        held = [memory.id for memory in self._store.memories.get_many(gone) if memory.status is Status.ACTIVE]
        return self._store.forget(held, rule=BY_USER) if held else []

    def _summary(self, day: str, text: str, base: dict[str, str]) -> None:
        if base.get(SUMMARY) == line_hash(text) or (not text and SUMMARY not in base):
            return
        masked = mask_secrets(text).text
        self._store.days.put(DaySummary(day, masked, self._clock.now(), BY_USER))

    def _notes(self, file: str, parsed: Parsed, base: dict[str, str]) -> None:
        """Changed notes; what was forgotten since they were written stays out of them."""
        notes = mask_secrets("\n".join(parsed.notes)).text
        if base.get(NOTES, line_hash("")) != line_hash(notes):
            self._store.texts.set(f"{NOTES}{file}", notes)
