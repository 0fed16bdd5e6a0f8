"""A sensible player of Shape Cards."""

from tools.presses.player import Player, Recorded

LONGEST = 60
"""Turns after which the players of extreme agree to end the game."""
EXTREME = {"variant": ["extreme"]}
THIEF = {"variant": ["thief", "revenge"]}
EXPERT = {"variant": ["expert"]}


def bits(mask):
    """The indexes of the fields of a mask."""
    return [at for at in range(16) if mask & 0x8000 >> at]


class ShapePlayer(Player):
    """Builds the own figure that lacks least, contests every piece, and declares as soon as a card is complete."""

    GAME = "shape_cards"
    AIMS = {"waveshare_pico_lcd_1_3": 12, "pimoroni_pico_display": 16}
    SET_UPS = ((2, None), (2, EXTREME), (2, THIEF), (2, EXPERT))

    def is_notice(self):
        """Looking at new hidden cards belongs to the turn before too."""
        return super().is_notice() or self.screen().startswith("games.shape_cards.secret.")

    def next_keys(self):
        """As in the class's words."""
        from firmware.keys import OK

        name = self.screen()
        if name == "games.shape_cards.turn.Turn":
            return self._turn(self.desk.app.screen)
        if name == "games.shape_cards.turn.Answer":
            return self.on(self._answer())
        if name == "games.shape_cards.draft.Draft":
            return self.on(self._card(self.desk.app.screen.game))
        if name == "screens.in_game.menu.Menu":
            return self.desk.row("End the game")
        if name == "games.shape_cards.end.End":
            return self.desk.row("Both agree: end")
        # Dice to roll, a notice, a cover, the placement that has the focus, the first revenge.
        return (OK,)

    def _card(self, game):
        # The figure with most places for oneself, with fewest for the other.
        own = game.picks_for() == game.to_move
        return max(
            game.deck, key=lambda card: (len(game.placements(card)) if own else -len(game.placements(card)), -card)
        )

    def _answer(self):
        from firmware.games.shape_cards.turn import CONTEST

        return CONTEST

    def _turn(self, screen):
        from firmware.games.shape_cards.turn import AVENGE, DECLARE, GREEN, OWN, TAKE_OFF
        from firmware.keys import BACK

        game = screen.game
        if screen.at >= 0:
            return self.on(OWN if self._wants_own(game, screen.at) else GREEN)
        if game.declarations():
            return self.on(DECLARE)
        if game.extreme and game.turn > LONGEST and game.barred < 0:
            return (BACK,)
        if game.revenge and game.counters[game.active_player] >= 4:
            return self.on(AVENGE)
        wanted = self._wanted(game)
        return self.on(*wanted) if wanted else self.on(TAKE_OFF)

    def _plan(self, game):
        # The placement of an own card that lacks least, as (fields that are missing, own pieces in it).
        own, green = game.pieces()
        taken = sum(0x8000 >> at for at in range(16) if game.board[at] != 46 or at == game.barred)
        best = None
        for card in game.hands[game.active_player]:
            for mask in game.placements(card):
                if mask & taken & ~(own | green):
                    continue
                missing = bits(mask & ~(own | green))
                mine = len(bits(mask & own))
                if mine + len(missing) >= 2 and (best is None or (len(missing), -mine) < (len(best[0]), -best[1])):
                    best = (missing, mine)
        return best

    def _wanted(self, game):
        plan = self._plan(game)
        return plan[0] if plan else []

    def _wants_own(self, game, at):
        plan = self._plan(game)
        return plan is None or at not in plan[0] or plan[1] < 2


class FriendlyPlayer(Recorded, ShapePlayer):
    """Both help the first player to complete two cards: a whole game in few presses, with one contest, one revenge and
    one undo.
    """

    SEED = "shape 1"

    def __init__(self, desk):
        super().__init__(desk)
        self.contested = False
        self.avenged = False
        self.undone = False

    def set_up(self, recorder):
        """With revenge."""
        recorder.choose("Revenge", "Start")

    def next_keys(self):
        """As in the class's words."""
        from firmware.keys import BACK, OK

        if self.screen() == "games.shape_cards.turn.Turn" and self.desk.app.table.game.turn == 3 and not self.undone:
            self.undone = True
            return (BACK, OK)
        return super().next_keys()

    def _answer(self):
        from firmware.games.shape_cards.turn import ALLOW, CONTEST

        if self.contested:
            return ALLOW
        self.contested = True
        return CONTEST

    def _turn(self, screen):
        from firmware.games.shape_cards.turn import AVENGE

        game = screen.game
        if screen.at < 0 and not self.avenged and game.turn == 6:
            self.avenged = True
            return self.on(AVENGE)
        return super()._turn(screen)

    def _plan(self, game):
        # Everybody builds for the first player.
        active_player, game.active_player = game.active_player, game.first
        plan = super()._plan(game)
        game.active_player = active_player
        return plan

    def _wants_own(self, game, at):
        return game.active_player == game.first and super()._wants_own(game, at)

    def picture(self):
        """One of each kind of screen."""
        name = self.screen()
        screen = self.desk.app.screen
        if name == "games.shape_cards.notice.Notice":
            return "notice_" + screen.notice[0]
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

    def look_round(self, recorder):
        """Winner, all cards, history, menu, and all of it after a power cut."""
        from firmware.keys import BACK, OK

        recorder.expect("wins!")
        recorder.shot("winner")
        recorder.press(OK)
        recorder.shot("cards")
        recorder.press(BACK)
        recorder.choose("History")
        recorder.shot("history")
        recorder.press(BACK)
        recorder.press(BACK)
        recorder.shot("menu")
        recorder.press(BACK)
        recorder.lines += ["power off", "power on"]
        recorder.shot("winner_after_power_cut")


PLAYER = ShapePlayer
RECORDED = FriendlyPlayer
