"""All settings, nested by concern. Every value is a named key of config.toml; docs/settings.md lists them."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any

from config.engines import BackgroundSettings, EmbeddingSettings, IndexSettings, ModelsSettings
from config.key import Key, keys_of
from config.recalling import InjectionSettings, OutcomeSettings, RecallSettings, WindowSettings
from config.remembering import KnowledgeSettings, LifeSettings, MemorySettings, WritingSettings
from config.screen import DaysSettings, GreetingSettings, OnboardingSettings, UiSettings


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one run; each field is a table of config.toml."""

    ui: UiSettings = field(default_factory=UiSettings)
    models: ModelsSettings = field(default_factory=ModelsSettings)
    embedding: EmbeddingSettings = field(default_factory=EmbeddingSettings)
    index: IndexSettings = field(default_factory=IndexSettings)
    memory: MemorySettings = field(default_factory=MemorySettings)
    window: WindowSettings = field(default_factory=WindowSettings)
    injection: InjectionSettings = field(default_factory=InjectionSettings)
    recall: RecallSettings = field(default_factory=RecallSettings)
    outcome: OutcomeSettings = field(default_factory=OutcomeSettings)
    writing: WritingSettings = field(default_factory=WritingSettings)
    life: LifeSettings = field(default_factory=LifeSettings)
    knowledge: KnowledgeSettings = field(default_factory=KnowledgeSettings)
    days: DaysSettings = field(default_factory=DaysSettings)
    greeting: GreetingSettings = field(default_factory=GreetingSettings)
    onboarding: OnboardingSettings = field(default_factory=OnboardingSettings)
    background: BackgroundSettings = field(default_factory=BackgroundSettings)


@cache
def sections() -> dict[str, type[Any]]:
    """The tables of config.toml and the class that holds each, in order."""
    defaults = Settings()
    return {part.name: type(getattr(defaults, part.name)) for part in fields(Settings)}


@cache
def keys() -> dict[str, Key]:
    """Every setting by its full name, such as "injection.history_lines"."""
    return {key.path: key for name, kind in sections().items() for key in keys_of(name, kind)}
