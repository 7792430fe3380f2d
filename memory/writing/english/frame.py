"""Whom an English clause speaks of, and the words that follow the subject."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memory.writing.english.relations import OTHERS, RELATIVE
from memory.writing.english.words import OCCUPATION
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence

_VERBS = (
    r"work|live|love|hate|drive|ride|use|have|am|was|prefer|enjoy|study|teach|own|speak|play|run|grew|settled"
    r"|relocated|ended|landed|stayed|trained|graduated|worked|lived|retired|became|turned|switched|moved|started|got"
    r"|want|need|always|never|usually|mostly|don't|can't|cannot|do|did|go|collect|keep|write|code|edit|wear|take|eat"
    r"|drink|avoid|read|sleep|wake|get|spend|plan|hope|love|bake|cook|paint|draw|sing|dance|swim|cycle|hike|climb"
    r"|garden|knit|sew|raise|breed|adopted|joined|left|quit|switched|bought|sold|married|suffer|manage|lead|build"
    r"|design|develop|volunteer|commute|just|also|currently|now|then|recently|still|only|really|even|occasionally"
    r"|often|sometimes|plus|both|journal|meditate|jog|train|stretch|lift|practi[sc]e|walk|bike|skate|row|fish|surf|ski|clean|shop|run|cook|living|working|studying|based"
)
_CONJUNCTION = caseless(
    rf"\s+(?:and that|and|but|so|plus|yet|although|though|because|since|while|whereas|as)\s+(?=(?:i|i'm"
    rf"|i've|i'd|i'll|my|our|we|we're|we've|he|she|they|it|its|it's|that|(?:everyone|everybody|people|folks|friends|mates|most people|my mates) (?:just |all |usually )?calls? me|the [\w ]{{1,24}}? (?:is|are|was|runs on|lives|uses)|(?:the|its|his|her|their|our|my) (?:[\w'-]+ ){{0,3}}(?:password|passcode|pin|token|key|login)"
    rf"|{_VERBS}|originally|based|born|colou?r-?blind|left-handed|deaf|dyslexic|vegan|vegetarian|pregnant|allergic|diabetic|married|single|divorced|retired"
    rf"|from)\b)|\s+(?=with (?:an?|one|two|three|four|five|six|\d) (?:[\w-]+ ){{0,2}}(?:kids?|children|sons?|daughters?|boys|girls|cats?|dogs?|toddlers?|teenagers?|twins)\b)|\s+(?=(?:now|currently|presently) (?:living|based|working|residing|settled)\b)"
)
_OPENER = caseless(
    r"^(?:(?:hi|hey|hello|hiya|heya|yo|y'?all|nah(?:,? mate)?|yeah,? nah|g'day|bruv|ngl|not (?:gonna|going to) lie|(?:so |ok(?:ay)? (?:so )?)?long story short|nvm|never ?mind|scra(?:tch|p) that|ignore that|truth be told|if i'm honest|tell you what|(?:mate|guys|lads|lasses|ladies|bro|evening|morning|afternoon)(?=[,.!:]| (?-i:I)(?:'|\b))|omg|oh my god|gosh|again(?=[:,])|dude|man(?=,)|greetings|good (?:morning|afternoon|evening)|well|so|ok|okay|and|but|also|oh|ah|um"
    r"|actually|anyway|(?:it )?turn(?:s|ed) out(?: that)?|as it turns out|btw|by the way|fyi|just so you know|for (?:the record|context|what it's worth"
    r"|your information)|fun fact|honestly|frankly|to be honest|in fact|plus|besides|sorry|wait(?: no)?|oh wait|hang on|hold on|no(?=\W*(?:[,:.!–-]|i\b"
    r"|i'm|my\b|it\b|that\b|not\b|we\b|the\b))|yes|yeah|yep|nope|right|sure|thanks|thank you|correction|that said"
    r"|as (?:you|i) (?:know|said)|in case (?:it|you)[\w ]{0,20}|because|since|though|although|however|then"
    r"|a bit about me|about me|quick intro|for reference|heads up|note that|one more thing|another thing"
    r"|(?:as for )?me(?=,? (?:i|i'm|i've|personally)\b)|first(?! thing|[ -]year)|second(?![ -]year)|finally|personally|that|who|now that|given(?: that| how)?|seeing (?:as|that)"
    r"|considering(?: that)?|see|look|listen|there(?!'s| is| are)|jide|everyone(?=[,!:.])|all)(?!\w)[\s:,!.–-]*)+"
)
_HALF = lazy(r"[Mm]e|(?:and )?(?:[Mm]y|[Oo]ur) [\w-]+(?: [\w-]+)?|[A-Z][\w'-]+")
_LOOSE_END = caseless(r"\s+(?:and|but|or|plus)$")
"""Before an aside: "allergic to bee stings and, apparently, commitment"."""
_ONE_IS_ENOUGH = caseless(
    r"(?:just |even )?(?:(?:one|a single|any|another)(?: more)? [\w' -]{2,24}?|an? (?:bite|sip|whiff|drop|trace|taste|bit|sniff) of [\w' -]{2,24}?) and i(?:'m| am|'ll|'d)?(?: be)? (?:straight |right |back )?(?:in|on|out|done|dead|gone|ill|sick|anyone's|asleep|off|wheezing|itching|swollen|end up|swell|come out|break out|start|stop|feel|quit|cry|scream)\b"
)
"""One prawn and I'm in hospital."""
_PERSON = caseless(r"(?:and |but )?(?:my|our) [\w-]+(?: [\w-]+)?(?:'s [\w-]+)?")
_I = lazy(
    r"(?<![\w'])(?:I|i|We|we|[Mm]e and my \w+(?: [A-Z]\w+)?|[Mm]e and [A-Z]\w+"
    r"|(?:(?:[Mm]y|[Tt]he (?=missus|wife|husband|mrs|kids)) ?[\w-]+(?: [\w-]+)?|[A-Z][\w-]+) and I)(?=['\s]|$)"
)
_FRONT = caseless(
    r"^(?:at|in|on|for|since|when|after|before|during|these|this|last|next|every|most|outside|by|as|from"
    r"|with|until|till|while|now|currently|recently|originally|today|tomorrow|yesterday|tonight|nowadays"
    r"|lately|growing up|back|over|once|apart|besides|unlike|like|despite|usually|normally|sometimes|always"
    r"|never|to|of|all|until|throughout|the|\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?|fortnights?|hours?)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?"
    r"|only|not only|what|no)\b"
)
_OTHER_SUBJECT = caseless(
    r"\b(?:he|she|they|you|someone|people|who|said|says|told|asked|thinks?|if|unless|wish|whether)\b"
)
_GROUP = caseless(
    r"^(?:my|our|the)\s+(?!favou?rite|first|old|last|dream)(?P<group>(?:[\w-]+ )?(?:team|company|group|lab|department|band|startup|office"
    r"|squad|crew|class|studio|club|shop|agency|firm|charity|school|choir|orchestra|practice))(?P<s>'s)?(?=\s)"
)
_MY = caseless(r"^(?:my|our)\s+|^the (?=name(?:'s| is)\b)")
_OF_MINE = caseless(
    r"^(?:one|two|three|another|some|a couple|a few|most|many) of (?:my|our) (?!.*\b(?:was|were|used to)\b)"
)
"""One of my hobbies is pottery."""
_FRAGMENT = caseless(
    r"^(?:(?:and|but|also|currently|originally|now|recently|happily|still|formerly)\s+)*(?:\d{1,2}\b|an?\s|from\s"
    r"|based\s|back (?:at|to|in) |(?:in|near|outside) (?-i:[A-Z])|born\s|living\s|working\s|driving\s|pesc[ae]tarian|veggie|coeliac|celiac|teetotal|using\s|doing\s|teaching\s|training\s|learning\s|raising\s|renting\s|saving\s|hoping\s|expecting\s|recovering\s|commuting\s|eating\s(?=[\w ]+ again)|aiming\s|planning\s|trying\s|looking\sto\s|down in (?-i:[A-Z])|up in (?-i:[A-Z])|over in (?-i:[A-Z])|married|single|divorced|widowed|separated|engaged|vegan|vegetarian|colou?r-?blind|left-handed|deaf|dyslexic|pregnant|allergic"
    r"|father of|mother of|mum of|mom of|dad of|in my \w+|self-employed|retired|originally|freelance|raised|studying)"
)
_TRADE = caseless(
    rf"^(?:and )?(?!(?:used to|was|once|formerly|previously|always|never)\b)(?P<v>{OCCUPATION})(?: (?:on|in|at|for) (?:the|their|our|a) [\w' -]{{2,40}})?$"
)
"""An occupation alone, in a row of such facts: "Ana here, 36, pastry chef"."""
_VERB_FIRST = caseless(rf"^(?:(?:and|but|so|also|then)\s+)*(?:{_VERBS})\b")
_BARE_VERB = caseless(
    r"^(?!(?:don't|never) use (?:[\w-]+ ){0,2}?(?:emojis?|emoticons?|bullets?|bullet points|markdown|tables|lists|head(?:ing|er)s?|capitals?|caps|contractions|jargon|abbreviations|acronyms|exclamation|hashtags?|slang|footnotes|italics|bold|smileys|puns)\b)"
    r"(?:(?:just|recently|finally|currently|still|also|now|pretty much|basically|mostly|literally)\s+)*(?:(?:need to|have to|got to|gotta|haven't (?:eaten|touched|had|drunk|smoked|driven|flown|owned|used)|got (?:an?|two|three|four|five) (?!question|idea|problem|minute|moment|second|feeling|quick|sec\b|lot|bit|few|error|bug|message|call|letter|job|new)|turned|(?:was|been|just|got) diagnosed|moved|relocated"
    r"|signed up (?:for|to) (?:the|an?|my|our) |entered (?:for )?(?:the|an?) |registered for (?:the|an?) |enrolled (?:in|on) |started (?:at|as|working|learning|an? new (?:job|role|position)|my new)|landed (?:a|my)|joined|adopted|switched|quit|graduated|retired|married|left my job|grew up"
    r"|passed my|finished my|sold (?:my|our|the)|got (?:my|our)|packed in|jacked in|gone (?:off|back)|taken up|took up|got into|swapped (?:my|our|the)|traded (?:in )?(?:my|our|the)|ditched (?:my|our|the)|bought (?:an?|my|our) (?!coffee|sandwich|drink)|lost (?:my|our)|handed in (?:my|our)|ran (?:my|the|a) (?:[\w ]{0,20}(?:marathon|ultra|race|parkrun|\d+k))|won (?:a|the|my|our)|published|paid off|submitted (?:my|our)|had my (?:\w+ ){1,3}(?:out|removed|replaced)|gave up|sworn off|launched my|got (?:married|engaged|divorced|promoted|laid off|diagnosed|a (?:new )?(?:dog|cat|puppy"
    r"|kitten|job|tattoo))|(?:moving (?:house|flat|home|in|out|day)\b|off to (?-i:[A-Z])|picking (?:my |the |our )?(?:\w+ )?up|dropping (?:my |the |our )?\w+ (?:off|at)|flying (?:to|out|back|home)|meeting (?=[A-Za-z]+ )|seeing (?:my|the|a)|heading (?:to|out|off)|going to (?:see|the|my|a)|visiting|moving (?:to|into|out)"
    r"|taking (?:my|the)|having (?:my|a)|starting my|leaving (?:for|on)|driving (?:to|up|down)|hosting|attending"
    r"|presenting|running (?:the|a|my)|getting (?:my|a|the|married))|been (?:living|working|learning|vegan|vegetarian|playing|an? (?:type|diabetic|asthmatic|vegan|vegetarian|nurse|teacher|member)))\b|(?:want|wanna|would love) to (?=run|lose|save|learn|finish|read|write|pass|quit|buy|climb|swim|cycle|visit|get (?:fit|down|under|to)|master|pay off|publish|build)|drive an? |ride an? |own an? (?!up)|(?:mostly|usually|mainly|normally|rarely|often) [a-z]+|dropped out|majored in|minored in|broke up|split up|failed my|got (?:\d|asthma|adhd|eczema|migraines|arthritis|diabetes|ibs|pcos|epilepsy|anxiety|depression|tinnitus|psoriasis|celiac|coeliac)"
    r"|(?:play|speak|cycle|walk|swim|cook|bake|knit|collect|wear|sleep|study|teach|code|write|read|work|train|commute|volunteer|sing|paint|draw|dance)\b(?=.*\b(?:every|weekends|for a living|in my (?:free|spare) time|(?:mon|tues|wednes|thurs|fri|satur|sun)days|since|most days|twice a|once a|\dx|times a|everywhere|in a (?:\w+ )?(?:band|choir|orchestra|league|team)|for (?:\d+|a few|many) (?:years|months))\b)|run (?:an?|my own|our own) (?!bath|test|script|query|mile|marathon|temperature|fever|risk|race|command|program|loop|check|search|diagnos\w+|scan|report|simulation|poll|quick|few|couple)|(?:live in|work as|work at"
    r"|work for|(?:can't|cannot|can not) (?:stand|get enough|live without|resist|do without|eat|drink|have|touch|digest|tolerate|stomach|handle (?:spicy|dairy|caffeine|alcohol)|do (?:dairy|gluten|spicy|nuts|caffeine|alcohol|sugar|seafood|shellfish|lactose|heights))|(?:don't|never) (?:eat|drink|smoke|drive|cook|like|use|own|have|watch|wear|celebrate|believe|gamble|vape|speak|play|travel|fly)|had an? (?:stroke|heart attack|hip|knee|transplant|bypass|breakdown|miscarriage|c-section|hysterectomy|hernia|concussion)|(?:always|usually|never|normally|mostly) (?:have|eat|drink|take|go|get|wear|walk|cycle|sleep|work|drive|cook|skip|start|wake)|(?:love|hate|enjoy|prefer|adore) (?!sure|is|does|and|can|will|makes|at)(?=\w))\b)"
)
"""A message that begins with its verb: "Moved to Lyon in May"."""
_BARE_FRAGMENT = caseless(
    r"^(?:currently|now|still|presently) in (?-i:[A-Z])|^back (?:at|in|to) (?:work|school|uni|college|the office|training)\b|^(?:(?:currently|originally|now|still|happily|recently|totally|completely|super|really|very|kinda|pretty|slightly|mildly|severely|deathly|highly)\s+)*(?:not using|no longer using|obsessed with|hooked on|mad about|crazy about|allergic to|based in|based out of|off to (?-i:[A-Z])\w+|(?:translating|illustrating|editing|recording|making|designing|composing|directing|organi[sz]ing) (?:a|an|my|our|the) |typing this on|widowed|divorced|separated|deaf in|blind in|colou?r-?blind|dyslexic|cutting out|giving up|avoiding (?!this|that|it)|born (?:and (?:raised|bred) )?in|driving an? (?!rental|hire|rented|borrowed)|on the (?:buses|trains|railways?|boats|rigs|trawlers|tills|tools|bins|wards)|doing (?:my|an?)|type [12]\b"
    r"|married (?:to|with)|single (?:mum|mom|dad|parent)|hoping to|planning to|aiming to|trying to|working on|living in|currently (?:building|writing|reading for)|(?:building|writing|restoring|renovating|developing) (?:a|an|my|our) |working (?:as|at|for|nights|days|shifts|from|part-time|full-time)|studying|learning|training for"
    r"|(?:(?:retired|jobbing|freelance|part-time|trainee|self-employed|full-time|semi-retired) )+(?-i:[a-z])[a-z'-]+|saving (?:up )?(?:money )?for|from (?-i:[A-Z])\w+|raised in|fluent in|retired)\b"
    r"|^(?:(?:\w+|\d+) (?:weeks?|months?) pregnant|(?:\w+|\d+) (?:days?|weeks?|months?|years?) sober)\b"
    r"|^(?:an? )?(?:(?:strict|lifelong|type [12I]+|brittle|severe|mild) )?(?:vegan|vegetarian|pescatarian|coeliac|celiac"
    r"|diabetic|asthmatic|epileptic|insomniac|haemophiliac|hemophiliac|amputee|(?:cancer|stroke) survivor|wheelchair user"
    r"|migraine sufferer)(?: here)?$"
)
_BEFORE_FROM = lazy(
    r"^(?:(?:I'm|I am|[Mm]y name is|[Mm]y name's)\s+[A-Z][\w'-]+(?: [A-Z][\w'-]+)?|(?:(?:and )?I'm "
    r"|I am )?an? [\w -]{3,40}?)(?=\s+from\s+(?!the (?:team|department))[A-Z])"
)
_DAY_ALONE = caseless(
    r"^(?:on |it's |that's |this is )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?)(?:,? (?:19|20)\d\d)?(?: at [\w: ]{1,12})?$"
)
_HELD_ON = caseless(
    r"\b(?:signed up|registered|entered|enrolled|booked|got a place|got tickets|tickets (?:for|to)|appointment|interview|exam|driving test|wedding|marathon|10k|triathlon|concert|surgery|flight|viva|audition|graduation|hearing|recital|move|moving)\b"
)
"""What is held on the day that the next clause names."""
_MOST_FRONT = 48
_CLEFT = caseless(
    r"^what (?:i|we)(?P<be>'m| am|'re| are)? (?:really |actually |mostly |basically |most )?(?P<verb>after|aiming (?:for|at)|going for|hoping for|working towards?|allergic to|love|like|enjoy|hate|dislike|can't stand|do|teach|drive|play|study|collect)"
    r"(?: most| best| for a living| for fun| right now| at the moment| this year)* (?:is|are) (?=\w)"
)
"""What I'm after is a quiet flat: read as "I'm aiming for a quiet flat"."""
_CLEFT_VERBS = {"do": ""}


@dataclass(frozen=True, slots=True)
class EnFrame:
    """A clause with its subject found.

    `rest` is what the rules read: the flat text behind "I" (or the clause behind an implied "I" or "I'm"); an
    offset in it minus `shift` is one in the clause.
    """

    clause: Clause
    mode: str
    """I | group | my | relation | other | verb (I said before) | fragment (I'm said before) | none."""
    rest: str
    shift: int


def clauses_of(sentence: Sentence) -> Iterator[Clause]:
    """The clauses of a sentence, cut at conjunctions too where a new statement begins behind them."""
    for clause in _joined(sentence):
        position = 0
        for match in _CONJUNCTION.finditer(clause.flat):
            if _HALF.fullmatch(clause.flat, position, match.start()):  # "my wife and I …"
                continue
            if _ONE_IS_ENOUGH.match(clause.flat, position):  # what happens then is not so now
                continue
            yield from _after_name(clause.part(position, match.start()))
            position = match.end()
        loose = _LOOSE_END.search(clause.flat, position)
        yield from _after_name(clause.part(position, loose.start() if loose else len(clause.flat)))


def _joined(sentence: Sentence) -> Iterator[Clause]:
    """The clauses between commas; "My eldest, Rory, is …" is one."""
    clauses, whole = list(sentence.clauses), sentence.whole
    if len(clauses) > 2 and _PERSON.fullmatch(clauses[0].flat) and _HALF.fullmatch(clauses[1].flat):
        yield whole.part(clauses[0].start - whole.start, clauses[2].end - whole.start)
        clauses = clauses[3:]
    at = 0
    while at < len(clauses):
        first, at = clauses[at], at + 1
        dated = at < len(clauses) and _DAY_ALONE.match(clauses[at].flat) and _HELD_ON.search(first.flat)
        if dated:  # Signed up for the Leeds half, 9 May 2027
            yield whole.part(first.start - whole.start, clauses[at].end - whole.start)
            at += 1
        else:
            yield first


def _after_name(clause: Clause) -> Iterator[Clause]:
    """ "I'm Sam from Leeds": two statements."""
    match = _BEFORE_FROM.match(clause.flat)
    if match:
        yield clause.part(0, match.end())
        yield clause.part(match.end(), len(clause.flat))
    elif clause.flat:
        yield clause


_ABOUT_HIM = caseless(
    r"(?:and |but |also |very |really |quite |a bit |totally |absolutely )*(?:mad|crazy|nuts|daft|big|keen|fond|into|obsessed|hooked|allergic|vegan|vegetarian|diabetic|originally|from|born|raised|loves?|hates?|likes?|lives?|works?|plays?|speaks?|drives?|supports?|an? |always|never|married|single|retired|studying|working|living|training|learning)\b"
)
"""Behind somebody else, a clause without a subject tells of him."""
_OF_THE_SAME = caseless(
    r"(?:he|she|they|who|and|(?:(?:also|now|just|still|never|always|currently) )?(?:is|has|does(?:n't)?|can(?:'t|not)?|works|lives|drives|teaches|plays|likes|loves|hates|starts|runs|speaks|studies|goes|eats|drinks|keeps|owns|needs|uses"
    r"|sings|paints|trains|coaches|swims|cooks|bakes|sells|makes|wears|takes|turns|retires|graduates|comes|grew|moved|retired|graduated|started))\b"
)
"""A clause without a subject goes on about the one of whom the clause before tells."""


def frame_of(clause: Clause, last: str) -> EnFrame:
    """The frame of a clause; `last` is the mode of the clause before it ("" for the first)."""
    opener = _OPENER.match(clause.flat)
    if opener and opener.end() < len(clause.flat):
        clause = clause.part(opener.end(), len(clause.flat))
    flat = clause.flat
    cleft = _CLEFT.match(flat)
    if cleft:
        verb = "'m aiming for" if cleft["be"] and cleft["verb"] != "allergic to" else cleft["verb"].casefold()
        verb = "'m allergic to" if verb == "allergic to" else "" if verb == "do" else verb
        rest = f"{'' if verb.startswith(chr(39)) or not verb else ' '}{verb} {flat[cleft.end() :]}"
        return EnFrame(clause, "I", rest, len(rest) - len(flat))
    found = _I.search(flat)
    if found and (found.start() == 0 or _is_front(flat[: found.start()])):
        stressed = _STRESSED.match(flat, found.end())
        end = stressed.end() if stressed else found.end()
        return EnFrame(clause, "I", flat[end:], -end)
    group = _GROUP.match(flat)
    if group:
        return _grouped(clause, flat, group.end())
    if RELATIVE.match(flat):
        return EnFrame(clause, "relation", flat, 0)
    mine = _MY.match(flat) or (None if OTHERS.match(flat) else _OF_MINE.match(flat))
    if mine:
        return EnFrame(clause, "my", flat[mine.end() :], -mine.end())
    if OTHERS.match(flat):
        return EnFrame(clause, "other", flat, 0)
    return _implied(clause, last)


_STRESSED = caseless(r"\s+do(?=\s+(?:have|like|love|live|work|own|eat|drink|speak|play|need|use|enjoy|hate)\b)")
"""I do have a heart murmur."""


def _is_front(front: str) -> bool:
    return len(front) <= _MOST_FRONT and bool(_FRONT.match(front)) and not _OTHER_SUBJECT.search(front)


def _implied(clause: Clause, last: str) -> EnFrame:
    flat = clause.flat
    if not last and _BARE_VERB.match(flat):
        return EnFrame(clause, "verb", " " + flat[0].lower() + flat[1:], 1)
    if not last and _BARE_FRAGMENT.match(flat):
        return EnFrame(clause, "fragment", "'m " + flat[0].lower() + flat[1:], 3)
    if last in ("I", "verb", "fragment", "name"):
        if _FRAGMENT.match(flat):
            return EnFrame(clause, "fragment", "'m " + flat, 3)
        if _TRADE.match(flat):
            return EnFrame(clause, "fragment", "'m a " + flat, 5)
        if _VERB_FIRST.match(flat) and not re.match(r"\w+(?: is| was| are|'s| has been)\b", flat):
            return EnFrame(clause, "verb", " " + flat, 1)
    if last == "other" and _ABOUT_HIM.match(flat):
        return EnFrame(clause, "other", flat, 0)
    if last == "relation" and (_VERB_FIRST.match(flat) or _OF_THE_SAME.match(flat)):
        return EnFrame(clause, "relation", flat, 0)
    return EnFrame(clause, "none", flat, 0)


def _grouped(clause: Clause, flat: str, end: int) -> EnFrame:
    """ "My team is building …" is read as "we are building …", "my team uses …" as "we use …"."""
    if re.match(r"\s+(?:(?:is|was|'s) )?(?:called|named)\b", flat[end:]):
        opening = _MY.match(flat)
        return (
            EnFrame(clause, "my", flat[opening.end() :], -opening.end())
            if opening
            else EnFrame(clause, "none", flat, 0)
        )
    doing = (
        re.match(r"\s+(?:just |now |currently |finally )*(?=[a-z]+ing\b)", flat[end:])
        if flat[:end].endswith("'s")
        else None
    )
    if doing:
        rest = " are " + flat[end + doing.end() :]
        return EnFrame(clause, "group", rest, len(rest) - len(flat))
    match = re.match(r"\s+(?P<verb>is|has|was|[a-z]+?)(?P<s>s)?(?=\s)", flat[end:])
    if match is None:
        return EnFrame(clause, "none", flat, 0)
    plain = {"is": "are", "i": "are", "ha": "have", "has": "have", "wa": "were", "was": "were"}.get(
        match["verb"], match["verb"]
    )
    rest = " " + plain + flat[end + match.end() :]
    return EnFrame(clause, "group", rest, len(rest) - len(flat))
