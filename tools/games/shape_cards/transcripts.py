"""The golden transcripts of Shape Cards: every variant, combinations, refusals. tools/goldens/transcripts.py writes
them.
"""

from collections.abc import Callable

from shared_rules.shape_cards.options import FLAGS, deck_of
from tools.goldens.transcripts import Conversation

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


def game(variant: list, dice: str = "device", moves: int = 160, **more) -> Callable:
    """A game of this variant, at most `moves` long, with a look around and a step back now and then."""

    def play(talk):
        options = {"variant": variant, **more}
        reply = talk.ask("new", game="shape_cards", players=NAMES, dice=dice, seed=talk.seed, options=options)
        for _ in range(moves):
            if reply["phase"] == "over":
                break
            look = talk.chance.bounded(8)
            action = dict(_choose(talk, talk.listed(look == 0)))
            faces = talk.game.check(action)
            if dice == "table" and faces:
                action["dice"] = talk.chance.roll(faces)
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


def save(talk: Conversation) -> None:
    """Undo by force, other dice afterwards, save and load, all with hidden cards."""
    options = {"variant": ["expert", "revenge"]}
    reply = talk.ask("new", game="shape_cards", players=NAMES, seed=talk.seed, options=options)
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


def _action(words):
    # "own 2 3": the numbers are a field, two of them, dice or cards.
    kind, *given = words.split()
    numbers = [int(number) for number in given]
    if kind in ("own", "green", "replace"):
        return {"type": kind, "at": numbers}
    if kind == "swap":
        return {"type": kind, "from": numbers[:2], "to": numbers[2:]}
    if kind == "pick":
        return {"type": kind, "card": numbers[0]}
    if kind == "exchange":
        return {"type": kind, "mine": numbers[0], "theirs": numbers[1]}
    return {"type": kind, "dice": numbers} if numbers else {"type": kind}


def _do(talk, *actions):
    # Actions in words; "legal" and "state" are asked.
    for words in actions:
        if words in ("legal", "state"):
            talk.ask(words)
        else:
            talk.ask("do", action=_action(words))


def errors(talk: Conversation) -> None:
    """Options that are refused, and everything that can be wrong inside an action, in each phase."""
    new = {"game": "shape_cards", "players": NAMES, "seed": talk.seed}
    deck = deck_of(None)
    figures = (
        ["####", "....", "....", "...."],
        ["####", "##..", "....", "...."],
        ["####", "#...", "...."],
        ["####", "#...", "....", "....."],
        ["####", "#...", "....", "  .."],
        ["####", "#...", "....", 0],
        "####",
    )
    decks = ["Thirteen", deck[:11], deck + deck[:1], *(deck[:11] + [figure] for figure in figures), 12, {}]
    variants = ("thief", ["thief", "chief"], ["thief", "thief"], [["thief"]], {})
    wrong = [{"deck": value} for value in decks] + [{"variant": value} for value in variants] + [{"cards": 2}]
    for options in wrong:
        talk.ask("new", **new, options=options)
    for players in ([], ["Ann"], ["Ann", "Ben", "Cy"]):
        talk.ask("new", **{**new, "players": players})
    talk.ask("new", **new, options={"deck": None, "variant": None})
    _wrong_actions(talk)
    _do(talk, "roll")
    _wrong_actions(talk)
    for card in (11, 0, 5, 6):
        _do(talk, f"pick {card}", f"pick {card}")
    _wrong_actions(talk)
    _do(talk, "end", "revenge", "own 1 1")
    _wrong_actions(talk)
    _do(talk, "state")


_CELLS = [[1, 1], [1, 2], [1, 3], [1, 4], [2, 1]]
# By type what an action says beside it.
_WRONG = {
    "jump": ({},),
    "roll": ({"dice": [1, 2]}, {"at": [1, 1]}),
    "contest": ({"dice": [1, 2]},),
    "allow": ({"player": 0},),
    "pick": ({}, {"card": 12}, {"card": -1}, {"card": True}, {"card": 1, "for": 1}),
    "green": ({}, *({"at": at} for at in ([0, 1], [1, 5], [1], [1, 1, 1], [1, True], "11"))),
    "own": ({"at": None}, {"at": [1, 1], "card": 0}),
    "declare": (
        {"card": 0},
        {"cells": _CELLS},
        *({"card": 0, "cells": _CELLS[:4] + more} for more in ([[2, 1]], [], [[1, 1]], [1])),
        {"card": 0, "cells": {}},
        {"card": "0", "cells": _CELLS},
    ),
    "clear": ({"at": [1, 1]},),
    "swap": ({"from": [1, 1], "to": [1, 2]},),
    "replace": ({"at": [1, 1]},),
    "wipe": ({},),
    "exchange": ({"mine": 0, "theirs": 1},),
    "none": ({},),
}


def _wrong_actions(talk):
    for action in ({}, {"type": None}, {"type": ["green"]}):
        talk.ask("do", action=action)
    for kind, cases in _WRONG.items():
        for more in cases:
            talk.ask("do", action={"type": kind, **more})


def _plain_start(talk, variant, cards):
    # Ann is first, and picks; the dice are those of the table.
    options = {"deck": ODD_DECK, "variant": variant}
    talk.ask("new", game="shape_cards", players=NAMES, dice="table", first=0, seed=talk.seed, options=options)
    _do(talk, *(f"pick {card}" for card in cards))


def barred(talk: Conversation) -> None:
    """A contest won bars the field for the turn, a tie and a lower roll let the piece stand; both take off in one
    round.
    """
    _plain_start(talk, ["extreme", "revenge"], (6, 9, 8, 10))
    _do(talk, "own 2 2", "contest 2 3", "legal", "state", "own 2 2", "green 2 2", "end", "own 2 3")
    _do(talk, "own 2 2", "contest 6 6", "green 1 1", "own 1 2", "contest 1 2", "clear", "state", "clear", "state")
    _do(talk, "revenge 5", "none", "clear", "clear", "end", "state")


def _suffer(talk, times):
    # The first player rolls lower in this many contests, and both pass by taking nothing off.
    for _ in range(times):
        _do(talk, "own 4 4", "contest 1 6", "clear", "clear")


def revenge(talk: Conversation) -> None:
    """Points open the revenges one by one, a 6 opens all; the counter goes back to 0, the turn ends."""
    _plain_start(talk, ["revenge"], (0, 3, 1, 4))
    _suffer(talk, 3)
    _do(talk, "own 4 4", "contest 5 6", "revenge 5", "legal", "none", "state", "own 1 1", "allow")
    _suffer(talk, 1)
    _do(talk, "own 1 2", "allow", "own 1 1", "allow", "revenge 6", "state", "legal")
    _do(talk, "none", "swap 1 2 1 1", "swap 1 1 2 1", "exchange 1 0", "exchange 0 2", "exchange 0 3", "state", "clear")
    _suffer(talk, 7)
    _do(talk, "green 2 2", "own 2 3", "allow", "revenge 1", "legal", "wipe", "replace 2 2", "replace 2 3", "state")
    _do(talk, "clear")
    _suffer(talk, 13)
    _do(talk, "green 2 1", "own 3 3", "allow", "own 3 4", "allow", "own 3 2", "allow", "revenge 1", "legal")
    _do(talk, "exchange 3 0", "wipe", "state", "revenge 6", "replace 3 4", "state")


def thief(talk: Conversation) -> None:
    """Cards of the other player are declared; the last of a hand decides; two equal cards."""
    _plain_start(talk, ["thief"], (0, 6, 1, 7))
    cross = [[1, 2], [2, 1], [2, 2], [2, 3], [3, 2]]
    _do(talk, "own 1 2", "allow", "green 2 1", "own 2 2", "allow", "green 2 3", "green 3 2", "green 4 4", "legal")
    talk.ask("do", action={"type": "declare", "card": 0, "cells": cross[::-1]})
    _do(
        talk, "state", "green 1 2", "own 2 1", "allow", "green 2 2", "own 2 3", "allow", "green 3 2", "own 3 3", "allow"
    )
    talk.ask("do", action={"type": "declare", "card": 7, "cells": cross})
    _do(talk, "clear", "legal")
    talk.ask("do", action={"type": "declare", "card": 1, "cells": cross})
    _do(talk, "state")


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
    "shape_cards_all": game(list(FLAGS), "device", 300),
    "shape_cards_save": save,
    "shape_cards_errors": errors,
    "shape_cards_barred": barred,
    "shape_cards_revenges": revenge,
    "shape_cards_steals": thief,
}
