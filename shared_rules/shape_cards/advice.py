"""What is worth doing in Shape Cards, as far as the seat that asks can see.

A placement of a figure is worth the more the fewer pieces it lacks. What a player has so, less what the other has after
their best answer, is the worth of a move. `about` is the margin in completed cards that may be expected of such a
worth, fitted to games of this player against itself; an action that wins at once comes first, with the final margin.
"""

from array import array

from shared_rules.advice import Advice
from shared_rules.shape_cards.fields import (
    CARDS,
    EMPTY,
    FIELDS,
    FIGURE,
    FIRST_FIELD,
    GREEN,
    NOWHERE,
    OWN,
    cell,
    cells_of,
    field,
    has_two,
    mask_of,
    neighbours,
)
from shared_rules.shape_cards.rules import OPENS_ALL, REVENGES

_DEEP = 10  # actions of a turn that are judged by the other's best answer
_SWAPPED = 3  # pieces whose swaps are judged
_WIDE = 8  # choices that are told
_HIDDEN = -1  # in a hand a card that the seat cannot see
_COUNTS = bytes([bin(bits).count("1") for bits in range(256)])
_PLACES = bytearray(37)  # the index of a field by the remainder of its bit: powers of 2 have different ones
for _at in range(FIELDS):
    _PLACES[(FIRST_FIELD >> _at) % 37] = _at
# What a placement is worth that lacks 0 to 5 pieces, with none, one or more own pieces in it.
_WORTH = (0, 0, 6000, 0, 1000, 1400, 200, 260, 330, 45, 60, 70, 11, 13, 15, 3, 3, 3)
_ONE = 16  # the weight of a card; twice that for one that wins the game
_BUILD, _BLOCK = 8, 9  # what the player to move has counts less than what it has to fear: it is a piece behind
_DONE = 2000000  # what a completed card is worth beside its point
_HALF = 600000  # the worth that gains half of what can still be gained
_NEAR = 50  # hundredths of a card that a choice may be worse than the best
_FINE = 100  # parts of a hundredth of a card, in which choices are compared
_WON = 10**6  # more than any margin, in these parts


class _Position:
    """A position as one seat knows it: masks of pieces by seat and of green ones, hands, numbers of completed cards,
    the mask of the field that is barred."""

    def __init__(self, own: list, green: int, hands: list, done: list, barred: int):
        self.own = own
        self.green = green
        self.hands = hands
        self.done = done
        self.barred = barred

    def but(self, seat: int, own: int, other: int, green: int):
        """With other pieces: `own` are those of the seat."""
        return _Position([own, other] if seat == 0 else [other, own], green, self.hands, self.done, 0)


class _Thought:
    """What a seat knows while it thinks: the game, at which it only looks, the cards that an unknown one may be."""

    def __init__(self, game, seat: int):
        self.game = game
        hands = [list(game.hands[owner]) if owner == seat or not game.expert else [] for owner in (0, 1)]
        self.unknown = game.deck
        if game.expert:
            hands[1 - seat] = [_HIDDEN] * len(game.hands[1 - seat])
            seen = game.completed[0] + game.completed[1] + hands[seat]
            self.unknown = [card for card in range(CARDS) if card not in seen]
        own = [0, 0]
        green = 0
        for at in range(FIELDS):
            if game.board[at] == GREEN:
                green |= FIRST_FIELD >> at
            elif game.board[at] != EMPTY:
                own[game.board[at] == OWN[1]] |= FIRST_FIELD >> at
        barred = 0 if game.barred == NOWHERE else FIRST_FIELD >> game.barred
        self.now = _Position(own, green, hands, [len(game.completed[0]), len(game.completed[1])], barred)
        # In thief the card that is left may be completed by either; in extreme the point says all.
        self.done = 0 if game.extreme else _DONE // 4 if game.thief else _DONE
        self._tables: dict = {}

    # What a position is worth

    def _figures(self, position: _Position, seat: int, factor: int) -> list:
        """[(placements, what one is worth)] of the cards that a seat wants to complete."""
        game = self.game
        found = []
        for owner in (seat, 1 - seat) if game.thief else (seat,):
            hand = position.hands[owner]
            last = len(hand) == 1 and not game.extreme
            if owner == seat or last or game.extreme:
                weight = _ONE * factor * (2 if last else 1)
                hidden = 0
                for card in hand:
                    if card == _HIDDEN:
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

    def scan(self, position: _Position, seat: int):
        """For the seat to move: what the position is worth to it, and by how much a green piece (0 to 15) or an own one
        (16 to 31) on each field changes that."""
        own = position.own[seat]
        other = position.own[1 - seat]
        empty = ~(own | other | position.green) & (1 << FIELDS) - 1
        counts = _COUNTS
        places = _PLACES
        gains = array("i", [0] * (2 * FIELDS))
        total = self.done * (position.done[seat] - position.done[1 - seat])
        for masks, table in self._figures(position, seat, _BUILD):
            yield
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
                    more = green if at % 3 == 2 else table[at - 2] - worth
                    while lacks:
                        place = places[(lacks & -lacks) % 37]
                        lacks &= lacks - 1
                        gains[place] += green
                        gains[place + FIELDS] += more
            total += ready
        for masks, table in self._figures(position, 1 - seat, _BLOCK):
            yield
            ready = 0
            for mask in masks:
                if mask & own:
                    continue
                lacks = mask & empty
                at = 3 * (counts[lacks >> 8] + counts[lacks & 255])
                theirs = mask & other
                if theirs:
                    at += 2 if theirs & theirs - 1 else 1
                if at == 2:
                    ready = table[2]
                    continue
                worth = table[at]
                total -= worth
                if at > 2:
                    green = worth - table[at - 3]
                    while lacks:
                        place = places[(lacks & -lacks) % 37]
                        lacks &= lacks - 1
                        gains[place] += green
                        gains[place + FIELDS] += worth
            total -= ready
        return total, gains

    def moved(self, position: _Position, seat: int):
        """The margin that a seat may expect which has just moved to this position, in parts of a hundredth."""
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
            return 100 * _FINE * (mine - theirs) + _FINE * share // 5
        # Who wins has two cards, mostly, and the other has one more than now in half of the games.
        return 25 * _FINE * (mine - theirs) + _FINE * (300 - 50 * (mine + theirs)) * share // 2000

    # What a seat can do. Lists of [margin, action], unsorted

    def turn(self, position: _Position, seat: int, counter: int, also: dict | None = None):
        """What is worth a thought in a turn, and `also`; counter: the seat's points of revenge."""
        own, other, green = position.own[seat], position.own[1 - seat], position.green
        found = yield from self.declarations(position, seat, also)
        kind = also and also["type"]
        if found and not also and _is_won(found):
            return found
        _total, gains = yield from self.scan(position, seat)
        free = ~(own | other | green | position.barred)
        places = [place for place in range(2 * FIELDS) if free & FIRST_FIELD >> place % FIELDS]
        places.sort(key=lambda place: (-gains[place], place))
        wanted = field(also["at"]) + FIELDS * (kind == "own") if also and "at" in also else NOWHERE
        placed = []
        for rank in range(len(places)):
            place = places[rank]
            if rank < _DEEP or place == wanted:
                bit = FIRST_FIELD >> place % FIELDS
                mine, rest = (own | bit, green) if place >= FIELDS else (own, green | bit)
                placed.append(((yield from self.moved(position.but(seat, mine, other, rest), seat)), place))
        for margin, place in placed:
            if place >= FIELDS and not position.barred:
                # Contested, it stands in 21 of 36 cases; then the best other choice is left. Or the other allows it.
                left = [margin] + [worth for worth, at in placed if at % FIELDS != place % FIELDS]
                margin = min(margin, (21 * margin + 15 * max(left[1:] or left)) // 36)
            found.append([margin, {"type": "own" if place >= FIELDS else "green", "at": cell(place % FIELDS)}])
        if own or not placed or kind == "clear":
            rest = 0 if self.game.clears_greens(seat) else green
            found.append([(yield from self.moved(position.but(seat, 0, other, rest), seat)), {"type": "clear"}])
        if self.game.revenge and counter >= REVENGES[0][1] or kind == "revenge":
            found.append([(yield from self.die(position, seat, counter)), {"type": "revenge"}])
        if kind == "end":
            found.append([100 * _FINE * (position.done[seat] - position.done[1 - seat]), also])
        return found

    def declarations(self, position: _Position, seat: int, also: dict | None):
        """Every declaration of cards that the seat knows, and in `also` one of a hidden card."""
        game = self.game
        own, green = position.own[seat], position.green
        found = []
        for owner in (seat, 1 - seat) if game.thief else (seat,):
            for card in position.hands[owner]:
                for mask in game.placements(card) if card != _HIDDEN else ():
                    if not mask & ~(own | green) and has_two(mask & own):
                        action: dict = {"type": "declare", "cells": cells_of(mask)}
                        if not game.expert:
                            action["card"] = card
                        found.append([(yield from self.declared(position, seat, owner, card, mask)), action])
        if also and also["type"] == "declare" and also not in [action for _margin, action in found]:
            guess = mask_of(also["cells"])
            found.append([(yield from self.declared(position, seat, 1 - seat, _HIDDEN, guess)), also])
        return found

    def declared(self, position: _Position, seat: int, owner: int, card: int, mask: int):
        """The margin after a declaration of a card, or of _HIDDEN."""
        after = position.but(seat, position.own[seat] & ~mask, position.own[1 - seat], position.green & ~mask)
        after.hands = [list(hand) for hand in position.hands]
        hand = after.hands[owner]
        hand.remove(card)
        after.done = list(position.done)
        after.done[seat] += 1
        if self.game.extreme and self.unknown:
            hand.append(_HIDDEN)
        elif not hand:
            margin = 100 * _FINE * (after.done[seat] - after.done[1 - seat])
            if self.game.extreme:
                return margin + (_WON if margin > 0 else 0)
            return _WON + margin
        return (yield from self.moved(after, seat))

    def die(self, position: _Position, seat: int, counter: int):
        """The margin before the die of a revenge is rolled, of which a 6 opens all."""
        found = yield from self.revenges(position, seat, [name for name, _points in REVENGES])
        opened = [name for name, points in REVENGES if counter >= points] + ["none"]
        few = [entry for entry in found if entry[1]["type"] in opened]
        few = _margin(few) if few else (yield from self.moved(position, seat))
        return (_margin(found) + (OPENS_ALL - 1) * few) // OPENS_ALL

    def revenges(self, position: _Position, seat: int, opened: list, also: dict | None = None):
        """Each revenge of these kinds, `none` where there is none; of swaps those of the pieces that are best replaced,
        and `also`."""
        own, other, green = position.own[seat], position.own[1 - seat], position.green
        still = yield from self.moved(position, seat)
        found = []
        pieces = []
        for at in range(FIELDS) if "swap" in opened or "replace" in opened else ():
            bit = FIRST_FIELD >> at
            if other & bit:
                margin = yield from self.moved(position.but(seat, own | bit, other ^ bit, green), seat)
                if "replace" in opened:
                    found.append([margin, {"type": "replace", "at": cell(at)}])
                ends = [end for end in neighbours(at) if (own | other | green) & FIRST_FIELD >> end]
                if ends and "swap" in opened:
                    pieces.append((-margin, at, ends))
        pieces.sort()
        for rank in range(len(pieces)):
            _worth, at, ends = pieces[rank]
            if rank < _SWAPPED or also and also.get("from") == cell(at):
                for end in ends:
                    both = FIRST_FIELD >> at | FIRST_FIELD >> end
                    margin = still
                    if own & both:
                        margin = yield from self.moved(position.but(seat, own ^ both, other ^ both, green), seat)
                    elif green & both:
                        margin = yield from self.moved(position.but(seat, own, other ^ both, green ^ both), seat)
                    found.append([margin, {"type": "swap", "from": cell(at), "to": cell(end)}])
        if other and "wipe" in opened:
            found.append([(yield from self.moved(position.but(seat, own, 0, green), seat)), {"type": "wipe"}])
        if "exchange" in opened:
            for mine in position.hands[seat]:
                for at in range(len(position.hands[1 - seat])):
                    theirs = position.hands[1 - seat][at]
                    hands = [list(hand) for hand in position.hands]
                    hands[seat].remove(mine)
                    hands[1 - seat].remove(theirs)
                    hands[seat].append(theirs)
                    hands[1 - seat].append(mine)
                    margin = yield from self.moved(_Position(position.own, green, hands, position.done, 0), seat)
                    found.append(
                        [margin, {"type": "exchange", "mine": mine, "theirs": at if self.game.expert else theirs}]
                    )
        return found or [[still, {"type": "none"}]]

    def answer(self, seat: int):
        """Allow or contest the other's piece. Both roll: in 15 of 36 cases each the other's roll is lower or higher."""
        game = self.game
        now = self.now
        counters = game.counters
        bit = FIRST_FIELD >> game.pending
        allowed = avenged = _margin((yield from self.turn(now, seat, counters[seat])))
        if game.revenge and counters[seat] + 1 in [points for _name, points in REVENGES]:
            avenged = _margin((yield from self.turn(now, seat, counters[seat] + 1)))
        mine, theirs = now.own[seat], now.own[1 - seat] & ~bit
        after = now.but(seat, mine, theirs, now.green)
        after.barred = bit
        barred = -_margin((yield from self.turn(after, 1 - seat, counters[1 - seat] + 1)))
        contested = (6 * allowed + 15 * avenged + 15 * barred) // 36
        return [[contested, {"type": "contest"}], [allowed, {"type": "allow"}]]

    def picks(self, seat: int):
        """Each card that can be picked."""
        game = self.game
        now = self.now
        target = game.picks_for()
        found = []
        # The draft at the beginning ends with the first player's turn, one after a completed card with the other's.
        last = game.active_player if game.completed[0] or game.completed[1] else 1 - game.first
        for card in sorted(game.deck):
            hands = [list(hand) for hand in now.hands]
            hands[target].append(card)
            margin = yield from self.moved(_Position(now.own, now.green, hands, now.done, 0), last)
            found.append([margin if seat == last else -margin, {"type": "pick", "card": card}])
        return found

    def goal(self, action: dict, seat: int) -> tuple:
        """(what an action of a turn or an answer aims at, or None; the exact chance of it, or None)."""
        kind = action["type"]
        if kind == "contest":
            return "block the field", (5, 12)
        if kind == "revenge":
            return "roll a 6", (1, 6)
        if kind == "declare":
            return "complete a card", None
        if kind != "green" and kind != "own":
            return None, None
        bit = FIRST_FIELD >> field(action["at"])
        own, other = self.now.own[seat], self.now.own[1 - seat]
        build = self._lacks(self._figures(self.now, seat, 1), bit, other, own | self.now.green)
        block = self._lacks(self._figures(self.now, 1 - seat, 1), bit, own, other | self.now.green)
        if kind == "own" and block < build and block < 3:
            return "block a card", None
        if build > FIGURE:
            return None, None
        return "a card: %d missing" % (build - 1) if build > 1 else "a card to declare next", None

    @staticmethod
    def _lacks(figures: list, bit: int, against: int, there: int) -> int:
        """The fewest pieces that a placement with this field lacks."""
        fewest = FIELDS
        for masks, _table in figures:
            for mask in masks:
                if mask & bit and not mask & against:
                    lacks = mask & ~there
                    fewest = min(fewest, _COUNTS[lacks >> 8] + _COUNTS[lacks & 255])
        return fewest


def _is_won(found: list) -> bool:
    """Return True if one of these wins at once."""
    return max([margin for margin, _action in found]) > _WON // 2


def _margin(found: list) -> int:
    """The margin of the best of these."""
    best = max([margin for margin, _action in found])
    return best - _WON if best > _WON // 2 else best


def think(game, seat: int, also: dict | None = None):
    """See shared_rules/advice.py. Only choices that come near the best are told, and of those that win at once no
    other; that both players agree to end a game of extreme is nobody's choice, and told only where it is asked for."""
    if seat != game.to_move or seat is None:
        return []  # the first roll of all is nobody's choice
    asked = also
    if also and "cells" in also:
        asked = dict(also)
        asked["cells"] = cells_of(mask_of(also["cells"]))
    yield
    thought = _Thought(game, seat)
    for owner in (0, 1):
        for card in thought.now.hands[owner] + thought.unknown:
            if card != _HIDDEN:
                yield
                game.placements(card)  # from now on the game has them
    phase = game.phase
    if phase == "draft":
        found = yield from thought.picks(seat)
    elif phase == "answer":
        found = yield from thought.answer(seat)
    elif phase == "revenge":
        found = yield from thought.revenges(thought.now, seat, game.revenges(), asked)
    else:
        found = yield from thought.turn(thought.now, seat, game.counters[seat], asked)
    order = sorted([(-found[at][0], at) for at in range(len(found))])
    least = -order[0][0] - _NEAR * _FINE
    told = []
    for rank in range(len(order)):
        margin, action = found[order[rank][1]]
        if (rank < _WIDE and margin >= least) or action == asked:
            yield
            goal, exact = thought.goal(action, seat)
            if margin > _WON // 2:
                margin -= _WON
            told.append(
                Advice(also if also and action == asked else action, (margin + _FINE // 2) // _FINE, goal, exact)
            )
    return told
