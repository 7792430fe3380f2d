"""The composition root: settings reach what they set, and a start that cannot be says why in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.bootstrap import Start, open_engine, open_memory, prepare
from assistant.offline.model import OfflineModel
from assistant.port import StartProblem
from assistant.services import EngineOptions
from memory.options import MemoryOptions


def start(home: Path, **environ: str) -> Start:
    return Start(home=str(home), environ={"LANG": "C.UTF-8", **environ})


def configure(home: Path, text: str) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "config.toml").write_text(text, encoding="utf-8")


def test_without_a_file_every_number_is_the_projects_own(tmp_path: Path) -> None:
    setup = prepare(start(tmp_path))
    assert setup.memory_options() == MemoryOptions()
    assert setup.engine_options() == EngineOptions()
    assert setup.models.current == "offline"


def test_the_settings_reach_what_they_set(tmp_path: Path) -> None:
    configure(tmp_path, "[injection]\nhistory_lines = 5\n[recall]\nmeaning = 0.25\n[days]\nday_start_hour = 6\n")
    options = prepare(start(tmp_path)).memory_options()
    assert (options.recall.history_lines, options.recall.weights.meaning, options.day_start_hour) == (5, 0.25, 6)


@pytest.mark.parametrize(
    ("uri", "place"),
    [
        ("", "{data}/users/{user}/index"),
        ("/far/away", "/far/away/{user}"),
        ("near", "{data}/near/{user}"),
        ("~/jide-index", "{home}/jide-index/{user}"),
        ("s3://bucket/jide/", "s3://bucket/jide/{user}"),
    ],
)
def test_two_users_never_share_an_index(tmp_path: Path, uri: str, place: str) -> None:
    configure(tmp_path, f'[index]\nuri = "{uri}"\n')
    for user in ("ann", "bob"):
        setup = prepare(Start(user=user, home=str(tmp_path), environ={}))
        assert setup.index_place == place.format(data=tmp_path / "data", home=Path.home(), user=user)


def test_a_wrong_setting_is_said_and_the_default_goes_on(tmp_path: Path) -> None:
    configure(tmp_path, "[injection]\nhistory_lines = 500\nhistry_lines = 5\n")
    setup = prepare(start(tmp_path))
    assert len(setup.problems) == 2
    assert "2" in setup.problems[0] and "3" in setup.problems[1]
    assert setup.memory_options() == MemoryOptions()


@pytest.mark.parametrize("wrong", [{"user": "../me"}, {"environ": {"JIDE_NOW": "soon"}}])
def test_a_wrong_start_is_one_sentence(tmp_path: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(StartProblem) as caught:
        prepare(Start(home=str(tmp_path), **{"environ": {}, **wrong}))  # type: ignore[arg-type]
    assert "\n" not in str(caught.value)


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    setup = prepare(start(tmp_path))
    memory = await open_memory(setup)
    await memory.call(lambda: memory.store.db.run("PRAGMA user_version = 9999"))
    await memory.aclose()
    before = (setup.user_root / "jide.db").read_bytes()
    with pytest.raises(StartProblem) as caught:
        await open_memory(setup)
    assert "\n" not in str(caught.value)
    assert (setup.user_root / "jide.db").read_bytes() == before


async def test_an_unwritable_home_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StartProblem) as caught:
        await open_engine(prepare(start(tmp_path)))
    assert "\n" not in str(caught.value)


async def test_a_chosen_model_is_kept_for_the_next_start(tmp_path: Path) -> None:
    setup = prepare(start(tmp_path))
    assert isinstance(setup.models.build("offline", None), OfflineModel)
    setup.models.save("openai/x", "http://127.0.0.1:1/v1")
    later = prepare(start(tmp_path))
    assert (later.models.current, later.settings.models.api_base) == ("openai/x", "http://127.0.0.1:1/v1")
    later.models.save("offline", None)
    assert prepare(start(tmp_path)).models.current == "offline"
