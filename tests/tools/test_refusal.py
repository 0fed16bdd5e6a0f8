"""Messages of refusals."""

import pytest

from tools.refusal import Refusal, as_typed, quoted


@pytest.mark.parametrize(
    ("system", "typed"), (("posix", "python3 tools/dev.py install"), ("nt", "py tools/dev.py install"))
)
def test_commands_are_told_as_the_system_wants_them_typed(system, typed):
    assert as_typed("Start: python3 tools/dev.py install", system) == f"Start: {typed}"


def test_paths_are_quoted_where_they_need_it():
    assert quoted("/home/ann/games", "posix") == "/home/ann/games"
    assert quoted("/home/ann/board games", "posix") == "'/home/ann/board games'"
    assert quoted("C:\\Board games", "nt") == '"C:\\Board games"'
    assert quoted("C:\\games", "nt") == "C:\\games"


def test_a_refusal_says_its_words():
    assert str(Refusal("No board.")) == "No board."
