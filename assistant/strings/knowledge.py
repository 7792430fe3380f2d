"""Documents that the user adds: what became of them, and why one is refused."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "knowledge.added": T(
        "Added “{name}”: {count} passages.", "加好了《{name}》，共 {count} 段。", one="Added “{name}”: one passage."
    ),
    "knowledge.changed": T(
        "Read “{name}” anew: {count} passages.",
        "《{name}》有改动，重新读了，共 {count} 段。",
        one="Read “{name}” anew: one passage.",
    ),
    "knowledge.unchanged": T("“{name}” has not changed.", "《{name}》没有变化。"),
    "knowledge.masked": T(
        "{count} passwords or keys in it were masked.",
        "里面的 {count} 处密码或密钥已隐去。",
        one="A password or key in it was masked.",
    ),
    "knowledge.refused.missing": T("{path} is not there.", "没有 {path} 这个文件。"),
    "knowledge.refused.unreadable": T("{path} cannot be read.", "{path} 读不了。"),
    "knowledge.refused.binary": T(
        "{path} is no text file: only text and Markdown are read, so save it as one of these first.",
        "{path} 不是文本文件：只能读纯文本和 Markdown，请先另存成这两种。",
    ),
    "knowledge.refused.empty": T("{path} holds no text.", "{path} 里没有文字。"),
    "knowledge.refused.too_large": T(
        "{path} is larger than {file_mb} MB (knowledge.file_mb).",
        "{path} 超过了 {file_mb} MB（设置 knowledge.file_mb）。",
    ),
    "knowledge.refused.no_room": T(
        "There is no room for {path}: all documents may hold {total_mb} MB (knowledge.total_mb).",
        "放不下 {path} 了：所有资料最多 {total_mb} MB（设置 knowledge.total_mb）。",
    ),
    "knowledge.refused.too_many": T(
        "{path} holds more than {folder_files} text files (knowledge.folder_files).",
        "{path} 里的文本文件超过 {folder_files} 个（设置 knowledge.folder_files）。",
    ),
    "knowledge.refused.none_in_folder": T(
        "There is no text or Markdown file in {path}.", "{path} 里没有纯文本或 Markdown 文件。"
    ),
    "knowledge.none": T(
        "No documents yet. Add one with /knowledge add PATH or `jide knowledge add PATH`.",
        "还没有资料。用 /资料 添加 路径，或者 `jide knowledge add 路径` 来加。",
    ),
    "knowledge.line": T(
        "{name} (added {day}, {count} passages, {size})",
        "{name}（{day} 添加，{count} 段，{size}）",
        one="{name} (added {day}, one passage, {size})",
    ),
    "knowledge.state": T("{line}: {state}", "{line}：{state}"),
    "knowledge.passage": T("{section}: {words}", "{section}：{words}"),
    "knowledge.broken_off": T("reading it broke off: add it again", "没有读完，请重新添加"),
    "knowledge.waiting": T("{count} of them are found by their words only so far", "其中 {count} 段暂时只能按字词找"),
    "knowledge.more": T("and {count} more passages", "还有 {count} 段", one="and one more passage"),
    "knowledge.unknown": T("There is no document “{name}”.", "没有《{name}》这份资料。"),
    "knowledge.which": T(
        "Several documents are called “{name}”; name one by its id or its path: {ids}",
        "叫《{name}》的资料不止一份，请用编号或路径指明：{ids}",
    ),
    "knowledge.removed": T(
        "Removed “{name}”; {files} files were searched: nothing is left of it but what answers quoted. "
        "The file itself was not touched.",
        "《{name}》已删除；查了 {files} 个文件，除了回答里引用过的话，什么都没留下。原文件没有动。",
    ),
    "knowledge.traces": T("Something of “{name}” is still in: {where}", "《{name}》还有残留：{where}"),
    "knowledge.no_file": T(
        "The file of “{name}” is gone, so it could not be added again. Put “yes” behind it if you mean it.",
        "《{name}》的原文件已经不在了，删了就加不回来。确定的话，在后面加上“确定”。",
    ),
    "knowledge.reading": T("I am reading it; I will tell you when it is done.", "正在读，读完告诉你。"),
    "knowledge.usage": T(
        "Write /knowledge, or add PATH, show NAME or remove NAME behind it.",
        "直接写 /资料，或在后面写：添加 路径、查看 名字、删除 名字。",
    ),
    "cli.knowledge.ask_remove": T(
        "Remove {count} documents, with everything that was read from them? [y/N] ",
        "要删除 {count} 份资料，连同从中读到的一切吗？[y/N] ",
        one="Remove this document, with everything that was read from it? [y/N] ",
    ),
    "cli.knowledge.not_exported": T(
        "Documents are not exported ({count}): add the files themselves on the other machine.",
        "资料没有导出（{count} 份）：请在另一台机器上重新添加原文件。",
        one="The document you added is not exported: add the file itself on the other machine.",
    ),
}
