"""A bench for games of Shape Cards: with table dice and cards dealt at will, so that every situation can be had."""

from copy import deepcopy

import pytest

from shared_rules.shape_cards.rules import ShapeCards
from tests.firmware.screens.bench import Bench

LONG = ["WWWWWWWW", "MMMMMMMM"]
SHORT = ["Ann", "Bo"]
SEED = "cd" * 16
HANDS = ((5, 2), (6, 1))  # U and P, V and L of the shipped deck
U_FIELDS = [[1, 1], [1, 3], [2, 1], [2, 2], [2, 3]]

_PREPARED = {}
"""What every game begins with, past the rules: attributes of ShapeCards and their values."""


@pytest.fixture
def prepared_games(monkeypatch):
    """Games begin as a case of ShapeBench wants them, also those that come back after a power cut."""
    opened = ShapeCards.open

    def open_prepared(game):
        events = opened(game)
        for name, value in _PREPARED.items():
            setattr(game, name, deepcopy(value))
        return events

    _PREPARED.clear()
    monkeypatch.setattr(ShapeCards, "open", open_prepared)


class ShapeBench(Bench):
    """A bench on which a game of Shape Cards runs; needs the fixture `prepared_games`."""

    def begin(
        self,
        *variant,
        names=SHORT,
        dice="table",
        motion=False,
        first=0,
        hands=HANDS,
        board=None,
        dice_before=None,
        **prepared,
    ):
        """A game with seat 0 to move and these hands. board: four strings, the pieces that lie there; prepared:
        attributes of the game.
        """
        _PREPARED.clear()
        _PREPARED.update(prepared)
        if board:
            _PREPARED["board"] = bytearray("".join(board).encode())
        if dice_before:
            _PREPARED["dice"] = dice_before
        if "expert" in variant:
            _PREPARED["hands"] = [sorted(hands[0]), sorted(hands[1])]
            _PREPARED["deck"] = [card for card in range(12) if card not in hands[0] + hands[1]]
        self.prepared = dict(_PREPARED)
        self.app.set("motion", motion)
        options = {"variant": list(variant)}
        assert self.app.new_game("shape_cards", list(names), [3, 1], options, first, dice, SEED)
        self.settle()
        if hands and first is not None and not self.game.expert:
            for card in (hands[0][0], hands[1][0], hands[1][1], hands[0][1]):
                self.act("pick", card=card)
        return self.acknowledge()

    @property
    def game(self):
        return self.app.table.game

    @property
    def focus(self):
        return self.app.screen.focus

    def act(self, kind, **more):
        """One action of the table, past the screens; the screens follow."""
        assert self.app.act(dict(type=kind, **more)), "refused"
        self.step()
        self.step()
        return self

    def go_to(self, place):
        """Move the focus by keys until it is there."""
        for _ in range(40):
            if self.focus == place:
                return self
            self.press("right" if "left" in self.key_names else "down")
        raise AssertionError(f"{place} cannot be reached on {self.top}")

    def acknowledge(self):
        """Whatever stands before the play screen."""
        self.step()
        while self.top in ("games.shape_cards.notice.Notice", "games.shape_cards.secret.Look"):
            self.press("ok")
        return self

    def push(self, name, state=None):
        self.app.push(name, state)
        self.settle()
        return self
