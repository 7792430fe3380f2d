"""How a model is reached, as plain values, and what follows from its name and address without asking anyone."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

LOCAL_PROVIDERS = frozenset({"ollama", "ollama_chat", "lm_studio", "llamafile", "docker_model_runner"})
"""Providers that run on the user's own machine unless an address says otherwise."""

KNOWN_PROVIDERS = LOCAL_PROVIDERS | {
    *("openai", "azure", "anthropic", "gemini", "vertex_ai", "bedrock", "deepseek", "dashscope", "zai", "bigmodel"),
    *("moonshot", "minimax", "volcengine", "tencent", "modelscope", "openrouter", "groq", "mistral", "xai"),
    *("together_ai", "fireworks_ai", "perplexity", "huggingface", "hosted_vllm", "litellm_proxy", "custom_openai"),
}
"""Providers that are told from the beginning of a name before litellm, which knows them all, is there."""

DEFAULT_BASES = {"lm_studio": "http://127.0.0.1:1234/v1"}
"""Where local providers are reached that litellm knows no address for."""

_BARE_NAMES = (("gpt-", "openai"), ("chatgpt-", "openai"), ("o1", "openai"), ("o3", "openai"), ("claude-", "anthropic"))


@dataclass(frozen=True, slots=True)
class ModelOptions:
    """One model as the settings name it."""

    name: str
    """litellm's name ("openai/gpt-4.1", "ollama_chat/qwen3"); with `api_base`, a bare name also does."""
    api_base: str | None = None
    connect_seconds: float = 10.0
    read_seconds: float = 60.0
    """Longest silence of a model on the network."""
    local_read_seconds: float = 300.0
    """The same for a local one, which may have to load itself first."""
    num_ctx: int = 12_288
    """Context that Ollama is asked for, in tokens; its own default would silently cut the memories off."""
    context_window: int | None = None
    """Overrides what is known of the model, in tokens."""
    max_output: int | None = None


def provider_of(name: str, api_base: str | None = None) -> str:
    """The provider a name stands for, "" where only litellm knows.

    At an address, a name that begins with none of the known providers is one of an OpenAI-compatible server.
    """
    head, slash, _ = name.lower().partition("/")
    if api_base:
        return head if slash and head in KNOWN_PROVIDERS else "openai"
    if slash:
        return head
    return next((provider for start, provider in _BARE_NAMES if head.startswith(start)), "")


def full_name(name: str, api_base: str | None, providers: Collection[str]) -> str:
    """The name that litellm is given.

    Ollama's older interface ("ollama/…": own template, no reasoning) is replaced by its chat interface; a
    name that begins with no provider, at an address, is one of an OpenAI-compatible server.
    """
    provider, _, rest = name.partition("/")
    if provider.lower() == "ollama" and rest:
        return f"ollama_chat/{rest}"
    if api_base and not (rest and provider.lower() in providers):
        return f"openai/{name}"
    return name


def base_of(options: ModelOptions, environ: Mapping[str, str]) -> str | None:
    """The address the model is reached at, where the settings or litellm's own variables name one."""
    if options.api_base:
        return options.api_base
    provider = provider_of(options.name)
    if not provider:
        return None
    names = {"ollama_chat": "OLLAMA_API_BASE", "ollama": "OLLAMA_API_BASE"}
    found = environ.get(names.get(provider, f"{provider.upper()}_API_BASE"))
    if provider == "openai":
        found = environ.get("OPENAI_BASE_URL") or found
    return found or DEFAULT_BASES.get(provider)


def with_default_base(options: ModelOptions, environ: Mapping[str, str]) -> ModelOptions:
    """The options with the address of a local provider that litellm knows none for."""
    default = DEFAULT_BASES.get(provider_of(options.name))
    if default and not options.api_base and base_of(options, environ) == default:
        return replace(options, api_base=default)
    return options


def is_local(options: ModelOptions, environ: Mapping[str, str]) -> bool:
    """Does the model run on this machine or in the user's own network?"""
    base = base_of(options, environ)
    if base is None:
        return provider_of(options.name) in LOCAL_PROVIDERS
    return is_local_address(base)


def is_local_address(base: str) -> bool:
    """Is this the address of this machine or of one in a private network?"""
    host = (urlsplit(base if "//" in base else f"//{base}").hostname or "").lower()
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return "." not in host or host.endswith((".local", ".lan", ".internal", ".localhost"))
    return address.is_loopback or address.is_private or address.is_link_local
