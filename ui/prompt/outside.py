"""The prompt in the user's own editor ($VISUAL, $EDITOR), which has the terminal to itself meanwhile."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from textual.app import App, SuspendNotSupported

from assistant.port import Prompted
from memory.sanitize import clean_text
from ui.prompt.area import Prompt
from ui.texts import Texts

USUAL = "notepad" if sys.platform == "win32" else "vi"


def edit_outside(app: App[None], prompt: Prompt, texts: Texts) -> None:
    """Edit what stands in the prompt. Nothing else goes on until the editor is closed."""
    before = prompt.expanded()
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or USUAL
    try:
        with app.suspend():
            text = _edited(before.text, editor)
    except (OSError, ValueError, SuspendNotSupported):
        app.notify(texts("screen.no_editor", name=clean_text(editor)), timeout=4, markup=False)
        return
    if text is not None and text != before.text:
        prompt.restore(Prompted(text, still_pasted(before, text)))


def still_pasted(before: Prompted, text: str) -> tuple[tuple[int, int], ...]:
    """What of an edited text was pasted before; all of it, where a pasted part is no longer as it was."""
    spans: list[tuple[int, int]] = []
    for start, end in before.pasted:
        at = text.find(before.text[start:end], spans[-1][1] if spans else 0)
        if at < 0:
            return ((0, len(text)),) if text else ()
        spans.append((at, at + end - start))
    return tuple(spans)


def _edited(text: str, editor: str) -> str | None:
    """The text as the editor left it, None where it failed. Raises OSError, ValueError."""
    with tempfile.TemporaryDirectory(prefix="jide-") as folder:
        file = Path(folder) / "prompt.md"
        file.touch(0o600)
        file.write_text(text, encoding="utf-8")
        terminal = sys.__stdout__.fileno() if sys.__stdout__ else None
        command = [*shlex.split(editor, posix=os.name == "posix"), str(file)]
        done = subprocess.run(command, stdout=terminal, stderr=terminal, check=False)
        return clean_text(file.read_text(encoding="utf-8", errors="replace")).rstrip() if done.returncode == 0 else None
