"""Base of games with turns of one roll of all dice, then rerolls of some."""

from shared_rules.game import Game, Illegal, check_keys, is_whole

FACES = 6
ROLLS = 3
"""Rolls per turn, including the first."""


class RollAndHold(Game):
    """A game of dice that are held and rerolled. Phases: "roll", then "decide".

    Besides Game's attributes: `dice` (a list of faces, None before the roll), `rolls_left` (in this turn).
    """

    FIRST_PHASE = "roll"
    DICE = 0  # number of dice
    # Refusals of a second roll of all dice, and of a reroll once none is left: what to do instead.
    ROLLED = "Reroll some dice."
    NO_REROLLS = "No rerolls left this turn."

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.dice = None
        self.rolls_left = ROLLS

    def check_rolled(self) -> None:
        """Raise Illegal before the first roll of a turn."""
        if self.phase != "decide":
            raise Illegal("Roll the dice first.")

    def check_roll(self, action: dict) -> tuple:
        """Check a `roll` or `reroll`; return the faces of each die to roll, or raise Illegal."""
        if action["type"] == "roll":
            check_keys(action)
            if self.phase != "roll":
                raise Illegal(self.ROLLED)
            return (FACES,) * self.DICE
        check_keys(action, at=list)
        self.check_rolled()
        if not self.rolls_left:
            raise Illegal(self.NO_REROLLS)
        places = action["at"]
        if not places:
            raise Illegal("Choose at least one die to reroll.")
        lowest = 0
        for place in places:
            if not is_whole(place, lowest, self.DICE - 1):
                raise Illegal("The dice to reroll must be positions from 0 to {0} in rising order.", self.DICE - 1)
            lowest = place + 1
        return (FACES,) * len(places)

    def roll(self, action: dict) -> list:
        """Carry out a `roll` or `reroll` and return the events."""
        faces = action["dice"]
        places = action.get("at", range(self.DICE))
        dice = list(self.dice or faces)
        for at in range(len(places)):
            dice[places[at]] = faces[at]
        self.dice = dice
        self.rolls_left -= 1
        self.phase = "decide"
        return [{"type": "rolled", "player": self.active_player, "dice": list(dice)}]

    def next_turn(self, events: list, seat: int) -> None:
        """Pass the dice to a seat."""
        self.dice = None
        self.rolls_left = ROLLS
        self.phase = "roll"
        self.pass_turn(events, seat)

    def end(self, events: list, scores: list, winners: list) -> None:
        """End the game, with no dice left to roll."""
        self.dice = None
        self.rolls_left = 0
        super().end(events, scores, winners)
