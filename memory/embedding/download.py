"""Fetches a model from Hugging Face: memory's only network access, on the user's explicit command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from memory.embedding.model_files import find_model, full_name
from memory.embedding.problems import DownloadFailed

_WANTED = ("*.json", "*.txt", "*.model", "*.safetensors")
_UNWANTED = ("onnx/*", "openvino/*")
_CODE = (
    "import sys; from huggingface_hub import snapshot_download; "
    f"snapshot_download(sys.argv[1], allow_patterns={list(_WANTED)!r}, ignore_patterns={list(_UNWANTED)!r})"
)
_SHOWN_ERROR = 300


def download(model: str, *, quiet: bool = False, limit_s: float | None = None) -> Path:
    """Fetch a model by its Hugging Face name and return its folder; what is there already is not fetched.

    In a child process, because the library reads "offline" once, when it is imported. `HF_ENDPOINT` names a
    mirror.
    Progress goes to stderr unless `quiet`. Raises DownloadFailed, ModelMissing.
    """
    if not re.fullmatch(r"[\w.-]+(/[\w.-]+)?", model):
        raise DownloadFailed(f"{model}: not the name of a model")
    environment = {**os.environ, "HF_HUB_OFFLINE": "0", "HF_HUB_DISABLE_TELEMETRY": "1"}
    for name in ("TQDM_DISABLE", "HF_HUB_DISABLE_PROGRESS_BARS"):
        environment.pop(name, None)
    try:
        done = subprocess.run(
            [sys.executable, "-c", _CODE, full_name(model)],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if quiet else None,
            timeout=limit_s,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise DownloadFailed(f"{model}: {type(error).__name__}") from error
    if done.returncode != 0:
        last = (done.stderr or b"").decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise DownloadFailed(f"{model}: {last[:_SHOWN_ERROR]}")
    return find_model(model)
