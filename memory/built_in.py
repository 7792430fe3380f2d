"""The one model name that memory knows: it stands by itself, so that a light module can name it too."""

from __future__ import annotations

BUILT_IN_MODEL = "offline"
"""The model that answers from memory alone; its replies repeat what is remembered and are never recalled."""
