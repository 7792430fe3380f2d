from __future__ import annotations

import json
import subprocess
import sys

import pytest

from assistant.chat_model import ChatMessage, ChatRequest, ModelLimits, Usage
from assistant.gateway.arguments import call_arguments, refused_parameter, response_format
from assistant.gateway.keys import find_key, key_variables
from assistant.gateway.known import limits_of, make_known, with_cost
from assistant.gateway.litellm_model import LitellmModel
from assistant.gateway.options import (
    KNOWN_PROVIDERS,
    ModelOptions,
    full_name,
    is_local,
    is_local_address,
    with_default_base,
)


@pytest.mark.parametrize(
    ("name", "base", "full"),
    [
        ("ollama/qwen3:8b", None, "ollama_chat/qwen3:8b"),
        ("ollama_chat/qwen3", None, "ollama_chat/qwen3"),
        ("openai/gpt-4.1", None, "openai/gpt-4.1"),
        ("gpt-4.1", None, "gpt-4.1"),
        ("qwen3", "http://127.0.0.1:8080/v1", "openai/qwen3"),
        ("Qwen/Qwen3-8B", "https://api.siliconflow.cn/v1", "openai/Qwen/Qwen3-8B"),
        ("openai/Qwen/Qwen3-8B", "https://api.siliconflow.cn/v1", "openai/Qwen/Qwen3-8B"),
        ("deepseek/deepseek-chat", "https://proxy.example/v1", "deepseek/deepseek-chat"),
    ],
)
def test_the_name_that_litellm_gets(name, base, full):
    assert full_name(name, base, KNOWN_PROVIDERS) == full


@pytest.mark.parametrize(
    ("base", "local"),
    [
        ("http://127.0.0.1:11434", True),
        ("http://localhost:1234/v1", True),
        ("http://[::1]:8080/v1", True),
        ("http://192.168.1.20:8000/v1", True),
        ("http://box:8000/v1", True),
        ("http://mac-mini.local/v1", True),
        ("127.0.0.1:11434", True),
        ("https://api.openai.com/v1", False),
        ("http://8.8.8.8/v1", False),
        ("https://localhost.example.com/v1", False),
    ],
)
def test_which_addresses_are_local(base, local):
    assert is_local_address(base) is local


def test_a_local_provider_is_local_until_its_address_says_otherwise():
    assert is_local(ModelOptions("ollama_chat/qwen3"), {})
    assert not is_local(ModelOptions("ollama_chat/qwen3"), {"OLLAMA_API_BASE": "https://ollama.example.com"})
    assert not is_local(ModelOptions("openai/gpt-4.1"), {})
    assert is_local(ModelOptions("openai/x"), {"OPENAI_API_BASE": "http://127.0.0.1:1/v1"})
    assert not is_local(ModelOptions("claude-sonnet-4-5"), {"OPENAI_API_BASE": "http://127.0.0.1:1/v1"})


def test_lm_studio_gets_its_usual_address_unless_the_environment_names_one():
    options = ModelOptions("lm_studio/qwen3")
    assert with_default_base(options, {}).api_base == "http://127.0.0.1:1234/v1"
    assert with_default_base(options, {"LM_STUDIO_API_BASE": "http://127.0.0.1:9/v1"}).api_base is None


KEYS = {name: name.lower() for name in ("OPENAI_API_KEY", "DEEPSEEK_API_KEY", "SILICONFLOW_API_KEY", "GOOGLE_API_KEY")}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (ModelOptions("openai/gpt-4.1"), "openai_api_key"),
        (ModelOptions("gpt-4.1"), "openai_api_key"),
        (ModelOptions("deepseek/deepseek-chat"), "deepseek_api_key"),
        (ModelOptions("gemini/gemini-pro"), "google_api_key"),
        (ModelOptions("claude-sonnet-4-5"), None),
        (ModelOptions("some-name-only-litellm-knows"), None),
        (ModelOptions("x", "http://127.0.0.1:1234/v1"), None),
        (ModelOptions("openai/x", "http://192.168.0.7/v1"), None),
        (ModelOptions("Qwen/Qwen3-8B", "https://api.siliconflow.cn/v1"), "siliconflow_api_key"),
        (ModelOptions("openai/x", "https://proxy.example.com/v1"), "openai_api_key"),
    ],
)
def test_a_key_goes_only_where_it_was_meant_to_go(options, key):
    assert find_key(options, KEYS) == key


def test_a_key_beside_a_local_address_in_the_environment_belongs_to_it():
    environ = {"OPENAI_API_BASE": "http://127.0.0.1:4000/v1", "OPENAI_API_KEY": "k"}
    assert find_key(ModelOptions("openai/x"), environ) == "k"
    assert find_key(ModelOptions("openai/x", "http://127.0.0.1:4000/v1/"), environ) == "k"
    assert find_key(ModelOptions("openai/x", "http://127.0.0.1:5000/v1"), environ) is None


def test_the_variable_to_set_is_named_first():
    assert key_variables(ModelOptions("anthropic/claude"), {}) == ("ANTHROPIC_API_KEY",)
    assert key_variables(ModelOptions("together_ai/x"), {})[0] == "TOGETHERAI_API_KEY"
    assert key_variables(ModelOptions("cerebras/x"), {}) == ("CEREBRAS_API_KEY",)


REQUEST = ChatRequest((ChatMessage("user", "你好"),), max_tokens=50, temperature=0.2)


def arguments(name="openai/x", local=False, refused=(), stream=True, request=REQUEST, **options):
    return call_arguments(request, name, ModelOptions(name, **options), "k", local, refused, stream)


def test_litellm_is_told_not_to_retry_and_to_drop_what_a_model_does_not_take():
    made = arguments()
    assert (made["max_retries"], made["num_retries"], made["drop_params"]) == (0, 0, True)
    assert made["messages"] == [{"role": "user", "content": "你好"}]
    assert (made["max_tokens"], made["temperature"]) == (50, 0.2)


def test_time_limits_are_plain_numbers_of_the_settings():
    timeout = arguments(connect_seconds=3, read_seconds=7, local_read_seconds=90)["timeout"]
    assert (timeout.connect, timeout.read) == (3, 7)
    assert arguments(local=True, local_read_seconds=90)["timeout"].read == 90


def test_only_ollama_is_asked_for_a_window():
    assert "num_ctx" not in arguments()
    assert arguments("ollama_chat/x", num_ctx=4096)["num_ctx"] == 4096


def test_what_was_refused_is_left_out():
    made = arguments(refused={"stream_options", "temperature"})
    assert "stream_options" not in made
    assert "temperature" not in made
    assert "max_tokens" in made


STRICT = {
    "type": "object",
    "properties": {"a": {"type": "array", "items": {"type": "object", "properties": {}, "required": [],
                                                    "additionalProperties": False}}},
    "required": ["a"],
    "additionalProperties": False,
}  # fmt: skip


@pytest.mark.parametrize(
    ("schema", "strict"),
    [
        (STRICT, True),
        (STRICT | {"required": []}, False),
        (STRICT | {"additionalProperties": True}, False),
        ({"type": "object", "properties": {"a": {"type": "string"}}}, False),
    ],
)
def test_a_schema_is_strict_only_where_a_provider_can_hold_to_it(schema, strict):
    assert response_format(schema, ())["json_schema"]["strict"] is strict


def test_json_is_asked_for_in_three_steps():
    assert response_format(STRICT, ())["type"] == "json_schema"
    assert response_format(STRICT, {"json_schema"}) == {"type": "json_object"}
    assert response_format(STRICT, {"json_schema", "json_object"}) is None
    assert response_format(None, ()) is None


@pytest.mark.parametrize(
    ("text", "parameter"),
    [
        ("Unsupported value: 'temperature' does not support 0.2", "temperature"),
        ("Unsupported parameter: 'max_tokens' is not supported; use 'max_completion_tokens'", "max_tokens"),
        ("unknown field include_usage", "stream_options"),
        ("something else", None),
    ],
)
def test_the_refused_parameter_is_read_from_the_refusal(text, parameter):
    assert refused_parameter(text, arguments()) == parameter


PRICES = {
    "gpt-x": {"max_input_tokens": 1000, "max_output_tokens": 200, "input_cost_per_token": 1e-3,
              "output_cost_per_token": 2e-3},
}  # fmt: skip


def test_limits_come_from_the_settings_then_from_the_list():
    assert limits_of("openai/gpt-x", ModelOptions("openai/gpt-x"), False, PRICES) == ModelLimits(1000, 200)
    assert limits_of("openai/gpt-x", ModelOptions("openai/gpt-x", context_window=5), False, PRICES) == ModelLimits(
        5, 200
    )
    assert limits_of("openai/gpt-x", ModelOptions("openai/gpt-x"), True, PRICES) == ModelLimits()
    assert limits_of("ollama_chat/x", ModelOptions("x", num_ctx=77), True, PRICES) == ModelLimits(77, None)


def test_costs_are_nothing_locally_and_unknown_where_the_list_cannot_know():
    usage = Usage(10, 5)
    assert with_cost(usage, "openai/gpt-x", False, True, PRICES).cost == 0.0
    assert with_cost(usage, "openai/gpt-x", False, False, PRICES).cost == pytest.approx(0.02)
    assert with_cost(usage, "openai/gpt-x", True, False, PRICES).cost is None
    assert with_cost(usage, "openai/other", False, False, PRICES).cost is None


def test_an_ollama_model_is_entered_into_the_list_once():
    prices: dict = {"ollama_chat/known": {"max_tokens": 1}}
    make_known("ollama_chat/known", ModelOptions("x"), prices)
    make_known("ollama_chat/new", ModelOptions("x", num_ctx=9), prices)
    make_known("openai/new", ModelOptions("x"), prices)
    assert prices["ollama_chat/known"] == {"max_tokens": 1}
    assert prices["ollama_chat/new"]["max_tokens"] == 9
    assert "openai/new" not in prices


def test_a_model_shows_no_key():
    model = LitellmModel(ModelOptions("openai/x"), key=lambda: "sk-secret-value")
    assert "sk-secret-value" not in repr(model) + repr(vars(model))
    assert model.name == "openai/x"


def test_making_a_model_imports_nothing_heavy():
    script = (
        "import sys, json; from assistant.gateway.litellm_model import LitellmModel; "
        "from assistant.gateway.options import ModelOptions; from assistant.gateway.embedder import LitellmEmbedder; "
        "import assistant.discovery; m = LitellmModel(ModelOptions('openai/x')); m.limits; m.name; "
        "LitellmEmbedder('openai/x').fingerprint; print(json.dumps(sorted(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    heavy = {"litellm", "openai", "httpx", "aiohttp", "numpy", "pydantic", "tiktoken", "importlib.metadata", "requests"}
    assert heavy & loaded == set()
