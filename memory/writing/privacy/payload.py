"""What in a message is the user's own statement, and what is a text he hands in.

Quotations, code, logs, mails, transcripts, markup, pasted spans and texts to translate, correct or summarise are
blocked: nothing is ever learnt from them. What is left is returned in sentences and clauses with their offsets.
Linear in the length of the message.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from memory.writing.privacy import payload_patterns as words
from memory.writing.privacy.code import code
from memory.writing.wording.flat import flatten
from memory.writing.wording.patterns import caseless, lazy
from memory.writing.wording.spans import BLANK, Range, Sentence, blanked, merged, sentences

_FENCE = lazy(r"^[ \t]*(```+|~~~+)", re.MULTILINE)
_RULER = lazy(r"^[ \t]*(?:-{3,}|={3,}|\*{3,}|<{3,}|>{3,}|#{4,}|_{3,})[ \t]*$", re.MULTILINE)
_QUOTE = lazy(
    r"“(?P<a>[^“”]{1,4000})[”]|「(?P<b>[^「」]{1,4000})」|『(?P<c>[^『』]{1,4000})』|«(?P<d>[^«»]{1,4000})»"
    r"|\"(?P<e>[^\"\n]{1,4000}(?:\n(?!\s*\n)[^\"\n]{1,4000}){0,20})\""
    r"|(?<![\w'])'(?P<f>[^'\n]{0,4000}(?:'(?=\w)[^'\n]{0,400}){0,40})'(?!\w)|(?<!`)`(?P<g>[^`\n]{1,400})`(?!`)"
)
_OPEN_QUOTE = lazy(r"[:：]\s*[“「『](?=[^”」』]*$)")
_MARKUP = lazy(r"<([a-zA-Z][\w-]{0,30})(?:\s[^<>\n]{0,200})?>")
_LINE = lazy(r"[^\n]+")
_COLON = lazy(r"[:：](?!\d|//)\s*")
_DASH = lazy(r"\s+[-–—]{1,2}\s+|—")
_OPENING_CHARS = 120
_SHORT_ORDER = 60
"""Characters of a line that is no more than an order ("Shorten to one line")."""
_STOPS = lazy(r"[。！？!?\n]|\.\s")
_FIRST_PERSON = caseless(r"我|俺|咱|(?<![A-Za-z])(?:I|I'm|I've|my|me|we)(?![A-Za-z])")
_NAME_BREAKS = lazy(r"[，。！？,!?;；：:\n]|\.\s|\.$")
_VERB_LAST = caseless(
    r"(?:翻译|润色|改写|校对|纠错|总结|概括|归纳|提炼|续写|扩写|缩写|解释|解读|分析|点评|修改|检查|批改|整理"
    r"|回复)(?:一下|下|成[一-龥]{1,4})?$|(?:translate|proof-?read|rewrite|rephrase|summari[sz]e|explain|correct|fix"
    r"|polish|reply to|improve|shorten)$"
)
_INSTRUCTS = caseless(
    r"^\W*(?:(?:please |pls |just |can you )*(?:make|take) a (?:mental )?note\b|以后|今后|从现在|从今|往后|每次|记住|from now on|always|never|whenever|remember)"
)
_INTRODUCES = caseless(r"^\W*(?:(?:this|that|these|my|our|i)\b|[这那我])")
"""The line speaks of its own text, or of the user: no order."""
_KEEPS = caseless(
    r"记住|记下|记一|记得|记着|别忘|存(?:一?下|好|着)|\b(?:remember|keep in mind|note(?: down| that|:)|save|store|memori[sz]e)\b"
)
"""The text is the user's own, to be remembered."""
_OWN_VOICE = caseless(
    r"我|俺|咱|本人|记住|记得|以后|今后|忘掉|忘了|(?<![A-Za-z])(?:I|I'm|my|we|our|remember|forget|always|never)(?![A-Za-z])"
)
_LONG_TEXT = 4000
_MOST_SENTENCES = 120
_MOST_OPENINGS = 40
"""Colons and lines that are looked at for a request: it stands near the beginning."""
_LONG_PASTE = 400
_LINE_START = 300
"""Characters of a line that say what kind of line it is."""
_GREETS_JIDE = caseless(r"(?:hi|hello|hey|你好|您好)\b")
_MAX_NAME = 24
_MAX_WORD = 12
_WHEN_I_SAY = caseless(
    r"(?:当|每次|只要|如果|凡是|每当)我(?:说|写|问|发)\s*$|(?:别|不要|不准|禁止|不许|少)(?:再|老)?(?:[跟和对]我)?(?:说|用|写|讲|叫|提)\s*$"
    r"|(?:别|不要|不准)[^。！？]{1,18}[，,](?:要|就|只|直接|得|请)?(?:说|用|叫|写|喊|讲)\s*$|\b(?:don't|never) (?:say|use|write|call me) .{1,16}[,;] (?:just )?(?:say|use|write)\s*$"
    r"|\b(?:don't|never|stop|avoid|do not) (?:ever )?(?:say(?:ing)?|writ(?:e|ing)|us(?:e|ing)|(?:start|open|begin|end|clos|finish)(?:ing|e)?(?: \w+){0,4}? with|use the (?:word|phrase|words)|call(?:ing)? me)\s*$|\b(?:when|whenever|if|every time) i (?:say|write"
    r"|type)\s*$"
)
_MIN_SPEAKERS = 2
_MIN_LOG_LINES = 1
_MIN_ROWS = 12
"""Nobody tells so many things of himself by number."""
_MIN_SPOKEN_ROWS = 3


@dataclass(frozen=True, slots=True)
class Own:
    """The user's own sentences of a message, and the stretches that are not his (merged, in order)."""

    sentences: tuple[Sentence, ...]
    blocked: tuple[Range, ...]


def own_words(text: str, pasted: Sequence[Range] = ()) -> Own:
    """The user's own sentences; `pasted` are spans (start, end) of the text that were not typed.

    Of a very long message only the sentences count that say "I" or ask something of the assistant's memory, and
    of these the first: nobody types hundreds of sentences.
    """
    given = merged((max(0, start), min(len(text), end)) for start, end in pasted)
    blocked: list[Range] = []
    found: list[Sentence] = []
    start = 0
    for left, right in [*(span for span in given if span[1] - span[0] > _LONG_PASTE), (len(text), len(text))]:
        inner = [(a - start, b - start) for a, b in given if start <= a and b <= left]
        piece = _piece(text[start:left], inner, start)
        blocked += piece.blocked
        found += piece.sentences
        if right > left:
            blocked.append((left, right))
        start = right
    return Own(tuple(found[:_MOST_SENTENCES]), tuple(merged(blocked)))


def _piece(text: str, given: Sequence[Range], base: int) -> Own:
    """One typed stretch, read for everything that is not the user's own statement; offsets from `base`."""
    flat = flatten(text)
    blocked = list(given)
    for finder in (_fences, _markup, _quotes, code, _rows, _lines, _requested, _dictated):
        blocked += finder(blanked(flat, merged(blocked)))
    final = merged(blocked)
    own: tuple[Sentence, ...] = ()
    for wanted in (_OWN_VOICE,) if len(text) > _LONG_TEXT else (None, _OWN_VOICE):
        own = tuple(itertools.islice(sentences(text, final, base=base, wanted=wanted), _MOST_SENTENCES))
        if len(own) < _MOST_SENTENCES:  # else it is a long list: of that only what says "I"
            break
    return Own(own, tuple((a + base, b + base) for a, b in final))


def _fences(flat: str) -> Iterator[Range]:
    """Fenced blocks (``` or ~~~) and what stands between two rulers (---)."""
    start = -1
    for match in _FENCE.finditer(flat):
        if start < 0:
            start = match.start()
        else:
            yield start, match.end()
            start = -1
    if start >= 0:
        yield start, len(flat)
    rulers = [match.span() for match in _RULER.finditer(flat)]
    for first, second in zip(rulers[::2], rulers[1::2], strict=False):
        yield first[0], second[1]
    if len(rulers) % 2:
        yield rulers[-1][0], len(flat)


def _markup(flat: str) -> Iterator[Range]:
    """Elements such as <memory>…</memory>; one that is not closed runs to the end of its line."""
    position = 0
    while match := _MARKUP.search(flat, position):
        close = flat.find(f"</{match[1]}>", match.end())
        line_end = flat.find("\n", match.end())
        stop = close + len(match[1]) + 3 if close >= 0 else line_end if line_end >= 0 else len(flat)
        yield match.start(), stop
        position = max(stop, match.end())


def _quotes(flat: str) -> Iterator[Range]:
    for match in _QUOTE.finditer(flat):
        inner = match[match.lastgroup or 0]
        before = flat[max(0, match.start() - 24) : match.start()]
        if not _is_name(inner, before):
            yield match.span()
    for match in _OPEN_QUOTE.finditer(flat):
        yield match.start(), len(flat)


def _is_name(inner: str, before: str) -> bool:
    """Is the quoted text a name or a term (代号叫“松果”) and no speech?"""
    if len(inner) > _MAX_NAME:
        return False
    if words.REPORTS.search(before.rstrip(" :：,，")) and not (_WHEN_I_SAY.search(before) and len(inner) <= _MAX_WORD):
        return False
    return not _FIRST_PERSON.search(inner) and not _NAME_BREAKS.search(inner)


def _lines(flat: str) -> Iterator[Range]:
    """Quoted lines, logs, shells, tables, mails with a head or a salutation, transcripts, system lines."""
    lines = [match.span() for match in _LINE.finditer(flat) if match.group()]
    texts = [flat[start:end].strip()[:_LINE_START] for start, end in lines]
    letter = _letter_start(texts)
    if letter is not None:
        yield lines[letter][0], len(flat)
        texts, lines = texts[:letter], lines[:letter]
    speakers = _speaker_lines(texts)
    for index, ((start, end), line) in enumerate(zip(lines, texts, strict=True)):
        if index in speakers or line.lstrip().startswith(">") or words.LOG_LINE.match(line):
            yield start, end
        elif words.SYSTEM_LINE.match(line):
            yield start, lines[-1][1]
            return


def _rows(flat: str) -> Iterator[Range]:
    """The rows of a long numbered list, or of one whose rows begin with names, unless the line above calls it the user's own."""
    lines = [match.span() for match in _LINE.finditer(flat) if match.group().strip()]
    numbered = [index for index, (start, _) in enumerate(lines) if words.ROW.match(flat, start)]
    spoken = sum(words.SPOKEN_ROW.match(flat, lines[index][0]) is not None for index in numbered)
    if len(numbered) < _MIN_ROWS and spoken < _MIN_SPOKEN_ROWS:
        return
    opening = flat[slice(*lines[numbered[0] - 1])] if numbered[0] else ""
    if _KEEPS.search(opening) or words.ABOUT_HIMSELF.search(opening):
        return
    for index in numbered:
        yield from _without_asides(flat, *lines[index])


def _letter_start(texts: list[str]) -> int | None:
    heads = [index for index, line in enumerate(texts) if words.MAIL_HEADER.match(line)]
    if len(heads) > 1:
        return heads[0]
    last = max((index for index, line in enumerate(texts) if line), default=-1)
    for index, line in enumerate(texts[:last]):
        personal = index == 0 and _GREETS_JIDE.match(line)
        if words.SALUTATION.match(line) and not personal:
            return index
    return None


def _speaker_lines(texts: list[str]) -> set[int]:
    """Indexes of the lines of a transcript: at least two speakers, at least two lines."""
    found: dict[int, str] = {}
    for index, line in enumerate(texts):
        match = words.SPEAKER.match(line)
        if match and not words.FORM_LABEL.match(match["who"].strip()):
            found[index] = match["who"].strip()
    if len(found) > 1 and len(set(found.values())) >= _MIN_SPEAKERS:
        return set(found)
    return set()


def _requested(flat: str) -> Iterator[Range]:
    """The text that a request works on: behind a colon, in the lines below, or above."""
    for match in itertools.islice(_COLON.finditer(flat), _MOST_OPENINGS):
        opening = _opening(flat, match.start())
        if _announces(opening, below="\n" in match.group()) and match.end() < len(flat):
            yield from _without_asides(flat, *_inline_extent(flat, match.end(), opening))
            return
    dash = _DASH.search(flat, 0, _OPENING_CHARS)
    if dash and words.WORKS_ON.match(flat[: dash.start()]) and not _STOPS.search(flat, 0, dash.start()):
        yield from _without_asides(flat, *_inline_extent(flat, dash.end(), flat[: dash.start()]))
        return
    for match in itertools.islice(re.finditer(r"\n", flat), _MOST_OPENINGS):
        line_start = flat.rfind("\n", 0, match.start()) + 1
        line = flat[line_start : match.start()]
        apart = flat.startswith("\n\n", match.start())
        if (_points_below(line) or (apart and _points_at_text(line))) and flat[match.end() :].strip(f" \n\r\t{BLANK}"):
            yield from _without_asides(flat, match.end(), len(flat))
            return
    yield from _above(flat)


def _opening(flat: str, colon: int) -> str:
    """The words of the sentence before a colon, at most 160 characters."""
    window = flat[max(0, colon - 160) : colon]
    stops = list(_STOPS.finditer(window))
    return window[stops[-1].end() :] if stops else window


def _announces(opening: str, *, below: bool) -> bool:
    """Do these words, before a colon, announce a text to work on (`below`: in the next lines) or another's words?"""
    if _INSTRUCTS.match(opening):
        return False
    if words.WORKS_ON.match(opening) or words.YIELDS_OF.match(opening):
        return True
    if words.ZH_WORKS_ON.match(opening) and not _KEEPS.search(opening):
        return True
    if words.REPORTS.search(opening) or words.HANDS_IN.search(opening):
        return True
    if words.TEXT_NOUN.search(opening) and not _KEEPS.search(opening):  # whatever is to be done with it
        return True
    if not words.REQUEST.search(opening) and not words.ASKS_ABOUT_TEXT.search(opening):
        return False
    if below:
        return True
    signs = (_VERB_LAST, words.TEXT_NOUN, words.BARE_DEIXIS)
    return bool(words.TRANSLATE.match(opening) or any(sign.search(opening) for sign in signs))


def _inline_extent(flat: str, start: int, opening: str) -> Range:
    """Where the text behind a colon ends: a reported one with its line, another where the user speaks again."""
    if flat[start : start + 1] == BLANK:  # already blocked as a quotation or a fence: the user goes on behind it
        return start, start
    if words.REPORTS.search(opening) and not words.REQUEST.search(opening):
        line_end = flat.find("\n", start)
        return start, line_end if line_end > start else len(flat)
    for match in re.finditer(r"\n+", flat[start:]):
        if words.OWN_AGAIN.match(flat, start + match.end()):
            return start, start + match.start()
    return start, len(flat)


def _dictated(flat: str) -> Iterator[Range]:
    """What is to be written or told to somebody, from the words that hand it over to the end of the sentence."""
    for match in itertools.islice(words.DICTATED.finditer(flat), _MOST_OPENINGS):
        if _KEEPS.search(match.group()) or flat[match.end() : match.end() + 1] == BLANK:
            continue
        stop = _STOPS.search(flat, match.end())
        yield match.end(), stop.start() if stop else len(flat)


def _points_below(line: str) -> bool:
    if _INSTRUCTS.match(line):
        return False
    if words.WORKS_ON.match(line) and (
        words.TEXT_NOUN.search(line) or words.BARE_DEIXIS.search(line) or len(line) <= _SHORT_ORDER
    ):
        return True
    if words.ORDERS_TEXT.match(line) and not _KEEPS.search(line):
        return True
    works = words.REQUEST.search(line) or words.ASKS_ABOUT_TEXT.search(line)
    if (works and words.TEXT_NOUN.search(line)) or words.HANDS_OVER.match(line):
        return True
    return bool(words.ASKS_ABOUT_TEXT.search(line) or words.TRANSLATE.match(line)) and bool(
        words.BARE_DEIXIS.search(line)
    )


def _points_at_text(line: str) -> bool:
    """Does a line speak of a text that stands below a blank line: "give me three sentences on this transcript"?"""
    return bool(words.TEXT_NOUN.search(line)) and not (_KEEPS.search(line) or _INTRODUCES.match(line))


def _above(flat: str) -> Iterator[Range]:
    """ "… 把上面这段翻译成英文": what stands before the request is its text."""
    stripped = flat.rstrip()
    cut = max((match.end() for match in _STOPS.finditer(stripped, 0, max(0, len(stripped) - 1))), default=0)
    last = stripped[cut:]
    if cut and words.UPWARD.search(last) and words.REQUEST.search(last):
        yield 0, cut


def _without_asides(flat: str, start: int, end: int) -> Iterator[Range]:
    """The stretch without the user's own remarks in brackets."""
    position = start
    for match in words.ASIDE.finditer(flat, start, end):
        yield position, match.start()
        position = match.end()
    yield position, end
