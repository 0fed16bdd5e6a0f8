"""How many presses a turn takes: whole games played by a sensible player through the real app, key by key.

    python3 tools/dev.py presses [--games 200] [--seed 1] [--json FILE]

The player looks at the table as a person would, decides, and walks the focus there by the shortest way; every key goes into the
app as a pressed key would. A turn's presses are all from its first screen on, the acknowledged notices that it brought included.
Players take 2, 3 and 4 seats in turn; the dice come from the number of the game, so that a run can be repeated.
"""

import argparse
import json
import shutil
import sys
import tempfile
from types import SimpleNamespace
from typing import Any

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
AIMS = {"waveshare_pico_lcd_1_3": 12, "pimoroni_pico_display": 16}
NAMES = ("Ann", "Bo", "Cy", "Dee")
MOST_PRESSES = 20000
STEP_MS = 20


class Stuck(Exception):
    """The player found no way on: a screen cannot be reached or left with the keys of the board."""


class Desk:
    """The app on a board without wires: no pixel is painted, keys are put in by number."""

    def __init__(self, board_name, folder):
        from host_sim import device_modules
        from host_sim.boards import load_board

        device_modules.install()
        from firmware.app import App
        from firmware.drivers import portable_blit
        from firmware.hardware import Hardware

        board = load_board(board_name)
        self.waiting = []
        keys = SimpleNamespace(
            next=lambda: self.waiting.pop(0) if self.waiting else -1,
            waiting=lambda: bool(self.waiting),
            drop=self.waiting.clear,
            mute=self.waiting.clear,
            stuck=lambda: None,
            left_handed=lambda turned: None,
        )
        panel = SimpleNamespace(
            width=board.WIDTH, height=board.HEIGHT, window=lambda *place: None, write=lambda *pixels: None, wait=lambda: None
        )
        nothing = {"fill": lambda *job: None, "draw": lambda *job: 0, "set_style": lambda *job: None}
        blitter = SimpleNamespace(**{**vars(portable_blit), **nothing})
        hardware = Hardware(board, panel, keys, blitter, folder)
        hardware.entropy = lambda count: bytes(count)
        hardware.backlight = lambda percent: None
        hardware.led = lambda red, green, blue: None
        hardware.left_handed = lambda turned: None
        self.time = 0
        hardware.now = lambda: self.time
        self.hardware = hardware
        self.app = App(hardware)
        self.app.step(0)
        self.app.set("motion", False)

    def settle(self):
        """Two turns of the main loop: a screen may open another one while it draws."""
        for _ in range(2):
            self.time += STEP_MS
            self.app.step(self.time)
        crash = self.app.storage.crashes()
        if crash:
            raise Stuck(crash)

    def press(self, key):
        """One key."""
        self.waiting.append(key)
        self.settle()

    def focus_on(self, wanted):
        """The presses that take the focus of the open screen to one of `wanted`, by the shortest way."""
        from firmware.keys import DOWN, LEFT, RIGHT, UP

        directions = (DOWN, UP, RIGHT, LEFT) if self.hardware.has_stick else (DOWN, UP)
        make: Any = type(self.app.screen)
        paths: list[Any] = [(self.app.screen.state(), self.app.screen.focus, ())]
        known = {self.app.screen.focus}
        while paths:
            state, focus, path = paths.pop(0)
            if focus in wanted:
                return path
            for key in directions:
                trial = make(self.app, state)
                trial.handle(key)
                if trial.focus not in known:
                    known.add(trial.focus)
                    paths.append((trial.state(), trial.focus, path + (key,)))
        raise Stuck("the focus cannot reach %s on %s" % (wanted, self.app.stack[-1][0]))


class PenkPlayer:
    """Keeps the best set and the jollies, and marks what is worth most."""

    GAME = "penk"

    def __init__(self, desk):
        self.desk = desk
        self.marks = None

    def next_keys(self):
        """The keys to press on the open screen, chosen anew after each screen."""
        name = self.desk.app.stack[-1][0]
        if name == "penk_turn.Turn":
            return self._turn()
        if name == "penk_mark.Mark":
            return self._mark()
        from firmware.keys import OK

        # A notice to acknowledge, or the column that loses least, which has the focus.
        return (OK,)

    def is_notice(self):
        """True while the open screen still belongs to the turn before."""
        return self.desk.app.stack[-1][0] == "penk_notice.Notice"

    def _turn(self):
        from firmware.keys import OK
        from firmware.screens.penk_turn import GO_ON, JOLLY, ROLL, best_face

        screen = self.desk.app.screen
        game = screen.game
        self.marks = None
        if game.dice is None:
            return self.desk.focus_on((ROLL,)) + (OK,)
        face = best_face(game)
        keep = [i for i in range(6) if game.dice[i] in (face, JOLLY)]
        if len(keep) == 6 or self._nothing_better(game):
            return self.desk.focus_on((GO_ON,)) + (OK,)
        for i in range(6):
            if bool(screen.held >> i & 1) != (i in keep):
                # A twin that is not held yet stands for the others too.
                same = [j for j in range(6) if game.dice[j] == game.dice[i] and bool(screen.held >> j & 1) == bool(screen.held >> i & 1)]
                return self.desk.focus_on(tuple(same)) + (OK,)
        return self.desk.focus_on((ROLL,)) + (OK,)

    def _nothing_better(self, game):
        # All six dice, or three cells, and nothing lower than row 2 among them.
        cells = self._best_marks(game)
        return bool(cells) and sum([row for row, _column in cells]) == 6 and min([row for row, _column in cells]) > 1

    @staticmethod
    def _best_marks(game):
        best, best_worth = [], -1
        for action in game.legal():
            if action["type"] == "mark":
                worth = sum([game.values[row - 1] for row, _column in action["cells"]])
                if worth > best_worth:
                    best, best_worth = action["cells"], worth
        return best

    def _mark(self):
        from firmware.keys import OK
        from firmware.screens.penk_mark import DONE

        screen = self.desk.app.screen
        if self.marks is None:
            self.marks = self._best_marks(screen.game)
        left = [5 * row + column - 6 for row, column in self.marks if [row, column] not in screen.cells]
        return self.desk.focus_on(tuple(left) if left else (DONE,)) + (OK,)


PLAYERS = (PenkPlayer,)


def play(board, make, number, seed, folder):
    """One whole game; returns the presses of each turn."""
    desk = Desk(board, folder)
    app: Any = desk.app
    seats = 2 + number % 3
    text = "%032x" % (seed * 1000003 + number)
    if not app.new_game(make.GAME, list(NAMES[:seats]), list(range(seats)), None, None, None, text):
        raise Stuck("the game does not begin")
    desk.settle()
    player = make(desk)
    counts = []
    turn = 0
    for _ in range(MOST_PRESSES):
        if app.table.over and not player.is_notice():
            return counts
        if app.table.game.turn != turn and not player.is_notice():
            turn = app.table.game.turn
            counts.append(0)
        for key in player.next_keys():
            desk.press(key)
            counts[-1] += 1
    raise Stuck("the game does not end")


def figures(counts):
    """Median, mean and 90th percentile of a list of counts."""
    counts = sorted(counts)
    return {
        "turns": len(counts),
        "median": counts[len(counts) // 2],
        "mean": round(sum(counts) / len(counts), 2),
        "percentile_90": counts[len(counts) * 9 // 10],
        "most": counts[-1],
    }


def measure(games, seed):
    """The figures of every game on every board, as a list of dicts."""
    results = []
    for make in PLAYERS:
        for board in BOARDS:
            counts = []
            for number in range(games):
                folder = tempfile.mkdtemp(prefix="tableside-presses-")
                try:
                    counts += play(board, make, number, seed, folder.replace("\\", "/"))
                finally:
                    shutil.rmtree(folder, ignore_errors=True)
            result = {"game": make.GAME, "board": board, "games": games, "aim_median": AIMS[board]}
            result.update(figures(counts))
            results.append(result)
    return results


def main(arguments):
    """Measure, print a table, write JSON when asked to. Exit code 1 when a median is above its aim."""
    parser = argparse.ArgumentParser(prog="dev.py presses", description="Count the presses that a turn of a game takes.")
    parser.add_argument("--games", type=int, default=200, help="games for each board (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="other dice for another number (default 1)")
    parser.add_argument("--json", metavar="FILE", help="write the figures to FILE, '-' for the screen")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games must be at least 1")
    results = measure(options.games, options.seed)
    if options.json == "-":
        print(json.dumps(results, indent=2))
    else:
        row = "%-6s %-24s %6s %7s %6s %6s %6s %5s"
        print(row % ("game", "board", "turns", "median", "aim", "mean", "90 %", "most"))
        for one in results:
            cells = ("game", "board", "turns", "median", "aim_median", "mean", "percentile_90", "most")
            print(row % tuple(one[cell] for cell in cells))
        if options.json:
            with open(options.json, "w", encoding="utf-8", newline="\n") as file:
                json.dump(results, file, indent=2)
                file.write("\n")
    return 0 if all(one["median"] <= one["aim_median"] for one in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
