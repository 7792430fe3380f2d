"""How the user wants to be answered, said without "from now on": 别用表情, "Keep answers short", "No emojis please".

Such a wish holds for good where nothing else stands in the message that it could be about: beside a task ("write an
ad. No emojis") or as a word on this one answer ("shorter please") it is none.
"""

from __future__ import annotations

from collections.abc import Sequence

from memory.records import Kind
from memory.writing.chinese.person import third_person, user_word
from memory.writing.drafts import Draft
from memory.writing.english.person import capital
from memory.writing.wording.marks import ZH_FOR_NOW
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause, Sentence

_ZH_HOW = r"(?:短|简短|简洁|简单|精简|精炼|详细|直接|正式|随意|口语|口语化|轻松|温和|通俗|具体|专业|客观|严谨|随便|活泼|接地气|平实|温柔)"
_ZH = caseless(
    r"^(?:请|麻烦|拜托|希望|你|跟我|和我|对我|给我|说话|讲话|聊天|回答|回复|回我|消息|信息|微信|发我|问题|的时候|时|就|都|也|全部|一律)*"
    r"(?:(?:别|不要|不用|少|不必)(?:再|老|总)?(?:(?:给我)?(?:用|发|加|说|讲|带|写|放|整)|给我)\s?(?:那么多|这么多|太多|任何|什么|一堆)?的?[“\"'「]?"
    r"(?:表情(?:符号|包)?|emoji|颜文字|感叹号|波浪号|敬语|敬称|您|客套话?|客气话|废话|官话|套话|黑话|行话|术语|专业术语|缩写|网络用语"
    r"|流行语|英文(?:单词|缩写)?|成语|粗体|表格|标题|小标题|列表|markdown|[Mm]d格式|开场白|免责声明|道歉)[“”\"'「」]?"
    r"|(?:别|不要)(?:再|老|总)?(?:太|这么|那么)?(?:啰嗦|罗嗦|啰里啰嗦|客气|客套|见外|绕弯子|拐弯抹角|绕圈子|煽情|说教|道歉|奉承|吹捧|拍马屁|夸我|哄我|废话)"
    rf"|(?:回答|回复|答案|说话|讲话|解释|语气|措辞)(?:尽量|要|得|可以|写得?|请)*{_ZH_HOW}(?:一?点儿?|一?些)?"
    rf"|(?:说|讲|答|回|写)(?:话)?(?:得|得再)?{_ZH_HOW}(?:一?点儿?|一?些)"
    r"|(?:跟我|和我|对我)?(?:说话|聊天|讲话|回话|回答)?(?:都|就|得|请|尽量|可以)*(?:用|说|讲)(?![^，。]{0,3}(?:笑|情|童|神|废|坏|好|实|闲|电|对|假|真|梦|大|人)话|[一两几]?[个句段篇])[一-龥]{1,4}(?:话|腔)(?:就行|吧|回我|跟我说)?"
    r"|(?:单位|温度|长度|重量|时间)?(?:都|只|统一|全)*(?:用|使用|换成)(?:公制|英制|摄氏度|华氏度|24小时制|公里|公斤)(?:单位)?"
    r"|(?:直接|先)(?:给|说|讲|上)(?:我)?(?:结论|答案|重点|干货))(?:了|吧|就行|就好|即可|哈|哦|谢谢|好吗)*$"
)
_ZH_BESIDE = caseless(
    rf"^(?:就|要|请|尽量|直接|可以)*(?:{_ZH_HOW}(?:一?点儿?|一?些)|(?:直接|随意|随便|大白话|说人话|纯文本|纯文字|文字|段落|人话|大白话)(?:说|讲|来|回|写)?|(?:别|不要)您(?:来|啊)?您(?:去|啊)?的|(?:我)?(?:看着|看了|听着)?(?:太|很|怪|有点)?(?:别扭|累|烦|乱|生分|不习惯))(?:就行|就好|就可以|就够了|了|吧|即可)*$"
)
"""What stands beside such a wish and is none by itself: 别那么客气，直接点."""
_EN_THINGS = (
    r"(?:emojis?|emoticons|exclamation (?:marks|points)|small talk|chit-?chat|pleasantries|disclaimers?|jargon|buzzwords|fluff"
    r"|filler|preambles?|apologies|flattery|compliments|headings|headers|bullet points|bullets|markdown|bold(?: text)?|caveats"
    r"|acronyms|abbreviations|slang|hedging|waffle|waffling|long intros?|intros?|introductions)"
)
_EN_HOW = (
    r"(?:short|brief|concise|simple|plain|terse|snappy|succinct|crisp|direct|informal|formal|casual|friendly|neutral|detailed|factual"
    r"|under [\w ]+ (?:words|sentences|lines)|to the point|jargon-free)"
)
_EN = caseless(
    rf"^(?:(?:please|pls|also|and|ok|okay|oh|hey|jide)[\s,]+)*(?:(?:keep|make) (?:all |all of |your |the "
    rf"|my )*(?:answers|replies|responses|explanations|messages|summaries|tone"
    rf"|language) (?:\w+ ){{0,2}}?{_EN_HOW}(?: (?:and|but) {_EN_HOW})?|(?:no|skip|drop|cut|avoid|don't use|do not use"
    rf"|don't add|stop using|stop with|less|fewer|without|lose|spare me) (?:with )?(?:the |your |any |all |more "
    rf"|using )*{_EN_THINGS}(?: (?:and|or) (?:the )?{_EN_THINGS})?|(?:use|stick to|stick with"
    rf"|prefer) (?:the )?(?:metric|imperial|celsius|fahrenheit|si|british|american|uk|us|24[- ]hour|24h)(?: (?:units?"
    rf"|system|spelling|english|clock|time|measurements))?(?: with me| for me| everywhere| throughout)?|be (?:more )?(?:brief|concise|direct|blunt|frank|honest"
    rf"|informal|casual) with me|(?:metric|imperial|celsius|fahrenheit|british spelling|american spelling|uk english|us english)(?: units| system)? only|only (?:metric|imperial|celsius|fahrenheit)(?: units)?|(?:don't|do not|no need to) (?:apologi[sz]e(?: so much| all the time)?|flatter me"
    rf"|lecture me|patroni[sz]e me|sugar-?coat (?:it|things|anything|stuff|any of it|the truth)|be so (?:formal|polite|wordy|verbose|stiff)"
    rf"|ramble))(?: (?:with|for|around|at|on) me)?(?:,? (?:please|pls|plz|thanks|thx|ta|thank you))*$"
)
_POLITE = caseless(
    r"^(?:(?:please|pls|also|and|ok|okay|oh|hey|jide)[\s,]+)+|(?:,? (?:please|pls|plz|thanks|thx|ta|thank you))+$"
)
_MOST_SENTENCES = 3


def general_wishes(sentences: Sequence[Sentence]) -> list[Draft]:
    """The wishes of a message that consists of nothing else; [] where any sentence is something else."""
    if not 0 < len(sentences) <= _MOST_SENTENCES or any(map(_is_other, sentences)):
        return []
    return [_draft(sentence.whole) for sentence in sentences]


def _is_other(sentence: Sentence) -> bool:
    flat = sentence.whole.flat
    if sentence.asks or ZH_FOR_NOW.search(flat):
        return True
    if sentence.whole.chinese:
        wishes = [clause for clause in sentence.clauses if not _ZH_BESIDE.match(clause.flat)]
        return not wishes or not all(_ZH.match(clause.flat) for clause in wishes)
    return _EN.match(flat) is None


def _draft(whole: Clause) -> Draft:
    content = (
        third_person(whole, user=user_word(whole.shown)) if whole.chinese else capital(_POLITE.sub("", whole.shown))
    )
    return Draft("reply_style", content, whole.start, whole.end, kind=Kind.INSTRUCTION, lifetime="long")
