"""A sensible player of Cross Rows, who enters what all players cross."""

from tools.games.cross_rows.decision import answer, decide
from tools.workshop.presses.player import Player, Recorded


class CrossRowsPlayer(Player):
    """Enters who crosses the sum of the white dice, in their order, then that nobody else does."""

    GAME = "cross_rows"
    AIMS = {"waveshare_pico_lcd_1_3": 6, "pimoroni_pico_display": 6}
    SCREENS = {"games.cross_rows.turn.White": "_white", "games.cross_rows.turn.Colour": "_colour"}
    SET_UPS = ((3, None),)

    def _white(self):
        from firmware.screens.in_game.answers import BUTTON

        screen = self.desk.app.stack.screen
        if not screen.people or screen.resting:
            return self.on(BUTTON)
        wanted = [answer(screen.game, seat) for seat in screen.people]
        wanted = [action for action in wanted if action["type"] == "white"]
        if self.differs() and len(wanted) > 1:
            wanted.reverse()
        return self._on(wanted[0] if wanted else None)

    def _colour(self):
        screen = self.desk.app.stack.screen
        action = decide(screen.game)
        if self.differs():
            others = [each for each in screen.actions.values() if each != action]
            action = others[0] if others else action
        return self._on(action)

    def _on(self, action):
        from firmware.screens.in_game.answers import BUTTON

        actions = self.desk.app.stack.screen.actions
        stops = [stop for stop in actions if actions[stop] == action]
        return self.on(*(stops or [BUTTON]))


class RecordedPlayer(Recorded, CrossRowsPlayer):
    """A whole game of two."""

    SEED = "cross rows 1"
    LOOKS = ("ok", "shot sheet", "back", "choose Scores", "shot scores", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        screen = self.desk.app.stack.screen
        name = self.screen()
        if name == "games.cross_rows.turn.White":
            return "white_%d" % min(len(screen.people), 2)
        if name == "screens.in_game.notices.Notices":
            return self.notice()
        return {"screens.in_game.roll.Roll": "roll", "games.cross_rows.turn.Colour": "colour"}.get(name, "")


class AgainstRival(RecordedPlayer):
    """A game alone against a rival."""

    SEED = "cross rows 2"
    KIND = "_rival"
    RIVAL = "sharp rival"
    LOOKS = ("ok", "shot sheet", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen, the rival's too."""
        app = self.desk.app
        name = super().picture()
        return name and ("rival_" if app.game.is_rival(app.game.table.to_move) else "") + name


PLAYER = CrossRowsPlayer
RECORDED = RecordedPlayer
AGAINST_RIVAL = AgainstRival
