"""What went wrong, in one sentence, and what to do about it."""

from __future__ import annotations

from assistant.strings.entry import T

CAUSES: dict[str, T] = {
    "cause.no_key": T("There is no key for {model} yet.", "还没有 {model} 的密钥。"),
    "cause.no_key.remedy": T(
        "Put its API key into your environment and start Jide again, or choose another model with /model.",
        "把它的 API 密钥设成环境变量，再重新打开 Jide；也可以用 /model 换一个模型。",
    ),
    "cause.no_key.remedy_variable": T(
        "Set {variable} in your environment and start Jide again, or choose another model with /model.",
        "设好环境变量 {variable}，再重新打开 Jide；也可以用 /model 换一个模型。",
    ),
    "cause.bad_key": T("The key for {model} was not accepted.", "{model} 的服务商不认这个密钥。"),
    "cause.bad_key.remedy": T(
        "Check that it is complete and still valid, then start Jide again.",
        "看看密钥是不是抄漏了或者过期了，改好后重新打开 Jide。",
    ),
    "cause.bad_key.remedy_variable": T(
        "Check that {variable} is complete and still valid, then start Jide again.",
        "看看 {variable} 里的密钥是不是抄漏了或者过期了，改好后重新打开 Jide。",
    ),
    "cause.forbidden": T("Your key may not use {model}.", "你的密钥没有使用 {model} 的权限。"),
    "cause.forbidden.remedy": T(
        "Ask the provider for access, or choose another model with /model.",
        "到服务商那里开通，或者用 /model 换一个模型。",
    ),
    "cause.no_quota": T("The account behind {model} has no credit left.", "{model} 的账户余额用完了。"),
    "cause.no_quota.remedy": T(
        "Top it up at the provider, or choose another model with /model.",
        "充值后再试，或者用 /model 换一个模型。",
    ),
    "cause.rate_limit": T("{model} has had too many requests just now.", "{model} 这会儿请求太多了。"),
    "cause.rate_limit.remedy": T("Wait a minute and send it again.", "等一分钟再发一次。"),
    "cause.rate_limit.remedy_wait": T("Wait {seconds} seconds and send it again.", "等 {seconds} 秒再发一次。"),
    "cause.unknown_model": T("Nobody there knows a model called {model}.", "服务商那边没有叫 {model} 的模型。"),
    "cause.unknown_model.remedy": T(
        "Check the spelling, or see what there is with /model.",
        "看看名字有没有写错，或者用 /model 看看有哪些可用。",
    ),
    "cause.unknown_provider": T("Jide cannot tell whose model {model} is.", "看不出 {model} 是哪一家的模型。"),
    "cause.unknown_provider.remedy": T(
        "Write it as provider/model, such as openai/gpt-4.1 or ollama_chat/qwen3.",
        "写成“服务商/模型”，比如 deepseek/deepseek-chat 或 ollama_chat/qwen3。",
    ),
    "cause.too_long": T("This is more than {model} can read at once.", "内容太长，{model} 一次读不完。"),
    "cause.too_long.remedy": T(
        "Send it in smaller parts, or start afresh with /new.", "分几次发，或者用 /new 开一段新对话。"
    ),
    "cause.content_filter": T("The provider of {model} would not answer this.", "{model} 的服务商不让回答这个。"),
    "cause.content_filter.remedy": T(
        "Say it another way, or choose another model with /model.", "换个说法，或者用 /model 换一个模型。"
    ),
    "cause.bad_request": T("{model} did not accept the request.", "{model} 没有接受这次请求。"),
    "cause.bad_request.remedy": T(
        "Try once more; if it stays so, `jide doctor` shows more, and /model changes the model.",
        "再试一次；还不行就运行 `jide doctor` 看看原因，或者用 /model 换一个模型。",
    ),
    "cause.unreachable": T("{model} does not answer at its address.", "连不上 {model}。"),
    "cause.unreachable.remedy": T(
        "Check that its server is running and the address is right, then send it again.",
        "看看模型服务开了没有、地址对不对，再发一次。",
    ),
    "cause.no_network": T("There seems to be no network.", "网络好像断了。"),
    "cause.no_network.remedy": T(
        "Your message is kept; send it again once you are online.", "你的话已经存好了，连上网再发一次就行。"
    ),
    "cause.tls": T("The secure connection to {model} could not be trusted.", "和 {model} 的加密连接没有通过验证。"),
    "cause.tls.remedy": T(
        "Check the computer's date, a proxy in between, or the server's certificate.",
        "检查一下电脑的日期、中间的代理，或者服务器的证书。",
    ),
    "cause.proxy": T("The proxy does not let the call to {model} through.", "代理没有放行到 {model} 的请求。"),
    "cause.proxy.remedy": T(
        "Check HTTP_PROXY and HTTPS_PROXY, or add the address to NO_PROXY.",
        "检查 HTTP_PROXY 和 HTTPS_PROXY，或者把地址加进 NO_PROXY。",
    ),
    "cause.timeout": T("{model} took too long to answer.", "{model} 太久没有回应。"),
    "cause.timeout.remedy": T(
        "Send it again; for a slow local model, raise `models.read_timeout` in config.toml.",
        "再发一次；本地模型慢的话，可以把 config.toml 里的 `models.read_timeout` 调大。",
    ),
    "cause.server": T("The server of {model} has trouble of its own.", "{model} 的服务器出了问题。"),
    "cause.server.remedy": T("Try again in a little while.", "过一会儿再试。"),
    "cause.cut": T("The answer broke off before its end.", "回答说到一半断了。"),
    "cause.cut.remedy": T("What came is kept; just say “go on”.", "已经收到的都留着，说一声“继续”就行。"),
    "cause.empty": T("{model} sent an empty answer.", "{model} 什么也没说。"),
    "cause.empty.remedy": T(
        "Send it again, or choose another model with /model.", "再发一次，或者用 /model 换一个模型。"
    ),
    "cause.not_installed": T("What Jide needs to talk to {model} is not installed.", "连接 {model} 要用的组件没有装。"),
    "cause.not_installed.remedy": T(
        "Install Jide again, or go on without a model: /model offline.",
        "重新安装 Jide，或者先用离线模式：/model offline。",
    ),
    "cause.unknown": T("Something went wrong while asking {model}.", "请求 {model} 的时候出了点问题。"),
    "cause.unknown.remedy": T(
        "Try again; if it stays so, `jide doctor` helps to find out why.",
        "再试一次；还不行就运行 `jide doctor` 找找原因。",
    ),
}

PROBLEMS: dict[str, T] = {
    "problem.memory_problem": T("Something is wrong with the memory.", "记忆这边出了点问题。"),
    "problem.memory_problem.remedy": T("`jide doctor` shows what it is.", "运行 `jide doctor` 看看是怎么回事。"),
    "problem.unknown_memory": T("This memory is not there any more.", "这条记忆已经不在了。"),
    "problem.unknown_memory.remedy": T("Nothing was changed.", "什么都没有改。"),
    "problem.store_problem": T("The memory file cannot be read or written.", "记忆文件读写不了。"),
    "problem.store_problem.remedy": T(
        "Check free space and the folder's permissions; `jide doctor` shows where it is.",
        "看看磁盘满没满、文件夹有没有权限；`jide doctor` 会告诉你它在哪儿。",
    ),
    "problem.store_damaged": T("The memory file is damaged; nothing was changed.", "记忆文件损坏了；没有动它。"),
    "problem.store_damaged.remedy": T(
        "Leave and start Jide again: it puts back the newest copy by itself and keeps the damaged file.",
        "退出再打开一次：会自动换回最新的备份，损坏的文件也留着。",
    ),
    "problem.newer_database": T(
        "These memories were written by a newer Jide than this one.",
        "这些记忆是更新版本的 Jide 写的，这个版本读不了。",
    ),
    "problem.newer_database.remedy": T("Update Jide; nothing was changed.", "升级 Jide 就好；记忆一点没动。"),
    "problem.store_busy": T("Another Jide is using the memory right now.", "另一个 Jide 正占着记忆文件。"),
    "problem.store_busy.remedy": T("Wait a moment and try again.", "稍等一下再试。"),
    "problem.index_problem": T(
        "The search index is out of order; recall goes on without it.",
        "检索索引出了问题，暂时不用它也能回忆。",
    ),
    "problem.index_problem.remedy": T(
        "`jide reindex` builds it again; no memory is lost.", "运行 `jide reindex` 重建一次，记忆不会丢。"
    ),
    "problem.index_unready": T(
        "The search index cannot be written right now: no room or no right, or another Jide is cleaning it up.",
        "检索索引现在写不进去：磁盘满了、没有权限，或者另一个 Jide 正在清理它。",
    ),
    "problem.index_unready.remedy": T(
        "It catches up by itself as soon as it can; if this stays, check free space, or `jide reindex` builds it again.",
        "能写了会自己补上；一直这样就看看磁盘满没满，或者运行 `jide reindex` 重建一次。",
    ),
    "problem.rerank_problem": T(
        "The second look at what was found gave nothing; the order stays.", "再排一次没有结果，顺序不变。"
    ),
    "problem.rerank_problem.remedy": T(
        "recall.rerank in config.toml turns it off.", "在 config.toml 里用 recall.rerank 可以关掉它。"
    ),
    "problem.embedder_unavailable": T(
        "Recall works by words and dates only; searching by meaning is not available here.",
        "现在只能按字词和时间回忆，还不能按意思找。",
    ),
    "problem.embedder_unavailable.remedy": T(
        "`jide doctor` shows how to switch it on.", "运行 `jide doctor` 看看怎么打开。"
    ),
    "problem.embedder_off": T(
        "Searching by meaning is switched off; recall works by words and dates.",
        "按意思找已经关掉，现在按字词和时间回忆。",
    ),
    "problem.embedder_off.remedy": T(
        "Set `embedding.runtime` to auto in config.toml to switch it on.",
        "想打开的话，把 config.toml 里的 `embedding.runtime` 改成 auto。",
    ),
    "problem.embedder_engine_missing": T(
        "The built-in embedding engine does not run on this computer.", "内置的向量引擎在这台电脑上用不了。"
    ),
    "problem.embedder_engine_missing.remedy": T(
        "Set `embedding.runtime` to sentence-transformers in config.toml.",
        "把 config.toml 里的 `embedding.runtime` 改成 sentence-transformers。",
    ),
    "problem.embedder_torch_missing": T(
        "Searching by meaning needs sentence-transformers, which is not installed.",
        "按意思找要用 sentence-transformers，还没有装。",
    ),
    "problem.embedder_torch_missing.remedy": T(
        "Install it beside Jide (pip install sentence-transformers); until then words and dates serve.",
        "给 Jide 装上就行（pip install sentence-transformers）；在那之前先按字词和时间回忆。",
    ),
    "problem.embedder_model_missing": T(
        "The embedding model is not on this computer yet.", "向量模型还没有下载到这台电脑。"
    ),
    "problem.embedder_model_missing.remedy": T(
        "Run `jide doctor --fetch-embeddings` once while online.", "联网时运行一次 `jide doctor --fetch-embeddings`。"
    ),
    "problem.embedder_download_failed": T("The embedding model could not be downloaded.", "向量模型没能下载下来。"),
    "problem.embedder_download_failed.remedy": T(
        "Check the network and try again; HF_ENDPOINT can name a mirror.",
        "检查一下网络再试；可以用 HF_ENDPOINT 指定镜像站。",
    ),
    "problem.bad_user_name": T("This cannot be a user's name.", "这个不能当用户名。"),
    "problem.bad_user_name.remedy": T("Use letters, digits, - and _.", "请用文字、数字、- 和 _。"),
    "problem.model_not_kept": T(
        "This model answers now, but config.toml could not be changed, so the next start will not know of it.",
        "现在就用这个模型；只是 config.toml 改不了，下次打开还是原来的。",
    ),
    "problem.model_not_kept.remedy": T(
        "Check the file and its permissions; `jide doctor` says what is wrong with it.",
        "看看这个文件和它的权限；`jide doctor` 会说哪里不对。",
    ),
    "problem.files_unready": T(
        "MEMORY.md or the journal cannot be read or written, so they do not follow; the memory itself is all there.",
        "MEMORY.md 或日志文件读写不了，暂时没有跟上；记忆本身都在。",
    ),
    "problem.files_unready.remedy": T(
        "Check free space and the folder's permissions; `jide doctor` shows which.",
        "看看磁盘满没满、文件夹有没有权限；`jide doctor` 会指出是哪个。",
    ),
    "problem.background": T(
        "Some of the talk is not remembered yet; Jide will try again.",
        "有些话还没来得及记下来，Jide 会再试。",
    ),
    "problem.background.remedy": T("Nothing is lost.", "不会丢。"),
}

START: dict[str, T] = {
    "start.home_unwritable": T(
        "Jide cannot write to {path}. Check its permissions, or choose another place with --home.",
        "{path} 写不进去。检查一下权限，或者用 --home 换个地方。",
    ),
    "start.damaged": T(
        "The memory file is damaged and there is no sound copy of it; nothing was changed. "
        "To begin anew, move {path} to another place; `jide doctor` says more.",
        "记忆文件损坏了，也没有好的备份；没有动它。想重新开始，就把 {path} 挪到别处；详情看 `jide doctor`。",
    ),
    "start.restored_damaged": T(
        "The memory file was damaged: the copy of {made} is back in its place, and what was said after that is missing. "
        "The damaged file is kept: {path}",
        "记忆文件损坏了：已经换回 {made} 的备份，那之后说的话不在里面。损坏的文件留着：{path}",
    ),
    "start.restored_lost": T(
        "The memory file was gone or empty: the copy of {made} is back in its place, "
        "and what was said after that is missing.",
        "记忆文件不见了或者空了：已经换回 {made} 的备份，那之后说的话不在里面。",
    ),
    "start.bad_user": T(
        "“{user}” cannot be a user's name: use letters, digits, - and _.",
        "“{user}”不能当用户名：请用文字、数字、- 和 _。",
    ),
    "start.bad_now": T(
        "JIDE_NOW must be a date and time with its offset, such as 2026-11-28T09:00:00+08:00.",
        "JIDE_NOW 要写成带时区的日期时间，比如 2026-11-28T09:00:00+08:00。",
    ),
}

TEXTS: dict[str, T] = {**CAUSES, **PROBLEMS, **START}
