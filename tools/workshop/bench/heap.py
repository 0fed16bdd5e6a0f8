"""The heap while people look at every screen of a game, and while rivals play."""

import random
import tempfile
from collections.abc import Callable
from typing import Any, NamedTuple

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tools.games import part, random_play
from tools.workshop.bench import probe
from tools.workshop.bench.probe import Probe
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

# Keys of the stick board from the screen of a turn through the others of a game: overview, menu and what it offers.
_TOUR = "info back back ok back back down ok back back down down ok back ok back".split()
SEED = "bench"
_NAMES = ("Wilhelm", "Wendelin", "Winifred", "Waldemar")
_ACTIONS_IN_MIDDLE = 20  # where a game says nothing else
# A player who wants a long game does these only when there seems to be nothing else.
_TRIES = 20
_ENDINGS = ("stop", "pass", "finish", "end", "clear")
_PRESSES = 12
_LOOK_MS = 20
_ROLLING_MS = 420
_REST_MS = 1500


class Heap(NamedTuple):
    """The least free bytes of the heap, and microseconds of the longest collection. decisions: ms from the press to
    each visible decision of a rival.
    """

    free: int
    collection: int
    decisions: tuple[float, ...] = ()


def tour(board: str, game: str, language: str = "") -> Heap:
    """Visit the screens of a game of most players. language: code of the handheld's, "" for English."""
    box = _in_the_middle(board, game, language)
    free = [box.heap()]
    for key in _TOUR:
        script.press(box.handheld, key)
        free.append(box.heap())
    return _heap(box, free)


def rivals(board: str, game: str, say: Callable[[str], object], language: str = "") -> Heap:
    """Let sharp rivals play from the middle of a game."""
    box = _in_the_middle(board, game, language, "sharp")
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


def _in_the_middle(board, game, language, level=""):
    """Return a handheld with a game in full swing in its flash. level: of rivals in all seats; "": people play."""
    with tempfile.TemporaryDirectory() as folder:
        handheld = SimulatedHandheld(board, folder, SEED)
        handheld.power_on()
        handheld.run(200)
        app: Any = handheld.app
        app.set("language", language)
        names = list(_NAMES[: {line[0]: line[4] for line in registry.GAMES}[game]])
        seats = range(len(names))
        beside = {"rivals": [level for _ in seats]}
        app.game.new(game, names, list(seats), seed="0123456789abcdef" * 2, beside=beside)
        _play_to_the_middle(app, part(game, "bench"))
        handheld.run(3000)
        handheld.power_off()
        return Probe(EmulatedHandheld(board, folder, SEED))


def _play_to_the_middle(app, own):
    chance = random.Random(1)
    actions = getattr(own, "ACTIONS_IN_MIDDLE", _ACTIONS_IN_MIDDLE)
    is_mid_turn = getattr(own, "is_mid_turn", lambda table: True)
    while not app.game.table.over and (len(app.game.table.entries()) < actions or not is_mid_turn(app.game.table)):
        app.act(_choice(own, app.game.table, chance))
    app.game.show_phase()


def _choice(own, table, chance):
    if hasattr(own, "choose"):
        return own.choose(list(table.legal()), chance)
    for _ in range(_TRIES):
        action = random_play.move(table, chance)
        if action is None or action["type"] not in _ENDINGS:
            return action
    return action


def _heap(box, free, decisions=()):
    box.check()
    return Heap(min(free), box.ask(probe.LONGEST_COLLECTION), tuple(decisions))
