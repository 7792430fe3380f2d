"""A fourteenth set, Chinese: what people type in chats, with blanks for commas and one thing hanging on another.

One-off remarks, colleagues and friends who are not the writer, what only points at what follows, a name for somebody else,
a month that is over, English words between Chinese ones.
"""

from __future__ import annotations

from tests.memory.writing.cases.messages import case, e, k

_SHIFTS = [
    *(
        case("zh", "one_off", text)
        for text in (
            "刚下夜班,人是飘的",
            "刚值完夜班,困",
            "明天夜班",
            "昨晚夜班没睡",
            "下了夜班去买菜",
            "我没买",
            "我没打游戏",
            "我没吃海鲜",
        )
    ),
    case("zh", "habit", "我上夜班", e("schedule", "夜班", also=["habit"])),
    case("zh", "habit", "我从来没抽过烟", e("habit", "没抽过烟")),
    case("zh", "diet_health", "我从来没吃过海鲜", e("diet", "没吃过海鲜", also=["other"])),
]
_OTHERS = [
    case(
        "zh",
        "others",
        "我们呼吸科小周青霉素过敏,皮试都不敢做的那种,自己当护士天天配青霉素,惨。我还行,就是头孢吃了起疹子",
        e("allergy", "用户头孢吃了起疹子"),
        forbid=["青霉素", "就是"],
    ),
    *(
        case("zh", "others", text)
        for text in (
            "我们科张伟海鲜过敏",
            "我们店里阿芳不喝酒",
            "我们公司小张总住在上海",
            "我们组对花生过敏的有三个",
            "好想养猫。but Jason 对猫毛敏感",
            "Mandy 有哮喘 so 家里不养猫",
            "and Lily 不吃辣",
            "Jason 在 ANZ 上班",
            "最后三台 卖给一个弄民宿的",
            "那套房租给了一个送外卖的",
            "教给一个学徒的",
        )
    ),
    case("zh", "work", "我在我们店当店长", e("job", "店长"), forbid=["slot:employer"]),
    case("zh", "work", "我是卖海鲜的", e("job", "卖海鲜")),
    case("zh", "others", "钱少到像做慈善 but 我超爱"),
    case("zh", "mixed", "我在 Melbourne 上班 but 住 Geelong", e("location", "Geelong"), forbid=["Melbourne"]),
    case("zh", "mixed", "我吃素 but 我老公 吃肉", e("diet", "re:吃素$")),
    case("zh", "mixed", "because 我对花生过敏", e("allergy", "花生")),
]
_POINTING = [
    case("zh", "family", "其实是我妈要来武汉做胃镜", e("family", "re:^用户的妈要来武汉做胃镜$")),
    case("zh", "family", "都是我妈做饭", e("family", "re:^用户的妈做饭$")),
    case("zh", "family", "就是我老公不吃辣", e("relationship", "re:^用户的老公不吃辣$")),
    case("zh", "family", "她媽媽 就我前妻啦"),
    case(
        "zh",
        "family",
        "我前妻住台北 她不吃辣 我女兒六歲",
        e("family", "re:^用戶的前妻住台北"),
        e("family", "re:^用戶的女兒六歲$"),
        forbid=["用户"],
    ),
    case("zh", "diet_health", "我还行,就是有点失眠", e("health", "re:^用户有点失眠$")),
    case("zh", "diet_health", "就是不吃香菜", e("diet", "re:^用户不吃香菜$")),
    case("zh", "work", "我就是做会计的", e("job", "会计")),
]
_CALLED = [
    case("zh", "others", "我妈住院了 叫她芳姐", e("family", "住院"), forbid=["slot:nickname"]),
    case("zh", "others", "我老板姓方 叫她芳姐", optional=[["方", "芳姐"]], forbid=["slot:nickname"]),
    case("zh", "pet", "我养了只猫,叫它豆包", e("pet", "豆包")),
    case("zh", "self", "叫我芳姐就行", e("nickname", "芳姐")),
]
_SINCE = [
    case("zh", "time", "我七月底来的", forbid=["2027"], optional=[["2026"]]),
    case("zh", "time", "我8月去的大理", forbid=["2027"], optional=[["2026"]]),
    case("zh", "time", "我9月买的车", forbid=["2027"], optional=[["2026年9月"]]),
    case("zh", "time", "我12月3号要去的", e("schedule", "2026年12月3日", date="2026-12-03", kind="event")),
    case("zh", "time", "我12月10号的飞机", e("schedule", "飞机", date="2026-12-10", kind="event")),
    case("zh", "time", "我10月20号开始戒奶茶", e("diet", "2026年10月20日", "奶茶")),
    case("zh", "time", "12月5号开始戒糖", e("diet", "2026年12月5日", "糖")),
    case("zh", "time", "从今天起我不喝冰的了", e("diet", "不喝冰的", "2026年11月25日")),
    case("zh", "time", "我11月1号开始不喝酒了", e("habit", "不喝酒", "2026年11月1日", also=["diet"])),
]
_DOUBLE = [
    case("zh", "time", text, e("schedule", "re:^用[户戶]2026年12月" + rest, date=date, kind="event", also=["deadline"]))
    for text, rest, date in (
        ("下禮拜四12/3要去看牙", "3日要去看牙$", "2026-12-03"),
        ("12月12号礼拜六看牙医", "12日看牙医$", "2026-12-12"),
        ("12/12禮拜六公司聚餐", "12日公司聚餐$", "2026-12-12"),
        ("12月8号,周二,去复查", "8日去复查$", "2026-12-08"),
        ("12月2号 下礼拜三 拔牙", "2日拔牙$", "2026-12-02"),
        ("下周二,下午三点,去拍片", "1日 ?下午三点 ?去拍片$", "2026-12-01"),
        ("12/19之前要交報告", "19日之前要交報告$", "2026-12-19"),
    )
] + [
    case(
        "zh", "time", "这礼拜六28号体检", e("schedule", "re:^用户2026年11月28日体检$", date="2026-11-28", kind="event")
    ),
    case(
        "zh",
        "time",
        "约了 dentist 拔智齿,12月2号 Wed 3pm",
        e("schedule", "拔智齿", "2026年12月2日 3pm", date="2026-12-02", kind="event"),
        forbid=["Wed"],
    ),
    case("zh", "time", "预约了体检,下周二", e("schedule", "体检", date="2026-12-01", kind="event")),
    case("zh", "time", "票买了 12月4号晚上八点多的高铁", e("schedule", "高铁", date="2026-12-04", kind="event")),
    case(
        "zh",
        "time",
        "元旦1月1号我替她上,到时候提醒我",
        e("schedule", "re:^用户2027年1月1日替她上", date="2027-01-01", kind="event"),
    ),
    case(
        "zh", "time", "明年4月10号考主管护师", e("schedule", "主管护师", date="2027-04-10", kind="event", also=["goal"])
    ),
    case(
        "zh",
        "time",
        "公司尾牙12/12禮拜六 在夢時代那邊",
        e("schedule", "尾牙", "夢時代", date="2026-12-12", kind="event"),
    ),
    case("zh", "time", "約在12/20吃飯", e("schedule", "2026年12月20日", date="2026-12-20", kind="event")),
    case("zh", "time", "我民国110年结婚", e("relationship", "2021年", also=["family", "other"])),
    case("zh", "time", "我女儿民国一百零二年出生", e("family", "2013年")),
    *(
        case("zh", "time", text)
        for text in ("我加1/2杯糖", "3/4的人都喜欢", "改到1/2的時候再說", "昨天,去了医院", "今天,好累", "周三,他去上海")
    ),
]
_DENTIST = k("schedule", "用户2026年12月12日下午三点看牙医")
_PARTY = k("schedule", "用戶公司尾牙2026年12月12日，在夢時代那邊")
_MOVES = [
    case("zh", "correction", "尾牙改了啦 改到12/19 一樣禮拜六 地點換福華", known=[_DENTIST]),
    case("zh", "correction", "家长会推迟了,改到周五", known=[_DENTIST]),
    case(
        "zh",
        "correction",
        "尾牙改了啦 改到12/19 一樣禮拜六 地點換福華",
        e("schedule", "尾牙2026年12月19日", "福華", date="2026-12-19", replaces="尾牙", kind="event"),
        known=[_DENTIST, _PARTY],
        forbid=["夢時代"],
    ),
    *(
        case(
            "zh",
            "correction",
            text,
            e("schedule", f"2026年12月{hour}看牙医", date=date, replaces="牙医", kind="event"),
            known=[_DENTIST],
        )
        for text, hour, date in (
            ("打去改了,12月9号 Wed,一样下午三点", "9日下午三点", "2026-12-09"),
            ("时间改了,改到12月11号四点", "11日下午四点", "2026-12-11"),
            ("改到12月11号上午十点", "11日上午十点", "2026-12-11"),
            ("打电话改了,12/18", "18日下午三点", "2026-12-18"),
        )
    ),
]
_LEASE = k("deadline", "用户房子2027年3月15日到期")
_SAID_BEFORE = [
    case(
        "zh",
        "correction",
        "更正哈,之前说房子3月15到期,刚翻合同是3月31号",
        e("deadline", "re:^用户房子2027年3月31日到期$", date="2027-03-31", kind="task", replaces="房子"),
        known=[_LEASE],
    ),
    case(
        "zh",
        "correction",
        "更正哈,之前说房子3月15到期,刚翻合同是3月31号",
        e("deadline", "re:^用户房子2027年3月31日到期$", date="2027-03-31", kind="task"),
    ),
    case(
        "zh",
        "correction",
        "欸更正 我之前說205跑12年 算錯了 民國105年才開始跑的 所以是10年",
        e("hobby", "跑10年", replaces="205"),
        known=[k("hobby", "用户跑205跑12年了")],
    ),
    case(
        "zh",
        "correction",
        "之前说养了8年,算错了,是9年",
        e("pet", "养了9年猫", replaces="8年"),
        known=[k("pet", "用户养了8年猫")],
    ),
    case("zh", "correction", "之前说我住在苏州,其实是无锡", e("location", "re:^用户住在无锡$")),
    case("zh", "correction", "之前说周三去复查,记错了,是周四", e("schedule", "复查", date="2026-11-26", kind="event")),
    *(
        case("zh", "correction", text)
        for text in (
            "刚才说我对花生过敏,说错了",
            "我之前说过我老公是医生",
            "哦说错了 不是会计 是审计",
            "不是护士 是护工",
            "今天不是周三 是周四",
        )
    ),
    case("zh", "correction", "我不是会计 是审计", e("job", "审计")),
    case("zh", "correction", "不是会计 是审计", e("job", "审计", replaces="会计"), known=[k("job", "用户是会计")]),
]
_OF_HIS_OWN = [
    case(
        "zh",
        "work",
        "我这店在柯桥老街口 十六年了 五金水暖 叫老孙五金 我姓孙嘛",
        e("other", "店在柯桥老街口", "老孙五金"),
        e("name", "re:^用户姓孙$"),
    ),
    case("zh", "work", "我那铺子在批发市场里面", e("other", "铺子在批发市场")),
    case("zh", "work", "我这家民宿在大理古城,叫慢慢", e("other", "民宿在大理古城", "慢慢"), forbid=["slot:name"]),
    case("zh", "work", "我们公司在苏州", forbid=["slot:location"], optional=[["公司在苏州"]]),
    *(
        case("zh", "work", text)
        for text in ("叫老孙五金", "我这店在装修", "我这小店在转让", "我们组都不吃辣", "我们去吃饭嘛")
    ),
    case(
        "zh",
        "family",
        "老陈就我男朋友,在东西湖开叉车的,他不吃牛肉",
        e("relationship", "男朋友叫老陈", "开叉车"),
        e("relationship", "男朋友老陈不吃牛肉"),
    ),
    case("zh", "family", "小李就是我同桌", e("relationship", "re:同桌叫小李$")),
    *(case("zh", "family", text) for text in ("这就是我老婆", "还有就我妈", "今天就我妈在家")),
    case("zh", "family", "小孩就一个啦,柔柔,6岁", e("family", "小孩就一个", "柔柔", "6岁")),
    case("zh", "diet_health", "我无牛肉不欢", e("diet", "无牛肉不欢", also=["likes"])),
    case("zh", "work", "我做中英跟中马 translation,freelance 第九年了", e("job", "translation", "freelance")),
    case("zh", "self", "在成都学理发 学五个月了", e("education", "成都学理发", "五个月", also=["hobby"])),
]
_OWES = k("other", "老李欠用户两千三，说2026年11月30日还")
_DEBTS = [
    case(
        "zh",
        "money",
        "老李欠我两千三 说月底还",
        e("other", "re:^老李欠用户两千三.说2026年11月30日还$", date="2026-11-30"),
    ),
    case("zh", "money", "我欠老王三万", e("other", "用户欠老王三万")),
    case("zh", "money", "我借给我弟五万,说明年还", e("other", "用户借给用户的弟五万", "2027年")),
    *(
        case("zh", "money", text, e("other", "两千三", "已还清", replaces="老李"), known=[_OWES])
        for text in ("老李那个钱还了 清了", "老李的钱还了", "老李把钱还我了", "老李还钱了")
    ),
    *(
        case("zh", "money", text, known=[_OWES])
        for text in ("老王的钱还了", "老李的书还了", "老李还没还钱", "老李说下个月还", "信用卡还了", "老李还了一千")
    ),
    *(
        case("zh", "money", text)
        for text in ("他欠我钱", "老李欠我一顿饭", "我欠你一个人情", "老李可能欠我两千", "我借了本书")
    ),
]
_TRIP = k("schedule", "用户的老公 Jason 2026年11月30日那一周要去 Johor")
_YIWU = k("schedule", "用户2026年11月28日要去义乌进货")
_WITHIN = [
    case(
        "zh",
        "correction",
        "前天跟你说学了五个月 刚数了下 我七月底来的 才四个月",
        e("education", "四个月", replaces="五个月"),
        known=[k("education", "用户在成都学理发，学五个月了")],
        forbid=["五个月"],
    ),
    case("zh", "correction", "打去改了,12月9号 Wed", known=[_TRIP]),
    case("zh", "time", "明天我不去了"),
    case("zh", "time", "公司体检,12月8号", e("schedule", "体检", date="2026-12-08", kind="event")),
    case("zh", "time", "12月8号,下雨"),
    case("zh", "time", "明天去的学校"),
    case("zh", "time", "手术,上周三"),
    case("zh", "self", "我叫张阁", e("name", "张阁")),
    case("zh", "family", "周末就我老婆在"),
    case(
        "zh",
        "correction",
        "吉他老師感冒 明天停一次",
        e("other", "已取消", replaces="吉他"),
        known=[k("schedule", "用戶2026年11月26日晚上去學吉他"), _DENTIST],
    ),
    case("zh", "correction", "明天停一次", known=[_DENTIST]),
    case("zh", "correction", "明天停電", known=[k("schedule", "用戶2026年11月26日晚上去學吉他")]),
    case(
        "zh",
        "others",
        "胃镜也跟着改约到12月8号上午了",
        e("schedule", "re:^用户的妈的胃镜", "2026年12月8日", date="2026-12-08", kind="event"),
        known=[k("family", "用户的妈要来武汉做胃镜")],
    ),
    case(
        "zh",
        "correction",
        "胃镜改约到12月8号上午了",
        e("schedule", "re:^用户2026年12月8日", "胃镜", date="2026-12-08", kind="event", replaces="12月5日"),
        known=[k("family", "用户的妈要来武汉做胃镜"), k("schedule", "用户2026年12月5日做胃镜")],
    ),
    case(
        "zh",
        "correction",
        "义乌明天不去了 供货的老方说他28号不在 改下礼拜三 12月2号",
        e("schedule", "2026年12月2日", "义乌", date="2026-12-02", replaces="义乌", kind="event"),
        known=[_YIWU],
        now="2026-11-27T10:05:00+08:00",
    ),
    case(
        "zh",
        "time",
        "约了 dentist 拔智齿,12月2号 Wed 3pm 🫠 拔完第二天能正常讲话吗",
        e("schedule", "拔智齿", date="2026-12-02", kind="event"),
    ),
    case("zh", "diet_health", "胃疼两天了 从今天起我不喝冰的了 认真的", e("diet", "re:不喝冰的了$")),
    case("zh", "time", "所以最迟12月26号要收到钱对吧", e("deadline", "re:要收到钱$", date="2026-12-26", kind="task")),
]
CASES = [
    *_WITHIN,
    *_DEBTS,
    *_OF_HIS_OWN,
    *_SAID_BEFORE,
    *_MOVES,
    *_DOUBLE,
    *_SHIFTS,
    *_OTHERS,
    *_POINTING,
    *_CALLED,
    *_SINCE,
]
