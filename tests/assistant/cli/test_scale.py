"""`jide eval scale`, whole, in a store of a few dozen texts."""

from __future__ import annotations

import json

import pytest

from assistant.cli import main


@pytest.mark.timeout(120)
def test_every_figure_is_there(capsys: pytest.CaptureFixture[str]):
    assert main(["eval", "scale", "-n", "40", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["v"] == 1 and figures["n"] == 40
    for name in ("query_ms", "search_ms", "embed_ms"):
        assert figures[name]["p95"] >= figures[name]["p50"] >= 0
    assert figures["start_ms"] > figures["query_ms"]["p50"]
    assert figures["overlap@10"] >= 0.97
    assert figures["disk_mb"] > 0 and figures["store_mb"] > 0 and figures["vectors_mb"] > 0
    assert figures["peak_mb"] > 20
    assert figures["single_writes"]["worst_ms"] >= figures["single_writes"]["p50_ms"]
