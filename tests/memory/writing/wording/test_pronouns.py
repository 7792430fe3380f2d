"""A pronoun is read as whom it means, or left alone; what was said is found again whatever takes its place."""

from __future__ import annotations

from datetime import datetime

import pytest

from memory.writing.reader import read_message
from memory.writing.setting import Before
from memory.writing.wording.kin_names import names
from memory.writing.wording.pronouns import resolved

NOW = datetime.fromisoformat("2026-11-25T10:05:00+08:00")
MEANT = [
    ("My aunt lives in Bath, she has asthma", "My aunt lives in Bath, my aunt has asthma"),
    ("My husband Tom is a chef. His birthday is June 2. I have to get him a cake", "My husband Tom is a chef. My husband Tom's birthday is June 2. I have to get my husband Tom a cake"),
    ("My niece is 9. She's allergic to eggs. I take her to judo on Mondays", "My niece is 9. My niece is allergic to eggs. I take my niece to judo on Mondays"),
    ("My mum is called Ruth. She is 70, her knees are bad", "My mum is called Ruth. My mum Ruth is 70, my mum Ruth's knees are bad"),
    ("My cat Miso is ill. I have to give her her drops", "My cat Miso is ill. I have to give my cat Miso her drops"),
    ("我外婆住苏州，她有糖尿病", "我外婆住苏州，我外婆有糖尿病"),
    ("我弟弟在读高三。他对虾过敏，周六带他去看中医", "我弟弟在读高三。我弟弟对虾过敏，我周六带我弟弟去看中医"),
    ("我养了一只兔子，它不能吃白菜", "我养了一只兔子，我的兔子不能吃白菜"),
    ("我妈是老师，她会弹吉他", "我妈是老师，我妈会弹吉他"),
    ("My boss Ines is Portuguese, she is vegan", "My boss Ines is Portuguese, my boss is vegan"),
    ("我女兒叫思妤，她怕黑", "我女兒叫思妤，我女兒思妤怕黑"),
]  # fmt: skip
UNSURE = [
    "My sister and my mum fell out. She is upset",
    "My sister loves Adele. She's singing here in May",
    "Dana is a colleague. My sister met her",
    "我姐和我妈吵了一架，她血压高",
    "我女儿喜欢周深，他下个月来开演唱会",
    "我同事的女儿上小学，她很聪明",
    "我妈说：“她不吃鱼”",
    "我哥下个月订婚，女朋友是他大学同学",
    "其他人都去了，我爸没去",
]


@pytest.mark.parametrize(("said", "meant"), MEANT)
def test_one_person_can_be_meant(said: str, meant: str) -> None:
    assert resolved(said, named=names([said])).text == meant


@pytest.mark.parametrize("said", UNSURE)
def test_of_two_nobody_is_chosen(said: str) -> None:
    assert resolved(said, named=names([said])).text == said


def test_somebody_of_the_message_before_is_meant_where_this_one_names_nobody() -> None:
    assert resolved("每周三送她去学琴", "我女儿上二年级").text == "我每周三送我女儿去学琴"
    assert resolved("She has dementia", "My gran lives in Hull").text == "My gran has dementia"
    assert resolved("小王说她病了", "我妈来了").text == "小王说她病了"
    assert resolved("She hates rain", "My gran and my aunt are here").text == "She hates rain"
    cats = "My cat Kip is 3, my cat Dot is 5"
    assert resolved("She is deaf", cats, names([cats])).text == "She is deaf"


def test_a_new_one_is_none_of_those_that_are_known() -> None:
    known = names(["The user's dog is called Kip", "用户养了一只猫叫芝麻"])
    assert resolved("I got a new dog, his name is Dot", named=known).text == "I got a new dog, my dog's name is Dot"
    assert resolved("He's a beagle", "I got a new dog", named=known).text == "My dog is a beagle"
    assert resolved("我又养了一只猫，它很瘦", named=known).text == "我又养了一只猫，我的猫很瘦"
    two = names(["The user has two dogs, Kip and Dot"])
    assert resolved("My dog Kip is 9, he has fleas", named=two).text == "My dog Kip is 9, my dog Kip has fleas"
    assert resolved("My dog is 9, he has fleas", named=two).text == "My dog is 9, my dog has fleas"
    assert resolved("我的猫病了，它不吃东西", named=known).text == "我的猫病了，我的猫芝麻不吃东西"


def test_memories_stand_by_themselves_and_rest_on_what_was_typed() -> None:
    text = "i live with my gran. shes allergic to penicillin, i drive her to church every sunday"
    found = [(p.slot, p.content, p.quote) for p in read_message(text, moment=NOW, zone="+08:00").proposals]
    assert ("family", "The user's gran is allergic to penicillin", "shes allergic to penicillin") in found
    assert all(quote in text for _, _, quote in found)
    said = read_message("她对青霉素过敏", moment=NOW, zone="+08:00", before=Before(user="我妈昨天来了"))
    assert [(p.content, p.quote) for p in said.proposals] == [("用户的妈对青霉素过敏", "她对青霉素过敏")]
