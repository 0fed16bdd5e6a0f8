"""What a player of `dev.py presses` is, and one whose game is recorded as a script."""

from typing import Any

from firmware.keys import NAMES, OK, UP


class Player:
    """A sensible player of one game, who decides as a person would and gives the keys to press. A subclass is `PLAYER`
    of tools/games/<game id>/player.py. desk: see tools/workshop/presses/desk.py.
    """

    GAME = ""
    AIMS: dict[str, int] = {}
    """For each board the most presses of a turn, as a median."""
    SET_UPS: tuple = ((2, None), (3, None), (4, None))
    """(players, options) of the games that are measured, taken in turn."""

    OTHER_ONES = 3
    """In one turn of so many the less obedient player chooses another face, piece or place than the sensible one."""

    def __init__(self, desk):
        self.desk = desk
        self.obedient = True

    def differs(self) -> bool:
        """Return True in the turns in which a less obedient player wants something else."""
        return not self.obedient and self.turn() % self.OTHER_ONES == 0

    SCREENS: dict[str, str] = {}
    """For each screen that needs more than ok: the method that gives its keys."""

    def next_keys(self) -> tuple:
        """Return the keys to press on the open screen: ok without a method in SCREENS, and for a rival's move."""
        app = self.desk.app
        if app.game.awaits_rivals():
            return (OK,)
        if self.screen() == "screens.choice.Confirm":
            return (UP, OK)  # yes, which is the last answer
        method = self.SCREENS.get(self.screen())
        return getattr(self, method)() if method else (OK,)

    def is_notice(self) -> bool:
        """Return True if the open screen still belongs to the turn before."""
        return self.screen() == self.desk.app.game.screens.NOTICE or self.screen().startswith(
            f"games.{self.GAME}.notice."
        )

    def notice(self) -> str:
        """Return the type of the event of the open notice, with the operation unless that is an action."""
        screen = self.desk.app.stack.screen
        operation = screen.action[0]
        return "notice_" + ("" if operation == "do" else operation + "_") + screen.shown.event

    def turn(self) -> int:
        """Return a number that grows with every turn."""
        return self.desk.app.game.table.game.turn

    def over(self) -> bool:
        """Return True if the game and its last notice are over."""
        return self.desk.app.game.table.over and not self.is_notice()

    def screen(self) -> str:
        """Return the name of the open screen, "module.Class"."""
        return self.desk.app.stack[-1][0]

    def on(self, *wanted) -> tuple:
        """Return the keys that press ok on one of these focus targets, by the shortest way."""
        return self.desk.focus_on(wanted) + (OK,)


class Recorded:
    """For a Player whose game tools/workshop/goldens/game_scripts.py records: `RECORDED` inherits both."""

    SEED = ""
    """The dice, so that the game is short and shows much."""
    KIND = ""
    """Follows the game's id in the name of the script."""
    END = "winner"
    """Name of the last picture."""
    END_WORDS = "win"
    """Words on the last screen."""
    RIVAL = ""
    """Level of the rival in the second seat, or ""."""
    LOOKS: tuple = ()
    """Steps after the finished game: names of keys, "shot NAME" and "choose ROW"."""
    desk: Any

    def set_up(self, recorder) -> None:
        """Press on the open setup of the game, up to its start."""
        if self.RIVAL:
            recorder.choose("Player 2", "Played by", self.RIVAL)
            recorder.shot("rival_seated")
        recorder.choose("Start")

    def picture(self) -> str:
        """Return the name of a picture of the open screen, or ""; each name is taken once."""
        return ""

    def look_round(self, recorder) -> None:
        """Record the end of the game, LOOKS, and the end again after a power cut."""
        recorder.expect(self.END_WORDS)
        recorder.shot(self.END)
        for step in self.LOOKS:
            if step in NAMES:
                recorder.press(NAMES.index(step))
            else:
                word, name = step.split(" ", 1)
                {"shot": recorder.shot, "choose": recorder.choose}[word](name)
        recorder.lines += ["power off", "power on"]
        recorder.shot(self.END + "_after_power_cut")
