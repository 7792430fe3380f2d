"""Messages that bring all they need: courtesies, sums and conversions, a text or a word to work on.

Each kind is told by its own vocabulary: a message is plain only where nothing is left besides. Whoever speaks of
himself, or of what was said before, is never plain.
"""

from __future__ import annotations

import re

from memory.recall.courtesy import is_courtesy
from memory.recall.intents import is_personal, is_question
from memory.recall.pointing import points_far
from memory.text import normalise

_UNITS_ZH = (
    "公里|千米|厘米|毫米|平方米|立方米|英里|英尺|英寸|海里|米|码|公斤|千克|毫克|克|斤|磅|盎司|吨|毫升|升"
    "|加仑|摄氏|华氏|度|公顷|亩"
    "|美元|欧元|英镑|日元|人民币|块|元|小时|分钟|秒|天|周|个月|月|年|角|平方根|立方根|根号|开方|平方"
    "|立方|次方|阶乘|质数|素数|偶数|奇数|平均数"
)
_SUM_ZH = "平方根|立方根|阶乘|加上?|减去?|乘以?|除以?|等于|换算|转换|折合|百分之|分之|多少|几|计算|算算?|多[长重远久]"
_FILLER_SUM_ZH = (
    "平方根|立方根|阶乘|请|帮我|把|一下|看看|是|的|和|与|成|为|约|大概|大约"
    "|有|个|是不是|吗|呢|结果|到|等|一共|总共|[零〇一二三四五六七八九十百千万亿两半]"
)
_UNITS_EN = (
    "(?:kilo|centi|milli)?met(?:er|re)s?|km|cm|mm|miles?|f(?:oo|ee)t|inch(?:es)?|yards?|pounds?|lbs?"
    "|ounces?|oz|(?:kilo|milli)?grams?"
    "|kgs?|tons?|tonnes?|(?:milli)?lit(?:er|re)s?|ml|gallons?|cups?|(?:table|tea)spoons?|pints?|quarts?"
    "|celsius|fahrenheit|kelvin"
    "|degrees?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|(?:kilo|mega|giga)?bytes?|[kmg]b"
    "|acres?|hectares?|dollars?|euros?"
    "|yen|cents?"
)
_SUM_EN = (
    "add|subtract|multipl(?:y|ied)|divided?|times|plus|minus|percent|squared?|cubed?|roots?|power|prime"
    "|even|odd|factorial"
    "|half|thirds?|quarters?|average|sum|convert|calculate|compute|equals?"
)
_FILLER_SUM_EN = (
    "what|s|is|are|how|much|many|the|a|an|of|in|into|to|from|by|and|there|please|number|numbers|or|it"
    "|does|do|raised|between"
    "|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|dozen"
)
_NUMBER = r"[\d.,:]+(?:st|nd|rd|th)?"
_MARKS = r"[+*/×÷%=^()<>-]"
_IS_SUM = re.compile(rf"{_SUM_ZH}|[+*/×÷=^]|\d\s*-\s*\d|%\s*of\b|\b(?:{_SUM_EN}|how (?:much|many))\b")
_MEASURES = re.compile(rf"\d|[一二三四五六七八九十百千万两半]|\b(?:{_UNITS_EN})\b.*\b(?:{_UNITS_EN})\b")
_ALL_SUM = re.compile(
    rf"(?:\s|{_NUMBER}|{_MARKS}|{_UNITS_ZH}|{_SUM_ZH}|{_FILLER_SUM_ZH}|\b(?:{_UNITS_EN}|{_SUM_EN}|{_FILLER_SUM_EN})\b)+"
)

_LANGUAGE_ZH = "(?:英|法|德|日|韩|俄|中|汉|粤|葡|泰|西班牙|意大利|阿拉伯|葡萄牙|拉丁|越南)[语文]"
_LANGUAGE_EN = (
    "(?:english|french|german|japanese|korean|russian|chinese|mandarin|cantonese|spanish|italian|arabic|portuguese|latin|dutch"
    "|greek|turkish|polish|swedish|thai|hindi|vietnamese)"
)
_ON_WORDS = re.compile(
    rf"翻译|译成|译为|{_LANGUAGE_ZH}(?:里|中)?(?:怎么|咋)[说写讲]|(?:近|反|同)义词|怎么(?:读|念|拼)"
    rf"|什么意思|造个?句|用一句话(?:解释|概括|说明)"
    rf"|\btranslate\b|\bhow (?:do|would|can) (?:you|i|we) (?:say|spell|pronounce|write)\b"
    rf"|\bput\b.*\b(?:in|into) {_LANGUAGE_EN}\b"
    rf"|\b(?:in|into) {_LANGUAGE_EN}\s*\??$"
    rf"|\b(?:synonyms?|antonyms?|plural|past tense|opposite) (?:of|for)\b|\bdefin(?:e|ition)\b"
    rf"|\brhymes? with\b|\bwhat does ['\"“‘]?[\w -]+['\"”’]? mean\b|\bin one sentence\b|\bconjugate\b"
)
_ON_GIVEN_TEXT = re.compile(
    r"改写|改成|润色|病句|错别字|缩写|扩写|概括|总结"
    r"|\b(?:rewrite|rephrase|paraphrase|proofread|shorten|summari[sz]e|correct"
    r"|capital letters|uppercase|grammar|passive voice)\b"
)
_GIVEN = re.compile(r"[:：].+$|[\"“「『][^\"”」』]*[\"”」』]|(?<!\w)['‘][^'’]*['’](?!\w)", re.DOTALL)
_ABOUT_JIDE = re.compile(r"你是谁|你[能会]做什么|\bwho are you\b|\bwhat can you do\b")
_NOW_ZH = "几月几号|几号|几月|星期几|周几|礼拜几|几点|什么日期|什么时间|什么时候"
_NOW_EN = "(?:day|date|time|weekday|year|month)(?: of the week)?"
_ABOUT_NOW = re.compile(
    rf"(?:今天|今儿|现在|此刻)(?:是|到)?(?:{_NOW_ZH})了?[啊呀呢]?|(?:几点|几号|星期几|周几)了"
    rf"|what(?:'s| is)? (?:the )?{_NOW_EN}(?: is)?(?: it)?(?: is it)?"
    r"(?: today| now| right now)?"
)


def needs_no_memory(text: str) -> bool:
    """Can memory add nothing to the answer? A courtesy, a sum, the date, a text or word to work on, or about Jide."""
    clean = normalise(text).strip()
    now = _ABOUT_NOW.fullmatch(clean.strip(" ?？。.!！").replace("’", "'"))
    return (
        now is not None
        or is_courtesy(clean)
        or is_sum(clean)
        or _ABOUT_JIDE.search(clean) is not None
        or works_on_words(clean)
    )


def is_sum(text: str) -> bool:
    """Is it made of numbers, units and what is done to them, and of nothing else?"""
    words = re.sub(r"[^\w.,%+*/×÷=^()<>-]", " ", normalise(text)).strip()
    asks = _IS_SUM.search(words) and _MEASURES.search(words)
    return bool(asks) and _ALL_SUM.fullmatch(words) is not None


def works_on_words(text: str) -> bool:
    """Does it ask to translate, explain or rework words that stand in it?"""
    text = normalise(text)
    asked = _GIVEN.sub(" ", text)
    if is_personal(asked) or points_far(asked):
        return False
    given = _GIVEN.search(text)
    reworks = given is not None and not is_question(given.group()) and _ON_GIVEN_TEXT.search(asked) is not None
    return reworks or _ON_WORDS.search(text) is not None
