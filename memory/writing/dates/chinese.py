"""Chinese date words: 今天, 大后天, 三天前, 上周三, 下个月5号, 去年三月, 月底, 第二季度, 农历 and feasts."""

from __future__ import annotations

import re
from datetime import date, timedelta

from memory.writing.dates.base import (
    SATURDAY,
    Anchor,
    Handler,
    Span,
    add_months,
    clock_text,
    days_between,
    half_span,
    last_day,
    monday_of,
    month_end,
    month_span,
    moved,
    near_date,
    near_day,
    near_month,
    near_weekday,
    one_day,
    quarter_span,
    safe_date,
    stretch,
    thirds,
    week_span,
    weekend_span,
    year_span,
)
from memory.writing.wording.numerals import zh_number
from memory.writing.wording.patterns import Lazy, lazy

_N = r"(?:\d{1,4}|[一二两三四五六七八九十廿百]{1,4})"
_DAY_WORDS = {
    "大前天": -3, "前天": -2, "前晚": -2, "昨": -1, "今": 0, "明": 1, "后天": 2, "后晚": 2,
    "后儿": 2, "前儿": -2, "大后天": 3,
}  # fmt: skip
_YEAR_WORDS = {"大前年": -3, "前年": -2, "去年": -1, "今年": 0, "本年": 0, "明年": 1, "后年": 2, "大后年": 3}
_WEEKDAYS = {**{char: index for index, char in enumerate("一二三四五六")}, "日": 6, "天": 6,
             **{str(index + 1): index for index in range(7)}}  # fmt: skip
_UNITS = {"天": "day", "日": "day", "周": "week", "星期": "week", "礼拜": "week", "月": "month", "年": "year"}
_YEAR_NAME = r"(?P<ryear>大前年|前年|去年|今年|本年|大后年|明年|后年)"
_YEAR = rf"(?:民国(?P<roc>\d{{1,3}}|[零〇一二三四五六七八九十百]{{1,4}})年|(?P<year>\d{{4}}|[零〇一二三四五六七八九]{{4}})年|{_YEAR_NAME})"
_BEFORE_ROC = 1911
"""The year before the first one of 民国."""
_RMONTH = r"(?P<rmonth>(?:上+|下+|这|本|当)一?个?)月"
_MONTH = rf"(?:{_RMONTH}|(?P<month>\d{{1,2}}|[一二三四五六七八九十]{{1,2}})月份?(?!亮|饼|薪|租|供|球|子))"
_WEEK = r"(?:周|星期|礼拜)"
_PARTS = {
    "凌晨": "night", "清晨": "morning", "早上": "morning", "早晨": "morning", "一早": "morning",
    "早": "morning", "大清早": "morning", "上午": "morning", "中午": "noon", "正午": "noon",
    "下午": "afternoon", "午后": "afternoon", "傍晚": "evening", "晚上": "evening", "晚": "evening",
    "夜里": "night", "深夜": "night", "半夜": "night",
}  # fmt: skip
CLOCK = lazy(
    r"\s*的?\s*(?P<part>凌晨|清晨|早上|早晨|一早|大清早|上午|中午|正午|下午|午后|傍晚|晚上|夜里|深夜|半夜)?\s*"
    r"(?:(?P<hour>\d{1,2}|[一二两三四五六七八九十]{1,3})(?:点|时(?!候|间))钟?"
    r"(?:(?P<half>半)|(?P<quarter>[一三])刻|整|(?P<minute>\d{1,2}|[零一二三四五六七八九十]{1,3})分?(?![个种位天年月]))?"
    r"|(?P<hour24>[01]?\d|2[0-4])[:：](?P<minute24>[0-5]\d)(?!\d))?"
)
"""Time of day behind a date: part of the day and hour, both optional."""
_FEASTS = {
    "元旦": (1, 1), "情人节": (2, 14), "妇女节": (3, 8), "三八节": (3, 8), "愚人节": (4, 1), "劳动节": (5, 1),
    "五一": (5, 1), "青年节": (5, 4), "儿童节": (6, 1), "六一": (6, 1), "建党节": (7, 1), "建军节": (8, 1),
    "教师节": (9, 10), "国庆节": (10, 1), "国庆": (10, 1), "十一": (10, 1),
    "双十一": (11, 11), "双11": (11, 11), "双十二": (12, 12), "平安夜": (12, 24), "圣诞节": (12, 25),
    "圣诞": (12, 25), "跨年夜": (12, 31), "万圣节": (10, 31),
}  # fmt: skip


def _group(match: re.Match[str], name: str) -> str:
    """A named group, "" where the pattern has none such or it took no part."""
    return match.groupdict().get(name) or ""


def _year_of(match: re.Match[str], anchor: Anchor) -> int | None:
    relative, roc = _group(match, "ryear"), zh_number(_group(match, "roc"))
    if relative:
        return anchor.today.year + _YEAR_WORDS[relative]
    if roc:
        return _BEFORE_ROC + roc
    return zh_number(_group(match, "year"))


def _relative_month(words: str, anchor: Anchor) -> tuple[int, int]:
    count = words.count("下") - words.count("上")
    return add_months(anchor.today.year, anchor.today.month, count)


def _month_of(match: re.Match[str], anchor: Anchor) -> tuple[int, int] | None:
    """(year, month) of a matched month, near the anchor where no year is named."""
    relative = _group(match, "rmonth")
    if relative:
        return _relative_month(relative, anchor)
    month = zh_number(_group(match, "month"))
    if month is None or not 1 <= month <= 12:
        return None
    year = _year_of(match, anchor)
    if year is None:
        first = near_month(anchor, month).first
        year = first.year if first else anchor.today.year
    return (year, month) if 1 <= year <= 9998 else None


def _calendar_day(match: re.Match[str], anchor: Anchor) -> Span | None:
    day = zh_number(_group(match, "day") or _group(match, "zday"))
    if day is None:
        return None
    if _group(match, "month") and _year_of(match, anchor) is None:
        month = zh_number(match["month"])
        found = near_date(anchor, month, day) if month else None
    else:
        where = _month_of(match, anchor)
        found = safe_date(*where, day) if where else None
    return one_day(found) if found else None


def _calendar_month(match: re.Match[str], anchor: Anchor) -> Span | None:
    where = _month_of(match, anchor)
    if where is None:
        return None
    part = match["edge"] or ""
    if part.endswith(("底", "末")):
        return one_day(month_end(*where))
    if part:
        return thirds(*where, 0 if part in ("初", "上旬") else 1 if part in ("中", "中旬") else 2)
    return month_span(*where)


def _lone_month_edge(match: re.Match[str], anchor: Anchor) -> Span | None:
    year, month = anchor.today.year, anchor.today.month
    if match["edge"] in ("底", "末"):
        return one_day(month_end(year, month))
    return thirds(year, month, 0 if match["edge"] == "初" else 1)


def _lone_day(match: re.Match[str], anchor: Anchor) -> Span | None:
    day = zh_number(match["day"])
    found = near_day(anchor, day) if day else None
    return one_day(found) if found else None


def _numeric(match: re.Match[str], _: Anchor) -> Span | None:
    found = safe_date(int(match["y"]), int(match["m"]), int(match["d"]))
    return one_day(found) if found else None


def _day_word(match: re.Match[str], anchor: Anchor) -> Span | None:
    word = match["word"]
    count = _DAY_WORDS.get(word, _DAY_WORDS.get(word[0], 0))
    day = anchor.today + timedelta(days=count)
    part = "evening" if word[-1] in "晚夜" else "morning" if word[-1] in "早晨" else ""
    return one_day(day, part=part)


def _week_word(match: re.Match[str], anchor: Anchor) -> Span | None:
    which = match["which"] or ""
    weeks = which.count("下") - which.count("上")
    monday = monday_of(anchor.today, weeks)
    if match["end"]:
        gone = not which and anchor.leaning == "past" and anchor.today.weekday() < SATURDAY
        return weekend_span(monday_of(monday, -1) if gone else monday)
    day = match["day"]
    if day is None:
        return week_span(monday) if which else None
    if not which:
        return one_day(near_weekday(anchor, _WEEKDAYS[day]))
    return one_day(monday + timedelta(days=_WEEKDAYS[day]))


def _ago(match: re.Match[str], anchor: Anchor) -> Span | None:
    if match["unit"] == "月" and "个" not in match.group():  # 六月前 is before June
        return None
    half_only = match["n"] == "半"
    count = 6 if half_only and match["unit"] == "年" else 0 if half_only else zh_number(match["n"])
    unit = "month" if half_only and match["unit"] == "年" else _UNITS[match["unit"]]
    if not count:
        return None
    back = match["way"] in ("前", "以前", "之前")
    return moved(anchor, -count if back else count, unit, half=match["half"] is not None)


def _coming(match: re.Match[str], anchor: Anchor) -> Span | None:
    count = zh_number(match["n"])
    return moved(anchor, count, _UNITS[match["unit"]]) if count else None


def _stretch(match: re.Match[str], anchor: Anchor) -> Span | None:
    half = match["n"] == "半"
    count = 6 if half else zh_number(match["n"])
    unit = "month" if half else _UNITS[match["unit"]]
    return stretch(anchor, count, unit, match["way"] in ("未来", "接下来", "今后")) if count else None


def _year_word(match: re.Match[str], anchor: Anchor) -> Span | None:
    year = _year_of(match, anchor) or anchor.today.year
    if not 1 <= year <= 9998:
        return None
    edge = _group(match, "edge")
    if edge in ("底", "末", "年底", "年末", "岁末"):
        return one_day(date(year, 12, 31))
    if edge in ("上半年", "下半年"):
        return half_span(year, 1 if edge[0] == "上" else 2)
    if edge in ("初", "年初"):
        return days_between(date(year, 1, 1), date(year, 2, 28), "range")
    if edge in ("中", "年中"):
        return days_between(date(year, 6, 1), date(year, 7, 31), "range")
    return year_span(year)


def _quarter(match: re.Match[str], anchor: Anchor) -> Span | None:
    year = _year_of(match, anchor) or anchor.today.year
    quarter = (anchor.today.month + 2) // 3
    if _group(match, "n"):
        quarter = zh_number(match["n"]) or 1
    else:
        quarter += {"上": -1, "下": 1}.get(_group(match, "which"), 0)
    year, quarter = year + (quarter - 1) // 4, (quarter - 1) % 4 + 1
    span = quarter_span(year, quarter)
    return last_day(span) if _group(match, "edge") or _group(match, "edge2") else span


def _feast(match: re.Match[str], anchor: Anchor) -> Span | None:
    month, day = _FEASTS[match["feast"]]
    year = _year_of(match, anchor)
    found = safe_date(year, month, day) if year else near_date(anchor, month, day)
    return one_day(found) if found else None


def _lunar(_: re.Match[str], __: Anchor) -> Span:
    return Span(None, None, "feast", is_lunar=True)


def _vague(match: re.Match[str], anchor: Anchor) -> Span | None:
    far = 60 if "阵" in match["word"] or "段" in match["word"] else 8
    first = anchor.today - timedelta(days=far)
    last = anchor.today - timedelta(days=0 if match["word"][0] in "这最" else 1)
    return Span(first, last, "vague")


_LUNAR_DAY = r"(?:初[一二三四五六七八九十]|[十廿][一二三四五六七八九]|二十[一二三四五六七八九]?|三十|廿)"
_LUNAR = (
    rf"(?:农历|阴历|旧历)的?(?:(?:十[一二]|[正一二三四五六七八九十冬腊])月(?:{_LUNAR_DAY})?|{_LUNAR_DAY})?"
    rf"|[正腊冬]月(?:{_LUNAR_DAY})?|[二三四五六七八九十]月初[一二三四五六七八九十]"
    r"|大年(?:三十|初[一二三四五六七])|除夕夜?|春节|元宵节?|端午节?|七夕节?|中元节|中秋节?|重阳节?|清明节?"
    r"|腊八节?|冬至|夏至|感恩节|复活节|母亲节|父亲节|开斋节|古尔邦节"
)
_UNIT = r"个?(?P<unit>天|日|周|星期|礼拜|月|年)"
_NOT_A_DATE = "楼线店院门车房桌机码位球选文厅馆仓库柜座包地"
_DAY_OF_MONTH = (
    r"(?:(?P<day>\d{1,2})(?:[号日]|(?![\d.:个天月年岁度点万元块件次人号日%-]))"
    r"|(?P<zday>[一二三四五六七八九十廿]{1,3})[号日])(?!常|子)"
)
_SLASH = r"(?P<month>1[0-2]|0?[1-9])/(?P<day>[12]\d|3[01]|0?[1-9])(?![\d/%])"
_NO_FRACTION = r"(?!\s?(?:杯|勺|匙|场|局|次|节|的(?!时候|日子)|个|量|小时|以上|以下|左右|时间|人|人口|决赛|拍|音符|份|块|斤|价|折|英寸|寸))"
_WEEKDAY_NAME = r"(?:周|星期|礼拜)[一二三四五六日天]"
_SLASHED = (
    r"(?:^|(?<=[，。,;:\s到在于是从]))"
    + _SLASH
    + r"(?=\s?(?:[(（][一二三四五六日][)）])?\s?(?:[早晚]上|[上下中]午|傍晚|凌晨|[\d一二两三四五六七八九十]+点|要|得|去|之?前|以前|开始|出发|面试|考|开会|开学|回|飞|交|截止|请假|休))",
    rf"(?<!\d){_SLASH}(?=[\s，,(（]{{0,2}}{_WEEKDAY_NAME})",
    rf"(?<=[周期拜][一二三四五六日天])\s?{_SLASH}{_NO_FRACTION}",
    rf"(?:(?<=[改挪换移调延][到至])|(?<=[定约订排]在)|(?<=提前到)|(?<=生日)|(?<=生日是)|(?<=截止)|(?<=到期日)){_SLASH}{_NO_FRACTION}",
    rf"(?<!\d){_SLASH}(?=的?生日|那天|当天|号|之前|以前|(?:[早晚]上|[上下中]午)|截止|到期)",
)
"""A day as 12/19: beside a weekday, behind what is moved, before a verb or an hour; 1/2 of a cup is none."""
_OCTOBER_BREAK = "(?<!双)十一(?=假|长假|放假|期间|黄金周)"
_FEAST_NAMES = "(?:" + "|".join(sorted((name for name in _FEASTS if name != "十一"), key=len, reverse=True)) + ")"
_WEEKDAY = r"(?P<day>[一二三四五六日天](?!岁|年|期|刊)|[1-7](?![\d岁年期刊天次个]))"
_ADDRESS = r"\d一二三四五六七八九十月.层栋座楼第巷路街弄道村区"
RULES: tuple[tuple[Lazy, Handler], ...] = tuple(
    (lazy(pattern), handler)
    for pattern, handler in (
        (_LUNAR, _lunar),
        (r"(?<!\d)(?P<y>\d{4})[-/.](?P<m>\d{1,2})[-/.](?P<d>\d{1,2})(?!\d)", _numeric),
        (rf"(?:{_YEAR}的?)?{_MONTH}的?{_DAY_OF_MONTH}", _calendar_day),
        (r"(?<![\d.])(?P<month>\d{1,2})[./](?P<day>\d{1,2})[号日]", _calendar_day),
        *((form, _calendar_day) for form in _SLASHED),
        (
            rf"(?:{_YEAR}的?)?{_MONTH}(?P<edge>初|中旬|中(?!国)|上旬|下旬|底|末)?(?![一二三四五六七八九十廿\d])",
            _calendar_month,
        ),
        (rf"(?P<which>(?:上+|下+|这|本)一?个?)?{_WEEK}(?:(?P<end>末)|{_WEEKDAY})?", _week_word),
        (r"(?P<word>大前天|大后天|前天|前晚|[昨今明][天日晚晨夜儿早]|[前后]儿(?![子女媳童])|后天|后晚)", _day_word),
        (rf"(?P<n>{_N}|半){_UNIT}(?P<half>半)?(?P<way>以前|之前|前|以后|之后|后)(?!面|者|级)", _ago),
        (rf"(?:再过|(?<!通)过(?!两天)|还有|还剩)(?P<n>{_N}){_UNIT}(?!前|多)", _coming),
        (rf"(?P<way>过去|最近|近|这|未来|接下来|今后)的?(?P<n>{_N}|半){_UNIT}(?!前|后|级)", _stretch),
        (rf"{_YEAR}(?:的?(?P<edge>年?[初中底末](?!国|学)|上半年|下半年))?", _year_word),
        (r"(?P<edge>年底|年末|岁末|年初|上半年|下半年)", _year_word),
        (r"(?<![个\d一二三四五六七八九十])月(?P<edge>底|末|初|中(?!国))", _lone_month_edge),
        (
            rf"(?:{_YEAR}的?)?(?:第?(?P<n>[一二三四1-4])|(?P<which>上|下|本|这)一?个?)?"
            r"(?:季度(?P<edge>末|底)?|季(?P<edge2>末))",
            _quarter,
        ),
        (r"Q(?P<n>[1-4])(?P<edge>末|底)", _quarter),
        (
            rf"(?:{_YEAR_NAME}的?)?(?P<feast>(?<![\d一二三四五六七八九十百千万]){_FEAST_NAMES}(?![个百千万块元点])|{_OCTOBER_BREAK})",
            _feast,
        ),
        (
            rf"(?:(?<![{_ADDRESS}])|(?<=[周期拜][一二三四五六日天]))(?P<day>\d{{1,2}}|[一二三四五六七八九十廿]{{1,3}})号(?![{_NOT_A_DATE}])",
            _lone_day,
        ),
        (r"(?P<word>前[几两]天|几天前|前些天|前些日子|前一?阵子?|前段时间)", _vague),
        (r"(?P<word>这[几两]天|最近几天|这阵子|这段时间)", _vague),
    )
)
"""Patterns and their meaning, on the flat text; of two that overlap the earlier, then the longer one wins."""


def clock_of(match: re.Match[str]) -> tuple[str, str]:
    """("14:00", "afternoon") of a match of `CLOCK`; both may be empty."""
    part = _PARTS.get(match["part"] or "", "")
    if match["hour24"]:
        return clock_text(int(match["hour24"]), int(match["minute24"])), part
    hour = zh_number(match["hour"] or "")
    if hour is None:
        return "", part
    minute = 30 if match["half"] else 15 * (zh_number(match["quarter"]) or 0) if match["quarter"] else 0
    if match["minute"]:
        minute = zh_number(match["minute"]) or 0
    if part in ("afternoon", "evening") and hour < 12:
        hour += 12
    if part == "noon" and hour < 3:
        hour += 12
    return clock_text(hour, minute), part
