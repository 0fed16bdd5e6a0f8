"""The worth of a position of Shape Cards to a player, from what a seat can see.

The fewer pieces a figure's placement lacks, the more it is worth. A move is worth what the player has, minus what the
other has after their best answer. The margin, in completed cards, was fitted to games of this player against itself.
"""

from array import array

from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, FIRST_FIELD, GREEN, NOWHERE, OWN

HIDDEN = -1
"""A card in a hand that the seat cannot see."""
FINE = 100
"""Unit for comparing choices: a hundredth of a card has this many."""
COUNTS = bytes([bin(bits).count("1") for bits in range(256)])
"""Number of set bits of each byte."""
_PLACES = bytearray(37)  # a field's index by its bit modulo 37, which differs for all these powers of 2
for _at in range(FIELDS):
    _PLACES[(FIRST_FIELD >> _at) % 37] = _at
# Worth of a placement that lacks 0 to 5 pieces, with no, one or more own pieces in it.
_WORTH = (0, 0, 6000, 0, 1000, 1400, 200, 260, 330, 45, 60, 70, 11, 13, 15, 3, 3, 3)
_ONE = 16  # weight of a card; doubled if the card wins the game
_BUILD, _BLOCK = 8, 9  # the player to move is a piece behind, so own gains count less than threats
_DONE = 2000000  # worth of a completed card besides its point
_HALF = 600000  # worth that gains half of what can still be gained


class Position:
    """A position as one seat knows it: masks of pieces by seat, of green ones and of the blocked field.

    Also hands and numbers of completed cards.
    """

    def __init__(self, own: list, green: int, hands: list, done: list, barred: int):
        self.own = own
        self.green = green
        self.hands = hands
        self.done = done
        self.barred = barred

    def but(self, seat: int, own: int, other: int, green: int):
        """Return a copy with other pieces: `own` are those of the seat."""
        return Position([own, other] if seat == 0 else [other, own], green, self.hands, self.done, 0)


class Sight:
    """What a seat knows: `game`, never changed, `now` (its position), `unknown` (cards that a hidden one may be).

    `drawn`: True if a completed card is followed by another.
    """

    def __init__(self, game, seat: int):
        self.game = game
        hands = [list(game.cards.hands[owner]) if owner == seat or not game.expert else [] for owner in (0, 1)]
        self.unknown = game.cards.deck
        if game.expert:
            hands[1 - seat] = [HIDDEN] * len(game.cards.hands[1 - seat])
            seen = game.cards.completed[0] + game.cards.completed[1] + hands[seat]
            self.unknown = [card for card in range(CARDS) if card not in seen]
        own = [0, 0]
        green = 0
        for at in range(FIELDS):
            if game.board[at] == GREEN:
                green |= FIRST_FIELD >> at
            elif game.board[at] != EMPTY:
                own[game.board[at] == OWN[1]] |= FIRST_FIELD >> at
        cards = sum([len(game.cards.hands[owner]) + len(game.cards.completed[owner]) for owner in (0, 1)])
        self.drawn = game.extreme and cards < CARDS
        barred = 0 if game.barred == NOWHERE else FIRST_FIELD >> game.barred
        self.now = Position(own, green, hands, [len(game.cards.completed[0]), len(game.cards.completed[1])], barred)
        # In thief either player may complete the remaining card; in extreme only the point counts.
        self.done = 0 if game.extreme else _DONE // 4 if game.thief else _DONE
        self._tables: dict = {}

    # The worth of a position

    def figures(self, position: Position, seat: int, factor: int) -> list:
        """Return [(placements, worth of one)] of the cards that a seat wants to complete."""
        game = self.game
        found = []
        for owner in (seat, 1 - seat) if game.thief else (seat,):
            hand = position.hands[owner]
            last = len(hand) == 1 and not game.extreme
            if owner == seat or last or game.extreme:
                weight = _ONE * factor * (2 if last else 1)
                hidden = 0
                for card in hand:
                    if card == HIDDEN:
                        hidden += 1
                    else:
                        found.append((game.placements(card), self._table(weight)))
                if hidden and self.unknown:
                    table = self._table(weight * hidden // len(self.unknown))
                    found += [(game.placements(card), table) for card in self.unknown]
        return found

    def _table(self, weight: int) -> list:
        if weight not in self._tables:
            self._tables[weight] = [weight * worth for worth in _WORTH]
        return self._tables[weight]

    def scan(self, position: Position, seat: int):
        """Return the worth of the position to the seat to move, and the change by each piece on each field.

        The changes: 0 to 15 for a green piece, 16 to 31 for an own one.
        """
        empty = ~(position.own[0] | position.own[1] | position.green) & (1 << FIELDS) - 1
        counts = COUNTS
        places = _PLACES
        gains = array("i", [0] * (2 * FIELDS))
        total = self.done * (position.done[seat] - position.done[1 - seat])
        for side, factor in ((seat, _BUILD), (1 - seat, _BLOCK)):
            own = position.own[side]
            other = position.own[1 - side]
            blocks = side != seat
            for masks, table in self.figures(position, side, factor):
                yield
                if blocks:
                    table = [-worth for worth in table]
                ready = 0
                for mask in masks:
                    if mask & other:
                        continue
                    lacks = mask & empty
                    at = 3 * (counts[lacks >> 8] + counts[lacks & 255])
                    mine = mask & own
                    if mine:
                        at += 2 if mine & mine - 1 else 1
                    if at == 2:
                        ready = table[2]
                        continue
                    worth = table[at]
                    total += worth
                    if at > 2:
                        green = table[at - 3] - worth
                        # An own piece blocks the other's placement permanently.
                        more = -worth if blocks else green if at % 3 == 2 else table[at - 2] - worth
                        while lacks:
                            place = places[(lacks & -lacks) % 37]
                            lacks &= lacks - 1
                            gains[place] += green
                            gains[place + FIELDS] += more
                total += ready
        return total, gains

    def moved(self, position: Position, seat: int):
        """Return the expected margin, in units of FINE, of a seat that has just moved to this position."""
        total, gains = yield from self.scan(position, 1 - seat)
        taken = position.own[0] | position.own[1] | position.green
        best = None
        for place in range(2 * FIELDS):
            if not taken & FIRST_FIELD >> place % FIELDS and (best is None or gains[place] > best):
                best = gains[place]
        worth = -total - (best or 0)
        done = position.done
        share = worth * 1000 // (abs(worth) + _HALF)
        mine, theirs = done[seat], done[1 - seat]
        if self.game.extreme:
            return 100 * FINE * (mine - theirs) + FINE * share // 5
        # The winner usually has two cards, and in half of the games the other has one more than now.
        return 25 * FINE * (mine - theirs) + FINE * (300 - 50 * (mine + theirs)) * share // 2000
