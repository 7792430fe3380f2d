"""The frames: what asks for each, and its skeleton in both languages."""

from __future__ import annotations

import re
from dataclasses import dataclass

from memory.writing.wording.patterns import Lazy, lazy


@dataclass(frozen=True, slots=True)
class Frame:
    """One kind of text. What stands in braces is filled: the keys of UNKNOWN, {today}, {items}, {running}, {soon}."""

    wanted: Lazy
    chinese: str
    english: str


def _asked(pattern: str) -> Lazy:
    return lazy(pattern, re.IGNORECASE)


UNKNOWN = {
    "name": ("[你的名字]", "[your name]"), "job": ("[你的工作]", "[your job]"), "place": ("[城市]", "[city]"),
    "whom": ("[称呼]", "[name]"), "subject": ("[什么事]", "[what it is about]"), "reason": ("[原因]", "[reason]"),
    "feast": ("[节日或喜事]", "[occasion]"), "day": ("[日期]", "[date]"), "goal": ("[什么事]", "[what for]"),
}  # fmt: skip
"""What may be filled, and what stands there while it is not known."""

FRAMES: tuple[Frame, ...] = (
    Frame(
        _asked(r"请假|(?:sick|day off|leave) (?:note|e-?mail|mail|request)|(?:take|ask(?:ing)? for|request\w*)[^.]{0,20}(?:day off|days off|leave|time off)|call(?:ing)? in sick"),
        "主题：请假（{day}）\n\n{whom}，您好：\n\n我因{reason}，想在{day}请假[几天]。手上的工作已经[怎样安排]，有急事可以[联系方式]找我。\n\n请批准，谢谢。\n\n{name}\n{today}",
        "Subject: day off on {day}\n\nDear {whom},\n\nI would like to take [number] day(s) off on {day} because of {reason}. My work is [arranged how]; if something is urgent, I can be reached at [contact].\n\nThank you,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"会议纪要|会议记录|纪要|minutes|meeting notes"),
        "会议纪要（{today}）\n\n参加：{name}、[其他人]\n议题：{subject}\n\n讨论：\n- [要点]\n\n决定：\n- [决定]\n\n待办：\n- [谁]：[做什么]，[什么时候]",
        "Minutes, {today}\n\nPresent: {name}, [others]\nTopic: {subject}\n\nDiscussed:\n- [point]\n\nDecided:\n- [decision]\n\nTo do:\n- [who]: [what], by [when]",
    ),
    Frame(
        _asked(r"自我介绍|introduce (?:me|myself)|self[- ]introduction|introduction (?:of|about|for) (?:me|myself)|\bbio\b"),
        "大家好，我叫{name}，在{place}，做{job}。[一句最近在做的事]。[一句爱好或擅长的事]。很高兴认识大家。",
        "Hi, I'm {name}. I live in {place} and my job is {job}. [One sentence on what you are doing now.] [One on what you enjoy.] Nice to meet you.",
    ),
    Frame(
        _asked(r"感谢信|感谢.{0,4}(?:邮件|信|卡)|道谢|thank[- ]?you (?:note|letter|e-?mail|card|message)"),
        "{whom}：\n\n想为{subject}跟您说声谢谢。[它对我意味着什么]。\n\n祝好\n{name}\n{today}",
        "Dear {whom},\n\nThank you for {subject}. [What it meant to you.]\n\nBest,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"道歉|apolog"),
        "{whom}：\n\n关于{subject}，我很抱歉。[是怎么发生的]。[打算怎么补救]。\n\n{name}\n{today}",
        "Dear {whom},\n\nI am sorry about {subject}. [How it came about.] [What you will do about it.]\n\n{name}\n{today}",
    ),
    Frame(
        _asked(r"贺卡|祝福|生日快乐.{0,4}(?:写|发)|(?:birthday|greetings?|wedding|holiday|christmas|anniversary) (?:card|message|wish(?:es)?|text)"),
        "{whom}：\n\n{feast}快乐！[一件你们之间的小事]。愿你[祝愿]。\n\n{name}",
        "Dear {whom},\n\nHappy {feast}! [One small thing you share.] I wish you [wish].\n\n{name}",
    ),
    Frame(
        _asked(r"邀请|请柬|invit(?:e|ation)"),
        "{whom}：\n\n想请你[日期、时间]来[地点]，[做什么]。[要带的、要回复的]。\n\n{name}",
        "Dear {whom},\n\nI would like to invite you to [what] on [date, time] at [place]. [What to bring, how to answer.]\n\n{name}",
    ),
    Frame(
        _asked(r"邮件|电邮|e-?mail|信函|写.{0,6}信(?!息)|\bletter\b"),
        "主题：{subject}\n\n{whom}，您好：\n\n写信是想说：{subject}。\n\n[具体的事、时间、需要对方做什么]。\n\n谢谢。\n\n{name}\n{today}",
        "Subject: {subject}\n\nDear {whom},\n\nI am writing about {subject}.\n\n[Details, dates, what you need from them.]\n\nKind regards,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"行程|旅行计划|旅游计划|游计划|攻略|itinerary|travel plan|trip plan|plan (?:a|my|the|our) .{0,16}(?:trip|holiday|vacation|weekend|days?)"),
        "行程：{goal}\n\n第一天：上午[做什么]，下午[做什么]，住[哪里]\n第二天：[……]\n第三天：[……]\n\n要订：[车票、住处]\n要带：[东西]",
        "Itinerary: {goal}\n\nDay 1: morning [what], afternoon [what], night at [where]\nDay 2: […]\nDay 3: […]\n\nTo book: [tickets, rooms]\nTo bring: [things]",
    ),
    Frame(
        _asked(r"行李|打包|packing"),
        "行李清单：{goal}\n- [ ] 证件、钱包、钥匙\n- [ ] 手机和充电器\n- [ ] 换洗衣物\n- [ ] 洗漱用品、常用药\n- [ ] [再加一项]",
        "Packing list: {goal}\n- [ ] papers, wallet, keys\n- [ ] phone and charger\n- [ ] clothes\n- [ ] wash bag, medicine\n- [ ] [one more]",
    ),
    Frame(
        _asked(r"周报|日报|月报|工作总结|(?:weekly|daily|status|progress) (?:report|update)|work summary"),
        "周报（{name}，{today}）\n\n本周完成：\n- [事项]\n\n进行中：\n{running}\n\n下周：\n{soon}\n\n需要帮助：[没有就写“无”]",
        "Weekly report, {name}, {today}\n\nDone:\n- [item]\n\nIn progress:\n{running}\n\nNext:\n{soon}\n\nHelp needed: [nothing]",
    ),
    Frame(
        _asked(r"清单|列表|列个单|购物单|checklist|shopping list|grocer|to-?do list|\blist (?:of|for)\b|\ba list\b"),
        "清单（{today}）\n{items}- [ ] [一项]\n- [ ] [再加一项]",
        "List, {today}\n{items}- [ ] [one]\n- [ ] [one more]",
    ),
    Frame(
        _asked(r"便条|留言|字条|\bnote (?:to|for)\b|\bmemo\b"),
        "{whom}：\n\n{subject}。[要对方做什么]。\n\n{name}\n{today}",
        "{whom},\n\n{subject}. [What they should do.]\n\n{name}\n{today}",
    ),
)  # fmt: skip
"""The most particular first: a thank-you letter is also a letter."""
