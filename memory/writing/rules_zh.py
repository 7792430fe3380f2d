"""Chinese sentences to drafts: each clause is framed (whom does it speak of?), then read by tables of rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import datetime

from memory.writing.dates import resolve
from memory.writing.dates_base import When, anchor_of
from memory.writing.drafts import Draft
from memory.writing.marks import (
    ZH_CONDITION,
    ZH_HEDGE,
    ZH_HYPERBOLE,
    ZH_ONE_OFF,
    ZH_QUESTION,
    ZH_TAG,
)
from memory.writing.spans import Clause, Sentence
from memory.writing.zh_attributes import ANYWHERE, ATTRIBUTES
from memory.writing.zh_events import event_draft
from memory.writing.zh_frame import Frame, frame_of
from memory.writing.zh_person import clause_content, user_word
from memory.writing.zh_relations import relation_draft
from memory.writing.zh_rule import DEICTIC, Rule
from memory.writing.zh_rules_life import LIFE
from memory.writing.zh_rules_taste import TASTE
from memory.writing.zh_rules_who import WHO

_RULES: tuple[Rule, ...] = WHO + LIFE + TASTE
_TIMED = re.compile(
    r"\d|[天日周月年号季今明昨后前]|星期|礼拜|节|初|晚|早|(?i:day|week|month|year|tomorrow|tonight|next"
    r"|q[1-4]|end)"
)
_ADDITIVE = re.compile(r"也|还(?!是|没|款|清|债|钱|给|有点)|另外|除了|又(?!是)|同时|以及|加上|一并|最近在|在尝试|开始")
_TAIL_NAME = re.compile(
    r"^(?:名字|名|它|他|她|代号|项目名?|小名|大名|公司|店|店名|品种|品牌)?(?:就|都|也|暂时|内部)?(?:叫做?"
    r"|名叫|是叫|取名叫?|代号)(?:叫|是|为)?\s?(?P<v>[^，。▒]{1,20})$"
)
_REQUEST_OPEN = re.compile(
    r"^(?:请(?!假|客)|帮我|帮忙|麻烦|给我|能不能|可以|告诉我|推荐|介绍(?!一下自己)|教我|列|查|算|看看|说说"
    r"|讲讲|解释|翻译|总结|你|您|写一?[个篇份首段封]|来一?[个份首段])"
)
_UNTIMED_SLOTS = frozenset({"birthday", "age", "habit", "health", "family", "job", "location", "hometown", "school"})
_DATED_SLOTS = frozenset({"goal", "deadline", "schedule", "project", "budget", "other"})


@dataclass(frozen=True, slots=True)
class Setting:
    """When and where a message was written, and whom its last clause spoke of."""

    moment: datetime
    zone: str
    day_start_hour: int
    subject: str = ""
    """user | relation | other | "" (nobody yet)."""
    explicit: bool = False

    @property
    def today(self) -> str:
        """The user's day, as an ISO date."""
        return anchor_of(self.moment, self.zone, self.day_start_hour, "auto").today.isoformat()


def whens_in(clause: Clause, setting: Setting) -> tuple[When, ...]:
    """The times a clause speaks of, with offsets within it."""
    if not _TIMED.search(clause.flat):
        return ()
    return resolve(clause.shown, setting.moment, setting.zone, setting.day_start_hour)


def read_zh(sentence: Sentence, setting: Setting) -> tuple[list[Draft], str]:
    """The drafts of a Chinese sentence, and whom its last clause spoke of."""
    drafts: list[Draft] = []
    subject = setting.subject
    for clause in _stated(sentence):
        whens = whens_in(clause, setting)
        frame = frame_of(clause, whens)
        if frame.subject in ("user", "thing"):
            subject = "user"
        elif frame.subject == "relation":
            subject = "relation"
        elif frame.subject == "other":
            subject = "relation" if _speaks_on(frame, subject) else "other"
        if _is_passing(frame):
            continue
        drafts = _with_clause(drafts, frame, subject, replace(setting, subject=subject))
    return drafts, subject


def _stated(sentence: Sentence) -> list[Clause]:
    """The clauses that state something: no question, no condition and what hangs on it."""
    clauses = list(sentence.clauses)
    if sentence.asks and clauses:
        if ZH_TAG.match(clauses[-1].flat) or len(clauses) == 1:
            return []
        clauses = clauses[:-1]
    stated: list[Clause] = []
    for clause in clauses:
        if ZH_CONDITION.search(clause.flat):
            break
        stated.append(clause)
    return stated


def _is_passing(frame: Frame) -> bool:
    """Is the clause a question, a guess, an exaggeration, a request or a one-off remark?"""
    flat = frame.clause.flat
    said = flat[frame.start :]
    return bool(
        ZH_HEDGE.search(flat)
        or ZH_QUESTION.search(said)
        or ZH_HYPERBOLE.search(said)
        or ZH_ONE_OFF.search(said)
        or (frame.subject in ("none", "other") and _REQUEST_OPEN.match(said))
    )


def _speaks_on(frame: Frame, subject: str) -> bool:
    """Does a clause about 他 or 她 go on about the relation named before?"""
    return subject == "relation" and re.match(r"[他她]", frame.clause.flat[frame.start :]) is not None


def _with_clause(drafts: list[Draft], frame: Frame, subject: str, setting: Setting) -> list[Draft]:
    last = drafts[-1] if drafts else None
    tail = _TAIL_NAME.match(frame.clause.flat[frame.start :])
    if tail and last and last.subject != "user" and frame.subject in ("none", "other"):
        return [*drafts[:-1], _named(last, frame, tail["v"])]
    if subject == "relation":
        head = last if last and last.subject == "relation" and frame.subject != "relation" else None
        found = relation_draft(frame, head)
        if found is None:
            event = event_draft(frame, setting.today, False) if frame.close else None
            return [*drafts, event] if event else drafts
        return [*drafts[:-1], found] if head else [*drafts, found]
    if subject == "other":
        return drafts
    return [*drafts, *_own(frame, setting)]


def _named(last: Draft, frame: Frame, name: str) -> Draft:
    part = frame.clause.part(frame.start, len(frame.clause.flat))
    return replace(last, content=f"{last.content}，{part.shown}", end=part.end, value=f"{last.value} {name}".strip())


def _own(frame: Frame, setting: Setting) -> list[Draft]:
    """What the clause says of the user himself."""
    drafts: list[Draft] = []
    event = event_draft(frame, setting.today, setting.subject == "user")
    taken: list[tuple[int, int]] = []
    whole = False
    for row in (*ANYWHERE, *(ATTRIBUTES if frame.subject in ("thing", "user", "none") else ()), *_RULES):
        if frame.subject == "none" and setting.subject != "user" and not row.bare:
            continue
        if any(draft.slot == row.slot for draft in drafts) or (whole and not row.content):
            continue
        start = _start(row, frame)
        match = (
            row.pattern.search(frame.clause.flat, start)
            if row.anywhere
            else row.pattern.match(frame.clause.flat, start)
        )
        span = _value_span(match) if match else None
        if match is None or span is None or any(span[0] < b and a < span[1] for a, b in taken):
            continue
        if DEICTIC.match(frame.clause.flat[span[0] : span[1]]):
            continue
        draft = _drafted(row, frame, span, match)
        whole = whole or not row.content
        taken.append(span)
        drafts.append(draft)
    return _with_event(drafts, event, frame)


def _start(row: Rule, frame: Frame) -> int:
    if row.anywhere:
        return frame.start
    return frame.subject_end if row in ATTRIBUTES and frame.subject == "thing" else frame.body


def _value_span(match: re.Match[str]) -> tuple[int, int] | None:
    groups = match.groupdict()
    name = "v" if groups.get("v") is not None else "v2"
    start, end = match.span(name)
    return (start, end) if end > start >= 0 else None


def _drafted(row: Rule, frame: Frame, span: tuple[int, int], match: re.Match[str]) -> Draft:
    clause = frame.clause.part(frame.start, len(frame.clause.flat))
    value = frame.clause.shown[span[0] : span[1]].strip(" 的了")
    user = user_word(frame.clause.shown)
    dated = row.slot in _DATED_SLOTS
    owned = row.anywhere or row in ATTRIBUTES
    content = user + row.content.format(v=value) if row.content else clause_content(frame, dated=dated, owned=owned)
    negated = row.negated or bool(match.groupdict().get("n"))
    when = next((w for w in frame.whens if w.iso and w.precision != "vague"), None) if dated else None
    return Draft(
        slot=row.slot,
        content=content,
        start=clause.start,
        end=clause.end,
        value=("不" if negated else "") + value,
        kind=row.kind,
        date=when.iso if when else None,
        lifetime=row.lifetime,
        additive=_ADDITIVE.search(frame.clause.flat) is not None,
        negated=negated,
        old=(match.groupdict().get("o") or "").strip(),
        subject=row.subject,
    )


def _with_event(drafts: list[Draft], event: Draft | None, frame: Frame) -> list[Draft]:
    """One memory for one thing: what is dated is the event, unless the clause fills a lasting slot."""
    if event is None:
        return drafts
    lasting = {"birthday", "goal", "budget", "deadline", "age", "project"}
    if any(draft.slot in lasting for draft in drafts):
        return drafts
    if event.slot in ("schedule", "deadline"):
        return [event]
    return drafts if any(draft.slot != "health" for draft in drafts) else [event]
