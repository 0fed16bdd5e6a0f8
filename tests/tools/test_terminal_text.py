"""What stands in a name is no command to somebody's terminal."""

import pytest

from tools.terminal_text import plain


@pytest.mark.parametrize("letter", ["\x1b", "\x9b", "\u202e", "\u2066", "\x7f", "\r", "\u2028"])
def test_what_a_terminal_would_obey_is_replaced(letter):
    assert plain(f"An{letter}n") == "An\ufffdn"


def test_words_of_all_languages_lines_and_joined_pictures_stay():
    text = "Zoë 山田\nعمر \U0001f469\u200d\U0001f52c"
    assert plain(text) == text
