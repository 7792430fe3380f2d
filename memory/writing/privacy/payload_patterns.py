"""Words that announce text which is not the user's own statement. Data for `payload`."""

from __future__ import annotations

from memory.writing.wording.patterns import caseless, lazy

_ZH_VERBS = (
    r"翻译|翻成|译成|译为|译一下|润色|改写|校对|纠错|订正|改错|修改|改一下|改改|改得|改成|总结|概括|归纳|摘要|提炼"
    r"|缩写|扩写|续写|仿写|转述|解释|解读|分析|点评|评价|评论|检查|批改|审阅|审一下|读一下|看一?下|看看|瞧瞧|整理"
    r"|梳理|提取|抽取|排序|排一下|排列|分类|转换|转成|回复|回一?下|回信|朗读|念一下|识别|对比|比较|鉴定|复述|抄写"
    r"|排版|格式化"
)
_EN_VERBS = (
    r"translate|proof-?read|rewrite|rephrase|paraphrase|reword|summari[sz]e|sum up|condense|shorten|fix|correct|edit"
    r"|polish|improve|review|check|explain|analy[sz]e|critique|grade|evaluate|rate|format|reformat|convert|turn"
    r"|extract|sort|classify|label|simplify|expand|continue|complete|reply to|respond to|answer|read|parse|debug"
    r"|refactor|tidy|clean up|tl;?dr|look at|have a look|take a look|comment on|make|transcribe|spell-?check|annotate"
    r"|outline"
)
_ZH_NOUNS = (
    r"邮件|信件|来信|信|文字|文本|文章|段落|段话|段子|句子|句话|话|消息|信息|短信|私信|聊天记录|对话|记录|日志|代码"
    r"|报错|错误|合同|简历|评论|帖子|网页|页面|通知|公告|作文|诗|文案|稿子|稿|清单|列表|名单|表格|报告|论文|新闻|博客"
    r"|自我介绍|留言|朋友圈|微博|动态|推文|弹幕|工单|公众号|台词|歌词|摘要|会议纪要|纪要|笔记|题目|题|病历|说明书"
    r"|说明|条款|内容|原文|材料|片段|config|配置|脚本|cover letter|email|e-mail|README|JD|log|code|post|tweet|message"
    r"|paragraph|sentence|text|abstract"
)
_EN_NOUNS = (
    r"texts?|e-?mails?|mails?|letters?|messages?|paragraphs?|sentences?|passages?|articles?|minutes|notes?|posts?"
    r"|tweets?|reviews?|comments?|threads?|pages?|logs?|code|snippets?|functions?|scripts?|errors?|outputs?|traceback"
    r"|stack trace|chats?|conversations?|transcripts?|quotes?|poems?|lyrics|songs?|stor(?:y|ies)|essays?|reports?"
    r"|abstracts?|drafts?|documents?|docs?|contracts?|clauses?|resumes?|cvs?|cover letters?|bios?|announcements?"
    r"|notices?|speech|captions?|lists?|tables?|rows?|data|csv|json|xml|yaml|config|paste|excerpts?|chapters?"
    r"|dialogues?|scenes?|replies|reply|bugs?|diff|commits?|pr|ticket|issue|prompt|statement|ad|advert|headline"
    r"|recipe|section|part|lines?|phrases?|words?"
)
_DEIXIS_ZH = (
    r"(?:这|下面|以下|如下|下列|下边|后面|底下|那)(?:的|这|那)?(?:一|几|两|三)?(?:段|封|篇|句|份|条|首|则"
    r"|个|张|行|些|块|页|组|道|些)?"
)
_DEIXIS_EN = r"(?:this|these|that|the following|the below|the attached|following|below|here(?:'s| is)?)"

REQUEST = caseless(rf"(?:{_ZH_VERBS})|(?<![a-z])(?:{_EN_VERBS})(?![a-z])|(?<![a-z])(?:tl;dr|eli5)(?![a-z])")
"""A verb that works on a text."""
TRANSLATE = caseless(
    r"^(?!\W*(?:以后|今后|往后|每次|从现在|一律|always|never|from now on|whenever|every time))(?!\W*(?:I|we"
    r"|my)\b)(?!我(?!想|要|需|有|写))\W*(?:请|麻烦|能不能|可以|能否|帮忙|帮我|给我|please|can you|could you|would you"
    r"|pls)*[\s,，]*(?:你)?(?:帮我|给我|帮忙)?(?:把|将)?[^，。,.:]{0,12}?(?:翻译|翻成|译成|译为|润色|改写|校对|纠错"
    r"|改错|扩写|续写|缩写|仿写|translate|proof-?read|rewrite|rephrase|paraphrase|reword|summari[sz]e|spell-?check"
    r"|correct(?= (?:this|the|my (?:grammar|english|text|sentence)))|fix (?:this|the grammar|my (?:grammar|english"
    r"|text|sentence)))"
)
"""A sentence that opens with the order to work on a text."""
TEXT_NOUN = caseless(
    rf"{_DEIXIS_ZH}[一-龥A-Za-z ]{{0,12}}?(?:{_ZH_NOUNS})"
    rf"|(?<![a-z]){_DEIXIS_EN} (?:[\w'-]+ ){{0,3}}?(?:{_EN_NOUNS})(?![a-z])|(?:同学|朋友|同事|老板|别人|网上|他|她"
    rf"|对方|客户|老师|领导|室友|学生|人家|某人)[一-龥 ]{{0,6}}的?\s*(?:{_ZH_NOUNS})|(?<![a-z])(?:\w+'s|his|her"
    rf"|their) (?:[\w'-]+ ){{0,2}}?(?:{_EN_NOUNS})(?![a-z])"
)
"""A text pointed at: 下面这封邮件, this letter, my friend's cover letter."""
HANDS_IN = caseless(
    r"(?:下面|以下|这|这里|如下)(?:就)?是(?:我的?|我写的|我们的?|一[份段篇封])?[一-龥]{0,6}(?:草稿|初稿|稿子|作文"
    r"|文案|邮件|简历|日记|作业|文书|合同|代码|日志|论文|文章|帖子|评论|聊天记录|记录|个人陈述|台词|歌词|诗)\s*$"
    r"|(?<![a-z])(?:here(?:'s| is| are)|below (?:is|are)|this is) (?:my|our|a|an|the|some) (?:[\w-]+ ){0,3}?(?:texts?"
    r"|e-?mails?|letters?|messages?|paragraphs?|sentences?|articles?|posts?|tweets?|reviews?|comments?|code|logs?"
    r"|poems?|lyrics|essays?|reports?|abstracts?|drafts?|documents?|resumes?|cvs?|cover letters?|bios?|speech"
    r"|dialogues?|scenes?|tickets?|prompts?|ads?|homework|personal statement|profile)(?: so far)?\s*$"
)
"""A text is handed in: "Here is my draft", 下面是我的草稿."""
_WORKS = (
    r"(?:shorten|condense|compress|boil down|distil+|summari[sz]e|sum up|translate|re-?phrase|re-?word|re-?write|re-?cast|paraphrase|proof-?read|edit|polish|punch up|spruce up|jazz up|liven up|dress up|clean up"
    r"|tidy(?: up)?|tone down|soften|toughen|tighten(?: up)?|trim|cut (?:this |it )?down|simplify|dumb down|expand|pad out|flesh out|convert|turn|transform|make (?:this|it|them|that|these|a (?:poem|haiku|limerick|song|rhyme|headline|tweet|slogan)"
    r"|the following)|put (?:this|it|them|these|that|the following|in|into)|render|recast|versify|set (?:this|it) to|group|cluster|sort(?! out)|arrange|order|classify|categori[sz]e|label|tag|rank|bucket|split|merge|combine|number"
    r"|alphabeti[sz]e|bullet(?:-?point)?s?|outline|extract|pull out|highlight|underline|circle|spot|transcribe|annotate|punctuate|capitali[sz]e|lower-?case|upper-?case|format|re-?format|lay out|anonymi[sz]e|redact|censor"
    r"|critique|roast|grade|proof|caption|subtitle|dub|decode|encode|decipher|parse|diagram|scan|correct|fix the|spell-?check|grammar-?check|modernise|modernize|localise|localize|formalise|formalize|adapt|parody|mimic|dramati[sz]e"
    r"|say (?:this|it|that)|read (?:this|it)|continue (?:this|the)|finish (?:this|the)|complete (?:this|the)|rate (?:this|these|the)|score (?:this|these|the)|judge (?:this|these|the)|count (?:the|how)|find (?:the|all|every|any|me the) [\w ]{2,40} in"
    r"|back-?translate|haiku|tl;?dr|eli5|write (?:this|it) (?:up|as|in|out|like)|type (?:this|it) up|word (?:this|it))"
)
_YIELDS = (
    r"(?:give|find|list|name|pick|write|suggest|think of|come up with|choose|draft|count|identify|tell me|note|mark|create|compose|invent|craft|need|want|get)\b[^.!?\n]{1,80}?"
    r"\b(?:for|of|from|in|to|about|on|with|behind)(?: (?:this|it|these|the following|the below|the text below|this text|this one|my text|that))?"
    r"|(?:title|headline|slogan|subject line|caption|summary|synopsis|gist|keywords?|hashtags?|tags?|translation|synonyms?|opposite|antonyms?|mistakes?|typos?|errors?|verbs?|nouns?|adjectives?)\b[^.!?\n]{0,40}"
)
_POLITE = r"^\W*(?:(?:please|pls|kindly|now|ok|okay|next|then|and|also|quickly|just|hey|hi|jide|can you|could you|would you|will you|i (?:want|need|'d like) you to|help me|let's|i want to|i need to|try to)[\s,!]+)*"
WORKS_ON = caseless(
    rf"{_POLITE}{_WORKS}(?![a-z])(?!.*\b(?:(?:your|in|to) memory|on (?:file|record)|your (?:notes|files|records)|I|I'm|I've|we|we're|remember)\b)(?!.*\bmy (?!(?:bio|text|grammar|english|sentence|spelling|email|e-mail|message|letter|essay|draft|paragraph|notes?|poem|story|intro|introduction|caption|post|tweet|speech|answer|writing|toast|review|ad|advert|statement|cv|resume|profile)s?\b))"
)
"""An order that can only be about a text: Shorten to one line, Group these by topic."""
_ZH_POLITE = r"^\W*(?:请|麻烦|帮忙|帮我|给我|替我|你|您|能不能|能否|可不可以|可以|再|先|来|试着|顺手|快|[,，\s])*"
_ZH_HOW = r"(?:短|长|顺|通顺|正式|书面|口语|客气|礼貌|委婉|简洁|简短|地道|活泼|幽默|文艺|专业|通俗|押韵|高级|自然|生动|流畅|温柔|强硬|官方|像样|好听)"
ZH_WORKS_ON = caseless(
    rf"{_ZH_POLITE}(?:(?:把|将|给|替|为|对|就|拿|照着?|按照?|根据|用)?(?:这|下面|以下|下边|后面|底下|如下|下列|这里)(?:的|这)?(?:一|几|两|三)?(?:段|封|篇|句|份|条|首|则|行|些|块|页|组)(?!钱|时间|路|日子|感情|关系|经历|天|年|人|东西)[^:：。]{{0,24}}"
    rf"|(?:把|将)?(?:它|这个|下面|以下)?(?:翻译?(?:成|为|一下)?|译(?:成|为)?|润色|修饰|美化|精简|简化|压缩|浓缩|提炼|概括|总结|归纳|校对|纠错|挑错|找错|找病句|改病句|断句|分段|造句|加?标点|排版|点评|打分|扩写|缩写|续写|仿写|改写|扩句|缩句|对下联|转述|复述"
    rf"|(?:改|写|说|弄|变|换)(?:得|的|成|为)(?:更|再|稍微?|比较|尽量)?[^，。:：]{{0,6}}?{_ZH_HOW}|改{_ZH_HOW}|[改变换转缩扩](?:写)?成(?:一|两|三|半)?(?:句|段|首|个?(?:问句|反问句|疑问句|被动句|陈述句|段子|标题|短句|故事|对联|诗|藏头诗))|换(?:个|种)(?:说法|口气|语气|表达|句式|风格|写法)"
    r"|[起取想拟配编写](?:个|一个|几个|俩)(?:标题|题目|名字|文案|书名)|数一?数|圈出|标出|找出|列出|挑出|摘出|提取|分类|排(?:个)?序)(?!.*(?:记住|记下|以后|今后|每次|我的(?:生日|地址|电话)))[^，。:：]{0,14}"
    r"|[^，。:：]{0,8}?(?:用|拿)?(?:英|日|法|德|韩|俄|粤|中|西班牙|意大利|葡萄牙|泰|阿拉伯|广东|四川|上海|文言|古|外)(?:语|文|话)(?:里|中)?(?:怎么|咋|如何|该怎么)(?:说|讲|写|表达|翻|念)[^，。:：]{0,6}|怎么(?:翻译|翻|译)[^，。:：]{0,8})\s*$"
)
"""An order that can only be about a text, before its colon: 把这句改得书面一点, 润色一下, 用英语怎么说."""
YIELDS_OF = caseless(rf"{_POLITE}(?:{_YIELDS})\s*$")
"""An order for something drawn from a text: Give me a title for, Count the verbs in."""
BARE_DEIXIS = caseless(
    r"(?<![a-z])(?:this|these|it|that|the following|below|here)(?![a-z])|如下|以下|下面|下列|(?:这|这个"
    r"|这些|这样)(?=[^一-龥]|$|[是写说错对怎什为有])"
)
"""A bare "this", 如下."""
ASKS_ABOUT_TEXT = caseless(
    r"什么意思|啥意思|怎么理解|哪里(?:错|不对|有问题)|为什么(?:报错|错|不对)|怎么(?:回|改|修|翻|译)|对不对|通顺吗"
    r"|语法|what(?:'s| is| went| does| do)? .{0,30}(?:wrong|mean|make of|think|say|happening)|why (?:does|is|do|did"
    r"|am)|thoughts on|how (?:do|should|can|would) (?:i|you) (?:reply|respond|answer|fix|say|translate)"
    r"|does this (?:read|sound|look)|is this (?:correct|right|ok|okay|true|grammatical)|any (?:errors|mistakes|typos"
    r"|bugs)|feedback"
)
"""A question about a text."""
HANDS_OVER = lazy(
    r"^(?!.*(?:记|关于我|我(?:自己)?的(?:情况|信息|背景|资料|要求|条件|需求|喜好)|自我介绍一?下|(?i:remember|note|about me|my (?:situation|details"
    r"|info\w*|background|requirements|constraints|needs|setup|preferences))))(?:.*(?:帮我|帮忙|请|麻烦|能不能|(?:这|下面|以下|如下)(?:里|些|份)?是)"
    r"|.*(?i:\b(?:here(?:'s| is| are)|below (?:is|are)|this is|these are|can you|could you|please|help me)\b)).*:\s*$"
)
"""A line that asks for something or shows something, and ends in a colon: what stands below it is handed over."""
REPORTS = caseless(
    r"(?:说|问|道|讲|写|写着|写道|写的|发来|发来的|发来消息|发的|发我的?|回我的?|回复我?|留言|通知|喊|骂|来信"
    r"|原话(?:是)?|原文(?:是)?|内容是|台词(?:是)?|歌词(?:是)?|对话(?:如下)?|(?<![a-z])(?:said|says|wrote|writes"
    r"|texted|messaged|told me|asked|asks|replied|reads|read|goes|posted|tweeted|emailed(?: me)?|quote|quoting"
    r"|sent me(?: this)?|got this|received this))\s*$"
)
"""Words before a colon or a quotation mark that say somebody else speaks."""
_ZH_PAPERS = (
    r"朋友圈|文案|广告|启事|请假条|假条|自我介绍|简介|简历|情书|检讨书?|道歉信|短信|消息|微信|邮件|信|小红书|微博|笔记|独白|台词|日记|周记|作文|留言|贺卡|祝福语?|演讲稿?|发言稿?|致辞"
    r"|段子|感言|声明|投诉信?|评价|好评|差评|便条|签名|资料|帖子?|话|句|条|通知|回复|推文|标语|自白|故事|感谢信"
)
_EN_PAPERS = (
    r"(?:bio|profile|ad|advert|letter|e-?mail|mail|message|text|post|tweet|caption|speech|toast|poem|sentence|statement|review|testimonial|monologue|intro|introduction|paragraph|status|invitation|card|reply|apology"
    r"|excuse|eulogy|vow|diary entry|listing|blurb|tagline|slogan|song|script|note to (?!self)\w+(?: \w+)?|sick note)s?"
)
_EN_SENDS = r"(?:write|draft|compose|send|text|e-?mail|message|reply|respond|answer|post|tweet|make|create|type|craft|pen|give me|put together)"
DICTATED = caseless(
    rf"(?:^|[。！？!?；;\n][ \t]{{0,4}}|[，,][ \t]{{0,4}})(?:请|麻烦|你|能不能|能否|可以|可不可以|顺便|再|先|快)*(?:(?:帮我|替我|给我|帮忙|代我)(?:给|跟|向|去|再|也|把)?|(?=[写拟编][一个篇封条段份句首则]))"
    rf"(?:[^，。:：\n记]{{0,24}}?(?:写|拟|编|起草|草拟|发|回|答|说|转告|告诉|通知|请|做)[^。！？!?\n:：]{{0,30}}?(?:[，,]\s*(?:就)?说(?:是)?|就说(?:是)?|大意(?:就?是)?|内容(?:大概)?(?:就?是)|意思(?:就?是)|理由(?:就?[是写])|说(?=我)|写(?:上|明)?(?=我))"
    rf"|[^，。:：\n记]{{0,16}}?(?:回|转告|告诉|通知)[^，。:：\n]{{0,12}}:|[^，。:：\n记]{{0,16}}?(?:写|拟|编|起草|草拟|发|做|造)[^，。:：\n]{{0,16}}?(?:{_ZH_PAPERS})[^，。:：\n]{{0,8}}:)"
    rf"|(?:^|[.!?\n][ \t]{{0,4}}|,[ \t]{{0,4}})(?:(?:please|pls|can you|could you|would you|kindly|also|and|now|then|just|help me(?: to)?|i need you to|i want you to)[ ,]{{1,4}})*"
    rf"(?:{_EN_SENDS}\b[^.!?\n:]{{0,60}}?\b(?:saying|that says|to say|explaining|stating|claiming|telling (?:him|her|them|my \w+|the \w+)|along the lines of)\b"
    r"|(?:tell|text|e-?mail|message|inform|notify|let|reply to|write to|write|respond to|answer) (?!me\b|us\b)(?:my|the|our|his|her|him|them|[a-z]+)[\w' ]{0,24}?(?: know)?(?: back)?(?: that)? (?=(?:I|I'm|I've|I'll|we|we're|my)\b)"
    rf"|{_EN_SENDS}\b[^:\n.!?]{{0,40}}\b{_EN_PAPERS}\b[^:\n.!?]{{0,24}}:)"
)
"""An order to write, send or tell something: what it says is not the user's statement (帮我写封请假条，就说我发烧了)."""
UPWARD = caseless(
    r"(?:上面|以上|上述|前面|上文)(?:的|这|那)?|^\W*(?:请|麻烦|帮我|帮忙|能不能|你|[,，\s])*把(?:这|那)(?:句|段|几句|番|条)(?:话|文字|内容)?|^\W*(?:please |can you |could you |now |and )*(?:make|translate|turn|rewrite|rephrase|reword|shorten|polish) (?:that|this|it)\b(?= (?:sound|into|to|more|less|a bit|nicer|shorter|for me)|\W*$)|(?<![a-z])(?:the above|above (?:text|sentence|paragraph"
    r"|message)|all of that)"
)
"""The text pointed at stands before."""
FICTION = caseless(
    r"\b(?:quote|motto|mantra|affirmation|poem|joke|riddle|caption|lyrics?|line|proverb) of the (?:day|week)\b|\b(?:today's|daily) (?:quote|affirmation|mantra)s?\b"
    r"|第一人称|(?<![a-z])(?:(?:in|use|write in|using) (?:the )?first person|first person(?:,| please|:))|角色扮演|扮演|假装|假扮|(?:我们|咱们|咱)来(?:玩|演|编)|来玩个?游戏|想象(?:一下|你|我|自己)|假设你|现在你是"
    r"|你来当|你当|你是.{0,8}我是|我是.{0,12}你是|(?:电影|电视剧|剧|书|动漫|漫画|片子|游戏)(?:里|中)?的?(?:主角"
    r"|主人公|男主|女主|反派|角色|人物)|(?:小说|故事|剧本|剧情|台词|童话|段子|歌词|诗)(?:里|中|的?主角|的?主人公|开头"
    r"|:)|来(?:一|个)?(?:首|篇|段|个)(?:诗|词|歌词|rap|段子|故事|小作文|打油诗|情诗)|(?<!在)(?:(?<!我)|(?<=[帮给替]我))(?<![靠爱欢余时职始直想会能])写(?![^，。]{0,4}(?:小说|剧本|台词|童话|段子|歌词|诗)(?:的时候|时)?我(?:一直|都|主要|平时|现在|只))(?:一|个|篇|首|段|则)*(?:.{0,10})?(?:小说|故事|剧本|台词|童话|段子|歌词|诗)|^(?:现在"
    r"|从现在起)?你(?:现在)?是(?:一[个位名])?(?!对|最|真|我|不|个?(?:好|天才|宝藏)|什么|谁|怎么|AI|机器|助手"
    r"|哪)[一-龥A-Za-z ]{2,12}(?<![的吗吧呢啊])$|(?<![a-z])(?:role-?\s?play\w*|pretend(?! (?:that )?I (?:never"
    r"|didn't))|make[- ]believe|let'?s (?:play|imagine|pretend|say|act(?: out)?|stage|improvi[sz]e|improv|role-?play|re-?enact|perform|put on|(?:do|try|have|run) (?:a|this|the|some) (?:bit|sketch|scene|skit|improv))|\byou(?:'re| are) (?:the|an?) [\w' -]{2,30}, (?:and )?i(?:'m| am) |imagine|in (?:this|my|the) (?:story|novel|game"
    r"|scene|film|movie|play|series|dream|sketch|episode|script|book)|my character|act (?:as|like)|you(?:'re"
    r"| are) (?:now )?(?:an?|the|my) [\w ]{1,30}(?:,? and i|; i)|^(?:from now on,? )?you(?:'re| are) now (?-i:[A-Z])[\w]*\b(?! (?:talking|speaking|chatting))|^you(?:'re| are) (?:now )?(?:an?|the|my) (?!best"
    r"|star|gem|legend|life-?saver|genius|hero|angel|great|good|real|true|treasure|godsend|bit|lot)[\w' -]{2,30}$"
    r"|(?<!things )(?<!everything )(?<!me )as if i were|play(?:ing)? the (?:role|part)|write (?:me )?(?:an?|the|some) (?:\w+ ){0,3}?(?:story|poem|scene"
    r"|script|song|limerick|haiku|monologue|dialogue|novel|joke)|once upon a time|in character)"
)
"""From here on it is a game or a story."""
ASIDE = caseless(
    r"[（(]\s*(?:[哦噢喔啊嗯呃诶欸]+[,，]?\s*)?(?:顺便|顺带|题外话|另外|对了?[,，]|对了|说一句|[插多]一?[句嘴]|(?:提|说|插|解释|说明|补充|声明|交代)一?[句下点]|忘了?(?:讲|说|提|交代|告诉|介绍|补)|备注|btw|by the way|ps|p\.s\.|side note|aside|incidentally|for context"
    r"|fyi|oh,? (?:and|by)|forgot to (?:say|mention)|quick note|just so you know|i should (?:say|mention)|worth (?:saying|knowing|mentioning)|aside)[^（()）\n]{2,300}[)）][。.]?"
    r"|(?<=\n)[ \t]{0,4}(?:插一?[句嘴]|插个话|插播|题外话|多嘴一句|顺便说一?[句下]|by the way|btw|side note|aside)(?:一下)?[,，:： ]+[^\n]{2,200}(?=\n|$)"
)
"""The user's own word in brackets, amid a pasted text."""
OWN_AGAIN = caseless(
    r"\s*(?:另外|还有|顺便|顺带|对了|题外话|补充一下|我自己|我本人|请?(?:帮我)?记住|谢谢|多谢|by the way"
    r"|btw|also,|oh,? and|p\.?s\.?\b"
    r"|on another note|unrelated|remember that|please remember|thanks|thank you|as for me|for context)"
)
"""How a paragraph begins in which the user speaks again."""
LOG_LINE = lazy(
    r"^\s*(?:\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|\[?\d{1,2}:\d{2}:\d{2}[\].,]|(?:INFO|WARN(?:ING)?|ERROR|DEBUG|FATAL"
    r"|TRACE)\b|Traceback \(|\s+at [\w.$<>]+\(|\s*File \"|\$ \S|>>> |PS [A-Z]:|#include|(?:diff|index) |[+-]{3} |@@ "
    r"|\|.*\|\s*$|[\w.-]+@[\w.-]+[:~].*[$#] |[A-Z][A-Z0-9_]{2,40}=\S|[\w.]+(?:Error|Exception)\b:|npm ERR!|error\["
    r"|warning: )"
)
"""A line of a log, a shell, a table, an environment file."""
MAIL_HEADER = caseless(
    r"^\s*(?:From|To|Subject|Sent|Date|Cc|Bcc|Reply-To|发件人|收件人|主题|日期|抄送|发送时间)\s*[:：]"
)
"""A line of a mail's head."""
SALUTATION = caseless(
    r"^\s*(?:dear\b[^\n]{1,60}[,:：，]|(?:hi|hello|hey)\b[^\n]{0,40}[,，]|to whom it may concern[,:]?"
    r"|各位[^\n]{1,20}[:：，,]|尊敬的[^\n]{1,30}[:：，,]"
    r"|亲爱的[^\n]{1,20}[:：，,]|敬启者[:：]?|[^\n，。]{1,12}(?:您好|你好|好)[:：])\s*$"
)
"""A line that opens a letter."""
ORDERS_TEXT = caseless(
    rf"^\W*(?:(?:please|pls|can you|could you|would you|will you|help me(?: to)?|kindly|i need you to|i want you to|now)[\s,]+)*"
    r"(?!(?:i|my|we|our|this|that|these|here|remember|note|save|store|keep|got|wrote|made|saw|had|sent|love|like|hate|need|want|think"
    r"|found|gave|took|met|heard|is|was|are|were|so|and|but|because|since|after|about|in|on|for|of|to|with|at|by|from|\w+(?:ed|ing))\b)"
    rf"[a-z'-]+(?: me)? (?:{_DEIXIS_EN}) (?:[\w'-]+ ){{0,3}}?(?:{_EN_NOUNS})(?![a-z])"
    rf"|^\W*(?:请|麻烦|帮我|帮忙|你|能不能|能否|可以|给我|把|将|给|替|为|对|拿|照着?|按照?|根据|用)+{_DEIXIS_ZH}[一-龥A-Za-z ]{{0,12}}?(?:{_ZH_NOUNS})"
)
"""A line that orders something to be done with a text pointed at, whatever it is."""
_SPOKE = r"(?:wrote|writes|said|says|posted|comment(?:ed|s)|repl(?:ied|ies)|asked|answered|写道|说道?|回复|发言|评论)"
SPEAKER = lazy(
    r"^\s*(?:[#(（]?\d{1,4}[.):、）]?\s+)?(?:\[[^\]\n]{1,24}\]\s*)?(?:\(?\d{1,2}:\d{2}(?::\d{2})?\)?\s*)?(?P<who>[A-Z][\w .'’-]{0,28}"
    rf"|(?<=[\])] )[\w.@#-]{{2,24}}|@?[\w.@#-]{{2,24}}(?=\s+{_SPOKE})|[一-龥]{{1,6}}[A-Z]?|[A-Z])(?:\s+{_SPOKE}(?: [^:：\n]{{1,24}})?)?\s*[:：]\s*\S"
)
"""A line that somebody speaks in a transcript."""
_NUMBER = r"\s*[#(（\[]?\d{1,5}\s?[.):、）\]|｜\t]\s?"
ROW = lazy(rf"{_NUMBER}\S")
"""A row of a numbered list."""
SPOKEN_ROW = lazy(
    rf"{_NUMBER}(?:[A-Z][\w.'’-]{{0,20}}(?: [A-Z][\w.'’-]{{0,20}}){{0,3}}|The [A-Z][\w'’-]{{1,20}}|[一-龥]{{1,6}}|@[\w.-]{{2,24}})(?:\s?[,，(（][^:：\n]{{1,24}})?\s*[:：]\s*\S"
)
"""A numbered row that somebody speaks."""
ABOUT_HIMSELF = caseless(
    r"^(?!.*(?:帮我|给我|请|翻译|总结|整理|看看|分析|下面|以下|这些)).*(?:目标|愿望|心愿|计划|习惯|清规|flag)|^(?:here are |these are )?(?:my|our) (?!.*(?:translate|summari[sz]e|rewrite))|关于我|我的(?:情况|信息|背景|资料|要求|条件|需求|喜好|习惯|自我介绍)|介绍.{0,4}自己|我(?:是|有)[^，。]{0,10}[:：]\s*$"
    r"|(?<![a-z])(?:about (?:me|myself)|my (?:situation|details|info\w*|background|requirements|constraints|needs|setup|preferences|facts|habits)|i am|i'm|facts on me)(?![a-z])"
)
"""The line calls what stands below it his own."""
FORM_LABEL = caseless(
    r"^(?:姓名|名字|昵称|年龄|生日|性别|城市|所在地|住址|现居|家乡|籍贯|职业|工作|公司|学校|专业|爱好|兴趣|过敏|忌口"
    r"|宠物|目标|预算|备注|邮箱|手机|name|nickname|age|birthday|gender|city|location|home ?town|job|occupation"
    r"|company|employer|school|major|hobb(?:y|ies)|interests|allerg(?:y|ies)|diet|pets?|goal|budget|language|note|ps"
    r"|p\.s|btw|update|question|q|a|tl;?dr|remember)$"
)
"""Labels that are no speakers."""
SYSTEM_LINE = caseless(
    r"^\s*(?:[\[【<(#*]{1,3}\s*(?:系统|系统消息|system|assistant|user|memory|指令|instructions?|admin"
    r"|developer)[^\n]{0,40}|(?:system|assistant)\s*:)"
)
"""A line that plays the system."""
