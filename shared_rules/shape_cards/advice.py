"""Advice on Shape Cards, from what the asking seat can see.

A move is worth its position (worth.py) after the other's best answer; a roll is worth the mean of the best choices
after it. `about` is the expected final margin in completed cards. Only the chances of a 6 and of a contest that blocks
the field are exact.
"""

from shared_rules.advice import Advice
from shared_rules.shape_cards import fields
from shared_rules.shape_cards.fields import FIELDS, FIRST_FIELD, NOWHERE, cell, cells_of, field, has_two, mask_of
from shared_rules.shape_cards.rules import OPENS_ALL, REVENGES
from shared_rules.shape_cards.worth import COUNTS, FINE, HIDDEN, Position, Sight
from shared_rules.words import later, later_n

_DEEP = 10  # actions of a turn that are judged by the other's best answer
_SWAPPED = 3  # pieces whose swaps are judged
_WIDE = 8  # maximum choices shown
_NEAR = 50  # hundredths of a card by which a choice may be worse than the best
_WON = 10**6  # more than any margin
_MISSING = later_n("a card: {0} missing", "a card: {0} missing")


class _Thought(Sight):
    """Considers what a seat can do; methods return unsorted lists of [margin, action]."""

    def look(self):
        """Make the game find and cache where its figures fit, which takes a while."""
        for card in self.now.hands[0] + self.now.hands[1] + self.unknown:
            if card != HIDDEN:
                yield
                self.game.placements(card)

    def choices(self, seat: int, also: dict | None):
        """Return what the seat to move could do."""
        game = self.game
        if game.phase == "draft":
            return (yield from self.picks(seat))
        if game.phase == "answer":
            return (yield from self.answer(seat))
        if game.phase == "revenge":
            return (yield from self.revenges(self.now, seat, game.revenges(), also))
        return (yield from self.turn(self.now, seat, game.counters[seat], also))

    def turn(self, position: Position, seat: int, counter: int, also: dict | None = None):
        """Return the actions of a turn to consider, and `also`; counter: the seat's revenge points."""
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
        # In expert with thief, both players may hold any hidden figure, which takes twice as long.
        deep = _DEEP // 2 if self.game.expert and self.game.thief else _DEEP
        placed = []
        for rank in range(len(places)):
            place = places[rank]
            if rank < deep or place == wanted:
                bit = FIRST_FIELD >> place % FIELDS
                mine, rest = (own | bit, green) if place >= FIELDS else (own, green | bit)
                placed.append(((yield from self.moved(position.but(seat, mine, other, rest), seat)), place))
        for margin, place in placed:
            if place >= FIELDS and not position.barred:
                # If contested, it stays in 21 of 36 cases; otherwise the best other choice is left. Or the other allows
                # it.
                left = [margin] + [worth for worth, at in placed if at % FIELDS != place % FIELDS]
                margin = min(margin, (21 * margin + 15 * max(left[1:] or left)) // 36)
            found.append([margin, {"type": "own" if place >= FIELDS else "green", "at": cell(place % FIELDS)}])
        if own or not placed or kind == "clear":
            rest = 0 if self.game.clears_greens(seat) else green
            found.append([(yield from self.moved(position.but(seat, 0, other, rest), seat)), {"type": "clear"}])
        if self.game.revenge and counter >= REVENGES[0][1] or kind == "revenge":
            found.append([(yield from self.die(position, seat, counter)), {"type": "revenge"}])
        if kind == "end":
            found.append([100 * FINE * (position.done[seat] - position.done[1 - seat]), also])
        return found

    def declarations(self, position: Position, seat: int, also: dict | None):
        """Return every declaration of a card that the seat knows; `also` may add one of a hidden card."""
        game = self.game
        own, green = position.own[seat], position.green
        found = []
        for owner in (seat, 1 - seat) if game.thief else (seat,):
            for card in position.hands[owner]:
                for mask in game.placements(card) if card != HIDDEN else ():
                    if not mask & ~(own | green) and has_two(mask & own):
                        action: dict = {"type": "declare", "cells": cells_of(mask)}
                        if not game.expert:
                            action["card"] = card
                        found.append([(yield from self.declared(position, seat, owner, card, mask)), action])
        if also and also["type"] == "declare" and also not in [action for _margin, action in found]:
            guess = mask_of(also["cells"])
            found.append([(yield from self.declared(position, seat, 1 - seat, HIDDEN, guess)), also])
        return found

    def declared(self, position: Position, seat: int, owner: int, card: int, mask: int):
        """Return the margin after declaring a card, or HIDDEN."""
        after = position.but(seat, position.own[seat] & ~mask, position.own[1 - seat], position.green & ~mask)
        after.hands = [list(hand) for hand in position.hands]
        hand = after.hands[owner]
        hand.remove(card)
        after.done = list(position.done)
        after.done[seat] += 1
        if self.drawn:
            hand.append(HIDDEN)
        elif not hand:
            margin = 100 * FINE * (after.done[seat] - after.done[1 - seat])
            if self.game.extreme:
                return margin + (_WON if margin > 0 else 0)
            return _WON + margin
        return (yield from self.moved(after, seat))

    def die(self, position: Position, seat: int, counter: int):
        """Return the margin before the die of a revenge, of which a 6 opens all."""
        found = yield from self.revenges(position, seat, [name for name, _points in REVENGES])
        opened = [name for name, points in REVENGES if counter >= points] + ["none"]
        few = [entry for entry in found if entry[1]["type"] in opened]
        few = _margin(few) if few else (yield from self.moved(position, seat))
        return (_margin(found) + (OPENS_ALL - 1) * few) // OPENS_ALL

    def revenges(self, position: Position, seat: int, opened: list, also: dict | None = None):
        """Return each revenge of these kinds, `none` if there is none.

        Swaps are limited to the pieces best replaced, and `also`.
        """
        own, other, green = position.own[seat], position.own[1 - seat], position.green
        still = yield from self.moved(position, seat)
        found = []
        pieces = []
        for at in fields.indexes(other) if "swap" in opened or "replace" in opened else ():
            bit = FIRST_FIELD >> at
            margin = yield from self.moved(position.but(seat, own | bit, other ^ bit, green), seat)
            pieces.append((-margin, at))
            if "replace" in opened:
                found.append([margin, {"type": "replace", "at": cell(at)}])
        if "swap" in opened:
            found += yield from self.swaps(position, seat, still, [at for _worth, at in sorted(pieces)], also)
        if other and "wipe" in opened:
            found.append([(yield from self.moved(position.but(seat, own, 0, green), seat)), {"type": "wipe"}])
        if "exchange" in opened:
            found += yield from self.exchanges(position, seat)
        return found or [[still, {"type": "none"}]]

    def swaps(self, position: Position, seat: int, still: int, pieces: list, also: dict | None):
        """Return swaps of the first of the other's pieces, and `also`; still: the margin if nothing changes."""
        own, other, green = position.own[seat], position.own[1 - seat], position.green
        found = []
        tried = 0
        for at in pieces:
            ends = [end for end in fields.neighbours(at) if (own | other | green) & FIRST_FIELD >> end]
            if not ends:
                continue
            tried += 1
            if tried > _SWAPPED and not (also and also.get("from") == cell(at)):
                continue
            for end in ends:
                both = FIRST_FIELD >> at | FIRST_FIELD >> end
                margin = still
                if own & both:
                    margin = yield from self.moved(position.but(seat, own ^ both, other ^ both, green), seat)
                elif green & both:
                    margin = yield from self.moved(position.but(seat, own, other ^ both, green ^ both), seat)
                found.append([margin, {"type": "swap", "from": cell(at), "to": cell(end)}])
        return found

    def exchanges(self, position: Position, seat: int):
        """Return each exchange of one of the seat's cards for one of the other's."""
        found = []
        for mine in position.hands[seat]:
            for at in range(len(position.hands[1 - seat])):
                theirs = position.hands[1 - seat][at]
                hands = [list(hand) for hand in position.hands]
                hands[seat].remove(mine)
                hands[1 - seat].remove(theirs)
                hands[seat].append(theirs)
                hands[1 - seat].append(mine)
                margin = yield from self.moved(Position(position.own, position.green, hands, position.done, 0), seat)
                found.append([margin, {"type": "exchange", "mine": mine, "theirs": at if self.game.expert else theirs}])
        return found

    def answer(self, seat: int):
        """Return allowing and contesting the other's piece. Both roll: 15 of 36 cases each are lower and higher."""
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
        """Return each card that can be picked."""
        game = self.game
        now = self.now
        target = game.picks_for()
        found = []
        # The opening draft ends with the first player's turn, a draft after a completed card with the other player's.
        last = game.active_player if game.cards.completed[0] or game.cards.completed[1] else 1 - game.first
        for card in sorted(game.cards.deck):
            hands = [list(hand) for hand in now.hands]
            hands[target].append(card)
            margin = yield from self.moved(Position(now.own, now.green, hands, now.done, 0), last)
            found.append([margin if seat == last else -margin, {"type": "pick", "card": card}])
        return found

    def goal(self, action: dict, seat: int) -> tuple:
        """Return (goal of an action of a turn or an answer, or None; its exact chance, or None)."""
        kind = action["type"]
        if kind == "contest":
            return later("block the field"), (5, 12)
        if kind == "revenge":
            return later("roll a 6"), (1, 6)
        if kind == "declare":
            return later("complete a card"), None
        if kind != "green" and kind != "own":
            return None, None
        bit = FIRST_FIELD >> field(action["at"])
        own, other = self.now.own[seat], self.now.own[1 - seat]
        build = self._lacks(self.figures(self.now, seat, 1), bit, other, own | self.now.green)
        block = self._lacks(self.figures(self.now, 1 - seat, 1), bit, own, other | self.now.green)
        if kind == "own" and block < build and block < 3:
            return later("block a card"), None
        if build > fields.FIGURE:
            return None, None
        return [build - 1] + _MISSING if build > 1 else later("a card to declare next"), None

    @staticmethod
    def _lacks(figures: list, bit: int, against: int, there: int) -> int:
        """Return the fewest pieces that a placement with this field lacks."""
        fewest = FIELDS
        for masks, _table in figures:
            for mask in masks:
                if mask & bit and not mask & against:
                    lacks = mask & ~there
                    fewest = min(fewest, COUNTS[lacks >> 8] + COUNTS[lacks & 255])
        return fewest


def _is_won(found: list) -> bool:
    """Return True if one of these wins at once."""
    return max([margin for margin, _action in found]) > _WON // 2


def _margin(found: list) -> int:
    """Return the margin of the best of these."""
    best = max([margin for margin, _action in found])
    return best - _WON if best > _WON // 2 else best


def think(game, seat: int, also: dict | None = None):
    """See shared_rules/advice.py. Only choices close to the best are returned, so that a weak rival errs like people.

    With a choice that wins at once, only such choices are; `also` always has company if there is another. Ending a game
    of extreme needs both players, so it is only returned on request.
    """
    if seat != game.to_move or seat is None:
        return []  # the very first roll involves no choice
    asked = also
    if also and "cells" in also:
        asked = dict(also)
        asked["cells"] = cells_of(mask_of(also["cells"]))
    yield
    thought = _Thought(game, seat)
    yield from thought.look()
    found = yield from thought.choices(seat, asked)
    order = sorted([(-found[at][0], at) for at in range(len(found))])
    least = -order[0][0] - _NEAR * FINE
    best = []
    for rank in range(len(order)):
        margin, action = found[order[rank][1]]
        if rank < _WIDE and margin >= least or action == asked or asked and rank < 2:
            yield
            goal, exact = thought.goal(action, seat)
            if margin > _WON // 2:
                margin -= _WON
            best.append(Advice(also if also and action == asked else action, (margin + FINE // 2) // FINE, goal, exact))
    return best
