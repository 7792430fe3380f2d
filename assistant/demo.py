"""`jide demo`: a throw-away home with four past days, lived through by the product itself."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

TALKS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "zh": (
        ("我叫沈知夏，在杭州做前端工程师", "我对花生过敏", "以后回答简短一点", "我在做一个记账小程序"),
        ("我最喜欢手冲咖啡，浅烘的", "我周末喜欢去西湖边骑车", "想在两周后买一台新的咖啡机，预算五千块"),
        ("下周三要去北京开前端大会", "我妈妈做饭特别好吃，她住在绍兴", "我不喜欢太甜的点心"),
        ("小程序的导出功能决定用 CSV，不做 Excel 了", "帮我想想去北京开会要带什么", "记得后天给大会交演讲稿"),
    ),
    "en": (
        (
            "My name is Nora Finch and I live in Leeds",
            "I work as a nurse",
            "I'm allergic to peanuts",
            "From now on keep your answers short",
        ),
        ("My favourite coffee is pour-over, light roast", "I usually swim on Saturdays", "I'm saving for a new bike"),
        (
            "Next Wednesday I'm going to a conference in York",
            "My sister Ida lives in Bergen",
            "I don't like sweet pastries",
        ),
        (
            "We decided to paint the kitchen green",
            "Help me plan what to pack for York",
            "I have to hand in my talk in two days",
        ),
    ),
}
"""What the user of the demo said on each of the four days before today."""
HOUR = 10
"""Local hour at which each day's talk begins."""


class DayByDay:
    """A clock that is moved from day to day and stands still meanwhile."""

    def __init__(self, moment: datetime, zone: str) -> None:
        self._moment = moment
        self._zone = zone

    def now(self) -> datetime:
        """The moment it was moved to, in UTC, and a little later at every look."""
        self._moment += timedelta(seconds=1)
        return self._moment

    def zone(self) -> str:
        """The user's zone."""
        return self._zone

    def move(self, moment: datetime) -> None:
        """Set it to a later moment."""
        self._moment = moment.astimezone(UTC)


async def furnish(home: Path, language: str, environ: Mapping[str, str]) -> None:
    """Live through the four days under `home`, with the built-in model. Raises StartProblem."""
    from assistant import bootstrap
    from assistant.chat_model import OFFLINE
    from assistant.turn import read_whole
    from config.write import write_setting

    setup = bootstrap.prepare(bootstrap.Start(home=str(home), model=OFFLINE, environ=environ))
    write_setting(setup.config_file, "ui.language", language, language)
    today = date.fromisoformat(setup.today())
    now, days = setup.local(setup.clock.now()), TALKS[language]
    clock = DayByDay(now, setup.clock.zone())
    setup.clock = clock
    engine = await bootstrap.open_engine(setup)
    try:
        for ago, said in zip(range(len(days), 0, -1), days, strict=True):
            clock.move(datetime.combine(today - timedelta(days=ago), time(HOUR), now.tzinfo))
            await engine.new_session()
            for sentence in said:
                await read_whole(engine.reply(sentence))
        clock.move(now)
        await engine.background.catch_up()
    finally:
        await engine.release()
