"""English cues of who the user is: name, age, language, work, school. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.rule import ADV, STOP, rules
from memory.writing.english.words import LANGUAGES, OCCUPATION

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_NAME = rf"{_CAP}(?: {_CAP}){{0,3}}"

(NICKNAME,) = rules(
    r"""
    nickname: \b(most people|everyone|everybody|friends|my friends|colleagues|people|folks|they|my family
        |my mates)( (round|around|at|in|here|there
        |back)( \w+){0,2})? (just |usually |mostly |all |only |always )*(know|call|calls
        |knows) me (as |by )?(v:(?!(crazy|lazy|weird|old|stupid|names|out|back|up|an?|the|that|when|every\w*|all|at
        |on|in|about|to|for|late|boring|nuts|mad|again|daily|now|if|because|and)\b)[\w' -]{2,24}) => is called {v}
    """,
)
"""What others call the user; the one cue in a clause about others."""
SELF_CUES = rules(
    r"""
    age: \b(I|I'm|I'll|I've|we) (just |recently |about to |will |going to |gonna |be |'ll be )*(turn(ed|ing)?|be
        |hit(ting)?) (v:[1-9]\d|(twenty|thirty|forty|fifty|sixty|seventy|eighty)(-\w+)?)(?=$| (in|on|this|last|next
        |today|tomorrow|soon|yesterday|years?|and|now)\b)
    age: \bI'm an? (v:[1-9]\d)[- ]year[- ]old
    age: ^((just|recently) )?turned (v:[1-9]\d)(?=$| (in|on|this|last|today|yesterday)\b)
    age: ^(v:[1-9]\d) (years? old|y/?o|years young)( here)?$
    age: ^(v:[1-9]\d) and counting$
    age: \bcelebrat(e|ed|ing) my (v:[1-9]\d)(th|st|nd|rd) birthday
    age: ^at (v:[1-9]\d),? I\b
    language: ^(v:{LANGUAGES})( is| was|'s) (my|our) (mother tongue|first|native|second|third|home
        |strongest)( language| tongue)?
    language: ^[Mm]y (v:{LANGUAGES}) (is|'s) (pretty |quite |very |a bit |only |really )*(fluent|rusty|basic|ok|okay
        |good|decent|native|conversational|bad|terrible|shaky|passable|non-existent|[ABC][12])
    language: \bI('ve)? (also )?(know|learned|learnt|read|write|picked up) (a (little
        |bit of) |some )?(v:{LANGUAGES})(?!\w)(?! (food|history|culture))
    nickname Aa: ^([Hh]i |[Hh]ello |[Pp]lease |[Oo]h )*[Jj]ust (v:(?!(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
        |January|February|March|April|May|June|July|August|September|October|November|December)[A-Z][\w'-]+)('s| is
        |'ll do| will do| works) ?(fine|ok|okay|good|perfect|enough|great|for me)?( with me
        | by me)?$ => wants to be called {v}
    name Aa: ^(v:{CAP}( {CAP})?) (is my name|here)$ => 's name is {v}
    job: \b(role|job|position|gig|contract|work|apprenticeship|traineeship|internship
        |training)\b[\w &'’.]* as an? (v:{OCCUPATION})(?!\w) => is a {v}
    job: \bI (now |mostly |also )?(look after|take care of|maintain|handle|oversee|administer) (v:(the
        |all the) [\w &'-]{3,40} (for|at|of) [\w &'-]{3,40})
    job: \bI (now |also |mostly )?(run|head up|lead|oversee|do|handle|manage) (v:(quality control|quality assurance
        |customer (service|support)|payroll|logistics|procurement|security|marketing|sales|operations|communications
        |research|accounts|admin))(?!\w)
    job: ^as an? (v:{OCCUPATION}),? I(?!\w) => is a {v}
    job: ^(v:{OCCUPATION}) (by (trade|profession|training|day)|here) => is a {v}
    job: \b(freelance|moonlight|contract|volunteer|temp) as an? (v:{OCCUPATION})
    job: \bI {ADV}(lead|manage|head( up)?|run|supervise|oversee|coordinate) (v:(an?|the|our) ([\w'-]+ ){0,3}(team
        |department|division|unit|crew|squad|group|office|branch|program(me)?|practice)( of [\w ]+)?)
    job: \bI('ve)? (just |recently |finally )*(v:retired)(?=$| (in|last|this|from|after|early|two|three|\d)\b)
    job: \b(I|we) (now |mostly |mainly )*(do|make|sell|import|export|distribute
        |manufacture) (v:[\w &-]{3,40}?) (for a living|professionally|full[- ]time)
    employer Aa: ^(v:{NAME}) (just |recently |finally )*((hired|recruited|headhunted|poached|employs|pays) me
        |pays my bills)(?!\w)
    employer Aa: \bI('ve|'m)? {ADV}((got|took|taken|landed|accepted|started|have|starting) (an?|my
        |the) ([\w-]+ ){0,3}?(job|role|position|gig|contract|internship|offer|post|apprenticeship)|signed( on)?
        |been hired|was hired|got hired) (at|with|for|by|from) (v:(the )?{NAME})
    employer Aa: \b(company|firm|startup|start-up|agency|studio|shop|outfit|charity|bank) (is |that's )?(called
        |named) (v:{NAME})
    employer Aa: \b[Mm]y (new |current |latest )(employer|company|firm|workplace) is (v:(the )?{NAME})
    education: \b(undergrad|bachelor'?s?( degree)?|master'?s?( degree)?|phd|doctorate|degree|major|minor|diploma
        |a-levels) (was |is |were |are )?(in|on) (v:[\w &-]{3,30}?){STOP}
    education: ^(v:[\w &-]{3,30}?) (was|is) my (major|minor|degree|field|subject)
    school Aa: ^(v:{NAME}) (grad|graduate|alum|alumnus|alumna|dropout|student)( here)?$
    age: \b(I'm|I am) (just )?(pushing|nearly|almost|approaching|closing in on) (v:[1-9]\d)(?=$| )
    language: \bI('ve|'m)? {ADV}(grew up (speaking|with)|was raised (speaking|with|in)|can (get by
        |hold a conversation|converse|speak|understand)( in)?|get by in|dream in|think in|taking|take|brushing up on
        |brush up on) {ADV}(some |my )?(v:{LANGUAGES})(?!\w)(?! (food|history|culture))
    school Aa: \bI('m|'ve| am| was)? {ADV}(graduated (from|at)|studied at|study at|studying at|enrolled at
        |an? ([\w-]+ )?(freshman|sophomore|junior|senior|student|undergrad|alum\w*|grad student|PhD student) (at|of)
        |dropped out of|transferred to|got into|accepted (to|into|at)) (v:(the )?{NAME})
    education: \bI (v:(dropped out of|never finished|left|quit|flunked out of) (college|uni\w*|high school|school
        |grad school|law school|my degree))
    employer Aa: \bI('ve)? {ADV}(do|did|handle|run|am doing|'m doing) (the )?[\w &]{2,24} (for
        |at) (v:(the )?{NAME})(?=$|\s)
    other: \b(I|we) (now |mostly |only |currently )*(v:(used to(?! (think|be|believe|feel|say|it|the))|(bank
        |volunteer|train|shop) (with|at|for)) [^,.;▒]{3,60})
    hobby not: \bI('ve| have)? (just |recently |finally |already )*(gave up|given up|quit|dropped out of|left
        |packed in|stopped going to|stopped doing) (v:(the |my |our )?([\w'-]+ ){0,3}?(club|choir|classes|class
        |lessons|band|league|gym|society|orchestra|course|squad|troupe|group))(?=$| )
    job: \b(earn|make|paid|pay) [\w ]{2,16} as an? (v:{OCCUPATION})
    """,
    LANGUAGES=LANGUAGES,
    CAP=_CAP,
    OCCUPATION=OCCUPATION,
    ADV=ADV,
    NAME=_NAME,
    STOP=STOP,
)
"""Cues of who the user is."""
