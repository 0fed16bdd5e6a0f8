"""Writes the scripts of the demonstration, host_sim/demo/*.script: `python -m tools.workshop.goldens.demo_scripts`.

They have a turn of each game, by the players of game_scripts.py, and the clock. Record anew when the flow of
the screens changes.
"""

import sys
import tempfile

from firmware.keys import OK
from host_sim import demo, script
from host_sim.handheld import SimulatedHandheld
from tools.workshop.goldens.game_scripts import NAMES, Recorder, recorded
from tools.workshop.presses.desk import Stuck

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
MOST_ROUNDS = 60
HOME_MS = 1000
CLOCK_MS = 3000


def lines_for(board: str) -> list[str]:
    """Return the lines of the script for a board."""
    with tempfile.TemporaryDirectory(prefix="tableside-demo-", ignore_cleanup_errors=True) as folder:
        handheld = SimulatedHandheld(board, folder, demo.SEED)
        recorder = Recorder(handheld)
        recorder.shot("home")
        for make in recorded():
            _turn(recorder, make)
            _go_home(recorder)
        _clock(recorder)
        _go_home(recorder)
        recorder.shot("home_again")
        handheld.power_off()
    return recorder.packed()


def _turn(recorder, make):
    """Play the first turn of one game, from home to the next player's screen."""
    recorder.choose_game(make.GAME)
    recorder.expect(NAMES[make.GAME])
    player = make(recorder)
    player.set_up(recorder)
    first, seen = player.turn(), None
    for _ in range(MOST_ROUNDS):
        if player.over() or (player.turn() != first and not player.is_notice()):
            break
        if player.screen() != seen:
            seen = player.screen()
            number = sum(name.startswith(make.GAME) for name in recorder.shots) + 1
            recorder.shot(f"{make.GAME}_{number}")
        for key in player.next_keys():
            recorder.press(key)
    else:
        raise Stuck(f"the turn of {make.GAME} does not end")
    recorder.shot(f"{make.GAME}_next_turn")


def _clock(recorder):
    """Start the clock for any other game, and pass the turn on."""
    recorder.choose("Clock", "Start")
    recorder.shot("clock")
    recorder.wait(CLOCK_MS)
    recorder.press(OK)
    recorder.shot("clock_next")


def _go_home(recorder):
    script.press(recorder.handheld, "back", HOME_MS)
    recorder.lines.append(f"hold back {HOME_MS}")
    recorder.expect("New game")


def main() -> int:
    """Write both scripts."""
    demo.FOLDER.mkdir(exist_ok=True)
    for board in BOARDS:
        head = [f"# A turn of each game, written by tools/workshop/goldens/demo_scripts.py on the {board}."]
        path = demo.script_of(board)
        path.write_text("\n".join(head + lines_for(board)) + "\n", encoding="utf-8", newline="\n")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
