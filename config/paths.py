"""Where Jide keeps things, and how it writes files that are nobody else's business."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

APP = "jide"
DEFAULT_USER = "me"
PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


@dataclass(frozen=True, slots=True)
class Paths:
    """The three folders that Jide writes to. They need not exist yet."""

    config: Path
    data: Path
    """Holds users/NAME/ for each user."""
    state: Path

    @property
    def config_file(self) -> Path:
        """The settings, written by the user and by Jide."""
        return self.config / "config.toml"

    @property
    def secrets_file(self) -> Path:
        """Keys of providers, for those who have no keyring."""
        return self.config / "secrets"

    @property
    def log_file(self) -> Path:
        """The log, without anything that was said."""
        return self.state / "jide.log"


def find_paths(environ: Mapping[str, str], home: str | Path | None = None) -> Paths:
    """The folders of this run: under `home`, else under JIDE_HOME, else the platform's usual ones."""
    root = home or environ.get("JIDE_HOME", "").strip()
    if root:
        folder = expanded(root).absolute()
        return Paths(folder / "config", folder / "data", folder / "state")
    from platformdirs import PlatformDirs  # here, because JIDE_HOME makes it unnecessary

    platform = PlatformDirs(APP, appauthor=False)
    return Paths(platform.user_config_path, platform.user_data_path, platform.user_state_path)


def expanded(place: str | Path) -> Path:
    """A place as the user wrote it, ~ being the home folder; where there is no home, ~ is a name like any other."""
    try:
        return Path(place).expanduser()
    except RuntimeError:
        return Path(place)


def index_place(uri: str, data: Path, user: str) -> str:
    """A user's own part of the place that the settings name for the index; a folder without a root lies in `data`."""
    if "://" in uri:
        return uri if uri.startswith("db://") else f"{uri.rstrip('/')}/{user}"
    return str(data / expanded(uri) / user)


def private_folder(path: Path) -> Path:
    """Make one of Jide's own folders, or an old one, readable by the user alone. Raises OSError."""
    _make_missing(path)
    if path.stat().st_mode & 0o077:
        path.chmod(PRIVATE_FOLDER)
    return path


def write_private(path: Path, text: str) -> None:
    """Write a file that only the user can read, whole or not at all. A link is followed. Raises OSError."""
    target = path.resolve()
    _make_missing(target.parent)
    scratch = target.with_name(f".{target.name}.{os.getpid()}.{time.monotonic_ns()}")
    handle = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(target)
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise


def _make_missing(path: Path) -> None:
    for folder in (*reversed(path.parents), path):
        if not folder.exists():
            folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)
