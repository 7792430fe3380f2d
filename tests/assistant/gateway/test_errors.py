from __future__ import annotations

import email.utils
import socket
import ssl
import time

import httpx
import pytest

from assistant.chat_model import Cause
from assistant.gateway import _load
from assistant.gateway.errors import cause_of, cause_of_class, model_error, retry_after

pytestmark = pytest.mark.timeout(180)  # the first test waits for litellm's import

NO_ERRORS_OF_A_CALL = {
    "OpenAIError": "never raised itself: the root of the others",
    "RateLimitErrorCategory": "an enumeration",
    "RateLimitType": "an enumeration",
}


@pytest.fixture(scope="module")
def exceptions():
    _load.load_now()
    import litellm.exceptions

    return litellm.exceptions


def test_every_exception_of_litellm_has_a_cause(exceptions):
    classes = [
        kind
        for kind in vars(exceptions).values()
        if isinstance(kind, type) and issubclass(kind, BaseException) and kind.__module__.startswith("litellm")
    ]
    assert len(classes) > 25
    unknown = {kind.__name__ for kind in classes if cause_of_class(kind) is Cause.UNKNOWN}
    assert unknown - NO_ERRORS_OF_A_CALL.keys() == set()


def test_every_exception_of_openai_and_httpx_has_a_cause(exceptions):
    import openai

    for module in (openai, httpx):
        classes = [
            kind for kind in list(vars(module).values()) if isinstance(kind, type) and issubclass(kind, Exception)
        ]
        classes = [kind for kind in classes if not issubclass(kind, Warning)]
        assert len(classes) > 10
        unknown = {kind.__name__ for kind in classes if cause_of_class(kind) is Cause.UNKNOWN}
        assert unknown <= {"CookieConflict", "StreamError", "StreamConsumed", "StreamClosed", "ResponseNotRead",
                           "RequestNotRead", "InvalidWebhookSignatureError", "SubjectTokenProviderError"}  # fmt: skip


def test_a_narrow_class_wins_over_what_it_derives_from(exceptions):
    expected = {
        "ContextWindowExceededError": Cause.TOO_LONG,
        "ContentPolicyViolationError": Cause.CONTENT_FILTER,
        "UnsupportedParamsError": Cause.BAD_REQUEST,
        "LiteLLMUnknownProvider": Cause.UNKNOWN_PROVIDER,
        "PaymentRequiredError": Cause.NO_QUOTA,
        "CallerCredentialRateLimitError": Cause.RATE_LIMIT,
        "CallerCredentialAuthenticationError": Cause.BAD_KEY,
        "Timeout": Cause.TIMEOUT,
        "MidStreamFallbackError": Cause.CUT,
    }
    assert {name: cause_of_class(getattr(exceptions, name)) for name in expected} == expected


def beneath(outer: Exception, *chain: BaseException) -> Exception:
    """The outer exception with a chain of causes."""
    at: BaseException = outer
    for link in chain:
        at.__cause__ = link
        at = link
    return outer


@pytest.mark.parametrize(
    ("chain", "cause"),
    [
        ((httpx.ConnectError("x"), ConnectionRefusedError(111, "refused")), Cause.UNREACHABLE),
        ((httpx.ConnectError("x"), socket.gaierror(-2, "Name or service not known")), Cause.NO_NETWORK),
        ((httpx.ConnectError("x"), ssl.SSLCertVerificationError("self-signed")), Cause.TLS),
        ((httpx.ConnectError("[SSL: WRONG_VERSION_NUMBER] wrong version number"),), Cause.TLS),
        ((httpx.ProxyError("407"),), Cause.PROXY),
        ((ImportError("Using SOCKS proxy, but the 'socksio' package is not installed."),), Cause.PROXY),
        ((ValueError("Unknown scheme for proxy URL"),), Cause.PROXY),
        ((httpx.ConnectTimeout("x"),), Cause.UNREACHABLE),
        ((httpx.ReadTimeout("x"),), Cause.TIMEOUT),
        ((httpx.ReadError("x"),), Cause.CUT),
        ((), Cause.SERVER),
    ],
)
def test_what_lies_beneath_a_server_error_tells_the_cause(exceptions, chain, cause):
    error = exceptions.InternalServerError("Connection error.", "openai", "m")
    assert cause_of(beneath(error, *chain)) is cause


def test_a_chain_that_bites_its_tail_ends(exceptions):
    first, second = ValueError("a"), ValueError("b")
    first.__cause__, second.__cause__ = second, first
    assert cause_of(first) is Cause.UNKNOWN


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("LLM Provider NOT provided. Pass in the LLM provider", Cause.UNKNOWN_PROVIDER),
        ("Error: model 'qwen9' not found, try pulling it first", Cause.UNKNOWN_MODEL),
        ("API key not valid. Please pass a valid API key.", Cause.BAD_KEY),
        ("Your credit balance is too low to access the Anthropic API", Cause.NO_QUOTA),
        ("Access denied, please make sure your account is in good standing. Arrearage", Cause.NO_QUOTA),
        ("prompt is too long: 210000 tokens > 200000 maximum", Cause.TOO_LONG),
        ("上下文长度超出限制", Cause.TOO_LONG),
        ("Content Exists Risk", Cause.CONTENT_FILTER),
        ("messages[0].role: unknown variant", Cause.BAD_REQUEST),
    ],
)
def test_the_words_of_a_bad_request_tell_the_cause(exceptions, text, cause):
    assert cause_of(exceptions.BadRequestError(text, "m", "openai")) is cause


def test_a_missing_key_is_not_a_wrong_one(exceptions):
    error = exceptions.AuthenticationError("no", "openai", "m")
    assert model_error(error, "m", "").cause is Cause.BAD_KEY
    assert model_error(error, "m", "", had_key=False).cause is Cause.NO_KEY
    assert cause_of(exceptions.InternalServerError("Missing credentials. Please pass an `api_key`", "openai", "m")) is (
        Cause.NO_KEY
    )


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"Retry-After": "12"}, 12.0),
        ({"retry-after-ms": "250", "retry-after": "9"}, 0.25),
        ({"retry-after": "soon"}, None),
        ({}, None),
    ],
)
def test_the_wait_that_the_provider_asks_for_is_read(exceptions, headers, seconds):
    response = httpx.Response(429, headers=headers, request=httpx.Request("POST", "http://x"))
    assert retry_after(exceptions.RateLimitError("slow", "openai", "m", response=response)) == seconds


def test_a_wait_may_be_a_date():
    later = email.utils.formatdate(time.time() + 30, usegmt=True)
    error = Exception("slow")
    error.headers = {"Retry-After": later}
    assert 25 < retry_after(error) < 31
