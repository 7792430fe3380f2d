"""English attributes said by their name: my birthday is …, the grocery budget is …, my car is …"""

from __future__ import annotations

import re

from memory.writing.english.rule import Rule, rule
from memory.writing.english.words import ANIMALS
from memory.writing.wording.patterns import lazy

_IS = (
    r"(?:\s*(?:'s|:)\s*|\s+(?:is|are|was|will be|falls (?:on|in)|is in|stands at|goes up to|has changed to|changed to"
    r"|went up to|got cut to|got raised to|got bumped to|has been (?:cut|raised|bumped|moved|changed) to"
    r"|got moved to|moved to|=|(?:went|goes|has gone|rose|fell|dropped|grew|shrank|jumped|was (?:raised|cut|bumped"
    r"|increased"
    r"|reduced)|is (?:up|down))(?: up| down)?(?: from [\w$€£.,%]+(?: \w+)?)? to)\s+)"
    r"(?:(?:now|actually|currently|still|also|spelled|spelt|called|usually|probably|mostly|set at|set to"
    r"|capped at|about|around|to)\s+)*"
    r"(?P<v>[^▒]{1,120})"
)
_NAMES: tuple[tuple[str, str], ...] = (
    ("name", r"(?:full |real |first |last |given |sur)?(?:name|surname)"),
    ("nickname", r"(?:nickname|nick|handle|username|pen name|stage name|alias)"),
    ("age", r"age"),
    ("birthday", r"(?:birthday|date of birth|birth date|bday|b-day|dob)"),
    ("gender", r"(?:gender|pronouns)"),
    ("location", r"(?:home|house|flat|apartment|place|home base|base|city|current city|home address|address)"),
    ("hometown", r"(?:hometown|home town|birthplace|home country|nationality)"),
    ("job", r"(?:job|job title|occupation|profession|role|position|title|day job|line of work)"),
    ("employer", r"(?:employer|company|workplace|firm)"),
    ("school", r"(?:school|university|college|alma mater|uni)"),
    ("education", r"(?:major|degree|field of study|minor|specialty|speciality)"),
    ("language", r"(?:native language|first language|mother tongue|second language|native tongue|main language)"),
    ("timezone", r"(?:time ?zone)"),
    ("allergy", r"(?:allerg(?:y|ies)|allergens?)"),
    ("diet", r"(?:diet|dietary restrictions?|dietary requirements?)"),
    (
        "health",
        r"(?:blood type|blood group|height|weight|resting heart rate|eyesight|vision|prescription|condition"
        r"|diagnosis)",
    ),
    (
        "hobby",
        r"(?:(?:main |biggest |favou?rite |other |new )?(?:hobb(?:y|ies)|pastimes?|passions?|interests?"
        r"|way to (?:relax|unwind)|guilty pleasure))",
    ),
    (
        "likes",
        r"(?:(?:all-time |absolute )?favou?rite(?: [\w'-]+){1,4}|favou?rites?|comfort food"
        r"|go-to [\w ]{2,20}|idol|lucky number)",
    ),
    ("dislikes", r"(?:pet peeves?|least favou?rite(?: [\w'-]+){1,3}|biggest fear|worst fear|phobia)"),
    (
        "tool",
        r"(?:(?:main |preferred |daily |default |primary |code |text )?(?:editor|ide|terminal|shell|browser"
        r"|stack|tech stack|operating system|os|distro|framework|programming language|note-taking app"
        r"|notes app|window manager|password manager|to-do app|todo app|calendar app|search engine"
        r"|toolchain))",
    ),
    ("phone_os", r"(?:phone os|phone's os)"),
    (
        "device",
        r"(?:(?:work |main |new |old |daily |personal |other |gaming )?(?:phone|laptop|computer|pc|desktop"
        r"|tablet|watch|camera|headphones|keyboard|monitor|e-?reader|console|machine|mac|printer))",
    ),
    (
        "project",
        r"(?:(?:side |current |main |new |pet |weekend |research |final[- ]year |team's "
        r"|company's )?(?:project|thesis|dissertation|startup|product|app|research|book|novel|phd topic"
        r"|thesis topic|game|film|album|comic|podcast|documentary))",
    ),
    (
        "vehicle",
        r"(?:(?:new |old |first |daily )?(?:car|truck|van|bike|motorbike|motorcycle|scooter|ride"
        r"|daily driver|e-bike))",
    ),
    ("habit", r"(?:(?:morning |evening |daily |bedtime )?(?:routine|habit|ritual)|bedtime|commute|usual wake-up time)"),
    ("schedule", r"(?:(?:work |working |office |shop )?(?:hours|schedule|shift|shifts|day off|days off))"),
    (
        "other",
        r"(?:(?:shoe|ring|dress|shirt|trouser|hat|glove|shoe and \w+) size|parking (?:spot|space)|locker|star sign"
        r"|zodiac sign|mbti|motto|blood sign|enneagram(?: type)?|faith|religion)",
    ),
    ("relationship", r"(?:marital status|relationship status|(?:wedding )?anniversary)"),
)
_PET_IS = r"(?:'s name is|'s called|\s+is (?:called|named)|\s+(?:goes|answers) (?:by|to))"
_PET = rule("pet", rf"(?P<n>(?:[\w-]+ ){{0,2}}?{ANIMALS}){_PET_IS}\s+(?P<v>[\w'’& -]{{2,40}})", subject="pet")
ATTRIBUTES: tuple[Rule, ...] = (
    _PET,
    rule(
        "pet",
        rf"(?P<n>(?:[\w-]+ ){{0,2}}?{ANIMALS})(?:, (?P<v>[A-Z]\w+),| (?P<v2>[A-Z]\w+) (?:is|has|loves|likes|was))",
        subject="pet",
        cased=True,
    ),
    *(rule(slot, rf"(?P<n>{noun}){_IS}", subject=slot) for slot, noun in _NAMES),
)
"""Attributes whose name stands behind "my" (or "our")."""
HAVE_BUDGET = rule(
    "budget",
    r"(?:I|we)(?:'ve got| have| got)?\s+(?:about\s+)?(?:an?\s+)?(?:[\w-]+ )?(?:budget of"
    r"|budgeted)\s+(?P<v>[^▒,]{2,60})",
)
"""I've got a budget of 1500 dollars for …"""
WORKED_IN = rule(
    "tool",
    r"(?:most of |all of |all |nearly all )?(?:my|our) [\w' -]{0,24}?(?:coding|programming|development|code"
    r"|writing|drawings?|design work|notes?"
    r"|scripts?|projects?|docs|documents|diagrams?|budgeting|accounting|editing|work) (?:is|are|happens?"
    r"|lives?|sits?|is done|are done|gets done) "
    r"(?:mostly |all |mainly )?(?:in|with|on|using) (?P<v>(?!a\b|the\b|my\b|progress|vain|bed|good"
    r"|bad)[A-Za-z][\w.+# -]{0,30})",
)
"""Most of my coding is in …"""
HOME = rule(
    "location",
    r"(?:home|where i live|my home)\s*(?:for me )?(?:is|'s|:)\s+(?:now |currently |in "
    r"|at )*(?P<v>[^▒,]{2,60}?)(?:\s+(?:these days|now|nowadays))?$",
    "'s home is {v}",
)
"""Home is …; where I live: …"""
_ABOUT = r"(?:my|our|the|this|next|total|overall|current) (?P<w>(?!your)[\w' &-]{0,40}?)"
ANYWHERE: tuple[Rule, ...] = (
    rule(
        "budget", rf"{_ABOUT}\b(?:budget|spending (?:limit|cap)|spending money)(?: for (?P<w2>[\w' &-]{{2,40}}?))?{_IS}"
    ),
    rule(
        "goal",
        rf"{_ABOUT}\b(?:goals?|targets?|aims?|ambitions?|objectives?|resolutions?|dreams?|okrs?|kpis?"
        rf"|plan)(?: (?:for|in|with|of) (?P<w2>[\w' &%-]{{2,40}}?))?{_IS}",
    ),
    rule(
        "deadline",
        rf"{_ABOUT}\b(?:deadline|due date|cut-?off|submission date"
        rf"|closing date)(?: for (?P<w2>[\w' &-]{{2,60}}?))?{_IS}",
    ),
)
"""Attributes of something named beside them (the grocery budget, the deadline for the grant)."""
EXTRAS = lazy(
    r"^(?:my|our)\s+(?P<noun>(?:[\w'-]+ ){0,3}?(?:size|number|locker|parking (?:spot|space)|desk|room|seat"
    r"|plate|pin code word|anniversary|star sign|zodiac sign|mbti|motto|email|email address|phone number"
    r"|mobile|membership|locker number|emergency contact))"
    r"(?:\s*:\s*|\s+(?:is|are|'s)\s+)(?P<v>[^▒]{1,80})",
    re.IGNORECASE,
)
"""Details with no slot of their own."""
