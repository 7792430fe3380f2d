"""What waits, the log, taking back, and bringing back, from the shell."""

from __future__ import annotations


def test_the_log_shows_what_happened_and_takes_it_back(shell) -> None:
    shell = shell("en")
    shell.run("ask", "I'm allergic to peanuts")
    memory = shell.json("memories", "list")[0]
    shell.run("memories", "forget", memory["id"])
    gone, added = shell.json("memories", "log")
    assert (gone["change"], added["change"], gone["memory_id"]) == ("forgotten", "added", memory["id"])
    assert gone["unit"] in shell.run("memories", "log")
    shell.run("memories", "undo", gone["unit"])
    assert [one["id"] for one in shell.json("memories", "list")] == [memory["id"]]
    assert shell.run("memories", "undo", gone["unit"], code=1).count("\n") == 1


def test_the_log_of_recalls_says_what_was_found_and_what_was_used(shell) -> None:
    shell = shell("en")
    shell.run("ask", "I'm allergic to peanuts")
    shell.run("ask", "What am I allergic to?")
    newest, _ = shell.json("memories", "log", "--recalls")
    assert newest["query"] == "What am I allergic to?" and [line["used"] for line in newest["injected"]][:1] == [True]
    told = shell.run("memories", "log", "--recalls", "-n", "1")
    assert "The user is allergic to peanuts" in told and "✓" in told and "used 1 of" in told
    shell.run("memories", "log", "-n", "0", code=2)
    shell.run("memories", "list", "--kind", "nonsense", code=2)
    shell.run("memories", "list", "--since", "yesterday", code=1)


def test_what_was_forgotten_or_went_cold_is_brought_back(shell) -> None:
    shell = shell("zh")
    shell.run("memories", "add", "我的单车停在二号楼")
    memory = shell.json("memories", "list")[0]
    shell.now = "2027-03-28T09:00:00+08:00"
    shell.run("ask", "早")
    assert shell.json("memories", "list", "--status", "archived")[0]["id"] == memory["id"]
    assert shell.run("memories", "restore", memory["id"]).count(memory["id"]) == 1
    assert shell.json("memories", "list")[0]["id"] == memory["id"]
    assert shell.run("memories", "restore", memory["id"], code=1).count("\n") == 1


def test_what_waits_is_listed_and_decided(shell, tmp_path) -> None:
    shell = shell("en")
    assert shell.run("memories", "waiting").count("\n") == 1
    path = tmp_path / "in.json"
    path.write_text('{"memories": [{"content": "The user may like jazz", "slot": "likes", "status": "candidate"}]}')
    shell.run("memories", "import", str(path))
    [waiting] = shell.json("memories", "waiting")
    assert (waiting["kind"], waiting["choices"]) == ("candidate", ["confirm", "drop"])
    assert "confirm" in shell.run("memories", "waiting")
    shell.run("memories", "decide", waiting["id"], "maybe", code=1)
    shell.run("memories", "decide", waiting["id"], "confirm")
    assert shell.json("memories", "waiting") == []
    assert shell.json("memories", "list")[0]["status"] == "active"


def test_markdown_goes_out_and_comes_in_without_doubles(shell, tmp_path) -> None:
    make, shell = shell, shell("en")
    shell.run("memories", "add", "I'm allergic to peanuts")
    path = tmp_path / "out.md"
    shell.run("memories", "export", str(path))
    assert "## About you" in path.read_text()
    assert (tmp_path / "one" / "jide" / "data" / "users" / "me" / "MEMORY.md").read_text() == path.read_text()
    other = make("zh", "other")
    other.run("memories", "import", str(path))
    [memory] = other.json("memories", "list")
    assert (memory["slot"], memory["content"]) == ("allergy", "The user is allergic to peanuts")


def test_a_recall_is_narrowed_by_status_and_days(shell) -> None:
    shell = shell("zh")
    shell.run("memories", "add", "我的单车停在二号楼")
    found = ("recall", "单车停在哪")
    day = shell.json("memories", "list")[0]["created_at"][:10]
    assert shell.json(*found, "--status", "active", "--since", day)["history"]
    assert shell.json(*found, "--status", "archived")["history"] == []
    assert shell.json(*found, "--until", "2001-01-01")["history"] == []
    shell.run(*found, "--status", "forgotten", code=2)
    assert shell.run(*found, "--since", "昨天", code=1).count("\n") == 1
