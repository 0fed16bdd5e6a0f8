"""Every generic screen with the most that it may ever have to show, as stacks of [name, state]."""

import copy
import hashlib

from shared_rules.table import Table

LONG = "W" * 8
FOUR = [LONG, "WWWWWWWM", "MMMMMMMM", "WMWMWMWM"]
LONG_WORDS = (
    "Row 1 needs a real die, not the jolly: a jolly alone is no combination, and at most one jolly helps in each. Choose another cell, or reroll "
    "as long as there are rolls left; when no cell can be marked with the dice as they lie, a column is eliminated."
)
PLAYERS_STATE = {
    "game": "penk", "names": FOUR, "colours": [3, 2, 1, 0], "dice": "table", "first": 2,
    "options": {"values": [99, 99, 99, 99, 99]}, "asked": None,
}


def _new_game(focus):
    return ["new_game.NewGame", dict(PLAYERS_STATE, list=[focus, 0, False])]


CASES = {
    "home": [],
    "settings": [["settings.Settings", None]],
    "settings_in_hand": [["settings.Settings", [2, 0, True]]],
    "about": [["about.About", None]],
    "message": [["choice.Message", ["Row 1 needs a real die, not the jolly."]]],
    "message_long": [["choice.Message", [LONG_WORDS, "Not like this"]]],
    "message_long_end": [["choice.Message", [LONG_WORDS, "Not like this", 0, 99]]],
    "confirm": [["choice.Confirm", ["Delete game 9999", "Delete this game for good?", "Keep it", "Delete it"]]],
    "choose": [["choice.Choose", ["How many dice?", [str(number) for number in range(1, 11)], 9]]],
    "colour": [["choice.Choose", ["Colour", ["Red", "Blue", "Green", "Yellow"], 1, [0, 1, 2, 3]]]],
    "numbers": [["choice.Numbers", ["Cell values", [f"Row {row}" for row in range(1, 6)], [99] * 5, 0, 99, [1, 0, True]]]],
    "new_game": [["new_game.NewGame", None]],
    "new_game_full": [_new_game(0)],
    "new_game_end": [_new_game(7)],
    "names": [["names.Pick", ["Name of player 4", FOUR, []]]],
    "letters_blank": [["names.Letters", ["Name of player 4", []]]],
    "letters_full": [["names.Letters", ["Name of player 4", [], LONG, 1, False, 31]]],
    "letters_small": [["names.Letters", ["Name of player 4", [], "wwwwwww", 0, True, 12]]],
    "history": [["history.History", None]],
    "history_end": [["history.History", [0, [3, 0, False]]]],
    "history_game": [["history.Game", [1]]],
    "history_finished": [["history.Game", [3]]],
    "free_dice": [["free_dice.FreeDice", None]],
    "free_dice_one": [["free_dice.FreeDice", [[6], [0], 1]]],
    "free_dice_held": [["free_dice.FreeDice", [[1, 2, 3, 4, 5], [0, 1, 0, 1, 0], 1]]],
    "free_dice_most": [["free_dice.FreeDice", [[6] * 10, [0, 1] * 5, 10]]],
}


def stack(name):
    """A fresh stack of that case: home below, the screen on top."""
    return [["home.Home", None], *copy.deepcopy(CASES[name])]


def entropy(count):
    """Equal bytes in every run, for games that a test sets up."""
    return hashlib.sha256(b"seed").digest()[:count]


def fill_storage(storage):
    """Four games of which the last goes on, the third is finished with the highest scores, the second cannot be read; some names."""
    for number in range(1, 5):
        table = Table(entropy)
        table.new("penk", FOUR if number > 1 else ["Ann", "Bo"], None, 0, None, None)
        table.take_new_lines()
        side = {"colours": [3, 2, 1, 0] if number > 1 else [0, 1]}
        if number == 3:
            side.update(scores=[9999, 9998, 9999, 0], winners=[0, 2])
        text = table.save()
        assert storage.create(text if number != 2 else "spilt juice\n", side) == number
