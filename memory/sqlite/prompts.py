"""What the user typed at the prompt: the history that ↑ walks through, and the draft not yet sent."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from memory.prompted import Prompted

if TYPE_CHECKING:
    from memory.sqlite.database import Database
    from memory.sqlite.masks import Masks
    from memory.sqlite.meta import Meta, Texts

_KEPT = 1000
_DRAFT = "draft"
_DRAFT_PASTED = "draft.pasted"


class Prompts:
    """Prompt history and draft, over all sessions."""

    def __init__(self, db: Database, masks: Masks, texts: Texts, meta: Meta) -> None:
        self._db = db
        self._masks = masks
        self._texts = texts
        self._meta = meta

    def add(self, prompt: Prompted) -> None:
        """Remember a sent prompt; the same as the last one, or blank, is not added. The newest 1000 are
        kept.
        """
        if not prompt.text.strip():
            return
        pasted = _written(prompt)
        with self._db.transaction():
            last = self._db.row("SELECT seq, text FROM prompts ORDER BY seq DESC LIMIT 1")
            if last is not None and last[1] == prompt.text:
                self._db.run("UPDATE prompts SET pasted = ? WHERE seq = ?", (pasted, last[0]))
                return
            self._db.run("INSERT INTO prompts (text, pasted) VALUES (?, ?)", (prompt.text, pasted))
            oldest = self._db.last_row_id() - _KEPT
            self._db.run("DELETE FROM prompts WHERE seq <= ?", (oldest,))
            self._db.run("DELETE FROM masks WHERE place = 'prompt' AND CAST(key AS INTEGER) <= ?", (oldest,))

    def last(self, limit: int = 200) -> list[Prompted]:
        """The last prompts without what was forgotten, oldest first."""
        rows = self._db.rows("SELECT seq, text, pasted FROM prompts ORDER BY seq DESC LIMIT ?", (limit,))
        rows.reverse()
        texts = self._masks.clean("prompt", [(str(seq), text) for seq, text, _ in rows])
        return [_read(text, pasted) for text, (_, _, pasted) in zip(texts, rows, strict=True)]

    def draft(self) -> Prompted:
        """What stood in the prompt and was not sent."""
        return _read(self._texts.get(_DRAFT), self._meta.get(_DRAFT_PASTED))

    def save_draft(self, draft: Prompted) -> None:
        """Keep the unsent prompt; an empty one clears it."""
        with self._db.relaxed():
            self._texts.set(_DRAFT, draft.text, typed=True)
            self._meta.set(_DRAFT_PASTED, _written(draft))


def _written(prompt: Prompted) -> str:
    return json.dumps([len(prompt.text), prompt.pasted]) if prompt.pasted else ""


def _read(text: str, pasted: str) -> Prompted:
    """The prompt as it was; where its text has changed since (something was forgotten), all of it counts as pasted."""
    if not pasted:
        return Prompted(text)
    length, spans = json.loads(pasted)
    same = length == len(text)
    return Prompted(text, tuple((start, end) for start, end in spans) if same else ((0, len(text)),))
