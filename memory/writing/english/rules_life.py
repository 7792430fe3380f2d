"""English rules: how the user lives. Family, pets, food, allergies, health, vehicle, devices."""

from __future__ import annotations

from memory.records import Kind
from memory.writing.english.rule import ADV, AM, HAVE, NOT, STOP, rule
from memory.writing.english.words import AIDS, ANIMALS, CONDITIONS, DEVICES, DIETS, ILLNESS, PHONES, VEHICLES

_KIDS = (
    r"(?:kids?|children|child|sons?|daughters?|boys?|girls?|babies|baby|toddlers?|twins?|triplets"
    r"|teenagers?|teens?|stepkids|stepsons?|stepdaughters?|grandkids|grandchildren|grandsons?"
    r"|granddaughters?|brothers?|sisters?|siblings?|nieces?|nephews?|foster \w+|little ones?|newborn)"
)
_COUNT = (
    r"(?:a|an|one|two|three|four|five|six|seven|eight|\d|no|some|several|many|young|older|younger"
    r"|little|twin|identical|adopted|grown-up|grown|adult|teenage|small|baby|big)"
)
_FOOD_STOP = (
    r"(?=$|\s+(?:and (?:I|my|we)|but|because|so|since|anymore|any more|any longer|at all"
    r"|these days|either|for (?:health|religious|ethical|medical)|due|or else|unless|except|now|after \d)\b)"
)
_NOT_MEAL = (
    r"(?!.*\b(?:tonight|today|this (?:morning|evening|afternoon|time)|right now|yet"
    r"|breakfast today|for now|at the moment|lunch today|anything|much|enough|well|properly)\b)"
)

LIFE = (
    rule(
        "family",
        rf"(?:{HAVE}|'m {ADV}(?:raising|the (?:proud )?(?:mum|mom|dad|mother|father|parent) (?:of|to))\s+"
        rf"|\s+{ADV}(?:raise)\s+|'m (?:an? )?(?:mum|mom|dad|mother|father|parent|single (?:mum|mom|dad"
        rf"|parent|mother|father)) (?:of"
        rf"|to)\s+)(?P<v>(?:{_COUNT}\s+){{1,4}}(?:[\w-]+ )?{_KIDS}(?!\w)[^,.]{{0,40}})",
        "",
        subject="kin",
    ),
    rule(
        "family",
        rf"{NOT}(?:have|want)\s+(?P<v>(?:any )?(?:kids|children|siblings|brothers|sisters"
        rf"|brothers or sisters|a family))",
        "",
        negated=True,
    ),
    rule("family", rf"{HAVE}(?P<v>no (?:kids|children|siblings|brothers or sisters|family))", "", negated=True),
    rule(
        "family",
        rf"{AM}(?P<v>(?:an only child|child-?free|childless|a (?:single |stay-at-home |new |proud "
        rf"|working )?(?:mum|mom|dad|mother|father|parent|grandmother|grandfather|grandparent|widower|widow"
        rf"|orphan|foster parent)|the (?:eldest|oldest|youngest|middle child)(?: of [\w ]+)?|a (?:twin"
        rf"|triplet)|expecting(?: a \w+| our \w+| my \w+| twins)?|about to become a (?:dad|mum|mom|father"
        rf"|mother))){STOP}",
        " is {v}",
    ),
    rule(
        "relationship",
        rf"{AM}(?P<v>(?:happily |recently |newly |still )?(?:married|single|divorced|engaged|widowed"
        rf"|separated|in a (?:long-distance |long-term |serious )?relationship|dating [\w ]{{2,20}}"
        rf"|going through a divorce|polyamorous)(?: to [\w ]{{2,30}}| with [\w ]{{2,30}})?){STOP}",
        " is {v}",
    ),
    rule(
        "relationship",
        rf"(?:'m|\s+am)\s+(?:not|no longer)\s+{ADV}(?P<v>married|single|divorced|engaged|in a relationship"
        rf"|dating anyone)(?:\s+any ?more)?{STOP}",
        "",
        negated=True,
    ),
    rule(
        "other",
        rf"(?:\s+can't|\s+cannot|(?:\s+|'ve )never learn(?:t|ed) (?:how )?to|\s+don't know how to)\s+(?P<v>swim|drive|cook"
        rf"|ride a bike|sing|whistle|read music"
        rf"|ski|skate|dance|type|sew|speak [A-Z]\w+){STOP}",
        "",
        negated=True,
    ),
    rule(
        "other",
        rf"{NOT}(?:have|own)\s+(?P<v>(?:an? |any )?(?:tv|television|smartphone|mobile|passport"
        rf"|credit cards?|social media|driving licen[cs]e"
        rf"|driver's licen[cs]e|licen[cs]e|garden|balcony|oven|dishwasher|microwave|printer|religion"
        rf"|tattoos?|savings|debts?)){STOP}",
        "",
        negated=True,
    ),
    rule(
        "vehicle",
        rf"{NOT}(?:own|have|drive)\s+(?P<v>(?:an? |any )?(?:car|cars|bike|motorbike|vehicle|van"
        rf"|driving licen[cs]e)){STOP}",
        "",
        negated=True,
    ),
    rule(
        "relationship",
        r"(?:\s+(?:just |recently |finally )?(?:got|get)|'ve (?:just |recently )?gotten"
        r"|'ve (?:just )?got)\s+(?P<v>(?:married|divorced|engaged|remarried|separated)(?: [\w ]{2,30})?)",
        "",
    ),
    rule(
        "pet",
        rf"(?:{HAVE}|\s+{ADV}(?:adopted|rescued|bought|foster|raise|breed|look after)\s+"
        rf"|'ve {ADV}(?:adopted|rescued)\s+|\s+{ADV}have\s+|'m {ADV}(?:fostering|raising"
        rf"|breeding)\s+)(?P<v>(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|some|several"
        rf"|my|our|this)\s+)(?:[\w'-]+ ){{0,4}}?{ANIMALS}(?!\w)[^,.]{{0,40}})",
        "",
        subject="pet",
    ),
    rule("pet", rf"(?:{NOT}(?:have|own|keep)|\s+have no)\s+(?P<v>(?:any |an? )?{ANIMALS}(?!\w))", "", negated=True),
    rule(
        "allergy",
        rf"{AM}(?:not )?{ADV}(?:allergic|intolerant|hypersensitive"
        rf"|anaphylactic)\s+to\s+(?P<v>[\w ,/&'-]{{2,60}}?){STOP}",
        "",
    ),
    rule("allergy", rf"{AM}(?P<v>[\w-]{{3,20}})[- ]intolerant{STOP}", ""),
    rule(
        "allergy",
        rf"(?:{HAVE}|'ve developed\s+|\s+developed\s+|\s+suffer from\s+)(?P<v>(?:an?|the"
        rf"|some)?\s*(?:[\w'-]+ ){{0,4}}?(?:allerg(?:y|ies)|intolerance)(?: to [\w ,'-]{{2,30}})?){STOP}",
        "",
    ),
    rule(
        "allergy",
        r"\s+(?:break out|come out|swell up|get hives|get a rash|go into anaphylaxis|can't breathe"
        r"|react badly)(?: in (?:hives|a rash))?\s+(?:when(?:ever)? I eat|if I eat|from|after eating|to"
        r"|with)\s+(?P<v>[\w ,'-]{2,40})",
        "",
    ),
    rule(
        "diet",
        rf"(?:'m|\s+am)\s+(?:not|no longer)\s+{ADV}(?P<v>{DIETS})(?:\s+any ?more|\s+any longer)?{STOP}",
        "",
        negated=True,
    ),
    rule("diet", rf"{AM}(?P<v>{DIETS}){STOP}", " is {v}"),
    rule(
        "diet",
        rf"{AM}(?:on|following|doing|sticking to)\s+(?P<v>(?:an? |the )?(?:[\w-]+ ){{0,3}}?(?:diet|fast"
        rf"|keto|paleo|whole30|fodmap|fasting)){STOP}",
        "",
    ),
    rule(
        "diet",
        rf"\s+{ADV}(?:eat|follow|keep|stick to|do)\s+(?P<v>(?:strictly |mostly "
        rf"|only )?(?:an? )?(?:plant-based|vegan|vegetarian|kosher|halal|keto|gluten-free|low-carb"
        rf"|low-fodmap|dairy-free|paleo|intermittent fasting|the mediterranean)(?: (?:diet|food|meals))?)",
        "",
    ),
    rule(
        "diet",
        rf"{_NOT_MEAL}(?:{NOT}|'ve {ADV}(?:stopped|quit|given up)\s+|\s+{ADV}(?:stopped|quit|gave up|avoid"
        rf"|skip|cut out|stay away from|steer clear of)\s+|'m {ADV}(?:avoiding|cutting out|off)\s+"
        rf"|'ve cut out\s+)(?:eat(?:ing)?|touch(?:ing)?|have|having|do"
        rf"|consume)?\s*(?P<v>(?<=eat )[\w ,/'&-]{{2,50}}?|(?<=eating )[\w ,/'&-]{{2,50}}?"
        rf"|(?<=touch )(?-i:(?![A-Z]))[\w ,/'&-]{{2,40}}?|(?:all |any )?(?:meat|red meat|pork|beef|lamb|fish|shellfish"
        rf"|seafood|dairy|milk|cheese|eggs?|gluten|wheat|bread|sugar|sweets|caffeine|coffee|soda|nuts"
        rf"|peanuts|soy|onions?|garlic|cilantro|coriander|mushrooms|tofu|spicy food|fried food|fast food"
        rf"|junk food|processed food|carbs|alcohol|desserts?"
        rf"|chocolate)(?:[\w ,/'&-]{{0,30}}?))(?:\s+any ?more|\s+any longer|\s+at all"
        rf"|\s+anymore)?{_FOOD_STOP}",
        "",
        negated=True,
    ),
    rule("diet", rf"{_NOT_MEAL}\s+{ADV}only\s+(?:eat|drink)\s+(?P<v>[\w ,'-]{{3,40}}?){_FOOD_STOP}", ""),
    rule(
        "diet",
        rf"{_NOT_MEAL}(?:\s+{ADV}(?:take|drink|have|like)\s+my\s+(?P<v>(?:coffee|tea|steak|eggs|latte"
        rf"|espresso)\s+[\w ,'-]{{3,40}}))",
        "",
    ),
    rule(
        "habit",
        rf"(?:{NOT}|'ve {ADV}(?:stopped|quit|given up)\s+|\s+{ADV}(?:stopped|quit|gave up"
        rf"|don't)\s+)(?P<v>(?:drink(?:ing)?(?: alcohol)?|smok(?:e|ing)|touch alcohol|vap(?:e|ing)"
        rf"|gambl(?:e|ing)|alcohol|cigarettes)){STOP}",
        "",
        negated=True,
        kind=Kind.FACT,
    ),
    rule("diet", rf"{_NOT_MEAL}{NOT}drink\s+(?P<v>[\w ,'-]{{2,40}}?){_FOOD_STOP}", "", negated=True),
    rule(
        "diet",
        rf"{_NOT_MEAL}(?:\s+can|'m able to|\s+{ADV}can|\s+{ADV}started|'ve {ADV}started"
        rf"|'ve {ADV}(?:gone|been) back (?:to|on)|\s+{ADV}went back (?:to|on)|'m {ADV}back (?:to|on)|\s+{ADV}eat)\s+(?:now |again )?(?:eat(?:ing)?\s+)?(?P<v>(?:meat|fish|dairy|gluten|spicy food"
        rf"|shellfish|seafood|eggs|sugar|nuts|cheese|pork|beef)[\w ]{{0,20}}?)(?=$|\s+(?:now|again|these)\b)",
        "",
    ),
    rule(
        "health",
        rf"(?:{HAVE}|\s+{ADV}(?:suffer from|struggle with|live with|was diagnosed with|developed|get|manage"
        rf"|deal with|battle|'ve)\s+|'ve {ADV}(?:been diagnosed with|had|suffered from|developed"
        rf"|lived with)\s+|'m {ADV}(?:dealing with|living with|recovering from|being treated for"
        rf"|prone to)\s+|\s+(?:recently )?got diagnosed with\s+)(?:an? |the |some )?(?P<v>{ILLNESS})(?!\w)",
        "",
    ),
    rule(
        "health",
        rf"(?:'m|\s+am|'ve been)\s+{ADV}(?P<v>{CONDITIONS})(?=$|\s+(?:and|but|since|in|so|with|from|for)\b)",
        "",
    ),
    rule(
        "health",
        rf"(?:\s+{ADV}(?:wear|use|need|have)|'ve {ADV}(?:worn|used|had|got)|'m {ADV}(?:wearing"
        rf"|using))\s+(?P<v>{AIDS})",
        "",
    ),
    rule(
        "health",
        rf"(?:\s+{ADV}take|'m {ADV}(?:taking|on)|'ve {ADV}been (?:taking"
        rf"|on))\s+(?P<v>(?:[\w-]+ )?(?:insulin|metformin|statins?|antidepressants?|blood thinners|warfarin"
        rf"|levothyroxine|ssris?|antihistamines|beta blockers|blood pressure (?:pills|medication|meds)"
        rf"|medication for [\w ]+|melatonin|lithium|ritalin|adderall))",
        "",
    ),
    rule(
        "health",
        rf"(?:\s+{ADV}had|'ve had|\s+underwent)\s+(?P<v>(?:an? |my )?(?:[\w-]+ ){{0,3}}(?:surgery|operation"
        rf"|transplant|bypass|replacement|c-section|hysterectomy|mastectomy|concussion|stroke|heart attack"
        rf"|miscarriage)(?: [\w ]{{2,20}})?)",
        "",
    ),
    rule(
        "other",
        rf"{AM}(?P<v>left-?handed|right-?handed|ambidextrous|a lefty|(?:an? )?(?:introvert|extrovert"
        rf"|ambivert)|introverted|extroverted|an? (?:INTJ|INTP|ENTJ|ENTP|INFJ|INFP|ENFJ|ENFP|ISTJ|ISFJ|ESTJ"
        rf"|ESFJ|ISTP|ISFP|ESTP|ESFP)|(?:a )?(?:jewish|muslim|christian|catholic|hindu|buddhist|atheist"
        rf"|quaker|mormon|sikh)){STOP}",
        " is {v}",
    ),
    rule(
        "hometown",
        rf"(?:'m|\s+am)\s+{ADV}(?:half[- ])?(?P<v>British|English|Scottish|Welsh|Irish|American|Canadian"
        rf"|Australian|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish"
        rf"|Polish|Russian|Ukrainian|Chinese|Japanese|Korean|Indian|Pakistani|Turkish|Greek|Mexican"
        rf"|Brazilian|Argentinian|Chilean|Colombian|Peruvian|Nigerian|Kenyan|Ghanaian|Egyptian|Moroccan"
        rf"|Iranian|Israeli|Lebanese|Swiss|Austrian|Belgian|Czech|Hungarian|Romanian|Filipino|Vietnamese"
        rf"|Thai|Malaysian|Indonesian|Singaporean|Taiwanese|a Kiwi|Icelandic|Estonian|Latvian|Lithuanian"
        rf"|Croatian|Serbian)(?:$|\s+(?:and|but|by birth|originally)\b)",
        " is {v}",
        cased=True,
    ),
    rule(
        "vehicle",
        rf"(?:\s+{ADV}(?:drive|ride|own|bought|got|have|lease)|'ve {ADV}(?:got|bought|driven|owned)"
        rf"|'m {ADV}(?:driving|riding|leasing)|\s+commute (?:by|on))\s+(?P<v>(?:an?|my|the|our"
        rf"|two)\s+(?:\d{{4}}\s+)?{VEHICLES}(?!\w))",
        "",
    ),
    rule(
        "vehicle",
        rf"(?:\s+{ADV}(?:drive|ride)|'ve {ADV}(?:driven|ridden)|'m {ADV}(?:driving|riding))\s+"
        rf"(?P<v>(?:an?|my)\s+(?!hard|lot|bit|long|few|little|wave|horse|taxi|bus"
        rf"|cab)(?:[\w'-]+ ){{0,3}}?[\w'-]+){STOP}",
        "",
    ),
    rule(
        "phone_os",
        rf"(?:'m|\s+am|\s+{ADV}use|\s+{ADV}run|'ve switched|\s+switched)\s+{ADV}(?:from [\w ]{{2,16}} to |on |to "
        rf"|an? )?(?P<v>{PHONES})(?: phone| user| device)?{STOP}",
        "",
    ),
    rule(
        "device",
        rf"(?:{HAVE}|\s+{ADV}(?:use|bought|carry|type (?:this |everything )?on|work on|game on|read on"
        rf"|shoot with|run)\s+"
        rf"|'ve {ADV}(?:bought|switched to|upgraded to|ordered)\s+|'m {ADV}(?:using|on|typing on"
        rf"|typing this on)\s+|\s+(?:just |recently )?(?:got|upgraded to|switched to)\s+)(?P<v>(?:an?|my"
        rf"|the|two|our)\s+(?:new |old |used |second-hand |refurbished )?{DEVICES}(?!\w| off| away| on\b| out|"
        rf" plugged))",
        "",
    ),
)
"""Rules on how the user lives, in the order they are tried."""
