"""Sixty messages that need no memory: thanks, small talk, sums, conversions, translations, texts to work on."""

from __future__ import annotations

THANKS_ZH = (
    "谢谢，帮大忙了",
    "好的，知道了",
    "哈哈哈哈",
    "晚安，明天见",
    "早上好呀",
    "没事了，谢谢你",
    "嗯嗯，明白",
    "辛苦啦！",
    "你好",
    "太棒了👍",
)
SUMS_ZH = (
    "17乘以23等于多少？",
    "128除以16是多少",
    "3.5公里等于多少米",
    "帮我算一下 45+67-12",
    "256的平方根是多少",
    "100华氏度是多少摄氏度？",
    "二分之一加三分之一等于几",
    "72的15%是多少",
    "1英里等于多少公里？",
    "(8+4)*6",
)
TEXTS_ZH = (
    "把“早上好”翻译成法语",
    "“谢谢”用日语怎么说？",
    "把这句话翻译成英文：天空是蓝色的",
    "“踌躇”怎么读",
    "把下面这句改写成被动句：风吹倒了树",
    "“蹊跷”是什么意思？",
    "用一句话解释什么是光合作用",
    "帮我润色一下：今天天气很好，我们出发吧",
    "“一石二鸟”的近义词有哪些",
    "水的沸点是多少？",
)
THANKS_EN = (
    "Thanks a lot, that helped!",
    "ok",
    "Got it, thank you",
    "Haha, nice one",
    "Good night!",
    "Good morning",
    "Perfect, thanks",
    "You're the best",
    "hello there",
    "Never mind",
)
SUMS_EN = (
    "What is 17 times 23?",
    "What's 15% of 240?",
    "How many metres are in 3.5 kilometres?",
    "Convert 100 Fahrenheit to Celsius",
    "45 + 67 - 12",
    "What is the square root of 256?",
    "How many ounces are in a pound?",
    "Is 97 a prime number?",
    "What is 2 to the power of 10?",
    "Divide 128 by 16",
)
TEXTS_EN = (
    "Translate 'good night' into Spanish",
    "How do you say 'thank you' in Japanese?",
    "Put this into French: the sky is blue",
    "How do you spell 'necessary'?",
    "Rewrite this in the passive voice: the wind blew down the tree",
    "What does 'ubiquitous' mean?",
    "Explain photosynthesis in one sentence",
    "Proofread this: the weather is nice today, lets set off",
    "What is a synonym for 'brave'?",
    "How do you pronounce 'quay'?",
)
PLAIN_MESSAGES = (*THANKS_ZH, *SUMS_ZH, *TEXTS_ZH, *THANKS_EN, *SUMS_EN, *TEXTS_EN)
