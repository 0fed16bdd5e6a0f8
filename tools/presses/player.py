"""What a player of `dev.py presses` is, and one whose game is recorded as a script."""

from collections.abc import Sequence
from typing import Any


class Player:
    """A sensible player of one game: looks at the table as a person would, decides, and gives the keys to press.

    A subclass is `PLAYER` of tools/presses/<game id>.py. `desk` has `app`, `hardware`, `press(key)`, `focus_on(wanted)`
    and `row(words)`; see tools/presses/desk.py.
    """

    GAME = ""
    AIMS: dict[str, int] = {}
    """For each board the median of presses a turn that is not to be exceeded."""
    SET_UPS: tuple = ((2, None), (3, None), (4, None))
    """(players, options) of the games that are measured, taken in turn."""

    def __init__(self, desk):
        self.desk = desk

    def next_keys(self) -> Sequence[int]:
        """The keys to press on the open screen, chosen anew after each time."""
        raise NotImplementedError

    def is_notice(self) -> bool:
        """True while the open screen still belongs to the turn before."""
        return self.screen().startswith(f"games.{self.GAME}.notice.")

    def turn(self) -> int:
        """A number that grows with every turn."""
        return self.desk.app.table.game.turn

    def over(self) -> bool:
        """True when the game and its last notice are over."""
        return self.desk.app.table.over and not self.is_notice()

    def screen(self) -> str:
        """The name of the open screen, "module.Class"."""
        return self.desk.app.stack[-1][0]

    def on(self, *wanted: Any) -> tuple[int, ...]:
        """The keys that press ok on one of these places of the focus, by the shortest way."""
        from firmware.keys import OK

        return self.desk.focus_on(wanted) + (OK,)


class Recorded:
    """What makes a Player one whose game tools/goldens/game_scripts.py records; `RECORDED` of tools/presses/<game
    id>.py inherits both.
    """

    SEED = ""
    """The dice, so that the game is short and shows much."""
    desk: Any

    def set_up(self, recorder: Any) -> None:
        """Presses on the open setup of the game, up to its start."""
        recorder.choose("Start")

    def picture(self) -> str:
        """What the open screen is called among the pictures, or "" when none is wanted; each name is taken once."""
        return ""

    def look_round(self, recorder: Any) -> None:
        """Presses on the screens behind the finished game."""
