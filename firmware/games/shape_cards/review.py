"""The review of Shape Cards: the board or the cards at the time of a choice."""

from firmware.games.shape_cards.board import BARRED, CHOSEN, DIM, LIT, LOOKS, Board, Card, figure
from firmware.screens.in_game import review
from shared_rules.shape_cards.fields import EMPTY, GREEN, OWN, SIDE, field, mask_of


class Review(review.Review):
    """Lights the better choice; a cross marks where the piece was placed instead."""

    def picture(self, game, seat: int, played: dict, better: dict, area) -> list:
        cell = 27 if self.layout.high else 20
        board_area, parts = self.beside(area, SIDE * cell, SIDE * cell)
        if better["type"] == "pick":
            colour = self.app.game.colours[seat]
            cells = board_area.grid(2, 1)
            for action, look, strip in ((better, CHOSEN, cells[0]), (played, DIM, cells[1])):
                parts.append(Card(strip, figure(game, action["card"]), colour | look))
            return parts
        board = Board()
        board.pieces(game)
        if played["type"] in ("own", "green") and game.board[field(played["at"])] == EMPTY:
            board.looks[field(played["at"])] = BARRED
        kind = better["type"]
        if kind == "declare":
            board.light(mask_of(better["cells"]))
        elif "at" in better:
            board.looks[field(better["at"])] = LIT | LOOKS[GREEN if kind == "green" else OWN[seat]]
        board.prepare(board_area.x, board_area.y, cell)
        return parts + [board]
