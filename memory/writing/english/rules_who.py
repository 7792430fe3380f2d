"""English rules: who the user is. Name, age, birthday, gender, place, origin, work, school, language."""

from __future__ import annotations

from memory.writing.english.rule import ADV, AM, STOP, rule
from memory.writing.english.words import FIELDS, LANGUAGES, OCCUPATION
from memory.writing.wording.lexicon import either

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’.-]*"
_NAME = (
    rf"(?P<v>{_CAP}(?: (?:van|von|de|del|della|da|di|la|le|al|el|bin|ibn|ap|O'|Mc"
    rf"|{_CAP}))*(?: {_CAP}){{0,3}})"
)
_PLACE = (
    rf"(?P<v>(?:(?:the|a|an|downtown|central|north|south|east|west|northern|southern|eastern"
    rf"|western|upstate|rural|inner|greater) )?{_CAP}(?:[ ,-]+(?:(?:upon|on|in|of|de|la|le|the|sur|am)\b|{_CAP}))*)"
)
_ANYPLACE = (
    rf"(?:(?:(?:an?|the)(?: same)? [\w -]{{2,24}}? (?:in|near|outside) )?{_PLACE}|(?P<v2>(?:a|an|the)\s+(?:[\w-]+\s+){{0,4}}?(?:town|village|city|suburbs?"
    rf"|countryside|farm|coast|island|houseboat|flat|apartment|studio|house|cottage|boat|van|mountains"
    rf"|outskirts|seaside|neighbou?rhood|country)(?:\s+(?:near|in|of|outside|on|by)\s+[\w' ]{{2,30}}?)?))"
)
_FIELD = (
    rf"(?:the )?{either(FIELDS)}(?: (?:team|department|dept|side|division|group|office))?"
    rf"|the [\w ]{{2,24}} (?:team|department|dept|division|desk|lab|group|unit|office)"
)
_SHOPS = (
    r"(?:shop|store|caf[eé]|restaurant|bakery|bar|pub|salon|studio|farm|gym|agency|company|startup"
    r"|start-up|firm|practice|clinic|nursery|school|garage|gallery|brewery|b&b|guesthouse|hostel|hotel"
    r"|bookshop|bookstore|kiosk|stall|food truck|business|workshop|consultancy|charity|non-?profit|magazine"
    r"|label|press|vineyard|orchard|forge|foundry|kitchen|diner|deli|florist'?s?|laundry|theatre|theater"
    r"|cinema|museum|podcast|newsletter|lab)"
)
_ORG = r"(?P<v>(?:the |a |an )?(?:[\w'’&.-]+ ){0,6}?[\w'’&.-]+)"
_AWAY = (
    r"(?!.*\b(?:for (?:a|the|this) (?:conference|meeting|wedding|weekend|week|few days|trip|holiday"
    r"|vacation)|on (?:a )?(?:business|holiday|vacation|trip)|visiting|this week(?:end)?|until|till"
    r"|tomorrow|tonight|airport|hotel|passing through|layover)\b)"
)

WHO = (
    rule(
        "name",
        rf"(?:'m|\s+am)\s+(?:called |named )?{_NAME}(?=$|\s+(?:and|here|by the way|btw|nice|from|but|,))",
        "'s name is {v}",
        cased=True,
    ),
    rule(
        "nickname",
        r"(?:\s+(?:usually |mostly |generally |always )?go(?:es)? by|\s+prefer to be called"
        r"|'d like to be called|\s+like to be called|'m known as|'m (?:usually |mostly "
        r"|also )?called)\s+(?P<v>[\w'’. -]{2,30}?)" + STOP,
        " goes by {v}",
    ),
    rule(
        "age",
        rf"(?:'m|\s+am|'ve (?:just )?turned|\s+(?:just |recently )?turned"
        rf"|\s+(?:just )?hit)\s+{ADV}(?P<v>\d{{1,2}}(?:[- ]years?[- ]old)?|(?:twenty|thirty|forty|fifty"
        rf"|sixty|seventy|eighty)(?:-\w+)?(?: years old)?|in my (?:early |mid |late |mid-)?(?:teens"
        rf"|twenties|thirties|forties|fifties|sixties|seventies|eighties|\d0s))(?: years? (?:old"
        rf"|of age))?(?=$|\s+(?:now|and|this|last|years?|yo)\b)",
        " is {v}",
    ),
    rule("birthday", r"\s+celebrate my birthday (?:on|in) (?P<v>[\w ,]{3,30}?)" + STOP, "'s birthday is {v}"),
    rule(
        "birthday",
        r"\s+was born (?:on|in)\s+(?P<v>(?=.*\d|(?:January|February|March|April|May|June|July|August"
        r"|September|October|November|December)\b)[\w ,]{3,30}?)" + STOP,
        " was born {v}",
    ),
    rule(
        "gender",
        rf"{AM}(?:a |an )?(?P<v>woman|man|girl|guy|female|male|trans(?:gender)?(?: woman| man)?"
        rf"|non-?binary(?: person)?|genderqueer|lady|boy){STOP}",
        " is {v}",
    ),
    rule(
        "job",
        rf"(?:'m|\s+am)\s+{ADV}(?:from|in|with)\s+(?P<v>{_FIELD})(?=$|[,.]|\s+(?:and|not|at|department"
        rf"|team)\b)",
        " works in {v}",
    ),
    rule(
        "employer",
        rf"(?:'m|\s+am)\s+{ADV}with\s+(?P<v>the (?:{_CAP}(?: (?:of |for )?{_CAP})*)){STOP}",
        " is with {v}",
        cased=True,
    ),
    rule(
        "location",
        rf"{_AWAY}(?:'ve (?:just |recently )?(?:moved|relocated)|\s+{ADV}(?:moved|relocated|emigrated"
        rf"|immigrated)|'ve settled|\s+settled)\s+(?:back |over "
        rf"|here )?(?:from (?P<o>[\w ,]{{2,30}}?) )?(?:to|in"
        rf"|into)\s+{_ANYPLACE}",
        "",
        cased=True,
    ),
    rule(
        "location",
        rf"{_AWAY}(?:'ve (?:\w+ )?(?:lived|been living|been based)|\s+{ADV}(?:live|reside|rent|stay)"
        rf"|'m {ADV}(?:living|based|residing|located|settled|renting)|\s+am {ADV}(?:living|based|residing"
        rf"|located|settled))\s+{ADV}(?:alone |with [\w ]{{2,30}}? |by myself |on my own |here )?(?:in|at|near|outside"
        rf"|on|just outside|close to)\s+{_ANYPLACE}",
        "",
        short=" lives in {v}",
        cased=True,
    ),
    rule(
        "location",
        rf"{_AWAY}'ve {ADV}been\s+{ADV}in\s+{_PLACE}(?=\s+(?:since|for (?:\w+ )?(?:years?|months?|\d))\b)",
        "",
        cased=True,
    ),
    rule("location", rf"{_AWAY}(?:'m|\s+am|'re|\s+are)\s+{ADV}in\s+{_PLACE}(?: now| these days)?$", "", cased=True),
    rule(
        "hometown",
        rf"(?:'m|\s+am|\s+come|\s+hail)\s+{ADV}(?:from|a native of)\s+{_ANYPLACE}{STOP}",
        " is from {v}",
        cased=True,
    ),
    rule(
        "hometown",
        rf"(?:\s+{ADV}grew up|(?:\s+was|'m) {ADV}(?:born(?: and (?:raised|bred))?|raised|brought up)"
        rf"|'m (?:a )?(?:born and bred|native))\s+(?:on|in|near|outside)\s+{_ANYPLACE}",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"(?:\s+{ADV}work|'ve {ADV}(?:worked|been working|been)|'m {ADV}(?:working|employed|interning"
        rf"|contracting)|\s+{ADV}intern|\s+{ADV}started(?: working)?|\s+{ADV}moved over|\s+{ADV}joined"
        rf"|'ve (?:just |recently )?joined|'ve (?:just |recently )?started)\s+{ADV}(?:\w+ (?:days?|shifts?|nights?|hours) a (?:week|month) |(?:part|full)[- ]time )?(?:(?:for|at|with|by)(?!\w)"
        rf"|(?<=joined ))\s*(?!home\b|night|nights|the weekend|the moment|it\b|them\b|a living|myself"
        rf"|(?:\d+|two|three|four|five|six|many|several|a few|years"
        rf"|months)\b|(?:my|the|a|this|our)\s+(?:current|new|old|same|own|\w+ )?(?:company|job|place|office"
        rf"|firm|boss|team)\b"
        rf"|[^,.;]{{0,60}}\b(?:group|program(?:me)?|class|gym|club|choir|band|church|course|mentorship"
        rf"|community|league|meeting|call|chat|party|protest|parade"
        rf"|retreat)\b)(?:(?:as (?:an? )?[\w -]{{2,30}}? (?:for|at) ))?{_ORG}{STOP}",
        " works at {v}",
    ),
    rule(
        "job",
        rf"(?:\s+{ADV}work|'ve {ADV}(?:worked|been working)|'m {ADV}(?:working|employed|training)|\s+{ADV}trained"
        rf"|\s+{ADV}moonlight|\s+{ADV}(?:make|earn) (?:a|my) living|\s+{ADV}started)(?: (?:full"
        rf"|part)[- ]time| remotely"
        rf"| freelance)?\s+as\s+(?P<v>(?:an? |the )?[\w' /&-]{{3,40}}?)(?=$|\s+(?:at|for|in|and|but|with|on"
        rf"|near|since|because)\b)",
        " works as {v}",
    ),
    rule(
        "job",
        rf"(?:'m|\s+am|'ve been|\s+became|'ve become)\s+{ADV}(?:an?"
        rf"|the)\s+(?P<v>{OCCUPATION})(?=$|\s+(?:at|for|in|and|but|by|with|from|on|who|now|here"
        rf"|here's|of|specializing|specialising|working|based|living|turned)\b)",
        " is a {v}",
    ),
    rule(
        "job",
        rf"(?:'m|\s+am)\s+{ADV}(?P<v>(?:head|director|vp|lead|chair|dean|manager|editor"
        rf"|secretary) of [\w &-]{{3,30}}?|(?:retired|former|freelance|trainee|self-employed) {OCCUPATION}|(?:self-employed|freelance|freelancing|retired|unemployed"
        rf"|between jobs|out of work|on (?:parental|maternity|paternity|sick|medical) leave|on sabbatical"
        rf"|in (?:retail|tech|finance|academia|healthcare|construction|education|publishing|hospitality"
        rf"|real estate|insurance|banking|law|advertising)))(?=$|\s+(?:and|but|at|since|for|so|from|as|now"
        rf"|of)\b)",
        " is {v}",
    ),
    rule(
        "job",
        rf"(?:\s+{ADV}(?:work|freelance|'m)|'m {ADV}working|'ve {ADV}worked)\s+in\s+(?P<v>(?!progress"
        rf"|the (?:morning|evening|afternoon|garden)|my|a (?:hurry|team|rush)|teams?|pairs|sprints|silence"
        rf"|bed|shifts)[\w &'-]{{2,30}}?){STOP}",
        " works in {v}",
    ),
    rule("job", rf"\s+{ADV}(?:do|did)\s+(?P<v>[\w &'-]{{3,40}}?)\s+for a living", " does {v} for a living"),
    rule(
        "job",
        rf"\s+{ADV}(?P<v>(?!did|was|used|had|would)[a-z]+ [\w ,&'-]{{3,50}}?) (?:for a living|professionally)",
        "",
    ),
    rule(
        "job",
        rf"(?:\s+{ADV}teach|'m {ADV}teaching|'ve {ADV}(?:taught|been teaching))\s+(?P<v>(?!myself|you|him"
        rf"|her|them|me)[\w &'-]{{3,40}}?)(?=$|\s+(?:at|to|in|for|and|on)\b)",
        "",
    ),
    rule(
        "job",
        rf"(?:\s+{ADV}(?:run|own|manage|opened|started|founded|co-founded|operate)|'ve {ADV}(?:opened"
        rf"|started|founded|owned|run)|'m {ADV}(?:running|opening)|'ve got|\s+have)\s+(?P<v>(?:an?|the"
        rf"|my own|my|our|two|three)\s+(?:[\w'-]+ ){{0,4}}?{_SHOPS}(?!\w))",
        "",
    ),
    rule(
        "job",
        rf"(?:'m|\s+am)\s+{ADV}(?:in charge of|responsible for)\s+(?P<v>[\w &'-]{{3,40}}?)(?=$|\s+(?:at"
        rf"|and)\b)",
        "",
    ),
    rule(
        "job",
        r"\s+(?:got|have been|was|'ve been|just got)\s+(?P<v>promoted to [\w ]{3,40}|laid off"
        r"|made redundant|fired)",
        "",
    ),
    rule(
        "employer",
        r"(?:'m|\s+am|'m now|\s+am now)\s+(?:now )?(?:at"
        r"|with)\s+(?P<v>[A-Z][\w'’&.-]*(?: [A-Z&][\w'’&.-]*){0,4})"
        r"(?:(?<=Labs|Bank|Corp|Tech)|(?<=Inc|Ltd|Co\.|LLC)|(?<=Media|Group)|(?<=Studio|School)"
        r"|(?= now$))(?= now$|$)",
        " works at {v}",
        cased=True,
    ),
    rule(
        "employer",
        rf"(?:(?:'m|\s+am|'ve been|\s+became|'ve become)\s+{ADV}an? (?i:{OCCUPATION})|\s+{ADV}teach [\w ]{{3,24}}?)"
        rf" (?:at|for|with) (?P<v>(?:the )?{_CAP}(?: {_CAP}){{0,4}}){STOP}",
        " works at {v}",
        cased=True,
    ),
    rule(
        "employer",
        rf"(?:\s+{ADV}(?:quit|left|resigned from|lost)|'ve {ADV}(?:quit|left|resigned from|lost))\s+"
        rf"(?:(?:my|the) (?:job|position|role|post) (?:at|with|in)\s+)(?P<v>[\w'’&. -]{{2,40}}?){STOP}",
        "",
        negated=True,
    ),
    rule(
        "school",
        rf"(?:\s+{ADV}(?:study|studied|go to (?:school|college|uni|university)|graduated|attend|enrolled"
        rf"|got my [\w' ]{{2,20}}?)|'m {ADV}(?:studying|enrolled|a student|attending)|'ve graduated"
        rf"|\s+went to)\s+(?:[\w ]{{2,24}}? )?(?:at|from|in|to)?\s*(?P<v>(?:the )?(?:[A-Z][\w'&.-]*(?: of"
        rf"| at| and)? ){{0,4}}(?:University|College|Institute|School|Academy|Polytechnic|Uni|State|Tech"
        rf"|MIT|UCL|ETH|LSE|NYU|UCLA|TU)(?: (?:of|at) [A-Z]\w+(?: [A-Z]\w+)?)?)",
        "",
        short=" went to {v}",
        cased=True,
    ),
    rule(
        "education",
        rf"(?:\s+{ADV}(?:study|studied|majored in|major in|minored in|read(?= [\w ]{{2,30}} at [A-Z]))|'m {ADV}(?:studying|majoring in"
        rf"|reading|minoring in)|'ve studied)\s+(?P<v>(?!(?:for|at|the|a|my|this|that|how|up|it|in the|about"
        rf"|books?|every)\b)[a-zA-Z][\w &'-]{{2,36}}?)(?=$|\s+(?:at|in|and|for|from|as|with)\b)",
        "",
        short=" studied {v}",
    ),
    rule(
        "education",
        rf"(?:\s+{ADV}(?:have|hold|got|did|earned|completed|finished)|'ve got|'m {ADV}(?:doing|pursuing"
        rf"|finishing|working on|writing up|on)|\s+am (?:doing|pursuing))\s+(?P<v>(?:an?|my"
        rf"|the)\s+(?:[\w'-]+ ){{0,3}}?(?:degree|phd|ph\.d|doctorate|master'?s?|mba|msc|ma|bsc|ba"
        rf"|bachelor'?s?|diploma|a-levels|ged|certificate|apprenticeship|residency|postdoc|thesis)(?: (?:in"
        rf"|of|on) [\w &'-]{{2,30}}?)?)(?=$|\s+(?:at|from|and|by|this)\b)",
        "",
    ),
    rule(
        "education",
        rf"(?:'m|\s+am)\s+{ADV}(?:an?\s+)?(?P<v>(?:first|second|third|fourth"
        rf"|final)[- ]year(?: [\w ]+)? student|(?:high[- ]school |college |university |uni )?(?:freshman"
        rf"|sophomore|junior|senior)|in (?:my )?(?:first|second|third|fourth|final) year(?: of [\w ]+)?"
        rf"|in (?:9th|10th|11th|12th|ninth|tenth|eleventh|twelfth) grade|in year \d+)(?=$|\s+(?:at|in|and"
        rf"|of)\b)",
        " is {v}",
    ),
    rule(
        "language",
        rf"(?:\s+{ADV}(?:speak|understand)|'m {ADV}(?:fluent in|bilingual in|a native speaker of|native in"
        rf"|conversational in|proficient in))\s+{ADV}(?P<v>(?:fluent |some |a little |basic "
        rf"|conversational |native |broken |decent |good )?{LANGUAGES}(?:(?:,? and |, | & |/){LANGUAGES})*)",
        "",
    ),
    rule(
        "language",
        rf"(?:'m {ADV}(?:learning|studying|taking [\w ]{{0,12}}lessons in)|'ve {ADV}(?:been learning"
        rf"|started learning|been studying)|\s+{ADV}(?:started learning|am learning))\s+(?P<v>{LANGUAGES})",
        "",
        kind=None,
    ),
    rule(
        "timezone",
        rf"(?:'m|\s+am|\s+live|\s+work)\s+{ADV}(?:in|on)\s+(?:the )?(?P<v>(?:[A-Z][\w-]+ )?(?:time ?zone"
        rf"|UTC\s?[+-]?\s?\d{{0,2}}(?::\d\d)?|GMT\s?[+-]?\s?\d{{0,2}}|CES?T|[PECM][SD]?T|BST|IST|JST|AES?T"
        rf"|NZ[SD]T|Eastern time|Pacific time|Central time|Mountain time))",
        "",
        cased=True,
    ),
)
"""Rules on the user's own person, in the order they are tried."""
