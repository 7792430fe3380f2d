from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.gateway.redact import KEY_RUN, MASK, MAX_DETAIL, redact, secrets_in

KEY = "sk-proj-Zq8Wn3Rt6Yp1Lm4Kx7Vb2Cd5Fg9Hj0"


@pytest.mark.parametrize(
    "text",
    [
        "Incorrect API key provided: sk-proj-Zq****************Hj0",
        "header Authorization: Bearer abc123def456 refused",
        "https://user:pass@host/v1 failed",
        "POST https://x.example/v1?key=AIzaSyA1234567890abcdefghijk failed",
        "token=eyJhbGciOiJIUzI1NiJ9.e30.abcdefg",
        "gsk_1234567890abcdef is not valid",
        "密钥 sk-0123456789abcdef 无效",
    ],
)
def test_what_looks_like_a_key_is_masked_without_knowing_it(text):
    hidden = redact(text)
    assert MASK in hidden
    for part in ("Zq", "Hj0", "abc123", "pass@", "AIza", "eyJ", "gsk_1", "sk-0123"):
        assert part not in hidden


@pytest.mark.parametrize(
    "text",
    [
        "This model's maximum context length is 8192 tokens. However, you requested 9000 tokens.",
        "the api key is missing",
        "模型不存在，请检查名称 qwen3-8b",
        "Cannot connect to host 127.0.0.1:11434 [Connect call failed]",
    ],
)
def test_plain_words_stay(text):
    assert redact(text, [KEY]) == text


@given(st.integers(0, len(KEY) - KEY_RUN), st.integers(KEY_RUN, len(KEY)), st.text(max_size=20), st.text(max_size=20))
def test_any_part_of_a_known_key_is_masked(start, length, before, after):
    part = KEY[start : start + length]
    if len(part) >= KEY_RUN:
        assert part not in redact(f"{before}{part}{after}", [KEY])


@given(st.text(min_size=30, max_size=200), st.text(max_size=30))
def test_a_long_quote_of_the_talk_is_masked(words, around):
    quoted = words.strip()
    if len(quoted) >= 30 and quoted == " ".join(quoted.split()):
        assert quoted not in redact(f"{around} {quoted}", private=[words])


def test_a_short_chinese_clause_is_masked_too():
    assert "花生过敏" not in redact(
        "body: '我对花生过敏' is not of type list", private=["我对花生过敏，最近在找新房子"]
    )


def test_the_text_is_one_line_and_not_long():
    hidden = redact("line\n\n" * 500)
    assert "\n" not in hidden
    assert len(hidden) == MAX_DETAIL


def test_other_secrets_of_the_environment_are_masked_whole():
    environ = {"OTHER_API_KEY": "qwertyuiop-asdfgh", "DB_PASSWORD": "correct horse", "HOME": "/home/someone-here"}
    secrets = secrets_in(environ)
    assert sorted(secrets) == ["correct horse", "qwertyuiop-asdfgh"]
    assert "qwertyuiop" not in redact("failed with qwertyuiop-asdfgh", secrets=secrets)
