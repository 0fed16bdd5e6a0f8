"""Declaring a card of Shape Cards: each complete placement; in expert and thief a guess at a hidden card."""

from array import array

from firmware.games.shape_cards.board import CHOSEN, DIM, figure
from firmware.games.shape_cards.choosing import BUTTON, OnBoard
from firmware.games.shape_cards.game import GAME, GUESS
from firmware.games.shape_cards.words import card_words
from firmware.language import t
from shared_rules.shape_cards.fields import FIGURE, FIRST_FIELD, cells_of, indexes

_GUESS = 1000
_LEAVE = 1001
"""Focus targets after the placements, which count from 0."""


class Declare(OnBoard):
    """The complete placements, each with its card. State: the focus; None in expert, to reveal nothing."""

    leaves = True

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        game = self.game
        # Cards and masks of the placements, packed: there may be a hundred.
        self.found = bytearray()
        self.masks = array("H")
        for card, mask in game.declarations():
            self.found.append(card)
            self.masks.append(mask)
        self.guesses = game.expert and game.thief
        if not self.found:
            self.focus = _LEAVE
        self.cover = GAME.cover(app, self.seat)

    def state(self) -> int | None:
        return None if self.game.expert else self.focus

    def focusable(self) -> list:
        return list(range(len(self.found))) + ([_GUESS, _LEAVE] if self.guesses else [_LEAVE])

    def stops(self) -> list:
        return [(stop >= _GUESS, stop, stop) for stop in self.focusable()]

    def moved(self, before: int) -> None:
        """Each placement may have another card."""
        self.dirty = True

    def light_board(self) -> None:
        self.board.pieces(self.game)
        if self.focus < _GUESS:
            self.board.light(self.masks[self.focus])

    def hands(self) -> list:
        """List the cards that can be completed, the focused placement's framed; a low panel shows the first two."""
        hands = self.game.cards.hands
        chosen = self.found[self.focus] if self.focus < _GUESS else -1
        seats = [self.seat]
        if self.game.thief and not self.game.expert:
            seats.append(1 - self.seat)
            if chosen in hands[1 - self.seat] and len(hands[0]) + len(hands[1]) > 2:
                seats.reverse()
        shown = []
        for seat in seats:
            for card in hands[seat]:
                look = CHOSEN if card == chosen else DIM
                shown.append((figure(self.game, card), self.app.game.colours[seat] | look))
        return shown

    def texts(self) -> tuple:
        labels = (t("Declare"), t("Guess"), t("Back")) if self.guesses else (t("Declare"), t("Back"))
        if not self.found:
            return (t("No card is complete."),), t("none"), labels
        if self.focus >= _GUESS:
            return ("",), t("declare"), labels
        words = card_words(self.app.game.table, self.seat, self.found[self.focus], self.words_width)
        return (words,), t("{0} of {1}", self.focus + 1, len(self.found)), labels

    def lay_out(self) -> None:
        """Let the first button declare the focused placement."""
        first = self.focus if self.focus < _GUESS else 0
        self.targets = (first, _GUESS, _LEAVE) if self.guesses else (first, _LEAVE)
        OnBoard.lay_out(self)

    def chosen(self, target: int) -> None:
        if target == _LEAVE:
            self.app.stack.pop()
        elif target == _GUESS:
            self.app.stack.replace(GUESS)
        else:
            action = {"type": "declare", "cells": cells_of(self.masks[target])}
            if not self.game.expert:
                action["card"] = self.found[target]
            self.app.act(action)


class Guess(OnBoard):
    """A hidden card of the other player; its fields are chosen by hand. State: {"mask": chosen, "focus": target}."""

    def __init__(self, app, state):
        OnBoard.__init__(self, app, state)
        self.mask = state["mask"] if state else 0
        self.focus = state["focus"] if state else -1

    def state(self) -> dict:
        return {"mask": self.mask, "focus": self.focus}

    def focusable(self) -> list:
        chosen = indexes(self.mask)
        if len(chosen) == FIGURE:
            return chosen + [BUTTON, BUTTON + 1]
        own, green = self.game.pieces()
        return indexes(own | green) + [BUTTON + 1]

    def texts(self) -> tuple:
        chosen = t("{0} of {1}", len(indexes(self.mask)), FIGURE)
        return (t("Choose the five fields."),), chosen, (t("Declare"), t("Back"))

    def light(self) -> None:
        self.board.light(self.mask)

    def chosen(self, target: int) -> None:
        if target == BUTTON + 1:
            self.app.stack.pop()
        elif target == BUTTON:
            self.app.act({"type": "declare", "cells": cells_of(self.mask)})
        else:
            self.mask ^= FIRST_FIELD >> target
            if len(indexes(self.mask)) == FIGURE:
                self.focus = BUTTON
