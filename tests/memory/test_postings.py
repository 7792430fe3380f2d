from __future__ import annotations

import numpy as np
import pytest

from memory.postings import Postings

ROWS = [["tea", "cake", "tea"], [], ["cake"], ["coffee", "tea"], ["绿茶", "茶叶"]]
QUERY = {"tea": 1.0, "cake": 0.5, "茶叶": 1.0, "unheard": 1.0}


def put(rows: list[list[str]], into: Postings) -> Postings:
    for terms in rows:
        into.put(terms)
    return into


def loaded(rows: list[list[str]]) -> Postings:
    names = sorted({term for terms in rows for term in terms})
    found = [(names.index(term), place) for place, terms in enumerate(rows) for term in terms]
    codes, places = (np.asarray(numbers, dtype=np.int32) for numbers in zip(*found, strict=True))
    return Postings.of(len(rows), names, codes, places)


def test_bm25_of_a_known_case():
    rows = Postings()
    put([["a", "b"], ["b"]], rows)
    rarity, usual = np.log1p((2 - 1 + 0.5) / (1 + 0.5)), 1.5
    expected = rarity * 2.2 / (1 + 1.2 * (0.25 + 0.75 * 2 / usual))
    assert rows.scores({"a": 1.0}).tolist() == pytest.approx([expected, 0.0])


@pytest.mark.parametrize("at_first", range(1, len(ROWS) + 1))
def test_what_is_loaded_and_what_is_put_later_score_alike(at_first: int):
    one, other = put(ROWS, Postings()), put(ROWS[at_first:], loaded(ROWS[:at_first]))
    assert one.scores(QUERY).tolist() == pytest.approx(other.scores(QUERY).tolist())
    assert [one.frequency(term) for term in QUERY] == [other.frequency(term) for term in QUERY] == [2, 2, 1, 0]
    assert len(one) == len(other) == len(ROWS)


def test_reading_scores_does_not_keep_a_term_from_growing():
    rows = put(ROWS, Postings())
    scores = rows.scores({"tea": 1.0})
    rows.put(["tea"])
    assert len(scores) == len(ROWS)
    assert rows.frequency("tea") == 3
