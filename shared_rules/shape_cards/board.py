"""The board and the cards of Shape Cards, and what the active player can do with them."""

from shared_rules.game import Game
from shared_rules.shape_cards import fields
from shared_rules.shape_cards.cards import Cards
from shared_rules.shape_cards.fields import CARDS, EMPTY, FIELDS, GREEN, NOWHERE, OWN, has_two

REVENGES = (("swap", 4), ("replace", 7), ("wipe", 13), ("exchange", 100))
"""What revenge can be, and how many points open it."""


class Board(Game):
    """What lies on the table, beside the attributes of every game: `board` (bytearray of 16: ".", "g", "y", "b"),
    `cards`, `dice` (the last pair or None), `pending` and `barred` (index of a field or NOWHERE), `counters` (revenge
    points), `opened` (in phase `revenge` what is open) and the flags `expert`, `extreme`, `revenge` and `thief`.
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
        self._clears = [0, 0]  # for each seat the round in which it took its pieces off last

    # Pieces

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

    def where(self, piece: int) -> list:
        """The indexes of the fields on which a piece of a kind (GREEN, or one of OWN) lies, ascending."""
        return [index for index in range(FIELDS) if self.board[index] == piece]

    def count(self, piece: int) -> int:
        """How many pieces of a kind (GREEN, or one of OWN) lie on the board."""
        return len(self.where(piece))

    def is_free(self, index: int) -> bool:
        """Return True if the active player may put a piece on a field now."""
        return self.board[index] == EMPTY and index != self.barred

    def may_end(self) -> bool:
        """Return True if the players may end the game now: in extreme, with the first action of a turn."""
        return self.extreme and self.phase == "play" and self.barred == NOWHERE

    def clears_greens(self, seat: int) -> bool:
        """Return True if the green pieces leave the board too when a seat takes off all own ones in its turn, this or
        the next."""
        coming = self.round + (seat != self.active_player and seat == self.first)
        return self._clears[1 - seat] == coming

    # Cards

    def placements(self, card: int) -> list:
        """The masks of a card's figure, descending."""
        return self.cards.placements(card)

    def picks_for(self) -> int:
        """The seat for which the next card is picked. The first four cards: the first player picks one for each hand,
        the own one first; then the other does the same.
        """
        taken = CARDS - len(self.cards.deck)
        seat = self.to_move or 0
        return 1 - seat if taken == 1 or taken == 3 else seat

    def completable(self) -> list:
        """The cards that the active player may complete: the own ones, then in thief the opponent's."""
        cards = list(self.cards.hands[self.active_player])
        if self.thief:
            cards += self.cards.hands[1 - self.active_player]
        return cards

    def declarations(self) -> list:
        """(card, mask) of everything that the active player may declare now, in expert of the own cards only: own cards
        first, then by card and by fields.
        """
        own, green = self.pieces()
        others = ~(own | green)
        found = []
        for card in self.cards.hands[self.active_player] if self.expert else self.completable():
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
        for card in self.cards.hands[self.active_player]:
            for mask in self.placements(card):
                missing = mask & ~there
                count = len(fields.indexes(missing))
                if count < fewest and not missing & ~free and has_two(mask & ~green):
                    fewest, best = count, (missing, mask & own)
        return best

    def found(self, card: int | None, mask: int) -> int | None:
        """The card that the active player completes on the fields of the mask, or None. `card` is the declared one;
        None in expert, where the first one counts that fits.
        """
        for held in self.completable():
            if card in (None, held) and mask in self.placements(held):
                return held
        return None

    # Revenge

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
