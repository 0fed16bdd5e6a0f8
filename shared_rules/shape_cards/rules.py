"""Shape Cards: the rules of the game for two, with the variants extreme, thief, revenge and expert, as settled in the
project's rulings. What is allowed is judged in judge.py; fields and figures are in fields.py.
"""

from shared_rules.game import BadOption, Game, best_seats
from shared_rules.shape_cards import fields, judge
from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, GREEN, NOWHERE, OWN, cell, field, has_two, mask_of
from shared_rules.shape_cards.options import deck_of, variant_of

REVENGES = (("swap", 4), ("replace", 7), ("wipe", 13), ("exchange", 100))
"""What revenge can be, and how many points open it."""
OPENS_ALL = 6
"""The face of the die that opens every revenge."""
_SHOWING = ("exchanged", "dealt", "completed")
"""Events of an action that show somebody a card which was hidden in expert."""


class ShapeCards(Game):
    """A game of Shape Cards. Attributes beside those of every game: `board` (bytearray of 16: ".", "g", "y", "b"),
    `figures` (of the twelve cards), `hands` and `completed` (for each seat a list of cards), `deck` (cards that nobody
    has; in expert in the order in which they are dealt), `dice` (the last pair or None), `pending` and `barred` (index
    of a field or NOWHERE), `counters` (revenge points), `opened` (in phase `revenge` what is open) and the flags
    `expert`, `extreme`, `revenge` and `thief`.
    """

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

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        flags = options["variant"]
        self.expert = "expert" in flags
        if self.expert:
            self.secret_actions = ("declare", "exchange")
        self.extreme = "extreme" in flags
        self.revenge = "revenge" in flags
        self.thief = "thief" in flags
        self.figures = options["deck"]
        self.board = bytearray([EMPTY] * FIELDS)
        self.hands = [[], []]
        self.completed = [[], []]
        self.deck = list(range(CARDS))
        if self.expert:
            self.hands = [sorted(deal[:2]), sorted(deal[2:4])]
            self.deck = deal[4:]
        self.dice = None
        self.pending = NOWHERE
        self.barred = NOWHERE
        self.counters = [0, 0]
        self.opened = []
        self._clears = [0, 0]  # for each seat the round in which it took its pieces off last
        self._placements = [[]] * CARDS  # found when first asked for

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

    # What is allowed

    def check(self, action: dict) -> tuple:
        return judge.check(self, action)

    def legal(self) -> list:
        """In play: for each field in reading order `green` and `own`; then each `declare` by card (own cards first) and
        by cells, in expert only for the active player's own cards; `clear`, `revenge`, `end`. In revenge: `swap` by
        `from` and `to`, `replace`, `wipe`, `exchange` by `mine` and `theirs`, or `none`. Cards to pick ascend.
        """
        return judge.legal(self)

    # What can be done

    def pieces(self) -> tuple:
        """The masks of the active player's own pieces and of the green ones."""
        colour = OWN[self.active_player]
        own = green = 0
        for index in range(FIELDS):
            if self.board[index] == colour:
                own |= fields.FIRST_FIELD >> index
            elif self.board[index] == GREEN:
                green |= fields.FIRST_FIELD >> index
        return own, green

    def placements(self, card: int) -> list:
        """The masks of a card's figure, descending."""
        found = self._placements[card]
        if not found:
            found = self._placements[card] = fields.masks_of_figure(self.figures[card])
        return found

    def picks_for(self) -> int:
        """The seat for which the next card is picked. The first four cards: the first player picks one for each hand,
        the own one first; then the other does the same.
        """
        taken = CARDS - len(self.deck)
        seat = self.to_move or 0
        return 1 - seat if taken == 1 or taken == 3 else seat

    def completable(self) -> list:
        """The cards that the active player may complete: the own ones, then in thief the opponent's."""
        cards = list(self.hands[self.active_player])
        if self.thief:
            cards += self.hands[1 - self.active_player]
        return cards

    def declarations(self) -> list:
        """(card, mask) of everything that the active player may declare now, in expert of the own cards only: own cards
        first, then by card and by fields.
        """
        own, green = self.pieces()
        others = ~(own | green)
        found = []
        for card in self.hands[self.active_player] if self.expert else self.completable():
            found += [(card, mask) for mask in self.placements(card) if not mask & others and has_two(mask & own)]
        return found

    def nearest(self) -> tuple:
        """(missing, own) of the placement of an own card that lacks fewest pieces: masks of the fields where they would
        go and of the own pieces in it; (0, 0) where none can be completed. Tells of the hand.
        """
        own, green = self.pieces()
        there = own | green
        free = 0
        for at in range(FIELDS):
            if self.is_free(at):
                free |= fields.FIRST_FIELD >> at
        best = (0, 0)
        fewest = FIELDS
        for card in self.hands[self.active_player]:
            for mask in self.placements(card):
                missing = mask & ~there
                count = len(fields.indexes(missing))
                if count < fewest and not missing & ~free and has_two(mask & ~green):
                    fewest, best = count, (missing, mask & own)
        return best

    def revenges(self) -> list:
        """The kinds of revenge that are open and possible."""
        possible = [kind for kind, _needed in self.possible_revenges()]
        return [kind for kind in self.opened if kind in possible]

    def possible_revenges(self) -> list:
        """(kind, points that open it) of each revenge that the board lets the active player take, open or not."""
        there = self.count(OWN[1 - self.active_player]) > 0
        return [each for each in REVENGES if each[0] == "exchange" or there and (each[0] != "swap" or self.swaps())]

    def swaps(self) -> list:
        """(opponent's piece, piece next to it) as indexes, for every swap there is."""
        found = []
        for index in self.where(OWN[1 - self.active_player]):
            found += [(index, other) for other in fields.neighbours(index) if self.board[other] != EMPTY]
        return found

    def found(self, card: int | None, mask: int) -> int | None:
        """The card that the active player completes on the fields of the mask, or None. `card` is the declared one;
        None in expert, where the first one counts that fits.
        """
        for held in self.completable():
            if card in (None, held) and mask in self.placements(held):
                return held
        return None

    def shows_secret(self, events: list) -> bool:
        return self.expert and any([event["type"] in _SHOWING for event in events])

    def scores(self) -> list:
        return [len(cards) for cards in self.completed]

    def highlights(self) -> list:
        """Own pieces on the board, cards in hand."""
        return [(self.count(OWN[seat]), len(self.hands[seat])) for seat in range(self.players)]

    def state(self, as_player: int | None) -> dict:
        board = self.board
        hidden = [self.expert and seat != as_player for seat in range(2)]
        return {
            "variant": self.options["variant"],
            "board": [bytes(board[at : at + fields.SIDE]).decode() for at in range(0, FIELDS, fields.SIDE)],
            "pending": None if self.pending == NOWHERE else cell(self.pending),
            "piles": [FIELDS - self.count(piece) for piece in (GREEN, OWN[0], OWN[1])],
            "cards": [len(self.hands[seat]) if hidden[seat] else list(self.hands[seat]) for seat in range(2)],
            "completed": [list(cards) for cards in self.completed],
            "deck": None if self.expert else sorted(self.deck),
            "dice": self.dice,
            "barred": None if self.barred == NOWHERE else cell(self.barred),
            "revenge": list(self.counters) if self.revenge else None,
            "open": self.opened if self.phase == "revenge" else None,
        }

    def count(self, piece: int) -> int:
        """How many pieces of a kind (GREEN, or one of OWN) lie on the board."""
        return len(self.where(piece))

    def where(self, piece: int) -> list:
        """The indexes of the fields on which a piece of a kind (GREEN, or one of OWN) lies, ascending."""
        return [index for index in range(FIELDS) if self.board[index] == piece]

    def is_free(self, index: int) -> bool:
        """Return True if the active player may put a piece on a field now."""
        return self.board[index] == EMPTY and index != self.barred

    def may_end(self) -> bool:
        """Return True if the players may end the game now: in extreme, with the first action of a turn."""
        return self.extreme and self.phase == "play" and self.barred == NOWHERE

    # What happens

    def apply(self, action: dict) -> list:
        kind = action["type"]
        events = []
        if self.phase == "revenge":
            self._take_revenge(events, kind, action)
        elif kind == "green" or kind == "own":
            self._place(events, kind, field(action["at"]))
        elif kind == "allow":
            self._pass(events)
        elif kind == "contest":
            self._contest(events, action["dice"])
        elif kind == "declare":
            self._complete(events, action)
        elif kind == "clear":
            self._clear(events)
        elif kind == "pick":
            self._pick(events, action["card"])
        elif kind == "roll":
            self._compare(action["dice"])
            events.append({"type": "rolled", "dice": self.dice})
            first, second = action["dice"]
            if first != second:
                self._begin(events, 0 if first > second else 1)
        elif kind == "revenge":
            die = action["dice"][0]
            points = self.counters[self.active_player]
            self.opened = [name for name, needed in REVENGES if die == OPENS_ALL or points >= needed]
            self.phase = "revenge"
            events.append(
                {"type": "revenge", "notice": True, "player": self.active_player, "die": die, "open": self.opened}
            )
        else:
            self._over(events, [])
        return events

    def _compare(self, dice) -> None:
        # A pair of dice: the lower one brings its player a point of revenge.
        self.dice = list(dice)
        if dice[0] != dice[1]:
            self.counters[0 if dice[0] < dice[1] else 1] += 1

    def _pick(self, events: list, card: int) -> None:
        seat = self.to_move
        taken = CARDS - len(self.deck)
        target = self.picks_for()
        self.deck.remove(card)
        self._give(target, card)
        events.append({"type": "picked", "player": seat, "for": target, "card": card})
        if taken == 1:
            self.to_move = 1 - seat
        elif taken == 3:
            self.phase = "play"
            self.begin_turns(events, self.first)
        elif taken > 3:
            self._pass(events)

    def _give(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()

    def _place(self, events: list, kind: str, index: int) -> None:
        seat = self.active_player
        piece = GREEN if kind == "green" else OWN[seat]
        self.board[index] = piece
        events.append({"type": "placed", "player": seat, "at": cell(index), "piece": chr(piece)})
        if kind == "own" and self.barred == NOWHERE:
            self.pending = index
            self.phase = "answer"
            self.to_move = 1 - seat
        else:
            self._pass(events)

    def _contest(self, events: list, dice) -> None:
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
        owner = 0 if card in self.hands[0] else 1
        hand = self.hands[owner]
        hand.remove(card)
        self.completed[seat].append(card)
        events.append({"type": "completed", "notice": True, "player": seat, "card": card, "cells": cells})
        if self.extreme and self.deck and not self.expert:
            self.phase = "draft"
            self.to_move = owner
        elif self.extreme and self.deck:
            self._give(owner, self.deck[0])
            self.deck = self.deck[1:]
            events.append({"type": "dealt", "player": owner})
            self._pass(events)
        elif hand:
            self._pass(events)
        else:
            self._over(events, [] if self.extreme else [seat])

    def clears_greens(self, seat: int) -> bool:
        """Return True if the green pieces leave the board too when a seat takes off all own ones in its turn, this or
        the next."""
        coming = self.round + (seat != self.active_player and seat == self.first)
        return self._clears[1 - seat] == coming

    def _clear(self, events: list) -> None:
        seat = self.active_player
        self._take_off(OWN[seat])
        events.append({"type": "cleared", "player": seat})
        self._clears[seat] = self.round
        if self.clears_greens(seat):
            self._take_off(GREEN)
            events.append({"type": "greens_cleared", "notice": True, "player": seat})
        self._pass(events)

    def _take_off(self, piece: int) -> list:
        # Takes all pieces of a kind off the board; returns where they lay.
        found = self.where(piece)
        for index in found:
            self.board[index] = EMPTY
        return [cell(index) for index in found]

    def _take_revenge(self, events: list, kind: str, action: dict) -> None:
        seat = self.active_player
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
            theirs = self.hands[1 - seat][theirs]
        else:
            event["mine"] = mine
            event["theirs"] = theirs
        self.hands[seat].remove(mine)
        self.hands[1 - seat].remove(theirs)
        self._give(seat, theirs)
        self._give(1 - seat, mine)
        events.append(event)

    def _pass(self, events: list) -> None:
        self.phase = "play"
        self.pending = NOWHERE
        self.barred = NOWHERE
        self.pass_turn(events, 1 - self.active_player)

    def _over(self, events: list, winners: list) -> None:
        # Where nobody has won by completing the last card the most cards win.
        self.barred = NOWHERE
        self.end(events, self.scores(), winners or best_seats(self.scores()))


RULES = ShapeCards
