"""An escape in a paste is neither a key nor the end of the paste, however the input is cut into pieces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual._xterm_parser import XTermParser

from ui.pasted_input import BEGIN, END, Pastes
from ui.terminal_replies import Decoder


def _events(*pieces: str) -> list[object]:
    parser, decoder = XTermParser(), Decoder()
    return [event for piece in pieces for event in parser.feed(decoder.decode(piece.encode()))]


@pytest.mark.parametrize(
    "pasted", ["one\x1b[31mtwo\x07three", "a\x1bb", "\x1b", "中\x1b]11;rgb:0/0/0\x07文", "x\x1b\x1b[A\x03y"]
)
def test_a_paste_is_one_paste_whatever_it_holds(pasted: str) -> None:
    found = _events(f"{BEGIN}{pasted}{END}", "k")
    assert [type(event) for event in found] == [events.Paste, events.Key]
    text = found[0].text  # type: ignore[attr-defined]
    assert text == "".join(char for char in pasted if char >= " ")


def test_keys_and_lines_stay_as_they_are() -> None:
    pastes = Pastes()
    assert pastes.cleaned("a\x1b[A\x03\x1b") == "a\x1b[A\x03\x1b"
    assert pastes.cleaned(f"{BEGIN}1\r\n2\t3\n{END}\x1b[B") == f"{BEGIN}1\r\n2\t3\n{END}\x1b[B"


@given(
    st.lists(st.sampled_from(["a", "\x1b", "[", "20", "1~", "0~", "\x07", "中", BEGIN, END, "\x1b[A"]), max_size=20),
    st.data(),
)
def test_the_pieces_in_which_it_comes_make_no_difference(parts: list[str], data: st.DataObject) -> None:
    text = "".join(parts)
    at = data.draw(st.integers(0, len(text)))
    split, whole = Pastes(), Pastes()
    assert split.cleaned(text[:at]) + split.cleaned(text[at:]) + split.cleaned(END) == whole.cleaned(text + END)
