"""English rules: what the user likes, does and works with. Likes, dislikes, hobbies, tools, projects, goals, habits."""

from __future__ import annotations

from memory.writing.english.rule import rules

TASTE = rules(
    r"""
    VALUE = (v:[^,.;▒]{2,80}?)(?=$|\s+(because|but|so (I|please|that)|since|though|although|by the way|btw|and (I|my
        |we)\b))
    PLAY = ((the )?(piano|guitar|bass|violin|viola|cello|double bass|harp|flute|oboe|clarinet|saxophone|sax|trumpet
        |trombone|tuba|french horn|drums|ukulele|banjo|mandolin|accordion|harmonica|organ|recorder|bagpipes|keyboard
        |synth\w*)|chess|go|bridge|poker|mahjong|football|soccer|tennis|badminton|squash|table tennis|ping[- ]pong|golf
        |basketball|volleyball|rugby|cricket|hockey|ice hockey|baseball|softball|handball|water polo|lacrosse|padel
        |pickleball|darts|pool|snooker|billiards|video games|board games|d&d|dungeons (&|and) dragons|pok[eé]mon
        |minecraft
        |fortnite|league of legends|zelda|magic( the gathering)?|warhammer|ultimate( frisbee)?|in a [\w ]{2,20}(band
        |orchestra|league|team|quartet))
    ACTIVITY = (running|jogging|hiking|climbing|bouldering|cycling|swimming|rowing|sailing|surfing|kayaking|canoeing
        |diving|skiing|snowboarding|skating|skateboarding|dancing|salsa|ballet|yoga|pilates|crossfit|weightlifting
        |lifting
        |powerlifting|boxing|judo|karate|bjj|jiu[- ]jitsu|fencing|archery|gardening|baking|cooking|brewing|homebrewing
        |painting|drawing|sketching|pottery|ceramics|sculpting|woodworking|carpentry|whittling|knitting|crocheting
        |sewing
        |quilting|embroidery|photography|birdwatching|birding|bird[- ]watching|stargazing|astronomy|fishing|fly fishing
        |hunting|foraging|camping|backpacking|travell?ing|reading|writing|blogging|journal(l)?ing|calligraphy|singing
        |karaoke|gaming|coding|tinkering|3d printing|model trains|model building|lego|origami|puzzles|jigsaws|crosswords
        |sudoku|chess|geocaching|orienteering|metal detecting|collecting|volunteering|meditation|meditating|improv
        |stand-up|theatre|horse riding|horseback riding|riding|parkour|triathlons?|marathons?|trail running
        |open[- ]water swimming|beekeeping|thrifting|antiquing|genealogy|people[- ]watching)
    NO_PLACE = (?!a new (flat|house|city|place|apartment|job)|the (city|country|coast|suburbs)|my\b|our\b)
    SWITCHED = (?=$|\s+(for|as|on|in|and|last|this|because|at|now|since|from|instead)\b)
    REGULAR = (have(?= [\w ]+ (in the|at|for|before|after|every|on)\b)|get|wake|go|take|walk|cycle|drive|ride|work|run|jog|swim|eat|drink|sleep|skip|commute|read|cook|shower
        |bathe|meditate|carry|tip|park|leave|start|finish|shop|exercise|train|study|listen|watch|nap|journal|write
        |practi[sc]e|pray|stretch|fast|wear|pack|bring|buy|order|pay|book|travel|fly|brush|floss|iron|clean|vacuum
        |answer
        |check|turn|switch|keep|lock|prefer|sit|stand)
    WORK_WORD = (project|app|application|website|site|game|book|novel|thesis|paper|dissertation|podcast|newsletter|blog
        |startup|start-up|tool|library|framework|plugin|extension|bot|robot|compiler|engine|platform|prototype|course
        |album|film|documentary|short film|screenplay|play|musical|memoir|cookbook|dataset|model|dashboard|api|service
        |system|database|rewrite|redesign|migration|refactor|launch|rollout|campaign|exhibition|mod|cli|tui|sdk|saas
        |store
        |shop|clone|client|server|firmware|simulator|visuali[sz]er|tracker|planner|calculator|generator|parser|editor
        |player|scraper|pipeline|report|proposal|grant|bill|case|study|trial|extension|renovation|treehouse|shed|boat
        |kit car|quilt|mural|garden)
    MEASURE = (?=.*(\d|\b(half|marathon|ironman|triathlon|million|thousand|hundred|dozen|first|one|two|three|four
        |five|ten
        |twenty|fifty|by (the )?(end|summer|winter|spring|autumn|fall|christmas|next)|this year|next year|before (I|my
        |the)|within|degree|phd|house|flat|b[12]|c[12]|fluent|certificat\w+|exam|bar exam|license|licence|deposit
        |down payment|debt|mortgage)\b))
    AIM_VERB = (run|finish|complete|save|lose|gain|read|write|learn|pass|get|buy|pay off|launch|publish|ship|reach|hit
        |earn|make|quit|stop|cut|reduce|increase|grow|build|become|walk|cycle|swim|climb|hike|visit|move|start|open
        |master
        |qualify|graduate|retire|bench|squat|deadlift|raise|land|win|improve|drink|sleep|be (fluent|debt-free|fit|free
        |mortgage-free|ready)|be able to \w+|put away|set aside|put aside|invest|stash|get down to|get under|get to
        |get back to|memori[sz]e|translate|paint|plant|donate|volunteer|clear|settle|collect|sail|ski|bike|drive|sell
        |publish|host|adopt|wake|practi[sc]e|cook|speak|break|score|achieve|cover|do)
    dislikes not: (\s+{ADV}(hate|dislike|detest|loathe|despise|can't stand|cannot stand|can't bear|cannot bear
        |can't abide
        |resent|dread|abhor)|\s+{ADV}(don't|do not|never)\s+{ADV}(like|enjoy|care for|love|fancy)|'ve (always (hated
        |disliked)|never (liked|enjoyed))|'m {ADV}(not (a (big |huge )?fan of|into|keen on|fond of|crazy about|much of a
        |big on)|sick of|scared of|afraid of|terrified of|frightened of|phobic about|done with|bothered by|put off by)
        |\s+{ADV}(find)\s+(?=[\w ]+ (annoying|boring|disgusting|gross|irritating|unbearable|tedious)))\s+{VALUE}
    NO_TROUBLE = (?!(an?|the|some|this|that|my|our|his|her|their|another|any)? ?([\w-]+ ){0,2}?(argument|fight|row
        |quarrel
        |discussion|debate|conversation|chat|accident|crash|trouble|debt|mess|habit|scrape|car|cab|taxi|bed|shower|bath
        |bus|train|lift|house|flat|building|room|office|position|situation|state|mood|details?|weeds|zone|rhythm|groove
        |swing|shape|university|college|uni|school|program(me)?|course|med school|law school|grad school)\b|work (early
        |late)|(?-i:Stanford|Harvard|MIT|Yale|Oxford|Cambridge|Princeton|Columbia|Cornell|Berkeley|UC\w*|ETH|LSE|UCL|NYU
        |Imperial|RISD|[A-Z]\w+( [A-Z]\w+)? (University|College|School|Academy|Institute))\b)
    hobby: ('m|\s+am|'ve been|'ve (gotten|got)|\s+got)\s+{ADV}(into|hooked on|obsessed with|crazy about|mad about
        |passionate about|addicted to|an avid|a keen|an enthusiastic|an amateur|a hobbyist|a passionate|a casual
        |a weekend
        |a competitive|a fanatical)\s+{NO_TROUBLE}{VALUE}
    hobby: (\s+{ADV}(play|played)|'ve {ADV}(played|been playing)|'m {ADV}(playing|learning( to play)?|taking up)
        |\s+{ADV}
        (took up|started|picked up)( playing| learning)?|'ve {ADV}(taken up|started( playing| learning)?
        |picked up))\s+(v:
        ([\w-]+ ){0,2}?{PLAY}[^,.]{0,40}?){STOP}
    hobby: (\s+{ADV}(go|do|practi[sc]e|took up|started|picked up|love|enjoy|like|adore|teach myself)|'ve {ADV}(taken up
        |started|gotten into|got into|been doing|been going|done)|'m {ADV}(learning|doing|taking up|getting into))\s+
        (to go |going )?(v:{ACTIVITY}(?!\w)[^,.]{0,40}?){STOP}
    hobby: \s+{ADV}(collect|restore|bake|brew|knit|crochet|sew|paint|sketch|garden|birdwatch|forage|whittle|juggle
        |sculpt
        |photograph|carve|woodwork|quilt|blog|podcast|volunteer|dance|sing|hike|climb|cycle|swim|row|sail|surf|ski|skate
        |fish|camp|box|fence|lift weights|lift)(?=$|\s)(v:[^,.]{0,50}?){STOP}
    hobby: (\s+spend (my|most of my|all my) (free time|spare time|weekends|evenings|days off|sundays|saturdays)
        |\s+unwind by|\s+relax by|\s+wind down by)\s+(v:[^,.]{3,60})
    reply_style: (\s+{ADV}(prefer|like|love|want|appreciate)|'d (prefer|like|rather have))\s+(v:(your |my |the |an? )?
        ([\w-]+ ){0,4}?(answers|replies|responses|explanations|summaries|answer|reply)( [\w ,-]{2,50})?)
    likes: (\s+{ADV}(stan|love|like|adore|enjoy|prefer|fancy|relish|appreciate|treasure|worship|can't get enough of
        |can't live without|live for)|'ve {ADV}(loved|liked|enjoyed|adored|always had a soft spot for|grown to love
        |fallen in love with)|('m|\s+am|'ve (always |long |ever )*been)\s+{ADV}(fond of|keen on|partial to|big on
        |(a |an )?(big |huge |massive |lifelong |die-hard |diehard |devoted )?(fan|lover|devotee|admirer) of
        |in love with
        |a sucker for|nuts about))\s+{VALUE}
    likes: ('m|\s+am)\s+{ADV}an?\s+(big |huge |total |real |true |serious |lifelong )?(v:[\w' -]{2,30} (fan|lover|person
        |buff|nerd|geek|enthusiast|addict|fanatic|aficionado|junkie|snob|nut|supporter)){STOP} => is a {v}
    habit: '(ve|s) {ADV}(kept|been keeping|written) (v:(a|my) ([\w-]+ )?(diary|journal|logbook|blog
        |dream diary))( [\w ]{0,24})?$
    habit: ('m|\s+am)\s+{ADV}an?\s+(v:(early|late) (riser|bird)|night owl|morning person|evening person|light sleeper
        |heavy sleeper){STOP} => is a {v}
    tool not Aa: ('m|'re|\s+am|\s+are)?\s*{ADV}(not|no longer|stopped) using (v:[A-Z][\w.+#-]*( [A-Z0-9][\w.+#-]*){0,2})( any ?more| any longer| at all)*{STOP}
    tool not Aa: ({ADV})?(\s+(don't|no longer|do not|never|stopped|quit|ditched|dropped|gave up|abandoned|uninstalled
        |deleted|cancelled)|'ve {ADV}(stopped|ditched|dropped|given up( on)?|abandoned|uninstalled|quit
        |moved away from))\s+{ADV}(use|using|work with|run|running
        |rely on)?\s*(v:[A-Z][\w.+#-]*( [A-Z0-9][\w.+#-]*){0,3})(\s+
        (any ?more|any longer|at all|anymore|for good|now))*(?=$|\s+(and|but|since|for(?! ([A-Z]|an? ))|because)\b)
    tool: ('ve {ADV}|\s+{ADV}|'re {ADV}|'m {ADV})(switched|migrated|converted|transitioned|swapped|upgraded|switching
        |migrating)( over)?( (?!from\b)[\w ]{2,24}?)?\s+(from\s+(o:[\w.+# -]{1,30}?)\s+)?to\s+(v:{NO_PLACE}[\w.+#-]+
        ( [A-Z][\w.+#-]*){0,3}){SWITCHED}
    tool: ('ve {ADV}|\s+{ADV}|'re {ADV}|'m {ADV})(moved|changed|went|gone|moving)( over)?\s+from\s+
        (o:[\w.+# -]{1,30}?)\s+to\s+(v:{NO_PLACE}[\w.+#-]+( [A-Z][\w.+#-]*){0,3}){SWITCHED}
    tool: ('ve {ADV}|\s+{ADV})replaced\s+(o:[\w.+# -]{1,30}?)\s+with\s+(v:[\w.+# -]{1,30}?){STOP}
    tool Aa: (\s+{ADV}|'m {ADV}|'re {ADV}|'ve {ADV})(use|using|used|been using|rely on|relying on|code in|coding in
        |program in|write in|writing in|develop in|work in|work with|run|running|edit( [\w ]+?)? (in|on)|draw (in|with)
        |design in
        |take notes in|keep (my )?[\w ]{2,16} in|track [\w ]{2,16} in|build [\w ]{2,16} (in|with)|do [\w ]{2,20} in
        |manage [\w ]{2,16} in|write (all )?(my |our )?[\w ]{2,16} in|store [\w ]{2,16} in|host [\w ]{2,16} on
        |deploy ([\w ]{2,16} )?(to|on)|swear by|live in|stick with)\s+(v:(?!to\b|the (bus|train|car|gym|metro|subway
        |stairs)|my |public|it\b|this|that|them|a (city|town|flat|house|village|small|big|lot)|London|every)
        ([A-Z][\w.+#-]*|(vim|neovim|emacs|nano|tmux|git|zsh|fish|bash|i3|sway|kde|gnome|arch|nixos|docker|kubernetes|k8s
        |postgres|mysql|sqlite|pandas|numpy|pytorch|jq|latex|typst|python|rust|go|golang|java|kotlin|swift|c\+\+|ruby
        |php
        |r|excel|notion|figma|slack|a (paper ledger|spreadsheet|filofax|paper diary|notebook|fountain pen|paper planner|bullet journal|paper notebook|split keyboard
        |mechanical keyboard|standing desk)))(( and |, | \+ |/| )[A-Z][\w.+#-]*){0,4})(?=$|\s)
    tool Aa: \s+{ADV}(write|code|program|script)\s+(in\s+|mostly\s+)?(v:(Python|Java|JavaScript|TypeScript|Go|Golang
        |Rust
        |C\+\+|C#|C|PHP|Ruby|Swift|Kotlin|Scala|Elixir|Haskell|Lua|SQL|R|MATLAB|Perl|Julia|Zig|Clojure|Erlang|COBOL
        |Fortran|OCaml|F#|Dart|Bash|Terraform|Ada|Lisp|Prolog|Solidity|Elm|Nim|Crystal|VHDL|Verilog|Groovy|Assembly)(
        ( and |, |/)[A-Z][\w+#]*)*)(?=$|\s)
    project: ('m|\s+am|'re|\s+are)\s+{ADV}(on|part of) (the|an?|our) (\w+ )?(crew|team|committee|group|board)( that's| that is| which is)? (v:(restoring|building|rebuilding|renovating|developing|designing|planning|making|organi[sz]ing|running|digitis?ing|translating|mapping|restocking|rewilding|digging|excavating|writing|preparing) [\w'’& -]{3,50})$
    project project: ('m|\s+am|'re|\s+are|'ve been|\s+have been)\s+{ADV}(working on|building|developing|writing|making
        |designing|creating|leading|running|prototyping|putting together|restoring|renovating|recording|editing|knitting|sewing|crocheting|carving|quilting|weaving|embroidering|brewing|landscaping
        |directing
        |producing|composing|translating|illustrating|rehearsing|staging|putting on|filming|shooting|choreographing
        |rewriting|porting
        |refactoring|migrating|organi[sz]ing|setting up|launching|coding|programming
        |shipping)\s+(v:(an?|my|our|its|the|two|some|new)\s+(?!email|e-mail|mail|letter|reply|message|list|decision|call
        |coffee|tea|dinner|lunch|breakfast|sandwich|cake|bit|mess|fool|report for you|note|question
        |mistake)[^,.;]{3,90})
    project project Aa: ('m|\s+am|'re|\s+are|'ve been)\s+{ADV}(working on|building|developing|writing|making|designing
        |rewriting|porting|restoring|renovating|leading|running|migrating|rehearsing|staging
        |putting on)\s+(v:[A-Z][\w-]*( [A-Z][\w-]*){0,3}
        (,? an? [^,.;]{3,60})?|[^,.;]{0,40}?\b{WORK_WORD}\b[^,.;]{0,40})
    goal: {MEASURE}(\s+{ADV}(want|plan|hope|intend|aim|mean|need|am trying|am hoping)|'d (love|like)|'m {ADV}(trying
        |planning|hoping|aiming|determined|going|looking|working hard))\s+to\s+(v:{AIM_VERB}\b(?! (it|this|that|these
        |you
        |your|a (call|coffee|taxi|cab|list|reply)|some sleep|started|ready|home|back)\b)[^,.;]{3,80})
    goal: ('m|\s+am|'re|\s+are|'ve been|\s+{ADV})\s*{ADV}(saving( up)?( money)? for|save( up)? for|training for
        |studying for|preparing for|prepping for|practi[sc]ing for|working towards?|aiming for|gunning for|revising for
        |job[- ]hunting|looking for a (new )?(job|flat|house|apartment)|trying to (quit|lose|gain|save|get pregnant
        |learn
        |cut down|sleep more))(v:[^,.;]{0,70})
    goal: ('m|\s+am|'ve been|'re)\s+{ADV}(v:(putting|setting|saving|stashing|squirrelling|tucking) (aside |away |by |up )?([$€£]?\d[\d,.]*k?|{MONEY})( \w+)? (a|per|every|each) (week|month|fortnight|year) (for|towards?|into) [^,.;]{3,40})
    habit: \s+{ADV}(v:(drink|take) (my )?((green|black|herbal|decaf|strong|milky|instant|filter) )?(tea|coffee|espresso|cocoa|squash|matcha)( (black|white|strong|milky|straight|neat|with|without|every|all) ?[\w' ]{0,20})?)$
    habit: \s+{ADV}(v:smoke (about |around |up to )?(an?|half an?|ten|fifteen|twenty|thirty|forty|\d+)( pack| packet)? a day)
    habit: \s+{ADV}(v:work (about |around )?(one|two|three|four|five|six|\d+) ([\w-]+ )?(days|shifts|nights|hours) a (week|fortnight|month|day))
    habit: \s+{ADV}(v:(drink|have|eat|smoke|get through|take) (about |around |at least |up to |only )?(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|half an?|\d+) [\w' -]{3,30} (a|per|every|each) (day|night|week|morning))
    habit: \s+(v:(\w+ )?(get up|wake up|go to bed|go to sleep|rise|start work|finish work|leave work|leave home
        |have (breakfast|lunch|dinner)|clock off|turn in)\s+(\w+ )?(at|around|by|before|after|between)\s+[^,.;]{1,40})
    habit: (\s+(v:({ADV})?(?!need|want|have a|hope|think|feel|had|was|am\b|will|must|should|went|got|took|made|came|saw
        |met|ran|did|ate|spent|bought|used|see|could)[a-z]+(?<!ed)\s+[^,.;]{0,60}?(every (day|morning|evening|night|week
        |weekday|weekend|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other \w+|single \w+|two \w+
        |year
        |summer|winter)|each (day|morning|evening|night|week|month)|(once|twice|three times|four times|five times
        |\d+ times) a (day|week|month|year)|on (weekdays|weekends|mondays|tuesdays|wednesdays|thursdays|fridays
        |saturdays
        |sundays)|daily|weekly|most (days|mornings|evenings|nights|weekends)|before (bed|work|breakfast)|after (work
        |dinner|lunch)|first thing in the morning|at weekends|in the mornings|in the evenings)[^,.;]{0,40}))
    habit: (\s+{ADV}work|'m {ADV}(on|working))\s+(v:(the )?(nights?|night shifts?|early shifts?|late shifts?|shifts
        |part[- ]time|from home|remotely|weekends|four days a week|[\w-]+ days a week)){STOP}
    habit: \s+(always|usually|normally|typically|never|rarely)\s+(v:{REGULAR}\b(?!( \w+)? (it|them|this|that|him|her|you
        |these|those|wrong|to know|used to|forward)\b)[^,.;]{3,60})
    other: {AM}(v:\d('\d{1,2}\"?|\.\d+ ?m| ?ft[\w ]*| foot[\w ]*|\d\d ?cm)( tall)?)
    likes: {HAVE}(v:a (sweet tooth|soft spot for [\w ]{2,30}|thing for [\w ]{2,30}|weakness for [\w ]{2,30}
        |passion for [\w ]{2,30}))
    """
)
