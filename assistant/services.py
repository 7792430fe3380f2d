"""What the parts of the engine share: memory, models, clock and plain option values."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime

from assistant.chat_model import ChatModel
from assistant.context import Budget, Count
from assistant.offline.model import OfflineModel
from config.write import BadSetting
from memory.days import local_time, weekday_name
from memory.manager import MemoryManager
from memory.ports import Clock


@dataclass(frozen=True, slots=True)
class EngineOptions:
    """Numbers and switches of the engine, filled from the settings."""

    memory_on: bool = True
    window_tokens: int = 8000
    reply_tokens: int = 1500
    """Kept free for the answer."""
    max_output: int | None = None
    profile_tokens: int = 300
    total_memory_tokens: int = 800
    recall_deadline: float = 1.5
    """Seconds; later the talk goes on without recall."""
    first_recall_deadline: float = 15.0
    """Seconds for the first recall of a process, which waits for the index to load."""
    summary_share: float = 0.5
    """Share of the window from which the oldest turns are folded into the running summary."""
    extract_every: int = 3
    """User turns between two extractions."""
    cut_share: float = 1.0
    """Share of the window from which the oldest turns are left out."""
    greeting_on: bool = True
    greeting_lines: int = 3
    greeting_chars: int = 400
    onboarding_on: bool = True
    ask_again_turns: int = 5
    """A question that was skipped comes up once more within so many turns."""
    past_days: int = 3
    """Summaries of the last days with talk that stand in [history] of a session's first turn."""
    day_summaries: bool = True
    """Sum up each past day with talk."""
    horizon_months: int = 3
    """Kept is what the user would still want to be known in so many months."""
    daily_token_cap: int = 200_000
    """Tokens a day that background work may use."""
    close_seconds: float = 3.0


@dataclass(slots=True)
class Services:
    """The engine's dependencies; `model` changes when the user chooses another one."""

    memory: MemoryManager
    model: ChatModel
    background_model: ChatModel | None
    """For extraction and summaries; None means the chat model."""
    options: EngineOptions
    clock: Clock
    language: str
    """"zh" or "en": of the interface, and of a message that does not tell."""
    count: Count
    key_variable: Callable[[], str] = str
    """Name of the environment variable that should hold the model's key, "" if it needs none."""
    keep_language: Callable[[str], None] | None = None
    """Keeps the language of the screen for later starts; None where a setting says which it is."""

    def speak(self, language: str) -> bool:
        """The screen speaks another language from now on, unless a setting says which; does it now?"""
        if self.keep_language is None or language == self.language:
            return False
        self.language = language
        with suppress(OSError, BadSetting):  # then it is so for this sitting
            self.keep_language(language)
        return True

    @property
    def worker_model(self) -> ChatModel | None:
        """The model for background work, or None when only the offline model is there."""
        model = self.background_model or self.model
        return None if isinstance(model, OfflineModel) else model

    def budget(self) -> Budget:
        """Tokens of the next request, within what the model takes."""
        options = self.options
        window = min(options.window_tokens, self.model.limits.context_window or options.window_tokens)
        window = int(window * options.cut_share)
        history = options.total_memory_tokens - options.profile_tokens
        reply = min(options.reply_tokens, window // 3)
        return Budget(window=window, reply=reply, profile=options.profile_tokens, history=history)

    def local_now(self) -> datetime:
        """Now, in the user's zone."""
        return local_time(self.clock.now(), self.clock.zone())

    def today_text(self, language: str) -> str:
        """Today for the prompt: the user's day and its weekday; no time, so that prompt caches stay warm."""
        day = self.memory.today()
        return f"{day} ({weekday_name(day, language)}), {self.clock.zone()}"
