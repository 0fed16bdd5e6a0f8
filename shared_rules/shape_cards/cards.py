"""The twelve cards of Shape Cards: their owners, and where their figures fit."""

from shared_rules.shape_cards import fields
from shared_rules.shape_cards.fields import CARDS


class Cards:
    """The cards: `figures`, `hands` and `completed` (a list of cards per seat), `deck` (the rest, in dealing order).

    deal: the cards in dealing order; empty if the players pick them.
    """

    def __init__(self, figures: list, deal: list):
        self.figures = figures
        self.hands = [sorted(deal[:2]), sorted(deal[2:4])]
        self.completed = [[], []]
        self.deck = deal[4:] if deal else list(range(CARDS))
        self._placements = [[]] * CARDS  # found on first use

    def placements(self, card: int) -> list:
        """Return the masks of a card's figure, descending."""
        found = self._placements[card]
        if not found:
            found = self._placements[card] = fields.masks_of_figure(self.figures[card])
        return found

    def take(self, seat: int, card: int) -> None:
        """Give a card of the deck to a seat."""
        self.deck.remove(card)
        self._give(seat, card)

    def complete(self, seat: int, card: int | None) -> int:
        """Complete a card of a hand for a seat; return the seat that had it."""
        owner = 0 if card in self.hands[0] else 1
        self.hands[owner].remove(card)
        self.completed[seat].append(card)
        return owner

    def exchange(self, seat: int, mine: int, theirs: int) -> None:
        """Exchange a card of a seat for one of the other's hand."""
        self.hands[seat].remove(mine)
        self.hands[1 - seat].remove(theirs)
        self._give(seat, theirs)
        self._give(1 - seat, mine)

    def _give(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()
