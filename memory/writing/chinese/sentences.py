"""What a Chinese sentence tells only as a whole, or its clauses only together.

我跳槽了，现在在美团: the second clause alone would be a place; 我生日好记，国庆那天: the first one names no day; a list of
who one is, an illness and since when, what made way for what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from memory.writing.chinese.people import SURNAME, TRADES
from memory.writing.chinese.person import third_person, user_word
from memory.writing.chinese.rule import Rule, rules, word_class
from memory.writing.drafts import Draft
from memory.writing.wording.marks import ZH_CONDITION, ZH_HEDGE, ZH_QUESTION
from memory.writing.wording.patterns import lazy
from memory.writing.wording.spans import Clause, Sentence

_FORMS = rules(
    r"""
    SO = (上个?月|去年|今年|年初|年后|刚刚?|现在|目前|如今|眼下|这会儿|已经|就|人|去了?|到了?|在|是|换成了?|来了?|进了?)+
    LEFT = (找到(了)?(新|一份|份|个)*(工作|实习)|跳槽|从[^，。]{2,10}(跑路|溜|润|撤|开溜)|换了?(新|份|个|一份|家)*(工作|公司|单位|东家)|离职|辞职|不在[^，。]{2,10}(干|做|上班|工作|待)?了
        |从[^，。]{2,10}(离职|辞职|出来|跳槽)|(o:(?!工作|这|那|[小老阿][一-龥]{1,2}(已经|刚|都|也|就)?[辞离跳不走]|.*([他她你爸妈哥姐弟妹叔姨舅]|朋友|同[事学]
        |老[公婆板师]|[儿女]子?|邻居|室友|对象|[男女]友|徒弟|领导|大家|人家))[^，。我]{2,14}?)(那边|那里|这边|那份工作|的工作|的活儿?)?(我)?(已经|早就?|刚|都|也|上个?月
        |去年|年初|前阵子)*(辞|辞职|离职|跳槽|不干|不做|走人?)掉?)了?
    employer: ^(.{0,6}[，,])?(我|我们)?(也|刚刚?|已经|最近|前阵子|前不久|上个?[月周]|去年|今年|终于|又|都)*{LEFT}[，,]\s*
        (我)?{SO}\s?(?!{NAMES}|自己|单干|创业|给自己|在|是|家|找|[跑开卖送摆种养搞干](?![一-龥]{0,6}(公司|厂|店|集团|科技)$)|[做当教读念](?!育)|休息|待业|想|改|转|跨|搬|迁|移居|住|回)(v:[^，。]{1,14}?的(公司|单位|厂子?|店|学校|医院|工作室)(?=$|[，,])|[^，。]{2,12}?)(公司)?(上班|工作|做事|(做|当|搞|负责|担任|带|教|管)(?!点|些|什么|得|的)[^，。]{1,10}?)?(了|啦)?(?=$
        |[，,]) => 在{v}工作
    employer: ^(我)?(上个?月|最近|刚|已经|前阵子|今年|去年)*(换|跳)(了)?(个|家)?(单位|公司|工作|东家|槽)(了)?[，,]\s*(是)?从(o:[^，。]{1,10}?)(跳|换|转)?(到|去|来)了?(v:[^，。了]{2,12}?)(了)?$ => 在{v}工作
    allergy: ^(v:[^，。我]{1,8})我?[^，。]{0,10}[，,]\s*(我)?对(它|这个|这玩意儿?|这东西|这种东西)(严重|特别|很)?过敏(?=$|[，,]) => 对{v}过敏
    THAT_FOOD = (^|[，,]\s*)(但是?|可是?|不过|就是?|只有|唯独|偏偏|我|从来|一直|一点|滴|不[沾吃碰喝])*(v:(?![^，。]*([吃喝碰一没他她你]|过敏|不耐|今天|这[次个顿家]|昨))[^，。我]{1,8}?)我?
        (不行|不能[吃喝碰]|碰不得|吃不得|喝不得|吃不了|喝不了|受不了|不对付)?[，,]\s*我?一?([吃喝碰沾闻摸用抹](了|到|多|上)?(一?[点口]|下去)?)我?(就|会|都|必|立马|马上)+
    allergy: {THAT_FOOD}[^，。]{0,4}{ITCH} => 对{v}过敏
    allergy: ^(v:(?!这|那|今天)[^，。我]{1,8}?)我?(不能|不敢|没法|都?不可以)(打|用|输|吃|喝|碰|闻|沾)(的)?[，,]\s*我?(一?(做)?皮试|一?[打用吃碰闻喝输沾])(了|一下)?(就|会|都|必)+.{0,4}(过敏|{ITCH}) => 对{v}过敏
    allergy: ^(v:(?!这|那|今天)[^，。我]{1,8}?)我?(一口|一点儿?|半口|半点|[碰吃沾闻喝])?(都|也)?((不能|不敢|不可以)(碰|吃|喝|沾|闻)|[碰吃沾闻喝]不得)(的|了)?[，,]\s*(不然|否则|要不然)?我?(一?[吃碰喝沾闻](了|到|点|一口)?)?(就|会|要|得)+.{0,4}(休克|过敏|进医院|{ITCH}) => 对{v}过敏
    allergy: ^(诶|欸|哎|唉|那个)?我(不能|不敢|没法|不可以|吃不了|不)(吃|喝|碰|沾|用)?(v:(?!这|那|东西|饭)[^，。我]{1,8}?)(啦|的|了)?[，,]\s*我?(一?[吃碰喝沾闻用](了|到|点|一口)?)?(就|会|要|都)+.{0,4}(过敏|休克|{ITCH}) => 对{v}过敏
    diet: (^|[，,])(我)?(以前|原来|之前|从前)(从来|一直|都|是)*不(v:[吃喝碰][^，。了]{1,6}?)(的)?[，,]\s*(我)?(现在|如今|最近)(s:(?![^，。]*(不|没|戒))[^，。]{2,14}) => 现在{v}，{s}
    diet not: {THAT_FOOD}[^，。]{0,4}{UPSET} => 不能碰{v}，会不舒服
    diet not: ^(v:(?!这|那|[^，。]*[他她你我])[一-龥]{1,6}?)(那|的|这)?(股)?(味儿?|味道|口感|气味)?(是|我)?(太|有点儿?|很|真|实在)*(膻|腥|腻|辣|甜|苦|冲|油|酸|臭|不行|受不了|难吃|难闻|怪|恶心|接受不了|味儿?(太)?(大|重|冲))(了)?[，,]\s*我?(从来|一直|都|一口|根本)*(不|从不)(s:碰|吃|喝|沾)(的|了)?$ => 不{s}{v}
    hobby: (^|[，,]\s*)我?(v:(?P<verb>[打跑练弹画唱跳骑爬钓游写拉下踢])[一-龥]{1,4})[，,]\s*(一天|一日|一周|[两三几]天|哪天)不(?P=verb)(我|就|都|会|浑身|全身|心里|手)+(难受|不自在|不舒服|发痒|痒|别扭|不得劲|空落落) => 喜欢{v}
    birthday: 我(的)?生日(?!.*[妈爸他她你])[^，。]{0,10}[，,]\s*(就|正好|刚好|恰好|是|在|跟|和|赶上)*(v:{FEAST})(那|当
        |同一)?[天日]?$ => 的生日是{v}
    job: ^(我)?(v:(?!.*([他她你]|妈|爸|朋友))[^，。]{3,20})[，,]\s*(我)?(这行|这一行|这行当|这份工作|这工作|这活儿?
        |这门手艺)我?(也|都|已经|一直|前前后后)*(干|做|入|从事)(了)?(快|有)?{COUNT}(多|来)?年 => {v}
    name: (^|[，,]\s*)(大家好|你好)?[，,]?\s*([^，。]{0,6}(自报(一?下)?家门|报上?(一?下)?(姓名|名字|大名)|报个(名|到)|打个招呼|认识一下)|自我介绍一?下|先?介绍一?下(我)?自己|简单介绍一?下|个人简介|简介|关于我)[:，,]?\s*(我叫
        |我是|叫)?(v:{SURNAME}[一-龥]{1,2})(?=$|[，,]) => 叫{v}
    name: (^|[，,]\s*)(我|本人|鄙人|敝|免贵|在下)+姓(s:{SURNAME})[，,]\s*(全名|大名|叫|就是)?(v:(?P=s)[一-龥]{1,2})(?=$|[，,]) => 叫{v}
    name: (名字|姓名|我名字|我的名字)(你|都|给)?(记|写|打|叫|弄|听|搞)错了[，,]\s*(应该|其实|正确的)?(是|叫|应该是)\s?[“"「『]?(v:{NAME}?)[”"」』]?(?=$|[，,]
        |才对|的
        ) => 叫{v}
    job: ^(?!.*[他她你])(v:([一-龥]{1,8}的)?[一-龥]{1,8}?{OCCUPATION_ENDINGS})[，,]\s*([^，。]{1,4}[，,]\s*)?(这|那|这个)?就?是(我|咱
        |俺)的?(本职)?(工作|职业|饭碗|营生
        |活儿?|行当) => 是{v}
    relationship: (^|[，,]\s*)(我|咱)?(已经|现在|也)?(有|谈|交|处)(着|了)?(个|一个|一位)?(v:(女|男)?朋友(?<=[男女]朋友)|[男女]友|对象|未婚[夫妻]|老[婆公]
        |媳妇)\s*(名?叫
        |是)\s?(s:{NAME})(?=$
        |[，,。在做是]) => 有{v}，叫{s}
    job: (我)?(已经|早就?|现在|后来)?不(再)?(教书|上班|[当做干跑开教卖搞][^，。]{1,6})了[，,]\s*(我)?(现在|如今|后来|而是|就)*(改|转)(行|去)?(做|当|干|行做|去做
        |(?=[教开卖跑搞修种拍画写送养][^，。了]))了?
        (v:[^，。了]{2,10})(?=$|[，,了]) => 改做{v}
    job: ^(我)?(v:白天[^，。吃睡困他她]{2,10}[，,]\s*(晚上|夜里|下班后?|业余)[^，。睡吃他她]{2,10})$ => {v}
    pet: (打错|写错|输错|记错|弄错|手滑)[^，。]{0,4}[，,]\s*(我们?家?)?(的|那[只条])?(s:{PETS})(的?名字)?(应该)?(就)?(是|叫)(v:[一-龥]{1,4}?)(才对|啊|哈)?(?=$|[，,]) => 的{s}叫{v}
    job: (^|[，,])我?(那|这)?(o:[^，。我]{2,8}?)(那行|这行|这一行|那一行|那活儿?|那份工作|的活儿?|那摊子?)我?(已经|早就?|都)?(不(干|做)|改行)了[，,]\s*(我)?(现在|如今|眼下|目前|后来|就|改|去|在)*(v:(跑|开|卖|送|摆|种|养|做|当|教|搞|修|干)[^，。了]{1,10})(了|呢)?$ => 现在{v}
    nickname: 叫我(的)?(小名|英文名|网名|本名|笔名|花名)(吧|就行|就好)*[，,]\s*(v:{NAME})$ => 希望被称呼为{v}
    nickname: ^我(是)?[，,]?\s*(是)?(v:[老小阿](?!师|板|公|婆|孩|学|白|众|吃)({ONE_SURNAME}
        |(?<=[小阿])[一-龥]))[啊呀]?[，,]\s*(上次|上回|之前|昨天|前两天|前几天|刚才|就是) => 叫{v}
    dislikes not: ^(v:(?!.*([吃喝碰]|今天|刚才|这[次个]|[他她你]))[^，。我]{2,18}?)我(一?[听看见闻])?(就|会|立马|马上)+
        (浑身|特别|很|全身|会|觉得)*(难受|不舒服|不自在|烦|来气|火大|冒火|抓狂|反胃|起鸡皮疙瘩|想(打人|走|逃|跑|溜|哭|吐|骂人)|头大|膈应
        |别扭|受不了) => 受不了{v}
    dislikes not: ^(v:(?!.*(今天|刚才|这[次个]|[他她你]))([^，。我]|[给跟对让]我){3,18}?)我(真的?|实在|最|是|特别|一直|从来)*(受不了|忍不了|反感|膈应|烦死了?|看不惯)(了)?(?=$|[，,]) => 受不了{v}
    goal: ^(我)?(的)?(今年|明年|下半年|上半年|新年|近期|年度|这个?月|这学期)(的)?(小|大)?目标[:，,]\s*(v:(?!没|还|不|是)[^，。吗]{2,24})(?=$|[，,]) => 的目标是{v}
    habit: (^|[，,])(?!.*[他她你])[^，。]{0,8}(v:抽烟|吸烟|喝酒|打牌|赌|熬夜|玩游戏|打游戏|嚼槟榔)[^，。]{0,4}[，,]\s*(我)?(后来|现在|早就?|已经|都|也|终于|前年|去年|今年)*戒(掉)?了 => 以前{v}，已经戒了
    goal: (我|自己|今年|这个月|这学期|咱)[^，。]{0,6}(立|定|下|设)(了|过|好)?(个|一个|下|下了|条)?(军令状|flag|FLAG
        |小?目标|任务|KPI|规矩|心愿|指标)(了)?[:，,]\s*(v:[^，。]{3,40}) => 的目标是{v}
    """
)
_ANOTHER_JOB = lazy(
    r"也|另外|还(?!是)|兼|副业|业余|晚上|下班|周末|以前|之前|后来|现在|如今|改|转|不[^，。]{1,6}了|同时|自己"
)
"""A second occupation, or one after the other."""
_WHO_SLOTS = frozenset(
    {"age", "job", "hometown", "location", "school", "education", "gender", "employer", "birthday", "name"}
)
_FULL_NAME = lazy(rf"^{SURNAME}{word_class('NO_SURNAME')}[一-龥]{{1,2}}$")
_PRESENTS_HIMSELF = lazy(
    r"^(?:大家好|你好)?(?:先|简单|我)*(?:自我介绍|介绍一?下(?:我)?自己|个人简介|简介|关于我|报个到|新人报到)"
)
"""His name comes next, which the sentence as a whole tells."""
_TITLE = lazy(r"^(?:老师|医生|大夫|师傅|教练|律师|老板|护士|同学|经理|主任|校长|教授|客服)$")
"""How somebody else is addressed: 老师，我叫滕越."""
_GENDER = lazy(r"^[男女](?:生|的|性)?$")
_AGE = lazy(r"^(?:今年|刚|已经|都)*(?P<v>[1-9]\d|[二三四五六七八九]?十[一二三四五六七八九]?)岁?(?:了|整)?$")
_DOING = lazy(
    r"^(?:现在|目前|一直|主要)?(?:做|搞|干|卖|教|跑|修)(?!饭|菜|梦|人|主|了|客|过|完|好|得|步|什么|题|事)(?P<v>[一-龥A-Za-z]{2,8})$"
)
"""What one does, in a row of such facts: 苏州人，做半导体."""
_TRADE = lazy(rf"^(?:一[名个位])?(?P<v>[一-龥]{{0,6}}{TRADES})$")
_SINCE = lazy(
    r"^(?:都|已经|是|我)*(?:打小|从小|天生|遗传|老毛病|有?(?:好)?[几多]年|一直|确诊|胰岛素|(?:天天|每天|长期|一直)?(?:在)?(?:吃药|打针|打胰岛素|吃着药|控制着)|[坐站走躺睡]久了|一到(?:阴雨天|冬天|换季|春天|下雨)|一?(?:阴天|变天|换季)|动不动就?(?:疼|犯)|时不时犯)"
)
_ILL_ALONE = lazy(
    rf"^(?:我)?(?:是|有)?(?P<v>(?:[一二12Ⅰ]型|先天性?|慢性|原发性?|遗传性?|轻微|严重|重度|轻度)?{word_class('ILL')}(?:[一二12Ⅰ]型)?)$"
)
_COMPLAINT = lazy(r"(?:不太?行|不太?好|有(?:点|些)?(?:问题|毛病)|很?差|废了)(?:了|的)?$")
_REACTION_ONLY = lazy(r"^(?:我)?(?:一)?(?:吃|碰|喝|闻|沾)(?:了|到|多|一口|一点)?")
_FOOD_LAST = lazy(rf"(?P<v>{word_class('FOOD')})(?:我)?(?:不行|不能[吃碰]|吃不了|碰不得|除外)$")
_GONE = lazy(
    r"(?:把\s?)?(?:[那这][一-龥]?(?=.{2})|(?:原来|以前|之前)的)?(?P<o>[^，。！!我]{1,12}?)(?:那边|那里|这边|那份工作|的工作)?(?:租?的(?:房子?|公寓|屋子|出租屋))?\s?(?:我)?(?:已经|早就?|都|就|刚刚?|终于|上个?(?:[月周]|星期|礼拜)|前[天阵]子?|去年|前年|昨天|最近|前不久|年初|年底|彻底|也)*"
    r"(?:给)?(?:卖|换|出|送人|退役|报废|淘汰|扔|丢|不[用干踢打玩做喝吃开养练住]|离职|辞职|退|辞|坏|卸|卸载|删|停用?|弃用?|注销|退订)(?:掉|给人)?(?:了|啦)$|^(?P<p>[A-Za-z一-龥][\w .]{1,12}?)(?:已经|早就?|也|都)+(?:卖|送|卸|删|停|退|处理)掉$"
)
_SOLD_LAST = lazy(
    r"(?:卖|送人|退役|报废|淘汰|处理|退租|辞|退|卸载?|删)(?:掉|给人)?(?:了|啦)$|(?:已经|早就?|也|都)(?:卖|送|卸|删|停|退|处理)掉$"
)
"""What may be told behind the new one."""
_OLD = lazy(r"^(?:我的?|那[辆台只条部个]?|这[辆台只条部个]?|老|旧|原来的?|以前的?)+(?=[^，。]{2})")
_SUM_ONLY = lazy(
    r"(?:我|我们)?(?:一年|每年|每月|一个月|每周|每次|人均|每人|一人|一共|总共|全部|加起来|预算|大概|最多|顶多|不超过|不能超过|封顶|上限|控制在|只能|能|花|出|就|是|在|最好|别超过?|顶天|撑死|打死|\s)*[¥￥]?[\d一二两三四五六七八九十百千万.,]+"
)
"""A sum with words of time and limit, and nothing it is for."""
_DATE_ONLY = lazy(
    r"(?:就|到|在|是)?[\d一二三四五六七八九十两年月日号周天底初末中旬个下这本明后今.\-/ ]+(?:就|才|要|该|得|前)*(?:到期|截止|过期|结束|[交还续付缴])$"
)
_HOW_MUCH = lazy(
    r"^(?:我)?(?:一天|每天|一日|一周|每周|一顿|一次|一个?月)(?:就|都|要|得|能|大概|至少|最多|差不多)*[一二两三四五六七八九十半几\d]+(?:到[一二两三四五六七八九十\d]+)?[包根支杯斤两瓶罐片粒公里遍次](?:多)?$"
)
_TAKEN = lazy(r"[烟酒茶奶药水]|咖啡|可乐|饮料|跑|走|游")
_ALONE = {"budget": _SUM_ONLY, "deadline": _DATE_ONLY}
_NO_PURPOSE = lazy(r"[你您他她它?？吗呢吧]|觉得|可能|推荐|帮我|如果|[不没]|错|更正|改|之前|刚才|原来|其实|算了|对了")
_FINE = lazy(
    r"^(?:吃|碰|喝)?(?P<v>(?!我|他|她|你|这|那|都|也|就)[一-龥]{1,6}?)(?:我)?(?:是|倒|都|反而|其实|就|却)*(?:没事|没问题|不过敏|能吃|可以吃|不要紧)(?:的|儿)?$"
)
_WEEKLY_TIME = lazy(
    r"^(?:每|逢)(?:个|逢)?(?:周|星期|礼拜|天|晚|月)[一二三四五六日天、和末\d号]*(?:早上|上午|中午|下午|傍晚|晚上|凌晨)?(?:[\d一二两三四五六七八九十]+(?:点半?钟?|[:点]\d\d分?))?$"
)
_DEED = lazy(
    r"^我(?:们|都|会|要|得|负责|来)*(?:送|接|陪|带|去|教|练|上|学|打|跑|做|回|给|跟|和|开车|骑车|载)[^，。吗么]{1,16}(?<![了过])$"
)
_REPLACED = frozenset({"pet", "location", "vehicle", "device", "tool", "employer", "hobby", "job"})
_NO_SUBJECT = lazy(r"我|他|她|你|您|谁|什么")


def whole_sentence(sentence: Sentence, drafts: list[Draft]) -> list[Draft]:
    """The drafts of a Chinese sentence with what it tells as a whole; that takes the place of what a part told."""
    flat = sentence.whole.flat
    certain = flat.replace("应该是", "") if "错了" in flat else flat
    if sentence.asks or ZH_HEDGE.search(certain) or ZH_CONDITION.search(flat):
        return drafts
    found = [draft for form in _FORMS if (draft := _filled(form, sentence)) is not None]
    slots = {draft.slot for draft in found}
    allergens = {draft.value for draft in found if draft.slot == "allergy"}
    drafts = [draft for draft in drafts if not (draft.slot == "diet" and draft.value in allergens)]
    left = [draft for draft in found if draft.old]
    return [
        *found,
        *(
            draft
            for draft in drafts
            if draft.slot not in slots and not any(draft.start < one.end and one.start < draft.end for one in left)
        ),
    ]


def _filled(form: Rule, sentence: Sentence) -> Draft | None:
    whole = sentence.whole
    match = form.pattern.search(whole.flat)
    if match is None or ZH_QUESTION.search(match["v"]):
        return None
    value = whole.shown[match.start("v") : match.end("v")].strip(" 的了")
    return Draft(
        form.slot,
        user_word(whole.shown) + form.content.format(v=value, s=match.groupdict().get("s")),
        whole.start + match.start(),
        whole.start + match.end(),
        value=value,
        negated=form.negated,
        old=(match.groupdict().get("o") or "").strip(),
    )


def told_together(clauses: Sequence[Clause], drafts: list[Draft]) -> list[Draft]:
    """The drafts of a sentence with what only its clauses together tell."""
    drafts = _introduced(clauses, drafts)
    for before, clause in pairwise(clauses):
        drafts = _lasting_illness(before, clause, drafts)
        drafts = _reaction(before, clause, drafts)
        drafts = _made_way(before, clause, drafts)
        drafts = _spent_on(before, clause, drafts)
        drafts = _taken(before, clause, drafts)
        drafts = _one_job(before, clause, drafts)
        drafts = _fine(clause, drafts)
        drafts = _weekly(before, clause, drafts)
    return _named_illness(drafts)


def _named_illness(drafts: list[Draft]) -> list[Draft]:
    """老腰不行，腰突好几年了: of a complaint and its name the name."""
    health = [draft for draft in drafts if draft.slot == "health" and draft.subject == "user"]
    vague = [draft for draft in health if _COMPLAINT.search(draft.content)]
    return [draft for draft in drafts if draft not in vague] if 0 < len(vague) < len(health) else drafts


def _overlaps(draft: Draft, clause: Clause) -> bool:
    """Was it read in a clause, or in a part of it?"""
    return draft.start < clause.end and clause.start < draft.end


def _free(clause: Clause, drafts: Sequence[Draft]) -> bool:
    """Has nothing been read in a clause?"""
    return not any(_overlaps(draft, clause) for draft in drafts)


def _introduced(clauses: Sequence[Clause], drafts: list[Draft]) -> list[Draft]:
    """A list of who one is (汪牧野，男，四十二，开民宿的) holds the name and the trade as bare words."""
    told = {draft.slot for draft in drafts if draft.subject == "user"} & _WHO_SLOTS
    presents = bool(clauses) and _PRESENTS_HIMSELF.match(clauses[0].flat) is not None
    told |= {"name"} if presents else set()
    if not told:
        return drafts
    for whole in clauses:
        colon = whole.flat.rfind(":") + 1
        clause = whole.part(colon, len(whole.flat))
        if not _free(clause, drafts) or _NO_SUBJECT.search(clause.flat):
            continue
        name, trade = _FULL_NAME.match(clause.flat), _TRADE.match(clause.flat)
        if _GENDER.match(clause.flat) and "gender" not in told:
            drafts = [*drafts, _bare("gender", f"是{clause.shown[0]}性", clause.shown[0], clause)]
            continue
        age = _AGE.match(clause.flat)
        if age and "age" not in told and (len(told) > 1 or presents):
            drafts = [*drafts, _bare("age", f"{age['v']}岁", age["v"], clause)]
        elif "job" not in told and len(told) > 1 and (doing := _DOING.match(clause.flat)):
            drafts = [*drafts, _bare("job", clause.shown, doing["v"], clause)]
        elif trade and "job" not in told and (whole is not clauses[0] or not _TITLE.match(clause.flat)):
            drafts = [*drafts, _bare("job", f"是{trade['v']}", trade["v"], clause)]
        elif name and not any(draft.slot == "name" for draft in drafts) and len(told) > 1:
            drafts = [_bare("name", f"叫{clause.shown}", clause.shown, clause), *drafts]
    return drafts


def _bare(slot: str, predicate: str, value: str, clause: Clause) -> Draft:
    return Draft(slot, f"{user_word(clause.shown)}{predicate}", clause.start, clause.end, value=value)


def _lasting_illness(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    ill = _ILL_ALONE.match(before.flat)
    if ill is None or not _SINCE.search(clause.flat) or not _free(before, drafts):
        return drafts
    kept = [draft for draft in drafts if not _overlaps(draft, clause)]
    content = f"{user_word(before.shown)}有{before.shown.removeprefix('我').removeprefix('有')}，{clause.shown}"
    return [*kept, Draft("health", content, before.start, clause.end, value=ill["v"])]


def _reaction(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """螃蟹不行，吃一口喉咙就肿: the second clause does not say of what."""
    food = _FOOD_LAST.search(before.flat)
    held = next((draft for draft in drafts if draft.slot == "allergy" and _overlaps(draft, before)), None)
    if held and _REACTION_ONLY.match(clause.flat):  # 对芒果过敏，一吃嘴就肿: told already
        return [draft for draft in drafts if draft is held or draft.slot != "allergy" or not _overlaps(draft, clause)]
    own = next((draft for draft in drafts if draft.slot == "allergy" and draft.start >= clause.start), None)
    if food is None or own is None or not _REACTION_ONLY.match(clause.flat):
        return drafts
    user = user_word(clause.shown)
    first, second = (third_person(part, user=user).removeprefix(user) for part in (before, clause))
    kept = [draft for draft in drafts if draft is not own and not _overlaps(draft, before)]
    return [*kept, Draft("allergy", f"{user}{first}，{second}", before.start, clause.end, value=food["v"])]


def _spent_on(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """给娃报兴趣班，一年封顶八千块; 护照快到期了，明年五月到期: the second clause does not say of what."""
    own = next((draft for draft in drafts if draft.slot in ("budget", "deadline") and _overlaps(draft, clause)), None)
    if (
        own is None
        or not _ALONE[own.slot].match(clause.flat)
        or not _free(before, drafts)
        or _NO_PURPOSE.search(before.flat)
    ):
        return drafts
    user = user_word(clause.shown)
    content = f"{third_person(before, user=user)}，{own.content.removeprefix(user).removeprefix('的')}"
    content = content if content.startswith(user) else user + content
    return [replace(draft, content=content, start=before.start) if draft is own else draft for draft in drafts]


def _taken(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """我烟抽得凶，一天两包: the second clause does not say of what."""
    own = next((draft for draft in drafts if draft.slot == "habit" and _overlaps(draft, clause)), None)
    if own is None or not _HOW_MUCH.match(clause.flat) or not _free(before, drafts):
        return drafts
    rest = [draft for draft in drafts if draft is not own]
    if not _TAKEN.search(before.flat) or _NO_PURPOSE.search(before.flat):
        return rest
    user = user_word(clause.shown)
    content = f"{user}{third_person(before, user=user).removeprefix(user)}，{clause.shown}"
    return [*rest, replace(own, content=content, start=before.start)]


def _one_job(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """我是跑货运的，开了二十年大车: one occupation, told twice."""
    jobs = [draft for draft in drafts if draft.slot == "job" and draft.subject == "user"]
    first = next((draft for draft in jobs if _overlaps(draft, before)), None)
    second = next((draft for draft in jobs if _overlaps(draft, clause)), None)
    if first is None or second is None or first is second or _ANOTHER_JOB.search(clause.flat):
        return drafts
    user = user_word(clause.shown)
    joined = replace(
        first, content=f"{first.content}，{third_person(clause, user=user).removeprefix(user)}", end=second.end
    )
    return [joined if draft is first else draft for draft in drafts if draft is not second]


def _fine(clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """让我过敏的是桃子，杏没事: the allergy that was held is the other one."""
    other = _FINE.match(clause.flat)
    if other is None:
        return drafts
    return [
        replace(draft, old=draft.old or other["v"])
        if draft.slot == "allergy" and not draft.negated and draft.end <= clause.start
        else draft
        for draft in drafts
    ]


def _weekly(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """每周六上午十点，我送他去: the time of a deed that the next clause tells."""
    if not (_WEEKLY_TIME.match(before.flat) and _DEED.match(clause.flat)):
        return drafts
    if not (_free(before, drafts) and _free(clause, drafts)):
        return drafts
    user = user_word(clause.shown)
    content = f"{user}{before.shown}{third_person(clause, user=user).removeprefix(user)}"
    return [*drafts, Draft("habit", content, before.start, clause.end, value=clause.shown)]


def _made_way(before: Clause, clause: Clause, drafts: list[Draft]) -> list[Draft]:
    """帕萨特卖掉了，换了辆理想; 现在开海豚，老捷达卖了: the new one takes the place of the old one."""
    for left, new in ((before, clause), (clause, before)):
        gone = _GONE.search(left.flat) if new is clause or _SOLD_LAST.search(left.flat) else None
        if gone:
            return [
                replace(draft, old=draft.old or _OLD.sub("", gone["o"] or gone["p"]))
                if draft.slot in _REPLACED
                and (_overlaps(draft, new) or (new is clause and draft.start >= clause.start))
                else draft
                for draft in drafts
            ]
    return drafts
