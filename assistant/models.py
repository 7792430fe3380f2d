"""Which language models there are and how they are made; nothing of litellm is loaded by this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.chat_model import OFFLINE

if TYPE_CHECKING:
    from assistant.chat_model import ChatModel, ModelChoice
    from assistant.discovery import TestResult
    from assistant.gateway.options import ModelOptions
    from config.engines import ModelsSettings


@dataclass(frozen=True, slots=True)
class Models:
    """Makes, finds, tests and keeps the choice of models, from the settings and the environment."""

    current: str
    """Name of the model of this run."""
    _settings: ModelsSettings
    _environ: Mapping[str, str]
    _config_file: Path
    _secrets_file: Path
    _language: str

    def build(self, name: str, api_base: str | None) -> ChatModel:
        """A chat model by name; "offline" is the built-in one. Nothing is loaded yet."""
        if name == OFFLINE:
            from assistant.offline.model import OfflineModel

            return OfflineModel()
        from assistant.gateway.litellm_model import LitellmModel
        from assistant.gateway.options import ModelOptions

        models = self._settings
        named = api_base or (models.api_base if name == models.chat else None)
        options = ModelOptions(
            name=name,
            api_base=named or None,
            connect_seconds=models.connect_timeout,
            read_seconds=models.read_timeout,
            local_read_seconds=models.local_read_timeout,
            num_ctx=models.ollama_context,
            context_window=models.context_window or None,
            max_output=models.max_output or None,
        )
        return LitellmModel(options, lambda: self.key(options), self._environ)

    def key(self, options: ModelOptions) -> str | None:
        """The key for a model: from the environment, the keyring or the private file; None if there is none."""
        from assistant.gateway.keys import key_variables
        from config.secrets import find_secret

        names = key_variables(options, self._environ)
        found = find_secret(names, self._environ, self._secrets_file)
        return found.value if found else None

    def background(self) -> ChatModel | None:
        """The model for background work, if the settings name one of its own."""
        models = self._settings
        return self.build(models.background, models.background_api_base or None) if models.background else None

    @property
    def _chosen(self) -> ModelOptions:
        from assistant.gateway.options import ModelOptions

        base = self._settings.api_base if self.current == self._settings.chat else ""
        return ModelOptions(self.current, base or None)

    def key_variable(self) -> str:
        """Name of the variable that should hold the chosen model's key; "" for one that needs none."""
        if self.current == OFFLINE:
            return ""
        from assistant.gateway.keys import key_variables
        from assistant.gateway.options import is_local

        if is_local(self._chosen, self._environ):
            return ""
        return next(iter(key_variables(self._chosen, self._environ)), "")

    def missing_key(self) -> str:
        """The same, where that variable (or keyring, or private file) holds no key."""
        name = self.key_variable()
        return name if name and not self.key(self._chosen) else ""

    async def silent_server(self) -> str:
        """The address on this machine where the chosen model should answer and nothing does; "" if all is well."""
        from assistant.discovery import answers, local_base

        base = local_base(self._chosen, self._environ)
        return base if base and not await answers(base) else ""

    async def find(self) -> Sequence[ModelChoice]:
        """Local servers that answer, and providers whose key is set; the current one is marked."""
        from assistant.discovery import find_models

        return await find_models(self._environ, current=self.current)

    def save(self, name: str, api_base: str | None) -> None:
        """Keep the choice of model in the settings file; its comments stay."""
        from config.write import write_setting

        chosen = "" if name == OFFLINE else name
        write_setting(self._config_file, "models.chat", chosen, self._language)
        write_setting(self._config_file, "models.api_base", api_base or "", self._language)

    async def test(self, model: ChatModel) -> TestResult:
        """One real call."""
        from assistant.discovery import test_model

        return await test_model(model)
