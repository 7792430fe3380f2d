"""From the user's words about himself to a neutral sentence about 用户, in the characters he wrote."""

from __future__ import annotations

from dataclasses import replace

from memory.writing.chinese.frame import Frame
from memory.writing.chinese.people import RELATION
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.wording.flat import is_traditional, mostly_traditional
from memory.writing.wording.patterns import Lazy, lazy
from memory.writing.wording.spans import Clause

_PRONOUNS: tuple[tuple[Lazy, str], ...] = (
    (
        lazy(
            r"我们(?=组|项目组|课题组|项目部|科室|团队|公司|部门|小组|实验室|工作室|厂|医院|学校|单位|班|社团|乐队|[剧话舞乐]剧?团|[剧诗]社|剧组|合唱团|[球车战舞校]队|编辑部|车间|店|工厂|民宿|律所|诊所|事务所|俱乐部|协会|报社|出版社|栏目组)"
        ),
        "{user}所在的",
    ),
    (lazy(r"我们(?=\s?(?:team|startup|start-up|studio|company|office|club|shop|lab|group)\b)"), "{user}的"),
    (lazy(r"我们?[这那](?:[个家间]|小)?(?=店|铺|摊|厂|公司|馆子|饭馆|民宿|工作室|诊所)"), "{user}的"),
    (lazy(r"我们家"), "{user}家"),
    (lazy(r"我们(?:几个|俩|仨|一帮人|一伙人|哥几个|姐几个)"), "{user}们"),
    (lazy(r"[我咱俺](?:俩|仨)"), "{user}们"),
    (lazy(r"我司"), "{user}的公司"),
    (lazy(rf"我(?={RELATION})"), "{user}的"),
    (lazy(r"我自己|我本人|本人|(?<![存放写记藏留住])在下(?![面厨午个一周月半边雨雪])|鄙人"), "{user}"),
    (lazy(r"咱们|咱|我们|俺们|俺|我"), "{user}"),
    (lazy(r"(?<![客“\"「『])你们?"), "助手"),
)
_ENDING = lazy(
    r"(?:[，,\s]*(?:对吧|是吧|对吗|对不对|对么)[啊呀哦呢吧啦哈哟嘛喔噢~～!！。，,、\s]*|[啊呀哦呢吧啦哈哟嘛喔噢~～!！。，,、\s]+)$"
)
_FRONT = lazy(
    r"^(?P<front>(?:最近|近来|平时|平常|以前|之前|从前|现在|目前|如今|今年|去年|前年|周末|其实|从小|小时候|一直以来|这几年|这两年|一般"
    r"|通常|有时候?|偶尔|早上|晚上|中午|下午|睡前|下班后?|闲暇时|业余时间|每[天周年月][一-龥]{0,2}|\d{4}年(?:\d+月)?(?:\d+日)?)+)"
    r"(?:用户|用戶)(?![的家所])"
)
"""Times and circumstances before the subject: they read better behind it."""
_OF_TAIWAN = lazy("民[国國]")
"""民國110年 is written out as 2021 wherever it is told: nobody who reads it later must reckon."""
_BLANK = lazy(r" +(?=[一-龥])")
_ABSOLUTE = lazy(r"(?:19|20)\d{2}")


def user_word(text: str) -> str:
    """用户, or 用戶 for one who writes Traditional characters."""
    return "用戶" if is_traditional(text) else "用户"


def with_user_word(draft: Draft, text: str) -> Draft:
    """The draft with the user called as the whole message writes: a clause of 我前妻 alone does not tell.

    A known memory that is mended keeps the characters it was told in.
    """
    if (
        (draft.correction and draft.replaces)
        or "用户" not in draft.content
        or "用户" in text
        or not mostly_traditional(text)
    ):
        return draft
    return replace(draft, content=draft.content.replace("用户", "用戶"))


def clause_content(frame: Frame, *, dated: bool = False, owned: bool = False, user: str = "") -> str:
    """The framed clause as a sentence about the user, openers dropped; `dated` makes relative dates absolute.

    Where no subject is said, 用户 is put in front (用户的 where the clause names a thing of his: `owned`).
    """
    user = user or user_word(frame.clause.shown)
    shift = frame.start
    text = part_content(frame, shift, dated=dated, user=user)
    if frame.subject == "relation" and "我" not in frame.clause.flat[: frame.subject_end]:
        return f"{user}的{text}"
    text = _FRONT.sub(rf"{user}\g<front>", text)
    if frame.subject == "none" and not owned and f"{user}的" in text and user not in text.replace(f"{user}的", ""):
        return text if text.startswith(user) else user + text
    if (user in text[: frame.subject_end - shift + 24] and not text.startswith("最")) or frame.subject not in (
        "none",
        "other",
    ):
        return text if text.startswith(user) or user in text else user + text
    return f"{user}的{text}" if owned else user + text


def part_content(frame: Frame, start: int, *, dated: bool = True, user: str = "用户") -> str:
    """The clause from an offset on, pronouns turned and relative dates made absolute."""
    part = frame.clause.part(start, len(frame.clause.flat))
    shift = part.start - frame.clause.start
    whens = tuple(
        replace(
            when,
            start_offset=when.start_offset - shift,
            end_offset=when.end_offset - shift,
            day_end_offset=when.day_end_offset - shift,
        )
        for when in frame.whens
        if when.start_offset >= shift
    )
    reckoned = whens if dated else tuple(when for when in whens if _OF_TAIWAN.match(when.words))
    return third_person(part, reckoned, user=user)


def third_person(clause: Clause, whens: tuple[When, ...] = (), *, user: str = "用户") -> str:
    """The clause with 我 made 用户 and relative dates made absolute; offsets of `whens` are within the clause."""
    text, flat = clause.shown, clause.flat
    parts: list[str] = []
    position = 0
    for start, end, new in sorted((*_dated(flat, whens), *_pronouns(flat, user))):
        if start < position:
            continue
        parts += (text[position:start], new)
        position = end
    return _ENDING.sub("", "".join(parts) + text[position:]).strip()


def zh_day(iso: str) -> str:
    """2026-12-02 in words: 2026年12月2日."""
    year, month, day = (int(part) for part in iso.split("-"))
    return f"{year}年{month}月{day}日"


def zh_date(when: When) -> str:
    """The date in words: 2026年12月2日, 2026年12月, 2026年."""
    if not when.first_day or when.iso is None:
        return ""
    year, month, day = (int(part) for part in when.first_day.split("-"))
    if when.precision in ("day", "weekend"):
        return f"{year}年{month}月{day}日"
    if when.precision == "week":
        return f"{year}年{month}月{day}日那一周" if "W" in when.iso else zh_day(when.iso)
    if when.precision == "season":
        return f"{year}年{'春夏秋冬'[month // 3 - 1]}天"
    if when.precision == "month":
        return f"{year}年{month}月"
    return f"{year}年" if when.precision == "year" else ""


def _dated(flat: str, whens: tuple[When, ...]) -> list[tuple[int, int, str]]:
    found = []
    for when in whens:
        words = flat[when.start_offset : when.day_end_offset]
        new = zh_date(when)
        if new and not _ABSOLUTE.search(words):
            part = {"早": "早上", "晚": "晚上", "夜": "夜里", "晨": "清晨"}.get(words[-1], "")
            blank = _BLANK.match(flat, when.day_end_offset)
            found.append((when.start_offset, blank.end() if blank else when.day_end_offset, new + part))
    return found


def _pronouns(flat: str, user: str) -> list[tuple[int, int, str]]:
    found: list[tuple[int, int, str]] = []
    for pattern, new in _PRONOUNS:
        for match in pattern.finditer(flat):
            if not any(match.start() < end and start < match.end() for start, end, _ in found):
                found.append((match.start(), match.end(), new.format(user=user)))
    return found
