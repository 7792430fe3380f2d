"""English cues of how the user lives: family, pets, food, health, vehicles, devices, details. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.rule import rules

LIFE_CUES = rules(
    r"""
    TONIGHT = ^(?!.*\b(tonight|today|this (morning|evening|afternoon|time|week)|right now|yet|for now|at the moment)\b)
    NOT_BAD = ^(?!.*\b(yesterday|last night|tonight|today|food poisoning|undercooked|raw|dodgy|too (many|much)|out of date|gone off|price|bill)\b)
    ONE = (an?|one|two|three|four|five|six|\d)
    KID = (lads?|lass(es)?|kids?|children|child|sons?|daughters?|boys?|girls?|twins|triplets|toddlers?)
    SIB = (brothers?|sisters?|siblings?|sons?|daughters?|kids?|children|boys?|girls?)
    BODY = (back|knees?|hips?|shoulders?|wrists?|ankles?|neck|spine|heart|lungs?|kidneys?|liver|stomach|gut|eyes?
        |eyesight
        |hearing|ears?|skin|joints|feet|acl|meniscus|rotator cuff|achilles|ticker|bladder|prostate|valve)
    LASTING = (asthma|migraines?|arthritis|eczema|psoriasis|diabetes|ibs|adhd|anxiety|depression|insomnia|allerg(y|ies)
        |thyroid|reflux|sciatica|tinnitus|epilepsy|crohn's|endometriosis|sinuses|hay ?fever|ptsd|ocd|vertigo)
    family: \b(we're|I'm|we are|I am) (v:expecting (a|our|my|another|twins|triplets|in)\b[\w ]{0,24})
    family: \bI('ve)? (just |recently )*(v:(became|become) an? (grand\w+|mother|father|mum|mom|dad|parent|uncle|aunt
        |stepdad|stepmum))
    family: \b(I|we)('ve)? (just |recently |finally )*(v:had (an?|our|my) ([\w-]+ ){0,2}(baby|boy|girl|son|daughter|child|kid)( (boy|girl))?|had (twins|triplets)|gave birth)(?=$| (last|in|on|this|yesterday|today|called|named|to)\b)
    family: ^(an? )?(v:((proud|single|new|busy|working) )*(mum|mom|mother|dad|father|parent|grandma|grandad|nan) (of|to) ({ONE}|twins|triplets)( [\w-]+)?( {KID})?)( here)?$ => is a {v}
    family: (^|\b(I'm|I am) (an? |the )?)(proud |single |stay-at-home |full-time |new |busy |tired |widowed )*(v:(mum
        |mom|mother
        |dad|father|parent
        |grand\w+) (of|to) ({ONE}|twins|triplets)( [\w-]+)?( {KID})?)(?= here|$|,| and| for| since)
    family: ^(an? )?(v:(single|stay[- ]at[- ]home|working|new|proud|first-time|adoptive) (mum|mom|dad|mother|father|parent))( here| these days| now| for now| at the moment)*$ => is a {v}
    family: \b(I'm|I am|I've just become) (an? |the )?(v:(godmother|godfather|godparent|auntie?|uncle|guardian|foster carer|carer|caregiver|stepmum|stepdad) (to|of|for) [\w' ]{2,30})$ => is {v}
    family: \b(I'm|I am|I) (now |currently )?(v:(caring for|looking after|a carer for|care for|look after) (my|our) (elderly |old |disabled |own )*(mum|mom|mother|dad|father|gran|nan|grandma|grandad|grandmother|grandfather|wife|husband|partner|sister|brother|parents|son|daughter|aunt|uncle)\b[\w' ]{0,24})
    family: \b(I'm|I am) (v:the (baby|eldest|oldest|youngest|middle one|middle) of (three|four|five|six|seven|eight|nine|ten|\d+))
    family: \b(we're|we are|I'm|I am) (now |officially )*(an? )?(v:empty nesters?)
    family: ^(and )?with (v:{ONE} ([\w-]+ ){0,2}{KID})( and [\w' -]{2,30})?$ => has {v}
    family: \b(I|we)('ve got| have|'ve| have got) (v:(a|our|my|another|twins|triplets|our (first|second|third))( ([\w-]+ )?(baby|child|kid|one|boy|girl|son|daughter))?) (on the way|due\b)
    relationship Aa: \bI('ve got|'ve| have| got) (an? )(v:(boyfriend|girlfriend|partner|fiancée?|husband
        |wife))( now| in \w+)?($|,? (called|named|his name's|her name's|his name is|her name is) (s:{CAP}))
    HAVE_GOT = \b(I|we)('ve got|'ve| have got| have| got)
    family: {HAVE_GOT} (v:(grown(-up)? |young |small |little |teenage |adult )*(kids|children|grandkids|grandchildren|stepkids|stepchildren|twins|triplets))(?=$| (now|too|of my own|at home|in (school|uni))\b)
    OWED = ((an?|two|some) )?((big|huge|massive|small|hefty) )?(mortgage|student loans?|student debt|car loan)s?
    other: {HAVE_GOT} (v:{OWED}( and {OWED})?)( (to pay( off)?|now|here|too|on (it|the house|our house|my flat)))*$ => has {v}
    family Aa: \b(I|we)('ve got|'ve| have| got) (just )?(v:{ONE} (\w+ )?{SIB}:? {NAME}( and {NAME})?)
    family: ^(I|we) (v:foster|homeschool|co-parent)( kids| children| teens)?$
    family: \b(I'm|I am) (now )?(an? )(v:auntie?|uncle|grand\w+|dad|mum|mom|father|mother|godparent)( now| again| at last)+$ => is an {v} now
    family: \b(we're|we are) (v:a family of (three|four|five|six|seven|eight|\d))\b
    family not: ^(and )?no (v:kids|children|siblings|brothers or sisters|pets)( here| yet)?$ => has no {v}
    family: \b(I|we) (v:(homeschool|co-parent|adopted|foster|fostered) ((our|my|two|three|a|the) [\w ]{3,24}|teenagers|teens|kids|children|babies|siblings))
    family Aa: \b[Mm]y (v:(little |big |baby |oldest |youngest )*(girl|boy|man|lady|munchkin)( {CAP})?) (is|goes by|just
        |turn|start|has|love)
    pet pet: {ME}.*?(v:an? ([\w'-]+ ){0,3}?{ANIMALS} (named|called) [A-Z]\w+)
    pet Aa: ^[Mm]y (old |little |other |first )*(n:([\w-]+ )?{ANIMALS})(,)? (v:{CAP}( and {CAP})?)($| (((is|are)(?! (asleep|sleeping|barking|here|outside|inside|fine|hungry|tired|out|in|back|crying|playing|eating|ok|okay|better)\b))|has|loves?
        |turned|just|was|likes?|eats?|hates?|weighs|came|lives?|sleeps?|needs?))
    pet: \bit's (v:(an?|two|three) ([\w-]+ )?{ANIMALS}) (that )?(I've got|I have|we've got|we have|I keep|we keep)
    pet: ^(v:(an?|two|three|four|five|our|my) ([\w-]+ ){0,2}?{ANIMALS}) (rules?|runs?|owns?|shares?|boss(es)?|hogs?
        |keeps?|lives? (with|in)|sleeps? (on|in)) (the|this|our|my|us|me)\b
    pet: \b(in|at|on) my (kitchen|house|flat|garden|apartment|room|bed|sofa|home)|\bin our (house|home|garden)
        (?=.*{ANIMALS})(v:)
    pet: {ME}.*?(there's|we have|I have) (v:an? (\w+ )?{ANIMALS})(?!\w) (living|sleeping|that lives)
    pet: \b(I|we) {ADV}(keep|breed|raise|foster|rescue|show) (v:([\w-]+ )?{ANIMALS})(?=$| (in|on|at|as|for|and)\b)
    pet pet: \b(share|shares|sharing) (the|my|our|a) (house|flat|home|sofa|bed|life|place|apartment)( and \w+)? with (v:
        (an?|two|three|four|five|my|our) ([\w-]+ ){0,3}?{ANIMALS})(?!\w)
    pet pet: ^(and |plus |with |we've got |we have )?(v:(one|two|three|four|five|six|seven|eight|\d+) ([\w-]+ ){0,2}?{ANIMALS}( and (an?|one|two|three|four) ([\w-]+ ){0,2}?{ANIMALS})?)( (here|at home|in the house|in this house|at our place|and counting))?$ => has {v}
    relationship Aa: (v:{CAP} and I|[Mm]e and {CAP}) (have been|'ve been|are|got|were|'re|live) (together|married
        |engaged
        |dating|divorced|hitched|a couple|an item|in a relationship|separated)
    relationship: ^(well,? |so,? )?(we|me and [\w' ]{2,16}|my \w+( [A-Z]\w+)? and I|[A-Z]\w+ and I)('ve| have)? (just |recently |finally )*(v:split up|broke up|broken up|separated|parted ways|called it quits|called off the wedding|divorced)(?=$| (last|in|a|this|two|three|after|recently|now|over|for good)\b)
    relationship: \bI('ve| have)? (just |recently |finally )*(v:met (someone|somebody)( new| special| nice)?)$
    relationship: ^(been|I've been|have been) (v:with (my|the|a) (bf|gf|boyfriend|girlfriend|partner|husband|wife|fianc[eé]e?|other half|missus)( for)? [\w ]{2,20})$ => has been {v}
    relationship: (^|\bI('ve| have)? )(just |recently |finally )*(v:(broke|broken|split) up( with [\w' ]{2,20})?)$
    relationship: \b(I|we)('ve| have) been (v:(together|married|engaged|dating|separated|divorced)( [\w ]{2,24})?)
    relationship Aa: \bI('m| am|'ve been) (now |currently )?(v:(seeing(?! (Dr|Doctor|Prof|Professor|Mr|Mrs|Ms|Nurse|Sister|Father|Reverend)\b)|dating|going out with|engaged to
        |married to) (someone|a (man|woman|guy|girl)|{CAP})( (called|named) {CAP})?)
    allergy: {ME}^(v:(an? |the |any |even |most |all )?([\w-]+ )?{ALLERGENS}( and {ALLERGENS})?)(?= ).*?\b{REACTION}(?!\w)
    allergy: {ME}.*?\b{REACTION}(?!\w).*?\b(when|whenever|if|from|after|to|around|with|by|because of
        |near) (I |someone |eating |eat |touch |drink |have |get |near |smell |even |any |the |contact with |some )*
        (v:{ALLERGENS})(?!\w)
    allergy: {ME}.*?(if|when|whenever) I (eat|touch|drink|have|take|smell) (v:{ALLERGENS})\b.*?{REACTION}
    allergy: {ME}.*?\bcan't (wear|use|touch|take|be near|be around) (v:{ALLERGENS})(?!\w)
    allergy: ^(v:{ALLERGENS})('s| is| are) (strictly |completely )?(off[- ]limits|a no-go|banned|out) for me
    diet not: \bI {ADV}(can't|cannot|don't|won't) (do|handle|take|manage) (v:spicy|spice|heat|chilli
        |hot food)( food)?(?!\w)
    diet not: ^(and |so |but )*(v:{FOODS})('s| is| are) (strictly |completely |now |sadly )*(off the (menu|table)|not on the menu|a no-no|a no)( for me| these days| now)*$
    pet pet: ^(and |but )*(the|our|my) (dog|cat|pup|puppy|kitten|rabbit|horse|parrot|hamster|tortoise)('s| is) (an? )(v:[\w -]{3,30}?( (named|called) [A-Z]\w+)?)(?=$)(?<!good boy)(?<!good girl)(?<!nightmare)(?<!mess)(?<!menace)(?<!pain) => has {v}
    allergy: ^(and )?(v:([\w-]+ )?[\w-]+ (allergy|intolerance))( here| over here| sufferer( here)?)$ => has a {v}
    allergy: ^(v:(?!(it|this|that|he|she|work|stress|the (heat|sun))\b)[\w' -]{3,30}?) (always )?(brings?|brought) me out in (a rash|hives|spots|blotches|welts|lumps|bumps)
    allergy inferred: ^(?!.*\b(hangover|workout|exam|price|bill)\b)(an? |the )?(v:{ALLERGENS}|[a-z]+(cillin|mycin|profen|caine|codone|morphine|tramadol)) (once |literally |actually )*(nearly|almost|pretty much|practically) (killed me|did me in|finished me off|put me in (the )?(hospital|er|a&e|icu|intensive care|ground)|did for me)( (once|twice|before|years ago|as a (kid|child|teenager)|last \w+|when I was \w+))?$
    WARD = (the |a )?(hospital|er|a&e|icu|intensive care|emergency room|casualty|resus)
    allergy: {NOT_BAD}(an? |one |any |even (an? )?|the )*(single )?(v:{ALLERGENS}|[a-z]+(cillin|mycin|profen|caine|codone|morphine|tramadol)) (always |once |actually |literally |usually |could |can |would |will |has |have )*(puts?|lands?|landed|sends?|sent) me (straight |right |back )?(in|into|to) {WARD}( (once|twice|before|every time|years ago|as a (kid|child)|last \w+|when I was \w+))?$
    allergy: {NOT_BAD}(just |even )?(one|a single|any|a) (bite of |whiff of |sip of |bit of |trace of )?(an? )?(v:{ALLERGENS}) and I('m| am|'ll be| end up| land)( straight| right| back)? in {WARD}$
    allergy: \bI (always |have to )*carry (v:an? epi-?pen)
    allergy: \bI('ve| have)( got)? (an? |some )?(bit of a )?(v:({FOODS}|lactose|histamine|fructose|nickel
        |latex) (problem
        |issue|sensitivity|reaction))
    diet not: {TONIGHT}{ME}^(?=.* (agrees?|disagrees?|upsets?|makes?|leaves?|gives?|wreaks?|plays?|does|wrecks?|ruins?|destroys?|kills?|messes|bloats?|keeps?|digest)\b)(v:(\w+ )?{FOODS})(?= ).*?{UPSET}
    diet not: ^(?=.*\b(off|no-?go|out|banned|forbidden|not (for me|allowed|an option)|a no)\b)(?=.* (is|are|been) ){TONIGHT}{ME}.*?(v:{FOODS})( (and|or) {FOODS})? (is|are|has been
        |have been) (completely |totally |strictly |now )*(off the (menu|table)|an? no-?go|off[- ]limits|out|banned
        |forbidden|not (for me|allowed|an option)|a no)(?!\w)
    diet not: ^(v:(\w+ )?{FOODS}) and (me|I) (really |just |definitely )?(don't|do not|never|won't) (mix|get on
        |get along|agree|go together)
    diet not: ^(v:[a-zA-Z][\w' -]{1,20}?) (is|are) (something|a thing|one thing|things) I (just |really )?(never|don't|can't|won't) (eat|drink|touch|have)$
    diet not: {TONIGHT}^(so )?no (more )?(v:{FOODS})( (and|or) {FOODS})? for me(?!\w)
    diet not: {TONIGHT}.*?\b(I|we)('ve|'m|'re| have)? {ADV}(cut(ting)?|giv(en|ing)|gave|quit|quitting|dropp(ed|ing)
        |sw(ore
        |orn)|stay(ed|ing)?|steer(ed|ing)?|eliminat(ed|ing)|gone|went|eas(ed|ing)|cut back|cut down|avoid(ing)?|limit
        (ing)?) (up |off |out |away from |clear of |back on |down on |all |any )*(v:{FOODS})(?!\w)( (and|or) {FOODS})?
    diet: \b(I|we)('ve|'m|'re| have| am)? {ADV}(gone|went|going|turned|became|become|stay|been|eat
        |cook) {ADV}(v:{DIETS})
        (?!\w)
    diet: {TONIGHT}.*?\b(I|we)('ve)? {ADV}(swapped|replaced|traded|switched|went|moved|changed)( from)? (o:{FOODS}) (for
        |with|to) (v:{FOODS})
    diet not: {TONIGHT}.*?\b(I|we) {ADV}(can't|cannot|don't|do not|never|won't|couldn't) {ADV}(have|eat|drink|do|touch
        |stomach|tolerate|digest|handle|take) (any |much |a lot of )?(v:{FOODS}|(anything|things|food) (with|that|from
        |containing) [\w' ]{2,30})(?!\w)
    diet not: {TONIGHT}(v:{FOODS}) (is|are) (a problem|trouble|bad news|poison|bad|terrible) for (me|my)\b
    diet: ^((just|recently|finally) )?(went|gone|turned|going|back to being) (fully |full |completely )?(v:{DIETS})(?!\w) => is {v}
    diet: ^(have )?been {ADV}(v:{DIETS})(?!\w)
    diet: ^(v:{DIETS}) (since|for) (?=\d|over|about|almost|years|a (year|decade|long)|two|three|four|five|six|ten
        |as long
        |birth|childhood|january|last|my) => is {v}
    diet: ^(v:(one|two|three|four|no|\d|half a) sugars? in (my|the) (tea|coffee)|(milk|oat milk|cream|lemon|honey) in my (tea|coffee))\b => takes {v}
    diet not: \b(I've been|I was|been|I'm) (told|advised|ordered)( by [\w' ]{2,20})? to (cut out|cut down on|avoid|give up|lay off|stay off|stop eating|steer clear of|go easy on) (v:(?!(it|this|that|the)\b)[\w' -]{2,30})
    diet not: ^(v:(?!(it|this|that)\b)[\w' -]{2,30}?) (is|are) (about )?the (one|only) (thing|food|drink)s? (that )?I (won't|can't|don't|refuse to|never|will not) (eat|stand|touch|stomach|drink|do)
    health: ^((I'm|I am) )?(an? )?(v:recovering (alcoholic|addict|gambler|smoker|anorexic|bulimic|workaholic)) => is a {v}
    health: \b(I|I've|I'm) (had|having|have|started|finished|going through|on|done|doing) (v:chemo(therapy)?|radiotherapy|dialysis|ivf|immunotherapy|hormone therapy)\b
    other not: ^(and |but )?(I've got |we have |there's |we've )?(absolutely )?no (v:car|telly|tv|television|smartphone|garden|dishwasher|oven|licen[cs]e|passport|microwave|social media|landline|savings|debts?|tattoos?|siblings)( here| at home| of my own)?$ => has no {v}
    diet not: \b(I|we)('ll)? {ADV}(eat|drink|have) (everything|anything|most things|all (kinds of )?(meat|fish|fruit|veg|cheese)|any (meat|fish|fruit|veg|cheese))( at all| really)? (except|but|apart from|bar|other than|save for|aside from) (for )?(v:(?!(it|that|this|them|you)\b)[\w' ,-]{3,40})$
    family: ^there('s| is| are) (just |only |also |still )?(v:(an?|one|two|three|four|five|\d) ([\w-]+ )?(sons?|daughters?|kids?|children|child|boys?|girls?|toddlers?|teenagers?|bab(y|ies)|twins))( still| left)? (at home|in the house|at our place|to look after)$ => has {v} at home
    diet not: \bI (eat|drink|touch|have|cook|use) no (v:{FOODS})
    health: (^|\b(since|after|because of) )my (v:stroke|accident|operation|surgery|heart attack|diagnosis|concussion
        |burnout|injury|hysterectomy)\b,? (I|we)\b
    health: \b[Mm]y ((left |right |lower |upper )?{BODY}|teeth|leg|arm|foot|hand) (has|have|is|are)( been
        | (mostly |partly |all |now )*made of)? (v:(mostly |partly |all |now |half )*(titanium|metal|plastic|artificial
        |prosthetic|fake|bionic|ceramic|replaced|pinned|held together))
    health: \bI('m|'ve been| am) ([\w-]+ (years?|months?|weeks?|days?) )?(v:sober|clean|in recovery|in remission
        |cancer-free|smoke-free|seizure-free)(?!\w)
    health: \bI('ve)? (had|have had|got) (my|both my|both|one|a) (v:[\w ]{0,16}?({BODY}|appendix|tonsils|gallbladder|wisdom teeth|spleen
        |thyroid|uterus|prostate|cataracts?)) (replaced|done|pinned|removed|out|taken out|fused|repaired|operated on)
    health: \b[Mm]y (v:{LASTING}|(left |right |lower |upper )?{BODY}|blood pressure|cholesterol|blood sugar|iron levels?
        |eyesight)( |(?='s))('s|is|are|flares?( up)?|runs?|acts? up|plays? up|has been|have been|gets?|tends? to|always
        |never) (usually |really |very |quite |pretty |always |be |a bit )*(bad|weak|shot|dodgy|knackered|buggered|wrecked|ruined|useless|creaky|done in|gone|stiff|through the roof|sky[- ]high|all over the place|messed up|high|low|poor
        |worse|terrible|arthritic|fused|chronic|in (winter|spring|summer|autumn|cold)|up (in|when|every)|when|triggered
        |under control)
    health: \bI('ve)? {ADV}(tore|torn|broke|broken|fractured|ruptured|shattered|lost|dislocated|herniated|injured
        |had) (v:
        (my|an?) (left |right |lower |upper )?({BODY}|leg|arm|hip|disc|disk|finger|toe|collarbone|hand|foot
        |elbow)( \w+)?)
    health: \b(I'm|I am) (an? )?(v:(type [12I]+ )?(diabetic|asthmatic|epileptic|haemophiliac|hemophiliac|coeliac|celiac
        |insomniac|amputee|cancer survivor|stroke survivor|migraine sufferer|carrier of [\w ]+
        |wheelchair user|cancer patient|transplant recipient))(?!\w)
    health: (^| |'ve )been an? (v:((type [12I]+|brittle|severe|lifelong) )?(diabetic|asthmatic|epileptic|coeliac|celiac
        |insomniac))\b => has been a {v}
    health: (^|'m )(an? )?(v:((type [12I]+|brittle|severe|mild|lifelong) )?(diabetic|asthmatic|epileptic|coeliac|celiac
        |insomniac|haemophiliac|hemophiliac|amputee|(cancer|stroke) survivor|wheelchair user|migraine sufferer))( here
        | myself| over here) => is a {v}
    health: \bI('ve)? {ADV}(have|got|had|been battling|battle|been fighting|been dealing with|deal with|live with
        |lived with|been living with) (an? )?(v:(under|over)active thyroid|([\w-]+ )?{LASTING}|a (bad|dodgy|weak
        |trick) {BODY}|high (blood pressure|cholesterol)|flat feet|poor (eyesight|circulation|hearing))(?!\w)
    habit: (^|\bI('ve| have) |\bI'm )(been )?(totally |completely |fully )*off (the )?(v:cigs|cigarettes|fags|smokes|booze|drink|vape|vaping|coffee|caffeine|sugar|alcohol|social media|gambling) (for|since) => has been off {v}
    other not: (^|\bI('ve| have)? )never (v:been (abroad|on a plane|to [A-Z]\w+|married|skiing|camping)|driven|married|voted|flown|learn(ed|t) to \w+)$ => has never {v}
    health not: (^|\bI('ve| have)? )never (v:broken a bone|smoked|drunk|drunk alcohol)$ => has never {v}
    health: ^{NOT_BAD}.*?\b(can't|cannot|can barely|struggle to|can hardly) (v:(do|manage|climb|walk|stand|sit|lift|run|drive|bend|kneel|use) [\w' -]{2,30}? (since|because of|after|with) (the|my) (left |right |bad |new )*({BODY}|stroke|accident|op|operation|surgery|fall|injury|birth|transplant|crash))$
    health: \bI('m)? (now |currently |about |only )*(weigh|weighing|down to|up to) (about |around |roughly |just over |just under )?(v:\d{2,3}(\.\d)? ?(kg|kgs|kilos|kilograms|lbs|pounds|stone)( \d{1,2}( ?(lbs?|pounds))?)?)(?=$| (and|now|but|so)\b) => weighs {v}
    health: \b(I'm|I am|been) (v:registered (partially )?(blind|disabled|deaf|sight[- ]impaired)( in (one|my \w+) (eye|ear))?)
    relationship: \b(I'm|I am) (currently |still )?(v:(in the middle of|going through|finalising|finalizing) (a|my) (\w+ )?(divorce|separation|break-?up)) => is {v}
    health: \bI('m| am)? (have|having|got) (v:(sugar|bp|high bp|thyroid|cholesterol|diabetes|pressure)( (and|&) (sugar|bp|high bp|thyroid|cholesterol))*)(?= (since|for|problem|issue)\b)
    health: ^(been |I've been |I'm )?(v:(cancer-free|in remission|seizure-free|in recovery|smoke-free))( (since|for) [\w' ]{2,20}| now)?$ => has been {v}
    family: \bI('m| am) having (only )?(v:(one|two|three|four|five|\d) ([a-z]+ )?(daughters?|sons?|brothers?|sisters?|kids|children))(?=$| (and|who|aged|only)\b) => has {v}
    health: \b(I'm|I am|I've been) {ADV}(v:on the (waiting |transplant )?list for (an?|my) [\w' -]{3,30})
    health: ^(a )?(v:type (1|2|one|two)( diabetic| diabetes)?)( (since|for)|$) => is {v}
    health: ^(been |I've been )(v:{CONDITIONS})( (for|since) .*)?$ => has been {v}
    health: \b(I'm|I am) {ADV}(v:(\w+ )?(weeks|months) pregnant)(?!\w)
    health: \b(I'm|I am|I've been|been) {ADV}on (v:([\w-]+ ){0,3}?(tablets|pills|meds|medication|medicine|injections|antibiotics|antidepressants|painkillers|steroids|statins|insulin|inhalers?|hrt|chemo|dialysis|thinners|beta[- ]blockers|the pill|warfarin|lithium|metformin|thyroxine|oxygen|a drip|a pacemaker)( for (my |the )?[\w -]{2,24})?)(?!\w)
    vehicle: \bI {ADV}(get|travel|go|zip|nip) (about|around|everywhere|places|to work)( town| the city)? (on|by|in) (v:(an?|my|the) [\w' -]{2,30})$
    vehicle: \b(I|we)('ve|'m|'re)? {ADV}(picked up|pick up|trad(ed|ing)( in)?|swapped|bought|get around (on|in|by)
        |commute (on|in|by)|ordered|leas(ed|ing)|upgraded|switched|sold|restor(ed|ing)|own|ride|drive)( (from )?(my|our
        |the|an?) (o:[\w -]{2,24}?) (for|to))? (v:(an?|my|our|the) (new |used |old |second-hand |brand-new )*{VEHICLES})
        (?!\w)
    SWAPPED = (^((just|finally|recently|at (long )?last) )*|\b(I|we)('ve|'m| have)? {ADV})(swapped|swapping
        |traded( in)?|exchanged|upgraded( from)?|replaced|switched( from)?|ditched|binned|retired|sold) (out )?(my
        |our|the|an?) (old |trusty |ageing |aging |ancient |knackered |faithful )*(o:[\w' -]{2,24}?) (for|to|with
        |in favou?r of|and (got|bought|picked up)( myself| us| me)?)
    device: {SWAPPED} (v:(an?|the|my|our) (new |used |refurbished )*{DEVICES})(?!\w)
    vehicle: {SWAPPED} (v:(an?|the|my|our) (new |used |second-hand )*{VEHICLES})(?!\w)
    phone_os: ^(an? )?(long[- ]?time |lifelong |proud |die-?hard )?(v:{PHONES}) (user|person|guy|girl|fan)( here)?$ => is an {v} user
    device: ^(an? )?(v:{DEVICES}) (user|owner)( here)?$ => is a {v} user
    device Aa: ^([Gg]ot an? |[Mm]y )?[Nn]ew (phone|laptop|tablet|watch|camera|computer|e-reader)( is|'s|:
        |,) (an? |the )?(v:[A-Z][\w+.-]*( [\w+.-]+){0,3}) => has a {v} now
    vehicle Aa: ^([Gg]ot an? |[Mm]y )?[Nn]ew (car|van|bike|motorbike)( is|'s|:
        |,) (an? |the )?(v:[A-Z][\w+.-]*( [\w+.-]+){0,3}) => has a {v} now
    vehicle: ^(just )?(picked up|bought|got|ordered|leased) (v:(an?|my|our) (new |used |brand-new )*{VEHICLES})(?!\w)
    device: \bI {ADV}(read|watch|write|draw|play|work|type|shoot|record|code|study|listen|do)\b[\w ]{0,30}? (on|with
        |from) (v:(my|an?|the) {DEVICES})
    device: ^(just |finally |recently )*(got|bought|upgraded to|ordered|picked up|switched to) (v:(an?|the
        |my) (new |used |refurbished )*{DEVICES})
    other Aa: ^[Mm]y (shop|studio|office|practice|bakery|stall|workshop|caf[eé]|salon|clinic|allotment|boat)('s
        | is) (in|on|near|by|at) (v:{NAME})
    other: \b(I|we) (now |mostly |only |currently )*(v:(used to(?= (live|work|teach|run|own|study|serve|manage|coach|row|dance|act|compete) )|(bank|volunteer
        |train|shop) (with|at|for)) [^,.;▒]{3,60})
    diet not: (^|\bI('ve| have) )(really |totally |completely |right )*gone (right )?off (v:(?!(it|this|that|him|her|them|you|the (idea|plan|boil|rails)|topic|track|piste|course|road|sick|script|line|grid|duty|air)\b)[\w' -]{2,30}?)(?=$| (lately|recently|these days|now|completely|since|in|this)\b) => has gone off {v}
    habit: ^back on (v:(the )?(cigs|cigarettes|fags|smokes|booze|drink|vape|coffee|caffeine|sugar)) => is back on {v}
    habit: \bI('m| am) (back on|off|trying to come off|coming off|weaning myself off) (the )?(v:cigs|cigarettes|fags|smokes|booze|drink|vape|vaping|coffee|caffeine|sugar|sauce|wagon)\b
    other not: ^(and |but )?((I'm|I am|we're|we are) )?not (very |really |at all |particularly )?(v:religious|political
        |sporty|musical|technical|superstitious|on social media|(an? )(big |great |heavy |good |natural )?(drinker
        |smoker
        |reader|driver|cook|swimmer|gamer|dancer|singer|talker|hugger|joiner))
    other: \bI('ve got| have|'ve) (v:(\w+ )(tattoos?|piercings?|freckles|birthmarks?|scars?|dimples))
    other: \bI (wear|take) (an? )?(v:(shoe |ring |dress |trouser )?size [\w. -]{1,20}|an? (small|medium|large|xl|xxl)
        ( [\w-]+)?)
    other not: ^never (learned|learnt|owned|smoked|driven|flown|touched|married|eaten) (v:(?!(this|that|it|so
        |such)\b)[\w' -]{3,40})$
    other not: {NOW}(I|we) {EASY}(don't|do not|never) believe in (v:(?!(you|him|her|them|it|this|that
        |us)\b)[\w' -]{3,40})$
    other not Aa: \bI('m| am) (not|no longer) (really )?on (v:({CAP}|social media|any social media))( (any ?more|at all
        |any longer|these days))?$
    other not: ^(?!.*\b(problem|reason|point|doubt|need|news|one|way|time)\b)(there)?('s |is |we have )?(no
        |never been an?) (v:[\w -]{2,24}?) (in|at) (my|our) (house|home|flat|place|household|apartment|kitchen|life)$
    other: ^(I |we )(v:live (alone|by myself|on my own|with (my|our|\d|two|three|four|five) [\w' ]{2,30}))$
    other not: \b(I|we)('ve| have) never (had|owned|used|needed) (v:(an? )(?!idea|chance|problem|issue|clue|reason
        |good|bad)[\w -]{2,24})$
    schedule: \bmy (v:((early|late|night|day|morning|evening|weekend) )?(shifts?|working day|workday) (starts?|ends?
        |begins?|finish(es)?|runs?|is|are) [\w: -]{2,40})
    """
)
