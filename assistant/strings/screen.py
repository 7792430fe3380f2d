"""What stands on the screen: prompt, panel, lists, dialogs and keys."""

from __future__ import annotations

from assistant.strings.entry import T

CHAT: dict[str, T] = {
    "screen.prompt": T("Say something… (Ctrl+J new line, / commands)", "说点什么…（Ctrl+J 换行，/ 看命令）"),
    "screen.starting": T("waking up…", "正在醒来…"),
    "screen.welcome": T(
        "Hello, I am Jide. I remember what you tell me, on this computer.",
        "你好，我是“记得”。你告诉我的事，我都记在这台电脑上。",
    ),
    "screen.earlier": T("Show earlier messages", "看更早的消息"),
    "screen.stopped": T("(stopped)", "（已停下）"),
    "screen.partial": T("(broken off)", "（没说完）"),
    "screen.reasoning": T("thinking", "思考过程"),
    "screen.unanswered": T("This was not answered yet. Send it again?", "这句还没有回答，要再发一次吗？"),
    "screen.retry": T("Send again", "再发一次"),
    "screen.queued": T("will be sent next", "等下就发"),
    "screen.copied": T("Copied (if your terminal allows it).", "已复制（要看终端支不支持）。"),
    "screen.nothing_to_copy": T("There is nothing to copy.", "没有可以复制的。"),
    "theme.title": T("Which colours?", "用什么配色？"),
    "theme.keys": T("↑ ↓ see ∙ Enter keep ∙ Esc as before", "↑ ↓ 预览 ∙ 回车确定 ∙ Esc 还原"),
    "theme.auto": T("auto: like the terminal", "auto：跟随终端"),
    "theme.dark": T("dark", "深色"),
    "theme.light": T("light", "浅色"),
    "theme.unknown": T("There is no theme “{name}”; /theme lists them.", "没有“{name}”这个配色，/theme 里有全部。"),
    "screen.paste_chip": T("Pasted #{number} ∙ {count} characters", "粘贴 #{number} ∙ {count} 字"),
    "screen.copy_too_long": T("Too long for the terminal's clipboard.", "太长了，终端的剪贴板放不下。"),
    "screen.new_below": T("↓ new", "↓ 有新内容"),
    "screen.tab_change": T("Tab to change", "Tab 可改"),
    "screen.tab_confirm": T("Tab to answer", "Tab 去确认"),
    "screen.tab_undo": T("Tab, u to undo", "Tab 后按 u 撤销"),
    "screen.keys_hint": T("F1 help ∙ F3 memory", "F1 帮助 ∙ F3 记忆"),
    "screen.reader_keys": T("↑ ↓ scroll ∙ Esc back", "↑ ↓ 滚动 ∙ Esc 返回"),
    "screen.leaving": T("putting things in order…", "正在收拾，马上就好…"),
    "screen.no_engine": T("Ctrl+Q leaves; `jide doctor` says more.", "按 Ctrl+Q 退出；运行 jide doctor 看看详情。"),
    "screen.failed": T("That did not work; nothing was lost. Details: {path}", "没有成功，内容都还在。详情见 {path}"),
    "screen.not_ready": T("Just a moment, still waking up.", "稍等，马上就好。"),
    "screen.quit_hint": T("Press Ctrl+C again to leave.", "再按一次 Ctrl+C 退出。"),
    "screen.crashed": T(
        "Something broke on the screen; your talk is saved. Details: {path}",
        "界面出错了，聊的内容都存好了。详情见 {path}",
    ),
}

CARDS: dict[str, T] = {
    "card.prompt": T("Your answer…", "你的回答…"),
    "card.skipped": T("(skipped)", "（跳过）"),
    "card.offer_keys": T("Enter send ∙ Esc not now", "回车发送 ∙ Esc 先不用"),
}

PLAIN: dict[str, T] = {
    "plain.unanswered": T("This was not answered yet: “{text}”.", "这句还没有回答：“{text}”。"),
    "plain.offer_keys": T("(an empty line sends it)", "（空着回车就发送）"),
    "plain.resume": T("/resume and a number goes on with one of these:", "用 /resume 加编号接着聊："),
}

TALKS: dict[str, T] = {
    "screen.tab_source": T("Tab to open", "Tab 可看原话"),
    "screen.open_source": T("Enter opens it", "回车看原话"),
    "around.title": T("What was said then", "当时说的"),
    "around.gone": T("These words are not there any more.", "那段话已经不在了。"),
    "past.title": T("Find what you wrote before", "查找之前说过的话"),
    "past.none": T("Nothing like that was written before.", "没有说过这样的话。"),
    "past.keys": T("↑ ↓ Enter choose ∙ Esc cancel", "↑ ↓ 回车选择 ∙ Esc 取消"),
    "screen.no_editor": T(
        "The editor “{name}” cannot be started here; set EDITOR to one that can.",
        "编辑器“{name}”在这里打不开；请把 EDITOR 设成能用的。",
    ),
    "screen.editor_later": T("The editor opens once the answer is there.", "等回答完了再用编辑器。"),
    "resume.title": T("Go on with which conversation?", "接着聊哪一段？"),
    "resume.none": T("No conversation matches.", "没有找到这样的对话。"),
    "resume.untitled": T("(no words)", "（没有文字）"),
    "resume.messages": T("{count} messages", "{count} 条消息", one="1 message"),
    "resume.keys": T("↑ ↓ Enter choose ∙ Shift+Tab search ∙ Esc cancel", "↑ ↓ 回车选择 ∙ Shift+Tab 搜索 ∙ Esc 取消"),
}

PANEL: dict[str, T] = {
    "panel.title": T("What I remember", "我记得的"),
    "panel.tokens": T("{used}/{budget} tokens", "{used}/{budget} tokens"),
    "panel.lines": T("{count} lines", "{count} 条", one="1 line"),
    "panel.none_yet": T("Nothing has been asked yet.", "还没开始聊。"),
    "panel.open_hint": T("{key} opens", "{key} 展开"),
    "panel.cost": T("{count} tokens", "{count} tokens", one="1 token"),
    "panel.keys": T(
        "F3 hide ∙ Tab here ∙ ↑ ↓ Enter open ∙ e edit ∙ f forget ∙ w why",
        "F3 收起 ∙ Tab 进入 ∙ ↑ ↓ Enter 打开 ∙ e 修改 ∙ f 忘掉 ∙ w 依据",
    ),
    "panel.today": T("Today so far", "今天到现在"),
    "panel.questions": T("Still to ask (/onboard)", "还没问的（/onboard）"),
    "panel.waiting": T(
        "{count} things wait for your decision: /memories",
        "有 {count} 件事等你决定：/memories",
        one="1 thing waits for your decision: /memories",
    ),
    "panel.window": T("{count} messages before it", "之前的 {count} 条消息"),
    "panel.query": T("Looked for: {query}", "找的是：{query}"),
    "panel.score": T("score {score}", "相关度 {score}"),
    "panel.used": T("used in the answer", "回答里用到了"),
    "panel.more": T("{count} more", "还有 {count} 条"),
    "panel.sent": T("Exactly what was sent", "发给模型的原文"),
    "panel.left_out": T("Left out", "没有用上的"),
    "panel.why": T("Why these", "为什么是这些"),
}

INBOX: dict[str, T] = {
    "inbox.place": T("For you to decide {number}/{count}", "等你决定 {number}/{count}"),
    "inbox.newer": T("newer", "新"),
    "inbox.older": T("older", "旧"),
    "inbox.quote": T("from “{quote}”", "来自“{quote}”"),
    "inbox.next": T("n later", "n 以后再说"),
    "inbox.done": T("Done. u takes it back.", "好了，按 u 撤销。"),
    "inbox.noted": T("Noted.", "知道了。"),
    "confirm.keys": T("Y yes ∙ N no", "Y 是 ∙ N 否"),
}

MEMORIES: dict[str, T] = {
    "memories.title": T("Memories", "记忆"),
    "memories.count": T("{count} memories", "共 {count} 条", one="1 memory"),
    "memories.to_confirm": T("{count} to confirm", "{count} 条待确认"),
    "memories.search": T("Search…", "搜索…"),
    "memories.empty": T(
        "Nothing is remembered yet. Just talk, or use /remember.",
        "还没有记住什么。聊聊就有了，也可以用 /remember。",
    ),
    "memories.no_match": T("Nothing matches.", "没有找到。"),
    "memories.all_statuses": T("all", "全部"),
    "memories.said": T("You said on {date}: “{quote}”", "{date} 你说：“{quote}”"),
    "memories.mentions": T("mentioned {count} times", "提到过 {count} 次", one="mentioned once"),
    "memories.until": T("until {date}", "到{date}为止"),
    "memories.confirm": T("confirm", "确认"),
    "memories.edit": T("edit", "修改"),
    "memories.forget": T("forget", "忘掉"),
    "memories.undo": T("undo", "撤销"),
    "memories.open": T("open", "查看"),
    "memories.ask_forget_many": T(
        "Forget these {count}? You can undo it for 30 days.",
        "忘掉这 {count} 条吗？30 天内还能找回。",
        one="Forget this one? You can undo it for 30 days.",
    ),
    "memories.edit_title": T("How should it read?", "改成什么？"),
    "memories.undone": T("Undone.", "已撤销。"),
    "memories.confirmed": T("Confirmed.", "已确认。"),
    "memories.edited": T("Changed. u takes it back.", "改好了，按 u 撤销。"),
    "memories.forgotten": T("Forgotten. u brings it back.", "忘掉了，按 u 找回。"),
    "memories.no_source": T("It did not come from a message.", "它不是从聊天里来的。"),
    "memories.confidence": T("certain {value}", "把握 {value}"),
    "memories.importance": T("important {value}", "重要 {value}"),
    "memories.learnt": T("since {date}", "{date} 记下"),
    "memories.last_used": T("last used {date}", "最近用到 {date}"),
    "memories.keys": T(
        "↑ ↓ pick ∙ / search ∙ t kind ∙ s status ∙ c confirm ∙ e edit ∙ f forget ∙ F forget all listed ∙ u undo ∙ o source ∙ Esc back",
        "↑ ↓ 选择 ∙ / 搜索 ∙ t 类别 ∙ s 状态 ∙ c 确认 ∙ e 修改 ∙ f 忘掉 ∙ F 忘掉列出的全部 ∙ u 撤销 ∙ o 出处 ∙ Esc 返回",
    ),
    "memories.edit_keys": T("Enter save ∙ Esc cancel", "Enter 保存 ∙ Esc 取消"),
    "models.other": T("Another model's name, then Enter", "其他模型的名字，按 Enter"),
    "models.keys": T("↑ ↓ Enter choose ∙ Tab type a name ∙ Esc cancel", "↑ ↓ Enter 选择 ∙ Tab 手动输入 ∙ Esc 取消"),
    "memories.nothing_to_undo": T("Nothing to undo.", "没有可以撤销的。"),
}

KEYS: dict[str, T] = {
    "key.send": T("send", "发送"),
    "key.newline": T("new line", "换行"),
    "key.stop": T("stop", "停下"),
    "key.panel": T("memory panel", "记忆面板"),
    "key.history": T("earlier prompts", "之前说过的"),
    "key.commands": T("list of commands", "命令列表"),
    "key.past": T("find an earlier prompt", "查找之前说过的"),
    "key.editor": T("write in your editor ($EDITOR)", "用自己的编辑器写（$EDITOR）"),
    "key.rate": T("the last answer was of use / was not", "上一条回答有用／没用"),
    "key.help": T("help", "帮助"),
    "key.quit": T("quit", "退出"),
    "key.focus": T("to the panel and to what was learnt", "进到面板和刚记下的事"),
    "key.fold": T("open or close the thinking", "展开或收起思考过程"),
    "key.copy_reply": T("copy the last answer", "复制上一条回答"),
    "key.interrupt": T("copy, stop, clear, or leave (twice)", "复制、停下、清空，按两次退出"),
    "key.redraw": T("paint the screen anew", "重画屏幕"),
    "command.copy": T("copy the last answer, or its code", "复制上一条回答或里面的代码"),
    "command.copy.argument": T("code, or a number", "代码，或第几段"),
    "command.panel": T("show or hide the memory panel", "打开或收起记忆面板"),
    "command.theme": T("choose the colours", "换配色"),
    "command.theme.argument": T("auto, dark, light or a name", "auto、dark、light 或名字"),
    "key.mouse": T("Mouse", "鼠标"),
    "key.select": T("drag to select, Ctrl+C copies it", "拖动选中，Ctrl+C 复制"),
    "command.retry": T("send the last message again", "把上一句再发一次"),
    "key.scroll": T("scroll", "滚动"),
}

TEXTS: dict[str, T] = {**CHAT, **CARDS, **PLAIN, **TALKS, **PANEL, **INBOX, **MEMORIES, **KEYS}
