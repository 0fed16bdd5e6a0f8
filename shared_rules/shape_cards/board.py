"""The board and the cards of Shape Cards, and what the active player can do with them."""

from shared_rules.game import Game
from shared_rules.shape_cards import fields
from shared_rules.shape_cards.cards import Cards
from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, GREEN, NOWHERE, OWN, has_two

REVENGES = (("swap", 4), ("replace", 7), ("wipe", 13), ("exchange", 100))
"""The kinds of revenge, and the points that open them."""


class Board(Game):
    """The table of a game of Shape Cards.

    Besides Game's attributes: `board` (bytearray of 16: ".", "g", "y", "b"), `cards`, `dice` (last pair or None),
    `pending` and `barred` (index of a field or NOWHERE), `counters` (revenge points), `opened` (open revenges in phase
    `revenge`), and the flags `expert`, `extreme`, `revenge`, `thief`.
    """

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        flags = options["variant"]
        self.expert = "expert" in flags
        if self.expert:
            self.secret_actions = ("declare", "exchange")
        self.extreme = "extreme" in flags
        self.revenge = "revenge" in flags
        self.thief = "thief" in flags
        self.cards = Cards(options["deck"], deal)
        self.board = bytearray([EMPTY] * FIELDS)
        self.dice = None
        self.pending = NOWHERE
        self.barred = NOWHERE
        self.counters = [0, 0]
        self.opened = []
        self._clears = [0, 0]  # for each seat, the last round in which it removed its pieces

    # Pieces

    def pieces(self) -> tuple:
        """Return the masks of the active player's own pieces and of the green ones."""
        colour = OWN[self.active_player]
        own = green = 0
        for index in range(FIELDS):
            if self.board[index] == colour:
                own |= fields.FIRST_FIELD >> index
            elif self.board[index] == GREEN:
                green |= fields.FIRST_FIELD >> index
        return own, green

    def where(self, piece: int) -> list:
        """Return the indexes of the fields with a piece of a kind (GREEN, or one of OWN), ascending."""
        return [index for index in range(FIELDS) if self.board[index] == piece]

    def count(self, piece: int) -> int:
        """Count the pieces of a kind (GREEN, or one of OWN) on the board."""
        return len(self.where(piece))

    def is_free(self, index: int) -> bool:
        """Return True if the active player may place a piece on a field now."""
        return self.board[index] == EMPTY and index != self.barred

    def may_end(self) -> bool:
        """Return True if the players may end the game now: in extreme, at the start of a turn."""
        return self.extreme and self.phase == "play" and self.barred == NOWHERE

    def clears_greens(self, seat: int) -> bool:
        """Return True if a seat that removes all its pieces, in this turn or its next, also removes the green ones."""
        coming = self.round + (seat != self.active_player and seat == self.first)
        return self._clears[1 - seat] == coming

    # Cards

    def placements(self, card: int) -> list:
        """Return the masks of a card's figure, descending."""
        return self.cards.placements(card)

    def picks_for(self) -> int:
        """Return the seat for which the next card is picked.

        Of the first four cards, the first player picks one for each hand, the own one first; then the other player
        does.
        """
        taken = CARDS - len(self.cards.deck)
        seat = self.to_move or 0
        return 1 - seat if taken == 1 or taken == 3 else seat

    def completable(self) -> list:
        """Return the cards that the active player may complete: the own ones, then in thief the opponent's."""
        cards = list(self.cards.hands[self.active_player])
        if self.thief:
            cards += self.cards.hands[1 - self.active_player]
        return cards

    def declarations(self) -> list:
        """Return (card, mask) of everything that the active player may declare now, in expert own cards only.

        Own cards are first, then by card and fields.
        """
        own, green = self.pieces()
        others = ~(own | green)
        found = []
        for card in self.cards.hands[self.active_player] if self.expert else self.completable():
            found += [(card, mask) for mask in self.placements(card) if not mask & others and has_two(mask & own)]
        return found

    def nearest(self) -> tuple:
        """Return (missing, own) of the own card's placement that lacks the fewest pieces; (0, 0) if none is possible.

        Masks of the empty fields and of the own pieces in it. Reveals the hand.
        """
        own, green = self.pieces()
        there = own | green
        free = 0
        for at in range(FIELDS):
            if self.is_free(at):
                free |= fields.FIRST_FIELD >> at
        best = (0, 0)
        fewest = FIELDS
        for card in self.cards.hands[self.active_player]:
            for mask in self.placements(card):
                missing = mask & ~there
                count = len(fields.indexes(missing))
                if count < fewest and not missing & ~free and has_two(mask & ~green):
                    fewest, best = count, (missing, mask & own)
        return best

    def found(self, card: int | None, mask: int) -> int | None:
        """Return the card that the active player completes on the fields of the mask, or None.

        `card` is the declared one; None in expert, where the first that fits counts.
        """
        for held in self.completable():
            if card in (None, held) and mask in self.placements(held):
                return held
        return None

    # Revenge

    def revenges(self) -> list:
        """Return the kinds of revenge that are open and possible."""
        possible = [kind for kind, _needed in self.possible_revenges()]
        return [kind for kind in self.opened if kind in possible]

    def possible_revenges(self) -> list:
        """Return (kind, points that open it) of each revenge that is possible on the board, open or not."""
        there = self.count(OWN[1 - self.active_player]) > 0
        return [each for each in REVENGES if each[0] == "exchange" or there and (each[0] != "swap" or self.swaps())]

    def swaps(self) -> list:
        """Return (opponent's piece, adjacent piece), as indexes, for every possible swap."""
        found = []
        for index in self.where(OWN[1 - self.active_player]):
            found += [(index, other) for other in fields.neighbours(index) if self.board[other] != EMPTY]
        return found
