"""Standard streams that are closed, or that cannot spell what is said."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from tests.journeys.terminal import ROOT
from ui import boot

SCRIPT = """
import sys
from ui import boot
boot.mend_streams()
sys.stdout.write("记得 \\udcff ok\\n")
sys.stderr.write("done\\n" + sys.stdin.read())
"""


def run(redirections: str, **environ: str) -> subprocess.CompletedProcess[bytes]:
    command = ["sh", "-c", f'exec "$0" -c "$1" {redirections}', sys.executable, SCRIPT]
    return subprocess.run(command, capture_output=True, env={**os.environ, **environ}, cwd=ROOT, check=False)


def test_closed_streams_are_empty_ones() -> None:
    done = run("<&- >&-")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"done\n")


def test_what_cannot_be_spelt_is_a_question_mark() -> None:
    done = run("</dev/null", PYTHONIOENCODING="latin-1")
    assert (done.returncode, done.stdout) == (0, b"?? ? ok\n")


@pytest.mark.parametrize(
    ("terminals", "term", "drawn"),
    [((True, True), "xterm", True), ((True, True), "dumb", False), ((False, True), "xterm", False)],
)
def test_a_screen_needs_a_terminal_that_can_draw(monkeypatch, terminals, term: str, drawn: bool) -> None:
    for name, is_one in zip(("stdin", "stderr"), terminals, strict=True):
        monkeypatch.setattr(sys, name, SimpleNamespace(isatty=lambda is_one=is_one: is_one))
    assert boot.can_draw({"TERM": term}) is drawn


def test_bytes_that_are_no_text_are_read_as_such() -> None:
    done = run("<<'END'\na\udcffb\nEND", PYTHONIOENCODING="utf-8:strict", PYTHONUTF8="1")
    assert done.returncode == 0 and done.stderr.startswith(b"done\na\xef\xbf\xbdb")
