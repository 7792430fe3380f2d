"""Corrections: "I misspoke, it is …", 不是18%，是20%. A correction may leave its subject to what is known."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from memory.records import Kind, Memory
from memory.writing.dates import resolve
from memory.writing.dates_base import When
from memory.writing.drafts import Draft
from memory.writing.flat import flatten
from memory.writing.numerals import EN_NUMBERS
from memory.writing.patterns import Lazy, lazy
from memory.writing.rules_zh import Setting
from memory.writing.sameness import core
from memory.writing.spans import Sentence
from memory.writing.topics import subject_terms
from memory.writing.zh_person import zh_date

CUE = lazy(
    r"说错|更正|纠正|搞错|记错|弄错|打错|写错|口误|不对|其实|实际上|应该是|改成|改到|改为|改口|修正"
    r"|更新一下|听[岔错混]|记[岔混]|从.{1,24}(?:换|迁|转|切)(?:成|到|为|用)|不是.{1,16}(?:而?是|应该是)|是.{1,24}[，,]\s*(?:而)?不是|(?:推迟|提前|延期|挪|调整?|涨|降"
    r"|提高|加|减|砍)(?:到|成|至)"
    r"|\b(?:actually|correction|misspoke|mistyped|i meant|i mean|sorry|my mistake|my bad|i was wrong"
    r"|got that wrong|wrong|scratch that|typo|rather|not .{1,30} but|instead of|no longer|to be precise"
    r"|oops|whoops|update|changed|moved|rescheduled|postponed|bumped|raised|lowered|cut|pushed)\b|,\s*not\b",
    re.IGNORECASE,
)
"""Words that mark a correction or a change."""
_PLAIN = lazy(
    r"把.{0,6}(?:手机|电脑|笔记本|车|相机|耳机|平板|编辑器|浏览器|输入法)换成|换了?(?:新)?(?:手机|电脑|车|工作|公司|城市|号码?|专业|学校)|说错|更正|纠正|搞错|记错|弄错|打错|写错"
    r"|口误|修正|不是.{1,16}(?:而?是|应该是)"
    r"|是.{1,24}[，,]\s*(?:而)?不是|\b(?:correction|misspoke|mistyped|i meant|my mistake|my bad|i was wrong"
    r"|got that wrong|scratch that|typo|oops|whoops)\b|\bactually\b.*,\s*not\b|,\s*not\b",
    re.IGNORECASE,
)
_VALUE = r"[^，,。.;；、!！?？]{1,24}?"
_FORMERLY = lazy(
    r"(?:我)?(?:之前|原来|原先|上次|本来|先前|一开始)(?:说|定|想|计划|打算|讲)?(?:的是|好的?|是)?(?=[^，,]{2,24}[，,])|(?<=用户)(?:之前|原来|原先|上次|本来|先前"
    r"|一开始)(?:说|定|想|计划|打算|讲)?(?:的是|好的?|是)?"
)
_SUM = r"(?:\d+(?:\.\d+)?\s?(?:%|万|千|块|元|斤|公斤|本|个|点|号|km|kg|公里)?|[一二两三四五六七八九十百]+(?:万|千|块|斤|本|个|点|号|公里))"
_PAIRS: tuple[Lazy, ...] = tuple(
    lazy(pattern, re.IGNORECASE)
    for pattern in (
        rf"不是\s?(?P<old>{_VALUE})[，,]?\s*(?:而是|应该是|是|改成)\s?(?P<new>{_VALUE})(?=$"
        rf"|[，,。.!！了的啊哦]|的)",
        rf"(?:之前|原来|原先|上次|本来|先前|一开始)(?:说|定|想|计划|打算|讲)[^，,]{{0,16}}?(?P<old>{_SUM})[^，,\d]{{0,6}}[，,][^，,]{{0,8}}?"
        rf"(?:改|换|变|调整?|推迟|提前|放宽|降|升|加|涨)(?:成|到|为|至)了?\s?(?P<new>{_SUM})",
        rf"(?:之前|原来|上次|刚才|先前)(?:说|讲)(?:的是|是|我)?(?:住|在|是|有)?(?P<old>{_VALUE})[，,]\s*(?:其实|实际上?|应该)(?:是|住|在|有)\s?(?P<new>{_VALUE})"
        rf"(?=$|[，,。.!！了的啊哦])",
        rf"叫\s?(?P<new>{_VALUE})[，,]\s*(?:而)?不(?:是)?叫(?:做)?\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:改|换|调整?|加|提|升|降|减|砍|推|挪|放宽|追加)(?:成|到|为|至)了?\s?(?P<new>{_SUM})(?:吧|好了|算了|得了|了)*[，,]\s*(?P<old>{_SUM})(?:有点|实在|太|确实|根本|真的?|肯定|显然|怕)*"
        r"(?:不够|少|多|高|低|早|晚|贵|紧|赶|不行|不现实|来不及|撑不住|离谱)",
        rf"不叫\s?(?P<old>{_VALUE})[，,]?\s*(?:而是|是)?叫\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:应该是|其实是|实际是|改成了?|是|到|为)\s?(?P<new>{_VALUE})(?:的"
        rf"|了)?[，,]\s*(?:而)?不是\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:从|由)\s?(?P<old>{_VALUE})\s?(?:改|推迟|提前|延期|挪|调整?|涨|降|提高|加|减|砍|换|变|延)(?:到"
        rf"|成|至|为)了?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了])",
        r"\b(?:it's|it is|it was|that's|i'm|is|are|to|be|meant|make (?:it|that)|should be"
        r"|was)\s+(?:actually\s+|really\s+)?(?P<new>[^,;]{1,40}?)[,;]?\s+(?:not|instead of"
        r"|rather than)\s+(?P<old>[^,.;!]{1,40}?)(?=$|[,.;!])",
        r"\bI (?:said|told you|wrote|mentioned|put)(?: that| it was| it's| we had| I had| there were| there are)? (?P<old>[^,.;]{1,30}?)[,;]? (?:but |and )?"
        r"(?:it's|it is|that's|there are|there's|I meant|make that|make it|it should be|should be) (?:actually |really )?(?P<new>[^,.;!]{1,30}?)(?: actually| really)?(?=$|[,.;!])",
        r"\bI (?:said|told you|mentioned)(?: that)? I (?:was|am|'m) (?P<old>[^,.;]{2,30}?)[,;]? (?:but|though|however) (?P<new>I[^,.;!]{2,60}?)(?=$|[,.;!])",
        r"\bI(?:'m| am) done with (?P<old>[^,.;]{2,40}?)[,;]? (?:and |so )?(?:it's|it is|I'm (?:with|at|on|using)|we're (?:with|at|on)) (?P<new>[^,.;!]{2,40}?)"
        r"(?: for me)?(?: now| these days| from here on)?(?=$|[,.;!])",
        r"\bnot\s+(?P<old>[^,.;]{1,40}?)[,;]?\s+(?:but(?: rather)?|it's|it is|it should be"
        r"|make that)\s+(?P<new>[^,.;!]{1,40}?)(?=$|[,.;!])",
        r"\bfrom\s+(?P<old>[^,.;]{1,40}?)\s+to\s+(?P<new>[^,.;!]{1,40}?)(?=$|[,.;!]|\s+(?:because|since|for"
        r"|and|as)\b)",
        r"^(?:no|nope|sorry|correction|actually"
        r"|i meant?)[\s,:-]+(?P<new>[^,.;]{1,30}?),?\s+not\s+(?P<old>[^,.;!]{1,30}?)(?=$|[,.;!])",
    )
)
_ALONE = lazy(
    r"^(?:不对|不|哦|噢|等等|抱歉|不好意思|说错了?|更正一?下|我?(?:刚才|之前)?(?:说|打|写|记)错了?|口误|no"
    r"|nope|sorry|oops|actually|correction|wait|i misspoke|my mistake)*[\s,，:]*(?:其实|应该"
    r"|实际)?(?:应该是|改成|改到|改为|是|it's|it is|make (?:it|that)|i meant?|should be"
    r"|it should be)\s?(?P<new>[^，,。.;；]{1,24}?)(?:才对|了|哈|哦|啊|instead|actually)*$",
    re.IGNORECASE,
)
_TYPES: tuple[Lazy, ...] = (
    lazy(r"\d+(?:\.\d+)?\s?(?:%|％|percent)"),
    lazy(
        r"(?:[¥$€£]\s?\d[\d,.]*(?:k|m)?|\d[\d,.]*\s?(?:万|千|块|元|美元|欧元|dollars?|euros?|pounds?|usd"
        r"|eur|k)(?:以内)?)",
        re.I,
    ),
    lazy(r"\d{1,2}(?::\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|[一二三四五六七八九十\d]{1,3}点(?:半|[一三]刻)?", re.I),
    lazy(r"(?:周|星期|礼拜)[一二三四五六日天]|(?:mon|tues|wednes|thurs|fri|satur|sun)day", re.I),
    lazy(r"\d{1,2}月\d{1,2}[号日]?|(?:19|20)\d\d年?"),
    lazy(
        r"\d+(?:\.\d+)?\s?(?:岁|本|个|kg|公斤|斤|km|公里|页|人|天|小时|years?|books?|people|days?"
        r"|hours?)?",
        re.I,
    ),
)
_TOPICAL = frozenset({"budget", "goal", "deadline", "schedule", "project", "other"})
_EXCHANGED = frozenset({"tool", "location", "employer", "job", "device", "vehicle", "school", "likes", "diet", "hobby"})
"""Attributes that are left "from A to B": what A is known as says which of them is meant."""
_NUMBER = lazy(r"\d+|" + "|".join(EN_NUMBERS), re.IGNORECASE)
_COUNTED = lazy(rf"^(?P<n>\d+|{'|'.join(EN_NUMBERS)}) [a-z][\w ]*$", re.IGNORECASE)
_TWICE_PM = lazy(r"\b(\d{1,2}(?::\d\d)?\s?[ap]m)\s?[ap]m\b", re.IGNORECASE)
_CLAUSE = lazy(r"(?:i|we)\b", re.IGNORECASE)
"""A new value that is a clause of its own, and cannot stand in the place of a word."""
_DATE = lazy(r"(?:19|20)\d{2}-\d{2}(?:-\d{2})?|(?:19|20)\d{2}年\d{1,2}月(?:\d{1,2}日)?")


@dataclass(frozen=True, slots=True)
class Pair:
    """What was said and what is meant instead."""

    old: str
    new: str


def pair_of(sentence: Sentence) -> Pair | None:
    """The old and the new value that a sentence names together."""
    for pattern in _PAIRS:
        match = pattern.search(sentence.whole.flat)
        if match:
            shown = sentence.whole.shown
            return _of_one_kind(
                shown[match.start("old") : match.end("old")].strip(" 的"),
                shown[match.start("new") : match.end("new")].strip(" 的"),
            )
    return None


def _of_one_kind(old: str, new: str) -> Pair:
    """ "three cats" and "two": of the old value the number alone, where the new one is a bare number."""
    counted = _COUNTED.match(old)
    return Pair(counted["n"] if counted and _NUMBER.fullmatch(new) else old, new)


def corrected(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory], setting: Setting) -> list[Draft]:
    """The drafts of a sentence with what they replace; or, where it leaves its subject out, the known one mended."""
    pair = pair_of(sentence)
    moved = _moved(sentence, pair, known, setting) if pair else None
    if moved:
        return [moved]
    if pair and drafts and _FORMERLY.search(sentence.whole.flat):
        drafts = [_renewed(draft, pair, sentence) for draft in drafts]
    if pair and drafts and all(draft.slot == "dislikes" and pair.old in draft.value for draft in drafts):
        mended = _mended(sentence, pair, known, setting)  # "I'm done with A, it's B now": no dislike, another A
        return [mended] if mended else drafts
    if drafts:
        plain = _PLAIN.search(sentence.whole.flat) is not None
        return [_replacing(draft, pair, known, plain) for draft in drafts]
    if not CUE.search(sentence.whole.flat):
        return []
    mended = _mended(sentence, pair, known, setting)
    return [mended] if mended else []


def _moved(sentence: Sentence, pair: Pair, known: Sequence[Memory], setting: Setting) -> Draft | None:
    """3月6号 was said and 3月16号 is meant: the known memory of that day on the other day."""
    old, new = _day(pair.old, setting), _day(pair.new, setting)
    if old is None or new is None:
        return None
    for memory in known:
        written_out = old.first_day in memory.content or zh_date(old) in memory.content
        if written_out and not _as_written(pair.old, memory.content):
            content, date = _redated(memory.content, pair.new, setting)
            whole = sentence.whole
            return Draft(
                memory.slot or "schedule", content, whole.start, whole.end, value=pair.new, kind=memory.kind,
                date=date, correction=True, replaces=memory.id,
            )  # fmt: skip
    return None


def _day(words: str, setting: Setting) -> When | None:
    whens = resolve(words, setting.moment, setting.zone, setting.day_start_hour, leaning="future")
    return next((when for when in whens if when.iso and when.precision == "day"), None)


def _renewed(draft: Draft, pair: Pair, sentence: Sentence) -> Draft:
    """之前说降到18%，现在改成20%: the old sentence with the new value."""
    if pair.old not in draft.content:
        return draft
    content = _FORMERLY.sub("", draft.content).replace(pair.old, pair.new, 1)
    whole = sentence.whole
    return replace(
        draft, content=content, value=pair.new, start=whole.start, end=whole.end, old=pair.old, correction=True
    )


def _replacing(draft: Draft, pair: Pair | None, known: Sequence[Memory], plain: bool) -> Draft:
    old = draft.old or (pair.old if pair else "")
    held = [memory for memory in known if memory.slot == draft.slot or (not memory.slot)]
    elsewhere = _holding(old, known) if draft.old and not _holding(old, held) else None
    if elsewhere is not None and elsewhere.slot in _EXCHANGED:
        draft, held = replace(draft, slot=elsewhere.slot), [elsewhere]
    target = _holding(old, held) or (_holding(draft.value, held) if draft.negated and draft.slot == "tool" else None)
    if target is None and (plain or draft.correction):
        target = _closest(draft, held)
    if target is None:
        return replace(draft, correction=draft.correction or plain)
    content = _with_topic(draft, pair, target)
    if pair:
        content = re.sub(rf"[，,]\s*(?:而)?不(?:是|叫)+\s?{re.escape(pair.old)}$", "", content)
    return replace(draft, content=content, correction=True, replaces=target.id)


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
    wanted = subject_terms(draft.content)
    scored = [(len(wanted & subject_terms(memory.content)), memory) for memory in held]
    if not scored:
        return None
    best = max(score for score, _ in scored)
    if best == 0 and (len(held) > 1 or (draft.slot in ("schedule", "deadline") and wanted)):
        return None
    return next(memory for score, memory in scored if score == best)


def _mended(sentence: Sentence, pair: Pair | None, known: Sequence[Memory], setting: Setting) -> Draft | None:
    """The known memory with the old value exchanged for the new one."""
    alone = _ALONE.match(sentence.whole.flat)
    new = pair.new if pair else sentence.whole.shown[alone.start("new") : alone.end("new")].strip() if alone else ""
    if not new or _CLAUSE.match(new):
        return None
    found = _old_value(new, pair, known)
    if found is None:
        return None
    memory, old = found
    content = re.sub(re.escape(old), lambda _: new, memory.content, count=1, flags=re.IGNORECASE)
    content = _TWICE_PM.sub(r"\1", content)
    date = memory.date
    if memory.slot in ("schedule", "deadline") or memory.kind in (Kind.EVENT, Kind.TASK):
        content, day = _redated(content, new, setting)
        date = day or date
    return Draft(
        slot=memory.slot or "other",
        content=content,
        start=sentence.whole.start,
        end=sentence.whole.end,
        value=new,
        kind=memory.kind,
        date=date,
        correction=True,
        replaces=memory.id,
    )


def _old_value(new: str, pair: Pair | None, known: Sequence[Memory]) -> tuple[Memory, str] | None:
    if pair:
        memory = _holding(pair.old, known)
        old = _as_written(pair.old, memory.content) if memory else ""
        return (memory, old) if memory and old else None
    kind = next((pattern for pattern in _TYPES if pattern.fullmatch(new.strip())), None)
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


def _redated(content: str, new: str, setting: Setting) -> tuple[str, str | None]:
    """The content with its written-out date exchanged for that of the new value."""
    whens = resolve(new, setting.moment, setting.zone, setting.day_start_hour, leaning="future")
    when = next((when for when in whens if when.iso), None)
    if when is None or when.iso is None:
        return content, None
    said = _DATE.search(content)
    if said:
        new_words = zh_date(when) if "年" in said.group() else when.iso
        content = content[: said.start()] + new_words + content[said.end() :]
    return content, when.iso
