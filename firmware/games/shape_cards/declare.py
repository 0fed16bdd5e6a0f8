"""Declaring a completed card of Shape Cards: every placement that holds, one after the other; in expert and thief also
a guess at the other player's cards.
"""

from array import array

from firmware import loading
from firmware.games.shape_cards import game as shape_cards
from firmware.games.shape_cards.board import CHOSEN, DIM, LIT, figure
from firmware.games.shape_cards.table import BUTTON, OnBoard
from firmware.keys import OK
from shared_rules.shape_cards.fields import FIGURE, FIRST_FIELD, cells_of, indexes

GUESS = 1000
LEAVE = 1001
"""Places of the focus beside the placements, which are counted from 0."""


class Declare(OnBoard):
    """The placements that hold, with their card. In expert they are for the active player's eyes. State: the focus."""

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        game = self.game
        # What holds: cards and masks, packed, for there may be a hundred.
        self.found = bytearray()
        self.masks = array("H")
        for card, mask in game.declarations():
            self.found.append(card)
            self.masks.append(mask)
        self.cover = loading.lazy_import("games.shape_cards.secret").Cover(app, self.seat) if game.expert else None
        self.focus = state if state is not None else 0
        if game.expert:
            # What is kept over power off tells nothing of a hand.
            self.focus = 0
        self.places_count = len(self.found)
        if not self.places_count and self.focus < GUESS:
            self.focus = LEAVE

    def state(self):
        """The focus, unless it tells something."""
        return None if self.game.expert else self.focus

    def handle(self, key):
        """The cover first."""
        cover = self.cover
        if cover is None or not cover.closed:
            if cover is not None:
                cover.touch()
            OnBoard.handle(self, key)
        elif not self.common(key) and key == OK:
            cover.open()

    def tick(self, now):
        """The cover comes back by itself."""
        return self.cover is not None and self.cover.tick(now)

    def focusable(self):
        """Each placement, the guess, the way back."""
        stops = list(range(self.places_count))
        if self.game.expert and self.game.thief:
            stops.append(GUESS)
        stops.append(LEAVE)
        return stops

    def place_of(self, stop):
        """The placements in one row, the buttons in another."""
        return (0, stop) if stop < GUESS else (1, stop)

    def moved(self):
        """Another placement has another card."""
        self.refresh()

    def light_board(self):
        """The placement."""
        self.board.pieces(self.game)
        if self.focus < GUESS:
            self.board.light(self.masks[self.focus], LIT)

    def hands(self):
        """The cards that may be completed; that of the placement is framed."""
        game = self.game
        chosen = self.found[self.focus] if self.focus < GUESS else -1
        seats = (self.seat, 1 - self.seat) if game.thief and not game.expert else (self.seat,)
        shown = []
        for seat in seats:
            colour = self.app.colours[seat]
            for card in game.hands[seat]:
                shown.append((figure(game, card), colour | CHOSEN if card == chosen else colour | DIM))
        if len(shown) > 2 and chosen in game.hands[1 - self.seat]:
            # A low panel shows the first two.
            shown = shown[len(game.hands[self.seat]) :] + shown[: len(game.hands[self.seat])]
        return shown

    def words(self):
        """Which card, of how many."""
        if self.focus < GUESS:
            card = self.found[self.focus]
            words = "Card %d" % (card + 1)
            if card not in self.game.hands[self.seat]:
                words = "%s's card %d" % (self.app.table.players[1 - self.seat], card + 1)
            return words, "%d of %d" % (self.focus + 1, self.places_count)
        if not self.places_count:
            return "No card of yours lies there.", "none"
        return "", "declare"

    def labels(self):
        """Declare this one, guess, go back."""
        labels = ("Declare", "Guess", "Back") if self.game.expert and self.game.thief else ("Declare", "Back")
        self.last = BUTTON + len(labels) - 1
        return labels

    def usable(self, place):
        """The first button needs a placement."""
        return place != BUTTON or self.places_count > 0

    def chosen(self, place):
        """Declare, guess, or go back."""
        app = self.app
        if place == LEAVE:
            app.pop()
        elif place == GUESS:
            app.replace(shape_cards.GUESS)
        else:
            action = {"type": "declare", "cells": cells_of(self.masks[place])}
            if not self.game.expert:
                action["card"] = self.found[place]
            app.act(action)

    def prepare(self):
        """The cover, or the board."""
        if self.cover is not None and self.cover.closed:
            self.cover.prepare()
        else:
            OnBoard.prepare(self)

    def draw(self, canvas):
        """The cover, or the board."""
        if self.cover is not None and self.cover.closed:
            self.cover.draw(canvas)
        else:
            OnBoard.draw(self, canvas)

    def lit_button(self):
        """The button that ok would press."""
        return BUTTON if self.focus < GUESS else self.last if self.focus == LEAVE else BUTTON + 1


class Guess(OnBoard):
    """Five fields chosen by hand, for a hidden card of the other player's. State: {"mask": fields chosen, "focus":
    place}.
    """

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.mask = state["mask"] if state else 0
        self.focus = state["focus"] if state else -1

    def state(self):
        """What was chosen, and the focus."""
        return {"mask": self.mask, "focus": self.focus}

    def _count(self):
        return len(indexes(self.mask))

    def focusable(self):
        """The fields with pieces that count, and the buttons that do something."""
        own, green = self.game.pieces()
        full = self._count() == FIGURE
        stops = indexes(self.mask if full else own | green)
        if full:
            stops.append(BUTTON)
        stops.append(BUTTON + 1)
        return stops

    def labels(self):
        """Declare these, go back."""
        return ("Declare", "Back")

    def words(self):
        """How many are chosen."""
        return "Choose the five fields.", "%d of %d" % (self._count(), FIGURE)

    def light(self):
        """What is chosen."""
        self.board.light(self.mask, LIT)

    def chosen(self, place):
        """Choose a field or let it go, declare, or go back."""
        if place == BUTTON + 1:
            self.app.pop()
        elif place == BUTTON:
            self.app.act({"type": "declare", "cells": cells_of(self.mask)})
        else:
            self.mask ^= FIRST_FIELD >> place
            if self._count() == FIGURE:
                self.focus = BUTTON
