"""Names cannot send commands to the terminal."""

import pytest
from wcwidth import wcswidth

from tools.owner.terminal_text import columns, isolated_text, plain


@pytest.mark.parametrize("letter", ["\x1b", "\x9b", "\u202e", "\u2066", "\u2067", "\x7f", "\r", "\u2028"])
def test_what_a_terminal_would_obey_is_replaced(letter):
    assert plain(f"An{letter}n") == "An\ufffdn"


def test_words_of_all_languages_lines_and_joined_pictures_stay():
    text = "Zoë 山田\nعمر \U0001f469\u200d\U0001f52c"
    assert plain(text) == text


def test_a_name_from_right_to_left_leaves_the_digits_beside_it_alone():
    assert isolated_text("Zoë 12") == "Zoë 12"
    assert plain(isolated_text("עמר")) == isolated_text("עמר") == "\u2068עמר\u2069"
    assert isolated_text("ע\u2069\u202e12") == "\u2068ע\ufffd\ufffd12\u2069"
    assert columns([[isolated_text("עמר"), "1"], ["Bo", "22"]], right=(1,)) == ["\u2068עמר\u2069   1", "Bo   22"]


def test_columns_break_at_blanks_or_go_on_in_another_table():
    rows = [("no.", "players", "rounds"), ("1", "けんた 12, Bo 3", "7")]
    assert columns(rows, (0, 2)) == ["no.  players          rounds", "  1  けんた 12, Bo 3       7"]
    assert columns(rows, (0, 2), 22) == ["no.  players    rounds", "  1  けんた          7", "     12, Bo 3"]
    luck = [("player", "own luck", "without luck"), ("か\u3099く", "+3.0", "-0.5")]
    assert columns(luck, (1, 2), 20) == [
        "player  own luck",
        "か\u3099く        +3.0",
        "",
        "player  without luck",
        "か\u3099く            -0.5",
    ]
    assert max(map(wcswidth, columns([("a" * 30, "けんたろうさま" * 9)], (), 50))) <= 50
