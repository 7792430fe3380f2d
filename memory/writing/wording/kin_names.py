"""Whose name it is: with a daughter called Asha known, "Asha plays the cello" is read as "my daughter Asha plays …".

A name says nothing by itself, and what is told of somebody must never be taken for the user's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from memory.writing.chinese import people as zh
from memory.writing.english import words as en
from memory.writing.wording.lexicon import either
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.rewritten import Rewritten, rewritten

ZH_ANIMAL = r"(?:猫咪?|狗狗?|金毛|柯基|泰迪|布偶|英短|橘猫|仓鼠|兔子|鹦鹉|乌龟|宠物)"
EN_NO_NAME = caseless(
    rf"^(?:{en.LANGUAGES}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:janu|febru)ary|march|april|may|ju(?:ne|ly)|august"
    r"|(?:septem|octo|novem|decem)ber|christmas|easter)$"
)
"""Words with a capital that are nobody's name, or a month's as well."""
_EN_NEAR = either(en.CLOSE | en.KIN)
_EN_NAMED = lazy(
    rf"(?:[Tt]he user's|\b[Mm]y|\b[Oo]ur) (?:[\w-]+ )?(?P<who>(?i:{_EN_NEAR}|{en.ANIMALS})),? (?:(?:is |was )?(?:called|named) |['’]s name is |name is )?"
    r"(?P<name>[A-Z][a-z]{2,})(?![\w-])"
    rf"|(?:[Tt]he user (?:also )?has|\bI(?: also|['’]ve)? (?:have|got|own)|[Ww]e (?:also )?have) (?:a|an|another) (?:[\w-]+ ){{0,2}}?(?P<animal>(?i:{en.ANIMALS})),? (?:called|named) (?P<pet>[A-Z][a-z]{{2,}})(?![\w-])"
)
_ZH_NAMED = lazy(
    rf"(?:用户|用戶|我们?|咱们?)(?:家)?的?(?P<who>{either(zh.CLOSE | zh.KIN)})(?:的?(?:名字|小名|大名|乳名))?(?:就?[叫是]|名叫|叫做)(?P<name>[一-龥]{{2,3}}|[A-Z][a-z]+)(?=[，,、；。！\s]|$|今年|\d)"
    rf"|(?:用户|用戶|我们?|咱们?)(?:家)?的?(?P<kin>{either(zh.CLOSE | zh.KIN)})(?P<short>(?P<twice>[一-龥])(?P=twice)|小(?![时学孩区组心名朋姐小半腿肚])[一-龥])"
    r"(?=今年|从小|[在是上对不喜爱怕有会每也很从刚，,。！\s\d一二三四五六七八九十]|$)"
    rf"|(?:用户|用戶|我们?|咱们?|家里?)[^，。]{{0,5}}?[养有](?:了|着|过)?(?:一?[只条个])?(?P<animal>[一-龥]{{0,2}}?{ZH_ANIMAL})[，,]?(?:它)?(?:名?叫|名字[叫是])(?P<pet>[一-龥]{{2,3}}|[A-Z][a-z]+)(?=[，,、；。！\s]|$|今年|\d)"
)
_EN_DOES = lazy(
    r"['’]s\b| (?:is|was|has|had|can|can['’]?t|cannot|does|doesn['’]?t|did|didn['’]?t|will|won['’]?t|would|isn['’]?t|wasn['’]?t"
    r"|just|never|always|also|only|really|still|[a-z]+s|[a-z]+ed|and)\b"
)
_NAMES = lazy(r"[叫名]|[我咱户戶]|\b(?:called|named|name|[Mm]y|[Oo]ur|[Tt]he user's)\b")
"""Somebody may be named here."""
_STARTS = lazy(r"(?:^|[.!?\n]\s*)$")
_INTRODUCED = lazy(
    rf"(?:(?i:\b(?:{_EN_NEAR}|{en.ANIMALS}),?)|\b(?:called|named|is|['’]s|am|dear|hi|hey|hello|[Ii]n|[Bb]y|[Ss]ince)) $|(?:{either(zh.CLOSE | zh.KIN)}|{ZH_ANIMAL}|[叫姓名])$"
)
_ZH_BEFORE = "带送给陪接教喂和跟让帮替有在了的要到号日天晚午早点末"
"""After these a name may begin within a clause."""


_EN_IS_MY = lazy(
    rf"(?:^|(?<=[.!?,;\n] )|(?<=\band ))(?!(?:This|That|It|He|She|They|Here|There|What|Who|Which|Today|Tomorrow|Music|Coffee)\b)(?P<name>[A-Z][a-z]+)(?:['’]s| is) "
    rf"(?P<my>my|our) (?P<mods>(?!favou?rite)(?:[\w-]+ ){{0,2}}?)(?P<who>{either(en.CLOSE | en.KIN | en.AROUND)})(?=[.,!?;\n]|$| and\b)"
)
_ZH_IS_MINE = lazy(
    rf"(?:^|(?<=[，。！？；,.!?;\s]))(?![这那他她它谁不你您我也都就])(?P<name>[一-龥]{{2,3}}|[A-Z][a-z]+)是我(?:的)?(?P<who>{either(zh.CLOSE | zh.KIN | zh.AROUND)})(?=[，。！；,.!;\s]|$)"
)


def introduced(text: str) -> Rewritten:
    """Who somebody is, said from his end: "Tom is my husband" is read as "my husband is called Tom"."""
    form, new = (
        (_ZH_IS_MINE, "我{who}叫{name}")
        if re.search(r"[一-龥]", text)
        else (_EN_IS_MY, "{my} {mods}{who} is called {name}")
    )
    return rewritten(text, form.finditer(text), lambda match: _capital(new.format(**match.groupdict()), match))


def _capital(words: str, match: re.Match[str]) -> str:
    starts = _STARTS.search(match.string[: match.start()]) is not None
    return words[0].upper() + words[1:] if starts else words


def with_kin(text: str, known: Mapping[str, str]) -> Rewritten:
    """The text with whose it is before every name of somebody close; `known` says who each is."""
    present = [name for name in known if name in text]
    if not present:
        return Rewritten(text)
    return rewritten(text, _places(text, present), lambda match: _whole(match, known[match["name"]]))


def names(told: Iterable[str]) -> dict[str, str]:
    """Who each name is (女儿, daughter), by what is told of him; a name of two is left out."""
    found: dict[str, str] = {}
    for name, who in (named for one in told if _NAMES.search(one) for named in _named(one)):
        found[name] = who if found.get(name, who) == who else ""
    return {name: who for name, who in found.items() if who}


@lru_cache(maxsize=2048)
def _named(text: str) -> tuple[tuple[str, str], ...]:
    """The names in a text and who they are."""
    form = _ZH_NAMED if re.search(r"[一-龥]", text) else _EN_NAMED
    found = (_pair(one.groupdict()) for one in form.finditer(text))
    return tuple(
        (name, who) for name, who in found if name not in zh.CLOSE | zh.KIN | zh.AROUND and not EN_NO_NAME.search(name)
    )


def _pair(said: dict[str, str | None]) -> tuple[str, str]:
    name = said["name"] or said["pet"] or said.get("short") or ""
    return name, (said["who"] or said["animal"] or said.get("kin") or "").casefold()


def _places(text: str, present: list[str]) -> Iterator[re.Match[str]]:
    """Where a name stands without whose it is."""
    latin, other = (frozenset(name for name in present if name.isascii() is ascii) for ascii in (True, False))
    forms = [rf"(?<![\w'’-]){either(latin)}(?![\w-]|['’](?!s\b)| [A-Z])"] if latin else []
    forms += [rf"(?:(?<![一-龥])|(?<=[{_ZH_BEFORE}])){either(other)}"] if other else []
    for match in re.finditer(f"(?P<name>{'|'.join(forms)})", text):
        if _INTRODUCED.search(text[: match.start()]):
            continue
        starts = match["name"].isascii() and _STARTS.search(text[: match.start()]) is not None
        if not starts or _EN_DOES.match(text, match.end()):  # "Mark my words": a name does or is something
            yield match


def _whole(match: re.Match[str], who: str) -> str:
    name = match["name"]
    if re.search(r"[一-龥]", who):
        return f"我{'的' if re.search(ZH_ANIMAL, who) else ''}{who}{name}"
    return _capital(f"my {who} {name}", match)
