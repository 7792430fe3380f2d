"""Chinese events, tasks and deadlines: what has a date, ahead or behind."""

from __future__ import annotations

import re
from dataclasses import replace

from memory.records import Kind
from memory.writing.chinese.frame import Frame
from memory.writing.chinese.person import clause_content
from memory.writing.dates.base import When
from memory.writing.drafts import Draft
from memory.writing.wording.patterns import caseless, lazy

_DEADLINE = caseless(
    r"(?:截止|到期|交稿|最晚|最迟|不晚于|due|ddl|deadline|必须|务必|得交|要交|交(?!流|通|朋友|换|往)|提交"
    r"|submit|截稿|上线|完成|交付|发布|deliver|ship|缴|续签|续费|还清|还款|还书|报名|定稿|结题|结项"
    r"|办完|做完|写完|改完|弄完|搞定|收尾|赶完|赶出来|报销|申报|答复|回复客户|过期)"
)
_BEFORE = lazy(r"^(?:号|日)?(?:之前|以前|前|截止|到期|due)")
PLAN = caseless(
    r"当(?:伴[娘郎]|评委|主持人?|司仪|裁判|监考|嘉宾|证婚人|花童)|开始(?:实习|上班|上课|工作|培训|军训|集训|装修|施工|住校|上岗|试用|试营业|值班|化疗|放疗|治疗)|要|得(?![到很了])|会(?!议|员)|准备|打算|安排|约(?!等|定俗)|订(?!阅)|定在|定于|飞|出差|开会|会议|考(?!虑)|面试?"
    r"|终面|初面|复试|面签|复诊|复查|体检|手术|检查|胃镜|肠镜|核磁|CT|B超|彩超|抽血|化疗|透析|拍片|打针|拔牙|看牙|洗牙|打疫苗|请(?!问|教|帮|你)|搬|结婚|婚礼|领证|订婚"
    r"|参加|聚会|聚餐|约会|见|相亲|出发|返程|回(?!答|复|忆)|去|到(?=.{2,})|来|旅行|旅游|度假|培训|讲座|分享|演讲|汇报"
    r"|答辩|开题|开学|毕业|试产|投产|量产|试运行|试营业|投入使用|通车|封顶|竣工|验收|盘点|检修|停产|停机|割接|发版|大促|开盘|开机|杀青|首映|首演|试镜|入职|离职|报到|上班|比赛|马拉松|演出|音乐会|演唱会|展|年检|年审|验车|审车|保养|跑一?趟|盲审|送审|评审|讨论|组会|谈|签约|交房|收房|验房|航班|飞机|高铁"
    r"|火车|动车|船|车票|机票|生日|纪念日|大寿|寿宴|满月酒|年会|take|attend|join|预产期|产检|家长会|运动会|典礼|仪式"
    r"|活动|发布会|上线|有(?:个|场|一)|是|接(?!受)|送|拿|取|办|过(?=生日|寿)|值[^，。]{0,2}班|出(?:结果|成绩|分数?|报告|院)|放榜|开奖|发(?:工资|薪|奖金)|陪(?!伴)|轮休|休(?:年|产|婚|探亲)?假|host"
    r"|party|派对|暖房|招待|请客|做客|请假|放[^，。]{0,2}假|团建|露营|滑雪|爬山|钓鱼|路演|上门|验房|签[^，。你]{0,8}(?:合同|协议|约|字)|meeting|interview|flight|exam|review"
    r"|demo|deadline|appointment|dentist|尾牙|春酒|替[^，。]{1,4}(?:上|值|顶|代|班)"
)
"""Words of what is meant to be done, or will be."""
_STRONG = caseless(
    r"尾牙|春酒|智齿|dentist|试产|投产|量产|竣工|验收|割接|发版|开盘|首映|首演|面试|终面|初面|复试|考试|手术|胃镜|肠镜|核磁|CT|B超|彩超|抽血|化疗|婚礼|答辩|体检|复查|复诊|飞机|航班|高铁|火车|动车|会议|开会|开[^，。]{1,6}会$|比赛|马拉松"
    r"|演出|演唱会|预约|约好|约在|约了|订好|定好|签约|签[^，。你]{0,8}(?:合同|协议|约)|面签|出差|汇报|路演|讲座|家长会|预产期|典礼|生日|搬家"
    r"|入职|报到|看牙|拔牙|聚餐|聚会|大寿|寿宴|满月酒|百日宴|家宴|年会|校庆|同学会|[和跟与约](?![你您他她它])[^，。我]{1,8}?(?:一起|一块儿?)?(?:吃[^，。]{0,3}饭|吃(?:火锅|烤肉|日料|烧烤|烤鸭|西餐|大餐)|见(?:个)?面|喝(?:咖啡|酒|茶|一杯)|看电影|看展|打[一-龥]{0,2}球|逛街|唱[Kk]歌?|爬山|钓鱼|露营|讨论|谈(?!恋爱)|开会|碰头)"
    r"|机票|车票|meeting|interview|flight|exam|presentation|appointment"
)
_AT_A_TIME = lazy(
    r"^(?:我|我们|还|就|要|得|会|[，,\s])*(?:(?:[和跟与同约陪带](?!你|您)[^，。你]{1,8}?)?(?:去|来|到[^，。]{1,8})?(?:一起|一块儿?)?(?:看(?!情况|书|电视|剧|吧|看)|拍(?!马屁)|录|量|验|试|练|排练|签|谈(?!恋爱)|聊|碰(?!瓷)|对(?:账|需求|方案|稿|接|词)|过(?:方案|需求|稿|一遍)|面谈|打(?!算|车|电话|开|扫)|踢|游泳?|爬|逛|听|唱|喝|吃|做(?!梦)|修|装|换|补|洗|剪|烫|染|学|上(?!班|学|厕|床|火|网)|交(?!流|通)|取|领|接|送|见|参观)[^，。吗呢]{1,14}?)(?:吧|啊|哦|呢)?$"
)
"""What is done at an hour of a day to come: 下周五上午十点跟业主看效果图."""
_MET = lazy(r"约(?:好|在|了)")
"""今天约了朋友 is over tonight."""
_WEATHER = lazy(
    r"天气|(?:真的?|好|太|超|很|so|really|真的so)\s?(?:无聊|烦|累|困|长|顺利|boring|tiring|annoying|long)|下雨|下雪|降温|升温|台风|多热|多冷|气温|周[几一二三四五六日天]了|星期几|几号|什么日子|心情|好累"
    r"|很累|好困|好忙|太忙|无聊|想吃|吃什么|吃啥|不想|懒得|加油|见$|再见|再说|再聊|继续(?!教育)|早点睡|睡个"
    r"|^我?(?:是|的意思是)说|^(?:我|我们)?(?:还|又|也|照常|继续)*(?:要|得)?(?:早起)?(?:去)?(?:上班|上学|上课|干活|返工)(?:了)?$|^(?:我|我们)?(?:就|要|想|去|准备|打算)*吃(?:火锅|烤肉|饭|面|什么|烧烤)$"
)
_MILESTONE = caseless(
    r"投出去|投稿|还清|结清|批下来|办下来|摇到号|写完|完成了|做完了|交出去|交稿|上岸|回国|落地|拿到|拿下|拿了|考过"
    r"|考上|考完|考到|通过了|过了(?=.*(?:考|试|级|答辩|审))|毕业|入职|离职|辞职|辞了|升职|晋升|升(?:为|任|到|了)|转正"
    r"|跳槽|裁员|被裁|结婚|[结离]的婚|订婚|领证|领了证|领的证|把(?:结婚)?证(?:给)?(?:领|扯|办)|(?:领|扯|办)了?(?:个|张)?(?:结婚)?证|登记(?:结婚)?了|离婚|分手|生了|出生|当(?:了|上)(?:爸|妈)|怀孕"
    r"|把[^，。我]{1,10}(?:股份|股票|基金|店|公司|厂|铺子?|地|房子?|车位|林地)(?:都|全|给|一起)*(?:卖|转让?|抛|盘)(?:掉|出去)?(?=了)|买[了的]?(?:房|车|一套|一辆|第一套|第一辆)|提了?车|卖[了的]?(?:房|车)|把.{0,4}(?:房子?|车)(?:子)?(?:给)?卖"
    r"|搬(?:家|进|到|去|来)|装修完|入住|手术|住院|出院|摔断|摔伤|扭伤|烫伤|骨裂|(?:把|刚)?.{0,6}(?:论文|标书|作品|书稿|毕设).{0,2}(?:交|投|递)|骨折|获奖|得奖|得了.{0,6}奖|夺冠|冠军|录取|开业|开张|还清|付清"
    r"|结清|还完|拿到(?:钥匙|房本|驾照|证)|上线了|上架了|发表|出版|签约|签了|中标|中签|去世|过世|走丢|完赛|跑完"
    r"|戒(?:烟|酒|糖)|退休|确诊|答辩|拿.{0,6}offer|offer|注册了|成立|创办|搬离|领养|捡到|考研|落户|移民|落榜|没考上"
    r"|失业|破产|融资|升学|转学|开学"
)
WITH_ME = lazy(
    r"^(?:.{0,12}?)(?:房东|师傅|物业|中介|快递|客户|领导|老师|医生|护士|保洁|阿姨|钟点工|电工|水管工|木工|搬家公司|装修队|施工队|工人|维修工?|安装工?|亲戚|公婆|岳父|岳母|爸妈|父母|朋友|同学|同事|有人|人家)们?(?:会|要|就|再|都|也|说)*"
    r"(?:来|上门|到家里?|过来)(?:我家|家里)?(?:验|收|装|修|检|看(?!你)|送|量|做客|吃饭|访|换|拆|打扫|清洗|安|取|家访|搬|住|玩|参观|拜访|做|刷|贴|疏通)|"
    r"^(?:他们|她们|医院|医生|大夫|店里|公司|单位|学校|物业|师傅|人家)[^，。我]{0,12}(?:给|帮|替|为)(?:我|咱|我们)(?:做|拆|装|换|打|拔|查|动|拍|开|补|缝|修|办|送|安排|约)|"
    r"^(?![他她它你您])(?:.*?)(?:要|会|约|约了|约好|安排|通知|叫|请|让|找|来|跟|和|给|陪)[^，。我]{0,6}(?:听|看|找|面试|采访|考|审|检查|跟|和|给|接|送|陪|见|叫|让|请|约)我(?!的|说|发|写|讲了)"
    r"|^(?![他她它你您])[^，。]{1,10}(?:约|叫|请|让|通知|安排|找|要求?|催|逼|派|等着?|希望|盯着)我"
    r"|^(?![我他她它你您])[^，。]{1,8}(?:要求|规定|限定|催着?|等着?|要)[^，。]{0,20}?(?:之?前|以前)(?:必须|要|得|就)*(?:交|给|出|提|完成|改|回复|发|定|办|做|写|看|拿|补)"
)
"""Somebody else does it, but with the user: 客户要来听我汇报, 医生约我周五复查, 客户要求周二前给报价."""
_RECURRING = lazy(
    r"(?<![这本下上])(?:周末|寒假|暑假|假期|节假日)(?:我)?(?:都|也|还)*(?:在[^，。]{1,12}?)?(?:上班|打工|兼职|摆摊|做家教|带课|跑单|送外卖|加班费)|(?:周末|假期|节假日)(?:我)?(?:都|总|常|一般|基本|就爱)|(?<![这本下上])(?:周|星期|礼拜)[一二三四五六日天](?:我)?(?:都|总是?|常)(?=[要会去在来])|"
    r"一(?:到|逢|[下放]了?)(?=周末|假期|班|学|假|节假日)|每(?:一)?(?:天|周|个|月|年|次|晚|早|逢|到)|经常|常常|总是|隔三差五"
)
_RUNS_OUT = lazy(r"(?:到期|过期|截止)(?:了)?$")
"""Of this a year alone is worth knowing."""
_STRONG_PLAN = lazy(
    r"开工|开业|复工|返工|走亲戚|回门|回(?:老家|家|去|国)|去|飞|结婚|婚礼|办(?:酒|席|婚)|订婚|出发|旅游|旅行|搬家|开业|出差|值班|过(?:寿|大寿)"
)
_MOVED = lazy(r"(?:改|推迟|提前|延期?|挪|调整?|换)(?:到|成|至|为)")
_AS_A_RULE = lazy(r"(?:都|就|常|总|老|最)?爱(?=[去来带吃玩看打逛跟和])|喜欢|固定|一般|通常|习惯")
_CANNOT = lazy(
    r"(?:[去来住]|要去|想去)的(?:人|地方|学校|城市|店|时候|路)|不(?:再|打算|准备|用|想)?(?:去|来|回|办|参加|考|约|飞|搬)了$|[来去回赶到]不了|(?:没法|不能|没办法|没空)(?:[来去回过]|参加)"
)
"""这周末他来不了: nothing happens then."""
_EVERY_WEEKEND = lazy(r"才[回能有会来休]|都|总是?")
"""老公周末才回来: every week."""
_TRIVIAL = lazy(
    r"点了|外卖|吃了|喝了|睡了|睡到|看了(?!病|医生)|刷了|打了车|堵车|迟到|下单|快递|加班到|逛了|聊了|发了"
    r"|洗了|起床|出门|到家|追了|买了(?:杯|个|一?点|菜|件|双|瓶|本|包|一?些)"
)


def event_draft(frame: Frame, today: str, leaning_user: bool) -> Draft | None:
    """The event, task or deadline of a clause; `leaning_user` says that a missing subject means the user."""
    if frame.subject not in ("user", "thing", "none") and not frame.close and not WITH_ME.search(frame.clause.flat):
        return None
    flat = frame.clause.flat
    if _RECURRING.search(flat):
        return None
    dated = [
        when
        for when in frame.whens
        if when.iso and when.precision in ("day", "weekend", "week", "month", "season", "range")
    ]
    if any(when.is_lunar for when in frame.whens) and not dated and _STRONG_PLAN.search(flat):
        return _draft(frame, "schedule", Kind.EVENT, None, "long")
    ahead = [when for when in dated if when.last_day >= today]
    if not dated and _RUNS_OUT.search(flat):
        ahead = [when for when in frame.whens if when.precision == "year" and when.last_day >= today]
    if ahead:
        return _ahead(frame, _meant(ahead, today, flat), today, leaning_user)
    dated = dated or _years(frame, today)
    behind = bool(dated) or re.search(r"终于|刚刚?|已经|今年|去年|前年|上个?月|最近", flat)
    if (
        behind
        and _MILESTONE.search(flat)
        and not _TRIVIAL.search(flat)
        and re.search(r"[了到过上啦]|的(?:婚|证|[房车](?:子)?)?$", flat)
    ):
        if frame.subject == "none" and not leaning_user and not dated:
            return None
        when = dated[-1] if dated else None
        return _draft(frame, "other", Kind.EVENT, when, "long")
    return None


def _years(frame: Frame, today: str) -> list[When]:
    """The years it names that are over or running."""
    return [when for when in frame.whens if when.precision == "year" and when.first_day and when.first_day <= today]


def _meant(ahead: list[When], today: str, flat: str) -> When:
    """Of several days the first after today; where something is moved, the last."""
    later = [when for when in ahead if when.first_day > today]
    return ahead[-1] if _MOVED.search(flat) or not later else later[0]


def _ahead(frame: Frame, when: When, today: str, leaning_user: bool) -> Draft | None:
    flat = frame.clause.flat
    rest = flat[: when.start_offset] + flat[when.end_offset :]
    at_a_time = bool(when.clock) and frame.subject in ("user", "none") and _AT_A_TIME.match(rest) is not None
    if (
        _WEATHER.search(rest)
        or not (PLAN.search(rest) or _DEADLINE.search(rest) or _STRONG.search(rest) or at_a_time)
        or re.search(r"还?没(?!有?(?:订|买|交))", rest)
    ):
        return None
    if _AS_A_RULE.search(rest) or _CANNOT.search(rest) or (when.precision == "weekend" and _EVERY_WEEKEND.search(rest)):
        return None
    if when.first_day == today and not (when.clock or when.part) and not _STRONG.search(_MET.sub("", rest)):
        return None
    due = _BEFORE.match(flat[when.end_offset :]) or re.search(
        r"截止|截稿|到期|最晚|最迟|不晚于|due|ddl|deadline", rest, re.I
    )
    if due or re.match(r"(?:必须|务必|要|得)?(?:交|提交|submit|缴|续|还)(?!流|通|朋友|换|往)", flat[when.end_offset :]):
        return _draft(frame, "deadline", Kind.TASK, when, "temporary")
    if (
        frame.subject == "none"
        and not leaning_user
        and not at_a_time
        and not _STRONG.search(rest)
        and not WITH_ME.search(flat)
        and not re.search(
            r"要|得|有|去|考(?!虑|察|古|核|勤)|替|开始(?:实习|上班|上课|工作|培训|上岗|试用)|当(?:伴[娘郎]|评委|主持|司仪|裁判|监考)|飞|回(?=老家|家|国|去|趟)|请(?=[^，。你]{1,8}(?:吃|喝|来))|陪|值|出(?:结果|成绩|分|报告)|放榜|领证|赴|搬|参加|定在|定于|安排在|约了|约好|出发|过(?=生日|寿|年)",
            rest,
        )
    ):
        return None
    if _MILESTONE.search(rest) and re.search(r"了$", flat) and when.precision == "day" and when.first_day == today:
        return _draft(frame, "other", Kind.EVENT, when, "long")
    return replace(_draft(frame, "schedule", Kind.EVENT, when, "temporary"), correction=_MOVED.search(rest) is not None)


def _draft(frame: Frame, slot: str, kind: Kind, when: When | None, lifetime: str) -> Draft:
    clause = frame.clause.part(frame.start, len(frame.clause.flat))
    return Draft(
        slot=slot,
        content=clause_content(frame, dated=True),
        start=clause.start,
        end=clause.end,
        kind=kind,
        date=when.date if when else None,
        lifetime=lifetime,
    )
