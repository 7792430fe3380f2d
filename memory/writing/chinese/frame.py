"""Whom a Chinese clause speaks of, and where what it says of them begins."""

from __future__ import annotations

from dataclasses import dataclass, field

from memory.writing.chinese.people import AROUND, CLOSE, CLOSE_OR_KIN, KIN, RELATION, SURNAMES
from memory.writing.dates.base import When
from memory.writing.wording.lexicon import either
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import Clause

OPENERS = caseless(
    r"(?:(?:而且|并且|但是?|不过|可是|只是|所以|因为|由于|毕竟|其实|另外|还有|此外|对了|噢|哦|嗯+|啊|呃|哎|唉|嗨|哈喽"
    r"|嘿|你们?好|您好|大家好|早安|早上好|晚上好|下午好|中午好|hi|hello|hey|顺便说一?下|顺便说一?句|顺便提一?下"
    r"|顺便一提|顺便|说起来|说来惭愧|话说|说实话|老实说|坦白说|坦率地?说|总之|总的来说|反正|然后|接着|同时|那么?|没错"
    r"|是的|(?:对|好的?|行)(?=[\s:,，、!！~])|先说一?下|自我介绍一?下|介绍一?下自己|简单说|跟你说一?下|告诉你|和你说|补充一?下|补充一?点"
    r"|(?:哥们儿?|兄弟们?|姐妹们?|宝子们?|老铁们?|家人们)(?=[\s,，]*我(?!们?(?:的|家)))|更正一?下|纠正一?下|说错了|抱歉|不好意思|哈+|诶|欸|btw|actually|so|well|but|because|plus(?=\s))[\s:,，、!！~]*)+"
)
_POINTS = lazy(
    rf"(?:就|都|其实|还|主要|原来|全)*是(?=我们?(?:家)?的?(?:{RELATION})[^，。是的])|就(?=我(?:的|家)?(?:{RELATION}))"
    r"|就是(?=有点|不太?[吃喝能爱会]|不爱|怕|睡|容易|[^，。我是]{1,6}(?:过敏|不太?好|不太?行|疼|不耐受)|[^，。我是]{1,6}一?[吃喝碰闻沾打用][了到多]?)"
)
"""Before what it only points at: 其实是我妈要来, 就是头孢吃了起疹子."""
ADVERBS = lazy(
    r"(?:一直以来|反倒|反而|居然|竟然|倒是|一直都?|从小就?|从小到大|从来都?(?!不|没)|向来|特别|非常|超级?(?!市)|无敌|真的(?:是)?|真心|其实|现在"
    r"|目前|如今|现如今|今年|眼下|这阵子|这段时间|这些日子|近段时间|最近|近来|近期|这两年|这几年|这些年|已经|早就|都(?!市)|也|还(?!是没|款|清|债|钱|给)"
    r"|就(?![职业读学是])|又|平时|平常|主要(?:是)?(?=[用做写在靠])|刚刚|刚(?!好)|终于|暂时|本来|原来|自己|个人"
    r"|最(?!近)|很(?!吃)|挺|比较|更|蛮|相当|尤其|经常|常常|偶尔|基本上?|完全|绝对|实在(?:是)?|确实|仍然|依然|依旧"
    r"|老是|大概|算是|属于|天生|一般|通常|总是|日常|业余|私下(?:里)?|时不时|几乎|差不多|打小|超|贼|巨"
    r"|开始(?=不(?:再)?[吃喝抽碰熬打玩]|戒|吃素)|起(?=[住在搬改用不吃给跑])|顶(?=[烦讨怕爱喜恨])|打心(?:眼|底)里?|疯狂|突然|莫名|无比|极度|特(?=[烦讨怕爱喜])|可(?=[喜爱讨])|太(?=[喜爱讨])|这个?人|十分|极其|格外|格外|只(?=[用吃喝看喜])|全职|到现在"
    r"|至今|目前为止|从[^，。从]{1,8}(?:开始|起)(?:就|便)?|[一两三四五六七八九十几\d]+个人|退休(?:之)?前|毕业(?:以)?后|婚后|以前|之前|早先|早年间?|从前|原先|曾经?|当时"
    r"|小时候|大学时|上学时|(?:早上|上午|中午|下午|晚上|夜里|半夜|平日|白天)(?!好|[\d一二三四五六七八九十]+点)|(?:和"
    r"|跟|与)[^，。我你]{1,6}?(?:都|(?<!在)一起|(?<!在)一块儿?|俩|两个人?|(?=合伙|合租|合开|合办|共同|在(?:做|开发|写"
    r"|搞|弄|研究|创业|经营))))\s*"
)
_SUBJECT = lazy(
    rf"我们(?P<group>组(?!长)|项目组(?!长)|课题组(?!长)|项目部|科室|团队|公司|部门|小组|实验室|工作室|厂|医院|学校|单位|班|社团|乐队|[剧话舞乐]剧?团|[剧诗]社|剧组|合唱团|[球车战舞校]队|编辑部|车间|店|工厂|民宿|律所|诊所|事务所|俱乐部|协会|报社|出版社|栏目组"
    rf"|\s?team|\s?lab|\s?group|\s?startup|\s?start-up|\s?studio|\s?company|\s?office|\s?club|\s?shop)|我(?:的|们的?|们家"
    rf"|家的?)?\s?(?P<relation>(?:{RELATION})(?:的(?:{RELATION}))*)(?!自己|[那这][辈代])|我(?:的|家的?|们家的?|们?[这那](?:[个家间]|小)?(?=店|铺|摊|厂|公司|馆子|饭馆|民宿|工作室|诊所))(?P<thing>(?=\S))"
    rf"|(?P<user>[我咱俺](?:俩|仨)|我们(?:几个|俩|仨|一帮人|一伙人|哥几个|姐几个)|我(?:和|跟|与)我?(?:{CLOSE_OR_KIN})(?=都|一起|两|俩|住|在|是|养|有|也)|我自己|我本人|本人|在下|鄙人|鄙(?=姓)|敝(?=姓)|免贵(?=姓)|我们|咱们?|俺们?|我)"
)
_BARE_RELATION = lazy(
    rf"(?:家里|咱家)?(?P<relation>{either(CLOSE | KIN)})(?=[小大乳学]名|名字|[叫姓是在今明前去过对喜讨不也已刚从养会有没下周一二三四五六七八九十\d快退病走没做当离属教开上读怀生毕结学得患才都嫁娶搬考升移调爱怕年]|[一-龥]{{1,3}}(?:今年|明年|去年|后年|上个月|下个?月|今天|明天|马上|快要?|也|刚|已经|在[一-龥]{{1,6}}(?:读|上|工作)))"
)
_OTHER = lazy(
    rf"{either(CLOSE | KIN | AROUND)}(?!那边|那里|(?:就|只有|只)+(?:这|有)?(?:一|两|俩)个?(?:$|了)|诊所|预约|节|证|楼)|他们?|她们?|它们?|你们?|您|人家|大家|(?:公司|单位|办公室|部门|班[里上]?|组里?|村里|学校|小区|店里|身边|周围|宿舍)的?(?:人|小伙伴)(?!生|物|际)"
    rf"|别人|有人|某人|(?:隔壁|楼[上下]|对门)(?!.*我)|有(?:一?[个位名]|几[个位名]|些)(?:{either(AROUND)}|人|亲戚|网友|读者|博主|大哥|大姐|姑娘|小伙)"
    rf"|(?:网上|书上|新闻[里上]?|报道|专家们?|老话|俗话|人们|科学家|研究)(?:都|也|里|上)?(?:说|讲|称|建议|写|显示|表明|认为)|[这那](?:一?[家户位帮群]|些)(?:人|家伙|邻居)"
    r"|(?:隔壁|楼[上下]|对门|对面|邻座|旁边|同桌|前台|后排)[^，。我]{0,8}?(?:人|哥们|姐们|大爷|大妈|小伙|姑娘|同事|邻居|家)(?=[^，。])"
    r"|[^，。我]{0,6}?(?:电影|电视剧?|剧|视频|小说|新闻|综艺|动漫)(?:里|上|中)(?:的)?|[^，。我]{0,4}?(?:一个|有个|那个?|这个?|俩|两个)(?:女|男|老)的"
    r"|[一-龥]{0,4}?那(?:个|位)?(?:哥们|哥们儿|姐们儿?|小哥|大姐|大哥|货|家伙|妹子|姑娘|小伙子?|老兄|老头|老太太|阿姨|大叔)|合租的?(?:那个?|室友|男生|女生|妹子|小哥|哥们)"
    r"|(?:中国|外国|[日韩美英法德俄]国?|本地|南方|北方|东北|城里|乡下|年轻|老年?|现代|成年|一般|普通)人(?=都|就|也|爱|喜欢|不|总|老)|当(?:妈|爸|爹|娘|老师|父母|家长|老板|医生|护士)的?(?=都|就|也|总|真|最|不)"
    rf"|我?(?:{RELATION})[那这](?:辈|代)人?"
    r"|(?:那|这)(?:辈|代|群|帮|些|拨)(?:的?人)?(?!我)|(?:[这那]?[篇本部首个集档期出条]|电影|小说|剧|书|文章|视频|节目|游戏|故事)[^，。我]{0,8}?的?(?:作者|主角|男主角?|女主角?|主人公|导演|歌手|博主|嘉宾|角色)(?!是我)"
    r"|(?:作者|主角|男主角?|女主角?|主人公|博主|[Uu][Pp]主|主播|嘉宾)(?=是|在|有|养|住|叫|说|也|就|一|从|从小|不|都|对)"
    rf"|[{SURNAMES}](?:总|姐|哥|叔|姨|老师|医生|老板|经理|主任|教练|师傅)(?=[说问让叫要是在明今昨周也给跟不喜爱住对下有会])"
    rf"|(?:[小老](?!家|板|师|公|婆|大|是)[{SURNAMES}]|阿[一-龥])(?=[说问让叫要是在明今昨周也给跟不喜爱住对])"
    r"|小(?![时学孩区组心名朋姐小半腿肚说吃米麦猫狗店型众额车事费程数提号院村镇城道路河山雨雪风鱼虾于到的声便偷白黑红])[一-龥](?=是[^，。]{1,6}(?:人|的)(?:$|[，。])|在[^，。]{1,8}(?:上班|工作|读书|上学)|[住对]|今年)"
    r"|(?:(?!天天|常常|刚刚|往往|偏偏|默默|慢慢|渐渐|仅仅|明明|稍稍|每每|通通|统统|处处|偷偷|好好|悄悄|人人|年年|月月|日日|夜夜|时时|事事|样样"
    r"|早早|单单|恰恰|整整|隐隐|大大|小小|高高|轻轻|暗暗|久久|足足|哈哈|嘿嘿|嘻嘻|嗯嗯|对对|是是|行行|哎哎|多多|谢谢|看看|试试|想想|说说|拜拜)(?P<twice>[一-龥])(?P=twice)|(?:[小老阿大][A-Z][a-z]+|[A-Z][a-z]{2,})\s?)"
    r"(?=(?:从小|现在|今年|每天|也|很|还|一直|刚)*(?:对[^，。我]{1,8}(?:过敏|敏感|不耐受)|不[吃喝会能]|喜欢|[怕爱](?!我)|住在|有(?:哮喘|湿疹|糖尿病)|每[天周晚](?!我)|住\s?[A-Z]|在\s?[^，。我]{1,14}?\s?(?:上班|工作|读书|上学)$|今年|上[小中大幼一二三四五六])(?!.*我))"
)
"""Somebody else, or a name that nobody was told (豆豆对鸡蛋过敏)."""
_SOMEBODY = lazy(
    r"我们(?:班|组|公司|单位|部门|学校|宿舍|寝室|小区|楼|村|群|店|家)里?有(?:一?个|几个|些|位)?(?:人|同学|同事|女生|男生|老师|小伙|姑娘|阿姨|大爷|哥们|邻居|女孩|男孩)(?=[^，。])|我们?(?:认识)?(?:有)?(?:那|这)?(?:[一两几]|好几)?[个位名](?:[一-龥]{0,4}的)?"
    r"(?:朋友|同事|同学|邻居|室友|哥们|闺蜜|亲戚|客户|老师|网友|熟人|发小|老乡)(?=[^，。叫])"
    r"|我(?:喜欢|暗恋|爱|讨厌|认识|崇拜|追|粉|关注|欣赏|羡慕|面试)的(?:那个?|一个?)?(?:人|女孩|男孩|女生|男生|姑娘|小伙|作家|歌手|演员|明星|博主|主播|老师|同学)(?=[^，。]*(?:住|是|在|有|叫|养|会|对|不|来自|喜欢))"
    r"|我们(?:组|科室?|队|班|部门?|公司|单位|店|厂|医院|学校)(?=[^，。]*的(?:人|同事|同学)?(?:有[一二两三四五六七八九十几好\d]|占|很?多$|不少$))"
    rf"|我们?(?:(?!有|家)[^，。我说是在的有]){{0,6}}?(?:科室?|组|队|班|部门?|公司|单位|店|厂|办公室|医院|学校|宿舍|寝室|病区|车间|工地|小区|村|群|楼)里?的?(?:那个?|新来的?)?"
    rf"(?:[小老](?!家|板|师|公|婆|大|是)[{SURNAMES}]|阿[一-龥]|[{SURNAMES}](?:总|姐|哥|叔|姨|工|老师|医生|护士|主任|经理|阿姨|师傅)|[{SURNAMES}][一-龥]{{1,2}}(?=对|也对|今年|[^，。]{{1,5}}过敏))(?=[^，。])"
    r"|我?(?:认识|见过|听说|知道)(?:过|有)?(?:[一两几]|好几)?[个位名](?:人|朋友|同事|同学|邻居|大哥|大姐|姑娘|小伙)(?=[^，。叫])"
)
"""我有个朋友对酒精过敏, 我们科小周…: of somebody whom the user knows, and not of him."""
_FELT = lazy(r"(?:特别|真的?|超|很|就|也|生平)*最(?:烦|讨厌|受不了|反感|怕|恨|膈应|见不得)(?=别人|人家?|有人)")
"""最烦别人给我发语音: others stand in what the user dislikes."""
_SAYS_OF_HIMSELF = lazy(
    rf"(?![^，。]{{0,14}}?(?<![{SURNAMES}])(?:{either(CLOSE | KIN)})[^，。说讲]{{0,4}}[说讲])[^，。说讲]{{2,14}}(?:说|讲|提过|告诉我)[他她](?=自己|对|有|是|住|在|喜欢|爱|不|从|得|吃|喝|养|会|用|今年|叫|姓|特别|最|也|平时|以前|一直)"
    rf"|(?:我们?(?:组|队|班|群|部门|公司|单位|小区|楼))?[^，。我说是在有]{{0,8}}的(?:[{SURNAMES}](?:总|姐|哥|叔|姨|婶|伯|老师|医生|老板|经理|主任|教练|师傅|阿姨|大爷|大妈)|[小老][{SURNAMES}])(?=[对有是住在喜爱不从得吃喝养会用今叫特最也平以一明后昨前下这周星礼上要去飞来到回将准打说问约请])"
)
"""舞蹈队的刘姐说她对鸡蛋过敏: it is hers, whoever's team it is."""
_ABOUT_OTHERS = lazy(
    r"(?:也|都|还|就|才|一直)*(?:知道|听说|发现|记得|希望|相信|看到|看见|认识|猜|怕|担心|以为)(?:过)?"
    rf"(?:他|她|它|你|您|{either(CLOSE | KIN | AROUND)}|[小老][{SURNAMES}])"
)
_UNTOLD_NAME = lazy(
    r"(?![一二两三四五六七八九十百零今明去虚周刚已马快都年再过现本转一眼将差大也才满我咱俺奔整正当人男女家小老这那他她它你])[一-龥]{2,3}?(?:今年|都|已经|也|才|快|刚)*[\d一二两三四五六七八九十]+(?:周?岁|个月)(?:大|半)?了?$"
)
"""花卷十岁了: somebody of whom nothing is known, a cat perhaps, and what comes next is his."""
_FRONT_BLOCKERS = lazy(
    r"他|她|你|您|说|觉得|认为|问|让|叫|喊|给|替|听|告诉|骂|夸|怪|像|如|若|假|要是|除非|只有|老师|同事|朋友"
    r"|老板|谁|什么|帮|跟|和我|(?:来|去|要|会|再)(?:找|看|接|陪|送|见|带|等)$|(?:找|约|请|陪|带|送|接送?|等|见|照顾|教|催|派|用)$"
)
_HIS = lazy(r"[他她]")
_MAX_FRONT = 18


@dataclass(frozen=True, slots=True)
class Frame:
    """A clause with its subject found. Offsets are within the clause."""

    clause: Clause
    subject: str
    """user | relation | other | thing | none (no subject said)."""
    name: str = ""
    """The relation as said (老婆, 女儿的班主任), or whom 我们 takes in (公司, 科室)."""
    start: int = 0
    """Where the clause begins behind its openers."""
    subject_end: int = 0
    body: int = 0
    """Where the predicate begins, behind subject and adverbs."""
    front: str = ""
    whens: tuple[When, ...] = field(default=())

    @property
    def predicate(self) -> str:
        """The flat text from the predicate on."""
        return self.clause.flat[self.body :]

    @property
    def close(self) -> bool:
        """Is the subject a partner, child, brother, sister or another relative?"""
        last = self.name.rsplit("的", 1)[-1]
        return last in CLOSE or last in KIN


def frame_of(clause: Clause, whens: tuple[When, ...] = ()) -> Frame:
    """The frame of one clause; `whens` are the times in it, with offsets within the clause."""
    flat = clause.flat
    opener = OPENERS.match(flat)
    start = opener.end() if opener and opener.end() < len(flat) else 0
    points = _POINTS.match(flat, start)
    start = points.end() if points else start
    bare = _BARE_RELATION.match(flat, start)
    if bare:
        return _framed(clause, "relation", bare["relation"], start, bare.end(), start, whens)
    if _FELT.match(flat, start):
        return Frame(clause, "none", "", start, start, start, "", whens)
    somebody = next(
        (found for form in (_SOMEBODY, _UNTOLD_NAME, _SAYS_OF_HIMSELF) if (found := form.match(flat, start))), None
    )
    if somebody:
        return _framed(clause, "other", "", start, somebody.end(), start, whens)
    found = _SUBJECT.search(flat, start)
    if found and _front_is_free(flat, start, found.start(), whens):
        if _ABOUT_OTHERS.match(flat, found.end()):
            return _framed(clause, "other", "", start, found.end(), start, whens)
        kind = "relation" if found["relation"] else "thing" if found["thing"] is not None else "user"
        end = found.end()
        return _framed(clause, kind, found["relation"] or found["group"] or "", start, end, found.start(), whens)
    other = _OTHER.match(flat, start)
    if other or (found and _front_has_person(flat[start : found.start()])):
        return _framed(clause, "other", "", start, other.end() if other else start, start, whens)
    body = _skip_times(flat, start, whens)
    return Frame(clause, "none", "", start, start, body, flat[start:body], whens)


def followed(frame: Frame, subject: str) -> str:
    """Whom a clause speaks of (user, relation, other, ""), where the clause before spoke of `subject`."""
    flat = frame.clause.flat
    if frame.subject in ("user", "thing"):
        return "user"
    if frame.subject == "relation":  # 我弟要结婚了，未婚妻是他同学: no partner of the user's
        return "other" if subject == "relation" and "我" not in flat and _HIS.search(flat) else "relation"
    if frame.subject == "other":
        return "relation" if subject == "relation" and _HIS.match(flat, frame.start) else "other"
    return subject


def _framed(clause: Clause, kind: str, name: str, start: int, end: int, found: int, whens: tuple[When, ...]) -> Frame:
    body = _skip_times(clause.flat, end, whens)
    return Frame(clause, kind, name, start, end, body, clause.flat[start:found], whens)


def _front_is_free(flat: str, start: int, found: int, whens: tuple[When, ...]) -> bool:
    """May the words before 我 be times and circumstances only?"""
    front = flat[start:found]
    timed = sum(when.end_offset - when.start_offset for when in whens if when.end_offset <= found)
    return len(front) - timed <= _MAX_FRONT and not _FRONT_BLOCKERS.search(front)


def _front_has_person(front: str) -> bool:
    return _OTHER.search(front) is not None


def _skip_times(flat: str, position: int, whens: tuple[When, ...]) -> int:
    """Behind adverbs and times, in whatever order they come."""
    while True:
        before = position
        match = ADVERBS.match(flat, position)
        if match:
            position = match.end()
        for when in whens:
            if when.start_offset == position:
                position = when.end_offset
        while position < len(flat) and flat[position].isspace():
            position += 1
        if position == before:
            return position
