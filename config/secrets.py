"""Keys of providers: from the environment, else the system's keyring, else a private file. Never from ./.env."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from config.paths import PRIVATE_FILE, write_private

SERVICE = "jide"
"""Under which keys stand in the keyring."""
KEYRING_SECONDS = 1.0
"""A keyring that has not answered by then is taken for absent: it may be waiting for a window nobody sees."""


@dataclass(frozen=True, slots=True)
class Secret:
    """A key, and where it was found ("environment", "keyring" or "file"). Its repr does not show it."""

    name: str
    where: str
    value: str = field(repr=False)


def find_secret(
    names: Iterable[str],
    environ: Mapping[str, str],
    file: Path,
    ask_keyring: Callable[[str], str | None] | None = None,
) -> Secret | None:
    """The first of the named keys that is there: all names in the environment, then keyring, then file."""
    wanted = tuple(names)
    ask = ask_keyring or ask_keyring_in_time
    sources: tuple[tuple[str, Callable[[str], str | None]], ...] = (
        ("environment", environ.get),
        ("keyring", ask),
        ("file", read_secrets(file).get),
    )
    for where, look_up in sources:
        for name in wanted:
            if value := (look_up(name) or "").strip():
                return Secret(name, where, value)
    return None


def read_secrets(file: Path) -> dict[str, str]:
    """The keys in the private file, lines of NAME=value; nothing if it is not there or not readable.

    A file that others could read is closed to them first.
    """
    try:
        if file.stat().st_mode & 0o077:
            file.chmod(PRIVATE_FILE)
        lines = file.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return {}
    pairs = (line.partition("=") for line in lines if not line.lstrip().startswith("#"))
    return {name.strip(): value.strip().strip("\"'") for name, found, value in pairs if found and name.strip()}


def store_secret(file: Path, name: str, value: str) -> None:
    """Put a key into the private file, in place of an older one. Raises OSError, ValueError for a line break."""
    if not name.isidentifier() or "\n" in value or "\r" in value:
        raise ValueError("a key is one line, and its name one word")
    secrets = read_secrets(file) | {name: value.strip()}
    write_private(file, "".join(f"{key}={text}\n" for key, text in secrets.items()))


def ask_keyring_in_time(name: str, seconds: float = KEYRING_SECONDS) -> str | None:
    """The key in the system's keyring; None if there is none, no keyring, or no answer in time."""
    if importlib.util.find_spec("keyring") is None:
        return None
    found: list[str | None] = []
    thread = threading.Thread(target=lambda: found.append(_ask_keyring(name)), name="keyring", daemon=True)
    thread.start()
    thread.join(seconds)
    return found[0] if found else None


def _ask_keyring(name: str) -> str | None:
    try:
        import keyring  # here, on its own thread: it talks to other programs and is optional

        value = keyring.get_password(SERVICE, name)
    except Exception:  # noqa: BLE001 - backends fail in their own ways; without a keyring the file serves
        return None
    return value if isinstance(value, str) else None
