"""Which attribute of the user a question asks for, and which of several relatives or pets it means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import Memory
from memory.text import normalise
from memory.writing.wording.patterns import Lazy, lazy

_ME = r"(?:我|咱|俺|本人)"

_KIN = r"(?:老婆|老公|[爸妈爷奶哥姐弟妹]|岳父|岳母|公公|婆婆|外公|外婆|儿子|女儿|闺女)"

_ATTRIBUTES = tuple(
    (slot, lazy(pattern, re.IGNORECASE))
    for slot, pattern in (
        ("name", rf"{_ME}(?:叫|是)(?:什么|啥)(?:名字)?$|{_ME}(?:叫|是)(?:什么|啥)(?:名字)?\W|{_ME}的?(?:名字|姓名)"
                 rf"|怎么称呼{_ME}|{_ME}是谁"
                 rf"|{_ME}姓什么|what(?:'s| is| was) my (?:full |first |last )?name|who am i|\bmy name\b"),
        ("nickname", rf"{_ME}的?(?:昵称|外号|小名)|my nickname"),
        ("allergy", r"过敏|allerg"),
        ("health", rf"{_ME}(?!的?{_KIN}).{{0,6}}(?:病史|什么病|身体|健康|吃什么药)"
                   r"|my (?:health|condition|illness|medication)"),
        ("diet", rf"{_ME}.{{0,6}}(?:忌口|不能吃|不吃|吃素|素食)|my diet|what (?:can't|don't) i eat"
                 rf"|am i (?:an? )?(?:vegan"
                 rf"|vegetarian)|do i eat"),
        ("location", rf"{_ME}.{{0,6}}(?:住在?)|{_ME}.{{0,4}}在(?:哪(?!家|个公司|上班|工作|里?上班|里?工作)|什么地方)"
                     rf"|{_ME}(?:的城市|现在在哪)"
                     rf"|where (?:do|did|am) i (?:currently |now |still )?(?:live|living|based|stay)|where i live"
                     rf"|(?:which|what) city|do i (?:still |now )?live|did i (?:use to )?live"),
        ("hometown", rf"{_ME}.{{0,4}}(?:老家|家乡|哪里人|哪儿人)|where (?:am|do) i (?:come )?from|my hometown"),
        ("employer", rf"{_ME}.{{0,4}}(?:在哪(?:家|个|里|儿)?(?:公司|上班|工作)|公司叫|哪家公司)|where (?:do"
                     rf"|did) i (?:use to )?work"
                     rf"|who (?:do|did) i work for"
                     rf"|my (?:employer|company)"),
        ("job", rf"{_ME}.{{0,6}}(?:做什么(?:工作|的)|职业|干什么的|工作是|是做|什么工作)|what (?:do i do(?: for|$"
                rf"|\W*$)|is my job"
                rf"|'s my job)|what's my job|my (?:job|profession|occupation)\b|what do i work"),
        ("age", rf"{_ME}(?:今年)?(?:多大|几岁|年龄|多少岁)|how old am i|my age"),
        ("birthday", rf"{_ME}的?生日|{_ME}(?:哪天生|什么时候出生)|my birthday|when was i born"),
        ("school", rf"{_ME}.{{0,4}}(?:学校|哪上学|哪个大学|母校)|my (?:school|university|college)|where (?:do"
                   rf"|did) i study"),
        ("language", rf"{_ME}.{{0,4}}(?:会说|说什么语言|母语)|(?:what|which) languages? (?:do|can) i"),
        ("pet", rf"{_ME}.{{0,6}}(?:宠物|猫|狗|鸟|鱼|兔|仓鼠|养(?:的|了|着|过)*(?:是)?(?:什么|啥|哪))"
                rf"|my (?:pets?|animals?|cats?|dogs?|rabbit|bird)\b|(?:have"
                rf"|got) (?:any "
                rf"|a )?(?:pets?|cats?|dogs?)\b|\b(?:pets?|animals?|cats|dogs) (?:do|have) i\b"),
        ("family", rf"(?:^|{_ME}.{{0,4}}){_KIN}"
                   rf"|{_ME}.{{0,4}}(?:老婆|妻子|太太|爱人|老公|丈夫|先生|女儿|闺女|儿子|孩子|娃|爸|妈|父|母|爷爷"
                   rf"|奶奶|家人|家里|弟|妹|哥|姐|女朋友|男朋友|对象)"
                   rf"|my (?:wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|children|mother|father|mum"
                   rf"|mom|dad|parents?|family|sisters?|brothers?)\b|(?:have|got) (?:any |a )?(?:kids|children"
                   rf"|siblings|brothers|sisters|sons?|daughters?)\b|\b(?:kids|children|siblings|sisters|brothers"
                   rf"|sons|daughters) (?:do|have) i\b|am i married"),
        ("hobby", rf"{_ME}.{{0,4}}(?:爱好|兴趣)|my hobb|what do i do for fun"),
        ("project", rf"{_ME}.{{0,6}}(?:项目|project)|{_ME}.{{0,3}}在(?:做什么|忙什么)|my (?:current )?project"
                    rf"|what am i working on|what i'm working on"),
        ("goal", rf"{_ME}.{{0,4}}目标|my goals?\b"),
        ("deadline", r"截止|什么时候(?:交|到期|要完成)|deadline|due date|when is .{1,30}\bdue\b"
                     r"|when does .{1,30}\bend\b"),
        ("budget", r"预算|budget"),
        ("tool", rf"{_ME}.{{0,4}}用(?:的是)?(?:什么|哪)|what (?:tools?|editor|software|laptop|phone) do i (?:use"
                 rf"|have)"),
        ("reply_style", r"(?:你|怎么).{0,6}(?:回答我|回复我)|how (?:do|did|should) (?:i|you) (?:want|like"
                        r"|answer).{0,24}(?:answer|repl|me)"),
    )
)  # fmt: skip

_FACETS = tuple(
    (lazy(asked, re.IGNORECASE), lazy(held, re.IGNORECASE))
    for asked, held in (
        (
            r"几岁|多大|年龄|岁数|\bhow old\b|'s age\b",
            r"岁|\d|\b(?:years?|months?) old\b|\b(?:is|turned) (?:\d"
            r"|[a-z]+(?:teen|ty)?)$",
        ),
        (r"生日|哪天生|\bbirthday\b|\bborn\b", r"生|\bbirthday\b|\bborn\b|\d"),
        (r"做什么|工作|职业|上班|\b(?:do for a living|job|work)\b", r"工作|上班|是|\b(?:works?|job|is an?)\b"),
        (r"住哪|住在|\bwhere\b.*\blives?\b", r"住|搬|\b(?:lives?|moved)\b"),
        (r"叫什么|名字|\b(?:name|called)\b", r"叫|名|\b(?:name|called|named)\b|,|、|\b(?-i:[A-Z][a-z]+)\b"),
        (
            r"身体|健康|生病|什么病|\b(?:health|ill|illness|condition)\b",
            r"病|炎|症|血压|血糖|过敏|哮喘|癌|手术|住院|怀孕|不好|疼|痛"
            r"|\b(?:has|have|asthma\w*|diabet\w*|allerg\w*|cancer|hospital|ill|pregnant|surgery|bad)\b",
        ),
        (r"电话|号码|手机|邮箱|\b(?:phone|number|e-?mail)\b", r"\d|@"),
    )
)
"""What may be asked of a relative or a pet, and how a memory sounds that holds it."""
_FAMILY = frozenset({"family", "relationship"})
_EATING = frozenset({"diet", "allergy"})
_MEANT = tuple(
    (lazy(asked), lazy(held))
    for asked, held in (
        *((word, word) for word in ("公公", "婆婆", "岳父", "岳母", "外公", "外婆")),
        (r"老婆|妻子|太太|爱人|\bwife\b", r"老婆|妻子|太太|爱人|\bwife\b"),
        (r"老公|丈夫|先生|\bhusband\b", r"老公|丈夫|先生|\bhusband\b"),
        (r"女朋友|男朋友|对象|\b(?:partner|girlfriend|boyfriend)\b", r"女朋友|男朋友|女友|男友|对象|\b(?:partner"
                                                             r"|girlfriend|boyfriend)\b"),
        (r"女儿|闺女|\bdaughters?\b", r"女儿|闺女|\bdaughters?\b"),
        (r"儿子|\bsons?\b", r"儿子|\bsons?\b"),
        (r"孩子|娃|\b(?:kids?|children)\b", r"女儿|闺女|儿子|孩子|娃|\b(?:sons?|daughters?|kids?|children)\b"),
        (r"爸|父|\b(?:father|dad)\b", r"爸|父|\b(?:father|dad)\b"),
        (r"妈|母|\b(?:mother|mum|mom)\b", r"妈|母|\b(?:mother|mum|mom)\b"),
        (r"弟|\bbrothers?\b", r"弟|哥|\bbrothers?\b"),
        (r"妹|\bsisters?\b", r"妹|姐|\bsisters?\b"),
        (r"哥", r"哥|\bbrothers?\b"),
        (r"姐", r"姐|\bsisters?\b"),
        (r"爷爷|grandfather|grandpa", r"爷爷|grandfather|grandpa"),
        (r"奶奶|grandmother|grandma", r"奶奶|grandmother|grandma"),
        (r"猫|\bcats?\b", r"猫|\b(?:cats?|kitten)\b"),
        (r"狗|\bdogs?\b", r"狗|犬|\b(?:dogs?|puppy)\b"),
    )
)  # fmt: skip


def slot_asked(clean: str) -> str:
    """The attribute that a question (in one spelling) asks for, or ""."""
    return next((slot for slot, pattern in _ATTRIBUTES if pattern.search(clean)), "")


def held_in(slot: str, clean: str, memories: Sequence[Memory]) -> list[Memory]:
    """The memories that fill an attribute; of relatives and pets those that the question names."""
    slots = _FAMILY if slot in _FAMILY else _EATING if slot == "diet" else {slot}
    held = [memory for memory in memories if memory.slot in slots]
    named = next((pattern for asked, pattern in _MEANT if slot in {*_FAMILY, "pet"} and asked.search(clean)), None)
    if named is None:
        return held
    return [memory for memory in held if named.search(normalise(f"{memory.content} {memory.value}"))]


def holds_facet(clean: str, content: str) -> bool:
    """Does a memory of a relative or a pet hold what is asked of them: age, name, work?"""
    held = _facet(clean)
    return held is None or held.search(content) is not None


def asks_facet(clean: str) -> bool:
    """Does a question ask for something particular of somebody: age, work, health?"""
    return _facet(clean) is not None


def _facet(clean: str) -> Lazy | None:
    """How a memory sounds that holds what a question asks of somebody; None where it asks nothing particular."""
    return next((held for asked, held in _FACETS if asked.search(clean)), None)


def same_sort(clean: str, content: str) -> bool:
    """Does a question name no relative or pet, or the one that a text speaks of?"""
    named = next((pattern for asked, pattern in _MEANT if asked.search(clean)), None)
    return named is None or named.search(normalise(content)) is not None
