"""Memory tags never reach the reader, whatever way the stream is cut; code keeps its brackets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.tags import TagFilter

KNOWN = ("m1", "m2", "p1")


def run(chunks: list[str]) -> tuple[str, list[str]]:
    tags = TagFilter(KNOWN)
    out = "".join(tags.feed(chunk) for chunk in chunks) + tags.finish()
    return out, tags.cited


@pytest.mark.parametrize(
    ("text", "shown", "cited"),
    [
        ("你喜欢手冲[m1]。", "你喜欢手冲。", ["m1"]),
        ("You like tea [m2], I think.", "You like tea, I think.", ["m2"]),
        ("both [m1, p1] hold", "both hold", ["m1", "p1"]),
        ("两条[m1、m2]都是", "两条都是", ["m1", "m2"]),
        ("unknown [m9] stays", "unknown [m9] stays", []),
        ("`a[m1]` is code", "`a[m1]` is code", []),
        ("```py\nx[m1]\n```\nand [m1] not", "```py\nx[m1]\n```\nand not", ["m1"]),
        ("a list [1] and [x](url)", "a list [1] and [x](url)", []),
        ("open [m", "open [m", []),
        ("Your name is Nora. [/current] [/history]", "Your name is Nora.", []),
        (
            "the [profile] block ends in `[/profile]`, not [/b]",
            "the [profile] block ends in `[/profile]`, not [/b]",
            [],
        ),
    ],
)
def test_known_tags_are_taken_out(text: str, shown: str, cited: list[str]) -> None:
    assert run([text]) == (shown, cited)
    assert run(list(text)) == (shown, cited)


@given(
    st.lists(
        st.sampled_from(["[m1]", "[", "]", "m", "1", "`", "```", " ", "字", ", ", "[m9]", "x", "[/", "current"]),
        max_size=20,
    )
)
def test_cutting_the_stream_changes_nothing(parts: list[str]) -> None:
    text = "".join(parts)
    assert run(list(text)) == run([text])
