"""English cues of everyday speech: what is told without its subject, or with an idiom. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_taste import ME
from memory.writing.english.cues_work import MONEY
from memory.writing.english.lists import FOODS, PRODUCTS
from memory.writing.english.rule import ADV, STOP, Rule, rule
from memory.writing.english.words import ANIMALS, LANGUAGES, VEHICLES
from memory.writing.wording.lexicon import either

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_NAME = rf"{_CAP}(?: (?:(?:&|and|of|the) )?{_CAP}){{0,4}}"
_NOW = (
    r"^(?!.*\b(?:today|tonight|right now|yesterday|just now|at the moment|this (?:morning|evening|afternoon|week|time|one)|again"
    r"|if|because|code|file|bug|error)\b)"
)
_EASY = r"(?:honestly |frankly |really |just |simply |still |definitely |personally |tbh )*"
_THING = (
    r"(?P<v>(?!(?:it|this|that|these|those|him|her|them|you|your|my|our|his|their|what|how|the way|the idea|going|any of|an? (?:argument|fight|mess|car|taxi|row)|bed|trouble|shape|gear|position|place|the (?:car|house|shower|flow|details|weeds|zone|lift|office|habit|mood|spirit))\b)"
    rf"[\w][^,.;:▒]{{1,60}}?)(?:\s+(?:tbh|at all|to be honest|either|really))?{STOP}"
)
_NO_QUOTA = r"^(?!.*\b(?:label|tag|sign|api|cache|requests?|tokens?|rate limit|memory|context|uploads?|file|server|disk|speed|words?|characters?|they|said|says|price|costs?|retail\w*|sells?)\b)"
_I_HAVE = r"\b(?:I|we)(?:'ve| have| got|'ve got| have got)"
_DONE = r"(?:^|\b(?:I|we)(?:'ve| have)? )(?:just |recently |finally |lately |also |slowly |really |properly )*"

PLAIN_CUES: tuple[Rule, ...] = (
    rule(
        "nickname",
        rf"\bI(?:'m| am)(?: just| simply| always)? (?P<v>{_CAP}) to (?:everyone|everybody|most people|(?:all )?my (?:friends|mates|family|colleagues))",
        " is called {v}",
        cased=True,
    ),
    rule("nickname", rf"\bI (?:also |usually |mostly |only )?answer to (?P<v>{_CAP})$", " goes by {v}", cased=True),
    rule("name", rf"^(?:the )?[Nn]ame(?:'s| is) (?P<v>{_CAP}(?: {_CAP}){{0,3}})$", "'s name is {v}", cased=True),
    rule(
        "name", rf"^(?:[Ii]t's|[Tt]his is) (?P<v>{_CAP}(?: {_CAP})?) (?:speaking|here)$", "'s name is {v}", cased=True
    ),
    rule(
        "language",
        rf"\b(?:I|we) {ADV}(?:spoke|speak|talked|talk|use|used) {ADV}(?P<v>{LANGUAGES}) (?:at home|with (?:my|our)|growing up|in (?:my|our)"
        rf"|as (?:a kid|kids|children)|between us)",
        "",
    ),
    rule("language", rf"^(?P<v>{LANGUAGES}) (?:is|was) what (?:I|we|my \w+) (?!call|mean|said|say|meant)", ""),
    rule("language", rf"^my (?P<v>{LANGUAGES}) (?:is|'s) {ADV}(?:better|stronger|worse|weaker)", ""),
    rule("language", r"\bI (?:was|grew up|am|'m) (?:brought up |raised )?(?P<v>(?:bi|tri|multi)lingual)\b", ""),
    rule(
        "language",
        rf"\bI can (?:also |just about |still )?(?:read|write|follow|sing in|count in|swear in) (?P<v>{LANGUAGES})",
        "",
    ),
    rule(
        "age",
        r"\bI(?:'m| am) (?:now |firmly )?on the (?P<v>(?:wrong|right|far|other) side of (?:thirty|forty|fifty|sixty|seventy|\d0))",
        "",
    ),
    rule(
        "location",
        rf"^(?:[Hh]ave |[Hh]as )?[Bb]een (?:living |based |here )?in (?P<v>{_NAME}) (?=(?:since|for)\b)",
        " has been in {v}",
        cased=True,
    ),
    rule(
        "location",
        rf"^(?=.*\b(?:[Tt]hese days|[Nn]ow|[Nn]owadays|since)\b).*?\bI(?:'m| am|'ve been) (?:up|down|over|out|back|off|based)(?: here)? (?:in|on|at) (?P<v>{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "hometown",
        rf"\bI (?:hail|come) (?:originally )?from (?P<v>{_NAME})(?: originally| way)?$",
        " is from {v}",
        cased=True,
    ),
    rule(
        "hometown",
        r"\bI'm an? (?P<v>[A-Z]\w+),? (?:born and (?:bred|raised)|through and through|by birth)",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"(?:\bI(?:'m|'ve been| am| have been| went)|^(?:been)?) ?(?:still |now |back )?on the (?:payroll|books|staff|permanent staff) (?:of|at|with)"
        rf" (?P<v>(?:the )?{_NAME})",
        " is on the payroll of {v}",
        cased=True,
    ),
    rule(
        "employer",
        rf"^(?P<v>(?:The |the )?{_NAME}) (?:pays|signs|covers|employs) (?:me$|my (?:wages?|salary|bills|rent|pay ?che(?:que|ck)s?))",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"\b(?:my|My) (?:wages?|salary|pay|pay ?che(?:que|ck)s?|payslips?) comes? from (?P<v>(?:the )?{_NAME})"
        rf"|\bI (?:clock in|punch in|draw my (?:pay|salary|wages)|collect my (?:pay|salary|wages)) (?:at|from) (?P<v2>(?:the )?{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "job",
        r"\bI (?:now |mostly )?(?:earn|make) (?:a|my) (?:living|crust|keep|money|bread)(?: and butter)? (?:by |from |with )?"
        r"(?P<v>(?!as\b)[\w-]+ing\b[\w '-]{0,40})",
        "",
    ),
    rule(
        "job",
        r"\bI (?:now )?do the (?P<v>(?:books|accounts|bookkeeping|payroll|catering|cooking|cleaning) (?:for|at) [\w &'-]{3,40})",
        "",
    ),
    rule(
        "dislikes",
        rf"^{_EASY}not (?:really )?(?:a|an|much of a|the biggest)? ?(?:\w+ )?(?:fan|lover) of {_THING}",
        " is not a fan of {v}",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"^{_EASY}not (?:at all )?(?:really |very |that |too |so )?(?:big on|keen on|fond of|mad about) {_THING}",
        " is not keen on {v}",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"^{_EASY}never been (?:a (?:\w+ )?fan of|into|keen on|fond of|big on|one for) {_THING}",
        " has never been keen on {v}",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"(?:^|\bI ){_EASY}(?:can't|cannot|couldn't) {_EASY}(?:be doing|be bothered|be having|be dealing) with {_THING}",
        " can't be doing with {v}",
        negated=True,
    ),
    rule(
        "dislikes", rf"^{_EASY}(?:can't|cannot) (?:bear|abide|stomach|face) {_THING}", " can't bear {v}", negated=True
    ),
    rule(
        "dislikes",
        rf"{_NOW}(?:.*{_I_HAVE}|(?:got )?)(?: got)? ?(?:absolutely |really )*no (?:time|patience|use|love|stomach) (?:for|with) "
        rf"(?!a\b|breakfast|lunch|dinner|hobbies|sleep|exercise|the gym){_THING}",
        " has no time for {v}",
        negated=True,
    ),
    rule(
        "likes",
        rf"{_I_HAVE}(?: always had)? (?:an? )?(?:bit of a |real |big |huge |secret )*(?:soft spot|weakness|passion|fondness|sweet spot) for {_THING}",
        "",
    ),
    rule(
        "likes",
        rf"^(?:nothing|not much|few things) (?:beats?|tops?|compares? to|(?:can|could) beat|makes? me happier than) {_THING}",
        " loves {v}",
    ),
    rule(
        "likes",
        r"\bI could (?:listen to|watch|eat|read|talk about|look at|play) (?P<v>[\w' -]{3,40}?) (?:all day|for hours|all night|every day|any day)",
        "",
    ),
    rule(
        "likes",
        r"\bI'd (?:much |always |far )?(?:rather|sooner) (?P<v>[\w' -]{3,40} than [\w' -]{3,40}? (?:any day|every time|always|any time))",
        "",
    ),
    rule("likes", r"\bI'd rather (?P<v>(?:walk|cycle|read|cook|stay in|eat in|drive|camp) than [\w' -]{3,40})$", ""),
    rule(
        "hobby",
        rf"(?:^|\b(?:I|we)(?:'ve|'m| have| am)? )(?:been |just |really |recently |lately |slowly |also )*getting (?:really |more |well |seriously |back |quite )*into {_THING}",
        " is getting into {v}",
    ),
    rule(
        "hobby",
        rf"{_DONE}(?:picked up|pick up|took up|taken up|taking up|taken to|took to) (?P<v>(?:the )?(?:[\w-]+ ){{0,2}}?(?:[\w-]+ing|ukulele|banjo|guitar|piano"
        r"|violin|cello|drums|fiddle|harp|flute|accordion|chess|golf|tennis|judo|yoga|pottery|archery|calligraphy|origami|photography|needlepoint|macram[eé]))\b",
        " has taken up {v}",
    ),
    rule(
        "hobby",
        r"\bmy (?:weekends?|evenings?|spare time|free time|days off|spare money|sundays?|saturdays?) (?:all )?(?:go(?:es)?|(?:is|are|gets?) spent|vanish(?:es)?|disappears?) (?:on|into|in|to)? ?(?P<v>[\w' -]{3,50})",
        "",
    ),
    rule(
        "hobby",
        r"\bI(?:'ve| have)? (?:got|caught|had) the bug for (?P<v>[\w' -]{3,40})|\bbitten by the (?P<v2>[\w' -]{3,30}) bug",
        "",
    ),
    rule("habit", r"\byou'll (?:usually |often |always |generally )?(?:find|see|catch) me (?P<v>[\w' -]{3,50})", ""),
    rule(
        "goal",
        rf"{_DONE}(?:am |'m )?(?:start(?:ed|ing)?|begun|began|beginning|in) (?:training|saving(?: up)?|studying|preparing|revising|rehearsing|practi[sc]ing) for (?P<v>[\w' -]{{3,50}})",
        " has started preparing for {v}",
    ),
    rule(
        "hobby",
        rf"{_DONE}(?:signed up (?:for|to)|enrolled (?:in|on)|joined|started) (?P<v>(?:an? |the |my (?:first |local )?)(?:[\w-]+ ){{0,3}}?"
        r"(?:class(?:es)?|course|lessons|club|choir|team|league|band|workshop|society))\b",
        " has joined {v}",
    ),
    rule(
        "habit",
        rf"{_NOW}(?:and |but )?(?:I|we) {_EASY}(?:don't|do not|no longer|never) {_EASY}do (?P<v>(?!(?:that|this|it|much|anything|well|so|very|my|our|the|a|an|any|too|as|good"
        r"|bad|what|things|something|everything|enough|all|for|in|on|with|you|your|these|those|them)\b)[\w' -]{3,30}?)(?:\s+(?:any ?more|at all|any longer|period))?$",
        "",
        negated=True,
    ),
    rule(
        "tool",
        rf"{_NOW}(?:and |but )?(?:I|we|We) {_EASY}(?:don't|do not|never|won't|no longer) {_EASY}(?:touch|open|go near|bother with|log into|have|need|trust) (?P<v>{_CAP}(?: {_CAP})?)"
        r"(?:\s+(?:any ?more|at all|any longer|now))?$",
        "",
        negated=True,
        cased=True,
    ),
    rule(
        "habit",
        rf"{_DONE}(?:packed in|jacked in|kicked|quit|given up|gave up|sworn off|swore off|chucked in|knocked|cut out|stopped) (?P<v>(?:the )?(?:smoking|drinking|gambling|vaping"
        r"|cigarettes|booze|fags|cigs|drink|weed|ciggies|social media|meat|betting|online shopping))(?: on the head)?\b",
        "",
        negated=True,
    ),
    rule(
        "hobby",
        rf"{_DONE}(?:quit|given up|gave up|stopped|packed in|dropped) (?:doing |going |playing )?(?P<v>(?!(?:working|thinking|caring|trying|talking|worrying|wondering|looking|using|being|getting|having|doing|smoking|drinking)\b)\w+ing"
        r"|(?:the |my )[\w ]{2,20}(?:club|choir|class(?:es)?|team|lessons|band|league|course|gym))$",
        "",
        negated=True,
    ),
    rule(
        "tool",
        rf"^(?P<v>{_CAP}(?: {_CAP})?) (?:has |have )?(?:replaced|superseded|taken over from|took over from|taken the place of) (?P<o>{_CAP}(?: {_CAP})?)(?= |$)",
        "",
        cased=True,
    ),
    rule(
        "other",
        r"^never (?:learned|learnt|owned|smoked|driven|flown|touched|married|eaten) (?P<v>(?!(?:this|that|it|so|such)\b)[\w' -]{3,40})$",
        "",
        negated=True,
    ),
    rule("other", r"^never (?P<v>married)$", "", negated=True),
    rule(
        "other",
        rf"{_NOW}(?:I|we) {_EASY}(?:don't|do not|never) believe in (?P<v>(?!(?:you|him|her|them|it|this|that|us)\b)[\w' -]{{3,40}})$",
        "",
        negated=True,
    ),
    rule(
        "pet",
        rf"\b(?:share|shares|sharing) (?:the|my|our|a) (?:house|flat|home|sofa|bed|life|place|apartment)(?: and \w+)? with (?P<v>(?:an?|two|three|four|five|my|our) (?:[\w-]+ ){{0,3}}?{ANIMALS})(?!\w)",
        "",
        subject="pet",
    ),
    rule(
        "vehicle",
        rf"\b(?:I|we) (?:mostly |now |usually |always )?(?:get|go|travel|whizz|zip) (?:about|around|to work|everywhere) (?:on|in|by) (?P<v>(?:an?|my|our) (?:[\w-]+ ){{0,3}}?{VEHICLES})(?!\w)",
        "",
    ),
    rule(
        "allergy",
        rf"{ME}^(?P<v>{FOODS}|latex|penicillin|(?:bee|wasp) stings?|wasps|bees) (?:puts?|lands?|landed|sends?|sent|has put|could put|would put) me in (?:the )?(?:hospital|a&e|the er|intensive care|an ambulance)",
        "",
    ),
    rule("diet", rf"\bmy (?P<v>{FOODS}|meat-eating|drinking|sugar) days are (?:over|behind me|done)", "", negated=True),
    rule(
        "relationship",
        rf"\bI(?:'m| am|'ve been) (?:now |currently )?(?P<v>(?:seeing|dating|going out with|engaged to|married to) (?:someone|a (?:man|woman|guy|girl)|{_CAP})(?: (?:called|named) {_CAP})?)",
        "",
        cased=True,
    ),
    rule(
        "schedule",
        r"\bmy (?P<v>(?:(?:early|late|night|day|morning|evening|weekend) )?(?:shifts?|working day|workday) (?:starts?|ends?|begins?|finish(?:es)?|runs?|is|are) [\w: -]{2,40})",
        "",
    ),
    rule(
        "habit",
        r"^(?P<v>(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: nights?| mornings?| evenings?| afternoons?)? (?:are|is) (?:for|about|my|reserved for) [\w' -]{3,40})$",
        "'s habit: {v}",
    ),
    rule(
        "other",
        r"\bmy (?P<v>(?:reading )?(?:glasses|lenses|prescription) (?:are|is) (?:minus|plus|-|\+)[\w. ]{1,20})",
        "",
    ),
    rule(
        "budget",
        rf"(?:^|\b(?:I|we)(?:'m|'re| am| are| want to| need to| have to|'ve got to| must|'d like to|'ll)? )(?:trying to |hoping to |aiming to |want to |need to |have to |got to |gotta |must |please )*"
        rf"(?:keep(?:ing)?|hold(?:ing)?|cap(?:ping)?|limit(?:ing)?|do(?:ing)?|get(?:ting)?) (?P<w>(?!it\b|this\b|that\b|them\b|your?\b|answers?|replies)[\w' -]{{3,40}}?) (?:under|below|within|at|to|for under|down to|for less than)"
        rf" (?P<v>{MONEY})(?! ?(?:tokens?|words?|characters?|chars|rows?|lines?|bytes?|steps|people|users?|followers|miles|requests?|am|pm|seconds|minutes))",
        "",
    ),
    rule(
        "budget",
        rf"^(?!.*\b(?:he|she|they|you|if)\b).*?(?:can't|cannot|can not|mustn't|must not|shouldn't|should not|won't|not|don't want to|never|couldn't) (?:afford to |want to |let \w+ )?"
        rf"(?:go(?:ing)?|spend(?:ing)?|pay(?:ing)?|be|cost(?:ing)?|stretch|come to|exceed|afford|top|run to) (?:to |it )?(?:over |above |past |beyond |more than |higher than |a penny (?:over|more than) )?(?P<v>{MONEY})",
        "",
    ),
    rule(
        "budget",
        rf"{_NO_QUOTA}.*?\b(?:cap|ceiling|limit|maximum|max|top whack|absolute max|spending limit) (?:\w+ ){{0,5}}?(?:is|of|at|:|'s) (?:about |around |roughly )?(?P<v>{MONEY})",
        "",
    ),
    rule(
        "budget",
        rf"{_NO_QUOTA}.*?(?P<v>{MONEY}) (?:[\w' ]{{0,30}} )?(?:tops|max|maximum|at (?:the )?most|all in|(?:is|as) (?:my|our|the) (?:absolute )?(?:limit|ceiling|cap|max\w*|budget|upper limit)|is as (?:high|far) as)\b",
        "'s budget: {v}",
    ),
    rule(
        "budget",
        rf"\b(?P<v>(?:budget|rent|spend\w*|allowance) (?:\w+ )?(?:tops|maxes|taps) out at (?:{MONEY}|\d[\d,.]*))",
        "",
    ),
)
"""Cues of everyday speech."""
_SUM = rf"(?:{MONEY}|\d[\d,.]*k?)"
WHOLE_CUES: tuple[Rule, ...] = (
    rule(
        "nickname",
        rf"\b(?:[Nn]obody|[Nn]o one) calls me {_CAP},? (?:it's|they call me|I'm|just) (?P<v>{_CAP})$",
        " is called {v}",
        cased=True,
    ),
    rule(
        "nickname",
        rf"^(?:[Pp]lease )?(?:use|say|call me|it's) (?P<v>{_CAP})(?: for me| please)?,? not {_CAP}$",
        " wants to be called {v}",
        cased=True,
    ),
    rule(
        "name",
        rf"^[Ii]t's (?P<v>(?!(?i:{either(PRODUCTS)})\b){_CAP}),? (?:by the way|btw|if you're wondering|if you want my name|since you ask)$",
        "'s name is {v}",
        cased=True,
    ),
    rule(
        "budget",
        rf"^(?!.*\b(?:he|she|they|you|if)\b)(?P<v>.*{_SUM}\b.*?,? (?:that's|that is|and that's|is) (?:all|it|my|our|the) ?(?:absolute |very )?(?:limit|ceiling|cap|max\w*|most|budget|i have|we have|i can|we can)\b[\w' ]{{0,30}})",
        "'s budget: {v}",
    ),
    rule(
        "budget",
        rf"^(?P<v>[\w' -]{{3,40}}(?:,|:) {_SUM}[\w' ]{{0,16}}?,? (?:tops|max|maximum|at (?:the )?most|all in|and not a \w+ more|no more|or less|not a penny more))$",
        "'s budget: {v}",
    ),
)
"""Cues that are looked for in a whole sentence of several clauses, where none of them told anything by itself."""
