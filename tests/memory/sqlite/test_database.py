from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import apsw
import pytest

from memory.ports import NewerDatabase, StoreBusy, StoreProblem
from memory.sqlite import database, migrations
from memory.sqlite.database import Database
from memory.sqlite.restoring import is_lost, put_back
from tests.memory.sqlite.person import Person

_CRASH = """
import os, signal, sys
from pathlib import Path
from memory.records import MessageState
from tests.memory.sqlite.person import Person
person = Person(Path(sys.argv[1]))
person.says("我明天十点面试")
reply = person.hears("", state=MessageState.PARTIAL)
person.store.transcript.update_partial(reply.id, "祝你")
person.store.db.run("BEGIN IMMEDIATE")
person.store.db.run("UPDATE messages SET text = 'half done'")
os.kill(os.getpid(), signal.SIGKILL)
"""

_WRITE = """
import sys
from pathlib import Path
from tests.memory.sqlite.person import Person
person = Person(Path(sys.argv[1]))
for number in range(40):
    person.says(f"{sys.argv[2]} {number}")
"""


def _python(script: str, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", script, *arguments], cwd=Path(__file__).parents[3])


def test_files_are_private_whatever_the_umask(path: Path) -> None:
    before = os.umask(0)
    try:
        db = Database.open(path)
        db.run("CREATE TABLE t (x)")
    finally:
        os.umask(before)
    files = [path, Path(f"{path}-wal"), Path(f"{path}-shm")]
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 3
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    db.close()


def test_settings_keep_what_was_said_and_leave_no_traces(path: Path) -> None:
    db = Database.open(path)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "trusted_schema", "temp_store")
    assert [db.row(f"PRAGMA {pragma}") for pragma in pragmas] == [("wal",), (2,), (1,), (1,), (0,), (2,)]
    with db.relaxed():
        assert db.row("PRAGMA synchronous") == (1,)
    assert db.row("PRAGMA synchronous") == (2,)
    assert {row[0] for row in db.rows("SELECT strict FROM pragma_table_list WHERE type = 'table'")} >= {1}
    with pytest.raises(StoreProblem):
        db.run("INSERT INTO sessions (id, day, started_at, zone) VALUES ('a', 'b', 'no number', 'c')")
    db.close()


def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    Database.open(path).close()
    connection = apsw.Connection(str(path))
    connection.execute(f"PRAGMA user_version = {migrations.latest() + 1}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(NewerDatabase) as caught:
        Database.open(path)
    assert caught.value.code == "newer_database"
    assert path.read_bytes() == before


def test_a_damaged_file_is_named_as_such(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes("不是数据库".encode() * 1000)
    with pytest.raises(StoreProblem, match="not a database"):
        Database.open(path)


def test_an_unusable_place_is_a_store_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreProblem):
        Database.open(tmp_path / "file" / "jide.db")


def test_migrations_run_once_in_order_with_a_copy_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Database.open(path)
    first.run("INSERT INTO meta (key, value) VALUES ('kept', 'yes')")
    first.close()
    number = migrations.latest() + 1
    scripts = {number: "CREATE TABLE later (x TEXT) STRICT; INSERT INTO later VALUES ('a')"}
    monkeypatch.setattr(migrations, "latest", lambda: number)
    monkeypatch.setattr(migrations, "script", scripts.__getitem__)
    for _ in range(2):
        db = Database.open(path)
        assert (db.version(), db.rows("SELECT x FROM later")) == (number, [("a",)])
        db.close()
    [copy] = (path.parent / "backups").iterdir()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    old = apsw.Connection(str(copy))
    assert old.execute("SELECT value FROM meta WHERE key = 'kept'").fetchall() == [("yes",)]
    assert old.execute("PRAGMA user_version").fetchall() == [(number - 1,)]
    old.close()


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database.open(path).close()
    number = migrations.latest() + 1
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "latest", lambda: number)
        patch.setattr(migrations, "script", lambda _: "CREATE TABLE later (x); SELECT no_such_function()")
        with pytest.raises(StoreProblem):
            Database.open(path)
    db = Database.open(path)
    assert db.version() == number - 1
    assert db.row("SELECT 1 FROM sqlite_schema WHERE name = 'later'") is None
    db.close()


def test_transactions_nest_and_roll_back(path: Path) -> None:
    db = Database.open(path)
    with db.transaction():
        db.run("INSERT INTO meta VALUES ('outer', '1')")
        with pytest.raises(ZeroDivisionError), db.transaction():
            db.run("INSERT INTO meta VALUES ('inner', '1')")
            raise ZeroDivisionError
    with pytest.raises(ZeroDivisionError), db.transaction():
        db.run("INSERT INTO meta VALUES ('gone', '1')")
        raise ZeroDivisionError
    assert db.rows("SELECT key FROM meta") == [("outer",)]
    db.close()


def test_a_lock_held_too_long_is_store_busy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 50)
    one, other = Database.open(path), Database.open(path)
    with one.transaction(), pytest.raises(StoreBusy), other.transaction():
        pass
    with other.transaction():
        other.run("INSERT INTO meta VALUES ('later', '1')")
    assert one.row("SELECT value FROM meta") == ("1",)
    one.close()
    other.close()


def test_two_first_starts_at_the_same_moment(path: Path) -> None:
    opened: list[Database] = []
    barrier = threading.Barrier(4)

    def start() -> None:
        barrier.wait()
        opened.append(Database.open(path))

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [db.version() for db in opened] == [migrations.latest()] * 4
    for db in opened:
        db.close()


def test_kill_9_keeps_what_was_committed(path: Path) -> None:
    child = _python(_CRASH, str(path))
    assert child.wait(30) == -signal.SIGKILL
    from tests.memory.sqlite.person import Person

    person = Person(path)
    assert person.store.db.unclean
    assert person.store.quick_check() == []
    assert [message.text for message in person.store.transcript.of_session(person.session.id)] == [
        "我明天十点面试",
        "祝你",
    ]
    [recovered] = person.store.transcript.recover_partials()
    assert recovered.text == "祝你"
    assert len(person.finds("祝你")) == 1
    assert person.store.transcript.recover_partials() == []
    person.store.close()


def test_two_processes_writing_at_once_lose_nothing(path: Path) -> None:
    children = [_python(_WRITE, str(path), name) for name in ("甲", "乙")]
    assert [child.wait(60) for child in children] == [0, 0]
    db = Database.open(path)
    assert db.row("SELECT count(*), count(DISTINCT id) FROM messages") == (80, 80)
    assert db.quick_check() == []
    db.close()


def test_backup_is_a_whole_private_copy(path: Path, tmp_path: Path) -> None:
    db = Database.open(path)
    db.run("INSERT INTO meta VALUES ('a', 'b')")
    copy = tmp_path / "copies" / "copy.db"
    db.backup(copy)
    with pytest.raises(StoreProblem):
        db.backup(copy)
    db.close()
    again = Database.open(copy)
    assert again.row("SELECT value FROM meta WHERE key = 'a'") == ("b",)
    again.close()


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_taken_away_while_it_is_open_is_put_back_from_a_copy(path: Path, replaced: bool) -> None:
    person, backups = Person(path), path.parent / "backups"
    backups.mkdir()
    assert not person.store.db.displaced
    for file in path.parent.glob("jide.db*"):
        file.unlink()
    said = person.says("我叫林晓")
    if replaced:
        Database.open(path).close()
    assert person.store.db.displaced
    person.store.close()
    assert is_lost(path, backups) is not replaced and len(list(backups.glob("*.db"))) == 1
    if not replaced:
        assert put_back(path, backups)
        assert Person(path).store.transcript.get(said.id) == said


def test_nothing_comes_back_where_the_whole_folder_was_removed(path: Path) -> None:
    person = Person(path)
    shutil.rmtree(path.parent)
    person.store.close()
    assert not path.parent.exists()
