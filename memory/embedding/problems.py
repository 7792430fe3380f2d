"""Why there is no embedder: one class a cause, so that each can be told with its remedy."""

from __future__ import annotations

from memory.ports import EmbedderUnavailable


class EmbedderOff(EmbedderUnavailable):
    """The settings say "none": words and time are all that is wanted."""

    code = "embedder_off"


class EngineMissing(EmbedderUnavailable):
    """The 4-bit engine is not installed, or does not run on this processor."""

    code = "embedder_engine_missing"


class TorchMissing(EmbedderUnavailable):
    """sentence-transformers or torch is not installed (a light set-up leaves them out)."""

    code = "embedder_torch_missing"


class ModelMissing(EmbedderUnavailable):
    """The model's files are not on this machine; nothing is fetched unless the user asks for it."""

    code = "embedder_model_missing"


class DownloadFailed(EmbedderUnavailable):
    """The model could not be fetched."""

    code = "embedder_download_failed"
