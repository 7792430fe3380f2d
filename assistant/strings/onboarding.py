"""The first questions to a stranger, and the first words to him."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "welcome": T(
        "I am Jide. I remember what you tell me, on this computer only.",
        "我是记得（Jide）。你告诉我的事我会记住，只存在这台电脑上。",
    ),
    "welcome.offline": T(
        "No language model is connected yet: I remember, recall and remind without one. /model connects one.",
        "还没有接语言模型：记事、回忆、提醒现在就能用。要写东西、答问题，用 /model 接一个。",
    ),
    "welcome.ask": T(
        "A few questions first. Leave any empty to skip it; just talk and I stop asking.",
        "先问几个问题。空着回车就跳过，直接聊天我就不问了。",
    ),
    "welcome.models": T(
        "Models you could use: {names}. /model chooses one.", "可以用的模型：{names}。用 /model 选一个。"
    ),
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
    "onboarding.hint": T("Enter answers ∙ empty Enter skips ∙ Esc: later", "回车回答 ∙ 空着回车跳过 ∙ Esc 先聊别的"),
    "onboarding.done": T("Thank you, I will remember that.", "好，都记下了。"),
    "onboarding.done_named": T("Thank you, {name}. I will remember that.", "好的，{name}，都记下了。"),
    "onboarding.nothing": T("All right, no questions. You can tell me any time.", "好，不问了。想说的时候随时告诉我。"),
    "onboarding.all_known": T("I know the answers to all my questions already.", "要问的我都已经知道了。"),
    "onboarding.next": T("What would you like to do?", "想聊点什么？"),
}
