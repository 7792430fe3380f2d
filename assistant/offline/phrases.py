"""What the built-in model says, in both languages; a test compares the two."""

from __future__ import annotations

PHRASES: dict[str, tuple[str, str]] = {
    # code: (Chinese, English)
    "learnt_one": ("记住了：{what}。", "Got it, I'll remember: {what}."),
    "learnt_many": ("都记住了：\n{what}", "Got it, I'll remember:\n{what}"),
    "updated": ("改好了：{what}（以前记的是“{old}”）。", "Updated: {what} (until now I had “{old}”)."),
    "already": ("这个我已经记着了：{what}。", "I already had that: {what}."),
    "noted_candidate": (
        "我先记作待确认：{what}。在 /memories 里可以确认。",
        "I noted this to be confirmed: {what}. You can confirm it in /memories.",
    ),
    "forgot_one": (
        "好，已经忘掉：{what}。30 天内可以用 /memories 撤销。",
        "Done, I forgot: {what}. You can undo this in /memories for 30 days.",
    ),
    "forgot_none": (
        "我这里没有记着这件事，所以没有什么可忘的。",
        "I have nothing like that on record, so there was nothing to forget.",
    ),
    "masked": ("你消息里的密码或密钥我没有保存。", "I did not store the password or key in your message."),
    "slot_unknown": (
        "这个你还没告诉过我。告诉我一声，我就记住。",
        "You haven't told me that yet. Tell me and I'll remember it.",
    ),
    "related_only": (
        "确切的我没有记着，相关的只有：\n{lines}",
        "I don't have that exactly; the nearest I remember:\n{lines}",
    ),
    "nothing": ("关于这件事，我这里没有记着什么。", "I have nothing on record about that."),
    "dated": ("{what}（{date}）。", "{what} ({date})."),
    "you_said": ("{date}你说过：“{what}”", "On {date} you said: “{what}”"),
    "we_said": ("{date}：{what}", "{date}: {what}"),
    "said_last": ("你最近一次提到是{date}：“{what}”", "You last mentioned it on {date}: “{what}”"),
    "known_head": ("这些是我记着的：", "Here is what I remember:"),
    "known_none": (
        "我还不认识你：到现在什么都没记下。先告诉我怎么称呼你吧。",
        "I don't know you yet: nothing is on record. Tell me what to call you.",
    ),
    "known_foot": (
        "在 /memories 里可以逐条查看、修改或删除。",
        "You can check, change or delete each one in /memories.",
    ),
    "group_profile": ("你是谁", "Who you are"),
    "group_preference": ("喜好", "Preferences"),
    "group_instruction": ("你要我怎样回答", "How you want me to answer"),
    "group_task": ("事情和日期", "Tasks and dates"),
    "group_other": ("其他", "Other"),
    "tasks_head": ("记着的事：", "On record:"),
    "tasks_none": (
        "接下来没有记着什么事。告诉我事情和日期，我就记住。",
        "Nothing is on record. Tell me a task and its date and I'll keep it.",
    ),
    "countdown": ("还有 {days} 天：{what}（{date}）。", "{days} days to go: {what} ({date})."),
    "countdown_today": ("就是今天：{what}。", "It is today: {what}."),
    "countdown_past": (
        "已经过去 {days} 天：{what}（{date}）。",
        "That was {days} days ago: {what} ({date}).",
    ),
    "today_is": ("今天是 {date}，现在 {time}。", "Today is {date}, {time} now."),
    "today_head": ("今天我们聊过：", "Today we talked about:"),
    "today_none": ("今天这是我们聊的第一件事。", "This is the first thing we talk about today."),
    "greet": ("你好。", "Hello."),
    "greet_name": ("{name}，你好。", "Hello {name}."),
    "greet_more": ("想聊什么都可以；说过的事我会记着。", "Tell me anything; what you tell me I remember."),
    "thanks": ("不客气。", "You're welcome."),
    "bye": ("好，回头见。聊过的都记着。", "See you. What we talked about is kept."),
    "mood_low": (
        "听起来不太好受。想说说发生了什么吗？我在听。",
        "That sounds hard. Do you want to tell me what happened? I'm listening.",
    ),
    "mood_good": ("真好，替你高兴。", "That's good to hear, I'm glad for you."),
    "who": (
        "我是记得（Jide），一个住在你终端里、会记事的助手。现在没有接语言模型，我靠记忆回答：记住你说的、回答关于你和过去的问题、提醒事情和日期。",
        "I'm Jide, an assistant in your terminal that remembers. No language model is connected now, so I answer from memory: I keep what you tell me, answer about you and the past, and keep tasks and dates.",
    ),
    "help": (
        "可以这样用我：\n- 告诉我事情（“我对花生过敏”“下周三去体检”），我会记住\n- 问我关于你的事（“我叫什么？”“我明天有什么事？”）\n- /memories 看我记了什么，/model 接一个语言模型，/help 看全部命令",
        "Here is how to use me:\n- tell me things (“I'm allergic to peanuts”, “dentist next Wednesday”) and I remember them\n- ask about yourself (“what's my name?”, “what do I have tomorrow?”)\n- /memories shows what I hold, /model connects a language model, /help lists every command",
    ),
    "go_on": ("好，接着说。到目前为止：", "Sure, let's go on. So far:"),
    "listening": ("嗯，我听着。", "I'm listening."),
    "noted_talk": (
        "好，这段话留在今天的记录里，以后可以问我。",
        "All right, that is kept in today's talk; you can ask me about it later.",
    ),
    "recall_head": ("说到这个，我记得{what}（{date}）。", "Speaking of which, I remember {what} ({date})."),
    "recall_more": ("还有{what}（{date}）。", "Also {what} ({date})."),
    "quoted": ("你说过“{what}”", "you said “{what}”"),
    "no_model_full": (
        "要真正回答这个问题，得接一个语言模型：输入 /model 看这台机器上有哪些可用（本地的 Ollama、LM Studio，或填了密钥的云端模型）。你的问题留在今天的记录里，接好后再问我一次就行。",
        "Answering this itself takes a language model: type /model to see which ones are there (local Ollama or LM Studio, or a cloud model with a key). Your question stays in today's talk; ask me again once one is connected.",
    ),
    "no_model_short": (
        "这个问题本身要接语言模型才能回答（/model）。",
        "The question itself needs a language model (/model).",
    ),
    "frame_head": ("先给你一个框架，方括号里的补上就能用：", "Here is a frame; fill in what stands in brackets:"),
    "no_model_frame": (
        "想让我直接写好，要接语言模型（/model）。",
        "For me to write it out, a language model is needed (/model).",
    ),
    "no_context": (
        "你附上的文字我收到了（{size} 字），但没有语言模型，我不能替你读懂它。",
        "I received the text you attached ({size} characters), but without a language model I can't read it for you.",
    ),
}


def say(code: str, language: str, **values: object) -> str:
    """The phrase in "zh" or "en". Raises KeyError for an unknown code."""
    chinese, english = PHRASES[code]
    return (chinese if language == "zh" else english).format(**values)
