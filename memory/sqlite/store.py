"""The store of one user: every table behind one door, and what concerns several of them at once."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from memory.places import files_in
from memory.ports import StoreDamaged, StoreProblem
from memory.records import Change, ChangeKind, JobKind
from memory.sqlite import letting_go, purging, rebuilding
from memory.sqlite.backups import rescue
from memory.sqlite.changes import Changes
from memory.sqlite.days import Days
from memory.sqlite.documents import Documents
from memory.sqlite.file_lines import FileLines
from memory.sqlite.masks import Masks
from memory.sqlite.memories import Memories
from memory.sqlite.meta import Meta, Texts
from memory.sqlite.outbox import Outbox
from memory.sqlite.prompts import Prompts
from memory.sqlite.questions import Questions
from memory.sqlite.queue import Queue
from memory.sqlite.recall_log import RecallLog
from memory.sqlite.sessions import Sessions
from memory.sqlite.tombstones import Tombstones
from memory.sqlite.transcript import Transcript
from memory.sqlite.vectors import Vectors
from memory.sqlite.words import Words

if TYPE_CHECKING:
    from pathlib import Path

    from memory.ports import Clock
    from memory.records import Message
    from memory.sqlite.database import Database
    from memory.sqlite.purging import Purged, Trace


log = logging.getLogger(__name__)


class Store:
    """Everything that is kept of one user. Blocking; the thread that opened the database owns it."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self.db = db
        self.masks = Masks(db)
        self.words = Words(db)
        self.outbox = Outbox(db)
        self.queue = Queue(db)
        self.vectors = Vectors(db)
        self.meta = Meta(db)
        self.texts = Texts(db, self.masks)
        self.prompts = Prompts(db, self.masks, self.texts, self.meta)
        self.sessions = Sessions(db, clock, self.masks)
        self.transcript = Transcript(db, self.masks, self.words, self.outbox)
        self.days = Days(db, self.masks, self.words, self.outbox)
        self.documents = Documents(db, clock, self.masks, self.words, self.outbox, self.vectors)
        self.log = RecallLog(db, clock, self.masks)
        self.changes = Changes(db, clock)
        self.file_lines = FileLines(db)
        self.questions = Questions(db, clock, self.masks)
        self.tombstones = Tombstones(db, self.meta)
        self.memories = Memories(db, clock, self.changes, self.words, self.outbox)
        self._parts = letting_go.Parts(
            db,
            clock,
            self.changes,
            self.memories,
            self.masks,
            self.tombstones,
            self.transcript,
            self.days,
            self.words,
            self.documents,
        )

    def action(self, *, by_user: bool, unit: str = "") -> AbstractContextManager[str]:
        """Everything changed in here is one transaction and one unit of undo; gives the unit's id.

        What is not `by_user` (done in the background) is undone only when its unit is named. With the `unit` of an
        action before, this one goes on with it: long work lets others write in between.
        """
        return self.changes.action(by_user=by_user, unit=unit)

    def forget(self, ids: Sequence[str], *, by_user: bool = True, rule: str = "") -> list[Change]:
        """Let memories go, undoably: never recalled, never learnt again from old talk.

        Their quoted clauses and every repetition of their values are masked wherever text is indexed,
        recalled or sent; the words of other active memories stay. Copies that are not active (superseded,
        candidates) go along.
        """
        with self.changes.action(by_user=by_user):
            return letting_go.forget(self._parts, ids, rule=rule)

    def mask_request(self, message: Message, target: str, ids: Sequence[str]) -> None:
        """Mask, in the message that asked to forget these memories, the words that say what they were."""
        with self.db.transaction():
            letting_go.mask_request(self._parts, message, target, ids)

    def restore(self, ids: Sequence[str]) -> list[Change]:
        """Bring forgotten memories back as they were, their words unmasked; others are left alone."""
        with self.changes.action(by_user=True):
            return letting_go.restore(self._parts, ids)

    def undo(self, unit: str | None = None, since: datetime | None = None) -> list[Change]:
        """Take back the user's last action (not earlier than `since`), or the action named; [] if there is
        none.

        RESTORED: a memory is as it was before (`replaced`: what it was until now). FORGOTTEN with `memory`
        None: one that did not exist before (`replaced`) is gone and will not be learnt again from old talk.
        """
        with self.changes.action(by_user=False):
            unit = unit or self.changes.last_unit(since)
            return letting_go.undo(self._parts, unit) if unit else []

    def purge(self, ids: Sequence[str]) -> Purged:
        """Remove memories and their words for ever: transcript, summaries, logs, vectors, full text, backups.

        The text of messages keeps its length, with "▒" where words were. Nothing of it can be undone. The
        outbox holds "purge" entries for the index afterwards; then `trace(result.look_for)` shows whether all
        is gone.
        """
        with self.changes.action(by_user=True):
            self._to_rewrite()
            purged = purging.purge(self._parts, self.outbox, self.vectors, ids)
            for memory_id in ids:
                self.changes.add(ChangeKind.FORGOTTEN, memory_id, rule="purged")
        return replace(purged, rewritten=self.rewrite())

    def rewrite(self) -> bool:
        """Leave no free page, no log and no old backup: the end of a purge.

        False when another process was in the way or there was no room; then call it again later. Until it is
        done it stands in the queue as work for the background, whatever becomes of this process.
        """
        try:
            self.words.remake()
            complete = purging.rewrite(self.db, self.db.path.parent / "backups")
        except StoreDamaged:
            raise
        except (StoreProblem, OSError):
            return False
        if complete:
            self.queue.drop(JobKind.REWRITE, "database")
        return complete

    def _to_rewrite(self) -> None:
        later = time.time() + purging.PATIENCE_S
        self.queue.add(JobKind.REWRITE, "database", not_before=later)

    def drop(self, ids: Sequence[str]) -> None:
        """Delete memories that were cleaned up; the talk that they came from keeps its words."""
        with self.changes.action(by_user=False):
            self._to_rewrite()
            purging.drop(self._parts, self.outbox, self.vectors, ids)

    def begin_removal(self, document_id: str) -> None:
        """A document is going: from now on it is not recalled, and no free page is to be left of it."""
        with self.db.transaction():
            self._to_rewrite()
            self.documents.retire(document_id)

    def trace(self, texts: Sequence[str], places: Sequence[Path] = ()) -> list[Trace]:
        """Where any of these texts is still found: rows, and bytes of all files in these places.

        By default the user's folder.
        """
        return purging.trace(self.db, list(files_in(places or (self.db.path.parent,))), texts)

    def telling(self, texts: Sequence[str]) -> list[str]:
        """Those of these texts of a document that nothing else says: by them a trace of it is known."""
        return [text for text in texts if all(_of_one_passage(trace) for trace in purging.in_rows(self.db, [text]))]

    def rebuild(self) -> int:
        """Make the full text anew and queue everything for the index; how many things are queued then.

        It also mends a word index that is damaged. Other processes may write meanwhile.
        """
        return rebuilding.rebuild(self)

    def completed(self) -> Iterator[None]:
        """Give words to the texts that lack them, a few at each step; inside transactions (`memory.steps`)."""
        return rebuilding.complete(self)

    def needs_rebuild(self) -> bool:
        """Do texts lack their words: did a process die in `rebuild`, or has a migration more of them searched?"""
        return self.meta.get(rebuilding.UNFINISHED) != ""

    def quick_check(self) -> list[str]:
        """What is wrong with the database file; empty when it is sound."""
        return self.db.quick_check()

    def close(self) -> None:
        """Release the database; one whose file was taken away leaves a copy."""
        try:
            rescue(self.db, self.db.path.parent / "backups")
        except (StoreProblem, OSError) as problem:
            log.warning("no copy of a database that was taken away: %s", type(problem).__name__)
        self.db.close()


def _of_one_passage(trace: Trace) -> bool:
    return trace.count == 1 and trace.where.startswith(("passages.", "words_content."))
