"""The score of each player of Block Buster as of now, broken down by kind, penalty points and squares left."""

from firmware.language import t, t_n
from firmware.screens.in_game import score_lines
from shared_rules.block_buster.points import FIRST_KIND


class Scores(score_lines.Scores):
    """All players' scores, with the couples' sums below. State: the list's."""

    may_shorten = True
    LINES = "games.block_buster.scores.Lines"

    def fill_scores(self) -> tuple:
        names = self.app.game.table.players
        game = self.app.game.table.game
        scores = game.scores()
        labels = []
        couples = []
        for seat in range(len(names)):
            blocks, name = game.blocks_of(seat), names[seat]
            if game.passed[seat] and game.phase == "play":
                label = t_n(blocks, "{1}\n{0} block left, passed", "{1}\n{0} blocks left, passed", name)
            else:
                label = t_n(blocks, "{1}\n{0} block left", "{1}\n{0} blocks left", name)
            labels.append(label)
            partner = game.partner(seat)
            if partner is not None and seat < partner:
                couples.append((seat, partner))
        values = [str(points) for points in scores]
        for seat, partner in couples:
            labels.append(t("{0} and {1}", names[seat], names[partner]))
            values.append(str(scores[seat] + scores[partner]))
        return labels, values, self.app.game.colours + [-1] * len(couples)


class Lines(score_lines.Lines):
    """The breakdown of one player's score."""

    def fill_lines(self, seat: int) -> tuple:
        game = self.app.game.table.game
        labels = []
        values = []
        for kind, (count, worth) in enumerate(game.kind_points(seat)):
            labels.append(t_n(count, "Kind {1}: {0} block", "Kind {1}: {0} blocks", chr(FIRST_KIND + kind)))
            values.append(str(worth))
        squares = game.squares_left[seat]
        labels += [t("Penalty points"), t("Squares left")]
        values.append(str(-game.penalties[seat]))
        values.append(str(-squares) if squares is not None else "?" if game.blocks_of(seat) else "0")
        partner = game.partner(seat)
        if partner is not None:
            scores = game.scores()
            labels.append(t("With {0}", self.app.game.table.players[partner]))
            values.append(str(scores[seat] + scores[partner]))
        return labels, values, t_n(game.scores()[seat], "{0} point", "{0} points")
