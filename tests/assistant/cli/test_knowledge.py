"""`jide knowledge`, as a script would use it."""

from __future__ import annotations

from pathlib import Path


def test_documents_come_and_go_from_the_shell(shell, tmp_path: Path) -> None:
    shell = shell("en")
    path = tmp_path / "lamp.md"
    path.write_text("# Lamp\n\nThe lamp takes two round cells; turn the collar left to open it.\n")
    (tmp_path / "lamp.bin").write_bytes(bytes(range(256)) * 4)
    assert "add PATH" in shell.run("knowledge")
    assert "one passage" in shell.run("knowledge", "add", str(path))
    assert "only text and Markdown" in shell.run("knowledge", "add", str(tmp_path / "lamp.bin"), code=1)
    [again] = shell.json("knowledge", "add", str(path))
    [held] = shell.json("knowledge", "list")
    assert (again["change"], again["document"]["id"], held["waiting"]) == ("unchanged", held["id"], 0)
    [line] = shell.json("recall", "which cells does the lamp take", "--source", "knowledge")["history"]
    assert (line["source"], line["title"]) == ("knowledge", "lamp.md › Lamp")
    assert "lamp.md › Lamp" in shell.run("recall", "which cells does the lamp take", "--explain")
    assert shell.json("recall", "which cells does the lamp take", "--source", "memory")["history"] == []
    assert "collar" in shell.run("knowledge", "show", "lamp")
    shell.run("memories", "export", "-")
    assert "not exported" in shell.complaints
    assert shell.json("knowledge", "list", "--namespace", "other") == []
    assert "--yes" in shell.run("knowledge", "remove", "lamp.md", code=1)
    [gone] = shell.json("knowledge", "remove", "lamp.md", "--yes")
    assert gone["traces"] == [] and shell.json("knowledge", "list") == []
    assert "no document" in shell.run("knowledge", "remove", "lamp.md", "--yes", code=1)
