from __future__ import annotations

import stat
from pathlib import Path

import pytest

from memory.ports import StoreProblem
from memory.user_folder import BadUserName, user_folder, users, valid_name


@pytest.mark.parametrize("name", ["me", "林晓", "anna-2", "a_b", "Ünal", " me "])
def test_names_of_any_script(name: str, tmp_path: Path) -> None:
    folder = user_folder(tmp_path, name)
    assert folder.root == tmp_path / "users" / name.strip()
    assert folder.database.parent == folder.index.parent == folder.journal.parent == folder.backups.parent


@pytest.mark.parametrize(
    "name", ["", " ", ".", "..", "a/b", "a\\b", "../me", "-x", "_x", "a b", "a.b", "nul", "COM1", "x" * 41, "a\nb", "~"]
)
def test_names_that_could_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(BadUserName) as caught:
        valid_name(name)
    assert caught.value.code == "bad_user_name"


def test_one_name_typed_in_two_ways_is_one_user(tmp_path: Path) -> None:
    assert user_folder(tmp_path, "u\u0308nal") == user_folder(tmp_path, "\u00fcnal")


def test_folders_are_private(tmp_path: Path) -> None:
    folder = user_folder(tmp_path / "home", "me")
    assert users(tmp_path / "home") == []
    folder.create()
    folder.create()
    modes = [stat.S_IMODE(path.stat().st_mode) for path in (folder.root, folder.root.parent, tmp_path / "home")]
    assert modes == [0o700] * 3
    folder.database.touch()
    assert users(tmp_path / "home") == ["me"]


def test_a_file_in_the_way_is_a_store_problem(tmp_path: Path) -> None:
    (tmp_path / "users").write_text("x")
    with pytest.raises(StoreProblem):
        user_folder(tmp_path, "me").create()
