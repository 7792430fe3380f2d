"""What each slash command does; their names are in `assistant.command_list`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from assistant.command_list import SCREENS, find_command, nearest, split_command
from assistant.events import CommandReply
from assistant.i18n import reason_text, rule_text, text
from assistant.knowledge_command import KnowledgeCommand
from assistant.reports import day_report, profile_report, status_report
from assistant.services import Services
from memory.days import human_day, is_day, shift_day
from memory.records import Change, ChangeKind, Line

if TYPE_CHECKING:
    from assistant.engine import Engine


class Commands:
    """Runs slash commands on one engine."""

    def __init__(self, engine: Engine, services: Services) -> None:
        self._engine = engine
        self._services = services
        self.documents = KnowledgeCommand(services, engine.background.poke, engine.background.tell)
        self._runners: dict[str, Callable[[str], Awaitable[CommandReply]]] = {
            "remember": self._remember,
            "forget": self._forget,
            "recall": self._recall,
            "knowledge": self.documents.run,
            "model": self._model,
            "new": self._new,
            "today": self._today,
            "yesterday": self._yesterday,
            "day": self._day,
            "profile": self._profile,
            "standing": self._standing,
            "onboard": self._onboard,
            "undo": self._undo,
            "good": lambda _: self._rate(good=True),
            "bad": lambda _: self._rate(good=False),
            "temp": self._temp,
            "status": self._status,
        }

    async def run(self, line: str) -> CommandReply:
        """Carry out one line; an unknown command gets one sentence naming the nearest."""
        name, argument = split_command(line)
        spec = find_command(name)
        if spec is None:
            return CommandReply(self._unknown(name))
        main = spec.names[0]
        if main in SCREENS:
            return CommandReply(action=main, argument=argument)
        if spec.argument and not argument and main in {"remember", "forget", "recall", "day"}:
            hint = self._say(spec.argument)
            return CommandReply(self._say("command.needs_argument", name=name, argument=hint))
        return await self._runners[main](argument)

    async def _rate(self, *, good: bool) -> CommandReply:
        """The user's word on the last answer moves the memories that it used."""
        moved = await self._engine.rate(good)
        code = ("command.good.done" if good else "command.bad.done") if moved else "command.rate.none"
        return CommandReply(self._say(code, count=moved))

    def _say(self, code: str, **values: object) -> str:
        return text(code, self._services.language, **values)

    def _unknown(self, name: str) -> str:
        near = nearest(name)
        if near:
            return self._say("command.unknown", name=name, nearest=near)
        return self._say("command.unknown_plain", name=name)

    async def _remember(self, argument: str) -> CommandReply:
        changes = await self._services.memory.hands.remember(argument)
        self._engine.background.poke()
        return CommandReply("\n".join(self._remembered(change) for change in changes), changes=changes)

    def _remembered(self, change: Change) -> str:
        if change.memory is None or change.kind is ChangeKind.REFUSED:
            return self._say("command.remember.refused", rule=rule_text(change.rule, self._services.language))
        code = "command.remember.merged" if change.kind is ChangeKind.MERGED else "command.remember.done"
        return self._say(code, content=change.memory.content)

    async def _forget(self, argument: str) -> CommandReply:
        found = await self._services.memory.hands.meant_by(argument)
        if not found:
            return CommandReply(self._say("command.forget.none", target=argument))
        if len(found) > 1:
            return CommandReply(self._say("command.forget.which"), action="memories", argument=argument)
        changes = await self._engine.forget([found[0].id])
        lines = [self._say("command.forget.done", content=c.memory.content) for c in changes if c.memory]
        return CommandReply("\n".join(lines), changes=changes)

    async def _recall(self, argument: str) -> CommandReply:
        recall = await self._engine.recall(argument)
        lines = [self._line(line) for line in recall.history]
        if not lines:
            return CommandReply(self._say("command.recall.none", query=argument))
        head = self._say("command.recall.found", query=argument)
        return CommandReply("\n".join([head, "", *lines]))

    def _line(self, line: Line) -> str:
        language = self._services.language
        why = ", ".join(reason_text(code, detail, language) for code, detail in line.reasons)
        day = human_day(line.date, self._services.local_now().date().isoformat(), language)
        source = self._say("line.knowledge.titled", title=line.title) if line.title else ""
        return f"- {line.text} ({'; '.join(fact for fact in (source, day, why) if fact)})"

    async def _model(self, argument: str) -> CommandReply:
        if not argument:
            return CommandReply(action="model")
        base = next((choice.api_base for choice in await self._engine.models() if choice.name == argument), None)
        status = await self._engine.use_model(argument, base)
        return CommandReply(self._say("command.model.changed", model=status.model))

    async def _new(self, argument: str) -> CommandReply:
        return CommandReply(self._say("command.new.done"), action="new", argument=argument)

    async def _today(self, argument: str) -> CommandReply:
        return CommandReply(await day_report(self._services, self._services.memory.today()))

    async def _yesterday(self, argument: str) -> CommandReply:
        return CommandReply(await day_report(self._services, shift_day(self._services.memory.today(), -1)))

    async def _day(self, argument: str) -> CommandReply:
        if not is_day(argument):
            return CommandReply(self._say("command.day.bad", value=argument))
        return CommandReply(await day_report(self._services, argument))

    async def _profile(self, argument: str) -> CommandReply:
        return CommandReply(await profile_report(self._services))

    async def _standing(self, argument: str) -> CommandReply:
        standing = self._services.memory.standing
        if not argument:
            line = await standing.line()
            return CommandReply(line.text if line else self._say("command.standing.none"))
        if argument == "-":
            await standing.keep("", by_user=True)
            return CommandReply(self._say("command.standing.wiped"))
        return CommandReply(self._say("command.standing.kept", text=await standing.keep(argument, by_user=True)))

    async def _onboard(self, argument: str) -> CommandReply:
        question = await self._engine.onboarding.again()
        if question is None:
            return CommandReply(self._say("onboarding.all_known"))
        return CommandReply(action="ask", question=question)

    async def _undo(self, argument: str) -> CommandReply:
        changes = await self._engine.undo()
        lines = [self._undone(change) for change in changes]
        return CommandReply("\n".join(lines) or self._say("command.undo.none"), changes=changes)

    def _undone(self, change: Change) -> str:
        held = change.memory or change.replaced
        return self._say(f"change.{change.kind}", content=held.content if held else "", replaced="", rule="")

    async def _temp(self, argument: str) -> CommandReply:
        on = await self._engine.toggle_temporary()
        return CommandReply(self._say("command.temp.on" if on else "command.temp.off"))

    async def _status(self, argument: str) -> CommandReply:
        return CommandReply(status_report(await self._engine.status(), self._services.language))
