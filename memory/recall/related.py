"""What belongs to the best finds: the same matter, told again in other words within a few days.

Evidence is redundant (a plan, a photo, a note, a message of the same afternoon), and only some of it shares words
with the question. The few best candidates therefore lend a part of their score to what resembles them and lies near
them in time. Resemblance is the cosine of vectors after the mean of all candidates was taken out of each. Memories
are left out: each is a sentence by itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from memory.recall.weights import Weights

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

ENOUGH = 40
"""Of fewer turns the mean says little, and all that is said in a few days resembles each other."""


def related(
    scores: Mapping[str, float],
    vectors: Mapping[str, bytes],
    days: Mapping[str, int],
    weights: Weights,
) -> dict[str, float]:
    """What each candidate gains, 0 to `weights.related`; {} where there are too few vectors to compare.

    `vectors` are float32 bytes of one embedder, `days` the ordinals of the candidates' days.
    """
    keys = [key for key in scores if key in vectors]
    few = min(len(keys) / ENOUGH, 1.0)
    if len(keys) <= weights.lenders:
        return {}
    import numpy as np

    lenders = sorted(range(len(keys)), key=lambda at: -scores[keys[at]])[: weights.lenders]
    shares = np.asarray([max(scores[keys[at]], 0.0) ** 2 for at in lenders], dtype=np.float32)
    if not shares.sum():
        return {}
    alike = _alike([vectors[key] for key in keys], lenders)
    ordinals = np.asarray([days[key] for key in keys], dtype=np.float32)
    apart = np.abs(ordinals[:, None] - ordinals[lenders][None, :])
    near = np.exp(-apart / np.float32(weights.related_days))
    gains = few * weights.related * ((alike * near) @ (shares / shares.sum()))
    return {key: float(gain) for key, gain in zip(keys, gains, strict=True)}


def _alike(vectors: Sequence[bytes], lenders: Sequence[int]) -> Floats:
    """Resemblance, 0 to 1, of every vector (rows) with each lender's (columns)."""
    import numpy as np

    matrix = np.frombuffer(b"".join(vectors), dtype=np.float32).reshape(len(vectors), -1)
    matrix = matrix - matrix.mean(axis=0)
    lengths = np.linalg.norm(matrix, axis=1, keepdims=True)
    matrix = matrix / np.where(lengths > 0, lengths, 1)
    alike: Floats = np.maximum(matrix @ matrix[list(lenders)].T, np.float32(0))
    return alike
