"""Code blocks in the source of a reply, for copying."""

from __future__ import annotations

import re

_FENCE = re.compile(r"^[ >]*(?P<mark>`{3,}|~{3,})[^\n`]*\n(?P<code>.*?)(?:^[ >]*(?P=mark)[`~]*[ \t]*$|\Z)", re.M | re.S)


def chosen(reply: str, which: str) -> str:
    """The reply, or a block of code in it: "" all, a number counted from 1, any other word the last; "" for none."""
    if not which:
        return reply
    blocks = code_blocks(reply)
    number = int(which) if which.isdecimal() else len(blocks)
    return blocks[number - 1] if 0 < number <= len(blocks) else ""


def code_blocks(text: str) -> list[str]:
    """What stands between fences, from top to bottom; an unfinished one reaches to the end."""
    return [match["code"].rstrip("\n") for match in _FENCE.finditer(text)]
