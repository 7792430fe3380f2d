"""What can be wrong with config.toml, each as one sentence with its line, in Chinese and English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

_SENTENCES: dict[str, tuple[str, str]] = {
    "unknown_key": (
        "config.toml, line {line}: there is no setting {key}, so it is ignored.",
        "config.toml 第 {line} 行：没有 {key} 这个设置，已忽略。",
    ),
    "unknown_key_near": (
        "config.toml, line {line}: there is no setting {key}, so it is ignored; did you mean {nearest}?",
        "config.toml 第 {line} 行：没有 {key} 这个设置，已忽略；是不是想写 {nearest}？",
    ),
    "secret_key": (
        "config.toml, line {line}: {key} looks like a key; keys are not read from here, "
        "put it into the environment instead.",
        "config.toml 第 {line} 行：{key} 像是密钥；密钥不从这里读，请放到环境变量里。",
    ),
    "not_a_table": (
        "config.toml, line {line}: {key} is a group of settings and is written as [{key}]; this is ignored.",
        "config.toml 第 {line} 行：{key} 是一组设置，要写成 [{key}]；这里已忽略。",
    ),
    "wrong_type": (
        "config.toml, line {line}: {key} must be {wanted}, not {value}; {default} is used.",
        "config.toml 第 {line} 行：{key} 应该是{wanted}，不能是 {value}；先用默认值 {default}。",
    ),
    "unseen": (
        "config.toml, line {line}: {key} holds characters that cannot be shown; {default} is used.",
        "config.toml 第 {line} 行：{key} 里有显示不出来的字符；先用默认值 {default}。",
    ),
    "out_of_range": (
        "config.toml, line {line}: {key} must lie between {low} and {high}, not {value}; {default} is used.",
        "config.toml 第 {line} 行：{key} 要在 {low} 到 {high} 之间，不能是 {value}；先用默认值 {default}。",
    ),
    "not_a_choice": (
        "config.toml, line {line}: {key} must be one of {choices}, not {value}; {default} is used.",
        "config.toml 第 {line} 行：{key} 只能是 {choices} 之一，不能是 {value}；先用默认值 {default}。",
    ),
    "twice": (
        "config.toml, line {line}: this is set a second time; this line is ignored.",
        "config.toml 第 {line} 行：这一项写了两遍，这一行已忽略。",
    ),
    "twice_table": (
        "config.toml, line {line}: this group stands a second time; what is under it is ignored.",
        "config.toml 第 {line} 行：这一组写了两遍，下面的内容已忽略。",
    ),
    "broken": (
        "config.toml, line {line}: this line cannot be read as TOML, so it is ignored.",
        "config.toml 第 {line} 行：这一行不是正确的 TOML，已忽略。",
    ),
    "broken_table": (
        "config.toml, line {line}: this heading cannot be read as TOML, so what is under it is ignored.",
        "config.toml 第 {line} 行：这个标题不是正确的 TOML，下面的内容已忽略。",
    ),
    "not_closed": (
        "config.toml, line {line}: a quote or bracket that opens here is never closed, so it is ignored.",
        "config.toml 第 {line} 行：这里的引号或括号没有关上，已忽略。",
    ),
    "hopeless": (
        "config.toml cannot be read as TOML, so the usual settings are used.",
        "config.toml 不是正确的 TOML，先全部用默认值。",
    ),
    "not_saved": (
        "config.toml has a mistake in it, so the change was not saved; `jide doctor` shows the line.",
        "config.toml 里有写错的地方，这次改动没有保存；`jide doctor` 会指出是哪一行。",
    ),
    "not_utf8": (
        "config.toml is not in UTF-8, so the usual settings are used; save it as UTF-8.",
        "config.toml 不是 UTF-8 编码，先全部用默认值；请另存为 UTF-8。",
    ),
    "unreadable": (
        "config.toml cannot be read ({reason}), so the usual settings are used.",
        "config.toml 读不了（{reason}），先全部用默认值。",
    ),
}

_KINDS: dict[type, tuple[str, str]] = {
    bool: ("true or false", " true 或 false"),
    int: ("a whole number", "整数"),
    float: ("a number", "数字"),
    str: ("a text in quotes", "引号里的文字"),
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with the settings; the rest of them still counts."""

    code: str
    line: int
    """Line of config.toml, from 1."""
    key: str = ""
    values: Mapping[str, object] = field(default_factory=dict)
    kind: type = str
    """The type that was wanted."""

    def sentence(self, language: str) -> str:
        """What is wrong, where, and what happens now; one sentence."""
        which = 1 if language == "zh" else 0
        wanted = _KINDS[self.kind][which]
        values = {name: shown(value) if isinstance(value, str) else value for name, value in self.values.items()}
        return _SENTENCES[self.code][which].format(line=self.line, key=shown(self.key), wanted=wanted, **values)


def shown(text: str) -> str:
    """A text of the user's that a sentence can carry: one line, nothing that a terminal would act on."""
    return "".join(char if char.isprintable() else " " if char.isspace() else "\ufffd" for char in text)
