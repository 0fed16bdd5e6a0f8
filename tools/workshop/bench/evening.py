"""An evening: whole games without a restart, and between them pads and pages."""

import tempfile
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from tools.workshop.bench import probe
from tools.workshop.bench.probe import Probe
from tools.workshop.goldens.game_scripts import NAMES, Recorder, recorded
from tools.workshop.presses.desk import Stuck

GAMES = 24
WAYS = (
    "Free dice, ok, info, ok, right, ok, Last rolls, ok, ok, Bag, back, ok, Dice sets, ok, ok, home",
    "Who starts?, Draw, ok, home",
    "Score pad, Start, Round 1, ok, up, ok, Player 1, back, All rounds, back, Finish, Finish, home",
    "History, Players, ok, ok, home",
    "History, Score pads, ok, home",
    "History, down, down, ok, home",
    "New game, ok, How to play, down, home",
    "Settings, About, down, back, Self-test, ok, held ok, ok, home",
)
"""From home to every pad and page: names of keys, and beginnings of rows; home: back until it is open."""
_WAYS_EACH = 2
_LONG, _SHORT = 900, 80
_LOOKING_MS, _WRITING_MS = 700, 1500
"""Pauses after a press, and after a decision: the firmware collects meanwhile."""
_ASKED_EACH = 10  # presses


class Key(NamedTuple):
    """A key that is pressed for `ms` milliseconds, then a pause of `rest` milliseconds."""

    name: str
    ms: int = _SHORT
    rest: int = _LOOKING_MS


class Evening(Recorder):
    """Players at a simulated handheld; keys: what they pressed."""

    def __init__(self, handheld: SimulatedHandheld):
        super().__init__(handheld)
        self.keys: list[Key] = []

    def _press(self, name):  # those that close a tip, too
        super()._press(name)
        self.keys.append(Key(name))

    def hold(self, name: str) -> None:
        """Hold a key."""
        script.press(self.handheld, name, _LONG)
        self.keys.append(Key(name, _LONG, _WRITING_MS))

    def play(self, make: Any) -> None:
        """Play a whole game by a recorded player of this class, or as much as it can."""
        self.choose("New game", NAMES[make.GAME])
        player = make(self)
        player.set_up(self)
        try:
            while not player.over():
                for key in player.next_keys():
                    self.press(key)
                self.keys[-1] = self.keys[-1]._replace(rest=_WRITING_MS)
        except Stuck:
            pass  # with these dice
        self.hold("back")

    def look_round(self, ways: Iterable[str]) -> None:
        """Go these ways."""
        for way in ways:
            for word in way.split(", "):
                self._step(word)

    def _step(self, word):
        from firmware.keys import BACK
        from firmware.keys import NAMES as KEYS

        if word == "home":
            while len(self.app.stack) > 1:
                self.press(BACK)
        elif word.startswith("held "):
            self.hold(word[len("held ") :])
        elif word in KEYS:
            self.press(KEYS.index(word))
        else:
            self.choose(word)


def keys_of_an_evening(board: str, seed: str, games: int = GAMES) -> list[Key]:
    """Return what sensible players press in so many games, one of each kind after the other."""
    makes = recorded()
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(SimulatedHandheld(board, folder.replace("\\", "/"), seed))
        for number in range(games):
            evening.play(makes[number % len(makes)])
            evening.look_round([WAYS[(_WAYS_EACH * number + more) % len(WAYS)] for more in range(_WAYS_EACH)])
    return evening.keys


def play(box: Probe, keys: list[Key], say: Callable[[str], object]) -> tuple[int, int]:
    """Press these keys; returns the least free bytes of the heap, and the smallest largest block."""
    free, largest = [], []
    for number, key in enumerate(keys):
        if number % 200 == 0:
            say(f"press {number + 1} of {len(keys)}")
        script.press(box.handheld, key.name, key.ms)
        box.handheld.run(key.rest)
        if number % _ASKED_EACH == 0:
            free.append(box.heap())
        if number % (4 * _ASKED_EACH) == 0:
            largest.append(box.ask(probe.LARGEST))
    return min(free), min(largest)
