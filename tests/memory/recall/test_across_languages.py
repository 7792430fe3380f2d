"""An English question finds a Chinese memory and the other way round, among memories in the question's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.memory.recall.builders import memory
from tests.memory.recall.real_world import PATIENT, RealWorld, needs_model

pytestmark = needs_model

CHINESE = {
    "z0": ("用户每周二晚上去学陶艺", "On which evening is my pottery class?"),
    "z1": ("用户的奶奶住在绍兴的老房子里", "Where does my grandmother live?"),
    "z2": ("用户的自行车链条断了，要送去修", "What has to be repaired on my bicycle?"),
    "z3": ("用户打算秋天去敦煌看壁画", "Which wall paintings do I want to see in autumn?"),
    "z4": ("用户害怕打针", "Am I afraid of injections?"),
}
ENGLISH = {
    "e0": ("The user's brother opened a bakery in Ghent", "我弟弟开了什么店？"),
    "e1": ("The user is writing a novel about lighthouse keepers", "我在写一本关于什么的小说？"),
    "e2": ("The user's flight to Oslo leaves at six in the morning", "我飞奥斯陆的航班几点起飞？"),
    "e3": ("The user broke an arm while skiing as a child", "我小时候滑雪受过什么伤？"),
    "e4": ("The user's tomatoes have spider mites", "我种的番茄长了什么虫？"),
}


@pytest.mark.timeout(60)
async def test_a_question_finds_a_memory_in_the_other_language(tmp_path: Path):
    both = CHINESE | ENGLISH
    async with RealWorld.opened(tmp_path) as world:
        await world.hold(*[memory(key, text) for key, (text, _) in both.items()])
        found = {}
        for key, (_, question) in both.items():
            history = (await world.recall(question, deadline_s=PATIENT)).history
            found[key] = [line.id for line in history[:3]]
    assert [key for key, ids in found.items() if key not in ids] == []
    assert sum(ids[:1] == [key] for key, ids in found.items()) >= 0.8 * len(both)
