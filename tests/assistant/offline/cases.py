"""One prompt of daily use and what a good answer must and must not hold."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Case:
    """Patterns are regular expressions, searched without regard to case."""

    life: str
    """A name of `lives.LIVES`."""
    prompt: str
    wanted: tuple[str, ...]
    """Every one is found in the answer."""
    unwanted: tuple[str, ...] = ()
    """None is."""
    earlier: tuple[str, ...] = ()
    """Said before it in the same session."""

    @property
    def label(self) -> str:
        """Name of the test."""
        return f"{self.life}: {self.prompt[:40]}"


MODEL = r"/model"
"""The way to a model is named."""
UNKNOWN_ZH = r"没.{0,4}(?:告诉|说过|提过|记)|还不知道"
UNKNOWN_EN = r"haven't (?:told|said|mentioned)|have nothing|don't have|nothing .{0,12}on record|don't know"
