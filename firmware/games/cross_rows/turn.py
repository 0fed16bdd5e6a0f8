"""A turn of Cross Rows after the roll: everybody answers the white dice, then the active player the coloured ones."""

from firmware.drawing import fonts
from firmware.language import t
from firmware.screens.in_game.answers import Answers
from shared_rules.cross_rows.rules import LAST, ROWS, WHITE, crosses

_CHEAP, _OWN = 1, 2
"""Maximum numbers lost by a cross that gets the focus first: of other players, of the active player."""


class White(Answers):
    """A row for the sum of the white dice."""

    def column(self, action: dict) -> int:
        return ROWS.index(action["row"])

    def likeliest(self, actions: list) -> dict | None:
        """Suggest the cross that loses the fewest numbers, if they are few enough or only a cross avoids a penalty."""
        game = self.game
        seat = actions[0].get("player", game.active_player)
        ranked = []
        for at in range(len(actions)):
            row = self.column(actions[at])
            lost = game.lost(seat, row, actions[at].get("number") or game.white_sum())
            ranked.append((lost, -crosses(game.sheets[seat][row]), at))
        most = _CHEAP if seat != game.active_player else LAST if game.phase == "colour" and game.idle else _OWN
        return actions[min(ranked)[2]] if min(ranked)[0] <= most else None


class Colour(White):
    """A line for each white die: its sum with each coloured one."""

    def lines(self) -> list:
        game = self.game
        own = game.choices(game.active_player) if self.people else []
        found = []
        for at in range(1 if game.dice[0] == game.dice[1] else WHITE):
            sums = [game.dice[at] + face for face in game.dice[WHITE:]]
            cells = [action for action in own if action["number"] == sums[self.column(action)]]
            found.append((fonts.DICE[game.dice[at] - 1], game.active_player, cells))
        return found

    def cell_words(self, action: dict) -> str:
        sign = White.cell_words(self, action)
        words = sign + str(action["number"])
        # With large text the band alone may have room for the number.
        return words if not fonts.large_text or fonts.SMALL.width(words) <= self.picture.cell_width - 4 else sign

    def headline(self) -> str:
        return t("+ colour") if self.layout.high and not fonts.large_text else t("colour")

    def rest(self) -> tuple:
        return (t("Penalty") if self.game.idle else t("Nothing")), {"type": "skip", "player": self.game.active_player}
