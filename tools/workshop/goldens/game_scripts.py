"""Writes the scripts of whole games in tests/golden/scripts: `python -m tools.workshop.goldens.game_scripts [GAME
...]`.

The players are RECORDED in tools/games/<game id>/player.py; each plays on a board with a stick and on one with four
keys. A script names its board and seed, so that it plays the same game again, simulated or emulated. Record anew when
the flow of the screens changes, and look at the pictures.
"""

import argparse
import sys
import tempfile
from itertools import groupby
from typing import Any

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules import registry
from tools import places
from tools.games import of_games
from tools.workshop.presses.desk import LOOK_MS, Desk, Stuck

FOLDER = places.ROOT / "tests" / "golden" / "scripts"
MOST_PRESSES = 2000
THINKING_MS = 2000
TIP = "Tip"
"""The title of a tip, which ok closes."""
NAMES = {line[0]: line[2] for line in registry.GAMES}
ENDINGS = (("_whole_game", "waveshare_pico_lcd_1_3"), ("_whole_game_four_keys", "pimoroni_pico_display"))


def recorded() -> list[Any]:
    """Return the class of each recorded player among people, in the order of the registry."""
    return [module.RECORDED for _game, module in of_games("player") if hasattr(module, "RECORDED")]


def against_rivals() -> list[Any]:
    """Return the class of each recorded player against a rival."""
    return [module.AGAINST_RIVAL for _game, module in of_games("player") if hasattr(module, "AGAINST_RIVAL")]


SCRIPTS = tuple(
    (make.GAME + make.KIND + ending, board, make.SEED)
    for make in recorded() + against_rivals()
    for ending, board in ENDINGS
)
"""(name, board, seed) of each script."""


class Recorder:
    """Presses keys on a simulated handheld and records them; what a player needs of a desk."""

    focus_on = Desk.focus_on
    row = Desk.row

    def __init__(self, handheld):
        self.handheld = handheld
        self.lines = []
        self.shots = []
        script.boot(handheld)

    @property
    def app(self) -> Any:
        """Return the running firmware."""
        return self.handheld.app

    @property
    def hardware(self) -> Any:
        """Return the hardware of the firmware."""
        return self.handheld.app.hardware

    def press(self, key: int) -> None:
        """Press a key by its number, and close tips."""
        from firmware.keys import NAMES

        self._press(NAMES[key])
        while self.app.stack.screen and getattr(self.app.stack.screen, "title", "") == TIP:
            self.shot("tip")
            self._press("ok")
            if self.app.game.rivals:
                self.wait()  # the screen behind it opens later

    def _press(self, name):
        rivals = self.app.game.rivals
        before = self.app.game.at
        screen = self.app.stack.screen
        if name == "ok" and self.lines[-1:] == ["press ok"] and screen and screen.ok_discards:
            self.wait(LOOK_MS)
        script.press(self.handheld, name)
        self.lines.append("press " + name)
        now = self.app.game.rivals
        # With rivals the start takes longer, too.
        if now and (now is not rivals or now.to_move() or self._has_acted(now, before)):
            self.wait()

    def wait(self, ms: int = THINKING_MS) -> None:
        """Press nothing for so long."""
        # A Pico thinks for longer than this computer.
        self.handheld.run(ms)
        self.lines.append("wait %d" % ms)

    def _has_acted(self, rivals, before):
        return any(rivals.plays(entry.player) for entry in self.app.game.table.entries(before))

    def choose(self, *rows: str) -> None:
        """Go to each row of a list and press ok."""
        for words in rows:
            for key in self.row(words):
                self.press(key)

    def choose_game(self, game: str) -> None:
        """Go from home to the setup of a game, down the list: a game added at its end changes no script."""
        from firmware.keys import DOWN, OK

        self.choose("New game")
        while not self.app.stack.screen.list.labels[self.app.stack.screen.list.focus].startswith(NAMES[game]):
            self.press(DOWN)
        self.press(OK)

    def shot(self, name: str) -> None:
        """Take a picture, once for each name."""
        if name not in self.shots:
            self.shots.append(name)
            self.lines.append("shot " + name)

    def expect(self, words: str) -> None:
        """Expect these words."""
        self.lines.append("expect " + words)

    def packed(self) -> list[str]:
        """Return the lines, with equal presses in a row as one."""
        packed = []
        for line, equal in groupby(self.lines):
            count = len(list(equal))
            one = line.startswith("press") and count > 1
            packed += [f"{line} x{count}"] if one else [line] * count
        return packed


def record(make: Any, board: str) -> tuple[list[str], int]:
    """Return the lines of one whole game by a player of the class `make`, and its number of presses."""
    with tempfile.TemporaryDirectory(prefix="tableside-record-", ignore_cleanup_errors=True) as folder:
        recorder = Recorder(SimulatedHandheld(board, folder, make.SEED))
        play(recorder, make)
    lines = recorder.packed()
    return lines, sum(line.startswith("press ") for line in recorder.lines)


def play(recorder: Recorder, make: Any) -> None:
    """Play a whole game by a player of the class `make`. Raises Stuck."""
    recorder.shot("home")
    recorder.choose_game(make.GAME)
    recorder.shot("new_game")
    player = make(recorder)
    player.set_up(recorder)
    for _ in range(MOST_PRESSES):
        if player.over():
            break
        picture = player.picture()
        if picture:
            recorder.shot(picture)
        for key in player.next_keys():
            recorder.press(key)
    else:
        raise Stuck("the game does not end")
    player.look_round(recorder)


def main(arguments: list[str]) -> int:
    """Write the scripts of the games that are named, or of all."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.workshop.goldens.game_scripts",
        description=f"Play whole games and write their scripts anew, into {FOLDER}.",
    )
    ids = [make.GAME for make in recorded()]
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of these games only: {', '.join(ids)}")
    games = parser.parse_args(arguments).games
    for game in games:
        if game not in ids:
            parser.error(f"there is no recorded game '{game}'; there are: {', '.join(ids)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for make in recorded() + against_rivals():
        if games and make.GAME not in games:
            continue
        for ending, board in ENDINGS:
            lines, count = record(make, board)
            head = [
                "# A whole game of %s, written by tools/workshop/goldens/game_scripts.py." % NAMES[make.GAME],
                "board %s" % board,
                "seed %s" % make.SEED,
            ]
            path = FOLDER / (make.GAME + make.KIND + ending + ".script")
            path.write_text("\n".join(head + lines) + "\n", encoding="utf-8", newline="\n")
            print("%s: %d presses, %d pictures" % (path.name, count, sum(line.startswith("shot") for line in lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
