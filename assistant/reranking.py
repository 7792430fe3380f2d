"""The Reranker port on the chat model: it picks the few memories that bear on the message."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence

from assistant.chat_model import OFFLINE, ChatMessage, ChatModel, ChatRequest, ModelError
from assistant.i18n import language_of
from assistant.prompts import prompt
from memory.ports import RerankProblem

MAX_OUTPUT = 40
"""Tokens: a few numbers."""
_ANSWER = re.compile(r"\[?\s*(?:\d+\s*(?:[,，、\s]\s*\d+\s*)*)?\]?\.?")


class ModelReranker:
    """Asks for numbers and takes nothing else for an answer."""

    def __init__(self, model: Callable[[], ChatModel], pick: int) -> None:
        self._model = model
        self._pick = pick

    async def choose(self, query: str, texts: Sequence[str]) -> list[int]:
        """See `Reranker.choose`; at most `pick`, none where none bears on the message."""
        model = self._model()
        if model.name == OFFLINE:
            raise RerankProblem("no model is chosen")
        try:
            answer = (await model.complete(self._request(query, texts))).text
        except ModelError as error:
            raise RerankProblem(str(error)) from error
        return self._places(answer, len(texts))

    def _request(self, query: str, texts: Sequence[str]) -> ChatRequest:
        system = prompt("rerank", language_of(query) or "en").replace("{pick}", str(self._pick))
        lines = [f"{number}. {json.dumps(text, ensure_ascii=False)}" for number, text in enumerate(texts, 1)]
        body = "\n".join((json.dumps(query, ensure_ascii=False), "", *lines))
        return ChatRequest((ChatMessage("system", system), ChatMessage("user", body)), MAX_OUTPUT, 0.0)

    def _places(self, answer: str, count: int) -> list[int]:
        last = next((line.strip() for line in reversed(answer.splitlines()) if line.strip()), "")
        numbers = [int(number) for number in re.findall(r"\d+", last)]
        if not last or not _ANSWER.fullmatch(last) or any(not 1 <= number <= count for number in numbers):
            raise RerankProblem("the answer is no list of numbers")
        return [number - 1 for number in dict.fromkeys(numbers)][: self._pick]
