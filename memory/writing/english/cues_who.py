"""English cues of who the user is: name, age, birthday, language, place, work, school. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.rule import rules

BY_OTHERS = rules(
    r"""
    THEY = ^(and |so |but |well,? |then )*(they|he|she|work|management|hr|my (boss|manager|company|firm|team|employer|school|bosses)|the (company|boss|bosses|firm|bank|school|hospital|council|club|board))('ve|'s| have| has)? (just |finally |recently |also |actually )*
    job: {THEY}(promoted me|bumped me up|moved me up|made me up|upgraded me) to (v:(?!(the next|a higher|another)\b)[\w' -]{3,40}?)(?=$| (and|but|so|after|because|which|with|last|this|in|on)\b) => was promoted to {v}
    job: {THEY}made me ((the|an?) )?(v:((new|acting|interim|deputy|assistant|senior|junior|chief|area|regional|night|day|shift|floor|site|store|branch|project|sales|office|kitchen|team|general|duty|line) )*(partner|foreman|forewoman|supervisor|manager|director|captain|chair(man|woman|person)?|treasurer|secretary|principal|editor|leader|lead|sergeant|inspector|head (chef|teacher|coach|nurse|of [\w &]{3,30}?)|sous chef|team lead|redundant|permanent|full[- ]time|part[- ]time))(?=$| (and|but|so|at|in|on|after|last|this|of|now|for)\b) => was made {v}
    nickname: \b(most people|everyone|everybody|friends|my friends|colleagues|people|folks|they|my family|my mates)
        ( (round|around|at|in|here|there|back)( \w+){0,2})? (just |usually |mostly |all |only |always )*(know|call|calls
        |knows) me (as |by )?(v:(?!(crazy|lazy|weird|old|stupid|names|out|back|up|an?|the|that|when|every\w*|all|at
        |on|in
        |about|to|for|late|boring|nuts|mad|again|daily|now|if|because|and)\b)[\w' -]{2,24}) => is called {v}
    """
)
"""What others call the user, and make of him at work; read even in a clause about others."""
WHO_CUES = BY_OTHERS + rules(
    r"""
    TOWN = {TOOL_CAP}([ ,-]+((upon|on|in|of|de|la|le|the|sur|am)\b|{TOOL_CAP}))*
    NOT_THEIRS = (?!((all|most|many|some|both|half|none) )?(of )?(my|our) ((?!and\b)[\w'-]+ ){1,3}(lives?|living|are|is
        |was|were|moved|settled|ended)\b)
    NAMED = {CAP}( ((&|and|of|the) )?{CAP}){0,4}
    name Aa: ^([Nn]o,? |[Aa]nd |[Bb]tw,? )?([Ii]t's|[Tt]hat's) (v:{CAP}),? (with (an?|one|two|no) ['"]?[A-Za-z]{1,2}['"]?s?|spelled [\w' -]{1,20}|spelt [\w' -]{1,20})$ => 's name is {v}
    name Aa: ^([Ii]t's |[Tt]his is )?(v:{CAP}( {CAP})?) (is my name|here( again)?|speaking
        |at your service)\W*$ => 's name is {v}
    name Aa: ^[Mm]yself (v:{CAP}( {CAP})?)(?=$|,| from| and) => 's name is {v}
    hometown Aa: ^(and |but )?([Mm]y )?native( place| town)? is (v:{TOWN})$ => is from {v}
    name Aa: ^(the |[Mm]y )?([Gg]ood )?[Nn]ame('s| is) (v:{CAP}( {CAP}){0,3})$ => 's name is {v}
    name Aa: ^([Yy]ou're|[Yy]ou are) (now )?(talking|speaking|chatting) (to|with) (v:{NAME})$ => 's name is {v}
    nickname Aa: ^([Hh]i |[Hh]ello |[Pp]lease |[Oo]h )*[Jj]ust (v:(?!(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January
        |February|March|April|May|June|July|August|September|October|November|December)[A-Z][\w'-]+)('s| is|'ll do
        | will do| works) ?(fine|ok|okay|good|perfect|enough|great|for me)?( with me| by me)?$ => wants to be called {v}
    nickname Aa: \bI('m| am)( just| simply| always)? (v:{CAP}) to (everyone|everybody|most people|(all )?my (friends
        |mates
        |family|colleagues)) => is called {v}
    nickname: \bmy (handle|username|nick|tag|screen name|callsign|gamertag)( everywhere| online
        | is everywhere)? is (v:@?[\w.-]{2,24})
    age: (?<!before )(?<!when )(?<!until )(?<!till )(?<!time )(?<!once )(?<!after )(?<!if )\b(I|I'm|I'll|I've|we) (just |recently |about to |will |going to |gonna |be |'ll be )*(turn(ed|ing)?|be|hit
        (ting)?) (v:[1-9]\d|(twenty|thirty|forty|fifty|sixty|seventy|eighty)(-\w+)?)(?=$| (in|on|come|by|before|this
        |last|next|today
        |tomorrow|soon|yesterday|years?|and|now)\b)
    age: \b(turn(ed|ing|s)?|hit(ting)?|be) the big (v:(three|four|five|six|seven|[3-7])[ -]?(oh|o|0))
    gender: ^(my )?pronouns( are|:| -)? (v:\w+/\w+)$ => 's pronouns are {v}
    gender: ^(v:(she|he|they)/(her|him|them|they))$ => is {v}
    age: \bI'm an? (v:[1-9]\d)[- ]year[- ]old
    age: ^((just|recently) )?turn(ed|ing) (v:[1-9]\d|thirty|forty|fifty|sixty|seventy|eighty)(?=$| (in|on|next|soon
        |tomorrow|this|last|today|yesterday)\b)
    age: ^(v:[1-9]\d) (years? old|y/?o|years young|and counting)( here)?$
    age: ^at (v:[1-9]\d),? I\b
    age: \b(I'm|I am) (just |already )?(pushing|nearly|almost|approaching|closing in on|knocking on( for)?|coming up (to|on)|getting on for|rising|(just )?(shy|short) of|(just )?(past|over|under)|on the (wrong|right) side of) (v:[1-9]\d|(thirty|forty|fifty|sixty|seventy|eighty|ninety)(-\w+)?)(?=$| (and|now|so|but|this|next)\b)
    birthday: ^(I was )?born (back )?in (v:((19|20)\d\d|'?\d\d|(fifty|sixty|seventy|eighty
        |ninety)-\w+))$ => was born in {v}
    birthday: ^(I was )?born (on )?(v:(leap day|Christmas (day|eve)|New Year's (day|eve)|Halloween|Valentine's day|Boxing day|the \d{1,2}(st|nd|rd|th)( of)? \w+|\d{1,2}(st|nd|rd|th)? \w+|(?!in\b)\w+ \d{1,2}(st|nd|rd|th)?)( (19|20)\d\d)?)$ => was born on {v}
    language: ^(v:{LANGUAGES})( is| was|'s) (my|our) (mother tongue|first|native|second|third|home|strongest)( language
        | tongue)?
    language: ^[Mm]y (v:{LANGUAGES})( is|'s) (pretty |quite |very |a bit |only |really )*(fluent|rusty|basic|ok|okay
        |good
        |decent|native|conversational|bad|terrible|shaky|passable|non-existent|better|stronger|worse|weaker|[ABC][12])
    language: \bI('ve| can)? (also |just about |still )?(know|learned|learnt|read|write|sign|picked up) (a (little
        |bit of) |some )?(v:{LANGUAGES})(?!\w)(?! (food|history|culture))
    language: \bI('ve|'m)? {ADV}(grew up (speaking|with)|was raised (speaking|with|in)|can (get by|hold a conversation
        |converse|speak|understand)( in)?|get by in|dream in|think in|taking|take|brushing up on|brush up on) {ADV}
        (some |my )?(v:{LANGUAGES})(?!\w)(?! (food|history|culture))
    language: \b(I|we) {ADV}(spoke|speak|talked|talk|use|used) {ADV}(v:{LANGUAGES}) (at home|with (my|our)|growing up
        |in (my|our)|as (a kid|kids|children)|between us)
    job: \b(I'm|I am) (now )?on the (v:(?!same|other|next)[\w -]{2,20} (desk|team|beat|ward|crew|round|counter)( over)?( (in|at) (?!the moment)[\w ]{2,24})?)$ => is on the {v}
    education: \b(I'm|I am) (doing|in|on|studying) (my |the )?(v:(first|second|third|fourth|fifth|final|last|1st|2nd|3rd|4th)[- ]year (of |in )?[\w.& -]{3,40}?)( only| now| at the moment| this year)*$ => is in {v}
    job: \bI('m| am) (currently |now )?with (v:(the )?([\w-]+ ){0,2}?(fire brigade|fire service|police|ambulance service|coastguard|army|navy|air force|marines|council|post office|railways?|NHS|civil service|lifeboats?|mountain rescue))(?= (now|these days|since)|$)
    location Aa: ^(me and \w+ |we both )?([Ww]e|I) (currently |now |still |all )*live (up|down|over|out|way up|right) (in|near|by) (v:{TOWN})
    location Aa: ^(an? )?([A-Z][a-z]+ )?(Kiwi|Yank|Aussie|Brit|Scot|Geordie|Scouser|Texan|Londoner|American|Canadian|Irishman|Irishwoman|Filipina|Filipino|expat|Nigerian|Indian|Pole)( currently| now)?( (living|based|stuck|working|exiled))? in (v:{TOWN})$ => lives in {v}
    location Aa: ^(v:{TOWN}) (has (been|become)|is|became|was always|has always been|feels like) (now |still |where )*
        (my |our )?(home(?!town| (to|of)\b)|I live|we live)
    location Aa: \b(call|called|calling|made|make) (v:{TOWN}) (my |our )?home
    WISHED = (?!.*(\bwould\b|'d (love|like|rather|prefer|live)\b|\bwant(ed)? to\b|\bhop(e|ing) to\b|\bwish|\bdream(s|ing)? of\b|\bone day\b|\bsomeday\b))
    location Aa: (?!.*\bmoved (out of|away from)\b){ME}{NOT_THEIRS}{WISHED}.*?\b(settled|settling|ended up|landed|living|live|based|relocated|moved|put down roots
        |bought (a|our|my) (house|flat|place|apartment|home)|rent(ing)? (a|my) \w+|home is|flat is|apartment is
        |house is) (down |back |over |permanently |from [\w ]{2,20} )*(out of|in|to|near|outside|around) (?!A&E|ER\b
        |\w+day\b|ICU|IT\b|HR\b|I\b)(v:{TOWN})(?!.*\b(for (a|the) (weekend|conference|wedding)|airport|hotel))
    location Aa: (v:{TOWN}),?( is|'s| has been)? where (I|we)('ve| have)? (live|lived|been|ended up|settled)(?! when)
    location Aa: {ME}.*?\b(bought|own|rent|renting|share|sharing|have|got|built) (an?|my|our|the) (\w+ ){0,2}?(flat
        |house
        |apartment|cottage|cabin|studio|room|place|farm|farmhouse|condo|townhouse|bungalow|houseboat|loft) (in|near
        |outside|on|by) (v:{TOWN})
    location Aa: {ME}.*?\b(split my time|split our time|divide my time|commute|live) between (v:{TOWN} and {TOWN})
    location Aa: ^(\d+|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (years?
        |months?) in (v:{TOWN})( now| so far| and counting)?$ => lives in {v}
    location Aa: ^([Ll]iving|[Ee]njoying|[Ll]oving) ([\w-]+ ){0,5}?(life )?in (v:{TOWN})
    location Aa: ^([Hh]ave |[Hh]as )?[Bb]een (living |based |here )?in (v:{NAMED}) (?=(since|for)\b) => has been in {v}
    location Aa: ^(?=.*\b([Tt]hese days|[Nn]ow|[Nn]owadays|since)\b).*?\bI('m| am|'ve been) (up|down|over|out|back|off
        |based)( here)? (in|on|at) (v:{NAMED})
    location Aa: (\b([Ii]|[Ww]e)('ve| have|'m|'re)? {ADV}|^([Jj]ust |[Rr]ecently )*)([Ll]eft|[Ss]wapped|[Tt]raded
        |exchanged|[Ll]eaving|[Ss]wapping|[Tt]rading) (o:(?i:{A_CITY})|{NAME}) for (v:(?i:{A_CITY})\b
        |{NAME}(?= (after|two
        |three|four|five|six|a|last|in|\d+)\b)(?=.*(years?|months?|weeks?|\d{4}|spring|summer|autumn|winter)))
    hometown: \bI('m| am) an? ([\w-]+ )?(v:geordie|scouser|brummie|cockney|londoner|new yorker|mancunian|glaswegian
        |texan|californian|kiwi|aussie|yorkshireman|yorkshirewoman|cornishman
        |parisian|berliner|dubliner|brit|scot|welshman|islander)( by birth| at heart| born and bred)?$
    location Aa: \bI('m| am) an? ([\w-]+ )?(expat|immigrant|exile|local|digital nomad|foreigner|transplant)( living)? in (v:{TOWN}) => lives in {v}
    location Aa: \b([Ii]'m|[Ww]e're|I am|we are) (now |finally |properly )*back (home )?in (v:{TOWN}) (?=after ([\w-]+ ){1,3}(years?|decades?)\b)
    location Aa: \b([Ii]|[Ww]e)('ve| have) been in (v:{TOWN})(?= (going on |coming up (to|on) |getting on for |for |since |about |over |nearly |almost |the (past|last|best part of) )*((a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|\d+) ([\w-]+ )?(year|month|decade)s?|(?<=since )))
    hometown Aa: ^(v:{TOWN}) (born|native|by birth)$ => is from {v}
    hometown Aa: ^(v:{TOWN}) born (and (bred|raised)|through and through) => is from {v}
    location Aa: \b([Ii]'m|[Ww]e're|I am|we are|I live|we live)( way| right| out| just| still| only| pretty)* (near
        |outside|close to|not far from|a stone's throw from|up by|down by|over by) (v:{TOWN})
    hometown Aa: ^(v:{TOWN})('s| is) (my|our) (home ?town|home country|birthplace|native \w+)
    hometown Aa: \b([Mm]y|[Oo]ur) (roots|family|people|ancestors|folks) (are|is|come|comes|hail|hails) (from
        |in) (v:{TOWN})
    hometown Aa: \b(born|raised|bred|grew up|brought up|roots are|family is|family's|originally) (and (raised|bred) )?
        (from |in )(v:{TOWN}){STOP}
    hometown Aa: \bI (hail|come) (originally )?from (v:{NAMED})( originally| way)?$ => is from {v}
    hometown Aa: \bI'm an? (v:[A-Z]\w+),? (born and (bred|raised)|through and through|by birth)
    hometown Aa: \bI('m| am| come) from an? [\w ]{0,16}?(place|town|village|island|hamlet|suburb|city) (called
        |named) (v:{NAME}( of {CAP})?)
    job: \b(role|job|position|gig|contract|work|apprenticeship|traineeship|internship
        |training)\b[\w &'’.]* as an? (v:{OCCUPATION})(?!\w) => is a {v}
    job: \bI (now |mostly |also )?(look after|take care of|maintain|handle|oversee|administer) (v:(the
        |all the) [\w &'-]{3,40} (for|at|of) [\w &'-]{3,40})
    job: \bI (now |also |mostly )?(run|head up|lead|oversee|do|handle|manage) (v:(quality control|quality assurance
        |customer (service|support)|payroll|logistics|procurement|security|marketing|sales|operations|communications
        |research|accounts|admin))(?!\w)
    job: ^as an? (v:{OCCUPATION}),? I(?!\w) => is a {v}
    job: ^(?=.* (by (trade|profession|training|day)|here))(v:{OCCUPATION}) (by (trade|profession|training|day)|here) => is a {v}
    job: \b(freelance|moonlight|contract|volunteer|temp) as an? (v:{OCCUPATION})
    job: \bI {ADV}(lead|manage|head( up)?|run|supervise|oversee|coordinate) (v:(an?|the|our) ([\w'-]+ ){0,3}(team
        |department|division|unit|crew|squad|group|office|branch|program(me)?|practice)( of [\w ]+)?)
    job: \bI('ve)? (just |recently |finally )*(v:retired)(?=$| (in|last|this|from|after|early|two|three|\d)\b)
    job: \bI('m| am)( now| currently| just)? (v:an? ((?!(bit|little|lot|few|big|huge|good|bad|regular|member|customer|patient|guest|visitor|student|stranger|total|complete|beginner|newbie|loss|fan|part|resident|freshman|sophomore|junior|senior|disaster|mess|genius|pro|nightmare|natural|terror|monster|dab|hit)\b)[a-z'-]+ ){1,3}(at|for|with|on) (the|an?|our) ((?!end|moment|time|minute|weekend|heart|verge|edge|mercy|best|worst|least|most|beginning|point|stage|age)[a-z'-]+ ){0,3}(school|college|university|hospital|clinic|surgery|council|museum|library|theatre|theater|cinema|zoo|farm|factory|mill|bank|brewery|bakery|hotel|hostel|restaurant|caf[eé]|pub|bar|shop|store|supermarket|warehouse|depot|station|airport|port|docks?|prison|court|church|cathedral|nursery|kindergarten|charity|newspaper|magazine|agency|firm|company|startup|practice|garage|salon|gym|pool|park|gallery|studio|lab|laboratory|railways?|trams?|ferries|ferry|buses|trains|navy|army|police|fire service|ambulance service|parish|home|hospice|quarry|mine|rig|site|shipyard|orchestra|opera|council|ministry|embassy|institute))\b
    job: ^(have |has )?been (v:an? (?!(while|long|pain|pleasure|bit|day|week|month|year|good|bad|great|rough|tough|hard|busy|nightmare|dream|mess|minute|wild|crazy|weird|fan|member|vegan|vegetarian|customer|user|hell)\b)[a-z'-]+( [a-z'-]+){0,2}?) (for (?=\d|the|almost|over|about|nearly|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|donkey)|since (?=\d|I|the|my))
    job: (^|\b(I'm|I am|I work|I've been|I've worked) )(been )?(back )?on the (v:(buses|trains|railways?|boats|rigs|trawlers|tills|tools|bins|wards|building sites?|doors|bar|force|beat|lorries|taxis|ferries|farm|fishing boats|oil rigs)( (for|since|now|at|in|with|these|all)\b[\w' ]{0,24})?)$
    job: \b(I|we)('ve)? (just |now |mostly |mainly )*(do|handle|run|manage|look after|keep) (the |all the )?(v:(books|accounts|payroll|marketing|it|admin|cooking|catering|cleaning|bookings|social media|deliveries|logistics|sales|rota|design|lighting|sound|wiring|plumbing|gardens?|kitchens?|front of house|stock|ordering|invoicing|training|fundraising)( and [\w ]{3,20})? (for|at) [\w' ]{3,40})$
    job: (^|\b(I|I've|was|just|we) ?)(just |recently |finally )*(got|been|was) (made up|promoted|bumped up|moved up|upgraded) to (v:[\w' -]{3,40})$ => got promoted to {v}
    job: (^|\b(I|I've|we) ?)(just |recently |finally )*(got|been|was) made (a )?(v:((senior|junior|area|regional|team|shift) )*(partner|supervisor|manager|director|foreman|captain|head of [\w &]{3,30}?|team lead|permanent|redundant))(?=$| (at|last|this|in|after|and|so|on)\b) => was made {v}
    job: (^|\b(I|we)('ve| have)? )(just |recently |finally )*(got|landed|started|found|taken|took|accepted) (an?|my) ([\w-]+ ){0,2}?(job|role|position|gig|apprenticeship|internship|placement|traineeship|post) (at|with|in|as) (v:(an?|the) [\w' -]{3,40}?)(?=$| (and|but|so|starting|from|next|last|this|in)\b)
    job: \b(I'm|I am) (now |currently )?on (v:an? ([\w-]+ ){1,3}contract( (at|with|for|in) [\w' ]{3,40})?)$
    job: ^((I'm|I am) )?(currently |now |still )*(v:on (maternity|paternity|parental|sick|long-term sick|study|adoption|compassionate|gardening) leave)( (til|till|until|from|since|for) [\w' ]{2,20})?$ => is {v}
    job: ^(been |I've been |have been )(v:[a-z]+ing [\w ,&'-]{2,40}?) for a living\b => has been {v} for a living
    job: \bI (now |mostly )?(v:do (hair|nails|makeup|make-up|lashes|brows|tattoos|catering|childcare|cleaning|removals|deliveries|landscaping|plumbing|roofing|wedding \w+)( and [\w ]{3,16})?( (for|at|in) [\w' ]{2,30})?)$
    job: ^((I'm|I am) )?(v:between jobs|out of work|unemployed|job[- ]hunting|freelancing|temping) (at the moment|right now|for now|these days|currently|again) => is {v}
    job: ^(been |I've been |I have been )?(v:(fixing|repairing|selling|driving|teaching|laying|building|cleaning|nursing|farming|welding|delivering|fitting|installing|managing|cutting|mending|servicing|plumbing|roofing|plastering) (?!(it|this|that|them|my|our|the same)\b)[\w' -]{3,30} for (the past |the last |over |about |almost |nearly |going on )*(\d+|ten|twelve|fifteen|twenty|thirty|forty|five|six|seven|eight) years)$ => has been {v}
    education: ^(I'm )?(in )?(my )?(v:(first|second|third|fourth|fifth|sixth|final|last)[- ]year (of|at) ((med|medical|law|art|drama|nursing|vet|dental|grad|business|film|music) school|uni\w*|college|(my|an?) [\w ]{2,24}(degree|phd|master's|course|apprenticeship)))$ => is in the {v}
    job: ^((I'm|I am) )?(currently |now |still |just |mostly )+(v:(temping|freelancing|job[- ]hunting|unemployed|between jobs|self-employed|retired|contracting|interning|signed off sick|out of work|doing agency work)\b[\w' ]{0,30})$ => is {v}
    education: ^((I'm|I am) )?(an? )?(v:(first|second|third|fourth|final|1st|2nd|3rd|4th)[- ]year ([\w ]{2,24} )?student( at (the )?[\w' ]{2,30})?)$ => is a {v}
    education: ^((I'm|I am) )?(currently |now )*(v:on (a|my) (gap year|sabbatical|career break|year out|placement( year)?|year abroad|(parental|maternity|paternity|sick) leave)) => is {v}
    education: ^((I'm|I am) )?(currently |now )*(v:(repeating|starting|finishing|redoing) (my|the) (first|second|third|fourth|final|last) (year|term|semester)\b[\w' ]{0,24}) => is {v}
    education: \b(I'm|I am) (currently |now )*(doing|taking|on|signed up for) (v:an? ([\w-]+ ){0,2}(course|class|diploma|qualification|bootcamp) in [\w &'-]{3,40})
    job: (^|\bI('ve| have)? )(just |recently |finally |newly )*(qualified|retrained|requalified|registered) as an? (v:[a-z][\w' -]{2,30}?){STOP} => qualified as {v}
    job: (^|\bI('ve| have)? )(just |recently |finally )*(took|taken|taking) (v:early retirement|voluntary redundancy|redundancy|a career break|a sabbatical)\b
    job: \b(I|we) (now |mostly |mainly )*(do|make|sell|import|export|distribute
        |manufacture) (v:[\w &-]{3,40}?) (for a living|professionally|full[- ]time)
    job: \b(earn|make|paid|pay) [\w ]{2,16} as an? (v:{OCCUPATION})
    job: \bI (now |mostly )?(earn|make) (a|my) (living|crust|keep|money|bread)( and butter)? (by |from |with )?(v:
        (?!as\b)[\w-]+ing\b[\w '-]{0,40})
    job: ^I (now |mostly |mainly )?(v:(fit|install|fix|mend|paint|clean|shear|cut|lay|build|sell|make|groom|train|tune|repair|service|design|valet|wash|bake|decorate|landscape) (kitchens?|bathrooms?|boilers|windows|carpets?|floors|roofs|fences|sheep|hair|bricks|tiles|houses|cars|bikes|dogs|horses|pianos|gardens|lawns|websites|furniture|curtains|wedding cakes|engines|lifts|shoes)( (in|for|at|on|round|around) [\w' ]{2,30})?)$
    job: \bI (now )?(work|man|staff) the (v:(checkouts?|pass|wards?|rigs|boats|buses|trains|line|bins|tills?|bar|door|floor|counter|desk|front desk|phones|kitchens?|night desk
        |pumps|lathes?|fields?)\b[\w' ]{0,30})
    job: \bI (now )?(v:((write|build|design|make|test|maintain|develop) (software|firmware|code|apps|websites|games
        |furniture|instruments|shoes|boats)|pull pints|wait tables|lay bricks|stack shelves|drive (lorries|trucks|buses
        |trams|trains|cabs|taxis)|teach (kids|children|adults)|fix (boilers|cars|bikes)|sell (insurance|houses|cars)
        |cut hair|deliver (post|parcels|mail|babies)|keep the books|answer phones|walk dogs|tune pianos|mend shoes)( (at
        |for|in) [\w' ]{2,30})?)$
    job: \bI (now |mostly |still )?(v:(sell|flip|serve|cook|fix|repair|clean|drive|deliver|bake|brew|cut|weld|lay
        |pour|guard|grow
        |butcher|fillet|gut|shear|groom|mend|stack|sort|pack|load|wash|iron|press|mind) [\w ]{2,24} (at|in|on|for
        |down) (the|a|an|our|my)(?= )
        ( [\w'-]+){0,2}? (market|stall|diner|shop|store|caf[eé]|restaurant|bakery|warehouse|factory|farm|plant|school
        |hospital|garage
        |salon|bar|pub|hotel|clinic|site|docks?|harbou?r|station|canteen|mill|brewery|depot|airport|laundry|nursery
        |abattoir)\b[\w ]{0,16})
    job: \bI (now |mostly |also )?(do|work|pull|cover) (the )?(nights?|days|earlies|lates|mornings|evenings|weekends?
        |shifts?|night shifts?|weekend shifts?|two days a week
        |part[- ]time|full[- ]time|[\w-]+ (days|nights|shifts|hours) a week) as (v:an? (?!favou?r|treat|joke|result
        |rule|test)[a-z][\w -]{3,30})
    job: \bI (now )?(v:(edit|translate|illustrate|design|restore|breed|coach|print|publish|curate|audit|proofread
        |farm|fish|forge|weld|ghostwrite) [\w ]{3,30}?)( (now|these days|instead|full[- ]time))$
    job: \bI('m| am)? (now |mostly |currently )?(get|getting|live|living|scrape|scraping) (by )?(on|off
        |from) (v:(freelance|freelancing|odd jobs|commissions|contract work|teaching|illustration|translation|tips
        |gigs)[\w' ]{0,24})
    job: \bI (now |mostly |still )?(v:(read|inspect|do|handle|write|design|teach|fix|clean|drive|sort|type|file|paint
        |test|check) [\w ]{3,24} for (the|a|an|our|my) ([\w-]+ )?(council
        |city|county|government|railway|hospital|school|navy|army|university|bank|charity|magazine|newspaper|company
        |agency|firm|library|museum|church|post office))
    job: \bI (now |mostly |still )?(v:(clean (houses|offices|windows|pools)|read meters|mind (kids|children)
        |drive a (school )?bus|work for myself|freelance|groom dogs|shear sheep|keep bees for a living))( now
        | these days)?$
    job: \bI('m| am)? (now |currently )?(training|studying|qualifying|retraining|learning) to (be
        |become) an? (v:{OCCUPATION})(?!\w)
    job: \bI (now |mostly )?(work|do|man|staff|run) the (v:(tills?|bar|door|floor|counter
        |(front |night |help |reception )?desk|phones|kitchens?|pumps|lathes?|fields?|night shift
        |graveyard shift) (at|for
        |in) [\w' ]{2,40})
    job: \bI (now |currently |mostly |usually )*(v:work (remotely|from home|part[- ]time|full[- ]time|freelance
        |night shifts?|nights|shifts|weekends)\b(?! (today|tomorrow|this|now|until))[^,.;▒]{0,40})
    employer Aa: ^(v:{NAME}) (just |recently |finally )*((hired|recruited|headhunted|poached|employs|pays) me|(pays
        |signs
        |covers) my (bills|rent|wages?|salary|pay ?che(que|ck)s?))(?!\w)
    employer Aa: \bI('ve|'m)? {ADV}((got|took|taken|landed|accepted|started|have|starting) (an?|my|the) ([\w-]+ ){0,3}?
        (job|role|position|gig|contract|internship|offer|post|apprenticeship)|signed( on)?|been hired|was hired
        |got hired) (at|with|for|by|from) (v:(the )?{NAME})
    employer Aa: \b(company|firm|startup|start-up|agency|studio|shop|outfit|charity|bank) (is |that's )?(called
        |named) (v:{NAME})
    employer Aa: \b([Tt]he )?(firm|company|place|outfit|practice|hospital|school|shop|studio|agency|charity|bank
        |theatre|lab|garage|farm|hotel|restaurant) (that |where )?(I|we) (now )?(work (for|at|in)|work|am at
        |belong to)( is|'s) (called |named )?(v:{NAME}( (&|and|of) {NAME})?)
    employer Aa: (^([Aa]nd |[Aa]lso )?(been|[Bb]een)|\bI('ve| have) {ADV}been) (now )?(at|with (?=the\b
        |\w+ \w+ )) ?(v:(the )?{NAMED}|the [a-z]+ (service|board|council|trust|force|office|team))(?= (now )?(for
        |since|over|almost|nearly|going on)\b) => has been at {v}
    employer Aa: \b[Mm]y (new |current |latest )(employer|company|firm|workplace) is (v:(the )?{NAME})
    SUBJECT = (history|english|maths?|physics|chemistry|biology|law|medicine|philosophy|economics|classics|geography|music|fine art|art|drama|french|spanish|german|languages|linguistics|computer science|engineering|psychology|sociology|politics|ppe|nursing|architecture|business|accounting|theology|archaeology|anthropology|fashion|design|film|journalism|marketing)
    education Aa: \bI (did|read|took|studied) (?i:(v:{SUBJECT}( and {SUBJECT})?)) at (the )?(uni\w*|{NAME})( (in|from|back) .*)?$
    job: \bI('m)? {ADV}(do|doing|handle|handling|run|work in) (the )?(v:([\w&-]+ ){0,2}(support|accounts|sales|marketing|admin|maintenance|security|payroll|logistics|testing|qa|reception|catering|cleaning|research|engineering|development|consulting|recruitment|procurement|compliance|operations|customer service)) (at|for|in) (an?|the|my|our|some|various)\b => does {v}
    employer Aa: \bI('ve)? {ADV}(do|did|handle|run|am doing|'m doing) (the )?[\w &]{2,24} (for|at) (v:(the )?{NAME})(?=$
        |\s)
    employer Aa: (\bI('m|'ve been| am| have been| went)|^(been)?) ?(still |now |back )?on the (payroll|books|staff
        |permanent staff) (of|at|with) (v:(the )?{NAMED}) => is on the payroll of {v}
    employer Aa: (\b([Ii]|[Ww]e)('ve| have|'m|'re)? {ADV}|^([Jj]ust |[Rr]ecently )*)([Ll]eft|[Ll]eaving|[Tt]raded
        |[Ss]wapped|quit|[Qq]uitting) (my |a )?(o:[\w'&. -]{2,30}?) for (v:(an?|the|my own) ([\w-]+ ){0,4}?(job|role
        |position|post|startup|start-up|company|firm|agency|practice|bakery|school|bank|hospital|charity|rival
        |competitor)\b[^,.;]{0,30})
    employer Aa: (\b([Ii]|[Ww]e)('ve| have|'m|'re)? {ADV}|^([Jj]ust |[Rr]ecently )*)([Ll]eft|[Ll]eaving) (o:(?!
        (?i:{PRODUCT})\b){CAP}( {CAP})*) for (v:(?!(?i:{PRODUCT})\b){CAP}( {CAP})*)$
    school Aa: ^(v:{NAME}) (grad|graduate|alum|alumnus|alumna|dropout|student)( here)?$
    school Aa: \bI('m|'ve| am| was)? {ADV}(graduated (from|at)|studied at|study at|studying at|enrolled at
        |an? ([\w-]+ )?
        (freshman|sophomore|junior|senior|student|undergrad|alum\w*|grad student|PhD student) (at|of)|dropped out of
        |transferred to|got into|accepted (to|into|at)) (v:(the )?{NAME})
    education: \b(undergrad|bachelor'?s?( degree)?|master'?s?( degree)?|phd|doctorate|degree|major|minor|diploma
        |a-levels) (was |is |were |are )?(in|on) (v:[\w &-]{3,30}?){STOP}
    education: ^(v:[\w &-]{3,30}?) (was|is) my (major|minor|degree|field|subject)
    education: \bI (v:(dropped out of|flunked out of|never finished|left|quit) (college|uni\w*
        |(high |grad |law |med |medical |art |drama |music |nursing )?school
        ( at \w+)?|my degree))
    """
)
WHOLE_CUES = rules(
    r"""
    diet not: ^(I'm |we're |as )?(an? )?(strict |practising |practicing )?(muslim|jain|hindu|jewish|sikh|buddhist|mormon|rasta|coeliac|celiac|diabetic|pregnant)( here)?,? so (it's )?no (v:[a-z]+( [a-z]+)?( (and |or |nor )?no [a-z]+( [a-z]+)?)*)( for me| here| obviously)?$ => has no {v}
    device: ^(our |my |the )?(machinery|equipment|kit|gear|rig|setup)( is|:) (v:[^▒]{3,120})$ => has {v}
    goal: ^(I'm |I am |we're |I )?(v:(gonna|going to|have to|got to|need to|want to|aiming to|trying to|will) [\w' £$€%.-]{6,80}?),? (and )?(that's|thats|that is) (the|my|our) (goal|plan|aim|target|dream|mission)( anyway| for now| this year)?$ => 's goal: {v}
    SUM = ({MONEY}|\d[\d,.]*k?)
    job: ^(an? )?(v:{OCCUPATION})( (at|in|for) [\w' ]{2,30})?,? (yes,? |yep,? )?(that's|that is|is) (my (job|trade
        |line of work|day job
        |profession)|what I (do|am)( for a living)?|me)$ => is a {v}
    name Aa: \b([Yy]ou('ve| have)?|[Ii]('ve)?) (got|have|spelled|spelt|wrote|written|misspelled
        |misspelt) my (first |last |sur)?name( wrong
        | badly| incorrectly)?,? (it's|it is|that's|should be) (v:{CAP}( {CAP})?) => 's name is {v}
    nickname Aa: \b([Nn]obody|[Nn]o one) calls me {CAP},? (it's|they call me|I'm|just) (v:{CAP})$ => is called {v}
    nickname Aa: ^([Pp]lease )?(use|say|call me|it's) (v:{CAP})( for me| please)?,? not {CAP}$ => wants to be called {v}
    nickname Aa: \b([Ii] |[Pp]lease )?(use|go by|goes by|prefer|answer to|[Cc]all me by) my (first|middle|last|second|maiden|Chinese|Welsh|Irish|full|old) name,? (v:{CAP}) => goes by {v}
    nickname Aa: \b[Cc]all me by my (first|middle|last|second) name,? (v:{CAP}) => wants to be called {v}
    vehicle Aa: \b(I|[Ww]e)('ve| have)? (just |finally |recently )?(sold|scrapped|ditched|binned|got rid of|gave away|replaced|retired|traded in) (the|my|our) (o:{CAP}( {CAP})?),? (and |so )?
        (it's|now it's|I'm (in|on|driving)|I drive) (now )?(v:an? {NAME}) now$ => drives {v} now
    vehicle Aa: \bchanged (cars|car|vans|bikes),? (so |and )?(it's|I'm (in|on
        |driving)) (now )?(v:(an? )?{NAME})( now)?$ => drives {v} now
    device Aa: \bchanged (phones|phone|laptops|tablets|cameras),? (so |and )?(it's|I'm (on
        |using)) (now )?(v:(an? )?{NAME})( now)?$ => has {v} now
    name Aa: ^[Ii]t's (v:(?!(?i:{PRODUCT}|{A_CITY})\b){CAP}),? (by the way|btw|if you're wondering|if you want my name
        |since you ask)$ => 's name is {v}
    employer Aa: \b([Nn]o longer|[Nn]ot|[Dd]one|[Ll]eft|[Oo]ut of) (working )?(at |with |for )?(o:{CAP}( {CAP})*)( any ?more)?,? (and |but |so )?([Nn]ow |I'm |I'm now |it's )+(at|with|over at) (v:{CAP}( {CAP})*)( now| instead)?$ => works at {v} now
    location Aa: \b([Ii]|[Ww]e)('ve| have)? (just |recently )?moved( house)?,? (so |and )?(now )?(it's|I'm (now )?in|to
        |now in) (v:{NAME})
        (?=$|,| now| instead)
    dislikes not: ^(v:(?!(it|this|that|thanks?|sorry|no|yes|ok|work|today)\b)[a-z][\w' -]{2,24}?)[,:]? (no thank you|no thanks|hard pass|not for me|never again|absolutely not|no way)$ => says no to {v}
    language: \b(I'm|I am|^) ?bilingual,? (in )?(v:{LANGUAGES} (and|/|&) {LANGUAGES})
    budget: ^(?!.*\b(he|she|they|you|if)\b)(v:.*{SUM}\b.*?,? (that's|that is|and that's|is) (all|it|my|our|the) ?
        (absolute |very )?(limit|ceiling|cap|max\w*|most|budget|i have|we have|i can
        |we can)\b[\w' ]{0,30}) => 's budget: {v}
    budget: ^(v:{SUM} (for|on) (the|a|my|our) [\w' -]{3,40}?),? (tops|max|maximum|and not a \w+ more|not a \w+ more
        |no more|at (the )?most|all in)$ => 's budget: {v}
    budget: ^(v:[\w' -]{3,40}(,|:) {SUM}[\w' ]{0,16}?,? (tops|max|maximum|at (the )?most|all in|and not a \w+ more
        |no more
        |or less|not a penny more))$ => 's budget: {v}
    """
)
"""Cues that are looked for in a whole sentence of several clauses, where none of them told anything by itself."""
ASKING_CUES = rules(
    r"""
    AS = ^(so |but |and |hi |hey )*(as|being|speaking as)
    FOR_ME = (?=.*\b(I|me|my|we|us|our)\b)(?!.*\byour?s?\b)
    diet: {AS} (v:{DIETS})(?!\w),? {FOR_ME} => is {v}
    health: {AS} (an? )?(v:{CONDITIONS})(?!\w),? {FOR_ME} => is {v}
    family: {AS} (a |the )?(v:((new|single|working|first-time|stay-at-home|divorced|young|expectant|proud) )*(mum|mom
        |mother|dad|father|parent|grandparent|granny|grandad|stepmum|stepdad)( (of
        |to) [\w -]{2,24}?)?),? {FOR_ME} => is a {v}
    job: {AS} an? (v:{OCCUPATION})(?!\w),? {FOR_ME} => is a {v}
    job: \b(suits?|fits?|helps?|benefits?|good for|best for|right for|useful (for|to)|recommend(ed)? (for|to)|expect
        (ed)? (of|from)) me as an? (v:{OCCUPATION})$ => is a {v}
    location Aa: \b(in|near|around|outside) (v:{NAME}),? where (I|we) (now |currently )*(live|stay|work|study
        |am based) => lives in {v}
    """
)
"""Facts that stand inside a question: "As a vegan, what can I order?" Roles given to the assistant are none."""
