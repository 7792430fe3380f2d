"""The mask over secrets: keys, passwords, codes, cards and identity numbers reach no store, log or prompt.

`mask_secrets` goes over a message before anything else sees it. `mask_contact` hides phone numbers and street
addresses in what is recallable, unless the user asked to remember them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from memory.writing.privacy import secret_patterns as patterns
from memory.writing.privacy.contact_patterns import ADDRESSES, DOORS, PHONES, looks_like_phone
from memory.writing.wording.flat import flatten, has_han
from memory.writing.wording.patterns import Lazy, caseless, lazy

_PEM_BEGIN = lazy(r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----")
_PEM_END = "-----END"
_PASSWORD_NAMES = caseless(
    r"密码|口令|combination|combo|safe code|locker|padlock|vault|garage|pass|pwd|pin|phrase|wi-?fi|network|助记词|恢复短语"
)
_ZH_NAMES = {
    "password": "密码", "key": "密钥", "login": "登录信息", "code": "验证码", "card": "卡号",
    "identity": "证件号", "account": "账号", "phone": "电话", "address": "地址",
}  # fmt: skip
_EN_NAMES = {
    "card": "card number", "identity": "identity number", "account": "account number",
    "phone": "phone number",
}  # fmt: skip
_LOWER = {code: chr(code + 32) for code in range(ord("A"), ord("Z") + 1)}
"""Lower case that keeps every offset, as `str.lower` does not."""
_TRAILING = " .,;:。，；\"'”’」』)）`"
_ID_WEIGHTS = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_MIN_CARD, _MAX_CARD = 13, 19
MASK = lazy(
    r"\[(?:(?:密码|密钥|登录信息|验证码|卡号|证件号|账号|电话|地址)已隐去"
    r"|(?:password|key|login|code|card number|identity number|account number|phone number|address) removed)\]"
)
"""What stands where something was masked."""


@dataclass(frozen=True, slots=True)
class Found:
    """One secret: its kind and where it stood in the text (characters)."""

    kind: str
    """password | key | login | code | card | identity | account; for contacts phone | address."""
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Masked:
    """A text without its secrets, and what was taken out of which place of the original."""

    text: str
    found: tuple[Found, ...]


def mask_secrets(text: str) -> Masked:
    """The text with every secret replaced by a mark that keeps its kind; masking twice changes nothing."""
    return _mask(text, _secrets(flatten(text)))


def moved(masked: Masked, position: int) -> int:
    """Where a position of the original text lies in the masked one; inside a secret: at its mark's end."""
    shift = 0
    for found in masked.found:
        if position <= found.start:
            break
        mark = MASK.match(masked.text, found.start + shift)
        mark_end = mark.end() if mark else found.end + shift
        if position < found.end:
            return mark_end
        shift = mark_end - found.end
    return position + shift


def mask_contact(text: str) -> Masked:
    """The text with phone numbers and street addresses replaced by a mark."""
    return _mask(text, _contacts(flatten(text)))


def has_secret(text: str) -> bool:
    """Does the text hold a secret, or the mark of one?"""
    return next(_secrets(flatten(text)), None) is not None or holds_mask(text)


def holds_mask(text: str) -> bool:
    """Does the mark of a masked secret or contact stand in the text?"""
    return MASK.search(text) is not None


def has_contact(text: str) -> bool:
    """Does the text hold a phone number or a street address?"""
    return next(_contacts(flatten(text)), None) is not None


def _mask(text: str, found: Iterator[Found]) -> Masked:
    kept: list[Found] = []
    for item in sorted(found, key=lambda item: (item.start, -item.end)):
        if kept and item.start < kept[-1].end:
            last = kept[-1]
            kept[-1] = Found(last.kind, last.start, max(last.end, item.end))
        else:
            kept.append(item)
    if not kept:
        return Masked(text, ())
    chinese = has_han(text)
    parts: list[str] = []
    position = 0
    for item in kept:
        parts += (text[position : item.start], _mark(item.kind, chinese))
        position = item.end
    return Masked("".join(parts) + text[position:], tuple(kept))


def _mark(kind: str, chinese: bool) -> str:
    return f"[{_ZH_NAMES[kind]}已隐去]" if chinese else f"[{_EN_NAMES.get(kind, kind)} removed]"


def _regions(text: str, trigger: Lazy, before: int, after: int) -> Iterator[tuple[int, int]]:
    """Stretches around every trigger, merged where they touch: what is read closely."""
    start = end = -1
    for match in trigger.finditer(text):
        left, right = max(0, match.start() - before), min(len(text), match.end() + after)
        if start >= 0 and left <= end:
            end = right
            continue
        if start >= 0:
            yield start, end
        start, end = left, right
    if start >= 0:
        yield start, end


def _secrets(flat: str) -> Iterator[Found]:
    yield from _pem(flat)
    for start, end in _regions(flat, patterns.PREFIXED, 16, 8192):
        for match in patterns.TOKENS.finditer(flat, start, end):
            yield Found("key", match.start(), match.end())
    yield from _said(flat)
    yield from _numbers(flat)


def _pem(flat: str) -> Iterator[Found]:
    position = 0
    while match := _PEM_BEGIN.search(flat, position):
        end = flat.find(_PEM_END, match.end())
        line_end = flat.find("\n", end) if end >= 0 else -1
        stop = len(flat) if line_end < 0 else line_end
        yield Found("key", match.start(), stop)
        position = stop


def _said(flat: str) -> Iterator[Found]:
    for region in _regions(flat.translate(_LOWER), patterns.NAMED, 24, 320):
        for kind, family in patterns.SAID:
            for pattern in family:
                for match in pattern.finditer(flat, *region):
                    found = _named(kind, match, flat)
                    if found:
                        yield found


def _named(kind: str, match: re.Match[str], flat: str) -> Found | None:
    name = "s" if match["s"] is not None else "s2"
    start, end = match.span(name)
    following = flat[match.end(name) : match.end(name) + 1]
    while end > start and flat[end - 1] in _TRAILING:
        end -= 1
    if end == start or not _is_value(kind, flat[start:end], following):
        return None
    if kind == "password" and not _PASSWORD_NAMES.search(match.group()[: start - match.start()]):
        kind = "key"
    return Found(kind, start, end)


def _is_value(kind: str, value: str, following: str) -> bool:
    """Is this what a secret looks like, and no word of an ordinary sentence ("the password is wrong")?"""
    if kind not in ("password", "key") or not value.isascii():
        return True
    if value.casefold() in patterns.NOT_A_VALUE or MASK.match(value):
        return False
    if not value.isalpha() or (value != value.lower() and value != value.capitalize()):
        return not value.startswith(("http://", "https://"))
    return kind == "password" and not following.strip(" ")


def _numbers(flat: str) -> Iterator[Found]:
    for region in _regions(flat, patterns.DIGITS, 16, 8):
        for match in patterns.CHINESE_ID.finditer(flat, *region):
            if _valid_chinese_id(match.group()):
                yield Found("identity", match.start(), match.end())
        for match in patterns.CARD.finditer(flat, *region):
            digits = re.sub(r"\D", "", match.group())
            if _MIN_CARD <= len(digits) <= _MAX_CARD and _luhn(digits) and not _labelled(flat, match.start()):
                yield Found("card", match.start(), match.end())
        for match in patterns.SSN.finditer(flat, *region):
            yield Found("identity", match.start(), match.end())
        for match in patterns.IBAN.finditer(flat, *region):
            if _valid_iban(match.group()):
                yield Found("account", match.start(), match.end())


def _labelled(flat: str, start: int) -> bool:
    """Do the words before the number say that it is an order, a ticket or the like?"""
    return patterns.LABELS.search(flat[max(0, start - 24) : start]) is not None


def _luhn(digits: str) -> bool:
    total = 0
    for index, char in enumerate(reversed(digits)):
        value = int(char) * (1 + index % 2)
        total += value - 9 if value > 9 else value
    return total % 10 == 0


def _valid_chinese_id(text: str) -> bool:
    digits = re.sub(r"[ -]", "", text)
    total = sum(int(char) * weight for char, weight in zip(digits, _ID_WEIGHTS, strict=False))
    return "10X98765432"[total % 11] == digits[-1].upper()


def _valid_iban(text: str) -> bool:
    plain = text.replace(" ", "")
    turned = plain[4:] + plain[:4]
    return int("".join(str(int(char, 36)) for char in turned)) % 97 == 1


def _contacts(flat: str) -> Iterator[Found]:
    for region in _regions(flat, DOORS, 96, 48):
        for pattern in PHONES:
            for match in pattern.finditer(flat, *region):
                start = match.start("p") if "p" in pattern.groups else match.start()
                if looks_like_phone(flat[start : match.end()]) and not _labelled(flat, start):
                    yield Found("phone", start, match.end())
        for pattern in ADDRESSES:
            for match in pattern.finditer(flat, *region):
                yield Found("address", match.start(), match.end())
