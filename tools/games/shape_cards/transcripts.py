"""The golden transcripts of Shape Cards: every variant, combinations, refusals. tools/goldens/transcripts.py writes
them.
"""

from shared_rules.shape_cards import samples

FACES = {"roll": (6, 6), "contest": (6, 6), "revenge": (6,)}
NAMES = ["Ann", "Björn"]

# Equal cards, symmetric figures, figures that are not joined up, in every corner of the four by four.
ODD_DECK = [
    [".#..", "###.", ".#..", "...."],
    [".#..", "###.", ".#..", "...."],
    ["....", "..#.", ".###", "..#."],
    ["#..#", ".#..", "....", "#..#"],
    ["#..#", "....", "..#.", "#..#"],
    ["#.#.", ".#..", "#.#.", "...."],
    ["###.", "##..", "....", "...."],
    ["##..", "###.", "....", "...."],
    ["....", "....", "..##", ".###"],
    ["#.#.", "###.", "....", "...."],
    ["####", "...#", "....", "...."],
    ["....", "....", "####", "#..."],
]


def _choose(talk, actions):
    # Figures are declared where possible; taking off, revenge and the end come seldom.
    declarations = [action for action in actions if action["type"] == "declare"]
    if declarations and talk.chance.bounded(5):
        return talk.choose(declarations[:256])
    while True:
        action = talk.choose(actions)
        if action["type"] == "end" and talk.chance.bounded(40):
            continue
        if action["type"] in ("clear", "revenge") and talk.chance.bounded(4):
            continue
        return action


def game(variant, dice="device", moves=160, **more):
    """A game of this variant, at most `moves` long, with a look around and a step back now and then."""

    def play(talk):
        options = {"variant": variant, **more}
        reply = talk.ask("new", game="shape_cards", players=NAMES, dice=dice, seed=talk.seed, options=options)
        for _ in range(moves):
            if reply["phase"] == "over":
                break
            look = talk.chance.bounded(8)
            action = dict(_choose(talk, talk.listed(look == 0)))
            if dice == "table" and action["type"] in FACES:
                action["dice"] = talk.chance.roll(FACES[action["type"]])
            reply = talk.ask("do", action=action)
            if look == 1:
                talk.ask("state")
            elif look == 2:
                talk.ask("state", **{"as": talk.chance.bounded(2)})
            elif look == 3 and talk.ask("undo")["ok"]:
                reply = talk.ask("redo")
        for op in ("legal", "state", "audit", "undo", "redo"):
            talk.ask(op)

    return play


def save(talk):
    """Undo by force, other dice afterwards, save and load, all with hidden cards."""
    reply = talk.ask(
        "new", game="shape_cards", players=NAMES, seed=talk.seed, options={"variant": ["expert", "revenge"]}
    )
    for move in range(60):
        if reply["phase"] == "over":
            break
        reply = talk.ask("do", action=_choose(talk, talk.listed(False)))
        if move % 9 == 8:
            for _ in range(1 + talk.chance.bounded(3)):
                talk.ask("undo")
                talk.ask("undo", force=True)
            reply = talk.ask("redo" if talk.chance.bounded(2) else "undo")
            reply = talk.ask("state")["state"]
        if move % 20 == 19:
            talk.ask("load", save=talk.ask("save")["save"])
            talk.ask("state", **{"as": 1})


def _do(talk, *actions):
    for action in actions:
        talk.ask("do", action=action)


def errors(talk):
    """Options that are refused, and everything that can be wrong inside an action, in each phase."""
    new = {"game": "shape_cards", "players": NAMES, "seed": talk.seed}
    deck = samples.value(samples.NAMES[0])
    for options in (
        {"deck": "Thirteen"},
        {"deck": deck[:11]},
        {"deck": deck + deck[:1]},
        {"deck": deck[:11] + [["####", "....", "....", "...."]]},
        {"deck": deck[:11] + [["####", "##..", "....", "...."]]},
        {"deck": deck[:11] + [["####", "#...", "...."]]},
        {"deck": deck[:11] + [["####", "#...", "....", "....."]]},
        {"deck": deck[:11] + [["####", "#...", "....", "  .."]]},
        {"deck": deck[:11] + [["####", "#...", "....", 0]]},
        {"deck": deck[:11] + ["####"]},
        {"deck": 12},
        {"deck": {}},
        {"variant": "thief"},
        {"variant": ["thief", "chief"]},
        {"variant": ["thief", "thief"]},
        {"variant": [["thief"]]},
        {"variant": {}},
        {"cards": 2},
    ):
        talk.ask("new", **new, options=options)
    for players in ([], ["Ann"], ["Ann", "Ben", "Cy"]):
        talk.ask("new", **{**new, "players": players})
    talk.ask("new", **new, options={"deck": None, "variant": None})
    _wrong_actions(talk)
    _do(talk, {"type": "roll"})
    _wrong_actions(talk)
    for card in (11, 0, 5, 6):
        _do(talk, {"type": "pick", "card": card}, {"type": "pick", "card": card})
    _wrong_actions(talk)
    _do(talk, {"type": "end"}, {"type": "revenge"}, {"type": "own", "at": [1, 1]})
    _wrong_actions(talk)
    talk.ask("state")


def _wrong_actions(talk):
    cells = [[1, 1], [1, 2], [1, 3], [1, 4], [2, 1]]
    for action in (
        {},
        {"type": None},
        {"type": ["green"]},
        {"type": "jump"},
        {"type": "roll", "dice": [1, 2]},
        {"type": "roll", "at": [1, 1]},
        {"type": "contest", "dice": [1, 2]},
        {"type": "allow", "player": 0},
        {"type": "pick"},
        {"type": "pick", "card": 12},
        {"type": "pick", "card": -1},
        {"type": "pick", "card": True},
        {"type": "pick", "card": 1, "for": 1},
        {"type": "green"},
        {"type": "green", "at": [0, 1]},
        {"type": "green", "at": [1, 5]},
        {"type": "green", "at": [1]},
        {"type": "green", "at": [1, 1, 1]},
        {"type": "green", "at": [1, True]},
        {"type": "green", "at": "11"},
        {"type": "own", "at": None},
        {"type": "own", "at": [1, 1], "card": 0},
        {"type": "declare", "card": 0},
        {"type": "declare", "cells": cells},
        {"type": "declare", "card": 0, "cells": cells},
        {"type": "declare", "card": 0, "cells": cells[:4]},
        {"type": "declare", "card": 0, "cells": cells[:4] + [[1, 1]]},
        {"type": "declare", "card": 0, "cells": cells[:4] + [1]},
        {"type": "declare", "card": 0, "cells": {}},
        {"type": "declare", "card": "0", "cells": cells},
        {"type": "clear", "at": [1, 1]},
        {"type": "swap", "from": [1, 1], "to": [1, 2]},
        {"type": "replace", "at": [1, 1]},
        {"type": "wipe"},
        {"type": "exchange", "mine": 0, "theirs": 1},
        {"type": "none"},
    ):
        talk.ask("do", action=action)


def _plain_start(talk, variant, first=0):
    options = {"deck": ODD_DECK, "variant": variant}
    talk.ask("new", game="shape_cards", players=NAMES, dice="table", first=first, seed=talk.seed, options=options)


def _place(talk, *moves):
    # Green and own pieces one after the other; own ones are allowed.
    for kind, at in moves:
        _do(talk, {"type": kind, "at": at})
        if kind == "own":
            _do(talk, {"type": "allow"})


def barred(talk):
    """A contest won bars the field for the turn, a tie and a lower roll let the piece stand; both take off in one
    round.
    """
    _plain_start(talk, ["extreme", "revenge"])
    for card in (6, 9, 8, 10):
        _do(talk, {"type": "pick", "card": card})
    _do(talk, {"type": "own", "at": [2, 2]}, {"type": "contest", "dice": [2, 3]})
    talk.ask("legal")
    talk.ask("state")
    _do(
        talk,
        {"type": "own", "at": [2, 2]},
        {"type": "green", "at": [2, 2]},
        {"type": "end"},
        {"type": "own", "at": [2, 3]},
    )
    _do(talk, {"type": "own", "at": [2, 2]}, {"type": "contest", "dice": [6, 6]})
    _do(talk, {"type": "green", "at": [1, 1]})
    _do(talk, {"type": "own", "at": [1, 2]}, {"type": "contest", "dice": [1, 2]})
    _do(talk, {"type": "clear"})
    talk.ask("state")
    _do(talk, {"type": "clear"})
    talk.ask("state")
    _do(talk, {"type": "revenge", "dice": [5]}, {"type": "none"}, {"type": "clear"}, {"type": "clear"}, {"type": "end"})
    talk.ask("state")


def _suffer(talk, times):
    # The first player rolls lower in this many contests, and both pass by taking nothing off.
    for _ in range(times):
        _do(
            talk,
            {"type": "own", "at": [4, 4]},
            {"type": "contest", "dice": [1, 6]},
            {"type": "clear"},
            {"type": "clear"},
        )


def revenge(talk):
    """Points open the revenges one by one, a 6 opens all; the counter goes back to 0, the turn ends."""
    _plain_start(talk, ["revenge"])
    for card in (0, 3, 1, 4):
        _do(talk, {"type": "pick", "card": card})
    _suffer(talk, 3)
    _do(talk, {"type": "own", "at": [4, 4]}, {"type": "contest", "dice": [5, 6]}, {"type": "revenge", "dice": [5]})
    talk.ask("legal")
    _do(talk, {"type": "none"})
    talk.ask("state")
    _place(talk, ("own", [1, 1]))
    _suffer(talk, 1)
    _place(talk, ("own", [1, 2]), ("own", [1, 1]))
    _do(talk, {"type": "revenge", "dice": [6]})
    talk.ask("state")
    talk.ask("legal")
    _do(
        talk,
        {"type": "none"},
        {"type": "swap", "from": [1, 2], "to": [1, 1]},
        {"type": "swap", "from": [1, 1], "to": [2, 1]},
    )
    _do(talk, {"type": "exchange", "mine": 1, "theirs": 0}, {"type": "exchange", "mine": 0, "theirs": 2})
    _do(talk, {"type": "exchange", "mine": 0, "theirs": 3})
    talk.ask("state")
    _do(talk, {"type": "clear"})
    _suffer(talk, 7)
    _do(talk, {"type": "green", "at": [2, 2]})
    _place(talk, ("own", [2, 3]))
    _do(talk, {"type": "revenge", "dice": [1]})
    talk.ask("legal")
    _do(talk, {"type": "wipe"}, {"type": "replace", "at": [2, 2]}, {"type": "replace", "at": [2, 3]})
    talk.ask("state")
    _do(talk, {"type": "clear"})
    _suffer(talk, 13)
    _do(talk, {"type": "green", "at": [2, 1]})
    _place(talk, ("own", [3, 3]), ("own", [3, 4]), ("own", [3, 2]))
    _do(talk, {"type": "revenge", "dice": [1]})
    talk.ask("legal")
    _do(talk, {"type": "exchange", "mine": 3, "theirs": 0}, {"type": "wipe"})
    talk.ask("state")
    _do(talk, {"type": "revenge", "dice": [6]}, {"type": "replace", "at": [3, 4]})
    talk.ask("state")


def thief(talk):
    """Cards of the other player are declared; the last of a hand decides; two equal cards."""
    _plain_start(talk, ["thief"])
    for card in (0, 6, 1, 7):
        _do(talk, {"type": "pick", "card": card})
    cross = [[1, 2], [2, 1], [2, 2], [2, 3], [3, 2]]
    _place(
        talk,
        ("own", [1, 2]),
        ("green", [2, 1]),
        ("own", [2, 2]),
        ("green", [2, 3]),
        ("green", [3, 2]),
        ("green", [4, 4]),
    )
    talk.ask("legal")
    _do(talk, {"type": "declare", "card": 0, "cells": cross[::-1]})
    talk.ask("state")
    _place(
        talk, ("green", [1, 2]), ("own", [2, 1]), ("green", [2, 2]), ("own", [2, 3]), ("green", [3, 2]), ("own", [3, 3])
    )
    _do(talk, {"type": "declare", "card": 7, "cells": cross}, {"type": "clear"})
    talk.ask("legal")
    _do(talk, {"type": "declare", "card": 1, "cells": cross})
    talk.ask("state")


TRANSCRIPTS = {
    "shape_cards_plain_device": game([]),
    "shape_cards_plain_table": game([], "table", deck=ODD_DECK),
    "shape_cards_extreme": game(["extreme"]),
    "shape_cards_thief": game(["thief"], "table"),
    "shape_cards_revenge": game(["revenge"], deck=ODD_DECK),
    "shape_cards_expert": game(["expert"]),
    "shape_cards_expert_thief": game(["thief", "expert"], "table", deck=ODD_DECK),
    "shape_cards_extreme_thief": game(["thief", "extreme"], "table", 300, deck=ODD_DECK),
    "shape_cards_expert_extreme_revenge": game(["revenge", "expert", "extreme"]),
    "shape_cards_all": game(["extreme", "thief", "revenge", "expert"], "device", 300),
    "shape_cards_save": save,
    "shape_cards_errors": errors,
    "shape_cards_barred": barred,
    "shape_cards_revenges": revenge,
    "shape_cards_steals": thief,
}
