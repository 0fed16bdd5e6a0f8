"""The twelve cards of Shape Cards: who has them, and where their figures can lie."""

from shared_rules.shape_cards import fields
from shared_rules.shape_cards.fields import CARDS


class Cards:
    """`figures` (of the cards), `hands` and `completed` (for each seat a list of cards), `deck` (cards that nobody has;
    dealt ones in the order in which they come).

    deal: the cards in the order in which they are dealt; empty where the players pick them.
    """

    def __init__(self, figures: list, deal: list):
        self.figures = figures
        self.hands = [sorted(deal[:2]), sorted(deal[2:4])]
        self.completed = [[], []]
        self.deck = deal[4:] if deal else list(range(CARDS))
        self._placements = [[]] * CARDS  # found when first asked for

    def placements(self, card: int) -> list:
        """The masks of a card's figure, descending."""
        found = self._placements[card]
        if not found:
            found = self._placements[card] = fields.masks_of_figure(self.figures[card])
        return found

    def take(self, seat: int, card: int) -> None:
        """A seat takes a card of the deck."""
        self.deck.remove(card)
        self._give(seat, card)

    def complete(self, seat: int, card: int | None) -> int:
        """A seat completes a card of a hand; returns the seat that had it."""
        owner = 0 if card in self.hands[0] else 1
        self.hands[owner].remove(card)
        self.completed[seat].append(card)
        return owner

    def exchange(self, seat: int, mine: int, theirs: int) -> None:
        """A seat gives a card and takes one of the other's hand."""
        self.hands[seat].remove(mine)
        self.hands[1 - seat].remove(theirs)
        self._give(seat, theirs)
        self._give(1 - seat, mine)

    def _give(self, seat: int, card: int) -> None:
        self.hands[seat].append(card)
        self.hands[seat].sort()
