"""English standing instructions: from now on …, always …, never …, whenever …, call me …"""

from __future__ import annotations

import re

from memory.records import Kind
from memory.writing.drafts import Draft
from memory.writing.english.person import capital
from memory.writing.wording.lexicon import words
from memory.writing.wording.marks import ZH_FOR_NOW
from memory.writing.wording.patterns import caseless
from memory.writing.wording.spans import Clause, Sentence

_STANDING = caseless(
    r"\b(?:from now on|from here on(?: out)?|from this point|from today(?: on\w*)?|from tomorrow(?: on)?|from this (?:moment|day|chat|message)(?: on\w*)?|as of (?:now|today)|starting (?:now|today|tomorrow)|until further notice|for good|in (?:the )?future"
    r"|going forward|moving forward|henceforth|by default|as a (?:rule|default)|every time|each time"
    r"|any ?time|whenever|at all times|permanently|"
    r"in all (?:your|future)|for all (?:your|future)|when(?:ever)? (?:i|we) \w+|(?:ever|again|any ?more)$|,? (?:ever|always|please always)\b$|when(?:ever)? you (?:answer|reply|write|respond|explain|talk)|if i (?:ask|say|write"
    r"|send|paste|ever)|unless i (?:say|ask|tell))\b"
)
_IMPERATIVE = caseless(
    r"^(?:(?:please|pls|kindly|also|and|so|but|oh|hey|ok|okay|one thing|one more thing|jide|could you"
    r"|can you|would you|try to|make sure (?:to|you)|be sure to|i(?:'d| would) like you to|i want you to|i need you to|you (?:should|must|can"
    r"|need to|may))[\s,:]+)*(?P<verb>always|never|don't ever|do not ever|stop|quit|don't|do not|avoid"
    r"|no more(?! than))\s+(?P<rest>\w+)"
)
_WORKING = (
    r"spell|number|quote|scale|sort|order|rank|group|highlight|flag|mark|label|break (?:it|things|down)|double-check|compare|estimate|simplify|shorten|rephrase|rewrite|proofread|correct|adapt|adjust|work out"
    r"|lay out|set out|phrase|word|structure|abbreviate|capitali[sz]e|bold|underline|point out|walk me|default to|go (?:with|straight|easy)|prioriti[sz]e|warn|run (?:through|it|them)|run|halve|double|stick to|drop|lead with|open with|close with|trim|annotate"
)
"""What an assistant does with what it is given, in "whenever I send you a recipe, scale it down"."""
_SPEAKING = caseless(
    r"\b(?:treat me|answers?|repl(?:y|ies)|respon(?:d|ses?)|explain\w*|explanations?|write|writing|speak|talk|say"
    r"|use|using|give|giving|keep|start\w*|end\w*|address|call|tone|style|format\w*|bullets?(?: points?)?"
    r"|markdown|tables?|emojis?|lists?|short|brief|concise|detail\w*|summar\w+|examples?|code"
    r"|comments?|units?|metric|celsius|fahrenheit|kilomet\w+|miles|24-hour|spelling|english|chinese|spanish"
    r"|french|german|jargon|apologi[sz]\w*|disclaimers?|sources?|cite|citations?|links?|ask|remind"
    r"|recommend\w*|suggest\w*|show|list|include|mention|translate|sentences?|words|paragraphs?|steps?"
    r"|slang|metaphors?|abbreviations?|acronyms?|puns?|jokes?|phrases?|questions?|hashtags?|exclamation (?:marks?|points?)|capital letters|capitals|caps|headings?|headers?|footnotes?|italics|bold"
    r"|pre-?ambles?|intros?|introductions?|small talk|fluff|waffl\w+|filler|hedging|flatter\w*|prais\w+|compliments?|moralis\w+|moraliz\w+|lectur\w+|pep talks?|ramb\w+|smileys?|pleasantries|sugar-?coat\w*"
    r"|rely on|depend on|first|reviews?|check|verify|sign off|greet\w*|refer to|assume|put|add|skip|leave out|provide|tell"
    rf"|24[- ]?h(?:our)?|celsius|offer|convert|round|assume|flags?|ignore|number|{_WORKING})\b"
)
_LANGUAGE = caseless(
    r"\b(?:in|to|use|speak|write)\s+(?:simple |plain |british |american |traditional "
    r"|simplified )?(?P<v>english|chinese|mandarin|cantonese|spanish|french|german|italian|portuguese|dutch"
    r"|japanese|korean|russian|arabic|hindi|turkish|polish|swedish|norwegian|danish|finnish|greek|hebrew"
    r"|vietnamese|thai|indonesian|ukrainian|czech|welsh|irish|scots|gaelic|catalan|basque|galician|breton|romanian|hungarian|bulgarian|croatian|serbian|slovak|slovenian|estonian|latvian|lithuanian|icelandic|farsi|persian|urdu|bengali|tamil|tagalog|malay|swahili|afrikaans|latin|esperanto|maltese)\b"
)
_CALL = caseless(
    r"\b(?:(?:i'd (?:rather|prefer) (?:it if )?you|you can|you may|please|just|everyone|people|friends|my friends|they|colleagues"
    r"|folks)\s+)*(?:all\s+|always\s+|usually\s+|just\s+"
    r"|mostly\s+)*call(?:s|ed)?\s+me\s+(?P<v>(?-i:[A-Z])[\w'’-]+(?=, )|[\w'’. -]{2,30}?(?=$|\s+(?:from now on|instead|please|not|though"
    r"|btw|by the way|for short|and|but|in|when)\b|,? ?(?:short for|it's short|that's short|everyone|or just|not |- |if you)))"
)
_NOT_A_NAME = caseless(
    r"^(?:back|later|tomorrow|today|when|if|at|on|a|an|the|crazy|old|now|maybe|tonight|in|soon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|an? \w+)\b"
)
_ASKED = caseless(r"^(?:please |pls )?(?:can|could|would|will) you\b")
_IDIOM = caseless(
    r"\b(?:never|don't|do not|stop|always) (?:give up|give in|say never|stop (?:believing|dreaming|learning)"
    r"|start over|start again|talk to strangers|keep up|use it against|look back|ask for (?:more|less)|show up)\b"
)
_TELLS = caseless(
    r"^(?:and |but |so |because )*(?:he|she|they|it|there|that|this|we)(?:'s|'re|'ll|'ve|'d)?\b(?! i)"
    r"|^i(?:'ll|'m|'ve| will| am| was| always| never| usually)\b"
)
"""The sentence tells something instead of asking for it."""
_NOUNS = (
    r"(?:emojis?|smileys?|bullets?(?: points?|ed lists?)?|lists|tables|markdown|headings|headers|bold(?: text)?|italics|footnotes|links|citations|disclaimers?|caveats|apologies|preambles?|intros?|introductions?"
    r"|summar(?:y|ies)|exclamation (?:marks|points)|question marks|capitals|caps|hashtags|jargon|slang|metaphors|analogies|abbreviations|acronyms|puns|jokes|phrases|questions|small talk|fluff|waffle|filler"
    r"|flattery|praise|compliments|lectures|pep talks|pleasantries|long (?:answers|replies|paragraphs)|(?:essays|walls) of text|code comments|follow-up questions|words|sentences|quotes|replies|answers|explanations|exclamations|dashes|em dashes)"
)
_MANNER = caseless(rf"(?!(?:questions|answers|replies|words|sentences)\b)(?:[\w'-]+ ){{0,2}}?{_NOUNS}\b")
"""A thing of how one writes, with up to two words before it."""
_NONE_OF_IT = caseless(
    rf"^(?:please,? |pls |and |also |just )*(?:no|zero|without|less|fewer|skip the|drop the|lose the|ditch the|cut the|spare me the) (?:[\w'-]+ ){{0,2}}?{_NOUNS}\b"
    r"(?=.*\b(?:ever|from now on|always|at all|in future|going forward|for good|again|in any (?:reply|answer|message))\b)"
)
"""No bullet points, ever."""
_NOW_ON = r"(?:from now on|from today(?: on\w*)?|from here on(?: out)?|going forward|moving forward|henceforth|in future|starting (?:now|today)|as of (?:now|today)|from this \w+(?: on\w*)?|until further notice)"
_DIRECTED = caseless(
    rf"\b{_NOW_ON}[\s,:-]+(?:please |just )*(?:you(?:'ll| will)? (?:only |always |never |just )?(?:answer|reply|respond|write|speak|talk|address|explain|use|give|keep|start|end|skip|drop|stick|ask|switch|go)\b"
    rf"|(?:no|only|less|fewer|more|shorter|longer|plain|just|simpler|strictly|zero|everything|all (?:your )?(?:replies|answers)) (?:[\w'-]+ ){{0,2}}?(?:{_NOUNS}|english|german|french|spanish|italian|chinese|welsh|irish|metric|please))"
    r"|^(?:please )?(?:(?:24|12)[- ]?h(?:our|r)?s?(?: clock| time| format)?|(?:use )?metric(?: units)?|celsius|fahrenheit|imperial|british spelling|american spelling|plain text|plain english|short answers|bullet points) (?:always|only|every time|everywhere|from now on)\b"
    rf"|^(?:please )?(?:no|only|shorter|longer|plain|fewer|less) (?:[\w'-]+ ){{0,2}}?{_NOUNS},? {_NOW_ON}"
)
"""From today you talk to me in Welsh; from now on no emojis."""
_MANNERLY = caseless(
    r"^(?:please )?(?:(?:every|each|any) (?:answer|reply|response|message|explanation|summary) (?:should|must|needs to|has to|is to|ought to)\b|default to \w|(?:your |all )?(?:answers|replies|responses|explanations|messages) (?:should|must|need to|have to|are to|ought to) (?:always |never )?(?:be|have|start|end|come|stay|use|contain|include|fit)\b|(?:don't|do not|never|stop) (?:ever )?(?:end|start|open|begin|close|finish|pad|fill|litter|sprinkle|end(?:ing)?|start(?:ing)?)(?:ing)? (?:your |the |any )?(?:answers|replies|responses|messages|sentences)\b"
    r"|i'd (?:rather|prefer it if|like it if|prefer) (?:it if )?you (?:\w+ed|didn't|kept|gave|wrote|spoke|left|always|never)\b.*\b(?:answers?|repl(?:y|ies)|summar(?:y|ies)|emojis?|bullets?|bullet points|jargon|tables?|markdown|preambles?|disclaimers?|explanations?|examples|sentences|headings|exclamation (?:marks|points)|swear ?words|slang|abbreviations|acronyms|capitals|hashtags|metaphors|small talk|flattery)\b"
    r"|(?:please )?(?:treat|address|talk to|speak to|explain (?:things|everything) to) me (?:as|like) [\w' ]{3,30} (?:from now on|always|going forward|in future|by default)"
    r"|(?:don't|do not|never|stop) (?:ever )?call(?:ing)? me (?!(?:back|later|at|after|before|tomorrow|today|on|in|when|if|tonight|now)\b)[\w' ]{2,24}$"
    r"|when(?:ever)? you (?:give|send|show|write|answer|reply|explain|quote|make|list|recommend|suggest)[\w ,']{0,40}?,? (?:please )?(?:skip|use|add|leave|keep|always|never|don't|do not|include|put|start|end|stick|explain|cite|link|give)\b)"
)
"""How answers are to be: "Answers should be short, always"; "when you give me code, skip the comments"."""
_WISHED = caseless(r"^i (?:always|never|generally) (?:want|need|expect|like|prefer) .*\byou(?:r|rs)?\b")
"""I always want sources with your claims."""
_HOW = r"(?:(?:a bit|nice and|really|very|more|less|super|strictly|always|short and) )*(?:short|brief|concise|casual|formal|informal|simple|plain|light|friendly|professional|to the point|snappy|direct|blunt|honest|straight|polite|nice|gentle|chill|relaxed|funny|serious|kind|straightforward|real|sweet|clean|crisp)"
_MANNER_ORDER = caseless(
    rf"(?:(?:please|just|also|always|you can|feel free to) )*(?:(?:skip|drop|lose|ditch|cut|cut out|spare me|leave out|no|no more|less|fewer|without|enough with|go easy on) (?:the |any |your |all the )?(?:[\w'-]+ ){{0,2}}?{_NOUNS}"
    rf"|(?:keep|make) (?:it|things|answers|replies|everything|your (?:answers|replies)|the (?:answers|replies)) {_HOW}(?: (?:with|for) me)?|(?:be|stay) {_HOW}(?: with me)?|(?:don't|do not|never|stop|no need to) (?:be|being) (?:so |too |all )?(?:formal|polite|wordy|shy|nice|stiff|fussy|mealy-mouthed|vague|preachy)"
    r"|(?:don't|do not|never|stop|no|quit) (?:ever )?(?:sugar-?coat(?:ing)?|waffl(?:e|ing)|rambl(?:e|ing)|lectur(?:e|ing)|patroni[sz](?:e|ing)|apologi[sz](?:e|ing)|flatter(?:ing)?|hedg(?:e|ing)|pad(?:ding)?|gush(?:ing)?|swear(?:ing)?|preach(?:ing)?|moraliz(?:e|ing))(?: (?:me|it|things|anything|everything|around))?"
    rf"|(?:don't|do not|never|stop) (?:use|using) (?:any |the )?(?:[\w'-]+ ){{0,2}}?{_NOUNS}|(?:talk|speak|write|answer|reply|respond)(?: to me)? (?:in (?:plain |simple |only |british |american )?[a-z]+(?: only)?|plainly|simply|briefly|like (?:a|an|we|i'm|i am) [\w' -]{2, 24}|straight|slowly|normally)"
    r"|use (?:metric|celsius|fahrenheit|imperial|plain english|simple words|short sentences|british spelling|american spelling|my first name|bullet points)(?: units)?)"
)
"""An order on how to speak, and not on what."""
_JOINT = caseless(r"[\s,;:.&+-]*(?:(?:and|plus|but|then|also|oh|please|pls)[\s,]+)*")
_LOOSE_END = caseless(r"[\s,;:.&-]*(?:\b(?:and|plus|but|please|from now on|always|then|thanks|ok)[\s,]*)*$")
_ON_OCCASION = caseless(
    rf"^(?:whenever|when|every time|each time|any ?time|if) (?:i (?:ask|mention|say|send|paste|post|share|swear|complain|talk|write|give you|show you|type|bring up|sound)|you (?:list|give|write|explain|quote|show|recommend|suggest|answer|translate|summari[sz]e|use|describe|mention|talk|send))\b(?:(?!\b(?:they|he|she|it|people|my|everyone)\b)[\w' ]){{0,40}}?"
    rf" (?:please |just |always |then )*(?:{_WORKING}|assume|ignore|convert|use|give me|keep|skip|show me|explain|answer|reply|ask me|include|add|format|translate|quote|round|double-check|point out|remind me|warn me|don't|never)\b"
)
"""An order right behind its occasion, without a comma: "when I ask about recipes assume I cook for one"."""
_CODE = caseless(r"\b(?:comments?|code|variables?|commits?|docstrings?|subject lines?)\b")
_OWN = caseless(
    r"^(?:from now on|whenever|going forward|in future|every time|each time|any ?time)[\s,]*(?:i|i'll|i'm"
    r"|we)\b(?!.*\b(?:you|your|please|answer|reply|respond|give me|remind me|tell me|show me)\b)"
)

_ORDER = caseless(
    rf",\s*(?:please |always |just |first |then |only )*(?:{_WORKING}|give|use|list|start|put|include|show|write|convert|keep|add|say|begin|end|check|round|quote"
    r"|cite|stick|skip|avoid|make|spell|assume|offer|suggest|ask|explain|don't|never|do not|answer|reply|be|stop|leave|mention|summari[sz]e|translate)\b"
)
"""An order behind its occasion: "whenever I ask for a recipe, give …"."""
_ONCE_MORE = caseless(r"^(?!.*\b(?:never|don't|do not|not|stop|no)\b).*\bagain$")
"""Say that again: a wish for now. Never say that again: one for good."""


_DISLIKED = caseless(
    r"\b(?:stand|bear|hate|loathe|dislike|like|annoy\w*|irritat\w*|bugs?|cringe|angry|mad)\b.*\b(?:when|if|whenever|people|anyone|everyone|somebody|someone|being)\b"
)
"""I can't stand it when they call me 'darl': no name to call him by."""
_DONE_BY_IT = words("""
    be open begin close finish throw repeat praise flatter patronise patronize sugarcoat sugar spell drop pick
    guess do treat make let go stick present quote sound act
""")
"""What an assistant does besides speaking."""


_ASKS = caseless(
    r"^(?:(?:from now on|going forward|in (?:the )?future|after this|from here on)[, ]+)(?:is|are|do|does|did|will|should|shall|what|how|why|when|where|who|which|may)\b"
)


def _asks(sentence: Sentence) -> bool:
    """Is it a question of what will be, and no wish put as one?"""
    flat = sentence.whole.flat
    return (sentence.asks and not _ASKED.match(flat)) or _ASKS.match(flat) is not None


def instruction_draft(sentence: Sentence) -> Draft | None:
    """The standing instruction of a sentence, whole; or how the user wants to be called."""
    whole = sentence.whole
    flat = whole.flat
    if ZH_FOR_NOW.search(flat) or _asks(sentence) or _IDIOM.search(flat):
        return None
    wished = _WISHED.match(flat)
    if (_TELLS.match(flat) and not wished) or _ONCE_MORE.search(flat):
        return None
    call = _CALL.search(flat)
    refused = call and re.search(r"\b(?:never|don't|do not|stop|not)\b", flat[: call.start("v")], re.IGNORECASE)
    if call and _DISLIKED.search(flat, 0, call.start("v")):
        return None
    if call and not refused and not _NOT_A_NAME.match(call["v"]) and not sentence.asks:
        return _nickname(whole, call)
    imperative = _IMPERATIVE.match(flat)
    directed = (
        wished or _ON_OCCASION.match(flat) or _MANNERLY.match(flat) or _DIRECTED.search(flat) or _NONE_OF_IT.match(flat)
    )
    standing = _STANDING.search(flat)
    lasting = standing or (
        imperative
        and imperative["verb"].casefold() in ("always", "never", "don't ever", "do not ever", "stop", "quit", "no more")
    )
    if (
        not (lasting or directed)
        or (_OWN.match(flat) and not _ORDER.search(flat) and not _ON_OCCASION.match(flat))
        or not _SPEAKING.search(flat)
    ):
        return None
    if not standing and not directed and imperative and not _speaks(imperative):
        return None
    if standing and not directed and not imperative and not _commands(flat):
        return None
    language = _LANGUAGE.search(flat)
    spoken = (
        language is not None
        and not _CODE.search(flat)
        and re.search(r"\b(?:answer|reply|respond|write|speak|talk|use|switch)\w*\b", flat, re.I)
    )
    return Draft(
        slot="reply_language" if spoken else "reply_style",
        content=capital(_plain(whole.shown)),
        start=whole.start,
        end=whole.end,
        value=language["v"] if language and spoken else "",
        kind=Kind.INSTRUCTION,
        lifetime="long",
    )


def manner_beside(sentence: Sentence, name: Draft) -> Draft | None:
    """Call me Doc, and skip the pleasantries: beside a name, how one wants to be spoken to is no order for once."""
    whole = sentence.whole
    for start, end in ((name.end - whole.start, len(whole.flat)), (0, name.start - whole.start)):
        rest = whole.part(start, end)
        joint = _JOINT.match(rest.flat)
        rest = rest.part(joint.end() if joint else 0, len(rest.flat))
        rest = rest.part(0, len(_LOOSE_END.sub("", rest.flat)))
        if _MANNER_ORDER.fullmatch(rest.flat) is None:
            continue
        language = _LANGUAGE.search(rest.flat)
        return Draft(
            slot="reply_language" if language else "reply_style",
            content=capital(_plain(rest.shown)),
            start=rest.start,
            end=rest.end,
            value=language["v"] if language else "",
            kind=Kind.INSTRUCTION,
            lifetime="long",
        )
    return None


def _speaks(imperative: re.Match[str]) -> bool:
    """Does "always …" go on with what an assistant does?"""
    if imperative["verb"].casefold() == "no more":
        return _MANNER.match(imperative.string, imperative.start("rest")) is not None
    verb = imperative["rest"].casefold()
    return _SPEAKING.search(verb) is not None or verb in _DONE_BY_IT or verb.removesuffix("ing") in _DONE_BY_IT


def _commands(flat: str) -> bool:
    """Is there an order to the assistant beside the standing word?"""
    return (
        re.search(
            r"(?:^|[,;:] ?|\bplease\s+|\byou\s+(?:should|must|can|to|could|need to)\s+|\bto\s+|\bthen\s+|\bjust\s+"
            r"|\bfirst\s+|\bon,?\s+|\bforward,?\s+|\bfuture,?\s+|\bdefault,?\s+|\balways\s+|\bnever\s+)(?:first\s+"
            r"|please\s+|do\s+|always\s+|never\s+|only\s+|just\s+|don't\s+|do not\s+)*(?:answer|reply|respond|explain|write"
            r"|speak|talk|say|use|give|keep|start|end|address|call|format|list|summari[sz]e|ask|remind|recommend"
            r"|suggest|show|include|mention|translate|check|verify|greet|refer|assume|put|add|skip|leave|provide|tell"
            rf"|offer|convert|round|{_WORKING}|avoid|cite|be|stop|make|limit|stick|begin|finish|treat|switch|no(?= (?:more "
            r"|\w+ )?(?:emoji|bullet|jargon|table|list|markdown|summar|intro|disclaimer|apolog|example|code|link"
            r"|detail)))",
            flat,
            re.IGNORECASE,
        )
        is not None
    )


def _nickname(whole: Clause, call: re.Match[str]) -> Draft:
    name = whole.shown[call.start("v") : call.end("v")].strip(" .")
    others = re.search(r"\b(?:everyone|people|friends|they|colleagues|folks)\b", call.group(), re.I)
    content = f"People call the user {name}" if others else f"The user wants to be called {name}"
    return Draft("nickname", content, whole.start + call.start(), whole.start + call.end(), value=name)


def _plain(text: str) -> str:
    """The order without its politeness, its persons kept ("my" → "the user's")."""
    text = re.sub(r"^(?:(?:please|pls|also|and|so|oh|hey|ok|okay)[\s,]+)+", "", text, flags=re.I)
    text = re.sub(r"[,\s]*(?:,\s*please|please)\s*(?=$|[,.])", "", text, flags=re.I)
    for pattern, new in (
        (r"\bmy\b", "the user's"),
        (r"\bme\b", "the user"),
        (r"\bI'm\b", "the user is"),
        (r"\bI\b", "the user"),
    ):
        text = re.sub(pattern, new, text)
    return re.sub(
        r"\bthe user ((?:always |never |generally )?)(ask|say|want|need|send|write|paste|mention|tell|share|request|give|post|upload)\b",
        r"the user \1\2s",
        text,
    ).strip(" .!")
