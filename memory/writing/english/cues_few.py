"""English cues of few words: names and births told sideways, headless likes and jobs, sums as a limit. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_work import MONEY
from memory.writing.english.lists import FOODS, PRODUCTS
from memory.writing.english.rule import ADV, STOP, rules
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

FEW_CUES = rules(
    r"""
    nickname Aa: \b(shortened|cut|boiled) {CAP} (down )?to (v:{CAP}) => is called {v}
    nickname Aa: ^([Pp]lease )?(use|say|write) (v:{CAP}) for me\b
        |^[Jj]ust (v2:(?!(?i:{PRODUCT})\b){CAP}) is fine$ => wants to be called {v}
    name Aa: ^([Yy]ou're|[Yy]ou are) (now )?(talking|speaking|chatting) (to|with) (v:{NAME})$ => 's name is {v}
    name Aa: ^(v:{CAP}) (speaking|here again|at your service)$ => 's name is {v}
    name Aa: \bI was (christened|baptised|baptized|named|born) (v:(?!In\b){NAME})$ => 's name is {v}
    name Aa: \bname on my (\w+ )?(passport|birth certificate|id|ID|badge|licence|license|papers) (is|says
        |reads) (v:{NAME}) => 's name is {v}
    birthday: \bI (came into the world|arrived|was delivered|saw the light of day) (on|in) (v:([\w ]{0,16})(19
        |20)\d\d) => was born in {v}
    birthday: ^(I was )?born (back )?in (v:((19|20)\d\d|'\d\d))$ => was born in {v}
    birthday: \bI'm an? (v:(leap day|christmas|new year's|halloween|\w+ties) (baby|kid|child)) => is a {v}
    age: \bI('ll|'m| will| just)? (be |about to )?(hit|hitting|turn|turning|reach) the big (v:\w+-oh|\d0)
    location Aa: \bI('m| am|'ve been) (holed up|camped out|stationed|posted|parked|hunkered down|living it up
        |tucked away|marooned|nestled) (in|at|on|near|outside) (v:[\w' ]{0,24}{CAP}( {CAP})*)
    location Aa: \bI commute (in |up |down |over )?(in|into|to) {NAME} from (v:{NAME})
    location Aa: \b(I|[Ww]e)('ve| have)? {ADV}(left|swapped|traded|exchanged
        |ditched) (o:{CAP}) for (v:{CAP})(?= (two|three|four|five|six|a|last|in|\d+)\b)(?=.*(years?|months?|weeks?
        |\d{4}|spring|summer|autumn|winter))
    hometown Aa: \bI (was raised|grew up|was brought up) (above|over|behind|next to|beside|opposite
        |under) [\w ]{3,30} (in|near) (v:{NAME})
    job: \bI (now )?(work|man|staff) the (v:(tills?|bar|door|floor|counter|desk|front desk|phones|kitchens?
        |night desk|pumps|lathes?|fields?)\b[\w' ]{0,30})
    job: \bI (now )?(v:(pull pints|wait tables|lay bricks|stack shelves|drive (lorries|trucks|buses|trams|trains
        |cabs|taxis)|teach (kids|children|adults)|fix (boilers|cars|bikes)|sell (insurance|houses|cars)|cut hair
        |deliver (post|parcels|mail|babies)|keep the books|answer phones|walk dogs|tune pianos|mend shoes)( (at|for
        |in) [\w' ]{2,30})?)$
    job: \bI('m| am)? (now |currently )?(training|studying|qualifying|retraining|learning) to (be
        |become) an? (v:{OCCUPATION})(?!\w)
    job: \bI'm on the tools\b(v:[\w ,]{0,30})|\bI (own|run|have|manage
        |opened) an? (v2:(small |tiny |little |family )?(\w+ )?(bindery|smithy|dairy|pottery|cannery|distillery
        |winery|creamery|patisserie|surgery|pharmacy|haulage firm|guest ?house|tea ?room|campsite|nursery|kennels?
        |stud|stables|allotment business|print shop|record shop))\b
    job: \bI wear (two|three|many|several) hats\b.*?(v:{OCCUPATION})
    education: \bI (v:(dropped|flunked) out of [\w' ]{2,24}|(never finished|left|quit) ([\w]+ school|school at \w+))
    likes: {SINGLY}(big |huge |massive |lifelong |proud |die-?hard )+(fan|lover|supporter
        |admirer) of {THING} => is a big fan of {v}
    likes: ^(a )?(big|huge|massive|lifelong|proud|die-?hard|avid) (v:(?!(thanks?|thank|mistake
        |no)\b)[\w' -]{2,30} (fan|supporter|lover|nerd|geek|buff))( here)?$ => is a big {v}
    likes: {SINGLY}(love|adore|enjoy) (v:(a good|a proper|a nice|good|old|all things
        |anything) [\w' -]{3,40})$ => loves {v}
    likes: ^(v:[\w' ]{2,24} over [\w' ]{2,24}),? (always|any day|every time|any time|for me
        |hands down) => prefers {v}
    dislikes not: \bI('m| am) not (really|that|so|all that|particularly|very|massively|hugely|especially|a bit
        |at all) (into|big on|one for|keen on|fond of|bothered about) {THING}
    hobby: \bI('ve| have) been (v:{CRAFTING}\b[\w' ]{0,30}) (since|for)\b
    hobby: ^I (also |mostly |just )?(v:{CRAFT})$
    hobby: \bI (still |also )?do (a (bit|spot|little) of|some|the odd bit of) (v:[\w -]{3,24}?)( on the side
        | at weekends| in my spare time| now and then)?$
    hobby: \bmy (thing|jam|bag|passion|vice|escape|therapy|weakness) (is|'s) (v:(?!(that|to|not|just|how|when
        |this)\b)[\w' -]{3,40})$
    hobby: ^(v:(weekends?|evenings?|(mon|tues|wednes|thurs|fri|satur|sun)days?) (are|is) (for|all about
        |spent) [\w' -]{3,40})$ => 's way: {v}
    allergy: \bI('ve| have)( got)? (an? |some )?(bit of a )?(v:({FOODS}|lactose|histamine|fructose|nickel
        |latex) (problem|issue|sensitivity|reaction))
    diet not: \bI (eat|drink|touch|have|cook|use) no (v:{FOODS})
    vehicle: \bI (v:(cycle|walk|bike|scoot|drive) (everywhere|to everything|all over town))
    tool: \bmy (\w+ )?(w:editor|terminal|browser|shell|distro|ide|language|app|framework|weapon|database|os
        |notebook) of choice (is|'s) (v:[\w.+# -]{2,24})
    goal: ^(this|next) (year|month|spring|summer|autumn|winter|season) (I'm|I am|we're|I'll
        |we'll) (really |finally )?(going to|gonna|finally|determined to|will)? ?(v:(finish|write|learn|run|read
        |build|pass|get|quit|start|buy|launch|publish|climb|save|lose|pay off|visit) [^,.;▒]{3,60})
    budget: ^(I'll pay |I can pay |I want to spend |spend |paying )?(no|not) more than (v:{MONEY}( (for|on|a
        |per) [\w' ]{2,40})?)$ => 's budget: no more than {v}
    budget: ^(anything |everything )?(v:(above|over|beyond) {MONEY} (is|would be) (out of reach|too (much(?! memory
        | space| data)|dear|expensive|steep)|off the table|out of (my|our) (price range|budget)
        |not an option)[\w' ]{0,30}) => 's budget: {v}
    other: \bI (write|eat|bat|throw|kick|play|draw) (with my |right-|left-)(v:(left|right) (hand|foot)|handed)
    other not Aa: \bI('m| am) (not|no longer) (really )?on (v:({CAP}|social media|any social media))( (any ?more
        |at all|any longer|these days))?$
    nickname: \bmy (handle|username|nick|tag|screen name|callsign|gamertag)( everywhere| online
        | is everywhere)? is (v:@?[\w.-]{2,24})
    other: \bI('m| am) an? (v:(typical |proud )?(aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn
        |aquarius|pisces))\b => is a {v}
    hometown Aa: \bI('m| am| come) from an? [\w ]{0,16}?(place|town|village|island|hamlet|suburb|city) (called
        |named) (v:{NAME}( of {CAP})?)
    job: \bI (now )?(v:(write|build|design|make|test|maintain|develop) (software|firmware|code|apps|websites|games
        |furniture|instruments|shoes|boats|bridges|sets|costumes) for [\w' ]{3,40})$
    hobby: \bI (mostly |also |still )?do (v:([\w-]+ )?(photography|parkrun|calligraphy|ceramics|embroidery|improv
        |stand-up|triathlons?|cosplay|taxidermy|origami|macram[eé]|carpentry|capoeira|aikido|taekwondo|bonsai
        |woodwork)\b[\w' ]{0,30})
    dislikes not: \bI('m| am) (\w+ly |totally |absolutely )?(petrified|terrified|scared stiff|wary|sick to death
        |weary|tired) of (v:(?!(this|that|it|you|all|waiting|being)\b)[\w' -]{3,40})$
    diet not: \bI (don't|do not|never|won't) (eat|drink|touch) (v:(anything|things|food) (with|that|from
        |containing) [\w' ]{2,30})
    diet not: ^(now )?no longer (a |an )?(v:{DIETS}) => is no longer {v}
    diet: ^(mostly |largely |almost entirely |strictly |fully )(v:{DIETS})(?= these days| now| at home
        |$) => is mostly {v}
    health: ^(v:(type [12] |lifelong )?(diabetic|asthmatic|epileptic|coeliac|celiac|haemophiliac)) (since|from
        |for)\b => is {v}
    health not: \bI('ve| have)? never (v:smoked|drunk|drunk alcohol|driven|married|voted|flown|learn(ed|t) to \w+)$
    family: ^the (v:(kids|children|boys|girls|twins) (are|live|stay) with (me|us)[\w' ]{0,40})
    tool: ^(everything|anything|all) I (write|draw|code|record|make|cook|read|design|note) (is|lives|happens
        |gets done|goes) (in|on|into|with) (v:[A-Z][\w.+# -]{1,24})
    tool: \bI live in (v:the (terminal|command line|shell)\b[\w ]{0,24}|(Excel|Vim|Emacs|Notion|Slack|Outlook
        |Figma)\b)
    budget: ^(I'm |I am |we're )?(happy|willing|ready|prepared|able) to (spend|pay|go|stretch)( up)?( to
        | as high as)? (v:{MONEY}) => is ready to spend up to {v}
    budget: ^(ideally |preferably |anything |something |all )?(under|below|less than|within|up to) (v:{MONEY} (for
        |on) (the|a|my|our) [\w' ]{3,30}) => 's budget: under {v}
    habit: ^(v:[\w' -]{3,24} (every|each) (other |second )?(mon|tues|wednes|thurs|fri|satur|sun)day( (at|morning
        |evening|night|afternoon|from)\b[\w: ]{0,16})?)$ => has {v}
    habit: \b(I|we)('ve| have)( got)? (v:(?!(been|had|done)\b)[\w' -]{3,24} (on|every) (mon|tues|wednes|thurs|fri
        |satur|sun)days?( (nights?|evenings?|mornings?|afternoons?))?( and \w+days)?)$
    """,
    CAP=_CAP,
    PRODUCT=either(PRODUCTS),
    NAME=_NAME,
    ADV=ADV,
    OCCUPATION=OCCUPATION,
    SINGLY=_SINGLY,
    THING=_THING,
    CRAFTING=_CRAFTING,
    CRAFT=_CRAFT,
    FOODS=FOODS,
    MONEY=MONEY,
    DIETS=DIETS,
)
"""Cues of few words."""
