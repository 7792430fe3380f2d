"""What is asked of recall, and every number that decides the answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from memory.days import DAY_START_HOUR
from memory.recall.weights import Weights
from memory.records import OWN, RESTING, Source, Status

OWN_SOURCES = (Source.MEMORY, Source.MESSAGE, Source.DAY)
"""What is the user's own, apart from the documents that he added."""
_FIRST_DAY, _LAST_DAY = "0001-01-01", "9999-12-31"


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a recall looks."""

    namespaces: tuple[str, ...] = (OWN,)
    sources: tuple[Source, ...] = ()
    """Lines of these sources only; empty: of any."""
    kinds: tuple[str, ...] = ()
    """Memories of these kinds only; empty: of any, and talk."""
    topic: str = ""
    """What is of this topic or project, as long as that is enough; "": of any."""
    statuses: tuple[Status, ...] = ()
    """Memories that stand so only, active or at rest; empty: active ones and talk, the archive as a last resort."""
    since: str = ""
    """What was said on this day or later (ISO date); "": at any time."""
    until: str = ""
    """What was said on this day or earlier (ISO date)."""

    def wants(self, source: Source) -> bool:
        """May lines of this source be brought?"""
        return not self.sources or source in self.sources

    @property
    def days(self) -> tuple[str, str] | None:
        """First and last day that may be told of, inclusive; None: any."""
        return (self.since or _FIRST_DAY, self.until or _LAST_DAY) if self.since or self.until else None

    @property
    def holding(self) -> bool:
        """May what holds now be brought?"""
        return not self.statuses or Status.ACTIVE in self.statuses

    @property
    def resting(self) -> tuple[Status, ...]:
        """Memories at rest that were asked for."""
        return tuple(status for status in self.statuses if status in RESTING)

    @property
    def own_sources(self) -> tuple[Source, ...]:
        """The sources that may be brought, but for documents."""
        return tuple(source for source in OWN_SOURCES if self.wants(source))


EVERYWHERE = Scope()


@dataclass(frozen=True, slots=True)
class RecallQuery:
    """One message and where it stands."""

    text: str
    moment: datetime
    """When it was said, aware."""
    zone: str = "UTC"
    """The user's IANA zone name or fixed offset: what "yesterday" means."""
    day_start_hour: int = DAY_START_HOUR
    """Local hour at which the user's day begins, 0 to 23."""
    session_id: str = ""
    window_ids: frozenset[str] = frozenset()
    """Ids of messages that already stand in the window: never recalled again."""
    previous: tuple[str, ...] = ()
    """Texts of the turns before this one, oldest first; a message that points back is read with them."""
    limit: int | None = None
    """Lines wanted in [history]; None takes the option's number."""
    gates: bool = True
    """False gives the ranked list: floor on, gates of number, length and tokens off."""
    until: datetime | None = None
    """Nothing that was said later than this."""
    explain: bool = False
    """Keep the text of what was dropped."""
    scope: Scope = EVERYWHERE
    deadline_s: float | None = None
    """Seconds after which a path that has not answered is left out; None takes the option's number."""


@dataclass(frozen=True, slots=True)
class RerankOptions:
    """The second look at the order, where there is a reranker."""

    take: int = 10
    """So many of the best are looked at, 2 to 50."""
    deadline_s: float = 1.5
    """Late: the order stays."""


@dataclass(frozen=True, slots=True)
class RecallOptions:
    """The settings of recall; the defaults are the project's own."""

    history_lines: int = 6
    """Lines of [history], 5 to 8."""
    profile_tokens: int = 300
    """Most tokens of [profile]."""
    total_tokens: int = 800
    """Most tokens of both blocks."""
    line_chars: int = 200
    """Most characters of a line, longer ones are shortened; 40 to 1 000."""
    tags: bool = True
    """Give each line a mark that the model can cite."""
    candidates: int = 200
    """Rows that each path may propose."""
    rare_terms: int = 12
    """Most terms of a query that full text is asked for, the rarest ones; 4 to 64."""
    floor: float = 1.0
    """Strictness of the floor: 0 lets everything through, 1 is what was measured, up to 2."""
    deadline_s: float = 2.5
    """Seconds after which a path that has not answered is left out."""
    rerank: RerankOptions = field(default_factory=RerankOptions)
    document_share: float = 0.5
    """Most of the lines of [history] that documents may take from what else fits, 0 (no documents at all) to 1."""
    weights: Weights = field(default_factory=Weights)
