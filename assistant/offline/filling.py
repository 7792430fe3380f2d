"""Fill-in frames for texts that people ask for: filled with what is known, the rest in square brackets."""

from __future__ import annotations

import re

from assistant.offline.about_days import coming, named_days, task_line
from assistant.offline.asking import telling
from assistant.offline.facts import TurnFacts
from assistant.offline.frames import FRAMES, UNKNOWN, Frame
from assistant.offline.person import spoken
from assistant.offline.phrases import say
from assistant.offline.relevance import bullets, fitting, said_plainly, when
from memory.days import short_date
from memory.records import Kind, Memory
from memory.text import normalise
from memory.traditional import TO_SIMPLIFIED
from memory.writing.wording.patterns import lazy

_MAKES = lazy(
    r"^e-?mail\b|写|拟|起草|列|做|准备|整理|帮|来一?[个份封张]|生成|\b(?:write|draft|make|prepare|create|compose"
    r"|help|need|give"
    r"|plan|put together"
    r"|generate|start)\b",
    re.IGNORECASE,
)
_WHOM = lazy(
    r"(?:邮件|信|消息|短信|卡)(?:给|寄给|发给)我?的?(?P<to>[^，,。：:]{1,8})"
    r"|给我?的?(?P<zh>[^，,。写发准做拟我]{1,8}?)(?:写|发|准备|做|拟|回)"
    r"|\b(?:to|for|(?i:e-?mail|text|message|write)) (?:my |the |our )?(?P<en>landlord|landlady|boss|manager|team"
    r"|teacher"
    r"|doctor|neighbou?rs?"
    r"|colleagues?|professor|client|customer|bank|school|hr|mum|mom|mother|dad|father|sister|brother|wife|husband"
    r"|partner|friend|son|daughter|[A-Z][a-z]+)\b"
)
_SUBJECT = lazy(
    r"(?:(?:邮件|信|便条|留言)[，,：:]\s*(?:就)?(?!去|下|明)(?:说一?下?|告诉[他她它]们?|内容是|主题是|关于"
    r"|问[他她]?)?|[，,]\s*(?:就)?(?:说|告诉[他她它]们?|内容是|主题是|关于|问[他她]?)|关于"
    r"|说)(?P<zh>[^，,。！？!?]{2,40}?)(?:的?(?:邮件|信|感谢信|一封信))?[。！!]?$"
    r"|\b(?:about|regarding|concerning|saying|telling (?:him|her|them)|to say|asking (?:about|for|if"
    r"|whether)) (?:that )?(?P<en>[^.?!]{3,80})",
    re.IGNORECASE,
)
_FEAST = lazy(
    r"(?P<zh>生日|新年|春节|元旦|圣诞|中秋|新婚|乔迁|毕业)|\b(?P<en>birthday|new year|christmas|anniversary"
    r"|graduation|easter)\b",
    re.IGNORECASE,
)
_REASON = lazy(
    r"因为?(?P<why>[^，,。]{2,20})|(?:要|去|得)(?P<zh>[^，,。要去]{2,12})[。！!]?$"
    r"|\b(?:because (?:of )?|for |due to )(?P<en>(?!a day|days? |leave|wednesday|monday|tuesday|thursday|friday"
    r"|tomorrow)[a-z][\w' ]{2,40})$",
    re.IGNORECASE,
)
_PLACE_WORDS = lazy(
    r"行李|清单|列表|打包|旅行|旅游|行程|攻略|计划|三日游|\w日游|购物|packing|list|checklist|trip|itinerary|travel"
    r"|holiday|vacation"
)
_ALL_TASKS = lazy(r"待办|任务|要做的|to-?dos?|tasks?\b|things to do", re.IGNORECASE)
_PROJECTS = frozenset({"project", "goal", "deadline"})


def frame_for(text: str) -> Frame | None:
    """The frame that a request asks for; None when it asks for no such text."""
    simple = text.translate(TO_SIMPLIFIED)
    if not _MAKES.search(simple):
        return None
    return next((frame for frame in FRAMES if frame.wanted.search(simple)), None)


def fill(frame: Frame, facts: TurnFacts) -> str:
    """The frame with what memory and the request say; everything else stays in brackets, nothing is invented."""
    at = 0 if facts.language == "zh" else 1
    values = _known(facts)
    filled = {key: values.get(key) or unknown[at] for key, unknown in UNKNOWN.items()}
    text = (frame.chinese, frame.english)[at]
    today = short_date(facts.today, facts.language)
    return text.format(
        **filled, today=today, items=_items(facts), running=_running(facts), soon=_soon(facts)
    )  # fmt: skip


def _known(facts: TurnFacts) -> dict[str, str]:
    by_slot = {memory.slot: memory.value for memory in reversed(facts.memories) if memory.value}
    day, text = named_days(facts.text, facts), facts.text.translate(TO_SIMPLIFIED)
    return {
        "name": by_slot.get("name") or by_slot.get("nickname") or "",
        "job": by_slot.get("job", ""),
        "place": by_slot.get("location", ""),
        "whom": _group(_WHOM.search(text)),
        "subject": _group(_SUBJECT.search(text)).removeprefix("感谢").removeprefix("谢谢"),
        "reason": _group(_REASON.search(text)),
        "day": _days(day.first_day, day.last_day, facts) if day else "",
        "goal": _destination(facts),
        "feast": feast[:1].upper() + feast[1:] if (feast := _group(_FEAST.search(text))) else "",
    }


def _group(match: re.Match[str] | None) -> str:
    return next((value.strip() for value in match.groups() if value), "") if match else ""


def _days(first: str, last: str, facts: TurnFacts) -> str:
    if first == last:
        return short_date(first, facts.language, facts.today)
    dash = "至" if facts.language == "zh" else "–"
    return f"{short_date(first, facts.language, facts.today)}{dash}{short_date(last, facts.language, facts.today)}"


def _about(facts: TurnFacts) -> list[Memory]:
    """Coming things that the request names."""
    terms = telling(_PLACE_WORDS.sub(" ", normalise(facts.text)))
    return fitting([memory for memory in facts.memories if memory.kind in {Kind.TASK, Kind.EVENT}], terms)


def _destination(facts: TurnFacts) -> str:
    """What a list or plan is for: the coming thing that the request names, with its day."""
    about = _about(facts)
    if not about:
        return ""
    what, day = said_plainly(about[0]), about[0].date
    return say("inside", facts.language, what=what, date=when(day, facts)) if day else what


def _items(facts: TurnFacts) -> str:
    held = coming(facts)[:6] if _ALL_TASKS.search(facts.text) else []
    return bullets(f"[ ] {task_line(memory, facts)}" for memory in held) + "\n" if held else ""


def _running(facts: TurnFacts) -> str:
    held = [memory for memory in facts.memories if memory.slot in _PROJECTS][:4]
    lines = [task_line(memory, facts) if memory.date else spoken(memory.content) for memory in held]
    return bullets(lines) or ("- [事项]" if facts.language == "zh" else "- [item]")


def _soon(facts: TurnFacts) -> str:
    held = [memory for memory in coming(facts) if memory.date and memory.slot not in _PROJECTS][:4]
    return bullets(task_line(memory, facts) for memory in held) or (
        "- [事项]" if facts.language == "zh" else "- [item]"
    )


def quoted(text: str) -> str:
    """A text to copy, as a Markdown quotation."""
    return "\n".join(f"> {line}".rstrip() if line else ">" for line in text.strip().splitlines())
