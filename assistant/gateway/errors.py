"""What a failed call means: every exception of litellm, openai, httpx and the network as one of our causes.

Classes are told by name along their inheritance, most derived first, so that nothing has to be imported for
it and litellm's classes, which derive from openai's of the same names, need no order of tests.
"""

from __future__ import annotations

import email.utils
import re
import ssl
import time
from collections.abc import Iterator, Mapping

from assistant.chat_model import Cause, ModelError

BY_CLASS: Mapping[str, Cause] = {
    # litellm and openai
    "MidStreamFallbackError": Cause.CUT,
    "ContextWindowExceededError": Cause.TOO_LONG,
    "ContentPolicyViolationError": Cause.CONTENT_FILTER,
    "RejectedRequestError": Cause.CONTENT_FILTER,
    "ModifyResponseException": Cause.CONTENT_FILTER,
    "GuardrailRaisedException": Cause.CONTENT_FILTER,
    "BlockedPiiEntityError": Cause.CONTENT_FILTER,
    "SensitiveDataRouteException": Cause.CONTENT_FILTER,
    "PaymentRequiredError": Cause.NO_QUOTA,
    "BudgetExceededError": Cause.NO_QUOTA,
    "LiteLLMUnknownProvider": Cause.UNKNOWN_PROVIDER,
    "ModelNotMappedError": Cause.UNKNOWN_MODEL,
    "NotFoundError": Cause.UNKNOWN_MODEL,
    "AuthenticationError": Cause.BAD_KEY,
    "PermissionDeniedError": Cause.FORBIDDEN,
    "RateLimitError": Cause.RATE_LIMIT,
    "Timeout": Cause.TIMEOUT,
    "APITimeoutError": Cause.TIMEOUT,
    "BadRequestError": Cause.BAD_REQUEST,
    "UnprocessableEntityError": Cause.BAD_REQUEST,
    "ConflictError": Cause.BAD_REQUEST,
    "APIConnectionError": Cause.UNREACHABLE,
    "InternalServerError": Cause.SERVER,
    "ServiceUnavailableError": Cause.SERVER,
    "BadGatewayError": Cause.SERVER,
    "APIResponseValidationError": Cause.SERVER,
    "APIStatusError": Cause.SERVER,
    "APIError": Cause.SERVER,
    "OpenAIError": Cause.SERVER,
    # httpx and aiohttp
    "ProxyError": Cause.PROXY,
    "ClientProxyConnectionError": Cause.PROXY,
    "ClientHttpProxyError": Cause.PROXY,
    "ConnectTimeout": Cause.UNREACHABLE,
    "TimeoutException": Cause.TIMEOUT,
    "ConnectError": Cause.UNREACHABLE,
    "ReadError": Cause.CUT,
    "RemoteProtocolError": Cause.CUT,
    "ClientPayloadError": Cause.CUT,
    "UnsupportedProtocol": Cause.BAD_REQUEST,
    "InvalidURL": Cause.BAD_REQUEST,
    "HTTPError": Cause.UNREACHABLE,
    "ClientError": Cause.UNREACHABLE,
    # Python
    "gaierror": Cause.NO_NETWORK,
    "SSLError": Cause.TLS,
    "TimeoutError": Cause.TIMEOUT,
    "ConnectionRefusedError": Cause.UNREACHABLE,
    "ConnectionError": Cause.CUT,
    "ModuleNotFoundError": Cause.NOT_INSTALLED,
    "ImportError": Cause.NOT_INSTALLED,
    "UnicodeDecodeError": Cause.SERVER,
    "JSONDecodeError": Cause.SERVER,
}

BY_STATUS: Mapping[int, Cause] = {
    401: Cause.BAD_KEY,
    402: Cause.NO_QUOTA,
    403: Cause.FORBIDDEN,
    404: Cause.UNKNOWN_MODEL,
    408: Cause.TIMEOUT,
    413: Cause.TOO_LONG,
    429: Cause.RATE_LIMIT,
}
"""Statuses that litellm reports as a general error on some routes; any other from 400 to 499 is a bad request."""

GATEWAY_TIMEOUT = 504

_VAGUE = {Cause.SERVER, Cause.UNREACHABLE, Cause.TIMEOUT, Cause.CUT, Cause.UNKNOWN}
"""Causes that litellm also reports when something more telling lies beneath."""

_BENEATH: tuple[tuple[Cause, tuple[str, ...]], ...] = (
    (Cause.PROXY, ("ProxyError", "ClientProxyConnectionError", "ClientHttpProxyError")),
    (Cause.TLS, ("SSLError", "ClientConnectorCertificateError", "ClientSSLError", "CertificateError")),
    (Cause.NO_NETWORK, ("gaierror", "ClientConnectorDNSError")),
    (
        Cause.UNREACHABLE,
        ("ConnectionRefusedError", "ConnectTimeout", "ConnectionTimeoutError", "ConnectError"),
    ),
    (Cause.TIMEOUT, ("TimeoutException", "SocketTimeoutError", "TimeoutError", "APITimeoutError")),
    (Cause.CUT, ("ReadError", "RemoteProtocolError", "ClientPayloadError", "ServerDisconnectedError")),
    (Cause.SERVER, ("JSONDecodeError", "UnicodeDecodeError")),
)

_WORDS: tuple[tuple[re.Pattern[str], Cause], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), cause)
    for pattern, cause in (
        (r"socksio|socks proxy|unknown scheme for proxy", Cause.PROXY),
        (r"missing credentials|api[_ ]key (?:client option )?must be set|no api[- ]?key", Cause.NO_KEY),
        (r"llm provider not provided", Cause.UNKNOWN_PROVIDER),
        (
            r"insufficient[_ ]?(?:quota|balance|credit|funds)|exceeded[_ ](?:your[_ ])?current[_ ]quota|arrearage"
            r"|credit balance is too low|billing[_ ]|余额不足|欠费|额度(?:不足|已用)",
            Cause.NO_QUOTA,
        ),
        (r"rate[_ ]?limit|too many requests|速率限制|请求过于频繁|并发数过高", Cause.RATE_LIMIT),
        (
            r"context[_ ](?:length|window|size)|maximum context|prompt is too long|too many tokens|input length"
            r"|exceeds? the (?:available|maximum) (?:context|number of tokens)|上下文(?:长度|窗口)|输入.{0,4}过长",
            Cause.TOO_LONG,
        ),
        (
            r"content[_ ]?(?:filter|policy)|datainspectionfailed|content exists risk|inappropriate content"
            r"|敏感(?:内容|词)|不安全|违规",
            Cause.CONTENT_FILTER,
        ),
        (
            r"model[_ ]not[_ ](?:found|exist)|(?:no such|unknown|invalid) model|model\b.{0,80}?"
            r"(?:not found|does not exist|not exist|try pulling)|model.{0,12}is not loaded|模型.{0,20}不存在",
            Cause.UNKNOWN_MODEL,
        ),
        (r"invalid.{0,12}api[_ -]?key|api[_ -]?key.{0,24}(?:invalid|not valid|incorrect)", Cause.BAD_KEY),
    )
)
_REFINED = {Cause.BAD_REQUEST, Cause.RATE_LIMIT, Cause.FORBIDDEN, Cause.NOT_INSTALLED}
"""Causes whose words may say something narrower."""

_NETWORK_WORDS: tuple[tuple[re.Pattern[str], Cause], ...] = (
    (re.compile(r"certificate|\[SSL[:\]]|SSLError", re.IGNORECASE), Cause.TLS),
    (
        re.compile(r"name or service not known|nodename nor servname|name resolution|getaddrinfo", re.I),
        Cause.NO_NETWORK,
    ),
    (re.compile(r"connect call failed|connection refused|connection attempts failed", re.I), Cause.UNREACHABLE),
)

_BENEATH_WORDS = (_WORDS[0], _NETWORK_WORDS[0])
"""A proxy or a certificate shows in the words of a connection that failed."""

_CLEAN_END = "before a finish_reason"


def model_error(error: BaseException, model: str, detail: str, had_key: bool = True) -> ModelError:
    """The exception as ours, with its redacted text. Raise it outside of `except`: nothing may chain the original."""
    cause = cause_of(error)
    if cause is Cause.BAD_KEY and not had_key:
        cause = Cause.NO_KEY
    return ModelError(cause, model, detail, retry_after(error))


def cause_of(error: BaseException) -> Cause:
    """Why the call failed."""
    if getattr(error, "status_code", None) == GATEWAY_TIMEOUT:
        return Cause.SERVER  # litellm calls it a timeout, but it came from a proxy, at once
    chain = tuple(_chain(error))
    cause = _by_class_and_status(getattr(error, "original_exception", None) or error)
    if cause in _VAGUE and (beneath := _beneath(chain)):
        cause = _by_words(chain, beneath, _BENEATH_WORDS)
    elif cause in _REFINED:
        cause = _by_words(chain, cause, _WORDS)
    elif cause in (Cause.SERVER, Cause.UNREACHABLE, Cause.UNKNOWN):
        cause = _by_words(chain, cause, (*_WORDS, *_NETWORK_WORDS))
    in_the_middle = getattr(error, "is_pre_first_chunk", True) is False
    return Cause.CUT if in_the_middle and cause in (Cause.UNKNOWN, Cause.UNREACHABLE, Cause.SERVER) else cause


def cause_of_class(kind: type[BaseException]) -> Cause:
    """What the exception's class alone says."""
    return next((BY_CLASS[base.__name__] for base in kind.__mro__ if base.__name__ in BY_CLASS), Cause.UNKNOWN)


def _by_class_and_status(error: BaseException) -> Cause:
    cause = cause_of_class(type(error))
    status = getattr(error, "status_code", None)
    if cause is Cause.SERVER and isinstance(status, int) and 400 <= status < 500:
        return BY_STATUS.get(status, Cause.BAD_REQUEST)
    return cause


def ended_without_reason(error: BaseException) -> bool:
    """Did the stream end cleanly, only without saying why? Some local servers never say it."""
    return any(_CLEAN_END in str(link) for link in _chain(error))


def retry_after(error: BaseException) -> float | None:
    """Seconds the provider asks to wait, None if it does not say."""
    for link in _chain(error):
        for holder in (link, getattr(link, "response", None)):
            for name in ("litellm_response_headers", "headers"):
                headers = getattr(holder, name, None)
                if headers is not None and (seconds := _wait_of(headers)) is not None:
                    return seconds
    return None


def _wait_of(headers: Mapping[str, str]) -> float | None:
    values = {str(name).lower(): str(value) for name, value in dict(headers).items()}
    for name, scale in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        value = values.get(name) or values.get(f"llm_provider-{name}") or ""
        if re.fullmatch(r"\d+(\.\d+)?", value):
            return float(value) * scale
        if parsed := email.utils.parsedate_tz(value):
            return max(0.0, email.utils.mktime_tz(parsed) - time.time())
    return None


def _beneath(chain: tuple[BaseException, ...]) -> Cause | None:
    """The most telling network error in the chain."""
    for cause, names in _BENEATH:
        if any(base.__name__ in names for link in chain for base in type(link).__mro__):
            return cause
    if any(isinstance(link, ssl.SSLError) for link in chain):
        return Cause.TLS
    return None


def _by_words(
    chain: tuple[BaseException, ...], cause: Cause, words: tuple[tuple[re.Pattern[str], Cause], ...]
) -> Cause:
    """The cause its words tell; a body's `code` is read too."""
    text = "\n".join(f"{link} {_code_of(link)}" for link in chain)
    return next((told for pattern, told in words if pattern.search(text)), cause)


def _code_of(error: BaseException) -> str:
    body = getattr(error, "body", None)
    return f"{body.get('code', '')} {body.get('type', '')}" if isinstance(body, Mapping) else ""


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The exception and everything beneath it, each once."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        link = waiting.pop(0)
        if link is None or id(link) in seen:
            continue
        seen.add(id(link))
        yield link
        original = getattr(link, "original_exception", None)
        waiting += [
            link.__cause__,
            link.__context__,
            original if isinstance(original, BaseException) else None,
        ]
