from __future__ import annotations

import json
from pathlib import Path

import pytest

from memory.embedding.download import download
from memory.embedding.model_files import cache_folder, dimension, find_model, identity, prompt_family, prompts_of
from memory.embedding.problems import DownloadFailed, ModelMissing


def make(folder: Path, **files: object) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "model.safetensors").write_bytes(b"weights")
    for name, content in {"config": {}, **files}.items():
        path = folder / f"{name.replace('__', '/')}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(content))
    return folder


def test_a_fetched_model_is_found_in_the_cache_of_hugging_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HF_HUB_CACHE", str(tmp_path))
    home = tmp_path / "models--intfloat--multilingual-e5-base"
    make(home / "snapshots" / "abc123")
    with pytest.raises(ModelMissing):
        find_model("intfloat/multilingual-e5-base")
    (home / "refs").mkdir()
    (home / "refs" / "main").write_text("abc123")
    assert find_model("intfloat/multilingual-e5-base") == home / "snapshots" / "abc123"
    for other in ("intfloat/multilingual-e5-large", "../escape", "a/b/c", "", "a b"):
        with pytest.raises(ModelMissing):
            find_model(other)


def test_the_cache_lies_where_the_environment_says(monkeypatch: pytest.MonkeyPatch):
    for name in ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert cache_folder() == Path.home() / ".cache" / "huggingface" / "hub"
    monkeypatch.setenv("XDG_CACHE_HOME", "/x")
    assert cache_folder() == Path("/x/huggingface/hub")
    monkeypatch.setenv("HF_HOME", "/y")
    assert cache_folder() == Path("/y/hub")
    monkeypatch.setenv("HF_HUB_CACHE", "/z")
    assert cache_folder() == Path("/z")


@pytest.mark.parametrize(
    ("name", "config", "family"),
    [
        ("intfloat/multilingual-e5-small", {}, "e5"),
        ("/models/e5-base-v2", {}, "e5"),
        ("intfloat/multilingual-e5-large-instruct", {}, "e5-instruct"),
        ("BAAI/bge-small-zh-v1.5", {}, "bge-zh"),
        ("BAAI/bge-m3", {}, "none"),
        ("sentence-transformers/all-MiniLM-L6-v2", {}, "none"),
        ("/models/mine", {"_name_or_path": "intfloat/e5-small"}, "e5"),
        ("/models/cafe5", {}, "none"),
    ],
)
def test_the_prompts_of_a_family_are_known_by_its_name(tmp_path: Path, name: str, config: dict, family: str):
    assert prompt_family(name, make(tmp_path / "m", config=config)) == family


def test_a_models_own_prompts_win(tmp_path: Path):
    own = {"prompts": {"query": "Q: ", "document": ""}}
    folder = make(tmp_path / "m", config_sentence_transformers=own)
    assert prompt_family("intfloat/multilingual-e5-small", folder) == "own"
    empty = make(tmp_path / "n", config_sentence_transformers={"prompts": {"query": "", "document": ""}})
    assert prompt_family("intfloat/multilingual-e5-small", empty) == "e5"


def test_prompts_differ_for_query_and_document():
    assert prompts_of("e5") == {"query": "query: ", "document": "passage: "}
    assert prompts_of("bge-zh")["document"] == ""
    assert prompts_of("own") is prompts_of("none") is None


def test_the_length_of_a_vector_is_read_from_the_last_module(tmp_path: Path):
    modules = [{"path": ""}, {"path": "1_Pooling"}, {"path": "2_Dense"}, {"path": "3_Normalize"}]
    pooling = {"word_embedding_dimension": 384, "pooling_mode_mean_tokens": True}
    assert dimension(make(tmp_path / "a", modules=modules, **{"1_Pooling__config": pooling})) == 384
    dense = {"1_Pooling__config": pooling, "2_Dense__config": {"in_features": 384, "out_features": 128}}
    assert dimension(make(tmp_path / "b", modules=modules, **dense)) == 128
    both = {**pooling, "pooling_mode_cls_token": True}
    assert dimension(make(tmp_path / "c", modules=modules, **{"1_Pooling__config": both})) is None
    cut = {"config_sentence_transformers": {"truncate_dim": 64}}
    assert dimension(make(tmp_path / "d", modules=modules, **{"1_Pooling__config": pooling}, **cut)) == 64
    assert dimension(make(tmp_path / "e")) is None


def test_two_models_differ_and_a_moved_one_does_not(tmp_path: Path):
    one, same, other = make(tmp_path / "a"), make(tmp_path / "b"), make(tmp_path / "c", config={"layers": 12})
    assert identity(one) == identity(same) != identity(other)
    (same / "model.safetensors").write_bytes(b"other weights")
    assert identity(one) != identity(same)


def test_a_download_that_fails_says_so_and_reaches_for_nothing_else(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    with pytest.raises(DownloadFailed, match="someone/some-model"):
        download("someone/some-model", quiet=True, limit_s=50)
    with pytest.raises(DownloadFailed):
        download("--option", quiet=True)
    with pytest.raises(DownloadFailed):
        download("../../x", quiet=True)
