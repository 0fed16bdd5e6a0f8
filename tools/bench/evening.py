"""Whole games one after the other without a restart: what is left of the heap then."""

import tempfile
from typing import Any

from host_sim.handheld import SimulatedHandheld
from host_sim.script import press
from tools.bench import marks
from tools.goldens.game_scripts import NAMES, Recorder, recorded
from tools.presses.desk import Stuck
from tools.presses.player import Player

_LONG = 900
_SHORT = 80
_ASKED_EACH = 10  # presses
_LOOKING_MS = 700
_WRITING_MS = 1500
"""Players look at the panel before they press the next key, and at their paper after each of their decisions: the
firmware tidies the heap meanwhile.
"""


def keys_of_an_evening(board: str, seed: str, turns: int) -> tuple[list[tuple[str, int, int]], int]:
    """([(key, milliseconds that it is down, milliseconds until the next)], games): what sensible players press on a
    simulated handheld, one game of each kind after the other, until so many turns are over.
    """
    keys = []

    class Listed(Recorder):
        def _press(self, name):  # those that close a tip, too
            super()._press(name)
            keys.append((name, _SHORT, _LOOKING_MS))

    makes: list[Any] = recorded()
    games = played = 0
    with tempfile.TemporaryDirectory() as folder:
        recorder = Listed(SimulatedHandheld(board, folder.replace("\\", "/"), seed))
        while played < turns:
            make = makes[games % len(makes)]
            recorder.choose("New game", NAMES[make.GAME])
            player: Player = make(recorder)
            player.set_up(recorder)  # pyright: ignore[reportAttributeAccessIssue]
            try:
                while not player.over():
                    for key in player.next_keys():
                        recorder.press(key)
                    keys[-1] = keys[-1][:2] + (_WRITING_MS,)
            except Stuck:
                pass  # with these dice the recorded player knows no way on, and leaves the game
            played += player.turn()
            games += 1
            press(recorder.handheld, "back", _LONG)
            keys.append(("back", _LONG, _WRITING_MS))
    return keys, games


def play(walk: Any, keys: list[tuple[str, int, int]]) -> None:
    """Press these keys on a Walk's handheld, which was switched on once, and note its heap now and then."""
    for number, (key, ms, rest) in enumerate(keys):
        press(walk.handheld, key, ms)
        walk.handheld.run(rest)
        if number % _ASKED_EACH == 0:
            walk.heaps.append(walk.box.ask(marks.FREE_AFTER_COLLECTION))
        if number % (4 * _ASKED_EACH) == 0:
            walk.largest.append(walk.box.ask(marks.LARGEST))
    walk.check()
