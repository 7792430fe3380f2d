"""The composition root: the one place that names concrete adapters and passes plain values to them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.chat_model import OFFLINE
from assistant.command_list import COMMANDS
from assistant.i18n import file_headings, interface_language, joined, problem_text, text
from assistant.models import Models
from assistant.port import ScreenOptions, StartProblem
from config.load import Loaded, load_settings
from config.paths import DEFAULT_USER, Paths, find_paths, index_place, private_folder, write_private
from config.settings import Settings
from memory.clock import BadNow, clock_from_env
from memory.days import day_of, local_time
from memory.ports import Clock, MemoryProblem, StoreDamaged
from memory.sanitize import clean_text
from memory.user_folder import BadUserName, UserFolder, user_folder

if TYPE_CHECKING:
    from assistant.chat_model import ChatModel
    from assistant.engine import Engine
    from assistant.services import EngineOptions
    from assistant.tokens import TiktokenCounter
    from memory.keeper import Engines
    from memory.manager import MemoryManager
    from memory.options import MemoryOptions
    from memory.places import Places
    from memory.ports import Embedder, RecallIndex, Reranker
    from memory.sqlite.restoring import Restored


LOADING_SECONDS = 60.0
"""What a single message waits at most for its recall, loading included."""


@dataclass(frozen=True, slots=True)
class Start:
    """What the command line and the environment say."""

    user: str | None = None
    home: str | None = None
    model: str | None = None
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)


class Setup:
    """Everything that is known before anything is opened: settings, paths, language, clock, and the factories."""

    def __init__(self, start: Start, paths: Paths, loaded: Loaded, clock: Clock, folder: UserFolder) -> None:
        self._start = start
        self._paths = paths
        self._loaded = loaded
        self.settings: Settings = loaded.settings
        self.clock = clock
        self.folder = folder
        self.language = interface_language(self.settings.ui.language, start.environ)
        self.models = Models(
            start.model or self.settings.models.chat or OFFLINE,
            self.settings.models,
            start.environ,
            paths.config_file,
            paths.secrets_file,
            self.language,
        )
        self.answering: Callable[[], ChatModel] = lambda: self.models.build(self.models.current, None)
        """The model that answers now; an open engine names its own, which may change."""
        self.write_private = write_private
        self.notes: tuple[str, ...] = ()
        """What opening the memory has to tell the user, a sentence each."""

    @property
    def problems(self) -> tuple[str, ...]:
        """What is wrong with the settings file, a sentence each."""
        return self._loaded.sentences(self.language)

    @property
    def config_file(self) -> Path:
        """The settings file."""
        return self._paths.config_file

    @property
    def log_file(self) -> Path:
        """The log."""
        return self._paths.log_file

    @property
    def user_root(self) -> Path:
        """The user's folder."""
        return self.folder.root

    @property
    def embedding_model(self) -> str:
        """The embedding model that the settings name."""
        from memory.embedding.choose import DEFAULT_MODEL

        return self.settings.embedding.model or DEFAULT_MODEL

    def today(self) -> str:
        """ISO date of the user's day."""
        return day_of(self.clock.now(), self.clock.zone(), self.settings.days.day_start_hour)

    def local(self, moment: datetime) -> datetime:
        """A moment in the user's zone."""
        return local_time(moment, self.clock.zone())

    # -- memory

    @cached_property
    def tokens(self) -> TiktokenCounter:
        """Counts tokens; the vocabulary is loaded on a thread by the first use."""
        from assistant.tokens import TiktokenCounter

        return TiktokenCounter()

    def open_embedder(self) -> Embedder:
        """The embedder that the settings ask for. Raises EmbedderUnavailable."""
        from memory.embedding.choose import open_embedder
        from memory.ports import TextLimits

        embedding = self.settings.embedding
        limits = TextLimits(embedding.query_chars, embedding.document_chars, embedding.batch)
        if embedding.runtime == "litellm":
            from assistant.gateway.embedder import LitellmEmbedder
            from assistant.gateway.options import ModelOptions
            from memory.embedding.spread import measure_spread

            base = embedding.api_base or None
            return LitellmEmbedder(
                embedding.model,
                base,
                self._start.environ,
                key=lambda: self.models.key(ModelOptions(embedding.model, base)),
                state_dir=private_folder(self._paths.state),
                measure=measure_spread,
                limits=limits,
            )
        return open_embedder(embedding.runtime, self.embedding_model, private_folder(self._paths.state), limits)

    def fetch_embeddings(self) -> None:
        """Download the embedding model that the settings name. Raises EmbedderUnavailable."""
        from memory.embedding.download import download

        download(self.embedding_model)

    def index_factory(self, fingerprint: str, dim: int) -> RecallIndex:
        """An open index for exactly these vectors: LanceDB, or a scan where it cannot load."""
        return self.index_at(self.index_place, fingerprint, dim)

    def documents_factory(self, fingerprint: str, dim: int) -> RecallIndex:
        """The same for the documents that the user added, beside it."""
        place, beside = self.index_place, self.folder.index / "documents"
        if place.startswith("db://"):  # one database, in which every table goes by its name
            return self.index_at(place, f"documents:{fingerprint}", dim, beside)
        return self.index_at(f"{place}/documents", fingerprint, dim, beside)

    @property
    def index_place(self) -> str:
        """Folder or address of this user's index; two users share a place in the settings, never an index."""
        uri = self.settings.index.uri
        return index_place(uri, self._paths.data, self.folder.root.name) if uri else str(self.folder.index)

    def index_at(self, place: str, fingerprint: str, dim: int, instead: Path | None = None) -> RecallIndex:
        """The same at another place; `instead`: the folder for what is no folder where LanceDB cannot load."""
        from memory.lance.probe import lancedb_loads

        if lancedb_loads(private_folder(self._paths.state)):
            from memory.lance.index import LanceIndex

            return LanceIndex(place, fingerprint, dim)
        from memory.scan import ScanIndex

        # An address that only LanceDB can reach has no place for a scan: it stays in the user's folder.
        folder = (instead or self.folder.index) if "://" in place else Path(place)
        return ScanIndex(folder, fingerprint, dim)

    @property
    def places(self) -> Places:
        """The user's folder, and what else on this machine is Jide's."""
        from memory.places import Places

        place = self.index_place
        near = () if "://" in place else (Path(place),)
        owned = (self._paths.state, self._paths.config_file, self._paths.secrets_file, *near)
        return Places(
            self.folder, write_private, owned, headings=file_headings(self.language),
            keep_files=self.settings.memory.files, elsewhere=place if "://" in place else "",
        )  # fmt: skip

    def reranker(self) -> Reranker | None:
        """The second look at the order that the settings want; None for none."""
        wanted = self.settings.recall.rerank
        if wanted == "cross-encoder":
            from memory.embedding.cross_encoder import CrossEncoderReranker

            return CrossEncoderReranker(self.settings.recall.rerank_model)
        if wanted == "model":
            from assistant.reranking import ModelReranker

            return ModelReranker(lambda: self.answering(), self.settings.recall.rerank_pick)
        return None

    def memory_options(self) -> MemoryOptions:
        """The numbers of memory from the settings."""
        from assistant.memory_settings import memory_options

        return memory_options(self.settings)

    def engine_options(self) -> EngineOptions:
        """The numbers of the engine from the settings."""
        from assistant.services import EngineOptions

        s = self.settings
        second_look = 0.0 if s.recall.rerank == "off" else s.recall.rerank_deadline_ms / 1000
        return EngineOptions(
            memory_on=s.memory.on,
            window_tokens=s.window.tokens,
            reply_tokens=s.window.reply_tokens,
            max_output=s.models.max_output or None,
            profile_tokens=s.injection.profile_tokens,
            total_memory_tokens=s.injection.total_tokens,
            recall_deadline=s.recall.deadline_ms / 1000 + second_look,
            first_recall_deadline=s.recall.first_deadline_ms / 1000 + second_look,
            summary_share=s.window.summarise_from,
            cut_share=s.window.cut_from,
            greeting_on=s.greeting.on,
            greeting_lines=s.greeting.lines,
            greeting_chars=s.greeting.chars,
            onboarding_on=s.onboarding.on,
            ask_again_turns=s.onboarding.again_within_turns,
            past_days=s.greeting.past_days,
            day_summaries=s.days.summaries,
            horizon_months=s.writing.horizon_months,
            extract_every=s.writing.extract_every_turns,
            daily_token_cap=s.background.daily_token_cap,
        )

    @cached_property
    def screen_options(self) -> ScreenOptions:
        """Plain values for the screen's first paint."""
        ui = self.settings.ui
        return ScreenOptions(
            language=self.language,
            theme=ui.theme,
            panel_open=ui.panel_open,
            user=self._start.user or DEFAULT_USER,
            model=self.models.current,
            reduced_motion=ui.reduced_motion,
            commands=COMMANDS,
            log_path=str(self.log_file),
            keep_theme=partial(self.keep, "ui.theme"),
        )

    def keep(self, name: str, value: str) -> None:
        """Write one setting into the settings file. Raises BadSetting or OSError."""
        from config.write import write_setting

        write_setting(self.config_file, name, value, self.language)


def prepare(start: Start) -> Setup:
    """Read settings and environment; opens nothing. Raises StartProblem with one human sentence."""
    paths = find_paths(start.environ, start.home)
    loaded = load_settings(paths.config_file)
    language = interface_language(loaded.settings.ui.language, start.environ)
    try:
        clock = clock_from_env(start.environ)
        folder = user_folder(paths.data, DEFAULT_USER if start.user is None else start.user)
    except BadNow as bad:
        raise StartProblem(text("start.bad_now", language, value=clean_text(str(bad)))) from bad
    except BadUserName as bad:
        raise StartProblem(text("start.bad_user", language, user=clean_text(bad.detail))) from bad
    return Setup(start, paths, loaded, clock, folder)


async def open_memory(setup: Setup, engines: Engines | None = None) -> MemoryManager:
    """Memory alone; with other engines than the settings name, if they are given. Raises StartProblem."""
    from assistant.logs import write_log
    from memory.home import open_memory as open_home
    from memory.keeper import Engines

    try:
        write_log(setup.log_file)
        engines = engines or Engines(
            setup.open_embedder, setup.index_factory, setup.documents_factory, setup.reranker()
        )
        memory = await open_home(setup.places, engines, setup.clock, setup.tokens, setup.memory_options())
    except StoreDamaged as problem:
        raise StartProblem(text("start.damaged", setup.language, path=setup.folder.database)) from problem
    except MemoryProblem as problem:
        raise StartProblem(joined(problem_text(problem.code, setup.language), setup.language)) from problem
    except OSError as error:
        place = str(error.filename or setup.user_root)
        raise StartProblem(text("start.home_unwritable", setup.language, path=place)) from error
    if memory.restored:
        setup.notes = (_restored(setup, memory.restored),)
    return memory


def _restored(setup: Setup, restored: Restored) -> str:
    made = setup.local(datetime.fromtimestamp(restored.made_at, UTC)).strftime("%Y-%m-%d %H:%M")
    code = "start.restored_damaged" if restored.aside else "start.restored_lost"
    return text(code, setup.language, made=made, path=restored.aside or "")


def _import_engine() -> None:
    import memory.home  # noqa: F401 - on a thread, so that the screen stays alive meanwhile


async def open_engine(setup: Setup, *, fresh: bool = False, once: bool = False) -> Engine:
    """The whole engine, its background loop not yet started. Raises StartProblem.

    `once`: for one message and no other, which rather waits for the index than goes without.
    """
    await asyncio.to_thread(_import_engine)
    from assistant.conversation import resume
    from assistant.engine import Engine
    from assistant.model_shelf import ModelShelf
    from assistant.services import Services

    setup.tokens.warm_up()
    memory = await open_memory(setup)
    options = setup.engine_options()
    if once:
        options = replace(options, first_recall_deadline=max(options.first_recall_deadline, LOADING_SECONDS))
    services = Services(
        memory=memory,
        model=setup.models.build(setup.models.current, None),
        background_model=setup.models.background(),
        options=options,
        clock=setup.clock,
        language=setup.language,
        count=setup.tokens.count,
        key_variable=setup.models.key_variable,
        keep_language=partial(setup.keep, "ui.language") if setup.settings.ui.language == "auto" else None,
    )
    setup.answering = lambda: services.model
    with suppress(MemoryProblem):  # the background tries again, and says so
        await memory.upkeep.files.take_edits()
    talk = await resume(memory, fresh=fresh)
    return Engine(services, talk, ModelShelf(setup.models.build, setup.models.save, setup.models.find))
