"""Help and complaints about usage speak the interface's language."""

from __future__ import annotations

from pathlib import Path

from assistant.cli.parser import build_parser, explained, parsers
from assistant.strings.help import HELP


def test_every_help_text_has_its_chinese() -> None:
    wanted = {str(action.help) for one in parsers(build_parser()) for action in explained(one)}
    wanted |= {str(group.title) for one in parsers(build_parser()) for group in one._action_groups}
    assert "what is remembered" in wanted
    assert wanted - set(HELP) == set()


def test_choices_are_named_as_they_are_typed() -> None:
    choices = [list(one) for parser in parsers(build_parser()) for action in parser._actions if (one := action.choices)]
    assert all(repr(choice) == repr(str(choice)) for several in choices for choice in several)


def test_no_english_is_left_in_chinese_help(shell) -> None:
    shell = shell("zh")
    said = shell.run("memories", "--help")
    assert said.startswith("用法：") and "从所有地方彻底清除" in said
    assert not [words for words in HELP if len(words) > 3 and words in said]
    assert "没有 'nonsense' 这一项" in shell.run("nonsense", code=2)


def test_help_follows_the_setting_before_the_locale(shell, tmp_path: Path) -> None:
    shell = shell("en")
    assert "usage: jide" in shell.run("--help")
    folder = tmp_path / "one" / "jide" / "config"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text('[ui]\nlanguage = "zh"\n')
    assert "用法：jide" in shell.run("--help")
