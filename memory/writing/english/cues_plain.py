"""English cues of everyday speech: what is told without its subject, or with an idiom. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_taste import ME
from memory.writing.english.cues_work import MONEY
from memory.writing.english.lists import FOODS, PRODUCTS
from memory.writing.english.rule import ADV, STOP, rules
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

PLAIN_CUES = rules(
    r"""
    nickname Aa: \bI('m| am)( just| simply| always)? (v:{CAP}) to (everyone|everybody|most people|(all )?my (friends
        |mates|family|colleagues)) => is called {v}
    nickname Aa: \bI (also |usually |mostly |only )?answer to (v:{CAP})$ => goes by {v}
    name Aa: ^(the )?[Nn]ame('s| is) (v:{CAP}( {CAP}){0,3})$ => 's name is {v}
    name Aa: ^([Ii]t's|[Tt]his is) (v:{CAP}( {CAP})?) (speaking|here)$ => 's name is {v}
    language: \b(I|we) {ADV}(spoke|speak|talked|talk|use|used) {ADV}(v:{LANGUAGES}) (at home|with (my|our)
        |growing up|in (my|our)|as (a kid|kids|children)|between us)
    language: ^(v:{LANGUAGES}) (is|was) what (I|we|my \w+) (?!call|mean|said|say|meant)
    language: ^my (v:{LANGUAGES}) (is|'s) {ADV}(better|stronger|worse|weaker)
    language: \bI (was|grew up|am|'m) (brought up |raised )?(v:(bi|tri|multi)lingual)\b
    language: \bI can (also |just about |still )?(read|write|follow|sing in|count in|swear in) (v:{LANGUAGES})
    age: \bI('m| am) (now |firmly )?on the (v:(wrong|right|far|other) side of (thirty|forty|fifty|sixty|seventy
        |\d0))
    location Aa: ^([Hh]ave |[Hh]as )?[Bb]een (living |based |here )?in (v:{NAME}) (?=(since
        |for)\b) => has been in {v}
    location Aa: ^(?=.*\b([Tt]hese days|[Nn]ow|[Nn]owadays|since)\b).*?\bI('m| am|'ve been) (up|down|over|out|back
        |off|based)( here)? (in|on|at) (v:{NAME})
    hometown Aa: \bI (hail|come) (originally )?from (v:{NAME})( originally| way)?$ => is from {v}
    hometown Aa: \bI'm an? (v:[A-Z]\w+),? (born and (bred|raised)|through and through|by birth)
    employer Aa: (\bI('m|'ve been| am| have been| went)|^(been)?) ?(still |now |back )?on the (payroll|books|staff
        |permanent staff) (of|at|with) (v:(the )?{NAME}) => is on the payroll of {v}
    employer Aa: ^(v:(The |the )?{NAME}) (pays|signs|covers|employs) (me$|my (wages?|salary|bills|rent|pay ?che(que
        |ck)s?))
    employer Aa: \b(my|My) (wages?|salary|pay|pay ?che(que|ck)s?|payslips?) comes? from (v:(the )?{NAME})
        |\bI (clock in|punch in|draw my (pay|salary|wages)|collect my (pay|salary|wages)) (at
        |from) (v2:(the )?{NAME})
    job: \bI (now |mostly )?(earn|make) (a|my) (living|crust|keep|money
        |bread)( and butter)? (by |from |with )?(v:(?!as\b)[\w-]+ing\b[\w '-]{0,40})
    job: \bI (now )?do the (v:(books|accounts|bookkeeping|payroll|catering|cooking|cleaning) (for
        |at) [\w &'-]{3,40})
    dislikes not: ^{EASY}not (really )?(a|an|much of a|the biggest)? ?(\w+ )?(fan
        |lover) of {THING} => is not a fan of {v}
    dislikes not: ^{EASY}not (at all )?(really |very |that |too |so )?(big on|keen on|fond of
        |mad about) {THING} => is not keen on {v}
    dislikes not: ^{EASY}never been (a (\w+ )?fan of|into|keen on|fond of|big on
        |one for) {THING} => has never been keen on {v}
    dislikes not: (^|\bI ){EASY}(can't|cannot|couldn't) {EASY}(be doing|be bothered|be having
        |be dealing) with {THING} => can't be doing with {v}
    dislikes not: ^{EASY}(can't|cannot) (bear|abide|stomach|face) {THING} => can't bear {v}
    dislikes not: {NOW}(.*{I_HAVE}|(got )?)( got)? ?(absolutely |really )*no (time|patience|use|love|stomach) (for
        |with) (?!a\b|breakfast|lunch|dinner|hobbies|sleep|exercise|the gym){THING} => has no time for {v}
    likes: {I_HAVE}( always had)? (an? )?(bit of a |real |big |huge |secret )*(soft spot|weakness|passion|fondness
        |sweet spot) for {THING}
    likes: ^(nothing|not much|few things) (beats?|tops?|compares? to|(can|could) beat
        |makes? me happier than) {THING} => loves {v}
    likes: \bI could (listen to|watch|eat|read|talk about|look at|play) (v:[\w' -]{3,40}?) (all day|for hours
        |all night|every day|any day)
    likes: \bI'd (much |always |far )?(rather|sooner) (v:[\w' -]{3,40} than [\w' -]{3,40}? (any day|every time
        |always|any time))
    likes: \bI'd rather (v:(walk|cycle|read|cook|stay in|eat in|drive|camp) than [\w' -]{3,40})$
    hobby: (^|\b(I|we)('ve|'m| have
        | am)? )(been |just |really |recently |lately |slowly |also )*getting (really |more |well |seriously |back |quite )*into {THING} => is getting into {v}
    hobby: {DONE}(picked up|pick up|took up|taken up|taking up|taken to|took to) (v:(the )?([\w-]+ ){0,2}?([\w-]+ing
        |ukulele|banjo|guitar|piano|violin|cello|drums|fiddle|harp|flute|accordion|chess|golf|tennis|judo|yoga
        |pottery|archery|calligraphy|origami|photography|needlepoint|macram[eé]))\b => has taken up {v}
    hobby: \bmy (weekends?|evenings?|spare time|free time|days off|spare money|sundays?|saturdays?) (all )?(go(es)?
        |(is|are|gets?) spent|vanish(es)?|disappears?) (on|into|in|to)? ?(v:[\w' -]{3,50})
    hobby: \bI('ve| have)? (got|caught|had) the bug for (v:[\w' -]{3,40})|\bbitten by the (v2:[\w' -]{3,30}) bug
    habit: \byou'll (usually |often |always |generally )?(find|see|catch) me (v:[\w' -]{3,50})
    goal: {DONE}(am |'m )?(start(ed|ing)?|begun|began|beginning|in) (training|saving( up)?|studying|preparing
        |revising|rehearsing|practi[sc]ing) for (v:[\w' -]{3,50}) => has started preparing for {v}
    hobby: {DONE}(signed up (for|to)|enrolled (in|on)|joined
        |started) (v:(an? |the |my (first |local )?)([\w-]+ ){0,3}?(class(es)?|course|lessons|club|choir|team|league
        |band|workshop|society))\b => has joined {v}
    habit not: {NOW}(and |but )?(I|we) {EASY}(don't|do not|no longer|never) {EASY}do (v:(?!(that|this|it|much
        |anything|well|so|very|my|our|the|a|an|any|too|as|good|bad|what|things|something|everything|enough|all|for
        |in|on|with|you|your|these|those|them)\b)[\w' -]{3,30}?)(\s+(any ?more|at all|any longer|period))?$
    tool not Aa: {NOW}(and |but )?(I|we|We) {EASY}(don't|do not|never|won't|no longer) {EASY}(touch|open|go near
        |bother with|log into|have|need|trust) (v:{CAP}( {CAP})?)(\s+(any ?more|at all|any longer|now))?$
    habit not: {DONE}(packed in|jacked in|kicked|quit|given up|gave up|sworn off|swore off|chucked in|knocked
        |cut out|stopped) (v:(the )?(smoking|drinking|gambling|vaping|cigarettes|booze|fags|cigs|drink|weed|ciggies
        |social media|meat|betting|online shopping))( on the head)?\b
    hobby not: {DONE}(quit|given up|gave up|stopped|packed in|dropped) (doing |going |playing )?(v:(?!(working
        |thinking|caring|trying|talking|worrying|wondering|looking|using|being|getting|having|doing|smoking
        |drinking)\b)\w+ing|(the |my )[\w ]{2,20}(club|choir|class(es)?|team|lessons|band|league|course|gym))$
    tool Aa: ^(v:{CAP}( {CAP})?) (has |have )?(replaced|superseded|taken over from|took over from
        |taken the place of) (o:{CAP}( {CAP})?)(?= |$)
    other not: ^never (learned|learnt|owned|smoked|driven|flown|touched|married|eaten) (v:(?!(this|that|it|so
        |such)\b)[\w' -]{3,40})$
    other not: ^never (v:married)$
    other not: {NOW}(I|we) {EASY}(don't|do not|never) believe in (v:(?!(you|him|her|them|it|this|that
        |us)\b)[\w' -]{3,40})$
    pet pet: \b(share|shares|sharing) (the|my|our|a) (house|flat|home|sofa|bed|life|place
        |apartment)( and \w+)? with (v:(an?|two|three|four|five|my|our) ([\w-]+ ){0,3}?{ANIMALS})(?!\w)
    vehicle: \b(I|we) (mostly |now |usually |always )?(get|go|travel|whizz|zip) (about|around|to work
        |everywhere) (on|in|by) (v:(an?|my|our) ([\w-]+ ){0,3}?{VEHICLES})(?!\w)
    allergy: {ME}^(v:{FOODS}|latex|penicillin|(bee|wasp) stings?|wasps|bees) (puts?|lands?|landed|sends?|sent
        |has put|could put|would put) me in (the )?(hospital|a&e|the er|intensive care|an ambulance)
    diet not: \bmy (v:{FOODS}|meat-eating|drinking|sugar) days are (over|behind me|done)
    relationship Aa: \bI('m| am|'ve been) (now |currently )?(v:(seeing|dating|going out with|engaged to
        |married to) (someone|a (man|woman|guy|girl)|{CAP})( (called|named) {CAP})?)
    schedule: \bmy (v:((early|late|night|day|morning|evening|weekend) )?(shifts?|working day|workday) (starts?|ends?
        |begins?|finish(es)?|runs?|is|are) [\w: -]{2,40})
    habit: ^(v:(mon|tues|wednes|thurs|fri|satur|sun)days( nights?| mornings?| evenings?| afternoons?)? (are|is) (for
        |about|my|reserved for) [\w' -]{3,40})$ => 's habit: {v}
    other: \bmy (v:(reading )?(glasses|lenses|prescription) (are|is) (minus|plus|-|\+)[\w. ]{1,20})
    budget: (^|\b(I|we)('m|'re| am| are| want to| need to| have to|'ve got to| must|'d like to
        |'ll)? )(trying to |hoping to |aiming to |want to |need to |have to |got to |gotta |must |please )*(keep(ing)?
        |hold(ing)?|cap(ping)?|limit(ing)?|do(ing)?|get(ting)?) (w:(?!it\b|this\b|that\b|them\b|your?\b|answers?
        |replies)[\w' -]{3,40}?) (under|below|within|at|to|for under|down to|for less than) (v:{MONEY})(?! ?(tokens?
        |words?|characters?|chars|rows?|lines?|bytes?|steps|people|users?|followers|miles|requests?|am|pm|seconds
        |minutes))
    budget: ^(?!.*\b(he|she|they|you|if)\b).*?(can't|cannot|can not|mustn't|must not|shouldn't|should not|won't|not
        |don't want to|never|couldn't) (afford to |want to |let \w+ )?(go(ing)?|spend(ing)?|pay(ing)?|be|cost(ing)?
        |stretch|come to|exceed|afford|top
        |run to) (to |it )?(over |above |past |beyond |more than |higher than |a penny (over
        |more than) )?(v:{MONEY})
    budget: {NO_QUOTA}.*?\b(cap|ceiling|limit|maximum|max|top whack|absolute max|spending limit) (\w+ ){0,5}?(is|of
        |at|:|'s) (about |around |roughly )?(v:{MONEY})
    budget: {NO_QUOTA}.*?(v:{MONEY}) ([\w' ]{0,30} )?(tops|max|maximum|at (the )?most|all in|(is|as) (my|our
        |the) (absolute )?(limit|ceiling|cap|max\w*|budget|upper limit)|is as (high|far) as)\b => 's budget: {v}
    budget: \b(v:(budget|rent|spend\w*|allowance) (\w+ )?(tops|maxes|taps) out at ({MONEY}|\d[\d,.]*))
    """,
    CAP=_CAP,
    ADV=ADV,
    LANGUAGES=LANGUAGES,
    NAME=_NAME,
    EASY=_EASY,
    THING=_THING,
    NOW=_NOW,
    I_HAVE=_I_HAVE,
    DONE=_DONE,
    ANIMALS=ANIMALS,
    VEHICLES=VEHICLES,
    ME=ME,
    FOODS=FOODS,
    MONEY=MONEY,
    NO_QUOTA=_NO_QUOTA,
)
"""Cues of everyday speech."""
_SUM = rf"(?:{MONEY}|\d[\d,.]*k?)"
WHOLE_CUES = rules(
    r"""
    nickname Aa: \b([Nn]obody|[Nn]o one) calls me {CAP},? (it's|they call me|I'm|just) (v:{CAP})$ => is called {v}
    nickname Aa: ^([Pp]lease )?(use|say|call me|it's) (v:{CAP})( for me
        | please)?,? not {CAP}$ => wants to be called {v}
    name Aa: ^[Ii]t's (v:(?!(?i:{PRODUCT})\b){CAP}),? (by the way|btw|if you're wondering|if you want my name
        |since you ask)$ => 's name is {v}
    budget: ^(?!.*\b(he|she|they|you|if)\b)(v:.*{SUM}\b.*?,? (that's|that is|and that's|is) (all|it|my|our
        |the) ?(absolute |very )?(limit|ceiling|cap|max\w*|most|budget|i have|we have|i can
        |we can)\b[\w' ]{0,30}) => 's budget: {v}
    budget: ^(v:[\w' -]{3,40}(,|:) {SUM}[\w' ]{0,16}?,? (tops|max|maximum|at (the )?most|all in|and not a \w+ more
        |no more|or less|not a penny more))$ => 's budget: {v}
    """,
    CAP=_CAP,
    PRODUCT=either(PRODUCTS),
    SUM=_SUM,
)
"""Cues that are looked for in a whole sentence of several clauses, where none of them told anything by itself."""
