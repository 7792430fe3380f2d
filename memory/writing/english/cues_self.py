"""English cues of who the user is: name, age, language, work, school. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.rule import ADV, STOP, Rule, rule
from memory.writing.english.words import LANGUAGES, OCCUPATION

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_NAME = rf"{_CAP}(?: {_CAP}){{0,3}}"

NICKNAME = rule(
    "nickname",
    r"\b(?:most people|everyone|everybody|friends|my friends|colleagues|people|folks|they|my family|my mates)"
    r"(?: (?:round|around|at|in|here|there|back)(?: \w+){0,2})?"
    r" (?:just |usually |mostly |all |only |always )*(?:know|call|calls|knows) me (?:as |by )?(?P<v>(?!(?:crazy|lazy|weird|old|stupid|names|out|back|up|an?|the|that|when|every\w*|all|at|on|in|about|to|for|late|boring|nuts|mad|again|daily|now|if|because|and)\b)[\w' -]{2,24})",
    " is called {v}",
)
"""What others call the user; the one cue in a clause about others."""
SELF_CUES: tuple[Rule, ...] = (
    rule(
        "age",
        r"\b(?:I|I'm|I'll|I've|we) (?:just |recently |about to |will |going to |gonna |be |'ll be )*(?:turn(?:ed"
        r"|ing)?|be|hit(?:ting)?) (?P<v>[1-9]\d"
        r"|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?)(?=$| (?:in|on|this|last|next|today|tomorrow"
        r"|soon|yesterday|years?|and|now)\b)",
        "",
    ),
    rule("age", r"\bI'm an? (?P<v>[1-9]\d)[- ]year[- ]old", ""),
    rule("age", r"^(?:(?:just|recently) )?turned (?P<v>[1-9]\d)(?=$| (?:in|on|this|last|today|yesterday)\b)", ""),
    rule("age", r"^(?P<v>[1-9]\d) (?:years? old|y/?o|years young)(?: here)?$", ""),
    rule("age", r"^(?P<v>[1-9]\d) and counting$", ""),
    rule("age", r"\bcelebrat(?:e|ed|ing) my (?P<v>[1-9]\d)(?:th|st|nd|rd) birthday", ""),
    rule("age", r"^at (?P<v>[1-9]\d),? I\b", ""),
    rule(
        "language",
        rf"^(?P<v>{LANGUAGES})(?: is| was|'s) (?:my|our) (?:mother tongue|first|native|second|third|home|strongest)(?:"
        rf" language| tongue)?",
        "",
    ),
    rule(
        "language",
        rf"^[Mm]y (?P<v>{LANGUAGES}) (?:is|'s) (?:pretty |quite |very |a bit |only |really )*(?:fluent|rusty|basic"
        rf"|ok|okay|good|decent|native|conversational|bad|terrible|shaky|passable|non-existent|[ABC][12])",
        "",
    ),
    rule(
        "language",
        rf"\bI(?:'ve)? (?:also )?(?:know|learned|learnt|read|write|picked up) (?:a (?:little|bit of) |some )?"
        rf"(?P<v>{LANGUAGES})(?!\w)(?! (?:food|history|culture))",
        "",
    ),
    rule(
        "nickname",
        r"^(?:[Hh]i |[Hh]ello |[Pp]lease |[Oo]h )*[Jj]ust (?P<v>(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August"
        r"|September|October|November|December)[A-Z][\w'-]+)(?:'s| is|'ll do| will do| works) ?(?:fine|ok|okay|good|perfect|enough|great|for me)?(?: with me| by me)?$",
        " wants to be called {v}",
        cased=True,
    ),
    rule("name", rf"^(?P<v>{_CAP}(?: {_CAP})?) (?:is my name|here)$", "'s name is {v}", cased=True),
    rule(
        "job",
        rf"\b(?:role|job|position|gig|contract|work|apprenticeship|traineeship|internship|training)\b[\w &'’.]* as an? (?P<v>{OCCUPATION})(?!\w)",
        " is a {v}",
    ),
    rule(
        "job",
        r"\bI (?:now |mostly |also )?(?:look after|take care of|maintain|handle|oversee|administer) (?P<v>(?:the|all the) [\w &'-]{3,40}"
        r" (?:for|at|of) [\w &'-]{3,40})",
        "",
    ),
    rule(
        "job",
        r"\bI (?:now |also |mostly )?(?:run|head up|lead|oversee|do|handle|manage) (?P<v>(?:quality control|quality assurance|customer (?:service|support)"
        r"|payroll|logistics|procurement|security|marketing|sales|operations|communications|research|accounts|admin))(?!\w)",
        "",
    ),
    rule("job", rf"^as an? (?P<v>{OCCUPATION}),? I(?!\w)", " is a {v}"),
    rule("job", rf"^(?P<v>{OCCUPATION}) (?:by (?:trade|profession|training|day)|here)", " is a {v}"),
    rule("job", rf"\b(?:freelance|moonlight|contract|volunteer|temp) as an? (?P<v>{OCCUPATION})", ""),
    rule(
        "job",
        r"\bI {ADV}(?:lead|manage|head(?: up)?|run|supervise|oversee|coordinate) (?P<v>(?:an?|the|our) (?:[\w'-]+"
        r" ){{0,3}}(?:team|department|division|unit|crew|squad|group|office|branch|program(?:me)?|practice)(?: of"
        r" [\w ]+)?)".replace("{ADV}", ADV)
        .replace("{{", "{")
        .replace("}}", "}"),
        "",
    ),
    rule(
        "job",
        r"\bI(?:'ve)? (?:just |recently |finally )*(?P<v>retired)(?=$| (?:in|last|this|from|after|early|two|three"
        r"|\d)\b)",
        "",
    ),
    rule(
        "job",
        r"\b(?:I|we) (?:now |mostly |mainly )*(?:do|make|sell|import|export|distribute|manufacture) "
        r"(?P<v>[\w &-]{3,40}?) (?:for a living|professionally|full[- ]time)",
        "",
    ),
    rule(
        "employer",
        rf"^(?P<v>{_NAME}) (?:just |recently |finally )*(?:(?:hired|recruited|headhunted|poached|employs|pays) me"
        rf"|pays my bills)(?!\w)",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"\bI(?:'ve|'m)? {ADV}(?:(?:got|took|taken|landed|accepted|started|have|starting) (?:an?|my|the) (?:[\w-]+"
        rf" ){{0,3}}?(?:job|role|position|gig|contract"
        rf"|internship|offer|post|apprenticeship)|signed(?: on)?|been hired|was hired|got hired) (?:at|with|for|by"
        rf"|from) (?P<v>(?:the )?{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"\b(?:company|firm|startup|start-up|agency|studio|shop|outfit|charity|bank) (?:is |that's )?(?:called"
        rf"|named) (?P<v>{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "employer",
        rf"\b[Mm]y (?:new |current |latest )(?:employer|company|firm|workplace) is (?P<v>(?:the )?{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "education",
        rf"\b(?:undergrad|bachelor'?s?(?: degree)?|master'?s?(?: degree)?|phd|doctorate|degree|major|minor|diploma"
        rf"|a-levels) (?:was |is |were |are )?(?:in|on) (?P<v>[\w &-]{{3,30}}?){STOP}",
        "",
    ),
    rule("education", r"^(?P<v>[\w &-]{3,30}?) (?:was|is) my (?:major|minor|degree|field|subject)", ""),
    rule(
        "school", rf"^(?P<v>{_NAME}) (?:grad|graduate|alum|alumnus|alumna|dropout|student)(?: here)?$", "", cased=True
    ),
    rule(
        "age", r"\b(?:I'm|I am) (?:just )?(?:pushing|nearly|almost|approaching|closing in on) (?P<v>[1-9]\d)(?=$| )", ""
    ),
    rule(
        "language",
        rf"\bI(?:'ve|'m)? {ADV}(?:grew up (?:speaking|with)|was raised (?:speaking|with|in)|can (?:get by|hold a"
        rf" conversation|converse"
        rf"|speak|understand)(?: in)?|get by in|dream in|think in|taking|take|brushing up on|brush up on) {ADV}"
        rf"(?:some |my )?(?P<v>{LANGUAGES})(?!\w)"
        r"(?! (?:food|history|culture))",
        "",
    ),
    rule(
        "school",
        rf"\bI(?:'m|'ve| am| was)? {ADV}(?:graduated (?:from|at)|studied at|study at|studying at|enrolled at|an? "
        rf"(?:[\w-]+ )?(?:freshman"
        rf"|sophomore|junior|senior|student|undergrad|alum\w*|grad student|PhD student) (?:at|of)|dropped out of"
        rf"|transferred to"
        rf"|got into|accepted (?:to|into|at)) (?P<v>(?:the )?{_NAME})",
        "",
        cased=True,
    ),
    rule(
        "education",
        r"\bI (?P<v>(?:dropped out of|never finished|left|quit|flunked out of) (?:college|uni\w*|high school|school"
        r"|grad school|law school|my degree))",
        "",
    ),
    rule(
        "employer",
        rf"\bI(?:'ve)? {ADV}(?:do|did|handle|run|am doing|'m doing) (?:the )?[\w &]{{2,24}} (?:for|at) (?P<v>(?:the"
        rf" )?{_NAME})(?=$|\s)",
        "",
        cased=True,
    ),
    rule(
        "other",
        r"\b(?:I|we) (?:now |mostly |only |currently )*(?P<v>(?:used to(?! (?:think|be|believe|feel|say|it|the))|(?:bank|volunteer|train|shop)"
        r" (?:with|at|for)) [^,.;▒]{3,60})",
        "",
    ),
    rule(
        "hobby",
        r"\bI(?:'ve| have)? (?:just |recently |finally |already )*(?:gave up|given up|quit|dropped out of|left|packed in|stopped going to|stopped doing) "
        r"(?P<v>(?:the |my |our )?(?:[\w'-]+ ){0,3}?(?:club|choir|classes|class|lessons|band|league|gym|society|orchestra|course|squad|troupe|group))(?=$| )",
        "",
        negated=True,
    ),
    rule("job", rf"\b(?:earn|make|paid|pay) [\w ]{{2,16}} as an? (?P<v>{OCCUPATION})", ""),
)
"""Cues of who the user is."""
