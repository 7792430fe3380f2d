"""What litellm's own list says about a model: its limits and prices. Only the list is read, nothing is asked."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from typing import Any

from assistant.chat_model import ModelLimits, Usage
from assistant.gateway.options import ModelOptions


def entry_of(name: str, prices: Mapping[str, Any]) -> Mapping[str, Any]:
    """The list's entry for a full model name, with or without its provider; empty if it has none."""
    bare = name.split("/", 1)[-1]
    for key in (name, bare):
        entry = prices.get(key)
        if isinstance(entry, Mapping):
            return entry
    return {}


def limits_of(name: str, options: ModelOptions, local: bool, prices: Mapping[str, Any]) -> ModelLimits:
    """Limits in tokens: the settings', else what Ollama is asked for, else the list's.

    The list says nothing true about a model that the user runs himself.
    """
    window: int | None = options.num_ctx if name.startswith("ollama_chat/") else None
    output: int | None = None
    if not local:
        entry = entry_of(name, prices)
        window = _count(entry.get("max_input_tokens")) or _count(entry.get("max_tokens"))
        output = _count(entry.get("max_output_tokens"))
    return ModelLimits(options.context_window or window, options.max_output or output)


def with_cost(usage: Usage, name: str, custom_address: bool, local: bool, prices: Mapping[str, Any]) -> Usage:
    """The usage with its price in US dollars: nothing for a local model, unknown at an address of the user's."""
    if local:
        return Usage(usage.prompt_tokens, usage.completion_tokens, 0.0)
    entry = {} if custom_address else entry_of(name, prices)
    into, out = entry.get("input_cost_per_token"), entry.get("output_cost_per_token")
    if not isinstance(into, int | float) or not isinstance(out, int | float):
        return usage
    cost = usage.prompt_tokens * into + usage.completion_tokens * out
    return Usage(usage.prompt_tokens, usage.completion_tokens, cost)


def make_known(name: str, options: ModelOptions, prices: MutableMapping[str, Any]) -> None:
    """Enter an Ollama model into the list: one that is missing there litellm would ask the server about after every
    answer, with a blocking call on the event loop.
    """
    if name.startswith("ollama_chat/"):
        entry = {"litellm_provider": "ollama_chat", "mode": "chat", "max_tokens": options.num_ctx}
        prices.setdefault(name, entry | {"input_cost_per_token": 0.0, "output_cost_per_token": 0.0})


def _count(value: object) -> int | None:
    return int(value) if isinstance(value, int | float) and value > 0 else None
