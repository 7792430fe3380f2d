from __future__ import annotations

import ast
import re
import string
from pathlib import Path

import pytest

from assistant import i18n
from assistant.chat_model import Cause
from assistant.language import interface_language, language_of
from assistant.strings import SUBJECTS, catalogue
from config.settings import keys
from memory.recall.lines import REASON_ORDER
from memory.records import SLOTS, ChangeKind, Kind, MessageState, Role, Source, SourceType, Status

ROOT = Path(i18n.__file__).parents[1]
HAN = range(0x4E00, 0xA000)


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


def test_both_languages_say_it_with_the_same_values():
    for code, entry in catalogue().items():
        trailing = " " if entry.en.endswith("[y/N] ") else ""  # a question at the command line
        assert entry.en == entry.en.strip() + trailing != trailing, code
        assert entry.zh == entry.zh.strip() + trailing != trailing, code
        assert placeholders(entry.en) == placeholders(entry.zh), code
        assert placeholders(entry.one) <= placeholders(entry.en), code
        assert not any(ord(char) in HAN for char in entry.en + entry.one), code


def test_no_code_is_given_twice():
    codes = [code for subject in SUBJECTS for code in subject.TEXTS]
    assert len(codes) == len(set(codes)) == len(catalogue())


def test_chinese_texts_use_chinese_punctuation():
    offenders = [
        code
        for code, entry in catalogue().items()
        for before, mark in zip(entry.zh, entry.zh[1:], strict=False)
        if mark in ",;?!:" and ord(before) in HAN
    ]
    assert offenders == []


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("cause", list(Cause))
def test_every_cause_has_a_sentence_and_a_remedy(cause, language):
    sentence, remedy = i18n.cause_text(cause, language, model="openai/x", variable="OPENAI_API_KEY", retry_after=7)
    assert sentence != remedy
    assert len(sentence) < 120 and len(remedy) < 160
    assert "{" not in sentence + remedy


def test_a_cause_names_what_the_user_can_act_on():
    assert "OPENAI_API_KEY" in i18n.cause_text(Cause.NO_KEY, "en", model="m", variable="OPENAI_API_KEY")[1]
    assert "7 秒" in i18n.cause_text(Cause.RATE_LIMIT, "zh", model="m", retry_after=7.2)[1]
    assert "7" not in i18n.cause_text(Cause.RATE_LIMIT, "zh", model="m")[1]


def test_every_problem_of_memory_has_a_sentence_and_a_remedy():
    pattern = re.compile(r'^    code = "([a-z_]+)"', re.MULTILINE)
    codes = {code for path in (ROOT / "memory").rglob("*.py") for code in pattern.findall(path.read_text("utf-8"))}
    assert len(codes) >= 6
    for code in codes:
        assert i18n.has_text(f"problem.{code}") and i18n.has_text(f"problem.{code}.remedy"), code
    assert i18n.problem_text("something_else", "zh") == i18n.problem_text("memory_problem", "zh")


def test_every_term_of_memory_has_a_name():
    wanted = [
        *(f"kind.{kind}" for kind in Kind),
        *(f"memory_status.{status}" for status in Status),
        *(f"source.{source}" for source in SourceType),
        *(f"line.{source}" for source in Source),
        *(f"role.{role}" for role in Role),
        *(f"change.{kind}" for kind in ChangeKind),
        *(f"slot.{slot}" for slot in SLOTS),
    ]
    assert [code for code in wanted if not i18n.has_text(code)] == []
    assert MessageState.STOPPED and i18n.has_text("screen.stopped") and i18n.has_text("screen.partial")


def test_every_reason_that_recall_gives_has_its_words():
    assert [code for code in REASON_ORDER if not i18n.has_text(f"reason.{code}")] == []
    parts = (*REASON_ORDER, "recency")
    assert [code for code in parts if not i18n.has_text(f"part.{code}")] == []


def test_every_reason_for_dropping_has_its_words():
    sources = [path.read_text("utf-8") for path in (ROOT / "memory" / "recall").glob("*.py")]
    codes = {
        code
        for text in sources
        for code in re.findall(
            r'(?:_drop\([\w.\[\]: ]+|dropping\.add\(\w+(?:\[\w*:\])?|dropped\(line|Dropped\(\w+), "(\w+)"', text
        )
    }
    assert {"below_floor", "same", "in_window", "in_profile", "gate_count", "stale", "reranked"} <= codes
    assert [code for code in sorted(codes) if not i18n.has_text(f"dropped.{code}")] == []


def test_reasons_with_and_without_detail():
    assert i18n.reason_text("words", "咖啡", "zh") == "提到“咖啡”"
    assert i18n.reason_text("words", "", "en") == "the same words"
    assert i18n.reason_text("meaning", "0.9", "en") == "close in meaning"
    assert i18n.reason_text("words", "0.31", "zh") == "字词对得上"
    assert i18n.reason_text("profile", "allergy", "zh") == "关于你（过敏），一直带着"
    assert i18n.reason_text("said_by", "assistant", "en") == "said by: Jide"
    assert i18n.reason_text("until", "2026-11-03", "en") == "held until 3 Nov"
    assert i18n.dropped_text("below_floor", "zh") == "关系不大"


def test_what_did_not_answer():
    assert i18n.degraded_text("vectors:no_embedder", "en") == "no search by meaning"
    assert i18n.degraded_text("days:late", "zh") == "没有按日期找（太慢了）"
    assert i18n.degraded_text("a_new_path:broken", "en") == i18n.text("degraded.other", "en")


def test_a_refusal_has_its_rule():
    assert i18n.rule_text("phone", "zh") == "电话号码要你说了才记"
    assert i18n.rule_text("a_new_rule", "en") == i18n.text("rule.other", "en")


def test_english_counts_one_and_many():
    assert i18n.text("status.waiting", "en", count=1) == "1 thing to do"
    assert i18n.text("status.waiting", "en", count=2) == "2 things to do"
    assert i18n.text("status.waiting", "zh", count=1) == "还有 1 件事待处理"


def test_an_unknown_language_is_english():
    assert i18n.text("key.quit", "fr") == "quit"


def test_user_text_with_braces_is_shown_as_it_is():
    assert "{x} {0}" in i18n.text("command.remember.done", "en", content="{x} {0}")


def test_a_wrong_code_is_an_error_here_and_harmless_in_production():
    with pytest.warns(i18n.UnknownText, match=r"nothing\.here"):
        assert i18n.text("nothing.here", "zh") == "nothing.here"
    with pytest.warns(i18n.UnknownText, match="count"):
        assert i18n.text("status.waiting", "zh") == "还有 {count} 件事待处理"


def sources():
    paths = [path for folder in ("assistant", "ui") for path in (ROOT / folder).rglob("*.py")]
    return [ast.parse(path.read_text("utf-8")) for path in paths if "strings" not in path.parts]


def test_codes_used_in_the_sources_exist():
    """Every literal that looks like a code is one: a slip is found here, not on the screen."""
    subjects = {code.split(".")[0] for code in catalogue()}
    settings = set(keys())
    used = {
        node.value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(r"[a-z_]+(\.[a-z_]+)*\.[a-z_]*[a-z]", node.value) and node.value.split(".")[0] in subjects
    }
    assert len(used - settings) > 5
    assert {code for code in used - settings if not i18n.has_text(code)} == set()


def test_codes_put_together_in_the_sources_can_exist():
    """text(f"kind.{…}") is fine, text(f"knid.{…}") is not."""
    speakers = {"text", "texts", "say", "_say", "_text", "_texts", "fail"}
    beginnings = {
        str(node.args[0].values[0].value)
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in speakers
        if node.args and isinstance(node.args[0], ast.JoinedStr) and isinstance(node.args[0].values[0], ast.Constant)
        if "." in node.args[0].values[0].value
    }
    assert "kind." in beginnings
    assert {part for part in beginnings if not any(code.startswith(part) for code in catalogue())} == set()


def test_no_text_is_left_unused():
    constants = [node for tree in sources() for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    named = {node.value for node in constants if isinstance(node.value, str)}
    beginnings = tuple(
        part for part in named if re.fullmatch(r"[a-z_]+\.([a-z_]+\.)*[a-z_]*", part) and part[-1] in "._"
    )
    unused = {code for code in catalogue() if not {code, code.removesuffix(".remedy")} & named}
    assert {code for code in unused if not code.startswith(beginnings)} == set()


@pytest.mark.parametrize(
    ("message", "language"),
    [
        ("我叫小林，在杭州做前端", "zh"),
        ("帮我 review 一下这个 PR", "zh"),
        ("把这个translate成English", "zh"),
        ("GPT-4 怎么样", "zh"),
        ("用 Python 写一个 quick sort", "zh"),
        ("今天 standup 改到 10 点, remind me 一下", "zh"),
        ("好", "zh"),
        ("我的邮箱是lin@example.com吗", "zh"),
        ("https://example.com/a怎么样", "zh"),
        ("I moved to 杭州 last week", "en"),
        ("What does 记得 mean?", "en"),
        ("How do you say 你今天过得怎么样 in English", "en"),
        ("北京 hotel recommendations please", "en"),
        ("I'm fine.", "en"),
        ("ＯＫ", None),
        ("ok", None),
        ("42", None),
        ("2026-11-28 09:00", None),
        ("`print(x)`", None),
        ("https://example.com/a?b=c", None),
        ("```\nfor x in range(3): print(x)\n```", None),
        ("", None),
        ("🎉🎉", None),
    ],
)
def test_language_of_a_message(message, language):
    assert language_of(message) == language


@pytest.mark.parametrize(
    ("setting", "environ", "language"),
    [
        ("auto", {"LANG": "zh_CN.UTF-8"}, "zh"),
        ("auto", {"LANG": "zh_TW.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ("auto", {"LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"}, "zh"),
        ("auto", {"LC_ALL": "", "LANG": "zh_CN"}, "zh"),
        ("auto", {"LANG": "POSIX"}, "en"),
        ("auto", {}, "en"),
        ("zh", {"LANG": "en_US.UTF-8"}, "zh"),
        ("en", {"LANG": "zh_CN.UTF-8"}, "en"),
    ],
)
def test_language_of_the_screen(setting, environ, language):
    assert interface_language(setting, environ) == language
