"""Cantonese and sung endings in the shadow that rules match on: 我唔食牛肉㗎 as 我不吃牛肉啊, 领证啦 as 领证了.

Every exchange keeps the length, so that offsets hold; what is stored and quoted stays as it was written.
"""

from __future__ import annotations

import re

from memory.writing.wording.patterns import lazy

SPOKEN = lazy(r"老豆|老母|细佬|家姐|[唔嘅喺咗冇佢㗎嚟啲嗰嘢乜睇瞓攞搵俾畀咁啱嗌揸]|钟意|屋企|返工|而家|听日|[啦咯喽嘞]")
"""A text without any of these is left alone."""
_CANTONESE = lazy(r"老豆|老母|细佬|家姐|听日|[唔嘅喺咗冇佢㗎嚟啲嗰嘢睇瞓攞搵畀啱揸]|钟意|屋企|返工|而家")
_ENDING = lazy(r"(?<=[一-龥])[啦咯喽嘞](?=$|[，,。！!？?~～…；;\s])")
_PARTICLES = lazy(r"(?<=[一-龥A-Za-z])(?:嘅|嚟)?[㗎喎啫囉吖喇㗎]+(?=$|[，,。！!？?~～…；;\s])")
"""What a sentence is sung with: blank in the shadow, so that it is trimmed."""
_WORDS = {
    "唔该": "谢谢", "屋企": "家里", "钟意": "喜欢", "中意": "喜欢", "返工": "上班", "放工": "下班", "返学": "上学", "而家": "现在", "听日": "明天", "琴日": "昨天",
    "寻日": "昨天", "今日": "今天", "后日": "后天", "边度": "哪里", "边个": "哪个", "乜嘢": "什么", "几时": "何时", "同埋": "还有", "由细到大": "从小到大", "细个": "小时", "自细": "从小",
    "成日": "经常", "平日": "平时", "揸车": "开车", "佢哋": "他们", "我哋": "我们", "你哋": "你们", "仔女": "儿女", "老豆": "爸爸", "老母": "妈妈", "细佬": "弟弟", "家姐": "姐姐", "阿妈": "妈妈", "好钟意": "很喜欢", "一啲": "一些",
    "嗰度": "那里", "呢度": "这里", "识讲": "会讲", "识得": "会的", "食素": "吃素", "食辣": "吃辣", "鐘意": "喜欢", "住喺": "住在", "系我": "是我", "我系": "我是", "唔系": "不是", "都系": "都是", "系个": "是个",
}  # fmt: skip
"""Words of the same length."""
_WORD = lazy("|".join(sorted(map(re.escape, _WORDS), key=len, reverse=True)))
_CHARS = str.maketrans(
    "唔嘅喺咗冇佢嚟啲嗰嘢睇瞓攞搵俾畀咁食饮仲揸嗌㗎", "不的在了没他来些那事看睡拿找给给这吃喝还开叫啊"
)
_COPULA = lazy(r"(?<=[我你他她佢哋爸妈哥姐弟妹婆公女友人名姓家都唔就豆母佬])系(?!统|列|里|主任|花|学生|数)")
_DOING = lazy(r"(?P<verb>[一-龥])紧(?=[一-龥])(?<![要赶抓拉收上太加很赵])")


def spoken_as_written(flat: str) -> str:
    """The Simplified text with Cantonese words exchanged for those of Mandarin and 啦 at an end for 了."""
    if _CANTONESE.search(flat):
        flat = _PARTICLES.sub(lambda match: " " * len(match.group()), flat)
        flat = _WORD.sub(lambda match: _WORDS[match.group()], flat)
        flat = _COPULA.sub("是", flat)
        flat = _DOING.sub(lambda match: f"在{match['verb']}", flat).translate(_CHARS)
    return _ENDING.sub("了", flat)
