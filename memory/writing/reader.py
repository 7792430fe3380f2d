"""What a user message says that is worth keeping: the deterministic writer, no model involved.

`read_message` takes the user's own words (`payload`), finds requests to remember and to forget, standing
instructions, corrections and statements, and returns proposals. It decides nothing: gate and reconciling come after.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from memory.records import ForgetRequest, Kind, Memory, Proposal, Quote, SourceType, Status
from memory.writing.advised import advised
from memory.writing.afterthought import judged_before
from memory.writing.amounts import changed_amount
from memory.writing.answers import answered, place_first
from memory.writing.births import born
from memory.writing.children import listed_children
from memory.writing.chinese import instructions as zh_instructions
from memory.writing.chinese.frame import frame_of
from memory.writing.chinese.person import clause_content, with_user_word
from memory.writing.chinese.sentences import whole_sentence
from memory.writing.chinese.statements import read_zh
from memory.writing.concluded import concluded
from memory.writing.corrections import corrected
from memory.writing.debts import owed
from memory.writing.decisions import is_decision
from memory.writing.drafts import IMPORTANCE, Draft, kind_of, lifetime_of
from memory.writing.english import instructions as en_instructions
from memory.writing.english.events import WEEKLY
from memory.writing.english.frame import clauses_of
from memory.writing.english.lists import CITIES, PLAIN_NAMES
from memory.writing.english.owners import with_owner
from memory.writing.english.person import third_person as english_person
from memory.writing.english.statements import read_en
from memory.writing.forms import filled_form
from memory.writing.mistaken import mistaken
from memory.writing.moved_events import moved_event
from memory.writing.parts import parts
from memory.writing.privacy.payload import own_words
from memory.writing.privacy.payload_patterns import FICTION, TRANSLATE
from memory.writing.privacy.secrets import holds_mask
from memory.writing.requests.forgets import forget_before, forget_in
from memory.writing.requests.reasoned import beside_facts
from memory.writing.requests.recipes import asked_recipe, told_recipe
from memory.writing.requests.remembers import labelled, remember_request
from memory.writing.requests.todos import todo_draft, with_reminder
from memory.writing.requests.wishes import general_wishes
from memory.writing.requests.withheld import says_withheld
from memory.writing.said_before import said_anew
from memory.writing.second_thoughts import instead, mended_before, own_slip
from memory.writing.setting import Before, Setting, whens_in
from memory.writing.settling import consistent, exchanged, in_earnest, settled
from memory.writing.turned import turned
from memory.writing.values import well_formed
from memory.writing.wording.heard import heard
from memory.writing.wording.marks import EN_DOUBT, JOKE, RETRACTED, ZH_DOUBT, ZH_WEEKLY
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import BLANK, Clause, Range, Sentence

_MOST_PROPOSALS = 40
_CONFIDENCE = 0.9
_NOTHING = Before()
_EXPLICIT_IMPORTANCE = 0.7
_OF_A_THING = lazy(r"[^，,。：:]{2,14}(?:是|在|叫|为|放|等于)|[^，,。]{0,10}(?:项目|产品)只")
_OF_SELF = lazy(r"[我咱俺]")
_LAUGHS_AT = caseless(
    r"^(?:(?:lol|(?:ha){2,}|哈+)[\s,，!！]*)*(?:no|nope|不|没)?[\s,，]*(?:i (?:don't|do not|'m not|am not|haven't)|i'm not|i've never|my \w+ isn't|我(?:没|不|可没|可不|哪))[^,，.;]*[,，]\s*(?:(?:i|i'm|i've|my|it's|she's|he's)\b|我|是|只)"
)
"""He laughs at what was taken for true of him, and says what is: "I don't have a horse lol, I have two goats"."""
_SECRET_NAMED = caseless(
    r"^(?:我?(?:老是?|总是?|经常|容易)(?:会)?(?:忘|记不住|想不起)|省得|免得|以免|怕|别(?:又|再|让|到时)|防止|不然|因为我|so (?:i|that i)|in case i|because i|before i)|(?:密码|口令|密钥|令牌|验证码|卡号|证件号|身份证号?码?|(?:登录|登陆)?[账帐][号户]|用户名|登录名"
    r"|\b(?:pass(?:word|code|phrase)|pin|(?:secret|api|access) key|token|login|credentials?|card number|security code))(?:就?[是为]| is| are)?$"
)
"""A clause that only names a secret, which stood beside it."""
SAMPLES = {
    "zh": ("我叫小周。", "住在杭州，下周三要去北京开会。", "记住我不吃辣。", "以后回答短一点。"),
    "en": ("I'm Sam.", "I live in Leeds and I see my sister next Friday.", "Remember I don't eat fish."),
}
"""Sentences by language that try every rule once: reading them compiles the patterns, which takes a second."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What the rules found in one message."""

    proposals: tuple[Proposal, ...] = ()
    forgets: tuple[ForgetRequest, ...] = ()


@dataclass(slots=True)
class _Found:
    """What has been found so far, and whom the talk is about."""

    drafts: list[tuple[Draft, bool]]
    forgets: list[ForgetRequest]
    subject: str = ""
    last_size: int = 0
    """How many drafts there were before the last sentence."""
    explicit_next: bool = False
    before: Sentence | None = None
    """The sentence before."""
    label: str = ""
    """The name of what is to be remembered, said in the sentence before it."""


def read_message(
    text: str,
    *,
    pasted: Sequence[Range] = (),
    moment: datetime,
    zone: str,
    day_start_hour: int = 4,
    before: Before = _NOTHING,
    known: Sequence[Memory] = (),
) -> Reading:
    """Proposals and requests to forget in one message whose secrets are masked already.

    `pasted` are spans of the text that were not typed; `moment` is aware; `known` are the memories held, newest
    first. The assistant's words are no source: they only say which question a bare answer answers.
    """
    setting = Setting(moment, zone, day_start_hour)
    return _mending(text, setting, before, known) or _reading(text, pasted, setting, before, known)


def _mending(text: str, setting: Setting, before: Before, known: Sequence[Memory]) -> Reading | None:
    """What was said before (in the message before, or in this one), as it is meant, where this one mends a slip in it."""
    mended = mended_before(text, before.user, known)
    again = _reading(mended, (), setting, Before(kin=before.kin), ()).proposals if mended else ()
    if again:
        return Reading(instead(again, text, before.user, known))
    if meant := said_anew(text, known, setting):
        return Reading(tuple(replace(one, quote=text) for one in _reading(meant, (), setting, before, known).proposals))
    halves = own_slip(text)
    if halves is None:
        return None
    told = _reading(halves[0], (), setting, Before(kin=before.kin), ()).proposals
    mended = mended_before(halves[1], halves[0], [_as_held(one, setting) for one in told])
    again = _reading(mended, (), setting, before, known).proposals if mended else ()
    return Reading(tuple(replace(one, quote=text) for one in again)) if again else None


def _as_held(told: Proposal, setting: Setting) -> Memory:
    """What a message said first, as if it were held already."""
    return Memory(
        id="", kind=told.kind, content=told.content, status=Status.ACTIVE, source_type=told.source_type,
        created_at=setting.moment, updated_at=setting.moment, origin=Quote(None, told.quote), slot=told.slot, value=told.value,
    )  # fmt: skip


def _reading(text: str, pasted: Sequence[Range], setting: Setting, before: Before, known: Sequence[Memory]) -> Reading:
    found = _Found([], [])
    meant = heard(text, CITIES, PLAIN_NAMES, None if pasted else before.user, before.kin)
    own = own_words(meant.text, meant.read(pasted))
    if says_withheld(text, own.sentences):
        return Reading()
    recipe = asked_recipe(meant.text, own.blocked)
    if recipe and not _is_blocked(recipe):
        found.drafts.append((recipe, True))
    lines = (filled_form(own.sentences), listed_children(own.sentences))
    found.drafts += [(draft, False) for form in lines for draft in form.drafts if not _is_blocked(draft)]
    for sentence in (part for whole in own.sentences for part in with_reminder(whole)):
        if any(sentence.whole.start in form.starts for form in lines):
            continue
        if FICTION.search(sentence.whole.flat):
            break
        if recipe and recipe.start <= sentence.whole.start < recipe.end:
            continue
        _take(sentence, setting, known, found)
        found.before = sentence
    if len(own.sentences) == 1 and not found.forgets:
        _take_answer(own.sentences[0], before.assistant, found)
    if not found.drafts and not found.forgets and not own.blocked:
        found.drafts += [(wish, False) for wish in general_wishes(own.sentences)]
    laughs = meant.laughs and not _LAUGHS_AT.search(meant.text)
    return Reading(
        tuple(
            _proposal(text[slice(*meant.typed(draft.start, draft.end))], draft, explicit)
            for draft, explicit in _told(found.drafts, meant.text)
            if explicit or not laughs or in_earnest(draft)
        ),
        tuple(found.forgets),
    )


def _told(found: list[tuple[Draft, bool]], text: str) -> list[tuple[Draft, bool]]:
    """What is left once the drafts of all sentences stand beside each other."""
    found = [(draft, sure) for draft, sure in exchanged(found) if not mistaken(text, draft)]
    told = [draft for draft, _ in found]
    owned = [(with_owner(draft, told[:at], text), sure) for at, (draft, sure) in enumerate(found)]
    return [(with_user_word(draft, text), sure) for draft, sure in settled(owned)[:_MOST_PROPOSALS]]


def _take_answer(sentence: Sentence, question: str | None, found: _Found) -> None:
    read = {draft.slot for draft, _ in found.drafts if well_formed(draft)}
    answer = place_first(sentence, question) or (None if found.drafts else answered(sentence, question))
    found.drafts += [(answer, False)] if answer and answer.slot not in read else []


def _take(sentence: Sentence, setting: Setting, known: Sequence[Memory], found: _Found) -> None:
    flat = sentence.whole.flat
    forget = forget_before(found.before, sentence, known)
    if forget:
        found.forgets.append(forget)
    if forget or RETRACTED.match(flat) or ZH_DOUBT.match(flat) or EN_DOUBT.match(flat):
        del found.drafts[found.last_size :]
        return
    found.last_size = len(found.drafts)
    if JOKE.search(flat) and not _LAUGHS_AT.search(flat):
        return
    forget, besides = forget_in(sentence, known)
    if forget:
        found.forgets.append(forget)
    if besides is None:
        return
    sentence = besides
    todo = todo_draft(sentence, setting)
    if todo:
        found.drafts += [] if _is_blocked(todo) else [(todo, False)]
        return
    explicit, found.explicit_next = found.explicit_next, False
    label, found.label = found.label, ""
    request = remember_request(sentence)
    if request:
        if request.sentence is None:
            found.label = request.label
            _mark_explicit(sentence, found)
            return
        sentence, explicit, label = request.sentence, True, request.label
    elif TRANSLATE.match(flat):
        return
    named = labelled(label, sentence) if label else judged_before(found.before, sentence)
    drafts = [named] if named else _read(sentence, setting, known, found, explicit)
    found.drafts += [(draft, explicit) for draft in drafts if not _is_blocked(draft)]


def _mark_explicit(sentence: Sentence, found: _Found) -> None:
    """ "Remember this." alone: what was just said, or what comes next."""
    if ":" in sentence.whole.flat[-2:] or not found.drafts:
        found.explicit_next = True
    else:
        found.drafts = [(draft, True) for draft, _ in found.drafts]


def _read(sentence: Sentence, setting: Setting, known: Sequence[Memory], found: _Found, explicit: bool) -> list[Draft]:
    told = _instruction(sentence)
    if len(sentence.clauses) > 1:
        both = beside_facts(sentence, _instruction, lambda part: _stated(part, setting, found))
        if both:
            return [whole for draft in both if (whole := well_formed(draft)) is not None]
    if told:
        manner = en_instructions.manner_beside(sentence, told) if told.slot == "nickname" else None
        return [told, manner] if manner else [told]
    chinese = sentence.whole.chinese
    drafts = _stated(sentence, setting, found)
    drafts = corrected(sentence, consistent(drafts), known, setting)
    for part in parts(sentence):
        drafts = changed_amount(part, moved_event(part, sentence, drafts, known, setting), known)
        drafts = concluded(part, drafts, known, setting)
    drafts = turned(sentence, owed(sentence, drafts, known, setting), known)
    drafts = [whole for draft in drafts if (whole := well_formed(draft)) is not None]
    drafts = drafts or advised(sentence, lambda part: _stated(part, setting, found))
    if not drafts and not explicit and is_decision(sentence):
        return [replace(_as_said(sentence.whole, setting), kind=Kind.DECISION, slot="other", lifetime="long")]
    if explicit and not drafts and not sentence.asks:
        drafts = [_as_said(sentence.whole, setting)]
        if _is_blocked(drafts[0]):  # a secret beside something else: that stays
            clauses = sentence.clauses if chinese else clauses_of(sentence)
            drafts = [_as_said(clause, setting) for clause in clauses if not _SECRET_NAMED.search(clause.flat)]
    return drafts


def _instruction(sentence: Sentence) -> Draft | None:
    """The standing instruction of a sentence, a recipe too; None where it asks for nothing lasting."""
    chinese = sentence.whole.chinese
    instruction = (
        zh_instructions.instruction_draft(sentence) if chinese else en_instructions.instruction_draft(sentence)
    )
    return instruction or told_recipe(sentence)


def _stated(sentence: Sentence, setting: Setting, found: _Found) -> list[Draft]:
    """What the clauses of a sentence state."""
    chinese = sentence.whole.chinese
    here = replace(setting, subject=found.subject)
    if not chinese and found.subject != "relation":  # an English sentence says its subject anew
        here = replace(here, subject="")
    drafts, found.subject = read_zh(sentence, here) if chinese else read_en(sentence, here)
    child = born(sentence, here)
    if child:
        return [*(one for one in drafts if one.end <= child.start or child.end <= one.start), child]
    return whole_sentence(sentence, drafts) if chinese else drafts


def _is_blocked(draft: Draft) -> bool:
    return holds_mask(draft.content) or BLANK in draft.content


def _as_said(whole: Clause, setting: Setting) -> Draft:
    """What the user asked to remember, as it stands, about the user."""
    whens = whens_in(whole, setting)
    if WEEKLY.search(whole.flat) or ZH_WEEKLY.search(whole.flat):
        whens = ()
    when = next((when for when in whens if when.iso and when.precision == "day"), None)
    if whole.chinese:
        frame = frame_of(whole, whens)
        content = clause_content(frame, dated=True)
        if frame.subject == "other" or (_OF_A_THING.match(whole.flat) and not _OF_SELF.search(whole.flat)):
            thing = content.removeprefix("用户").removeprefix("用戶")
            content = content if thing.startswith(("的", "们", "們", "家")) else thing
    else:
        content = english_person(whole, whens)
    ahead = when is not None and when.first_day >= setting.today
    return Draft(
        slot="schedule" if ahead else "other",
        content=content,
        start=whole.start,
        end=whole.end,
        kind=Kind.EVENT if ahead else Kind.FACT,
        date=when.date if when else None,
        lifetime="temporary" if ahead else "permanent",
    )


def _proposal(quote: str, draft: Draft, explicit: bool) -> Proposal:
    importance = IMPORTANCE.get(draft.slot, 0.5)
    return Proposal(
        kind=kind_of(draft),
        content=draft.content,
        quote=quote,
        slot=draft.slot,
        value=draft.value,
        date=draft.date,
        lifetime=lifetime_of(draft),
        confidence=_CONFIDENCE,
        importance=max(importance, _EXPLICIT_IMPORTANCE) if explicit else importance,
        additive=draft.additive and not draft.correction,
        correction=draft.correction,
        explicit=explicit,
        replaces=draft.replaces,
        source_type=SourceType.OBSERVED if draft.inferred else SourceType.TOLD,
    )
