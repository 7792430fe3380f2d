"""Signs that a clause is no statement to keep: questions, guesses, conditions, jokes, one-off remarks."""

from __future__ import annotations

from memory.writing.wording.patterns import caseless, lazy

ZH_HEDGE = caseless(
    r"可能|差(?:一)?点儿?(?!意思|劲|没命|要命|要了我?的?命|休克|送命|进ICU|进急|没救|窒息|丢了?命)|险些(?!没命|休克|窒息|丢)|认为|觉得|感觉|也许|或许|兴许|好像|大概(?!率|(?:是|在|就)?\s?[\d一二三四五六七八九十两])|似乎|貌似"
    r"|应该(?!要|用|先)|估计|说不定|说不准|没准|不一定|不确定|不太确定|不敢确定|拿不准|不知道|没想好|还没决定|没决定"
    r"|考虑(?!到|周)|要不要|犹豫|纠结|听说|据说|感觉(?:自己)?(?:有点|可能|像|快)|算是吧|不好说|难说|看情况|再说吧"
    r"|或者是|怀疑|猜|梦见|梦到|做梦|但愿|恨不得|(?:真|好|多么?|真心|只)希望(?!你)|真想(?:住|当|变|成为|拥有)"
    r"|觉得自己(?:可能|好像|有点)|搞不好|八成|多半|maybe|probably|perhaps|not sure"
)
ZH_QUESTION = lazy(
    r"[吗么]$|^(?!(?:因为)?(?:我|我们)(?:姓|本来就|又不|就是|毕竟)).*嘛$|^(?!我(?!的|该|要不|们?呢|呢)[^，。]{2,}呢$)(?!.*(?:着|正|才|可|还在|还得|还要|还有|还没|得去|要去|都|在(?=[做写学练看听备准弄搞养跑画拍读考赶忙等找]))[^，。]*呢$).*呢$|(?<!没)什么|(?<!没)啥(?!都|也)|谁(?!都)|哪(?!怕)|怎么(?!都|也|样都)|怎样|如何|为何|是不是|有没有"
    r"|能不能|可不可以|会不会|要不要|该不该|对不对|好不好|行不行"
    r"|家里.{0,6}(?:催|逼|骂|念叨)|[^，。]好还是|还是[^，。]{1,8}好$|多少|(?<![好们这那])几(?=[个点号岁位次](?!都))|多[大高重久远长](?=$|了)|难道|请问|想知道|想问"
)
ZH_TAG = lazy(r"^(?:对吧|是吧|对吗|是吗|对不对|没错吧|是不是|对么|是么|没记错吧|right|记错了吗)$")
ZH_POLITE_TAG = lazy(
    r"[，,]?\s*(?:好吗|行吗|可以吗|好不好|行不行|好么|可以么|好嘛|ok吗|OK吗|谢谢|多谢|拜托|拜托了|吧)$"
)
ZH_CONDITION = lazy(
    r"假如|如果|要是|假设|倘若|若是|假使|假若|万一|设想|换作|换做|换成是|除非|即使|哪怕|就算"
    r"|等我?[^，。]{0,3}(?:有钱|发财|中奖|暴富|财务自由|老了|有空了|闲了|长大|瘦下来)|的话(?![题语说费剧筒])|一旦|有朝一日|要不是|早知道|当初要"
)
JOKE = caseless(
    r"哈{3,}|(?:ha){3,}|hh{2,}|(?<![a-z])(?:lol|lmao|rofl|jk|just kidding|kidding|haha(?:ha)+)(?![a-z])|😂|🤣|😆|😜"
    r"|🤪|开玩笑|逗你|骗你的|说笑|玩笑话|狗头|\[doge\]|\(doge\)|233{2,}|笑死|/s$"
)
ZH_HYPERBOLE = lazy(
    r"能吃下一(?:头|整)|饿死|累死|困死|笑死|热死|冷死|气死|烦死|急死|吓死|想死|渴死|无聊死|要死了|疯了|炸了"
    r"|裂开|麻了|原地|上天|宇宙|地球人|外星"
    r"|[跟和与同](?:我的?|这张|自己的?)?(?:床|被窝|被子|沙发|枕头|空调|暖气片?|咖啡机?|奶茶|火锅|手机|电脑|键盘|冰箱|外卖|螺蛳粉|椅子|马桶|[wW][iI]-?[fF][iI])"
    r"[^，。]{0,6}?(?:领证|结婚|订婚|私奔|锁死|恋爱|白头|过一辈子|在一起|离婚|分手|拜堂)"
)
ZH_ONE_OFF = lazy(
    r"^(?:我)?(?:刚刚?|刚才|方才|今天|今晚|今早|今儿|昨晚|昨天|昨儿|早上|中午|晚上|下午|这顿|这会儿?|此刻"
    r"|现在)?(?:才|又)?"
    r"(?:点了|吃了|喝了|买了(?!房|车|[^，。]{2,14}票|一套房|了房|(?:一?[台部辆个块副])?\s?(?:新|二手)?(?:的)?(?:手机|电脑|笔记本|平板|相机|耳机|[A-Za-z]{4,}))|看了|听了|去了趟|下了单|打了车|洗了|睡了|起床|到家|出门"
    r"|下班(?!之?后|以后|都|就|爱|常|会|一般|喜欢|总|经常)|上车|堵车|迟到|忘带|丢了|拿了快递|取了)"
)
ZH_FOR_NOW = caseless(
    r"就这一?次|仅此一次|这一?次(?!装修|项目|搬家|旅行|考试|婚礼|旅游)|这一?回|只限这|下次(?:还|再|照)|暂时|今天先"
    r"|这次先|这(?:篇|封|段|条|份|个问题|道题)|临时|破例|just this once|for this one|this time|only this|for now"
    r"|just for today|just today|for the moment|one-off|today only"
)
ZH_DOUBT = lazy(
    r"^(?:我|也|其实|还|都|反正|不过|但是?)*(?:说不准|不确定|不太确定|不好说|没想好|没决定|再说吧?|不知道|难说|看情况"
    r"|随便说说|开玩笑的?|逗你的|瞎说的|骗你的)(?:了|吧|啦|呢|哈)*$"
)
"""A clause that takes back the certainty of the one before it."""
EN_DOUBT = caseless(
    r"^(?:but |though |although )?(?:(?:i'm |i am )?not (?:really |so |too |100% )?sure(?: (?:yet|though"
    r"|about (?:that|it)))?|who knows|we'll see|no idea|just kidding|kidding|jk|i'm joking|joking|just a thought"
    r"|haven't decided(?: yet)?|i haven't decided(?: yet)?|maybe not|maybe|perhaps)$"
)
_ZH_DAY = r"(?:周|星期|礼拜)[一二三四五六日天末]"
ZH_WEEKLY = lazy(
    rf"(?:只有|只在|只|每个?|每到?|逢|都是|总是|固定|一般|通常|平时|向来|基本)(?:在)?{_ZH_DAY}|(?<![这本下上]){_ZH_DAY}(?:、|和|跟|到|至|与)(?:周|星期|礼拜)?[一二三四五六日天](?!(?:早|晚|上|下|中)?[午上]?[\d一二三四五六七八九十]+点)(?=[^，。]{{0,2}}(?:在|都|不|才|开|休|营业|上班|值|有空|能|可以|过来|来))"
)
"""Something of every week, not of the next one: 只有周二和周四在."""
RETRACTED = caseless(
    r"^(?:(?:算了|不对|哎呀?|等等|那个?|请|[，,\s])*(?:(?:你)?(?:就)?(?:当|权当|只当)(?:作|做)?我(?:刚才)?(?:什么(?:都|也))?没(?:有)?(?:说|讲|提)(?:过)?|(?:刚才|上面|上一)(?:那)?(?:句|条)(?:话)?(?:不算(?:数)?|作废|别记|不用记|别当真|收回))|(?:actually|no|wait|oh|sorry|hm+|hang on|hold on|please|just|[\s,])*"
    r"(?:forget (?:that|i said that|i said anything|what i(?: just)? said)|(?:scratch|strike|ignore|disregard|scrap) (?:that|what i(?: just)? said|the last (?:bit|part|one|sentence|message))|pretend i (?:didn't|never) (?:say|said) (?:that|anything)))(?:,? please|吧|了|好了|哈)*$"
)
"""A sentence that takes back the one before it."""
EN_HEDGE = caseless(
    r"\b(?:maybe|perhaps|possibly|probably|might|(?<!\dst )(?<!\dnd )(?<!\drd )(?<!\dth )(?<!\d )(?<!\bof )(?<!\bin )(?-i:may)(?! \d| be called)|i think|i guess|i suppose|i believe"
    r"|i assume|i suspect|i wonder|i feel like|not sure|unsure|no idea|don't know|dunno|not certain|uncertain"
    r"|(?:almost|nearly|practically) (?:moved|married|went|became|bought|joined|took|quit|signed|got|adopted|studied|accepted|chose|started|named|called|lived)|could be|seems?|seemingly|apparently|supposedly|kind of think|thinking (?:of|about)|considering|tempted"
    r"|toying with|someday|some day|one day i|who knows|undecided|haven't decided|on the fence|could have been"
    r"|would like to maybe|rumou?r|i heard|they say|hopefully|in theory)\b"
)
EN_CONDITION = caseless(
    r"\b(?:if(?! possible| I can help it)|unless|suppose|supposing|assuming|what if|imagine|wish i|i'd be|i would be|i'd have"
    r"|i would have|were i|had i|would've|(?<!things )(?<!everything )(?<!me )as (?:if|though)|in case|let's say|say i|before (?:i|we) (?:get|am|are|end up) (?:divorced|fired|sacked|killed|murdered|arrested|evicted|lynched|disowned|dumped|in trouble))\b"
)
EN_QUESTION = caseless(
    r"^(?:and |but |so |ok(?:ay)?,? |hey,? |hi,? |hmm,? |well,? )?(?:who|whom|whose|what(?! (?:i|we)(?:'m| am|'re| are)? (?:really |actually |mostly |basically |most )?(?:after|aiming (?:for|at)|going for|hoping for|working towards?|allergic to|love|like|enjoy|hate|dislike|can't stand|do|teach|drive|play|study|collect)(?: \w+){0,3} (?:is|are) \w)|what's|which|when"
    r"|where|why|how|do|does|did|am|is|are|was|were|can|could|would|will|shall|should"
    r"|(?:have|has|had)(?! (?:an?|my|our|two|three|been|to|no|got)\b)|may|might|(?:isn't|aren't|don't|doesn't|didn't|won't|can't|couldn't|shouldn't|wouldn't)(?= (?:i|you|we|they|he|she|it|the|this|that|there|people|any\w*|your|my|most)\b)|any"
    r"|anyone|anything(?! (?:under|below|up to|over|but|with|from|that|less|spicy|sweet|made)))\b(?!'t)(?! (?:use|call|address|mention|remember that|forget that|give|send|write"
    r"|start|add|include|ask|say|put|show|suggest|recommend|make|let|be|reply|answer|respond|end|apologi"
    r"|explain|assume|translate)\b)"
)
EN_TAG = caseless(
    r"^(?:right|correct|yes|no|isn't it|aren't i|don't i|do i|am i|is it|wasn't it|didn't i|haven't i|true"
    r"|yeah|remember)$"
)
EN_SELF_MOCKERY = caseless(
    r"\bI(?:'m| am) (?:basically|practically|essentially|literally|secretly|\w+ turning into|turning into|90%|half) (?:an? (?!vegan|vegetarian|pescatarian)|my (?:mother|father|mum|mom|dad)|the )"
    r"|\bI(?:'m| am) an? \w+ at heart\b|^(?:haha|hah|hehe|heh)\b.*\bI(?:'m| am) an?\b"
)
"""He makes fun of himself: nothing in the sentence is meant."""
EN_HYPERBOLE = caseless(
    r"\b(?:could eat a|could sleep for|dying (?:of|to|for)|literally dying|starving|a million|forever"
    r"|(?:married|engaged|wed|betrothed|eloping|in a (?:\w+ )?relationship|dating) (?:to|with)?\s?(?:my |the |this |our )?(?:\w+ )?(?:bed|sofa|couch|duvet|blanket|pillow"
    r"|mattress|coffee(?: machine)?|espresso|fridge|laptop|phone|air fryer|kettle|sourdough|pizza|cheese|tea|armchair|hammock|job|work|spreadsheets?)\b(?! \w*(?:maker|owner|seller|mate|er)\b)"
    r"|to death|basically a|practically a|such a genius|the king of|queen of)\b"
)
"""Exaggerations."""
MOVED = lazy(r"从.+?(?:改|推迟|提前|延|换|挪|调)[一-龥]{0,2}?(?:到|至|为|成)")
"""From one date to another: the latter holds."""
ZH_REQUEST = lazy(
    r"^(?:请(?!假|客)|帮我|帮忙|麻烦|给我|能不能|可以|告诉我|推荐|介绍(?!一下自己)|教我|列|查|算|看看|说说"
    r"|用\s?[A-Za-z#+ ]{1,12}\s?(?:写|画|做|实现|翻译|解释|生成)(?:一?[个段份篇下])|讲讲|解释|翻译|总结|你|您|写一?[个篇份首段封]|来一?[个份首段])"
)
"""A clause that opens with an order or a wish to the assistant."""
