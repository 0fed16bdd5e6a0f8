"""Whole games, and the start on a flash that was never formatted, in the second, strict emulator: it stops where a chip
would, and its pictures are the simulator's.
"""

import random
import tempfile
from collections.abc import Callable

from host_sim.handheld import SimulatedHandheld
from host_sim.script import ScriptError, boot, parse
from tools.device import program
from tools.device.board import device_paths
from tools.refusal import Refusal
from tools.workshop.emulated_pico.album import Album
from tools.workshop.emulated_pico.handheld import flash_with
from tools.workshop.goldens.game_scripts import FOLDER, SCRIPTS
from tools.workshop.prove.trial import Found
from tools.workshop.second_emulator import rp2040js
from tools.workshop.second_emulator.handheld import Fault, StrictHandheld

NAME = "strict"
SHARE = 1

# Thirty presses that throw no die: nothing fixes them on a flash that was never formatted.
THIRTY = """
shot home
press down x3
press ok
shot second
press down x3
press ok
press back
shot third
press back
press up x4
press ok
shot games
press down x2
press ok
shot set_up
press down x4
press back x2
shot home_again
press down x4
press ok
shot last
"""
_SKIP_FIRST_START = "press ok\npress ok\nhold ok 900\npress ok\npress ok"
_CUT = ["power off", "power on", "shot after_the_power_cut"]


def with_a_cut(text: str) -> str:
    """The script of a game with the power cut in its middle."""
    lines = text.splitlines()
    middle = len(lines) // 2
    return "\n".join(lines[:middle] + _CUT + lines[middle:])


def play(board: str, text: str, name: str, found: Found, seed: str | None = None, blank: bool = False) -> None:
    """Play a script on both and compare the pictures. blank: on a flash that was never formatted."""
    with tempfile.TemporaryDirectory(prefix="tableside-prove-") as folder:
        simulated = SimulatedHandheld(board, folder, seed)
        desk = Album(simulated, name)
        desk.run(parse(text, name))
        simulated.power_off()
    files = None if blank else {device_paths.BOARD_NAME: f"{board}\n".encode()}
    if files is not None and seed is not None:
        files[device_paths.TEST_SEED] = f"{seed}\n".encode()
    with StrictHandheld(board, flash_with(board, files=files)) as handheld:
        album = Album(handheld, name)
        try:
            boot(handheld)
            if blank and handheld.pixels() != desk.pictures["home"]:
                album.run(parse(_SKIP_FIRST_START))
            album.run(parse(text, name))
        except (ScriptError, Fault) as error:
            found.failures.append((str(error), [f"{name} on {board}"]))
        other = [shot for shot, picture in album.pictures.items() if picture != desk.pictures[shot]]
        if other:
            found.failures.append(("not the simulator's pictures", [f"{name} on {board}", *other]))
        found.count("equal pictures", len(album.pictures) - len(other))
        found.count("emulated seconds", round(handheld.emulated_ms / 1000))
        found.count("seconds of CPU", round(handheld.cpu_seconds))


def run(chance: random.Random, until: Callable[[], bool]) -> Found:
    """Play recorded games until `until()`, first that of Penk!, which begins with the start on a blank flash."""
    found = Found()
    lacking = program.lacking()
    try:
        rp2040js.package()
    except Refusal as error:
        lacking.append(f"rp2040js ({error})")
    if lacking:
        print(f"strict: not run, without {', '.join(lacking)}", flush=True)
        return found
    script = SCRIPTS[0]
    while not until() and not found.enough:
        name, board, seed = script
        if not found.counts:
            found.count("starts on a blank flash")
            play(board, THIRTY, "thirty presses", found, blank=True)
        found.count("whole games")
        play(board, with_a_cut((FOLDER / f"{name}.script").read_text(encoding="utf-8")), name, found, seed)
        script = chance.choice(SCRIPTS[1:])
    if not found.failures:
        found.count("faults", 0)
    return found
