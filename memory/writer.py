"""From a user message to memories: read, gate, reconcile, commit. Runs on the store's thread.

Everything written here rests on words that the user typed, and keeps them as its origin.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from memory.days import ending
from memory.ids import new_id
from memory.lazily import Lazily
from memory.options import MemoryOptions
from memory.ports import Clock
from memory.records import (
    FORGET_UNKNOWN,
    KIN_SLOTS,
    OWN,
    Change,
    ChangeKind,
    ForgetRequest,
    Kind,
    Memory,
    Message,
    Proposal,
    Quote,
    Role,
    SourceType,
    Status,
    WaitingKind,
)
from memory.sqlite.memories import LISTED
from memory.sqlite.store import Store
from memory.steps import in_steps
from memory.text import is_cjk
from memory.writing.gate import ORDERS, GateOptions, gate, gives_orders
from memory.writing.parsing.extraction import ParsedExtraction
from memory.writing.reader import read_message
from memory.writing.reconcile import Action, Decision, decide, kindred, noticed_again
from memory.writing.requests.earlier_talk import means_talk, of_another_day, said_of, says_all
from memory.writing.requests.withheld import takes_back
from memory.writing.second_thoughts import mends
from memory.writing.setting import Before
from memory.writing.wording.pronouns import holds_pronoun

_BEFORE = 8
"""Messages among which the user's last one is."""
KNOWN_LIMIT = 2000
"""Memories that the reader of a message is shown, newest first: what "it" or "forget that" may mean."""
NEWEST = 200
"""Memories that a correction without an attribute is compared with."""
WHOLE_SHARE = 0.8
"""Of an answer that must not lose anything: less than this read by the rules, and it is kept as it stands too."""
_LOOKED_BACK = 500
"""Messages among which the one is that a request to forget means."""
_UNKNOWN = Change(ChangeKind.REFUSED, None, rule=FORGET_UNKNOWN)
_NOTICED = frozenset({SourceType.OBSERVED, SourceType.INFERRED})


class Writer:
    """Learns from messages. One instance a store; a method is one transaction or none, or goes in steps."""

    def __init__(self, store: Store, clock: Clock, options: MemoryOptions) -> None:
        self._store = store
        self._clock = clock
        self._options = options

    def learn(self, message: Message, previous_reply: str | None) -> tuple[Change, ...]:
        """What the rules find in one message, stored; forget requests carried out."""
        known = self._known()
        if takes_back(message.text):
            return tuple(self._take_back(message, known))
        reading = read_message(
            message.text,
            pasted=message.pasted,
            moment=message.created_at,
            zone=message.zone,
            day_start_hour=self._options.day_start_hour,
            before=Before(previous_reply, self._said_before(message), self._kin()),
            known=known,
        )
        if not reading.proposals and not reading.forgets:
            return ()
        changes = self._forget_asked(reading.forgets, message)
        with self._store.action(by_user=True):
            for proposal in reading.proposals:
                changes.append(self.take(proposal, message))
        return tuple(changes)

    def remember(self, text: str, message: Message | None, moment: datetime, zone: str) -> tuple[Change, ...]:
        """What the user asked to remember: the rules' reading of it, else the sentence as it stands."""
        start, said = self._options.day_start_hour, text.strip()
        found = read_message(text, moment=moment, zone=zone, day_start_hour=start, known=self._known()).proposals
        if not found:
            asked = f"记住：{said}" if is_cjk(said) else f"Remember that {said}"
            as_it_stands = read_message(asked, moment=moment, zone=zone, day_start_hour=start).proposals
            found = tuple(replace(proposal, quote=said) for proposal in as_it_stands[:1])
        found = found or (Proposal(Kind.FACT, said, said, importance=0.6),)
        proposals = [replace(p, explicit=True, confidence=max(p.confidence, 0.9)) for p in found]
        with self._store.action(by_user=True):
            return tuple(self.take(proposal, message) for proposal in proposals)

    def learn_answer(self, message: Message, asked: str, bare: Proposal, *, whole: bool) -> tuple[Change, ...]:
        """An onboarding answer: what the rules read in it, else `bare`, which says it as it stands.

        `whole`: `bare` as well, where the rules read only a part of it.
        """
        read_in = self.read_answer(message.text, asked, message.created_at, message.zone)
        found = [replace(p, source_type=SourceType.ONBOARDING, explicit=True) for p in read_in]
        read = sum(len(proposal.quote) for proposal in found)
        if not found or (whole and read < WHOLE_SHARE * len(bare.quote)):
            found.append(bare)
        with self._store.action(by_user=True):
            return tuple(self.take(proposal, message) for proposal in found)

    def read_answer(self, text: str, asked: str, moment: datetime, zone: str) -> tuple[Proposal, ...]:
        """What the rules read in an answer to a question of Jide's; nothing is stored."""
        start = self._options.day_start_hour
        before = Before(asked, kin=self._kin())
        return read_message(text, moment=moment, zone=zone, day_start_hour=start, before=before).proposals

    def read(self, content: str) -> tuple[Proposal, ...]:
        """What the rules read in a memory's own sentence; nothing is stored."""
        spoken = content.replace("用户", "我").replace("The user's", "My").replace("The user is", "I am")
        moment, zone = self._clock.now(), self._clock.zone()
        return read_message(spoken, moment=moment, zone=zone, day_start_hour=self._options.day_start_hour).proposals

    def reworded(self, old: Memory, content: str) -> Memory:
        """A memory in the user's new wording; value and date follow where the rules can read them."""
        same = next((p for p in self.read(content) if p.slot == old.slot), None)
        value = same.value if same else ""
        date = same.date if same and same.date else old.date
        still = old.status is Status.QUARANTINED and gives_orders(content)
        return replace(old, content=content, value=value, date=date, status=old.status if still else Status.ACTIVE)

    def take_extraction(self, found: ParsedExtraction, changes: list[Change]) -> Iterator[str]:
        """Store what a model found in user messages, in steps; adds to `changes`, gives the unit of undo."""

        def acts() -> Iterator[None]:
            for rule in found.dropped:
                self._store.changes.refused(rule)
            for item in found.items:
                changes.append(self.take(item.proposal, item.message))
                yield

        return in_steps(self._store, acts(), by_user=False)

    def take(self, proposal: Proposal, message: Message | None) -> Change:
        """One proposal through gate and reconciling, inside an open action."""
        options = self._options.writing
        thresholds = GateOptions(options.min_confidence, options.min_importance)
        refusal = gate(proposal, thresholds, message.text if message is not None else "")
        if refusal is not None:
            self._store.changes.refused(refusal.rule)
            if refusal.rule == ORDERS:
                self._store.memories.quarantine(self._memory(proposal, message))
            return Change(ChangeKind.REFUSED, None, rule=refusal.rule)
        fresh = self._memory(proposal, message)
        known = self._told_by(message, fresh, proposal)
        if known is not None:
            self._store.changes.refused("known")
            return Change(ChangeKind.REFUSED, None, rule="known")
        decision = decide(proposal, self._related(proposal), tombstoned=self._was_let_go(proposal, fresh.created_at))
        return self._carry_out(decision, fresh, proposal)

    def _told_by(self, message: Message | None, fresh: Memory, proposal: Proposal) -> Memory | None:
        """What the rules read from the very words that a model noticed: one record, and no second mention."""
        if message is None or fresh.origin is None or proposal.source_type not in _NOTICED:
            return None
        newest = self._store.memories.latest(NEWEST)
        told = [memory for memory in newest if memory.origin and memory.origin.message_id == message.id]
        return noticed_again(proposal, (fresh.origin.start, fresh.origin.end), told)

    def _was_let_go(self, proposal: Proposal, said_at: datetime) -> bool:
        """Was it let go after these words were said? What is said anew is the user's new will."""
        if proposal.explicit:
            return False
        return self._store.tombstones.has(proposal.slot, proposal.value, proposal.content, said_at)

    def _carry_out(self, decision: Decision, fresh: Memory, proposal: Proposal) -> Change:
        memories = self._store.memories
        match decision.action:
            case Action.MERGE:
                merged = memories.merge_mention(decision.memory_id, fresh.origin, self._options.writing.importance_step)
                if self._should_promote(merged, proposal):
                    merged = memories.promote(merged.id, rule="mentions")
                    return Change(ChangeKind.CONFIRMED, merged)
                return Change(ChangeKind.MERGED, merged)
            case Action.SUPERSEDE:
                old, new = memories.supersede(decision.memory_id, fresh, rule=decision.rule)
                return Change(ChangeKind.SUPERSEDED, new, replaced=old)
            case Action.REFUSE:
                self._store.changes.refused(decision.rule)
                return Change(ChangeKind.REFUSED, None, rule=decision.rule)
        kind = ChangeKind.ADDED if fresh.status is Status.ACTIVE else ChangeKind.CANDIDATE
        added = memories.add(fresh, rule=decision.rule)
        if decision.action is Action.ASK:
            self._store.questions.ask(WaitingKind.CONTRADICTION, added.id, decision.memory_id)
        return Change(kind, added, rule=decision.rule if kind is ChangeKind.CANDIDATE else "")

    def _should_promote(self, memory: Memory, proposal: Proposal) -> bool:
        """A candidate is confirmed by a second mention that was told, or by the third of any kind (C7)."""
        if memory.status is not Status.CANDIDATE:
            return False
        options = self._options.writing
        told = proposal.source_type in {SourceType.TOLD, SourceType.ONBOARDING}
        return memory.mention_count >= (options.confirm_mentions if told else options.promote_mentions)

    def _memory(self, proposal: Proposal, message: Message | None) -> Memory:
        now = message.created_at if message is not None else self._clock.now()
        sure = proposal.source_type in {SourceType.TOLD, SourceType.ONBOARDING, SourceType.IMPORTED}
        return Memory(
            id=new_id(self._clock.now()),
            kind=proposal.kind,
            content=proposal.content,
            status=Status.ACTIVE if sure else Status.CANDIDATE,
            source_type=proposal.source_type,
            created_at=now,
            updated_at=now,
            origin=_origin(proposal, message),
            slot=proposal.slot,
            topic=proposal.topic,
            value=proposal.value,
            register=proposal.register,
            confidence=self._confidence(proposal),
            importance=max(proposal.importance, self._options.writing.start_importance),
            date=proposal.date,
            day_start_hour=self._options.day_start_hour,
            zone=message.zone if message is not None else self._clock.zone(),
            expires_at=proposal.expires_at or self._end_of_life(proposal, message, now),
        )

    def _confidence(self, proposal: Proposal) -> float:
        """As sure as the proposal says, at most as its kind of source is at the start (C7)."""
        options = self._options.writing
        usual, start = {
            SourceType.OBSERVED: (0.8, options.observed_confidence),
            SourceType.INFERRED: (0.6, options.inferred_confidence),
        }.get(proposal.source_type, (0.9, options.told_confidence))
        return start if proposal.confidence >= usual else min(proposal.confidence, start)

    def _end_of_life(self, proposal: Proposal, message: Message | None, now: datetime) -> datetime | None:
        """Temporary facts live for days after what they speak of; everything else has no fixed end."""
        if proposal.lifetime != "temporary":
            return None
        zone = message.zone if message is not None else self._clock.zone()
        spoken_of = ending(proposal.date or "", zone, self._options.day_start_hour)
        return max(now, spoken_of or now) + timedelta(days=self._options.life.temporary_days)

    def _forget_asked(self, forgets: Sequence[ForgetRequest], message: Message) -> list[Change]:
        changes = []
        for request in forgets:
            held = self._store.memories.get_many(request.memory_ids)
            told = [" ".join((memory.content, *(quote.text for quote in memory.quotes))) for memory in held]
            in_full = any(says_all(text, request.target) for text in told)
            talk = [] if in_full else self._forget_said(request, message)
            if talk or not held:  # 跟老陈吵架那事: not all that is known of 老陈
                changes += talk or [_UNKNOWN]
            else:
                changes.extend(self._store.forget(request.memory_ids))
                self._store.mask_request(message, request.target, request.memory_ids)
        return changes

    def _forget_said(self, request: ForgetRequest, message: Message) -> list[Change]:
        """What was only said, and no memory: the words of the messages that are meant go."""
        if not means_talk(request.quote):
            return []
        said = self._store.transcript.said_last(message.id, _LOOKED_BACK)
        if of_another_day(request.quote):
            said = [one for one in said if one.day < message.day] or said
        meant = said_of(request.target, list(zip(said, self._store.transcript.masked(said), strict=True)))
        changes: list[Change] = []
        with self._store.action(by_user=True):  # one wish, one step to undo
            for one, words in meant:
                gone = self._let_go_of(one, words, [])
                changes += gone
                self._store.mask_request(message, request.target, [c.memory.id for c in gone if c.memory is not None])
        return changes

    def _let_go_of(self, message: Message, words: str, learnt: Sequence[str]) -> list[Change]:
        """Forget words of a message as if they had been remembered, and these memories with them."""
        whole = Proposal(Kind.FACT, words, words, explicit=True)
        with self._store.action(by_user=True):
            taken = self.take(whole, message).memory
            return self._store.forget([*learnt, *([taken.id] if taken is not None else [])])

    def _before(self, message: Message) -> Message | None:
        """What the user said last, in the same session."""
        earlier = self._store.transcript.of_session(message.session_id, message.id, _BEFORE)
        return next((one for one in reversed(earlier) if one.role is Role.USER), None)

    def _said_before(self, message: Message) -> str:
        asked = holds_pronoun(message.text) or mends(message.text)
        before = self._before(message) if asked else None
        return before.text if before is not None else ""

    def _kin(self) -> list[str]:
        return [memory.content for memory in self._store.memories.by_slot(*KIN_SLOTS, statuses=LISTED)]

    def _take_back(self, message: Message, known: Sequence[Memory]) -> list[Change]:
        """What the user said just before is not to be kept: what was learnt from it goes, and its words."""
        said = self._before(message)
        if said is None:
            return [_UNKNOWN]
        learnt = [memory.id for memory in known if memory.origin and memory.origin.message_id == said.id]
        changes = self._let_go_of(said, said.text, learnt)
        shown = [change for change in changes if change.memory is not None and change.memory.id in learnt] or changes
        return shown or [_UNKNOWN]

    def _known(self) -> Sequence[Memory]:
        return Lazily(lambda: self._store.memories.latest(KNOWN_LIMIT))

    def _related(self, proposal: Proposal) -> list[Memory]:
        """What a proposal is compared with: its attribute, the same sentence, and what it says it replaces.

        A correction, or a fact without attribute, may concern any of the newest memories.
        """
        memories, live = self._store.memories, LISTED
        found = memories.by_slot(*sorted(kindred(proposal.slot)), statuses=live)
        same = memories.same(proposal.content, proposal.slot, proposal.value)
        found += [memory for memory in same if memory.status in live and memory.namespace == OWN]
        if proposal.replaces:
            found += memories.get_many([proposal.replaces])
        if proposal.correction or proposal.slot in {None, "other"}:
            found += memories.latest(NEWEST)
        return list({memory.id: memory for memory in found}.values())


def _origin(proposal: Proposal, message: Message | None) -> Quote:
    if message is None:
        return Quote(None, proposal.quote)
    start = message.text.find(proposal.quote)
    end = start + len(proposal.quote) if start >= 0 else -1
    return Quote(message.id, proposal.quote, start, end)
