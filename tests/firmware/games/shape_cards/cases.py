"""Every screen of a game of Shape Cards, by name."""

from firmware.game_screens import RIVAL_SCREEN
from firmware.games.shape_cards import game as shape_cards
from shared_rules.shape_cards.fields import cells_of
from tests.firmware.games.bench import all_rivals
from tests.firmware.games.shape_cards.bench import LONG, SHORT, U_BOARD, U_FIELDS, ShapeBench

_SOME = ("y.b.", ".gg.", "b..y", "....")


def _draft(bench):
    return bench.begin(hands=None)


def _turn(bench, *variant):
    return bench.begin(*variant, board=_SOME)


def _turn_revenge(bench, points=13):
    return bench.begin("revenge", board=("y.y.", "ggg.", "b..y", "...."), counters=[points, 2])


def _turn_barred(bench):
    return _turn(bench).act("own", at=[2, 1]).roll("contest", 2, 3)


def _answer(bench):
    return _turn(bench).act("own", at=[3, 2])


def _declare(bench, *variant, **more):
    return bench.begin("thief", *variant, **more).push(shape_cards.DECLARE)


def _declare_expert(bench, board=("y.y.", "ggg.", "..g.", "....")):
    return _declare(bench, "expert", board=board)


def _guess(bench, state=None):
    return bench.begin("thief", "expert", board=("y.y.", "ggg.", "..g.", "....")).push(shape_cards.GUESS, state)


def _completed(bench, **prepared):
    return bench.begin("extreme", board=("y.y.", "ggg.", "..b.", ".b.g"), **prepared).declare_u()


def _revenge_six(bench, *variant):
    return bench.begin("revenge", *variant, board=("y.b.", ".gg.", "b..y", ".bb.")).act("revenge", dice=[6])


def _revenge_lost(bench):
    return _turn_revenge(bench, 1).act("revenge", dice=[2])


def _revenge_nothing(bench):
    _revenge_lost(bench).app.game.show_phase()


def _revenge(bench):
    return _revenge_six(bench).acknowledge()


def _exchange(bench):
    return _revenge(bench).choose(19)


def _exchange_cover(bench):
    return _revenge_six(bench, "expert").acknowledge().push(shape_cards.EXCHANGE)


def _look(bench):
    return bench.begin("expert").push(shape_cards.LOOK, [[0, 1], 0])


def _undone(bench):
    return _completed(bench).acknowledge().undo()


def _seen(bench):
    return _revenge_six(bench, "expert").acknowledge().act("exchange", mine=5, theirs=1).acknowledge()


def _seen_card(bench):
    return bench.begin("expert", "extreme", board=U_BOARD).act("declare", cells=U_FIELDS).acknowledge()


def _hands(bench, **prepared):
    return _completed(bench, **prepared).acknowledge().pick(0).push(shape_cards.GAME.SHEETS)


def _history(bench):
    bench.begin("revenge", first=None).roll("roll", 6, 2).pick(5, 6, 1, 2)
    bench.act("own", at=[2, 2]).act("contest", dice=[3, 5]).act("green", at=[4, 4]).act("own", at=[1, 1]).act("allow")
    return bench.undo().acknowledge().push(shape_cards.HISTORY)


def _over(bench):
    bench.begin(board=("y.y.", "ggg.", "yyyy", "yyyy")).declare_u().acknowledge().act("clear")
    bench.act("declare", card=2, cells=cells_of(bench.game.declarations()[0][1])).acknowledge()


def _review(bench, page):
    """A review whose choices are a pick, a piece, and a card that was not declared."""
    bench.begin(board=("y.y.", "gg..", "b..b", "...."), hands=None).pick(5, 6, 1, 2)
    bench.act("own", at=[4, 2]).act("allow").act("clear").act("green", at=[4, 1])
    while not bench.app.game.table.over:
        bench.game.end([], [0, 0], [0, 1])
    bench.app.game.show_phase()
    pick, piece, missed = [entry.number for entry in bench.app.game.table.entries()][0:8:3]
    piece = [entry.number for entry in bench.app.game.table.entries() if entry.action["type"] == "own"][0]
    missed = [entry.number for entry in bench.app.game.table.entries() if entry.action["type"] == "green"][0]
    choices = [[60, pick, {"type": "pick", "card": 0}], [40, piece, {"type": "green", "at": [2, 3]}]]
    choices += [[20, missed, {"type": "declare", "card": 5, "cells": U_FIELDS}]]
    return bench.push("games.shape_cards.review.Review", [page, choices, [[3, 80], [1, 0]]])


_CASES = {
    "initiative": lambda bench: bench.begin(dice="device", first=None),
    "tie": lambda bench: bench.begin(dice="device", first=None, rolled=[4, 4]),
    "entry": lambda bench: bench.begin(first=None),
    "entry_one": lambda bench: bench.begin(first=None).press("ok"),
    "entry_contest": lambda bench: _answer(bench).choose(17),
    "entry_revenge": lambda bench: _turn_revenge(bench).push(shape_cards.GAME.ENTRY),
    "rolled": lambda bench: bench.begin(first=None).act("roll", dice=[3, 5]),
    "rolled_tie": lambda bench: bench.begin(first=None).act("roll", dice=[3, 3]),
    "draft": _draft,
    "draft_other": lambda bench: _draft(bench).pick(2),
    "draft_extreme": lambda bench: bench.begin("extreme", board=U_BOARD).declare_u().acknowledge(),
    "turn": _turn,
    "turn_revenge": _turn_revenge,
    "turn_revenge_lacks": lambda bench: _turn_revenge(bench, 3).go_to(18),
    "turn_revenge_asked": lambda bench: _turn_revenge(bench, 3).go_to(18).press("ok"),
    "turn_chosen": lambda bench: _turn_revenge(bench).choose(3),
    "turn_declare": lambda bench: bench.begin(board=U_BOARD),
    "turn_declare_thief": lambda bench: bench.begin("thief", hands=((6, 1), (5, 2)), board=U_BOARD).go_to(16),
    "turn_remove": lambda bench: _turn(bench).go_to(17),
    "turn_remove_green": lambda bench: _turn(bench).act("clear").go_to(17),
    "turn_remove_revenge": lambda bench: _turn_revenge(bench).go_to(17),
    "turn_pass": lambda bench: bench.begin().go_to(17),
    "turn_green": lambda bench: _turn_revenge(bench).choose(3).go_to(17),
    "turn_barred": _turn_barred,
    "turn_expert": lambda bench: _turn(bench, "expert"),
    "answer": _answer,
    "contest_won": lambda bench: _answer(bench).act("contest", dice=[2, 5]),
    "contest_tie": lambda bench: _answer(bench).act("contest", dice=[4, 4]),
    "contest_lost": lambda bench: _answer(bench).act("contest", dice=[4, 1]),
    "declare": lambda bench: _declare(bench, board=("yyyy", "yggy", "yggy", "yyyy")),
    "declare_theirs": lambda bench: _declare(bench, hands=((0, 1), (5, 3)), board=U_BOARD),
    "declare_cover": _declare_expert,
    "declare_open": lambda bench: _declare_expert(bench).press("ok"),
    "declare_none": lambda bench: (
        bench.begin("expert", board=("y.y.", ".gg.", "..g.", "....")).push(shape_cards.DECLARE).press("ok")
    ),
    "guess": lambda bench: _guess(bench).press("ok").choose(4),
    "guess_full": lambda bench: _guess(bench, {"mask": 0xAE00, "focus": 16}),
    "completed": _completed,
    "greens": lambda bench: _turn(bench).act("clear").act("clear"),
    "revenge_six": _revenge_six,
    "revenge_lost": _revenge_lost,
    "revenge_some": lambda bench: _turn_revenge(bench).act("revenge", dice=[2]),
    "revenge": _revenge,
    "revenge_nothing": _revenge_nothing,
    "revenge_wipe": lambda bench: _revenge(bench).go_to(18),
    "swap": lambda bench: _revenge(bench).press("ok"),
    "swap_with": lambda bench: _revenge(bench).press("ok", "ok"),
    "replace": lambda bench: _revenge(bench).choose(17),
    "exchange": _exchange,
    "exchange_with": lambda bench: _exchange(bench).press("ok"),
    "exchange_cover": _exchange_cover,
    "exchange_open": lambda bench: _exchange_cover(bench).press("ok"),
    "exchange_hidden": lambda bench: _exchange_cover(bench).press("ok", "ok"),
    "exchanged": lambda bench: _revenge(bench).act("exchange", mine=5, theirs=1),
    "look": _look,
    "look_open": lambda bench: _look(bench).press("ok"),
    "undone": _undone,
    "undone_pick": lambda bench: _draft(bench).pick(2).undo(),
    "undone_contest": lambda bench: _turn_barred(bench).undo(),
    "undo_secret": lambda bench: _seen(bench).push("screens.in_game.undo.Undo"),
    "undone_secret": lambda bench: _seen(bench).undo(True),
    "undone_secret_card": lambda bench: _seen_card(bench).undo(True),
    "redone": lambda bench: _undone(bench).acknowledge().redo(),
    "rival_rolls": lambda bench: all_rivals(_answer(bench), {"type": "contest"}).push(RIVAL_SCREEN),
    "rival_did": lambda bench: all_rivals(_turn(bench)).act("green", at=[3, 2]),
    "rival_removed": lambda bench: all_rivals(_turn(bench)).act("clear"),
    "rival_allowed": lambda bench: all_rivals(_answer(bench)).act("allow"),
    "rival_picked": lambda bench: all_rivals(_draft(bench)).pick(2),
    "rival_look": lambda bench: all_rivals(bench.begin("expert")).push(shape_cards.LOOK, [[0], 0]),
    "hands": _hands,
    "hands_many": lambda bench: _hands(bench, **{"cards.completed": [[0, 1, 2, 3, 4, 8], [7, 9, 10]]}),
    "hands_expert": lambda bench: bench.begin("expert").push(shape_cards.GAME.SHEETS),
    "history": _history,
    "menu": lambda bench: bench.begin("extreme").act("green", at=[1, 1]).press("back"),
    "end": lambda bench: bench.begin("extreme").push(shape_cards.END),
    "review_pick": lambda bench: _review(bench, 0),
    "review": lambda bench: _review(bench, 1),
    "review_declare": lambda bench: _review(bench, 2),
    "over": _over,
    "over_shared": lambda bench: bench.begin("extreme").act("end").acknowledge(),
}
CASES = {"shape_cards_" + name: case for name, case in _CASES.items()}
"""Every screen of a game of Shape Cards, with the most that it may have to show."""

PICTURED = {"names": SHORT}
"""What a case is given for its picture."""
SECRETS = tuple(
    "shape_cards_" + name for name in ("declare_open", "declare_none", "exchange_open", "exchange_hidden", "look_open")
)
"""Those that show what only one player may see."""


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = ShapeBench(board, folder)
    bench.names = names
    CASES[case](bench)
    return bench
