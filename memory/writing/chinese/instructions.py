"""Chinese standing instructions: 以后都用中文回答, 每次先给结论, 叫我老李."""

from __future__ import annotations

import re

from memory.records import Kind
from memory.writing.chinese.frame import OPENERS
from memory.writing.chinese.people import RELATION
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.wording.marks import ZH_FOR_NOW, ZH_POLITE_TAG
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_STANDING = lazy(
    r"以后|今后|往后|之[后後](?=[^，。]{0,3}(?:回复?|答)我|(?:你)?(?:都|就|请|别|不要|一律)*(?:回|答|写|说话|叫我))|从今(?:天|往后|以后|天起)?|从现在(?:开始|起)|从此|每次|每回|每一[次回]|回回|次次|每当|一律|永远(?:都|不要|别|(?=用|要用|写|先|按|给我|保持))"
    r"|总是(?=用|先|要|给|以)|始终(?=用|以|按|保持(?!着))|不要再|别再|再也(?:不要|别)|今后都"
    r"|^(?:你的?)?(?:回答|回复|答案)(?:都|要|请|尽量|最好)*(?:别|不要|控制|限制|保持|不(?:得|能|许)?超过)(?!人|的)|一直(?:都)?(?:用|要)|任何时候"
    r"|(?:聊到|说到|提到|讲到|谈到|涉及|碰到|遇到|问到)[^，。]{1,8}?(?:的时候|时候?)?[，,]?(?:请|你)?(?:都|就|一律|要|先|帮我|别|不要)(?=[^，。]{2,})|一直(?:都)?(?:要)?这样(?=$|[，,。])|(?:回答|回复|解释|讲解|写代码|写文案|总结|翻译|列清单)(?:问题)?(?:的时候|时)[，,]?(?:请|都|要|一定要?|记得|先|别|不要|带上?|附上?|加上?|用)|无论何时|默认|凡是|只要我|但凡|(?i:from now on|going forward|in future)|(?:跟|和|给|对|回复|回答|答复)我[^，。]{0,8}?(?:的时候|时)(?=[，,]?(?:请|别|不要|不用|要|先|用|直接|都|只))|我(?:每次)?(?:发|贴|传|丢|甩|问|让|叫|找)(?:给)?你?[^，。]{0,10}(?:的时候|时)(?=[，,]?(?:请|别|不要|先|直接|都?要|就|帮|只|用|都))|当我|我每次(?:问|让|叫|发|说)|长期"
)
_ADDRESSED = caseless(
    r"回答|回复|答复|(?<![来返])回我|答我|讲解|用语|用词|措辞|说法|说话|聊天|聊|讲话|解释|说明|举例|写(?!完|作业|论文|日记|信)|输出|列|提醒"
    r"|讲重点|说重点|挑重点|讲结论|总结|翻译|称呼|叫我|喊我|语气|口吻|格式|表格|(?<![a-z])(?:reply|answer|respond|explain|summar(?:y|ize))|要点|条理|步骤|结论|简短|简洁|详细|啰嗦|废话|夸|表扬|奉承|说教|道歉|反问|寒暄|重复|客套|表情"
    r"|(?:别|不要|不用|少|停止)(?:再|老|总|每次|动不动)*(?:就)?(?:问我|催我|劝我|提醒我|夸我|安慰我|推销|附和|打断)|emoji|markdown|代码|注释|comments?|code|单位|摄氏|公制|24小时制|用(?:中文|英文|英语|日语|粤语|繁体"
    r"|简体|[一-龥]{1,3}[文语])|(?:说|讲)(?:粤语|普通话|四川话|东北话|上海话|闽南语|客家话|英语|中文)|不要(?:用|说|加|给|写|发|道歉|推荐)|(?:别|不要|不用|少)(?:再|老|总)?(?:跟|和|对)我(?:说|讲|用|提|称)|(?:跟|和|对)我(?:说|讲|聊|用)|[说讲]人话|大白话|别整|别(?:用|说|加|给|写|发|道歉|再(?!把我)|推荐)"
    r"|先(?:给|说|列|问|讲|确认|把(?!我))|推荐|建议|记得|直接|保持|使用|答案|引用|来源|链接|给我(?!买|带|送)|帮我|换算|tone|style|语言|你"
)
_LIKE_THAT = lazy(
    r"^一直(?:都)?(?:要)?这样|^(?:以后|今后|往后)(?:也|都|就|全|一律|一直)*(?:这样|这么|如此|照此|按这个|一样)"
)
"""以后都这样: what was said before it is the instruction."""
_GENERAL = lazy(
    r"(?:以后|今后|往后|从现在(?:开始|起)"
    r"|从今天起)(?![^，。]{0,4}我)(?![^，。]*[吃喝睡买跑走住见玩去来])[^，。]{0,16}(?:都|一律|统一|全部|只"
    r"|先|请)[^，。]{2,}"
)
"""A general rule of whatever kind, with nobody as its subject but the one who is spoken to."""
_OWN_PLAN = lazy(
    r"每[次回](?!回|答|写|翻译|总结|解释|列|发|贴|给|帮|你|举例|推荐)[^，。你]{1,8}?都?(?:得|会|要)(?!用|给我|按)|(?:以后|今后|往后|从现在起|从今天起|每次|当|只要|一直|永远|从此|总是|长期|默认)[，,]?(?:我|咱"
    r"|我们)(?:就|都|也)?(?:想|要|会|打算|准备|希望|再也|不|就|得|能|可以|去|吃|都)(?!你|助手)"
)
_COMES_BACK = lazy(
    r"(?:以后|今后|往后|从现在起|从今天起)[，,]?(?:我)?(?:可能|也许|估计|大概|恐怕|说不定|少不了|免不了|经常|常常?|天天|每天|多|要|会|得|还|就|都|来)*(?:找|麻烦|打扰|叨扰|请教|问|烦|靠|指望|多多关照)你?(?:了|啦|聊|帮忙|聊天)?$"
)
"""以后可能天天要找你: what he will do, and no order."""
_LANGUAGE = caseless(
    r"(?:用|说|讲|换成|使用|改用|切换(?:到|成)|以)\s?(?:全?英文?|英语|中文|汉语|普通话|国语|日语|日文|法语"
    r"|法文|德语|韩语|韩文|西班牙语|俄语|粤语|广东话|繁体(?:中文|字)?|简体(?:中文|字)?|文言文?|中英双语"
    r"|双语|English|Chinese|Japanese|french)"
)
_CODE = caseless(r"注释|comment|代码|code|变量|commit|文档|邮件|标题")
_CALL = lazy(r"(?:叫|喊|称呼)我(?:为|作|做)?\s?(?P<v>[^，。,.!！]{1,12}?)(?:就好|就成|就行|吧|好了|即可)?$")
_RELAYED = lazy(
    rf"(?:{RELATION}|有人|别人|人家|[他她]们?|网上|大家|公司|单位|学校|领导们?|新来的?[^，。]{{0,4}})[^，。]{{0,10}}?(?:说|讲|要求|规定|建议|觉得|希望|通知|提议|让我们?|叫我们?|嘱咐|交代)[^，。]{{0,4}}[，,:]?[^，。]{{0,6}}$"
)
"""我同事说以后都用邮件: somebody else's order, and not to the assistant."""
_YOU = lazy(r"^(?:请|麻烦|希望|拜托|要求)?你|^请|^(?:我)?(?:希望|想让|要|需要)你")


_REASON = lazy(
    r"[，,](?:因为|毕竟|这样|方便我?|我(?:想|要|正|在|得|也)*(?:多)?(?:练|学|备考|准备|提高|锻炼|适应))[^，。]*$"
)
"""Why it is asked for, behind it: 往后都用英语回我，我想多练练."""
_NARRATES = lazy(
    r"我们|咱们|能够|得到|让我(?:感|觉|很|更)|感到|心情|心态|(?<![看听读])着(?!重|点)|我(?:可以|能(?!不能)|会"
    r"|想(?!让|要你)|就能|都能|也会|也能|也可以)(?!.*(?:你|请)(?:要|就|先|给|用|直接))"
)
"""The sentence tells something instead of asking for it."""
_AS_CALLED = lazy(r"(叫|喊|称呼|稱呼)(用户|用戶)的")
"""叫我先生 speaks of no husband."""
_NO_LABEL = lazy(r"(?:别|不要)(?:再|老|总)*(?:把我当|说我(?!的)|叫我是|以为我|当我是|写我是)")
"""别再把我当烟民: what the user is no more, and no way to answer."""
_THIRD = lazy(r"(?:别|不要)再让(?!我)")
"""别再让教练叹气了: what he wants to change himself."""
_TO_JIDE = lazy(r"你|请|回[答复我]|答我|(?:中|英|日|法|德|韩|繁体|简体|粤)[文语]|普通话")
"""写东西一直用石墨 tells of a tool; 一直用中文回我 asks for something."""
_OWN_TOOL = lazy(
    r"^(?:以后|今后|往后|从(?:现在|今天|今)(?:开始|起)?|从此)[，,]?我?(?:的|做|写|记|拍|剪|画|存)?(?:课堂|读书|上课|会议|工作)?(?:笔记|照片|相片|视频|账|记账|日记|手账|待办|日程|行程|单词|谱子?|稿子?|菜谱|书单|灵感|歌单|文献|论文|图)(?:我)?(?:就|都|统一|全部?|一律|只|改)*"
    r"用(?!中文|英文|[一-龥][语文]|表格?|要点|列表|大白话)[A-Za-z一-龥 ]{2,16}?(?:来)?(?:记|写|修|存|剪|拍|画|管|整理|排|编)?(?:了|啦|吧)?$"
)
"""以后笔记都用 Obsidian 记: a tool he takes up, and no order."""
_FORBIDS = lazy(r"不要|别|不用|不必|不准|不许|停止|可以了|就行了|就好了|即可")


_ASKS_HOW = lazy(
    r"(?<!告诉)(?<![问教])[你我咱]们?(?!别|不要|不用|不必)(?:[^，。]{0,6}(?:怎么|怎样|如何|咋)(?!称呼|叫)"
    r"|[^，。]{0,10}(?:(?<!为)什么|啥|哪些|哪里|哪儿|谁|多少|几[个次点])(?!的?(?:都|也))[^，。]{0,4}$)"
)
_ASKS_TO = lazy(r"能不能|可不可以|能否|可否|[你您]?(?:可以|能|麻烦|请)[^，。]{1,40}$|(?:好|行|可以|成)[吗么嘛不]*$")
"""A request put as a question: 以后能不能短一点？"""


def _asks(sentence: Sentence) -> bool:
    """Is it a question of what will be (以后你会怎么回答我？), and no wish?"""
    flat = sentence.whole.flat
    if _ASKS_HOW.search(flat):
        return True
    return sentence.asks and ZH_POLITE_TAG.sub("", flat) == flat and _ASKS_TO.search(flat) is None


def instruction_draft(sentence: Sentence) -> Draft | None:
    """The standing instruction of a sentence, from its marker to the sentence's end."""
    flat = sentence.whole.flat
    standing = _STANDING.search(flat)
    if _NO_LABEL.search(flat) or _THIRD.search(flat) or _RELAYED.search(flat[: standing.start() if standing else 0]):
        return None
    if not standing or ZH_FOR_NOW.search(flat) or not (_ADDRESSED.search(flat) or _GENERAL.search(flat)):
        return None
    if _OWN_TOOL.match(flat[standing.start() :]) or _asks(sentence):
        return None
    if standing.group().startswith("一直") and not _TO_JIDE.search(flat):
        return None
    clause = max(flat.rfind(char, 0, standing.start()) for char in "，,、") + 1
    if re.search(r"(?:我们|咱们|我)$", flat[: standing.start()]) and not re.search(r"你|请|助手", flat[clause:]):
        return None
    rest = flat[standing.start() :]
    if _NARRATES.search(_REASON.sub("", flat[standing.end() :])) or (
        sentence.whole.shown.endswith("了") and not _FORBIDS.search(rest)
    ):
        return None
    if _COMES_BACK.search(flat):
        return None
    if _OWN_PLAN.search(flat) and not re.search(r"(?:请|你|给我|回答|回复|提醒)", flat[standing.end() :]):
        return None
    whole = sentence.whole if _LIKE_THAT.search(rest) else _from_marker(sentence.whole, standing.start())
    slot, value = _slot(whole.flat)
    tagless = ZH_POLITE_TAG.sub("", whole.flat)
    whole = whole.part(0, len(tagless))
    return Draft(
        slot=slot,
        content=_AS_CALLED.sub(r"\1\2", third_person(whole, user=user_word(whole.shown))),
        start=whole.start,
        end=whole.end,
        value=value,
        kind=Kind.INSTRUCTION,
        lifetime="long",
    )


_OCCASION = lazy(r"(?<![^，,。])(?:(?:给|帮|替|跟|和|对)我|你)[^，,。]{1,24}?(?:的话|的?时候|时|之?[前后])[，,]\s*$")
"""What the order is for, in the clause before it."""


def _from_marker(whole: Clause, marker: int) -> Clause:
    """From the clause that holds the marker on, openers dropped."""
    start = max(whole.flat.rfind(char, 0, marker) for char in "，,、(（") + 1
    occasion = _OCCASION.search(whole.flat, 0, start)
    if occasion:  # 给我写 SQL 的话，关键字永远用大写
        start = occasion.start()
    opener = OPENERS.match(whole.flat, start)
    if opener and opener.end() <= marker:
        start = opener.end()
    return whole.part(start, len(whole.flat))


def _slot(flat: str) -> tuple[str, str]:
    call = _CALL.search(flat)
    if call and not _FORBIDS.search(flat[: call.start()]):
        return "nickname", call["v"]
    language = _LANGUAGE.search(flat)
    if language and not _CODE.search(flat):
        return "reply_language", language.group()
    return "reply_style", ""
