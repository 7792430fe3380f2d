"""What waits for the user's decision, and what each choice does. Runs on the store's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from memory.life.merging import absorb
from memory.records import Change, ChangeKind, JobKind, Memory, Status, Waiting, WaitingKind
from memory.sqlite.ageing import LIVE
from memory.sqlite.memories import MemoryFilter

if TYPE_CHECKING:
    from memory.sqlite.questions import Question
    from memory.sqlite.queue import Job
    from memory.sqlite.store import Store

CHOICES: dict[WaitingKind, tuple[str, ...]] = {
    WaitingKind.CANDIDATE: ("confirm", "drop"),
    WaitingKind.CONTRADICTION: ("newer", "older", "both"),
    WaitingKind.COPIES: ("newer", "older", "both"),
    WaitingKind.OUTDATED: ("forget", "keep"),
    WaitingKind.RETRY: ("retry", "give_up"),
}
"""What can be chosen, the likeliest first."""


class Inbox:
    """Reads and answers what waits."""

    def __init__(self, store: Store, unlearnt: Callable[[], Sequence[str]], learnt: Callable[[str], None]) -> None:
        self._store = store
        self._unlearnt = unlearnt
        """Ids of the user turns that no model has read yet, oldest first."""
        self._learnt = learnt
        """Count every turn up to this one as read."""

    def waiting(self) -> list[Waiting]:
        """Questions first, then candidates, newest first, then what is tried again."""
        asked = list(self._questions())
        in_question = {one.memory.id for one in asked if one.memory and one.memory.status is Status.CANDIDATE}
        found = self._store.memories.find(MemoryFilter(statuses=(Status.CANDIDATE,)))
        candidates = [
            Waiting(f"candidate:{memory.id}", WaitingKind.CANDIDATE, CHOICES[WaitingKind.CANDIDATE], memory)
            for memory in found
            if memory.id not in in_question
        ]
        return [*asked, *candidates, *self._retries()]

    def decide(self, waiting_id: str, choice: str) -> list[Change]:
        """Carry out a choice as one action that undo takes back. Raises KeyError for what is not waiting."""
        one = next((found for found in self.waiting() if found.id == waiting_id), None)
        if one is None or choice not in one.choices:
            raise KeyError(waiting_id if one is None else choice)
        if one.kind is WaitingKind.RETRY:
            self._retried(one, choice)
            return []
        with self._store.action(by_user=True):
            if waiting_id.startswith("question:"):
                self._store.questions.answered(int(waiting_id.removeprefix("question:")), choice)
            return list(self._carry_out(one, choice))

    def _questions(self) -> Iterator[Waiting]:
        """Open questions whose memories are still there; others have answered themselves."""
        questions = self._store.questions.open()
        ids = [key for question in questions for key in (question.memory_id, question.other_id) if key]
        memories = {memory.id: memory for memory in self._store.memories.get_many(ids) if memory.status in LIVE}
        for question in questions:
            one = _as_waiting(question, memories)
            if one is not None:
                yield one

    def _retries(self) -> list[Waiting]:
        jobs = [*self._store.queue.troubled()]
        turns = len(self._unlearnt()) if any(job.kind == JobKind.EXTRACT for job in jobs) else 0
        return [_retry(job, turns if job.kind == JobKind.EXTRACT else 1) for job in jobs]

    def _retried(self, one: Waiting, choice: str) -> None:
        kind, _, key = one.id.removeprefix("retry:").partition(":")
        if choice == "retry":
            self._store.queue.retry(kind, key)
            return
        if kind == JobKind.EXTRACT and (turns := self._unlearnt()):
            self._learnt(turns[-1])
        self._store.queue.drop(kind, key)

    def _carry_out(self, one: Waiting, choice: str) -> list[Change]:
        memory, other = one.memory, one.other
        if memory is None:
            return []
        match choice:
            case "confirm":
                return [self._confirmed(memory)]
            case "drop" | "forget":
                return self._store.forget([memory.id])
            case "newer" if other is not None:
                return [self._kept(one.kind, memory, other)]
            case "older" if other is not None:
                return [self._kept(one.kind, other, memory)]
            case "both":
                return [self._confirmed(one) for one in (memory, other) if one and one.status is Status.CANDIDATE]
        return []

    def _confirmed(self, memory: Memory) -> Change:
        return Change(ChangeKind.CONFIRMED, self._store.memories.promote(memory.id, rule="user"))

    def _kept(self, kind: WaitingKind, new: Memory, old: Memory) -> Change:
        """The one stays, the other becomes its past."""
        if kind is WaitingKind.COPIES:
            return absorb(self._store, new, old, rule="user")
        before, after = self._store.memories.supersede(old.id, replace(new, status=Status.ACTIVE), rule="user")
        return Change(ChangeKind.SUPERSEDED, after, replaced=before)


def _as_waiting(question: Question, memories: dict[str, Memory]) -> Waiting | None:
    memory, other = memories.get(question.memory_id), memories.get(question.other_id)
    if memory is None or (question.other_id and other is None):
        return None
    if other is not None and other.created_at > memory.created_at:
        memory, other = other, memory
    return Waiting(
        f"question:{question.id}", question.kind, CHOICES[question.kind], memory, other, question.reason
    )  # fmt: skip


def _retry(job: Job, count: int) -> Waiting:
    kind = WaitingKind.RETRY
    return Waiting(f"retry:{job.kind}:{job.key}", kind, CHOICES[kind], reason=job.last_error, count=count)
