"""The texts, one file a subject; `assistant.i18n` says how to add one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from assistant.strings import (
    answers,
    cli,
    commands,
    doctor,
    errors,
    greeting,
    knowledge,
    labels,
    life,
    offline,
    offline_talk,
    onboarding,
    recall,
    screen,
    status,
)
from assistant.strings.entry import T

SUBJECTS = (
    errors, commands, status, screen, cli, recall, labels, greeting, doctor, answers, life, onboarding, offline,
    offline_talk, knowledge,
)  # fmt: skip
"""Every file of texts; each holds one dict TEXTS from code to text."""


@cache
def catalogue() -> Mapping[str, T]:
    """All texts by code."""
    return {code: entry for subject in SUBJECTS for code, entry in subject.TEXTS.items()}
