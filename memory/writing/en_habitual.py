"""The English simple present with a word of frequency tells what somebody does as a rule: "I clean offices at night".

The last resort of the English rules, for a clause in which nothing more definite was found; it speaks neither of the
talk, nor of now, nor of a machine's troubles.
"""

from __future__ import annotations

from memory.writing.en_person import PAST
from memory.writing.en_rule import Rule, rule
from memory.writing.lexicon import either, words

_NOT_DOING = words("""
    think know want need guess mean see hope wonder understand agree remember forget feel believe suppose assume doubt
    imagine notice find figure reckon wish care mind seem appear look sound say tell ask answer thank admit
    am are is be have has had do does get keep stay remain become try like love hate enjoy prefer miss fear worry
    just already never actually really even still also only can could will would shall should may might must cannot
    don't doesn't won't can't and or but so who what when where why how which that this it he she they you we
    consider explore confuse struggle fail usually often always normally mostly sometimes every each
""")
_NOT_HERE = (
    r"(?!.*\b(?:you|your|it|them|him|her|each other|like I|this|that|these|those|errors?|bugs?|code|files?|function|class|script|tests?|server|button"
    r"|page|query|exception|prompt|question|now|today|tonight|yesterday|tomorrow|currently|again|here|if|because"
    r"|whether|how|what|why)\b)"
)
_OFTEN = (
    r"\b(?:every|each|usually|always|normally|mostly|daily|weekly|monthly|twice|once a|at night|at noon|at dawn|nights"
    r"|mornings|afternoons|evenings|weekends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days"
    r"|before (?:bed|work|breakfast|dinner)|after (?:work|school|dinner|lunch)|by bike|by train|for a living)\b"
)
_DOING = rf"(?!(?:{either(_NOT_DOING | PAST)})\b)[a-z]{{3,14}}(?<!ed)(?<!ing)(?<!ly)"

HABITUAL: Rule = rule(
    "habit",
    rf"^{_NOT_HERE}(?=.*{_OFTEN})(?:and |but |also |plus )*(?:I|we) (?:usually |often |always |normally |mostly )?"
    rf"(?P<v>{_DOING} [^,.;▒]{{4,70}})$",
    "",
)
"""What the user does as a rule."""
