"""Boards that show the same pictures need golden ones once: each board looks like one that has them."""

import pytest

from host_sim.boards import board_names, load_board
from tests.firmware.screens.bench import LAYOUTS


def looks(board):
    """All of a board that the pictures depend on: the panel's size, what the keys mean, and where they are."""
    logical = {label: name for label, _pin, name in board.KEYS}
    places = sorted((side, centre, logical[label]) for label, side, centre in board.KEY_PLACES)
    return board.WIDTH, board.HEIGHT, "left" in logical.values(), places


@pytest.mark.parametrize("name", board_names())
def test_every_board_looks_like_one_whose_pictures_are_looked_at(name):
    assert looks(load_board(name)) in [looks(board) for board in LAYOUTS]
