"""One setting: its name, its value, and all that its documentation and its checks need to know."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

Value = bool | int | float | str
"""What a setting can hold."""

T = TypeVar("T", bool, int, float, str)


@dataclass(frozen=True, slots=True)
class About:
    """What there is to say about a setting."""

    doc: str
    """One sentence, English."""
    doc_zh: str
    """The same in Chinese."""
    row: str = ""
    """The requirement the number comes from, such as "A4"; "" if it is ours alone."""
    articles: str = ""
    """Starting value in the articles that Jide is built from; "" where they name none."""
    low: float | None = None
    """Least value allowed."""
    high: float | None = None
    """Greatest value allowed."""
    choices: tuple[str, ...] = ()
    """The words allowed; empty means any text."""


@dataclass(frozen=True, slots=True)
class Key:
    """One named setting of config.toml."""

    section: str
    name: str
    default: Value
    about: About

    @property
    def path(self) -> str:
        """Its full name: "injection.lines"."""
        return f"{self.section}.{self.name}"

    @property
    def kind(self) -> type[Value]:
        """The type of its value."""
        return type(self.default)


def setting(default: T, doc: str, doc_zh: str, **about: Any) -> T:  # noqa: ANN401 - handed on to About, which checks
    """A field of a section of the settings; further arguments are those of About."""
    return field(default=default, metadata={"about": About(doc, doc_zh, **about)})


def keys_of(section: str, kind: type[Any]) -> list[Key]:
    """The settings of one section, in the order in which they are written."""
    defaults = kind()
    return [Key(section, part.name, getattr(defaults, part.name), part.metadata["about"]) for part in fields(kind)]
