"""How many presses a turn takes: whole games played by a sensible player through the real app, key by key.

    python3 tools/dev.py presses [--game ID] [--games 200] [--seed 1]

The player looks at the table as a person would, decides, and moves the focus there by the shortest way. The presses of
a turn are all from its first screen on, with the notices that it brings. The dice come from the number of the game, so
that a run can be repeated. The player of a game is PLAYER in tools/games/<game id>/player.py. A second player, less
obedient, wants something else in one turn of three: its median says whether the screens only suit those who agree.
"""

import argparse
import tempfile
from itertools import product
from typing import Any

from tools.games import of_games
from tools.workshop.presses.desk import Desk, Stuck
from tools.workshop.presses.player import Player

BOARDS = ("waveshare_pico_lcd_1_3", "pimoroni_pico_display")
NAMES = ("Ann", "Bo", "Cy", "Dee", "Ed", "Flo")
MOST_PRESSES = 20000


def play(board: str, make: type[Player], number: int, seed: int, folder: str, obedient: bool = True) -> list[int]:
    """One whole game; returns the presses of each turn. obedient: False for Player.differs."""
    desk = Desk(board, folder)
    app: Any = desk.app
    seats, game_options = make.SET_UPS[number % len(make.SET_UPS)]
    text = "%032x" % (seed * 1000003 + number)
    app.game.new(make.GAME, list(NAMES[:seats]), list(range(seats)), game_options, None, None, text)
    if app.game.table is None:
        raise Stuck("the game does not begin")
    desk.settle()
    player = make(desk)
    player.obedient = obedient
    counts = []
    turn = None
    for _ in range(MOST_PRESSES):
        if player.over():
            return counts
        if player.turn() != turn and not (counts and player.is_notice()):
            turn = player.turn()
            counts.append(0)
        for key in player.next_keys():
            desk.press(key)
            counts[-1] += 1
    raise Stuck("the game does not end")


def figures(counts: list[int]) -> dict:
    """Median, mean and 90th percentile of a list of counts."""
    counts = sorted(counts)
    return {
        "turns": len(counts),
        "median": counts[len(counts) // 2],
        "mean": round(sum(counts) / len(counts), 2),
        "percentile_90": counts[len(counts) * 9 // 10],
        "most": counts[-1],
    }


def measure(games: int, seed: int, game: str | None = None) -> list[dict]:
    """The figures of every game, or of one, on every board, as a list of dicts."""
    results = []
    for make in [module.PLAYER for known, module in of_games("player") if game in (None, known)]:
        for board in BOARDS:
            counts: dict[bool, list[int]] = {True: [], False: []}
            for obedient, number in product(counts, range(games)):
                with tempfile.TemporaryDirectory(prefix="tableside-presses-", ignore_cleanup_errors=True) as folder:
                    counts[obedient] += play(board, make, number, seed, folder.replace("\\", "/"), obedient)
            result = {"game": make.GAME, "board": board, "games": games, "aim_median": make.AIMS[board]}
            result.update(figures(counts[True]), less_obedient=figures(counts[False])["median"])
            results.append(result)
    return results


def main(arguments: list[str]) -> int:
    """Measure and print a table. Exit code 1 when a median is above its aim."""
    parser = argparse.ArgumentParser(
        prog="python3 tools/dev.py presses", description="Count the presses that a turn of a game takes."
    )
    known = [game for game, _module in of_games("player")]
    parser.add_argument("--game", choices=known, help="one game only: " + ", ".join(known))
    parser.add_argument("--games", type=int, default=200, help="games for each board (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="other dice for another number (default 1)")
    options = parser.parse_args(arguments)
    if options.games < 1:
        parser.error("--games must be at least 1")
    results = measure(options.games, options.seed, options.game)
    row = "%-12s %-24s %6s %7s %6s %6s %6s %5s %14s"
    print(row % ("game", "board", "turns", "median", "aim", "mean", "90 %", "most", "less obedient"))
    for one in results:
        cells = ("game", "board", "turns", "median", "aim_median", "mean", "percentile_90", "most", "less_obedient")
        print(row % tuple(one[cell] for cell in cells))
    return 0 if all(one["median"] <= one["aim_median"] for one in results) else 1
