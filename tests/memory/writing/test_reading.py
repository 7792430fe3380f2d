"""What the rules find in a message: the right things, with the words they rest on, and nothing else."""

from __future__ import annotations

import time
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memory.lazily import Lazily
from memory.records import Kind, Memory, SourceType, Status
from memory.writing.evaluate import written
from memory.writing.reader import Reading, read_message
from memory.writing.scoring import Row, resolve_known, score_case
from memory.writing.setting import Before
from tests.memory.writing.cases import (
    by_kind,
    daily,
    daily_eighth,
    daily_eleventh,
    daily_fifth,
    daily_fourteenth_zh,
    daily_fourth,
    daily_more,
    daily_ninth,
    daily_seventh,
    daily_sixth,
    daily_tenth,
    daily_third,
    daily_thirteenth,
    daily_thirteenth_en,
    daily_twelfth,
    forms_and_moves,
    in_passing,
    messages,
    typed_in_chats,
    unusual,
    variants,
)

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")
SETS = {
    "messages": messages.CASES,
    "by_kind": by_kind.CASES,
    "daily": daily.CASES,
    "daily_more": daily_more.CASES,
    "daily_third": daily_third.CASES,
    "daily_fourth": daily_fourth.CASES,
    "daily_fifth": daily_fifth.CASES,
    "daily_sixth": daily_sixth.CASES,
    "daily_seventh": daily_seventh.CASES,
    "daily_eighth": daily_eighth.CASES,
    "daily_ninth": daily_ninth.CASES,
    "daily_tenth": daily_tenth.CASES,
    "daily_eleventh": daily_eleventh.CASES,
    "daily_twelfth": daily_twelfth.CASES,
    "daily_thirteenth": daily_thirteenth.CASES,
    "daily_thirteenth_en": daily_thirteenth_en.CASES,
    "daily_fourteenth_zh": daily_fourteenth_zh.CASES,
    "forms_and_moves": forms_and_moves.CASES,
    "in_passing": in_passing.CASES,
    "typed_in_chats": typed_in_chats.CASES,
    "unusual": unusual.CASES,
    "variants": variants.CASES,
}


def read(text: str, **more: object) -> Reading:
    return read_message(text, moment=NOW, zone="+08:00", **more)  # type: ignore[arg-type]


def contents(text: str, **more: object) -> list[tuple[str | None, str]]:
    return [(proposal.slot, proposal.content) for proposal in read(text, **more).proposals]


def known(content: str, slot: str | None = None, number: int = 1) -> Memory:
    return Memory(f"m{number}", Kind.FACT, content, Status.ACTIVE, SourceType.TOLD, NOW, NOW, None, slot=slot)


@pytest.mark.parametrize("name", SETS)
def test_messages_are_read_as_expected(name: str) -> None:
    rows: list[Row] = [score_case(case, written(case)) for case in SETS[name]]
    failed = {row.case_id: row.problems for row in rows if not row.passed}
    stored = sum(row.stored - row.neutral for row in rows)
    good, wanted = sum(row.good for row in rows), sum(row.expected for row in rows)
    assert len(rows) >= 40
    assert not [row.case_id for row in rows if row.forbidden], failed
    assert good / stored >= 0.97 and good / wanted >= 0.95, failed
    assert len(failed) <= 0.05 * len(rows), failed


@pytest.mark.parametrize("name", SETS)
def test_every_quote_stands_in_the_message(name: str) -> None:
    quotes = 0
    for case in SETS[name]:
        reading = read_message(case["user"], moment=datetime.fromisoformat(case["now"]), zone=case["now"][-6:])
        for proposal in reading.proposals:
            assert proposal.quote and proposal.quote in case["user"]
            quotes += 1
    assert quotes >= 30


def test_requests_to_forget_find_what_is_meant() -> None:
    asked = [case for cases in SETS.values() for case in cases if case["forget"]]
    for case in asked:
        output = written(case)
        hit = {i for item in output for i in resolve_known(item["replaces"], case["known"]) if item["kind"] == "forget"}
        assert hit == resolve_known(case["forget"], case["known"]), case["user"]
    assert len(asked) >= 9


def test_pasted_spans_are_never_learnt_from() -> None:
    text = "看看这个 我叫王小明，住在上海。 我自己住在杭州。"
    start = text.index("我叫")
    end = text.index("我自己")
    assert contents(text, pasted=((start, end),)) == [("location", "用户住在杭州")]


def test_the_assistants_words_are_no_source() -> None:
    assert contents("好的", before=Before("你叫王小明，住在上海。")) == []


@pytest.mark.parametrize(
    "text",
    ["记住：我的车位在B2层118号。", "请你记住，我女儿的班主任姓白。", "我對蝦子過敏，請記住。", "帮我记一下我喝美式不加糖。",
     "Remember that I take the 7:42 train.", "Please remember my shoe size: EU 43.", "I'm left-handed, please remember that."],
)  # fmt: skip
def test_asked_to_remember(text: str) -> None:
    (proposal,) = read(text).proposals
    assert proposal.explicit and proposal.importance >= 0.7


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("我决定不考研了", "用户决定不考研了"),
        ("讨论之后我们一致同意走海运", "讨论之后用户一致同意走海运"),
        ("这个项目只做小程序，不做App", "这个项目只做小程序，不做App"),
        ("We only ship the web version, no app.", "The user only ships the web version, no app"),
        ("We've decided to use Postgres.", "The user has decided to use Postgres"),
        ("In the end we settled on blue for the logo.", "In the end the user settled on blue for the logo"),
    ],
)
def test_a_decision_is_kept_where_no_attribute_says_it(text: str, content: str) -> None:
    (proposal,) = read(text).proposals
    assert (proposal.kind, proposal.content) == (Kind.DECISION, content)


@pytest.mark.parametrize("text", ["我还没决定用哪个", "我们决定晚上吃火锅", "决定权在你", "今天只做两道题", "她决定去罗马", "帮我决定一下用哪个",
                                  "We haven't decided on a colour yet.", "I decided to stay home tonight.", "Did we decide on blue?",
                                  "If we decide to move, it gets expensive.", "We're going with that."])  # fmt: skip
def test_no_decision(text: str) -> None:
    assert read(text).proposals == ()


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("I run the Tern project, its deadline is 15 December.", "The deadline of the Tern project is on 2026-12-15"),
        (
            "I'm working on a project called Tern. Its deadline is 15 December.",
            "The deadline of a project called Tern is on 2026-12-15",
        ),
        ("I like risotto a lot, by the way.", "The user likes risotto a lot"),
    ],
)
def test_what_is_kept_stands_by_itself(text: str, content: str) -> None:
    assert content in [proposal.content for proposal in read(text).proposals]


@pytest.mark.parametrize("text", ["我记得去年很冷。", "你还记得我叫什么吗？", "我已经记下来了。", "I remember that trip.",
                                  "Do you remember me?", "I'll keep that in mind.", "remember when we met?"])  # fmt: skip
def test_talk_of_memory_is_no_request(text: str) -> None:
    assert read(text).proposals == ()


@pytest.mark.parametrize("text", ["忘掉密码怎么办", "我忘了带钥匙", "把这行代码删掉", "别忘了吃药", "Forget it.", "I forgot my keys.",
                                  "Don't forget to call me.", "Delete the last line of the file."])  # fmt: skip
def test_no_request_to_forget(text: str) -> None:
    assert read(text, known=[known("用户的密码本在抽屉里", "other")]).forgets == ()


@pytest.mark.parametrize("text", ["忘掉我的车牌", "把车牌号忘了吧", "忘掉车牌的事"])
def test_a_word_inside_another_is_not_the_attribute_it_names(text: str) -> None:
    held = [known("用户的车牌是苏E0000", "other", 1), known("用户开一辆旅行车", "vehicle", 2)]
    assert read(text, known=held).forgets[0].memory_ids == ("m1",)
    assert read("忘掉我的车", known=held).forgets[0].memory_ids == ("m2",)
    assert read("忘掉我的火车票", known=held).forgets[0].memory_ids == ()


HELD = ["用户有慢性支气管炎", "菜贩老孟的电话是0571-0000-111，逢五送菜", "The user's horse Juniper is a cob", "The user's goal is a marathon under four hours", "用户爱喝普洱"]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "meant", "left"),
    [
        ("我慢支那条你删了吧，别再提", 1, ""),
        ("老孟回老家了，他的电话和送菜时间都删掉吧", 2, ""),
        ("Take Juniper out of your notes please", 3, ""),
        ("Remove the marathon goal please, I live in Ghent now", 4, "Ghent"),
        ("普洱这条删掉吧", 5, ""),
    ],
)
def test_a_request_to_forget_may_be_a_part_of_a_sentence(text: str, meant: int, left: str) -> None:
    held = [known(content, "other", number) for number, content in enumerate(HELD, 1)]
    reading = read(text, known=held)
    assert [request.memory_ids for request in reading.forgets] == [(f"m{meant}",)]
    assert [left in proposal.content for proposal in reading.proposals] == [True] * bool(left)


@pytest.mark.parametrize(
    "text", ["我把老孟的电话删了，号码换了", "take Juniper out of the stable", "我忘了喝普洱，口渴"]
)
def test_what_somebody_did_is_no_request_to_forget(text: str) -> None:
    assert read(text, known=[known(content, "other", number) for number, content in enumerate(HELD)]).forgets == ()


def test_forgetting_everything_names_everything() -> None:
    held = [known("用户叫林", "name", 1), known("用户住在杭州", "location", 2)]
    (request,) = read("忘掉关于我的所有记忆吧", known=held).forgets
    assert request.memory_ids == ("m1", "m2")
    (unknown,) = read("忘掉我的血型", known=held).forgets
    assert unknown.memory_ids == () and "血型" in unknown.target


def test_a_correction_finds_what_it_replaces() -> None:
    held = [known("The target gross margin for Halden is 18%", "goal", 1), known("The user is 41", "age", 2)]
    (proposal,) = read("Actually it's 20%, not 18%.", known=held).proposals
    assert proposal.correction and proposal.replaces == "m1"
    assert proposal.content == "The target gross margin for Halden is 20%"


def test_dates_are_written_out_and_stored() -> None:
    (proposal,) = read("下周三下午两点我要去口腔医院复诊。").proposals
    assert proposal.date == "2026-12-02" and "2026年12月2日下午两点" in proposal.content
    assert (proposal.kind, proposal.slot, proposal.lifetime) == (Kind.EVENT, "schedule", "temporary")


def test_the_language_and_the_characters_of_the_message_stay() -> None:
    assert contents("我叫葉思涵。") == [("name", "用戶叫葉思涵")]
    assert contents("我叫叶思涵。") == [("name", "用户叫叶思涵")]
    assert contents("I live in Porto.") == [("location", "The user lives in Porto")]


def test_additions_are_marked() -> None:
    (first,) = read("我也喜欢黑胶唱片。").proposals
    (second,) = read("I'm also allergic to latex.").proposals
    assert first.additive and second.additive


def test_what_is_masked_is_not_stored() -> None:
    assert contents("记住我的密码是 [密码已隐去]。") == []
    assert contents("I'm a nurse and my password is [password removed].") == [("job", "The user is a nurse")]


@pytest.mark.parametrize(
    ("question", "answer", "slot", "content"),
    [
        ("你叫什么名字？", "林知远", "name", "用户叫林知远"),
        ("好的！你住在哪个城市？", "杭州。", "location", "用户住在杭州"),
        ("你有什么过敏吗？", "花生", "allergy", "用户对花生过敏"),
        ("What's your name?", "Bob", "name", "The user's name is Bob"),
        ("How old are you?", "34", "age", "The user is 34"),
        ("What do you do?", "I do people's taxes", "job", "The user does people's taxes"),
        ("What do you do?", "I farm", "job", "The user farms"),
        ("What do you do for fun?", "bouldering", "hobby", "The user's hobby is bouldering"),
        ("你是做什么的？", "在街口修鞋", "job", "用户的工作是在街口修鞋"),
    ],
)
def test_a_bare_answer_fills_what_was_asked(question: str, answer: str, slot: str, content: str) -> None:
    assert contents(answer, before=Before(question)) == [(slot, content)]
    assert contents(answer) == []


@pytest.mark.parametrize(
    ("question", "answer", "place"),
    [
        ("Which city are you in?", "Exeter, I moved here in May", "The user lives in Exeter"),
        ("Where do you live?", "In Cork, though I grew up in Galway", "The user lives in Cork"),
        ("你在哪个城市？", "苏州，前年搬来的", "用户住在苏州"),
    ],
)
def test_a_place_that_comes_first_in_a_longer_answer_is_taken(question: str, answer: str, place: str) -> None:
    assert ("location", place) in contents(answer, before=Before(question))
    assert ("location", place) not in contents(answer)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("你叫什么？", "不告诉你"),
        ("你对什么过敏吗？", "没有"),
        ("要我继续吗？", "嗯"),
        ("他住在哪？", "北京"),
        ("你住在哪？", "随便聊聊吧，别问了"),
        ("你是做什么的？", "改天再说"),
        ("你是做什么的？", "去趟邮局"),
        ("What do you do?", "I take it back"),
        ("What do you do?", "I had a long day"),
        ("Which city are you in?", "Well, I moved in May"),
    ],
)
def test_no_answer_is_no_fact(question: str, answer: str) -> None:
    assert contents(answer, before=Before(question)) == []


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("今天是我的生日。", "用户的生日是11月25日"),
        ("明天我生日。", "用户的生日是11月26日"),
        ("It's my birthday tomorrow!", "The user's birthday is November 26"),
    ],
)
def test_a_birthday_told_by_a_relative_day(text: str, content: str) -> None:
    assert contents(text) == [("birthday", content)]


def test_fiction_ends_the_reading() -> None:
    assert contents("我住在杭州。我们来玩角色扮演：我是侦探。我叫白夜。") == [("location", "用户住在杭州")]


def test_what_was_is_not_what_is() -> None:
    assert contents("我以前住在北京。") == [("other", "用户以前住在北京")]


@given(
    st.text(
        alphabet="我你他的是在叫住喜欢不吃过敏了，。？！ IamnotlikeWeliveinworkas\"'“”:：\n0123456789月日周",
        max_size=120,
    )
)
def test_it_never_raises(text: str) -> None:
    for proposal in read(text).proposals:
        assert proposal.content and proposal.quote in text


@pytest.mark.parametrize(
    "unit",
    ["我在做小程序，下周三上线。他觉得可以。我喜欢喝咖啡，不吃辣。", "I work in Leeds and I love hiking. My sister came. ", "1. 回形针3件，单价2.0元\n",
     " ", "a", "“", "（", "我", "I ", "if I were ", "2026-11-02 08:14:11 INFO user=a\n", "\n", "<a>"],
)  # fmt: skip
def test_a_long_message_is_quick(unit: str) -> None:
    text = (unit * 200_000)[:200_000]
    start = time.thread_time()
    read(text)
    assert time.thread_time() - start < 5
    start = time.thread_time()
    read(text, pasted=((40, len(text)),))
    assert time.thread_time() - start < 3


@pytest.mark.parametrize(
    "text",
    ["我的笔记讲什么？", "上周说的那件事怎么样了", "好，继续", "今天的云很好看", "我对芒果过敏", "What is it about?", "I ate with Anna", "I'm from Turin"],
)  # fmt: skip
def test_what_is_known_is_not_looked_at_for_ordinary_words(text: str) -> None:
    """Reading thousands of memories would hold up every reply."""

    def load() -> list[Memory]:
        raise AssertionError(text)

    read(text, known=Lazily(load))


@pytest.mark.parametrize(
    ("text", "slot", "content"),
    [
        ("医生说我对碘过敏", "allergy", "用户对碘过敏"),
        ("体检报告说我尿酸偏高", "health", "体检报告说用户尿酸偏高"),
        ("骨科医生让我少爬楼梯", "health", "骨科医生让用户少爬楼梯"),
        ("我确诊了湿疹", "health", "用户确诊了湿疹"),
        ("The nurse said I'm allergic to iodine", "allergy", "The user is allergic to iodine"),
        ("My cardiologist told me to cut out salt", "health", "The user's cardiologist told the user to cut out salt"),
        ("The scan showed I have a hernia", "health", "The scan showed the user has a hernia"),
    ],
)
def test_what_a_doctor_says_of_the_user_is_so(text: str, slot: str, content: str) -> None:
    assert (slot, content) in contents(text)


@pytest.mark.parametrize(
    "text",
    [
        "你提醒我的那件事办完了，谢谢", "医生说没事", "医生说我可能要开刀", "医生说我明天可以出院", "确诊病例又多了", "医生说喝酒伤肝", "查出来有个漏洞",
        "The doctor said I'm fine", "My doctor might put me on statins", "The nurse told me to wait",
        "My boss told me to work harder", "Test results show I passed",
    ],
)  # fmt: skip
def test_what_a_doctor_leaves_open_is_no_fact(text: str) -> None:
    assert contents(text) == []


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("我以前以为自己对海鲜过敏，后来查了不是", []),
        ("大家都以为我单身", []),
        ("HR以为我四十岁", []),
        ("邻居以为我是湖南人，其实我是江西人", ["用户是江西人"]),
        ("I was told I have asthma but it was a mistake", []),
        ("They thought I was from Spain but I'm from Chile", ["The user is from Chile"]),
    ],
)
def test_what_was_wrongly_held_of_the_user_is_not_kept(text: str, kept: list[str]) -> None:
    assert [content for _, content in contents(text)] == kept


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("I'm in Logistics these days", [("job", "The user is in Logistics these days")]),
        ("I live in Salford and work in Bolton", [("location", "The user lives in Salford"), ("job", "The user works in Bolton")]),
        ("我复姓司马，名青河", [("name", "用户姓司马，名青河")]),
        ("腰果碰都不能碰，会休克", [("allergy", "用户对腰果过敏")]),
        ("头孢皮试阳性", [("allergy", "用户对头孢过敏")]),
        ("can't touch shellfish, I end up in A&E", [("diet", "The user can't touch shellfish")]),
        (
            "my cousin Rui graduates on 9 July, remind me to book a train by the end of June",
            [
                ("family", "The user's cousin Rui graduates on 2027-07-09"),
                ("schedule", "The user has to book a train by the 2027-06-30"),
            ],
        ),
        ("我姐七月九号毕业，到时候提醒我订花", [("family", "用户的姐2027年7月9日毕业"), ("schedule", "用户要订花")]),
        ("four months sober today", [("health", "The user is four months sober today")]),
        ("I have two geckos at home, Rio and Lima", [("pet", "The user has two geckos at home, Rio and Lima")]),
    ],
)  # fmt: skip
def test_what_stands_beside_a_word_tells_what_it_is(text: str, wanted: list[tuple[str, str]]) -> None:
    assert contents(text)[: len(wanted)] == wanted


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("12月3号给客户发报价", "用户要2026年12月3日给客户发报价"),
        ("周五给妈妈打电话", "用户要2026年11月27日给妈妈打电话"),
        ("下周一之前把方案发给老板", "用户要2026年11月30日之前把方案发给老板"),
        ("老板明天发通知", None),
        ("公司下周发年终奖", None),
        ("周三写了一天代码", None),
        ("房贷还有十五年", None),
    ],
)
def test_a_dated_deed_without_a_subject_is_the_users_own_task(text: str, content: str | None) -> None:
    assert [proposal.content for proposal in read(text).proposals] == ([content] if content else [])


@pytest.mark.parametrize(
    ("target", "ids"),
    [("忘了我有糖尿病这件事", ("m1",)), ("Forget that I have diabetes", ("m3",)), ("忘了我女儿有糖尿病", ("m2",))],
)
def test_what_the_user_has_is_forgotten_and_not_what_his_daughter_has(target: str, ids: tuple[str, ...]) -> None:
    held = [
        known("用户有糖尿病", "health", 1),
        known("用户的女儿有糖尿病", "family", 2),
        known("The user has diabetes", "health", 3),
        known("The user's daughter has diabetes", "family", 4),
    ]
    (request,) = read(target, known=held).forgets
    assert request.memory_ids == ids
