"""Words that mark a correction, and the forms in which the old and the new value are named. Data for `corrections`."""

from __future__ import annotations

from calendar import month_name

from memory.writing.wording.patterns import Lazy, caseless, lazy

MONTH = f"(?:{'|'.join(month_name[1:])})"
"""Pattern of a month's name."""
CUE = caseless(
    r"^(?:不好意思|抱歉|等等|哦不|噢不)[，,]?\s*(?:应该)?是|算错|看错|听错|(?:前天|昨天|前[几两]天|那天|上回|上次|之前)我?(?:跟|和|给)你(?:说|讲)|才对(?:$|[，,。了啊哈])|说错|更正|纠正|搞错|记错|弄错|打错|写错|口误|不对|其实|实际上|应该是|改成|改到|改为|改口|修正"
    r"|更新一下|听[岔错混]|记[岔混]|从.{1,24}(?:换|迁|转|切)(?:成|到|为|用)|不是.{1,16}(?:而?是|应该是)|是.{1,24}[，,]\s*(?:而)?不是|(?:推迟|提前|延期|挪|调整?|涨|降"
    r"|提高|加|减|砍)(?:到|成|至)|不[^，。]{1,16}[了啦][，,]|(?:取消|黄|泡汤|作罢|不成)了[，,]"
    r"|\b(?:actually|correction|misspoke|mistyped|i meant|i mean|sorry|my mistake|my bad|make (?:it|that)|i was wrong"
    r"|got that wrong|wrong|scratch that|typo|rather|not .{1,30} but|instead of|no longer|to be precise"
    r"|any ?more|after all|cancell?ed|scrapped|off the table|not happening|is off|'s off|oops|whoops|update|changed|moved|shifted|swapped|switched|brought forward|put back|goodbye|no more|is (?:history|behind (?:me|us)|gone|no more|out|over)|rescheduled|postponed|bumped|raised|lowered|cut|pushed|turns out|spel(?:t|led))\b|,\s*not\b|\bnot (?:the|my) [\w -]{2,24} ones?$|^not\b|[\d.,]+k?(?: [a-z]+)? not [$€£]?\d|^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b.{0,12}\bnow\b"
)
"""Words that mark a correction or a change."""
PLAIN = caseless(
    r"把.{0,6}(?:手机|电脑|笔记本|车|相机|耳机|平板|编辑器|浏览器|输入法)换成|换了?(?:新)?(?:手机|电脑|车|工作|公司|城市|号码?|专业|学校)|说错|更正|纠正|搞错|记错|弄错|打错|写错"
    r"|口误|修正|不是.{1,16}(?:而?是|应该是)"
    r"|是.{1,24}[，,]\s*(?:而)?不是|\b(?:correction|misspoke|mistyped|i meant|my mistake|my bad|i was wrong"
    r"|got that wrong|scratch that|typo|oops|whoops)\b|\b(?:changed|switched) (?:cars?|phones?|jobs?|laptops?|vans?|bikes?|schools?)\b|^(?:got a )?new (?:car|phone|laptop|job|bike|tablet)(?: is|:|,)|\bactually\b.*,\s*not\b|,\s*not\b"
)
_VALUE = r"[^，,。.;；、!！?？]{1,24}?"
FORMERLY = lazy(
    r"(?:我)?(?:之前|原来|原先|上次|本来|先前|一开始)(?:说|定|想|计划|打算|讲)?(?:的是|好的?|是)?(?=[^，,]{2,24}[，,])|(?<=用户)的?(?:之前|原来|原先|上次|本来|先前"
    r"|一开始)(?:说|定|想|计划|打算|讲)?(?:的是|好的?|是)?"
)
_SUM = r"(?:\d+(?:\.\d+)?\s?(?:%|万|千|块|元|斤|公斤|本|个|点|号|km|kg|公里)?|[一二两三四五六七八九十百]+(?:万[一二三四五六七八九]千?|万|千[一二三四五六七八九]百?|千|块|斤|本|个|点|号|公里))"
_PART = r"(?:[^,.;!]|,(?=\d{3}(?!\d))|(?<=\d)\.(?=\d)){1,30}?"
_LEAD = r"(?:(?:no|nope|sorry|i got (?:that|it) wrong|i was wrong|i misspoke|correction|change of plans?|plans? (?:have |has )?changed|new plan|small change|update|actually|i meant?|wait|oh|oops|whoops|hang on|hold on|well|ah|hm+|scratch that|my mistake|my bad|make (?:it|that)|it's|it is|that's)[\s,:-]+)*"
_DOES = r"(?:去|学|考|买|做|选|养|报|写|住|用|开|追|练|玩|看|吃|喝|坐|投|搬去|搬到|飞|爬|跑|订|租|约|请|读|画|拍|种|打|当|教|卖)"
_THEN = r"(?:我们?|就|还是|准备|打算|决定|而是|直接|现在|后来|想|要|先)*"
SAID_BEFORE = r"(?:(?:之前|以前|原来|原先|上次|刚才|刚刚|先前|本来|一开始)(?:我)?(?:说|讲|记|写|告诉你)|(?:前天|昨天|前[几两]天|那天|上回|上次|之前)我?(?:跟|和|给)你(?:说|讲))(?:的|成|过|错)*(?:是|我)?"
ERRED = r"(?:我)?(?:算|说|记|搞|弄|写|打|看|听)错了?"
_DAY_SAID = r"(?:(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\d{1,2}|[一二三四五六七八九十廿]{1,3})[号日]?|\d{1,2}/\d{1,2}|(?:周|星期|礼拜)[一二三四五六日天])"
_NUMBER_SAID = r"(?:\d+(?:\.\d+)?|[一二两三四五六七八九十百千]+)"
_UNITS = ("年", "个月", "岁", "天", "次", "万", "千", "块", "斤", "公斤", "公里", "个(?!月)", "本", "人", "%")
SAID_PAIRS: tuple[Lazy, ...] = tuple(
    lazy(
        rf"{SAID_BEFORE}(?P<said>[^，,。]{{0,16}}?(?P<old>{value})[^，,。\d]{{0,8}})[，,](?:\s*{ERRED}[^，,。]{{0,4}}[，,])?(?:\s*[^，,。]{{1,20}}[，,]){{0,2}}?\s*[^，,。\d]{{0,10}}?(?:是|才|改成|改到|变成|到)\s?(?P<new>{value})"
    )
    for value in (_DAY_SAID, *(f"{_NUMBER_SAID}{unit}" for unit in _UNITS))
)
"""之前说房子3月15到期，翻了合同是3月31号: a day for a day, a number for one."""
PAIRS: tuple[Lazy, ...] = SAID_PAIRS + tuple(
    caseless(pattern)
    for pattern in (
        r"\bI (?:said|told you|mentioned)(?: that)? (?:my|the|our) [\w ]{2,24}? (?:is|was|were|are) (?P<old>[^,.;]{1,30}?)[,;]? (?:but |though )?(?:it's|it is|they're) (?:actually |really |now )*(?P<new>[^,.;!]{1,30}?)(?: now| actually| instead)*(?=$|[,.;!])",
        rf"不是\s?(?P<old>{_VALUE})[，,]?\s*(?:而是|应该是|是|改成)\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦]|的)",
        rf"(?:之前|原来|原先|上次|本来|先前|一开始)(?:说|定|想|计划|打算|讲)[^，,]{{0,16}}?(?P<old>{_SUM})[^，,\d]{{0,6}}[，,][^，,]{{0,8}}?"
        rf"(?:改|换|变|调整?|推迟|提前|放宽|降|升|加|涨)(?:成|到|为|至)了?\s?(?P<new>{_SUM})",
        rf"(?:之前|原来|上次|刚才|先前)(?:说|讲)(?:的是|是|我)?(?:住|在|是|有)?(?P<old>{_VALUE})[，,]\s*(?:其实|实际上?|应该)(?:是|住|在|有)\s?(?P<new>{_VALUE})"
        rf"(?=$|[，,。.!！了的啊哦])",
        rf"叫\s?(?P<new>{_VALUE})[，,]\s*(?:而)?不(?:是)?叫(?:做)?\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:改|换|调整?|加|提|升|降|减|砍|推|挪|放宽|追加)(?:成|到|为|至)了?\s?(?P<new>{_SUM})(?:吧|好了|算了|得了|了)*[，,]\s*(?P<old>{_SUM})(?:有点|实在|太|确实|根本|真的?|肯定|显然|怕)*"
        r"(?:不够|少|多|高|低|早|晚|贵|紧|赶|不行|不现实|来不及|撑不住|离谱)",
        rf"不叫\s?(?P<old>{_VALUE})[，,]?\s*(?:而是|是)?叫\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"在\s?(?P<new>{_VALUE})[，,]?\s*(?:而)?不(?:是)?在\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"不(?:是)?在\s?(?P<old>{_VALUE})[，,]?\s*(?:而是|是)在?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:用|叫|姓|养|开|学|做|吃|喝|住|属)的?是\s?(?P<new>{_VALUE})(?:而)?不是\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:之前|原来|本来|原先|一开始)(?:说|想|打算|准备|计划|定)(?:要|想|去|是)*(?P<old>{_VALUE})[，,][^，。]{{0,8}}(?:改主意|变卦|想通|不想了|反悔|变了)[^，。]{{0,3}}[，,]\s*(?:现在|还是|而是|就)*(?:准备|打算|想|决定|要|改|去)+(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        r"\bchanged my mind (?:about|on) (?P<old>[^,.;]{2,40}?),? (?:and |so |now )*(?:I'm |it's |we're )?(?:now )?(?:going for|going with|doing|opting for|choosing|going to do|want to do) (?P<new>[^,.;!]{2,40}?)(?: instead| now)*(?=$|[,.;!])",
        rf"(?:应该是|其实是|实际是|改成了?|是|到|为)\s?(?P<new>{_VALUE})(?:的"
        rf"|了)?[，,]\s*(?:而)?不是\s?(?P<old>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        rf"(?:从|由)\s?(?P<old>{_VALUE})\s?(?:改|推迟|提前|延期|挪|调整?|涨|降|提高|加|减|砍|换|变|延)(?:到"
        rf"|成|至|为)了?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了])",
        r"(?:^|[，,])\s*我?(?P<old>[^，,。我你他她它]{1,8}?)(?:早就?|已经|都|就|现在)*(?:停|断|戒|不做)了[，,](?:[^，,。]{1,14}[，,])?\s*(?:我|现在|如今|目前|就)*(?:改|换)(?:成|为|做|练|去|打|学|吃|喝)?(?P<new>[^，,。了一下个]{1,10}?)(?:了|啦)?$",
        rf"不(?:再|打算|准备|想)*(?P<w>{_DOES})(?:的是)?\s?(?P<old>{_VALUE})(?:了|啦)[，,]\s*{_THEN}(?:(?:改|换|转)(?:成|为|到|去)?(?P=w)?|(?P=w))了?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦呢吧])",
        rf"(?:^|[，,])\s*(?:我们?|那个?|计划有变|改主意了?)*(?P<old>{_VALUE})(?:我们?|就|先|也|都)*(?:不(?P<w>{_DOES})|(?:那|这)?(?:趟|次|个|场)?(?:取消|黄|泡汤|作罢|[去做办]不成))(?:了|啦)[，,]\s*{_THEN}(?:(?:改|换|转)(?:成|为|到|去|{_DOES})?|(?P=w))了?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦呢吧])",
        r"\b(?:not|n't|no longer|stopped|quit|given up on|gave up on|(?:given|gave) up) (?:be )?(?P<w>going|travell?ing|heading|flying|moving|doing|learning|studying|applying|buying|getting|taking|making|building|writing|reading|running|visiting|staying|planning)(?: to| for| in| on| at| with)? (?:the |an? |my )?(?P<old>[^,.;]{2,40}?)(?: any ?more| any longer| after all| now)?[,;:–-]+ (?:and |but |so |instead )*(?:I'm|we're|I am|we are|it's|it'll be|I'll be|we'll be|it is) (?:now |actually |really |instead )*(?:(?P=w)|going|doing)?(?: to| for| in| on| at| with)? ?(?:the |an? |my )?(?P<new>[^,.;!]{2,40}?)(?: instead| now)*(?=$|[,.;!])",
        r"^(?:(?:plans? (?:have |has )?changed|change of plans?|new plan|update|so|well|ok(?:ay)?)[\s,:]+)*(?:the )?(?P<old>[\w' -]{2,30}?)(?:'s| is| trip is| trip's| has been| got) (?:off|cancelled|canceled|not happening|scrapped|no longer on|off the table)(?: now)?(?:[,;:–-]+ (?:and |so |but )*| (?:and|so|but) )(?!(?:he|she|they|you)\b)(?:it's |it'll be |it is |we're |I'm |we'll |I'll |now |going to |going for |doing |do )*(?P<new>[^,.;!]{2,40}?)(?: instead| it is| now)*$",
        r"\b(?:calling|renaming|naming) (?:it|him|her|them|ours) (?P<new>[A-Z][\w' -]{1,24}?)(?: now)? (?:now )?(?:instead of|rather than|not|and not) (?P<old>[A-Z][\w' -]{1,24}?)(?=$|[,.;!])",
        r"\b(?:it's|it is|it was|that's|i'm|is|are|to|be|meant|make (?:it|that)|should be"
        r"|was)\s+(?:actually\s+|really\s+)?(?P<new>[^,;]{1,40}?)[,;]?\s+(?:not|instead of"
        r"|rather than)\s+(?P<old>[^,.;!]{1,40}?)(?=$|[,.;!])",
        r"\bI (?:said|told you|wrote|mentioned|put)(?: that| it was| it's| we had| I had| there were| there are)? (?P<old>[^,.;]{1,30}?)[,;]? (?:but |and )?"
        r"(?:it's|it is|that's|there are|there's|I meant|make that|make it|it should be|should be) (?:actually |really )?(?P<new>[^,.;!]{1,30}?)(?: actually| really)?(?=$|[,.;!])",
        r"\bI (?:said|told you|mentioned)(?: that)? I (?:was|am|'m) (?P<old>[^,.;]{2,30}?)[,;]? (?:but|though|however) (?P<new>I[^,.;!]{2,60}?)(?=$|[,.;!])",
        r"\bI(?:'m| am) done with (?P<old>[^,.;]{2,40}?)[,;]? (?:and |so )?(?:it's|it is|I'm (?:with|at|on|using)|we're (?:with|at|on)) (?P<new>[^,.;!]{2,40}?)"
        r"(?: for me)?(?: now| these days| from here on)?(?=$|[,.;!])",
        r"\bnot\s+(?P<old>[^,.;]{1,40}?)[,;]?\s+(?:but(?: rather)?|it's|it is|it should be"
        r"|make that)\s+(?P<new>[^,.;!]{1,40}?)(?=$|[,.;!])",
        r"\bfrom\s+(?P<old>[^,.;]{1,40}?)\s+to\s+(?P<new>[^,.;!]{1,40}?)(?=$|[,.;!]|\s+(?:because|since|for"
        r"|and|as)\b)",
        r"(?:isn't|is not|won't be|not) (?:on |at |in |this |next )*(?P<old>[^,.;]{1,24}?)(?: after all| any ?more| any longer| now)*[,;]? (?:and |but )?(?:they(?:'ve| have)? (?:moved|shifted|pushed|put) it (?:back )?to|it(?:'s| is| has)(?: been)? (?:now |moved |shifted |pushed )*(?:on |at |in |to )*)\s?(?P<new>[^,.;!]{1,24}?)(?: now| instead)*(?=$|[,.;!])",
        rf"不(?:在|是)\s?(?P<old>{_VALUE})(?:了|开|办|举行)*[，,]\s*(?:时间)?(?:改|挪|换|推|移|调|延|提前|推迟)+(?:到|成|在|至)?了?\s?(?P<new>{_VALUE})(?=$|[，,。.!！了的啊哦])",
        r"(?P<old>(?:周|星期|礼拜)[一二三四五六日天])(?:不|没)(?:办|开|去|上|行|考|打|演)了?[，,]\s*(?:时间)?(?:改|挪|换|推|移|调|延)+(?:到|成|在|至)?了?\s?(?P<new>(?:下|这)?(?:周|星期|礼拜)[一二三四五六日天])",
        r"^(?:[\w' ]{2,24}, )?(?:so )?(?P<old>[A-Z][\w&' -]{1,30}?)(?:'s| is| are) (?:now )?(?:history|behind (?:me|us)|gone|no more|out|over|dead to me),? (?:and )?(?:it's|it is|we're|I'm|home is|home's|now it's|make it)(?: all| now| in| at| on| with| using)* (?P<new>[A-Z][\w&' -]{1,30}?)(?: now| these days| instead| all the way| from here on)*$",
        r"^(?:so |well,? )?(?:no more|goodbye|bye(?:-| )?bye|so long|farewell|adios),? (?P<old>[A-Z][\w&' -]{1,30}?)(?: for (?:us|me))?,? (?:and )?(?:it's|it is|we're|I'm|hello|hi|welcome)(?: all| now| in| at| on| with| using)*,? (?P<new>[A-Z][\w&' -]{1,30}?)(?: now| these days| instead| from here on)*$",
        rf"^{_LEAD}(?P<new>{_PART}),? (?:sorry,? )?not\s+(?:on |at |in )?(?P<old>{_PART}),?(?: actually| sorry)?$",
        rf"^{_LEAD}(?P<new>[^,.;!]{{31,80}}?),? not (?:on |at |in |until |till )?(?P<old>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|{MONTH}|\d[\w:%]*(?: ?[ap]m)?)$",
        rf"^(?:no|sorry|actually)?[\s,]*not\s+(?P<old>{_PART}),\s*(?P<new>{_PART})$",
        rf"\b(?:the|my|our) [\w ]{{2,24}}(?:'s| is) (?:on |at |in |now )*(?P<new>{_PART})(?: now)?,? (?:instead of|rather than) (?:on |at |in )?(?P<old>{_PART})$",
        r"\bit's (?P<new>[A-Z][\w'-]+),? (?:(?:spel(?:t|led) )?(?:[A-Z]-)+[A-Z],? )not (?P<old>[A-Z][\w'-]+)",
        rf"\b(?:the|my|our) [\w ]{{2,24}}'s (?:on |at |in )?(?P<new>{_PART}),? not (?:on |at |in )?(?P<old>{_PART})$",
    )
)
ALONE = caseless(
    r"^(?:不对|不|哦|噢|等等|抱歉|不好意思|说错了?|更正一?下|我?(?:刚才|之前)?(?:[一-龥]{1,4})?(?:说|打|写|记|搞|弄)错了?|口误|no|nope|sorry"
    r"|oops|actually|correction|wait|i misspoke|my mistake|(?:damn )?(?:fat|clumsy) (?:fingers|thumbs)|autocorrect|typo|[\s,，:])*(?:其实|应该|实际)?(?:应该是|改成|改到|改为|是"
    r"|it's|it is|make (?:it|that)|i meant?|should be|it should be)\s?(?P<new>[^，,。.;；]{1,24}?)(?:才对|了|哈|哦|啊"
    r"|instead|actually)*$|^(?:[^，,。]{0,8}[，,])?\s*(?P<right>[^，,。.;；]{1,12}?)才对[了啊哈]*$"
)
TYPES: tuple[Lazy, ...] = (
    lazy(
        r"(?:\d+(?:\.\d+)?|[一二两三四五六七八九十百]+)\s?(?:万|千|百)(?:[一二三四五六七八九]千?百?|\d)?(?:块|元)?(?:钱)?"
    ),
    lazy(r"\d+(?:\.\d+)?\s?(?:%|％|percent)"),
    caseless(
        r"(?:[¥$€£]\s?\d[\d,.]*(?:k|m)?|\d[\d,.]*\s?(?:万|千|块|元|美元|欧元|dollars?|euros?|pounds?|usd"
        r"|eur|k)(?:以内)?)"
    ),
    caseless(r"\d{1,2}(?::\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|[一二三四五六七八九十\d]{1,3}点(?:半|[一三]刻)?"),
    caseless(r"(?:周|星期|礼拜)[一二三四五六日天]|(?:mon|tues|wednes|thurs|fri|satur|sun)day"),
    caseless(
        r"\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}"
    ),
    caseless(r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b"),
    lazy(r"(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)"),
    lazy(r"\d{1,2}月\d{1,2}[号日]?|(?:19|20)\d\d年?"),
    caseless(r"\d+(?:\.\d+)?\s?(?:岁|本|个|kg|公斤|斤|km|公里|页|人|天|小时|years?|books?|people|days?|hours?)?"),
)
_TYPED = (
    r"(?:[$€£]?\s?\d[\d,.:]*\s?(?:%|percent|k|am|pm|euros?|dollars?|pounds?|kg|km|years?|books?|people|days?|hours?)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}(?:st|nd|rd|th)?)"
)
BARE = caseless(
    rf"^(?P<lead>(?:(?:no|nope|sorry|wait|actually|oops|correction|scratch that|turns out|i was wrong|my mistake|my bad)[\s,:]+)*"
    rf"(?:(?:i was wrong about|i misremembered|you(?:'ve| have)? (?:got|have)|you got|i got) (?:the |my |our )?(?P<about>\w+)(?: \w+)? ?(?:wrong|right)?,\s*|the (?P<about2>\w+)(?: has| just)? (?:went|gone|changed|moved|rose|fell|dropped)[\w ]{{0,16}},\s*|(?:please )?(?:make|change|set|bump|raise|lower|update) (?:my|the|our) (?:[\w-]+ )?(?P<about3>\w+) (?:up to |down to |to )?)?)"
    rf"(?P<is>(?:it's|it is|(?:i )?meant(?: to (?:say|type|write|put))?|make (?:it|that)|that's|should be|now) )?(?:now |at |on |an? |the )*(?P<new>{_TYPED})"
    rf"(?P<tail>(?:,? (?:(?:for|on|in|about) (?:that|this)(?: one)?|there|above|actually|in fact|sorry|now|these days|(?:you forgot|counting|if you count|including|not counting|with) [\w' ]{{2,30}}))*)$"
)
"""A bare value in the place of the known one: "three, actually"; "sorry, 41"; "the budget went up, it's 900 now"."""
BARE_ZH = lazy(
    r"^(?:我的?|我们的?|这次的?)?(?P<about>[^，。我]{1,6}?)(?:又|也|都|已经|刚)*(?:涨|降|变|改|加|减|提|砍|调)(?:了|价了|过了|一下|一改)[，,]\s*(?:现在|目前|如今|变成|改成|改到|涨到|降到|到|是)+了?\s?(?P<new>[^，。]{1,12}?)(?:了)?$"
)
"""预算又涨了，现在是九万: the new value of what is named before it."""
SPELT = lazy(
    r"^(?:(?:it's|it is|that's|no|actually|sorry|my name is|my name's)[\s,]+)*(?:spelt|spelled|written)\s+(?P<new>[A-ZÀ-Þ][\w'-]+)(?=$|,)"
)
