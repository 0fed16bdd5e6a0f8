"""Random presses on every board, in random games, with the power failing between and inside writes."""

import random
import tempfile

from firmware.keys import NAMES
from firmware.screens.new_game import has_screens
from host_sim.boards import board_names, load_board
from shared_rules import registry
from tools.prove.table_top import PowerCut, TableTop, failing
from tools.prove.trial import Found, reason_of, shortest

NAME = "presses"
TRIES = "random keys in random games on all boards, power cuts between and inside writes"
SHARE = 60
PRESSES = 60
LIKELY = ("ok",) * 6 + ("down", "down", "right", "right", "up", "left")
CONFIRM = "screens.choice.Confirm"


def script(chance: random.Random) -> list[str]:
    """The lines of a random script: a board, a game, then presses and power cuts."""
    board = chance.choice(board_names())
    games = [line[0] for line in registry.GAMES if has_screens(line[0])]
    keys = sorted({logical for _label, _pin, logical in load_board(board).KEYS})
    keys += [key for key in LIKELY if key in keys]
    lines = [
        f"board {board} {chance.getrandbits(32)}",
        f"game {chance.choice(games)} {chance.getrandbits(32)} {chance.choice((0, 3, 20, 100))}",
    ]
    for _ in range(PRESSES):
        kind = chance.randrange(12)
        key = chance.choice(keys)
        if kind == 0:
            lines.append("power")
        elif kind == 1:
            lines.append(f"cut {key} {chance.randrange(3)} {chance.randrange(5) * 25}")
        else:
            lines.append("press " + key)
    return lines


def _lost(before: dict[int, str], after: dict[int, str], may_delete: bool) -> str:
    """What the records lost, in words."""
    missing = [number for number in before if number not in after]
    if missing and not (may_delete and len(missing) == 1):
        return f"game {missing[0]} is gone"
    for number, text in before.items():
        if number in after and not after[number].startswith(text):
            return f"the record of game {number} lost lines"
    return ""


def _after_power(top: TableTop, shown: list) -> str:
    """What another power cycle changes: nothing, when all is well."""
    table = top.app.table
    record = table.save() if table is not None else None
    top.again()
    table = top.app.table
    if (table.save() if table is not None else None) != record:
        return "after power off and on another game is open, or another part of it"
    if [name for name, _state in top.stack()] != [name for name, _state in shown]:
        return f"after power off and on {top.stack()} is shown instead of {shown}"
    return ""


def _step(top: TableTop, words: list[str]) -> str:
    before = top.records()
    may_delete = top.app.stack[-1][0] == CONFIRM
    if words[0] == "power":
        wrong = _after_power(top, top.stack())
    else:
        key = NAMES.index(words[1])
        wrong = ""
        if words[0] == "press":
            top.press(key)
        else:
            try:
                with failing(int(words[2]), int(words[3]) / 100):
                    top.press(key)
            except PowerCut:
                top.again()
    return wrong or _lost(before, top.records(), may_delete)


def fault(lines: list[str]) -> str:
    """What goes wrong in a script; "" when nothing does."""
    if len(lines) < 2 or not lines[0].startswith("board") or not lines[1].startswith("game"):
        return ""
    _what, board, seed = lines[0].split()
    _what, game, game_seed, moves = lines[1].split()
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        try:
            top = TableTop(board, folder + "/data", int(seed))
            top.game(game, int(game_seed), int(moves))
            for line in lines[2:]:
                wrong = _step(top, line.split())
                if wrong:
                    return f"{line}: {wrong}"
        except Exception as error:
            return reason_of(error)
    return ""


def run(chance: random.Random, until) -> Found:
    """Play until `until()`; a case is one script."""
    found = Found()
    while not until() and not found.enough:
        lines = script(chance)
        found.count("scripts")
        found.count("presses", sum(line.startswith(("press", "cut")) for line in lines))
        found.count("power cuts", sum(line.startswith(("power", "cut")) for line in lines))
        if fault(lines):
            found.failures.append(shortest(lines, fault))
    return found
