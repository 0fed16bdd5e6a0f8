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


def keys_of_an_evening(board: str, seed: str, turns: int) -> tuple[list[tuple[str, int]], int]:
    """([(key, milliseconds)], games): what sensible players press on a simulated handheld, one game of each kind after
    the other, until so many turns are over.
    """
    from firmware.keys import NAMES as KEYS

    keys = []

    class Listed(Recorder):
        def press(self, key: int) -> None:
            super().press(key)
            keys.append((KEYS[key], _SHORT))

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
            except Stuck:
                pass  # with these dice the recorded player knows no way on, and leaves the game
            played += player.turn()
            games += 1
            press(recorder.handheld, "back", _LONG)
            keys.append(("back", _LONG))
    return keys, games


def play(walk: Any, keys: list[tuple[str, int]]) -> None:
    """Press these keys on a Walk's handheld, which was switched on once, and note its heap now and then."""
    for number, (key, ms) in enumerate(keys):
        press(walk.handheld, key, ms)
        if number % _ASKED_EACH == 0:
            walk.heaps.append(walk.box.ask(marks.FREE_AFTER_COLLECTION))
        if number % (4 * _ASKED_EACH) == 0:
            walk.largest.append(walk.box.ask(marks.LARGEST))
    walk.check()
