"""English cues of places, tools, projects, aims and money. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.cues_taste import ME
from memory.writing.english.rule import ADV, STOP, rules

_CAP = r"[A-ZÀ-ÖØ-Þ][\w'’&.+#-]*"
_TOOL = rf"{_CAP}(?: [A-Z0-9][\w.+#-]*){{0,2}}"
_PLACE = rf"{_CAP}(?:[ ,-]+(?:(?:upon|on|in|of|de|la|le|the|sur|am)\b|{_CAP}))*"
MONEY = (
    r"(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:hundred|thousand|grand|million)"
    r"|[$€£¥]\s?\d[\d,.]*\s?(?:k|m|grand|million)?|\d[\d,.]*\s?(?:k|grand|dollars?|bucks|euros?|pounds?|quid|usd"
    r"|eur|gbp"
    r"|yuan|rmb|yen|francs|kronor|rupees|a (?:month|week|year|day|night|head|person)|per (?:month|week|year|night"
    r"|person)))"
)
"""Pattern of a sum of money."""
_WORK = (
    r"(?:(?:whole |entire )?life|schedule|notes|photos|pictures|code|tickets|drafts|tasks|budgets?|drawings|sketches|videos|tracks|music|docs|documents"
    r"|diagrams|spreadsheets|scripts|essays|papers|finances|expenses|meetings|designs?|invoices|recipes|passwords"
    r"|bookmarks|alert(?:s|ing)|monitoring|logging|logs|metrics|dashboards?|planning|tracking|bookkeeping|accounting|invoicing|scheduling"
    r"|billing|testing|brainstorming|journal(?:ing)?|coding|deployments?|deploys|builds|pipelines?|data(?:bases?)?|infrastructure|infra|roadmap|wiki"
    r"|inventory|orders|bookings|to-?dos|calendar|files|backups|models|maps|slides|reports|emails?|chats|everything)"
)
_MACHINE = r"(?:laptop|machine|pc|computer|server|phone|desktop|setup|site|blog|website|backend|homelab|nas|store|shop)"
_NOT_THEIRS = r"(?!(?:(?:all|most|many|some|both|half|none) )?(?:of )?(?:my|our) (?:(?!and\b)[\w'-]+ ){1,3}(?:lives?|living|are|is|was|were|moved|settled|ended)\b)"
"""The clause does not speak of others of the user's ("our friends live in …")."""
_MAKING = (
    r"(?:writing|building|developing|making|designing|recording|editing|drafting|restoring|renovating|coding"
    r"|translating"
    r"|composing|sewing|knitting|filming|rewriting|illustrating)"
)
_MADE = (
    r"(?:podcast|newsletter|blog|channel|zine|column|library|plugin|extension|server|forum|meetup|book club|show"
    r"|webcomic"
    r"|comic|wiki|magazine|open[- ]source \w+|discord|community|mailing list|package|framework|tool|app|website|series)"
)
_THING = r"(?:thesis|dissertation|paper|book|novel|project|research|app|startup|phd|film|documentary|talk|course|study)"
_WANTED = (
    r"(?:run|finish|save|lose|gain|read|learn|pass|get|buy|launch|publish|reach|hit|earn|quit|cut|build|become|climb"
    r"|move|start|master|qualify|graduate|bench|deadlift|win|be (?:fluent|conversational|debt-free|fit)|pay(?:ing)? off"
    r"|sav(?:e|ing)|losing|getting|cutting|building up|finishing|writing|publishing|reading|learning|quitting)"
)

WORK_CUES = rules(
    r"""
    location Aa: ^(v:{PLACE}) (has (been|become)|is|became|was always|has always been
        |feels like) (now |still |where )*(my |our )?(home(?!town| (to|of)\b)|I live|we live)
    location Aa: \b(call|called|calling|made|make) (v:{PLACE}) (my |our )?home
    location Aa: {ME}{NOT_THEIRS}.*?\b(settled|settling|ended up|landed|living|live|based|relocated|moved
        |put down roots|bought (a|our|my) (house|flat|place|apartment|home)|rent(ing)? (a|my) \w+|home is|flat is
        |apartment is|house is) (down |back |over |permanently |from [\w ]{2,20} )*(out of|in|to|near|outside
        |around) (?!A&E|ER\b|ICU|IT\b|HR\b|I\b)(v:{PLACE})(?!.*\b(for (a|the) (weekend|conference|wedding)|airport
        |hotel))
    location Aa: (v:{PLACE}),? (is )?where (I|we) live(?! when)
    location Aa: ^(v:{PLACE})('s| is| has been) where (I|we)('ve| have)? (live|lived|been|ended up|settled)
    location Aa: {ME}.*?\b(bought|own|rent|renting|share|sharing|have|got|built) (an?|my|our|the) (\w+ ){0,2}?(flat
        |house|apartment|cottage|cabin|studio|room|place|farm|farmhouse|condo|townhouse|bungalow|houseboat|loft) (in
        |near|outside|on|by) (v:{PLACE})
    location Aa: {ME}.*?\b(split my time|split our time|divide my time|commute|live) between (v:{PLACE} and {PLACE})
    location Aa: ^([Ll]iving|[Ee]njoying|[Ll]oving) ([\w-]+ ){0,5}?(life )?in (v:{PLACE})
    hometown Aa: ^(v:{PLACE})('s| is) (my|our) (home ?town|home country|birthplace|native \w+)
    hometown Aa: \b([Mm]y|[Oo]ur) (roots|family|people|ancestors|folks) (are|is|come|comes|hail|hails) (from
        |in) (v:{PLACE})
    tool Aa: ^(v:{TOOL}) (is|'s|has been) (where (I|we) (keep|do|write|store|track|plan|manage|draw|edit|put)|(what
        |how) (I|we) (use|write|code|work|keep|track|manage|take|draw|edit|run|plan)|(still |now |always )?(my
        |our) ([\w-]+ ){0,2}?(editor|ide|browser|terminal|distro|os|language|framework|notes app|shell|stack
        |daily driver|go-to|default|tool|app|main)( of choice)?)
    tool Aa: \b([Mm]y|[Oo]ur) (work |home |old |new |main |personal )*{MACHINE} (all )?(runs?|is running|is built
        |are built) (on |with |in )?(v:{TOOL})
    tool Aa: ^([Aa]ll |[Mm]ost )?(of )?([Mm]y |[Oo]ur |the )?(?i:{WORK}) (all )?(get|gets|are|is|live|lives|go|goes
        |happen|happens|sit|sits|end up)( \w+)? (in|with|on|into|through|to) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(swapped|traded|ditched|dropped|left|abandoned|replaced|exchanged
        |gave up|quit|dumped|jumped from|moved (off|on from|from|away from)|went from|swapping|ditching
        |replacing) (out )?(o:{TOOL}) (for|in favou?r of|and (moved|switched|went) (over )?to|to|with) (v:{TOOL})
    tool Aa: \bI('ve|'m| am)? {ADV}(been |gone |went )*(all in on|sold on|swear by|loyal to|stuck with|stick with
        |sticking with|in love with|a convert to|a die-hard) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(track|manage|plan|log|edit|organi[sz]e|draft|design|model|invoice|mix
        |sync|back up|do|write|take|keep|store|host|deploy|draw|record|budget
        |schedule)\b (all |most )?(of )?(my |our )?([\w-]+ )?(?i:{WORK}) (in|on|with|using|via|through
        |to) (v:{TOOL})
    project: \b[Mm]y {THING} (deals with|looks at|focuses on|explores|examines|tackles|covers|investigates|concerns
        |is on|is set in|compares|studies|follows) (v:[^,.;▒]{3,60})
    project: \b(I|we)('m|'re| am| are)? {ADV}(halfway|midway|partway|deep|knee-deep|busy|almost done|nearly done
        |\d+ (pages|chapters|words)) (through |in |into |with )?{MAKING} (v:[^,.;▒]{3,60})
    project: \b(I|we)('ve)? {ADV}(host|run|produce|publish|maintain|edit|curate|write|started|launched|created
        |co-host|moderate|contribute to) (v:(an?|the|my|our) ([\w-]+ ){0,3}?{MADE}(?!\w)[^,.;▒]{0,40})
    project: \b(the |my )?(project|game|app|book|site|album|band|boat) (I'm|we're|I am) (on|making|building|writing
        |working on) (is|'s) (called |named )?(v:[^,.;▒]{2,40})
    project: \b(I'm|we're|I am|we are) (currently |busy |now |slowly |still |in the middle of )*(v:(converting
        |renovating|redoing|remodell?ing|restoring|gutting|landscaping|extending|refurbishing|rewiring|rebuilding
        |organi[sz]ing|putting together|compiling|curating|launching|setting up) (the|our|my|an?) [^,.;▒]{3,60})
    goal: \b(I'm|I am|we're) {ADV}(aiming|determined|committed|striving|hoping|setting out|resolved|working hard
        |trying|working) (to|on|towards?|for) (v:{WANTED}\b[^,.;▒]{2,60})
    goal: ^(v:[^,.;▒]{3,50}?)(,| -)? ?(that's|that is|is|are) (my|the|our) (goal|aim|target|plan|resolution|dream)\b
    budget: {ME}^(v:{MONEY}) (is|'s|would be) (about |really |absolutely )*(the (most|max(imum)?|limit|ceiling|cap
        |upper limit|top)|as (much|far|high) as|all|(my|our) (limit|ceiling|cap|max(imum)?|budget
        |upper limit))(?!\w)
    budget: {ME}.*?\b(spend|spending|afford|budget(ed|ing)?|cap(ped)?|limit|ceiling|max(imum)?|set aside|put aside
        |earmarked|go (over|above|beyond)|exceed|stay (under|below)|shell out|allocated)\b.*?(v:{MONEY})
    tool Aa: \b(I'm|we're|I am|we are) (all |both |mostly |fully )*(now )?on (v:{TOOL})( now| these days)$
    project: {ME}.*?\b(writing|finishing|doing|researching|starting) (my|our|an?) ([\w'-]+ ){0,2}?{THING} (on
        |about) (v:[^,.;▒]{3,50})
    budget: \b(I|we)('ve got| have| have got|'ve) (about |around |roughly |up to |only )*(v:{MONEY}) (for
        |to spend)\b
    budget: {ME}.*?\b(can|could|able to|willing to|happy to|want to|going to) (only |just )?(spend|afford|pay
        |stretch to) (up to |at most |no more than |around |about )?(v:[$€£¥]?\d[\d,.]*k?)(?= |$)
    budget: {ME}.*?(v:{MONEY}) (to spend|set aside|budgeted|earmarked|allocated|at (most|the most)|tops|max)\b
    budget: \b(rent|rooms?|groceries|food|hotel|flights?|the wedding|the trip|the renovation|the party|holiday
        |travel|the chair|the laptop) (can't|cannot|can not|must not|mustn't|shouldn't|should not|may not|has to
        |must) (exceed|cost more than|go (over|above)|be (over|more than|under|below)|stay (under
        |below)) (v:{MONEY})
    hometown Aa: \b(born|raised|bred|grew up|brought up|roots are|family is|family's|originally) (and (raised
        |bred) )?(from |in )(v:{PLACE}){STOP}
    """,
    PLACE=_PLACE,
    ME=ME,
    NOT_THEIRS=_NOT_THEIRS,
    TOOL=_TOOL,
    MACHINE=_MACHINE,
    WORK=_WORK,
    ADV=ADV,
    THING=_THING,
    MAKING=_MAKING,
    MADE=_MADE,
    WANTED=_WANTED,
    MONEY=MONEY,
    STOP=STOP,
)
"""Cues of places, tools, projects, aims and money."""
