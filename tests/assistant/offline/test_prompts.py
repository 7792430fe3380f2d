"""The prompts of daily use, each through the real engine in a scripted life."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from assistant.i18n import language_of
from assistant.offline.model import OfflineModel
from assistant.offline.phrases import explains_model
from tests.assistant.engine_case import opened, reply_of, say
from tests.assistant.offline import prompts_en, prompts_more, prompts_other, prompts_talk, prompts_zh
from tests.assistant.offline.cases import Case
from tests.assistant.offline.lives import LIVES, NOW

CASES = (*prompts_zh.CASES, *prompts_en.CASES, *prompts_more.CASES, *prompts_talk.CASES, *prompts_other.CASES)
NEVER = (
    r"用户|用戶|the user", r"▒", r"\{|\}", r"\bNone\b",
    r"^(?:抱歉|对不起|我?(?:无法|不能|没办法))|^(?:sorry|unfortunately|i can(?:'t|not)|i'm (?:afraid|unable))",
    r"记忆库|数据库|database|language of the message",
)  # fmt: skip
"""In no answer: our own words for the user, marks, holes, and a refusal as the first word."""
LONGEST = 1200


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Path]]:
    """Folders of lives that were lived already."""
    yield {}


async def home_of(name: str, homes: dict[str, Path], factory: pytest.TempPathFactory) -> Path:
    """The folder of one life; lived at its first use."""
    if name not in homes:
        folder = factory.mktemp("life")
        for moment, messages in LIVES[name].days:
            async with opened(folder, OfflineModel(), now=datetime.fromisoformat(moment)) as engine:
                for message in messages:
                    await say(engine, message)
        homes[name] = folder
    return homes[name]


async def answers(life: str, prompts: tuple[str, ...], home: Path) -> list[str]:
    """What is answered to prompts said one after the other."""
    patience = {"recall_deadline": 30.0, "first_recall_deadline": 30.0}
    async with opened(home, OfflineModel(), now=NOW, language=LIVES[life].language, **patience) as engine:
        await engine._services.memory.chores.warm_up()
        return [reply_of(await say(engine, prompt)) for prompt in prompts]


def failings(case: Case, answer: str) -> list[str]:
    """What is wrong with an answer."""
    flags = re.IGNORECASE | re.MULTILINE
    found = [f"misses {one}" for one in case.wanted if not re.search(one, answer, flags | re.DOTALL)]
    found += [f"holds {one}" for one in case.unwanted if re.search(one, answer, flags)]
    found += [f"holds {one}" for one in NEVER if re.search(one, answer, re.IGNORECASE)]
    spoken = language_of(case.prompt) or LIVES[case.life].language
    if language_of(answer) not in {spoken, None}:
        found.append("speaks another language")
    if len(answer) > LONGEST:
        found.append("is too long")
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.label)
async def test_a_prompt_gets_a_good_answer(
    case: Case, homes: dict[str, Path], tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    home = shutil.copytree(await home_of(case.life, homes, tmp_path_factory), tmp_path / "home")
    answer = (await answers(case.life, (*case.earlier, case.prompt), home))[-1]
    assert not failings(case, answer), f"{failings(case, answer)}\n{answer}"


@pytest.mark.parametrize("language", ["zh", "en"])
async def test_the_missing_model_is_explained_once_a_session(language: str, tmp_path: Path) -> None:
    life, cases = ("新", prompts_zh.CASES) if language == "zh" else ("new", prompts_en.CASES)
    said = await answers(life, tuple(case.prompt for case in cases), tmp_path)
    assert sum(explains_model(one) for one in said) == 1
