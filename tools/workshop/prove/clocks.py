"""Clocks that stand still, go back, or jump by weeks and by what they wrap at, while keys are pressed and held."""

import random
import tempfile
from collections.abc import Callable
from typing import Any

from firmware.keys import Keys
from host_sim.boards import board_names, load_board
from shared_rules import registry
from tools.workshop.presses.desk import STEP_MS, Desk
from tools.workshop.prove.table_top import TableTop, first_lines, is_script
from tools.workshop.prove.trial import Found, reason_of, shortest

NAME = "clocks"
SHARE = 12
PRESSES = 40
WRAP = 1 << 30
DAY = 24 * 60 * 60 * 1000
JUMPS = (-1, -59_000, -61_000, -DAY, -30 * DAY, 61_000, DAY, 30 * DAY, *(WRAP // 2 + at for at in (-1, 0, 1)), WRAP - 1)
"""Milliseconds that a clock is put forward or back by."""
BACK = (-1, -61_000, -DAY)
"""Jumps after which a key that is down does not seem stuck: a message would take the next press."""
STOPS = -59_000
"""After this jump what moves on the panel waits for the clock: presses are too early."""
LIKELY = ("ok",) * 6 + ("down", "down", "right", "up", "left")
_SAMPLE_MS = 5
_PRESS_MS = 80
_LET_GO_MS = 100
_PICTURE_MS = 1500
"""After it nothing moves on the panel."""
_PATIENCE_MS = 60_000
NEVER_SLEEPS = "never sleeps"
SLEEPS = "sleeps"


class ClockedDesk(Desk):
    """The app with the keys of its board and a clock that `jump()` moves, and that does not move while `standing`."""

    def __init__(self, board_name: str, folder: str):
        Desk.__init__(self, board_name, folder)
        self.standing = False
        keys = load_board(board_name).KEYS
        self.down = [False] * len(keys)
        self.names = [logical for _label, _pin, logical in keys]
        hardware: Any = self.hardware
        hardware.keys = Keys([(keys[at][0], self.names[at], self._level(at)) for at in range(len(keys))])

    def _level(self, at):
        return lambda: int(not self.down[at])

    def jump(self, ms: int) -> None:
        """Move the clock forward, or back."""
        self.hardware.time = (self.hardware.time + ms) % WRAP

    def step(self, ms: int = STEP_MS) -> None:
        """Do a turn of the main loop; the keys are sampled meanwhile, as by a timer."""
        hardware: Any = self.hardware
        before = hardware.time
        if isinstance(hardware.keys, Keys):
            for _ in range(0, ms, _SAMPLE_MS):
                if not self.standing:
                    self.jump(_SAMPLE_MS)
                hardware.keys.sample(hardware.time)
        hardware.time = (before + (0 if self.standing else ms)) % WRAP - ms
        Desk.step(self, ms)


class _Clocked(TableTop):
    desk_kind = ClockedDesk

    def pass_time(self, ms):
        for _ in range(0, ms, STEP_MS):
            self.desk.step()

    def press_for(self, name, jump=0, standing=False, let_go=0):
        """Press a key; the clock jumps while it is down or as it is released, or stands still."""
        desk: Any = self.desk
        desk.standing = standing
        at = desk.names.index(name)
        desk.down[at] = True
        self.pass_time(_PRESS_MS)
        desk.jump(jump)
        self.pass_time(STEP_MS)
        desk.down[at] = False
        desk.hardware.keys.sample(desk.hardware.time)
        desk.jump(let_go)
        self.pass_time(_LET_GO_MS)
        desk.standing = False
        self.pass_time(_PICTURE_MS)
        self.settle()
        return "" if not desk.hardware.keys.pressed(at) else "the key %s counts as down though it was let go" % name


def script(chance: random.Random) -> list[str]:
    """Return the lines of a random script: a board, a game, then presses and what the clock does."""
    board = chance.choice(board_names())
    keys = sorted({logical for _label, _pin, logical in load_board(board).KEYS})
    keys += [key for key in LIKELY if key in keys]
    sleeping = chance.choice((SLEEPS, NEVER_SLEEPS))
    lines = [*first_lines(chance, board, [line[0] for line in registry.GAMES]), sleeping]
    for _ in range(PRESSES):
        kind, key = chance.randrange(8), chance.choice(keys)
        jump = chance.choice([ms for ms in JUMPS if sleeping == SLEEPS or ms != STOPS])
        if kind == 0:
            lines += [f"jump {jump}", f"press {key}"]
        elif kind == 1:
            lines.append(f"jumps while down {key} {jump if sleeping == SLEEPS else chance.choice(BACK)}")
        elif kind == 2:
            lines.append(f"jumps as it is let go {key} {jump}")
        elif kind == 3:
            lines.append(f"stands while down {key}")
        else:
            lines.append(f"press {key}")
    return lines


def _step(top, line, is_right):
    """Return what goes wrong in a line; is_right: with the same presses and a right clock."""
    words = line.split()
    before = top.records()
    wrong = ""
    if words[0] == "jump":
        if not is_right:
            top.desk.jump(int(words[1]))
    elif words[0] == "jumps":
        jump = 0 if is_right else int(words[-1])
        wrong = top.press_for(words[-2], **{"jump" if "while" in words else "let_go": jump})
    else:
        wrong = top.press_for(words[-1], standing=words[0] == "stands" and not is_right)
    gone = [number for number in before if number not in top.records()]
    return wrong or top.late or (f"game {gone[0]} is gone" if gone else "")


def _seconds(top, most):
    """Return what is wrong with the saved playing times, in words."""
    for number in top.app.storage.games():
        seconds = top.app.storage.side(number).get("seconds", 0)
        if not 0 <= seconds <= most:
            return f"game {number} took {seconds} s"
    return ""


def _played(lines, folder, is_right, known):
    """Return (what goes wrong, the records after it)."""
    _what, board, seed = lines[0].split()
    _what, game, game_seed, moves = lines[1].split()
    top = _Clocked(board, folder, int(seed))
    top.app.set("sleep_seconds", 0 if lines[2] == NEVER_SLEEPS else 300)
    top.app.set("dim_seconds", 0)
    top.game(game, int(game_seed), int(moves))
    for line in lines[3:]:
        wrong = _step(top, line, is_right)
        if wrong:
            return f"{line}: {wrong}", {}
    known["rivals"] = bool(top.app.game.rivals)
    top.app.wake()
    before = top.app.stack.screen.awaits_rival and top.records()
    top.pass_time(_PATIENCE_MS)
    if top.app.stack.screen.awaits_rival and top.records() == before:
        return "a rival does nothing any more", {}
    top.app.game.leave()
    top.settle()
    return _seconds(top, len(lines) * 300) if lines[2] == SLEEPS else "", top.records()


def fault(lines: list[str]) -> str:
    """Return what goes wrong in a script, or ""."""
    if not is_script(lines) or lines[2:3] not in ([SLEEPS], [NEVER_SLEEPS]):
        return ""
    known: dict = {}
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        try:
            wrong, records = _played(lines, folder + "/odd", False, known)
            # A key only wakes a handheld that sleeps, time covers hidden cards, a rival may be slower than the keys.
            if wrong or known["rivals"] or lines[2] == SLEEPS or "game shape_cards" in lines[1]:
                return wrong
            wrong, expected = _played(lines, folder + "/right", True, known)
        except Exception as error:
            return reason_of(error)
    return wrong or ("" if records == expected else "the games are not those of the same presses under a right clock")


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Play until `until()`; a case is one script."""
    found = Found()
    while not until() and not found.enough:
        lines = script(chance)
        wrong = fault(lines)
        found.count("scripts")
        found.count("presses", sum("jump " not in line for line in lines[3:]))
        found.count("times the clock jumped", sum(line.startswith("jump") for line in lines))
        found.count("or stood still", sum(line.startswith("stands") for line in lines))
        if wrong:
            found.failures.append(shortest(lines, fault))
    return found
