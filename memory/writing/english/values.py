"""What a value of an English rule must not be: a word that points elsewhere, a mood, a state that is no name."""

from __future__ import annotations

from memory.writing.english.lists import DEMONYMS, PRODUCTS
from memory.writing.english.rule import DEICTIC, MOODS, Rule
from memory.writing.english.words import STATES
from memory.writing.wording.patterns import caseless, lazy

_NO_NAME = lazy(r"(?:ing|ed)$")
_NAMES_LIKE_VERBS = lazy(
    r"^(?:ahmed|mohammed|mohamed|muhammed|fred|alfred|wilfred|jared|ned|ted|ed|reed|sterling|irving|ming"
    r"|ling|jing|ying|xing|ping|qing|bing|ting|zared|syed|saeed|hamed|javed|majed|rashed|(?!red|wed|fed|led|bed)[a-z]ed)$"
)
_OWN_THING = caseless(r"(?:my|our)\b(?! (?:job|work|garden|city|privacy|independence|sleep))")
_LENT = caseless(
    r"(?:my|our|his|her|their|the|a) (?:[\w-]+ ){0,2}?[\w-]+'s? (?:\w+ )?\w+|an? (?:borrowed|loan|rental|hire|hired|rented) "
)
"""What belongs to somebody else."""
_SAYS_MORE = caseless(r"n't\b|\b(?:what|why|how|do|does|did)\b")
"""A run of clauses without commas, and nothing that is eaten."""
_YOU = caseless(r"\byou(?:r|rs|rself)?\b(?! (?:get|can|have)\b)")
_DEFINITE = lazy(
    r"the (?!sea|ocean|sun|rain|snow|cold|heat|mountains?|countryside|outdoors|beach|theat|opera|ballet|cinema|desert"
    r"|forest|woods|night|sound of|smell of|taste of|feeling of|great outdoors|arts|classics|[A-Z\d])"
)
"""Something definite that was spoken of before ("the actors"), and no liking of a kind."""
_LOVE_ITSELF = caseless(r"(?:exist|matter|last|conquer|prevail|hurt)s?\b")
"""What love does ("hope and love exist"), and nothing that is loved."""
_NO_PROJECT = caseless(
    r"(?:a|my|our|the) (?:project|difference|mess|bit|change|list|plan|thing)(?:s| lately| now| right now)?$"
    r"|(?:over)?due\b|late\b|ready\b|done\b|finished|behind schedule|on track|almost|nearly|stuck|driving me|kicking|a"
    r" (?:disaster|nightmare|lot|success|failure)\b"
)
LISTED = frozenset({"likes", "dislikes", "hobby", "language", "allergy"})
"""Attributes that are told as lists: I like hiking, chess, …"""
_NO_AIM = caseless(
    r"(?:off|on(?: hold)?|cancel\w+|scrapped|dead|set|ruined|unclear|changed|unchanged|in place|up in the air|solid|simple"
    r"|the same|as follows|below|above|tight|flexible|fixed|gone|blown|used up|spent)\b(?!.*\d)"
)
"""How a plan, budget or deadline stands, and no value of it."""
_NO_PERSON = caseless(r"(?:batman|superman|spider-?man|groot|spartacus|team|iron man|gandalf|god|legend|santa)\b")
_SENTENCE_START = lazy(r"(?:I|We|You|He|She|It|They|That|This|There)(?:'\w+)?$")


def may_be_name(value: str) -> bool:
    """Is it a name and no state, people or beginning of a sentence ("Lost", "Welsh", "I'm")?"""
    head = value.split()[0]
    if _SENTENCE_START.match(head) or _NO_PERSON.match(value):
        return False
    first = head.casefold().rstrip(".")
    if _NAMES_LIKE_VERBS.match(first):
        return True
    return first not in STATES and first not in DEMONYMS and not _NO_NAME.search(first) and len(first) > 1


def points(row: Rule, value: str, mode: str) -> bool:
    """Does the value point at something said elsewhere, or is it no value but a mood?"""
    if DEICTIC.match(value) or (mode == "my" and MOODS.match(value)):
        return True
    if row.slot == "diet" and _SAYS_MORE.search(value):
        return True
    if row.slot == "device" and _LENT.match(value):
        return True
    if row.slot == "project" and _NO_PROJECT.match(value):
        return True
    if row.slot in ("goal", "budget", "deadline") and _NO_AIM.match(value):
        return True
    if row.slot == "location" and value.casefold() in PRODUCTS:
        return True
    if row.slot in ("likes", "dislikes") and (_DEFINITE.match(value) or _LOVE_ITSELF.match(value)):
        return True
    if row.slot in ("likes", "dislikes", "hobby") and _YOU.search(value):
        return True
    return row.slot in LISTED and _OWN_THING.match(value) is not None
