"""The simulator killed at random moments of a scripted game: it starts again where it was, or one action further.

As a program (python -m tools.workshop.prove.kills FOLDER SCRIPT PRESSES) it is the one that is killed.
"""

import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, press, settle
from tools import places
from tools.workshop.goldens.game_scripts import SCRIPTS
from tools.workshop.prove.torn_flash import first_presses
from tools.workshop.prove.trial import Found, reason_of

NAME = "kills"
SHARE = 12
PRESSES = 40


def _handheld(folder, name):
    _name, board, seed = next(script for script in SCRIPTS if script[0] == name)
    return SimulatedHandheld(board, folder, seed)


def _let_think(handheld):
    # Two pictures differ while a rival thinks, which takes longer in a new process.
    while handheld.app.stack.screen is None or handheld.app.stack.screen.awaits_rival:
        settle(handheld)


def _played(folder, name, presses):
    """Give the handheld before the first press of a script and after each."""
    handheld = _handheld(folder, name)
    boot(handheld)
    yield handheld
    for key in first_presses(name, presses):
        press(handheld, key)
        _let_think(handheld)
        yield handheld


def _pictures(name, presses):
    """Return the pictures of an undisturbed script, before the first press and after each."""
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        return [handheld.pixels() for handheld in _played(folder, name, presses)]


def _killed(folder, name, presses, after, delay):
    """Kill the simulator `delay` seconds after `after` presses; returns how many it has done."""
    command = [sys.executable, "-m", "tools.workshop.prove.kills", folder, name, str(presses)]
    with subprocess.Popen(command, cwd=places.ROOT, stdout=subprocess.PIPE) as process:
        lines = 0
        while process.stdout is not None and lines <= after and process.stdout.readline():
            lines += 1
        time.sleep(delay)
        process.kill()
        rest = process.stdout.read() if process.stdout is not None else b""
    return lines + rest.count(b"\n") - 1


def fault(name: str, presses: int, after: int, delay: float, pictures: list[bytes]) -> tuple[int, str]:
    """Return (presses done, what goes wrong after a kill, or "")."""
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        done = _killed(folder, name, presses, after, delay)
        if done < 0:
            return done, "the simulator did not start"
        handheld = _handheld(folder, name)
        try:
            boot(handheld)
            _let_think(handheld)
            shown, violations = handheld.pixels(), handheld.violations
        except Exception as error:
            return done, reason_of(error)
        finally:
            handheld.power_off()
        if violations:
            return done, "; ".join(violations)
        if shown not in pictures[done : done + 2]:
            return done, f"neither the picture after {done} presses nor the one after {done + 1}"
        return done, ""


def run(chance: random.Random, until: Callable[[], bool], presses: int = PRESSES) -> Found:
    """Kill until `until()`; a case is one kill."""
    found = Found()
    known = {}
    while not until() and not found.enough:
        name = chance.choice(SCRIPTS)[0]
        if name not in known:
            known[name] = _pictures(name, presses)
        done, wrong = fault(name, presses, chance.randrange(presses), chance.random() / 20, known[name])
        found.count("kills")
        if wrong:
            keys = [f"press {key}" for key in first_presses(name, presses)[: done + 1]]
            found.failures.append((wrong, [name, *keys, "killed during the last press"]))
    return found


if __name__ == "__main__":
    for _ in _played(sys.argv[1], sys.argv[2], int(sys.argv[3])):
        print("pressed", flush=True)
