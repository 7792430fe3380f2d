from __future__ import annotations

from memory.ports import Hit, IndexFilter
from memory.recall import paths
from memory.recall.candidates import PathHits, best_of
from memory.recall.query import RecallQuery, Scope
from memory.recall.reading import DaySpan, Reading
from tests.memory.recall.builders import NOW


class Index:
    """Answers with what it was asked."""

    def __init__(self, frequencies=None):
        self.frequencies = frequencies or {}
        self.asked = []

    def term_frequencies(self, terms):
        return {term: self.frequencies.get(term, 0) for term in terms}

    def search_text(self, terms, k, where, weaker=(), share=1.0):
        self.asked.append((tuple(terms), k, where, *([(tuple(weaker), share)] if weaker else [])))
        return [Hit("a", 2.0), Hit("b", 1.0)]

    def search_vector(self, vector, k, where):
        self.asked.append((tuple(vector), k, where))
        return [Hit("a", 0.9)]


def test_full_text_is_asked_for_the_rarest_terms():
    index = Index({"common": 90_000, "rare": 3, "some": 500})
    found, frequencies = paths.search_words(index, ["common", "rare", "some", "unknown"], 2, 50, IndexFilter())
    assert index.asked == [(("unknown", "rare", "some"), 50, IndexFilter())], "what seems absent costs nothing"
    assert found == {"a": 2.0, "b": 1.0}
    assert frequencies == {"common": 90_000, "rare": 3, "some": 500, "unknown": 0}


def test_other_names_come_along_for_a_share():
    index = Index({"spouse": 0, "wife": 4, "partner": 90})
    paths.search_words(index, ["spouse"], 2, 50, IndexFilter(), ["wife", "partner", "husband"], 0.5)
    assert index.asked == [((), 50, IndexFilter(), (("wife", "partner"), 0.5))]
    assert paths.search_words(Index({"wife": 4}), [], 2, 50, IndexFilter(), ["husband"], 0.5)[0] == {}


def test_further_terms_come_along_while_they_are_cheap():
    few = {f"t{place}": 10 for place in range(30)}
    assert len(paths.telling(few, 12)) == 30
    many = {f"t{place:02d}": 5_000 for place in range(30)}
    assert len(paths.telling(many, 12)) == 12


def test_nothing_known_is_not_searched_for():
    index = Index()
    assert paths.search_words(index, ["nowhere"], 12, 50, IndexFilter())[0] == {}
    assert index.asked == []


def test_named_days_are_searched_with_a_day_around_them():
    index = Index()
    day = DaySpan(NOW.toordinal(), NOW.toordinal())
    meaning, words = paths.search_days(index, Reading("q", ("q",), (day,)), [1.0], 9, IndexFilter(("me",)))
    wheres = [where for _, _, where in index.asked]
    assert {where.days for where in wheres} == {("2026-11-27", "2026-11-29")}
    assert {where.namespaces for where in wheres} == {("me",)}
    assert (meaning, words) == ({"a": 0.9}, {"a": 2.0, "b": 1.0})


def test_whole_years_are_left_to_the_ranking():
    assert paths.widened([DaySpan(1, 400)]) == []


def test_the_filter_of_a_query():
    where = paths.row_filter(RecallQuery("q", NOW, until=NOW, scope=Scope(("me", "work"))))
    assert where == IndexFilter(namespaces=("me", "work"), until_ts=NOW.timestamp())


def test_an_id_found_twice_keeps_its_best_score():
    assert best_of([Hit("a", 1.0), Hit("b", 3.0)], [Hit("a", 2.0)]) == {"a": 2.0, "b": 3.0}


def test_candidates_come_in_order_and_once():
    assert PathHits({"a": 0.1, "b": 0.9}, {"b": 1.0, "c": 5.0}).ids() == ["b", "a", "c"]
