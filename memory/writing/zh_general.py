"""What Chinese grammar tells by itself: a verb of doing with a word of frequency, or with 不, is a habit.

The last resort of the Chinese rules, for a clause in which nothing more definite was found. As `zh_cues_self`.
"""

from __future__ import annotations

from memory.writing.zh_rule import Rule, rule

_NOW = (
    r"^(?!.*(?:今天|今晚|今早|昨天|昨晚|刚才|刚刚|这会儿|这顿|此刻|这首|这部|这个|这张|这次|那[个次部]|待会|等下|你|您|他|她|它|觉得|感觉|担心|希望"
    r"|想|知道|明白|问题|报错|代码|遇到|听说|一下|怎么|[吗呢]$|很[忙累难烦]|太[忙累难烦多]))"
)
_OFTEN = r"(?:平时|平常|一般(?=[都会就在不早晚])|通常|总是|经常|常常?|习惯|向来|每到|逢|天天|日常|基本上?|大部分时间)"
_DOES = (
    r"(?:抽|喝|吃|用|看|打|玩|穿|戴|化妆|熬夜|刷|追|养|上班|睡|早起|运动|健身|过|炒|买|跳|唱|跑|骑|坐|走|开|听|读|写|做|住|泡|逛|点|带"
    r"|回|去|在|洗|练|画|煮|自己|一个人)"
)

GENERAL: tuple[Rule, ...] = (
    rule("habit", rf"{_NOW}(?:我)?{_OFTEN}(?:我)?(?:都|会|就|也|是|只|爱)*(?P<v>{_DOES}[^，。]{{1,24}})$", ""),
    rule(
        "habit",
        rf"{_NOW}(?:我|本人)(?:从来|平时|一直|基本|向来|都|也|一点都|一般|家里?)*(?:不|从不|从来不|没有?)(?P<v>(?!知道|喜欢|能|会|要|行|好|是|在|太|敢|用(?:谢|急|了))"
        r"(?:抽|喝|吃|用|看|打|玩|穿|戴|化妆|熬夜|刷|追|养|睡|午睡|早起|运动|健身|过|炒|买|跳|唱|开车|上)[^，。了]{0,12})$",
        "",
        negated=True,
    ),
    rule("job", r"^(?:我)?(?:是|做|当)(?:一[名位个])\s?(?P<v>[A-Za-z][A-Za-z ]{3,40})$", "是{v}", bare=False),
    rule(
        "job", r"(?:派|调|安排|让|叫)我(?:去|到|来)?(?:负责|主管|分管|管|带|做)(?P<v>[^，。你]{2,16})$", "", bare=False
    ),
    rule("allergy", r"有(?P<v>[^，。没]{1,12}?(?:过敏|(?i:allerg(?:y|ies))))(?:症|史)?$", ""),
)
"""What the user does as a rule, or never."""
