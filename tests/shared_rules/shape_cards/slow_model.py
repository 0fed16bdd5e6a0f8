"""A slow and obvious Shape Cards, written from the rulings alone, to hold the real one against. It shares no code with
it.
"""

from functools import cache
from itertools import combinations

FIELDS = [(row, column) for row in range(1, 5) for column in range(1, 5)]


@cache
def shape(cells):
    """A set of fields, moved to the corner."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def turned(cells):
    return {(column, -row) for row, column in cells}


def shapes_of(figure):
    """The shapes that a figure has when it is turned."""
    cells = {(row, column) for row, line in enumerate(figure) for column, sign in enumerate(line) if sign == "#"}
    found = set()
    for _ in range(4):
        cells = turned(cells)
        found.add(shape(tuple(cells)))
    return found


class SlowPiles:
    """Where the cards are: in the hands, in the deck, or done."""

    def __init__(self, deal):
        self.hands = [set(deal[:2]), set(deal[2:4])] if deal else [set(), set()]
        self.deck = list(deal[4:] if deal else range(12))
        self.done = [[], []]

    def take(self, seat, card):
        self.deck.remove(card)
        self.hands[seat].add(card)

    def complete(self, seat, card):
        """The seat that had the card."""
        owner = 0 if card in self.hands[0] else 1
        self.hands[owner].remove(card)
        self.done[seat].append(card)
        return owner

    def swap(self, *cards):
        for hand in self.hands:
            hand ^= set(cards)


class SlowShapeCards:
    """The board maps the fields that hold a piece to "g", "y" or "b"."""

    def __init__(self, deck, variant, first, deal):
        self.variant = set(variant)
        self.shapes = [shapes_of(figure) for figure in deck]
        self.board = {}
        self.piles = SlowPiles(deal if "expert" in self.variant else None)
        self.points = [0, 0]
        self.dice = None
        self.first = first
        self.turns = []  # who had each turn
        self.history = []  # (seat, round) of each time somebody took the own pieces off
        self.picks = None  # in a draft: (who picks, for whom) still to come
        self.pending = None
        self.barred = None
        self.open = None
        self.winners = None
        self.opening = [{"type": "dealt"}] if "expert" in self.variant else []
        if first is not None:
            self.opening += self.begin(first)

    # The course of the game

    def begin(self, seat):
        self.first = seat
        other = 1 - seat
        events = [{"type": "first", "player": seat}]
        if "expert" in self.variant:
            return events + self.next_turn(seat)
        self.picks = [(seat, seat), (seat, other), (other, other), (other, seat)]
        return events

    def next_turn(self, seat=None):
        self.pending = self.barred = self.open = None
        self.turns.append(1 - self.turns[-1] if seat is None else seat)
        return [{"type": "turn", "player": self.turns[-1], "round": self.round()}]

    def round(self):
        return max(1, self.turns.count(self.first))

    def finish(self, winners):
        self.winners = winners
        self.pending = self.barred = self.open = None
        return [{"type": "game_over", "notice": True, "scores": self.scores(), "winners": winners}]

    def most(self):
        return [seat for seat in (0, 1) if len(self.piles.done[seat]) == max(self.scores())]

    def scores(self):
        return [len(cards) for cards in self.piles.done]

    def phase(self):
        if self.winners is not None:
            return "over"
        if self.first is None:
            return "initiative"
        if self.picks:
            return "draft"
        if self.open is not None:
            return "revenge"
        return "play" if self.pending is None else "answer"

    def active_player(self):
        return self.turns[-1]

    def to_move(self):
        phase = self.phase()
        if phase in ("over", "initiative"):
            return None
        if phase == "draft":
            return self.picks[0][0]
        return 1 - self.active_player() if phase == "answer" else self.active_player()

    def colour(self, seat):
        return "yb"[seat]

    # What can be done

    def completes(self, card, cells):
        """Return True if the active player's pieces and green ones form the card there."""
        if shape(tuple(cells)) not in self.shapes[card]:
            return False
        own = self.colour(self.active_player())
        pieces = [self.board.get(cell) for cell in cells]
        return pieces.count(own) >= 2 and pieces.count(own) + pieces.count("g") == 5

    def cards(self):
        """The cards that the active player may complete, own ones first."""
        me = self.active_player()
        return sorted(self.piles.hands[me]) + (sorted(self.piles.hands[1 - me]) if "thief" in self.variant else [])

    def usable(self):
        return [cell for cell, piece in self.board.items() if piece in ("g", self.colour(self.active_player()))]

    def declarations(self):
        mine = self.cards()
        for cells in combinations(sorted(self.usable()), 5):
            form = shape(cells)
            cards = [card for card in mine if form in self.shapes[card] and self.completes(card, cells)]
            if "expert" in self.variant:
                if any(card in self.piles.hands[self.active_player()] for card in cards):
                    yield {"type": "declare", "cells": [list(cell) for cell in cells]}
            else:
                for card in cards:
                    yield {"type": "declare", "card": card, "cells": [list(cell) for cell in cells]}

    def theirs(self):
        return [cell for cell in FIELDS if self.board.get(cell) == self.colour(1 - self.active_player())]

    def revenges(self):
        me = self.active_player()
        actions = []
        if "swap" in self.open:
            for row, column in self.theirs():
                for other in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
                    if other in self.board:
                        actions.append({"type": "swap", "from": [row, column], "to": list(other)})
        if "replace" in self.open:
            actions += [{"type": "replace", "at": list(cell)} for cell in self.theirs()]
        if "wipe" in self.open and self.theirs():
            actions.append({"type": "wipe"})
        if "exchange" in self.open:
            hidden = "expert" in self.variant
            names = range(len(self.piles.hands[1 - me])) if hidden else self.piles.hands[1 - me]
            actions += [
                {"type": "exchange", "mine": mine, "theirs": name} for mine in self.piles.hands[me] for name in names
            ]
        return actions or [{"type": "none"}]

    def legal(self):
        phase = self.phase()
        if phase == "initiative":
            return [{"type": "roll"}]
        if phase == "draft":
            return [{"type": "pick", "card": card} for card in self.piles.deck]
        if phase == "answer":
            return [{"type": "allow"}, {"type": "contest"}]
        if phase == "revenge":
            return self.revenges()
        if phase == "over":
            return []
        free = [list(cell) for cell in FIELDS if cell not in self.board and cell != self.barred]
        actions = [{"type": kind, "at": cell} for cell in free for kind in ("green", "own")]
        actions += self.declarations()
        actions.append({"type": "clear"})
        if "revenge" in self.variant:
            actions.append({"type": "revenge"})
        if "extreme" in self.variant and self.barred is None:
            actions.append({"type": "end"})
        return actions

    # What happens; each method is an action and gives its events

    def roll(self, dice):
        events = [{"type": "rolled", "dice": dice}]
        self.compare(dice)
        if dice[0] != dice[1]:
            events += self.begin(dice.index(max(dice)))
        return events

    def compare(self, dice):
        self.dice = dice
        if dice[0] != dice[1]:
            self.points[dice.index(min(dice))] += 1

    def pick(self, card):
        (who, whom) = self.picks.pop(0)
        self.piles.take(whom, card)
        events = [{"type": "picked", "player": who, "for": whom, "card": card}]
        if not self.picks:
            events += self.next_turn() if self.turns else self.next_turn(self.first)
        return events

    def green(self, at):
        self.board[tuple(at)] = "g"
        return [{"type": "placed", "player": self.active_player(), "at": at, "piece": "g"}, *self.next_turn()]

    def own(self, at):
        colour = self.colour(self.active_player())
        self.board[tuple(at)] = colour
        events = [{"type": "placed", "player": self.active_player(), "at": at, "piece": colour}]
        if self.barred:
            return events + self.next_turn()
        self.pending = tuple(at)
        return events

    def allow(self):
        return self.next_turn()

    def contest(self, dice):
        me = self.active_player()
        self.compare(dice)
        barred = dice[1 - me] > dice[me]
        events = [{"type": "contested", "notice": True, "player": 1 - me, "dice": dice, "barred": barred}]
        if not barred:
            return events + self.next_turn()
        del self.board[self.pending]
        self.barred, self.pending = self.pending, None
        return events

    def declare(self, cells, card=None):
        me = self.active_player()
        cells = sorted(tuple(cell) for cell in cells)
        if card is None:
            card = [card for card in self.cards() if self.completes(card, cells)][0]
        owner = self.piles.complete(me, card)
        for cell in cells:
            del self.board[cell]
        cells = [list(cell) for cell in cells]
        events = [{"type": "completed", "notice": True, "player": me, "card": card, "cells": cells}]
        if "extreme" not in self.variant:
            return events + (self.next_turn() if self.piles.hands[owner] else self.finish([me]))
        if self.piles.deck and "expert" in self.variant:
            self.piles.take(owner, self.piles.deck[0])
            return [*events, {"type": "dealt", "player": owner}, *self.next_turn()]
        if self.piles.deck:
            self.picks = [(owner, owner)]
            return events
        return events + (self.next_turn() if self.piles.hands[owner] else self.finish(self.most()))

    def clear(self):
        me = self.active_player()
        self.take_off(self.colour(me))
        events = [{"type": "cleared", "player": me}]
        if (1 - me, self.round()) in self.history:
            self.take_off("g")
            events.append({"type": "greens_cleared", "notice": True, "player": me})
        self.history.append((me, self.round()))
        return events + self.next_turn()

    def take_off(self, piece):
        self.board = {cell: other for cell, other in self.board.items() if other != piece}

    def revenge(self, dice):
        points = self.points[self.active_player()]
        needed = {"swap": 4, "replace": 7, "wipe": 13, "exchange": 100}
        self.open = [kind for kind in needed if dice == [6] or points >= needed[kind]]
        return [{"type": "revenge", "notice": True, "player": self.active_player(), "die": dice[0], "open": self.open}]

    def revenged(self, **event):
        events = [{**event, "player": self.active_player()}] if event else []
        self.points[self.active_player()] = 0
        return events + self.next_turn()

    def none(self):
        return self.revenged()

    def swap(self, **cells):
        start, end = tuple(cells["from"]), tuple(cells["to"])
        self.board[start], self.board[end] = self.board[end], self.board[start]
        return self.revenged(type="swapped", **cells)

    def replace(self, at):
        self.board[tuple(at)] = self.colour(self.active_player())
        return self.revenged(type="replaced", at=at)

    def wipe(self):
        cells = [list(cell) for cell in self.theirs()]
        self.take_off(self.colour(1 - self.active_player()))
        return self.revenged(type="wiped", cells=cells)

    def exchange(self, mine, theirs):
        me = self.active_player()
        if "expert" in self.variant:
            card = sorted(self.piles.hands[1 - me])[theirs]
            event = {"type": "exchanged"}
        else:
            card = theirs
            event = {"type": "exchanged", "mine": mine, "theirs": theirs}
        self.piles.swap(mine, card)
        return self.revenged(**event)

    def end(self):
        return self.finish(self.most())

    def do(self, action):
        """Any action, with its dice."""
        values = {key: value for key, value in action.items() if key != "type"}
        return getattr(self, action["type"])(**values)

    # What is seen

    def state(self, seat=None):
        hidden = "expert" in self.variant
        pieces = list(self.board.values())
        return {
            "game": "shape_cards",
            "first": self.first,
            "to_move": self.to_move(),
            "phase": self.phase(),
            "round": self.round(),
            "turn": max(1, len(self.turns)),
            "scores": self.scores(),
            "winners": self.winners or [],
            "variant": sorted(self.variant),
            "board": ["".join(self.board.get((r, c), ".") for c in range(1, 5)) for r in range(1, 5)],
            "pending": self.pending and list(self.pending),
            "piles": [16 - pieces.count(piece) for piece in "gyb"],
            "cards": [len(h) if hidden and seat != who else sorted(h) for who, h in enumerate(self.piles.hands)],
            "completed": self.piles.done,
            "deck": None if hidden else sorted(self.piles.deck),
            "dice": self.dice,
            "barred": self.barred and list(self.barred),
            "revenge": self.points if "revenge" in self.variant else None,
            "open": self.open,
        }
