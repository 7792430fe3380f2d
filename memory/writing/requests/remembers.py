"""Requests to remember: 记住：…, please remember that …, …，请记住."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from memory.writing.chinese.person import user_word
from memory.writing.drafts import Draft
from memory.writing.wording.flat import flatten, has_han
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Sentence, cut

_ZH_PREFIX = lazy(
    r"^(?:(?:请|麻烦|帮我|帮忙|给我|替我|帮咱|替咱|你|您|要|一定要|务必|对了|另外|还有|也|可以|能不能|能|那|顺便|以后|嗯|好"
    r"|那么)[，,\s]*)*(?:把(?:这个|这条|这件事|下面(?:这个|的)?|以下|这句)?(?:给我)?(?:记|存|备注)(?:住|下来?|一下|好"
    r"|牢|着)|记牢|记一哈|记下哈|记一记|记个哈|存(?:下来?|好|着)|记住|记下来?|记一下|记着点?|记好|记得(?!吗|我|上次|之前|那|提醒|当时|你|以前|不"
    r"|很|昨|去|小)|记录一?下|记(?:上一|上|个|一)笔(?!记)|记(?:个|件)事儿?|备忘一?下?|别忘了?(?!带|拿|买|吃|交|关)|别忘记|不要忘记?了?|存一下|留个底|备注一?下"
    r"|(?:这|那|有)(?:个|条|点|件事|一条)(?:事儿?)?(?:你)?(?:一定|务必|千万)?(?:得|要|必须)?(?:给我|帮我|替我)?记(?:着点?|住|好|牢|下来?|一下)|牢记|加入记忆|写进记忆|保存到记忆|记到记忆里|记(?=:))(?:了|哈|哦|啊|吧|住|这件事|这一?点|这个|我说的|以下内容"
    r"|以下信息|一下|下来|好|我(?!的))*[:,，。!！\s]*"
)
_ZH_SUFFIX = lazy(
    r"[，,。\s]*(?:请|麻烦|帮我|替我|你|要|一定要|务必|你要|你得|给我|先)*(?:记住|记下来?|记一下|记着点?|记好"
    r"|记牢|存(?:一下|下来?|着)|记录一?下|别忘了?|别忘记|不要忘记?了?|别(?:让|叫)我忘了?|备注一?下|存一下)(?:了|哦|哈|啊|吧|这个|这件事|这一?点"
    r"|一下|它|好吗|谢谢)*(?:[，,]\s*(?:省得|免得|以免|下[回次]|以后|今后|到时|回头|好让|别到时)[^。]{0,30})?$"
)
_EN_PREFIX = caseless(
    r"^(?:(?:please|pls|can you|could you|would you|will you|also|and|oh|btw|by the way|hey|jide|ok|okay|so"
    r"|i want you to|i'd like you to|i need you to|just|important|you should)[\s,:]+)*"
    r"(?:remember(?!,\s*(?!i\b|i'm|my\b|we\b|the\b))(?!\s+(?:when|how|the time|(?:what|who|where"
    r"|why)(?![^.?!]{0,40}:)|if|last|me\b|us\b))|keep (?:(?:this|that|both|it|them|these) )?in mind"
    r"|bear (?:(?:this|that|both|it|them|these) )?in mind|(?:please )?note(?= that|:)|note down|make a (?:mental )?note(?: of (?:it|this|that)(?=\s*[:,–-])| of)?"
    r"|take (?:a )?note(?: of)?|note to self(?=:)|don't (?:ever )?(?:let me )?forget(?! to)|do not forget(?! to)|memori[sz]e"
    r"|(?:keep|hold on to|hang on to|log|jot down|put down|file) (?:this|that)(?: (?:for (?:later|me|future reference)|safe|on file|somewhere|down|away))?(?=:)"
    r"|jot (?:this |that )?down(?=:)|save this(?: to (?:your )?memory)?|store this(?: in (?:your )?memory)?"
    r"|add (?:this )?to (?:your )?memory|for future reference|for (?:your|my|the) (?:records?|files?|notes)|write down|jot (?:this|that|it)? ?down|take (?:this|that) down|file (?:this|that|it)(?: away)?|log (?:this|that)"
    r"|(?:put|add|commit|save|store) (?:this|that|it|the following) (?:in|into|to) (?:your )?(?:memory|notes|files?|records?)|(?:keep|put|have) (?:this|that|it|the following) on (?:file|record)"
    r"|keep (?:a )?(?:note|record) (?:of|that)|hold on to (?:this|that)|hang on to (?:this|that)|(?:pin|record|store|save) this(?: one)?(?=\s*[:,-])|(?:a )?quick one for the (?:file|record|notes)|something to remember|worth remembering|one (?:thing )?for the (?:record|file)"
    r"|(?:keep|store|save|put|note|record|log|jot|write|hold on to|hang on to)(?: down)?(?=\s+(?:my|our) (?!(?:files?|code|documents?|drafts?|progress|work|changes|money|time)\b)[\w' ]{2,40}?"
    r"(?:on (?:file|record)|for later|somewhere safe|down|for (?:me|next time))?\s*(?::|,? (?:it's|it is|which is)\b|as\b)))"
    r"(?:\s+(?:that|this|the fact that|the following|away|down|please|for (?:me|later|next time|future reference|the future)"
    r"|in (?:your )?memory|of))*[\s:,\-–—]*"
)
_EN_SUFFIX = caseless(
    r"[\s,.;–—-]*(?:(?:and|so|please|pls|you should|can you|could you)\s+)*(?:please\s+)?(?:remember (?:that|this|it|both|them)"
    r"|keep (?:that|this|it|both|them|all (?:of )?(?:this|that|it)) in mind|bear (?:that|this|it|both|them) in mind|don't (?:let me )?forget(?: (?:that|this|it))?"
    r"|make a note(?: of (?:that|this|it))?|note (?:that|this) down|save (?:that|this))(?:,?\s*(?:please|ok|okay))?$"
)


_LABELLED_ZH = lazy(
    r"^(?:请|麻烦|帮我|帮忙|给我|你|能不能|能|可以|顺便)*(?:把|将)(?P<label>(?!(?:这|那|下面|以下|它)(?:个|条|些|件事?|句|的)?(?:给我|帮我|都|也)?[存记备保写])[^，。:是]{1,14}?)(?:也|都|给我|帮我)*(?:存|记|记录|保存|备注|写)(?:一下|下来?|好|住|着|起来|进去|上)*"
    r"(?:吧|好吗|吗|哈)*(?:[:，,]\s*|$)"
)
_NAMED_FIRST_ZH = lazy(
    r"^(?:我?(?:刚|已经|又)?(?:换|改|办|用)了?(?:个|成)?)?(?P<label>(?:我的?)?[^，。:是我你了]{2,14}?)(?:了[，,]\s*)?(?:麻烦|请)?(?:你)?(?:帮我|替我|给我)?(?:记|存|备注)(?:一下|下来?|好|住|着)[:，,]\s*(?=[^，。]*\d)"
)
"""办公室座机帮我记一下，0571-…"""
_LABELLED_EN = caseless(
    r"^(?:(?:please|pls|can you|could you|would you|will you|also|and|hey|jide|just)[\s,]+)*(?:save|store|keep|note(?: down)?|write down|record|jot down|put down|add|remember|memori[sz]e)"
    r" (?P<label>(?![^:,]*\d+$)my (?:(?!(?:is|are|was|were|has|have|had|will|won't|isn't|can't|cannot|does|doesn't|don't|likes?|loves?|hates?|needs?|wants?|lives?|works|plays?|goes|comes?|gets?|takes?|drinks?|eats?|prefers?|turns?|speaks?|uses|drives?|runs|starts?|moved|died|got|called)\b)[\w'-]+ ){0,3}?[\w'-]+?)(?: (?:for me|for later|down|somewhere|in your memory|to your memory|on file|please))*(?:,? (?:would|could|can|will) you(?: please)?)?(?::\s*|,\s*(?:it's|it is)\s+|$)"
)
_VALUE_OPENS = caseless(r"^(?:it's|it is|that's|that is|here it is|here you go|就是|是|为)?[:,，\s]*")
_REASON = lazy(r"[，,]\s*(?=我(?:自己)?(?:老|总|经常|会|怕|记不)|省得|免得|以免|别忘|因为)")
"""Why it is to be kept, behind the value."""
_ASKS = lazy(r"[，,]?\s*(?:好不好|可以|行|好)?[吗么嘛呢]$")
_ZH_TOLD = lazy(r"^(?!.*(?:什么|谁|哪|几[点号个]|多少|怎么|吗))[^，。]{2,}(?:在|是|叫|有|放|不|收|来|去|吃|用|\d)")
_THAT = caseless(r"\bthat\b|:|\bnote\b|\bin mind\b|\bdown\b|\bthe fact\b")
"""Words of a request behind which a statement stands."""
_VERB = caseless(
    r"\w(?:'s|'m|'re|'ve|n't)\b|\b(?:is|are|was|were|has|have|can|will|do|does|go(?:es)?|needs?|likes?|lives?|works?|comes?|takes?|starts?|gets?|keeps?|hangs?|sits?|stands?|stays?|opens?|closes?|shuts?|leaves?|arrives?|runs?|ends?|costs?|belongs?|hates?|loves?|eats?|drinks?|sleeps?|plays?|speaks?|wears?|drives?|studies|study|prefers?|wants?|sticks?|leaks?|locks?|fits?|holds?|means?|uses?|calls?|expires?|\w{3,}ed)\b"
)
_OWN_MEMORY = caseless(
    r"我(?:已经|都|会|先|也|就|来|自己|刚|把它)*$|\b(?:i|we|they|he|she)(?:'ll|'d|'ve| will| would| should"
    r"| can| have| try to)?(?: \w+)?$"
)
"""The user speaks of his own memory: 我已经记下来了, I will keep that in mind."""


_ASKED_NICELY = caseless(
    r"^(?:你?能不能|你?能|你?可以|可不可以|请|can you|could you|would you|will you)|,? (?:would|could|can|will) you(?: please)?$"
)
"""A request that is put as a question."""


@dataclass(frozen=True, slots=True)
class Remember:
    """A request to remember: the sentence without its request; None where the request stands alone."""

    sentence: Sentence | None
    label: str = ""
    """What the thing to be remembered is (我的邮寄地址, my locker number), where the request names it."""


def remember_request(sentence: Sentence) -> Remember | None:
    """The request to remember that a sentence makes, or None. A question about memory is none."""
    flat = sentence.whole.flat
    if sentence.asks and not _ASKED_NICELY.search(flat):
        return None
    labelled = (_LABELLED_ZH if sentence.whole.chinese else _LABELLED_EN).match(flat) or _NAMED_FIRST_ZH.match(flat)
    if labelled:
        label = sentence.whole.shown[labelled.start("label") : labelled.end("label")].strip()
        return Remember(cut(sentence, labelled.end()) if labelled.end() < len(flat) else None, label)
    for pattern in (_ZH_PREFIX, _EN_PREFIX):
        match = pattern.match(flat)
        if match and match.end() > 0:
            return Remember(_told(sentence, match))
    for pattern in (_ZH_SUFFIX, _EN_SUFFIX):
        match = pattern.search(flat)
        if match and not _OWN_MEMORY.search(flat[: match.start()]):
            return Remember(cut(sentence, 0, match.start()) if match.start() else None)
    return None


def _told(sentence: Sentence, request: re.Match[str]) -> Sentence | None:
    """What is behind a request; of one that is put as a question ("can you remember that …?") it is told, not asked."""
    end = len(sentence.whole.flat)
    if sentence.asks:
        asking = _ASKS.search(sentence.whole.flat)
        end = asking.start() if asking else end
    rest = cut(sentence, request.end(), end)
    told = (
        rest
        and sentence.asks
        and (
            _ZH_TOLD.search(rest.whole.flat)
            if rest.whole.chinese
            else _THAT.search(request[0]) and _VERB.search(rest.whole.flat)
        )
    )
    return replace(rest, mark="") if rest and told else rest


def labelled(label: str, sentence: Sentence) -> Draft | None:
    """What stands behind its name: 我的邮寄地址 and 白沙路8号 make one memory; None where nothing but a filler is left."""
    whole = sentence.whole
    opening = _VALUE_OPENS.match(whole.flat)
    value = _REASON.split(whole.shown[opening.end() if opening else 0 :])[0].strip(" .。")
    if not value or sentence.asks:
        return None
    if whole.chinese or has_han(flatten(label)):
        owner = label.removeprefix("我家的").removeprefix("我的").removeprefix("我").lstrip("的")
        content = f"{user_word(whole.shown)}的{owner}是{value}"
    else:
        content = f"The user's {label[3:]} is {value}"
    return Draft("other", content, whole.start, whole.end, value=value)
