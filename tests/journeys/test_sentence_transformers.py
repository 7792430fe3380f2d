"""The whole story with embeddings by sentence-transformers, whose model folder a package carries."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.journeys.conftest import Open, configure
from tests.journeys.stories import EN
from tests.journeys.test_screen import live_through

pytestmark = [pytest.mark.journey, pytest.mark.timeout(600)]


def test_the_whole_story(open_terminal: Open, tmp_path: Path, carried_model: Path) -> None:
    configure(tmp_path, f'[embedding]\nruntime = "sentence-transformers"\nmodel = "{carried_model}"\n')
    live_through(open_terminal, EN, (120, 36))
    indexes = [path.name for path in (tmp_path / "jide").rglob("index/*")]
    assert any("sentence" in name for name in indexes), indexes
