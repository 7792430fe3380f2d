"""The shape of the project itself: sizes, what the wheel carries, what the lock files say."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("config", "memory", "assistant", "ui")
LOCKS = ("requirements.lock", "requirements-st.lock")
DATA_SUFFIXES = (".tcss", ".md", ".toml", ".json", ".sql", ".txt")
MAX_FUNCTION_LINES = 50
MAX_FILE_LINES = 350

Function = ast.FunctionDef | ast.AsyncFunctionDef


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def functions(path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(lock: str) -> dict[str, str]:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    found = (re.match(r"([A-Za-z0-9._-]+)==([^ ;\\]+)", line) for line in lines)
    return {match[1].lower(): match[2] for match in found if match}


def test_no_file_is_longer_than_the_limit():
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources(*PACKAGES)}
    assert {str(p.relative_to(ROOT)): n for p, n in lengths.items() if n > MAX_FILE_LINES} == {}


def test_no_function_is_longer_than_the_limit():
    long = {
        f"{path.relative_to(ROOT)}:{name}": lines
        for path in sources(*PACKAGES)
        for name, lines in functions(path)
        if lines > MAX_FUNCTION_LINES
    }
    assert long == {}


def test_nothing_is_left_to_do_in_the_code():
    mark = re.compile(r"\b(TO" + "DO|FIX" + r"ME|XX" + r"X)\b")
    left = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sources(*PACKAGES, "tests")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if mark.search(line)
    ]
    assert left == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_path_or_local_build(lock: str):
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert re.findall(r"\S*(?:/|\\\w|\+cpu|\+cu\d|index-url|find-links| @ )\S*", text) == []


def test_every_file_outside_the_torch_chain_has_a_hash():
    entries = re.split(r"\n(?=[A-Za-z0-9])", (ROOT / "requirements.lock").read_text(encoding="utf-8"))[1:]
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_the_torch_chain_is_pinned_once_and_brings_no_cuda():
    chain = pins("requirements-st.lock")
    assert chain["torch"] == "2.13.0"
    assert not chain.keys() & pins("requirements.lock").keys()
    assert [name for name in chain if re.match(r"nvidia|cuda|triton", name)] == []


def test_every_dependency_is_locked():
    declared = project()["dependencies"] + project()["optional-dependencies"]["dev"]
    names = {re.match(r"[A-Za-z0-9._-]+", line)[0].lower() for line in declared}
    assert names - pins(LOCKS[0]).keys() - pins(LOCKS[1]).keys() == set()


@pytest.fixture(scope="module")
def wheel_names(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Build the wheel offline from a copy, so that no build folder appears in the checkout."""
    copy = tmp_path_factory.mktemp("source")
    for name in (*PACKAGES, "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, copy)
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", "out", "."]
    command = [sys.executable, "-m", "pip", "wheel", *options]
    done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = (copy / "out").glob("jide-*.whl")
    return zipfile.ZipFile(built).namelist()


def test_the_wheel_carries_the_four_packages_and_never_the_tests(wheel_names: list[str]):
    tops = {name.split("/")[0] for name in wheel_names}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)


def test_the_wheel_carries_every_source_style_and_prompt_file(wheel_names: list[str]):
    wanted = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.suffix in (".py", *DATA_SUFFIXES) and "__pycache__" not in path.parts
    }
    assert wanted - set(wheel_names) == set()


def test_the_wheel_carries_the_licence_and_gives_the_command(wheel_names: list[str]):
    assert any(name.endswith("licenses/LICENSE") for name in wheel_names)
    assert any(name.endswith("licenses/NOTICE") for name in wheel_names)
    assert any(name.endswith("entry_points.txt") for name in wheel_names)
