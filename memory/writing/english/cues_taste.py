"""English cues of taste: clauses whose words tell of a liking, dislike, hobby or habit, whatever their order.

They are looked for anywhere in a clause, and only where the rules proper found nothing in it.
"""

from __future__ import annotations

from memory.writing.english.rule import ADV, Rule, rule

ME = r"^(?=.*(?<![\w'])(?i:I|me|my|mine|we|us|our|myself)(?:'(?:m|ve|d|ll|re|s))?(?![\w']))"
"""The clause speaks of the user."""
_START = r"^(?:(?:and|but|also|oh|plus|for me|personally|honestly),? )*"
_X = (
    r"(?P<v>(?!(?:it|this|that|these|those|he|she|they|you|your|there|here|what|who|which|everything|nothing|something"
    r"|anything|one|someone|somebody|my|our|his|her|their|the (?:first|second|last|other|latter|former|idea|plan|way"
    r"|code|bug|error|file|answer|result|output|test|client|boss|meeting|weather|news"
    r"|thought))\b)[A-Za-zÀ-ÿ][^,.;▒]{1,40}?)"
)
_BE = r"(?:\s+(?:is|are|has (?:always )?been|have (?:always )?been|was always|will always be)|'s)"
_SO = r"(?:\s+(?:so|totally|really|definitely|absolutely|just|pretty much|basically|always|still|by far|simply))*"
_TODAY = (
    r"^(?!.*\b(?:today|tonight|right now|this (?:morning|evening|afternoon|week|time|one|song|movie|film|book|game"
    r"|thread)"
    r"|yesterday|at the moment|last night|just now)\b)"
)
_NOT = r"(?:\s+(?:isn't|aren't|is not|are not|was never|were never|has never been|have never been)|'s not)"
_KINDS = (
    r"(?:[\w-]+ )?(?:class(?:es)?|course|club|choir|band|league|team|orchestra|lessons?|group|workshop|troupe|ensemble"
    r"|society|studio|circle|quartet|gym|dojo|allotment|guild)"
)
_ADMITTED = (
    r"(?:favou?rites?(?: [\w'-]+){0,4}|fave|thing|jam|happy place|comfort (?:food|show|film|movie|read)|guilty pleasure"
    r"|weakness|go-to(?: [\w'-]+){0,3}|first love|drink of choice|obsession|idea of (?:heaven|bliss|a good time|fun)"
    r"|soft spot|kryptonite|all-time favou?rites?(?: [\w'-]+){0,3}|kind of (?:thing|music|film|food|weather))"
)
_PAST_TIMES = (
    r"(?:escape|therapy|hobby|passion|release|outlet|stress relief|way (?:of|to) (?:relax(?:ing)?|unwind(?:ing)?"
    r"|switch(?:ing)? off|decompress)|meditation|sport|game|instrument|pastime|workout|creative outlet|favou?rite"
    r" (?:hobby|pastime|sport|activity)|weekend (?:thing|hobby|ritual)|cardio)"
)

TASTE_CUES: tuple[Rule, ...] = (
    rule(
        "likes",
        r"\b(?:I|we)(?:'ve)? (?:(?:always|really) )*(?:had|have|got) (?:always )?(?:an?|quite a|such a) (?:thing|soft spot|weakness|passion|fondness|love|sweet tooth)"
        r" for (?P<v>[^,.;▒]{3,40})",
        "",
    ),
    rule("dislikes", r"^(?P<v>[\w '-]{2,30}?) (?:is|are) my idea of (?:hell|torture|a nightmare)", "", negated=True),
    rule("likes", r"\bmy idea of (?:an? )?(?:[\w-]+ ){1,3}(?:is|would be) (?P<v>[^,.;▒]{3,50})", ""),
    rule("hobby", rf"{_TODAY}{_START}{_X}{_BE}{_SO} (?:my|our) {_PAST_TIMES}(?!\w)", ""),
    rule(
        "hobby",
        rf"{_TODAY}{_START}{_X} (?:keeps me (?:sane|going|grounded|calm|fit)|clears my (?:head|mind)|is how I (?:relax"
        r"|unwind|switch off|spend)|is what I do (?:to|in|on|after|when)|helps me (?:relax|unwind|switch off)"
        r"|relaxes me|calms me(?: down)?)",
        "",
    ),
    rule(
        "likes",
        r"^(?P<v>[\w -]{2,30}? over [\w -]{2,30}?)(?: (?:any (?:day|time)|every time|always|for me|please))+$",
        " prefers {v}",
    ),
    rule(
        "hobby",
        r"\b(?:my|our) (?:weekends?|evenings?|days? off|free time|spare time|sundays?|saturdays?) (?:are|is|go(?:es)? to) "
        r"(?:all |mostly |usually |mainly |always )*(?:about|for|spent|taken up by|on)?\s*(?P<v>(?!over|short|busy|free|full)[^,.;▒]{3,50})",
        "",
    ),
    rule("likes", rf"{_TODAY}{_START}{_X}{_BE}{_SO} (?:my|our) {_ADMITTED}(?!\w)", ""),
    rule(
        "likes",
        rf"{_TODAY}{ME}{_START}{_X}{_BE}{_SO} (?:(?:right )?up my (?:alley|street)|what I (?:love|live for|enjoy) "
        rf"(?:most"
        r"|best)|(?:the )?best thing ever|where my heart is|close to my heart|dear to me)",
        "",
    ),
    rule(
        "likes",
        rf"{_TODAY}{_START}(?:there's )?nothing (?:\w+ (?:me |us )?(?:like|as much as)|beats|comes close to|is better than|tops|I (?:like|love"
        rf"|enjoy) more"
        r" than|makes me happier than|better than) (?P<v>[^,.;▒]{2,50}?)(?=$| for me| in my book)",
        "",
    ),
    rule(
        "likes",
        rf"{_TODAY}.*?\bI(?:'ve)? {ADV}(?:(?:can(?:'t|not| never)|could(?:n't| never)) {ADV}(?:say no to|resist|get"
        rf" enough of"
        r"|live without|do without|go (?:a|one) (?:day|week|morning) without|pass up)|read everything (?:by|from)"
        r"|listen to (?:nothing but|mostly|a lot of|lots of|only|mainly)|(?:watch(?:ed)?|seen|read|own|collect) (?:a lot of|lots of|every|all the|all of|mostly)"
        r"|read (?:a lot of|lots of|mostly|mainly|tons of)|(?:supported|support|root for|cheer for|follow)(?= [A-Z])"
        r"|go (?:crazy|nuts|mad|wild) (?:for|over)|(?:'m|am) (?:all about|team|more of an?|a big|addicted to|hooked on"
        r"|obsessed with)|always (?:go for|order|pick|choose|get) (?!up|lost|it|stuck|confused|back)|lean towards?"
        r"|gravitate towards?|have (?:all|every) [\w ]{2,20} by|could live on|could eat|would die for) "
        r"(?P<v>[^,.;▒]{2,50})",
        "",
        cased=True,
    ),
    rule("likes", rf"{_TODAY}.*?\bI'm {ADV}(?:all about|team|more of an?) (?P<v>[^,.;▒]{{2,50}})", ""),
    rule(
        "likes",
        rf"{_TODAY}{_START}{_X} (?:always )?(?:makes? me (?:so |really |very )?happy|cheers? me up|brings? me joy"
        r"|puts? me in a good mood|lifts? my (?:mood|spirits)|melts? my heart)",
        "",
    ),
    rule(
        "likes",
        rf"{ME}.*?(?P<v>[A-Za-z][\w' -]{{2,24}}? over [\w' -]{{3,24}}?)(?=$| (?:any day|always|every time|for me))"
        rf"(?<=\w)"
        r"(?: (?:any day|always|every time))",
        "",
    ),
    rule(
        "dislikes",
        rf"{_TODAY}{_START}{_X} (?:really |always |just |absolutely |totally |honestly )*(?:(?:drains?|terrif(?:ies|y)"
        r"|scares?|bores?|annoys?|irritates?|disgusts?|bothers?|exhausts?|depress(?:es)?|repulses?|frustrates?"
        r"|overwhelms?|intimidates?|bugs?|horrif(?:ies|y)|petrif(?:ies|y)) me(?!\w)|(?:freaks?|grosses?|gross|creeps?"
        r"|weirds?|stress(?:es)?|puts?|turns?|wears?|ticks?) me (?:right )?(?:out|off|down)|(?:drives?|makes?) me"
        r" (?:absolutely |so |really |very |feel )*(?:crazy|mad|nuts|insane|bonkers|up the wall|anxious|nervous"
        r"|nauseous|queasy|cringe|uncomfortable|uneasy|angry|furious|gag|want to scream|claustrophobic|panic|dizzy)"
        r"|gives? me the (?:creeps|ick|shivers|heebie-jeebies))",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}{_START}{_X}{_NOT} (?:really |exactly |quite |ever |so much )*(?:my (?:cup of tea|thing|bag|jam"
        rf"|style"
        r"|scene|idea of (?:fun|a good time)|strong suit|kind of (?:thing|music|food))|for me|(?:right )?up my alley)",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}{_START}{_X} (?:tastes? like (?:soap|dirt|chalk|cardboard|feet|nothing)(?: to me)?"
        r"|(?:does|do) nothing for me|leaves? me cold|can (?:go|get) (?:to hell|lost) as far as)",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}.*?\bI {ADV}can(?:'t|not) (?:concentrate|focus|work|sleep|think|relax|function|study) (?:in|with"
        rf"|around|on"
        r"|without|when there's|while) (?P<v>(?!this|that|it\b|the (?:noise|construction)|my\b)[^,.;▒]{2,40})",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}.*?\bI(?:'m|'ve| am)? {ADV}(?:not an? (?P<v>[\w -]{{2,24}}?) person|never (?:got|understood|saw|see"
        rf"|get)"
        r" the (?:appeal|hype|point|fuss) (?:of|about|around|with|over) (?P<v2>[^,.;▒]{2,40}))",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}.*?\bI(?:'ve)? {ADV}(?:(?:got|have) (?:an? |no |little |zero |this )?(?:[\w-]+ )?(?:fear|phobia"
        rf"|hatred|horror"
        r"|aversion|time|patience|interest|love) (?:of|to|for|in)|could do without|steer clear of|shy away from"
        r"|try to avoid|stay away from|draw the line at|don't see the (?:point|appeal) of|don't (?:get|understand) the"
        r" (?:appeal|hype) of|(?:don't|can't) deal with|can't handle)"
        r" (?P<v>(?!it\b|this|that|you|the (?:task|meeting|call)|any of|people like)[^,.;▒]{2,40})",
        "",
        negated=True,
    ),
    rule(
        "dislikes",
        rf"{_TODAY}.*?\b(?:I'm|I am) {ADV}not {ADV}(?:good|great|comfortable|happy|at ease|okay|ok) (?:with|in"
        rf"|around|on) "
        r"(?P<v>(?!this|that|it\b|the (?:plan|idea)|my\b|how)[^,.;▒]{2,40})",
        "",
        negated=True,
    ),
    rule("dislikes", rf"{_TODAY}^keep (?P<v>[\w ]{{2,24}}) away from me", "", negated=True),
    rule(
        "dislikes",
        rf"{_TODAY}.*?\bI've no (?:time|patience|interest|love) (?:for|in) (?P<v>(?!this|that|it\b)[^,.;▒]{{2,40}})",
        "",
        negated=True,
    ),
    rule(
        "habit",
        rf"{_TODAY}.*?\bI (?P<v>have an? (?:cup|mug|glass|bowl|bath|nap|walk|shower|smoothie|coffee|tea|snack"
        rf"|cigarette|beer)\b[^,.;▒]{{0,24}}"
        r"(?:before|after|every|each|in the (?:morning|evening|afternoon)|at night|at \d)[^,.;▒]{0,20})",
        "",
    ),
    rule(
        "hobby",
        rf"{_TODAY}.*?\bI(?:'m|'ve| am)? {ADV}(?:signed up for|joined|take|taking|go to|attend|attending|started"
        rf"|belong to|in"
        rf"|part of|sing in|play in|sing with|play with|enrolled in|train at|dance with|teach) (?P<v>(?:an?|my|the|our)"
        rf" (?:local |weekly |community |amateur )*(?:[\w'-]+ ){{0,3}}?{_KINDS})(?!\w)",
        "",
    ),
    rule(
        "hobby",
        rf"{_TODAY}{ME}.*?\b(?:it's|is|there's|means) (?P<v>[\w'& -]{{2,24}}? (?:club|practice|night|class|rehearsal"
        rf"|training|league))",
        "",
    ),
    rule(
        "hobby",
        rf"\bI(?:'ve been|'m| am)? {ADV}teach(?:ing)? myself (?:to (?:play |speak )?|how to )?(?P<v>[^,.;▒]{{2,40}})",
        "",
    ),
    rule(
        "hobby",
        rf"{_TODAY}.*?\bI(?:'ve)? {ADV}(?:run|ran|do|done|swim|ride|compete in|race) (?P<v>(?:(?:half|ultra"
        rf"|full)[ -])?(?:marathons"
        r"|ultras|triathlons|5ks|10ks|trails|fell races|time trials|rallies)[^,.;▒]{0,24})",
        "",
    ),
    rule(
        "hobby",
        rf"{_TODAY}.*?\bI (?:also |mostly |sometimes |often |usually )*(?:DM|GM|photograph|paint|draw|grow|press|forge"
        rf"|repair"
        r"|restore|refurbish|breed|train|spin|weave|dye|build|design|carve|ferment|pickle|roast|write|compose|fly|race)"
        r" (?P<v>(?:my own |old |vintage |wild |miniature |little |tiny |model |an? (?:D&D|[\w-]+) campaign)?"
        r"(?!campaigns|words|messages|notes|emails|mistakes|times|steps|its|this|questions|code\b|tests\b|docs\b|errors"
        r"|terms|results)(?:[a-z-]+ ){0,2}?(?:[a-z-]{3,}s|campaign|sourdough|kimchi|kombucha|poetry|music|pottery"
        r"|dice))"
        r"(?=$| (?:in|on|as|for|from|with|when|every|at|and|outdoors|indoors)\b)",
        "",
        cased=True,
    ),
    rule(
        "habit",
        rf"{_TODAY}.*?\b(?:I'm|I am|we're) (?:usually |always |generally |normally |typically |mostly |often )*(?P<v>"
        rf"(?:up|awake|in bed"
        r"|asleep|out the door|out of bed|at my desk|online|at the office|in the office|home|at the gym) (?:by|at"
        r"|before"
        r"|from|around) (?:about |around )?(?:\d|five|six|seven|eight|nine|ten|eleven|midnight|noon|dawn"
        r"|sunrise)[^,.;▒]{0,30})",
        "",
    ),
    rule(
        "habit",
        rf"{_TODAY}.*?(?P<v>(?:the )?(?:first|last) thing (?:I|we) (?:always |usually )?do (?:is|every|each|in|before"
        rf"|after)[^,.;▒]{{2,50}})",
        "",
    ),
    rule(
        "habit",
        rf"{_TODAY}{ME}.*?(?P<v>(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: nights?| mornings?| evenings?)? (?:is"
        rf"|are) (?:for |my |our )?"
        r"[\w' -]{2,24}(?: days?| nights?)?)",
        "",
    ),
    rule(
        "habit",
        rf"{_TODAY}.*?\bI (?:always |usually |often |mostly |never )*(?P<v>(?:hit the gym|skip (?:breakfast|lunch"
        rf"|dinner)"
        r"|(?:keep|leave|put|turn|switch) my phone (?:off|on silent|away|in another room|out)"
        r"|(?:meditate|stretch|journal|read|nap|walk|pray|practi[sc]e) for (?:about |at least |around )?(?:\w+"
        r" ){1,2}(?:minutes|hours?)"
        r"|(?:intermittent(?:ly)? )?fast (?:until|till|between|for)|walk (?:the|my|our) dogs?|take (?:the|a) (?:bus"
        r"|train|tram"
        r"|metro|ferry|subway) to work|bike to work|cycle to work|walk to work|meal[- ]prep|sleep (?:in|with|on)"
        r"|don't (?:watch tv|own a tv|use social media|check email))[^,.;▒]{0,40})",
        "",
    ),
    rule(
        "habit",
        rf"{_TODAY}.*?\b(?:I'm|I am) (?P<v>on (?:nights|days|earlies|lates|call every|the night shift|the early"
        rf" shift)[^,.;▒]{{0,20}})",
        "",
    ),
)
"""Cues of likes, dislikes, hobbies and habits."""
