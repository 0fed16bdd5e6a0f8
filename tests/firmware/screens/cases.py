"""Every generic screen with the most that it may ever have to show, as stacks of [name, state]."""

import copy
import hashlib

from firmware.entropy import STANDS_STILL
from firmware.fairness import CARDS, SEED
from firmware.games.block_buster.game import variant_words
from firmware.pads.free_dice import roll_words
from firmware.session_restore import WAITS
from firmware.usb_table import SAW
from shared_rules.block_buster.options import variants_for
from shared_rules.rival import LEVELS
from shared_rules.table.table import Table

LONG = "W" * 12
_WINS = ["{0} wins: {1}", LONG, 99999]
FOUR = [LONG, "WWWWWWWWWWWM", "MMMMMMMMMMMM", "WMWMWMWMWMWM"]
SIX = [*FOUR, "MWMWMWMWMWMW", "WWWMMMWWWMMM"]
LONG_WORDS = (
    "Row 1 needs a real die, not the jolly: a jolly alone is no combination, and at most one jolly helps in each."
    " Choose another cell, or reroll as long as there are rolls left; when no cell can be marked with the dice as they"
    " lie, a column is eliminated."
)
PLAYERS_STATE = {
    "game": "penk",
    "names": FOUR,
    "colours": [3, 2, 1, 0],
    "seats": 4,
    "dice": "table",
    "first": 2,
    "options": {"values": [99, 99, 99, 99, 99]},
    "asked": None,
}


def _new_game(focus):
    return ["screens.new_game.NewGame", dict(PLAYERS_STATE, list=[focus, 0, False])]


def _rivals(*names):
    return ["screens.new_game.NewGame", dict(PLAYERS_STATE, rivals=dict.fromkeys(names, "gentle"), list=[1, 0, False])]


DICE_SETS = [
    {"dice": [[2, 6], [1, 20], [1, 100]], "faces": ["+", "-"], "name": "MMMMMMMMMMMM", "of": 1, "total": 0},
    {
        "dice": [[4, 0], [6, 20]],
        "faces": ["+", "", "MMMMMMMMMMMM", "No"],
        "name": "Fate",
        "of": 20,
        "total": 4,
        "explode": 1,
    },
    {"dice": [[4, 0]], "faces": ["+", "-", ""], "name": "Signs", "of": 1, "total": 0},
]


CASES = {
    "home": [],
    "settings": [["screens.settings.Settings", None]],
    "settings_in_hand": [["screens.settings.Settings", [2, 0, True]]],
    "language_ask": [["screens.first_language.Ask", None]],
    "large_text_ask": [["screens.large_text.Ask", None]],
    "self_test": [["screens.self_test.SelfTest", None]],
    "self_test_keys": [["screens.self_test.SelfTest", [1, 0b1001]]],
    "self_test_parts": [["screens.self_test.SelfTest", [2, 0b1111]]],
    "about": [["screens.about.About", None]],
    "message": [["screens.choice.Message", ["Row 1 needs a real die, not the jolly."]]],
    "message_seed_seen": [["screens.choice.Message", [SAW[SEED]]]],
    "message_unfinished": [["screens.choice.Message", [[WAITS, ["Puzzle Sheet"], ", ".join(SIX)]]]],
    "message_cards_seen": [["screens.choice.Message", [SAW[CARDS]]]],
    "message_stands_still": [["screens.choice.Message", [STANDS_STILL]]],
    "message_long": [["screens.choice.Message", [LONG_WORDS, "Not like this"]]],
    "message_long_end": [["screens.choice.Message", [LONG_WORDS, "Not like this", 0, 99]]],
    "confirm": [["screens.choice.Confirm", ["Delete game 9999", "Delete this game for good?", "Keep it", "Delete it"]]],
    "choose": [["screens.choice.Choose", ["How many dice?", [str(number) for number in range(1, 11)], 9]]],
    "colour": [
        [
            "screens.choice.Choose",
            ["Colour", ["Red", "Blue", "Green", "Yellow", "Violet", "White"], 1, [0, 1, 2, 3, 4, 5]],
        ]
    ],
    "numbers": [
        [
            "screens.choice.Numbers",
            ["Cell values", [f"Row {row}" for row in range(1, 6)], [99] * 5, 0, 99, [1, 0, True]],
        ]
    ],
    "numbers_note": [
        [
            "screens.choice.Numbers",
            ["Cell values", [f"Row {row}" for row in range(1, 6)], [99] * 5, 0, 99, None, "Check your box"],
        ]
    ],
    "which_game": [["screens.new_game.Games", None]],
    "new_game": [["screens.new_game.NewGame", {"game": "penk"}]],
    "new_game_full": [_new_game(0)],
    "new_game_end": [_new_game(7)],
    "new_game_rivals": [_rivals(FOUR[1], FOUR[3])],
    "new_game_played_by": [
        _rivals(FOUR[1]),
        ["screens.choice.Choose", ["Played by", ["a person", *[f"{level} rival" for level in LEVELS]], 2]],
    ],
    "new_game_variants": [
        [
            "screens.new_game.NewGame",
            dict(
                PLAYERS_STATE,
                game="shape_cards",
                names=FOUR[:2],
                colours=[3, 1],
                seats=2,
                options={},
                list=[6, 0, False],
            ),
        ]
    ],
    "choose_variant": [
        ["screens.choice.Choose", ["Variant", [variant_words(name, 2) for name in [*variants_for(2), "couple"]], 1]]
    ],
    "names": [["screens.names.Pick", [["Name of player {0}", 4], FOUR, []]]],
    "letters_blank": [["screens.names.Letters", [["Name of player {0}", 4], []]]],
    "letters_full": [["screens.names.Letters", [["Name of player {0}", 4], [], LONG, 1, False, 31, "", False]]],
    "letters_mended": [["screens.names.Letters", [["Name of player {0}", 4], [], "Maxi"]]],
    "letters_small": [
        ["screens.names.Letters", [["Name of player {0}", 4], [], "wwwwwwwwwww", 0, True, 12, "", False]]
    ],
    "history": [["screens.history.History", None]],
    "history_end": [["screens.history.History", [0, [3, 0, False]]]],
    "history_game": [["screens.history.Game", [1]]],
    "history_computer": [["screens.history.Game", [4]]],
    "history_finished": [["screens.history.Game", [3]]],
    "players": [["screens.players.Players", None]],
    "players_person": [["screens.players.Person", [FOUR[1]]]],
    "players_figures": [["screens.players.Figures", [FOUR[1], "penk"]]],
    "players_figures_end": [["screens.players.Figures", [FOUR[1], "penk", 0, 99]]],
    "pads_finished": [["pads.finished.Pads", None]],
    "pads_finished_one": [["pads.finished.Finished", [1]]],
    "pads_finished_rounds": [["pads.finished.Rounds", [1, 99, 0]]],
    "pads_full": [
        [
            "screens.choice.Confirm",
            [
                "Finish",
                [
                    "{0} {1}",
                    ["History is full: the oldest score pad is deleted ({0}; {1}).", ", ".join(FOUR), _WINS],
                    [
                        "{0} {1}",
                        [2, "{0} number is missing and counts as 0.", "{0} numbers are missing and count as 0."],
                        ["{0}. The scores are kept in History.", _WINS],
                    ],
                ],
                "Play on",
                "Finish",
                0,
            ],
        ]
    ],
    "pads_finish": [["pads.finished.Finish", [0]]],
    "pads_correcting": [["pads.finished.Numbers", [1, 1]]],
    "pads_correcting_entry": [["pads.finished.Entry", [1, 0, 0, False]]],
    "who_starts": [["pads.who_starts.WhoStarts", None]],
    "evening": [["screens.evening.Evening", None]],
    "evening_ask": [["screens.evening.Ask", None]],
    "clock_set_up": [["pads.clock.SetUp", None]],
    "clock": [
        [
            "pads.clock.Clock",
            [
                SIX,
                1800,
                2,
                [[[1, 75000], [7, 20000]], [[2, 600000]], [], [[4, 4000]], [[5, 3000]], [[6, 3599000]]],
                False,
                0,
                9,
            ],
        ]
    ],
    "clock_times": [
        [
            "pads.clock.Times",
            [SIX, [[[1, 75000], [7, 20000]], [[2, 600000]], [], [[4, 4000]], [[5, 3000]], [[6, 3599000]]]],
        ]
    ],
    "clock_paused": [["pads.clock.Clock", [SIX + FOUR[:2], -300, 7, [[[1, 75000]]] * 8, True, 9000, 8]]],
    "who_starts_drawn": [["pads.who_starts.Drawn", [0, FOUR, False]]],
    "who_starts_colours": [["pads.who_starts.Drawn", [2, ["Red", "Violet", "Yellow", "Maxi"], False]]],
    "who_starts_order": [["pads.who_starts.Drawn", [1, SIX + FOUR[:2], False]]],
    "who_starts_teams": [["pads.who_starts.Drawn", [2, SIX + FOUR[:2], False]]],
    "dice_sets": [["pads.dice_sets.Sets", None]],
    "dice_notation": [["pads.dice_notation.Notation", [["+", "-"], "3d100+3d20+2d12+2d100!kh10"]]],
    "dice_chart": [["pads.dice_chart.Chart", [{**DICE_SETS[2], "dice": [[4, 6]], "total": 1, "of": 3}, -1]]],
    "dice_sets_own": [["pads.dice_sets.Change", [1, DICE_SETS[1], "", [9, 4, False]]]],
    "dice_set_rolled": [["pads.dice_set.DiceSet", [0, DICE_SETS[0], [3, 6, 20, 100], 2, 2]]],
    "dice_set_most": [["pads.dice_set.DiceSet", [1, DICE_SETS[1], [1, 2, 3, 4] + [37, 19] * 3, 0b11, 3]]],
    "dice_set_signs": [["pads.dice_set.DiceSet", [1, DICE_SETS[2], [1, 2, 1, 1], 0b10, 0]]],
    "dice_sets_faces": [["pads.dice_sets.Faces", [["+", "-", "", "MMMMMMMMMMMM"]]]],
    "bag": [["pads.bag.Bag", None]],
    "deck": [["pads.cards.Cards", None]],
    "deck_set_up": [["pads.cards.SetUp", None]],
    "deck_covered": [["pads.cards.ForPlayer", [1, 99]]],
    "deck_drawn": [["pads.cards.Story", None]],
    "free_dice": [["pads.free_dice.FreeDice", None]],
    "free_dice_one": [["pads.free_dice.FreeDice", [6, [6], 0, 1]]],
    "free_dice_held": [["pads.free_dice.FreeDice", [6, [1, 2, 3, 4, 5], 10, 1]]],
    "free_dice_most": [["pads.free_dice.FreeDice", [6, [6] * 10, 0b1010101010, 10]]],
    "free_dice_blank": [["pads.free_dice.FreeDice", [20, [0] * 3, 0, 0]]],
    **{
        f"free_dice_{kind}": [["pads.free_dice.FreeDice", [kind, [kind, 1, kind - 1, kind], 0b10, 2]]]
        for kind in (2, 3, 4, 8, 10, 12, 20)
    },
    "free_dice_100": [["pads.free_dice.FreeDice", [100, [100] * 10, 0b1010101010, 9]]],
    "free_dice_change": [["pads.free_dice.Change", [10, 100, True, True]]],
    "free_dice_rolls": [
        [
            "screens.choice.Message",
            [
                roll_words([0] + [100] * 10) + "\n" + roll_words([0b11010, 6, 5, 4, 3, 2]) + "\n" + roll_words([0, 17]),
                "Last rolls",
            ],
        ]
    ],
    "score_pad": [["pads.score_pad.Pad", None]],
    "score_pad_end": [["pads.score_pad.Pad", ["", [9, 0, False]]]],
    "score_pad_numbers": [["pads.score_pad.Numbers", [3]]],
    "score_pad_entry": [["pads.score_pad_entry.Entry", [11, 2, True]]],
    "score_pad_entry_widest": [["pads.score_pad_entry.Entry", [11, 3, True, -9999, 1]]],
    "score_pad_correct": [["pads.score_pad_entry.Entry", [5, 3, False]]],
    "score_pad_sheet": [["pads.score_pad.Sheet", None]],
    "score_pad_sheet_first": [["pads.score_pad.Sheet", [0, 6]]],
    "score_pad_setup": [["pads.score_pad.SetUp", None]],
    "score_pad_profiles": [["pads.score_pad_menus.Profiles", None]],
    "score_pad_settings": [["pads.score_pad_menus.Settings", None]],
    "score_pad_players": [["pads.score_pad_menus.Players", None]],
    "score_pad_setup_six": [
        [
            "pads.score_pad.SetUp",
            {
                "names": SIX,
                "colours": [5, 4, 3, 2, 1, 0],
                "seats": 6,
                "lowest": True,
                "asked": None,
                "list": [8, 0, False],
            },
        ]
    ],
}

PROFILES = [
    {"name": LONG, "lowest": True, "target": 5000, "start": 8000, "step": 100, "limit": 99, "counters": [LONG] * 3},
    {"name": "Golf", "lowest": True, "limit": 18},
    {"name": "Five rounds", "limit": 5},
    {"name": "Whist"},
]


def stack(name):
    """A fresh stack of that case: home below, the screen on top."""
    return [["screens.home.Home", None], *copy.deepcopy(CASES[name])]


def entropy(count):
    """Equal bytes in every run, for games that a test sets up."""
    return hashlib.sha256(b"seed").digest()[:count]


def fill_pad(storage):
    """A score pad of six players with the widest numbers in twelve rounds, the last of which has room."""
    lines = [{"colours": [5, 4, 3, 2, 1, 0], "names": SIX, "number": 3}]
    for number in range(12):
        for seat in range(6):
            if number < 11 or seat < 2:
                lines.append([number, seat, -9990 if number == 5 and seat == 3 else (number * 7 + seat) % 13 * 4 - 9])
    storage.write_log("pad.log", lines)
    done = {**lines[0], "number": 2, "rounds": [[-9990, 9999, 3, 4, 5, 6], [12, None, 7, 0, -4, 1]]}
    storage.write_log("dice_sets.log", DICE_SETS)
    storage.write_log("profiles.log", PROFILES)
    first = {"kind": 11, "own": [], "players": SIX, "seed": "00" * 16, "seed_from": "test"}
    moves = [["draw", 4], ["draw", 1], ["back", 2], ["back", 0], ["draw", 0], ["draw", -1]]
    storage.write_log("cards.log", [first, *moves])
    storage.remember("cards", [SIX, 11])
    storage.remember("bag", [100, [99, 100, 98, 97, 96, 95, 94, 93]])
    storage.write_log(
        "pads.log", [{**done, "number": 1, "names": SIX[:2], "rounds": [[1, 2]], "colours": [0, 1]}, done]
    )


def fill_storage(storage):
    """A full score pad and four games of which the last goes on, the third is finished with the highest scores, the
    second cannot be read; some names.
    """
    fill_pad(storage)
    for number in range(1, 5):
        table = Table(entropy)
        table.new("penk", FOUR if number > 1 else ["Ann", "Bo"], None, 0, None, None)
        table.take_new_lines()
        side = {"colours": [3, 2, 1, 0] if number > 1 else [0, 1]}
        if number == 3:
            side.update(scores=[9999, 9998, 9999, 0], winners=[0, 2], seconds=359999)
            side.update(teams=[0, 1, 2, 3], highlights=[[10, 25]] * 4, evening=1, turns=[[75, 12, 3600], [], [9], [5]])
        if number == 4:
            side["seed_from"] = "computer"
        text = table.save()
        assert storage.create(text if number != 2 else "spilt juice\n", side) == number
