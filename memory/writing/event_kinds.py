"""What kind of event a text speaks of, so that one that is known by another name is found again (考职称 is a 考试)."""

from __future__ import annotations

from functools import lru_cache

from memory.writing.wording.patterns import caseless

_KINDS = tuple(
    caseless(pattern)
    for pattern in (
        r"考试|笔试|机考|补考|测验|考(?!虑|察|勤|古|核|验)|\b(?:exams?|tests?|finals?|midterms?|quiz\w*|resit|theory)\b",
        r"检查|体检|胃镜|肠镜|B超|彩超|核磁|CT|抽血|拍片|筛查|\b(?:scan|mri|x-?ray|check-?up|biops\w+|\w+oscopy|blood test|ultrasound|screening)\b",
        r"手术|开刀|切除|做[^，。]{0,4}(?:白内障|阑尾|息肉|痔疮)|\b(?:surgery|operation|op|procedure)\b",
        r"(?<![尾象])牙(?!膏|刷)|\b(?:dentist\w*|tooth|teeth|filling|root canal|hygienist|orthodont\w+|braces|crown)\b",
        r"看病|看医生|大夫|复诊|复查|就诊|门诊|医院|挂号|\b(?:doctor\w*|gp|clinic|hospital|specialist|consultant|physio\w*|therap\w+|optician|vet)\b",
        r"开会|会议|[例周晨早晚]会|评审|碰头|碰面|^(?:那个?|这个?)?会$|\b(?:meetings?|calls?|sync|stand-?up|catch-?up|review|one-to-one|1:1|retro)\b",
        r"面试|面谈|[初复终]面|\binterviews?\b",
        r"航班|飞机|机票|飞(?=[一-龥])|\b(?:flights?|fly|flies|flying|planes?)\b",
        r"高铁|火车|动车|车票|\btrains?\b",
        r"婚礼|结婚|婚宴|喜酒|领证|\b(?:wedding|marr\w+|hitched|nuptials)\b",
        r"尾牙|年会|春酒|\b(?:office|staff|christmas) party\b",
        r"聚餐|饭局|吃饭|聚会|请客|火锅|\b(?:dinner|lunch|meal|brunch|drinks|party|supper)\b",
        r"旅行|旅游|出游|自驾|出差|行程|\b(?:trip|holiday|vacation|travel\w*|getaway)\b",
        r"演出|演唱会|音乐会|话剧|看剧|看戏|\b(?:concert|gig|show|play|recital|performance)\b",
        r"搬家|搬到|搬去|\b(?:mov(?:e|es|ing)|movers|removal)\b",
        r"[上这]课|课程|讲课|\b(?:lessons?|class|course)\b",
        r"比赛|球赛|马拉松|决赛|\b(?:match|game|race|marathon|tournament|final)\b",
        r"看房|验房|交房|收房|\b(?:viewing|inspection|handover|keys)\b",
        r"截止|交稿|提交|交(?=[^，。]{0,6}(?:稿|论文|作业|报告|方案))|\b(?:deadline|due|submission|submit|hand(?:ing)? in)\b",
        r"答辩|\b(?:viva|defen[cs]e|defend\w*)\b",
        r"演讲|汇报|分享会|讲座|\b(?:talk|presentation|presenting|speech|lecture|keynote)\b",
        r"送货|配送|安装|上门|师傅|\b(?:delivery|delivered|fitted|fitting|installation|engineer|plumber|electrician)\b",
        r"理发|剪头|美甲|\b(?:haircut|hairdresser|barber|salon|manicure)\b",
        r"相亲|约会|\bdate with\b",
        r"来住|过来玩|来看我|\b(?:visit(?:s|ing)?|com(?:es?|ing) (?:to stay|over|round)|stay(?:s|ing)? with)\b",
        r"露营|野营|野餐|\b(?:camping|picnic)\b",
        r"签约|签合同|过户|\b(?:signing|completion|closing|notary|solicitor)\b",
    )
)
"""One pattern a kind."""


@lru_cache(maxsize=1024)
def event_kinds(text: str) -> frozenset[int]:
    """Which kinds of event the words name; empty where none."""
    return frozenset(number for number, pattern in enumerate(_KINDS) if pattern.search(text))
