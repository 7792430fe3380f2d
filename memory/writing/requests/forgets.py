"""Requests to forget: 忘掉我的生日, 把可乐的事删掉, forget where I work. They store nothing, not even themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from memory.records import ForgetRequest, Memory
from memory.writing.topics import meant, subject_terms
from memory.writing.wording.patterns import Lazy, caseless, lazy
from memory.writing.wording.spans import Clause, Sentence, cut

_ZH_VERB = r"(?:忘掉|忘了|忘记|忘却|[忘删清抹擦](?:个)?(?:干净|光|得一干二净)|删掉|删除|删了|清除|清空|清掉|抹掉|抹去|抹了|抹除|勾销|划掉|剔除|移除|去掉|擦掉|作废|撤回)"
_ZH_POLITE = (
    r"(?:(?:请|麻烦|帮我|给我|你|您|可以|能不能|能|把|那|还是|以后|就|都|现在|马上|立刻|对了|不好意思|抱歉)[，,\s]*)*"
)
_ZH_MEMORY = r"(?:从|在)?(?:你的?|你那里的?)?(?:长期)?(?:记忆|记录|记性|脑子|资料库|档案)(?:里|中|库里?|里面)?"
_ZH: tuple[Lazy, ...] = (
    lazy(
        rf"^{_ZH_POLITE}(?:当|就当|只当|权当)我?(?:从来)?没(?:有)?(?:说|提|讲)过(?P<t>.{{2,30}}?)(?:这回事|这件?事|的事)?(?:吧|了)*$"
    ),
    lazy(
        rf"^{_ZH_POLITE}(?:把|将)(?P<t>.{{1,40}}?)(?:的(?:事情?|信息|内容|记录|记忆|资料|部分))?(?:都|全都?"
        rf"|也|就|给|先|{_ZH_MEMORY})*{_ZH_VERB}(?:吧|了|掉|一下|好吗|行吗)*$"
    ),
    lazy(
        rf"^{_ZH_POLITE}{_ZH_VERB}(?:掉|了)?(?:你)?(?:{_ZH_MEMORY})?(?:记住的|记得的|知道的|存的|记的"
        rf"|记录的|之前记的|保存的)?(?:里|中)?(?:的)?(?:所有|全部|一切)?(?:有关|关于"
        rf"|对于)?(?P<t>(?![吧了，,]).{{1,40}}?)(?:的(?:事情?|信息|内容|记录|记忆|资料|部分))?(?:吧|了|好吗|行吗|谢谢)*$"
    ),
    lazy(
        rf"^(?:有关|关于|对于)?(?P<t>(?!我(?!的)).{{1,30}}?)(?:的(?:事情?|信息|内容|记录|记忆|资料))?[，,\s]*"
        rf"(?:请你?|你|麻烦你?)?(?:就|都|可以|还是|也)*{_ZH_VERB}(?:掉)?吧$"
    ),
    lazy(
        r"^(?:你|请|还是|那)*就?当(?:作|做|成)?我(?:从)?没(?:有)?(?:跟你|和你)?(?:说|提|讲)(?:过)?(?P<t>.{1,30}?)"
        r"(?:这(?:件|回|个)?事|的(?:事情?|信息))?(?:[，,]\s*.{0,12}|吧|了|好了)*$"
    ),
    lazy(
        r"^(?:请|麻烦)?你?(?:别|不要|不用|不必|无需|别再|不要再|不用再)(?:再)?(?:记着?|记得|记住|保留|存着?"
        r"|记下)(?P<t>.{1,40}?)(?:了|的(?:事情?|信息|内容))*(?:吧|了)*$"
    ),
    lazy(
        r"^(?:请|麻烦)?你?(?:把)?(?P<t>.{1,30}?)(?:的(?:事情?|信息|内容))?(?:这条|这事)?(?:就)?(?:别|不要"
        r"|不用)(?:再)?(?:记|记着|记得|存|留)(?:着)?(?:了|吧)*$"
    ),
)
_ZH_ASKED: tuple[Lazy, ...] = (
    lazy(
        rf"^(?:有关|关于|对于)?(?P<t>.{{1,30}}?)(?:的(?:事情?|信息|内容|记录|记忆|资料)?|(?:这|那)(?:(?:件|些|回|个)?事|[条个些]))?儿?[，,\s]*"
        r"(?:(?:请|麻烦|拜托|求求?|劳驾|烦请|帮我|帮忙|给我)你?(?:帮我|给我)?|你(?=[^，。]*(?:吧|干净|光)$))"
        rf"(?:就|都|可以|还是|也|全部?|全都|彻底|统统|一并|给我|{_ZH_MEMORY})*{_ZH_VERB}(?:吧|掉|了)*$"
    ),
    lazy(
        r"^(?:有关|关于|对于)?(?P<t>.{1,30}?)(?:的(?:事情?|信息)?|(?:这|那)(?:件|些|回|个)?事)?儿?[，,\s]*(?:麻烦|请)?你?就?"
        r"(?:当|权当|只当)(?:作|做|成)?我?(?:从来?)?没(?:听|说|讲|提)(?:说|到)?过(?:吧|好了)*$"
    ),
    lazy(
        r"^(?:有关|关于|对于)?(?P<t>.{1,30}?)(?:的事|[这那](?:件|个|些|回)?(?:事|话)?)[，,\s]*(?i:(?:pls|plz|please) )?(?i:(?:don't|dont|do not) (?:keep|save|remember|store)(?: it| that)?)(?:[，,]\s*(?:忘掉|忘了)吧?)?$"
    ),
)
"""What is to be forgotten comes first, and the one who is asked behind it: 我前任的事，麻烦你忘干净."""
_ZH_TELLS = lazy(r"^(?:我|我们|[他她](?!的)|又|差点|老是|总|经常)")
_ZH_NOT = lazy(
    r"怎么|如何|咋|为什么|忘(?:了|记)(?:带|拿|买|做|关|吃|交|怎么|说|讲|提(?!到)|告诉|自我|介绍|问|交代|写|锁|打"
    r"|回|还|密码)|文件|邮件|代码|这行|这段|数据|列|行|字段|表格|缓存|订单|账号|应用|app|图片|照片|聊天软件|短信|评论"
)
_EN_POLITE = (
    r"(?:(?:please|pls|can you|could you|would you|will you|i want you to|i'd like you to"
    r"|you can|you should|just|also|and|ok|okay|actually|hey|jide|now|oh|so|go ahead and|let's)[\s,]+)*"
)
_EN: tuple[Lazy, ...] = (
    caseless(
        rf"^{_EN_POLITE}(?:wipe|erase|delete|scrub|forget|bin|lose) (?:that|the|this) (?P<t>[^.!?,]{{2,40}}? (?:thing|stuff|business|story))(?: (?:that )?i (?:told|mentioned|said)\b[^.!?]{{0,30}})?(?:,? please)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:wipe|erase|delete|scrub) what i (?:told you|said|mentioned)(?: to you)? about (?P<t>[^.!?]{{2,60}}?)(?:,? please)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:(?:pretend|act like|assume) (?:that )?I (?:never|didn't) (?:say|said|mention(?:ed)?|tell you|told you)|(?:never mind|ignore"
        rf"|disregard|scratch) what I (?:said|told you))(?: about| that)?\s+(?P<t>[^.!?]{{2,80}}?)(?:,? please)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}forget\s+(?:about\s+|everything (?:you know )?about\s+|all about\s+|what (?:i|you) (?:said"
        rf"|told you|know|have|remember)(?: you)? about\s+|that\s+|the fact that\s+)?(?P<t>(?!it$|to\b|me$|this$"
        rf"|that$|the rest)[^.!?]{{2,80}}?)(?:,? please| now| from (?:your )?memory| for good| completely)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:delete|remove|erase|wipe|clear|drop|scrub|strike"
        rf"|purge)\s+(?:from (?:your )?memory\s+)?(?P<t>[^.!?]{{2,80}}?)\s*(?:from (?:your |the )?(?:memory"
        rf"|memories|records?|notes|profile)|(?:that |which )?(?:you(?:'ve| have)? (?:remembered|saved"
        rf"|stored|noted|know|have|kept)(?: (?:about|on) (?:me|this|it))?))(?:,? please)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:delete|remove|erase|wipe|clear)\s+(?:the |your |that |any |all )*(?:memory"
        rf"|memories|notes?|records?|info(?:rmation)?|details?|entry|everything|what you know"
        rf"|what you have)\s+(?:of|about|on|regarding|that)\s+(?P<t>[^.!?]{{2,80}}?)(?:,? please)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:take|leave|keep|get) (?P<t>(?!it\b|that\b|this\b)[^.!?,]{{2,60}}?) out of (?:your |the )?(?:notes?|memor(?:y|ies)|records?|profile)(?:,? (?:please|now|for good|completely))*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:delete|remove|erase|wipe|drop|scrub) (?:the|my|that) (?P<t>[^.!?,]{{2,40}}?\b(?:goal|memory|note|entry|preference|budget|habit|plan|target|reminder))(?: (?:from|out of) (?:your |the )?(?:memory|notes?|records?))?(?:,? (?:please|now|then))*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:don't|do not|stop|no need to|you needn't|you don't need to"
        rf"|quit)\s+(?:remember(?:ing)?|keep(?:ing)?(?: track of)?|stor(?:e|ing)|sav(?:e|ing))\s+(?:that\s+"
        rf"|about\s+)?(?P<t>[^.!?]{{2,80}}?)(?:,? please| any ?more| any longer)*$"
    ),
    caseless(
        rf"^{_EN_POLITE}(?:the |that )?(?:(?:thing|bit|part|stuff|note|memory|entry|fact|business) (?:about|on|with) )?(?P<t>(?!i\b|it\b|that\b|this\b)[^.!?,;:]{{2,60}}?)"
        r"(?:\s*[,:;–-]\s*|\s+)(?:(?:please|just|you can|can you|could you|kindly)[\s,]+)*(?:I beg )?(?:forget|delete|erase|wipe|drop|remove|scrub|strike|comot|clear|take) "
        r"(?:it|that|this|them|those|am|all of (?:it|that|them))(?: (?:from|out of) (?:your |the )?(?:memory|records?|notes|mind))?(?: (?:please|now|completely|for good|entirely))*$"
    ),
    caseless(
        r"^(?:the |that )?(?:thing|bit|part|stuff|note|memory|entry|fact|business) (?:about|on|with) (?P<t>[^.!?,;:]{2,60}?),? (?:(?:can|should|must|has to|needs to) (?:go|be (?:forgotten|deleted|wiped|erased|removed))\b|you can forget)[^.!?]{0,40}$"
    ),
)
_ZH_IT = lazy(
    rf"^{_ZH_POLITE}(?:算了|不用记了?)?[，,]?(?:把)?(?:它|这个|那个|[这那]件?事儿?|[这那][些条])?(?:就|都|全部?|给我|统统|一并|也|还是)*{_ZH_VERB}(?:它|[这那]个|[这那]件?事儿?|[这那]条)?(?:吧|了|掉|好了?|行吗|好吗|谢谢)*$"
    r"|^(?:别|不要|不用)(?:再)?(?:记|记着|记得|留|存)(?:着|它|这个)?了?(?:吧)?$"
)
_EN_IT = caseless(
    rf"^{_EN_POLITE}(?:forget|delete|erase|wipe|drop|remove|scrub|lose|bin|get rid of) (?:about )?(?:it|that|this|them|those|all of (?:it|that|them))(?: all)?(?:,? (?:please|now|completely|for good|entirely|from (?:your )?memory))*$"
    r"|^(?:you can |please |just )*(?:stop remembering|don't (?:keep|remember|store)) (?:it|that|them)(?: any ?more)?$"
)
"""A request whose thing was named in the sentence before."""
_ZH_NAMED = lazy(
    r"^(?:对了|那个?|还有|哎|欸|嗯|[，,\s])*(?:(?:你)?(?:还)?(?:记得|记着|记不记得|记住|存着?)(?:的|了|过)?)?(?:关于|有关)?(?:我)?(?:之前|上次|以前|刚才|上回|那天|昨天)?(?:跟你|和你)?(?:(?:说|提|讲|告诉你?|聊|存)(?:过|到过?|起过?)?的?)?"
    r"(?P<t>[^，。]{1,24}?)(?:的)?(?P<thing>[那这](?:件|条|个|些|回)?(?:事儿?|事情|信息|内容|记录|记忆)|的(?:事儿?|事情|信息|内容|记录|记忆))?(?:吧|呢|啊|嘛|吗)?$"
)
_ZH_OWN = lazy(r"^(?:我|咱)(?:的|家的?|老家?)?[^，。]{1,14}$")
_ZH_TELLING = lazy(r"^(?:我|咱)[们]?(?:[住在是有要想去养买吃喝喜爱讨怕会得]|不|没|刚|换|搬|已经)")
_EN_NAMED = caseless(
    r"^(?:(?:oh|and|so|hey|ok|okay|also|right|actually|you know)[\s,]+)*(?:(?:do you )?remember )?(?:(?:that|the|this|those|all the|all that|what|everything) )?(?:(?:thing|bit|part|stuff|note|memory|info\w*|business|fact|details?|entry) )?"
    r"(?:(?:i|you|we) (?:'ve |have )?(?:told|said|mentioned|saved|stored|remember|have|noted|know)(?: to)?(?: you)? )?(?:about|on|regarding|with|of) (?P<t>[^.!?,;:]{2,60}?)$"
    r"|^(?:(?:oh|and|so)[\s,]+)*(?P<u>(?:my|our) [\w' -]{2,40})$"
)
_THAT_ONE = lazy(r"(?:的)?[这那这](?:[一几两]?[条條个個]|些|一?件事?)儿?$")
_OF_HIM = caseless(r"^(?:[他她它](?:们)?的?|(?:his|her|its|their)\b)\s*")
"""What is to be forgotten is somebody's who was named in the clause before."""
_HIM_ALONE = caseless(r"^(?:[他她](?:的)?(?:一切|所有|这个人|事情?)?|him|her|(?:his|her) (?:stuff|things))$")
"""Nobody but a pronoun says whose it is: 她的事."""
_URGED = caseless(
    r"当(?:作|做|成)?我?(?:从来?)?没(?:听|说|讲|提)|(?:你|请|麻烦|帮我|给我|全部?|都)[^，。]{0,8}(?:忘掉|忘了|忘干净|删掉|删了|抹掉|抹了)(?:吧|了|它)*$|那(?:件|个)?(?:事|个)[^，。]{0,4}(?:忘掉|忘了吧)"
    r"|\b(?:don't|dont|do not) (?:keep|save|remember|store)\b|\b(?:wipe|forget|delete|erase|scrub|comot|remove) (?:it|that|am|this)\b|(?:from|out of) your memory"
)
"""It can only be a request to forget, whether a memory is meant or what was only said."""
_LEAVE_IT = caseless(
    r"^(?:(?:[别不]要?|不用|不许)(?:再)?(?:存|留|记)(?:着|下来?)?(?:了|吧)*|(?:忘掉|忘了)?[，,]?\s*是(?:[他她]们?|我的?[一-龥]{1,4}?)的(?:私)?事[，,]?\s*(?:又)?不是我的(?:事)?)$"
    r"|^(?:(?:我们?|都)?(?:已经)?(?:和好|没事|好|翻篇|过去)(?:了|啦)*[，,]\s*)?(?:以后)?(?:别|不要|不用)(?:再|老|总是?)*(?:提|说起|念叨|记着?)(?:它|这事|起|了)*(?:[，,]\s*|$)"
    r"|^(?:and |so )?(?:don't|do not|never|stop) (?:ever )?(?:bring\w* (?:it|that|h[ei][rm]|them) up|mention\w* (?:it|that|h[ei][rm]|them))(?: again)?(?:, *|$)"
)
"""Said of what is forgotten, and no standing instruction."""
_ALL = caseless(
    r"^(?:你(?:知道|记得|记住)的)?(?:关于我的)?(?:所有|全部|一切)(?:的)?(?:记忆|东西|事情?|信息|内容|事)?$"
    r"|^我(?:的)?(?:所有|全部|一切)(?:信息|记忆|事情?)?$"
    r"|^(?:everything|all (?:of it|my (?:data|memories|info\w*)|memories|that you know(?: about me)?)"
    r"|all (?:you know )?about me|everything (?:you know )?about me|me entirely)$"
)


def forget_request(sentence: Sentence, known: Sequence[Memory]) -> ForgetRequest | None:
    """The request to forget that a sentence makes, with the known memories it means; None where it makes none."""
    flat = sentence.whole.flat.rstrip(" ,，")
    match = _match(flat)
    if match is None or _ZH_IT.match(flat):
        return None
    target = _THAT_ONE.sub("", sentence.whole.shown[match.start("t") : match.end("t")]).strip(" 的,，")
    ids = tuple(memory.id for memory in known) if _ALL.match(target) else meant(target, known)
    ids = ids or (_of_the_one_close(known) if _HIM_ALONE.match(target) else ())
    return ForgetRequest(quote=sentence.whole.shown, target=target, memory_ids=ids)


def forget_in(sentence: Sentence, known: Sequence[Memory]) -> tuple[ForgetRequest | None, Sentence | None]:
    """The request of a sentence or of one of its clauses, and what the sentence says besides."""
    whole = forget_request(sentence, known)
    if (whole and whole.memory_ids) or len(sentence.clauses) < 2:
        return whole, None if whole else sentence
    for before, start, end in _parts(sentence):
        part = cut(sentence, start, end)
        request = forget_request(part, known) if part else None
        if request and not request.memory_ids and before and _OF_HIM.match(request.target):
            request = replace(request, memory_ids=_told_of(before.shown, _OF_HIM.sub("", request.target), known))
        if request and (request.memory_ids or _HIM_ALONE.match(request.target) or _URGED.search(request.quote)):
            rest = _LEAVE_IT.sub("", sentence.whole.flat[end:].lstrip(" ,，"))
            left = cut(sentence, len(sentence.whole.flat) - len(rest)) if rest else cut(sentence, 0, start)
            return request, left
    return whole, None if whole else sentence


def _parts(sentence: Sentence) -> Iterator[tuple[Clause | None, int, int]]:
    """Each clause, then each with the one behind it, as (the clause before, begin, end) within the sentence."""
    clauses, base = sentence.clauses, sentence.whole.start
    for more in (0, 1):
        for at, clause in enumerate(clauses[: len(clauses) - more]):
            yield clauses[at - 1] if at else None, clause.start - base, clauses[at + more].end - base


def _of_the_one_close(known: Sequence[Memory]) -> tuple[str, ...]:
    """What is told of a partner, where nobody else close to the user is known whom "her" could mean."""
    close = [memory for memory in known if memory.slot in ("relationship", "family")]
    return tuple(memory.id for memory in close) if all(memory.slot == "relationship" for memory in close) else ()


def _told_of(who: str, what: str, known: Sequence[Memory]) -> tuple[str, ...]:
    """What is told of the one that `who` names and of what `what` names."""
    named, told = subject_terms(who), subject_terms(what)
    held = ((memory.id, subject_terms(memory.content)) for memory in known)
    return tuple(memory_id for memory_id, terms in held if named & terms and told & terms)


def forget_before(before: Sentence | None, sentence: Sentence, known: Sequence[Memory]) -> ForgetRequest | None:
    """The request of a sentence that only says "forget it", of what the sentence before it names: my cat? Forget it."""
    flat = sentence.whole.flat.rstrip(" ,，")
    if before is None or sentence.asks or not (_ZH_IT.match(flat) or _EN_IT.match(flat)):
        return None
    target = _named_before(before)
    ids = meant(target, known) if target else ()
    if not ids:
        return None
    return ForgetRequest(
        quote=f"{before.whole.shown}{before.mark} {sentence.whole.shown}", target=target, memory_ids=ids
    )


def _named_before(before: Sentence) -> str:
    """What a sentence names without telling anything of it; "" where it tells something."""
    whole = before.whole
    if whole.chinese:
        match = _ZH_NAMED.match(whole.flat)
        named = match and (match["thing"] or (before.asks and (_ZH_OWN.match(whole.flat) or "记" in whole.flat)))
        if match is None or not named or _ZH_TELLING.match(whole.flat):
            return ""
        return whole.shown[match.start("t") : match.end("t")].strip(" 的")
    match = _EN_NAMED.match(whole.flat)
    if match is None:
        return ""
    group = "t" if match["t"] else "u"
    return whole.shown[match.start(group) : match.end(group)]


def _match(flat: str) -> re.Match[str] | None:
    if not _ZH_NOT.search(flat):
        for pattern in _ZH_ASKED if _ZH_TELLS.search(flat) else (*_ZH, *_ZH_ASKED):
            match = pattern.match(flat)
            if match:
                return match
    for pattern in _EN:
        match = pattern.match(flat)
        if match:
            return match
    return None
