"""The coach on the board: how long it thinks, how long the review of a whole game takes, and the heap meanwhile."""

import random
import tempfile
from typing import Any

from host_sim.handheld import SimulatedHandheld
from host_sim.script import press as script_press
from tools.bench import marks
from tools.bench.device import Device
from tools.bench.figure import Figure
from tools.bench.outside import rest
from tools.bench.prepared_game import NAMES, SEED, middle_of_a_game
from tools.bench.walk import Walk
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.games import part, random_play

GAMES = ("penk", "yacht", "shape_cards", "puzzle_sheet", "block_buster")
_REVIEWED = GAMES[:3]  # of the others the coach tells facts
_KB = 1024
_ACTIONS_IN_MIDDLE = 40
_LOOK_MS = 25
_BETWEEN_HEAPS = 12  # looks
_LONGEST_MS = 240_000


def figures(device: Device, board: str, game: str) -> list[Figure]:
    """Of one game: what the coach tells in the middle of it, and its review where there is one."""
    with tempfile.TemporaryDirectory() as folder:
        actions = getattr(part(game, "bench"), "ACTIONS_IN_MIDDLE", _ACTIONS_IN_MIDDLE)
        middle_of_a_game(board, folder, game, actions, coach=1)
        walk = _walk(device, board, folder)
    rest(walk.handheld)
    # Back ends what moves, or whatever is in front; in the menu undo is first.
    for key in ("back", "back", "down"):
        script_press(walk.handheld, key)
    thought = _work(walk, "ok")
    found = _told(device, f"the coach thinks, {game}", thought, walk, 1500)
    if game not in _REVIEWED:
        return found
    with tempfile.TemporaryDirectory() as folder:
        choices = _game_that_is_over(board, folder, game)
        walk = _walk(device, board, folder)
    taken = _work(walk, "ok")
    return found + _told(device, f"review of a whole game, {game}, {choices} actions", taken, walk)


def _walk(device, board, folder):
    files = device.files(board, marks.PROBED_MAIN)
    return Walk(EmulatedHandheld(board, folder, SEED, files, usb=False, image=device.image))


def _told(device, name, ms, walk, aim=None):
    note = f"lowest of {len(walk.heaps)} looks"
    name += device.name
    return [
        Figure(name, ms, "ms", aim),
        Figure(f"heap free, {name}", min(walk.heaps) / _KB, "KB", device.heap, 16, note, more_is_better=True),
    ]


def _work(walk, key):
    # Milliseconds from a press to the end of the work that it began; the heap is looked at now and then.
    handheld = walk.handheld
    clock = handheld.pico.clock
    walk.note_heap()
    begun = clock.nanos
    handheld.key_down(key)
    handheld.run(80)
    handheld.key_up(key)
    spent = looks = 0
    while walk.box.ask(marks.WORKING) != marks.DONE:
        if (clock.nanos - begun) / 1e6 > _LONGEST_MS:
            raise ValueError("the coach does not come to an end")
        handheld.run(_LOOK_MS)
        looks += 1
        if looks % _BETWEEN_HEAPS == 0:
            before = clock.nanos
            walk.heaps.append(walk.box.ask(marks.FREE_AFTER_COLLECTION))
            spent += clock.nanos - before
    taken = (clock.nanos - begun - spent) / 1e6
    walk.note_heap()
    walk.check()
    handheld.power_off()
    return taken


def _game_that_is_over(board, folder, game):
    # Played by chance, with the focus on the review; gives the number of its actions.
    handheld = SimulatedHandheld(board, folder, SEED)
    handheld.power_on()
    handheld.run(200)
    app: Any = handheld.app
    names = list(NAMES[:2])
    app.new_game(game, names, [3, 1], None, seed="0123456789abcdef" * 2)
    chance = random.Random(1)
    while not app.table.over:
        app.act(random_play.move(app.table, chance))
    app.show([[app.HOME, None], ["screens.in_game.over.GameOver", None]])
    handheld.run(3000)
    while not any(word.focused and word.text == "Review" for word in handheld.words()):
        script_press(handheld, "down")
    handheld.run(1000)
    count = app.table.in_force
    handheld.power_off()
    return count
