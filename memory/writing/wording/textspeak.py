"""English as it is typed in chats: "tmrw" is tomorrow, "n" is and, "my names sean" my name's Sean."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from memory.writing.wording.lexicon import words
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.rewritten import Rewritten, rewritten

_WORDS = {
    "tmrw": "tomorrow", "tmr": "tomorrow", "tmrrw": "tomorrow", "tmw": "tomorrow", "tomoz": "tomorrow", "2moro": "tomorrow",
    "2morrow": "tomorrow", "tdy": "today", "tnite": "tonight", "2nite": "tonight", "u": "you", "yrs": "years", "yr": "year",
    "hrs": "hours", "hr": "hour", "mins": "minutes", "wks": "weeks", "wk": "week", "mths": "months", "appt": "appointment", "appts": "appointments",
    "thru": "through", "lil": "little", "gotta": "have to", "wanna": "want to", "tryna": "trying to", "cuz": "because", "coz": "because",
    "bc": "because", "ppl": "people", "sth": "something", "abt": "about", "og": "originally", "t1": "type 1", "t2": "type 2", "t1d": "type 1 diabetes", "outta": "out of",
    "pw": "password", "pword": "password", "def": "definitely", "defo": "definitely", "prob": "probably", "probs": "probably", "prolly": "probably",
    "fav": "favourite", "fave": "favourite", "faves": "favourites", "w/": "with", "w/o": "without", "dunno": "don't know", "idk": "i don't know",
    "rly": "really", "obv": "obviously", "obvs": "obviously", "esp": "especially", "hubs": "husband", "wifey": "wife", "pls": "please", "plz": "please", "gimme": "give me", "lemme": "let me", "thx": "thanks",
    "b4": "before", "til": "until", "hav": "have", "hv": "have", "luv": "love", "nxt": "next", "atm": "at the moment", "yday": "yesterday", "bday": "birthday", "b-day": "birthday",
}  # fmt: skip
_DAYS = {"mon": "monday", "tue": "tuesday", "tues": "tuesday", "wed": "wednesday", "weds": "wednesday", "thu": "thursday", "thur": "thursday",
    "thurs": "thursday", "fri": "friday", "sat": "saturday", "sun": "sunday"}  # fmt: skip
_THINGS = (
    r"name|budget|birthday|bday|exam|interview|flight|appointment|deadline|rent|shift|job|dog|cat|car|laptop|phone|wife|husband|gf|bf"
    r"|mum|mom|dad|boss|son|daughter|sister|brother|flatmate|roommate|manager|hometown|major|hobby|address|band|colour|color|food|song|film|movie|book|team|show"
)
_STEMS = "driv work liv try mak do go learn play writ sav look gett runn eat drink build teach study com mov start cook bak train sell fix clean"
_KIN = "son daughter brother sister mum mom dad gran nan grandma grandad sister brother bro sis wife husband gf bf"
_SPEAK = caseless(
    r"(?<![\w'’@#/.\\-])(?:"
    rf"(?P<word>{'|'.join(sorted(map(re.escape, _WORDS), key=len, reverse=True))})(?![\w'’@/\\.-]\w|\w)"
    r"|(?-i:(?<=[a-z\d),] )(?P<and>n)(?= [a-z\d]))|(?-i:(?<=[a-z] )(?P<with>w)(?= [a-z]))"
    r"|(?-i:(?<=[a-z] )(?P<are>r)(?= (?:[a-z]+ing?|a|an|the|not|so|both|in|on|at)\b))"
    r"|(?P<ur>ur)(?![\w'’])"
    r"|(?P<old>(?P<years>\d{1,2})[ -]?(?:yrs?|years?)[ -]?old)(?!\w)|(?P<yo>(?P<yos>\d{1,2})[ -]?yo)(?!\w)|(?P<span>(?P<n>\d{1,2})yrs?)(?!\w)"
    rf"|(?P<ing>(?:{_STEMS.replace(' ', '|')})in)(?=[ ,.!]|$)"
    rf"|(?P<owned>(?:my|our) (?:[a-z]+ )?(?:{_THINGS}))s(?= (?:(?:on|at|in|due|an?|the|called|named|name|next|this|tomorrow|from)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d|[a-z]+$|[a-z]+[ ,]+(?:not|lol|btw)\b))"
    r"|(?P<like>like)(?= \d)"
    r"|(?-i:(?P<parent>(?:(?<=^)|(?<=[.!?,;] )|(?<=\band ))(?:DH|DW|DS|DD|MIL|FIL)|(?<=[Mm]y )(?:OH|DH|DW|DS|DD|MIL|FIL|SIL|BIL))(?= (?:is|and I|has|works|turned|starts|loves|hates|can't|was)\b))"
    r"|(?P<over>(?P<once>hate|love|really|very|so|need|never)(?: (?P=once))+)(?!\w)"
    r"|(?P<to>(?P<doing>talk|speak|write|reply) 2)(?= (?:me|us)\b)|(?P<to2>(?P<going>going|moving|moved|flying|heading|allergic|used) 2)(?= [a-z]{3,}\b)(?! (?:days|weeks|months|years|hours|times|miles|nights|more)\b)"
    r"|(?-i:(?<=[a-z] )(?P<for>4)(?= (?:me|my|us|you|now)\b))"
    rf"|(?P<kin>(?:{_KIN.replace(' ', '|')}))s(?= (?:b-?day|birthday|wedding|surgery|op|funeral|name)\b)"
    r"|(?-i:(?:(?<=^)|(?<=[.!,] ))(?P<named>[Nn]ame)s(?= [A-Z][a-z]+))"
    r"|(?-i:(?<=^)(?P<cap>budget)s(?= (?:like|about|around|\d)))"
    r"|(?<=next )(?P<nd>mon|tues?|weds?|thurs?|fri|sat|sun)(?!\w)|(?<=\bon )(?P<od>mon|tues?|weds?|thurs?|fri|sat|sun)(?!\w)|(?<=this )(?P<td>mon|tues?|weds?|thurs?|fri|sat|sun)(?!\w)"
    r")"
)
_FILLER = caseless(
    r"(?P<before>^|[ ,]+)(?:ngl|lowkey|highkey|frfr|fr fr|tbh|tbf|imo|imho|(?<!\ban )(?<!\ba )(?<!\bas )rn(?=$|[,.!?])|btw(?= (?:not|im|i'm|my)\b)|(?:btw|by the way)(?=[.!]*$)|(?-i:(?<!\d )k)(?=[.!]*$)|smh|lol|lmao|haha|hehe|omg|ngl tho|tho)(?P<after>(?:[ ,]+(?:lol|tbh|ngl|btw|tho|haha))*)(?=$|[ ,.!?\n]) ?,? ?"
)
"""Words that only set the tone."""
_INTRO = lazy(
    r"^(?:(?:hi|hey|hello|yo|hiya|heya|sup|evening|morning|afternoon)[,.! ]+)?(?:[Ii]'?m )(?P<name>(?!only\b|just\b|now\b|about\b|turning\b|nearly\b|almost\b|like\b|still\b|already\b|over\b|under\b|aged\b|exactly\b|not\b|around\b|roughly\b|like\b|at\b|on\b|in\b)[a-z]{3,}) (?P<aged>[1-9]\d)(?= (?:from|and|n|in|living|based|based)\b|,|$)"
    r"|^(?:[Ii]'?m )?(?P<whose>[1-9]\d) ?/?(?P<sex>[mfMF])(?: here)?(?=,| from| in|$)"
)
"""im tess 24 from …; 23f here."""
_RELATIONS = {
    "DH": "husband", "DW": "wife", "OH": "partner", "DS": "son", "DD": "daughter", "MIL": "mother-in-law", "FIL": "father-in-law",
    "SIL": "sister-in-law", "BIL": "brother-in-law",
}  # fmt: skip
"""Whom parents write of on their boards."""
_IS_WHAT = lazy(r" (?:an?|so|the|welcome|right|my)\b")
_LAUGHS = lazy(r"(?<![a-zA-Z])(?:lol|LOL|Lol|haha|hehe|lmao)(?![a-zA-Z])")
_SIGNS = frozenset(
    {*_WORDS, *_DAYS, "n", "w", "r", "ur", "2", "4", "dh", "dw", "oh", "ds", "dd", "mil", "fil", "sil", "bil", "hate", "love", "really", "very", "so", "need", "never", "like", "budgets", "names", *(f"{stem}in" for stem in _STEMS.split()),
     *(f"{kin}s" for kin in _KIN.split()), *(f"{thing}s" for thing in _THINGS.split("|")), "im", "i'm"}
)  # fmt: skip
"""Words one of which every match of `_SPEAK` and `_INTRO` holds, but for those that begin with a number."""
_TONES = words("ngl lowkey highkey frfr fr tbh tbf imo imho rn btw way k smh lol lmao haha hehe omg tho")
_ILLS = words("T1 T2 T1D")
_COUNTED = caseless(r"(?:[\d½]|\b(?:an|half|per|one|two|few|couple|every|each)) ?(?:an |half )?$")
"""An hour, four hours: a number stands before it."""
_LONGEST = 400
"""Characters of a message that may have been typed in haste."""


def words_of(text: str) -> frozenset[str]:
    """The words of a text between blanks, without the marks around them."""
    return frozenset(word.strip(".,!?;:()\"'") for word in text.casefold().split())


def laughs(text: str) -> bool:
    """Does the writer laugh, in one word?"""
    return _LAUGHS.search(text) is not None


def written_out(text: str, said: frozenset[str]) -> Rewritten:
    """The message with the words of chats written out; `said` are the words of it."""
    if _SIGNS.isdisjoint(said) and not any(word[:1].isdigit() and word[-1:].isalpha() for word in said):
        return Rewritten(text)
    if len(text) > _LONGEST or "`" in text or "\n" in text.strip():
        return Rewritten(text)
    intro = _INTRO.match(text)
    matches = (match for match in _SPEAK.finditer(text) if not intro or match.start() >= intro.end())
    return rewritten(text, itertools.chain([intro] if intro else [], matches), _long)


def without_tone(text: str, said: frozenset[str]) -> Rewritten:
    """The message without what only sets its tone; a pause where it stood between words. `said` are the words of it."""
    if _TONES.isdisjoint(said) or len(text) > _LONGEST or "\n" in text.strip():
        return Rewritten(text)
    return rewritten(text, _FILLER.finditer(text), lambda match: _pause(match, text))


def _pause(match: re.Match[str], text: str) -> str:
    return (
        ""
        if (not match["before"] and match.start() == 0) or match.end() >= len(text) or text[match.end()] in ".!?"
        else ", "
    )


def _long(match: re.Match[str]) -> str:
    """The words for a match of `_SPEAK` or `_INTRO`: what is said of its last group in `_SAID`."""
    name = next(name for name in _SAID if match.groupdict().get(name))
    return _SAID[name](match)


_SAID: dict[str, Callable[[re.Match[str]], str]] = {
    "word": lambda match: (
        match.group() if _is_meant(match) else _cased(_WORDS[match.group().casefold()], match.group())
    ),
    "name": lambda match: f"i'm {match['name']}, {match['aged']},",
    "sex": lambda match: f"i'm {match['whose']}, {'female' if match['sex'].casefold() == 'f' else 'male'}",
    "ur": lambda match: "you're" if _IS_WHAT.match(match.string, match.end()) else "your",
    "years": lambda match: f"{match['years']}-year-old",
    "yos": lambda match: f"{match['yos']} years old",
    "n": lambda match: f"{match['n']} years",
    "ing": lambda match: f"{match['ing']}g",
    "owned": lambda match: f"{match['owned']}'s",
    "kin": lambda match: f"{match['kin']}'s",
    "named": lambda match: f"{match['named']}'s",
    "cap": lambda match: f"{match['cap']}'s",
    "nd": lambda match: _DAYS[match["nd"].casefold()],
    "od": lambda match: _DAYS[match["od"].casefold()],
    "td": lambda match: _DAYS[match["td"].casefold()],
    "and": lambda _: "and",
    "with": lambda _: "with",
    "to": lambda match: f"{match['doing']} to",
    "to2": lambda match: f"{match['going']} to",
    "for": lambda _: "for",
    "are": lambda _: "are",
    "like": lambda _: "about",
    "over": lambda match: match["once"],
    "parent": lambda match: _relation(match),
}
"""The words for each group of the two patterns."""


def _relation(match: re.Match[str]) -> str:
    """DH is … as "my husband is …"; "my OH" has its "my" already."""
    owned = match.string[: match.start()].casefold().endswith("my ")
    return _RELATIONS[match["parent"]] if owned else f"my {_RELATIONS[match['parent']]}"


def _is_meant(match: re.Match[str]) -> bool:
    """Does a word stand for itself: HR, PR, an OG, and "hr" without a number before it?"""
    said = match.group()
    if said.isupper() and len(said) > 1 and said not in _ILLS:
        return True
    return said.casefold() in ("hr", "hrs") and not _COUNTED.search(match.string, 0, match.start())


def _cased(word: str, said: str) -> str:
    return word[:1].upper() + word[1:] if said[:1].isupper() else word
