"""Fill-in frames for texts that people ask for: filled with what memory knows, the rest in square brackets."""

from __future__ import annotations

import re
from dataclasses import dataclass

from assistant.offline.answers import bullets, dated, when
from assistant.offline.facts import TurnFacts
from assistant.offline.person import bare, to_you
from memory.records import Memory


@dataclass(frozen=True, slots=True)
class Frame:
    """One kind of text: what asks for it, and its skeleton in both languages.

    {name}, {job}, {employer}, {place}, {today} and {items} are filled from memory or stay in brackets.
    """

    wanted: re.Pattern[str]
    chinese: str
    english: str


def _asked(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


FRAMES: tuple[Frame, ...] = (
    Frame(
        _asked(r"请假|(?:sick|day off|leave) (?:note|email|mail|request)|(?:take|ask for|request)[^.]{0,20}(?:day off|leave)|call in sick"),
        "[称呼]，您好：\n\n我因[原因]，想在[日期]请假[几天]。手上的工作已经[怎样安排]，期间有急事可以[联系方式]找我。\n\n请批准，谢谢。\n\n{name}\n{today}",
        "Dear [name],\n\nI would like to take [number] day(s) off on [date] because of [reason]. My work is [arranged how]; if something is urgent, I can be reached at [contact].\n\nThank you,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"会议纪要|会议记录|minutes|meeting notes"),
        "会议纪要（{today}）\n\n参加：{name}、[其他人]\n议题：[议题]\n\n讨论：\n- [要点]\n\n决定：\n- [决定]\n\n待办：\n- [谁]：[做什么]，[什么时候]",
        "Minutes, {today}\n\nPresent: {name}, [others]\nTopic: [topic]\n\nDiscussed:\n- [point]\n\nDecided:\n- [decision]\n\nTo do:\n- [who]: [what], by [when]",
    ),
    Frame(
        _asked(r"自我介绍|introduce (?:me|myself)|self[- ]introduction|about me\b|bio\b"),
        "大家好，我叫{name}，在{place}，做{job}。[一句最近在做的事]。[一句爱好或擅长的事]。很高兴认识大家。",
        "Hi, I'm {name}. I live in {place} and work as {job}. [One sentence on what you are doing now.] [One on what you enjoy.] Nice to meet you.",
    ),
    Frame(
        _asked(r"感谢信|感谢.{0,4}(?:邮件|信|卡)|thank[- ]you (?:note|letter|email|card)"),
        "[称呼]：\n\n谢谢您[做了什么]。[它对我意味着什么]。\n\n祝好\n{name}\n{today}",
        "Dear [name],\n\nThank you for [what they did]. [What it meant to you.]\n\nBest,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"邮件|电邮|e-?mail|信函|写.{0,4}信|letter"),
        "主题：[主题]\n\n[称呼]，您好：\n\n[一句说明为什么写信]。\n\n[具体的事、时间、需要对方做什么]。\n\n谢谢。\n\n{name}\n{today}",
        "Subject: [subject]\n\nDear [name],\n\n[One sentence on why you are writing.]\n\n[Details, dates, what you need from them.]\n\nKind regards,\n{name}\n{today}",
    ),
    Frame(
        _asked(r"祝福|贺卡|生日快乐.{0,4}(?:写|发)|(?:birthday|greeting|wedding|holiday) (?:card|message|wish)"),
        "[称呼]：\n\n[节日或喜事]快乐！[一件你们之间的小事]。愿你[祝愿]。\n\n{name}",
        "Dear [name],\n\nHappy [occasion]! [One small thing you share.] I wish you [wish].\n\n{name}",
    ),
    Frame(
        _asked(r"清单|列表|列个单|购物单|行李|checklist|packing list|shopping list|grocer|to-?do list|\blist\b"),
        "清单（{today}）\n{items}\n- [ ] [再加一项]\n- [ ] [再加一项]",
        "List, {today}\n{items}\n- [ ] [one more]\n- [ ] [one more]",
    ),
    Frame(
        _asked(r"行程|旅行计划|旅游攻略|itinerary|travel plan|trip plan|plan (?:a|my|the|our) (?:trip|holiday|vacation|weekend)"),
        "行程（[出发日]–[返回日]，[地点]）\n{items}\n\n第一天：上午[做什么]，下午[做什么]，住[哪里]\n第二天：[…]\n\n要订：[车票／住处]\n要带：[东西]",
        "Trip to [place], [from]–[to]\n{items}\n\nDay 1: morning [what], afternoon [what], night at [where]\nDay 2: […]\n\nTo book: [tickets, rooms]\nTo bring: [things]",
    ),
    Frame(
        _asked(r"周报|日报|工作总结|weekly report|status report|work summary"),
        "周报（{name}，{today}）\n\n本周完成：\n- [事项]\n\n进行中：\n{items}\n\n下周计划：\n- [事项]\n\n需要帮助：[没有就写无]",
        "Weekly report, {name}, {today}\n\nDone:\n- [item]\n\nIn progress:\n{items}\n\nNext week:\n- [item]\n\nHelp needed: [none]",
    ),
)  # fmt: skip
"""The most particular first: a thank-you letter is also a letter."""

_UNKNOWN = {
    "name": ("[你的名字]", "[your name]"), "job": ("[你的工作]", "[your job]"),
    "employer": ("[公司]", "[employer]"), "place": ("[城市]", "[city]"),
}  # fmt: skip
_MAKES = re.compile(
    r"写|拟|起草|列|做|准备|整理|帮|来一?[个份封张]|\b(?:write|draft|make|prepare|create|compose|help|need|give|plan|put together)\b",
    re.IGNORECASE,
)


def frame_for(text: str) -> Frame | None:
    """The frame that a request asks for; None when it asks for no such text."""
    if not _MAKES.search(text):
        return None
    return next((frame for frame in FRAMES if frame.wanted.search(text)), None)


def _held(facts: TurnFacts, *slots: str) -> str:
    by_slot = {memory.slot: memory.value for memory in facts.memories if memory.value}
    return next((by_slot[slot] for slot in slots if slot in by_slot), "")


def _items(facts: TurnFacts) -> str:
    coming = dated(facts)[:5]
    return bullets(f"[ ] {_item(memory, facts)}" for memory in coming) if coming else "- [ ] […]"


def _item(memory: Memory, facts: TurnFacts) -> str:
    what = bare(to_you(memory.content)).removeprefix("你").removeprefix("You ")
    return f"{what} ({when(memory.date, facts)})" if memory.date else what


def fill(frame: Frame, facts: TurnFacts) -> str:
    """The frame with what memory knows; everything else stays in brackets, nothing is invented."""
    chinese = facts.language == "zh"
    values = {
        "name": _held(facts, "name", "nickname"),
        "job": _held(facts, "job"),
        "employer": _held(facts, "employer"),
        "place": _held(facts, "location"),
    }
    filled = {key: value or _UNKNOWN[key][0 if chinese else 1] for key, value in values.items()}
    text = frame.chinese if chinese else frame.english
    return text.format(**filled, today=facts.today, items=_items(facts))
