"""English rules: how the user lives. Family, pets, food, allergies, health, vehicle, devices."""

from __future__ import annotations

from memory.writing.english.rule import rules

LIFE = rules(
    r"""
    NOT = (\s+(do not|don't|cannot|can't|can not|could never|would never|won't|never|no longer|don't really|don't ever
        |really don't|just don't|simply don't|absolutely don't|just can't|really can't|simply can't|try not to
        |don't usually|hardly ever|rarely)|'m not able to|'ve never|'d rather not)\s+
    KIDS = (lads?|lass(es)?|kids?|children|child|sons?|daughters?|boys?|girls?|babies|baby|toddlers?|twins?|triplets
        |teenagers?|teens?
        |stepkids|stepsons?|stepdaughters?|grandkids|grandchildren|grandsons?|granddaughters?|brothers?|sisters?
        |siblings?
        |nieces?|nephews?|foster \w+|little ones?|newborn)
    COUNT = (a|an|one|two|three|four|five|six|seven|eight|\d|no|some|several|many|young|older|younger|little|twin
        |identical|adopted|grown-up|grown|adult|teenage|small|baby|big)
    FOOD_STOP = (?=$|\s+(and (I|my|we)|but|because|so|since|anymore|any more|any longer|at all|these days|either
        |for (health|religious|ethical|medical)|due|or else|unless|except|now|after \d)\b)
    NOT_MEAL = (?!.*\b(tonight|today|this (morning|evening|afternoon|time)|right now|yet|breakfast today|for now
        |at the moment|lunch today|anything|much|enough|well|properly)\b)
    family kin: ({HAVE}|'m {ADV}(raising|the (proud )?(mum|mom|dad|mother|father|parent) (of|to))\s+|\s+{ADV}(raise)\s+
        |'m (an? )?((single|stay[- ]at[- ]home|working|full-time|proud|new) )?(mum|mom|dad|mother|father|parent) (of|to)\s+)(v:
        ({COUNT}\s+){1,4}([\w-]+ )?{KIDS}(?!\w)(?! (in|on|at) (the|my|our|this|that) (class|team|group|school|course|club|squad|choir|cast|study|ward|photo|picture))[^,.]{0,40})
    family not: {NOT}(have|want)\s+(v:(any )?(kids|children|siblings|brothers|sisters|brothers or sisters|a family))
    family not: {HAVE}(v:no (kids|children|siblings|brothers or sisters|family))
    family: {AM}(v:(an only child|child-?free|childless|a (single |stay[- ]at[- ]home |new |proud |working )?(mum|mom|dad
        |mother
        |father|parent|grandmother|grandfather|grandparent|widower|widow|orphan|foster parent)|the (eldest|oldest
        |youngest
        |middle)( child| one)?( of [\w ]+)?|a (twin|triplet)|expecting( a \w+| our \w+| my \w+| twins)?
        |about to become a (dad|mum
        |mom|father|mother))){STOP} => is {v}
    relationship: {AM}(v:(happily |recently |newly |still )?(married|single|divorced|engaged|widowed|separated
        |in a (long-distance |long-term |serious )?relationship|dating (?!(is|was|has|had|does|did|can|will|works|lives|apps?|sites?)\b)[\w ]{2,20}|going through a divorce|polyamorous)
        ( to [\w ]{2,30}| with [\w ]{2,30})?)( [\w ]{1,12} ago| (since|in) \w+)?{STOP} => is {v}
    relationship not: ('m|\s+am)\s+(not|no longer)\s+{ADV}(v:married|single|divorced|engaged|in a relationship
        |dating anyone)(\s+any ?more)?{STOP}
    other not: (\s+can't|\s+cannot|(\s+|'ve )never learn(t|ed) (how )?to|\s+don't know how to)\s+(v:swim|drive|cook
        |ride a bike|sing|whistle|read music|ski|skate|dance|type|sew|speak [A-Z]\w+){STOP}
    other not: {NOT}(have|own)\s+(v:(an? |any )?(tv|television|smartphone|mobile|passport|credit cards?|social media
        |driving licen[cs]e|driver's licen[cs]e|licen[cs]e|garden|balcony|oven|dishwasher|microwave|printer|religion
        |tattoos?|savings|debts?)){STOP}
    vehicle not: {NOT}(own|have|drive)\s+(v:(an? |any )?(car|cars|bike|motorbike|vehicle|van|driving licen[cs]e)){STOP}
    relationship: ('re|'m|\s+are) (now )?(v:(getting|going through) (divorced|separated|a divorce)){STOP}
    relationship: (\s+(just |recently |finally )?(got|get)|'ve (just |recently )?gotten|'ve (just )?got)\s+(v:(married
        |divorced|engaged|remarried|separated)( [\w ]{2,30})?)
    pet pet: ({HAVE}|\s+{ADV}(adopted|rescued|bought|foster|raise|breed|look after)\s+|'ve {ADV}(adopted|rescued)\s+
        |\s+{ADV}have\s+|'m {ADV}(fostering|raising|breeding)\s+)(v:((an?|one|two|three|four|five|six|seven|eight
        |nine|ten
        |\d+|some|several|my|our|this)\s+)([\w'-]+ ){0,4}?{ANIMALS}(?!\w)((?! and (an?|my|our|the) ([\w'-]+ ){0,3}{VEHICLES}\b)[^,.]){0,40})
    vehicle short: ({HAVE}|\s+{ADV}have\s+)[^,.]*?{ANIMALS} and (v:(an?|my|our|the) ([\w'-]+ ){0,3}?{VEHICLES})(?!\w) => has {v}
    pet not: ({NOT}(have|own|keep)|\s+have no)\s+(v:(any |an? )?{ANIMALS}(?!\w))
    NOT_MEANT = (?!(\w+ )?(small ?talk|(mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|(early|late) (mornings
        |nights
        |starts)|meetings?|(hard )?work|working|effort|exercise|commitments?|change|rules|authority|drama|bullshit|bs
        |nonsense|stupid\w*|jargon|buzzwords|spreadsheets?|paperwork|emails?|phone calls|people|crowds|adulting
        |deadlines?
        |fun|money|politics|advice|compliments|failure|\w+(ness|ism|ility|ship))\b)
    allergy: {AM}(not )?{ADV}(allergic|intolerant|hypersensitive|anaphylactic)\s+to\s+
        (v:{NOT_MEANT}[\w ,/&'-]{2,60}?){STOP}
    allergy: {AM}(v:[\w-]{3,20})[- ]intolerant{STOP}
    allergy: ({HAVE}|'ve developed\s+|\s+developed\s+|\s+suffer from\s+)(v:(an?|the|some)?\s*([\w'-]+ ){0,4}?(allerg(y
        |ies)|intolerance)( to [\w ,'-]{2,30})?){STOP}
    allergy: \s+(break out|come out|swell up|get hives|get a rash|go into anaphylaxis|can't breathe|react badly)
        ( in (hives|a rash))?\s+(when(ever)? I eat|if I eat|from|after eating|to|with)\s+(v:[\w ,'-]{2,40})
    diet not: ('m|\s+am)\s+(not|no longer)\s+{ADV}(v:{DIETS})(\s+any ?more|\s+any longer)?{STOP}
    diet: {AM}(v:{DIETS}){STOP} => is {v}
    diet: {AM}(on|following|doing|sticking to)\s+(v:(an? |the )?([\w-]+ ){0,3}?(diet|fast|keto|paleo|whole30|fodmap
        |fasting)){STOP}
    diet: \s+{ADV}(eat|follow|keep|stick to|do)\s+(v:(strictly |mostly |only )?(an? )?(plant-based|vegan|vegetarian
        |kosher
        |halal|keto|gluten-free|low-carb|low-fodmap|dairy-free|paleo|intermittent fasting|the mediterranean)( (diet|food
        |meals))?)
    diet not: {NOT_MEAL}({NOT}|'ve {ADV}(stopped|quit|given up)\s+|\s+{ADV}(stopped|quit|gave up|avoid|skip|cut out
        |stay away from|steer clear of)\s+|'m {ADV}(avoiding|cutting out|off)\s+|'ve cut out\s+)(eat(ing)?|touch(ing)?
        |have|having|do|consume)?\s*(v:(?<=eat )[\w ,/'&-]{2,50}?|(?<=eating )[\w ,/'&-]{2,50}?|(?<=touch )(?-i:
        (?![A-Z]))[\w ,/'&-]{2,40}?|(all |any )?(meat|red meat|pork|beef|lamb|fish|shellfish|seafood|dairy|milk|cheese
        |eggs?|gluten|wheat|bread|sugar|sweets|caffeine|coffee|soda|nuts|peanuts|soy|onions?|garlic|cilantro|coriander
        |mushrooms|tofu|spicy food|fried food|fast food|junk food|processed food|carbs|alcohol|desserts?|chocolate)
        ([\w ,/'&-]{0,30}?))(\s+any ?more|\s+any longer|\s+at all|\s+anymore)?{FOOD_STOP}
    diet: {NOT_MEAL}\s+{ADV}only\s+(eat|drink)\s+(v:[\w ,'-]{3,40}?){FOOD_STOP}
    diet: {NOT_MEAL}(\s+{ADV}(take|drink|have|like)\s+my\s+(v:(coffee|tea|steak|eggs|latte|espresso)\s+[\w ,'-]{3,40}))
    diet: {NOT_MEAL}('m|'ve started|\s+am|\s+started)\s+{ADV}eating (v:({FOODS}|meat|fish|dairy|gluten)) again
    habit: ('m|'ve been|'ve (re)?started|\s+(re)?started|'m back to|'ve gone back to|\s+went back to)\s+{ADV}(v:(smoking|vaping|drinking|gambling))( again)?(?=$| (now|since|after|lately)\b)
    habit not fact: ({NOT}|'ve {ADV}(stopped|quit|given up)\s+|\s+{ADV}(stopped|quit|gave up|don't)\s+)(v:(drink(ing)?
        ( alcohol)?|smok(e|ing)|touch alcohol|vap(e|ing)|gambl(e|ing)|alcohol|cigarettes)){STOP}
    diet not: {NOT_MEAL}{NOT}drink\s+(v:[\w ,'-]{2,40}?){FOOD_STOP}
    diet: {NOT_MEAL}(\s+can|'m able to|\s+{ADV}can|\s+{ADV}started|'ve {ADV}started|'ve {ADV}(gone|been) back (to|on)
        |\s+{ADV}went back (to|on)|'m {ADV}back (to|on)|\s+{ADV}eat)\s+(now |again )?((eat|drink
        |hav)(ing)?\s+)?(v:({FOODS}|meat|fish|dairy
        |gluten|spicy food|shellfish|seafood|eggs|sugar|nuts|cheese|pork|beef)[\w ]{0,20}?)(?=$|\s+(now|again|these)\b)
    health: ({HAVE}|\s+{ADV}(suffer from|struggle with|live with|was diagnosed with|developed|get|manage|deal with
        |battle
        |'ve)\s+|'ve {ADV}(been diagnosed with|had|suffered from|developed|lived with)\s+|'m {ADV}(dealing with
        |living with|recovering from|being treated for|prone to)\s+|\s+(recently )?got diagnosed with\s+)
        (an? |the |some )?(v:{ILLNESS})(?!\w)
    health: ('m|\s+am|'ve been)\s+{ADV}(v:(in|out of) (the )?hospital)(?=$| (now|with|for|again|since|after|at)\b)
    health: ('m|\s+am|'ve been)\s+{ADV}(v:{CONDITIONS})(?=$|\s+(and|but|since|in|so|with|from|for)\b)
    health: (\s+{ADV}(wear|use|need|have)|'ve {ADV}(worn|used|had|got)|'m {ADV}(wearing|using))\s+(v:{AIDS})
    health: (\s+{ADV}take|'m {ADV}(taking|on)|'ve {ADV}been (taking|on))\s+(v:(blood pressure|heart|thyroid|sleeping|water|iron|vitamin|cholesterol|anxiety|pain|allergy|hay ?fever|diabetes|epilepsy|acid reflux) (tablets?|pills?|meds|medication|medicine)(?!.*\b(every|each|twice|once|morning|night|a day)\b)|([\w-]+ )?(insulin|metformin|statins?
        |antidepressants?|blood thinners|warfarin|levothyroxine|ssris?|antihistamines|beta blockers
        |blood pressure (pills
        |medication|meds)|medication for [\w ]+|melatonin|lithium|ritalin|adderall))
    health: (\s+{ADV}had|'ve had|\s+underwent)\s+(v:(an? |my )?([\w-]+ ){0,3}(surgery|operation|transplant|bypass
        |replacement|c-section|hysterectomy|mastectomy|concussion|stroke|heart attack|miscarriage|cancer|leukaemia|leukemia|meningitis|pneumonia|sepsis|polio|tuberculosis|a breakdown)( [\w ]{2,20})?)
    other: {AM}(v:(four|five|six|seven) (foot|feet|ft)( (and )?(\w+|\d+)( inch(es)?)?)?){STOP}
    other: {AM}(v:an? (aries|taurus|gemini|cancer(?=$)|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius
        |pisces)){STOP} => is {v}
    other: {AM}(v:left[- ]?handed|right[- ]?handed|ambidextrous|a lefty|(an? )?(introvert|extrovert|ambivert)|introverted
        |extroverted|an? (INTJ|INTP|ENTJ|ENTP|INFJ|INFP|ENFJ|ENFP|ISTJ|ISFJ|ESTJ|ESFJ|ISTP|ISFP|ESTP|ESFP)|(a )?(jewish
        |muslim|christian|catholic|hindu|buddhist|atheist|quaker|mormon|sikh)){STOP} => is {v}
    hometown Aa: ('m|\s+am)\s+{ADV}(half[- ]|part[- ])?(v:British|English|Scottish|Welsh|Irish|American|Canadian|Australian
        |French
        |German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Russian|Ukrainian|Chinese
        |Japanese|Korean|Indian|Pakistani|Turkish|Greek|Mexican|Brazilian|Argentinian|Chilean|Colombian|Peruvian
        |Nigerian
        |Kenyan|Ghanaian|Egyptian|Moroccan|Iranian|Israeli|Lebanese|Swiss|Austrian|Belgian|Czech|Hungarian|Romanian
        |Filipino|Vietnamese|Thai|Malaysian|Indonesian|Singaporean|Taiwanese|a Kiwi|Icelandic|Estonian|Latvian
        |Lithuanian
        |Croatian|Serbian)($|\s+(and|but|by birth|originally)\b) => is {v}
    vehicle: (\s+{ADV}(drive|ride|own|(bought|got)( myself| ourselves| me| us)?|have|lease)|'ve {ADV}(got|bought
        |driven|owned)|'ve(?=\s+(an?|two)\b)|'m {ADV}(driving|riding
        |leasing)|\s+commute (by|on))\s+(v:(an?|my|the|our|two)\s+(\d{4}\s+)?{VEHICLES}(?!\w))
    vehicle: (\s+{ADV}(drive|ride)|'ve {ADV}(driven|ridden)|'m {ADV}(driving|riding))\s+(v:(an?|my)\s+(?!hard|lot|bit
        |long
        |few|little|wave|horse|taxi|bus|cab)([\w'-]+ ){0,3}?[\w'-]+){STOP}
    phone_os: ('m|\s+am|\s+{ADV}use|\s+{ADV}run|'ve switched|\s+switched)\s+{ADV}(from [\w ]{2,16} to |on |to |an? )?
        (v:{PHONES})( phone| user| device)?{STOP}
    device: ({HAVE}|\s+{ADV}(use|bought|carry|type (this |everything )?on|work on|game on|read on|shoot with|run)\s+
        |'ve {ADV}(bought|switched to|upgraded to|ordered)\s+|'m {ADV}(using|on|typing on|typing this on)\s+|\s+
        (just |recently )?(got( myself| ourselves| me| us)?|upgraded to|switched to)\s+)(v:(an?|my|the|two|our)\s+
        (new |old |used |second-hand |refurbished )?{DEVICES}(?!\w| off| away| on\b| out| plugged))
    """
)
