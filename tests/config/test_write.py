from __future__ import annotations

import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from config.load import load_settings, parse_settings
from config.reference import default_config, settings_page, toml_value
from config.settings import Settings, keys
from config.write import BadSetting, ensure_config, write_setting

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "config.toml"


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_commented_file_changes_nothing_and_names_every_key(language):
    text = default_config(language)
    loaded = parse_settings(text)
    assert (loaded.settings, loaded.problems) == (Settings(), ())
    assert [key.path for key in keys().values() if f"# {key.name} = {toml_value(key.default)}\n" not in text] == []


def test_every_commented_line_is_valid_once_uncommented():
    lines = default_config("zh").splitlines()
    names = {key.name for key in keys().values()}
    real = [line[2:] if line.startswith("# ") and line[2:].partition(" = ")[0] in names else line for line in lines]
    loaded = parse_settings("\n".join(real))
    assert (loaded.settings, loaded.problems) == (Settings(), ())


def test_the_settings_page_is_up_to_date():
    page = (ROOT / "docs" / "settings.md").read_text("utf-8")
    assert page == settings_page(), "make it again: python -m config.reference > docs/settings.md"


def test_a_first_change_makes_the_explained_file(file):
    write_setting(file, "models.chat", "ollama_chat/qwen3", "zh")
    text = file.read_text("utf-8")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert '\nchat = "ollama_chat/qwen3"\n' in text and "# chat =" not in text
    assert "# 密钥不要写在这里" in text
    assert load_settings(file).settings.models.chat == "ollama_chat/qwen3"
    write_setting(file, "models.chat", "offline")
    assert load_settings(file).settings.models.chat == "offline"
    assert file.read_text("utf-8").count("\nchat = ") == 1


def test_the_users_own_words_stay(file):
    file.parent.mkdir()
    text = '# 我的设置\n[ui] # 外观\n# 夜里用\ntheme = "nord"   # 好看\n\n[window]\ntokens = 16_000\n'
    file.write_text(text, "utf-8")
    write_setting(file, "ui.theme", "gruvbox")
    assert file.read_text("utf-8") == text.replace('"nord"', '"gruvbox"')
    write_setting(file, "ui.panel_open", False)
    write_setting(file, "recall.floor", 0.5)
    after = file.read_text("utf-8")
    assert "# 我的设置" in after and "# 夜里用" in after and "# 好看" in after and "16_000" in after
    settings = load_settings(file).settings
    assert (settings.ui.theme, settings.ui.panel_open, settings.recall.floor) == ("gruvbox", False, 0.5)


@pytest.mark.parametrize(
    "text",
    [
        'ui = {theme = "nord"}\n',
        'ui.theme = "nord"\n',
        "",
        "ui = 3\n",
        "[models]\n",
        "[ui]\r\n# theme = 1\r\n[models]\r\n",
    ],
)
def test_any_form_of_file_takes_a_change(file, text):
    file.parent.mkdir()
    file.write_bytes(text.encode())
    write_setting(file, "ui.theme", "gruvbox")
    loaded = load_settings(file)
    assert (loaded.settings.ui.theme, loaded.problems) == ("gruvbox", ())


@given(st.sampled_from(sorted(keys())), st.data())
def test_any_allowed_value_can_be_written_and_read(tmp_path_factory, name, data):
    key = keys()[name]
    about = key.about
    if about.choices:
        value = data.draw(st.sampled_from(about.choices))
    elif key.kind is bool:
        value = data.draw(st.booleans())
    elif key.kind is int:
        value = data.draw(st.integers(int(about.low), int(about.high)))
    elif key.kind is float:
        value = data.draw(st.floats(about.low, about.high))
    else:
        value = data.draw(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cf", "Cs")), max_size=30))
    file = tmp_path_factory.mktemp("home") / "config.toml"
    write_setting(file, name, value, "zh")
    loaded = load_settings(file)
    assert loaded.problems == ()
    assert getattr(getattr(loaded.settings, key.section), key.name) == value


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("models.chta", "x", "unknown_key_near"),
        ("models.api_key", "sk-1", "unknown_key_near"),
        ("qqq.zzz", "x", "unknown_key"),
        ("window.tokens", 3, "out_of_range"),
        ("ui.language", "fr", "not_a_choice"),
        ("memory.on", "yes", "wrong_type"),
        ("models.chat", "x\x1b[31m", "unseen"),
    ],
)
def test_a_wrong_change_is_refused_and_nothing_is_written(file, name, value, code):
    with pytest.raises(BadSetting) as caught:
        write_setting(file, name, value)
    assert caught.value.problem.code == code
    assert caught.value.problem.sentence("zh")
    assert not file.exists()


def test_a_broken_file_stays_untouched(file):
    file.parent.mkdir()
    file.write_text("[ui\n???")
    with pytest.raises(BadSetting) as caught:
        write_setting(file, "ui.theme", "nord")
    assert caught.value.problem.code == "not_saved"
    assert file.read_text() == "[ui\n???"


def test_the_file_is_made_once(file):
    assert ensure_config(file, "en")
    file.write_text("# mine\n")
    assert not ensure_config(file, "en")
    assert file.read_text() == "# mine\n"
