from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from config.load import load_settings, parse_settings
from config.positions import find_positions
from config.settings import Settings, keys, sections


def problems(text: str) -> list[tuple[str, int, str]]:
    return [(problem.code, problem.line, problem.key) for problem in parse_settings(text).problems]


def test_no_file_means_the_usual_settings(tmp_path):
    loaded = load_settings(tmp_path / "config.toml")
    assert loaded.settings == Settings()
    assert loaded.problems == ()


def test_values_are_read():
    loaded = parse_settings(
        '[models]\nchat = "ollama_chat/qwen3"\n[injection]\nhistory_lines = 8\n'
        "[window]\nsummarise_from = 1\n[memory]\non=false\n"
    )
    assert loaded.problems == ()
    settings = loaded.settings
    assert settings.models.chat == "ollama_chat/qwen3"
    assert settings.injection.history_lines == 8
    assert settings.window.summarise_from == 1.0
    assert isinstance(settings.window.summarise_from, float)
    assert settings.memory.on is False
    assert settings.recall == Settings().recall


@pytest.mark.parametrize(
    "text",
    [
        'ui.language = "zh"',
        'ui = {language = "zh"}',
        '["ui"]\r\n"language" = \'zh\'\r\n',
        '\ufeff[ui]\nlanguage = "zh"',
    ],
)
def test_any_way_of_writing_toml(text, tmp_path):
    (tmp_path / "config.toml").write_bytes(text.encode("utf-8"))
    loaded = load_settings(tmp_path / "config.toml")
    assert (loaded.settings.ui.language, loaded.problems) == ("zh", ())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[ui]\npanel_opne = true", ("unknown_key_near", 2, "ui.panel_opne")),
        ("# a comment\n\n[injecton]\nhistory_lines = 5", ("unknown_key_near", 4, "injecton.history_lines")),
        ("[zzz]\nqqq = 5", ("unknown_key", 2, "zzz.qqq")),
        ("[zzz]", ("unknown_key", 1, "zzz")),
        ('[models]\napi_key = "sk-secret"', ("secret_key", 2, "models.api_key")),
        ("[models]\nreply_tokens = 900", ("unknown_key_near", 2, "models.reply_tokens")),
        ("[ui]\nkitty_key = 1", ("unknown_key_near", 2, "ui.kitty_key")),
        ('[ui]\ntheme = "a\u2028b"\nlanguage = 3', ("wrong_type", 3, "ui.language")),
        ("ui = 3", ("not_a_table", 1, "ui")),
        ('[[ui]]\nlanguage = "zh"', ("not_a_table", 1, "ui")),
        ('[window]\ntokens = "many"', ("wrong_type", 2, "window.tokens")),
        ("[window]\ntokens = true", ("wrong_type", 2, "window.tokens")),
        ("[window]\ntokens = 8000.5", ("wrong_type", 2, "window.tokens")),
        ("[memory]\non = 1", ("wrong_type", 2, "memory.on")),
        ("[models]\nchat = 2020-01-01", ("wrong_type", 2, "models.chat")),
        ("[models.chat]\nname = 1", ("wrong_type", 1, "models.chat")),
        ("[window]\ntokens = 5", ("out_of_range", 2, "window.tokens")),
        ("[recall]\nfloor = nan", ("out_of_range", 2, "recall.floor")),
        ("[recall]\nfloor = -inf", ("out_of_range", 2, "recall.floor")),
        ('[ui]\nlanguage = "fr"', ("not_a_choice", 2, "ui.language")),
        ('[index]\nuri = "\\u0000"', ("unseen", 2, "index.uri")),
        ('[models]\nchat = "\\u202ex"', ("unseen", 2, "models.chat")),
        ('[ui]\ntheme = "a"\ntheme = "b"', ("twice", 3, "")),
        ('[ui]\ntheme = "a"\n[ui]\npanel_open = false', ("twice_table", 3, "")),
        ('[ui]\nthis is wrong\ntheme = "a"', ("broken", 2, "")),
        ('[ui]\ntheme = "a', ("broken", 2, "")),
        ('[ui\ntheme = "a"', ("broken_table", 1, "")),
        ('x = [1,\n[ui]\ntheme = "a"', ("not_closed", 1, "")),
        ('[ui]\ntheme = """\nabc', ("not_closed", 2, "")),
    ],
)
def test_each_mistake_is_found_on_its_line(text, expected):
    assert problems(text)[0] == expected


@pytest.mark.parametrize("language", ["zh", "en"])
def test_a_mistake_is_one_sentence_with_line_and_what_happens_now(language):
    text = '[ui]\nlanguage = "fr"\npanel_opne = 1\n[window]\ntokens = 3\n[memory]\non = "yes"\noops\n'
    sentences = parse_settings(text + '[models]\nkey = "sk-1"\n').sentences(language)
    place = "第 {} 行：" if language == "zh" else "line {}:"
    assert len(sentences) == 6
    for sentence, line in zip(sentences, [2, 3, 5, 7, 8, 10], strict=True):
        assert place.format(line) in sentence
        assert sentence[-1] in ".?。？"
    joined = "\n".join(sentences)
    assert "panel_open" in joined and "2000" in joined and "8000" in joined and "auto, zh, en" in joined
    assert "sk-1" not in joined and "{" not in joined


NONSENSE = (
    '"\\u0000\\u001b[31m\\u202e"', '"""a\nb"""', '"' + "长" * 500 + '"', "99999999999999999999", "nan", "1e400", "{}", "[1]", "true",
)  # fmt: skip


@pytest.mark.parametrize("language", ["zh", "en"])
def test_nonsense_in_every_key_is_one_line_each_that_a_terminal_does_not_act_on(language):
    for key in keys().values():
        for value in NONSENSE:
            for sentence in parse_settings(f"[{key.section}]\n{key.name} = {value}\n").sentences(language):
                assert sentence.isprintable() and len(sentence) < 300
    assert parse_settings('"\\u001b[31m" = 1').sentences(language)[0].isprintable()


def test_one_mistake_does_not_cost_the_others():
    loaded = parse_settings('[ui]\ntheme = "nord"\n???\nlanguage = "zh"\n[window]\ntokens = 1\nreply_tokens = 900\n')
    assert (loaded.settings.ui.theme, loaded.settings.ui.language) == ("nord", "zh")
    assert (loaded.settings.window.tokens, loaded.settings.window.reply_tokens) == (8000, 900)


def test_keys_under_a_broken_heading_do_not_land_in_the_table_before():
    loaded = parse_settings('[recall]\nfloor = 0.4\n[outcome\ndecay_a_day = 0.2\n[ui]\ntheme = "nord"\n')
    assert loaded.settings.recall == Settings().recall.__class__(floor=0.4)
    assert loaded.settings.ui.theme == "nord"


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "config.toml"
    path.write_bytes("[ui]\ntheme = '夜里的颜色'".encode("gbk"))
    assert [problem.code for problem in load_settings(path).problems] == ["not_utf8"]
    path.unlink()
    path.mkdir()
    loaded = load_settings(path)
    assert [problem.code for problem in loaded.problems] == ["unreadable"]
    assert loaded.sentences("zh")[0].startswith("config.toml 读不了")


TOML_PIECES = st.sampled_from(
    [
        "[ui]", "[", "]", "\n", "=", '"', '"""', "'", "theme", "language", " = ", '"zh"', "3", ".", "{", "}", "#",
        "[window]", "tokens", ",", "\x00", "\r",
    ]
)  # fmt: skip


@given(st.lists(TOML_PIECES, max_size=40).map("".join) | st.text(max_size=200))
def test_no_text_makes_it_fail(text):
    loaded = parse_settings(text)
    assert isinstance(loaded.settings, Settings)
    assert all(1 <= problem.line <= text.count("\n") + 1 for problem in loaded.problems)
    assert all(loaded.sentences("zh")) and all(loaded.sentences("en"))


def test_lines_of_keys_are_found_through_long_values():
    text = 'a = """\n[not.a.table]\nx = 1\n"""\nb = [\n  1, # ]\n  "[",\n]\n[t."k"]\nc.d = 1\n'
    positions = find_positions(text)
    assert positions.starts == {"a": 1, "b": 5, "t.k": 9, "t.k.c.d": 10}
    assert positions.line_of("t.k.c.e") == 9
    assert positions.line_of("nowhere") == 1
    assert positions.continued[3] == 1


def test_every_default_is_allowed_by_its_own_rules():
    for key in keys().values():
        about = key.about
        assert about.doc.strip() and about.doc_zh.strip(), key.path
        if about.choices:
            assert key.default in about.choices, key.path
        if key.kind in (int, float):
            assert about.low is not None and about.high is not None, key.path
            assert about.low <= key.default <= about.high, key.path
    assert set(sections()) == {key.section for key in keys().values()}


def test_the_requirements_numbers_are_settings():
    settings = Settings()
    assert (settings.injection.history_lines, settings.injection.profile_tokens) == (6, 300)
    assert (settings.injection.total_tokens, settings.injection.line_chars) == (800, 200)
    assert (settings.window.tokens, settings.window.summarise_from, settings.window.cut_from) == (8000, 0.5, 1.0)
    assert (settings.writing.extract_every_turns, settings.writing.min_confidence) == (3, 0.6)
    assert (settings.life.preference_days, settings.life.temporary_days, settings.life.cold_days) == (180, 7, 90)
    assert (settings.days.day_start_hour, settings.recall.decay_a_day, settings.outcome.archive_below) == (4, 0.05, 0.3)
    with_articles = {key.about.row for key in keys().values() if key.about.articles}
    assert {"A4", "A7", "B2", "B8", "C1", "C2", "C5", "C7", "C8", "D3", "D5", "E1", "F3", "F5"} <= with_articles


def test_loading_imports_nothing_heavy():
    code = (
        "import sys; from config.load import load_settings; from config.paths import find_paths;"
        "load_settings(find_paths({'JIDE_HOME': '/nowhere'}).config_file);"
        "print([m for m in ('pydantic', 'platformdirs', 'tomlkit', 'difflib', 'tempfile', 'importlib.metadata',"
        " 'asyncio', 'keyring') if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
