"""Writes the scripts of whole games in tests/golden/scripts: what a player pressed on a simulated handheld, with pictures asked for on the way.

    python -m tools.make_game_scripts

A script names the board and the seed that it was recorded with in its first lines; run with the same ones it plays the same game, on the
simulated handheld and on the emulated one. Record anew when the flow of the screens changes, and look at the pictures.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from tools.presses import Desk, PenkPlayer, Stuck

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden" / "scripts"
SCRIPTS = (
    ("penk_whole_game", "waveshare_pico_lcd_1_3"),
    ("penk_whole_game_four_keys", "pimoroni_pico_display"),
)
SEED = "penk 16"
MOST_PRESSES = 2000
CAREFUL_TURNS = 2


class HastyPlayer(PenkPlayer):
    """Plays the first turns with care and then marks what the first roll gives: a whole game in few presses."""

    def _turn(self):
        from firmware.keys import OK
        from firmware.screens.penk_turn import GO_ON

        game = self.desk.app.screen.game
        if game.turn <= CAREFUL_TURNS or game.dice is None or not game.can_mark():
            return super()._turn()
        return self.desk.focus_on((GO_ON,)) + (OK,)


class Recorder:
    """Presses keys on a simulated handheld and writes them down; what PenkPlayer needs of a desk."""

    focus_on = Desk.focus_on

    def __init__(self, handheld):
        self.handheld = handheld
        self.lines = []
        self.shots = []
        script.boot(handheld)

    @property
    def app(self):
        """The running firmware."""
        return self.handheld.app

    @property
    def hardware(self):
        """What the firmware runs on."""
        return self.handheld.app.hardware

    def press(self, key):
        """One key, by its number; written down by its name."""
        from firmware.keys import NAMES

        script.press(self.handheld, NAMES[key])
        self.lines.append("press " + NAMES[key])

    def shot(self, name):
        """Ask for a picture, once for each name."""
        if name not in self.shots:
            self.shots.append(name)
            self.lines.append("shot " + name)

    def expect(self, words):
        """Ask for these words."""
        self.lines.append("expect " + words)

    def packed(self):
        """The lines, equal presses in one."""
        packed = []
        for line in self.lines:
            if packed and packed[-1][0] == line and line.startswith("press"):
                packed[-1][1] += 1
            else:
                packed.append([line, 1])
        return [line + (" x%d" % times if times > 1 else "") for line, times in packed]


def record(board, seed):
    """The lines of one whole game, and how many presses it took."""
    folder = tempfile.mkdtemp(prefix="tableside-record-")
    try:
        recorder = Recorder(SimulatedHandheld(board, folder, seed))
        presses = _play(recorder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return recorder.packed(), presses


def _play(recorder):
    from firmware.keys import BACK, OK

    recorder.shot("home")
    recorder.press(OK)
    recorder.shot("new_game")
    recorder.press(OK)
    player = HastyPlayer(recorder)
    presses = 0
    turns_seen = 0
    for _ in range(MOST_PRESSES):
        app = recorder.app
        screen = app.stack[-1][0]
        if app.table.over and screen == "penk_over.Winner":
            break
        if screen == "penk_turn.Turn" and app.table.game.dice is None and app.table.game.turn > turns_seen:
            turns_seen = app.table.game.turn
            recorder.shot("turn_%d" % turns_seen if turns_seen < 4 else "turn_later")
        if screen == "penk_notice.Notice":
            recorder.shot("notice_" + app.screen.queue[app.screen.at][0].replace(" ", "_"))
        if screen == "penk_mark.Mark":
            recorder.shot("mark_%d" % len(app.screen.cells))
        if screen == "penk_mark.Eliminate":
            recorder.shot("eliminate")
        if screen == "penk_turn.Turn" and app.table.game.dice is not None:
            recorder.shot("dice_%d_%d" % (app.table.game.rolls_left, 1 if app.screen.held else 0))
        for key in player.next_keys():
            recorder.press(key)
            presses += 1
    else:
        raise Stuck("the game does not end")
    _look_round(recorder, BACK, OK)
    return presses


def _look_round(recorder, back, ok):
    # The screens behind a finished game.
    recorder.expect("win")
    recorder.shot("winner")
    recorder.press(ok)
    recorder.shot("sheet")
    recorder.press(back)
    recorder.press(back)
    recorder.shot("menu")
    recorder.press(back)
    recorder.lines += ["power off", "power on"]
    recorder.shot("winner_after_power_cut")


def main():
    """Write all scripts."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, board in SCRIPTS:
        lines, presses = record(board, SEED)
        head = ["# A whole game of Penk! for two, written by tools/make_game_scripts.py.", "# Board: %s" % board, "# Seed: %s" % SEED]
        path = FOLDER / (name + ".script")
        path.write_text("\n".join(head + lines) + "\n", encoding="utf-8", newline="\n")
        print("%s: %d presses, %d pictures" % (path.name, presses, sum(line.startswith("shot") for line in lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
