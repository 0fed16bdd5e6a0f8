"""A sensible player of Yacht."""

from tools.games.yacht.decision import best_box, decide
from tools.workshop.presses.player import Player, Recorded


class YachtPlayer(Player):
    """Keeps what one more reroll improves most, and writes the box that gains most over what it usually brings."""

    GAME = "yacht"
    AIMS = {"waveshare_pico_lcd_1_3": 9, "pimoroni_pico_display": 9}
    SCREENS = {"games.yacht.turn.Turn": "_turn", "games.yacht.write.Write": "_write"}
    SET_UPS = ((1, None), (2, None), (2, {"sheet": "classic"}), (6, None))

    def _turn(self):
        from firmware.screens.in_game.dice_to_hold import GO_ON, ROLL

        screen = self.desk.app.stack.screen
        game = screen.game
        if game.dice is None:
            return self.on(ROLL)
        action = decide(game)
        if action["type"] == "write":
            return self.on(GO_ON)
        keep = [game.dice[at] for at in range(len(game.dice)) if at not in action["at"]]
        if self.differs():
            # All dice of another face than the first one of those.
            faces = [face for face in game.dice if face not in keep[:1]]
            keep = [face for face in game.dice if face == max(faces, key=lambda face: (game.dice.count(face), face))]
        wrong = []
        # Which of equal dice are kept is all the same: those that are held already, then the first ones.
        for at in sorted(range(len(game.dice)), key=lambda at: (not screen.held >> at & 1, at)):
            kept = game.dice[at] in keep
            if kept:
                keep.remove(game.dice[at])
            if kept != bool(screen.held >> at & 1):
                wrong.append(at)
        return self.on(*wrong) if wrong else self.on(ROLL)

    def _write(self):
        from firmware.games.yacht.words import label

        game = self.desk.app.game.table.game
        box = best_box(game)
        others = [other for other in game.open_boxes(game.active_player) if other != box]
        if self.differs() and others:
            box = max(others, key=game.worth)
        return self.desk.row(label(box))


class RecordedPlayer(Recorded, YachtPlayer):
    """A whole game of two."""

    SEED = "yacht 1"
    LOOKS = ("ok", "shot sheets", "back", "choose History", "shot history", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen."""
        game = self.desk.app.game.table.game
        if self.screen() == "games.yacht.turn.Turn" and game.dice:
            return "dice_%d_%d" % (game.rolls_left, 1 if self.desk.app.stack.screen.held else 0)
        return {
            "games.yacht.turn.Turn": "turn",
            "games.yacht.write.Write": "write",
            "screens.in_game.notices.Notices": "bonus",
        }.get(self.screen(), "")


class AgainstRival(RecordedPlayer):
    """A game alone against a rival."""

    SEED = "yacht 5"
    KIND = "_rival"
    RIVAL = "sharp rival"
    LOOKS = ("ok", "shot sheets", "back")

    def picture(self) -> str:
        """Name one picture of each kind of screen, the rival's too."""
        app = self.desk.app
        rival = app.game.table.to_move is not None and app.game.is_rival(app.game.table.to_move)
        return ("rival_" if rival else "") + super().picture()


PLAYER = YachtPlayer
RECORDED = RecordedPlayer
AGAINST_RIVAL = AgainstRival
