"""Situations of games of Pig, for pictures and for every panel. The names are the widest that there are."""

from tests.firmware.games.bench import GameBench, opener


class PigBench(GameBench):
    """A bench on which a game of Pig runs; the dice are typed, so that every situation can be had."""

    GAME = "pig"
    COLOURS = range(6)
    DICE = "table"


CASES = {
    "pig_start": lambda bench: None,
    "pig_turn": lambda bench: bench.roll(6),
    "pig_entry": lambda bench: bench.push("games.pig.turn.Entry"),
    "pig_scores": lambda bench: bench.push("games.pig.scores.Scores"),
    "pig_over": lambda bench: bench.again(2, goal=10).roll(6).roll(6).act("bank"),
    "pig_set_up": lambda bench: bench.open(
        [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "pig"}]]
    ),
}
"""Every screen of a game of Pig, with the most that it may have to show."""

bench_in = opener(PigBench, CASES, goal=1000)
"""What the commands need of Pig."""
