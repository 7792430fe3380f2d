"""What the user tells and does not want kept: "off the record, I'm pregnant", 我离婚了，这个别记."""

from __future__ import annotations

from collections.abc import Sequence

from memory.writing.english.lists import CITIES
from memory.writing.privacy.payload import own_words
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Range, Sentence
from memory.writing.wording.typed import as_read

_LOOKED_AT = 2000
"""Characters; nobody says so behind a longer text."""
_ZH_WHAT = r"(?:(?:[这那](?:个|话|句话?|条|段话?|件?事儿?|件|些话?|点)?|(?:下面|上面|以下|以上|刚才|接下来)(?:这|那|的|我?说的)*(?:些|句|段)?(?:话|内容|东西)?|我(?:下面|刚才|接下来)说的(?:话|这些|这句)?)(?:内容|事)?)"
_ZH_NOT = r"(?:你|就|都|可|先|请|千万|也|，)*(?:别|不要|不用|不必|无需|无须|甭|不需要|勿)(?:给我|帮我|替我|再)?"
_ZH_KEEP = r"(?:记(?:住|下来?|录|着|进去|到(?:心里|记忆里?|库里))?|存(?:下来?|起来|档|进去)?|保存(?:下来)?|往心里(?:记|存)|留(?:底|记录|档)|入库)"
_ZH_END = r"(?:了|啊|哈|吧|哦|呀|喔|谢谢|好吗|行吗|，)*"
_EN_NOT = (
    r"(?:(?:please|but|though|and|so|just|ok|okay|also),? )*(?:don't|do not|dont|never|no need to|you (?:don't|needn't|need not) (?:need to|have to)? ?"
    r"|there's no need to|let's not|you (?:shouldn't|can't|mustn't))"
)
_EN_KEEP = (
    r"(?: ever| actually| please)* ?(?:save|remember|store|record|keep|memori[sz]e|retain|log|write|note|jot|put|commit)"
    r"(?: (?:any of )?(?:this|that|it|the (?:next|following|last) (?:bit|part|thing|sentence|message)|what (?:i|i'm about to|i just|i've just) (?:say|said)|what follows|anything (?:i say )?(?:here|now)?))"
    r"(?:,? (?:down|anywhere|to memory|in (?:your )?memory|on (?:the )?record|in (?:your|the) (?:notes|records?|memory)|please|thanks|though|ok|okay))*"
)
_ASIDE = r"(?:this is |it's |strictly |totally |completely )*off the record|not for (?:the|your) records?|(?:please )?keep (?:this|that|it) out of (?:your )?(?:memory|memories|notes|records?)"
_SAYS = (
    rf"(?:{_ZH_WHAT}{_ZH_NOT}{_ZH_KEEP}{_ZH_END}|{_ZH_NOT}(?:把)?(?:{_ZH_KEEP}{_ZH_WHAT}|{_ZH_WHAT}{_ZH_KEEP}){_ZH_END}"
    rf"|{_ZH_NOT}(?:往心里(?:记|存)|记下来|记录|存档|入库|留底){_ZH_END}|{_EN_NOT}{_EN_KEEP}|{_ASIDE})"
)
_HINT = caseless(
    r"别|別|不[要用必需]|[无無][需须須]|甭|勿|don.?t|do not|never|need|let's not|shouldn't|can't|mustn't|record|out of"
)
_ALONE = caseless(rf"^{_SAYS}$")
_FORGET_IT = caseless(
    r"^(?:请|麻烦|你|快|还是|算了|把|，)*(?:忘(?:掉|记|了)(?:吧)?(?:我)?(?:刚才|刚刚|上面|上一?句|这句|那句)(?:我)?(?:说|讲|告诉你)?的?(?:话|那?些|那句|事|内容|东西)?"
    r"|(?:我)?(?:刚才|刚刚|上面|上一?句)(?:我)?(?:说|讲|告诉你)?的?(?:话|那?些|那句|这句|事|内容|东西)?(?:都|请|你|就|全)*忘(?:掉|记|了))(?:吧|了|啊|哦)*$"
    r"|^(?:你|请|这个|还是|算了|，)*(?:别|不要|不用)(?:再)?(?:记|存|留)(?:着|下来?)?了(?:吧|啊)?$"
    r"|^(?:(?:please|pls|actually|ok|okay|and|so|no|nah|sorry|you can|just)[\s,]+)*forget (?:that|this|what i (?:just )?(?:said|told you)|i (?:just )?said that|the last (?:message|thing(?: i said)?))(?:,? (?:please|pls|ok|thanks|actually|though))*$"
)
"""Said alone, it means the message before."""
_SIGHS = caseless(
    r"^(?:算了|哎呀?|唉|不对|好吗|谢谢|拜托|抱歉|(?:我|我自己)+也?(?:要|想|得)?忘掉?(?:它|了)?|忘掉?(?:它|吧|了)*|当我没说|别提了|不提了|不说了|没什么|没事"
    r"|nah|no|actually|please|pls|thanks|sorry|never ?mind|nvm|ugh|ok(?:ay)?|it's nothing|forget (?:it|that|this)(?: actually| please)*)$"
)
"""What is sighed beside it."""
_FIRST = caseless(rf"^{_SAYS}(?:\s*[,，:：;；–—-]+\s*|\s+but\s+)(?=\S)")
_LAST = caseless(rf"[,，;；–—-]\s*(?:但|但是|不过|可是|所以|(?:but|so|and|though) )?{_SAYS}$")


def withheld(text: str, pasted: Sequence[Range] = ()) -> bool:
    """Does a message tell something that it says is not to be kept? `pasted`: spans that were not typed."""
    if not _may_say(text):
        return False
    typed = as_read(text, CITIES)
    return says_withheld(text, own_words(typed.text, typed.read(pasted)).sentences)


def says_withheld(text: str, sentences: Sequence[Sentence]) -> bool:
    """As `withheld`, for whoever has cut the message into the user's own sentences."""
    if not _may_say(text):
        return False
    told = [sentence for sentence in sentences if sentence.whole.flat.strip()]
    if _only_wishes(told):  # of what was said before
        return False
    for sentence in told:
        flat = _flat(sentence)
        if sentence.asks:
            continue
        alone = _ALONE.match(flat) is not None
        if _LAST.search(flat) or (len(told) > 1 if alone else _FIRST.match(flat)):
            return True
    return False


def takes_back(text: str) -> bool:
    """Does a message say no more than that what was said just before is not to be kept ("don't save that")?"""
    if len(text) <= _LOOKED_AT and _FORGET_IT.match(text.strip().rstrip("。.!！~")):
        return True
    if not _may_say(text):
        return False
    sentences = own_words(as_read(text, CITIES).text).sentences
    if any(sentence.asks for sentence in sentences):
        return False
    if len(sentences) == 1 and _ALONE.match(_flat(sentences[0])):
        return True
    return _only_wishes(sentences)


def _only_wishes(sentences: Sequence[Sentence]) -> bool:
    """Does every clause say that something is not to be kept, or is sighed beside it?"""
    parts = [clause.flat.strip() for sentence in sentences for clause in sentence.clauses if clause.flat.strip()]
    wishes = [part for part in parts if _ALONE.match(part) or _FORGET_IT.match(part)]
    return bool(wishes) and all(part in wishes or _SIGHS.match(part) for part in parts)


def _may_say(text: str) -> bool:
    return len(text) <= _LOOKED_AT and _HINT.search(text) is not None


def _flat(sentence: Sentence) -> str:
    return sentence.whole.flat.replace("’", "'").strip(" ,，")
