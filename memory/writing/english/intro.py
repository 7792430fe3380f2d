"""Who one is, as a list without verbs: "About me: Ada, 41, baker, two cats, living in Hull"."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.drafts import Draft
from memory.writing.english.lists import CITIES
from memory.writing.english.person import capital, uncapital
from memory.writing.english.rule import rules
from memory.writing.english.values import may_be_name
from memory.writing.wording.marks import EN_CONDITION, EN_HEDGE
from memory.writing.wording.numerals import EN_NUMBERS
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_OPENING = caseless(
    r"^(?:(?:hi|hello|hey|ok|okay|so|right|well|first|just)[\s,!.]+)*(?:here's )?"
    r"(?:(?:(?:an?|some|my|the) )?(?:(?:little|bit|quick|short|brief|tiny|mini|few|basic) )*(?:bit|word|words|note|intro\w*|self-intro\w*|bio|background"
    r"|summary|profile|facts|info|details|basics|lowdown|line|things)?(?: of (?:background|context|info))?\s*(?:about|on) (?:me|myself|who i am)"
    r"|(?:(?:a|my|the) )?(?:quick |short |brief |mini |little )*(?:intro(?:duction)?|bio|self-intro\w*|profile|background|cv)"
    r"|(?:me|myself|i)(?:,)? in (?:short|brief|a nutshell|a few words|\w+ words|one line|a line|one sentence|a sentence)|who (?:i am|am i)|me|the basics)"
    r"\s*(?::|-|–|—|=)\s*"
)
_BREAK = lazy(r"\s*[,;|•·]\s*|\s+[-–—+/]\s+|\s*[()]\s*")
_AND = caseless(r",?\s+(?:and|&|plus)\s+")
_ITEMS = rules(
    r"""
    PLACE = (p:(the |rural |central |north |south |east |west |greater )?{CAP}( ((upon|on|of|de|la|le
        |the) )?{CAP}){0,3})
    COUNT = (an?|one|two|three|four|five|six|seven|eight|\d{1,2}|several|many|some|no|twin)
    KIDS = (kids?|children|child|sons?|daughters?|boys?|girls?|twins|triplets|teenagers?|toddlers?|bab(y|ies)|grandkids
        |grandchildren|stepkids)
    age: (aged? |just turned |nearly )?(v:[1-9]\d)([ -]?(years?[ -]old|yrs?|y/?o))? => is {v}
    gender: (v:(she|he|they)/(her|him|them)|female|male|woman|man|non-binary) => is {v}
    family: (v:(single |proud |stay-at-home |new )*(mum|mom|mother|dad|father|parent|grand\w+) (of
        |to) ({COUNT})( [\w-]+)?
        ( {KIDS})?|child-?free|only child) => is {v}
    family: (an? )?(v:(single|stay-at-home|working|new|proud) (mum|mom|mother|dad|father|parent)) => is a {v}
    family kin: (v:{COUNT} ([\w-]+ )?{KIDS}( \([\w ,&]+\))?) => has {v}
    pet pet Aa: (with |owner of |owned by )?(v:(?i:{COUNT} ([\w'-]+ ){0,3}?{ANIMALS}))( (called
        |named) {CAP})? => has {v}
    relationship: (v:(happily |newly |recently )?(married|single|divorced|widowed|engaged|separated)( (to
        |with) [\w ]{2,24})?) => is {v}
    diet: (v:{DIETS}) => is {v}
    allergy: allergic to (v:[\w ]{3,40}) => is allergic to {v}
    allergy: (v:[\w-]+[ -]intolerant) => is {v}
    allergy: (v:[\w-]+[ -]allergy) => has {a} {v}
    health: (v:{CONDITIONS}) => is {v}
    other: (v:left-handed|right-handed|introvert|extrovert|night owl|early bird) => is {v}
    hometown Aa: ((?i:originally |born |born and raised |raised |grew up )(?i:from|in|on) |(?i:from|native of) )
        (v:{PLACE}) => is from {v}
    location Aa: ((?i:now |currently )*(?i:living|live|lives|based|residing|settled|home is|moved to))? ?(h:in|near
        |on|at
        |outside)? ?(v:{PLACE})( based| these days| now)? => lives {h} {v}
    employer Aa: (?i:work(ing|s)? (at|for) )(v:(the )?{NAME}) => works at {v}
    hobby: (into|love|loves|mad (about|on)|crazy about|obsessed with|keen on|fan of
        |big on) (v:[\w' &-]{3,40}) => is into {v}
    hobby: (an? )?(v:(keen|amateur|avid|weekend|hobby|enthusiastic|part-time|aspiring|recreational|casual) [a-z]{4,}
        ( [a-z]{4,})?) => is a {v}
    language: (speak|speaks|speaking|fluent in) (v:[\w ,]{3,40}) => speaks {v}
    job: (work(s|ing)?|employed) (v:(in|at|for|as|with) (an?|the) [\w' ]{3,40}) => works {v}
    job: (run|running|own|owning|owner of|managing) (v:(an?|one|two|my own|our own|the family|a small) [\w' ]{3,30}) => runs {v}
    job Aa: (?!(?i:i|my|we|our|it|this|that|you|he|she|they|what|how|can|could|please|there|so|but|if|doing|studying|reading|taking|learning|training|working|living|hoping|going|getting|having|being)\b)(([Aa]n? |[Ff]ull-time |[Pp]art-time ){0,2}(v:((?i:retired|former|freelance|trainee|self-employed|junior
        |senior|newly qualified|ex) |ex-){0,3}(?i:{OCCUPATION})))( (at|for|with) (o:(the )?{NAME}))?( ((h:in|near|on|at
        |outside|based in|based near|living in|living on|out of)|from|originally from) {PLACE})? => is {a} {v}
    """
)
_NAME = lazy(
    r"(?:I'm |I am |[Mm]y name is |[Mm]y name's |[Nn]ame'?s? |[Nn]ame: ?)?(?P<v>[A-ZÀ-ÖØ-Þ][\w'’.-]*(?: [A-ZÀ-ÖØ-Þ][\w'’.-]*){0,2})(?P<here> here)?"
)
_GREETING = caseless(
    r"^(?:hey|hi|hello|hiya|yo|howdy|greetings|good (?:morning|evening|afternoon|day))(?: there| all| everyone| jide)?[,!.\s]+"
)
_LONGEST, _LONGEST_ITEM = 300, 80
"""Characters of a list of who one is, and of one thing in it."""
_MOST_BLANKS = 8
_FEWEST = 3
"""Things in a list that is told without an opening."""
_SOUGHT = caseless(
    r"\b(?:need(?:ed|s)?|want(?:ed|s)?|find(?:ing)?|looking|seek\w*|hir(?:e|es|ing)|best|good|great|cheap\w*|affordable|local|nearest|top|any|some"
    r"|my|our|the|his|her|recommend\w*|becom\w*|be|for|search\w*|who|no|not|another|new|emergency|vs|versus|called|average|every)\b"
)
"""Somebody of that trade is looked for or spoken of."""
_TENURE = caseless(
    rf"^(?:for |over |about |almost |nearly |going on )*(?:\d{{1,2}}|{'|'.join(EN_NUMBERS)})(?:-\w+)? years?\b(?! old)[\w' -]{{0,40}}$|^since (?:19|20)\d\d$"
)
"""How long one has done it; nothing by itself."""
_FAMILIAR = frozenset({"relationship", "family", "gender", "diet", "pet"})
"""What nobody says of a thing that has a number."""


def introduced(sentence: Sentence) -> list[Draft]:
    """One draft for each thing of such a list; none where the sentence is no list of who one is."""
    whole = sentence.whole
    if len(whole.flat) > _LONGEST:
        return []
    opening = _OPENING.match(whole.flat)
    if sentence.asks or EN_HEDGE.search(whole.flat) or EN_CONDITION.search(whole.flat):
        return []
    begun = opening or _GREETING.match(whole.flat)
    items = list(_items(whole, begun.end() if begun else 0))
    if not opening and (len(items) < 2 or any(item.flat.count(" ") > _MOST_BLANKS for item in items)):
        return []
    drafts: list[Draft] = []
    understood = names = 0
    for number, item in enumerate(items):
        if drafts and (named := _theirs(item, drafts[-1])):
            understood, names = understood + 1, names + 1
            drafts[-1] = named
            continue
        found = _name(item, alone=not opening) if number == 0 else []
        found = found or _read(item if number or opening else _opening_word_small(item))
        understood += bool(found)
        if not opening and number - understood > 0:  # more than one thing that tells nothing: no such list
            return []
        drafts += [
            draft
            for draft in found
            if not any(draft.slot == other.slot for other in drafts) or draft.slot in ("pet", "hobby")
        ]
    rest = drafts if understood == len(items) - 1 else []
    few = _FEWEST - bool(begun and any(draft.slot == "age" for draft in drafts))
    if rest and not opening and rest[0].start > items[0].start and len(rest) >= few:
        return [*_name(items[0], alone=False), *rest] if _name(items[0], alone=False) else []
    if opening:
        return drafts if understood * 2 >= len(items) else []
    enough = len(drafts) + names >= _FEWEST or _are_a_pair(items, drafts, names)
    return drafts if understood == len(items) and enough else []


def _opening_word_small(item: Clause) -> Clause:
    """A capital that only opens the sentence makes neither a place nor a name."""
    if not item.flat[1:2].islower():
        return item
    return replace(item, shown=uncapital(item.shown), flat=uncapital(item.flat))


def _are_a_pair(items: list[Clause], drafts: list[Draft], names: int) -> bool:
    """Two things side by side that only somebody says of himself: a trade and a town, an age and a marriage.

    They open the message, for in a list of people each line looks like that.
    """
    if items[0].start or len(items) != _FEWEST - 1 or len(drafts) + names < len(items) or _SOUGHT.search(items[0].flat):
        return False
    told = {draft.slot for draft in drafts}
    place = next((draft for draft in drafts if draft.slot == "location"), None)
    if place and place.end - place.start == len(place.value) and place.value.casefold() not in CITIES:
        return False  # "chef, Gordon": a capital alone is no town
    return bool(told & {"job", "family"}) or ("age" in told and bool(told & _FAMILIAR))


def _theirs(item: Clause, last: Draft) -> Draft | None:
    """What comes right before, with the name that is theirs: "two girls, Kayla and Brooke"; a trade with its years."""
    if last.slot in ("job", "employer") and _TENURE.match(item.flat):
        return last
    bare = _NAME.fullmatch(item.flat)
    if last.subject not in ("kin", "pet") or bare is None or bare["v"] != item.flat or item.flat.casefold() in CITIES:
        return None
    several = re.search(r"(?:,| and) [A-Z]\S*$", last.content) is not None
    before = [re.sub(r" and (?=[A-Z]\S*$)", ", ", text) for text in (last.content, last.value)]
    content, value = (f"{text}{' and' if several else ','} {item.shown}" for text in before)
    return replace(last, content=content, value=value, end=item.end) if may_be_name(bare["v"]) else None


def _items(whole: Clause, start: int) -> list[Clause]:
    cuts: list[Clause] = []
    position = start
    for match in _BREAK.finditer(whole.flat, start):
        cuts.append(whole.part(position, match.start()))
        position = match.end()
    cuts.append(whole.part(position, len(whole.flat)))
    items: list[Clause] = []
    for cut in cuts:
        if cut.flat.casefold().startswith(("and ", "plus ")):
            cut = cut.part(cut.flat.index(" "), len(cut.flat))
        joined = _AND.search(cut.flat)
        if joined and not _read(cut):
            items += [cut.part(0, joined.start()), cut.part(joined.end(), len(cut.flat))]
        else:
            items.append(cut)
    return [item for item in items if item.flat]


def _name(item: Clause, *, alone: bool) -> list[Draft]:
    """The name that opens the list; without an opening it says "here" or "I'm"."""
    match = _NAME.fullmatch(item.flat)
    if match is None or not may_be_name(match["v"]) or (alone and len(match.group()) == len(match["v"])):
        return []
    value = item.shown[match.start("v") : match.end("v")]
    return [Draft("name", f"The user's name is {value}", item.start, item.end, value=value)]


def _read(item: Clause) -> list[Draft]:
    if len(item.flat) > _LONGEST_ITEM:
        return []
    for row in _ITEMS:
        match = row.pattern.fullmatch(item.flat)
        if match is None:
            continue
        groups = match.groupdict()
        value = item.shown[match.start("v") : match.end("v")]
        article = "an" if value[:1] in "aeiouAEIO" else "a"
        content = "The user" + row.content.format(v=value, h=groups.get("h") or "in", a=article)
        drafts = [Draft(row.slot, content, item.start, item.end, value=value, subject=row.subject)]
        if row.slot == "job" and "h" in groups:
            drafts += _beside(item, match)
        return drafts
    return []


def _beside(item: Clause, match: re.Match[str]) -> list[Draft]:
    """Whom one works for, and where one lives or is from, told with one's work."""
    drafts: list[Draft] = []
    for group, slot in (("o", "employer"), ("p", "location" if match["h"] else "hometown")):
        if match[group]:
            value = item.shown[match.start(group) : match.end(group)]
            said = {"employer": f"works at {value}", "hometown": f"is from {value}"}.get(
                slot, f"lives {_how(match)} {value}"
            )
            drafts.append(Draft(slot, capital(f"the user {said}"), item.start, item.end, value=value))
    return drafts


def _how(match: re.Match[str]) -> str:
    return str(match["h"]).rsplit(" ", 1)[-1]
