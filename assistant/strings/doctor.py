"""What `jide doctor` finds, and what to do about it."""

from __future__ import annotations

from assistant.strings.entry import T

TEXTS: dict[str, T] = {
    "finding.versions": T("Python {python}; {packages}", "Python {python}；{packages}"),
    "finding.poisoned": T("litellm {version} is a poisoned release.", "litellm {version} 是被投毒的版本。"),
    "finding.poisoned.remedy": T(
        "Delete this environment, change the keys it could see, and run `make setup` again.",
        "删掉这个环境，把它能看到的密钥都换掉，再重新运行 `make setup`。",
    ),
    "finding.light": T(
        "sentence-transformers is not installed (a light set-up).", "没有安装 sentence-transformers（轻量安装）。"
    ),
    "finding.light.remedy": T(
        "Only needed for other embedding models: run `make setup LIGHT=0`.",
        "只有换别的向量模型才需要：运行 `make setup LIGHT=0`。",
    ),
    "finding.encoding": T("The terminal does not speak UTF-8 ({encoding}).", "终端的编码不是 UTF-8（{encoding}）。"),
    "finding.encoding.remedy": T("Set LANG=C.UTF-8 (or zh_CN.UTF-8) and start again.", "设 LANG=zh_CN.UTF-8（或 C.UTF-8）后重新打开。"),
    "finding.colour": T("Only basic colours here (TERM={term}).", "这里只有基本的颜色（TERM={term}）。"),
    "finding.colour.remedy": T("If your terminal can do more, set COLORTERM=truecolor.", "如果终端支持真彩色，设 COLORTERM=truecolor。"),
    "finding.small": T("The window is small ({columns}x{lines}).", "窗口有点小（{columns}x{lines}）。"),
    "finding.small.remedy": T("Jide is at ease from 80x24.", "80x24 以上用起来更舒服。"),
    "finding.tmux": T("Inside tmux, copying may stop at tmux.", "在 tmux 里，复制可能只到 tmux 为止。"),
    "finding.tmux.remedy": T("Put `set -g set-clipboard on` into ~/.tmux.conf.", "在 ~/.tmux.conf 里加一行 `set -g set-clipboard on`。"),
    "finding.terminal": T("The terminal is fine ({term}).", "终端没问题（{term}）。"),
    "finding.socks": T("A SOCKS proxy is set, and the package for it is missing.", "设了 SOCKS 代理，但缺少支持它的包。"),
    "finding.socks.remedy": T("Run `pip install socksio` in Jide's environment, or unset ALL_PROXY.", "在 Jide 的环境里运行 `pip install socksio`，或者去掉 ALL_PROXY。"),
    "finding.settings": T("The settings are fine ({path}).", "设置没问题（{path}）。"),
    "finding.settings.remedy": T("Change that line in {path}; until then the default holds.", "改一下 {path} 里的那一行；在此之前用默认值。"),
    "finding.store": T("The memory file is sound: {count} memories in {path}.", "记忆文件完好：{path} 里有 {count} 条记忆。"),
    "finding.damaged": T("The memory file is damaged: {detail}", "记忆文件损坏了：{detail}"),
    "finding.damaged.remedy": T("Keep a copy of the folder, then put back the newest file of its backups folder.", "先把整个文件夹复制一份，再用 backups 里最新的文件换回去。"),
    "finding.unopened": T("The memory cannot be opened: {why}", "记忆打不开：{why}"),
    "finding.unopened.remedy": T("It lies in {path}", "它在 {path}"),
    "finding.no_index": T("There is no recall index; only the words of the memory file are searched.", "没有检索索引，只按记忆文件里的字词找。"),
    "finding.no_index.remedy": T("Look whether {path} can be written and has free space, then run `jide reindex`.", "看看 {path} 能不能写、还有没有空间，再运行 `jide reindex`。"),
    "finding.synced": T("The memory file lies in a synchronised folder ({path}).", "记忆文件放在同步盘里（{path}）。"),
    "finding.synced.remedy": T("Move it: two machines writing at once can damage it (JIDE_HOME names another place).", "请换个位置：两台机器同时写可能会写坏它（用 JIDE_HOME 指定别处）。"),
    "finding.index": T("The recall index is up to date ({name}).", "检索索引是最新的（{name}）。"),
    "finding.drift": T("The recall index lacks or has {count} texts too many ({name}).", "检索索引有 {count} 条对不上（{name}）。"),
    "finding.drift.remedy": T("Run `jide reindex`.", "运行 `jide reindex`。"),
    "finding.scan": T("LanceDB does not load here; recall compares all vectors instead ({name}).", "LanceDB 在这里用不了，改为逐条比较（{name}）。"),
    "finding.scan.remedy": T("Nothing is lost, it is only slower with many memories; a processor with AVX2 runs LanceDB.", "不影响使用，记忆很多时会慢一些；支持 AVX2 的处理器才能用 LanceDB。"),
    "finding.embedder": T("Recall by meaning works ({name}).", "可以按意思来找（{name}）。"),
    "finding.no_embedder": T("Recall by meaning is not possible yet; words and dates are used.", "还不能按意思来找，现在只按字词和日期找。"),
    "finding.no_embedder.remedy": T("Run `jide doctor --fetch-embeddings` once while online.", "联网时运行一次 `jide doctor --fetch-embeddings`。"),
    "finding.failed_jobs": T("{count} turns could not be learnt from yet.", "有 {count} 轮对话还没能整理成记忆。"),
    "finding.failed_jobs.remedy": T("They are kept and tried again when the model answers.", "都留着，模型能用时会再试。"),
    "finding.offline": T("No language model is chosen. There: {others}", "还没有选语言模型。可用的：{others}"),
    "finding.offline.remedy": T("Choose one with `jide model use NAME`; without one Jide answers from memory.", "用 `jide model use 名字` 选一个；不选也能用，靠记忆回答。"),
    "finding.key": T("There is no key for {model}.", "还没有 {model} 的密钥。"),
    "finding.key.remedy": T("Set {variable} in your environment.", "把 {variable} 设成环境变量。"),
    "finding.silent": T("Nothing answers at {base}, where {model} should be.", "{base} 那里没有回应，{model} 应该在那里。"),
    "finding.silent.remedy": T("Start that server (Ollama: `ollama serve`), or choose another with `jide model use NAME`.", "把那个服务开起来（Ollama：`ollama serve`），或者用 `jide model use 名字` 换一个。"),
    "finding.space": T("Only {free} MB are free at {path}.", "{path} 只剩 {free} MB。"),
    "finding.space.remedy": T("Make room: a full disk stops Jide from keeping what you say.", "腾点地方：磁盘满了，你说的话就存不下了。"),
    "finding.model": T("The model is {model}. Also there: {others}", "现在用的是 {model}。另外还有：{others}"),
    "doctor.fetching": T("Fetching {model} …", "正在下载 {model} ……"),
    "doctor.fetched": T("{model} is there; it is used from the next start on.", "{model} 下载好了，下次打开就会用上。"),
}  # fmt: skip
