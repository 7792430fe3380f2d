"""Writes out every setting from what is known of it: a commented config.toml, and docs/settings.md."""

from __future__ import annotations

import json

from config.key import Key, Value
from config.settings import keys, sections

_HEAD = {
    "zh": "# Jide 的设置。要改哪一项，去掉行首的 # 再改值；删掉就回到默认值。\n# 密钥不要写在这里。\n",
    "en": "# Settings of Jide. To change one, take the # away and change the value; without it the usual value\n"
    "# holds. Keys of providers do not belong here.\n",
}
_ARTICLES = {"zh": "文章里是 ", "en": "articles: "}
_RANGE = {"zh": "范围：", "en": "range: "}
_TITLES = {
    "ui": "界面和语言",
    "models": "语言模型",
    "embedding": "按意思找靠什么",
    "index": "检索索引放在哪儿",
    "memory": "整个记忆",
    "window": "模型看得到的对话",
    "injection": "每次带上多少记忆",
    "recall": "怎么找、怎么排",
    "outcome": "用得好不好怎么算",
    "writing": "什么会被记住",
    "life": "记多久、怎么整理",
    "knowledge": "你添加的资料",
    "days": "怎么算一天",
    "greeting": "每天第一次打招呼",
    "onboarding": "初次见面的问题",
    "background": "后台的活",
}

_PAGE = """# Settings / 设置

Every number Jide goes by is a key of `config.toml`. A wrong key or value is said in one sentence with its line,
and the usual value goes on. Keys of providers are never read from there: they come from the environment, the
system's keyring, or a private `secrets` file.

Jide 用到的每个数都是 `config.toml` 里的一项。写错了会用一句话指出在哪一行，并继续用默认值。服务商的密钥不从这里
读，只来自环境变量、系统钥匙串，或私有的 `secrets` 文件。

The file lies in the folder that `jide doctor` shows (`$JIDE_HOME/config/config.toml` where JIDE_HOME is set).
"Articles" is the starting value of the articles on agent memory that Jide is built from; a letter and digit in
brackets is the requirement behind the number.

文件在 `jide doctor` 显示的文件夹里（设了 JIDE_HOME 就是 `$JIDE_HOME/config/config.toml`）。“articles”一列是 Jide
所依据的几篇智能体记忆文章里的起始值；括号里的字母和数字是它对应的需求。

This page is made from the program by `python -m config.reference`. 本页由 `python -m config.reference` 生成。
"""


def default_config(language: str) -> str:
    """A config.toml in which every setting stands as a comment, explained in "zh" or "en"."""
    language = "zh" if language == "zh" else "en"
    parts = [_HEAD[language]]
    for name in sections():
        title = _TITLES[name] if language == "zh" else _title(name)
        parts.append(f"\n[{name}]  # {title}\n")
        parts.extend(_entry(key, language) for key in keys().values() if key.section == name)
    return "".join(parts)


def settings_page() -> str:
    """The text of docs/settings.md."""
    parts = [_PAGE]
    for name in sections():
        parts.append(f"\n## `[{name}]`\n\n{_title(name)} {_TITLES[name]}。\n\n")
        parts.append("| key | ours | articles | range | meaning |\n|---|---|---|---|---|\n")
        parts.extend(_row(key) for key in keys().values() if key.section == name)
    return "".join(parts)


def _title(section: str) -> str:
    return (sections()[section].__doc__ or "").splitlines()[0]


def toml_value(value: Value) -> str:
    """A value as it is written in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)  # its escapes are TOML's, too
    return str(value)


def _limits(key: Key) -> str:
    about = key.about
    if about.choices:
        return " | ".join(about.choices)
    if about.low is None or about.high is None:
        return ""
    return f"{about.low:.10g} – {about.high:.10g}"


def _entry(key: Key, language: str) -> str:
    about = key.about
    limits = _limits(key)
    numbers = [
        _RANGE[language] + limits if limits else "",
        _ARTICLES[language] + about.articles if about.articles else "",
    ]
    notes = [about.doc_zh if language == "zh" else about.doc, "; ".join(note for note in numbers if note)]
    comment = "".join(f"# {note}\n" for note in notes if note)
    return f"\n{comment}# {key.name} = {toml_value(key.default)}\n"


def _row(key: Key) -> str:
    about = key.about
    row = f" ({about.row})" if about.row else ""
    limits = _limits(key).replace("|", "\\|")
    meaning = f"{about.doc}{row}<br>{about.doc_zh}".replace("|", "\\|")
    return f"| `{key.name}` | `{toml_value(key.default)}` | {about.articles} | {limits} | {meaning} |\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(settings_page())
