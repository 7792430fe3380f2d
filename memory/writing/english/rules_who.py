"""English rules: who the user is. Name, age, birthday, gender, place, origin, work, school, language."""

from __future__ import annotations

from memory.writing.english.rule import rules

WHO = rules(
    r"""
    FULL_NAME = (v:{CAP}( (van|von|de|del|della|da|di|la|le|al|el|bin|ibn|ap|O'|Mc|{CAP}))*( {CAP}){0,3})
    A_PLACE = (v:((the|a|an|downtown|central|north|south|east|west|northern|southern|eastern|western|upstate|rural|inner
        |greater) )?{CAP}([ ,-]+((upon|on|in|of|de|la|le|the|sur|am)\b|{CAP}))*)
    ANYPLACE = (((an?|the)( same)? [\w -]{2,24}? (in|near|outside) )?{A_PLACE}|(v2:(a|an|the)\s+([\w-]+\s+){0,4}?(town
        |village|narrowboat|barge|yurt|caravan|bungalow|cabin|commune|estate|city|suburbs?|countryside|farm|coast|island|houseboat|flat|apartment|studio|house|cottage|boat|van
        |mountains|outskirts|seaside|neighbou?rhood|country)(\s+(near|in|of|outside|on|by)\s+[\w' ]{2,30}?)?))
    FIELD = (the )?{FIELD_NAME}( (team|department|dept|side|division|group|office))?|the [\w ]{2,24} (team|department
        |dept
        |division|desk|lab|group|unit|office)
    SHOPS = (shop|store|caf[eé]|restaurant|bakery|bar|pub|salon|studio|farm|gym|agency|company|startup|start-up|firm
        |practice|clinic|nursery|school|garage|gallery|brewery|b&b|guesthouse|hostel|hotel|bookshop|bookstore|kiosk
        |stall
        |food truck|business|workshop|consultancy|charity|non-?profit|magazine|label|press|vineyard|orchard|forge
        |foundry
        |centre|center|warehouse|depot|surgery|factory|mill|quarry|campsite|boatyard|marina|kennels?|cattery|stables?
        |zoo|cemetery|crematorium|library
        |home|branch|ward|estate|supermarket|pharmacy|launderette|chippy|takeaway|site|kitchen|diner|deli|florist'?s?
        |laundry|theatre|theater|cinema|museum|podcast|newsletter|lab)
    ORG = (v:(the |a |an )?([\w'’&.-]+ ){0,6}?[\w'’&.-]+)
    AWAY = (?!.*\b(for (a|the|this) (conference|meeting|wedding|weekend|week|few days|trip|holiday|vacation)|on (a )?
        (business|holiday|vacation|trip)|visiting|this week(end)?|until|till|tomorrow|tonight|airport|hotel
        |passing through|layover)\b)
    name Aa: ('m|\s+am)\s+(called |named )?{FULL_NAME}(?=$|\s+(and|here|by the way|btw|nice|from|but
        |,)) => 's name is {v}
    nickname: (\s+(usually |mostly |generally |always )?go(es)? by|\s+(also |mostly |usually )?answer to
        |\s+prefer to be called|'d like to be called
        |\s+like to be called|'m known as|'m (usually |mostly |also )?called)\s+(v:(?!my\b)[\w'’. -]{2,30}?){STOP} => goes by {v}
    age: ('m|\s+am|'ve (just )?turned|\s+(just |recently )?turned|\s+(just )?hit)\s+{ADV}(v:\d{1,2}([- ]years?[- ]old)?
        |(twenty|thirty|forty|fifty|sixty|seventy|eighty)(-\w+)?( years old)?|in my (early |mid |late |mid-)?(teens
        |twenties|thirties|forties|fifties|sixties|seventies|eighties|\d0s))( years? (old|of age))?(?=$|\s+(now|and|this
        |last|years?|yo|on the dot|exactly|already|today)\b) => is {v}
    birthday: \s+celebrate my birthday (on|in) (v:[\w ,]{3,30}?){STOP} => 's birthday is {v}
    birthday: \s+was born (on|in)\s+(v:(?=.*\d|(January|February|March|April|May|June|July|August|September|October
        |November|December)\b)[\w ,]{3,30}?){STOP} => was born {v}
    gender: {AM}(a |an )?(v:woman|man|girl|guy|female|male|trans(gender)?( woman| man)?|non-?binary( person)?
        |genderqueer
        |lady|boy){STOP} => is {v}
    job: ('m|\s+am)\s+{ADV}(from|in|with)\s+(v:{FIELD})(?=$|[,.]|\s+(and|not|at|department|team)\b) => works in {v}
    employer Aa: ('m|\s+am)\s+{ADV}with\s+(v:the ({CAP}( (of |for )?{CAP})*)){STOP} => is with {v}
    employer: ('ve|\s+am|'m|\s+have)?\s+{ADV}(moved|moving|switched|switching|went|gone|jumped|hopped|transferred|jumped ship|moved over)\s+(over )?(from (o:{COMPANY}) to (v:[\w'’&. -]{2,24}?)|from (o2:[\w'’&. -]{2,24}?) to (v2:{COMPANY})){STOP}
    employer: ('ve|\s+am|'m|\s+have)?\s+{ADV}(moved|switched|went|gone|jumped|hopped|transferred|moved over)\s+(over )?to ((v:{COMPANY}) from (o:[\w'’&. -]{2,24}?)|(v2:[\w'’&. -]{2,24}?) from (o2:{COMPANY})){STOP}
    employer: ('ve|\s+have)?\s+{ADV}(moved|transferred|jumped|hopped)\s+(over |across )?to (?!{PRODUCT}(?!\w))(v:{COMPANY}){STOP}
    employer: ('ve|\s+have)?\s+{ADV}left (o:{COMPANY}) for (v:{CAP}( {CAP})?){STOP}
    location Aa: {AWAY}('ve (just |recently )?(moved|relocated)|\s+{ADV}(moved|relocated|emigrated|immigrated)
        |'ve settled
        |\s+settled)\s+(back |over |here )?((from (o:[\w ,]{2,30}?) )?(to|in|into)\s+{ANYPLACE}( from (o2:{CAP}( {CAP})?)(?=$|[,.]| (in|last|this|a|two|three)\b))?)
    location short Aa: {AWAY}('ve (\w+ )?(lived|been living|been based)|\s+{ADV}(live|reside|rent|stay)|('m|'re|\s+are) {ADV}(living
        |based|residing|located|settled|renting)|\s+am {ADV}(living|based|residing|located|settled))\s+{ADV}
        (alone |with [\w ]{2,30}? |by myself |on my own |here )?(in|at|near|outside|on|just outside
        |close to)\s+{ANYPLACE} => lives in {v}
    location Aa: {AWAY}'ve {ADV}been\s+{ADV}in\s+{A_PLACE}(?=\s+(since|for (\w+ )?(years?|months?|\d))\b)
    location Aa: {AWAY}('m|\s+am|'re|\s+are)\s+{ADV}in\s+{A_PLACE}( now| these days)?$
    hometown Aa: ('m|\s+am|\s+come|\s+hail)\s+{ADV}(from|a native of)\s+{ANYPLACE}{STOP} => is from {v}
    hometown Aa: (\s+{ADV}grew up|(\s+was|'m) {ADV}(born( and (raised|bred))?|raised|brought up)|'m (a )?(born and bred
        |native))\s+(on|in|near|outside)\s+{ANYPLACE}
    employer: (\s+{ADV}work|'ve {ADV}(worked|been working|been)|'m {ADV}(working|employed|interning|contracting)
        |\s+{ADV}intern|\s+{ADV}started( working)?|\s+{ADV}moved over|\s+{ADV}joined|'ve (just |recently )?joined
        |'ve (just |recently )?started)\s+{ADV}(\w+ (days?|shifts?|nights?|hours) a (week|month) |(part
        |full)[- ]time )?(
        (for|at|by|with(?= (?-i:(the )?[A-Z]))(?! {PRODUCT}(?!\w)))(?!\w)|(?<=joined ))\s*(?!slimming world|weight ?watchers|ww\b|tinder|hinge|bumble|facebook|instagram|netflix|spotify|patreon|discord|reddit|strava|the (gym|army|navy|raf|union|library|party|pta)\b|home\b|night|nights|the weekend|the moment|it\b|them\b|a living|myself
        |(\d+|two|three|four|five|six|many|several|a few|years|months)\b|(my|the|a|this|our)\s+(current|new|old|same|own
        |\w+ )?(company|job|place|office|firm|boss|team)\b|[^,.;]{0,60}\b(group|program(me)?|class|gym|club|choir|band
        |church|course|mentorship|community|league|meeting|call|chat|party|protest|parade|retreat)\b)(
        (as (an? )?[\w -]{2,30}? (for|at) ))?{ORG}{STOP} => works at {v}
    job: (\s+{ADV}work|'ve {ADV}(worked|been working)|'m {ADV}working)\s+with\s+(v:((?!(my|our|his|her|their|your|the same|a|an|some|those|these|that|this|it|other|different|great|lovely|nice)\b)[\w'-]+ ){0,3}?(kids|children|teens|teenagers|adults
        |people|babies|toddlers|pupils|students|families|patients|clients|offenders|prisoners|refugees|veterans|migrants|elders|pensioners|addicts|athletes|animals|horses|dogs|cats|cattle|birds|sheep|computers|numbers|data|wood|metal|glass|leather|steel|clay|stone|textiles|charities|farmers|artists
        |the (elderly|homeless|disabled|blind|deaf)|disabilities|special needs|robots|lasers|machinery|chemicals|explosives|electronics))(?=$|\s+(in|at|for|and|who|with|mostly|mainly|now)\b) => works with {v}
    job: (\s+{ADV}work|'ve {ADV}(worked|been working)|'m {ADV}(working|employed|training)|\s+{ADV}trained
        |\s+{ADV}moonlight|\s+{ADV}(make|earn) (a|my) living|\s+{ADV}started)( (full|part)[- ]time| remotely
        | freelance)?\s+as\s+(v:(an? |the )?[\w' /&-]{3,40}?)(?=$|\s+(at|for|in|and|but|with|on|near|since
        |because)\b) => works as {v}
    job: ('m|\s+am|'ve been|\s+became|'ve become)\s+{ADV}(an?|the(?! (worst|best|only|same|[a-z]{3,}est)\b))\s+(?!(captain of (my|our|his|her|their) (own )?(soul|fate|destiny|life)|master of|terrible|terribly|shit|awful|bad|rubbish|useless|lousy|hopeless|crap|great|good|decent|slow|fast|messy|picky|nervous|sore)\b)(v:{OCCUPATION})(?=$|\s+(at|for|in|and|but|by|with
        |from|on|who|now|here|here's|of|specializing|specialising|working|based|living|turned)\b) => is a {v}
    job: ('m|\s+am)\s+(?!(host|judge|guide|driver|pilot|captain|model|agent|expert|professional)\b)(?=[a-z-]+($|\s+(and|in|at|from|by|for)\b))(v:{OCCUPATION})(?=$|\s) => is a {v}
    job: ('m|\s+am)\s+{ADV}(?:the |an? )?(v:(head|director|vp|lead|chair(man|woman|person)?|dean|manager|editor
        |secretary|treasurer|captain|president|founder|co-founder|warden|caretaker|organi[sz]er|leader|principal
        |curator|keeper) of (?!(my|our|your|his|her|their|all|the universe|the house|the bbq)\b)[\w &-]{3,30}?|(retired
        |former|freelance|trainee|self-employed) {OCCUPATION}|(self-employed|freelance|freelancing|retired|unemployed
        |between jobs|out of work|on (parental|maternity|paternity|sick|medical) leave|on sabbatical|in (retail|tech
        |finance|academia|healthcare|construction|education|publishing|hospitality|real estate|insurance|banking|law
        |advertising)))(?=$|\s+(and|but|at|since|for|so|from|as|now|of)\b) => is {v}
    job: ('m|\s+am|'ve been)\s+{ADV}(an?\s+)?(v:(retired|semi-retired|former|trainee|freelance|part-time|full-time|qualified|self-employed|jobbing|apprentice|seasonal|relief|agency
        |community|chartered|ex-)[ -]?(?!(smoker|drinker|vegan|vegetarian|addict|gamer|student|fan|member|athlete|dancer|runner|catholic|believer|resident|smoking)\b)[a-z][\w'-]+( [a-z][\w'-]+)?)
        (?=$|\s+(at|for|in|and|but|by|with|from|on|who|now|here|of|living|based)\b) => is a {v}
    job: (\s+{ADV}(work|freelance|'m)|'m {ADV}working|'ve {ADV}worked)\s+in\s+(v:(?!progress|the (morning|evening
        |afternoon|garden)|my|a (hurry|team|rush)|teams?|pairs|sprints|silence|bed
        |shifts)[\w &'-]{2,30}?){STOP} => works in {v}
    AT_WHEEL = ((bus|coach|lorry|cab|minicab|taxi|tram|trolleybus|forklift|fork-lift|ambulance|hgv|artic|semi|tanker|tipper|crane
        |bulldozer|digger|excavator|snow ?plough|snow ?plow|fire engine|hearse|limo|limousine|freight train|train|locomotive
        |gritter|(big rig)|((delivery|courier|garbage|bin|dump|tow|logging|mail|cement|recycling|articulated|long-haul|18-wheeler) (truck|van|lorry)))(e?s)?
        |lorries|taxis|buses|coaches|trucks)
    job: (\s+{ADV}drive|'ve {ADV}(driven|been driving)|'m {ADV}driving)\s+((an?|the|my)\s+)?(v:((night|school|city|tour|double-decker|airport|big
        |heavy|black|yellow|country|rural|local|express|shuttle|mini|number \d+)\s+)*{AT_WHEEL})(?!\w)(?!.*\b(home|to work|to school)\b)
    job: \s+{ADV}(do|did)\s+(v:[\w &'-]{3,40}?)\s+for a living => does {v} for a living
    job: \s+{ADV}(v:(?!did|was|used|had|would)[a-z]+ [\w ,&'-]{3,50}?) (for a living|professionally)
    job: (\s+{ADV}teach|'m {ADV}teaching|'ve {ADV}(taught|been teaching))\s+(v:(?!myself|you|him|her|them
        |me)[\w &'-]{3,40}?)(?=$|\s+(at|to|in|for|and|on)\b)
    job: (\s+{ADV}(run|manage)|'m {ADV}(running|managing))\s+(v:(an?|the|our)\s+{COMPANY}(?!\w)( (in|on|near) [\w' ]{2,24})?)
    job: (\s+{ADV}(run|own|manage|opened|started|founded|co-founded|operate)|'ve {ADV}(opened|started|founded|owned|run)
        |'m {ADV}(running|opening)|'ve got|\s+have)\s+(v:(an?|the|my own|my|our|two|three)\s+((?!at |in |near )[\w'-]+ ){0,4}?{SHOPS}
        (?!\w))
    job: ('m|\s+am)\s+{ADV}(in charge of|responsible for)\s+(v:[\w &'-]{3,40}?)(?=$|\s+(at|and)\b)
    job: (\s+|'ve )(just |recently |finally )*(v:lost|quit) my job(?=$| (last|in|this|yesterday|today|again|at)\b) => {v} their job
    job: ('m|\s+am|'ve (gone|been)|\s+went)\s+{ADV}(v:back (at|to) work)(?=$| (now|again|after|from|since|this|today)\b) => is back at work
    job: (\s+|'ve )(just |recently |finally )*(v:(found|got|landed) (an?|another) (new )?job)$
    employer Aa: (\s+|'ve )(just |recently |finally )*(got|landed) the (v:{CAP}( {CAP})?) (job|role|gig|position|placement)$ => got the job at {v}
    employer Aa: (\s+|'ve )(just |recently |finally )*(got|landed|been offered) (the|a|that) (job|role|gig|position|placement) (at|with) (v:{CAP}( {CAP}){0,2})$ => got the job at {v}
    job: (\s+|'ve )(just |recently |finally )*(gone|went) (v:(part|full)[- ]time|freelance|self-employed)(?=$| (now|again|from|since|in)\b) => is {v} now
    education: (\s+|'ve )(just |recently |finally )*(v:graduated)$
    job: \s+(got|have been|was|'ve been|just got)\s+(v:promoted to [\w ]{3,40}|laid off|made redundant|fired)
    employer Aa: ('m|\s+am|'m now|\s+am now)\s+(now )?(at|with)\s+(v:[A-Z][\w'’&.-]*( [A-Z&][\w'’&.-]*){0,4})((?<=Labs
        |Bank|Corp|Tech)|(?<=Inc|Ltd|Co\.|LLC)|(?<=Media|Group)|(?<=Studio|School)|(?= now$))(?= now$|$) => works at {v}
    employer Aa: (('m|\s+am|'ve been|\s+became|'ve become)\s+{ADV}an? (?i:{OCCUPATION})|\s+{ADV}teach [\w ]{3,24}?) (at
        |for|with) (v:(the )?{CAP}( {CAP}){0,4}){STOP} => works at {v}
    employer not: (\s+{ADV}(quit|left|resigned from|lost)|'ve {ADV}(quit|left|resigned from|lost))\s+((my|the) (job
        |position|role|post) (at|with|in)\s+)(v:[\w'’&. -]{2,40}?){STOP}
    school short Aa: (\s+{ADV}(study|studied|go to (school|college|uni|university)|graduated|attend|enrolled
        |got my [\w' ]{2,20}?)|'m {ADV}(studying|enrolled|a student|attending)|'ve graduated|\s+went to)\s+
        ([\w ]{2,24}? )?(at|from|in|to)?\s*(v:(the )?([A-Z][\w'&.-]*( of| at| and)? ){0,4}(University|College|Institute
        |School|Academy|Polytechnic|Uni|State|Tech|MIT|UCL|ETH|LSE|NYU|UCLA|TU)( (of|at) [A-Z]\w+
        ( [A-Z]\w+)?)?) => went to {v}
    education short: (\s+{ADV}(study|studied|majored in|major in|minored in|read(?= [\w ]{2,30} at [A-Z]))|'m {ADV}
        (studying|majoring in|reading|minoring in)|'ve studied)\s+(v:(?!(for|at|the|a|my|this|that|how|up|it|in the
        |about
        |books?|every)\b)[a-zA-Z][\w &'-]{2,36}?)(?=$|\s+(at|in|and|for|from|as|with)\b) => studied {v}
    education: (\s+{ADV}(have|hold|got|did|earned|completed|finished)|'ve got|'m {ADV}(doing|pursuing|finishing
        |working on
        |writing up|on)|\s+am (doing|pursuing))\s+(v:(an?|my|the)\s+([\w'-]+ ){0,3}?(degree|phd|ph\.d|doctorate
        |a[- ]levels?|gcses?|highers|finals|btec|nvq
        |master'?s?
        |mba|msc|ma|bsc|ba|bachelor'?s?|diploma|a-levels|ged|certificate|apprenticeship|residency|postdoc
        |thesis)( (in|of
        |on|as an?) [\w &'-]{2,30}?)?)(?=$|\s+(at|from|and|by|this)\b)
    education: ('m|\s+am)\s+{ADV}(at|in) (v:(night|evening|art|law|med|medical|drama|music|nursing|culinary|cookery
        |grad|business|trade|film) school|college|uni|university|sixth form){STOP}
    education: ('m|\s+am)\s+{ADV}(doing|taking) (v:(evening|night|online) (classes|courses?)( in [\w ]{3,24})?){STOP}
    education: ('m|\s+am)\s+{ADV}(an?\s+)?(v:(first|second|third|fourth|final)[- ]year( [\w ]+)? student
        |(high[- ]school |college |university |uni )?(freshman|sophomore|junior|senior)|in (my )?(first|second|third
        |fourth|final) year( of [\w ]+)?|in (9th|10th|11th|12th|ninth|tenth|eleventh|twelfth) grade|in year \d+)(?=$|\s+
        (at|in|and|of)\b) => is {v}
    education Aa: ('m|\s+am)\s+{ADV}(doing|reading|studying)\s+(v:(?!an?\b|my\b|the\b)[\w &'-]{3,40}? at (the )?({CAP}( {CAP}){0,3}|uni|university|college))(?=$|\s+(and|but|now|in)\b)
    language: (\s+{ADV}(speak|understand)|'m {ADV}(fluent in|bilingual in|a native speaker of|native in
        |conversational in
        |proficient in))\s+{ADV}(v:
        (fluent |some |a little |basic |conversational |native |broken |decent |good )?{LANGUAGES}(
        (,? and |, | & |/){LANGUAGES})*)
    language: ('m {ADV}(learning|studying|taking [\w ]{0,12}lessons in)|'ve {ADV}(been learning|started learning
        |been studying)|\s+{ADV}(started learning|am learning))\s+(v:{LANGUAGES})
    timezone Aa: ('m|\s+am|\s+live|\s+work)\s+{ADV}(in|on)\s+(the )?(v:([A-Z][\w-]+ )?(time ?zone|UTC\s?[+-]?\s?\d{0,2}
        (:\d\d)?|GMT\s?[+-]?\s?\d{0,2}|CES?T|[PECM][SD]?T|BST|IST|JST|AES?T|NZ[SD]T|Eastern time|Pacific time
        |Central time
        |Mountain time))
    """
)
