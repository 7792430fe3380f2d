"""What a doctor or a test says of the user is true of him: 医生说我对青霉素过敏, "my GP wants me off caffeine"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from memory.writing.chinese.person import third_person as chinese_person
from memory.writing.drafts import Draft
from memory.writing.english.person import third_person as english_person
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause, Sentence, cut

_ZH_WHO = r"(?:医生|大夫|牙医|兽医|医院|中医|营养师|理疗师|康复师|药师|体检(?:报告|结果)?|报告|检查(?:结果|报告)?|化验(?:单|结果)?|(?:[一-龥]{1,3}科|心理|主治|家庭|骨科)(?:医生|大夫))"
_ZH_BEFORE = r"(?:昨天|今天|上周|上个?月|前几天|前阵子|刚刚?|最近|早上|上午|下午|这次|去年|年初|之前|去|复查|看病|我的?|那个|[，\s])*"
_ZH_SAYS = lazy(
    rf"^{_ZH_BEFORE}{_ZH_WHO}(?:昨天|今天|刚刚?|也|都|已经|跟我|和我|上|里|那边|明确|最后|给我|帮我|替我)*"
    r"(?:说(?:了|的是|过)?|讲|告诉我(?:说)?|诊断(?:说|出)?|确诊|显示|查出来?(?:了)?|写着?|提示)(?:，|：|:|的是)?(?=.)"
    rf"|^{_ZH_BEFORE}(?:被)?(?:(?:检)?查出来?|诊断出来?)(?:了)?(?=我)"
)
_ZH_ORDERS = lazy(
    rf"^{_ZH_BEFORE}{_ZH_WHO}(?:昨天|今天|刚刚?|也|都|一直|跟我|再三|反复|特意|就)*(?:让|叫|要|要求|叮嘱|嘱咐|建议|劝|不让|不许|不准|禁止|给)我"
    r"(?:以后|平时|一定|必须|尽量|要|得|先|最好)*(?:别|不要|不能|不可以|少|多|戒|忌|每[天周日晚]|天天|定期|按时|控制|减|注意|避免|坚持|吃素|低|换|停|戴|补|开了|吃|喝|碰|做|熬)"
)
_EN_WHO = (
    r"(?:(?:my|the|our|a|an|this|that) )?(?:doctor|doc|gp|dr\.? [A-Z]\w+|dentist|optician|optometrist|consultant|specialist|physio(?:therapist)?"
    r"|dietitian|dietician|nutritionist|dermatologist|cardiologist|neurologist|nurse|midwife|therapist|psychiatrist|psychologist|hospital|surgeon"
    r"|allergist|audiologist|pharmacist|vet|paediatrician|pediatrician|blood (?:tests?|work)(?: results?)?|bloods|scans?|biopsy|x-?rays?|mri)"
)
_EN_SAYS = caseless(
    rf"^(?:so |and |well |apparently |yesterday |today |turns out ,?)*{_EN_WHO}(?: just| also| has| have| finally| now)? "
    r"(?:says?|said|told me|tells me|confirm(?:s|ed)|found(?: out)?|shows?|showed)(?: that)? (?=(?:I|we|my|our)\b)"
)
_EN_ORDERS = caseless(
    rf"^(?:so |and |well |yesterday |today )*{_EN_WHO}(?: just| also| has| have)? "
    r"(?:wants? me (?:off|on|to)|told me (?:to|not to|never to)|put me on|has me on|took me off|advised me (?:to|against|not to)|ordered me to|diagnosed me with"
    r"|recommends? (?:I|that I)|said (?:to|not to|no more)|says (?:to|not to|no more)|won't let me|banned me from|prescribed me) "
)
_CONFIRMED = lazy(
    rf"^{_ZH_BEFORE}(?:我)?(?:也|又|被|已经)*(?:确诊(?:了|为|是|得了)?|诊断(?:为|出了?))(?!新冠|阳性|病例|人数|数|者|患者|率)[一-龥A-Za-z]{{2,12}}$"
)
_OPEN = caseless(
    r"可能|也许|大概|怀疑|疑似|没事|没什么|没大碍|正常|放心|不用担心|好了|没问题|可以(?:出院|走|停药)|没有?(?:问题|毛病|异常)|等|排队|挂号|吗|呢"
    r"|\b(?:might|may|could|probably|possibly|maybe|fine|normal|all clear|nothing|ok|okay|wait|if|unless|soon|today|tomorrow|next week|come back)\b"
)
"""Not settled, nothing, or of the day only."""
_OWN = lazy(r"^(?:我(?!们?(?:家|妈|爸|女|儿|孩|老|的))|血压|血糖|血脂|尿酸|胆固醇|甲状腺|肝|肾|胃|心脏|骨)")
_I = caseless(
    r"^(?:I\b|my (?:blood|cholesterol|thyroid|iron|vitamin|bmi|heart|liver|kidneys?|lungs?|eyesight|hearing|sugar|pressure|bones?|back|knees?)\b)"
)


def advised(sentence: Sentence, stated: Callable[[Sentence], Sequence[Draft]]) -> list[Draft]:
    """The drafts of such a sentence: what the rules read in the words told, else the sentence as a matter of health."""
    whole = sentence.whole
    if sentence.asks or _OPEN.search(whole.flat):
        return []
    says, orders = (_ZH_SAYS, _ZH_ORDERS) if whole.chinese else (_EN_SAYS, _EN_ORDERS)
    told = says.match(whole.flat)
    rest = cut(sentence, told.end()) if told else None
    if rest is not None:
        if read := list(stated(rest)):
            return read
        own = _OWN.match(rest.whole.flat) if whole.chinese else _I.match(rest.whole.flat)
        return [_health(whole)] if own else []
    confirmed = whole.chinese and _CONFIRMED.match(whole.flat)
    return [_health(whole)] if confirmed or orders.match(whole.flat) else []


def _health(whole: Clause) -> Draft:
    person = chinese_person if whole.chinese else english_person
    return Draft("health", person(whole), whole.start, whole.end, value=whole.shown.strip(" ,，"))
