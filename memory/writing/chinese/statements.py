"""Chinese sentences to drafts: each clause is framed (whom does it speak of?), then read by tables of rules."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.writing.chinese.asking import cued, filled
from memory.writing.chinese.attributes import ANYWHERE, ATTRIBUTES, GIVEN
from memory.writing.chinese.continued import continued, listed
from memory.writing.chinese.cues_life import LIFE_CUES
from memory.writing.chinese.cues_taste import TASTE_CUES
from memory.writing.chinese.cues_who import ASKING_CUES, WHO_CUES
from memory.writing.chinese.dated_apart import with_their_days
from memory.writing.chinese.events import WITH_ME, event_draft
from memory.writing.chinese.frame import Frame, followed, frame_of
from memory.writing.chinese.general import GENERAL
from memory.writing.chinese.names import named, rest_of_name
from memory.writing.chinese.occasions import on_occasion
from memory.writing.chinese.people import RELATION
from memory.writing.chinese.person import clause_content, user_word
from memory.writing.chinese.relations import relation_draft, relation_event
from memory.writing.chinese.rule import Rule, word_class
from memory.writing.chinese.rules_life import LIFE
from memory.writing.chinese.rules_taste import TASTE
from memory.writing.chinese.rules_who import WHO
from memory.writing.chinese.sentences import told_together
from memory.writing.dates.birthdays import birthday_draft
from memory.writing.drafts import Draft
from memory.writing.setting import Setting, whens_in
from memory.writing.wording.marks import (
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
from memory.writing.wording.spans import APART, Clause, Sentence

_RULES: tuple[Rule, ...] = ANYWHERE + ATTRIBUTES + WHO + LIFE + TASTE
CUES: tuple[Rule, ...] = WHO_CUES + LIFE_CUES + TASTE_CUES + GENERAL
_TAIL_NAME = lazy(
    r"^(?:(?:名字|名|它|他|她|代号|(?:对[内外]|内部|组里|公司里?|我们?)(?:名字?|代号)?|项目名?|小名|大名|公司|店|店名|品种|品牌)?(?:就|都|也|暂时|内部)?(?:叫做?[他她它]?"
    r"|名叫|是叫|[起取]名叫?|代号)(?:叫|是|为)?|(?:大名|小名|花名|学名)(?:就)?(?:叫|是)?)\s?(?P<v>[^，。▒]{1,20})$"
)
_NICKNAME: tuple[Rule, ...] = tuple(row for row in WHO if row.slot == "nickname" and row.anywhere)
_NAME_SETTLED = lazy(r"(?:名字?|代号)(?:也|都|就|已经)?(?:[定想起取]|有)(?:好|下来)?了")
"""名字定了，叫…: the thing's name comes next."""
_PET = lazy(rf"(?:的|那[只条]|养的)?\s?{word_class('PETS')}")
_ITS = lazy(r"^(用户|用戶)(?![的家])")
_OF_PET = lazy(
    rf"(?:我们?家?里?|家里|咱家)(?:的|那[只条]|这[只条]|养的)*{word_class('PETS')}(?:[一-龥]{{2,3}}?|[A-Z][a-z]+)??(?:也|都|特别|很|从小|一直|已经|刚|就|还|最|是|今年|才|快|有点)*(?:对[^，。]{{1,8}}过敏|不?(?:喜欢|能)?[吃爱怕喝](?!了|完|掉|过)|不?喜欢|绝育|[\d一二两三四五六七八九十]+(?:岁|个月|斤)|[公母]的|有[^，。]{{1,8}}(?:病|炎|症)|晕车|掉毛|会(?!不会)|胆小|粘人|挑食|很?(?:胖|瘦|凶|乖)(?=$|了|的)|是(?:一?[只条])?{word_class('PETS')}|(?:只|一天|每天)吃)"
)
"""What is told of an animal of his."""
_CALLED = lazy(r"(?:叫|喊|唤|称呼|(?i:call) ?)我(?!们)")
_MANY = lazy(r"你|您|大家|朋友们?|同事们?|同学们?|家人|家里人|别人|人家|他们|她们|都|平时|一般")
_THING = lazy(
    r"^(?:那|这|家里的?|我家)?[一-龥]{1,4}是(?:去年|前年|今年|上个?月|刚|从|[^，。我]{0,6}(?:捡|买|养|领养|抱|送|生|收养)[来回]?)|(?:一|了|这|那|两|几|新)(?:道|个(?!人)|只|条|部|本|家|款|种|件|首|门|座|间|场|台|辆)|有(?:一|两|三|几)?[只条家间本部款](?!有)|有(?:一|两|三|几)?个(?!人|朋友|孩子|女|男|儿|娃|对象|弟|妹|哥|姐)"
)
_OF_A_PERSON = frozenset({"name", "age", "birthday", "gender", "hometown", "allergy", "health", "diet"})
"""What a firm or a class as a whole does not have."""
_SINCE = frozenset({"job", "employer", "relationship", "education"})
_BEGUN = lazy(r"(?:[这本上]个?月|[这本上]周|今天|昨天|今年|去年|[这本]学期)(?:初|底|一号|中旬)?(?:开始|起)")
"""这个月起在…: since then, and no plan."""
_REPORTED = lazy(
    rf"^(?!.*(?:说错|医生|大夫|体检|报告))(?:(?:[那这]个?)?(?:[他她]们?|有人|网友|网上|别人|人家|对方|群里|书[上里]|歌里|文[章中]里?|博主|客户|那人|{RELATION})[^，。我]{{0,4}}(?:[跟和对给]我)?(?:说|讲|写|写道|写着|发|发来|回|回复|问|喊|唱|吼|留言|评论|念)(?:我)?(?:了|过|的是|道)?|[^，。我]{{0,8}}(?:歌词|台词|原文|原话|标题|签名|名言|那句|内容|文案)(?:里|就|写的?)*(?:是|说|写))$"
)
"""他说，我…; 歌词是，我…: what comes next are not the user's words."""
_DENIES = lazy(r"(?:而)?不(?:是|叫)")
"""不是会计，是审计 says nothing of the user, where nobody is named whom it is of."""
_UNTIMED_SLOTS = frozenset({"birthday", "age", "habit", "health", "family", "job", "location", "hometown", "school"})


def read_zh(sentence: Sentence, setting: Setting) -> tuple[list[Draft], str]:
    """The drafts of a Chinese sentence, and whom its last clause spoke of."""
    drafts: list[Draft] = []
    subject, thing, denied = setting.subject, False, False
    for clause in with_their_days(_stated(sentence), setting):
        whens = whens_in(clause, setting)
        frame = frame_of(clause, whens)
        subject = followed(frame, subject)
        denied, after = _DENIES.match(clause.flat, frame.start) is not None and frame.subject == "none", denied
        if _is_passing(frame) or (after and frame.subject == "none" and subject != "user"):
            continue
        before = len(drafts)
        drafts = _with_clause(drafts, frame, subject, replace(setting, subject=subject, thing=thing))
        if len(drafts) > before and drafts[-1].slot == "nickname":  # 大家都叫我阿棠，做护工的
            subject = "user"
        thing = (
            (thing and frame.subject == "none")
            or _THING.search(clause.flat) is not None
            or _NAME_SETTLED.search(clause.flat) is not None
        )
        if frame.subject == "thing" and _PET.match(frame.clause.flat, frame.subject_end):
            subject = "pet"
    drafts = on_occasion(sentence.clauses, told_together(sentence.clauses, drafts), setting)
    if not drafts and (sentence.asks or ZH_QUESTION.search(sentence.whole.flat)):
        drafts = filled(Frame(sentence.whole, "user"), ASKING_CUES, setting)
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
        if ZH_CONDITION.search(clause.flat) or (stated and _REPORTED.match(stated[-1].flat)):
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
        names = filled(frame, _NICKNAME, setting) if _MANY.search(frame.clause.flat) else []
        shared = _asked_of_user(frame, setting)
        names += filled(frame, GIVEN, setting) if "给我" in frame.clause.flat else []
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
    if _OF_PET.match(frame.clause.flat, frame.start):  # 我狗对鸡肉过敏: the dog's allergy, not the user's
        part = frame.clause.part(frame.start, len(frame.clause.flat))
        content = _ITS.sub(r"\g<1>的", clause_content(frame))
        return [Draft("pet", content, part.start, part.end, subject="pet")]
    drafts = _read(frame, setting, listing)
    if (
        not drafts and frame.subject in ("user", "thing") and APART.search(frame.clause.flat)
    ):  # 在 Melbourne 长大 as 在Melbourne长大
        close = frame_of(frame.clause.close(), ())
        drafts = [replace(d, start=frame.clause.start, end=frame.clause.end) for d in _read(close, setting, listing)]
    if frame.subject == "user" and frame.name:
        drafts = [_of_group(draft, frame) for draft in drafts if draft.slot not in _OF_A_PERSON]
    return _with_event(drafts, event, frame)


def _of_group(draft: Draft, frame: Frame) -> Draft:
    """我们公司在苏州 is where the firm sits, and not where he lives."""
    return replace(draft, slot="other", content=clause_content(frame)) if draft.slot == "location" else draft


def _read(frame: Frame, setting: Setting, listing: bool) -> list[Draft]:
    drafts = filled(frame, _RULES, setting)
    return drafts if drafts or listing else cued(frame, CUES, setting)


def _with_event(drafts: list[Draft], event: Draft | None, frame: Frame) -> list[Draft]:
    """One memory for one thing: what is dated is the event, unless the clause fills a lasting slot."""
    if event is None:
        return drafts
    lasting = {"birthday", "goal", "budget", "deadline", "age", "project"}
    if any(
        draft.slot in lasting or (draft.slot == "employer" and _BEGUN.search(frame.clause.flat)) for draft in drafts
    ):
        return drafts
    if event.slot == "other" and event.date:  # 上周五我升了副主任: the post, and since when
        drafts = [replace(d, content=event.content, date=event.date) if d.slot in _SINCE else d for d in drafts]
    dated = event.slot in ("schedule", "deadline") or all(draft.slot == "health" for draft in drafts)
    return [event] if dated else drafts
