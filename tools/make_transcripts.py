"""Makes the golden transcripts: `python -m tools.make_transcripts`. Look at what changed in them before committing
it.

A transcript is a whole conversation with the table protocol: lines `> request` and `< reply`. The same requests must
get the same replies, byte for byte, on every runtime. Every registered game has some, each in a file named
GAME_SOMETHING.txt.
"""

import argparse
import json
import sys

from shared_rules.dice_stream import DiceStream
from shared_rules.protocol import Session
from tools import places, transcripts_block_buster, transcripts_puzzle_sheet, transcripts_shape_cards
from tools.games.yacht import transcripts as yacht

FOLDER = places.ROOT / "tests" / "golden" / "transcripts"


def read(path):
    """The conversation in a file: a list of (request, reply), both bytes without their line ends."""
    lines = path.read_bytes().replace(b"\r\n", b"\n").split(b"\n")[:-1]
    return [(lines[at][2:], lines[at + 1][2:]) for at in range(0, len(lines), 2)]


class Conversation:
    """A conversation in the making. `chance` gives its random choices, the same on every computer."""

    def __init__(self, seed):
        self._session = Session(None)
        self._lines = []
        self.seed = f"{seed:032x}"
        self.chance = DiceStream(self.seed[::-1])

    def ask(self, op, **values):
        """Sends a request; returns the reply as a dict."""
        return self.send(json.dumps({"op": op, **values}, separators=(",", ":"), sort_keys=True))

    def send(self, request):
        """Sends a line; returns the reply as a dict."""
        reply = self._session.answer(request.encode())
        self._lines += ["> " + request, "< " + reply]
        return json.loads(reply)

    def listed(self, asked=True):
        """The legal actions; where they are not asked for, the transcript does not show them."""
        if asked:
            return self.ask("legal")["actions"]
        return list(self._session.table.legal())

    @property
    def game(self):
        """The rules of the game that is on, for a player who decides by looking at the table."""
        return self._session.table.game

    def choose(self, items):
        """One of the items, at random."""
        return items[self.chance.bounded(len(items))]

    def text(self):
        """The conversation as the text of a transcript."""
        return "".join(line + "\n" for line in self._lines)


def penk_move(talk, table_dice):
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


def penk_game(players, dice, **more):
    """A whole game of Penk!, with a look around and a step back now and then."""

    def play(talk):
        names = ["Ann", "Björn", "Chloé 2", "\U0001f3b2 Dora"][:players]
        reply = talk.ask("new", game="penk", players=names, dice=dice, seed=talk.seed, **more)
        while reply["phase"] != "over":
            reply = talk.ask("do", action=penk_move(talk, dice == "table"))
            if talk.chance.bounded(6) == 0:
                talk.ask("state")
            if talk.chance.bounded(8) == 0 and talk.ask("undo")["ok"]:
                reply = talk.ask("redo")
        for op in ("legal", "state", "audit", "undo", "redo", "audit"):
            talk.ask(op)

    return play


def penk_undo(talk):
    """Undo by force, other dice afterwards, redo with the same dice, save and load with undone dice, a closed game."""
    reply = talk.ask("new", game="penk", players=["Ann", "Ben", "Cy"], seed=talk.seed)
    moves = 0
    while reply["phase"] != "over":
        reply = talk.ask("do", action=penk_move(talk, False))
        moves += 1
        if moves % 5 == 0:
            steps = 1 + talk.chance.bounded(4)
            for _ in range(steps):
                talk.ask("undo")
                talk.ask("undo", force=True)
            for _ in range(talk.chance.bounded(steps + 1)):
                talk.ask("redo")
            reply = talk.ask("state")["state"]
        if moves % 40 == 0:
            save = talk.ask("save")["save"]
            talk.ask("undo", force=True)
            talk.ask("load", save=save)
            talk.ask("redo")
            reply = talk.ask("state")["state"]
    talk.ask("undo", force=True)
    talk.ask("audit")
    talk.ask("redo")
    talk.ask("audit")
    talk.ask("load", save=talk.ask("save")["save"])
    for op in ("undo", "redo", "audit", "state", "save"):
        talk.ask(op)


def penk_skipped(talk):
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


def penk_errors(talk):
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
    for op in ("games", "legal", "state", "undo", "redo", "save", "audit", "nothing"):
        talk.ask(op)
    talk.ask("do", action={"type": "roll"})
    talk.ask("do")
    talk.ask("load", save="")
    talk.ask("load", save="00000000 {}\n")
    talk.ask("load", save=1)
    talk.ask("games", more=1)
    new = {"game": "penk", "players": ["Ann", "Ann"], "seed": talk.seed}
    for wrong in (
        {"game": "chess"},
        {"game": None},
        {"players": ["Ann"]},
        {"players": ["A"] * 5},
        {"players": "Ann"},
        {"players": ["Ann", ""]},
        {"players": ["Ann", "  "]},
        {"players": ["Ann", "123456789"]},
        {"players": ["Ann", "a\tb"]},
        {"players": ["Ann", 1]},
        {"first": 2},
        {"first": -1},
        {"first": True},
        {"first": 1.0},
        {"dice": "hand"},
        {"seed": "00"},
        {"seed": "F" * 32},
        {"options": []},
        {"options": {"values": [1, 2, 3, 5]}},
        {"options": {"values": [1, 2, 3, 5, 100]}},
        {"options": {"colour": 1}},
        {"audit": 1},
    ):
        talk.ask("new", **{**new, **wrong})
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
        {"type": None},
        {"type": "pass"},
        {"type": ["roll"]},
        {"type": "roll", "dice": [1, 2, 3, 4, 5, 6]},
        {"type": "roll", "at": [1]},
        {"type": "reroll", "at": [0]},
        {"type": "reroll"},
        {"type": "reroll", "at": []},
        {"type": "reroll", "at": [1, 0]},
        {"type": "reroll", "at": [0, 0]},
        {"type": "reroll", "at": [6]},
        {"type": "reroll", "at": [True]},
        {"type": "reroll", "at": 0},
        {"type": "mark"},
        {"type": "mark", "cells": []},
        {"type": "mark", "cells": [[1, 1], [1, 1]]},
        {"type": "mark", "cells": [[0, 1]]},
        {"type": "mark", "cells": [[1, 6]]},
        {"type": "mark", "cells": [[5, 5]]},
        {"type": "mark", "cells": [[1]]},
        {"type": "mark", "cells": [1]},
        {"type": "mark", "cells": [[1, 1], [1, 2], [1, 3], [1, 4]]},
        {"type": "mark", "cells": [[1, True]]},
        {"type": "eliminate"},
        {"type": "eliminate", "column": 1},
        {"type": "eliminate", "column": 0},
        {"type": "eliminate", "column": "1"},
    )
    for action in wrong_actions:
        talk.ask("do", action=action)
    for action in (None, [], "roll", 1):
        talk.ask("do", action=action)
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


# For each game the number of its first seed, so that one game's transcripts do not change with another's.
SOURCES = (
    (1000, TRANSCRIPTS),
    (2000, transcripts_puzzle_sheet.TRANSCRIPTS),
    (3000, transcripts_block_buster.TRANSCRIPTS),
    (4000, transcripts_shape_cards.TRANSCRIPTS),
    (5000, yacht.TRANSCRIPTS),
)


def made():
    """A dict of file name -> text of every transcript."""
    texts = {}
    for first, scripts in SOURCES:
        for number, (name, script) in enumerate(scripts.items()):
            talk = Conversation(first + number)
            script(talk)
            texts[name + ".txt"] = talk.text()
    return texts


def main(arguments):
    """Writes the transcripts."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.make_transcripts",
        description=f"Write all transcripts of the table protocol anew, into {FOLDER}.",
    )
    parser.parse_args(arguments)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10)) // 2} requests")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
