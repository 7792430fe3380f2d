from __future__ import annotations

import stat
import sys
import threading
import time
import types

import pytest

from config.secrets import Secret, ask_keyring_in_time, find_secret, read_secrets, store_secret

NAMES = ("GEMINI_API_KEY", "GOOGLE_API_KEY")


def nothing(_name):
    return None


@pytest.fixture
def file(tmp_path):
    return tmp_path / "config" / "secrets"


@pytest.fixture
def keyring(monkeypatch):
    """A stand-in for the optional package."""
    module = types.ModuleType("keyring")
    module.__spec__ = types.SimpleNamespace(name="keyring")
    monkeypatch.setitem(sys.modules, "keyring", module)
    return module


def test_the_environment_comes_first_then_the_keyring_then_the_file(file):
    store_secret(file, "GOOGLE_API_KEY", "from-file")
    keyring = {"GOOGLE_API_KEY": "from-keyring"}.get
    environ = {"GOOGLE_API_KEY": "from-env"}
    assert find_secret(NAMES, environ, file, keyring) == Secret("GOOGLE_API_KEY", "environment", "from-env")
    assert find_secret(NAMES, {}, file, keyring) == Secret("GOOGLE_API_KEY", "keyring", "from-keyring")
    assert find_secret(NAMES, {"GEMINI_API_KEY": " "}, file, nothing) == Secret("GOOGLE_API_KEY", "file", "from-file")
    assert find_secret(("OTHER_API_KEY",), {}, file, nothing) is None


def test_a_secret_does_not_show_itself():
    assert "sk-1" not in repr(Secret("A", "file", "sk-1"))


def test_the_env_file_of_the_current_folder_is_not_read(tmp_path, monkeypatch, file):
    (tmp_path / ".env").write_text("GEMINI_API_KEY=stray\n")
    monkeypatch.chdir(tmp_path)
    assert find_secret(NAMES, {}, file, nothing) is None


def test_the_file_is_private_and_keeps_the_other_keys(file):
    store_secret(file, "A_KEY", "one")
    store_secret(file, "B_KEY", "two=2")
    store_secret(file, "A_KEY", "three")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_secrets(file) == {"A_KEY": "three", "B_KEY": "two=2"}


def test_a_file_written_by_hand(file):
    file.parent.mkdir()
    file.write_text("# mine\n\nA_KEY = 'one'\nnonsense\n=x\n")
    file.chmod(0o644)
    assert read_secrets(file) == {"A_KEY": "one"}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_file_that_cannot_be_read_holds_nothing(file):
    assert read_secrets(file) == {}
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe")
    assert read_secrets(file) == {}


@pytest.mark.parametrize(("name", "value"), [("A KEY", "x"), ("A_KEY", "x\nB_KEY=y"), ("", "x")])
def test_what_would_break_the_file_is_refused(file, name, value):
    with pytest.raises(ValueError, match="key"):
        store_secret(file, name, value)
    assert not file.exists()


def test_the_keyring_is_asked(keyring):
    keyring.get_password = lambda service, name: f"{service}/{name}"
    assert ask_keyring_in_time("A_KEY", 5) == "jide/A_KEY"


def test_a_keyring_that_fails_is_none(keyring):
    def fail(_service, _name):
        raise RuntimeError("no backend")

    keyring.get_password = fail
    assert ask_keyring_in_time("A_KEY", 5) is None


def test_a_keyring_that_hangs_is_not_waited_for(keyring):
    release = threading.Event()
    keyring.get_password = lambda _service, _name: release.wait(30)
    began = time.monotonic()
    try:
        assert ask_keyring_in_time("A_KEY", 0.05) is None
    finally:
        release.set()
    assert time.monotonic() - began < 5


def test_no_keyring_installed(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert ask_keyring_in_time("A_KEY") is None
