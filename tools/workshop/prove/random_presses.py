"""Random presses on every board, in random games; the power fails between writes, and at every point of some. Beside
them walks with what accompanies a game.
"""

import os
import random
import shutil
import tempfile
from collections.abc import Callable

from host_sim.boards import board_names, load_board
from shared_rules import registry
from tools.workshop.prove import companions
from tools.workshop.prove.table_top import (
    BEGIN,
    WAIT,
    PowerCut,
    TableTop,
    failing,
    first_lines,
    is_script,
    small_files,
    watching,
)
from tools.workshop.prove.trial import Found, reason_of, shortest

NAME = "presses"
SHARE = 60
PRESSES = 60
MOST_WALKS = 80
"""So many tries make a walk short: each may take a second or two."""
LIKELY = ("ok",) * 6 + ("down", "down", "right", "right", "up", "left")
NO_GAME = "none"
PAD = "pad"
"""Instead of a game: a score pad."""
OPEN = "open"
DEEP = (
    ("pads.cards.Cards",),
    ("pads.dice_sets.Sets",),
    ("pads.dice_sets.Sets", "ok", "down", "down", "ok"),  # the notation of a new one
    ("pads.bag.Bag",),
    ("pads.clock.SetUp", "ok"),
    ("screens.evening.Evening",),
)
"""Screens that random presses seldom find from home, and the keys pressed there first."""
CONFIRM = "screens.choice.Confirm"


def script(chance: random.Random) -> list[str]:
    """Return the lines of a random script: a board, a game, then presses and power cuts."""
    board = chance.choice(board_names())
    games = [line[0] for line in registry.GAMES]
    keys = sorted({logical for _label, _pin, logical in load_board(board).KEYS})
    keys += [key for key in LIKELY if key in keys] + [WAIT, BEGIN]
    lines = first_lines(chance, board, [*games, NO_GAME, PAD])
    for _ in range(PRESSES):
        kind = chance.randrange(24)
        key = chance.choice(keys)
        if kind < 2:
            lines.append("power")
        elif kind < 4:
            lines.append(f"cut {key} {chance.randrange(101)}")
        elif kind == 4 and chance.randrange(2):
            name, *pressed = chance.choice(DEEP)
            lines += [f"{OPEN} {name}", *["press " + key for key in pressed]]
        else:
            lines.append("press " + key)
    return lines


def _lost(before: dict[int, str], after: dict[int, str], may_delete: bool) -> str:
    """Return what the records lost, in words."""
    missing = [number for number in before if number not in after]
    if missing and not (may_delete and len(missing) == 1):
        return f"game {missing[0]} is gone"
    for number, text in before.items():
        if number in after and not after[number].startswith(text):
            return f"the record of game {number} lost lines"
    return ""


def _refused(top: TableTop) -> str:
    """Return what the handheld remembered and then could not use, in words."""
    path = os.path.join(top.folder, "memory.bad")
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return "it refuses what it remembered itself: " + file.read().strip()


def _changed(now: dict, stages: list[dict]) -> str:
    """Return what is as at no stage of a press, or ""."""
    for name in sorted({name for stage in (now, *stages) for name in stage}):
        if now.get(name) not in [stage.get(name) for stage in stages]:
            return f"{name} is {now.get(name)} after the power cut, and never was before: {stages[-1].get(name)}"
    return ""


def _cut_everywhere(top: TableTop, key: str, share: float, cuts: list[int]) -> str:
    """Press a key once for each write, rename and removal that it brings, at which the power fails, and once more in
    the start that follows. Flash and panel must be as at some stage of the press, and the handheld must play on.
    """
    before = top.folder + ".before"
    shutil.copytree(top.folder, before)

    def go_back():
        shutil.rmtree(top.folder)
        shutil.copytree(before, top.folder)
        top.again()

    try:
        go_back()
        records = top.records()
        stages = [top.kept()]
        with watching(lambda: stages.append(stages[-1] | small_files(top.folder))):
            top.press(key, lambda: stages.append(top.kept()))
        wanted = top.records()
        for number in range(100):
            go_back()
            try:
                with failing(number, share):
                    top.press(key)
                return ""
            except PowerCut:
                cuts.append(number)
            try:
                with failing(number % 3, share):
                    top.again()
            except PowerCut:
                top.again()
            now = top.records()
            wrong = _changed(top.kept(), stages) or _lost(records, now, len(wanted) < len(records))
            for game, text in now.items():
                if game in wanted and not wanted[game].startswith(text):
                    wrong = wrong or f"the record of game {game} has other lines than the press brings"
            may_delete = top.app.stack[-1][0] == CONFIRM
            top.press(key)
            wrong = wrong or _lost(now, top.records(), may_delete) or top.after_power()
            if wrong:
                return f"power cut at write {number} of the press, {share:.0%} of it written: {wrong}"
        return "a press writes without end"
    finally:
        shutil.rmtree(before)


def _step(top: TableTop, words: list[str], cuts: list[int]) -> str:
    before = top.records()
    may_delete = top.app.stack[-1][0] == CONFIRM
    wrong = ""
    if words[0] == "power":
        wrong = top.after_power()
    elif words[0] == "cut":
        wrong = _cut_everywhere(top, words[1], int(words[2]) / 100, cuts)
    elif words[0] == OPEN:
        top.open(words[1])
    else:
        top.press(words[1])
    return wrong or top.late or _refused(top) or _lost(before, top.records(), may_delete)


def fault(lines: list[str], cuts: list[int] | None = None) -> str:
    """Return what goes wrong in a script, or "". cuts: gets an item for each cut inside a press."""
    if not is_script(lines):
        return ""
    _what, board, seed = lines[0].split()
    _what, game, game_seed, moves = lines[1].split()
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        try:
            top = TableTop(board, folder + "/data", int(seed))
            if game == PAD:
                top.pad(int(game_seed), int(moves))
            elif game != NO_GAME:
                top.game(game, int(game_seed), int(moves))
            for line in lines[2:]:
                wrong = _step(top, line.split(), [] if cuts is None else cuts)
                if wrong:
                    return f"{line}: {wrong}"
        except Exception as error:
            return reason_of(error)
    return ""


def run(chance: random.Random, until: Callable[[], bool], walks: bool = True) -> Found:
    """Play until `until()`; a case is one script, and one walk with companions."""
    found = Found()
    companies = companions.scripts(chance, found) if walks else None
    while not until() and not found.enough:
        lines = script(chance)
        cuts: list[int] = []
        wrong = fault(lines, cuts)
        found.count("scripts")
        found.count("presses", sum(line.startswith(("press", "cut")) for line in lines))
        found.count("power cuts between writes", lines.count("power"))
        found.count("inside", len(cuts))
        if wrong:
            found.failures.append(shortest(lines, fault))
        lines = next(companies) if companies else []
        found.count("walks", bool(lines))
        if companions.fault(lines):
            found.failures.append(shortest(lines, companions.fault, MOST_WALKS))
    return found
