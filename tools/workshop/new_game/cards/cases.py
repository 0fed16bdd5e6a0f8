"""Situations of games, for pictures and for every panel. The names are the widest that there are."""

from tests.firmware.games.bench import GameBench, opener


class MyGameBench(GameBench):
    """A bench on which a game runs."""

    GAME = "my_game"
    COLOURS = range(6)

    def play(self, times=1):
        """So many cards are played, past the screens."""
        for _ in range(times):
            self.act("play", card=self.game.hands[self.game.to_move][-1])
        return self


CASES = {
    "my_game_start": lambda bench: None,
    "my_game_turn": lambda bench: bench.play(5).press("ok"),
    "my_game_trick": lambda bench: bench.play(6),
    "my_game_scores": lambda bench: bench.push("games.my_game.scores.Scores"),
    "my_game_over": lambda bench: bench.again(2, rounds=1).play(2).press("ok"),
    "my_game_set_up": lambda bench: bench.open(
        [["screens.home.Home", None], ["screens.new_game.NewGame", {"game": "my_game"}]]
    ),
}
"""Every screen of the game, with the most that it may have to show."""

SECRETS = ("my_game_turn",)
"""Those that only one player may see."""

bench_in = opener(MyGameBench, CASES, rounds=10)
"""What the commands need."""
