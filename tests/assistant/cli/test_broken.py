"""Whatever is broken around Jide: one human sentence, the right exit code, and nothing lost."""

from __future__ import annotations

import os
from errno import EFBIG, EIO, ENOSPC, EROFS
from pathlib import Path

import pytest

from memory.sqlite.backups import back_up

TOLD = "My name is Nora Finch and I'm allergic to peanuts"
ASKED = "What's my name?"


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        pytest.param(lambda data: b"garbage " * 2000, "damaged", id="garbage"),
        pytest.param(lambda data: data[: len(data) // 3], "damaged", id="cut short"),
        pytest.param(lambda data: data[:60] + (99_999).to_bytes(4, "big") + data[64:], "newer Jide", id="newer"),
    ],
)
def test_a_broken_database_is_left_alone_and_named(shell, tmp_path: Path, damage, words: str) -> None:
    shell = shell("en")
    shell.run("ask", TOLD)
    folder = tmp_path / "one" / "jide" / "data" / "users" / "me"
    file = folder / "jide.db"
    broken = damage(file.read_bytes())
    for path in (*folder.glob("jide.db*"), *folder.glob("backups/*.db")):
        path.unlink()
    file.write_bytes(broken)
    for command in (("ask", ASKED), ("memories", "list"), ("recall", "name")):
        said = shell.run(*command, code=1)
        assert words in said and said.count("\n") == 1
    assert file.read_bytes() == broken
    findings = {finding["name"]: finding for finding in shell.report("doctor")["findings"]}
    assert findings["store"]["state"] == "fail" and str(folder) in findings["store"]["remedy"]


@pytest.mark.parametrize(
    ("left", "words"), [(b"", "gone or empty"), (b"garbage " * 2000, "damaged"), (None, "gone or empty")]
)
def test_the_newest_sound_copy_takes_the_place_of_what_is_lost(
    shell, tmp_path: Path, left: bytes | None, words: str
) -> None:
    shell = shell("en")
    shell.run("memories", "add", TOLD)
    folder = tmp_path / "one" / "jide" / "data" / "users" / "me"
    file, backups = folder / "jide.db", folder / "backups"
    back_up(file, backups, "2026-11-27", 3)
    (backups / "daily-2026-11-28.db").write_bytes(b"no database")
    file.unlink() if left is None else file.write_bytes(left)
    assert "Nora Finch" in shell.run("memories", "list")
    assert words in shell.complaints and shell.complaints.count("\n") == 1
    assert [path.read_bytes() for path in backups.glob("damaged-*.db")] == ([left] if left else [])
    assert "Nora Finch" in shell.run("memories", "list") and not shell.complaints


@pytest.mark.parametrize("what", ["junk in every file", "a file in its place"])
def test_a_broken_index_costs_nothing(shell, tmp_path: Path, what: str) -> None:
    shell = shell("en")
    shell.run("ask", TOLD)
    index = tmp_path / "one" / "jide" / "data" / "users" / "me" / "index"
    shell.run("reindex")
    if what == "a file in its place":
        index.rename(tmp_path / "away")
        index.write_text("x")
    else:
        for path in [path for path in index.rglob("*") if path.is_file()]:
            path.write_text("junk")
    assert "Nora Finch" in shell.run("ask", ASKED)
    states = {finding["name"]: finding for finding in shell.json("doctor")["findings"]}
    assert states["store"]["state"] == "ok"
    if what == "a file in its place":
        assert states["index"]["state"] == "warn" and "reindex" in states["index"]["remedy"]
        assert "index" in shell.run("reindex", code=1)
    else:
        assert states["index"]["state"] == "ok"


@pytest.mark.parametrize(("what", "words"), [("index", "index cannot be written"), ("journal", "do not follow")])
def test_what_cannot_follow_is_said_and_what_was_done_stands(shell, tmp_path: Path, what: str, words: str) -> None:
    shell = shell("en")
    shell.run("ask", TOLD)
    lock = tmp_path / "one" / "jide" / "data" / "users" / "me" / what / ".lock"
    lock.unlink()
    lock.mkdir()  # nobody can write there now, whatever rights the one who runs the tests has
    assert "Remembered" in shell.run("memories", "add", "I like jazz")
    assert words in shell.complaints and shell.complaints.count("\n") == 1
    assert shell.run("ask", "My sister is called Anna") and shell.complaints.count("\n") <= 1
    assert "Nora Finch" in shell.run("recall", ASKED)
    lock.rmdir()
    assert shell.run("memories", "add", "I like chess") and not shell.complaints
    assert "jazz" in shell.run("recall", "Which music do I like?") and not shell.complaints
    assert all(word in (lock.parents[1] / "MEMORY.md").read_text() for word in ("jazz", "Anna", "chess"))


def test_settings_that_cannot_be_changed_are_one_sentence(shell, tmp_path: Path) -> None:
    config = tmp_path / "one" / "jide" / "config" / "config.toml"
    shell = shell("en")
    config.parent.mkdir()
    for broken in (b"[models\nchat = 3\n", b"[models]\n# \xff\xfe\n"):
        config.write_bytes(broken)
        said = shell.run("model", "use", "openai/x", code=1).splitlines()
        assert "was not saved" in said[-1] and len(said) == 2 and config.read_bytes() == broken


def test_a_wrong_settings_file_is_said_with_its_line_and_the_rest_goes_on(shell, tmp_path: Path) -> None:
    shell = shell("en")
    folder = tmp_path / "one" / "jide" / "config"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text("[ui]\nnonsense = 1\n\n[recall]\nfloor = 'high'\n")
    assert "Hello" in shell.run("ask", "Hello")
    complaints = shell.complaints.splitlines()
    assert len(complaints) == 2 and "2" in complaints[0] and "5" in complaints[1]


@pytest.mark.parametrize(
    ("name", "body", "words"),
    [
        ("deep.json", '{"v": 1, "memories": ' + "[" * 100_000 + "]" * 100_000 + "}", "cannot be read"),
        ("list.json", "[1]", "cannot be read"),
        ("texts.json", '{"v": 1, "memories": "abc"}', "cannot be read"),
        ("newer.json", '{"v": 2, "memories": []}', "another version"),
        ("picture.md", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xd8", "cannot be read"),
    ],
)
def test_a_file_that_is_no_export_is_one_sentence(shell, tmp_path: Path, name: str, body: str, words: str) -> None:
    (tmp_path / name).write_bytes(body if isinstance(body, bytes) else body.encode())
    said = shell("en").run("memories", "import", str(tmp_path / name), code=1)
    assert words in said and said.count("\n") == 1


@pytest.mark.parametrize("encoding", ["gbk", "utf-16"])
def test_a_list_in_another_encoding_is_read_and_one_that_never_ends_is_not(
    shell, tmp_path: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "list.md").write_bytes("- 我喜欢喝茶\n".encode(encoding))
    shell = shell("en")
    assert "1 of 1" in shell.run("memories", "import", str(tmp_path / "list.md"))
    monkeypatch.setattr("assistant.cli.memories.MOST_BYTES", 9)
    assert "cannot be read" in shell.run("memories", "import", str(tmp_path / "list.md"), code=1)


def test_a_line_without_end_is_a_text(shell, tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text("- " + "长话" * 500_000)
    shell = shell("en")
    assert "0 of 1" in shell.run("memories", "import", str(tmp_path / "one.md"))


@pytest.mark.parametrize(
    "now", ["yesterday", "2026-13-45", "2026-11-28", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00"]
)
def test_a_clock_that_makes_no_sense(shell, now: str) -> None:
    shell = shell("en")
    shell.now = now
    assert shell.run("ask", "Hello", code=1).count("\n") == 1


@pytest.mark.parametrize("user", ["", "../../x", "a\x1b[31m", "con", "."])
def test_a_name_that_leads_elsewhere(shell, user: str) -> None:
    said = shell("en").run("ask", "Hello", "--user", user, code=1)
    assert said.count("\n") == 1 and "\x1b" not in said


@pytest.mark.parametrize("name", ["", " ", "x\x1b[31m"])
def test_a_model_without_a_name(shell, name: str) -> None:
    said = shell("en").run("model", "use", name, code=1)
    assert said.count("\n") == 1 and "\x1b" not in said


@pytest.mark.parametrize(
    ("error", "words"), [(ENOSPC, "磁盘满了"), (EROFS, "只能读"), (EFBIG, "不能再大"), (EIO, "磁盘出错")]
)
def test_a_disk_that_gives_up_is_named(shell, monkeypatch, error: int, words: str) -> None:
    def fail(*_: object) -> None:
        raise OSError(error, os.strerror(error))

    monkeypatch.setattr("assistant.models.Models.save", fail)
    said = shell("zh").run("model", "use", "offline", code=1)
    assert words in said and said.count("\n") == 1 and "OSError" not in said


def test_what_nobody_foresaw_is_one_sentence_and_a_place_in_the_log(shell, tmp_path: Path, monkeypatch) -> None:
    shell, words = shell("en"), "what was said"

    async def explode(_cli: object) -> int:
        raise ZeroDivisionError(words)

    monkeypatch.setattr("assistant.cli.day.run", explode)
    said = shell.run("day", code=1)
    assert said.count("\n") == 1 and "ZeroDivisionError" in said
    logged = (tmp_path / "one" / "jide" / "state" / "jide.log").read_text()
    assert "in explode" in logged and words not in logged
