"""The two looks of Jide, and which one is meant."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from textual.theme import Theme

DARK = Theme(
    name="jide-dark",
    primary="#8ab4c9",
    secondary="#b7a6d1",
    accent="#d9b382",
    foreground="#d8d9d4",
    background="#17191b",
    surface="#212427",
    panel="#1c1f21",
    success="#93b787",
    warning="#d9b070",
    error="#d98a86",
    dark=True,
    variables={
        "text-muted": "#92979a",
        "scrollbar": "#33383c",
        "scrollbar-hover": "#454b50",
        "scrollbar-background": "#17191b",
        "input-selection-background": "#8ab4c9 30%",
        "input-cursor-background": "#d8d9d4",
        "input-cursor-foreground": "#17191b",
    },
)
LIGHT = Theme(
    name="jide-light",
    primary="#2f6a86",
    secondary="#6a5391",
    accent="#8c5b18",
    foreground="#25282a",
    background="#fbfaf7",
    surface="#f0eee9",
    panel="#f5f3ef",
    success="#3f6d35",
    warning="#8a5d10",
    error="#a53c37",
    dark=False,
    variables={
        "text-muted": "#63686b",
        "scrollbar": "#d5d1c8",
        "scrollbar-hover": "#bdb8ad",
        "scrollbar-background": "#fbfaf7",
        "input-selection-background": "#2f6a86 25%",
        "input-cursor-background": "#25282a",
        "input-cursor-foreground": "#fbfaf7",
    },
)
_LIGHT_BACKGROUNDS = frozenset({"7", "15"})


def is_open(wish: str, environ: Mapping[str, str]) -> bool:
    """Is it worth asking the terminal for its background?"""
    return wish == "auto" and "COLORFGBG" not in environ and environ.get("TERM", "") not in {"", "dumb", "linux"}


def theme_name(wish: str, known: Collection[str], environ: Mapping[str, str]) -> str:
    """The theme for a wish: "auto", "dark", "light" or a theme's name; an unknown name counts as "auto"."""
    if wish in known:
        return wish
    if wish in {"dark", "light"}:
        return f"jide-{wish}"
    # Terminals that say how they look say "foreground;background" in colour numbers.
    background = environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in _LIGHT_BACKGROUNDS else DARK.name
