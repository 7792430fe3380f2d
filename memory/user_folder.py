"""Where one user's data lies: `users/NAME/` with the database, the index, the journal and the backups."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from memory.ports import StoreProblem

_NAME = re.compile(r"[^\W_][\w-]{0,39}")
_RESERVED = re.compile(r"con|prn|aux|nul|com\d|lpt\d", re.IGNORECASE)


class BadUserName(StoreProblem):
    """The name cannot be a user's folder. `detail` is the name."""

    code = "bad_user_name"


@dataclass(frozen=True, slots=True)
class UserFolder:
    """The layout of one user's folder; nothing is created by looking at it."""

    root: Path

    @property
    def database(self) -> Path:
        """The truth."""
        return self.root / "jide.db"

    @property
    def index(self) -> Path:
        """The recall index, derived from the database."""
        return self.root / "index"

    @property
    def journal(self) -> Path:
        """Markdown files, one a day."""
        return self.root / "journal"

    @property
    def backups(self) -> Path:
        """Copies of the database."""
        return self.root / "backups"

    def create(self) -> None:
        """Make the folder, private to the user (0700). Raises StoreProblem."""
        make_private(self.root)


def user_folder(home: Path, name: str) -> UserFolder:
    """The folder of user `name` under `home`. Raises BadUserName."""
    return UserFolder(home / "users" / valid_name(name))


def users(home: Path) -> list[str]:
    """Names of the users that have a database under `home`, sorted."""
    return sorted(path.parent.name for path in (home / "users").glob("*/jide.db"))


def valid_name(name: str) -> str:
    """The name as its folder is called (NFC). Letters of any script, digits, `-` and `_`, at most 40
    characters.

    Raises BadUserName for anything else: no dot, slash or space, so that a name can never lead out of
    `users/`.
    """
    clean = unicodedata.normalize("NFC", name.strip())
    if not _NAME.fullmatch(clean) or _RESERVED.fullmatch(clean):
        raise BadUserName(name)
    return clean


def make_private(folder: Path) -> None:
    """Create a folder and its missing parents with mode 0700. Raises StoreProblem."""
    try:
        for path in (*reversed(folder.parents), folder):
            if not path.exists():
                path.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreProblem(f"{error.strerror}: {error.filename}") from error
