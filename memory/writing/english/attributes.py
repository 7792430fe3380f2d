"""English attributes said by their name: my birthday is …, the grocery budget is …, my car is …"""

from __future__ import annotations

from dataclasses import replace

from memory.writing.english.rule import Rule, rules
from memory.writing.wording.patterns import caseless

_PETS = rules(
    r"""
    pet pet: (n:([\w-]+ ){0,2}?{ANIMALS})('s name is|'s called|\s+(is|are) (called|named)|\s+(goes|answers) (by|to))\s+
        (v:[\w'’& -]{2,40}|[A-Za-z0-9]*[+#*^.$&|]+(?=$)|[^\w\s,.!?;:'"()]{1,4}$)
    pet pet: (n:([\w-]+ ){0,2}?{ANIMALS})('s|'re| is| are) (v:an? (?!bit|lot|pain|mess|nightmare|joy|star|menace|terror|problem|good|bad|total|right|proper|real|complete|handful)([\w-]+ ){0,3}?[\w-]+)$
    pet pet: (n:([\w-]+ ){0,2}?{ANIMALS}( \w+)?)('s|'re| is| are) (both |all |very |really |totally )*(v:(allergic to|intolerant to|scared of|afraid of|terrified of|on a \w+ diet|diabetic|blind|deaf|neutered|spayed|epileptic|arthritic)[\w' -]{0,30})$
    pet pet: (n:([\w-]+ ){0,2}?{ANIMALS})( both| all)? (has|have) (v:(asthma|arthritis|diabetes|epilepsy|an? [\w ]{2,20}(allergy|condition|problem|hip|heart|leg))[\w' -]{0,20})$
    pet pet Aa: (n:([\w-]+ ){0,2}?{ANIMALS})(, (v:[A-Z]\w+),| (v2:[A-Z]\w+) (is(?! (asleep|sleeping|barking|here|outside|inside|fine|hungry|tired|out|in|back|crying|playing|eating|ok|okay|better)\b)|has|loves|likes|was|can't|can|doesn't|won't|hates|eats|only eats|sleeps|barks|gets))
    """
)
_NAMED = rules(
    r"""
    name: (n:name)('s| is) (v:[^\w\s,.!?;:'"()]{1,4}$|[A-Za-z0-9]*[+#*^.$&|]+(?=$))
    name: (n:(full |real |first |last |given |sur)?(name|surname)){IS}
    nickname: (n:(nickname|nick|handle|username|pen name|stage name|alias)){IS}
    age: (n:age){IS}
    birthday: (n:(birthday|date of birth|birth date|bday|b-day|dob)){IS}
    gender: (n:(gender|pronouns)){IS}
    location: (n:(home|house|flat|apartment|place|home base|base|city|current city|home address|address)){IS}
    hometown: (n:(hometown|home town|birthplace|home country|nationality)){IS}
    job: (n:(job|job title|occupation|profession|role|position|title|day job|line of work)){IS}
    employer: (n:(employer|company|workplace|firm)){IS}
    school: (n:(school|university|college|alma mater|uni)){IS}
    education: (n:(major|degree|field of study|minor|specialty|speciality)){IS}
    language: (n:(native language|first language|mother tongue|second language|native tongue|main language)){IS}
    timezone: (n:(time ?zone)){IS}
    allergy: (n:(allerg(y|ies)|allergens?)){IS}
    diet: (n:(diet|dietary restrictions?|dietary requirements?)){IS}
    health: (n:(blood type|blood group|height|weight|resting heart rate|eyesight|vision|prescription|condition
        |diagnosis)){IS}
    goal: (n:((goal|target|ideal) weight)){IS}
    hobby: (n:((main |biggest |favou?rite |other |new )?(hobb(y|ies)|pastimes?|passions?|interests?|way to (relax
        |unwind)
        |guilty pleasure|thing|escape|vice|therapy|obsession|happy place))){IS}
    likes: (n:((all-time |absolute )?favou?rite( [\w'-]+){1,4}|favou?rites?|comfort food|go-to [\w ]{2,20}|idol
        |lucky number)){IS}
    dislikes: (n:(pet peeves?|least favou?rite( [\w'-]+){1,3}|biggest fear|worst fear|phobia)){IS}
    tool: (n:((main |preferred |daily |default |primary |code |text )?(editor|ide|terminal|shell|browser|stack
        |tech stack
        |operating system|os|distro|framework|programming language|note-taking app|notes app|window manager
        |password manager|to-do app|todo app|calendar app|search engine|toolchain))){IS}
    phone_os: (n:(phone os|phone's os)){IS}
    device: (n:((work |main |new |old |daily |personal |other |gaming )?(phone|laptop|computer|pc|desktop|tablet|watch
        |camera|headphones|keyboard|monitor|e-?reader|console|machine|mac|printer))){IS}
    project: (n:((side |current |main |new |pet |weekend |research |final[- ]year |team's |company's )?(project|thesis
        |dissertation|startup|product|app|research|book|novel|phd topic|(thesis|dissertation|research|essay) topic|game|film|album|comic|podcast
        |documentary))){IS}
    vehicle: (n:((new |old |first |daily )?(ute|pickup|lorry|motor|wheels|campervan|camper|car|truck|van|bike|motorbike|motorcycle|scooter|ride|daily driver
        |e-bike))){IS}
    habit: (n:((morning |evening |daily |bedtime )?(routine|habit|ritual)|bedtime|commute|usual wake-up time)){IS}
    schedule: (n:((work |working |office |shop )?(hours|schedule|shift|shifts|day off|days off))){IS}
    other: (n:((shoe|ring|dress|shirt|trouser|hat|glove|shoe and \w+) size|parking (spot|space)|locker|star sign
        |zodiac sign|mbti|motto|blood sign|enneagram( type)?|faith|religion)){IS}
    other: (n:((monthly |annual |yearly |weekly |hourly |daily |day |freelance |call-out |net |gross |base |starting )?(rent|mortgage|salary|wages?
        |pay|income|rate|pension|allowance|take-home( pay)?|council tax))){IS}
    relationship: (n:(marital status|relationship status|(wedding )?anniversary)){IS}
    """
)
ATTRIBUTES: tuple[Rule, ...] = (*_PETS, *(replace(row, subject=row.slot) for row in _NAMED))
"""Attributes whose name stands behind "my" (or "our"); a following "called …" names the thing itself."""
HAVE_BUDGET, WORKED_IN, HOME = rules(
    r"""
    budget: (I|we)('ve got| have| got)?\s+(about\s+)?(an?\s+)?([\w-]+ )?(budget of|budgeted)\s+(v:[^▒,]{2,60})
    tool: (most of |all of |all |nearly all )?(my|our) [\w' -]{0,24}?(coding|programming|development|code|writing
        |drawings?|design work|notes?|scripts?|projects?|docs|documents|diagrams?|budgeting|accounting|editing|work) (is
        |are|happens?|lives?|sits?|is done|are done|gets done) (mostly |all |mainly )?(in|with|on|using) (v:(?!a\b|the\b
        |my\b|progress|vain|bed|good|bad)[A-Za-z][\w.+# -]{0,30})
    location: (home|home base|where i live|my home)\s*(for me )?(is|'s|:)\s+(now |currently |in |at )*(v:[^▒,]{2,60}?)(\s+
        (these days|now|nowadays))?$ => 's home is {v}
    """
)
"""I've got a budget of 1500 dollars for …; most of my coding is in …; home is …"""
ANYWHERE: tuple[Rule, ...] = rules(
    r"""
    ABOUT = ((one|two|three|another|some) of )?(my|our|the|this|next|total|overall|current) (w:(?!your)[\w' &-]{0,40}?)
    budget: ^(w:(?!(your|his|her|their|a|no|any|what|if|per)\b)[\w'-]+ ([\w'-]+ )?)budget{IS}
    AMOUNT = (v:({MONEY}|[$€£¥]?\d[\d,.]*)( ?(%|per ?cent|k|kg|km|m|million|hours?|days?))?( (a|per) (day|week|month|year|head))?)
    BARE = ^((the|our|my) )?(w:((?!(your|his|her|their|a|no|any|what|if|per|the|our|my|new|old)\b)[\w'-]+ ){0,2})
    budget: {BARE}budget(:| of| at| about| around| up to)? {AMOUNT}$ => 's {w}budget is {v}
    goal: {BARE}(target|goal)(:| of| at)? {AMOUNT}$ => 's {w}target is {v}
    budget: ^(the |our |my )?([\w'-]+ ){0,2}budget (for|of) (w2:(the|my|our) [\w' &-]{2,40}?){IS}
    budget: {ABOUT}\b(budget|spending (limit|cap)|spending money)( for (w2:[\w' &-]{2,40}?))?{IS}
    goal: {ABOUT}\b(goals?|targets?|aims?|ambitions?|objectives?|resolutions?|dreams?|okrs?|kpis?|plan)( (for|in|with
        |of) (w2:[\w' &%-]{2,40}?)| this \w+| next \w+)?{IS}
    deadline: {ABOUT}\b(deadline|due date|cut-?off|submission date|closing date)( for (w2:[\w' &-]{2,60}?))?{IS}
    """
)
"""Attributes of something named beside them (the grocery budget, the deadline for the grant)."""
EXTRAS = caseless(
    r"^(?:my|our)\s+(?P<noun>(?:[\w'-]+ ){0,3}?(?:size|number|locker|parking (?:spot|space)|desk|room|seat|plate"
    r"|pin code word|anniversary|star sign|zodiac sign|mbti|motto|email|email address|phone number|mobile|membership"
    r"|locker number|emergency contact))(?:\s*:\s*|\s+(?:is|are|'s)\s+)(?P<v>[^▒]{1,80})"
)
"""Details with no slot of their own."""
