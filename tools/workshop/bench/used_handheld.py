"""Pages that read many files, on a handheld that was used for long."""

import random
import tempfile
from typing import Any

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tools.games import random_play
from tools.workshop.bench import answer_times
from tools.workshop.bench.evening import Evening, Key
from tools.workshop.emulated_pico.handheld import EmulatedHandheld
from tools.workshop.presses.desk import LOOK_MS

GAMES, PADS = 100, 40
OF_AN_EVENING = 8
_NAMES = ("Wilhelm", "Wendelin", "Winifred", "Waldemar")
_MOST_ACTIONS = 400
_LONGEST_MS = 8000
_PAGES = ("History", "Evening")


def times(board: str, seed: str) -> list[float]:
    """Return the milliseconds from the press to the whole picture of History, then of the evening, in a handheld that
    was just switched on.
    """
    with tempfile.TemporaryDirectory() as folder:
        players = Evening(SimulatedHandheld(board, folder, seed))
        fill(players.app)
        players.handheld.run(LOOK_MS)
        handheld = EmulatedHandheld(board, folder, seed)
        steps: list[list[Key]] = []
        for page in _PAGES:
            players.keys = []
            players.choose(page)
            steps.append(players.keys)
        players.handheld.power_off()
        script.boot(handheld)
        return [_opened(handheld, keys) for keys in steps]


def fill(app: Any) -> None:
    """Play games and pads to their ends."""
    from firmware import evening
    from firmware.pads import archive, bookkeeping

    chance = random.Random(1)
    for number in range(GAMES):
        line = registry.GAMES[number % len(registry.GAMES)]
        names = list(_NAMES[: max(2, line[3])])
        app.game.new(line[0], names, list(range(len(names))), seed=f"{number:032x}")
        for _ in range(_MOST_ACTIONS):
            action = random_play.move(app.game.table, chance)
            if action is None:
                break
            app.act(action)
        app.game.leave()
        if number % OF_AN_EVENING == OF_AN_EVENING - 1 and number < GAMES - OF_AN_EVENING:
            evening.begin_another(app)
    for _ in range(PADS):
        bookkeeping.begin(app, bookkeeping.Pad(list(_NAMES), [0, 1, 2, 3], number=archive.next_number(app.storage)))
        for one in range(10):
            for seat in range(len(_NAMES)):
                bookkeeping.change(app, [one, seat, chance.randint(0, 50)])
        archive.finish(app)
    app.stack.home()


def _opened(handheld, keys):
    """Press these keys; returns the milliseconds of the last one."""
    for key in keys[:-1]:
        script.press(handheld, key.name)
    answer_times.rest(handheld)
    return answer_times.press(handheld, keys[-1].name, _LONGEST_MS).ms or _LONGEST_MS
