"""What games share in which a turn is a roll of all dice, then rerolls of some."""

from shared_rules.game import Game, Illegal, check_keys, is_whole

FACES = 6
ROLLS = 3
"""Of a turn, the first one included."""


class RollAndHold(Game):
    """A game of dice that are held and rerolled, beside the attributes of every game: `dice` (a list of faces, None
    before the roll), `rolls_left` (in this turn). Phases: "roll", then "decide"."""

    FIRST_PHASE = "roll"
    DICE = 0  # how many there are
    # The ends of two sentences: what a player does instead of a reroll, and once none is left.
    INSTEAD = ""
    LAST = ""

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.dice = None
        self.rolls_left = ROLLS

    def check_rolled(self) -> None:
        """Raises Illegal before the first roll of a turn."""
        if self.phase != "decide":
            raise Illegal("Roll the dice first.")

    def check_roll(self, action: dict) -> tuple:
        """Raises Illegal unless this `roll` or `reroll` is allowed; returns the faces of each die that it rolls."""
        if action["type"] == "roll":
            check_keys(action)
            if self.phase != "roll":
                raise Illegal("Reroll some dice, or %s.", self.INSTEAD)
            return (FACES,) * self.DICE
        check_keys(action, at=list)
        self.check_rolled()
        if not self.rolls_left:
            raise Illegal("No rerolls left this turn%s.", self.LAST)
        places = action["at"]
        if not places:
            raise Illegal("Choose at least one die to reroll.")
        lowest = 0
        for place in places:
            if not is_whole(place, lowest, self.DICE - 1):
                raise Illegal("The dice to reroll must be positions from 0 to %d in rising order.", self.DICE - 1)
            lowest = place + 1
        return (FACES,) * len(places)

    def roll(self, action: dict) -> list:
        """Carries out a `roll` or `reroll`; returns the events."""
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
        """The dice pass to a seat."""
        self.dice = None
        self.rolls_left = ROLLS
        self.phase = "roll"
        self.pass_turn(events, seat)

    def end(self, events: list, scores: list, winners: list) -> None:
        """The game is over, and no dice are left to roll."""
        self.dice = None
        self.rolls_left = 0
        super().end(events, scores, winners)
