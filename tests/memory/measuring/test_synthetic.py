from __future__ import annotations

import numpy as np

from memory.measuring.synthetic import StandInEmbedder, days, memories, messages, question, sentence, texts
from memory.text import is_cjk
from tests.memory.recall.builders import NOW


def test_every_second_sentence_is_chinese_and_none_comes_twice():
    made = [sentence(number) for number in range(2000)]
    assert len(set(made)) == len(made)
    assert [is_cjk(text) for text in made[:4]] == [False, True, False, True]
    assert sentence(5) == made[5]


def test_questions_are_short():
    assert max(len(question(number)) for number in range(200)) <= 80


def test_vectors_are_near_where_words_are_shared():
    embedder = StandInEmbedder(None)
    vectors = embedder.embed_documents(["the old camera in Oslo", "the old camera in Porto", "露营帐篷"])
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=1e-4)
    same, other = vectors[0] @ vectors[1], vectors[0] @ vectors[2]
    assert same > other > 0.5
    assert np.array_equal(embedder.embed_queries(["露营帐篷"])[0], vectors[2])


def test_memories_and_messages_fill_the_days_up_to_now():
    session_of = {day: f"s-{day}" for day in days(100, NOW)}
    said = list(messages(100, NOW, session_of))
    held = list(memories(100, NOW))
    assert {one.session_id for one in said} == set(session_of.values())
    assert max(one.created_at for one in held) < NOW
    assert [one.content for one in held] + [one.text for one in said] == list(texts(200))
