"""Cards at the end of the conversation: a question to answer, or an offer to take, both through the prompt."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from assistant.events import Offer, Question
from memory.sanitize import clean_text
from ui.key_hints import KeyHints
from ui.texts import Texts


class Card(Vertical):
    """A text and the keys that answer it."""

    def __init__(self, head: Content, keys: str) -> None:
        super().__init__(classes="card")
        self._head = head
        self._keys = keys

    def compose(self) -> ComposeResult:
        """The text, then the keys."""
        yield Static(self._head, markup=False)
        yield KeyHints(self._keys)


class QuestionCard(Card):
    """One onboarding question. What is sent next from the prompt is its answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        place = f"{question.number}/{question.total}  " if question.total > 1 else ""
        head = Content.assemble((place, "$text-muted"), (clean_text(question.text), "bold"))
        super().__init__(head, clean_text(question.hint))


class OfferCard(Card):
    """A request that had to wait. Enter in the empty prompt sends it."""

    def __init__(self, offer: Offer, texts: Texts) -> None:
        self.offer = offer
        super().__init__(Content(clean_text(offer.text)), texts("card.offer_keys"))
