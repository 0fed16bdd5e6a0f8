"""Cells of printed text: what a terminal's own library counts."""

import unicodedata

import pytest

from host_sim.printed_text import cut, in_cells, width, wrapped

wcwidth = pytest.importorskip("wcwidth")

TEXTS = (
    *(
        "",
        "Zoë",
        "Zoe\u0308",
        "けんたろう",
        "か\u3099",
        "ｶﾞ",
        "ガ①",
        "한국",
        "\u1112\u1161\u11ab",
        "عمر",
        "\u2068עמר\u2069 1",
    ),
    *(
        "\U0001f469\u200d\U0001f52c",
        "\u2764\ufe0f",
        "\U0001f44d\U0001f3fd",
        "\u26a0",
        "नमस्ते",
        "ไทยสวัสดี",
        "\u2068\u0301a",
    ),
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_has_the_cells_that_a_terminal_gives_it(text):
    assert width(text) == wcwidth.wcswidth(text)
    assert "".join(in_cells(text)) == text
    for wide in range(width(text) + 2):
        assert wcwidth.wcswidth(cut(text, wide)) == min(wide, width(text))


def test_so_has_every_letter_of_the_plane_in_which_languages_are():
    differ = [
        letter
        for letter in map(chr, range(0x20, 0x10000))
        if unicodedata.category(letter)[0] in "LMNP"
        and width("a" + letter) not in (1 + wcwidth.wcwidth(letter), wcwidth.wcswidth("a" + letter))
    ]
    assert differ == ["\u3164", "\uffa0"], "Korean fillers, which nobody types"


@pytest.mark.parametrize("wide", (1, 5, 8, 13))
@pytest.mark.parametrize("indent", ("", "  "))
def test_lines_are_never_wider_and_lose_no_word(wide, indent):
    for text in (
        "Ann wins 12 to 3",
        "けんたろうさん 62, さくらこ 87*",
        "  two blanks before a line",
        "",
        "/a/long/path/of/a/file",
    ):
        lines = wrapped(text, wide, indent)
        assert max(map(wcwidth.wcswidth, lines)) <= max(wide, len(indent) + 2)
        assert "".join("".join(lines).split()) == "".join(text.split())
    assert wrapped("Ann wins 12 to 3", 8) == ["Ann wins", "12 to 3"]
