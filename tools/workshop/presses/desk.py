"""The app without a panel, for players that only press keys."""

from collections.abc import Sequence
from typing import Any

from host_sim import device_modules
from host_sim.boards import load_board

device_modules.install()

from firmware.keys import DOWN, LEFT, OK, RIGHT, UP
from host_sim.headless import Headless, PlainHardware

STEP_MS = 20
LOOK_MS = 700
"""After so long a second ok counts on any screen."""
MOST_THINKING = 1000
"""Maximum number of turns of the main loop while a rival thinks."""


class Stuck(Exception):
    """The keys of the board cannot reach or leave a screen."""


class Desk(Headless):
    """The app without a panel; keys are put in by number."""

    def __init__(self, board_name: str, folder: str):
        self.app: Any = None
        super().__init__(PlainHardware(load_board(board_name), folder, True))
        Headless.step(self, 0)
        self.app.set("motion", False)
        self.app.set("tips", False)

    def settle(self) -> None:
        """Do two turns of the main loop, as a screen may open another one; more while a rival thinks."""
        self.step()
        self.step()
        for _ in range(MOST_THINKING):
            if self.app.stack.screen and not self.app.stack.screen.awaits_rival:
                break
            self.step()

    def step(self, ms: int = STEP_MS) -> None:
        """Do a turn of the main loop. Raises Stuck if the firmware logged a crash."""
        super().step(ms)
        crash = self.crash()
        if crash:
            raise Stuck(crash)

    def press(self, key: int) -> None:
        """Press one key; people look first where ok discards something."""
        if key == OK and self.app.stack.screen and self.app.stack.screen.ok_discards:
            self.step(LOOK_MS)
        self.put(key)
        self.settle()

    def row(self, words: str) -> tuple[int, ...]:
        """Return the presses that choose the row whose first line is `words`, or begins with it."""
        rows = self.app.stack.screen.list
        for whole in (True, False):
            for index, label in enumerate(rows.labels):
                first = label.partition("\n")[0]
                if first == words if whole else first.startswith(words):
                    down = (index - rows.focus) % len(rows.labels)
                    up = len(rows.labels) - down
                    return ((DOWN,) * down if down <= up else (UP,) * up) + (OK,)
        raise Stuck("no row %s on %s" % (words, self.app.stack[-1][0]))

    def focus_on(self, wanted: Sequence) -> tuple[int, ...]:
        """Return the presses that move the focus to one of `wanted`, by the shortest way."""
        directions = (DOWN, UP, RIGHT, LEFT) if self.hardware.has_stick else (DOWN, UP)
        make: Any = type(self.app.stack.screen)
        paths: list[Any] = [(self.app.stack.screen.state(), self.app.stack.screen.focus, ())]
        known = {self.app.stack.screen.focus}
        while paths:
            state, focus, path = paths.pop(0)
            if focus in wanted:
                return path
            for key in directions:
                trial = make(self.app, state)
                trial.handle(key)
                if trial.focus not in known:
                    known.add(trial.focus)
                    paths.append((trial.state(), trial.focus, path + (key,)))
        raise Stuck("the focus cannot reach %s on %s" % (wanted, self.app.stack[-1][0]))
