"""The setup of a game: what every replay starts from, and the first line of the record."""


class Setup:
    """A game's setup: `rules` (class), `names`, `options`, `first` (seat or None), `drawn` (whether `first` was
    drawn), `deal` (list), `dice_from` ("device" or "table"), `seed`; and `stream`, the dice after what the start
    took. Made by new_setup.py."""

    def __init__(
        self, rules, names: list, options: dict, dice_from: str, seed: str, stream, drawn: bool, first, deal: list
    ):
        self.rules = rules
        self.names = names
        self.options = options
        self.dice_from = dice_from
        self.seed = seed
        self.stream = stream
        self.drawn = drawn
        self.first = first
        self.deal = deal

    def start(self):
        """A game of this setup, not opened yet."""
        return self.rules(len(self.names), self.options, self.first, self.deal)

    def value(self) -> dict:
        """The setup as the first value of the record."""
        return {
            "deal": self.deal,
            "dice": self.dice_from,
            "drawn": self.drawn,
            "first": self.first,
            "game": self.rules.ID,
            "options": self.options,
            "players": self.names,
            "seed": self.seed,
            "version": self.rules.VERSION,
        }
