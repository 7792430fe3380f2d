"""Merge, supersede, add or ask: by attribute and sentence, never by likeness."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from memory.records import Kind, Memory, Proposal, Quote, SourceType, Status
from memory.writing.reconcile import Action, decide

NOW = datetime(2026, 11, 28, tzinfo=UTC)


def held(
    content: str, slot: str | None = None, value: str = "", kind: Kind = Kind.FACT, status: Status = Status.ACTIVE
) -> Memory:
    return Memory("old", kind, content, status, SourceType.TOLD, NOW, NOW, Quote(None, content), slot=slot, value=value)


def said(content: str, slot: str | None = None, value: str = "", **changes: object) -> Proposal:
    values: dict[str, object] = {
        "kind": Kind.FACT,
        "content": content,
        "quote": content,
        "slot": slot,
        "value": value,
        **changes,
    }
    return Proposal(**values)  # type: ignore[arg-type]


CASES = [
    (held("用户在杭州", "location", "杭州"), said("用户住在杭州", "location", "杭州"), Action.MERGE),
    (held("用户在杭州", "location", "杭州"), said("用户搬到了深圳", "location", "深圳"), Action.SUPERSEDE),
    (held("The user lives in Leeds", "location", "Leeds"), said("The user lives in York", "location", "York"), Action.SUPERSEDE),
    (held("用户对花生过敏", "allergy", "花生"), said("用户对芒果过敏", "allergy", "芒果"), Action.ADD),
    (held("用户喜欢茶", "likes", "茶", Kind.PREFERENCE), said("用户不喜欢茶", "dislikes", "茶", kind=Kind.PREFERENCE), Action.SUPERSEDE),
    (held("用户喜欢绿茶", "likes", "绿茶", Kind.PREFERENCE), said("用户喜欢红茶", "likes", "红茶", kind=Kind.PREFERENCE), Action.ADD),
    (held("The user drinks coffee", "likes", "coffee"), said("The user also drinks tea", "likes", "tea", additive=True), Action.ADD),
    (held("项目的预算是20万", "budget", "20万"), said("项目的预算是50万", "budget", "50万"), Action.SUPERSEDE),
    (held("The retention target is 18%", "goal", "18%"), said("The retention target is 20%", "goal", "20%"), Action.SUPERSEDE),
    (held("The budget is 200,000", "budget", "200,000"), said("The budget went up to 500,000", "budget", "500,000"), Action.SUPERSEDE),
    (held("The cutoff is 12 May", "deadline", "12 May"), said("The cutoff got pushed back to 20 May", "deadline", "20 May"), Action.SUPERSEDE),
    (held("The garden budget is 300", "budget", "300"), said("The wedding budget went up to 900", "budget", "900"), Action.ADD),
    (held("婚礼的预算是20万", "budget", "20万"), said("装修的预算是30万", "budget", "30万"), Action.ADD),
    (held("The user works at Acme", "employer", "Acme"), said("The user works at Tesco on weekends", "employer", "Tesco"), Action.ADD),
    (held("The user works at Tesco on weekends", "employer", "Tesco"), said("The user works at Acme", "employer", "Acme"), Action.ADD),
    (held("The user's husband Tom is a chef", "relationship", "husband Tom"), said("The user's husband Tom's not a chef any more", "relationship", "husband Tom's"), Action.SUPERSEDE),
    (held("用户的老公是程序员", "relationship", "老公"), said("用户的老公不是程序员了", "relationship", "老公"), Action.SUPERSEDE),
    (held("The user's wife Ana is a nurse", "relationship", "wife Ana"), said("The user's wife Ana is not a vegetarian", "relationship", "wife Ana"), Action.ADD),
    (held("The user's son Max is five", "family", "son Max"), said("The user's son Max just turned six", "family", "son Max"), Action.SUPERSEDE),
    (held("The user's son Max is 5", "family", "son Max"), said("The user's son Max turned six on 2026-11-28", "family", "son Max"), Action.SUPERSEDE),
    (held("The user's daughter Ann is five", "family", "daughter Ann"), said("The user's son Max is six", "family", "son Max"), Action.ADD),
    (held("用户的女儿三岁", "family", "女儿"), said("用户的女儿其实四岁了", "family", "女儿"), Action.SUPERSEDE),
    (held("The user is a vegetarian", "diet", "vegetarian"), said("The user is vegan", "diet", "vegan"), Action.SUPERSEDE),
    (held("The user's mum is a vegetarian", "family", "mum"), said("The user's sister is vegan", "family", "sister"), Action.ADD),
    (held("用户的女朋友叫可可", "relationship", "女朋友"), said("用户的女朋友叫安安", "relationship", "女朋友"), Action.SUPERSEDE),
    (held("The user's girlfriend is called Ida", "relationship", "girlfriend"), said("The user's girlfriend is Ines", "relationship", "girlfriend"), Action.SUPERSEDE),
    (held("The user's wife is called Ida", "relationship", "wife"), said("The user's wife is a vet", "relationship", "wife"), Action.ADD),
    (held("用户喜欢跑步", "hobby", "跑步"), said("用户最近在尝试游泳", "hobby", "游泳"), Action.ADD),
    (held("用户的女儿叫小满", "family", "小满"), said("用户的儿子叫小寒", "family", "小寒"), Action.ADD),
    (held("用户的儿子不吃胡萝卜", "family", "儿子"), said("用户的儿子上三年级", "family", "儿子"), Action.ADD),
    (held("The user's sister lives in Oslo", "family", "sister"), said("The user's sister doesn't eat meat", "family", "sister"), Action.ADD),
    (held("The user's sister lives in Oslo", "family", "sister"), said("The user's sister can't drive", "family", "sister"), Action.ADD),
    (held("用户的妈爱吃辣", "family", "妈"), said("用户的妈现在不吃辣了", "family", "妈"), Action.SUPERSEDE),
    (held("用户养了一只猫", "pet", "一只猫"), said("用户不养猫了", "pet", "猫"), Action.SUPERSEDE),
    (held("用户没养狗", "pet", "狗"), said("用户养了一只狗", "pet", "一只狗"), Action.SUPERSEDE),
    (held("用户家狗不吃牛肉", "pet"), said("用户家狗五岁", "pet"), Action.ADD),
    (held("The user loves fish", "likes", "fish"), said("The user doesn't eat raw fish", "diet", "raw fish"), Action.ADD),
    (held("The user doesn't like running in the rain", "dislikes", "running in the rain"), said("The user likes running", "hobby", "running"), Action.ADD),
    (held("用户用 Vim", "tool", "Vim"), said("用户不用 Vim 写 Java", "tool", "Vim"), Action.ADD),
    (held("The user doesn't eat meat on Fridays", "diet", "meat on Fridays"), said("The user eats meat", "diet", "meat"), Action.ADD),
    (held("用户喜欢冰美式", "likes", "冰美式"), said("用户戒冰美式了", "diet", "冰美式"), Action.SUPERSEDE),
    (held("用户不喝咖啡", "diet", "咖啡"), said("用户现在喝冰咖啡了", "diet", "冰咖啡"), Action.SUPERSEDE),
    (held("用户不喝咖啡", "diet", "咖啡"), said("用户喜欢咖啡的香味", "likes", "咖啡的香味"), Action.ASK),
    (held("用户报告2026年12月4日交", "deadline"), said("用户论文2026年12月4日交", "deadline"), Action.ADD),
    (held("用户合同2026年12月7日到期", "deadline"), said("用户护照2027年3月到期", "deadline"), Action.ADD),
    (held("The user has to pay the rent by 2026-12-01", "deadline"), said("The user has to pay the electricity bill by 2026-12-05", "deadline"), Action.ADD),
    (held("用户报告2026年12月4日交", "deadline"), said("用户报告改到2026年12月7日交", "deadline"), Action.SUPERSEDE),
    (held("The user is 34", "age", "34"), said("The user is 35", "age", "35"), Action.SUPERSEDE),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "action"), CASES)
def test_told_things(old: Memory, new: Proposal, action: Action) -> None:
    decision = decide(new, [old], tombstoned=False)
    assert decision.action is action, decision
    assert decision.memory_id == ("old" if action in {Action.MERGE, Action.SUPERSEDE, Action.ASK} else "")


NEAR = [
    ("用户每周二跑步", "用户每周四跑步", "habit", "跑步"),
    ("用户有一只猫", "用户有两只猫", "pet", "猫"),
    ("用户会说法语", "用户不会说法语", "language", ""),
    ("The user runs 5 km", "The user runs 10 km", "habit", ""),
    ("The user's sister is a nurse", "The user's brother is a nurse", "family", ""),
    ("用户喜欢喝茶", "用户不喜欢喝茶", "likes", ""),
]


@pytest.mark.parametrize(("old", "new", "slot", "value"), NEAR)
def test_near_but_distinct_is_never_merged(old: str, new: str, slot: str, value: str) -> None:
    first = "habit" if value == "跑步" else value
    decision = decide(said(new, slot, value), [held(old, slot, first if value != "跑步" else "")], tombstoned=False)
    assert decision.action is not Action.MERGE


def test_what_was_noticed_never_overrides_what_was_told() -> None:
    noticed = said("用户住在深圳", "location", "深圳", source_type=SourceType.OBSERVED)
    assert decide(noticed, [held("用户在杭州", "location", "杭州")], tombstoned=False).action is Action.ASK
    assert decide(noticed, [], tombstoned=False).action is Action.CANDIDATE


def test_what_was_let_go_is_refused() -> None:
    assert decide(said("用户在杭州", "location", "杭州"), [], tombstoned=True).action is Action.REFUSE


def test_a_named_replacement_wins() -> None:
    decision = decide(said("用户改学吉他", replaces="old"), [held("用户学钢琴", "hobby", "钢琴")], tombstoned=False)
    assert (decision.action, decision.memory_id) == (Action.SUPERSEDE, "old")


def test_a_new_budget_without_a_name_is_that_of_the_one_without() -> None:
    known = [
        replace(held("The wedding budget is 9000", "budget", "9000"), id="wedding"),
        held("The budget is 2000", "budget", "2000"),
    ]
    new = said("The budget went up to 3000", "budget", "3000")
    assert decide(new, known, tombstoned=False).memory_id == "old"
