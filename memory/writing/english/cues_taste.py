"""English cues of taste: clauses whose words tell of a liking, dislike, hobby or habit, whatever their order.

They are looked for anywhere in a clause, and only where the rules proper found nothing in it.
"""

from __future__ import annotations

from memory.writing.english.rule import rules

TASTE_CUES = rules(
    r"""
    TOOL = {TOOL_CAP}( [A-Z0-9][\w.+#-]*){0,2}
    WORK = ((day )?job|work ?day|workflow|(whole |entire )?life|schedule|notes|photos|pictures|code|tickets|drafts|tasks
        |budgets?|drawings|sketches|videos|tracks|music|docs|documents|diagrams|spreadsheets|scripts|essays|papers
        |finances|expenses|meetings|designs?|invoices|recipes|passwords|bookmarks|alert(s|ing)|monitoring|logging|logs
        |metrics|dashboards?|planning|tracking|bookkeeping|accounting|invoicing|scheduling|billing|testing|brainstorming
        |journal(ing)?|coding|deployments?|deploys|builds|pipelines?|data(bases?)?|infrastructure|infra|roadmap|wiki
        |inventory|orders|bookings|to-?dos|calendar|files|backups|models|maps|slides|reports|emails?|chats|everything)
    MACHINE = (laptop|machine|pc|computer|server|phone|desktop|setup|site|blog|website|backend|homelab|nas|store|shop)
    MAKING = (writing|building|developing|making|designing|recording|editing|drafting|restoring|renovating|coding
        |translating|composing|sewing|knitting|filming|rewriting|illustrating)
    MADE = (podcast|newsletter|blog|channel|zine|column|library|plugin|extension|server|forum|meetup|book club|show
        |webcomic|comic|wiki|magazine|open[- ]source \w+|discord|community|mailing list|package|framework|tool|app|website
        |series)
    STUDY = (thesis|dissertation|paper|book|novel|project|research|app|startup|phd|film|documentary|talk|course|study)
    WANTED = (run|finish|save|lose|gain|read|learn|pass|get|buy|launch|publish|reach|hit|earn|quit|cut|build|become|climb
        |put|set aside|stash|chip away at|move|start|master|qualify|graduate|bench|deadlift|win|be (fluent|conversational
        |debt-free|fit)|pay(ing)? off|sav(e|ing)|losing|getting|cutting|building up|finishing|writing|publishing|reading
        |learning|quitting)
    START = ^((and|but|also|oh|plus|for me|personally|honestly),? )*
    X = (v:(?!(it|this|that|these|those|he|she|they|you|your|there|here|what|who|which|everything|nothing|something
        |anything|one|someone|somebody|my|our|his|her|their|the (first|second|last|other|latter|former|idea|plan|way|code
        |bug|error|file|answer|result|output|test|client|boss|meeting|weather|news|thought))\b)[A-Za-zÀ-ÿ][^,.;▒]{1,40}?)
    BE = (\s+(is|are|has (always )?been|have (always )?been|was always|will always be)|'s)
    SO = (\s+((kind|sort|a bit|bit|very much|a big part) of|a huge part of|so|totally|really|definitely|absolutely|just|pretty much|basically|always|still|by far|simply))*
    TODAY = ^(?!.*\b(today|tonight|right now|this (morning|evening|afternoon|week|time|one|song|movie|film|book|game
        |thread)|yesterday|at the moment|last night|just now)\b)
    IS_NOT = (\s+(isn't|aren't|is not|are not|was never|were never|has never been|have never been)|'s not)
    KINDS = ([\w-]+ )?(class(es)?|course|club|choir|band|league|team|orchestra|lessons?|group|workshop|troupe|ensemble
        |society|studio|circle|quartet|gym|dojo|allotment|guild)
    ADMITTED = (favou?rites?( [\w'-]+){0,4}|fave|thing|jam|happy place|comfort (food|show|film|movie|read)|guilty pleasure
        |weakness|go-to( [\w'-]+){0,3}|first love|drink of choice|obsession|idea of (heaven|bliss|a good time|fun)
        |soft spot|kryptonite|all-time favou?rites?( [\w'-]+){0,3}|kind of (thing|music|film|food|weather))
    PAST_TIMES = (escape|therapy|hobby|passion|release|outlet|stress relief|way (of|to) (relax(ing)?|unwind(ing)?|switch
        (ing)? off|decompress)|meditation|sport|game|instrument|pastime|workout|creative outlet|favou?rite (hobby|pastime
        |sport|activity)|weekend (thing|hobby|ritual)|cardio)
    SOMETHING = (v:(?!(it|this|that|these|those|him|her|them|you|your|my|our|his|their|what|how|the way|the idea|going
        |any of|an? (argument|fight|mess|car|taxi|row)|bed|trouble|shape|gear|position|place|the (car|house|shower|flow
        |details|weeds|zone|lift|office|habit|mood|spirit))\b)[\w][^,.;:▒]{1,60}?)(\s+(tbh|at all|to be honest|either
        |really))?{STOP}
    NO_MACHINE = ^(?!.*\b(api|caches?|requests?|tokens?|rate limit|quota|queue|buffer|batch|threads?|connections?|timeout
        |payload|storage|inbox|mailbox|attachments?|uploads?|files?|server|disk|speed|words?|characters?|messages?
        |followers|steps|calories|ram)\b)
    NO_QUOTA = {NO_MACHINE}(?!.*\b(label|tag|sign|memory|context|price|costs?|retail\w*|sells?|they|said|says)\b)
    I_HAVE = \b(I|we)('ve| have| got|'ve got| have got)
    DONE = (^|\b(I|we)('ve| have)? )(just |recently |finally |lately |also |slowly |really |properly )*
    ANYTHING = (v:(?!(it|this|that|these|those|him|her|them|you|your|his|their)\b)[\w][^,.;:▒]{1,50}?){STOP}
    SINGLY = ^(honestly |personally |really |absolutely |totally |just |still |always |a |an )*
    CRAFTING = (knitting|crocheting|sewing|painting|drawing|sketching|baking|brewing|juggling|whittling|gardening|singing
        |dancing|fencing|boxing|rowing|sailing|surfing|skiing|climbing|birdwatching|quilting|weaving|carving|foraging
        |skating|swimming|cycling|running|hiking|fishing|camping|blogging|collecting|playing|pottery|woodwork|photography
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
    likes: {TODAY}{START}(there's )?nothing (\w+ (me |us )?(like|as much as)|beats|comes close to|is better than|tops
        |I (like|love|enjoy) more than|makes me happier than|better than) (v:[^,.;▒]{2,50}?)(?=$| for me| in my book)
    likes Aa: {TODAY}.*?\bI('ve)? {ADV}((can('t|not| never)|could(n't| never)) {ADV}(say no to|resist|get enough of
        |live without|do without|go (a|one) (day|week|morning) without|pass up)|read everything (by|from)
        |listen to (nothing but|mostly|a lot of|lots of|only|mainly)|(watch(ed)?|seen|read|own|collect) (a lot of|lots of
        |every|all the|all of|mostly)|read (a lot of|lots of|mostly|mainly|tons of)|(supported|support|root for|cheer for
        |follow)(?= [A-Z])|go (crazy|nuts|mad|wild) (for|over)|('m|am) (all about|team|more of an?|a big|addicted to
        |hooked on|obsessed with)|always (go for|order|pick|choose|get) (?!up|lost|it|stuck|confused|back)|lean towards?
        |gravitate towards?|have (all|every) [\w ]{2,20} by|could live on|could eat|would die for) (v:[^,.;▒]{2,50})
    likes: {TODAY}{START}{X} (always )?(makes? me (so |really |very )?happy|cheers? me up|brings? me joy
        |puts? me in a good mood|lifts? my (mood|spirits)|melts? my heart)
    likes: {ME}.*?(v:[A-Za-z][\w' -]{2,24}? over [\w' -]{3,24}?)(?=$| (any day|always|every time|for me))(?<=\w)( (any day
        |always|every time))
    likes: ^(nothing|not much|few things) (beats?|tops?|compares? to|(can|could) beat
        |makes? me happier than) {SOMETHING} => loves {v}
    likes: \bI could (listen to|watch|eat|read|talk about|look at|play) (v:[\w' -]{3,40}?) (all day|for hours|all night
        |every day|any day)
    likes: ^(a )?(big|huge|massive|lifelong|proud|die-?hard|avid) (v:(?!(thanks?|thank|mistake|no)\b)[\w' -]{2,30} (fan
        |supporter|lover|nerd|geek|buff))( here)?$ => is a big {v}
    likes: {SINGLY}(love|adore|enjoy) (v:(a good|a proper|a nice|good|old|all things
        |anything) [\w' -]{3,40})$ => loves {v}
    dislikes not: {TODAY}.*?\bI {ADV}(hate|dislike|loathe|despise|resent|don't like|do not like|can't stand
        |can't bear) (it )?when (v:(?!(you|this|that|it)\b)[^,.;▒]{4,60})
    dislikes not: ^(v:[\w '-]{2,30}?) (is|are) my idea of (hell|torture|a nightmare)
    dislikes not: {TODAY}{START}{X} (really |always |just |absolutely |totally |honestly )*((drains?|terrif(ies|y)|scares?
        |bores?|annoys?|irritates?|disgusts?|bothers?|exhausts?|depress(es)?|repulses?|frustrates?|overwhelms?
        |intimidates?|bugs?|horrif(ies|y)|petrif(ies|y)) me(?!\w)|(freaks?|grosses?|gross|creeps?|weirds?|stress(es)?
        |puts?|turns?|wears?|ticks?) me (right )?(out|off|down)|(drives?|makes?) me (absolutely |so |really |very |feel )*
        (crazy|mad|nuts|insane|bonkers|up the wall|anxious|nervous|nauseous|queasy|cringe|uncomfortable|uneasy|angry
        |furious|gag|want to scream|claustrophobic|panic|dizzy)|gives? me the (creeps|ick|shivers|heebie-jeebies))
    dislikes not: {TODAY}{START}{X}{IS_NOT} (really |exactly |quite |ever |so much )*(my (cup of tea|thing|bag|jam|style
        |scene|idea of (fun|a good time)|strong suit|kind of (thing|music|food))|for me|(right )?up my alley)
    dislikes not: {TODAY}{START}{X} (tastes? like (soap|dirt|chalk|cardboard|feet|nothing)( to me)?|(does
        |do) nothing for me|leaves? me cold)
    dislikes not: {TODAY}.*?\bI {ADV}can('t|not) (concentrate|focus|work|sleep|think|relax|function|study) (in|with|around
        |on|without|when there's|while) (v:(?!this|that|it\b|the (noise|construction)|my\b)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\bI('m|'ve| am)? {ADV}(not an? (v:[\w -]{2,24}?) person|never (got|understood|saw|see
        |get) the (appeal|hype|point|fuss) (of|about|around|with|over) (v2:[^,.;▒]{2,40}))
    dislikes not: {TODAY}.*?\bI('ve)? {ADV}((got|have) (an? |no |little |zero |this )?([\w-]+ )?(fear|phobia|hatred|horror
        |aversion|time|patience|interest|love) (of|to|for|in)|could do without|steer clear of|shy away from|try to avoid
        |stay away from|draw the line at|don't see the (point|appeal) of|don't (get|understand) the (appeal|hype) of
        |(don't|can't) deal with|can't handle) (v:(?!it\b|this|that|you|the (task|meeting|call)|any of
        |people like)[^,.;▒]{2,40})
    dislikes not: {TODAY}.*?\b(I'm|I am) {ADV}not {ADV}(good|great|comfortable|happy|at ease|okay|ok) (with|in|around
        |on) (v:(?!this|that|it\b|the (plan|idea)|my\b|how)[^,.;▒]{2,40})
    dislikes not: ^{EASY}not (really )?(a|an|much of a|the biggest)? ?(\w+ )?(fan
        |lover) of {SOMETHING} => is not a fan of {v}
    dislikes not: ^{EASY}not (at all )?(really |very |that |too |so )?(big on|keen on|fond of
        |mad about) {SOMETHING} => is not keen on {v}
    dislikes not: ^{EASY}never been (a (\w+ )?fan of|into|keen on|fond of|big on
        |one for) {SOMETHING} => has never been keen on {v}
    dislikes not: (^|\bI ){EASY}(can't|cannot|couldn't) {EASY}(be doing|be bothered|be having
        |be dealing) with {SOMETHING} => can't be doing with {v}
    dislikes not: {NOW}(.*{I_HAVE}|(got )?)( got)? ?(absolutely |really )*no (time|patience|use|love|stomach) (for
        |with) (?!a\b|breakfast|lunch|dinner|hobbies|sleep|exercise|the gym){SOMETHING} => has no time for {v}
    dislikes not: \bI('m| am) not (really|that|so|all that|particularly|very|massively|hugely|especially|a bit
        |at all) (into|big on|one for|keen on|fond of|bothered about) {ANYTHING}
    hobby not: \bI('ve| have)? (just |recently |finally |already )*(gave up|given up|quit|dropped out of|left|packed in
        |stopped going to|stopped doing) (v:(the |my |our )?([\w'-]+ ){0,3}?(club|choir|classes|class|lessons|band|league
        |gym|society|orchestra|course|squad|troupe|group))(?=$| )
    hobby: {TODAY}{START}{X}{BE}{SO} (my|our) {PAST_TIMES}(?!\w)
    hobby: {TODAY}{START}{X} (keeps me (sane|going|grounded|calm|fit)|clears my (head|mind)|is how I (relax|unwind
        |switch off|spend)|is what I do (to|in|on|after|when|for (fun|pleasure|kicks|a laugh|relaxation))|helps me (relax|unwind|switch off)|relaxes me|calms me
        ( down)?)
    hobby: ^(v:[\w' -]{3,30}?) (has become|have become|became|is|'s) (now )?my (new |big |main |latest |favou?rite |weekend )*(thing|passion
        |obsession|hobby|escape|outlet)\b
    hobby: \b((all|most|half|much) (of )?)?([Mm]y|[Oo]ur) (weekends?|evenings?|days? off|lunch breaks?|(free|spare) (time
        |hours)|sundays?|saturdays?) (are|is|go(es)?|gets?|disappears?) (all |mostly |usually |mainly |always )*(about|for
        |spent|taken up by|into|onto|to|on)?\s*(v:(?!over|short|busy|free|full|limited|scarce|precious|rare|gone|zero|non
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
    hobby: {DONE}(signed up (for|to)|enrolled (in|on)|joined|started) (v:(an? |the |my (first |local )?)([\w-]+ ){0,3}?
        (class(es)?|course|lessons|club|choir|team|league|band|workshop|society))\b => has joined {v}
    hobby not: {DONE}(quit|given up|gave up|stopped|packed in|dropped) (doing |going |playing )?(v:(?!(working|thinking
        |caring|trying|talking|worrying|wondering|looking|using|being|getting|having|doing|smoking|drinking)\b)\w+ing
        |(the |my )[\w ]{2,20}(club|choir|class(es)?|team|lessons|band|league|course|gym))$
    hobby: \bI('ve| have) been (v:{CRAFTING}\b[\w' ]{0,30}) (since|for)\b
    hobby: \bI (still |also )?do (a (bit|spot|little) of|some|the odd bit of) (v:[\w -]{3,24}?)( on the side| at weekends
        | in my spare time| now and then)?$
    hobby: \bI (mostly |also |still )?do (v:([\w-]+ )?(photography|parkrun|calligraphy|ceramics|embroidery|improv|stand-up
        |triathlons?|cosplay|taxidermy|origami|macram[eé]|carpentry|capoeira|aikido|taekwondo|bonsai
        |woodwork)\b[\w' ]{0,30})
    habit not: \bI('ve| have)( not|n't)? (not |never )?(touched|eaten|drunk|smoked|had|used|owned
        |watched) (v:[\w ]{3,30}?) (since|in|for) (?=\d|the|ages|years|over|more|two|three|four|five|six|ten|a)
    habit: {TODAY}.*?\bI (v:have an? (cup|mug|glass|bowl|bath|nap|walk|shower|smoothie|coffee|tea|snack|cigarette
        |beer)\b[^,.;▒]{0,24}(before|after|every|each|in the (morning|evening|afternoon)|at night|at \d)[^,.;▒]{0,20})
    habit: {TODAY}.*?\b(I'm|I am|we're) (usually |always |generally |normally |typically |mostly |often )*(v:(up|awake
        |in bed|asleep|out the door|out of bed|at my desk|online|at the office|in the office|home|at the gym) (by|at
        |before|from|around) (about |around )?(\d|five|six|seven|eight|nine|ten|eleven|midnight|noon|dawn
        |sunrise)[^,.;▒]{0,30})
    habit: {TODAY}{ME}.*?(v:(mon|tues|wednes|thurs|fri|satur|sun)days?( nights?| mornings?| evenings?)? (is
        |are) (for |my |our )?[\w' -]{2,24}( days?| nights?)?)
    habit: {TODAY}.*?\bI (always |usually |often |mostly |never )*(v:(hit the gym|skip (breakfast|lunch|dinner)|(keep
        |leave|put|turn|switch) my phone (off|on silent|away|in another room|out)|(meditate|stretch|journal|read|nap|walk
        |pray|practi[sc]e) for (about |at least |around )?(\w+ ){1,2}(minutes|hours?)|(intermittent(ly)? )?fast (until
        |till|between|for)|walk (the|my|our) dogs?|take (the|a) (bus|train|tram|metro|ferry|subway) to work|bike to work
        |cycle to work|walk to work|meal[- ]prep|sleep (in|with|on)|don't (watch tv|own a tv|use social media
        |check email))[^,.;▒]{0,40})
    habit: {TODAY}.*?\b(I'm|I am) (v:on (nights|days|earlies|lates|call every|the night shift
        |the early shift)[^,.;▒]{0,20})
    habit: ^(?!.*\b(tomorrow|today|tonight|next|this)\b)(and |but )?(I
        |we) (usually |always |mostly |normally |generally )*(v:(take|catch|get|ride) (the|a) ([\d:.]+ ?(am|pm)? )?(\w+ )?
        (train|bus|tram|ferry|metro|tube|subway|coach|bike) (to (work|school|uni|the office|town|college)|into (work|town)
        |in|home)\b)
    habit not: {NOW}(and |but )?(I|we) {EASY}(don't|do not|no longer|never) {EASY}do (v:(?!(that|this|it|much|anything
        |well|so|very|my|our|the|a|an|any|too|as|good|bad|what|things|something|everything|enough|all|for|in|on|with|you
        |your|these|those|them)\b)[\w' -]{3,30}?)(\s+(any ?more|at all|any longer|period))?$
    habit not: {DONE}(packed in|jacked in|kicked|quit|given up|gave up|sworn off|swore off|chucked in|knocked|cut out
        |stopped) (v:(the )?(smoking|drinking|gambling|vaping|cigarettes|booze|fags|cigs|drink|weed|ciggies|social media
        |meat|betting|online shopping))( on the head)?\b
    habit: ^(v:[\w' -]{3,24} (every|each) (other |second )?(mon|tues|wednes|thurs|fri|satur|sun)day( (at|morning|evening
        |night|afternoon|from)\b[\w: ]{0,16})?)$ => has {v}
    habit: \b(I|we)('ve| have)( got)? (v:(?!(been|had|done)\b)[\w' -]{3,24} (on|every) (mon|tues|wednes|thurs|fri|satur
        |sun)days?( (nights?|evenings?|mornings?|afternoons?))?( and \w+days)?)$
    tool not Aa: \bI('ve)? (\w+ )?(stopped using|quit|deleted|given up|gave up) (v:[A-Z]\w+)(?= |$)(?! for [A-Za-z])
    tool Aa: ^(v:{TOOL}) (is|'s|has been) (where (I|we) (keep|do|write|store|track|plan|manage|draw|edit|put)|(what
        |how) (I|we) (use|write|code|work|keep|track|manage|take|draw|edit|run|plan)|(still |now |always )?(my
        |our) ([\w-]+ ){0,2}?(editor|ide|browser|terminal|distro|os|language|framework|notes app|shell|stack|daily driver
        |go-to|default|tool|app|main)( of choice)?)
    tool Aa: ^([Aa]ll )?(of )?([Mm]y|[Oo]ur) [\w' -]{3,24} (gets?|are|is) (all |only |mostly |always )*(done|made|written|kept|drawn|sent
        |cut|edited|tracked|managed|built|(type)?set|engraved|laid out|recorded|mixed|stored|logged|planned|filed|designed|shot|mapped
        |hosted|sketched|modelled|rendered|coded|saved|scheduled|organi[sz]ed) (in|with|on|through|using) (v:{TOOL})
    tool Aa: \b([Mm]y|[Oo]ur) (work |home |old |new |main |personal )*{MACHINE} (all )?(runs?|is running|is built
        |are built) (on |with |in )?(v:{TOOL})
    tool Aa: ^([Aa]ll |[Mm]ost )?(of )?([Mm]y |[Oo]ur |the )?(?i:{WORK}) (all )?(get|gets|are|is|live|lives|go|goes|happen
        |happens|sit|sits|end up)( \w+)? (in|with|on|into|through|to) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(swapped|traded|ditched|dropped|left|abandoned|replaced|exchanged|gave up
        |quit|dumped|jumped from|moved (off|on from|from|away from)|went from|swapping|ditching|replacing) (out )?
        (o:{TOOL}) (for|in favou?r of|and (moved|switched|went) (over )?to|to|with) (v:{TOOL})
    tool Aa: \bI('ve|'m| am)? {ADV}(been |gone |went )*(all in on|sold on|swear by|loyal to|stuck with|stick with
        |sticking with|in love with|a convert to|a die-hard) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(track|manage|plan|log|edit|organi[sz]e|draft|design|model|invoice|mix|sync
        |back up|do|write|take|keep|store|host|deploy|draw|record|budget|schedule)\b (all |most )?(of )?(my |our )?
        ([\w-]+ )?(?i:{WORK}) (in|on|with|using|via|through|to) (v:{TOOL})
    tool Aa: \b(moved|moving|migrated|migrating|switched|switching|shifted|took|taken|pulled) (all |most |everything )?
        (of )?((my|our|the) [\w -]{2,24} |everything |it all )?(off|from|away from|out of) (o:{TOOL}) (and )?(over )?
        (on)?to (v:{TOOL})
    tool Aa: \b(I'm|I am|we're|I live|I spend (all|most of) (the|my) day) in (v:{TOOL}) (pretty much |nearly |almost |practically |for )?
        (all day|every day|the whole day|all the time|daily|constantly|most of the day)
    tool Aa: \b([Ii]|[Ww]e) {ADV}(do|run|handle|keep|manage|write|draw|edit|track|build|make|record|mix|model|design|plan
        |host|teach|store) ((nearly |almost |pretty much )?all |most |everything |the bulk )(of )?([Mm]y |[Oo]ur |the )?
        ([\w-]+ ){0,3}?(in|on|with|using|via|through) (v:{TOOL})$
    tool Aa: \b(everything|anything|all of it|it all) (is|'s|gets|lives|goes|happens|runs) (now |all )?
        (tracked |kept |done|stored |managed |handled |logged |written |hosted |planned |drawn |built )?(in|on|with
        |through|via) (v:{TOOL})
    tool Aa: \b(I'm|we're|I am|we are) (all |both |mostly |fully )*(now )?on (v:{TOOL})( now| these days)$
    tool not Aa: {NOW}(and |but )?(I|we|We) {EASY}(don't|do not|never|won't|no longer) {EASY}(touch|open|go near
        |bother with|log into|have|need|trust) (v:{CAP}( {CAP})?)(\s+(any ?more|at all|any longer|now))?$
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re| am| are)? {ADV}(gone back|went back|going back|returned|reverted|back) (over )?(to
        |on|with) (v:(?i:{PRODUCT}))\b
    tool Aa: ^(v:{CAP}( {CAP})?) (has |have )?(replaced|superseded|taken over from|took over from
        |taken the place of) (o:{CAP}( {CAP})?)(?= |$)
    tool: ^(everything|anything|all) I (write|draw|code|record|make|cook|read|design|note) (is|lives|happens|gets (done|written|drawn|made)|starts
        |goes) (in|on|into|with|through|via|straight into) (v:[A-Z][\w.+# -]{1,24})
    project: \b[Mm]y {STUDY} (deals with|looks at|focuses on|explores|examines|tackles|covers|investigates|concerns|is on
        |is set in|compares|studies|follows) (v:[^,.;▒]{3,60})
    project: \b(I|we)('m|'re| am| are)? {ADV}(halfway|midway|partway|deep|knee-deep|busy|almost done|nearly done
        |\d+ (pages|chapters|words)) (through |in |into |with )?{MAKING} (v:[^,.;▒]{3,60})
    project: \b(I|we)('ve)? {ADV}(host|run|produce|publish|maintain|edit|curate|write|started|launched|created|co-host
        |moderate|contribute to) (v:(an?|the|my|our) ([\w-]+ ){0,3}?{MADE}(?!\w)[^,.;▒]{0,40})
    project: \b(the |my )?(project|game|app|book|site|album|band|boat) (I'm|we're|I am) (on|making|building|writing
        |working on) (is|'s) (called |named )?(v:[^,.;▒]{2,40})
    project: \b(I'm|we're|I am|we are) (currently |busy |now |slowly |still |in the middle of )*(v:(converting|renovating
        |redoing|remodell?ing|restoring|gutting|landscaping|extending|refurbishing|rewiring|rebuilding|organi[sz]ing
        |putting together|compiling|curating|launching|setting up) (the|our|my|an?) [^,.;▒]{3,60})
    project: {ME}.*?\b(writing|finishing|doing|researching|starting) (my|our|an?) ([\w'-]+ ){0,2}?{STUDY} (on
        |about) (v:[^,.;▒]{3,50})
    goal: \b(I'm|I am|we're) {ADV}(aiming|determined|committed|striving|hoping|setting out|resolved|working hard|trying
        |working) (to|on|towards?|for) (v:{WANTED}\b[^,.;▒]{2,60})
    goal: ^(v:[^,.;▒]{3,50}?)(,| -)? ?(that's|that is|is|are) (my|the|our) (goal|aim|target|plan|resolution|dream)\b
    goal: {DONE}(am |'m )?(start(ed|ing)?|begun|began|beginning|in) (training|saving( up)?|studying|preparing|revising
        |rehearsing|practi[sc]ing) for (v:[\w' -]{3,50}) => has started preparing for {v}
    goal: ^(this|next) (year|month|spring|summer|autumn|winter|season) (I'm|I am|we're|I'll|we'll) (really |finally )?
        (going to|gonna|finally|determined to|will)? ?(v:(finish|write|learn|run|read|build|pass|get|quit|start|buy|launch
        |publish|climb|save|lose|pay off|visit) [^,.;▒]{3,60})
    budget: {ME}{NO_MACHINE}^(v:{MONEY}) (is|'s|would be) (about |really |absolutely )*(the (most|max(imum)?|limit|ceiling
        |cap|upper limit|top)|as (much|far|high) as|all|(my|our) (limit|ceiling|cap|max(imum)?|budget|upper limit))(?!\w)
    budget: {ME}{NO_MACHINE}.*?\b(spend|spending|afford|budget(ed|ing)?|cap(ped)?|limit|ceiling|max(imum)?|set aside
        |put aside|earmarked|go (over|above|beyond)|exceed|stay (under|below)|shell out|allocated)\b.*?(v:{MONEY})
    budget: \b(I|we)('ve got| have| have got|'ve) (about |around |roughly |up to |only )*(v:{MONEY}) (for|to spend)\b
    budget: {ME}.*?\b(can|could|able to|willing to|happy to|want to|going to) (only |just )?(spend|afford|pay
        |stretch to) (up to |at most |no more than |around |about )?(v:[$€£¥]?\d[\d,.]*k?)(?= |$)
    budget: {ME}{NO_MACHINE}.*?(v:{MONEY}) (to spend|set aside|budgeted|earmarked|allocated|at (most|the most)|tops|max)\b
    budget: \b(rent|rooms?|groceries|food|hotel|flights?|the wedding|the trip|the renovation|the party|holiday|travel
        |the chair|the laptop) (can't|cannot|can not|must not|mustn't|shouldn't|should not|may not|has to|must) (exceed
        |cost more than|go (over|above)|be (over|more than|under|below)|stay (under|below)) (v:{MONEY})
    budget: (^|\b(I|we)('m|'re| am| are| want to| need to| have to|'ve got to| must|'d like to|'ll)? )
        (trying to |hoping to |aiming to |want to |need to |have to |got to |gotta |must |please )*(keep(ing)?|hold(ing)?
        |cap(ping)?|limit(ing)?|do(ing)?|get(ting)?) (w:(?!it\b|this\b|that\b|them\b|your?\b|answers?
        |replies)[\w' -]{3,40}?) (under|below|within|at|to|for under|down to|for less than) (v:{MONEY})(?! ?(tokens?
        |words?|characters?|chars|rows?|lines?|bytes?|steps|people|users?|followers|miles|requests?|am|pm|seconds
        |minutes))
    budget: ^(?!.*\b(he|she|they|you|if)\b).*?(can't|cannot|can not|mustn't|must not|shouldn't|should not|won't|not
        |don't want to|never|couldn't) (afford to |want to |let \w+ )?(go(ing)?|spend(ing)?|pay(ing)?|be|cost(ing)?
        |stretch|come to|exceed|afford|top|run to) (to |it )?
        (over |above |past |beyond |more than |higher than |a penny (over|more than) )?(v:{MONEY})
    budget: {NO_QUOTA}.*?\b(cap|ceiling|limit|maximum|max|top whack|absolute max|spending limit) (\w+ ){0,5}?(is|of|at|:
        |'s) (about |around |roughly )?(v:{MONEY})
    budget: {NO_QUOTA}.*?(v:{MONEY}) ([\w' ]{0,30} )?(tops|max|maximum|at (the )?most|all in|(is|as) (my|our
        |the) (absolute )?(limit|ceiling|cap|max\w*|budget|upper limit)|is as (high|far) as)\b => 's budget: {v}
    budget: {NO_MACHINE}^((the|our|my) (new )?)?(v:[\w' -]{3,24}('s| is| are) (firmly |strictly |now )*(capped|limited|maxed out) (at|to) ({MONEY}|\d[\d,.]*k?)) => 's budget: {v}
    budget: {NO_MACHINE}^((I'll pay |I want to spend |spend |paying )?(no|not) more than|nothing (over|above|more than)) (v:({MONEY}
        |\d[\d,.]*k?) (for|on) (the|a|my|our) (?!list|page|screen|map|menu|chart|graph|board|call
        |team)[\w' ]{3,40})$ => 's budget: no more than {v}
    budget: ^(I'll pay |I can pay |I want to spend |spend |paying )?(no|not) more than (v:{MONEY}( (for|on|a
        |per) [\w' ]{2,40})?)$ => 's budget: no more than {v}
    budget: ^(ideally |preferably |anything |something |all )?(under|below|less than|within|up to) (v:{MONEY} (for
        |on) (the|a|my|our) [\w' ]{3,30}) => 's budget: under {v}
    """
)
