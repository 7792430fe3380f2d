"""Which environment variable holds the key for a model, and which address it may be sent to."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from assistant.gateway.options import ModelOptions, base_of, is_local_address, provider_of

NO_KEY_NEEDED = "none"
"""Sent where a server wants no key: an empty one is refused before the call."""

_VARIABLES: Mapping[str, tuple[str, ...]] = {
    "openai": ("OPENAI_API_KEY",),
    "anthropic": ("ANTHROPIC_API_KEY",),
    "gemini": ("GEMINI_API_KEY", "GOOGLE_API_KEY"),
    "huggingface": ("HF_TOKEN", "HUGGINGFACE_API_KEY"),
    "together_ai": ("TOGETHERAI_API_KEY", "TOGETHER_API_KEY"),
    "zai": ("ZAI_API_KEY",),
    "bigmodel": ("BIGMODEL_API_KEY", "ZHIPUAI_API_KEY"),
    "perplexity": ("PERPLEXITYAI_API_KEY", "PERPLEXITY_API_KEY"),
    "fireworks_ai": ("FIREWORKS_AI_API_KEY", "FIREWORKS_API_KEY"),
}
"""Where it is not simply the provider's name with `_API_KEY`."""

_HOSTS: Mapping[str, str] = {
    "api.siliconflow.cn": "SILICONFLOW_API_KEY",
    "api.siliconflow.com": "SILICONFLOW_API_KEY",
    "dashscope.aliyuncs.com": "DASHSCOPE_API_KEY",
    "open.bigmodel.cn": "ZHIPUAI_API_KEY",
    "api.deepseek.com": "DEEPSEEK_API_KEY",
    "api.moonshot.cn": "MOONSHOT_API_KEY",
    "openrouter.ai": "OPENROUTER_API_KEY",
}
"""OpenAI-compatible services that have a variable of their own."""


def key_variables(options: ModelOptions, environ: Mapping[str, str]) -> tuple[str, ...]:
    """Names of the variables that may hold the key for this model, best first.

    A key never goes to an address it was not meant for: one of this machine or a private network gets only
    what was set for it (a key beside `OPENAI_API_BASE`), a known service only its own.
    """
    provider = provider_of(options.name, options.api_base)
    if not provider:
        return ()
    names = _VARIABLES.get(provider, (f"{provider.upper().replace('-', '_')}_API_KEY",))
    base = base_of(options, environ)
    if base is None or _is_named_by(environ, base, provider):
        return names
    if is_local_address(base):
        return ()
    host = urlsplit(base).hostname or ""
    return (_HOSTS[host],) if host in _HOSTS else names


def find_key(options: ModelOptions, environ: Mapping[str, str]) -> str | None:
    """The key for this model in the environment, None if there is none."""
    return next((environ[name] for name in key_variables(options, environ) if environ.get(name)), None)


def _is_named_by(environ: Mapping[str, str], base: str, provider: str) -> bool:
    """Is this the address that the environment names for the provider, beside its key?"""
    named = base_of(ModelOptions(f"{provider}/"), environ)
    return named is not None and named.rstrip("/") == base.rstrip("/")
