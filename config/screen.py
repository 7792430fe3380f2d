"""Settings of the screen, of days and of the first words."""

from __future__ import annotations

from dataclasses import dataclass

from config.key import setting


@dataclass(frozen=True, slots=True)
class UiSettings:
    """How Jide looks and speaks."""

    language: str = setting(
        "auto",
        "Language of the screen; auto follows the locale, unless the first questions are told another. "
        "Answers follow your own words.",
        "界面语言；auto 跟随系统，除非你在开头的问题里说了别的。回答用什么语言，看你用什么语言说。",
        choices=("auto", "zh", "en"),
    )
    theme: str = setting(
        "auto",
        "Colours: auto, or the name of a theme of Textual such as nord, gruvbox or textual-light.",
        "配色：auto，或者 Textual 的主题名，比如 nord、gruvbox、textual-light。",
    )
    panel_open: bool = setting(True, "Show the memory panel at the start.", "启动时打开记忆面板。")
    reduced_motion: bool = setting(False, "No animation.", "不要动画。")
    kitty_keyboard: str = setting(
        "auto",
        "The extended keyboard protocol; off where Chinese input does not arrive, auto knows iTerm2.",
        "扩展键盘协议；打不进中文时设为 off，auto 会照顾 iTerm2。",
        choices=("auto", "on", "off"),
    )


@dataclass(frozen=True, slots=True)
class DaysSettings:
    """What counts as a day."""

    day_start_hour: int = setting(
        4,
        "Local hour at which a new day begins.",
        "几点算新的一天（当地时间）。",
        low=0,
        high=12,
    )
    summaries: bool = setting(
        True,
        "Write a summary of each day that was talked on.",
        "每个聊过天的日子写一份小结。",
        row="F4",
    )


@dataclass(frozen=True, slots=True)
class GreetingSettings:
    """The greeting of a day's first start."""

    on: bool = setting(True, "Greet at the first start of a day.", "每天第一次打开时打招呼。", row="F5")
    lines: int = setting(3, "Most lines of a greeting.", "打招呼最多几行。", low=1, high=6)
    chars: int = setting(400, "Most characters of a greeting.", "打招呼最多多少字。", low=80, high=1000)
    past_days: int = setting(
        3,
        "So many last days with talk stand in [history] at the start of a session, as summaries.",
        "新对话开始时，把最近几个聊过天的日子的小结放进 [history]。",
        row="F5",
        articles="3",
        low=0,
        high=14,
    )


@dataclass(frozen=True, slots=True)
class OnboardingSettings:
    """The first questions to a stranger."""

    on: bool = setting(True, "Ask a few questions on first use.", "第一次用的时候问几个问题。", row="F3")
    again_within_turns: int = setting(
        5,
        "A skipped question comes up once more within so many turns.",
        "跳过的问题，在头几轮里再问一次。",
        row="F3",
        articles="5",
        low=0,
        high=50,
    )
