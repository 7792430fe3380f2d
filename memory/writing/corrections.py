"""Corrections: "I misspoke, it is …", 不是18%，是20%. A correction may leave its subject to what is known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.lazily import Lazily
from memory.records import KIN_SLOTS, Kind, Memory
from memory.writing.birthday_corrections import corrected_birthday, corrected_day
from memory.writing.chinese.person import zh_date
from memory.writing.correction_patterns import ALONE, BARE, BARE_ZH, CUE, FORMERLY, PAIRS, PLAIN, SPELT, TYPES
from memory.writing.dates.base import When
from memory.writing.dates.resolver import resolve
from memory.writing.drafts import Draft
from memory.writing.event_kinds import event_kinds
from memory.writing.redating import WEEKDAY, held_day, redated, undated
from memory.writing.said_before import without_said_before
from memory.writing.same_noun import narrowed, once, with_noun
from memory.writing.sameness import core
from memory.writing.setting import Setting
from memory.writing.topics import subject_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.numerals import EN_NUMBERS
from memory.writing.wording.patterns import caseless
from memory.writing.wording.slips import KINDS
from memory.writing.wording.spans import Sentence

_TOPICAL = frozenset({"budget", "goal", "deadline", "schedule", "project", "other"})
_EXCHANGED = frozenset(
    {"phone_os", "tool", "location", "employer", "job", "device", "vehicle", "school", "likes", "diet", "hobby"}
)
"""Attributes that are left "from A to B": what A is known as says which of them is meant."""
_LEARNT = frozenset({"hobby", "language", "education"})
"""What is learnt may stand under any of these."""
_NUMBER = caseless(r"\d+|" + "|".join(EN_NUMBERS))
_COUNTED = caseless(rf"^(?P<n>\d+|{'|'.join(EN_NUMBERS)}) [a-z][\w ]*$")
_OFF = caseless(r"not happening|off\b|cancell?ed|scrapped")
_SAYS_WHY = caseless(
    r"^[\w' -]+? (?:has|have|had|is|are|was|were|got|can't|couldn't|didn't|broke|fell|called|cancell?ed|pulled|needs?)\b"
)
_VALUES = tuple(caseless(rf"(?<![\w.]){value}s?(?!\w)") for _, value in KINDS)
_TWICE_PM = caseless(r"\b(\d{1,2}(?::\d\d)?\s?[ap]m)\s?[ap]m\b")
_CLAUSE = caseless(r"(?:i|we)\b")
"""A new value that is a clause of its own, and cannot stand in the place of a word."""
_AROUND = ' 的“”"「」『』‘’'
"""What may stand around a value and is none of it."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What was said and what is meant instead."""

    old: str
    new: str


def pair_of(sentence: Sentence) -> Pair | None:
    """The old and the new value that a sentence names together."""
    for pattern in PAIRS:
        match = pattern.search(sentence.whole.flat)
        if match:
            shown = sentence.whole.shown
            old, new = (shown[slice(*match.span(key))].strip(_AROUND) for key in ("old", "new"))
            return None if _is_reason(old, new, match.group()) else _of_one_kind(*with_noun(old, new))
    return None


def _is_reason(old: str, new: str, said: str) -> bool:
    """ "Bantry's not happening, schools"; "the visit's off, Tom has flu": what stands behind says why, and no other thing."""
    why = (old[:1].isupper() and new.isalpha() and new.islower()) or _SAYS_WHY.search(new) is not None
    return why and _OFF.search(said) is not None


def _of_one_kind(old: str, new: str) -> Pair:
    """ "three cats" and "two": of the old value the number alone, where the new one is a bare number."""
    new = _value_like(old, new)
    said, meant = _COUNTED.match(old), _COUNTED.match(new)
    if meant and _NUMBER.fullmatch(old):
        return Pair(old, meant["n"])
    return Pair(said["n"] if said and _NUMBER.fullmatch(new) else old, new)


def _value_like(old: str, new: str) -> str:
    """Of "Glenys comes on Tuesdays", not "Thursdays", the day alone; the whole where no value is of one kind with it."""
    kind = next((pattern for pattern in _VALUES if pattern.fullmatch(old)), None)
    values = [found.group() for found in kind.finditer(new)] if kind else []
    return values[0] if len(values) == 1 and len(new) > len(old) and values[0] != old else new


def corrected(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting) -> list[Draft]:
    """The drafts of a sentence with what they replace; or, where it leaves its subject out, the known one mended."""
    drafts = without_said_before(sentence, drafts)
    pair = pair_of(sentence)
    alone = None if pair else ALONE.match(sentence.whole.flat)
    said = (pair.old, pair.new) if pair else ("", _said_alone(alone, sentence.whole.shown))
    if (born := corrected_birthday(sentence.whole, *said, known)) is not None:
        return born
    if pair and (other := corrected_day(sentence.whole, pair.old, pair.new, known)):
        return [other]
    if pair and (moved := _moved(sentence, pair, known, setting)):
        return [moved]
    if pair and drafts:
        drafts = [_righted(draft, pair) for draft in drafts]
    if pair and drafts and FORMERLY.search(sentence.whole.flat):
        drafts = [_renewed(draft, pair, sentence) for draft in drafts]
    if pair and drafts and all(draft.slot == "dislikes" and pair.old in draft.value for draft in drafts):
        mended = _mended(sentence, pair, known, setting)  # "I'm done with A, it's B now": no dislike, another A
        return [mended] if mended else drafts
    if drafts and BARE_ZH.match(sentence.whole.flat):  # 步数目标改一下，改成每天一万二: the new value is no habit
        mended = _mended(sentence, pair, known, setting)
        drafts = [mended] if mended else [draft for draft in drafts if draft.slot != "habit"]
    if drafts:
        plain = PLAIN.search(sentence.whole.flat) is not None
        return [_replacing(draft, pair, known, plain, setting) for draft in drafts]
    if (
        not CUE.search(sentence.whole.flat)
        and not BARE_ZH.match(sentence.whole.flat)
        and not _bare(sentence.whole.flat)
    ):
        return []
    mended = _mended(sentence, pair, known, setting)
    return [mended] if mended else []


def _moved(sentence: Sentence, pair: Pair, known: Sequence[Memory], setting: Setting) -> Draft | None:
    """3月6号 was said and 3月16号 is meant: the known memory of that day on the other day."""
    old, new = _day(pair.old, setting), _day(pair.new, setting)
    if old is None or new is None:
        return None
    dated = [memory for memory in known if memory.slot in ("schedule", "deadline")]
    if WEEKDAY.fullmatch(pair.old) and _holding(pair.old, dated):
        return _mended(sentence, pair, dated, setting)
    for memory in known:
        written_out = old.first_day in memory.content or zh_date(old) in memory.content
        if written_out and (pair.old[-1:].isdigit() or not _as_written(pair.old, memory.content)):
            content, day = redated(memory.content, pair.new, memory, setting)
            whole = sentence.whole
            return Draft(
                memory.slot or "schedule", content, whole.start, whole.end, value=pair.new, kind=memory.kind,
                date=day, correction=True, replaces=memory.id,
            )  # fmt: skip
    return None


def _day(words: str, setting: Setting) -> When | None:
    whens = resolve(words, setting.moment, setting.zone, setting.day_start_hour, leaning="future")
    return next((when for when in whens if when.iso and when.precision == "day"), None)


def _month(words: str, setting: Setting) -> str:
    """A month that is named, as memories have it ("2027-08"); "" for anything else."""
    named = f"in {words}" if words.isascii() else words
    whens = resolve(named, setting.moment, setting.zone, setting.day_start_hour, leaning="future") if words else ()
    return next((when.iso for when in whens if when.iso and when.precision == "month"), "")


def _righted(draft: Draft, pair: Pair) -> Draft:
    """我学的不是法语，是葡萄牙语: what the user does learn."""
    denied = f"不是{pair.old}"
    if not draft.content.endswith(denied):
        return draft
    content = draft.content.removesuffix(denied)
    content = content if content.endswith(pair.new) else f"{content}是{pair.new}"
    return replace(draft, content=content, value=pair.new, old=pair.old, negated=False, correction=True)


def _renewed(draft: Draft, pair: Pair, sentence: Sentence) -> Draft:
    """之前说降到18%，现在改成20%: the old sentence with the new value."""
    if pair.old not in draft.content:
        return draft
    content = FORMERLY.sub("", draft.content).replace(pair.old, pair.new, 1)
    whole = sentence.whole
    return replace(
        draft, content=content, value=pair.new, start=whole.start, end=whole.end, old=pair.old, correction=True
    )


def _replacing(draft: Draft, pair: Pair | None, known: Sequence[Memory], plain: bool, setting: Setting) -> Draft:
    old = draft.old or (pair.old if pair else "")
    held: Sequence[Memory] = Lazily(lambda: [one for one in known if not one.slot or one.slot == draft.slot])
    elsewhere = _holding(old, known) if draft.old and not _holding(old, held) else None
    if elsewhere is not None and elsewhere.slot in _EXCHANGED:
        draft, held = replace(draft, slot=elsewhere.slot), [elsewhere]
    told_moved = pair and draft.slot == "schedule" and (plain or draft.correction)
    if pair and told_moved and (meant := _day(pair.new, setting)) and _day(pair.old, setting):
        draft = replace(draft, date=meant.iso, correction=True)  # moved from one day to another
    target = (
        _holding(old, held)
        or _holding(_month(old, setting), held)
        or (_holding(draft.value, held) if draft.negated and draft.slot == "tool" else None)
    )
    if target is None and pair and (other := _holding(pair.old, known)) and _of_one_thing(draft, other):
        draft, target = replace(draft, slot=other.slot or draft.slot), other  # known under another attribute
    if target is None and (plain or draft.correction):
        target = _closest(draft, held)
    if target is None:
        return replace(draft, correction=draft.correction or plain)
    content = _with_topic(draft, pair, target)
    if pair and draft.date:
        content, day = redated(content, pair.new, target, setting)
        draft = replace(draft, date=day or draft.date)
    if pair:
        content = re.sub(rf"[，,]\s*(?:而)?不(?:是|叫)+\s?{re.escape(pair.old)}$", "", content)
    return replace(draft, content=content, correction=True, replaces=target.id)


def _of_one_thing(draft: Draft, other: Memory) -> bool:
    return bool(core(draft.content) & core(other.content)) or (draft.slot in _LEARNT and other.slot in _LEARNT)


def _with_topic(draft: Draft, pair: Pair | None, target: Memory) -> str:
    """The known sentence with the new value, where the correction leaves out what it is about (预算是8万，不是6万)."""
    if pair is None or draft.slot not in _TOPICAL:
        return draft.content
    old = _as_written(pair.old, target.content)
    told = core(draft.content.replace(pair.new, " "))
    if not old or not told <= core(target.content):
        return draft.content
    return target.content.replace(old, pair.new, 1)


def _holding(old: str, known: Sequence[Memory]) -> Memory | None:
    """The known memory that holds the old words; the newest where several do."""
    plain = re.sub(r"\s", "", flatten(old)).casefold()
    if plain in EN_NUMBERS or (plain.isdigit() and len(plain) == 1):
        return next((memory for memory in known if _numbered(old, memory.content)), None)
    if len(plain) < 1 + plain.isascii():
        return None
    for memory in known:
        content = flatten(memory.content).casefold()
        if plain.isascii() and plain.isalpha():
            if re.search(rf"(?<![a-z]){re.escape(old.strip().casefold())}(?![a-z])", content):
                return memory
        elif plain in re.sub(r"\s", "", content):
            return memory
    return None


def _closest(draft: Draft, held: Sequence[Memory]) -> Memory | None:
    wanted = subject_terms(undated(draft.content))
    scored = [(len(wanted & subject_terms(undated(memory.content))), memory) for memory in held]
    if not scored:
        return None
    best = max(score for score, _ in scored)
    kinds = event_kinds(undated(draft.content)) if best == 0 and draft.slot in ("schedule", "deadline") else frozenset()
    akin = [memory for memory in held if kinds & event_kinds(undated(memory.content))]
    if len(akin) == 1:
        return akin[0]
    if best == 0 and (len(held) > 1 or (draft.slot in ("schedule", "deadline") and wanted)):
        return None
    closest = [memory for score, memory in scored if score == best]
    return None if draft.slot in KIN_SLOTS and len(closest) > 1 else closest[0]  # much is told of one person


def _mended(sentence: Sentence, pair: Pair | None, known: Sequence[Memory], setting: Setting) -> Draft | None:
    """The known memory with the old value exchanged for the new one."""
    flat, shown = sentence.whole.flat, sentence.whole.shown
    alone = SPELT.match(shown) or _bare(flat) or BARE_ZH.match(flat) or ALONE.match(flat)
    new = pair.new if pair else _said_alone(alone, shown)
    if not new:
        return None
    if (
        alone
        and not pair
        and "about" in alone.groupdict()
        and (about := next((said for name, said in alone.groupdict().items() if name.startswith("about") and said), ""))
    ):
        known = [memory for memory in known if about.casefold() in memory.content.casefold()]
    found = _spelt(known) if alone and alone.re is SPELT.compiled and not pair else _old_value(new, pair, known)
    found = found or (_dated(known) if WEEKDAY.fullmatch(new) else None)
    if found is None:
        return None
    memory, old = found
    content = re.sub(re.escape(old), lambda _: new, memory.content, count=1, flags=re.I) if old else memory.content
    content = once(_TWICE_PM.sub(r"\1", content), memory.content)
    day_meant = memory.date
    if memory.slot in ("schedule", "deadline") or memory.kind in (Kind.EVENT, Kind.TASK):
        content, day = redated(content, new, memory, setting)
        day_meant = day or day_meant
    return Draft(
        slot=memory.slot or "other",
        content=content,
        start=sentence.whole.start,
        end=sentence.whole.end,
        value=new,
        kind=memory.kind,
        date=day_meant,
        correction=True,
        replaces=memory.id,
    )


def _said_alone(alone: re.Match[str] | None, shown: str) -> str:
    """The new value, where it stands alone."""
    if alone is None:
        return ""
    name = "right" if alone.groupdict().get("right") else "new"
    return shown[alone.start(name) : alone.end(name)].strip(_AROUND)


def _dated(known: Sequence[Memory]) -> tuple[Memory, str] | None:
    """The one known memory that has a day, where there is only one."""
    found = [memory for memory in known if held_day(memory)]
    return (found[0], "") if len(found) == 1 else None


def _bare(flat: str) -> re.Match[str] | None:
    """A value alone, with a word before or behind it that says it is another one."""
    match = BARE.match(flat)
    return match if match and (match["lead"] or match["tail"]) else None


def _spelt(known: Sequence[Memory]) -> tuple[Memory, str] | None:
    """The name that is known, as it was spelt."""
    memory = next((memory for memory in known if memory.slot == "name"), None)
    last = re.search(r"[A-ZÀ-Þ][\w'-]+$", memory.content.rstrip(". ")) if memory else None
    return (memory, last.group()) if memory and last else None


def _old_value(new: str, pair: Pair | None, known: Sequence[Memory]) -> tuple[Memory, str] | None:
    if pair:
        memory = _holding(pair.old, known)
        old = _as_written(pair.old, memory.content) if memory else ""
        return (memory, old) if memory and old else narrowed(pair.new, known)
    kind = next((pattern for pattern in TYPES if pattern.fullmatch(new.strip())), None)
    if kind is None:
        return None
    fitting = [(memory, kind.findall(memory.content)) for memory in known]
    single = [(memory, values[0]) for memory, values in fitting if len(values) == 1]
    return single[0] if len(single) == 1 else None


def _numbered(old: str, content: str) -> str:
    """The number as the content has it, in letters or in figures."""
    word = old.strip().casefold()
    figure = EN_NUMBERS.get(word, word)
    match = re.search(rf"(?<![\w.:-])(?:{word}|{figure})(?![\w.,:-]*\d|%)(?![A-Za-z]*[%\d])", content, re.IGNORECASE)
    return match.group() if match else ""


def _as_written(old: str, content: str) -> str:
    if old.strip().casefold() in EN_NUMBERS or (old.strip().isdigit() and len(old.strip()) == 1):
        return _numbered(old, content)
    pattern = r"\s*".join(re.escape(char) for char in old if not char.isspace())
    match = re.search(pattern, content, re.IGNORECASE)
    return match.group() if match else ""
