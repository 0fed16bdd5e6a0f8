"""The conversations of Penk!'s golden transcripts: whole games, undo, refusals."""

from collections.abc import Callable

from tools.games.conversations import ask_all, back_and_forth, do_all, load_after_undo, new_all, of_type, whole_game
from tools.goldens.transcripts import Conversation


def penk_move(talk: Conversation, table_dice: bool) -> dict:
    """A move of a player who likes to mark much and rerolls sometimes."""
    actions = talk.ask("legal")["actions"]
    marks = [action for action in actions if action["type"] == "mark"]
    others = [action for action in actions if action["type"] != "mark"]
    if marks and (talk.chance.bounded(3) or not others):
        most = max(sum(row for row, _ in mark["cells"]) for mark in marks)
        action = talk.choose([mark for mark in marks if sum(row for row, _ in mark["cells"]) >= most - 1][:256])
    else:
        # Last come the eliminations: the player rerolls before losing a column.
        action = dict(others[0] if others[0]["type"] == "reroll" else talk.choose(others))
    if action["type"] == "reroll":
        action["at"] = [at for at in range(6) if talk.chance.bounded(2)] or [0]
    if table_dice and action["type"] in ("roll", "reroll"):
        action["dice"] = talk.chance.roll((6,) * len(action.get("at", range(6))))
    return action


def penk_game(players: int, dice: str, **more) -> Callable:
    """A whole game of Penk!."""
    return whole_game(lambda talk, *_: penk_move(talk, dice == "table"), players, game="penk", dice=dice, **more)


def penk_undo(talk: Conversation) -> None:
    """Undo by force, other dice afterwards, redo with the same dice, save and load with undone dice, a closed game."""
    reply = talk.ask("new", game="penk", players=["Ann", "Ben", "Cy"], seed=talk.seed)
    moves = 0
    while reply["phase"] != "over":
        reply = talk.ask("do", action=penk_move(talk, False))
        moves += 1
        if moves % 5 == 0:
            reply = back_and_forth(talk)
        if moves % 40 == 0:
            reply = load_after_undo(talk)
    talk.ask("undo", force=True)
    talk.ask("audit")
    talk.ask("redo")
    talk.ask("audit")
    talk.ask("load", save=talk.ask("save")["save"])
    ask_all(talk, "undo", "redo", "audit", "state", "save")


def penk_skipped(talk: Conversation) -> None:
    """Ann fills rows 4 to 1, Ben fills row 5 but for a cross: he is left without a clear cell, and is skipped in the
    last round."""
    ann = [[[4, column], [2, column]] for column in range(1, 6)]
    ann += [[[3, 1], [3, 2]], [[3, 3], [3, 4]], [[3, 5], [1, 1], [1, 2]], [[1, 3], [1, 4], [1, 5]]]
    ben = [None, [[3, 2]], [[3, 3]], [[3, 4]], [[5, 2]], [[5, 3]], [[5, 4]], [[5, 5]]]
    talk.ask("new", game="penk", players=["Ann", "Ben"], dice="table", first=0, seed=talk.seed)
    for turn in range(len(ann) + len(ben)):
        cells = (ben if turn % 2 else ann)[turn // 2]
        faces = [column for row, column in cells or () for _ in range(row)]
        talk.ask("do", action={"type": "roll", "dice": (faces + [6] * 6)[:6]})
        talk.ask("do", action={"type": "mark", "cells": cells} if cells else {"type": "eliminate", "column": 1})
    talk.ask("state")
    talk.ask("undo")
    talk.ask("redo")


def penk_errors(talk: Conversation) -> None:
    """Each error code, by the protocol's own reasons and by the game's."""
    for line in (
        "",
        "{",
        "[]",
        '"op"',
        "nul",
        '{"op":"games"}x',
        '{"op":"state","as":01}',
        '{"op":"do","action":{"type":"\\x"}}',
    ):
        talk.send(line)
    ask_all(talk, "games", "legal", "state", "undo", "redo", "save", "audit", "nothing")
    talk.ask("do", action={"type": "roll"})
    talk.ask("do")
    talk.ask("load", save="")
    talk.ask("load", save="00000000 {}\n")
    talk.ask("load", save=1)
    talk.ask("games", more=1)
    new = {"game": "penk", "players": ["Ann", "Ann"], "seed": talk.seed}
    names = (["Ann"], ["A"] * 5, "Ann", *(["Ann", name] for name in ("", "  ", "123456789", "a\tb", 1)))
    options = ([], *({"values": values} for values in ([1, 2, 3, 5], [1, 2, 3, 5, 100])), {"colour": 1})
    wrong = (
        *({"game": game} for game in ("chess", None)),
        *({"players": players} for players in names),
        *({"first": first} for first in (2, -1, True, 1.0)),
        {"dice": "hand"},
        *({"seed": seed} for seed in ("00", "F" * 32)),
        *({"options": wrong} for wrong in options),
        {"audit": 1},
    )
    new_all(talk, new, wrong)
    talk.ask("state")
    talk.ask("new", **new, options={"values": None}, first=1, dice=None)
    talk.ask("state", **{"as": 1})
    for wrong in (2, -1, True, "0", None):
        talk.ask("state", **{"as": wrong})
    talk.ask("undo")
    talk.ask("undo", force=1)
    talk.ask("redo", force=True)
    talk.ask("audit")
    wrong_actions = (
        {},
        *({"type": kind} for kind in (None, "pass", ["roll"])),
        {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]},
        {"type": "roll", "at": [1]},
        {"type": "reroll", "at": [0]},
        {"type": "reroll"},
        *of_type("reroll", "at", [], [1, 0], [0, 0], [6], [True], 0),
        {"type": "mark"},
        *of_type("mark", "cells", [], [[1, 1], [1, 1]], [[0, 1]], [[1, 6]], [[5, 5]], [[1]], [1]),
        *of_type("mark", "cells", [[1, 1], [1, 2], [1, 3], [1, 4]], [[1, True]]),
        {"type": "eliminate"},
        *of_type("eliminate", "column", 1, 0, "1"),
    )
    do_all(talk, wrong_actions)
    do_all(talk, (None, [], "roll", 1))
    talk.ask("do", action={"type": "roll"})
    for action in ({"type": "roll"}, *wrong_actions):
        if action != {"type": "reroll", "at": [0]}:
            talk.ask("do", action=action)
    talk.ask("undo")
    talk.ask("state")
    save = talk.ask("save")["save"]
    for bad in (save[1:], save[:20], save.split("\n")[1], "\n" + save, save.replace('"version":1', '"version":2')):
        talk.ask("load", save=bad)
    talk.ask("state")
    talk.ask("load", save=save[:-1])
    talk.ask("load", save=save[:-3])
    talk.ask("load", save=save + save)


TRANSCRIPTS = {
    "penk_device_2_players": penk_game(2, "device"),
    "penk_device_3_players": penk_game(3, "device", first=2),
    "penk_device_4_players": penk_game(4, "device"),
    "penk_table_2_players": penk_game(2, "table", first=0),
    "penk_table_3_players": penk_game(3, "table"),
    "penk_table_4_players": penk_game(4, "table"),
    "penk_values": penk_game(2, "device", options={"values": [0, 99, 7, 50, 1]}),
    "penk_undo": penk_undo,
    "penk_skipped": penk_skipped,
    "penk_errors": penk_errors,
}
