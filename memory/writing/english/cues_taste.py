"""English cues of taste: clauses whose words tell of a liking, dislike, hobby or habit, whatever their order.

They are looked for anywhere in a clause, and only where the rules proper found nothing in it.
"""

from __future__ import annotations

from memory.writing.english.rule import rules

TASTE_CUES = rules(
    r"""
    hobby: ^(and |also )?(I've |I have |we've )?been (doing|playing|practi[sc]ing|getting into|going) (quite )?(a (lot|bit|fair bit|ton) of|lots of|loads of|tons of|plenty of) (v:(?!work|overtime|thinking
        |meetings|research|reading up|nothing|hours|that|this|stuff|things)[\w' -]{3,30}?) (lately|recently|these days|this (year|summer|winter|autumn|spring))$ => has been doing {v} lately
    START = ^((and|but|also|oh|plus|for me|personally|honestly),? )*
    X = (v:(?!(it|this|that|these|those|he|she|they|you|your|there|here|what|who|which|everything|nothing|something
        |anything|one|someone|somebody|my|our|his|her|their|the (first|second|last|other|latter|former|idea|plan|way
        |code
        |bug|error|file|answer|result|output|test|client|boss|meeting|weather|news
        |thought))\b)[A-Za-zÀ-ÿ][^,.;▒]{1,40}?)
    BE = (\s+(is|are|has (always )?been|have (always )?been|was always|will always be)|'s)
    SO = (\s+((kind|sort|a bit|bit|very much|a big part) of|a huge part of|so|totally|really|definitely|absolutely
        |just|pretty much|basically|always|still|by far|simply))*
    TODAY = ^(?!.*\b(today|tonight|right now|this (morning|evening|afternoon|week|time|one|song|movie|film|book|game
        |thread)|yesterday|at the moment|last night|just now)\b)
    IS_NOT = (\s+(isn't|aren't|is not|are not|was never|were never|has never been|have never been)|'s not)
    KINDS = ([\w-]+ )?(class(es)?|course|club|choir|band|league|team|orchestra|lessons?|group|workshop|troupe|ensemble
        |society|studio|circle|quartet|gym|dojo|allotment|guild)
    ADMITTED = (favou?rites?( [\w'-]+){0,4}|fave|thing|jam|happy place|comfort (food|show|film|movie|read)
        |guilty pleasure
        |weakness|go-to( [\w'-]+){0,3}|first love|drink of choice|obsession|idea of (heaven|bliss|a good time|fun)
        |soft spot|kryptonite|all-time favou?rites?( [\w'-]+){0,3}|kind of (thing|music|film|food|weather))
    PAST_TIMES = (escape|therapy|hobby|passion|release|outlet|stress relief|way (of|to) (relax(ing)?|unwind(ing)?|switch
        (ing)? off|decompress)|meditation|sport|game|instrument|pastime|workout|creative outlet|favou?rite (hobby
        |pastime
        |sport|activity)|weekend (thing|hobby|ritual)|cardio)
    SOMETHING = (v:(?!(it|this|that|these|those|him|her|them|you|your|my|our|his|their|what|how|the way|the idea|going
        |any of|an? (argument|fight|mess|car|taxi|row)|bed|trouble|shape|gear|position|place|the (car|house|shower|flow
        |details|weeds|zone|lift|office|habit|mood|spirit))\b)[\w][^,.;:▒]{1,60}?)(\s+(tbh|at all|to be honest|either
        |really))?{STOP}
    I_HAVE = \b(I|we)('ve| have| got|'ve got| have got)
    ANYTHING = (v:(?!(it|this|that|these|those|him|her|them|you|your|his|their)\b)[\w][^,.;:▒]{1,50}?){STOP}
    SINGLY = ^(honestly |personally |really |absolutely |totally |just |still |always |a |an )*
    CRAFTING = (knitting|crocheting|sewing|painting|drawing|sketching|baking|brewing|juggling|whittling|gardening
        |singing
        |dancing|fencing|boxing|rowing|sailing|surfing|skiing|climbing|birdwatching|quilting|weaving|carving|foraging
        |skating|swimming|cycling|running|hiking|fishing|camping|blogging|collecting|playing|pottery|woodwork
        |photography
        |yoga|judo|karate|gliding|beekeeping)
    likes: {TODAY}.*?\bI {ADV}(love|adore|like|enjoy) (it )?when (v:(?!(you|this|that|it)\b)[^,.;▒]{4,60})
    likes: \b(I|we)('ve)? ((always|really) )*(had|have|got) (always )?(an?|quite a|such a) (thing|soft spot|weakness
        |passion|fondness|love|sweet tooth) for (v:[^,.;▒]{3,40})
    likes: \bmy idea of (an? )?([\w-]+ ){1,3}(is|would be) (v:[^,.;▒]{3,50})
    likes: ^(and |but |honestly,? )?(I'd (always |rather )?(pick|choose|take|have|go for) |give me )?(v:(?!I\b|I'|it\b
        |this\b|that\b)[\w' -]{2,30}? over [\w' -]{2,30}?)(,? (any (day|time)|every time|always|for me|please
        |hands down))+$ => prefers {v}
    likes: {TODAY}{START}{X}{BE}{SO} (my|our) {ADMITTED}(?!\w)
    likes: {TODAY}{ME}{START}{X}{BE}{SO} ((right )?up my (alley|street)|what I (love|live for|enjoy) (most|best)
        |(the )?best thing ever|where my heart is|close to my heart|dear to me)
    likes: {TODAY}.*?\bI (really |pretty much )?only (ever )?(listen to|watch|read|drink|eat|wear|buy|play) (v:(?!(it
        |this|that|one|the (first|last)|half)\b)[^,.;▒]{2,40})
    likes: {TODAY}{START}(there's )?(nothing (quite )?like|(you )?(can't|cannot) beat) (v:(an?|the|some|good|proper
        |fresh|old|real|homemade) [^,.;▒]{2,40}?)(?=$| for me| in my book)
    likes: {TODAY}{START}(there's )?nothing (\w+ (me |us )?(like|as much as)|beats|comes close to|is better than|tops
        |I (like|love|enjoy) more than|makes me happier than|better than) (v:[^,.;▒]{2,50}?)(?=$| for me| in my book)
    likes Aa: {TODAY}.*?\bI('ve)? {ADV}((can('t|not| never)|could(n't| never)) {ADV}(say no to|resist|get enough of
        |live without|do without|go (a|one) (day|week|morning) without|pass up)|read everything (by|from)
        |listen to (nothing but|mostly|a lot of|lots of|only|mainly)|(watch(ed)?|seen|read|own|collect) (a lot of
        |lots of
        |every|all the|all of|mostly)|read (a lot of|lots of|mostly|mainly|tons of)|(supported|support|root for
        |cheer for
        |follow)(?= [A-Z])|go (crazy|nuts|mad|wild) (for|over)|('m|am) (all about|team|more of an?|a big|addicted to
        |hooked on|obsessed with)|always (go for|order|pick|choose|get) (?!up|lost|it|stuck|confused|back)|lean towards?
        |gravitate towards?|have (all|every) [\w ]{2,20} by|could live on|could eat|would die for) (v:[^,.;▒]{2,50})
    likes: {TODAY}{START}{X} (always )?(makes? me (so |really |very )?happy|cheers? me up|brings? me joy
        |puts? me in a good mood|lifts? my (mood|spirits)|melts? my heart)
    likes: {ME}.*?(v:[A-Za-z][\w' -]{2,24}? over [\w' -]{3,24}?)(?=$| (any day|always|every time
        |for me))(?<=\w)( (any day
        |always|every time))
    likes: ^(nothing|not much|few things) (beats?|tops?|compares? to|(can|could) beat
        |makes? me happier than) {SOMETHING} => loves {v}
    likes: \bI could (listen to|watch|eat|read|talk about|look at|play) (v:[\w' -]{3,40}?) (all day|for hours|all night
        |every day|any day)
    likes: ^(a )?(big|huge|massive|lifelong|proud|die-?hard|avid) (v:(?!(thanks?|thank|mistake|no)\b)[\w' -]{2,30} (fan
        |supporter|lover|nerd|geek|buff|person|nut|guy|girl|head|family|household|enthusiast|freak|fanatic))( here| through and through)?$ => is a big {v}
    likes: ^(a |an )?(total |absolute |complete |bit )?(sucker for|partial to|fond of|nuts about|mad for|mad about|hooked on|addicted to|obsessed with) {SOMETHING} => is fond of {v}
    likes: {TODAY}{START}{X} (is|are) (life|elite|everything|goated|superior|peak|underrated|the best thing ever|my whole personality)$
    likes: ^(v:(?!(this|that|it)\b)[a-z][\w' ]{2,20} ?(>|>>|>>>) ?(?!\d)[a-z][\w' ]{2,20})( (any day|always|every time|all day))?$ => prefers {v}
    hobby: ^(an? )?(big|avid|keen|massive|huge|voracious) (v:reader|gamer|cook|baker|gardener|runner|swimmer|hiker|walker|cyclist|climber|knitter|birder|collector|skier|surfer)( here)?$ => is a keen {v}
    hobby: \bI play (a lot|lots|loads|way too much) of (v:[\w' ]{3,30})
    likes: ^(the )?(fav|favourite|favorite) (v:[\w' ]{3,20} (is|are|'s|=|:) [\w' ]{2,30})$ => 's favourite {v}
    likes: ^(a |the )?(big|huge|massive|lifelong|long-?time|secret|proud) (fan|lover|supporter|follower) of {SOMETHING} => is a fan of {v}
    likes Aa: ^(v:[A-Z][\w'’ -]{2,24}) ('?til|till|until) I die$ => is a fan of {v}
    likes: {SINGLY}(love|adore|enjoy) (v:(a good|a proper|a nice|good|old|all things
        |anything) [\w' -]{3,40})$ => loves {v}
    likes: \bI {ADV}(can't|cannot|couldn't) (even )?(function|live|survive|start the day|get going|cope|exist
        |get through the day) without (my )?(v:(?!(it|this|that|you|my (glasses|phone))\b)[^,.;▒]{2,40})
    dislikes not: \bI('m| am) {ADV}(indifferent to|not bothered (about|by)|meh about|lukewarm (on|about)) (v:(?!(it
        |this|that|the)\b)[^,.;▒]{2,40})
    hobby: ^((in|during) my (free|spare|down) time|on my days? off|to (relax|unwind|switch off)),? I (mostly |usually |often |mainly |like to |tend to )*(v:(?!(sleep|work|do nothing|nothing|am|'m)\b)[a-z]+[\w' -]{0,40})$
    dislikes not: {TODAY}(.*?\bI |(and |but |also )*){ADV}(hate|dislike|loathe|despise|resent|don't like|do not like|can't stand
        |can't bear|can't abide) (it )?when (v:(?!(you|this|that|it)\b)[^,.;▒]{4,60})
    dislikes not: ^(there's )?(nothing|few things|not much|no one thing) (annoys?|irritates?|bugs?|winds? me up|bothers?|infuriates?|frustrates?|bores?|drives? me (mad|crazy|nuts)|gets? on my nerves|scares?|terrif(y|ies)|disgusts?)( me)?( more| as much| so much| quite) (than|as|like) {SOMETHING} => can't stand {v}
    dislikes not: ^(v:[\w '-]{2,30}?) (is|are) my idea of (hell|torture|a nightmare)
    dislikes not: {TODAY}{START}{X} (really |always |just |absolutely |totally |honestly )*((drains?|terrif(ies|y)
        |scares?
        |bores?|annoys?|irritates?|disgusts?|bothers?|exhausts?|depress(es)?|repulses?|frustrates?|overwhelms?
        |intimidates?|bugs?|horrif(ies|y)|petrif(ies|y)) me(?!\w)|(freaks?|grosses?|gross|creeps?|weirds?|stress(es)?
        |puts?|turns?|wears?|ticks?) me (right )?(out|off|down)|(drives?
        |makes?) me (absolutely |so |really |very |feel )*
        (crazy|mad|nuts|insane|bonkers|up the wall|anxious|nervous|nauseous|queasy|cringe|uncomfortable|uneasy|angry
        |furious|gag|want to scream|claustrophobic|panic|dizzy)|gives? me the (creeps|ick|shivers|heebie-jeebies))
    dislikes not: {TODAY}{START}{X}{IS_NOT} (really |exactly |quite |ever |so much )*(my (cup of tea|thing|bag|jam|style
        |scene|idea of (fun|a good time)|strong suit|kind of (thing|music|food))|for me|(right )?up my alley)
    dislikes not: {TODAY}{START}{X} (tastes? like (soap|dirt|chalk|cardboard|feet|nothing)( to me)?|(does
        |do) nothing for me|leaves? me cold)
    dislikes not: {TODAY}.*?\bI {ADV}can('t|not) (concentrate|focus|work|sleep|think|relax|function|study) (in|with
        |around
        |on|when there's|while) (v:(?!this|that|it\b|the (noise|construction)|my\b)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\bI('m|'ve| am)? {ADV}(not an? (v:[\w -]{2,24}?) person|never (got|understood|saw|see
        |get) the (appeal|hype|point|fuss) (of|about|around|with|over) (v2:[^,.;▒]{2,40}))
    dislikes not: {TODAY}.*?\bI('ve)? {ADV}((got|have) (an? |no |little |zero |this )?([\w-]+ )?(fear|phobia|hatred
        |horror
        |aversion|time|patience|interest|love) (of|to|for|in)|could do without|steer clear of|shy away from|try to avoid
        |stay away from|draw the line at|don't see the (point|appeal) of|don't (get|understand) the (appeal|hype) of
        |(don't|can't) deal with|can't handle) (v:(?!it\b|this|that|you|the (task|meeting|call)|any of
        |people like)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\b(I'm|I am) {ADV}not {ADV}(good|great|comfortable|happy|at ease|okay|ok) (with|in|around
        |on) (v:(?!this|that|it\b|the (plan|idea)|my\b|how)[^,.;▒]{2,40})
    dislikes not: ^{EASY}not (really |that |particularly |at all )?into {SOMETHING} => is not into {v}
    dislikes not: {TODAY}{START}{X} (really |absolutely |just |always )*scares? the (crap|hell|life|living daylights|shit|heck|bejesus)( out)? (of|outta|out of) me
    dislikes not: ^{EASY}not (really )?(a|an|much of a|the biggest)? ?(\w+ )?(fan
        |lover) of {SOMETHING} => is not a fan of {v}
    dislikes not: ^{EASY}not (at all )?(really |very |that |too |so )?(big on|keen on|fond of
        |mad about) {SOMETHING} => is not keen on {v}
    dislikes not: ^(and |but |definitely |really )?not (an?|much of an?|a big) (v:(?!(bad|good|great|big|huge|problem|chance|clue|fan|lot|bit|question|joke|thing)\b)[\w' -]{2,24} (person|drinker|eater|type|girl|guy|household|family))( at all| tbh| really| either)?$ => is not a {v}
    dislikes not: {TODAY}{START}{X} (is|are) (just |pure |absolutely |utterly |frankly )*(the devil's \w+|the work of the devil|vile|disgusting|rank|minging|revolting|an abomination|grim|inedible|evil|pure evil|my worst nightmare|my nemesis)( to me)?$ => can't stand {v}
    hobby: ^I (now |mostly |also |mainly )*(make|bake|sell|throw|knit|carve|weave|rent out|import|brew|grow|breed|fix|mend) (v:(?!(mistakes|jokes|decisions|plans|lists|notes|friends|sure|things|typos|errors|videos|rules|calls|deals|promises|excuses|waves|changes|copies|backups|choices|assumptions|requests|reservations|appointments)\b)([a-z-]+ ){0,2}[a-z-]{3,}(?<!s)(es|s))$
    other: \bI('m| am) {ADV}(rubbish|terrible|hopeless|useless|no good|awful|dreadful) (with|at) (v:(?!(this|that|it|explaining|words|computers today)\b)[\w' -]{3,30})$
    dislikes not: ^(I'm |I am )?(dead |totally |strongly |really |firmly |very much )+(against|opposed to|anti) {SOMETHING} => is against {v}
    hobby: ^(really |very |quite |big |well |massively |heavily )+into {SOMETHING} => is into {v}
    hobby: ^(also |been )?into (v:(?!(it|this|that|these|those|the|my|your|him|her|them|a|an)\b)[\w' -]{3,30}?) (lately|these days|recently|at the moment|now)$ => is into {v}
    dislikes not: (^|\bI ){EASY}(can't|cannot) do (v:(?!.*\b(since|because|after|until|today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)(?!(it|this|that|anything|so|much|well|without|the|an?|my|what|everything|both|all|with|on|at|more|any|these|those|nothing|maths?|them)\b)[a-z][\w' -]{2,24})$ => can't do {v}
    dislikes not: {TODAY}{START}{X} (really |always |just )*makes? (my (skin crawl|blood boil|teeth itch|flesh creep|toes curl|stomach turn)|me want to (scream|leave|throw up|run|hide))$
    dislikes not: {TODAY}{START}{X} (really |always |just )*(do(es)? my head in|gets? on my (nerves|wick|tits)|gets? my goat|winds? me up|sets? my teeth on edge|rubs? me (up )?the wrong way|grinds? my gears|drives? me up the wall|makes? me shudder|boils? my (blood|piss))( like nothing else| no end)?$
    dislikes not: ^don't (even )?get me started on {SOMETHING} => can't stand {v}
    dislikes not: ^{EASY}never been (a (\w+ )?fan of|into|keen on|fond of|big on
        |one for) {SOMETHING} => has never been keen on {v}
    dislikes not: (^|\bI ){EASY}(can't|cannot|couldn't) {EASY}(be doing|be bothered|be having
        |be dealing) with {SOMETHING} => can't be doing with {v}
    dislikes not: {NOW}(.*{I_HAVE}|(got )?)( got)? ?(absolutely |really )*no (time|patience|use|love|stomach) (for
        |with) (?!a\b|breakfast|lunch|dinner|hobbies|sleep|exercise|the gym){SOMETHING} => has no time for {v}
    dislikes not: \bI('m| am) not (really|that|so|all that|particularly|very|massively|hugely|especially|a bit
        |at all) (into|big on|one for|keen on|fond of|bothered about) {ANYTHING}
    hobby not: \bI('ve| have)? (just |recently |finally |already )*(gave up|given up|quit|dropped out of|left|packed in
        |stopped going to|stopped doing) (v:(the |my |our )?([\w'-]+ ){0,3}?(club|choir|classes|class|lessons|band
        |league
        |gym|society|orchestra|course|squad|troupe|group))(?=$| )
    hobby: {TODAY}{START}{X}{BE}{SO} (my|our) {PAST_TIMES}(?!\w)
    hobby: {TODAY}{START}{X} (keeps me (sane|going|grounded|calm|fit)|clears my (head|mind)|is how I (relax|unwind
        |switch off|spend)|is what I do (to|in|on|after|when|for (fun|pleasure|kicks|a laugh|relaxation))
        |helps me (relax|unwind|switch off)|relaxes me|calms me
        ( down)?)
    hobby: ^(v:[\w' -]{3,30}?) (has become|have become|became|is
        |'s) (now )?my (new |big |main |latest |favou?rite |weekend )*(thing|passion
        |obsession|hobby|escape|outlet)\b
    hobby: \b((all|most|half|much) (of )?)?([Mm]y|[Oo]ur) (weekends?|evenings?|days? off|lunch breaks?|(free
        |spare) (time
        |hours)|sundays?|saturdays?) (are|is|go(es)?|gets?|disappears?) (all |mostly |usually |mainly |always )*(about|for
        |spent|taken up by|into|onto|to|on)?\s*(v:(?!chaos|chaotic|bedlam|madness|carnage|mayhem|manic|mental|mad|packed|hectic|a (mess|blur|nightmare|write-?off|joke|disaster)|rough|quiet|mine|ours|when|over|short|busy|free|full|limited|scarce|precious|rare|gone|zero
        |non
        |mine)[^,.;▒]{3,50})
    hobby: {TODAY}.*?\bI('m|'ve| am)? {ADV}(signed up for|joined|take|taking|go to|attend|attending|started|belong to|in
        |part of|sing in|play in|sing with|play with|enrolled in|train at|dance with|teach) (v:(an?|my|the
        |our) (local |weekly |community |amateur )*([\w'-]+ ){0,3}?{KINDS})(?!\w)
    hobby: {TODAY}{ME}.*?\b(it's|is|there's|means) (v:[\w'& -]{2,24}? (club|practice|night|class|rehearsal|training
        |league))
    hobby: \bI('ve been|'m| am)? {ADV}teach(ing)? myself (to (play |speak )?|how to )?(v:[^,.;▒]{2,40})
    hobby: {TODAY}.*?\bI('ve)? {ADV}(run|ran|do|done|swim|ride|compete in|race) (v:((half|ultra|full)[ -])?(marathons
        |ultras|triathlons|5ks|10ks|trails|fell races|time trials|rallies)[^,.;▒]{0,24})
    hobby Aa: {TODAY}.*?\bI (also |mostly |sometimes |often |usually )*(DM|GM|photograph|paint|draw|grow|press|forge
        |repair|restore|refurbish|breed|train|spin|weave|dye|build|design|carve|ferment|pickle|roast|write|compose|fly
        |race) (v:(my own |old |vintage |wild |miniature |little |tiny |model |an? (D&D|[\w-]+) campaign)?(?!campaigns
        |words|messages|notes|emails|mistakes|times|steps|its|this|questions|code\b|tests\b|docs\b|errors|terms|results)
        ([a-z-]+ ){0,2}?([a-z-]{3,}s|campaign|sourdough|kimchi|kombucha|poetry|music|pottery|dice))(?=$| (in|on|as|for
        |from|with|when|every|at|and|outdoors|indoors)\b)
    hobby: (^|\b(I|we)('ve|'m| have| am)? )
        (been |just |really |recently |lately |slowly |also )*getting (really |more |well |seriously |back |quite )*into {SOMETHING} => is getting into {v}
    hobby: {DONE}(picked up|pick up|took up|taken up|taking up|taken to|took to) (v:(the )?([\w-]+ ){0,2}?([\w-]+ing
        |ukulele|banjo|guitar|piano|violin|cello|drums|fiddle|harp|flute|accordion|chess|golf|tennis|judo|yoga|pottery
        |archery|calligraphy|origami|photography|needlepoint|macram[eé]))\b => has taken up {v}
    hobby: \b(I|we)('ve| have)? (just |recently |finally |now |also )*(taken|took) up (v:(?!(a lot|too|so much|most|all|half|space|time|residence|arms|smoking|drinking|vaping|position|the (offer|challenge|cause|case|matter|slack|whole|rest|issue|post|job|role)|an? (job|post|role|position|offer|lot|collection|new (job|role)|whole)|your|his|her|their|my|with|where)\b|the (wrong|last|only|seat|room|first))[\w' -]{3,30}?)(?=$| (again|this|last|in|since|as|after|recently|lately)\b) => has taken up {v}
    hobby: {DONE}(signed up (for|to)|enrolled (in|on)|joined|started) (v:(an? |the |my (first |local )?)([\w-]+ ){0,3}?
        (class(es)?|course|lessons|club|choir|team|league|band|workshop|society))\b => has joined {v}
    hobby not: {DONE}(quit|given up|gave up|stopped|packed in|dropped) (doing |going |playing )?(v:(?!(working|thinking
        |caring|trying|talking|worrying|wondering|looking|using|being|getting|having|doing|smoking|drinking)\b)\w+ing
        |(the |my )[\w ]{2,20}(club|choir|class(es)?|team|lessons|band|league|course|gym))$
    hobby: \b(you'll|you will|you can|you'd) (usually |always |often |mostly |generally )*find me (v:[^,.;▒]{4,60})
    hobby: (^|\bI('ve| have) ){ADV}(played|been playing) (v:the (?!game|match|level|song|video|clip|part|role|fool|field
        |market|long|same|first|lottery|victim|hero|demo|file)\w+( \w+)?)(?=$| (since|for|from|in|on)\b)
    hobby: (^|\bI('ve| have) )been (v:{CRAFTING}\b[\w' ]{0,30}) (since|for)\b
    hobby: \bI (still |also )?do (a (bit|spot|little) of|some|the odd bit of) (v:[\w -]{3,24}?)( on the side
        | at weekends
        | in my spare time| now and then)?$
    hobby: \bI (mostly |also |still )?do (v:([\w-]+ )?(photography|parkrun|calligraphy|ceramics|embroidery|improv
        |stand-up
        |triathlons?|cosplay|taxidermy|origami|macram[eé]|carpentry|capoeira|aikido|taekwondo|bonsai
        |woodwork)\b[\w' ]{0,30})
    habit not: (?=.*(n't|\bnot|\bnever)\b)(^|\bI('ve| have)?)( not|n't| ?haven't| ?have not)? (not |never )?(touched|eaten|drunk|smoked|had|used
        |owned
        |watched) (v:[\w ]{3,30}?) (since|in|for) (?=\d|the|ages|years|over|more|two|three|four|five|six|ten|a)
    habit: {TODAY}.*?\bI (v:have an? (cup|mug|glass|bowl|bath|nap|walk|shower|smoothie|coffee|tea|snack|cigarette
        |beer)\b[^,.;▒]{0,24}(before|after|every|each|in the (morning|evening|afternoon)|at night|at \d)[^,.;▒]{0,20})
    habit: ^(a )?(total |real |proper )?(v:night owl|early bird|early riser|morning person|light sleeper|heavy sleeper)( here)?$ => is a {v}
    habit: \bI (v:vape|smoke|drink|juul)( (a bit|socially|occasionally|sometimes|too much))?$
    habit: \bI (v:(wfh|work from home) [\w ]{0,8}(days?|times?) (a|per|every) (week|month))
    habit: \b(I have|I've got|have|got) (v:(therapy|counselling|choir|band practice|yoga|pilates|football|training|rehearsal|church|bible study|dialysis|physio) (every|each) [\w ]{3,20})
    habit: ^(v:(the )?(gym|yoga|pilates|swim|swimming|run|running|football|training|crossfit|spin|boxing|therapy)( class(es)?)? (\d+|two|three|four|five|once|twice) ?(x|times)? ?(a|per) (week|day|month))$ => has {v}
    habit: ^(v:(never|always|usually|rarely) (up|awake|asleep|in bed|out of bed|home) (before|by|until|til|till|past|after) (about |around )?(\d|five|six|seven|eight|nine|ten|eleven|midnight|noon)[\w: ]{0,12})$ => is {v}
    habit: {TODAY}.*?\b(I'm|I am|we're) (usually |always |generally |normally |typically |mostly |often )*(v:(up|awake
        |in bed|asleep|out the door|out of bed|at my desk|online|at the office|in the office|home|at the gym) (by|at|till|until
        |before|from|around) (about |around )?(\d|five|six|seven|eight|nine|ten|eleven|midnight|noon|dawn
        |sunrise)[^,.;▒]{0,30})
    habit: {TODAY}{ME}(?!.*\b(for (my|our) \w+|too)$).*?(v:(mon|tues|wednes|thurs|fri|satur|sun)days?( nights?| mornings?| evenings?)? (is
        |are) (for |my |our )?(?!(fine|good|bad|best|better|worse|ok|okay|hard|tricky|tough|busy|free|hell|out|off|impossible|great|perfect|the (best|worst)|difficult|easier|quiet|lovely|chaos|when|my (worst|best|favou?rite|least|busiest))\b)(?!([\w'-]+ ){0,3}(housewarming|wedding|party|interview|exam|test|viva|funeral|christening|graduation
        |appointment|surgery|operation|scan|deadline|launch|move|flight|trip|(last|first|birth)(-| )?day|anniversary|hearing|audition|race|marathon|gig|concert)\b)[\w' -]{2,24}( days?| nights?)?)
    habit: {TODAY}.*?\bI (always |usually |often |mostly |never )*(v:(hit the gym|skip (breakfast|lunch|dinner)|(keep
        |leave|put|turn|switch) my phone (off|on silent|away|in another room|out)|(meditate|stretch|journal|read|nap
        |walk
        |pray|practi[sc]e) for (about |at least |around )?(\w+ ){1,2}(minutes|hours?)|(intermittent(ly)? )?fast (until
        |till|between|for)|walk (the|my|our) dogs?|take (the|a) (bus|train|tram|metro|ferry|subway) to work|bike to work
        |cycle to work|walk to work|meal[- ]prep|sleep (in|with|on)|don't (watch tv|own a tv|use social media
        |check email))[^,.;▒]{0,40})
    habit: {TODAY}.*?\b(I'm|I am) (v:on (nights|days|earlies|lates|call every|the night shift
        |the early shift)[^,.;▒]{0,20})
    habit: ^(?!.*\b(tomorrow|today|tonight|next|this)\b)(and |but )?(I
        |we) (usually |always |mostly |normally |generally )*(v:(take|catch|get|ride) (the|a) ([\d:.]+ ?(am
        |pm)? )?(\w+ )?
        (train|bus|tram|ferry|metro|tube|subway|coach|bike) (to (work|school|uni|the office|town|college)|into (work
        |town)
        |in|home)\b)
    habit not: {NOW}(and |but )?(I|we) {EASY}(don't|do not|no longer|never) {EASY}do (v:(?!(that|this|it|much|anything
        |well|so|very|my|our|the|a|an|any|too|as|good|bad|what|things|something|everything|enough|all|for|in|on|with|you
        |your|these|those|them)\b)[\w' -]{3,30}?)(\s+(any ?more|at all|any longer|period))?$
    habit not: {DONE}(packed in|jacked in|kicked|quit|given up|gave up|sworn off|swore off|chucked in|knocked|cut out
        |stopped) (v:(the )?(driving|flying|smoking|drinking|gambling|vaping|cigarettes|booze|fags|cigs|drink|weed|ciggies|social media
        |meat|betting|online shopping))( on the head)?\b
    habit: \bI (still |always |mostly )?(v:(write|draft|do|take|keep) (all )?(of )?(my )?[\w ]{0,20}?(longhand
        |by hand|in pencil|with a fountain pen|on paper))
    REGULAR = ([\w'-]+ ){0,2}?(night|practice|training|class(es)?|lessons?|rehearsals?|league|club|choir|yoga|pilates|zumba|karate|judo|football|netball|rugby|cricket|bowling|darts|bingo|church|mass|mosque|temple|therapy|physio|tennis|golf|swimming|running|climbing|ballet|band|orchestra|(family|sunday|roast|friday) (dinner|lunch|brunch|roast)|(rest|leg|laundry|washing|cleaning|baking|market|gym|wash|cheat|bin|admin|library|pizza|curry|taco|chippy|fish|movie|film|game|games|date|quiz|market|meatless|roast) (night|day)s?)
    habit: ^(on )?(v:(mon|tues|wednes|thurs|fri|satur|sun)days( (nights|evenings|mornings|afternoons|lunchtimes))? (are|is|it's|means?) (always |still |usually )*(for (?!the (boys|girls|lads)\b)(the )?(?!(me|us|him|her|them|you|my|our|his|their)\b)[\w' -]{3,24}|(the |our )?{REGULAR}( (at|with|in|round) (?!work)[\w' -]{2,20})?))$ => 's {v}
    habit: ^(v:(mon|tues|wednes|thurs|fri|satur|sun)day is (always |usually )?(choir|quiz|pizza|curry|date|bin|laundry|leg|rest|family|film|movie|game|games|taco|chippy|fish|wash|cheat|market|band|football) (night|day|practice))$ => 's {v}
    habit: ^(v:(?!(open|closed|shut|busy|[Oo]pen|[Cc]losed)\b)(?!(I|we|you|it|this|that|same|there)\b(?!-))[\w' -]{3,24} (every|each) (single )?(morning|day|night|evening
        |lunchtime|week))$ => has {v}
    habit: \b(I|we) {ADV}(v:(cycle|walk|bike|drive|run|scoot|skate|take (the|a) (bus|train|tram)) (everywhere|to (work|school|the office|uni)|in to work|into town)\b[\w' ]{0,20})
    habit: ^(v:(two|three|four|five|six|seven|\d) (days? |weeks? |nights? )?on,? (and )?(two|three|four|five|six|seven|\d) (days? |weeks? |nights? )?off)$ => works {v}
    habit: ^(and )?(v:(\w+)[- ]hour (shifts|days))$ => works {v}
    habit: {NOW}(I|we)('m|'re| am| are| get| have) (always |usually |only |just |mostly )*(v:(off|free|out|in|away|at the office|in the office|at home|on call|working|in town|at the studio|on shift) (only |on |every )*(mon|tues|wednes|thurs|fri|satur|sun)days?(?<=s)( (and|or|to|through) \w+days?)?)$
    habit not: {NOW}(I|we) (don't|do not|never) (v:(work|teach|drive|do|open|cook|train|answer the phone|take calls|check email)( on| at)? ((mon|tues|wednes|thurs|fri|satur|sun)days|weekends|the weekend|mornings|evenings)( (and|or) \w+days)?)$
    habit: ^(v:(asleep|in bed|up|out of bed|awake|at my desk) (by|at|before) (half )?(?!\d+(\.\d+)? ?(percent|%
        |points|pounds|kilos))(\d|five|six|seven|eight|nine
        |ten|eleven|midnight|dawn)[\w: ]{0,12}) => is {v}
    habit: ^(v:(half a|a|one|two|three|four|five|six|ten|twenty|\d+) (pack|packs|cigarettes|cups|pints|coffees|litres
        |glasses|espressos)( of [\w ]{2,16})? (a|per|every) (day|week|night|morning)) => has {v}
    habit: \b([Mm]y|[Oo]ur) (v:[\w' -]{3,30}? (meets?|rehearses?|practi[sc]es?|plays?|trains?
        |gathers?) (up )?(on |every )?(mon|tues|wednes|thurs|fri|satur|sun)days?( \w+)?)$
    habit: ^(v:(?!I\b|I'|we\b|we'|there)[\w' -]{3,24} (every|each) (other |second )?(mon|tues|wednes|thurs|fri|satur
        |sun)day( (at|morning|evening
        |night|afternoon|from)\b[\w: ]{0,16})?)$ => has {v}
    habit: \b(I|we)('ve| have)( got)? (v:(?!(been|had|done)\b)[\w' -]{3,24} (on|every)( other| second)? (mon|tues
        |wednes|thurs|fri|satur
        |sun)days?( (nights?|evenings?|mornings?|afternoons?))?( and \w+days)?)$
    """
)
