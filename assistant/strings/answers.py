"""More answers of the command line: lists, verdicts, imports."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "cli.memories.which": T("Name the memories by their ids, or say --all.", "请写上记忆的编号，或者用 --all。"),
    "cli.memories.forget_all": T("Forget all {count} memories? [y/N] ", "要忘掉全部 {count} 条记忆吗？[y/N] "),
    "cli.memories.purged": T("{count} memories are gone; a search over all {files} files of Jide finds nothing of them.", "{count} 条记忆已清除；搜遍 Jide 的 {files} 个文件，没有留下痕迹。", one="1 memory is gone; a search over all {files} files of Jide finds nothing of it."),
    "cli.memories.unsearched": T("The index at {where} was told to remove them; it cannot be searched from here.", "{where} 上的索引已要求删除，但没法从这里逐字检查。"),
    "cli.memories.traces": T("Something is still found in: {where}", "这些地方还有痕迹：{where}"),
    "cli.memories.imported": T("{count} of {all} were new.", "共 {all} 条，其中 {count} 条是新的。"),
    "cli.recall.costs": T("{tokens} tokens, {total} ms (embedding {embed}, searching {search}, ranking {rank})", "{tokens} token，{total} 毫秒（向量 {embed}，检索 {search}，排序 {rank}）"),
    "cli.recall.degraded": T("Left out: {what}", "没用上：{what}"),
    "cli.recall.line": T("{parts}; {tokens} tokens; {id}", "{parts}；{tokens} token；{id}"),
    "cli.recalls.one": T("“{query}”: {tokens} tokens, {ms} ms", "“{query}”：{tokens} token，{ms} 毫秒"),
    "cli.recalls.used": T("Answers used {used} of {injected} lines.", "带上了 {injected} 条，回答用到 {used} 条。"),
    "cli.expect.injected": T("“{text}” is injected ({id}).", "“{text}”已经带上了（{id}）。"),
    "cli.expect.not_proposed": T("“{text}” was never said, or nothing was learnt from it.", "没有说过“{text}”，或者没有从中记下什么。"),
    "cli.expect.refused": T("“{text}” was said and not kept as a memory ({id}).", "“{text}”说过，但没有作为记忆留下（{id}）。"),
    "cli.expect.waiting": T("“{text}” waits to be confirmed ({id}).", "“{text}”还在等你确认（{id}）。"),
    "cli.expect.inactive": T("“{text}” is remembered, and no longer current ({id}).", "“{text}”记着，但已经不是现在的情况（{id}）。"),
    "cli.expect.not_indexed": T("“{text}” is remembered and not yet searchable ({id}).", "“{text}”记着，但还没进索引（{id}）。"),
    "cli.expect.below_floor": T("“{text}” was found and is not relevant enough to this query ({id}).", "“{text}”找到了，但和这个问题关系不大（{id}）。"),
    "cli.expect.cut": T("“{text}” was found, and others fit better ({id}).", "“{text}”找到了，但有更合适的（{id}）。"),
}  # fmt: skip
