"""What is held comes to an end, begins anew or is another number, and only what is held says which.

我把车卖了 ends the car that is known, "smoking again" the giving up, 现在只喝两杯了 mends the five cups of before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from memory.records import Kind, Memory
from memory.writing.chinese.frame import frame_of
from memory.writing.chinese.person import clause_content
from memory.writing.drafts import Draft
from memory.writing.english.person import third_person, with_subject
from memory.writing.got_instead import got_instead
from memory.writing.sameness import core, negated
from memory.writing.states import lacking, number_of
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_ZH_LEAD = r"^(?:对了|哎|欸|啊|哦|唉|跟你说|而且|后来|[，,\s])*(?:我们?|咱们?|俺)?"
_ZH_TIME = r"(?:已经|早就?|都|也|终于|刚刚?|现在|如今|目前|上个?[月周]|去年|前年|今年|昨天|前[几两]天|前阵子|最近|后来|又|就|彻底)*"
_EN_LEAD = r"^(?:(?:so|and|but|btw|by the way|update|well|oh|ok|actually)[, ]+)*"
_EN_HAVE = r"(?:i|we)(?:'ve| have)?(?: just| finally| recently| now| also)*"
_EN_TIME = r"(?: (?:last|this|in|a|two|three|yesterday|today|now|already|any ?more|any longer|for good|at last|completely|altogether|entirely|cold turkey)\b[\w ]{0,16})?"
_WORK = frozenset({"employer", "job"})
_HOME = frozenset({"location"})
_STUDY = frozenset({"school", "education"})
_THINGS = frozenset({"vehicle", "device", "pet", "tool"})
_DONE = frozenset(
    {"hobby", "habit", "likes", "diet", "tool", "pet", "language", "education", "goal", "project", "health"}
)
_DOINGS = frozenset({"hobby", "habit", "likes", "goal", "education", "language"})
_COUNTED = frozenset({"habit", "diet", "likes", "hobby", "pet", "family", "vehicle", "device", "goal"})

_ZH_LEFT = lazy(
    rf"{_ZH_LEAD}{_ZH_TIME}不(?:再)?(?P<at>在|住在?)\s?(?P<what>(?!这|那|家|外|一起)[^，。不]{{2,12}}?)(?P<do>上班|工作|干活?|做|任职|实习|住|待|读书?|上学|念书?)?了$"
)
_ZH_SOLD = lazy(
    rf"{_ZH_LEAD}{_ZH_TIME}(?:把|将)?(?:我的?|家里的?|那[辆台只条部]|原来的|旧的?)*(?P<what>[^，。把的]{{1,10}}?){_ZH_TIME}(?:给)?"
    r"(?:卖|送人|送走|送(?=给)|处理|转让|报废|捐|退货)(?:掉|出去|给[^，。]{1,8})?了$"
)
_ZH_STOPPED = lazy(
    rf"{_ZH_LEAD}(?:已经|早就?|现在|如今|再也|以后|后来|最近|这几年|很久|好久|好几年)+(?:都|也|就)*(?:不(?:再)?|没(?:有)?(?:再)?)(?P<what>[^，。不了]{{2,10}}?)了$"
)
_ZH_V = r"(?P<do>[打练跑游学弹画喝抽吃玩追做跳骑爬写听上])"
_ZH_ENDED: tuple[Lazy, ...] = (
    lazy(rf"{_ZH_LEAD}{_ZH_TIME}不(?:再)?{_ZH_V}(?P<what>[^，。不了]{{1,10}}?)了$"),
    lazy(
        rf"{_ZH_LEAD}(?P<what>(?!我)[^，。不了]{{2,10}}?)(?:我)?{_ZH_TIME}(?:不(?:再)?{_ZH_V}|(?P<stop>[停戒])掉?)了$"
    ),
)
_ZH_AGAIN = lazy(
    rf"{_ZH_LEAD}{_ZH_TIME}(?:又|重新|恢复)(?:开始|在|捡起)?(?P<what>[^，。了]{{1,10}}?)(?:上|起来|回来)?了$"
)
_EN_LEFT = caseless(
    rf"{_EN_LEAD}(?:(?:{_EN_HAVE} )?(?P<at>left|quit|resigned from|moved out of|moved away from|dropped out of)|(?:i|we)(?:'m| am|'re) (?:not|no longer) (?:working |living |studying )?(?:at|in|with|for))"
    rf" (?:(?:my job at |the )?(?P<what>(?-i:[A-Z])[\w'& -]{{1,24}}?)|(?:the|that) (?P<there>(?!house|flat|office|building|room|party|meeting|group|country|city|town|job|kids?|dog|door|pub)[\w'& -]{{3,24}}?)){_EN_TIME}$"
)
_EN_SOLD = caseless(
    rf"{_EN_LEAD}(?:{_EN_HAVE} |finally |just )?(?:sold|scrapped|got rid of|gave away|given away|traded in|donated|binned|re-?homed) (?:my|our|the) (?:old )?(?P<what>[\w'-]+(?: [\w'-]+)?){_EN_TIME}$"
    rf"|{_EN_LEAD}{_EN_HAVE} (?:gave|given) (?:my|our|the) (?:old )?(?P<away>[\w'-]+(?: [\w'-]+)?) (?:away|to [\w' ]{{2,20}})$"
)
_EN_STOPPED = caseless(
    rf"{_EN_LEAD}(?:(?:i|we) )?(?:haven't|have not) (?P<what>[\w' -]{{4,30}}?) (?:(?:in|for) (?:years|ages|months|weeks|(?:\w+ )?(?:\w+) (?:days|weeks|months|years)|a (?:long time|while|year|month))|since [\w' ]{{3,24}})$"
)
_EN_ENDED = caseless(
    rf"{_EN_LEAD}(?:{_EN_HAVE} )?(?:stopped|quit|given up|gave up|packed in|dropped|come off|came off|binned) (?:doing |taking |going to )?(?:the |my )?(?P<what>[\w' -]{{3,30}}?){_EN_TIME}$"
    rf"|{_EN_LEAD}(?:i'm|i am) (?:off|done with) (?:the |my )?(?P<off>[\w' -]{{3,30}}?){_EN_TIME}$"
)
_EN_GONE = caseless(
    rf"{_EN_LEAD}(?:the |my |our )?(?P<gone>(?!(?:it|this|that|he|she|what|today|everything|(?:gym|pool|club|pub|office|town|bar|class|group|line|party)(?='s| is))\b)[\w' -]{{3,24}}?)(?:'s| is| are|'re) (?:now |all |basically |pretty much |officially |well and truly )*(?:dead|history|over (?:and done with|for me)|done with|a thing of the past|behind me|no more|out of the window)(?: for me| to me| now)*$"
    rf"|{_EN_LEAD}(?:(?:i|we) )?used to (?:do |play |go |be into |like |love |practi[sc]e )?(?:to |the )?(?P<used>[\w' -]{{3,24}}?)(?: (?:but|and|though) (?:i )?(?:stopped|quit|gave (?:it )?up|not any ?more))?$"
)
"""What was done and is done no more: "swimming's dead", "running is history", "used to do judo"."""
_EN_AGAIN = caseless(
    rf"{_EN_LEAD}(?:(?:i|we)(?:'m| am|'ve| have| are|'re)?(?: just| now)* )?(?:(?:re)?started |gone back to |went back to |back (?:to|on|into|at) |taken up |took up )?(?P<what>[\w' -]{{3,30}}?)(?: again| once more)$"
    rf"|{_EN_LEAD}(?:(?:i|we)(?:'m| am|'ve| have| are|'re)?(?: just| now)* )?(?:back (?:to|on|into|at)|gone back to|went back to) (?P<back>[\w' -]{{3,30}}?)(?: now)?$"
)
_N = r"(?P<n>半|[一二两三四五六七八九十]{1,3}|\d+)"
_ZH_NUMBER = lazy(
    rf"{_ZH_LEAD}(?P<now>现在|如今|最近|已经|目前|后来|今年)*(?:每天|一天|一周|每周)?(?:只|才|就|都|剩下?|能|要|有|养|变成|[降减涨加]到|[降减涨加]成)*(?P<verb>[喝抽吃跑睡打读看走游练])?{_N}(?P<m>[杯根包支瓶罐碗顿片颗粒次只条匹个辆台页本步斤]|小时|公里)了$"
)
_EN_N = r"(?P<n>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
_EN_NUMBER = caseless(
    rf"{_EN_LEAD}(?:(?:i'm|i am|we're|we are|it's) )?(?:now )?(?P<to>down to |up to |only |just )?{_EN_N}(?P<kind> (?!now|these|a\b|per\b)[a-z]+)?(?: (?:a|per) (?:day|week|month))?(?P<now> now| these days)?$"
)
_ZH_GOT = lazy(
    rf"{_ZH_LEAD}{_ZH_TIME}(?:买|考|拿|提|养|领养|有|装|办)(?:到|上|下)?了?(?:新|一?[辆套只条个台张本])?(?P<what>车|房子?|电视|信用卡|智能手机|手机|电脑|空调|冰箱|洗[衣碗]机|社保|医保|保险|微信|猫|狗|宠物|孩子|[一-龥]{{0,3}}[证照])了?$"
)
"""我买车了, where it is known that he has none."""
_ZH_DROPPED = lazy(rf"{_ZH_LEAD}{_ZH_TIME}(?:决定|打算)?不(?:再)?(?:打算|准备|想)?(?P<what>[^，。不了]{{2,10}}?)了$")
"""我不考研了: what was an aim is none."""
_GENERIC = {
    "车": "vehicle", "车子": "vehicle", "汽车": "vehicle", "座驾": "vehicle", "手机": "device", "电脑": "device", "平板": "device", "相机": "device",
    "猫": "pet", "狗": "pet", "car": "vehicle", "van": "vehicle", "bike": "vehicle", "phone": "device", "laptop": "device",
    "dog": "pet", "cat": "pet",
}  # fmt: skip
"""Words for any of a kind."""
_NO_CAR = caseless(r"自行车|单车|电动车|电瓶车|摩托|小电驴|\b(?:bike|bicycle|motorbike|scooter)\b")
_EN_HINT = caseless(
    r"\b(?:again|once more|back|left|quit|resigned|moved|dropped|stopped|packed|come off|came off|off|done with|sold|scrapped|got rid|gave|given|traded|donated|binned|re-?homed|haven't|have not|now|these days|not|no longer|down to|up to|only|just|dead|history|over|past|behind|no more|window|used to)\b"
)
"""Without one of these words nothing turns."""
_OBJECT = {"抽": "烟", "喝": "酒", "赌": "赌"}
"""What is meant where a verb stands alone: 又抽上了."""
_STEM = 3
"""Letters of a verb that are more than a piece of another word."""
_WHOLE_EN = caseless(r".*\b(?:i|we)\b|(?:so |and |but |now )*[\w' -]{2,24}?(?:'s| is| are| was) ")
"""It has a subject of its own."""
_REACHED = caseless(r"[减瘦降增涨]到|达到|\b(?:get|be|go) (?:down|up|back|under|to)\b")
_PLACE_OF_WORK = lazy(r"店|馆|厂|公司|民宿|超市|摊|诊所|农场|铺|酒吧|客栈|工作室")
_OWN_FIRM = lazy(r"开|经营|办")
"""民宿转让了: the trade goes with the place."""
_ANY_FIRM = lazy(r"^(?:公司|单位|学校|办公室|店里|外面|老家|医院|工厂|城里|国内|国外|群里?)$")


def turned(sentence: Sentence, drafts: list[Draft], known: Sequence[Memory]) -> list[Draft]:
    """The drafts with what the clauses end, begin anew or count otherwise of what is known."""
    if sentence.asks or any(draft.replaces for draft in drafts):
        return drafts
    for clause in sentence.clauses if len(sentence.clauses) > 1 else (sentence.whole,):
        if not ("了" in clause.flat[-8:] if clause.chinese else _EN_HINT.search(clause.flat)):
            continue
        found = next((draft for turn in _TURNS if (draft := turn(clause, known))), None)
        if found:
            others = [draft for draft in drafts if not _says_the_same(draft, clause)]
            if _EN_SOLD.match(clause.flat):
                found = got_instead(sentence, clause, found)
            return _in_its_place(others, found) or [*others, found]
    return drafts


def _says_the_same(draft: Draft, clause: Clause) -> bool:
    """Was it read from this clause alone, or is it the denial that begins in it?"""
    within = clause.start < draft.end <= clause.end
    return within or (clause.start <= draft.start < clause.end and negated(draft.content))


def _in_its_place(others: list[Draft], over: Draft) -> list[Draft]:
    """The drafts where one of them is what comes instead of what is over; [] where none is."""
    instead = next(
        (at for at, one in enumerate(others) if one.slot == over.slot and not one.negated and not one.additive), None
    )
    if instead is None:
        return []
    new = replace(others[instead], correction=True, replaces=over.replaces)
    return [*others[:instead], new, *others[instead + 1 :]]


def _left(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我不在谷歌上班了, "I've moved out of Leeds"."""
    match = (_ZH_LEFT if clause.chinese else _EN_LEFT).match(clause.flat)
    there = match.groupdict().get("there") if match else None
    if match is None or _ANY_FIRM.match(there or match["what"]):
        return None
    slots = _WORK | _STUDY if there else _WORK | _HOME | _STUDY
    if clause.chinese:
        do = match["do"] or match["at"]
        slots = (
            _HOME
            if do[0] in "住待"
            else _STUDY
            if do[0] in "读上念" and do != "上班"
            else _WORK
            if match["do"]
            else slots
        )
    return _told_of(clause, _holding(there or match["what"], [memory for memory in known if memory.slot in slots]))


def _sold(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我把车卖了, "I sold the Polo"."""
    match = (_ZH_SOLD if clause.chinese else _EN_SOLD).match(clause.flat)
    if match is None:
        return None
    what = match["what"] or match["away"]
    things = [memory for memory in known if memory.slot in _THINGS]
    held = _holding(what, things)
    if held is None and clause.chinese and _PLACE_OF_WORK.search(what):
        held = _holding(what, [memory for memory in known if memory.slot == "job" and _OWN_FIRM.search(memory.content)])
    kind = _GENERIC.get(what.casefold())
    if held is None and kind:
        of_kind = [one for one in things if one.slot == kind and not negated(one.content)]
        if kind == "vehicle" and what != "bike":
            of_kind = [one for one in of_kind if not _NO_CAR.search(one.content)]
        if kind == "pet":
            of_kind = [one for one in of_kind if what.casefold() in one.content.casefold()]
        held = of_kind[0] if len(of_kind) == 1 else None
    return _told_of(clause, held)


def _stopped(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我很久没弹钢琴了, "I haven't played the piano in years"."""
    match = (_ZH_STOPPED if clause.chinese else _EN_STOPPED).match(clause.flat)
    if match is None:
        aim = _ZH_DROPPED.match(clause.flat)
        aims = [memory for memory in known if memory.slot == "goal"] if aim else []
        return _told_of(clause, _holding(aim["what"], aims)) if aim else None
    return _told_of(clause, _doing(match["what"], known, over=False))


def _ended(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我不打太极了, 太极不打了, 药停了, "I gave up the piano": what is done no more, where it is known."""
    if not clause.chinese:
        match = _EN_ENDED.match(clause.flat)
        return (
            _told_of(clause, _doing(match["what"] or match["off"], known, over=False))
            if match
            else _gone(clause, known)
        )
    match = next((found for form in _ZH_ENDED if (found := form.match(clause.flat))), None)
    if match is None:
        return None
    said = match.groupdict()
    held = _doing(match["what"] if len(match["what"]) > 1 else f"{said['do']}{match['what']}", known, over=False)
    if held is None:
        return None
    what = clause.shown[slice(*match.span("what"))]
    over = f"{said['stop']}了{what}" if said.get("stop") else f"不{said['do']}{what.removeprefix(said['do'])}了"
    return _instead(clause, held, f"{held.content[:2]}{over}")


def _gone(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """Swimming's dead: said of a doing that is known; of a thing or a beast it would be the thing that is broken or dead."""
    match = _EN_GONE.match(clause.flat)
    what = (match["gone"] or match["used"]) if match else ""
    held = _doing(what, [memory for memory in known if memory.slot in _DOINGS], over=False) if what else None
    return _instead(clause, held, f"The user has given up {what}") if held else None


def _again(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我又开始抽烟了, "I'm running again": what was given up is not."""
    match = (_ZH_AGAIN if clause.chinese else _EN_AGAIN).match(clause.flat)
    if match is None:
        return None
    return _told_of(clause, _doing(match["what"] or match["back"], known, over=True))


def _got(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """我没有驾照, then 我考到驾照了."""
    match = _ZH_GOT.match(clause.flat) if clause.chinese else None
    if match is None:
        return None
    return _told_of(clause, next((one for one in known if lacking(one.content) == match["what"]), None))


def _number(clause: Clause, known: Sequence[Memory]) -> Draft | None:
    """现在只喝两杯了, "down to two now": the number alone, in the sentence that is known."""
    match = (_ZH_NUMBER if clause.chinese else _EN_NUMBER).match(clause.flat)
    if match is None or not (clause.chinese or match["to"] or match["now"]):
        return None
    number = number_of(match["n"])
    for memory in known:
        aimed_at = memory.slot == "goal" and _REACHED.search(memory.content)  # what he is down to is not his aim
        if memory.slot not in _COUNTED or memory.kind is Kind.INSTRUCTION or aimed_at:
            continue
        content = _counted_anew(match, memory.content, chinese=clause.chinese)
        if content:
            old = number_of(content[1])
            return _instead(clause, memory, content[0]) if old != number else None
    return None


def _counted_anew(match: re.Match[str], content: str, *, chinese: bool) -> tuple[str, str] | None:
    """The sentence with the new number in the place of the old one, and the old one; None where it counts something else."""
    if chinese:
        said = re.search(rf"{_N}(?={match['m']})", flatten(content))
        if said is None or (match["verb"] and match["verb"] not in content):
            return None
        return content[: said.start()] + match["n"] + content[said.end() :], said["n"]
    kind = (match["kind"] or "").strip().removesuffix("s")
    said = re.search(rf"\b{_EN_N} (?=(?P<what>{re.escape(kind)}[a-z]*))", content, re.IGNORECASE)
    if said is None or (not kind and said["n"].casefold() in ("a", "an")):
        return None
    rest = content[said.end() :]
    if match["kind"]:
        rest = match["kind"].strip() + rest[len(said["what"]) :]
    return f"{content[: said.start()]}{match['n']} {rest}", said["n"]


_TURNS: tuple[Callable[[Clause, Sequence[Memory]], Draft | None], ...] = (
    _left, _sold, _stopped, _ended, _again, _number,
    _got,
)  # fmt: skip


def _holding(what: str, known: Sequence[Memory]) -> Memory | None:
    """The newest one that is so still and names it."""
    plain = flatten(what).casefold().strip()
    for memory in known:
        content = flatten(memory.content).casefold()
        named = (
            re.search(rf"\b{re.escape(plain)}\b", content) if plain.isascii() else plain in content and len(plain) > 1
        )
        if named and not negated(memory.content):
            return memory
    return None


def _doing(what: str, known: Sequence[Memory], *, over: bool) -> Memory | None:
    """The newest one of that doing that is so still, or that is `over`."""
    said = flatten(what).casefold().strip()
    terms = core(said)
    for memory in known:
        if memory.slot not in _DONE or negated(memory.content) != over:
            continue
        content = flatten(memory.content).casefold()
        if said.isascii():
            stem = said.removesuffix("ing")
            if not terms and len(stem) > _STEM and stem in content:
                return memory
            if terms and (terms <= core(content) or (core(memory.value) and core(memory.value) <= terms)):
                return memory
        elif (
            (len(said) == 1 and over and _OBJECT.get(said, said) in content)
            or said in content
            or (said[1:] in content and (over or len(said) > 2))
        ):
            return memory
    return None


def _told_of(clause: Clause, held: Memory | None) -> Draft | None:
    """The clause as a sentence about the user, in the place of what is held."""
    if held is None:
        return None
    if clause.chinese:
        return _instead(clause, held, clause_content(frame_of(clause)))
    whole = _WHOLE_EN.match(clause.flat) is not None
    return _instead(clause, held, third_person(clause) if whole else with_subject(clause))


def _instead(clause: Clause, held: Memory, content: str) -> Draft:
    """Without a value, which would be that of what is over."""
    return Draft(
        held.slot or "other", content, clause.start, clause.end, kind=held.kind, correction=True, replaces=held.id
    )
