"""What English grammar tells by itself: a verb of doing with a word of frequency is a habit ("I clean offices at night").

The last resort of the English rules, for a clause in which nothing more definite was found; it speaks neither of the
talk, nor of now, nor of a machine's troubles.
"""

from __future__ import annotations

from memory.writing.english.rule import rules

GENERAL = rules(
    r"""
    NOT_HERE = (?!.*\b(you|your|it|them|him|her|each other|like I|this|that|these|those|errors?|bugs?|code|files?
        |function
        |every time|each time|class|script|tests?|server|button|page|query|exception|prompt|question|now|today|tonight
        |yesterday|tomorrow|currently|again|here|if|because|whether|how|what|why|anything|everything|something
        |nothing)\b)
    OFTEN = \b(every|each|usually|always|normally|mostly|daily|weekly|monthly|twice|once a|at night|at noon|at dawn
        |nights
        |mornings|afternoons|evenings|weekends|weekdays|(mon|tues|wednes|thurs|fri|satur|sun)days?|before (bed|work
        |breakfast|dinner)|after (work|school|dinner|lunch)|by bike|by train|everywhere)\b
    LASTING = (sell|translate|lecture|coach|mentor|tutor|consult|edit|proofread|freelance|trade|invest|farm|fish|hunt|breed|brew|bottle|roast|ferment|forage|carve|sculpt|weave|sew|knit|quilt|restore|repair|mend
        |refurbish|upcycle|paint|draw|sketch|photograph|film|record|produce|compose|conduct|perform|direct|choreograph|dance|sing|busk|dj|juggle|row|sail|surf|ski|skate|climb|box|fence|referee|umpire|volunteer|foster|homeschool
        |commute|budget|rent|lodge|babysit|nanny|garden|landscape|moonlight|import|export|blog|stream|podcast|crochet|collect|compost|pay for everything|track (my|our) \w+)
    OPENING = (and |but |also |plus )*
    SPAN = (year|month|spring|summer|autumn|fall|winter|semester|term|quarter|season|decade)
    NO_HAVING = (?!(much|many|enough|anything|any ?one|to\b|the (time|energy|money|patience|heart)|access|got|a clue
        |been
        |(any |a |an )?(time|idea|ideas|money|energy|choice|questions?|problems?|plans?|patience|experience|clue|issue
        |issues|doubt|words|opinion|preference|preferences|answer|luck|reason|regrets|control|appetite|strength|data
        |recipe|photos?|pictures?|link|name|specifics?|favou?rites?|go-to|details|information|proof|room|space
        |a good)\b))
    hobby: \b(I'm|I am|I've been|I have been|we've been) (also |currently |now |slowly |finally )*(learning|studying
        |practi[sc]ing|teaching myself) (v:(?!a (ton|lot|bit|new skill)|so much|to (live|deal|cope|accept|let|be|trust)
        |about (it|this|that)|from\b|for\b|at\b|hard\b)[^,.;▒]{3,40})
    job: ^{OPENING}(I|we) (now |mostly )?(v:[a-z]+ [\w ,&'-]{3,50}?) (for a living|professionally)
    goal: (?=.*\b((by|before|within|until) (the end of |my |I turn |early |late |mid-)?(?!then|now|tomorrow|tonight
        |the time|you|this|that)\w+|(this|next) {SPAN}))(^|.*\b)(^(planning|hoping|aiming|determined)
        |I'd (really )?(like|love)|I (really )?(want|hope
        |plan|aim
        |intend)|I'm (hoping|aiming|planning|determined|trying)) to (v:(?!ask|know|see|say|thank|hear|talk
        |get back)[a-z]+ [^,.;▒]{3,80})
    goal: \bI('d| would) {ADV}(love|like) to learn (to |how to )?(v:(?!more|about|what|why|how|from|if)[\w' -]{3,40})$
    habit: ^{NOT_HERE}(?=.*{OFTEN}){OPENING}((on |in |at |every |each |after |before )[\w ]{2,32} )?(I
        |we) (usually |often |always |normally |mostly )?(v:{DOING} [^,.;▒]{4,70})$
    habit: ^{NOT_HERE}{OPENING}(I|we) (mostly |also |still |mainly |only |just |sometimes |occasionally )*(v:{LASTING}(?! (an?|the|my|places|up|on)\b ?(blank|video|line|conclusion|meeting|screen|call|comparison|distinction|demo|test|attention)?$) [^,.;▒]{2,60})$
    AT_TIMES = ((on )?(mon|tues|wednes|thurs|fri|satur|sun)days( (nights|evenings|mornings|afternoons))?|(most|every other|every second|some|weekday|weekend) (mornings?|evenings?|afternoons?|nights?|days?|weekends?|weeks?|(mon|tues|wednes|thurs|fri|satur|sun)days?)|(in the |at )?(mornings|evenings|afternoons|nights|weekends|weekdays|lunchtimes))
    habit: ^{NOT_HERE}{OPENING}{AT_TIMES},? (I|we) (usually |always |mostly |normally |often )*(v:(?!(cry|worry|panic|feel|lie|dread|need|loathe|want)\b){DOING}( [^,.;▒]{2,70})?)$
    habit: ^{NOT_HERE}{OPENING}{AT_TIMES},? (I'm|we're|I am|we are) (usually |always |mostly |normally )*(v:(at|in|off|out|with|on) [^,.;▒]{2,40})$
    habit not: ^{NOT_HERE}{OPENING}(I|we) (really |just |personally |also )?(don't|do not|never|no longer) (v:{DOING}
        ( [^,.;▒]{2,50})?)$
    other not: ^{NOT_HERE}{OPENING}(I|we) (don't have|do not have|have no|haven't got|don't own) {NO_HAVING}(v:
        (an? |any )?[\w -]{2,30}?)( at home| at all| any ?more| in the house| in my life)?{STOP}
    device: ^(?!.*\b(you|your|this|that|today|tonight|trouble|problem|issue|buy|thinking|looking|lost|broken|crash
        |without)\w*\b){OPENING}(I'm|I am|I've|we're
        |we've) (still |now |also |always |mostly )*\w+ (on |in |with |around in )?(v:(an?|my
        |our) ([\w-]+ ){0,3}?{DEVICES}(?!\w))
    vehicle: ^(?!.*\b(you|your|this|that|today|tonight|trouble|problem|issue|buy|thinking|looking|lost|broken|crash
        |without)\w*\b){OPENING}(I'm|I am|I've|we're
        |we've) (still |now |also |always |mostly )*\w+ (on |in |with |around in )?(v:(an?|my
        |our) ([\w-]+ ){0,3}?{VEHICLES}(?!\w))
    """
)
"""What the user does as a rule, is after, has or has not."""
