"""The rows of undo name each action in whole words, on every panel, in every game."""

import random

from firmware import loading
from firmware.drawing import lists, widgets
from tests.contracts.games import each_game
from tests.firmware.screens.bench import LAYOUTS
from tools.games import random_play

TURNS = 60


@each_game(3)
def test_the_row_of_undo_has_room_for_what_it_takes_back(game, seed):
    chance = random.Random(seed)
    table = random_play.begin(game, chance)
    screens = loading.screens_of(game)
    told = set()
    for _ in random_play.played(table, chance, TURNS):
        entry = table.undo_entry()
        if entry:
            told.add((screens.deed(table, entry), entry.player is not None))
    assert told
    for board in LAYOUTS:
        layout = widgets.Layout(board, False)
        rows = lists.List()
        for words, marked in sorted(told):
            # With as many rows more as make the list scroll.
            rows.set(["Undo\n" + words] + ["x"] * 12, None, [0 if marked else -1] + [-1] * 12)
            rows.prepare(layout, 30, layout.height)
            assert rows.rows[0][1][1][2] == words, (board, words)
