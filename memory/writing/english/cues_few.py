"""English cues of few words: names and births told sideways, headless likes and jobs, sums as a limit. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_work import MONEY
from memory.writing.english.lists import FOODS, PRODUCTS
from memory.writing.english.rule import ADV, STOP, Rule, rule
from memory.writing.english.words import DIETS, OCCUPATION
from memory.writing.wording.lexicon import either

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’-]*"
_NAME = rf"{_CAP}(?: {_CAP}){{0,3}}"
_THING = rf"(?P<v>(?!(?:it|this|that|these|those|him|her|them|you|your|his|their)\b)[\w][^,.;:▒]{{1,50}}?){STOP}"
_SINGLY = r"^(?:honestly |personally |really |absolutely |totally |just |still |always |a |an )*"
_CRAFT = r"(?:knit|crochet|sew|paint|draw|sketch|bake|brew|juggle|whittle|garden|sing|dance|fence|box|row|sail|surf|ski|climb|birdwatch|quilt|embroider|weave|carve|forage|skate|swim|cycle|run|hike|fish|camp|rap|blog|vlog)"
_CRAFTING = (
    r"(?:knitting|crocheting|sewing|painting|drawing|sketching|baking|brewing|juggling|whittling|gardening|singing|dancing|fencing|boxing|rowing|sailing|surfing|skiing|climbing|birdwatching|quilting|weaving|carving"
    r"|foraging|skating|swimming|cycling|running|hiking|fishing|camping|blogging|collecting|playing|pottery|woodwork|photography|yoga|judo|karate|gliding|beekeeping)"
)

FEW_CUES: tuple[Rule, ...] = (
    rule("nickname", rf"\b(?:shortened|cut|boiled) {_CAP} (?:down )?to (?P<v>{_CAP})", " is called {v}", cased=True),
    rule(
        "nickname",
        rf"^(?:[Pp]lease )?(?:use|say|write) (?P<v>{_CAP}) for me\b|^[Jj]ust (?P<v2>(?!(?i:{either(PRODUCTS)})\b){_CAP}) is fine$",
        " wants to be called {v}",
        cased=True,
    ),
    rule(
        "name",
        rf"^(?:[Yy]ou're|[Yy]ou are) (?:now )?(?:talking|speaking|chatting) (?:to|with) (?P<v>{_NAME})$",
        "'s name is {v}",
        cased=True,
    ),
    rule("name", rf"^(?P<v>{_CAP}) (?:speaking|here again|at your service)$", "'s name is {v}", cased=True),
    rule(
        "name",
        rf"\bI was (?:christened|baptised|baptized|named|born) (?P<v>(?!In\b){_NAME})$",
        "'s name is {v}",
        cased=True,
    ),
    rule(
        "name",
        rf"\bname on my (?:\w+ )?(?:passport|birth certificate|id|ID|badge|licence|license|papers) (?:is|says|reads) (?P<v>{_NAME})",
        "'s name is {v}",
        cased=True,
    ),
    rule(
        "birthday",
        r"\bI (?:came into the world|arrived|was delivered|saw the light of day) (?:on|in) (?P<v>(?:[\w ]{0,16})(?:19|20)\d\d)",
        " was born in {v}",
    ),
    rule("birthday", r"^(?:I was )?born (?:back )?in (?P<v>(?:(?:19|20)\d\d|'\d\d))$", " was born in {v}"),
    rule(
        "birthday",
        r"\bI'm an? (?P<v>(?:leap day|christmas|new year's|halloween|\w+ties) (?:baby|kid|child))",
        " is a {v}",
    ),
    rule(
        "age",
        r"\bI(?:'ll|'m| will| just)? (?:be |about to )?(?:hit|hitting|turn|turning|reach) the big (?P<v>\w+-oh|\d0)",
        "",
    ),
    rule(
        "location",
        rf"\bI(?:'m| am|'ve been) (?:holed up|camped out|stationed|posted|parked|hunkered down|living it up|tucked away|marooned|nestled) (?:in|at|on|near|outside) (?P<v>[\w' ]{{0,24}}{_CAP}(?: {_CAP})*)",
        "",
        cased=True,
    ),
    rule(
        "location", rf"\bI commute (?:in |up |down |over )?(?:in|into|to) {_NAME} from (?P<v>{_NAME})", "", cased=True
    ),
    rule(
        "location",
        rf"\b(?:I|[Ww]e)(?:'ve| have)? {ADV}(?:left|swapped|traded|exchanged|ditched) (?P<o>{_CAP}) for (?P<v>{_CAP})(?= (?:two|three|four|five|six|a|last|in|\d+)\b)(?=.*(?:years?|months?|weeks?|\d{{4}}|spring|summer|autumn|winter))",
        "",
        cased=True,
    ),
    rule(
        "hometown",
        rf"\bI (?:was raised|grew up|was brought up) (?:above|over|behind|next to|beside|opposite|under) [\w ]{{3,30}} (?:in|near) (?P<v>{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "job",
        r"\bI (?:now )?(?:work|man|staff) the (?P<v>(?:tills?|bar|door|floor|counter|desk|front desk|phones|kitchens?|night desk|pumps|lathes?|fields?)\b[\w' ]{0,30})",
        "",
    ),
    rule(
        "job",
        r"\bI (?:now )?(?P<v>(?:pull pints|wait tables|lay bricks|stack shelves|drive (?:lorries|trucks|buses|trams|trains|cabs|taxis)|teach (?:kids|children|adults)|fix (?:boilers|cars|bikes)|sell (?:insurance|houses|cars)|cut hair|deliver (?:post|parcels|mail|babies)|keep the books|answer phones|walk dogs|tune pianos|mend shoes)(?: (?:at|for|in) [\w' ]{2,30})?)$",
        "",
    ),
    rule(
        "job",
        rf"\bI(?:'m| am)? (?:now |currently )?(?:training|studying|qualifying|retraining|learning) to (?:be|become) an? (?P<v>{OCCUPATION})(?!\w)",
        "",
    ),
    rule(
        "job",
        r"\bI'm on the tools\b(?P<v>[\w ,]{0,30})|\bI (?:own|run|have|manage|opened) an? (?P<v2>(?:small |tiny |little |family )?(?:\w+ )?(?:bindery|smithy|dairy|pottery|cannery|distillery|winery|creamery|patisserie|surgery|pharmacy|haulage firm|guest ?house|tea ?room|campsite|nursery|kennels?|stud|stables|allotment business|print shop|record shop))\b",
        "",
    ),
    rule("job", rf"\bI wear (?:two|three|many|several) hats\b.*?(?P<v>{OCCUPATION})", ""),
    rule(
        "education",
        r"\bI (?P<v>(?:dropped|flunked) out of [\w' ]{2,24}|(?:never finished|left|quit) (?:[\w]+ school|school at \w+))",
        "",
    ),
    rule(
        "likes",
        rf"{_SINGLY}(?:big |huge |massive |lifelong |proud |die-?hard )+(?:fan|lover|supporter|admirer) of {_THING}",
        " is a big fan of {v}",
    ),
    rule(
        "likes",
        r"^(?:a )?(?:big|huge|massive|lifelong|proud|die-?hard|avid) (?P<v>(?!(?:thanks?|thank|mistake|no)\b)[\w' -]{2,30} (?:fan|supporter|lover|nerd|geek|buff))(?: here)?$",
        " is a big {v}",
    ),
    rule(
        "likes",
        rf"{_SINGLY}(?:love|adore|enjoy) (?P<v>(?:a good|a proper|a nice|good|old|all things|anything) [\w' -]{{3,40}})$",
        " loves {v}",
    ),
    rule(
        "likes",
        r"^(?P<v>[\w' ]{2,24} over [\w' ]{2,24}),? (?:always|any day|every time|any time|for me|hands down)",
        " prefers {v}",
    ),
    rule(
        "dislikes",
        rf"\bI(?:'m| am) not (?:really|that|so|all that|particularly|very|massively|hugely|especially|a bit|at all) (?:into|big on|one for|keen on|fond of|bothered about) {_THING}",
        "",
        negated=True,
    ),
    rule("hobby", rf"\bI(?:'ve| have) been (?P<v>{_CRAFTING}\b[\w' ]{{0,30}}) (?:since|for)\b", ""),
    rule("hobby", rf"^I (?:also |mostly |just )?(?P<v>{_CRAFT})$", ""),
    rule(
        "hobby",
        r"\bI (?:still |also )?do (?:a (?:bit|spot|little) of|some|the odd bit of) (?P<v>[\w -]{3,24}?)(?: on the side| at weekends| in my spare time| now and then)?$",
        "",
    ),
    rule(
        "hobby",
        r"\bmy (?:thing|jam|bag|passion|vice|escape|therapy|weakness) (?:is|'s) (?P<v>(?!(?:that|to|not|just|how|when|this)\b)[\w' -]{3,40})$",
        "",
    ),
    rule(
        "hobby",
        r"^(?P<v>(?:weekends?|evenings?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:are|is) (?:for|all about|spent) [\w' -]{3,40})$",
        "'s way: {v}",
    ),
    rule(
        "allergy",
        rf"\bI(?:'ve| have)(?: got)? (?:an? |some )?(?:bit of a )?(?P<v>(?:{FOODS}|lactose|histamine|fructose|nickel|latex) (?:problem|issue|sensitivity|reaction))",
        "",
    ),
    rule("diet", rf"\bI (?:eat|drink|touch|have|cook|use) no (?P<v>{FOODS})", "", negated=True),
    rule("vehicle", r"\bI (?P<v>(?:cycle|walk|bike|scoot|drive) (?:everywhere|to everything|all over town))", ""),
    rule(
        "tool",
        r"\bmy (?:\w+ )?(?P<w>editor|terminal|browser|shell|distro|ide|language|app|framework|weapon|database|os|notebook) of choice (?:is|'s) (?P<v>[\w.+# -]{2,24})",
        "",
    ),
    rule(
        "goal",
        r"^(?:this|next) (?:year|month|spring|summer|autumn|winter|season) (?:I'm|I am|we're|I'll|we'll) (?:really |finally )?(?:going to|gonna|finally|determined to|will)? ?(?P<v>(?:finish|write|learn|run|read|build|pass|get|quit|start|buy|launch|publish|climb|save|lose|pay off|visit) [^,.;▒]{3,60})",
        "",
    ),
    rule(
        "budget",
        rf"^(?:I'll pay |I can pay |I want to spend |spend |paying )?(?:no|not) more than (?P<v>{MONEY}(?: (?:for|on|a|per) [\w' ]{{2,40}})?)$",
        "'s budget: no more than {v}",
    ),
    rule(
        "budget",
        rf"^(?:anything |everything )?(?P<v>(?:above|over|beyond) {MONEY} (?:is|would be) (?:out of reach|too (?:much(?! memory| space| data)|dear|expensive|steep)|off the table|out of (?:my|our) (?:price range|budget)|not an option)[\w' ]{{0,30}})",
        "'s budget: {v}",
    ),
    rule(
        "other",
        r"\bI (?:write|eat|bat|throw|kick|play|draw) (?:with my |right-|left-)(?P<v>(?:left|right) (?:hand|foot)|handed)",
        "",
    ),
    rule(
        "other",
        rf"\bI(?:'m| am) (?:not|no longer) (?:really )?on (?P<v>(?:{_CAP}|social media|any social media))(?: (?:any ?more|at all|any longer|these days))?$",
        "",
        negated=True,
        cased=True,
    ),
    rule(
        "nickname",
        r"\bmy (?:handle|username|nick|tag|screen name|callsign|gamertag)(?: everywhere| online| is everywhere)? is (?P<v>@?[\w.-]{2,24})",
        "",
    ),
    rule(
        "other",
        r"\bI(?:'m| am) an? (?P<v>(?:typical |proud )?(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces))\b",
        " is a {v}",
    ),
    rule(
        "hometown",
        rf"\bI(?:'m| am| come) from an? [\w ]{{0,16}}?(?:place|town|village|island|hamlet|suburb|city) (?:called|named) (?P<v>{_NAME}(?: of {_CAP})?)",
        "",
        cased=True,
    ),
    rule(
        "job",
        r"\bI (?:now )?(?P<v>(?:write|build|design|make|test|maintain|develop) (?:software|firmware|code|apps|websites|games|furniture|instruments|shoes|boats|bridges|sets|costumes) for [\w' ]{3,40})$",
        "",
    ),
    rule(
        "hobby",
        r"\bI (?:mostly |also |still )?do (?P<v>(?:[\w-]+ )?(?:photography|parkrun|calligraphy|ceramics|embroidery|improv|stand-up|triathlons?|cosplay|taxidermy|origami|macram[eé]|carpentry|capoeira|aikido|taekwondo|bonsai|woodwork)\b[\w' ]{0,30})",
        "",
    ),
    rule(
        "dislikes",
        r"\bI(?:'m| am) (?:\w+ly |totally |absolutely )?(?:petrified|terrified|scared stiff|wary|sick to death|weary|tired) of (?P<v>(?!(?:this|that|it|you|all|waiting|being)\b)[\w' -]{3,40})$",
        "",
        negated=True,
    ),
    rule(
        "diet",
        r"\bI (?:don't|do not|never|won't) (?:eat|drink|touch) (?P<v>(?:anything|things|food) (?:with|that|from|containing) [\w' ]{2,30})",
        "",
        negated=True,
    ),
    rule("diet", rf"^(?:now )?no longer (?:a |an )?(?P<v>{DIETS})", " is no longer {v}", negated=True),
    rule(
        "diet",
        rf"^(?:mostly |largely |almost entirely |strictly |fully )(?P<v>{DIETS})(?= these days| now| at home|$)",
        " is mostly {v}",
    ),
    rule(
        "health",
        r"^(?P<v>(?:type [12] |lifelong )?(?:diabetic|asthmatic|epileptic|coeliac|celiac|haemophiliac)) (?:since|from|for)\b",
        " is {v}",
    ),
    rule(
        "health",
        r"\bI(?:'ve| have)? never (?P<v>smoked|drunk|drunk alcohol|driven|married|voted|flown|learn(?:ed|t) to \w+)$",
        "",
        negated=True,
    ),
    rule("family", r"^the (?P<v>(?:kids|children|boys|girls|twins) (?:are|live|stay) with (?:me|us)[\w' ]{0,40})", ""),
    rule(
        "tool",
        r"^(?:everything|anything|all) I (?:write|draw|code|record|make|cook|read|design|note) (?:is|lives|happens|gets done|goes) (?:in|on|into|with) (?P<v>[A-Z][\w.+# -]{1,24})",
        "",
    ),
    rule(
        "tool",
        r"\bI live in (?P<v>the (?:terminal|command line|shell)\b[\w ]{0,24}|(?:Excel|Vim|Emacs|Notion|Slack|Outlook|Figma)\b)",
        "",
    ),
    rule(
        "budget",
        rf"^(?:I'm |I am |we're )?(?:happy|willing|ready|prepared|able) to (?:spend|pay|go|stretch)(?: up)?(?: to| as high as)? (?P<v>{MONEY})",
        " is ready to spend up to {v}",
    ),
    rule(
        "budget",
        rf"^(?:ideally |preferably |anything |something |all )?(?:under|below|less than|within|up to) (?P<v>{MONEY} (?:for|on) (?:the|a|my|our) [\w' ]{{3,30}})",
        "'s budget: under {v}",
    ),
    rule(
        "habit",
        r"^(?P<v>[\w' -]{3,24} (?:every|each) (?:other |second )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:at|morning|evening|night|afternoon|from)\b[\w: ]{0,16})?)$",
        " has {v}",
    ),
    rule(
        "habit",
        r"\b(?:I|we)(?:'ve| have)(?: got)? (?P<v>(?!(?:been|had|done)\b)[\w' -]{3,24} (?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:nights?|evenings?|mornings?|afternoons?))?(?: and \w+days)?)$",
        "",
    ),
)
"""Cues of few words."""
