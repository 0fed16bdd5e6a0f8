"""A script that plays a whole game of Penk!, written by letting a sensible player play on the simulated handheld."""

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot, press
from tools.presses import Desk, PenkPlayer

FIRST_STEPS = ("press ok", "expect Start", "shot new_game", "press ok")
MOST_PRESSES = 2000


class RecordingDesk(Desk):
    """What the player of tools/presses.py sees and presses, on a handheld with wires; `keys` keeps what was pressed."""

    def __init__(self, handheld):
        self.handheld = handheld
        self.app = handheld.app
        self.hardware = handheld.app.hardware
        self.keys = []

    def press(self, key):
        """One key, by its number."""
        from firmware.keys import NAMES

        self.keys.append(NAMES[key])
        press(self.handheld, NAMES[key])


def whole_game(board_name, folder, seed):
    """The names of the keys pressed in a game of two from the open "new game" screen to the winner."""
    handheld = SimulatedHandheld(board_name, folder, seed)
    boot(handheld)
    for _ in range(2):
        press(handheld, "ok")
    desk = RecordingDesk(handheld)
    player = PenkPlayer(desk)
    while not desk.app.table.over or player.is_notice():
        chosen = player.keys()
        for key in chosen:
            desk.press(key)
        if len(desk.keys) > MOST_PRESSES:
            raise AssertionError("the game does not end")
    handheld.power_off()
    return desk.keys


def as_script(keys, shot_every):
    """The script of a whole game: its steps as lines, with a picture after each `shot_every` presses and at the end."""
    lines = list(FIRST_STEPS)
    for number, key in enumerate(keys, 1):
        lines.append("press " + key)
        if number % shot_every == 0:
            lines.append(f"shot press_{number:04}")
    return "\n".join([*lines, "shot the_end", ""])
