"""Writes the scripts of the demonstration, host_sim/demo/*.script: `python -m tools.workshop.goldens.demo_scripts`.

They have a turn of each game, by the players of game_scripts.py, the points of an evening after two games, and the
clock. Record anew when the flow of the screens changes.
"""

import sys
import tempfile

from firmware.keys import OK
from host_sim import demo, script
from host_sim.handheld import SimulatedHandheld
from tools.workshop.goldens.game_scripts import NAMES, Recorder, recorded
from tools.workshop.presses.desk import LOOK_MS, Stuck

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
MOST_ROUNDS = 60
SHORTEST = "block_buster"
"""The game that is played twice for the evening: its players may end it after any turn."""
HOME_MS = 1000
CLOCK_MS = 3000


def lines_for(board: str) -> list[str]:
    """Return the lines of the script for a board."""
    with tempfile.TemporaryDirectory(prefix="tableside-demo-", ignore_cleanup_errors=True) as folder:
        handheld = SimulatedHandheld(board, folder, demo.SEED)
        recorder = Recorder(handheld)
        recorder.shot("home")
        for make in recorded():
            recorder.choose_game(make.GAME)
            recorder.expect(NAMES[make.GAME])
            player = make(recorder)
            player.set_up(recorder)
            _turn(recorder, player)
            if make.GAME == SHORTEST:
                _evening(recorder, player)
            _go_home(recorder)
        _clock(recorder)
        _go_home(recorder)
        recorder.shot("home_again")
        handheld.power_off()
    return recorder.packed()


def _turn(recorder, player):
    """Play the first turn of a game, up to the next player's screen, with a picture of each screen."""
    seen = ""

    def look():
        nonlocal seen
        if player.screen() != seen:
            seen = player.screen()
            number = sum(name.startswith(player.GAME) for name in recorder.shots) + 1
            recorder.shot(f"{player.GAME}_{number}")

    _play(recorder, player, player.turn(), look)
    recorder.shot(f"{player.GAME}_next_turn")


def _evening(recorder, player):
    """End the game, play another one as short, and look at the points of both."""
    _end(recorder, player)
    recorder.shot("evening_first_game")
    recorder.choose("Play again")
    again = type(player)(recorder)
    _play(recorder, again, again.turn())
    _end(recorder, again)
    recorder.wait(LOOK_MS)  # the row of the evening comes later
    recorder.shot("evening_second_game")
    *way, ok = recorder.row("Evening")
    for key in way:
        recorder.press(key)
    recorder.shot("evening_line")
    recorder.press(ok)
    recorder.expect("2 games")
    recorder.shot("evening")


def _end(recorder, player):
    """End play and count up."""
    recorder.choose("End play")
    _play(recorder, player)


def _play(recorder, player, turn=None, look=None):
    """Play until a turn is over, None: until the game is; `look` is called before each step."""
    for _ in range(MOST_ROUNDS):
        if player.over() or (turn is not None and player.turn() != turn and not player.is_notice()):
            return
        if look is not None:
            look()
        for key in player.next_keys():
            recorder.press(key)
    raise Stuck(f"{player.GAME} goes on for too long")


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
        head = ["# A turn of each game and an evening of two games, written by"]
        head += [f"# tools/workshop/goldens/demo_scripts.py on the {board}."]
        path = demo.script_of(board)
        path.write_text("\n".join(head + lines_for(board)) + "\n", encoding="utf-8", newline="\n")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
