from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from config.paths import find_paths, private_folder, write_private


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_jide_home_moves_everything_under_one_folder(tmp_path):
    paths = find_paths({"JIDE_HOME": str(tmp_path / "all")})
    assert paths.config_file == tmp_path / "all/config/config.toml"
    assert paths.secrets_file == tmp_path / "all/config/secrets"
    assert paths.data == tmp_path / "all/data"
    assert paths.log_file == tmp_path / "all/state/jide.log"
    assert not (tmp_path / "all").exists()


def test_a_home_that_is_given_beats_the_variable(tmp_path):
    assert find_paths({"JIDE_HOME": "/elsewhere"}, tmp_path).data == tmp_path / "data"


def test_without_a_home_the_platform_decides(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    paths = find_paths({})
    assert paths.data.name == "jide"
    assert len({paths.config, paths.data, paths.state}) > 1


def test_a_tilde_is_the_home_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert find_paths({"JIDE_HOME": "~/j"}).config == tmp_path / "j/config"


def test_private_folders_and_files(tmp_path):
    old = os.umask(0o022)
    try:
        folder = private_folder(tmp_path / "a" / "b")
        file = folder / "note"
        write_private(file, "记得\n")
    finally:
        os.umask(old)
    assert mode(folder) == mode(tmp_path / "a") == 0o700
    assert mode(file) == 0o600
    assert file.read_text("utf-8") == "记得\n"
    write_private(file, "again")
    assert file.read_text("utf-8") == "again"
    assert [path.name for path in folder.iterdir()] == ["note"]


def test_a_folder_that_others_can_read_is_closed_to_them(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    assert mode(private_folder(folder)) == 0o700


def test_a_linked_file_stays_a_link_and_its_folder_as_it_is(tmp_path):
    dotfiles = tmp_path / "dotfiles"
    dotfiles.mkdir()
    dotfiles.chmod(0o755)
    (dotfiles / "config.toml").write_text("old")
    link = tmp_path / "config.toml"
    link.symlink_to(dotfiles / "config.toml")
    write_private(link, "new")
    assert link.is_symlink()
    assert (dotfiles / "config.toml").read_text() == "new"
    assert mode(dotfiles) == 0o755


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path):
    file = tmp_path / "note"
    write_private(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_private(file, "half \ud800")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["note"]
