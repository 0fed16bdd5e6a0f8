"""How long the codes of a game that is over take: its result, and the whole game."""

import random
import tempfile
from typing import Any

from host_sim import page_file
from host_sim.handheld import SimulatedHandheld
from host_sim.script import press as script_press
from tools.bench import marks
from tools.bench.device import Device
from tools.bench.outside import press, rest
from tools.bench.prepared_game import NAMES, SEED
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.games import random_play

_PAGE = "https://tableside.example/play/"
_WORDS = "Show as a code"
_LONGEST_MS = 6000


def milliseconds(device: Device, board: str) -> tuple[float, float, int]:
    """(from the press to the result's code, to that of the whole game, lines of its record): a Yacht of four players
    who roll as often as they may, the longest game there is.
    """
    with tempfile.TemporaryDirectory() as folder:
        lines = _game_that_is_over(board, folder)
        files = device.files(board, marks.PROBED_MAIN)
        handheld = EmulatedHandheld(board, folder, SEED, files, usb=False, image=device.image)
    handheld.power_on()
    handheld.run(3000)
    taken = []
    for keys in (("ok",), ("ok", "down", "ok")):
        for key in keys[:-1]:
            script_press(handheld, key)
        rest(handheld)
        taken.append(press(handheld, keys[-1], _LONGEST_MS).ms)
    handheld.power_off()
    return taken[0], taken[1], lines


def _game_that_is_over(board, folder):
    # With the focus on the row that makes the codes.
    page_file.keep(folder, _PAGE)
    handheld = SimulatedHandheld(board, folder, SEED)
    handheld.power_on()
    handheld.run(200)
    app: Any = handheld.app
    app.new_game("yacht", list(NAMES), list(range(len(NAMES))), None, seed="0123456789abcdef" * 2)
    chance = random.Random(1)
    while not app.table.over:
        may_reroll = any(action["type"] == "reroll" for action in app.table.legal())
        action: Any = random_play.move(app.table, chance)
        if not may_reroll or action["type"] == "reroll":
            app.act(action)
    app.show([[app.HOME, None], ["screens.in_game.over.GameOver", None]])
    handheld.run(3000)
    while not any(word.focused and word.text == _WORDS for word in handheld.words()):
        script_press(handheld, "down")
    handheld.run(1000)
    lines = len(app.table.save().splitlines())
    handheld.power_off()
    return lines
