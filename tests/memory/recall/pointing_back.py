"""Scripted talks in Chinese and English, and forty messages that say nothing by themselves: they point back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Talk:
    """Sittings of earlier days, oldest first; the last one is what the messages point back to."""

    earlier: tuple[tuple[str, ...], ...]
    last: tuple[str, ...]
    messages: tuple[str, ...]


KITCHEN = Talk(
    earlier=(
        ("上海马拉松报上名了，下个月开始练长距离", "先把每周跑量加到四十公里吧", "膝盖有点不舒服，要不要换双鞋"),
        ("我想给外婆挑一台好用的收音机", "按键大一些的会方便", "她耳朵不太好，声音得够响"),
        ("公司的年会让我来主持，有点紧张", "可以先写好串词", "嗯，我打算开头讲个小故事"),
    ),
    last=(
        "厨房想改成开放式的，又怕油烟跑到客厅",
        "可以装一道玻璃移门，炒菜时关上",
        "移门的轨道装在吊顶里会不会不好修",
        "吊轨留一个检修口就行",
        "台面我在石英石和岩板之间犹豫",
    ),
    messages=(
        "还是上次那个问题",
        "继续上次的话题",
        "上次说到哪儿了？",
        "接着上回的聊",
        "上次那件事我又想了想",
        "之前说的那个，你觉得呢？",
        "回到上次说的",
        "上次聊的那个怎么样了",
        "接着之前的继续吧",
        "上次我们说到的那些，再说说",
    ),
)
SCHOOL = Talk(
    earlier=(
        ("阳台的绣球叶子发黄，是不是浇多了", "先停两天水看看", "土摸上去是湿的"),
        ("想学做提拉米苏，马斯卡彭在哪买", "大一点的超市冷柜里有", "手指饼干我已经买了"),
        ("周末带爸妈去泡温泉，订哪家好", "看看有没有私汤的", "爸爸血压高，不能泡太久"),
    ),
    last=(
        "申请赫尔辛基大学的材料快齐了，就差推荐信",
        "推荐信最好找带过你毕业设计的老师",
        "林教授答应写了，可是他十二月才有空",
        "截止日期是一月三号，来得及，但要提醒他",
        "动机信我写了两版，不知道用哪一版",
    ),
    messages=(
        "好，继续昨天的",
        "昨天那个事情，还是没想好",
        "昨天说的那个",
        "还是昨天那件事",
        "跟你说过的那件事",
        "昨天聊到的问题再帮我看看",
        "我之前提过的那个",
        "上次说的那个，现在怎么办",
        "那我们接着昨天的来",
        "之前跟你说的，你还记得吗",
    ),
)
BAND = Talk(
    earlier=(
        ("My bicycle got a flat tyre again", "A thicker inner tube may help", "I'd rather change the whole wheel"),
        ("I want to surprise Nora with a picnic", "A basket with her favourite cheese?", "She prefers fruit, I think"),
        ("The landlord wants to raise the rent", "Ask for the reason in writing", "I'll send him a letter"),
    ),
    last=(
        "Our band has its first gig in March and no drummer",
        "You could ask at the music school",
        "Two students answered, but one plays only jazz",
        "Invite both for a rehearsal",
        "The rehearsal room costs thirty euros an hour",
    ),
    messages=(
        "Back to what we talked about last time",
        "Let's continue where we left off",
        "Where were we?",
        "Still the same question as last time",
        "About the thing I mentioned earlier",
        "What we discussed before, what do you think?",
        "Let's pick up where we left off",
        "The thing I told you about",
        "Can we go on with last time's topic?",
        "I thought about it again, what we said last time",
    ),
)
THESIS = Talk(
    earlier=(
        ("The cat throws up after every meal", "Smaller portions, more often?", "The vet suggested another brand"),
        ("I booked the ferry to Gotland", "Bring something warm for the deck", "We sail on the sixth"),
        ("My knitting pattern has a mistake in row nine", "Count the stitches again", "There is one too many"),
    ),
    last=(
        "My thesis on glacier sediments is due in June and the lab is closed",
        "Could you measure the samples elsewhere?",
        "Uppsala has the same spectrometer, but charges per sample",
        "Ask your supervisor to pay for forty samples",
        "Professor Lind has not answered my mails for a week",
    ),
    messages=(
        "Let's go on with yesterday's topic",
        "Yesterday's problem is still there",
        "It's about yesterday again",
        "What I told you yesterday",
        "Remember what I said before?",
        "Continue with what we had yesterday",
        "I'm still stuck on that, as I said last time",
        "The same as yesterday, please go on",
        "So, what about what we discussed last time?",
        "As mentioned before, I still need help with that",
    ),
)
TALKS = {"kitchen": KITCHEN, "school": SCHOOL, "band": BAND, "thesis": THESIS}
