"""A demonstration: the handheld plays by itself, a turn of each game and an evening of two, from a script in demo/.

tools/workshop/goldens/demo_scripts.py writes the scripts.
"""

import os
import tempfile
from pathlib import Path

from host_sim.any_handheld import AnyHandheld
from host_sim.boards import load_board, logical_keys
from host_sim.handheld import SimulatedHandheld
from host_sim.printed_text import width
from host_sim.script import PRESS_MS, Runner, Step, parse
from host_sim.terminal_cells import plain_text

FOLDER = Path(__file__).parent / "demo"
SEED = "demo 7"
STEP_MS = 900
"""Time between presses for viewers."""
SHOT_MS = 2200
"""Additional time to read a screen that the script takes a picture of."""
COLUMNS, LINES = 64, 24
PLAYING = "demonstration: any key of the handheld ends it"
OVER = "the demonstration is over: play on"


def script_of(board_name: str) -> Path:
    """Return the script for a board: with a stick the focus moves differently than with four keys."""
    stick = "left" in logical_keys(load_board(board_name))
    return FOLDER / ("stick.script" if stick else "four_keys.script")


def steps_of(board_name: str) -> list[Step]:
    """Return the steps of the demonstration on this board."""
    path = script_of(board_name)
    return parse(path.read_text(encoding="utf-8"), path.name)


class Demo:
    """Presses the keys of a handheld for viewers. over: True when all steps are done."""

    def __init__(self, board_name: str, steps: list[Step] | None = None):
        self._steps = [step for step in (steps or steps_of(board_name)) for _ in range(_times(step))]
        self._wait = SHOT_MS
        self._finger = None
        self.over = False

    def advance(self, handheld: AnyHandheld, ms: int) -> str:
        """Advance by `ms` milliseconds of the handheld; return the text to show beside it."""
        self._wait -= ms
        if self._wait > 0 or self.over:
            return PLAYING
        if self._finger is not None:
            self._lift(handheld)
            self._wait = STEP_MS
        elif self._steps:
            self._do(self._steps.pop(0), handheld)
        else:
            self.over = True
            return OVER
        return PLAYING

    def _do(self, step, handheld):
        if step.what in ("press", "hold"):
            self._finger = step.key
            handheld.key_down(step.key)
            self._wait = step.number if step.what == "hold" else PRESS_MS
        elif step.what == "shot":
            self._wait = SHOT_MS

    def _lift(self, handheld):
        if self._finger is not None:
            handheld.key_up(self._finger)
        self._finger = None

    def stop(self, handheld: AnyHandheld) -> None:
        """Release the key, because the user takes over."""
        self._lift(handheld)
        self._steps = []
        self.over = True


def _times(step):
    return step.number if step.what == "press" else 1


class _Printer(Runner):
    """Saves each picture and prints its readable text."""

    def _expect(self, step):
        if not self.handheld.app.settings.language:  # what the steps expect is in English
            super()._expect(step)

    def _keep_picture(self, name, shots):
        path = super()._keep_picture(name, shots)
        board = self.handheld.board
        title = f"--- {name.replace('_', ' ')} "
        print(title + "-" * (COLUMNS - width(title)))
        lines = plain_text(self.handheld.words(), board.WIDTH, board.HEIGHT, COLUMNS, LINES)
        print("\n".join(line for line in lines if line) + "\n")
        return path


def print_demo(board_name: str, shots: str | None, folder: str) -> None:
    """Play the demonstration without viewers: print each screen as text and save its picture in `shots`.

    shots: None for a new folder; folder: the handheld's, whose settings may have a language. ScriptError if a step
    fails or a picture cannot be written.
    """
    shots = shots or tempfile.mkdtemp(prefix="tableside-demo-")
    handheld = SimulatedHandheld(board_name, folder, SEED)
    try:
        _Printer(handheld, shots, script_of(board_name).name).run(steps_of(board_name))
    finally:
        handheld.power_off()
    print("[ ] is a die, > has the focus. The pictures of these screens are in " + os.path.abspath(shots))
