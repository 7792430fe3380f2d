"""Chinese rules: who the user is. Name, age, birthday, gender, place, origin, work, school, language."""

from __future__ import annotations

from memory.writing.chinese.rule import rules

WHO = rules(
    r"""
    NOT_A_NAME = (?!我|他|她|你|您|了|个|一[个份辆]|外卖|车|什么|啥|不|苦|停|醒|好|人|代驾|滴滴|跑腿|保洁|救护|客服|快递
        |板|卖)
    STAY = (生活|居住|定居|住|租房|上班|工作|打工|打拼|读书|上学|念书|读研|读博|上大学|读大学|漂|混|创业|安家|带娃|养老|待
        |呆|落户|留学|求学|念大学|当兵|服役|做生意|开店)
    AWAY = (?!.*(出差|旅游|旅行|玩|度假|路过|转机|开会|参加|探亲|办事|看病|培训|团建|出游|自驾|酒店|宾馆|民宿|朋友家|医院
        |几天|两天|三天|一周))
    WHERE = (v:{PLACE}((?<=[市省县])[一-龥]{2,4}(?=$|[，,]))?|[A-Z][A-Za-z]+( [A-Z][A-Za-z]+)?)
    ANYWHERE = (v:{PLACE}|[A-Z][A-Za-z]+( [A-Z][A-Za-z]+)?|[一-龥A-Za-z ]{2,16}?)(?=$|这边|那边|附近
        |好?几?\d*[一二三四五六七八九十]*年|多年|了|一带|[呢啊呀,，])
    ENGLISH_JOBS = (?i:((senior|junior|staff|lead|principal|chief|full[- ]?stack|front[- ]?end|back[- ]?end|data
        |machine learning|ml|ai|product|project|program|software|hardware|devops|sre|qa|test|ui|ux|graphic|game|web|mobile
        |ios|android|java|python|go|c\+\+|rust|embedded|cloud|security|network|system|database|marketing|sales|hr|business
        |research|growth|content|community|brand|account|finance|legal|ops|operation|customer|algorithm|nlp|cv|quant
        |investment|design|scrum|solution|tech|technical)\s?){0,3}(engineer(ing)?|developer|designer|manager|scientist
        |analyst|architect|researcher|consultant|programmer|director|lead|intern|writer|editor|teacher|lecturer|professor
        |artist|founder|ceo|cto|cfo|coo|vp|pm|po|hr|bd|qa|ux|ui|swe|sde|tpm|pmm|dev|sre|dba|devops|frontend|front-end
        |backend|back-end|fullstack|full-stack|full stack|freelancer|trader|recruiter|(ux|ui|user|market|data|growth
        |supply chain|product|quantitative) (research|design|analytics|science|management|strategy)|accountant|lawyer
        |doctor|nurse|chef|barista|photographer|translator|marketer|specialist|officer|assistant|coordinator|strategist
        |producer|animator|postdoc|phd|phd student|student|undergrad|marketing|operations?|sales|design|data engineering
        |machine learning|testing|blogger|up主|youtuber|podcaster))
    NOT_WORK = (?!来|去|找|想|为了|因为|跟|和|给|被|让|第|你|您|他|她|谁|说|问|一直|不|真|这|那|个?(好|坏|天才|笨))
    TRADE = ([\w+#/ .-]{0,20}?[一-龥A-Za-z]{0,14}?{OCCUPATION_ENDINGS}|{ENGLISH_JOBS})
    JOB = (v:{TRADE})
    ORG_ENDINGS = (公司|集团|银行|医院|学校|大学|学院|中学|小学|幼儿园|研究院|研究所|设计院|事务所|工作室|工厂|酒店|餐厅
        |超市|律所|出版社|报社|电视台|电台|杂志社|机场|车站|法院|检察院|派出所|税务局|教育局|局|厅|部委|街道办|居委会
        |图书馆|博物馆|书店|咖啡店|咖啡馆|药店|诊所|门店|店|厂|所|院|馆|园|中心|基金会|协会|投行|券商|保险|地产|物流|教育
        |科技|网络|能源|传媒|文化|证券|基金)
    SCHOOL = (v:[一-龥A-Za-z]{2,12}?(大学|学院|师范|理工|交大|科大|财大|中学|高中|初中|小学|附中|一中|二中|三中|外国语
        |职高|技校|职院|[A-Z]{2,6})|清华|北大|复旦|浙大|南大|武大|人大|北师大|哈工大|华科|川大|厦大|山大|同济|南开|西交
        |中科大|港大|港中文|北航|北邮)
    GENERIC_PLACES = (家|家里|公司|单位|办公室|外地|外面|线上|网上|这里|这儿|那边|那里|学校|图书馆|咖啡馆|咖啡店|星巴克
        |床上|路上|晚上|早上|国企|体制内|大厂|外企|互联网|制造业|工地|室外|户外)
    name: (?<!管我)(名字|名)?叫(做|作)?\s?{NOT_A_NAME}(v:{NAME}){END} => 叫{v}
    name anywhere: (本人|在下|鄙人)\s?(v:{SURNAME}[一-龥]{1,2})$ => 叫{v}
    name: 姓(v:{SURNAME}[,，\s]*(单名(一个)?|名(字)?(叫|是)?|叫)\s?[一-龥]{1,2}字?){END} => 姓{v}
    name: 姓(v:{SURNAME}){END} => 姓{v}
    nickname anywhere: (?!.*(别|不要|不准|不许|不用)(再)?(叫|喊|称呼))(.*?(叫|喊|称呼|喊作|管)我(叫|作|做|为)?\s?)(v:(?!别
        |不|去|来|快|赶|先|多|少|带|帮|做|写|吃|把|给|起床|过|回|再|也|要)[一-龥A-Za-z][\w一-龥·' -]{0,11}?)(就行了?|就成
        |就得了|就好了?|就可以了?|即可|好了|吧|都行)?$(?<!我一声)(?<!起床) => 希望被称呼为{v}
    nickname anywhere: (?i:(just |please )*call me)\s(v:(?!a\b|an\b|when|if|back|later)[A-Za-z][\w'-]*( [A-Z][\w'-]*)?)\s?
        (就行了?|就好了?|就可以了?|即可|好了|吧|哈|哦|啦)?$ => 希望被称呼为{v}
    nickname: 是\s?(v:小(?!白|孩|学|组|区|编|众|姐|朋友){ONE_SURNAME}|老(?!师|板|人|外|手|乡|家|大|年|总|婆|公|头|爸
        |妈)[一-龥]|阿(?!姨)([一-龥]{1,2}|[A-Za-z]{1,12})){END} => 叫{v}
    name 我: 是\s?(?!{ENGLISH_JOBS})(v:[A-Z][a-z]{2,}( [A-Z][a-z]+)?){END} => 叫{v}
    age: (年纪|年龄)?(已经|都|快要?|刚|才|刚满|满|马上|即将|虚岁|周岁|虚龄)*\s?(v:{ZH_NUMBER}\s?(周岁|岁)(半|出头|多
        |了)?){END}(?!前|后|的) => {v}
    age: (v:[1-9]\d|[二三四五六七八九]?十[一二三四五六七八九]?)\s?了$ => 今年{v}岁
    age: (今年|年)?(v:[二三四五六七八九]?十有[一二三四五六七八九])$ => {v}岁
    age anywhere: (.{0,6})今年\s?(也|都|已经|刚|才|快)*\s?(v:[1-9]\d|[二三四五六七八九]?十[一二三四五六七八九]?)\s?(了
        |啦)?$ => 今年{v}岁
    age: (是|都)?(v:([0-9]{2}|[零〇一二三四五六七八九]{2})后){END} => 是{v}
    birthday anywhere: (是)?(v:((19|20)?\d{2}|[一二][九零〇][零〇一二三四五六七八九]{2})年([一-龥\d]{1,8}[日号月])?)((出生
        |生)(的|人)?|的人?){END} => 是{v}出生的
    birthday anywhere: .{0,6}?(是|在)?(v:.{2,16}?([月日号\d]|初[一-龥]|十[一-龥]?))\s?(出生|生的|过生日|的?生日)
    birthday: (出生(于|在|日期)?|生于)[:是]?(v:(?=.*[\d月年])(?!.*医院).{3,20})
    other not: 不会(v:开车|游泳|做饭|骑车|骑自行车|滑雪|编程|写代码|说英语|讲英语|打麻将|喝酒){END}
    other not: 没有?(v:驾照|护照|车|房|房子|电视|信用卡|宗教信仰|纹身|智能手机|微信|驾驶证|身份证|工作经验|存款|积蓄|空调
        |社保|医保){END}
    other: 会(v:弹钢琴|弹吉他|拉小提琴|拉二胡|编程|写代码|修车|修电脑|手语|速记|潜水|开飞机|[一-龥]{0,2}(琴|笛|鼓)){END}
    gender: 是(一?[个名位])?(v:女生|男生|女的|男的|女孩子?|男孩子?|女性|男性|男人|女人|妹子|汉子|姑娘|小伙子?|大叔
        |阿姨){END} => 是{v}
    location 我: {AWAY}(搬(家)?|迁|移居|移民)(到|来|去|回|至)了?(了)?\s?{ANYWHERE} => 搬到{v}了
    location 我: {AWAY}(从.{2,10}?)(搬|迁)(到|来|去|回|至)了?\s?{ANYWHERE} => 搬到{v}了
    location: {AWAY}(居住|居|住|定居|常住|常驻|旅居|租房?|落户|扎根|安家)(在|于|(?<=定居)|(?<=常住)
        |(?<=常驻))\s?{ANYWHERE} => 住在{v}
    location: {AWAY}(人在|人现在在|坐标:?|坐标在|人?\s?(现在|目前)?\s?(?i:base)(地)?\s?(在|是|:)?)\s?{ANYWHERE} => 在{v}
    location: {AWAY}(家|家里)?(住|(?<=家)(就)?在|(?<=家里)在)\s?{WHERE} => 住在{v}
    location: {AWAY}(一个人|跟.{1,6}|和.{1,6})?(在|来|到)\s?(v:{PLACE})(?!大学|学院|医院|银行|师范|理工|交大)(这边|那边)?
        (.{0,6}?){STAY} => 在{v}生活
    location: {AWAY}在\s?(v:{NAMES})(市)?(?=做|当|干|搞|教|开|经营|从事|跑) => 在{v}
    location 我: {AWAY}在\s?{WHERE}(这边|那边)?{END} => 在{v}
    hometown: (老家|家乡|祖籍|籍贯)?(是|在)?([^，。我]{1,6}的)?\s?(v:{NAMES}(省|市|县)?([一-龥]{1,4})?)(的|人|娃|妹子|姑娘
        |汉子|小伙){END} => 是{v}人
    hometown: 是\s?(v:[一-龥]{1,6}(省|市|县|本地|当地|农村|山区)|南方|北方|本地|客家|东北)(人|的){END} => 是{v}人
    hometown: (老家|籍贯|祖籍|家乡)\s?(v:{PLACE}){END} => 老家在{v}
    hometown: (来自|籍贯是?|祖籍是?)\s?{WHERE} => 来自{v}
    hometown: (是)?在\s?{WHERE}(土生土长|出生|长大|出生长大) => 在{v}长大
    hometown: (出生|生|长)(在|于)\s?{WHERE} => 出生在{v}
    job: (在)?(就|也)?(是|当|做|任|担任|成为|转行做|转岗做|改行做|升(为|任)?|当上)(了|着|的是|过)?\s?(这家|一家|某|那家
        |一?[名个位]|本|(我们)?(这边|这里|这儿|那边|本地|当地|附近|这一带)的?)?{NOT_WORK}{JOB}(的)?{END} => 是{v}
    job: (在|去|去了|进了|到)[^，。]{0,20}?{ORG_ENDINGS}(里)?(主管|分管|管|负责|主要做|做(?!饭|菜|梦|作业|完|了|过|项目
        |兼职|客|得)|当(了|个)?|任)\s?(v:[一-龥A-Za-z ]{2,12}?)(工作|这块|业务)?{END}
    job: (.{0,12})(当|做|干|搞)了?\s?(快|近|大)?({COUNT}(多)?年(多)?|一辈子|半辈子)(的)?\s?{JOB}{END}
    job: (自己|独自|和.{1,6})?(创业|在创业)(做|搞|开)?(v:[^，。]{2,16})
    job: 在(一家|某家|某)(v:[^，。]{2,14}?(公司|厂|店|机构|平台|工作室|医院|学校)里?(写|做|管|搞|教|画|卖|跑|带|修
        |剪)[^，。了过]{1,12})$ => 在{v}
    job: 在.{1,30}?(当|做|任|担任)(着|了)?\s?(一?[名个位])?{JOB}{END} => 是{v}
    job: (是)?(做|搞|干|从事|跑)\s?(v:[一-龥A-Za-z&/+ -]{1,32}?)\s?(这一?行|工作|行业|相关的?工作)?(的|这一?行|工作|行业)
        (工作)?{END} => 是做{v}的
    job 我: 在\s?{NAMES}(市)?(做|搞|干|从事)\s?(v:[一-龥A-Za-z ]{2,16}?){END} => 做{v}
    job: (在.{1,14})?教\s?(v:(小学|初中|高中|大学|幼儿园)?([一-龥]{1,6})(语|学|理|治|史|物|育|文|乐|术|课|书|琴|舞))
    job: (在.{0,10}?)?(开|经营|创办|盘下|合伙开)(了|着|有|的是|过)?\s?(v:(一?[家间个])?[一-龥A-Za-z]{0,14}(店|馆|厂|公司
        |工作室|民宿|诊所|餐厅|超市|农场|书屋|作坊|酒吧|客栈|铺子|铺|小卖部|画室|琴行|培训班|幼儿园|律所|事务所))
    job 我: (主要|目前)?负责\s?(v:[一-龥A-Za-z /]{2,20}?)(工作|这块|方面|业务)?(的工作)?{END} => 负责{v}
    job: (v:退休(在家)?({COUNT}年)?|待业(在家)?|自由职业|全职(带娃|在家|炒股)|在?考研|在家带娃|刚?失业|在读(博士|硕士
        |研究生)){END}
    job 我: (v:({NAME}{0,1})?(大[一二三四]|研[一二三]|博[一二三]|高[一二三]|初[一二三])(的)?学生){END} => 是{v}
    job 我: 是\s?(v:[^，,。]{1,14}?(部|组|科|处|团队|那边|这边|那块|条线|岗)(门)?)的(?=$|同事|员工|人$) => 在{v}工作
    employer: (现在)?在\s?(?!{GENERIC_PLACES}(上班|工作)|思考|考虑|准备|换|找|想|忙)(?!{NAMES}(市)?(上班|工作|任职|打工
        |这边|那边))(v:[^，。]{2,24}?)(里)?(上班|任职|就职|供职|打工|实习|工作|干活|做事|效力)
    employer 我: 在\s?(v:[^，。在]{2,14}?{ORG_ENDINGS}?)(公司)?(?=(当|做|任|担任)(着|了)?\s?
        (一?[名个位])?{TRADE}{END}) => 在{v}工作
    employer: 在\s?(?!{GENERIC_PLACES})(?!{NAMES})(?!自己|朋友|外|网|线|手|业余|空|这|那|一起|闲|努力|认真|我|他|她|今年
        |大学|一|某|团队|部门|项目|组|电脑|手机|纸|本子|厨房|家|学|考|思|准备)(v:
        (?![看听读学玩想找等帮给吃喝忙试努追赶])[^，。在做搞干写用叫的着了过]{2,10}?)(?<![上里中下时边间后前])(?=(做|搞|干
        |写|当|教|负责|管)(?!饭|梦|菜|完|好|了|作业|客|过|得|生意)) => 在{v}工作
    employer 我: (入职|跳槽到|跳槽去|加入|加盟|去|进)了?\s?(v:[^，。]{2,16}?(公司|集团|银行|医院|研究院|研究所|事务所
        |工作室|科技|教育|网络|能源|传媒|证券|基金|大学))(上班|工作|了)?$
    employer 我: (入职|跳槽(到|去)了?|供职于|就职于|任职于|效力于|跳到了?|跳去了?)(?!第)(了)?\s?(v:[^，。]{2,16}?)
        (公司)?{END}
    school: (毕业于|就读于|(?<!没)(念|读|上)(的是|于)?(?=[^，。]{2,12}(大学|学院)))\s?{SCHOOL}
    school: (毕业于|就读于|考上了?|保送(到|去)?了?|录取到)\s?{SCHOOL}
    school: (是|从)?(在)?\s?{SCHOOL}(.{0,8}?)(毕业|读|上|念|学|就读|上学|读书|念书|读研|读博|在读)
    education: (大学|本科|研究生|硕士|博士)?(时|期间)?(学|读|念|主修|攻读|辅修)(的是|了|的)?\s?(v:[一-龥A-Za-z ]{2,14}?)
        (专业|系|方向)?{END}(?<=专业|方向|工程|科学|文学|法学|医学|数学|物理|化学|设计|管理|经济|金融|会计|历史|哲学|新闻
        |英语|日语|法语|德语|计算|软件|建筑|生物|护理)
    education 我: (是|在)?(读|念|上)?(v:(大[一二三四]|研[一二三]|博[一二三]|高[一二三]|初[一二三])){END} => 在读{v}
    education 我: (是)?(v:[一-龥]{0,10}(本科|硕士|博士|大专|中专|高中)(毕业|学历|在读|文凭)?){END}(?<=毕业|学历|在读|文凭
        |硕士|博士|本科)
    language anywhere: (v:[一-龥]{1,4}(语|话))是我(的)?(母语|第一语言)$ => 的母语是{v}
    language: (会|能|懂|精通)(说|讲|用|一点)?\s?(v:([一-龥]{1,4}(语|话|文)[和、及]?){1,4}){END}
    """
)
