"""Situations of games, for pictures and for every panel. The names are the widest that there are."""

from tests.firmware.games.bench import GameBench, opener


class MyGameBench(GameBench):
    """A bench on which a game runs; the dice are typed, so that every situation can be had."""

    GAME = "my_game"
    COLOURS = range(6)
    DICE = "table"


CASES = {
    "my_game_start": lambda bench: None,
    "my_game_turn": lambda bench: bench.roll(6),
    "my_game_entry": lambda bench: bench.push("games.my_game.turn.Entry"),
    "my_game_scores": lambda bench: bench.push("games.my_game.scores.Scores"),
    "my_game_over": lambda bench: bench.again(2, goal=10).roll(6).roll(6).act("bank"),
    "my_game_set_up": lambda bench: bench.open(
        [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "my_game"}]]
    ),
}
"""Every screen of the game, with the most that it may have to show."""

bench_in = opener(MyGameBench, CASES, goal=1000)
"""What the commands need."""
