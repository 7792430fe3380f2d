"""What the user typed at the prompt: the history that ↑ walks through, and the draft not yet sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from memory.sqlite.database import Database
    from memory.sqlite.masks import Masks
    from memory.sqlite.meta import Texts

_KEPT = 1000
_DRAFT = "draft"


class Prompts:
    """Prompt history and draft, over all sessions."""

    def __init__(self, db: Database, masks: Masks, texts: Texts) -> None:
        self._db = db
        self._masks = masks
        self._texts = texts

    def add(self, text: str) -> None:
        """Remember a sent prompt; the same as the last one, or blank, is not added. The newest 1000 are
        kept.
        """
        if not text.strip():
            return
        with self._db.transaction():
            last = self._db.row("SELECT text FROM prompts ORDER BY seq DESC LIMIT 1")
            if last is not None and last[0] == text:
                return
            self._db.run("INSERT INTO prompts (text) VALUES (?)", (text,))
            oldest = self._db.last_row_id() - _KEPT
            self._db.run("DELETE FROM prompts WHERE seq <= ?", (oldest,))
            self._db.run("DELETE FROM masks WHERE place = 'prompt' AND CAST(key AS INTEGER) <= ?", (oldest,))

    def last(self, limit: int = 200) -> list[str]:
        """The last prompts without what was forgotten, oldest first."""
        rows = self._db.rows("SELECT seq, text FROM prompts ORDER BY seq DESC LIMIT ?", (limit,))
        return self._masks.clean("prompt", [(str(seq), text) for seq, text in reversed(rows)])

    def draft(self) -> str:
        """What was typed and not sent."""
        return self._texts.get(_DRAFT)

    def save_draft(self, text: str) -> None:
        """Keep the unsent prompt; "" clears it."""
        with self._db.relaxed():
            self._texts.set(_DRAFT, text, typed=True)
