"""English cues of taste: clauses whose words tell of a liking, dislike, hobby or habit, whatever their order.

They are looked for anywhere in a clause, and only where the rules proper found nothing in it.
"""

from __future__ import annotations

from memory.writing.english.rule import ADV, rules

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

TASTE_CUES = rules(
    r"""
    likes: \b(I|we)('ve)? ((always|really) )*(had|have|got) (always )?(an?|quite a|such a) (thing|soft spot|weakness
        |passion|fondness|love|sweet tooth) for (v:[^,.;▒]{3,40})
    dislikes not: ^(v:[\w '-]{2,30}?) (is|are) my idea of (hell|torture|a nightmare)
    likes: \bmy idea of (an? )?([\w-]+ ){1,3}(is|would be) (v:[^,.;▒]{3,50})
    hobby: {TODAY}{START}{X}{BE}{SO} (my|our) {PAST_TIMES}(?!\w)
    hobby: {TODAY}{START}{X} (keeps me (sane|going|grounded|calm|fit)|clears my (head|mind)|is how I (relax|unwind
        |switch off|spend)|is what I do (to|in|on|after|when)|helps me (relax|unwind|switch off)|relaxes me
        |calms me( down)?)
    likes: ^(v:[\w -]{2,30}? over [\w -]{2,30}?)( (any (day|time)|every time|always|for me|please))+$ => prefers {v}
    hobby: \b(my|our) (weekends?|evenings?|days? off|free time|spare time|sundays?|saturdays?) (are|is
        |go(es)? to) (all |mostly |usually |mainly |always )*(about|for|spent|taken up by|on)?\s*(v:(?!over|short
        |busy|free|full)[^,.;▒]{3,50})
    likes: {TODAY}{START}{X}{BE}{SO} (my|our) {ADMITTED}(?!\w)
    likes: {TODAY}{ME}{START}{X}{BE}{SO} ((right )?up my (alley|street)|what I (love|live for|enjoy) (most|best)
        |(the )?best thing ever|where my heart is|close to my heart|dear to me)
    likes: {TODAY}{START}(there's )?nothing (\w+ (me |us )?(like|as much as)|beats|comes close to|is better than
        |tops|I (like|love|enjoy) more than|makes me happier than|better than) (v:[^,.;▒]{2,50}?)(?=$| for me
        | in my book)
    likes Aa: {TODAY}.*?\bI('ve)? {ADV}((can('t|not| never)|could(n't| never)) {ADV}(say no to|resist|get enough of
        |live without|do without|go (a|one) (day|week|morning) without|pass up)|read everything (by|from)
        |listen to (nothing but|mostly|a lot of|lots of|only|mainly)|(watch(ed)?|seen|read|own|collect) (a lot of
        |lots of|every|all the|all of|mostly)|read (a lot of|lots of|mostly|mainly|tons of)|(supported|support
        |root for|cheer for|follow)(?= [A-Z])|go (crazy|nuts|mad|wild) (for|over)|('m|am) (all about|team
        |more of an?|a big|addicted to|hooked on|obsessed with)|always (go for|order|pick|choose|get) (?!up|lost|it
        |stuck|confused|back)|lean towards?|gravitate towards?|have (all|every) [\w ]{2,20} by|could live on
        |could eat|would die for) (v:[^,.;▒]{2,50})
    likes: {TODAY}.*?\bI'm {ADV}(all about|team|more of an?) (v:[^,.;▒]{2,50})
    likes: {TODAY}{START}{X} (always )?(makes? me (so |really |very )?happy|cheers? me up|brings? me joy
        |puts? me in a good mood|lifts? my (mood|spirits)|melts? my heart)
    likes: {ME}.*?(v:[A-Za-z][\w' -]{2,24}? over [\w' -]{3,24}?)(?=$| (any day|always|every time
        |for me))(?<=\w)( (any day|always|every time))
    dislikes not: {TODAY}{START}{X} (really |always |just |absolutely |totally |honestly )*((drains?|terrif(ies|y)
        |scares?|bores?|annoys?|irritates?|disgusts?|bothers?|exhausts?|depress(es)?|repulses?|frustrates?
        |overwhelms?|intimidates?|bugs?|horrif(ies|y)|petrif(ies|y)) me(?!\w)|(freaks?|grosses?|gross|creeps?
        |weirds?|stress(es)?|puts?|turns?|wears?|ticks?) me (right )?(out|off|down)|(drives?
        |makes?) me (absolutely |so |really |very |feel )*(crazy|mad|nuts|insane|bonkers|up the wall|anxious|nervous
        |nauseous|queasy|cringe|uncomfortable|uneasy|angry|furious|gag|want to scream|claustrophobic|panic|dizzy)
        |gives? me the (creeps|ick|shivers|heebie-jeebies))
    dislikes not: {TODAY}{START}{X}{NOT} (really |exactly |quite |ever |so much )*(my (cup of tea|thing|bag|jam
        |style|scene|idea of (fun|a good time)|strong suit|kind of (thing|music|food))|for me|(right )?up my alley)
    dislikes not: {TODAY}{START}{X} (tastes? like (soap|dirt|chalk|cardboard|feet|nothing)( to me)?|(does
        |do) nothing for me|leaves? me cold|can (go|get) (to hell|lost) as far as)
    dislikes not: {TODAY}.*?\bI {ADV}can('t|not) (concentrate|focus|work|sleep|think|relax|function|study) (in|with
        |around|on|without|when there's|while) (v:(?!this|that|it\b|the (noise|construction)|my\b)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\bI('m|'ve| am)? {ADV}(not an? (v:[\w -]{2,24}?) person|never (got|understood|saw|see
        |get) the (appeal|hype|point|fuss) (of|about|around|with|over) (v2:[^,.;▒]{2,40}))
    dislikes not: {TODAY}.*?\bI('ve)? {ADV}((got|have) (an? |no |little |zero |this )?([\w-]+ )?(fear|phobia|hatred
        |horror|aversion|time|patience|interest|love) (of|to|for|in)|could do without|steer clear of|shy away from
        |try to avoid|stay away from|draw the line at|don't see the (point|appeal) of|don't (get
        |understand) the (appeal|hype) of|(don't|can't) deal with|can't handle) (v:(?!it\b|this|that|you|the (task
        |meeting|call)|any of|people like)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\b(I'm|I am) {ADV}not {ADV}(good|great|comfortable|happy|at ease|okay|ok) (with|in
        |around|on) (v:(?!this|that|it\b|the (plan|idea)|my\b|how)[^,.;▒]{2,40})
    dislikes not: {TODAY}^keep (v:[\w ]{2,24}) away from me
    dislikes not: {TODAY}.*?\bI've no (time|patience|interest|love) (for|in) (v:(?!this|that|it\b)[^,.;▒]{2,40})
    habit: {TODAY}.*?\bI (v:have an? (cup|mug|glass|bowl|bath|nap|walk|shower|smoothie|coffee|tea|snack|cigarette
        |beer)\b[^,.;▒]{0,24}(before|after|every|each|in the (morning|evening|afternoon)|at night
        |at \d)[^,.;▒]{0,20})
    hobby: {TODAY}.*?\bI('m|'ve| am)? {ADV}(signed up for|joined|take|taking|go to|attend|attending|started
        |belong to|in|part of|sing in|play in|sing with|play with|enrolled in|train at|dance with|teach) (v:(an?|my
        |the|our) (local |weekly |community |amateur )*([\w'-]+ ){0,3}?{KINDS})(?!\w)
    hobby: {TODAY}{ME}.*?\b(it's|is|there's|means) (v:[\w'& -]{2,24}? (club|practice|night|class|rehearsal|training
        |league))
    hobby: \bI('ve been|'m| am)? {ADV}teach(ing)? myself (to (play |speak )?|how to )?(v:[^,.;▒]{2,40})
    hobby: {TODAY}.*?\bI('ve)? {ADV}(run|ran|do|done|swim|ride|compete in|race) (v:((half|ultra
        |full)[ -])?(marathons|ultras|triathlons|5ks|10ks|trails|fell races|time trials|rallies)[^,.;▒]{0,24})
    hobby Aa: {TODAY}.*?\bI (also |mostly |sometimes |often |usually )*(DM|GM|photograph|paint|draw|grow|press|forge
        |repair|restore|refurbish|breed|train|spin|weave|dye|build|design|carve|ferment|pickle|roast|write|compose
        |fly|race) (v:(my own |old |vintage |wild |miniature |little |tiny |model |an? (D&D
        |[\w-]+) campaign)?(?!campaigns|words|messages|notes|emails|mistakes|times|steps|its|this|questions|code\b
        |tests\b|docs\b|errors|terms|results)([a-z-]+ ){0,2}?([a-z-]{3,}s|campaign|sourdough|kimchi|kombucha|poetry
        |music|pottery|dice))(?=$| (in|on|as|for|from|with|when|every|at|and|outdoors|indoors)\b)
    habit: {TODAY}.*?\b(I'm|I am|we're) (usually |always |generally |normally |typically |mostly |often )*(v:(up
        |awake|in bed|asleep|out the door|out of bed|at my desk|online|at the office|in the office|home
        |at the gym) (by|at|before|from|around) (about |around )?(\d|five|six|seven|eight|nine|ten|eleven|midnight
        |noon|dawn|sunrise)[^,.;▒]{0,30})
    habit: {TODAY}.*?(v:(the )?(first|last) thing (I|we) (always |usually )?do (is|every|each|in|before
        |after)[^,.;▒]{2,50})
    habit: {TODAY}{ME}.*?(v:(mon|tues|wednes|thurs|fri|satur|sun)days?( nights?| mornings?| evenings?)? (is
        |are) (for |my |our )?[\w' -]{2,24}( days?| nights?)?)
    habit: {TODAY}.*?\bI (always |usually |often |mostly |never )*(v:(hit the gym|skip (breakfast|lunch|dinner)
        |(keep|leave|put|turn|switch) my phone (off|on silent|away|in another room|out)|(meditate|stretch|journal
        |read|nap|walk|pray|practi[sc]e) for (about |at least |around )?(\w+ ){1,2}(minutes|hours?)
        |(intermittent(ly)? )?fast (until|till|between|for)|walk (the|my|our) dogs?|take (the|a) (bus|train|tram
        |metro|ferry|subway) to work|bike to work|cycle to work|walk to work|meal[- ]prep|sleep (in|with|on)
        |don't (watch tv|own a tv|use social media|check email))[^,.;▒]{0,40})
    habit: {TODAY}.*?\b(I'm|I am) (v:on (nights|days|earlies|lates|call every|the night shift
        |the early shift)[^,.;▒]{0,20})
    """,
    TODAY=_TODAY,
    START=_START,
    X=_X,
    BE=_BE,
    SO=_SO,
    PAST_TIMES=_PAST_TIMES,
    ADMITTED=_ADMITTED,
    ME=ME,
    ADV=ADV,
    NOT=_NOT,
    KINDS=_KINDS,
)
"""Cues of likes, dislikes, hobbies and habits."""
