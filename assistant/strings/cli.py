"""The command line: questions and short answers."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "demo.preparing": T("Living through four days, a few seconds…", "正在过四天的日子，要几秒钟…"),
    "demo.language": T("Say jide demo zh or jide demo en.", "请用 jide demo zh 或 jide demo en。"),
    "cli.nothing_asked": T(
        "Nothing was asked. Give the text, or pipe it in.", "没有要问的话。写在后面，或者用管道传进来。"
    ),
    "cli.unforeseen": T(
        "Something in Jide broke ({kind}). What you said is kept; the log says where it broke: {path}",
        "Jide 里有什么坏了（{kind}）。你说的话都在；哪里坏的记在日志里：{path}",
    ),
    "cli.os_error_somewhere": T("A file cannot be read or written: {why}.", "有文件读写不了：{why}。"),
    "os.ENOSPC": T("the disk is full", "磁盘满了"),
    "os.EDQUOT": T("the disk is full", "磁盘满了"),
    "os.EFBIG": T("files may not grow that large here", "这里的文件不能再大了"),
    "os.EROFS": T("it may only be read", "只能读，不能写"),
    "os.EACCES": T("its permissions forbid it", "没有权限"),
    "os.EPERM": T("its permissions forbid it", "没有权限"),
    "os.ENOENT": T("it is not there", "不存在"),
    "os.EISDIR": T("a folder is in its place", "那里是个文件夹"),
    "os.ENOTDIR": T("a file is in the way", "有个文件挡着"),
    "os.EEXIST": T("something else is in its place", "那里有别的东西"),
    "os.ELOOP": T("its links lead in a circle", "链接绕成了圈"),
    "os.EMFILE": T("too many files are open", "打开的文件太多了"),
    "os.ENAMETOOLONG": T("its name is too long", "名字太长了"),
    "os.EIO": T("the disk does not answer as it should", "磁盘出错了"),
    "cli.os_error": T("{path} cannot be read or written: {why}.", "{path} 读写不了：{why}。"),
    "cli.nothing_recalled": T("(nothing)", "（没有）"),
    "cli.bad_model": T(
        "“{name}” is no model's name; jide model list shows what is there.",
        "“{name}”不是模型的名字；用 jide model list 看看有哪些。",
    ),
    "cli.no_such_memory": T("There is no memory {id}.", "没有编号为 {id} 的记忆。"),
    "cli.no_such_day": T("Nothing was said on {day}.", "{day} 没有聊过。"),
    "cli.bad_date": T("“{value}” is not a date; write it as 2026-11-28.", "“{value}”不是日期，请写成 2026-11-28。"),
    "cli.scale_failed": T("Measuring failed at the step “{step}”.", "测量在“{step}”这一步失败了。"),
    "cli.newer_file": T(
        "{path} was written by another version of Jide; nothing of it was taken in. Update Jide and try again.",
        "{path} 是别的版本的 Jide 写的，一条也没有导入。更新 Jide 后再试。",
    ),
    "cli.bad_file": T("{path} cannot be read.", "{path} 读不了。"),
    "cli.bad_line": T("{path}, line {line}: not what was expected.", "{path} 第 {line} 行：格式不对。"),
    "cli.ask_purge": T(
        "Purge {count} memories for good, everywhere? This cannot be undone. [y/N] ",
        "要把 {count} 条记忆从所有地方彻底清除吗？清除后无法找回。[y/N] ",
        one="Purge this memory for good, everywhere? This cannot be undone. [y/N] ",
    ),
    "cli.needs_yes": T("This cannot be undone. Add --yes if you mean it.", "这一步无法撤销。确定的话请加上 --yes。"),
    "cli.no_memories": T("Nothing is remembered yet.", "还没有记住什么。"),
    "cli.reindexed": T("{count} texts indexed.", "索引了 {count} 条。", one="1 text indexed."),
}
