"""Whose name it is: with a daughter called Asha known, "Asha plays the cello" is read as "my daughter Asha plays …".

A name says nothing by itself, and what is told of somebody must never be taken for the user's own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from memory.writing.chinese import people as zh
from memory.writing.english import words as en
from memory.writing.english.lists import DEMONYMS
from memory.writing.wording.flat import flatten
from memory.writing.wording.lexicon import either
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.rewritten import Rewritten, rewritten

ZH_ANIMAL = r"(?:猫咪?|狗狗?|黑背|哈士奇|二哈|边牧|柴犬|博美|比熊|萨摩耶|德牧|法斗|贵宾|雪纳瑞|吉娃娃|拉布拉多|狸花|三花|美短|加菲|缅因|金毛|柯基|泰迪|布偶|英短|橘猫|仓鼠|兔子|鹦鹉|乌龟|宠物)"
EN_NO_NAME = caseless(
    rf"^(?:{en.LANGUAGES}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:janu|febru)ary|march|april|may|ju(?:ne|ly)|august"
    r"|(?:septem|octo|novem|decem)ber|christmas|easter|deaf|catholic|muslim|jewish|hindu|buddhist|christian)$"
)
"""Words with a capital that are nobody's name, or a month's as well."""
_EN_NEAR = either(en.CLOSE | en.KIN)
_EN_ANYBODY = either(en.CLOSE | en.KIN | en.AROUND)
_ZH_ANYBODY = either(zh.CLOSE | zh.KIN | zh.AROUND)
_EN_NAMED = lazy(
    rf"(?:[Tt]he user's|\b[Mm]y|\b[Oo]ur) (?:[\w-]+ )?(?P<who>(?i:{_EN_ANYBODY}|{en.ANIMALS}))(?:['’]s (?:name is |called |named )|,? (?:(?:is |was )?(?:called|named) |name is |is (?=[A-Z][a-z]+(?:$|[.,;!]| and )))?)"
    r"(?P<name>[A-Z][a-z]{2,})(?![\w-])"
    rf"|(?:[Tt]he user (?:also )?has|\bI(?: also|['’]ve)? (?:have|got|own)|[Ww]e (?:also )?have) (?:a|an|another) (?:[\w-]+ ){{0,2}}?(?P<animal>(?i:{en.ANIMALS})),? (?:called|named) (?P<pet>[A-Z][a-z]{{2,}})(?![\w-])"
    rf"|\b(?:[Aa]|[Aa]n|[Aa]nother|[Mm]y|[Oo]ur) (?:[\w-]+ ){{0,2}}(?P<beast>(?i:{en.ANIMALS}))[,.;]? (?:and )?"
    r"(?:[Hh]is name|[Hh]er name|[Ii]ts name|[Hh]e|[Ss]he)(?:['’]s| is)(?: called)? (?P<its>[A-Z][a-z]{2,})(?![\w-])"
)
_EN_SEVERAL = lazy(
    rf"(?:\b(?:two|three|four|five|[2-5]|both) (?:[\w-]+ )?|\b(?:[Mm]y|[Oo]ur|user's) (?:two |three |four )?(?=\w+s are |children are ))(?P<who>(?i:{_EN_NEAR}|{en.ANIMALS}))s?(?:[,:]| -| called| named| are)*"
    r" (?P<list>[A-Z][a-z]{2,}(?:(?:, and |, | and | & )[A-Z][a-z]{2,})+)(?![\w-])"
)
"""Several of a kind with their names: two daughters, Asha and Mina."""
_EN_LISTED = lazy(r"[A-Z][a-z]+")
_ZH_SEVERAL = lazy(
    rf"(?:[两三四五2-5]|[养有]了?一?)[个只条](?P<who>{either(zh.CLOSE)}|[一-龥]{{0,2}}?{ZH_ANIMAL})(?P<list>[^。！？；\n]{{2,40}})"
)
_ZH_LISTED = lazy(
    r"(?:名叫|叫做|叫|名字[叫是])([一-龥]{2,3}?|[A-Z][a-z]+)(?:(?=[，,、；。！\s]|$)|[和跟与、]([一-龥]{2,3}|[A-Z][a-z]+)(?=[，,；。！\s]|$))"
    r"|^[，,:]?(?![叫都分])([一-龥]{2,3}?|[A-Z][a-z]+)[和跟与]([一-龥]{2,3}|[A-Z][a-z]+)$"
)
_ZH_ONE_OF = lazy(r"(?:[两三23])个(?P<who>女儿|儿子)[，,：:]?(?P<rest>[^。！？；\n]{2,40})")
_OF_A_KIND = caseless(
    r"(?:是|属于)(?:世界上)?(?:最[^，。]{1,4}的)?(?:一?[种类座部首款本条]|[^，。]{0,6}(?:节气|植物|动物|花|树|水果|品种|品牌|牌子|省|市|国家|城市|季节|颜色|歌|电影|书)(?:之一)?$)"
    r"|(?:'s| is| was) (?:an?|the|one of the) (?:[\w-]+ ){0,3}?(?:flowers?|plants?|trees?|fruits?|herbs?|spices?|names?|words?|cit(?:y|ies)|towns?|countr(?:y|ies)|states?|rivers?|songs?|films?|movies?|books?|colou?rs?|stones?|gems?|months?"
    r"|languages?|brands?|gods?|goddess(?:es)?|planets?|birds?|virtues?|seasons?|characters?|bands?|compan(?:y|ies)|apps?|computers?)\b"
)
"""What a thing is, that has the name of somebody."""
_WEATHER = lazy(r"^(?:小|大|晴|阴)?[雨雪风晴雾霜露云]天?$|^[晴阴]天$|^立[春夏秋冬]$|^冬至$")
_ZH_FALLS = lazy(r"[有下阵了是]$")
_ZH_TURNS = lazy(r"[转到，。！,.!\s]|$|中雨|大雨|雨|天气|不断|和|多云|节气|纷飞|过后|之后")
_BY_AGE = str.maketrans("一", "大")
_ZH_WHICH = lazy(r"(?<![一-龥])(?P<which>大|小|老大|老二|老三)的?(?=[叫是今]|[一-龥]{0,2}岁)")
_ZH_NAMED = lazy(
    rf"(?:用户|用戶|我们?|咱们?)(?:家)?的?(?P<who>{_ZH_ANYBODY}|{ZH_ANIMAL})(?:的?(?:名字|小名|大名|乳名))?(?:[就也都]?[叫是]|名叫|叫做)(?P<name>[一-龥]{{2,3}}|[A-Z][a-z]+)(?=[，,、；。！\s]|$|今年|\d)"
    rf"|(?:(?:用户|用戶|我们?|咱们?)(?:家)?的?|(?<=[，,、和及]))(?P<kin>{either(zh.CLOSE | zh.KIN)})(?P<short>(?P<twice>[一-龥])(?P=twice)|小(?![时学孩区组心名朋姐小半腿肚])[一-龥])"
    r"(?=今年|从小|[在是上对不喜爱怕有会每也很从刚，,。！\s\d一二三四五六七八九十]|$)"
    rf"|(?:用户|用戶|我们?|咱们?|家里?)[^，。]{{0,5}}?[养有](?:了|着|过)?(?:一?[只条个])?(?P<animal>[一-龥]{{0,2}}?{ZH_ANIMAL})[，,]?(?:它)?(?:名?叫|名字[叫是])(?P<pet>[一-龥]{{2,3}}|[A-Z][a-z]+)(?=[，,、；。！\s]|$|今年|\d)"
)
_EN_DOES = lazy(
    r"['’]s\b| (?:is|was|has|had|can|can['’]?t|cannot|does|doesn['’]?t|did|didn['’]?t|will|won['’]?t|would|isn['’]?t|wasn['’]?t"
    r"|just|never|always|also|only|really|still|[a-z]+s|[a-z]+ed|and)\b"
)
_NAMES = lazy(r"[叫名]|[我咱户戶]|\b(?:called|named|name|have|has|[Mm]y|[Oo]ur|[Tt]he user's)\b")
"""Somebody may be named here."""
_STARTS = lazy(r"(?:^|[.!?\n]\s*)$")
_INTRODUCED = lazy(
    rf"(?:(?i:\b(?:{_EN_ANYBODY}|{en.ANIMALS}),?)|\b(?:called|named|is|['’]s|am|dear|hi|hey|hello|[Ii]n|[Bb]y|[Ss]ince)) $|(?:{_ZH_ANYBODY}|{ZH_ANIMAL}|[叫姓名])$"
)
_NEAR = 60
_ZH_WITH = "带送给陪接教喂和跟让帮替"
_ZH_BEFORE = f"{_ZH_WITH}有在了的要到号日天晚午早点末"
"""After these a name may begin within a clause."""


_EN_IS_MY = lazy(
    rf"(?:^|(?<=[.!?,;\n] )|(?<=\band ))(?!(?:This|That|It|He|She|They|Here|There|What|Who|Which|Today|Tomorrow|Music|Coffee)\b)(?P<name>[A-Z][a-z]+)(?:['’]s| is) "
    rf"(?P<my>my|our) (?P<mods>(?!favou?rite)(?:[\w-]+ ){{0,2}}?)(?P<who>{either(en.CLOSE | en.KIN | en.AROUND)})(?=[.,!?;\n]|$| and\b)"
)
_EN_BETWEEN = lazy(
    rf"(?:^|(?<=[.!?;\n] )|(?<=\band ))(?P<name>[A-Z][a-z]{{2,}}), (?P<my>my|our) (?P<mods>(?!favou?rite)(?:[\w-]+ ){{0,2}}?)(?P<who>{either(en.CLOSE | en.KIN | en.AROUND)}), (?=(?:is|was|has|works|lives|can|can't|does|doesn't|loves|likes|hates|plays|just|got|had|moved|started|will|won't|isn't|[a-z]+s)\b)"
)
"""Amy, my girlfriend, is a vet."""
_ZH_IS_MINE = lazy(
    rf"(?:^|(?<=[，。！？；,.!?;\s]))(?![这那他她它谁不你您我也都就])(?P<name>(?:(?!就)[一-龥]){{2,3}}?(?=是)|[A-Z][a-z]+|(?:[小老阿][一-龥]|(?P<double>[一-龥])(?P=double)|{zh.SURNAME}[一-龥]{{1,2}}|(?![大二三四老])[一-龥]{{1,2}}[哥姐叔姨])(?=就)) ?(?:就是|就|是)我(?:的)?(?P<who>{either(zh.CLOSE | zh.KIN | zh.AROUND)})(?=[，。！；,.!;\s]|$)"
)


def introduced(text: str) -> Rewritten:
    """Who somebody is, said from his end: "Tom is my husband" is read as "my husband is called Tom"."""
    if not re.search(r"[一-龥]", text):
        form = "{my} {mods}{who} is called {name}"
        between = list(_EN_BETWEEN.finditer(text)) if ", my " in text or ", our " in text else []
        form = "{my} {mods}{who} {name} " if between else form
        said = between or list(_EN_IS_MY.finditer(text))
        return rewritten(text, said, lambda one: _capital(form.format(**one.groupdict()), one))
    several = _ZH_ONE_OF.search(flatten(text))
    if several is None:
        return rewritten(text, _ZH_IS_MINE.finditer(text), lambda one: f"我{one['who']}叫{one['name']}")
    who = text[slice(*several.span("who"))]
    places = _ZH_WHICH.finditer(flatten(text), *several.span("rest"))
    return rewritten(text, places, lambda one: f"{one['which'].lstrip('老').translate(_BY_AGE)}{who}")


def _capital(words: str, match: re.Match[str]) -> str:
    starts = _STARTS.search(_before(match)) is not None
    return words[0].upper() + words[1:] if starts else words


def with_kin(text: str, known: Mapping[str, str]) -> Rewritten:
    """The text with whose it is before every name of somebody close; `known` says who each is."""
    flat = flatten(text)
    present = [name for name in known if name in flat]
    if not present:
        return Rewritten(text)
    return rewritten(text, _places(flat, present), lambda match: _whole(match, known[match["name"]], text))


def names(told: Iterable[str]) -> dict[str, str]:
    """Who each name is (女儿, daughter), by what is told of him; a name of two, and who is not close, are left out."""
    found: dict[str, str] = {}
    for name, who in (named for one in told if _NAMES.search(one) for named in _named(one)):
        found[name] = _one_of(found.get(name, who), who)
    others = zh.AROUND | en.AROUND
    return {name: who for name, who in found.items() if who and who not in others}


def _one_of(first: str, second: str) -> str:
    """The closer of two words for one: 小女儿 and 女儿, older daughter and daughter; "" for two people."""
    shorter, longer = sorted((first, second), key=len)
    more = flatten(longer).removesuffix(flatten(shorter))
    return longer if shorter and (more in ("", "大", "小") or more.endswith(" ")) else ""


@lru_cache(maxsize=2048)
def _named(text: str) -> tuple[tuple[str, str], ...]:
    """The names in a text and who they are."""
    flat = flatten(text)
    chinese = re.search(r"[一-龥]", text) is not None
    one, several = (_ZH_NAMED, _ZH_SEVERAL) if chinese else (_EN_NAMED, _EN_SEVERAL)
    found = [_pair(match, text) for match in one.finditer(flat)]
    for match in several.finditer(flat):
        who = text[slice(*match.span("who"))].casefold()
        found += [(name, who if chinese else _singular(who)) for name in _listed(match["list"], chinese)]
    return tuple((name, who) for name, who in found if not _is_no_name(name))


def _listed(text: str, chinese: bool) -> Iterator[str]:
    for match in (_ZH_LISTED if chinese else _EN_LISTED).finditer(text):
        yield from (name for name in match.groups() if name) if chinese else (match.group(),)


def _singular(who: str) -> str:
    return {"children": "child", "puppies": "puppy", "bunnies": "bunny"}.get(who, who.removesuffix("s"))


def _is_no_name(name: str) -> bool:
    relative = name in zh.CLOSE | zh.KIN | zh.AROUND
    return relative or EN_NO_NAME.search(name) is not None or name.casefold() in DEMONYMS


def _pair(found: re.Match[str], text: str) -> tuple[str, str]:
    said = {key: text[slice(*found.span(key))] for key, value in found.groupdict().items() if value}
    name = next(found[key] for key in ("name", "pet", "short", "its") if key in said)
    return name, next(said[key] for key in ("who", "animal", "kin", "beast") if key in said).casefold()


def _places(text: str, present: list[str]) -> Iterator[re.Match[str]]:
    """Where a name stands without whose it is."""
    latin, other = (frozenset(name for name in present if name.isascii() is ascii) for ascii in (True, False))
    forms = [rf"(?<![\w'’-]){either(latin)}(?![\w-]|['’](?!s\b)| [A-Z])"] if latin else []
    forms += [rf"(?:(?<![一-龥])|(?<=[{_ZH_BEFORE}])){either(other)}"] if other else []
    listed = [one.span("list") for form in (_EN_SEVERAL, _ZH_SEVERAL) for one in form.finditer(text)]
    for match in re.finditer(f"(?P<name>{'|'.join(forms)})", text):
        if any(start <= match.start() < end for start, end in listed):
            continue
        if _INTRODUCED.search(_before(match)) or _is_a_title(match) or _is_weather(match) or _is_word(match):
            continue
        starts = match["name"].isascii() and _STARTS.search(_before(match)) is not None
        if not starts or _EN_DOES.match(text, match.end()):  # "Mark my words": a name does or is something
            yield match


def _before(match: re.Match[str]) -> str:
    """What stands before it, as far as it matters: a search to the end of all of a long text takes seconds."""
    return match.string[max(0, match.start() - _NEAR) : match.start()]


def _is_a_title(match: re.Match[str]) -> bool:
    """Within 《》: a song, a film."""
    before = _before(match)
    return before.count("《") > before.count("》")


def _is_weather(match: re.Match[str]) -> bool:
    """小雨 and 小雪 fall from the sky, unless the clause goes on as it does of people."""
    if not _WEATHER.search(match["name"]):
        return False
    before, string = match.string[: match.start()], match.string
    if _ZH_FALLS.search(before):
        return True
    return not before.endswith(tuple(_ZH_WITH)) and _ZH_TURNS.match(string, match.end()) is not None


def _is_word(match: re.Match[str]) -> bool:
    """Lily is a flower, 百合是一种花: the word, and not who is called by it."""
    return _OF_A_KIND.match(match.string, match.end()) is not None


def _whole(match: re.Match[str], who: str, text: str) -> str:
    name = text[match.start() : match.end()]
    if re.search(r"[一-龥]", who):
        return f"我{'的' if re.search(ZH_ANIMAL, who) else ''}{who}{name}"
    my = "My" if _STARTS.search(_before(match)) else "my"
    return f"{my} {who} {name}"
