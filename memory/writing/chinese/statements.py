"""Chinese sentences to drafts: each clause is framed (whom does it speak of?), then read by tables of rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from memory.writing.chinese.attributes import ANYWHERE, ATTRIBUTES, GIVEN
from memory.writing.chinese.continued import continued, listed
from memory.writing.chinese.cues_life import LIFE_CUES
from memory.writing.chinese.cues_taste import TASTE_CUES
from memory.writing.chinese.cues_who import ASKING_CUES, WHO_CUES
from memory.writing.chinese.events import WITH_ME, event_draft
from memory.writing.chinese.frame import Frame, followed, frame_of
from memory.writing.chinese.general import GENERAL
from memory.writing.chinese.names import named, rest_of_name
from memory.writing.chinese.occasions import on_occasion
from memory.writing.chinese.person import clause_content, user_word
from memory.writing.chinese.places import marked
from memory.writing.chinese.relations import relation_draft, relation_event
from memory.writing.chinese.rule import DEICTIC, Rule, word_class
from memory.writing.chinese.rules_life import LIFE
from memory.writing.chinese.rules_taste import TASTE
from memory.writing.chinese.rules_who import WHO
from memory.writing.chinese.sentences import told_together
from memory.writing.dates.birthdays import birthday_draft
from memory.writing.drafts import Draft
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.marks import (
    MOVED,
    ZH_CONDITION,
    ZH_DOUBT,
    ZH_HEDGE,
    ZH_HYPERBOLE,
    ZH_ONE_OFF,
    ZH_QUESTION,
    ZH_REQUEST,
    ZH_TAG,
)
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause, Sentence

_RULES: tuple[Rule, ...] = WHO + LIFE + TASTE
CUES: tuple[Rule, ...] = WHO_CUES + LIFE_CUES + TASTE_CUES + GENERAL
_NO_CUE = lazy(
    r"推荐|适合|攻略|教程|入门|文案|作文|标题|朋友圈|还是|好不好|的人(?:能|可以|会|该)|患者(?:能|可以)|网上(?![卖开买接做])|新闻|有人|别人|人家|这篇|这个人"
    r"|主角|角色|故事|小说里|电影里|剧里|^(?:帮|请(?!假|客)|给(?!自己|[儿女小]|娃|孩|家|爸|妈|父|爷|奶)|写(?=[一个篇首份])|讲(?=[一个讲])|来(?=[一个份首点段张篇])|教(?=[我你])|告诉|假|如(?!今)|要是|想象|扮演|你|您)"
)
"""Words of requests, tales and talk of others."""
_AS_A_RULE = lazy(
    r"我|平时|平常|每|常|总|一直|从小|周末|业余|有空|没事|最近|如今|改[打玩练学踢跑游骑弹画]|喜欢|爱|最|都|不|没|戒|就|会|了|党|年|粉|基本|一般|主要|班|收集|收藏|能|固定|必[点吃喝]|日常"
)
"""A clause without subject speaks of the user where it has a word of time, frequency or judgement (平时打羽毛球)."""
_ADDITIVE = lazy(
    r"也|还(?!是|没|款|清|债|钱|给|有点)|另外|除了|又(?!是|喝|吃|抽|开始|重新)|同时|以及|加上|一并|最近在|在尝试|开始|负责"
)
_TAIL_NAME = lazy(
    r"^(?:(?:名字|名|它|他|她|代号|内部(?:名字?|代号)|项目名?|小名|大名|公司|店|店名|品种|品牌)?(?:就|都|也|暂时|内部)?(?:叫做?"
    r"|名叫|是叫|[起取]名叫?|代号)(?:叫|是|为)?|(?:大名|小名|花名|学名)(?:就)?(?:叫|是)?)\s?(?P<v>[^，。▒]{1,20})$"
)
_NICKNAME: tuple[Rule, ...] = tuple(row for row in WHO if row.slot == "nickname" and row.anywhere)
_NAME_SETTLED = lazy(r"(?:名字?|代号)(?:也|都|就|已经)?(?:[定想起取]|有)(?:好|下来)?了")
"""名字定了，叫…: the thing's name comes next."""
_PET = lazy(rf"(?:的|那[只条]|养的)?\s?{word_class('PETS')}")
_CALLED = lazy(r"(?:叫|喊|称呼|(?i:call) ?)我(?!们)")
_MANY = lazy(r"你|您|大家|朋友们?|同事们?|同学们?|家人|家里人|别人|人家|他们|她们|都|平时|一般")
_PARTICLES = " 的了啦呀啊哦呢吧嘛哈"
_GIVEN_UP = lazy(r"不再|已经不|现在不|了$|再也不|戒了|放弃")
_JUST_NOW = lazy(r"今天|今晚|今早|昨天|昨晚|刚才|刚刚|这会儿?|这顿|此刻|这两天|这几天|待会|等下|一会儿")
_PASSING_SLOTS = frozenset({"diet", "likes", "dislikes", "hobby", "habit", "tool", "health", "device"})
"""Attributes that a word like 今天 turns into a remark of the day."""
_TASTES = frozenset({"likes", "dislikes", "hobby", "habit", "diet"})
_ANY_FIRM = lazy(
    r"(?:一[家所个]|某[家所]?|当地的?)?(?:公司|学校|小学|中学|国小|國小|高中|初中|大学|大學|医院|醫院|银行|銀行|工厂|工廠|餐厅|餐廳|酒店|超市|律所|事务所|出版社"
    r"|报社|机关|研究所|设计院|(?i:ngo|startup|company))$"
)
"""A firm without a name says no more than the job that is told beside it."""
_THING = lazy(r"(?:一|了|这|那|两|几|新)(?:道|个(?!人)|只|条|部|本|家|款|种|件|首|门|座|间|场|台|辆)")
_BARE_THINGS = lazy(r"(?:新|旧)?(?:手机|电脑|笔记本|平板|耳机|相机|键盘|车|新车|表|手表|工具|软件)(?:了)?$")
"""Things named without saying which: 换手机了."""
_PAST = lazy(
    r"退休(?:之)?前|以前|之前|曾经|曾(?=[在住是做])|当时|小时候|大学时|上学时|原来(?!是)|那时候?|过去(?!的?[\d一二三几])"
)
_PASSED_SLOTS = frozenset(
    {"location", "job", "employer", "tool", "vehicle", "habit", "likes", "hobby", "diet", "pet", "device"}
)
"""Attributes that 以前 makes a thing of the past: kept, but not as what is."""
_SINCE = frozenset({"job", "employer", "relationship"})
_UNTIMED_SLOTS = frozenset({"birthday", "age", "habit", "health", "family", "job", "location", "hometown", "school"})
_DATED_SLOTS = frozenset({"goal", "deadline", "schedule", "project", "budget", "other"})


def read_zh(sentence: Sentence, setting: Setting) -> tuple[list[Draft], str]:
    """The drafts of a Chinese sentence, and whom its last clause spoke of."""
    drafts: list[Draft] = []
    subject, thing = setting.subject, False
    for clause in _stated(sentence):
        whens = whens_in(clause, setting)
        frame = frame_of(clause, whens)
        subject = followed(frame, subject)
        if _is_passing(frame):
            continue
        before = len(drafts)
        drafts = _with_clause(drafts, frame, subject, replace(setting, subject=subject, thing=thing))
        if len(drafts) > before and drafts[-1].slot == "nickname":  # 大家都叫我阿棠，做护工的
            subject = "user"
        thing = _THING.search(clause.flat) is not None or _NAME_SETTLED.search(clause.flat) is not None
        if frame.subject == "thing" and _PET.match(frame.clause.flat, frame.subject_end):
            subject = "pet"
    drafts = on_occasion(sentence.clauses, told_together(sentence.clauses, drafts), setting)
    if not drafts and (sentence.asks or ZH_QUESTION.search(sentence.whole.flat)):
        drafts = _filled(Frame(sentence.whole, "user"), ASKING_CUES, setting)
    return drafts, subject


def _stated(sentence: Sentence) -> list[Clause]:
    """The clauses that state something: no question, no condition and what hangs on it."""
    clauses = list(sentence.clauses)
    if sentence.asks and clauses:
        if ZH_TAG.match(clauses[-1].flat) or len(clauses) == 1:
            return []
        clauses = clauses[:-1]
    stated: list[Clause] = []
    for clause in clauses:
        if ZH_CONDITION.search(clause.flat):
            break
        if ZH_DOUBT.match(clause.flat):
            stated = stated[:-1]
            continue
        stated.append(clause)
    return stated


def _is_passing(frame: Frame) -> bool:
    """Is the clause a question, a guess, an exaggeration, a request or a one-off remark?"""
    flat = frame.clause.flat
    said = flat[frame.start :]
    if frame.subject == "none" and said.startswith(("不是", "而不是", "不叫", "而不叫")):  # the end of a correction
        return True
    return bool(
        ZH_HEDGE.search(flat)
        or ZH_QUESTION.search(said)
        or ZH_HYPERBOLE.search(said)
        or ZH_ONE_OFF.search(said)
        or (frame.subject in ("none", "other") and ZH_REQUEST.match(said) and not _CALLED.search(said))
    )


def _with_clause(drafts: list[Draft], frame: Frame, subject: str, setting: Setting) -> list[Draft]:
    last = drafts[-1] if drafts else None
    tail = _TAIL_NAME.match(frame.clause.flat[frame.start :])
    if last and last.slot == "name" and (whole := rest_of_name(last, frame)):
        return [*drafts[:-1], whole]
    nameable = last is not None and (
        last.subject != "user" or last.slot in ("relationship", "family", "project", "pet") or _unnamed_firm(last)
    )
    if tail and last and nameable and frame.subject in ("none", "other"):
        return [*drafts[:-1], named(last, frame, tail["v"])]
    if subject == "relation":
        head = last if last and last.subject == "relation" and frame.subject != "relation" else None
        found = relation_draft(frame, head)
        if found is None:
            event = relation_event(frame, head, setting.today) or _asked_of_user(frame, setting)
            return [*drafts, event] if event else drafts
        return [*drafts[:-1], found] if head else [*drafts, found]
    if last and frame.subject == "none" and (going_on := continued(last, frame)):
        return [*drafts[:-1], going_on]
    if subject == "pet":
        return [*drafts, _pet_name(frame, tail)] if tail else drafts
    if subject == "other":
        names = _filled(frame, _NICKNAME, setting) if _MANY.search(frame.clause.flat) else []
        shared = _asked_of_user(frame, setting)
        names += _filled(frame, GIVEN, setting) if "给我" in frame.clause.flat else []
        return [*drafts, *names, *([shared] if shared else [])]
    longer = listed(last, frame) if last else None
    own = _own(frame, setting, longer is not None)
    if frame.subject == "none" and setting.thing:  # 学了一道新菜，叫做…: no name of the user's
        own = [draft for draft in own if draft.slot != "name"]
    if not own and longer:
        return [*drafts[:-1], longer]
    return [*drafts, *own]


def _unnamed_firm(last: Draft) -> bool:
    """我供职于一家做农机的公司: the name comes next."""
    return last.slot == "employer" and last.value.startswith(("一家", "一所", "一个", "某"))


def _asked_of_user(frame: Frame, setting: Setting) -> Draft | None:
    """老板要我周五前交方案: somebody's wish, the user's task."""
    event = event_draft(frame, setting.today, False) if WITH_ME.search(frame.clause.flat) else None
    if event and event.slot == "deadline" and not frame.clause.flat.startswith("我"):
        return replace(event, content=event.content.removeprefix(user_word(frame.clause.shown)))
    return event


def _pet_name(frame: Frame, tail: re.Match[str]) -> Draft:
    """ "我的猫不叫豆豆，叫嘟嘟": the name of the animal that the clause before speaks of."""
    part = frame.clause.part(frame.start, len(frame.clause.flat))
    user = user_word(frame.clause.shown)
    return Draft("pet", f"{user}的宠物{part.shown}", part.start, part.end, value=tail["v"], subject="pet")


def _own(frame: Frame, setting: Setting, listing: bool = False) -> list[Draft]:
    """What the clause says of the user himself; `listing` says that it looks like one more thing of a list."""
    birthday = birthday_draft(frame.clause, frame.whens)
    if birthday:
        return [birthday]
    event = event_draft(frame, setting.today, setting.subject == "user")
    drafts = _filled(frame, (*ANYWHERE, *ATTRIBUTES, *_RULES), setting)
    if not drafts and not listing:
        drafts = _cued(frame, setting)
    return _with_event(drafts, event, frame)


def _cued(frame: Frame, setting: Setting) -> list[Draft]:
    """The one thing that the clause's words tell by themselves, whatever their order."""
    flat = frame.clause.flat
    if _NO_CUE.search(flat):
        return []
    text = marked(flat)[frame.start :]
    spoken = frame.subject in ("user", "thing") or setting.subject == "user"
    for row in CUES:
        match = row.pattern.search(text)
        span = _value_span(match, frame.start) if match else None
        if match is None or span is None or DEICTIC.match(flat[span[0] : span[1]]):
            continue
        if flat[: span[0]].endswith(("这", "那")):
            continue
        if row.slot in _PASSING_SLOTS and _JUST_NOW.search(flat):
            continue
        if row.slot in _TASTES and not (spoken or _AS_A_RULE.search(flat)):
            continue
        return [_drafted(row, frame, span, match)]
    return []


def _filled(frame: Frame, rows: Iterable[Rule], setting: Setting) -> list[Draft]:
    """The slots that the rows of a table fill from the clause, each once and from words of its own."""
    drafts: list[Draft] = []
    taken: list[tuple[int, int]] = []
    whole = False
    text = marked(frame.clause.flat)
    for row in rows:
        if frame.subject == "none" and setting.subject != "user" and not row.bare:
            continue
        if row.slot in _PASSING_SLOTS and _JUST_NOW.search(frame.clause.flat):
            continue
        if any(draft.slot == row.slot for draft in drafts) or (whole and not row.content):
            continue
        start = _start(row, frame)
        match = row.pattern.search(text, start) if row.anywhere else row.pattern.match(text, start)
        span = _value_span(match) if match else None
        if match is None or span is None or any(span[0] < b and a < span[1] for a, b in taken):
            continue
        value = frame.clause.flat[span[0] : span[1]]
        if DEICTIC.match(value) or (_BARE_THINGS.match(value) and not row.negated) or _relative_clause(frame, row):
            continue
        draft = _drafted(row, frame, span, match)
        whole = whole or not row.content
        taken.append(span)
        drafts.append(draft)
    told = any(draft.slot == "job" for draft in drafts)
    return [draft for draft in drafts if not (told and draft.slot == "employer" and _ANY_FIRM.match(draft.value))]


def _relative_clause(frame: Frame, row: Rule) -> bool:
    """这些都是我很喜欢的活动: the clause points at things, and 我 stands in a relative clause."""
    return row.slot in ("likes", "dislikes", "hobby") and frame.front.endswith(("是", "也是", "都是"))


def _start(row: Rule, frame: Frame) -> int:
    if row.anywhere:
        return frame.start
    return frame.subject_end if row.owned and frame.subject == "thing" else frame.body


def _value_span(match: re.Match[str], shift: int = 0) -> tuple[int, int] | None:
    """Where the value stands in the clause; `shift` is where the text that was searched begins in it."""
    groups = match.groupdict()
    name = "v" if groups.get("v") is not None else "v2"
    start, end = match.span(name)
    return (start + shift, end + shift) if end > start >= 0 else None


def _drafted(row: Rule, frame: Frame, span: tuple[int, int], match: re.Match[str]) -> Draft:
    clause = frame.clause.part(frame.start, len(frame.clause.flat))
    value = frame.clause.shown[span[0] : span[1]].rstrip(_PARTICLES).strip(" 的")
    user = user_word(frame.clause.shown)
    dated = row.slot in _DATED_SLOTS
    owned = row.owned
    content = clause_content(frame, dated=dated, owned=owned)
    if row.content:
        content = user + row.content.format(v=_spaced(value, frame.clause.flat, span)).strip()
    negated = row.negated or bool(match.groupdict().get("n"))
    past = row.slot in _PASSED_SLOTS and _PAST.search(frame.clause.flat) is not None
    if past:
        content = clause_content(frame)
    whens = [w for w in frame.whens if w.iso and w.precision != "vague"] if dated else []
    when = whens[-1 if MOVED.search(frame.clause.flat) else 0] if whens else None
    return Draft(
        slot="other" if past else row.slot,
        content=content,
        start=clause.start,
        end=clause.end,
        value=value,
        kind=row.kind,
        date=when.date if when else None,
        additive=_ADDITIVE.search(frame.clause.flat) is not None,
        negated=negated,
        given_up=negated and _GIVEN_UP.search(frame.clause.flat) is not None,
        old=(match.groupdict().get("o") or "").strip(),
        subject=row.subject,
    )


def _spaced(value: str, flat: str, span: tuple[int, int]) -> str:
    """The value with the blanks that stood around its Latin words."""
    before = " " if value[:1].isascii() and flat[: span[0]].endswith(" ") else ""
    after = " " if value[-1:].isascii() and " " in flat[span[1] - 1 : span[1] + 1] else ""
    return f"{before}{value}{after}"


def _with_event(drafts: list[Draft], event: Draft | None, frame: Frame) -> list[Draft]:
    """One memory for one thing: what is dated is the event, unless the clause fills a lasting slot."""
    if event is None:
        return drafts
    lasting = {"birthday", "goal", "budget", "deadline", "age", "project"}
    if any(draft.slot in lasting for draft in drafts):
        return drafts
    if event.slot == "other" and event.date:  # 上周五我升了副主任: the post, and since when
        drafts = [replace(d, content=event.content, date=event.date) if d.slot in _SINCE else d for d in drafts]
    dated = event.slot in ("schedule", "deadline") or all(draft.slot == "health" for draft in drafts)
    return [event] if dated else drafts
