"""Everything remembered, in one screen: find it, see where it came from, confirm, change, let go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from assistant.events import MemoryView
from assistant.port import Assistant
from memory.records import Change, Kind, Status
from ui.failures import Failures
from ui.key_hints import KeyHints
from ui.screens.confirm import ConfirmScreen
from ui.screens.edit import EditScreen
from ui.screens.inbox import Inbox
from ui.screens.line_input import LineInput
from ui.screens.memory_detail import brief, detail
from ui.screens.memory_list import MemoryList
from ui.styles import sheet
from ui.texts import SEPARATOR

SEARCH_KEYS = frozenset({"slash", "fullwidth_solidus"})
WIDE = 100
"""Columns from which there is room for everything about the picked memory."""
DIGITS = ("1,１", "2,２", "3,３", "4,４")
"""The keys that choose; full-width ones count too."""
CURRENT = (Status.ACTIVE, Status.CANDIDATE)
KINDS: tuple[Kind | None, ...] = (None, *Kind)
STATUSES: tuple[tuple[Status, ...], ...] = (CURRENT, *((status,) for status in Status), tuple(Status))
"""What the status key goes through: what counts now, each status by itself, everything."""


class MemoriesScreen(Screen[str]):
    """Closes with the id of a message to jump to, or ""."""

    CSS_PATH = sheet("memories")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "back", show=False),
        Binding("t", "kind", show=False),
        Binding("s", "status", show=False),
        Binding("c,y", "confirm", show=False),
        Binding("e,enter", "edit", show=False),
        Binding("f,d,delete", "forget", show=False),
        Binding("F", "forget_all", show=False),
        Binding("u", "undo", show=False),
        Binding("o", "source", show=False),
        Binding("down", "to_list", show=False),
        Binding("n", "next_waiting", show=False),
        *(Binding(keys, f"decide({digit})", show=False) for digit, keys in enumerate(DIGITS, 1)),
    ]

    def __init__(self, assistant: Assistant, failures: Failures, query: str = "", memory_id: str = "") -> None:
        super().__init__()
        self._assistant = assistant
        self._failures = failures
        self._texts = failures.texts
        self._query = query
        self._memory_id = memory_id
        self._kind = 0
        self._status = len(STATUSES) - 1 if memory_id else 0
        self._asked = 0

    def compose(self) -> ComposeResult:
        """Title and filters, search, list and what is picked, keys."""
        yield Static("", markup=False, id="memories-title")
        yield Inbox(self._texts)
        yield LineInput(self._query, placeholder=self._texts("memories.search"), id="memories-search")
        with Horizontal(id="memories-body"):
            yield MemoryList(self._texts)
            yield Static("", markup=False, id="memory-detail")
        yield Static("", markup=False, id="memories-empty")
        yield KeyHints(self._texts("memories.keys"), id="memories-keys")

    async def on_mount(self) -> None:
        """The list has the focus: its keys work at once. The right layout stands from the first paint on."""
        self.set_class(self.app.size.width < WIDE, "-narrow")
        self.set_focus(self._list)
        await self._load(self._memory_id)

    @property
    def _inbox(self) -> Inbox:
        return self.query_one(Inbox)

    @property
    def _list(self) -> MemoryList:
        return self.query_one(MemoryList)

    async def _load(self, memory_id: str = "") -> None:
        """Ask the engine; an answer that comes after a later question is dropped."""
        self._asked += 1
        asked = self._asked
        kind = KINDS[self._kind]
        with self._failures.told(self):
            views = await self._assistant.memories(self._query, () if kind is None else (kind,), STATUSES[self._status])
            waiting = await self._assistant.waiting()
            if asked == self._asked and self.is_attached:
                self._inbox.show(waiting)
                self._show(views, memory_id)

    def _show(self, views: Sequence[MemoryView], memory_id: str) -> None:
        texts, kind = self._texts, KINDS[self._kind]
        waiting = sum(view.memory.status is Status.CANDIDATE for view in views)
        facts = [texts("memories.count", count=len(views))]
        if waiting:
            facts.append(texts("memories.to_confirm", count=waiting))
        if kind is not None:
            facts.append(texts(f"kind.{kind}"))
        if self._status:
            facts.append(self._status_name())
        quiet = Content("   " + SEPARATOR.join(facts)).stylize("$text-muted")
        title = Content.assemble((texts("memories.title"), "bold"), quiet)
        self.query_one("#memories-title", Static).update(title)
        filtered = bool(self._query) or kind is not None or self._status != 0
        empty = self.query_one("#memories-empty", Static)
        empty.update(Content(texts("memories.no_match" if filtered else "memories.empty")))
        empty.display = not views
        self.query_one("#memories-body").display = bool(views)
        self._list.show(views, memory_id)

    def _status_name(self) -> str:
        statuses = STATUSES[self._status]
        if len(statuses) > 1:
            return self._texts("memories.all_statuses")
        return self._texts(f"memory_status.{statuses[0]}")

    def on_memory_list_picked(self, event: MemoryList.Picked) -> None:
        """Show all of what is picked."""
        event.stop()
        describe = detail if self.app.size.width >= WIDE else brief
        shown = describe(event.view, self._texts) if event.view else Content("")
        self.query_one("#memory-detail", Static).update(shown)

    async def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._query = event.value.strip()
        self._failures.behind(self, self._load, "search", exclusive=True)

    def on_input_submitted(self) -> None:
        """Enter goes to the list."""
        self.set_focus(self._list)

    def action_to_list(self) -> None:
        """From the search box down to what it found."""
        self.set_focus(self._list)

    def on_key(self, event: events.Key) -> None:
        """A slash opens the search box; keys that were still on their way to the list belong to it by then."""
        box = self.query_one(LineInput)
        if self.focused is not box and event.key in SEARCH_KEYS:
            self.set_focus(box)
            event.stop()
        elif self.focused is box and event.is_printable and event.character:
            box.insert_text_at_cursor(event.character)
            event.stop()

    async def action_kind(self) -> None:
        """Next kind."""
        self._kind = (self._kind + 1) % len(KINDS)
        await self._load()

    async def action_status(self) -> None:
        """Next status."""
        self._status = (self._status + 1) % len(STATUSES)
        await self._load()

    async def action_confirm(self) -> None:
        """It is true."""
        await self._change(lambda memory_id: self._assistant.confirm(memory_id), "memories.confirmed")

    def action_edit(self) -> None:
        """Put it differently."""
        view = self._list.picked
        if view is not None:
            self.app.push_screen(EditScreen(view.memory.content, self._texts), self._edited)

    def _edited(self, content: str | None) -> None:
        if content:
            self.call_later(self._change, lambda memory_id: self._assistant.edit(memory_id, content), "memories.edited")

    def action_next_waiting(self) -> None:
        """Decide about this one later."""
        self._inbox.next()

    async def action_decide(self, digit: int) -> None:
        """Carry out one choice of what waits on top."""
        one, choice = self._inbox.current, self._inbox.choice(digit)
        if one is None or not choice:
            return
        with self._failures.told(self):
            changes = await self._assistant.decide(one.id, choice)
            self.notify(self._texts("inbox.done" if changes else "inbox.noted"), timeout=3, markup=False)
        picked = self._list.picked
        await self._load(picked.memory.id if picked else "")

    def action_forget_all(self) -> None:
        """Let go of everything that is listed, after a question."""
        ids = [view.memory.id for view in self._list.views if view.memory.status is not Status.FORGOTTEN]

        async def answered(yes: bool | None) -> None:
            if yes:
                with self._failures.told(self):
                    await self._assistant.forget(ids)
                    self.notify(self._texts("memories.forgotten"), timeout=3, markup=False)
                await self._load()

        if ids:
            asked = self._texts("memories.ask_forget_many", count=len(ids))
            self.app.push_screen(ConfirmScreen(asked, self._texts), answered)

    async def action_forget(self) -> None:
        """Let it go; undo brings it back."""
        await self._change(lambda memory_id: self._assistant.forget([memory_id]), "memories.forgotten")

    async def _change(self, act: Callable[[str], Awaitable[Change | tuple[Change, ...]]], done: str) -> None:
        view = self._list.picked
        if view is None:
            return
        with self._failures.told(self):
            changed = await act(view.memory.id)
            self.notify(
                self._texts(done if changed or view.memory.status is Status.FORGOTTEN else "problem.unknown_memory"),
                timeout=3,
                markup=False,
            )
        await self._load(view.memory.id)

    async def action_undo(self) -> None:
        """Take the last change back."""
        changes: tuple[Change, ...] = ()
        with self._failures.told(self):
            changes = await self._assistant.undo()
        said = "memories.undone" if changes else "memories.nothing_to_undo"
        self.notify(self._texts(said), timeout=3, markup=False)
        memory = changes[0].memory if changes else None
        await self._load(memory.id if memory else "")

    def action_source(self) -> None:
        """Go to where it was said."""
        view = self._list.picked
        origin = view.memory.origin if view else None
        if origin is not None and origin.message_id:
            self.dismiss(origin.message_id)
        else:
            self.notify(self._texts("memories.no_source"), timeout=3, markup=False)

    def action_back(self) -> None:
        """Out of the search box first, then to the conversation."""
        if self.query_one(LineInput).has_focus:
            self.set_focus(self._list)
        else:
            self.dismiss("")
