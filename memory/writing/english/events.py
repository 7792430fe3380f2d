"""English events, tasks and deadlines: what has a date, ahead or behind."""

from __future__ import annotations

import re

from memory.records import Kind
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

_DUE = caseless(
    r"\b(?:due|deadline|must|'ve to|hand [\w ]{2,24} in|have to|has to|need to|needs to|got to|gotta|'ve got to|supposed to|hand in"
    r"|submit|turn in|deliver|ship|file|renew|pay|expires?|finish|complete|send off|wrap up)\b"
)
_BY = caseless(r"\b(?:by|before|no later than|due(?: on)?|until|deadline is|is due|expires(?: on)?)\s+(?:the\s+)?$")
_PLAN = caseless(
    r"\b(?:appointment|parents' evening|open day|meeting|interview|exam|test|flight|train|ferry|surgery|operation|wedding|party"
    r"|birthday|anniversary|concert|gig|show|conference|presentation|presenting|talk|lecture|class|lesson"
    r"|session|check-?up|dentist|doctor|root canal"
    r"|mri|scan|physio\w*|therapy|trip|holiday|vacation|travel\w*|fly\w*|leav\w+|arriv\w+|mov(?:e|ing)"
    r"|start(?:s|ing)?|begin\w*|visit\w*|meet(?:ing)?|see(?:ing)?|going|attend\w*|race|marathon|match|game"
    r"|tournament|graduat\w+|defen[cs]e|defending|viva|audition"
    r"|ceremony|funeral|christening|baby shower|due date|scheduled|booked|have an?|have my|have the"
    r"|have (?:two|three)|having (?:an?|my|our|the|two)|get (?:my|our|the|a) [\w ]{2,24} (?:off|out|done|removed|fitted|checked|fixed)|'ve got|got an?|got my|host\w*|perform\w*|teach\w*|launch\w*|submit\w*|due"
    r"|deadline|dinner|lunch|brunch|reservation|hearing|court|visa|inspection|delivery|drop off"
    r"|(?:I'm|I am|we're|we are) (?!(?:not|so|going|thinking|hoping|looking|feeling|dying|wondering|trying|working|doing|getting|just|worrying|being)\b)[a-z]+ing"
    r"|pick(?:ing)? up|open(?:s|ing)?|clos(?:e|es|ing)|sign(?:ing)?|review|demo|workshop|retreat|camp|hike"
    r"|climb|run(?:ning)?|taking|take|sit(?:ting)?|give|giving|will|plan\w*|return\w*|back from|off work"
    r"|get(?:ting)? married|move out|move in|moves?|(?:be|am|'m|are|'re|is) (?:in|at|away|out of|off|back|on|abroad)|ends?|runs out"
    r"|is over|recitals?|rehearsals?|(?:signed up|registered|enrolled|entered) for|(?:5|10)k|triathlon|back (?:at|in|to) (?:work|school|uni|college|the office|training)|\d+(?:th|st|nd|rd) (?:is|bash|do)|exchange (?:contracts|on|vows)|complet(?:e|ing) on|collect(?:ing)?|sit my|babysit\w*|chair(?:ing)?|moderat(?:e|ing)|speaking (?:at|on)|judg(?:e|ing)|sing(?:ing)? (?:in|at)|compet(?:e|ing)|testify\w*|exhibit\w*|preach\w*|officiat\w*|sworn in|get(?:ting)? the keys"
    r"|off to|(?:do|doing) an? |operat(?:e|ing) on|(?:me|us) in for|squeez\w+|slotted|pencilled|remov(?:e|ing)|replac(?:e|ing)|fix(?:ing)?|install(?:ing)?|colonoscopy|inspect\w*|servic(?:e|ing)|repair\w*|endoscopy|biopsy|x-?ray|jab|gets? (?:fitted|installed|delivered|repaired|replaced|serviced|painted|inspected|removed|cut)|swear(?:ing)? in|due back|come(?:s)? (?:home|back|off)|(?:is|'s|are|'re) coming|comes? through|goes up|going up|goes down|results|hand(?:ing)? (?:in|over)|last day|first day|coming (?:to|over|for|round|back)|stay(?:ing)? (?:with|at|for)|comes? out|coming out|arrives?|leaves?|departs?|expires?|renew\w*)\b"
)
_STRONG = caseless(
    r"\b(?:appointment|interview|exam|flight|train|ferry|surgery|operation|wedding|concert|conference|presentation"
    r"|presenting|check-?up|dentist|root canal|mri|scan|physio\w*|trip|marathon|graduat\w+|viva|audition|ceremony"
    r"|funeral|hearing|court|visa|inspection|meeting|deadline|due|exam|birthday|party|session|test)\b"
)
_TALK = caseless(
    r"\b(?:weather|rain\w*|snow\w*|sunny|forecast|talk (?:to you|tomorrow|later|soon)|have (?:dinner|lunch"
    r"|breakfast) now|pumped|can't wait|chat|see you|let'?s|let me|remind|can you|could you|will you|going to bed"
    r"|sleepy|tired|hungry|tomorrow is another|what day|(?:was|were) (?:supposed|meant|going|due|hoping|planning|about) to|on the (?:bus|train|tube|tram|road|phone|sofa)|today is (?:a|such|the))\b"
)
_MILESTONE = caseless(
    r"\b(?:passed|graduated|got (?:my|the|a|an|into|promoted|married|engaged|divorced|accepted|hired|fired"
    r"|laid off|diagnosed|my licen[cs]e)|bought (?:a|my|our|the) (?:\w+ )?(?:house|flat|apartment|car|home"
    r"|boat|van|bike)|sold (?:my|our|the)|moved|gave birth|was born|were born|had (?:a|our|my) (?:baby|son"
    r"|daughter|surgery|operation)"
    r"|won|finished (?:my|the|a)|completed|defended|published|launched|released|shipped|retired|quit (?:my"
    r"|smoking|drinking)|started (?:a|my|at|working)|joined|left (?:my|the)|broke (?:my|a)|adopted|signed"
    r"|picked up (?:the|our|my) keys|(?:got|collected|handed) (?:the|our|my) keys|landed|earned|received|became|opened|closed on|proposed|lost my|died|passed away|ran (?:a|my|the)"
    r"|was (?:promoted|accepted|hired|admitted|diagnosed|laid off|elected|shortlisted|sworn in|ordained)|came out|came first|came (?:second|third|last) in"
    r"|was published|handed in (?:my|our)|gave (?:in my )?notice|sold (?:my|our)|lost (?:my|our)|put down (?:my|our)|had to (?:put down|say goodbye)|exchanged (?:contracts|vows|on)"
    r"|premiered|debuted|went (?:live|on sale|out on my own|freelance)|hit the shelves|eloped|tied the knot|popped the question|said yes|cleared my|paid off (?:my|our|the)"
    r"|was (?:knighted|awarded|made redundant|let go|operated on|discharged|baptised|baptized)|got (?:citizenship|tenure|the keys|our keys|custody|clean|sober|the all-clear)"
    r"|turned (?:thirty|forty|fifty|sixty|seventy|eighty|\d\d)|came home from hospital|became (?:a|an)|miscarried|split up|broke up|separated|called off"
    r"|swam (?:the|across)|climbed (?:my|the|[A-Z])|cycled (?:from|to|the)|set up my|registered my|submitted (?:my|our)|crossed)\b"
)
_OPENS = caseless(
    r"^(?:my |our |the |an? )?(?:(?:(?!(?:his|her|their|your|no|any|what|which|if|when|the|missed|see|after|before|until|since|whose|not)\b)[\w'’-]+ ){1,2}(?=(?:mri|scan|x-?ray|ultrasound|biopsy|op|surgery|check-?up|appointment|interview|exam|test|viva|audition|rehearsal|recital|wedding|funeral|flight|inspection|viewing|hearing|ceremony|lesson|class|match|gig|delivery|meeting|call|session|fitting|reunion|concert|trip|launch|deadline|shift)s?\b)|(?:job|half|full|ultra|dentist|doctor's|doctor|final|driving|second|parents'|team|board|vet|visa|house"
    r"|big|annual"
    r"|piano|school|hospital|follow-up|project|client) )*(?:appointment|interview|exam|flight|train|ferry|surgery"
    r"|operation"
    r"|wedding|concert|conference|presentation|check-?up|marathon|graduation|viva|audition|hearing|inspection"
    r"|meeting|recital|evening|open day|sports day|assembly|test|lesson|appointment|dinner|party|viewing|delivery|shift|gig|show|match|race"
    r"|reunion|scan|mri|dentist|doctor|gp|optician|orthodontist|vet|physio\w*|therapist|therapy|hygienist|chiropract\w+|osteopath|midwife|barber|hairdresser|haircut|hair appointment"
    r"|mot|(?:car|boiler|bike) service|boiler man|plumber|electrician|removal (?:van|men)|movers|(?:citizenship|blood|eye|hearing|smear|theory|language) test|x-?ray|ultrasound|jab|vaccin\w+"
    r"|booster|rehearsal|choir(?: practice)?|band practice|book club|pub quiz|christening|baptism|hen (?:do|party)|stag (?:do|night)|housewarming|barbecue|bbq|bar mitzvah|bat mitzvah|baby shower"
    r"|(?:lunch|dinner|coffee|drinks|brunch|call|catch-?up|tea) with [\w' ]{2,24}|one-to-one|1:1|appraisal|performance review|parent-teacher \w+|prom|leaving do|house move|completion|closing day"
    r"|(?:rent|mortgage|council tax|fare|price|bill|subscription) (?:goes|is going) up|(?:lease|tenancy|contract|warranty|passport|visa|licen[cs]e|insurance|subscription|membership|tax return|tax bill) (?:ends|expires|runs out|is up|is due|renews)|holiday|(?:day |business |school |road |weekend )?trip to|(?:holiday|vacation|honeymoon|getaway|city break) (?:in|to)|flying to|half-term|term|jury (?:duty|service)|court date|root canal|wisdom teeth|knee op|cataract op|check-in|kick-?off|demo day|open mic|recording session|photo ?shoot|book launch|opening night"
    r"|(?:car|van|bike|boiler|cat|dog|laptop) (?:goes|is going|is booked|has to go) in|premiere|exam|finals|midterms?|thesis defen[cs]e|oral exam|driving lesson|swimming lesson|tattoo|massage|mani(?:cure)?|facial"
    r"|(?:parents|in-laws|mum|mom|dad|sister|brother|kids|family|friends?|cousins?|grandma|grandpa|gran) (?:is |are )?(?:arriv|visit|com|land|flying in|stay|over))\w*"
)
"""A clause that opens with an appointment: "Job interview on Friday"."""
MOVED = caseless(
    r"\b(?:moved|rescheduled|postponed|pushed|brought forward|changed|shifted|delayed|bumped|shoved|knocked back|squeezed in|put back|put off)\b.{0,30}?\bto\b"
)
"""Something gets another day."""
DONE_TO_ME = caseless(
    r"^(?=.*\b(?:me|my|us|our)\b|.*\b(?:com(?:e|ing|es)|inspect\w*|fix\w*|fitt?\w*|install\w*|deliver\w*|check\w*|servic\w*|repair\w*|clean\w*|collect\w*|visit\w*) )(?:and |but |so )?(?:they|he|she|someone|somebody|(?:the|our|my) (?:landlord|landlady|agent|engineer|council|electrician|builders?|cleaners?|movers|hospital|surgeon|doctor|dentist|clinic|school|bank|landlord|plumber|vet|garage|[\w]+ (?:man|people|company|guy|lady|woman|lot|team|bloke|folks)))(?:'re|'ve|'s|'ll| are| have| is| has| will)? ?(?:got |now |finally )*"
    r"(?:do(?:ing)?|tak(?:e|ing)|remov(?:e|ing)|fit(?:ting)?|put(?:ting)?|giv(?:e|ing)|check(?:ing)?|operat(?:e|ing)|booked|scheduled|see(?:ing)?|pick(?:ing)?|hav(?:e|ing)|interview(?:ing)?|replac(?:e|ing)|install(?:ing)?|fix(?:ing)?|com(?:e|ing)|inspect(?:ing)?|servic(?:e|ing)|repair(?:ing)?|clean(?:ing)?|collect(?:ing)?|visit(?:ing)?|squeez(?:ed|ing)|slotted|pencilled|deliver(?:ing)?|me|us)\b"
)
"""Others do it, with the user or what is his: "they're doing an MRI on my knee tomorrow"."""
WEEKLY = caseless(
    r"\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:through|thru|to|until|till|-) (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights|mornings|evenings|afternoons|lunchtimes)|(?:day|night|morning|evening|collection|pickup|delivery)"
    r" (?:on|for|in|at)? ?(?:[\w' ]{2,20} )?(?:is|'s) (?:always |on )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)$)"
)
"""Something of every week, not of the next one: "on Tuesday nights", "bin day is Wednesday"."""
_ASKED = lazy(
    r"^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso) )?(?!(?:I|[Ww]e|[Yy]ou|[Ii]t|[Tt]his|[Tt]hat|[Tt]here|[Ww]ho|[Ii]f)\b)(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) [\w' -]{2,30}?|[A-Z][\w'-]*(?: [A-Z][\w'-]*)?)(?:'s| is| are| has| have)?"
    r" (?:wants?|needs?|expects?|requires?|demands?|requested|asked (?:me |us )?(?:for|to)|expecting|waiting (?:for|on)|(?:woul)?d like|insists on) .{3,80}?\b(?:by|before|no later than|latest)\b"
)
"""Somebody waits for something, by a day: "the client needs the figures by Monday"."""
_HAPPENED = caseless(
    r"\b(?:I|we) (?:just |already |also |finally )?(?:had|ate|went|saw|did|got|made|took|was|were|came|spent|watched|bought|met|cooked|walked)\b"
)
"""Today, and over already."""
_WAS = caseless(r"\b(?:was|were|had been|got (?:packed|cancelled|delayed))\b")
_TRIVIAL = caseless(
    r"\b(?:lunch|dinner|breakfast|coffee|bus|traffic|late|email|e-mail|message|ordered|takeaway|takeout"
    r"|pizza|nap|shower|groceries|laundry|movie|film|episode|game of|match|walk|slept|woke|ate|watched"
    r"|spilled|forgot|(?:lost|left|find|found) (?:my|the|our) keys)\b"
)


def event_draft(clause: Clause, whens: tuple[When, ...], today: str, content: str, *, about_user: bool) -> Draft | None:
    """The event, task or deadline of a clause whose sentence about the user is `content`."""
    flat = clause.flat
    if WEEKLY.search(flat):
        return None
    dated = [
        when for when in whens if when.iso and when.precision in ("day", "weekend", "week", "month", "season", "range")
    ]
    ahead = [when for when in dated if when.last_day >= today]
    if ahead and (about_user or _OPENS.match(flat)):
        return _ahead(clause, _meant(ahead, today, flat), today, content)
    dated = dated or [when for when in whens if when.precision == "year" and when.first_day and when.first_day <= today]
    behind = bool(dated) or re.search(
        r"\b(?:just|finally|recently|last (?:year|summer|spring|fall|winter)|this year)\b", flat, re.I
    )
    if about_user and behind and _MILESTONE.search(flat) and not _TRIVIAL.search(flat):
        return _draft(clause, "other", Kind.EVENT, dated[-1] if dated else None, "long", content)
    return None


def asked_for(clause: Clause, whens: tuple[When, ...], today: str, content: str) -> Draft | None:
    """What somebody wants of the user by a day: a task, whoever the clause speaks of."""
    ahead = [
        when for when in whens if when.iso and when.precision in ("day", "week", "month") and when.last_day >= today
    ]
    if not ahead or not _ASKED.match(clause.flat):
        return None
    return _draft(clause, "deadline", Kind.TASK, ahead[-1], "temporary", content)


def _meant(ahead: list[When], today: str, flat: str) -> When:
    """Of several days the first after today; where something is moved, the last."""
    later = [when for when in ahead if when.first_day > today]
    return ahead[-1] if MOVED.search(flat) or not later else later[0]


def _ahead(clause: Clause, when: When, today: str, content: str) -> Draft | None:
    flat = clause.flat
    rest = flat[: when.start_offset] + " " + flat[when.end_offset :]
    if _TALK.search(rest) or not (_PLAN.search(rest) or _DUE.search(rest) or _OPENS.match(flat)):
        return None
    if when.first_day == today and not (when.clock or when.part) and not _STRONG.search(rest):
        return None
    if when.first_day == today and (_HAPPENED.search(flat) or (_WAS.search(flat) and not MOVED.search(flat))):
        return None
    before = flat[: when.start_offset]
    if _BY.search(before) and (_DUE.search(rest) or re.search(r"\bby\s+(?:the\s+)?$", before, re.I)):
        return _draft(clause, "deadline", Kind.TASK, when, "temporary", content)
    if re.search(r"\b(?:is|are) due\b|\bdeadline\b", rest, re.I):
        return _draft(clause, "deadline", Kind.TASK, when, "temporary", content)
    return _draft(clause, "schedule", Kind.EVENT, when, "temporary", content)


def _draft(clause: Clause, slot: str, kind: Kind, when: When | None, lifetime: str, content: str) -> Draft:
    return Draft(
        slot=slot,
        content=content,
        start=clause.start,
        end=clause.end,
        kind=kind,
        date=when.date if when else None,
        lifetime=lifetime,
    )
