"""Makes docs/jide.zh.svg and docs/jide.en.svg: the real program in the demo's throw-away home.

python tools/picture.py [zh|en]
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

ASKED = {"zh": "帮我推荐咖啡豆", "en": "Recommend some coffee beans"}
"""What is said on the demo's fifth day."""
SIZE = (120, 36)
PATIENCE = 60.0


async def wait_until(done: Callable[[], bool]) -> None:
    """Wait for a condition, at most PATIENCE seconds."""
    async with asyncio.timeout(PATIENCE):
        while not done():  # noqa: ASYNC110 - what it waits for is on the screen
            await asyncio.sleep(0.05)


async def draw(language: str, home: str) -> str:
    """The SVG of the screen after the talk."""
    from assistant import bootstrap
    from assistant.demo import furnish
    from assistant.engine import Engine
    from assistant.port import Assistant
    from ui.app import JideApp

    environ = {"LANG": "zh_CN.UTF-8" if language == "zh" else "C.UTF-8", "JIDE_NOW": "2026-11-28T09:30:00+08:00"}
    await furnish(Path(home), language, environ)
    setup = bootstrap.prepare(bootstrap.Start(home=home, environ=environ))

    opened: list[Engine] = []

    async def connect() -> tuple[Assistant, object]:
        engine = await bootstrap.open_engine(setup)
        opened.append(engine)
        engine.background.start()
        await engine.background.work_for(PATIENCE)
        return engine, await engine.opening()

    app = JideApp(connect, setup.screen_options)  # type: ignore[arg-type]
    async with app.run_test(size=SIZE) as pilot:
        await wait_until(lambda: app.talk.assistant is not None)
        await app.talk.send(ASKED[language])
        await wait_until(lambda: not app.talk.answering and not app.talk.waiting())
        await wait_until(lambda: len(app.query("ReplyEntry")) >= 1 and not app.talk.answering)
        await pilot.pause(1.0)
        picture = app.export_screenshot(title="Jide")
    for engine in opened:
        await engine.aclose()
    return picture


def main() -> None:
    """Write the pictures."""
    os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    for language in ASKED:
        with tempfile.TemporaryDirectory() as home:
            svg = asyncio.run(draw(language, home))
        Path(__file__).resolve().parents[1].joinpath("docs", f"jide.{language}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
