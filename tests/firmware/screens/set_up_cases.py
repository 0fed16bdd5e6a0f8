"""The setup of the games with the most that it may have to show: the widest names of players, sheets and decks, the
largest numbers, files that are damaged.
"""

import os

from shared_rules.block_buster.rules import MOST_PENALTY
from shared_rules.puzzle_sheet import samples as sheet_samples
from shared_rules.shape_cards import samples as deck_samples
from shared_rules.text import canonical_json
from tests.firmware.games.bench import LONG
from tests.firmware.games.puzzle_sheet.cases import WIDE
from tests.firmware.screens.bench import Bench

WIDEST = "W" * 16
"""No name of a sheet, deck or picture has more letters (tools/owner/sheets/sections.py)."""
_SHEET = dict(WIDE, name=WIDEST, bonus=[dict(entry, at=92 + at) for at, entry in enumerate(WIDE["bonus"], 1)])
_ROWS = range(1, 17)
_PICTURES = [
    [WIDEST, [[row, column] for row in _ROWS for column in _ROWS]],
    ["M" * 16, [[row, column] for row in _ROWS for column in _ROWS if (row + column) % 3]],
]
_OWN_CELLS = [0xFFFF, 0x8001, 0xBFFD, 0xA005] * 4
HARBOUR = sheet_samples.NAMES[0]


def _install(folder):
    """A sheet with pictures, two decks, and one file of each kind that is damaged."""
    deck = deck_samples.value(deck_samples.NAMES[0])
    for name, content in (
        (f"sheets/{WIDEST}.json", canonical_json.write(_SHEET)),
        (f"sheets/{WIDEST}.solo", canonical_json.write(_PICTURES)),
        (f"sheets/{'M' * 16}.json", "spilt juice"),
        (f"decks/{WIDEST}.json", canonical_json.write(deck)),
        (f"decks/{'WM' * 8}.json", canonical_json.write(deck)),
        (f"decks/{'M' * 16}.json", "spilt juice"),
    ):
        path = os.path.join(str(folder), name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(content)


def _set_up(game, players, options, *rows):
    """The setup of a game, or what opens when ok is pressed on the rows that begin with these words, one after the
    other.
    """

    def case(bench):
        people = {"names": LONG[:players], "colours": list(range(players - 1, -1, -1)), "seats": players}
        state = {
            "game": game,
            "dice": "table",
            "first": players - 1,
            "options": options,
            "asked": None,
            "list": [0, 0, False],
        }
        bench.open([["screens.home.Home", None], ["screens.new_game.NewGame", {**state, **people}]])
        for words in rows:
            shown = bench.app.stack.screen.list
            index = [label.startswith(words) for label in shown.labels].index(True)
            bench.press("down*%d" % ((index - shown.focus) % len(shown.labels)), "ok")

    return case


def _sheet(players, tracking, *rows, **more):
    return _set_up("puzzle_sheet", players, {"sheet": WIDEST, "tracking": tracking, **more}, *rows)


def _picture(title):
    return {"fill " + WIDEST: title}


def _blocks(players, variant, *rows):
    penalties = {"penalties %s %d" % (variant, players): [MOST_PENALTY] * players}
    return _set_up(
        "block_buster", players, {"variant": variant, "kinds": "enter", "bank": [99, 99], **penalties}, *rows
    )


def _cards(*rows):
    return _set_up(
        "shape_cards", 2, {"deck": WIDEST, "extreme": True, "thief": True, "revenge": True, "expert": True}, *rows
    )


CASES = {
    "penk_set_up": _set_up("penk", 4, {"values": [99] * 5}),
    "yacht_set_up": _set_up("yacht", 6, {"sheet": "classic"}),
    "puzzle_sheet_set_up": _sheet(6, "board"),
    "puzzle_sheet_set_up_pad": _sheet(1, "pad"),
    "puzzle_sheet_set_up_solo": _sheet(1, "board", **_picture(WIDEST)),
    "puzzle_sheet_set_up_own_cells": _sheet(1, "board", **_picture(_OWN_CELLS)),
    "puzzle_sheet_set_up_sheets": _sheet(6, "board", "Sheet"),
    "puzzle_sheet_set_up_damaged": _sheet(6, "board", "Damaged"),
    "puzzle_sheet_set_up_points": _sheet(6, "board", "Points"),
    "puzzle_sheet_set_up_bonus": _sheet(6, "board", "Bonus"),
    "puzzle_sheet_fill": _set_up("puzzle_sheet", 1, {"sheet": HARBOUR, "tracking": "board"}, "Pre-filled"),
    "puzzle_sheet_fill_wide": _sheet(1, "board", "Pre-filled", **_picture(WIDEST)),
    "puzzle_sheet_fill_own_cells": _sheet(1, "board", "Pre-filled", **_picture(_OWN_CELLS)),
    "puzzle_sheet_cells": _set_up(
        "puzzle_sheet",
        1,
        {"sheet": HARBOUR, "tracking": "board", "fill " + HARBOUR: [0, 7, 255, 1] + [0] * 12},
        "Pre-filled",
        "Custom",
    ),
    "puzzle_sheet_cells_wide": _sheet(1, "board", "Pre-filled", "Custom", **_picture(WIDEST)),
    "puzzle_sheet_cells_none": _sheet(1, "board", "Pre-filled", "Custom"),
    "block_buster_set_up_2": _blocks(2, "two_colours"),
    "block_buster_set_up_3": _blocks(3, "standard"),
    "block_buster_set_up_4": _blocks(4, "couple"),
    "block_buster_set_up_variants": _blocks(2, "official_two", "Variant"),
    "block_buster_set_up_penalties": _blocks(4, "couple", "Penalties"),
    "block_buster_set_up_bank": _blocks(4, "couple", "Bank"),
    "cross_rows_set_up": _set_up("cross_rows", 5, {}),
    "shape_cards_set_up": _cards(),
    "shape_cards_set_up_decks": _cards("Deck"),
    "shape_cards_set_up_damaged": _cards("Damaged"),
}
"""Every page that the setup of a game opens of its own."""


def bench_in(case, board, folder):
    """A bench that shows that case, its list at the first row."""
    _install(folder)
    bench = Bench(board, folder)
    CASES[case](bench)
    return bench
