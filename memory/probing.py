"""Tries a native library in a child process first: dying there (SIGILL on an old CPU), it harms nobody."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

from memory import state_file

_FILE = "probes.json"
_LIMIT_S = 60.0
_WINDOWS_CRASH = 0xC0000000


def installed_version(package: str) -> str | None:
    """Version of an installed package, from the name of its metadata folder (no import); None if absent."""
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    site = Path(next(iter(spec.submodule_search_locations))).parent
    for folder in site.glob(f"{package}-*.dist-info"):
        return folder.name.removeprefix(f"{package}-").removesuffix(".dist-info")
    return "0"


def loads(package: str, code: str, state_dir: Path, limit_s: float = _LIMIT_S) -> bool:
    """Does `code`, which uses `package`, run to its end in a child process?

    Asked once for each version of the package on each machine and remembered in `state_dir`. A time-out or an
    ordinary exception is not remembered: both may be gone at the next start.
    """
    version = installed_version(package)
    if version is None:
        return False
    key = f"{package} {version} python{sys.version_info.major}.{sys.version_info.minor} {platform.node()}"
    known = state_file.read(state_dir / _FILE).get(key)
    if known is None:
        known = _try(code, limit_s)
        if known is not None:
            state_file.keep(state_dir / _FILE, key, known)
    return known is True


def _try(code: str, limit_s: float) -> bool | None:
    """True: ran; False: died by a signal; None: unclear."""
    try:
        done = subprocess.run(
            [sys.executable, "-c", code],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=limit_s,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    if done.returncode == 0:
        return True
    # POSIX reports a signal as a negative number, Windows an exception code from this number on.
    return False if done.returncode < 0 or done.returncode >= _WINDOWS_CRASH else None
