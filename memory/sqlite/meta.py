"""Small things by name: strings, counters per day, and named texts that forgetting covers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.sqlite.database import Database
    from memory.sqlite.masks import Masks


class Meta:
    """Strings by key, never text of the user's; and numbers counted per day."""

    def __init__(self, db: Database) -> None:
        self._db = db

    def get(self, key: str, default: str = "") -> str:
        """The string kept under `key`."""
        row = self._db.row("SELECT value FROM meta WHERE key = ?", (key,))
        return str(row[0]) if row else default

    def set(self, key: str, value: str) -> None:
        """Keep a string under `key`."""
        self._db.run(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    def set_once(self, key: str, value: str) -> None:
        """Keep a string unless there is one already."""
        self._db.run("INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (key, value))

    def count(self, day: str, name: str, amount: float = 1.0) -> None:
        """Add to a day's counter: background calls, tokens, cost."""
        self._db.run(
            "INSERT INTO counters (day, name, amount) VALUES (?, ?, ?) "
            "ON CONFLICT (day, name) DO UPDATE SET amount = amount + excluded.amount",
            (day, name, amount),
        )

    def counted(self, day: str) -> dict[str, float]:
        """All counters of a day."""
        return {str(name): float(n) for name, n in self._db.rows(
            "SELECT name, amount FROM counters WHERE day = ?", (day,)
        )}  # fmt: skip


class Texts:
    """Named texts that may hold what is later forgotten: the unsent draft, the global summary."""

    def __init__(self, db: Database, masks: Masks) -> None:
        self._db = db
        self._masks = masks

    def get(self, key: str) -> str:
        """The text kept under `key` without what was forgotten; "" if there is none."""
        row = self._db.row("SELECT text FROM texts WHERE key = ?", (key,))
        return self._masks.clean("text", [(key, str(row[0]))])[0] if row else ""

    def set(self, key: str, text: str, *, typed: bool = False) -> None:
        """Keep a text. One that was `typed` just now stays as it is, a derived one loses what was
        forgotten.
        """
        with self._db.transaction():
            self._db.run(
                "INSERT INTO texts (key, text) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET text = excluded.text",
                (key, text),
            )
            self._masks.rewritten("text", key, "" if typed else text)
