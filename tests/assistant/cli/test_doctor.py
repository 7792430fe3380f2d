"""What the doctor finds around the model and the disk, each with what to do."""

from __future__ import annotations

import os
import socket
from collections import namedtuple
from pathlib import Path

import pytest

Usage = namedtuple("Usage", "total used free")


def findings(shell, *, fails: bool) -> dict[str, dict[str, str]]:
    report = shell.report("doctor") if fails else shell.json("doctor")
    return {finding["name"]: finding for finding in report["findings"]}


def settings(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "one" / "jide" / "config"
    folder.mkdir(parents=True)
    (folder / "config.toml").write_text(text)


def test_a_local_model_whose_server_is_down_and_up(shell, tmp_path: Path) -> None:
    shell = shell("en")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"http://127.0.0.1:{server.getsockname()[1]}/v1"
        settings(tmp_path, f'[models]\nchat = "openai/small"\napi_base = "{address}"\n')
        assert findings(shell, fails=False)["model"]["state"] == "ok"
    found = findings(shell, fails=True)["model"]
    assert found["state"] == "fail" and address in found["sentence"] and "jide model use" in found["remedy"]


def test_a_cloud_model_without_a_key(shell, tmp_path: Path) -> None:
    settings(tmp_path, '[models]\nchat = "deepseek/deepseek-chat"\n')
    found = findings(shell("en"), fails=True)["model"]
    assert found["state"] == "fail" and "DEEPSEEK_API_KEY" in found["remedy"]


def test_the_address_in_the_settings_belongs_to_their_model_alone(shell, tmp_path: Path) -> None:
    settings(tmp_path, '[models]\nchat = "openai/small"\napi_base = "http://127.0.0.1:9/v1"\n')
    report = shell("en").report("doctor", "--model", "openai/gpt-4.1")
    found = next(finding for finding in report["findings"] if finding["name"] == "model")
    assert "OPENAI_API_KEY" in found["remedy"]


def test_a_disk_that_is_nearly_full(shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.doctor.shutil.disk_usage", lambda _path: Usage(1, 1, 5_000_000))
    found = findings(shell("zh"), fails=False)["space"]
    assert found["state"] == "warn" and "5 MB" in found["sentence"] and found["remedy"]


def test_what_may_not_be_written_is_named(shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = shell("en")
    shell.run("memories", "add", "I like tea")
    folder = tmp_path / "one" / "jide" / "data" / "users" / "me"
    real = os.access

    def shut(*places: str) -> None:
        paths = {folder / place for place in places}
        monkeypatch.setattr(
            "assistant.doctor.os.access",
            lambda path, mode: (path not in paths or not mode & os.W_OK) and real(path, mode),
        )

    shut("index", "journal")
    report = shell.json("doctor")
    found = [finding for finding in report["findings"] if finding["name"] == "rights"]
    assert [finding["state"] for finding in found] == ["warn", "warn"]
    assert str(folder / "index") in found[0]["sentence"] and found[0]["remedy"]
    shut("jide.db")
    assert findings(shell, fails=True)["rights"]["state"] == "fail"
