"""A language model through litellm, behind the engine's port."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from typing import Any

from assistant.chat_model import (
    Cause,
    ChatRequest,
    Completion,
    Finished,
    Loading,
    ModelError,
    ModelEvent,
    ModelLimits,
    Usage,
)
from assistant.gateway import _load, _loop
from assistant.gateway.arguments import call_arguments, refused_parameter
from assistant.gateway.errors import ended_without_reason, model_error
from assistant.gateway.keys import NO_KEY_NEEDED, find_key
from assistant.gateway.known import limits_of, make_known, with_cost
from assistant.gateway.options import KNOWN_PROVIDERS, ModelOptions, full_name, is_local, with_default_base
from assistant.gateway.reader import CUT, AnswerReader, parts_of, usage_of
from assistant.gateway.redact import redact, secrets_in
from assistant.gateway.retries import Refused, Retries
from assistant.gateway.think import split_thinking

KeyGetter = Callable[[], str | None]


def no_key() -> str | None:
    """The getter for a model that has no key of its own; litellm still looks into the environment."""
    return None


class LitellmModel:
    """Any model that litellm knows, or any OpenAI-compatible server.

    The key is got anew for each call and never kept, so that it stands in no repr. Its getter runs on a worker
    thread, where it may block.
    """

    def __init__(self, options: ModelOptions, key: KeyGetter = no_key, environ: Mapping[str, str] = os.environ) -> None:
        self._options = with_default_base(options, environ)
        self._key = key
        self._environ = environ
        self._local = is_local(options, environ)
        self._refused: set[str] = set()
        """Parameters that this model has refused; they are not sent again."""

    @property
    def name(self) -> str:
        """As the user names it."""
        return self._options.name

    @property
    def limits(self) -> ModelLimits:
        """Limits from the settings; for a model on the network also from litellm's list, once litellm is there."""
        litellm = _load.load_now() if _load.is_loaded() else None
        prices = litellm.model_cost if litellm else {}
        return limits_of(self._full_name(litellm), self._options, self._local, prices)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """The answer piece by piece; closing the generator closes the provider's connection.

        Raises ModelError.
        """
        if not _load.is_loaded():
            yield Loading("litellm")
        litellm = await self._litellm()
        async with aclosing(_loop.relay(self._streamed(litellm, request))) as events:
            async for event in events:
                yield event

    async def complete(self, request: ChatRequest) -> Completion:
        """The answer in one piece, without its thinking. Raises ModelError.

        A schema is asked for as such, then as any JSON, then by the prompt alone, as far as the provider
        goes.
        """
        return await _loop.call(self._completed(await self._litellm(), request))

    async def warm_up(self) -> None:
        """Bring litellm in ahead of the first call; what fails here fails there too, and is said then."""
        with contextlib.suppress(ModelError):
            await self._litellm()

    async def aclose(self) -> None:
        """Release the connections; never raises, ends within a second."""
        _load.forget(self)
        await _load.close_unused()

    async def _streamed(self, litellm: Any, request: ChatRequest) -> AsyncGenerator[ModelEvent, None]:
        """The events of one request, over as many calls as it takes."""
        retries = Retries(self._refused)
        while True:
            failure: ModelError | None = None
            shown = False
            try:
                async with aclosing(self._stream_once(litellm, request, retries.refused)) as events:
                    async for event in events:
                        shown = True
                        yield event
            except ModelError as error:
                failure = error
            if failure is None:
                self._refused = retries.refused
                return
            wait = None if shown else retries.wait_before(failure)
            if wait is None:
                raise failure
            await asyncio.sleep(wait)

    async def _completed(self, litellm: Any, request: ChatRequest) -> Completion:
        """The whole answer to one request, over as many calls as it takes."""
        retries = Retries(self._refused)
        while True:
            try:
                completion = await self._complete_once(litellm, request, retries.refused)
            except ModelError as error:
                failure = error
            else:
                self._refused = retries.refused
                return completion
            wait = retries.wait_before(failure)
            if wait is None:
                raise failure
            await asyncio.sleep(wait)

    async def _stream_once(
        self, litellm: Any, request: ChatRequest, refused: set[str]
    ) -> AsyncGenerator[ModelEvent, None]:
        """One streaming call, read to its end."""
        key = await self._usable_key(litellm)
        arguments = self._arguments(litellm, request, key, refused, stream=True)
        reader = AnswerReader()
        failure: ModelError | None = None
        try:
            response = await litellm.acompletion(**arguments)
            try:
                async for chunk in response:
                    for event in reader.read(chunk):
                        yield event
            finally:
                await _close(response)
        except Exception as error:  # noqa: BLE001 - whatever it is becomes one of our causes
            if not ended_without_reason(error):
                failure = self._failure(error, request, key, arguments)
        rest = reader.flush()
        for event in rest if reader.has_text else ():
            yield event
        if failure is None and (empty := reader.why_empty()):
            failure = ModelError(empty, self.name, "only reasoning" if reader.has_reasoning else "no text")
        if failure is not None:
            raise failure
        yield self._priced(reader.finished(), litellm)

    async def _complete_once(self, litellm: Any, request: ChatRequest, refused: set[str]) -> Completion:
        """One call, not streamed."""
        key = await self._usable_key(litellm)
        arguments = self._arguments(litellm, request, key, refused, stream=False)
        try:
            response = await litellm.acompletion(**arguments)
            choice = response.choices[0]
            text = split_thinking(parts_of(choice.message)[0])[1].strip()
        except Exception as error:  # noqa: BLE001 - whatever it is becomes one of our causes
            failure = self._failure(error, request, key, arguments)
        else:
            reason = str(choice.finish_reason or CUT)
            if text:
                usage = self._cost(usage_of(getattr(response, "usage", None)), litellm)
                return Completion(text, usage, reason)
            filtered = reason == "content_filter"
            failure = ModelError(Cause.CONTENT_FILTER if filtered else Cause.EMPTY, self.name, "no text")
        raise failure

    async def _litellm(self) -> Any:
        """litellm, imported if need be."""
        try:
            litellm = await _load.load()
        except Exception as error:  # noqa: BLE001 - an import can fail in any way
            failure = model_error(error, self.name, redact(f"{type(error).__name__}: {error}"))
        else:
            _load.enter(self)
            return litellm
        raise failure

    async def _usable_key(self, litellm: Any) -> str | None:
        """The key to send; None lets litellm take it from the environment. Raises ModelError if there is none."""
        key = await asyncio.to_thread(self._key) or find_key(self._options, self._environ)
        if key:
            return key
        if self._local or self._options.api_base:
            return NO_KEY_NEEDED
        missing = litellm.validate_environment(self._full_name(litellm))["missing_keys"]
        if missing:
            raise ModelError(Cause.NO_KEY, self.name, f"missing: {', '.join(missing)}")
        return None

    def _arguments(
        self, litellm: Any, request: ChatRequest, key: str | None, refused: set[str], stream: bool
    ) -> dict[str, Any]:
        name = self._full_name(litellm)
        make_known(name, self._options, litellm.model_cost)
        return call_arguments(request, name, self._options, key, self._local, refused, stream)

    def _full_name(self, litellm: Any) -> str:
        providers = {str(getattr(one, "value", one)) for one in litellm.provider_list} if litellm else KNOWN_PROVIDERS
        return full_name(self._options.name, self._options.api_base, providers)

    def _failure(
        self, error: Exception, request: ChatRequest, key: str | None, arguments: Mapping[str, Any]
    ) -> ModelError:
        """The exception as ours: no part of a key in it, no words of the conversation."""
        had_key = key != NO_KEY_NEEDED
        words = [message.content for message in request.messages]
        text = f"{type(error).__name__}: {error}"
        detail = redact(text, [key] if key and had_key else [], secrets_in(self._environ), words)
        failure = model_error(error, self.name, detail, had_key)
        broken = failure.cause is Cause.SERVER and getattr(error, "status_code", None) == 500
        if failure.cause is Cause.BAD_REQUEST or broken:
            parameter = refused_parameter(str(error), arguments)
            return Refused(failure, parameter) if parameter else failure
        return failure

    def _priced(self, finished: Finished, litellm: Any) -> Finished:
        return Finished(self._cost(finished.usage, litellm), finished.finish_reason, finished.incomplete)

    def _cost(self, usage: Usage, litellm: Any) -> Usage:
        custom = self._options.api_base is not None
        return with_cost(usage, self._full_name(litellm), custom, self._local, litellm.model_cost)


async def _close(response: Any) -> None:
    """Close a stream at once, read to its end or not."""
    close = getattr(response, "aclose", None)
    if close is not None:
        with contextlib.suppress(Exception):  # it is being given up anyway
            await close()
