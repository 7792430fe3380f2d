"""A sentence-transformers model on disk: where it is, what it is, what it wants before a text."""

from __future__ import annotations

import json
import os
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from memory.embedding.problems import ModelMissing

_SMALL_FILE = 100_000
_E5_INSTRUCT = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery: "
_BGE_ZH = "为这个句子生成表示以用于检索相关文章："


def find_model(model: str) -> Path:
    """Folder of a model: a folder given by path, else the newest snapshot in the Hugging Face cache.

    Raises ModelMissing when it is not on this machine, or not in safetensors (others may hold code).
    """
    folder = Path(model).expanduser()
    if not folder.is_dir():
        folder = _cached(model)
    if next(folder.rglob("*.safetensors"), None) is None:
        raise ModelMissing(f"{model}: no safetensors file in {folder}")
    return folder


def dimension(folder: Path) -> int | None:
    """Length of the vectors as the folder's own files tell it, None where only loading can tell."""
    own = _json(folder / "config_sentence_transformers.json").get("truncate_dim")
    if isinstance(own, int):
        return own
    for module in reversed(_modules(folder)):
        config = _json(folder / str(module.get("path", "")) / "config.json")
        for key in ("out_features", "embedding_dimension", "word_embedding_dimension"):
            if isinstance(config.get(key), int) and not _several_modes(config):
                return int(config[key])
    return None


def identity(folder: Path) -> str:
    """Ten hex digits that differ between two models: sizes of the weights and every small settings file."""
    digest = sha256()
    for path in sorted(folder.rglob("*.safetensors")):
        digest.update(f"{path.relative_to(folder)} {path.stat().st_size};".encode())
    for path in sorted(folder.rglob("*.json")):
        if path.stat().st_size < _SMALL_FILE:
            digest.update(path.read_bytes())
    return digest.hexdigest()[:10]


def prompt_family(model: str, folder: Path) -> str:
    """Which words the model was trained to see before a text: own, e5, e5-instruct, bge-zh or none."""
    prompts = _json(folder / "config_sentence_transformers.json").get("prompts")
    if isinstance(prompts, dict) and any(prompts.values()):
        return "own"
    name = f"{Path(model).name} {_json(folder / 'config.json').get('_name_or_path', '')}".lower()
    if re.search(r"\be5\b", name):
        return "e5-instruct" if "instruct" in name else "e5"
    return "bge-zh" if re.search(r"\bbge-.*zh", name) else "none"


def prompts_of(family: str) -> dict[str, str] | None:
    """The prompts of a family by name; None leaves what the model's own settings say."""
    return {
        "e5": {"query": "query: ", "document": "passage: "},
        "e5-instruct": {"query": _E5_INSTRUCT, "document": ""},
        "bge-zh": {"query": _BGE_ZH, "document": ""},
    }.get(family)


def cache_folder() -> Path:
    """Where Hugging Face keeps models, by the same variables that its library reads."""
    for name in ("HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE"):
        if os.environ.get(name):
            return Path(os.environ[name]).expanduser()
    if os.environ.get("HF_HOME"):
        return Path(os.environ["HF_HOME"]).expanduser() / "hub"
    base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "huggingface" / "hub"


def full_name(model: str) -> str:
    """The name with its owner; models without one are sentence-transformers' own."""
    return model if "/" in model else f"sentence-transformers/{model}"


def _cached(model: str) -> Path:
    if not re.fullmatch(r"[\w.-]+(/[\w.-]+)?", model):
        raise ModelMissing(f"{model}: no such folder")
    home = cache_folder() / f"models--{full_name(model).replace('/', '--')}"
    try:
        revision = (home / "refs" / "main").read_text(encoding="utf-8").strip()
    except OSError as error:
        raise ModelMissing(f"{model}: not on this machine") from error
    folder = home / "snapshots" / revision
    if not folder.is_dir():
        raise ModelMissing(f"{model}: not on this machine")
    return folder


def _modules(folder: Path) -> list[dict[str, Any]]:
    try:
        found = json.loads((folder / "modules.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    return [module for module in found if isinstance(module, dict)] if isinstance(found, list) else []


def _several_modes(config: dict[str, Any]) -> bool:
    """Does the pooling put several means in a row, so that the vector is longer than the model's?"""
    modes = [key for key, value in config.items() if key.startswith("pooling_mode_") and value is True]
    return len(modes) > 1 or (isinstance(config.get("pooling_mode"), list) and len(config["pooling_mode"]) > 1)


def _json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
