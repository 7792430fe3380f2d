"""English cues of tools, projects, goals and money: clauses whose words tell of them, whatever their order. As `cues_taste`."""

from __future__ import annotations

from memory.writing.english.rule import rules

WORK_CUES = rules(
    r"""
    TOOL = {TOOL_CAP}( [A-Z0-9][\w.+#-]*){0,2}
    WORK = (sprints?|stand-?ups?|retros|newsletters?|lesson plans|sheet music|scores|articles|lyrics|stories|receipts
        |translations|transcripts|charts|posters|(day )?job|work ?day|workflow|(whole |entire )?life|schedule|notes
        |photos|pictures|code|tickets|drafts|tasks
        |budgets?|drawings|sketches|videos|tracks|music|docs|documents|diagrams|spreadsheets|scripts|essays|papers
        |finances|expenses|meetings|designs?|invoices|recipes|passwords|bookmarks|alert(s|ing)|monitoring|logging|logs
        |metrics|dashboards?|planning|tracking|bookkeeping|accounting|invoicing|scheduling|billing|testing|brainstorming
        |journal(ing)?|coding|deployments?|deploys|builds|pipelines?|data(bases?)?|infrastructure|infra|roadmap|wiki
        |inventory|orders|bookings|to-?dos|calendar|files|backups|models|maps|slides|reports|emails?|chats|everything)
    MACHINE = (laptop|machine|pc|computer|server|phone|desktop|setup|site|blog|website|backend|homelab|nas|store|shop)
    MAKING = (writing|building|developing|making|designing|recording|editing|drafting|restoring|renovating|coding
        |translating|composing|sewing|knitting|filming|rewriting|illustrating)
    MADE = (podcast|newsletter|blog|channel|zine|column|library|plugin|extension|server|forum|meetup|book club|show
        |webcomic|comic|wiki|magazine|open[- ]source \w+|discord|community|mailing list|package|framework|tool|app
        |website
        |series)
    STUDY = (thesis|dissertation|paper|book|novel|project|research|app|startup|phd|film|documentary|talk|course|study)
    WANTED = (run|finish|save|lose|gain|read|learn|pass|get|buy|launch|publish|reach|hit|earn|quit|cut|build|become
        |climb
        |put|set aside|stash|chip away at|move|start|master|qualify|graduate|bench|deadlift|win|be (fluent
        |conversational
        |debt-free|fit)|pay(ing)? off|sav(e|ing)|losing|getting|cutting|building up|finishing|writing|publishing|reading
        |learning|quitting)
    NO_MACHINE = ^(?!.*\b(api|caches?|requests?|tokens?|rate limit|quota|queue|buffer|batch|threads?|connections?
        |timeout
        |payload|storage|inbox|mailbox|attachments?|uploads?|files?|server|disk|speed|words?|characters?|messages?
        |followers|steps|calories|ram)\b)
    NO_QUOTA = {NO_MACHINE}(?!.*\b(label|tag|sign|memory|context|price|costs?|retail\w*|sells?|they|said|says)\b)
    tool Aa: ^(v:(Windows|Mac|Linux|Ubuntu|MacBook|macOS|Teams|Slack|Outlook|Gmail|Chrome|Firefox|(?i:{PRODUCT})) (at|for) (work|home))$ => uses {v}
    tool not Aa: \b[Ii]('ve| have)? (\w+ )?(came off|come off|got off|gotten off|logged off|signed off|deactivated|left) (v:(Instagram|Facebook|Twitter|X|TikTok|LinkedIn|Reddit|Snapchat|WhatsApp
        |Threads|Bluesky|Mastodon|Discord|YouTube|Pinterest|Tumblr|Strava|Tinder|Hinge|Bumble|Slack|Telegram|Weibo|WeChat))(?!\w)
    tool not: ^(and |but |so )*((I'm|I am) )?(not|never been|no longer) (really )?on (v:(any )?(facebook|instagram|twitter|tiktok|linkedin|reddit|snapchat|whatsapp|social media|threads|bluesky|mastodon|discord|youtube|pinterest|telegram|wechat|tinder)\b[\w ]{0,40})$ => is not on {v}
    tool not Aa: \bI('ve)? (\w+ )?(stopped using|quit|deleted|given up|gave up) (v:[A-Z]\w+)(?= |$)(?! for [A-Za-z])
    tool Aa: ^(v:{TOOL}) (is|'s|has been) (where (I|we) (keep|do|write|store|track|plan|manage|draw|edit|put)|(what
        |how) (I|we) (use|write|code|work|keep|track|manage|take|draw|edit|run|plan)|(still |now |always )?(my
        |our) ([\w-]+ ){0,2}?(editor|ide|browser|terminal|distro|os|language|framework|notes app|shell|stack
        |daily driver
        |go-to|default|tool|app|main)( of choice)?)
    tool Aa: ^([Aa]ll )?(of )?([Mm]y|[Oo]ur) [\w' -]{3,24} (gets?|are|is) (all |only |mostly |always )*(done|made
        |written|kept|drawn|sent
        |cut|edited|tracked|managed|built|(type)?set|engraved|laid out|recorded|mixed|stored|logged|planned|filed
        |designed|shot|mapped
        |hosted|sketched|modelled|rendered|coded|saved|scheduled|organi[sz]ed) (in|with|on|through|using) (v:{TOOL})
    tool Aa: \b([Mm]y|[Oo]ur) (work |home |old |new |main |personal )*{MACHINE} (all )?(runs?|is running|is built
        |are built) (on |with |in )?(v:{TOOL})
    tool Aa: ^([Aa]ll |[Mm]ost )?(of )?([Mm]y |[Oo]ur |the )?(?i:{WORK}) (all )?(get|gets|are|is|live|lives|go|goes
        |happen
        |happens|sit|sits|end up)( \w+)? (in|with|on|into|through|to) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(swapped|traded|ditched|dropped|left|abandoned|replaced|exchanged|gave up
        |quit|dumped|jumped from|moved (off|on from|from|away from)|went from|swapping|ditching|replacing) (out )?
        (o:{TOOL}) (for|in favou?r of|and (moved|switched|went) (over )?to|to|with) (v:{TOOL})
    tool Aa: \bI('ve|'m| am)? {ADV}(been |gone |went )*(all in on|sold on|swear by|loyal to|stuck with|stick with
        |sticking with|in love with|a convert to|a die-hard) (v:{TOOL})
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re)? {ADV}(track|manage|plan|log|edit|organi[sz]e|draft|design|model|invoice|mix
        |sync
        |back up|do|write|take|keep|store|host|deploy|draw|record|budget|run|handle
        |schedule)\b (all |most )?(of )?(my |our )?
        ([\w-]+ )?(?i:{WORK}) (in|on|with|using|via|through|to) (v:{TOOL})
    tool Aa: \b(moved|moving|migrated|migrating|switched|switching|shifted|took|taken|pulled) (all |most |everything )?
        (of )?((my|our|the) [\w -]{2,24} |everything |it all )?(off|from|away from|out of) (o:{TOOL}) (and )?(over )?
        (on)?to (v:{TOOL})
    tool Aa: \bI {ADV}(spend|live|lose|waste) (all|most|half|much|nearly all|a lot) (of )?(the|my) (working |work |whole |week)*(days?|weeks?|time|evenings|nights|life|hours|shift) in (v:{TOOL})$
    tool Aa: \b(I'm|I am|we're|I live|I spend (all|most of) (the
        |my) day) in (v:{TOOL}) (pretty much |nearly |almost |practically |for )?
        (all day|every day|the whole day|all the time|daily|constantly|most of the day)
    tool Aa: \b([Ii]|[Ww]e)('ve| have)? (just |finally |recently |now )*(binned|ditched|dropped|left|abandoned|scrapped) (o:{TOOL}) and (\w+ )?(moved|shifted|switched|gone|went|put) ([\w ]{2,24} )?(over |across )?(on)?to (v:{TOOL})(?= (now|last|this|for)\b|$)
    tool: ^(the|my|our) (whole )?(office|team|crew|squad|lab|shop|company|club|school|family|class|department|studio|choir|firm)( is|'s| are| runs| lives) (all |now |still |mostly |entirely )*(on|in) (v:{PRODUCT})$
    tool: \b(at work|at home|these days|nowadays|day to day|for me|now|here),? (it's|it is) (all |mostly |mainly |just |only |still )*(v:{PRODUCT})$ => uses {v}
    tool Aa: \b([Ii]|[Ww]e) {ADV}(ship|build|write|script|prototype|develop|code|automate|render|publish|typeset) (all of it |it all |everything |most things |almost everything |nearly everything )(in|on|with|using|via|through) (v:{TOOL})(?= (now|these days|nowadays|at the moment|currently)|$)
    tool Aa: \b([Ii]|[Ww]e) {ADV}(do|run|handle|keep|manage|write|draw|edit|track|build|make|record|mix|model|design
        |plan
        |host|teach|store) ((nearly |almost |pretty much )?all |most |everything |the bulk )(of )?([Mm]y |[Oo]ur |the )?
        ([\w-]+ ){0,3}?(in|on|with|using|via|through) (v:{TOOL})$
    tool Aa: \b(everything|anything|all of it|it all)( is|'s| gets| lives| goes| happens| runs) (now |all )?
        (tracked |kept |done|stored |managed |handled |logged |written |hosted |planned |drawn |built )?(in|on|with
        |through|via) (v:{TOOL})
    tool Aa: \b(I'm|we're|I am|we are) (all |both |mostly |fully )*(now )?on (v:{TOOL})( now| these days)$
    tool not Aa: {NOW}(and |but )?(I|we|We) {EASY}(don't|do not|never|won't|no longer) {EASY}(touch|open|go near
        |bother with|log into|have|need|trust) (v:{CAP}( {CAP})?)(\s+(any ?more|at all|any longer|now))?$
    tool Aa: \b([Ii]|[Ww]e)('ve|'m|'re| am| are)? {ADV}(gone back|went back|going back|returned|reverted
        |back) (over )?(to
        |on|with) (v:(?i:{PRODUCT}))\b
    tool Aa: ^(v:{CAP}( {CAP})?) (has |have )?(replaced|superseded|taken over from|took over from
        |taken the place of) (o:{CAP}( {CAP})?)(?= |$)
    tool Aa: ^([Aa]ll |[Mm]ost )?(of )?([Mm]y|[Oo]ur) ([\w-]+ )?[\w-]+(ing|s|work|code|writing|music|stuff)('s|s')? (is |are |all |now )*(in|on) (v:(?!(January|February|March|April|May|June|July|August|September|October|November|December)\b|(Mon|Tues|Wednes|Thurs|Fri
        |Satur|Sun)day|I\b|{A_CITY})((?i:{PRODUCT})|{TOOL}(?=$)(?<=[a-z])))$
    tool: ^(everything|anything|all) (that )?(I|we) (write|draw|code|record|make|cook|read|design|note|paint|edit|film|shoot|mix|plan|sell|build|compose) (is|lives|happens
        |is (now |all )?(done|made|drawn|written|kept|edited|recorded|mixed)
        |gets (done|written|drawn|made)|starts
        |goes) (in|on|into|with|through|via|straight into) (v:[A-Z][\w.+# -]{1,24})
    project: \b[Mm]y {STUDY} (deals with|looks at|focuses on|explores|examines|tackles|covers|investigates|concerns
        |is on
        |is set in|compares|studies|follows) (v:[^,.;▒]{3,60})
    project: \b(I|we)('m|'re| am| are)? {ADV}(halfway|midway|partway|deep|knee-deep|busy|almost done|nearly done
        |\d+ (pages|chapters|words)) (through |in |into |with )?{MAKING} (v:[^,.;▒]{3,60})
    project: \b(I|we)('m|'re| am| are)? {ADV}(lead|leading|run|running|manage|managing|oversee|overseeing|head|heading|own|coordinat(e|ing)) (v:(the|our|an?) ([\w'’&-]+ ){1,4}(project|programme|program|initiative|rollout|migration|relaunch|redesign|campaign))(?=$|\s+(at|for|in|and|with)\b)
    project: \b(I|we)('ve)? {ADV}(host|run|produce|publish|maintain|edit|curate|write|started|launched|created|co-host
        |moderate|contribute to) (v:(an?|the|my|our) ([\w-]+ ){0,3}?{MADE}(?!\w)[^,.;▒]{0,40})
    project: \b(the |my )?(thing|tool|app|system|site|product|platform|game|side project) (that )?(I'm|we're|I am|we are|I've been) (currently )?(building|making|working on|developing|writing)( for [\w' -]{2,24}?)?( is|'s) (called|named) (v:[A-Z][\w-]*( [A-Z][\w-]*)?) => is building {v}
    project: \b(the |my )?(project|game|app|book|site|album|band|boat) (I'm|we're|I am) (on|making|building|writing
        |working on) (is|'s) (called |named )?(v:[^,.;▒]{2,40})
    project: \b(I'm|we're|I am|we are) (currently |busy |now |slowly |still |in the middle of )*(v:(converting
        |renovating
        |redoing|remodell?ing|restoring|gutting|landscaping|extending|refurbishing|rewiring|rebuilding|organi[sz]ing
        |putting together|compiling|curating|launching|setting up) (the|our|my|an?) [^,.;▒]{3,60})
    project: {ME}.*?\b(writing|finishing|doing|researching|starting) (my|our|an?) ([\w'-]+ ){0,2}?{STUDY} (on
        |about) (v:[^,.;▒]{3,50})
    goal: \b(I'm|we're|I am|we are|I've been|we've been) {ADV}(putting|setting|stashing|squirrelling|tucking|laying) (some |a bit of |a little |my )?(money|cash|a little|a bit|something|savings|tips) (aside|by|away) (for|towards?) (v:[^;▒]{3,50}) => is saving for {v}
    goal: ^(goal|target|aim)( for (the |this )?[\w ]{2,24})?(is|:| is|'s) (v:(?!(set|met|done|reached|to be\b)\b)[^▒]{2,60})$ => 's goal is {v}
    project: ^(current|latest|next|main|big|new) (job|project|gig|commission|client|brief|piece|book|assignment|build|contract)( is|'s|:| -) (v:(?!(over|done|going|great|hard|still|boring|due|at|in|on)\b)[^▒]{3,80})$ => is working on {v}
    other: ^(about |around |roughly |just over |just under )?(v:\d[\d,.]* (acres|hectares|ha|head( of [a-z]+)?|hives|ewes|sheep|dairy cows|milkers|cows|goats|hens|sows|breeding [a-z]+))( here| now| in all| of land)?$ => has {v}
    habit: \b(I|we) {ADV}(do|'m on|am on) (v:(nights|days|lates|earlies|evenings|mornings|twilights|weekends|(night|day|late|early) shifts?) (on )?((mon|tues|wednes|thurs|fri|satur|sun)days?|every|(one|two|three|four|\d) (on|weeks?|nights?|days?))[\w ,-]*)$
    goal: \b(I'm|we're) {ADV}(after|going for|gunning for|up for) (v:(an?|the|my|our) ([\w-]+ )?(promotion|pay rise|raise|new job|mortgage|scholarship|black belt|degree|partnership|tenure|record|gold|title)\b[\w' ]{0,24})
    goal: \bI {ADV}(want|'d like|need) (to get )?(v:(my|a|an) ([\w-]+ ){1,3}(licen[cs]e|certificate|degree|diploma
        |black belt|qualification))$
    goal: ^(w:(?!(your|his|her|their|a|no|any|what|if|per|the)\b)[\w'-]+ ([\w'-]+ )?)(goal|target){IS}
    goal: \b(I'm|I am|we're) {ADV}(aiming|determined|committed|striving|hoping|setting out|resolved|working hard|trying
        |working) (to|on|towards?|for) (v:{WANTED}\b[^,.;▒]{2,60})
    goal: ^(v:[^,.;▒]{3,50}?)(,| -)? ?(that's|that is|is|are) (my|the|our) (goal|aim|target|plan|resolution|dream)\b
    goal: {DONE}(am |'m )?(start(ed|ing)?|begun|began|beginning|in) (training|saving( up)?|studying|preparing|revising
        |rehearsing|practi[sc]ing) for (v:[\w' -]{3,50}) => has started preparing for {v}
    goal: ^(this|next) (year|month|spring|summer|autumn|winter|season) (I'm|I am|we're|I'll|we'll) (really |finally )?
        (going to|gonna|finally|determined to|will)? ?(v:(finish|write|learn|run|read|build|pass|get|quit|start|buy
        |launch
        |publish|climb|save|lose|pay off|visit) [^,.;▒]{3,60})
    PAID = ({MONEY}|[$€£]?\d[\d,.]*k)( (a|per) (year|month|week|hour|day)| before tax| after tax| net| gross| basic| plus bonus)*
    other: \b(I|we) (now |only |currently )?(make|earn|take home|bring home|get paid) (about |around |roughly |just over |just under )*(v:{PAID})(?=$| (and|but|so)\b) => earns {v}
    other: ^(the |our |my )?(w:rent|mortgage|council tax|childcare|nursery)( is|'s) (about |around |now )*(v:({MONEY}|\d[\d,.]*)( (a|per) (month|week|year)))(?=$| (and|but|so)\b) => 's {w} is {v}
    budget: {ME}{NO_MACHINE}^(v:{MONEY}) (is|'s|would be) (about |really |absolutely )*(the (most|max(imum)?|limit
        |ceiling
        |cap|upper limit|top)|as (much|far|high) as|all|(my|our) (limit|ceiling|cap|max(imum)?|budget
        |upper limit))(?!\w)
    budget: {ME}{NO_MACHINE}.*?\b(spend|spending|afford|budget(ed|ing)?|cap(ped)?|limit|ceiling|max(imum)?|set aside
        |put aside|earmarked|go (over|above|beyond)|exceed|stay (under|below)|shell out|allocated)\b.*?(v:{MONEY})
    budget: \b(I|we)('ve got| have| have got|'ve) (about |around |roughly |up to |only )*(v:{MONEY}) (for|to spend)\b
    budget: {ME}.*?\b(can|could|able to|willing to|happy to|want to|going to) (only |just )?(spend|afford|pay
        |stretch to) (up to |at most |no more than |around |about )?(v:[$€£¥]?\d[\d,.]*k?)(?= |$)
    budget: {ME}{NO_MACHINE}.*?(v:{MONEY}) (to spend|set aside|budgeted|earmarked|allocated|at (most|the most)|tops
        |max)\b
    budget: {NO_MACHINE}.*?\b(I|we)('ve| have|'ve got| have got)? (only |just |also )*(set aside|put aside|put by|saved up|earmarked|allocated|budgeted|ring-?fenced) (about |around |roughly |up to )?(v:({MONEY}|\d[\d,.]{2,}k?) (for|on|towards?) (the|a|an|my|our|this) [\w' -]{3,40})
    budget: {NO_MACHINE}^(anything|something|whatever's|as long as it's)? ?(under|below|up to|less than|within) (v:{MONEY} for (the|a|an|my|our) [\w' -]{2,24}?)( is| would be|'s)? (fine|ok(ay)?|good|great|works|doable|perfect)( (by|with|for) (me|us))?$ => 's budget: under {v}
    budget: \b(rent|rooms?|groceries|food|hotel|flights?|the wedding|the trip|the renovation|the party|holiday|travel
        |the chair|the laptop) (can't|cannot|can not|must not|mustn't|shouldn't|should not|may not|has to|must) (exceed
        |cost more than|go (over|above)|be (over|more than|under|below)|stay (under|below)) (v:{MONEY})
    budget: (^|\b(I|we)('m|'re| am| are| want to| need to| have to|'ve got to| must|'d like to|'ll)? )
        (trying to |hoping to |aiming to |want to |need to |have to |got to |gotta |must |please )*(keep(ing)?
        |hold(ing)?
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
    budget: \b(I|we) {ADV}(allow|give|let) (myself|ourselves) (v:{MONEY}|[$€£]?\d[\d,.]* (a|per) (month|week|day|year))
    budget: {NO_MACHINE}.*?\b(can't|cannot|won't|couldn't|don't want to|not going to|mustn't) (go|spend|pay|stretch
        |be) (to )?(above|over|past|beyond|more than) (v:[$€£¥]?\d[\d,.]*k?( (for|on|a|per) [\w' ]{2,24})?)$
    budget: {NO_MACHINE}^((the|our|my) (new )?)?(v:[\w' -]{3,24}('s| is| are) (firmly |strictly |now )*(capped
        |limited|maxed out) (at|to) ({MONEY}|\d[\d,.]*k?)) => 's budget: {v}
    budget: {NO_MACHINE}^((I'll pay |I want to spend |spend |paying )?(no|not) more than|nothing (over|above
        |more than)) (v:({MONEY}
        |\d[\d,.]*k?) (for|on) (the|a|my|our) (?!list|page|screen|map|menu|chart|graph|board|call
        |team)[\w' ]{3,40})$ => 's budget: no more than {v}
    budget: ^(I'll pay |I can pay |I want to spend |spend |paying )?(no|not) more than (v:{MONEY}( (for|on|a
        |per) [\w' ]{2,40})?)$ => 's budget: no more than {v}
    budget: ^(ideally |preferably |anything |something |all )?(under|below|less than|within|up to) (v:{MONEY} (for
        |on) (the|a|my|our) [\w' ]{3,30}) => 's budget: under {v}
    """
)
"""What the user works with and on, is after, and may spend."""
