"""English cues of the user's life: food, health, people, places, work, things, aims. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_taste import ME
from memory.writing.english.lists import ALLERGENS, FOODS, REACTION, UPSET
from memory.writing.english.rule import ADV, Rule, rule
from memory.writing.english.words import ANIMALS, DEVICES, DIETS, VEHICLES

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.-]*"
_NAME = rf"{_CAP}(?: {_CAP}){{0,3}}"
_PLACE = rf"{_CAP}(?:[ ,-]+(?:(?:upon|on|in|of|de|la|le|the|sur|am)\b|{_CAP}))*"
_TONIGHT = (
    r"^(?!.*\b(?:tonight|today|this (?:morning|evening|afternoon|time|week)|right now|yet|for now|at the moment)\b)"
)
_MONEY = (
    r"(?:[$€£¥]\s?\d[\d,.]*\s?(?:k|m|grand|million)?|\d[\d,.]*\s?(?:k|grand|dollars?|bucks|euros?|pounds?|quid|usd"
    r"|eur|gbp"
    r"|yuan|rmb|yen|francs|kronor|rupees))"
)
_COUNT = r"(?:an?|one|two|three|four|five|six|\d)"
_KID = r"(?:kids?|children|child|sons?|daughters?|boys?|girls?|twins|triplets|toddlers?)"
_SIB = r"(?:brothers?|sisters?|siblings?|sons?|daughters?|kids?|children|boys?|girls?)"
_BODY = (
    r"(?:back|knees?|hips?|shoulders?|wrists?|ankles?|neck|spine|heart|lungs?|kidneys?|liver|stomach|gut|eyes?|eyesight"
    r"|hearing|ears?|skin|joints|feet|acl|meniscus|rotator cuff|achilles)"
)
_LASTING = (
    r"(?:asthma|migraines?|arthritis|eczema|psoriasis|diabetes|ibs|adhd|anxiety|depression|insomnia|allerg(?:y|ies)"
    r"|thyroid"
    r"|reflux|sciatica|tinnitus|epilepsy|crohn's|endometriosis|sinuses|hay ?fever|ptsd|ocd|vertigo)"
)

LIFE_CUES: tuple[Rule, ...] = (
    rule(
        "health",
        r"(?:^|\b(?:since|after|because of) )my (?P<v>stroke|accident|operation|surgery|heart attack|diagnosis|concussion|burnout|injury|hysterectomy)\b,? (?:I|we)\b",
        "",
    ),
    rule(
        "other",
        r"^(?:and |but )?(?:I'm|I am|we're|we are) not (?:very |really |at all |particularly )?(?P<v>religious|political|sporty|musical|technical"
        r"|superstitious|on social media|(?:an? )(?:big |great |heavy |good |natural )?(?:drinker|smoker|reader|driver|cook|swimmer|gamer|dancer|singer"
        r"|talker|hugger|joiner))",
        "",
        negated=True,
    ),
    rule(
        "tool",
        r"\bI(?:'ve)? (?:\w+ )?(?:stopped using|quit|deleted|left|given up|gave up) (?P<v>[A-Z]\w+)(?= |$)",
        "",
        negated=True,
        cased=True,
    ),
    rule(
        "health",
        rf"\b[Mm]y (?:(?:left |right |lower |upper )?{_BODY}|teeth|leg|arm|foot|hand) (?:has|have|is|are)(?: been| (?:mostly |partly |all |now )*made of)? "
        r"(?P<v>(?:mostly |partly |all |now |half )*(?:titanium|metal|plastic|artificial|prosthetic|fake|bionic|ceramic|replaced|pinned|held together))",
        "",
    ),
    rule("pet", rf"{ME}.*?(?P<v>an? (?:[\w'-]+ ){{0,3}}?{ANIMALS} (?:named|called) [A-Z]\w+)", "", subject="pet"),
    rule(
        "habit",
        r"\bI(?:'ve| have)(?: not|n't)? (?:not |never )?(?:touched|eaten|drunk|smoked|had|used|owned|watched) (?P<v>[\w ]{3,30}?) (?:since|in|for) "
        r"(?=\d|the|ages|years|over|more|two|three|four|five|six|ten|a)",
        "",
        negated=True,
    ),
    rule(
        "allergy",
        rf"{ME}^(?P<v>(?:an? |the |any |even |most |all )?(?:[\w-]+ )?{ALLERGENS}(?: and {ALLERGENS})?)(?="
        rf" ).*?\b{REACTION}(?!\w)",
        "",
    ),
    rule(
        "allergy",
        rf"{ME}.*?\b{REACTION}(?!\w).*?\b(?:when|whenever|if|from|after|to|around|with|by|because of|near) (?:I "
        rf"|someone |"
        rf"eating |eat |touch |drink |have |get |near |smell |even |any |the |contact with |some )*"
        rf"(?P<v>{ALLERGENS})(?!\w)",
        "",
    ),
    rule(
        "allergy",
        rf"{ME}.*?(?:if|when|whenever) I (?:eat|touch|drink|have|take|smell) (?P<v>{ALLERGENS})\b.*?{REACTION}",
        "",
    ),
    rule("allergy", rf"{ME}.*?\bcan't (?:wear|use|touch|take|be near|be around) (?P<v>{ALLERGENS})(?!\w)", ""),
    rule("allergy", r"\bI (?:always |have to )*carry (?P<v>an? epi-?pen)", ""),
    rule("diet", rf"{_TONIGHT}{ME}^(?P<v>(?:\w+ )?{FOODS})(?= ).*?{UPSET}", "", negated=True),
    rule(
        "diet",
        rf"{_TONIGHT}{ME}.*?(?P<v>{FOODS})(?: (?:and|or) {FOODS})? (?:is|are|has been|have been) (?:completely "
        rf"|totally |strictly "
        r"|now )*(?:off the (?:menu|table)|an? no-?go|off[- ]limits|out|banned|forbidden|not (?:for me|allowed|an"
        r" option)"
        r"|a no)(?!\w)",
        "",
        negated=True,
    ),
    rule(
        "diet",
        rf"{_TONIGHT}^(?:so )?no (?:more )?(?P<v>{FOODS})(?: (?:and|or) {FOODS})? for me(?!\w)",
        "",
        negated=True,
    ),
    rule(
        "diet",
        rf"{_TONIGHT}.*?\b(?:I|we)(?:'ve|'m|'re| have)? {ADV}(?:cut(?:ting)?|giv(?:en|ing)|gave|quit|quitting|dropp"
        rf"(?:ed|ing)|sw(?:ore|orn)"
        r"|stay(?:ed|ing)?|steer(?:ed|ing)?|eliminat(?:ed|ing)|gone|went|eas(?:ed|ing)|cut back|cut down|avoid"
        r"(?:ing)?|limit(?:ing)?)"
        rf" (?:up |off |out |away from |clear of |back on |down on |all |any )*(?P<v>{FOODS})(?!\w)(?: (?:and|or)"
        rf" {FOODS})?",
        "",
        negated=True,
    ),
    rule(
        "diet",
        rf"\b(?:I|we)(?:'ve|'m|'re| have| am)? {ADV}(?:gone|went|going|turned|became|become|stay|been|eat|cook)"
        rf" {ADV}(?P<v>{DIETS})(?!\w)",
        "",
    ),
    rule(
        "diet",
        rf"{_TONIGHT}.*?\b(?:I'm|I am|we're) {ADV}(?:on|onto|on to|down to|back on|drinking|having) (?P<v>(?:\w+ )?"
        rf"(?:{FOODS}|decaf|a diet))"
        r" (?:now|these days|nowadays|instead)",
        "",
    ),
    rule(
        "diet",
        rf"{_TONIGHT}.*?\b(?:I|we)(?:'ve)? {ADV}(?:swapped|replaced|traded|switched|went|moved|changed)(?: from)? "
        rf"(?P<o>{FOODS}) (?:for|with|to)"
        rf" (?P<v>{FOODS})",
        "",
    ),
    rule(
        "diet",
        rf"{_TONIGHT}.*?\b(?:I|we) {ADV}(?:can't|cannot|don't|do not|never|won't|couldn't) {ADV}(?:have|eat|drink"
        rf"|do|touch|stomach"
        rf"|tolerate|digest|handle|take) (?:any |much |a lot of )?(?P<v>{FOODS})(?!\w)",
        "",
        negated=True,
    ),
    rule(
        "diet",
        rf"{_TONIGHT}(?P<v>{FOODS}) (?:is|are) (?:a problem|trouble|bad news|poison|bad|terrible) for (?:me|my)\b",
        "",
        negated=True,
    ),
    rule("diet", rf"^(?:have )?been {ADV}(?P<v>{DIETS})(?!\w)", ""),
    rule(
        "family",
        r"\b(?:we're|I'm|we are|I am) (?P<v>expecting (?:a|our|my|another|twins|triplets|in)\b[\w ]{0,24})",
        "",
    ),
    rule(
        "family",
        r"\bI(?:'ve)? (?:just |recently )*(?P<v>(?:became|become) an? (?:grand\w+|mother|father|mum|mom|dad|parent"
        r"|uncle|aunt|stepdad|stepmum))",
        "",
    ),
    rule(
        "relationship",
        r"\bI(?:'ve)? (?P<v>(?:lost|buried) my (?:husband|wife|partner|mother|father|mum|mom|dad|brother|sister|son"
        r"|daughter))",
        "",
    ),
    rule(
        "family",
        rf"(?:^|\b(?:I'm|I am) (?:an? |the )?(?:proud |single |stay-at-home |new )*)(?P<v>(?:mum|mom|mother|dad"
        rf"|father|parent|grand\w+)"
        rf" (?:of|to) (?:{_COUNT}|twins|triplets)(?: [\w-]+)?(?: {_KID})?)(?= here|$|,| and)",
        "",
    ),
    rule(
        "family",
        rf"\b(?:I|we)(?:'ve got|'ve| have| got) (?:just )?(?P<v>{_COUNT} (?:\w+ )?{_SIB}:? {_NAME}(?: and {_NAME})?)",
        "",
        cased=True,
    ),
    rule(
        "family",
        rf"\b[Mm]y (?P<v>(?:little |big |baby |oldest |youngest )*(?:girl|boy|man|lady|munchkin)(?: {_CAP})?) (?:is"
        rf"|goes by|just|turn|start|has|love)",
        "",
        cased=True,
    ),
    rule(
        "relationship",
        rf"(?P<v>{_CAP} and I|[Mm]e and {_CAP}) (?:have been|'ve been|are|got|were|'re|live) (?:together|married"
        rf"|engaged|dating|divorced|hitched"
        r"|a couple|an item|in a relationship|separated)",
        "",
        cased=True,
    ),
    rule(
        "relationship",
        r"\b(?:I|we)(?:'ve| have) been (?P<v>(?:together|married|engaged|dating|separated|divorced)(?:"
        r" [\w ]{2,24})?)",
        "",
    ),
    rule(
        "pet",
        rf"^[Mm]y (?:old |little |other |first )*(?P<n>(?:[\w-]+ )?{ANIMALS})(?:,)? (?P<v>{_CAP}(?: and {_CAP})?)"
        rf"(?:$| (?:is|are|has|loves?|turned|just|was"
        r"|likes?|eats?|hates?|weighs|came|lives?|sleeps?|needs?))",
        "",
        cased=True,
    ),
    rule(
        "pet",
        rf"\b(?:in|at|on) my (?:kitchen|house|flat|garden|apartment|room|bed|sofa|home)|\bin our (?:house|home"
        rf"|garden)(?=.*{ANIMALS})(?P<v>)",
        "",
    ),
    rule(
        "pet",
        rf"{ME}.*?(?:there's|we have|I have) (?P<v>an? (?:\w+ )?{ANIMALS})(?!\w) (?:living|sleeping|that"
        " lives)",
        "",
    ),
    rule(
        "pet",
        rf"\b(?:I|we) {ADV}(?:keep|breed|raise|foster|rescue|show) (?P<v>(?:[\w-]+ )?{ANIMALS})(?=$| (?:in|on|at|as"
        rf"|for|and)\b)",
        "",
    ),
    rule(
        "vehicle",
        rf"\b(?:I|we)(?:'ve|'m|'re)? {ADV}(?:picked up|pick up|trad(?:ed|ing)(?: in)?|swapped|bought|get around "
        rf"(?:on|in|by)|commute (?:on|in|by)|ordered"
        r"|leas(?:ed|ing)|upgraded|switched|sold|restor(?:ed|ing)|own|ride|drive)(?: (?:from )?(?:my|our|the|an?) "
        r"(?P<o>[\w -]{2,24}?) (?:for|to))?"
        rf" (?P<v>(?:an?|my|our|the) (?:new |used |old |second-hand |brand-new )*{VEHICLES})(?!\w)",
        "",
    ),
    rule(
        "vehicle",
        rf"^(?:just )?(?:picked up|bought|got|ordered|leased) (?P<v>(?:an?|my|our) (?:new |used |brand-new"
        rf" )*{VEHICLES})(?!\w)",
        "",
    ),
    rule(
        "health",
        r"\bI(?:'m|'ve been| am) (?:[\w-]+ (?:years?|months?|weeks?|days?) )?(?P<v>sober|clean|in recovery|in"
        r" remission|cancer-free|smoke-free|seizure-free)(?!\w)",
        "",
    ),
    rule(
        "health",
        rf"\bI(?:'ve)? (?:had|have had|got) my (?P<v>[\w ]{{0,16}}?(?:{_BODY}|appendix|tonsils|gallbladder|wisdom"
        rf" teeth|spleen|thyroid|uterus|prostate|cataracts?)) (?:replaced|removed|out|taken out|fused|repaired"
        rf"|operated on)",
        "",
    ),
    rule(
        "health",
        rf"\b[Mm]y (?P<v>{_LASTING}|(?:left |right |lower |upper )?{_BODY}|blood pressure|cholesterol|blood sugar"
        rf"|iron levels?|eyesight) (?:is|are|flares?(?: up)?"
        r"|runs?|acts? up|plays? up|has been|have been|gets?|tends? to|always|never) (?:usually |really |very "
        r"|quite |pretty |always |be |a bit )*"
        r"(?:bad|weak|shot|dodgy|messed up|high|low|poor|worse|terrible|arthritic|fused|chronic|in (?:winter|spring"
        r"|summer|autumn|cold)"
        r"|up (?:in|when|every)|when|triggered|under control)",
        "",
    ),
    rule(
        "health",
        rf"\bI(?:'ve)? {ADV}(?:tore|torn|broke|broken|fractured|ruptured|shattered|lost|dislocated|herniated"
        rf"|injured|had) (?P<v>(?:my|an?) (?:left |right |lower |upper )?(?:{_BODY}|leg|arm|hip|disc|disk|finger"
        rf"|toe|collarbone|hand|foot|elbow)(?: \w+)?)",
        "",
    ),
    rule(
        "health",
        r"\b(?:I'm|I am) (?:an? )?(?P<v>(?:type [12I]+ )?(?:diabetic|asthmatic|epileptic|haemophiliac|hemophiliac"
        r"|coeliac|celiac|insomniac|recovering \w+"
        r"|amputee|cancer survivor|stroke survivor|migraine sufferer|carrier of [\w ]+|wheelchair user|cancer"
        r" patient|transplant recipient))(?!\w)",
        "",
    ),
    rule(
        "health",
        rf"\bI(?:'ve)? {ADV}(?:have|got|had|been battling|battle|been fighting|been dealing with|deal with|live"
        rf" with|lived with|been living with) (?:an? )?(?P<v>(?:under|over)active thyroid|(?:[\w-]+ )?{_LASTING}|a "
        rf"(?:bad|dodgy|weak|trick) {_BODY}|high (?:blood pressure|cholesterol)|flat feet|poor (?:eyesight"
        rf"|circulation|hearing))(?!\w)",
        "",
    ),
    rule(
        "health",
        r"\bI can(?:'t|not) (?:see|read|hear|walk|sleep|breathe) [\w ]{0,20}?without (?P<v>(?:my )?(?:glasses"
        r"|contacts|lenses|hearing aids?|a cane|cane|inhaler|medication|cpap|pills))",
        "",
    ),
    rule(
        "other",
        r"\bI(?:'ve got| have|'ve) (?P<v>(?:\w+ )(?:tattoos?|piercings?|freckles|birthmarks?|scars?|dimples))",
        "",
    ),
    rule(
        "other",
        r"\bI (?:wear|take) (?:an? )?(?P<v>(?:shoe |ring |dress |trouser )?size [\w. -]{1,20}|an? (?:small|medium"
        r"|large|xl|xxl)(?: [\w-]+)?)",
        "",
    ),
    rule(
        "device",
        rf"\bI {ADV}(?:read|watch|write|draw|play|work|type|shoot|record|code|study|listen|do)\b[\w ]{{0,30}}? "
        rf"(?:on|with|from) (?P<v>(?:my|an?|the) {DEVICES})",
        "",
    ),
    rule(
        "device",
        rf"^(?:just |finally |recently )*(?:got|bought|upgraded to|ordered|picked up|switched to) (?P<v>(?:an?|the"
        rf"|my) (?:new |used |refurbished )*{DEVICES})",
        "",
    ),
)
"""Cues of what the user's life is like."""
