"""The heap while people look at every screen of a game, and while rivals play."""

import tempfile
from collections.abc import Callable
from typing import NamedTuple

from host_sim import script
from tools.games import part
from tools.workshop.bench import probe
from tools.workshop.bench.prepared_game import SEED, middle_of_a_game
from tools.workshop.bench.probe import Probe
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

# Keys of the stick board from the screen of a turn through the others of a game: overview, menu and what it offers.
_TOUR = "info back back ok back back down ok back back down down ok back ok back".split()
_ACTIONS_IN_MIDDLE = 20  # where a game says nothing else
_PRESSES = 12
_LOOK_MS = 20
_ROLLING_MS = 420
_REST_MS = 1500


class Heap(NamedTuple):
    """What of the heap was free at the lowest, in bytes, and the longest collection, in microseconds. decisions: ms
    from the press to a rival's decision, of those that people saw it think about.
    """

    free: int
    collection: int
    decisions: tuple[float, ...] = ()


def tour(board: str, game: str) -> Heap:
    """A long game of most players is found in flash, and its screens are visited one after the other."""
    box = _in_the_middle(board, game)
    free = [box.heap()]
    for key in _TOUR:
        script.press(box.handheld, key)
        free.append(box.heap())
    return _heap(box, free)


def rivals(board: str, game: str, say: Callable[[str], object]) -> Heap:
    """Sharp rivals alone play on from the middle of a game, and ok goes on."""
    box = _in_the_middle(board, game, "sharp")
    handheld = box.handheld
    pico = handheld.pico
    free, taken = [box.heap()], []
    for number in range(_PRESSES):
        say(f"rivals play {game}: press {number + 1} of {_PRESSES}")
        started = pico.milliseconds
        handheld.key_down("ok")
        handheld.run(script.PRESS_MS)
        handheld.key_up("ok")
        handheld.run(_ROLLING_MS)
        # A look at the heap takes time: of each other decision the time is taken instead.
        looks = number % 2
        seen = False
        while box.ask(probe.AWAITS_RIVAL):
            seen = True
            if looks:
                free.append(box.heap())
            handheld.run(_LOOK_MS * (1 + 10 * looks))
        if seen and not looks:
            taken.append(pico.milliseconds - started)
        handheld.run(_REST_MS)
        free.append(box.heap())
    return _heap(box, free, taken)


def _in_the_middle(board, game, level=""):
    with tempfile.TemporaryDirectory() as folder:
        actions = getattr(part(game, "bench"), "ACTIONS_IN_MIDDLE", _ACTIONS_IN_MIDDLE)
        middle_of_a_game(board, folder, game, actions, level=level)
        return Probe(EmulatedHandheld(board, folder, SEED))


def _heap(box, free, decisions=()):
    box.check()
    return Heap(min(free), box.ask(probe.LONGEST_COLLECTION), tuple(decisions))
