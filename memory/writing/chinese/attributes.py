"""Chinese attributes said by their name: 我的生日是…, 装修预算定在…, 我的车是…"""

from __future__ import annotations

from dataclasses import replace

from memory.writing.chinese.rule import Rule, rules
from memory.writing.wording.patterns import lazy

_NAMED = rules(
    r"""
    OF = (的|那[个台辆只]|这[个台辆只])?\s?
    name owned: {OF}(名字|姓名|全名|大名|本名|真名|真实姓名|中文名){IS}
    nickname owned: {OF}(英文名|小名|昵称|网名|外号|绰号|花名|笔名|艺名|乳名|English name|nickname|ID){IS}
    age owned: {OF}(年龄|岁数|年纪){IS}
    birthday owned: {OF}(过?生日|出生日期|出生年月|农历生日|阳历生日|阴历生日|公历生日|birthday){IS}
    gender owned: {OF}(性别){IS}
    hometown owned: {OF}(家乡|老家|籍贯|故乡|祖籍|户口){IS}
    job: ^(我的)?工作(就)?是做\s?(v:[^，。]{2,16})$
    job owned: {OF}(职业|工作|岗位|职位|职务|本职(工作)?|头衔|title|job|role){IS}
    employer owned: {OF}(公司|单位|东家|雇主|就职的公司|公司名)(?!\s?(就|也|都)?在){IS}
    school owned: {OF}(学校|母校|大学|高中|本科院校|研究生院校){IS}
    education owned: {OF}(专业|学历|学位|最高学历|本科专业|辅修|主修|double major|minor|major){IS}
    language owned: {OF}(母语|第一语言|第二语言|mother tongue|native language){IS}
    timezone owned: {OF}(时区|timezone|time zone){IS}
    allergy owned: {OF}(过敏原|过敏源){IS}
    diet owned: {OF}(忌口|饮食习惯|口味){IS}
    health owned: {OF}(血型|病史|慢性病|(身高|体重|视力|度数|心率|BMI)(?=[^，。]*[\d一二三四五六七八九十百])){IS}
    hobby owned: {OF}(爱好|兴趣|兴趣爱好|业余爱好|最大的爱好|hobby){IS}
    likes owned: {OF}(偶像|最爱|最喜欢的[一-龥]{1,6}|最爱的[一-龥]{1,6}|本命|幸运色|幸运数字|favou?rite \w+){IS}
    dislikes owned: {OF}(最讨厌的[一-龥]{0,6}|最怕的[一-龥]{0,6}|雷区|雷点){IS}
    tool owned: {OF}(编辑器|主力语言|开发语言|编程语言|技术栈|输入法|浏览器|框架|IDE|笔记软件|主力编辑器|常用[一-龥]{1,6}
        |主力(?!机)[一-龥]{1,4}|stack|terminal|终端|操作系统){IS}
    phone_os owned: {OF}(手机系统){IS}
    device owned: {OF}(手机|电脑|笔记本|笔记本电脑|平板|耳机|相机|键盘|显示器|手表|显卡|主力机|主力机器|台式机?|laptop
        |phone|Mac|打印机|路由器|阅读器|备用机){IS}
    project owned: {OF}(项目|side project|毕设|毕业设计|论文|论文题目|毕业论文|课题|研究方向|博士课题){IS}
    vehicle owned: {OF}(车|机车|摩托车?|单车|自行车|座驾|坐骑|代步车|代步工具|汽车|新车|电动车|摩托){IS}
    habit owned: {OF}(习惯|作息|作息时间){IS}
    schedule owned: {OF}(上班时间|下班时间|课表|班次|排班|休息日|工作时间){IS}
    """
)
ATTRIBUTES: tuple[Rule, ...] = tuple(replace(row, subject=row.slot) for row in _NAMED)
"""Attributes whose name stands right behind 我的, or opens the clause; a following 叫… names the thing itself."""
ANYWHERE: tuple[Rule, ...] = rules(
    r"""
    ABOUT = (w:[^，。]{0,16}?)
    budget owned anywhere: {ABOUT}(预算|budget|花费上限|开销上限|餐费标准){IS}
    goal owned anywhere: {ABOUT}(目标(体重|成绩|分数|价|值|学校|院校|里程|配速|用户数|营收|销量|利润率|留存率?|转化率?
        |毛利率?)?|target|KPI|OKR|goal|指标){IS}
    deadline owned anywhere: {ABOUT}(截止(日期?|时间)?|deadline|ddl|DDL|交稿日?|到期日?|due){IS}
    """
)
"""Attributes of something named before them (装修的预算, 项目的目标)."""
GIVEN: tuple[Rule, ...] = rules(
    r"""
    goal anywhere: 给(我|我们)(定|立|设|下|布置|安排)了?(的|个|一个|下的|下了)*(小?目标|任务|指标|KPI|要求)(就)?(是|:|为)\s?(v:[^，。]{3,40})
    goal anywhere: 给(我|我们)(定|立|设|下)了?(个|一个|下了?)?(v:[^，。的]{2,20}的(小?目标|任务|指标|KPI))$
    budget anywhere: 给(我|我们)(批|拨|定)了?(的)?(预算|经费)?(是|:|有)?\s?(v:[\d一二两三四五六七八九十百千万]+[^，。]{0,8}?(的(预算|经费))?)$
    """
)
"""What others set the user: 教练给我定的目标是…"""
EXTRAS = lazy(
    r"(?P<noun>车位|鞋码|尺码|衣服尺码|戒指尺寸|车牌号?|工号|学号|房间号|门牌号?|座位号?|手机号码?|电话号?码?|邮箱"
    r"|email|邮件地址|地址|住址|微信号?|QQ号?|会员号|快递柜|储物柜|紧急联系人|纪念日|结婚纪念日|星座|属相|生肖|MBTI"
    r"|血型|幸运数字|签名|座右铭)(?:就|现在|目前)?(?:是|在|叫|为|:)\s*(?P<v>[^▒]+)"
)
"""Details with no slot of their own."""
