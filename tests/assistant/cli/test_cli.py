"""The commands in one process: pipes, usage, purge, export and import, the doctor."""

from __future__ import annotations

import json


def test_a_pipe_is_context_and_not_memory(shell) -> None:
    shell = shell("zh")
    shell.run("ask", "看看这个", "-", stdin="我叫王小明，我对虾过敏")
    shell.run("ask", stdin="我住在成都")
    assert shell.json("memories", "list") == []


def test_wrong_usage_and_failures_are_told_apart(shell) -> None:
    shell = shell("en")
    shell.run("ask", "--nonsense", code=2)
    assert "01NOSUCH" in shell.run("memories", "show", "01NOSUCH", code=1)
    assert shell.run("day", "someday", code=1).count("\n") == 1
    shell.now = "never"
    assert "JIDE_NOW" in shell.run("ask", "hello", code=1)


def test_all_of_nothing_is_no_mistake(shell) -> None:
    shell = shell("en")
    for act in ("forget", "purge"):
        assert "Nothing is remembered" in shell.run("memories", act, "--all", "--yes")
        assert "--all" in shell.run("memories", act, code=1)
    assert shell.json("memories", "forget", "--all", "--yes") == []
    assert shell.json("memories", "purge", "--all", "--yes")["traces"] == []


def test_purge_leaves_no_trace(shell, tmp_path) -> None:
    shell = shell("zh")
    shell.run("ask", "我对花生过敏")
    memory = shell.json("memories", "list")[0]
    shell.run("memories", "purge", memory["id"], code=1)
    assert shell.json("memories", "list") == [memory]
    assert json.loads(shell.run("memories", "purge", memory["id"], "--yes", "--json"))["traces"] == []
    found = [
        path
        for path in (tmp_path / "one" / "jide").rglob("*")
        if path.is_file() and "花生".encode() in path.read_bytes()
    ]
    assert found == []


def test_export_and_import_neither_lose_nor_double(shell, tmp_path) -> None:
    make, shell = shell, shell("en")
    shell.run("ask", "My name is Nora Finch and I'm allergic to peanuts")
    exported = tmp_path / "export.json"
    shell.run("memories", "export", str(exported))
    shell.run("memories", "import", str(exported))
    assert len(shell.json("memories", "list")) == len(json.loads(exported.read_text())["memories"])
    other = make("en", "other")
    other.run("memories", "import", str(exported))
    contents = {memory["content"] for memory in other.json("memories", "list")}
    assert contents == {memory["content"] for memory in shell.json("memories", "list")}


def test_the_doctor_finds_a_healthy_patient(shell) -> None:
    shell = shell("en")
    states = {finding["name"]: finding["state"] for finding in shell.json("doctor")["findings"]}
    assert states["store"] == "ok"
    assert states["index"] == "ok"
    assert "fail" not in states.values()
