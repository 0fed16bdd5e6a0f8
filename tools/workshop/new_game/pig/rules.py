"""Roll a die and add it up; a 1 takes what the turn has brought. First to the goal wins."""

from shared_rules.game import BadOption, Game, Illegal, check_keys, is_whole


class MyGame(Game):
    """Beside the attributes of every game `totals` (what each player has banked) and `pot` (what this turn has brought
    so far)."""

    ID = "my_game"
    NAME = "My Game"
    FEWEST = 2
    MOST = 6

    @classmethod
    def default_options(cls) -> dict:
        return {"goal": 100}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        if not is_whole(resolved["goal"], 10, 1000):
            raise BadOption("The goal must be a number from 10 to 1000.")
        return resolved

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.totals = [0] * players
        self.pot = 0

    def check(self, action: dict) -> tuple:
        check_keys(action)
        if action.get("type") == "roll":
            return (6,)
        if action.get("type") != "bank":
            raise Illegal('"type" must be roll or bank.')
        if not self.pot:
            raise Illegal("There is nothing to bank yet: roll.")
        return ()

    def apply(self, action: dict) -> list:
        seat = self.active_player
        if action["type"] == "roll":
            die = action["dice"][0]
            events = [{"type": "rolled", "player": seat, "dice": [die]}]
            if die > 1:
                self.pot += die
                return events
        else:
            self.totals[seat] += self.pot
            events = [{"type": "banked", "player": seat, "total": self.totals[seat]}]
        self.pot = 0
        if self.totals[seat] >= self.options["goal"]:
            self.end(events, self.scores(), [seat])
        else:
            self.pass_turn(events, (seat + 1) % self.players)
        return events

    def legal(self) -> list:
        """`roll`, then `bank` where there is something to bank."""
        if self.phase == "over":
            return []
        return [{"type": "roll"}, {"type": "bank"}] if self.pot else [{"type": "roll"}]

    def scores(self) -> list:
        return list(self.totals)

    def state(self, as_player) -> dict:
        return {"pot": self.pot}


RULES = MyGame
