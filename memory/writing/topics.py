"""What a sentence is about, and which known memory somebody means when he names a thing.

The words a user names an attribute by (我的生日, where I live) lead to its slot; everything else is found by the
words that the sentences share.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from memory.records import KIN_SLOTS, Memory
from memory.text import query_terms
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import caseless, lazy

_SLOT_WORDS: tuple[tuple[str, str], ...] = (
    ("name", r"名字|姓名|叫什么|我叫|全名|\b(?:my|full|first|last) name\b|what i'?m called|who i am"),
    ("nickname", r"昵称|外号|小名|花名|\bnick ?names?\b"),
    ("age", r"年龄|岁数|几岁|多大|年纪|\b(?:my )?age\b|how old"),
    ("birthday", r"生日|出生|\bbirth ?day|\bbirth ?date|date of birth|when i was born|\bborn\b"),
    ("gender", r"性别|\bgender\b"),
    (
        "location",
        r"住址|地址|住哪|住在哪|居住地|住的地方|城市|所在地|位置|哪里住|\baddress\b|where i(?:'m| am)? ?(?:live"
        r"|living|based|stay|reside)|\b(?:my )?(?:location|city|home ?town address)\b|\bhome address\b",
    ),
    (
        "hometown",
        r"老家|家乡|籍贯|哪里人|\bhome ?town\b|where i(?:'m| am| come| grew)? ?(?:from|come|grew)|\borigins?\b",
    ),
    ("job", r"工作|职业|职位|岗位|做什么的|干什么的|\b(?:job|occupation|profession|work)\b|what i do"),
    (
        "employer",
        r"公司|单位|雇主|在哪上班|在哪工作|上班的地方|哪里上班|\b(?:employer|company|workplace)\b"
        r"|where i work|who i work for",
    ),
    ("school", r"学校|母校|\b(?:school|university|college)\b|where i (?:study|studied|went)"),
    ("education", r"专业|学历|学位|\b(?:degree|major|education)\b"),
    ("language", r"母语|语言|\b(?:native )?language|mother tongue"),
    ("timezone", r"时区|time ?zone"),
    (
        "family",
        r"家人|家庭|孩子|儿子|女儿|父母|兄弟|姐妹|\b(?:family|kids?|children|son|daughter|parents?|siblings?"
        r"|brother|sister)\b",
    ),
    (
        "relationship",
        r"老婆|老公|妻子|丈夫|对象|女朋友|男朋友|感情|婚姻|前任|前[男女]友|前[夫妻]|\b(?:my )?ex\b|\b(?:wife|husband|partner|girlfriend|boyfriend"
        r"|relationship|marriage)\b",
    ),
    ("pet", r"宠物|猫(?!粮|砂|爬|包|眼|头)|狗(?!粮|窝|绳|牌|仔|血)|\b(?:pets?|cats?|dogs?)\b"),
    ("diet", r"饮食|忌口|吃什么|吃素|\b(?:diet|eating|dietary|what i eat|don't eat)\b"),
    ("allergy", r"过敏|\ballerg\w+|intoleran\w+"),
    ("health", r"健康|身体|病(?!假|历|例|毒|房|友)|\b(?:health|medical|illness|condition|diagnosis|disease)\b"),
    ("hobby", r"爱好|兴趣|\bhobb(?:y|ies)|interests?\b"),
    ("likes", r"喜好|喜欢|偏好|\b(?:likes?|preferences?|favou?rites?)\b"),
    ("dislikes", r"讨厌|不喜欢|\bdislikes?|hates?\b"),
    ("tool", r"工具|软件|编辑器|\b(?:tools?|software|editor|stack)\b"),
    ("device", r"设备|手机|电脑|\b(?:devices?|phone|laptop|computer)\b"),
    ("project", r"项目|\bprojects?\b"),
    ("goal", r"目标|\b(?:goals?|targets?)\b"),
    ("deadline", r"截止|ddl|\bdeadlines?\b"),
    ("budget", r"预算|\bbudgets?\b"),
    ("schedule", r"日程|安排|行程|预约|\b(?:schedule|appointments?|meetings?|plans?|events?)\b"),
    ("habit", r"习惯|作息|\b(?:habits?|routines?)\b"),
    (
        "vehicle",
        r"(?<![火停公列动高骑班机发打])车(?!牌|位|票|库|站|间|厂|险|祸|程|次|展|贷|钥匙|管所|友|队|道)|\b(?:car|vehicle|bike)\b",
    ),
    ("reply_style", r"回答方式|回复风格|语气|\b(?:tone|style|reply style)\b"),
    ("reply_language", r"回复语言|用什么语言|\breply language\b"),
)
_SLOTS = tuple((slot, caseless(pattern)) for slot, pattern in _SLOT_WORDS)
_KINDRED = {
    "employer": ("job",),
    "job": ("employer",),
    "location": ("hometown",),
    "nickname": ("name",),
    "health": ("allergy",),
}
_FRAME = frozenset(
    query_terms(
        "用户 用户的 用户有 用户在 我的 关于 内容 事情 信息 记忆 记住 忘掉 删除 忘记 所有 这件事 the user user's users my about memory memories remember forget delete remove everything thing things stuff info information told said know"
    )
) | {"用户", "户的", "的事", "user"}


_ALL_OF_THEM = caseless(
    r"家人|家庭|孩子|宠物|感情|婚姻|对象|family|kids?|children|parents?|siblings?|pets?|partner|relationship|marriage"
)
"""Words that mean all of a kind."""
_OWN = lazy(r"^我(?:的|那个?|这个?)?|(?:的|那|这)$")
_SHORT_NAME = lazy(r"[一-龥]{2,4}")
_SAID = {
    "name": caseless(r"叫|名字|\b(?:called|named|name)\b"),
    "age": caseless(r"岁|\b(?:years? old|months? old|is \d+)\b"),
    "birthday": caseless(r"生日|出生|\b(?:birthday|born)\b"),
    "location": caseless(r"住|搬|在[一-龥]{2,4}(?:生活|$)|\b(?:lives?|living|moved|based)\b"),
    "job": caseless(r"工作|上班|是[^，。]{0,8}[师员生家工]|当|做|\b(?:works?|job|is an?)\b"),
    "employer": caseless(r"公司|单位|在[^，。]{1,10}(?:上班|工作)|\bworks? (?:at|for)\b"),
    "school": caseless(r"学校|上[^，。]{0,4}(?:学|班|年级)|读|\b(?:school|university|college|year|studies)\b"),
    "health": caseless(r"病|炎|症|健康|身体|住院|手术|\b(?:has|ill|sick|health|hospital|diabetic|asthma)\b"),
    "diet": caseless(r"吃|喝|素|\b(?:eats?|drinks?|vegan|vegetarian)\b"),
    "likes": caseless(r"喜欢|爱|\b(?:likes?|loves?|enjoys?)\b"),
    "dislikes": caseless(r"讨厌|不喜欢|怕|\b(?:hates?|dislikes?|scared|afraid)\b"),
}
"""How a sentence tells of these, where it does not name them."""
_NAME_OF = caseless(r"的名字|['’]s name\b")
_STEM = 5
"""Letters."""


def slots_named(text: str) -> list[str]:
    """The attributes that the words name, in the order of the list of slots."""
    flat = flatten(text)
    return [slot for slot, pattern in _SLOTS if pattern.search(flat)]


def subject_terms(text: str) -> set[str]:
    """The telling terms of a sentence: no grammar, no frame ("the user")."""
    return {term for term in query_terms(flatten(text)) if term not in _FRAME}


_SPEAKS_OF_SELF = caseless(
    r"^(?:that )?(?:i\b|i['’]m\b)"
    r"|^我(?!(?:的|家)?(?:[老爸妈爹娘哥姐弟妹儿女孩婆公爷奶外岳丈舅姑姨叔伯侄孙猫狗]|先生|太太|妻|媳妇|对象|[男女]友))"
)
_OF_CLOSE = caseless(
    r"^我(?:的|家)?[老爸妈爹娘哥姐弟妹儿女孩婆公爷奶外岳丈舅姑姨叔伯侄孙猫狗先太妻媳对男]|^(?:that )?my\b"
)
"""忘了我有糖尿病 means the user's own, and not his daughter's; 忘了我女儿有糖尿病 means hers."""


def meant(target: str, known: Sequence[Memory]) -> tuple[str, ...]:
    """Ids of the known memories that the words `target` mean; empty where none fits."""
    shared = _by_words(_without_slot_words(target), known)
    if shared:
        return _of_whom(target, [memory for memory in known if memory.id in set(shared)])
    for slot in slots_named(target):
        held = [memory for memory in known if memory.slot == slot]
        if slot in KIN_SLOTS and held:
            held = _of_who(target, slot, held)
            if not held:
                continue
            return tuple(memory.id for memory in _of_what(target, held))
        held = held or [memory for memory in known if memory.slot in _KINDRED.get(slot, ())]
        if held:
            return tuple(memory.id for memory in held)
    return _by_words(target, known) or _by_short_name(target, known)


def _of_whom(target: str, found: Sequence[Memory]) -> tuple[str, ...]:
    """Of what is told of the user and of those close to him, what the words speak of; all of it where they do not say."""
    of_self = _SPEAKS_OF_SELF.search(target) is not None
    close = [memory for memory in found if memory.slot in KIN_SLOTS]
    own = [memory for memory in found if memory.slot not in KIN_SLOTS]
    meant_ones = own if of_self else close if slots_named(target) and _OF_CLOSE.search(target) else []
    meant_ones = list(meant_ones or found)
    if len(meant_ones) > 1 and meant_ones == [memory for memory in meant_ones if memory.slot in KIN_SLOTS]:
        meant_ones = _of_what(target, meant_ones)
    return tuple(memory.id for memory in meant_ones)


def _of_who(target: str, slot: str, held: list[Memory]) -> list[Memory]:
    """Of a kind of people or animals those that are called as the words call them (我女儿, my dog).

    Where nobody is called so, those who are called by no word of the kind (a retriever, 太太): never another one.
    """
    kind, said = next(
        (pattern, match) for name, pattern in _SLOTS if name == slot and (match := pattern.search(flatten(target)))
    )
    word = said[0].casefold().strip()
    called = [memory for memory in held if word in flatten(memory.content).casefold()]
    if called or _ALL_OF_THEM.fullmatch(word):
        return called or held
    return [memory for memory in held if not kind.search(flatten(memory.content))]


def _of_what(target: str, told: list[Memory]) -> list[Memory]:
    """Of all that is told of somebody what the words name (小雪的过敏); all of it where they only name him."""
    flat = flatten(target)
    asked = [_SAID.get(slot, sign) for slot, sign in _SLOTS if slot not in KIN_SLOTS and sign.search(flat)]
    asked += [_SAID["name"]] if _NAME_OF.search(flat) else []
    if not asked:
        return told
    return [memory for memory in told if any(said.search(flatten(memory.content)) for said in asked)]


def _by_words(target: str, known: Sequence[Memory]) -> tuple[str, ...]:
    """The memories that share the most of the target's telling words."""
    wanted = _stems(subject_terms(target))
    if not wanted:
        return ()
    scored = [(len(wanted & _stems(subject_terms(memory.content))) / len(wanted), memory.id) for memory in known]
    best = max((score for score, _ in scored), default=0.0)
    if best < 0.5:
        return ()
    return tuple(memory_id for score, memory_id in scored if score == best)


def _by_short_name(target: str, known: Sequence[Memory]) -> tuple[str, ...]:
    """The one memory that the target names by some of its characters in order: 腰突 is 腰椎间盘突出."""
    short = _OWN.sub("", flatten(target))
    if not _SHORT_NAME.fullmatch(short):
        return ()
    spread = re.compile("[一-龥]{0,4}".join(short))
    found = [memory.id for memory in known if spread.search(flatten(memory.content))]
    return tuple(found) if len(found) == 1 else ()


def _stems(terms: set[str]) -> set[str]:
    """The beginnings of English words: what is called my weight is stored as "weighs"."""
    return {term[:_STEM] if term.isascii() else term for term in terms}


def _without_slot_words(target: str) -> str:
    flat = flatten(target)
    for _, pattern in _SLOTS:
        bare = pattern.sub(" ", flat)
        if not subject_terms(bare):
            continue
        flat = bare
    return flat
