"""The first questions to a stranger."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "onboarding.name": T("What may I call you?", "怎么称呼你？"),
    "onboarding.language": T("Which language should I answer in?", "回答用什么语言？"),
    "onboarding.place": T("Where do you live?", "你在哪个城市？"),
    "onboarding.job": T("What do you do?", "你是做什么的？"),
    "onboarding.style": T(
        "How should my answers be: brief, detailed, in bullet points?", "回答要简短、详细，还是分点说？"
    ),
    "onboarding.never": T(
        "Is there anything I must never forget, such as an allergy?", "有什么绝对不能忘的吗，比如过敏？"
    ),
    "onboarding.project": T("What are you working on at the moment?", "最近在忙什么项目？"),
    "onboarding.tools": T("Which tools do you use most?", "平时常用哪些工具？"),
    "onboarding.team": T("Who do you work with?", "平时和谁一起做事？"),
}
