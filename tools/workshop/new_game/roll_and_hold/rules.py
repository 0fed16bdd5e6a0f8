"""Roll five dice, hold what you like, reroll the others twice. The dice of the best face score."""

from shared_rules.game import BadOption, Illegal, best_seats, check_keys, is_whole
from shared_rules.roll_and_hold import FACES, RollAndHold


class MyGame(RollAndHold):
    """Beside the attributes of every game of rolls and rerolls `totals`, what each player has scored."""

    ID = "my_game"
    NAME = "My Game"
    FEWEST = 2
    MOST = 6
    DICE = 5
    ROLLED = "Reroll some dice, or score them."
    NO_REROLLS = "No rerolls left this turn: score the dice."

    @classmethod
    def default_options(cls) -> dict:
        return {"rounds": 5}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        if not is_whole(resolved["rounds"], 1, 10):
            raise BadOption("The rounds must be a number from 1 to 10.")
        return resolved

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.totals = [0] * players

    def best_face(self) -> int:
        """The face whose dice score most; only after a roll."""
        dice = self.dice or []
        return max([(face * dice.count(face), face) for face in range(1, FACES + 1)])[1]

    def worth(self) -> int:
        """What the dice score now; only after a roll."""
        face = self.best_face()
        return face * (self.dice or []).count(face)

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "roll" or kind == "reroll":
            return self.check_roll(action)
        if kind != "score":
            raise Illegal('"type" must be roll, reroll or score.')
        check_keys(action)
        self.check_rolled()
        return ()

    def apply(self, action: dict) -> list:
        if action["type"] != "score":
            return self.roll(action)
        seat = self.active_player
        points = self.worth()
        self.totals[seat] += points
        events = [{"type": "scored", "player": seat, "points": points}]
        after = (seat + 1) % self.players
        if after == self.first and self.round == self.options["rounds"]:
            self.end(events, self.scores(), best_seats(self.totals))
        else:
            self.next_turn(events, after)
        return events

    def legal(self) -> list:
        """Before the roll: `roll`. After it: `reroll` while one is left, then `score`."""
        if self.phase != "decide":
            return [{"type": "roll"}] if self.phase == "roll" else []
        return [{"type": "reroll"}, {"type": "score"}] if self.rolls_left else [{"type": "score"}]

    def scores(self) -> list:
        return list(self.totals)

    def state(self, as_player: int | None) -> dict:
        return {"dice": self.dice and list(self.dice), "rolls_left": self.rolls_left}


RULES = MyGame
