"""A sensible player of Shape Cards."""

from firmware.keys import BACK, OK
from shared_rules.shape_cards.fields import has_two, indexes
from tools.games.shape_cards import decision
from tools.workshop.presses.player import Player, Recorded

LONGEST = 60
"""Turns after which the players of extreme agree to end the game."""


class ShapePlayer(Player):
    """Builds the own figure that lacks least, contests every piece, and declares as soon as a card is complete."""

    GAME = "shape_cards"
    AIMS = {"waveshare_pico_lcd_1_3": 5, "pimoroni_pico_display": 5}
    # Acknowledged are dice to roll, a notice, a cover, the placement that has the focus, the first revenge.
    SCREENS = {
        "games.shape_cards.turn.Turn": "_turn",
        "games.shape_cards.turn.Answer": "_answer",
        "games.shape_cards.draft.Draft": "_draft",
        "screens.in_game.menu.Menu": "_menu",
        "games.shape_cards.end.End": "_end",
    }
    SET_UPS = ((2, None), *((2, {"variant": flags}) for flags in (["extreme"], ["thief", "revenge"], ["expert"])))

    def is_notice(self) -> bool:
        """Looking at new hidden cards belongs to the turn before too."""
        return super().is_notice() or self.screen().startswith("games.shape_cards.secret.")

    def _draft(self):
        return self.on(decision.best_pick(self.desk.app.stack.screen.game))

    def _answer(self):
        from firmware.games.shape_cards.turn import CONTEST

        return self.on(CONTEST)

    def _menu(self):
        return self.desk.row("End game")

    def _end(self):
        return self.desk.row("Both agree: end")

    def _turn(self):
        from firmware.games.shape_cards.turn import AVENGE, DECLARE, GREEN, OWN, TAKE_OFF

        screen = self.desk.app.stack.screen
        game = screen.game
        if screen.at >= 0:
            return self.on(OWN if self._wants_own(game, screen.at) else GREEN)
        if game.declarations():
            return self.on(DECLARE)
        if game.may_end() and game.turn > LONGEST:
            return (BACK,)
        if decision.wants_revenge(game):
            return self.on(AVENGE)
        missing, _mine = self._plan(game)
        return self.on(*indexes(missing)) if missing else self.on(TAKE_OFF)

    def _plan(self, game):
        plans = decision.plans(game)
        if self.differs():
            # One that lacks none of the fields of the best.
            plans = [plan for plan in plans if not plan[0] & plans[0][0]] or plans
        return plans[0] if plans else (0, 0)

    def _wants_own(self, game, at):
        missing, mine = self._plan(game)
        return at not in indexes(missing) or not has_two(mine)


class FriendlyPlayer(Recorded, ShapePlayer):
    """Both help the first player to complete two cards, with one contest, one revenge and one undo."""

    SEED = "shape 1"
    END_WORDS = "wins!"
    LOOKS = ("ok", "shot cards", "back", "choose History", "shot history", "back", "back", "shot menu", "back")

    def __init__(self, desk):
        super().__init__(desk)
        self.done = []  # what is to be shown once

    def _first_time(self, what):
        self.done.append(what)
        return self.done.count(what) == 1

    def set_up(self, recorder) -> None:
        """With revenge."""
        recorder.choose("Revenge", "Start")

    def next_keys(self) -> tuple:
        """Undo in the third turn."""
        if self.screen() == "games.shape_cards.turn.Turn" and self.turn() == 3 and self._first_time("undo"):
            return (BACK, OK)
        return super().next_keys()

    def _answer(self):
        from firmware.games.shape_cards.turn import ALLOW, CONTEST

        return self.on(CONTEST if self._first_time("contest") else ALLOW)

    def _turn(self):
        from firmware.games.shape_cards.turn import AVENGE

        screen = self.desk.app.stack.screen
        if screen.at < 0 and screen.game.turn == 6 and self._first_time("revenge"):
            return self.on(AVENGE)
        return super()._turn()

    def _plan(self, game):
        # Everybody builds for the first player.
        active_player, game.active_player = game.active_player, game.first
        plan = super()._plan(game)
        game.active_player = active_player
        return plan

    def _wants_own(self, game, at):
        return game.active_player == game.first and super()._wants_own(game, at)

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        name = self.screen()
        screen = self.desk.app.stack.screen
        if name == "games.shape_cards.notice.Notice":
            return self.notice()
        if name == "games.shape_cards.turn.Turn":
            kind = "piece" if screen.at >= 0 else "declare" if screen.game.declarations() else "turn"
            return kind if screen.game.turn < 8 else kind + "_later"
        return {
            "games.shape_cards.dice.Initiative": "initiative",
            "games.shape_cards.draft.Draft": "draft",
            "games.shape_cards.turn.Answer": "answer",
            "games.shape_cards.declare.Declare": "declaration",
            "games.shape_cards.revenge.Revenge": "revenge",
        }.get(name, "")


class AgainstRival(Recorded, ShapePlayer):
    """A game alone against a rival."""

    SEED = "shape_cards 5"
    KIND = "_rival"
    RIVAL = "gentle rival"
    LOOKS = ("ok", "shot hands", "back")
    picture = FriendlyPlayer.picture


PLAYER = ShapePlayer
AGAINST_RIVAL = AgainstRival
RECORDED = FriendlyPlayer
