"""The demo's four days are lived through by the product: what it then holds, greets with and tells."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from assistant import bootstrap
from assistant.demo import TALKS, furnish


@pytest.mark.parametrize(
    ("language", "greets", "knows"),
    [
        ("zh", ("沈知夏", "北京", "演讲稿"), ("花生", "手冲咖啡")),
        ("en", ("Nora", "York", "talk"), ("peanuts", "pour-over")),
    ],
)
async def test_four_days_are_there_at_once(
    tmp_path: Path, language: str, greets: tuple[str, ...], knows: tuple[str, ...]
) -> None:
    environ = {**os.environ, "JIDE_NOW": "2026-11-28T02:30:00+08:00"}
    await furnish(tmp_path, language, environ)
    setup = bootstrap.prepare(bootstrap.Start(home=str(tmp_path), environ=environ))
    assert setup.language == language
    engine = await bootstrap.open_engine(setup)
    try:
        opening = await engine.opening()
        assert opening.question is None
        assert all(word in opening.greeting for word in greets)
        held = " ".join(view.memory.content for view in await engine.memories())
        assert all(word in held for word in knows)
        yesterday = (await engine.command("/yesterday")).text
        assert all(sentence[:12] in yesterday for sentence in TALKS[language][-1])
        days = await engine.memory.talks.past_days(3)
        assert [line.date for line in days] == ["2026-11-26", "2026-11-25", "2026-11-24"]
    finally:
        await engine.release()
