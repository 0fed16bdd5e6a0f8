"""The review of Yacht: the dice and the open boxes at the time of a choice."""

from firmware.drawing import fonts
from firmware.games.yacht.words import box_words
from firmware.language import t
from firmware.screens.in_game import review
from firmware.wording import listed


class Review(review.Review):
    """The dice are above the text; the open boxes are below it if they fit."""

    def given(self, game) -> str:
        return " ".join([fonts.DICE[face - 1] for face in game.dice or ()])

    def texts(self, game, seat: int, lost: int, played: dict, better: dict) -> tuple:
        texts = review.Review.texts(self, game, seat, lost, played, better)
        open_boxes = listed([box_words(box) for box in game.open_boxes(seat)])
        return tuple([t("{0} Open: {1}.", text, open_boxes) for text in texts[:1]]) + texts
