"""Plain sums, exactly: "37 times 12", 80的15%是多少, 3.5*4+2=."""

from __future__ import annotations

import ast
import re
from fractions import Fraction

from memory.writing.wording.numerals import EN_NUMBER, en_number, zh_number
from memory.writing.wording.patterns import lazy

LONGEST = 80
"""Characters a sum may have."""
_DIGITS = 30
_POWER = 64
_PLACES = 6
_ASKS = lazy(
    r"=\s*[?？]?\s*$|乘|除以|加|减|\b(?:times|plus|minus|divided by)\b|等于|是多少|得多少|多少|几\W*$|算一?[下算]"
    r"|\b(?:what(?:'s| is)|how much is|calculate|compute"
    r"|work out"
    r"|equals?)\b|[*×÷^%+]"
)
_WORDS = (
    (lazy(r"等于|是多少|得多少|得几|是几|几|多少|请|帮我|计算|算一?[下算]|[=?？。]"), " "),
    (lazy(r"\b(?:what(?:'s| is)|how much is|please|calculate|compute|work out|equals?|the)\b"), " "),
    (lazy(r"(\d+(?:\.\d+)?)\s*(?:%|percent|per cent)\s*(?:of)\s*(\d+(?:\.\d+)?)"), r"(\1*\2/100)"),
    (lazy(r"(\d+(?:\.\d+)?)\s*的\s*(\d+(?:\.\d+)?)\s*%"), r"(\1*\2/100)"),
    (lazy(r"(\d+(?:\.\d+)?)\s*的\s*百分之\s*(\d+(?:\.\d+)?)"), r"(\1*\2/100)"),
    (lazy(r"乘以?|×|\btimes\b|\bmultiplied by\b|(?<=\d)\s*x\s*(?=\d)"), "*"),
    (lazy(r"除以|÷|\bdivided by\b|\bover\b"), "/"),
    (lazy(r"加上?|\bplus\b|\band\b"), "+"),
    (lazy(r"减去?|\bminus\b"), "-"),
    (lazy(r"(?<=\d),(?=\d{3}\b)"), ""),
    (lazy(r"\^"), "**"),
)
_SUM = lazy(r"[\d.+\-*/() ]+")
_DATE = lazy(r"\d{4}-\d{1,2}-\d{1,2}|\d{1,3}(?:\.\d{1,3}){2,}|(?:^|\D)\d{3,4}-\d{4,}")


_NUMERALS = lazy(
    r"(?<!百分之)[零一二两三四五六七八九十百千万]+(?=[加减乘除的等是]|$)"
    r"|(?<=[加减乘上去以])[零一二两三四五六七八九十百千万]+"
)


_ENGLISH = lazy(rf"\b(?!an?\b){EN_NUMBER}\b(?! (?:days?|weeks?|of)\b)")


class NotASum(Exception):
    """The text is no sum that can be worked out."""


def worked_out(clean: str) -> tuple[str, str] | None:
    """(the sum, its result) of a text in one spelling; the result is "" for a division by zero. None: no sum."""
    if len(clean) > LONGEST or not _ASKS.search(clean) or _DATE.search(clean):
        return None
    text = _ENGLISH.sub(_digits, _NUMERALS.sub(_digits, clean))
    for pattern, new in _WORDS:
        text = pattern.compiled.sub(new, text)
    text = " ".join(text.split())
    if not _SUM.fullmatch(text) or len(re.findall(r"\d+(?:\.\d+)?", text)) < 2 or not re.search(r"[+\-*/]", text):
        return None
    try:
        return _shown(text), _number(_value(ast.parse(text, mode="eval").body))
    except ZeroDivisionError:
        return _shown(text), ""
    except (SyntaxError, NotASum, ValueError, OverflowError, RecursionError):
        return None


def _digits(found: re.Match[str]) -> str:
    value = en_number(found.group()) if found.group().isascii() else zh_number(found.group())
    return found.group() if value is None else str(value)


def _value(node: ast.expr) -> Fraction:
    match node:
        case ast.Constant(value=int() | float()):
            source = str(node.value)
            if len(source) > _DIGITS:
                raise NotASum
            return Fraction(source)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
        case ast.BinOp(left=left, op=op, right=right):
            return _combined(_value(left), op, _value(right))
    raise NotASum


def _combined(left: Fraction, op: ast.operator, right: Fraction) -> Fraction:
    match op:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.Div():
            return left / right
        case ast.Pow() if right.denominator == 1 and abs(right) <= _POWER and abs(left) < 10**_DIGITS:
            return Fraction(left**right)
    raise NotASum


def _number(value: Fraction) -> str:
    if value.denominator == 1:
        return str(value.numerator)
    return f"{float(value):.{_PLACES}f}".rstrip("0").rstrip(".")


def _shown(text: str) -> str:
    spaced = re.sub(r"\s*(\*\*|[+*/-])\s*", r" \1 ", text).strip()
    plain = re.sub(r"^\(([^()]*)\)$", r"\1", spaced)
    return plain.replace("**", "^").replace("*", "×").replace("/", "÷")
