"""The rules of Shape Cards for two, with the variants extreme, thief, revenge and expert, as settled in the rulings.

The checks of actions are in judge.py, the table is in board.py.
"""

from shared_rules.game import BadOption, best_seats
from shared_rules.shape_cards import fields, judge
from shared_rules.shape_cards.board import REVENGES, Board
from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, GREEN, NOWHERE, OWN, cell, field, mask_of
from shared_rules.shape_cards.options import deck_of, variant_of

OPENS_ALL = 6
"""The face of the die that opens every revenge."""
_SHOWING = ("exchanged", "dealt", "completed")
"""Events that reveal to a player a card hidden in expert."""


class ShapeCards(Board):
    """A game of Shape Cards. `Board` describes its attributes."""

    ID = "shape_cards"
    NAME = "Shape Cards"
    VERSION = 1
    FEWEST = 2
    MOST = 2
    DRAWS_FIRST = False
    ADVISES = True
    CLOSE = 20

    @classmethod
    def default_options(cls) -> dict:
        return {"deck": None, "variant": []}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        if players != cls.MOST:
            raise BadOption("Shape Cards is for two players.")
        resolved = super().resolve_options(options, players)
        return {"deck": deck_of(resolved["deck"]), "variant": variant_of(resolved["variant"])}

    @classmethod
    def deal_size(cls, options: dict, players: int) -> int:
        return CARDS if "expert" in options["variant"] else 0

    def open(self) -> list:
        events = [{"type": "dealt"}] if self.expert else []
        self.phase = "initiative"
        if self.first is not None:
            self._begin(events, self.first)
        return events

    def _begin(self, events: list, seat: int) -> None:
        self.first = self.to_move = self.active_player = seat
        events.append({"type": "first", "player": seat})
        if self.expert:
            self.phase = "play"
            self.begin_turns(events, seat)
        else:
            self.phase = "draft"

    # Checks

    def check(self, action: dict) -> tuple:
        return judge.check(self, action)

    def legal(self) -> list:
        """In play: `green` and `own` for each field in reading order, each `declare`, then `clear`, `revenge`, `end`.

        Declarations are by card (own first) and cells, in expert of own cards only. In revenge: `swap` by `from` and
        `to`, `replace`, `wipe`, `exchange` by `mine` and `theirs`, or `none`. Cards to pick ascend.
        """
        return judge.legal(self)

    # Views

    def shows_secret(self, events: list) -> bool:
        return self.expert and any([event["type"] in _SHOWING for event in events])

    def scores(self) -> list:
        return [len(cards) for cards in self.cards.completed]

    def highlights(self) -> list:
        """Own pieces on the board, cards in hand."""
        return [(self.count(OWN[seat]), len(self.cards.hands[seat])) for seat in range(self.players)]

    def state(self, as_player: int | None) -> dict:
        board = self.board
        hands = self.cards.hands
        hidden = [self.expert and seat != as_player for seat in range(2)]
        return {
            "variant": self.options["variant"],
            "board": [bytes(board[at : at + fields.SIDE]).decode() for at in range(0, FIELDS, fields.SIDE)],
            "pending": None if self.pending == NOWHERE else cell(self.pending),
            "piles": [FIELDS - self.count(piece) for piece in (GREEN, OWN[0], OWN[1])],
            "cards": [len(hands[seat]) if hidden[seat] else list(hands[seat]) for seat in range(2)],
            "completed": [list(cards) for cards in self.cards.completed],
            "deck": None if self.expert else sorted(self.cards.deck),
            "dice": self.dice,
            "barred": None if self.barred == NOWHERE else cell(self.barred),
            "revenge": list(self.counters) if self.revenge else None,
            "open": self.opened if self.phase == "revenge" else None,
        }

    # Changes

    def apply(self, action: dict) -> list:
        events = []
        self._BY_TYPE[action["type"]](self, events, action)
        return events

    def _roll(self, events: list, action: dict) -> None:
        self._compare(action["dice"])
        events.append({"type": "rolled", "dice": self.dice})
        first, second = action["dice"]
        if first != second:
            self._begin(events, 0 if first > second else 1)

    def _compare(self, dice) -> None:
        # The player of the lower die of a pair gets a revenge point.
        self.dice = list(dice)
        if dice[0] != dice[1]:
            self.counters[0 if dice[0] < dice[1] else 1] += 1

    def _pick(self, events: list, action: dict) -> None:
        seat = self.to_move
        taken = CARDS - len(self.cards.deck)
        target = self.picks_for()
        self.cards.take(target, action["card"])
        events.append({"type": "picked", "player": seat, "for": target, "card": action["card"]})
        if taken == 1:
            self.to_move = 1 - seat
        elif taken == 3:
            self.phase = "play"
            self.begin_turns(events, self.first)
        elif taken > 3:
            self._pass(events)

    def _place(self, events: list, action: dict) -> None:
        seat = self.active_player
        index = field(action["at"])
        piece = GREEN if action["type"] == "green" else OWN[seat]
        self.board[index] = piece
        events.append({"type": "placed", "player": seat, "at": cell(index), "piece": chr(piece)})
        if piece != GREEN and self.barred == NOWHERE:
            self.pending = index
            self.phase = "answer"
            self.to_move = 1 - seat
        else:
            self._pass(events)

    def _contest(self, events: list, action: dict) -> None:
        dice = action["dice"]
        self._compare(dice)
        seat = self.active_player
        barred = dice[1 - seat] > dice[seat]
        events.append({"type": "contested", "notice": True, "player": 1 - seat, "dice": self.dice, "barred": barred})
        if barred:
            self.barred = self.pending
            self.board[self.pending] = EMPTY
            self.pending = NOWHERE
            self.phase = "play"
            self.to_move = seat
        else:
            self._pass(events)

    def _complete(self, events: list, action: dict) -> None:
        seat = self.active_player
        cells = sorted([list(at) for at in action["cells"]])
        card = self.found(action.get("card"), mask_of(cells))
        for at in cells:
            self.board[field(at)] = EMPTY
        owner = self.cards.complete(seat, card)
        events.append({"type": "completed", "notice": True, "player": seat, "card": card, "cells": cells})
        if self.extreme and self.cards.deck and not self.expert:
            self.phase = "draft"
            self.to_move = owner
        elif self.extreme and self.cards.deck:
            self.cards.take(owner, self.cards.deck[0])
            events.append({"type": "dealt", "player": owner})
            self._pass(events)
        elif self.cards.hands[owner]:
            self._pass(events)
        else:
            self._over(events, [] if self.extreme else [seat])

    def _clear(self, events: list, action: dict) -> None:
        seat = self.active_player
        self._take_off(OWN[seat])
        events.append({"type": "cleared", "player": seat})
        self._clears[seat] = self.round
        if self.clears_greens(seat):
            self._take_off(GREEN)
            events.append({"type": "greens_cleared", "notice": True, "player": seat})
        self._pass(events)

    def _take_off(self, piece: int) -> list:
        # Remove all pieces of a kind and return their fields.
        found = self.where(piece)
        for index in found:
            self.board[index] = EMPTY
        return [cell(index) for index in found]

    def _roll_revenge(self, events: list, action: dict) -> None:
        seat = self.active_player
        die = action["dice"][0]
        points = self.counters[seat]
        self.opened = [name for name, needed in REVENGES if die == OPENS_ALL or points >= needed]
        self.phase = "revenge"
        events.append({"type": "revenge", "notice": True, "player": seat, "die": die, "open": self.opened})

    def _take_revenge(self, events: list, action: dict) -> None:
        seat = self.active_player
        kind = action["type"]
        board = self.board
        if kind == "swap":
            start = field(action["from"])
            end = field(action["to"])
            board[start], board[end] = board[end], board[start]
            events.append({"type": "swapped", "player": seat, "from": cell(start), "to": cell(end)})
        elif kind == "replace":
            index = field(action["at"])
            board[index] = OWN[seat]
            events.append({"type": "replaced", "player": seat, "at": cell(index)})
        elif kind == "wipe":
            events.append({"type": "wiped", "player": seat, "cells": self._take_off(OWN[1 - seat])})
        elif kind == "exchange":
            self._exchange(events, action["mine"], action["theirs"])
        self.counters[seat] = 0
        self.opened = []
        self._pass(events)

    def _exchange(self, events: list, mine: int, theirs: int) -> None:
        seat = self.active_player
        event = {"type": "exchanged", "player": seat}
        if self.expert:
            theirs = self.cards.hands[1 - seat][theirs]
        else:
            event["mine"] = mine
            event["theirs"] = theirs
        self.cards.exchange(seat, mine, theirs)
        events.append(event)

    def _pass(self, events: list, action: dict | None = None) -> None:
        self.phase = "play"
        self.pending = NOWHERE
        self.barred = NOWHERE
        self.pass_turn(events, 1 - self.active_player)

    def _end(self, events: list, action: dict) -> None:
        self._over(events, [])

    def _over(self, events: list, winners: list) -> None:
        # If nobody won by completing the last card, the most cards win.
        self.barred = NOWHERE
        self.end(events, self.scores(), winners or best_seats(self.scores()))

    # The function for each action.
    _BY_TYPE = {
        "roll": _roll,
        "pick": _pick,
        "green": _place,
        "own": _place,
        "allow": _pass,
        "contest": _contest,
        "declare": _complete,
        "clear": _clear,
        "end": _end,
        "revenge": _roll_revenge,
        "swap": _take_revenge,
        "replace": _take_revenge,
        "wipe": _take_revenge,
        "exchange": _take_revenge,
        "none": _take_revenge,
    }


RULES = ShapeCards
