"""English sentences to drafts: each clause is framed (whom does it speak of?), then read by tables of rules."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.dates.birthdays import birthday_draft
from memory.writing.drafts import Draft
from memory.writing.english.asking import (
    BYGONE,
    BYGONE_SLOTS,
    PERSONAL,
    cued,
    cued_as_said,
    drafted,
    value_in,
    value_span,
    whole_clause,
)
from memory.writing.english.attributes import ANYWHERE, ATTRIBUTES, HAVE_BUDGET, HOME, WORKED_IN
from memory.writing.english.cues_life import LIFE_CUES
from memory.writing.english.cues_taste import TASTE_CUES
from memory.writing.english.cues_who import ASKING_CUES, BY_OTHERS, WHO_CUES, WHOLE_CUES
from memory.writing.english.cues_work import WORK_CUES
from memory.writing.english.events import DONE_TO_ME, MOVED, WEEKLY, asked_for, event_draft
from memory.writing.english.frame import EnFrame, clauses_of, frame_of
from memory.writing.english.general import GENERAL
from memory.writing.english.halves import halves
from memory.writing.english.intolerant import intolerant
from memory.writing.english.intro import introduced
from memory.writing.english.lists import CITIES, PRODUCTS, REACTS
from memory.writing.english.made_way import made_way
from memory.writing.english.person import third_person
from memory.writing.english.relations import OTHERS, event_of, relation_draft
from memory.writing.english.rule import Rule
from memory.writing.english.rules_life import LIFE
from memory.writing.english.rules_taste import TASTE
from memory.writing.english.rules_who import WHO
from memory.writing.english.taken_back import NO_MORE_SO, without_last
from memory.writing.english.values import LISTED, may_be_name, points
from memory.writing.english.workplace import also_told, employer_before, without_implied
from memory.writing.setting import Setting, named_day, whens_in
from memory.writing.wording.marks import (
    EN_CONDITION,
    EN_DOUBT,
    EN_HEDGE,
    EN_HYPERBOLE,
    EN_QUESTION,
    EN_SELF_MOCKERY,
    EN_TAG,
)
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_RULES: tuple[Rule, ...] = WHO + LIFE + TASTE
CUES: tuple[Rule, ...] = WHO_CUES + LIFE_CUES + TASTE_CUES + WORK_CUES + GENERAL
_TAIL_NAME = caseless(
    r"^(?:(?:and|who(?:'s| is)|which is|it's|its name is|he's|she's|is|are|his name is|her name is"
    r"|codenamed?|code name)\s+)*(?:internal name(?: is|:)?|internally(?: called| named| known as)?|dubbed|known (?:internally |to us |in-house )?as|project name(?: is|:)?|calling it|we're calling it|naming it|called|named|code-?named|code ?name(?: is)?|working title(?: is)?|nicknamed|name of|goes by|answers to|by the name of)\s+(?P<v>[\w'’& .-]{2,40})$"
    r"|^(?:and )?(?:we|I)(?: all| just| both)? call (?:it|her|him|them) (?P<w>[\w'’& .-]{2,40})$"
    r"|^(?P<x>[\w'’& .-]{2,40}) (?:we|I)(?: all| just| both)? call (?:it|her|him|them)$"
)
_HELLO = lazy(
    r"^(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood \w+)[,! ]+(?:it's|this is) (?P<v>[A-Z][\w'-]+(?: [A-Z][\w'-]+)?)(?: here)?(?=$|,)"
    r"|^(?:[Hh]i|[Hh]ey|[Hh]ello)[,! ]+it's me,? (?P<me>[A-Z][\w'-]+)(?=$|,)|^[Ii]t's (?P<w>[A-Z][\w'-]+),? (?:btw|by the way)(?=$|[,.;])"
)
"""Hi, it's Priya; it's Priya btw."""
_GOES_ON = caseless(r"^(?:do|have|can)\b(?! (?:i|you|we|they|he|she|it|the|your|any\w*)\b)")
"""Behind another clause no question: "I swim twice a week and do yoga on Sundays"."""
_ONLY_NAMES = lazy(r"^(?:and |named |called )*(?P<v>[A-Z][\w'’-]+(?:(?: and | & )[A-Z][\w'’-]+)?)$")
"""Names alone, said of the animals or children of the clause before."""
_SEVERAL = caseless(
    r"(?:kids|children|boys|girls|sons|daughters|twins|twin boys|twin girls|siblings|brothers|sisters|parents|grandkids|grandchildren)$"
)
_LIST_ITEM = caseless(
    r"^(?:and |or |also )?(?P<v>(?!thanks|please|right|lol|haha|ironic\w*|funny|funnily|weird\w*|odd\w*|sad\w*|sorry|silly|pathetic|embarrassing\w*|annoying\w*|then|now|here|there|lately|recently|today"
    r"|though|well|anyway|you|what|how|i\b|it\b|that|this|so|too"
    r"|really|especially|very|not|but|no|of course|for sure|hands down|without|by far|period|(?:tastes?|smells?|looks?|feels?|makes?|gives?|reminds?|gets?|drives?) (?:like|me|so|too|bad|gross)|end of|any day|preferably|mate|man|dude|cheers|honest|as|with|at|in|on|for|doubt|question|contest|kidding|\w+ly\b(?! \w))[\w' -]{2,40})$"
)
_AGES = caseless(
    r"^(?:aged |and )*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: and (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten))?(?: years? old| months)?$"
)
"""Three kids, 12, 9 and 4."""
_HOW_TAKEN = caseless(
    r"^(?:(?:with |but |and )*(?:no|without|two|one|three|half a|oat|soya|almond|lots of|a splash of|black|white|strong|very strong|weak)(?: \w+)?|with [\w ]{3,20})$"
)
"""I drink tea, no sugar."""
_LIST_VERB = caseless(
    r"\b(?:is|are|was|were|am|be|do|does|did|have|has|can|will|because|though|who|which|when|if|you|me|us|them|it)\b"
)
_KIND_OF_ILLNESS = caseless(
    r"^(?:the )?(?:type (?:[12]|i{1,2}|one|two)|(?:pretty |quite |very |fairly |really )?(?:mild|severe|bad|badly|mildly|severely|chronic)(?: (?:one|kind|case))?|since (?:birth|childhood|\d{4}|i was \w+)|from birth|both (?:ears|eyes|knees)|(?:left|right) (?:ear|eye|knee|side)|insulin[- ]dependent)$"
)
"""What kind of it the illness of the clause before is: diabetic, type 2."""
_MORE_OF = {
    "health": _KIND_OF_ILLNESS,
    "project": caseless(r"^for (?:(?:the|my|our|an?) [\w'& -]{2,40}|(?-i:[A-Z])[\w'’&. -]{1,40})$"),
    "other": caseless(r"^(?:mostly |mainly |all )?[a-z]+(?:(?:, | and | & )[a-z]+){0,3}$"),
}
"""What a clause without a verb adds to the one before: for whom it is made, what grows on the land."""
_SOLD = caseless(
    r"^The user (?:has )?(?:just |finally )?(?:sold|scrapped|ditched|traded in|got rid of) (?:the|their|the user's) "
)
"""What was sold is told with what took its place, where the sentence names that."""
_MOST_GAP = 8
_MOST_TOGETHER = 200
"""Characters of a sentence whose clauses are read together."""
_SAYS_WHO = caseless(r"^(?:my name(?:'s| is)|I'm|I am|call me|it's) [a-z'-]+$")
"""Who's Marcus, my name's Tevita."""
_MINE = caseless(r"\b(?:my|our)\b")
_DUE = caseless(
    r"\b(?:the|a|an|our|my) [\w -]{3,24}? (?:is|are) coming (?:to|over|round|by|for|in)\b|\bis (?:my|our) [\w' -]{0,20}(?:test|exam|interview|appointment|viva|surgery|operation|scan|flight|hearing|audition|recital|anniversary|birthday|wedding|last day|first day|graduation|reunion|ceremony|housewarming|party|christening|funeral|meeting|check-?up|race|marathon|match|concert|gig|trip|move|inspection|viewing|delivery|deadline|open day|performance|defen[cs]e|swearing[- ]in)\b|^(?:only |just )?[\w ]{1,20} (?:days?|weeks?|months?) (?:(?:to go|left|away|remaining|more) )?(?:until|till|'?til|before|to) (?:my|our)\b|^(?:the |our |my )?(?:seeding|harvest|planting|calving|lambing|shearing|term|school|uni|college|classes|training|rehearsals|filming|shooting|chemo|treatment|physio|probation|(?:maternity|paternity|parental) leave|leave|course|internship|placement|new job|apprenticeship|season|build|renovation)(?:'s)? (?:starts?|begins?|kicks off|resumes?|ends?|finishes) (?:on |in |the |next |this )*(?:\d|tomorrow|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|week|month)|(?:\b(?:is|are)|'s) due\b|\bdue (?:on|by|in|next|end of|at the end|mid|early|late|this|tomorrow|the|\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b|\bdeadline\b|\b(?:must|has to|have to|needs to|(?:'s|has) got to)\b.*\bby\b|\bmust be\b|\bhas to be\b"
)


def read_en(sentence: Sentence, setting: Setting) -> tuple[list[Draft], str]:
    """The drafts of an English sentence, and the mode of its last clause."""
    hello = _HELLO.match(sentence.whole.flat)
    name = (hello["v"] or hello["me"] or hello["w"]) if hello else ""
    drafts: list[Draft] = []
    begun = sentence.whole.start
    if hello and name and may_be_name(name) and name.casefold() not in CITIES | PRODUCTS:
        drafts = [Draft("name", f"The user's name is {name}", begun, begun + hello.end(), value=name)]
        begun += hello.end()
    if EN_SELF_MOCKERY.search(sentence.whole.flat):
        return [], setting.subject
    listed = introduced(sentence)
    if listed:
        return listed, "I"
    last = "I" if drafts else setting.subject
    for clause in _stated(sentence):
        if clause.start < begun:
            continue
        frame = frame_of(clause, last)
        if frame.mode != "none":
            last = frame.mode
        if _is_passing(frame):
            continue
        drafts = _with_clause(drafts, frame, setting)
        setting = replace(setting, beside=named_day(frame.clause, setting) or setting.beside)
        if frame.mode == "none" and drafts and drafts[-1].slot == "name":  # Theo here, retired …
            last = "I"
    drafts = intolerant(sentence, employer_before(sentence, made_way(sentence, without_implied(drafts))))
    together = _told_together(sentence, setting) if all(_SOLD.search(draft.content) for draft in drafts) else []
    return together or drafts, last


def _told_together(sentence: Sentence, setting: Setting) -> list[Draft]:
    """What only the clauses of a sentence tell together ("300 a month, that's the ceiling"), or a question says by the way."""
    stated = _stated(sentence)
    frame = EnFrame(sentence.whole, "none", sentence.whole.flat, 0)
    if sentence.asks or EN_QUESTION.search(sentence.whole.flat):
        return cued(frame, (), ASKING_CUES) if len(sentence.whole.flat) <= _MOST_TOGETHER else []
    if (
        len(sentence.whole.flat) > _MOST_TOGETHER
        or len(stated) < 2
        or len(stated) != len(sentence.clauses)
        or _is_passing(frame)
    ):
        return []
    return cued(frame, whens_in(sentence.whole, setting), WHOLE_CUES)


def _stated(sentence: Sentence) -> list[Clause]:
    clauses = list(clauses_of(sentence))
    if not clauses or (
        EN_QUESTION.match(sentence.whole.flat) and (sentence.asks or not _SAYS_WHO.match(clauses[-1].flat))
    ):
        return []
    if sentence.asks:
        if EN_TAG.match(clauses[-1].flat) or len(clauses) == 1:
            return []
        clauses = clauses[:-1]
    stated: list[Clause] = []
    for clause in clauses:
        if EN_CONDITION.search(clause.flat) and not REACTS.search(clause.flat):
            break
        if EN_DOUBT.match(clause.flat):
            stated = stated[:-1]
            continue
        if NO_MORE_SO.match(clause.flat):
            stated = without_last(stated)
            continue
        if not EN_QUESTION.match(clause.flat) or (clauses[0] is not clause and _GOES_ON.match(clause.flat)):
            stated.append(clause)
    return stated


def _is_passing(frame: EnFrame) -> bool:
    flat = frame.clause.flat
    return bool(EN_HEDGE.search(flat) or EN_HYPERBOLE.search(flat))


def _with_clause(drafts: list[Draft], frame: EnFrame, setting: Setting) -> list[Draft]:
    last = drafts[-1] if drafts else None
    if last and (longer := _goes_on(last, frame.clause)):
        return [*drafts[:-1], longer]
    if frame.mode in ("relation", "other", "none", "my", "group"):
        whens = whens_in(frame.clause, setting)
        task = asked_for(frame.clause, whens, setting.today, third_person(frame.clause, whens))
        if task:
            return [*drafts, task]
    somebody = OTHERS.match(frame.clause.flat)
    moved = MOVED.search(frame.clause.flat) and _MINE.search(frame.clause.flat, somebody.end() if somebody else 0)
    if frame.mode == "other" and (moved or DONE_TO_ME.match(frame.clause.flat)):
        frame = replace(frame, mode="none")  # they moved my appointment: it is the user's
    if frame.mode == "relation":
        head = last if last and last.subject == "relation" else None
        whens = whens_in(frame.clause, setting)
        happening = event_of(frame.clause, whens, setting.today)
        found = happening or relation_draft(frame.clause, head, whens)
        if found is None:
            return [*drafts, *cued(frame, (), BY_OTHERS)]
        continued = head is not None and found.start == head.start
        return [*drafts[:-1], found] if continued else [*drafts, found]
    if frame.mode == "other":
        return [*drafts, *cued(frame, (), BY_OTHERS)]
    if last and _may_be_named(last) and _ONLY_NAMES.match(frame.clause.flat):
        names = _ONLY_NAMES.sub(r"\g<v>", frame.clause.shown)
        return [
            *drafts[:-1],
            replace(last, content=f"{last.content}, {names}", value=f"{last.value}, {names}", end=frame.clause.end),
        ]
    own = (
        []
        if last and last.subject in ("kin", "pet") and _AGES.match(frame.clause.flat)
        else _own_halves(frame, setting)
    )
    if not own and last and (longer := _listed(last, frame)):
        return [*drafts[:-1], longer]
    return [*drafts, *own]


def _may_be_named(last: Draft) -> bool:
    """Are they several of whom the names may come next: two cats, "my kids are 4 and 7"?"""
    return last.subject in ("pet", "kin") or (last.subject == "relation" and _SEVERAL.match(last.value) is not None)


def _goes_on(last: Draft, clause: Clause) -> Draft | None:
    """The draft before with the name this clause gives, or the kind of illness it was."""
    longer = replace(last, content=f"{last.content}, {clause.shown}", end=clause.end)
    tail = _TAIL_NAME.match(clause.flat)
    if tail and (last.subject not in ("user", "other") or last.slot in ("project", "pet")):
        name = clause.shown[slice(*tail.span(tail.lastgroup or "v"))]
        return replace(longer, value=f"{last.value}, {name}")
    more = _MORE_OF.get(last.slot)
    return longer if more and more.match(clause.flat) and (last.slot != "other" or " acres" in last.value) else None


def _listed(last: Draft, frame: EnFrame) -> Draft | None:
    """The draft before with one more thing of its list: "I like hiking, chess, …"."""
    clause = frame.clause
    item = _LIST_ITEM.match(clause.flat)
    near = 0 <= clause.start - last.end <= _MOST_GAP
    if near and last.subject in ("kin", "pet") and _AGES.match(clause.flat):
        return replace(last, content=f"{last.content}, {clause.shown}", end=clause.end)
    if near and last.slot == "habit" and last.value.startswith(("drink", "take")) and _HOW_TAKEN.match(clause.flat):
        return replace(last, content=f"{last.content}, {clause.shown}", end=clause.end)
    if (
        last.slot not in LISTED
        or frame.mode in ("I", "my", "group")
        or not near
        or item is None
        or _LIST_VERB.search(clause.flat)
    ):
        return None
    value = clause.shown[item.start("v") : item.end("v")]
    return replace(last, content=f"{last.content}, {value}", value=f"{last.value}, {value}", end=clause.end)


def _own_halves(frame: EnFrame, setting: Setting) -> list[Draft]:
    """What the clause says of the user himself; of two things of different kinds that he has, each."""
    parted = halves(frame)
    first, second = (_own(half, setting) for half in parted) if parted else ([], [])
    if first and second and {draft.slot for draft in first}.isdisjoint(draft.slot for draft in second):
        return [*first, *second]
    return _own(frame, setting)


def _own(frame: EnFrame, setting: Setting) -> list[Draft]:
    """What the clause says of the user himself."""
    whens = whens_in(frame.clause, setting)
    birthday = birthday_draft(frame.clause, whens)
    if birthday:
        return [birthday]
    back = frame.mode == "fragment" and frame.rest.startswith("'m back ")
    about = (
        back
        or frame.mode in ("I", "group", "my", "verb")
        or bool(
            _DUE.search(frame.clause.flat)
            or (frame.mode == "none" and (MOVED.search(frame.clause.flat) or DONE_TO_ME.match(frame.clause.flat)))
        )
    )
    event = event_draft(frame.clause, whens, setting.today, whole_clause(frame, whens), about_user=about)
    if WEEKLY.search(frame.clause.flat):  # mon to thu: of every week, and no dates
        whens = ()
    drafts: list[Draft] = []
    taken: list[tuple[int, int]] = []
    whole = False
    for row, text, shift in _candidates(frame):
        template = row.content or (row.short if whole else "")
        if (whole and not template) or any(draft.slot == row.slot for draft in drafts):
            continue
        match = row.pattern.match(text)
        span = value_span(match, shift) if match else None
        if match is None or span is None or any(span[0] < end and start < span[1] for start, end in taken):
            continue
        value = value_in(frame.clause, span, whens)
        if points(row, value, frame.mode):
            continue
        if row.slot == "name" and not may_be_name(value):
            continue
        taken.append(span)
        whole = whole or not template
        drafts.append(drafted(replace(row, content=template), frame, value, match, whens))
    drafts = drafts or cued(frame, whens, CUES) or cued_as_said(frame, whens, CUES)
    if BYGONE.search(frame.clause.flat):
        drafts = [draft for draft in drafts if draft.slot not in BYGONE_SLOTS]
    return _with_event(also_told(drafts, frame), event, frame)


def _candidates(frame: EnFrame) -> list[tuple[Rule, str, int]]:
    flat = frame.clause.flat
    found = [
        (row, flat, 0)
        for row in (HOME, HAVE_BUDGET, WORKED_IN, *ANYWHERE)
        if frame.mode in ("my", "none", "group", "I", "verb")
    ]
    if frame.mode == "my":
        found += [(row, frame.rest, frame.shift) for row in ATTRIBUTES]
    if frame.mode in ("I", "group", "verb", "fragment"):
        rows = _RULES if frame.mode != "group" else [row for row in _RULES if row.slot not in PERSONAL]
        found += [(row, frame.rest, frame.shift) for row in rows]
    return found


def _with_event(drafts: list[Draft], event: Draft | None, frame: EnFrame) -> list[Draft]:
    """One memory for one thing: what is dated is the event, unless the clause fills a lasting slot."""
    if event is None:
        return drafts
    lasting = {"birthday", "goal", "budget", "deadline", "age", "project", "tool", "relationship"}
    if any(draft.slot in lasting for draft in drafts):
        return drafts
    if event.slot in ("schedule", "deadline"):
        moved = MOVED.search(frame.clause.flat) is not None
        return [replace(event, correction=moved)]
    return drafts or [event]
