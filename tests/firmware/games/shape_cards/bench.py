"""A bench for games of Shape Cards: the dice are table dice and cards are dealt at will, so every situation can be had.
What gives nothing else gives the bench, so that steps can be chained.
"""

from copy import deepcopy

import pytest

from firmware.games.shape_cards import game as shape_cards
from shared_rules.shape_cards.rules import ShapeCards
from tests.firmware.games.bench import GameBench
from tools.device.wasm import screen_runner

LONG = ["WWWWWWWWWWWW", "MMMMMMMMMMMM"]
SHORT = ["Ann", "Bo"]
SEED = "cd" * 16
HANDS = ((5, 2), (6, 1))  # U and P, V and L of the shipped deck
U_FIELDS = [[1, 1], [1, 3], [2, 1], [2, 2], [2, 3]]
U_BOARD = ("y.y.", "ggg.", "....", "....")

_PREPARED = {}
"""What every game begins with, past the rules: attributes of ShapeCards and their values."""


@pytest.fixture
def prepared_games(monkeypatch):
    """Games begin as a case of ShapeBench wants them, also those that come back after a power cut."""
    opened = ShapeCards.open

    def open_prepared(game):
        events = opened(game)
        for name, value in _PREPARED.items():
            screen_runner.give(game, name, deepcopy(value))
        return events

    _PREPARED.clear()
    monkeypatch.setattr(ShapeCards, "open", open_prepared)


class ShapeBench(GameBench):
    """A bench on which a game of Shape Cards runs; needs the fixture `prepared_games`."""

    GAME = "shape_cards"
    names = SHORT

    def begin(self, *variant, dice="table", motion=False, first=0, hands=HANDS, board=None, rolled=None, **prepared):
        """A game with seat 0 to move and these hands. board: four strings, the pieces that lie there; rolled: the dice
        before; prepared: attributes of the game.
        """
        _PREPARED.clear()
        _PREPARED.update(prepared, dice=rolled)
        if board:
            _PREPARED["board"] = bytearray("".join(board).encode())
        if "expert" in variant:
            _PREPARED["cards.hands"] = [sorted(hands[0]), sorted(hands[1])]
            _PREPARED["cards.deck"] = [card for card in range(12) if card not in hands[0] + hands[1]]
        self.prepared = dict(_PREPARED)
        self.app.set("motion", motion)
        self.app.game.new("shape_cards", list(self.names), [3, 1], {"variant": list(variant)}, first, dice, SEED)
        self.settle()
        if hands and first is not None and "expert" not in variant:
            self.pick(hands[0][0], *hands[1], hands[0][1])
        return self.acknowledge()

    def pick(self, *cards):
        for card in cards:
            self.act("pick", card=card)
        return self

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.step()
        self.step()
        return self

    def declare_u(self):
        """The first player completes card 5 on U_BOARD."""
        return self.act("declare", card=5, cells=U_FIELDS)

    def roll(self, kind, *dice):
        """One action of the table with these dice, to its end."""
        return self.act(kind, dice=list(dice)).acknowledge()

    def undo(self, force=False):
        """Undo, past the screen that asks."""
        self.app.undo(force)
        self.settle()
        return self

    def choose(self, *targets):
        """Ok on one focus target after the other."""
        for target in targets:
            self.go_to(target).press("ok")
        return self

    def acknowledge(self):
        """Whatever is in front of the play screen."""
        self.step()
        while self.top in (shape_cards.GAME.NOTICE, shape_cards.LOOK):
            self.press("ok")
        return self

    @property
    def turn_of(self):
        """The open screen, and who is to use it."""
        return self.top, self.app.stack.screen.seat

    def words(self):
        """All words that are in the boxes of the open screen."""
        return " ".join(word for word in self.app.frame.canvas._words if word)
