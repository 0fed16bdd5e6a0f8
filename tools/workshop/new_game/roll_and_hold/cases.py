"""Situations of games, for pictures and for every panel. The names are the widest that there are."""

from tests.firmware.games.bench import GameBench, opener


class MyGameBench(GameBench):
    """A bench on which a game runs; the dice are typed, so that every situation can be had."""

    GAME = "my_game"
    COLOURS = range(6)
    DICE = "table"


SIXES = (6,) * 5

CASES = {
    "my_game_start": lambda bench: bench.begin(bench.names, dice="device"),
    "my_game_turn": lambda bench: bench.roll(6, 6, 6, 6, 2),
    "my_game_entry": lambda bench: None,
    "my_game_scores": lambda bench: bench.push("games.my_game.scores.Scores"),
    "my_game_over": lambda bench: bench.again(2, rounds=1).roll(*SIXES).act("score").roll(*SIXES).act("score"),
    "my_game_set_up": lambda bench: bench.open(
        [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "my_game"}]]
    ),
}
"""Every screen of the game, with the most that it may have to show."""

bench_in = opener(MyGameBench, CASES, rounds=10)
"""What the commands need."""
