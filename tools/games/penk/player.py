"""A sensible player of Penk!."""

from tools.games.penk.decision import best_marks, nothing_better
from tools.workshop.presses.player import Player, Recorded

CAREFUL_TURNS = 2


class PenkPlayer(Player):
    """Keeps the best set and the jollies, and marks what is worth most."""

    GAME = "penk"
    AIMS = {"waveshare_pico_lcd_1_3": 9, "pimoroni_pico_display": 9}
    # A notice is acknowledged, and so is the column that loses least, which has the focus.
    SCREENS = {"games.penk.turn.Turn": "_turn", "games.penk.mark.Mark": "_mark"}

    def __init__(self, desk):
        super().__init__(desk)
        self.marks = None

    def _turn(self):
        from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL
        from shared_rules.penk.rules import JOLLY

        screen = self.desk.app.stack.screen
        game = screen.game
        self.marks = None
        if game.dice is None:
            return self.on(ROLL)
        face = game.best_face()
        others = [other for other in range(1, 6) if other != face and other in game.dice]
        if self.differs() and others:
            face = max(others, key=lambda other: (game.dice.count(other), other))
        keep = [i for i in range(6) if game.dice[i] in (face, JOLLY)]
        if not game.rolls_left or len(keep) == 6 or nothing_better(best_marks(game)):
            return self.on(GO_ON)
        for i in range(6):
            if bool(screen.held >> i & 1) != (i in keep):
                # Any die with the same face that is not held yet will do.
                same = [
                    j
                    for j in range(6)
                    if game.dice[j] == game.dice[i] and bool(screen.held >> j & 1) == bool(screen.held >> i & 1)
                ]
                return self.on(*same)
        return self.on(ROLL)

    def _mark(self):
        from firmware.games.penk.mark import DONE

        screen = self.desk.app.stack.screen
        if self.marks is None:
            self.marks = best_marks(screen.game)
        left = [place for place in (5 * row + column - 6 for row, column in self.marks) if place not in screen.cells]
        return self.on(*left) if left else self.on(DONE)


class HastyPlayer(Recorded, PenkPlayer):
    """Plays the first turns with care and then marks what the first roll gives: a whole game in few presses."""

    SEED = "penk 16"
    LOOKS = ("ok", "shot sheet", "back", "back", "shot menu", "back")

    def _turn(self):
        from firmware.screens.in_game.dice_to_hold import GO_ON

        game = self.desk.app.stack.screen.game
        if game.turn <= CAREFUL_TURNS or game.dice is None or not game.can_mark():
            return super()._turn()
        return self.on(GO_ON)

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        name = self.screen()
        screen = self.desk.app.stack.screen
        if name == "games.penk.turn.Turn":
            game = screen.game
            if game.dice is None:
                return "turn_%d" % game.turn if game.turn < 4 else "turn_later"
            return "dice_%d_%d" % (game.rolls_left, 1 if screen.held else 0)
        if name == "games.penk.notice.Notice":
            return self.notice()
        if name == "games.penk.mark.Mark":
            return "mark_%d" % len(screen.cells)
        return "eliminate" if name == "games.penk.eliminate.Eliminate" else ""


class AgainstRival(HastyPlayer):
    """A game alone against a rival, who marks with care."""

    SEED = "penk 5"
    KIND = "_rival"
    RIVAL = "sharp rival"
    LOOKS = ("ok", "shot sheet", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen, the rival's too."""
        app = self.desk.app
        if app.game.is_rival(app.game.table.to_move) and self.screen() == "games.penk.turn.Turn":
            return "rival_%s" % ("holds_%d" % app.game.table.game.rolls_left if app.game.table.game.dice else "rolls")
        return super().picture()


PLAYER = PenkPlayer
AGAINST_RIVAL = AgainstRival
RECORDED = HastyPlayer
