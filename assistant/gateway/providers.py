"""Providers of models on the network: the variable that holds their key, and models worth suggesting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What to offer when a provider's key is set. Names that follow the provider's newest model are preferred."""

    provider: str
    variables: tuple[str, ...]
    models: tuple[str, ...]
    api_base: str | None = None


SUGGESTIONS = (
    Suggestion("openai", ("OPENAI_API_KEY",), ("openai/gpt-5.4-mini", "openai/gpt-5.5")),
    Suggestion(
        "anthropic",
        ("ANTHROPIC_API_KEY",),
        ("anthropic/claude-haiku-latest", "anthropic/claude-sonnet-latest"),
    ),
    Suggestion("gemini", ("GEMINI_API_KEY", "GOOGLE_API_KEY"), ("gemini/gemini-flash-latest",)),
    Suggestion("deepseek", ("DEEPSEEK_API_KEY",), ("deepseek/deepseek-flash-latest", "deepseek/deepseek-v4-pro")),
    Suggestion("dashscope", ("DASHSCOPE_API_KEY",), ("dashscope/qwen-plus-latest", "dashscope/qwen-flash-latest")),
    Suggestion("bigmodel", ("BIGMODEL_API_KEY", "ZHIPUAI_API_KEY"), ("bigmodel/glm-5.3-flash", "bigmodel/glm-5.3")),
    Suggestion("zai", ("ZAI_API_KEY",), ("zai/glm-4.7-flash", "zai/glm-5.2")),
    Suggestion("moonshot", ("MOONSHOT_API_KEY",), ("moonshot/kimi-latest",)),
    Suggestion("minimax", ("MINIMAX_API_KEY",), ("minimax/minimax-latest",)),
    Suggestion(
        "siliconflow",
        ("SILICONFLOW_API_KEY",),
        ("openai/Qwen/Qwen3-8B", "openai/deepseek-ai/DeepSeek-V3"),
        "https://api.siliconflow.cn/v1",
    ),
    Suggestion("openrouter", ("OPENROUTER_API_KEY",), ("openrouter/openrouter/auto",)),
    Suggestion("groq", ("GROQ_API_KEY",), ("groq/openai/gpt-oss-120b",)),
    Suggestion("mistral", ("MISTRAL_API_KEY",), ("mistral/mistral-small-latest", "mistral/mistral-medium-latest")),
    Suggestion("xai", ("XAI_API_KEY",), ("xai/grok-4.20-non-reasoning-gv2",)),
)
