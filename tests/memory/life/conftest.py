"""A store with someone who talks to it, on a clock that can be set."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.memory.sqlite.person import Person


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "users" / "me" / "jide.db"


@pytest.fixture
def person(path: Path) -> Iterator[Person]:
    found = Person(path)
    yield found
    found.store.close()
