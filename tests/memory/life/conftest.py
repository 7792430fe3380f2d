"""A store with someone who talks to it."""

from __future__ import annotations

from tests.memory.sqlite.conftest import path as path
from tests.memory.sqlite.conftest import person as person
