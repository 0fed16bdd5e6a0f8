"""One white die, two coloured ones: everybody may write its sum with a coloured die in the column of that colour, each
number higher than the one above it.
"""

from shared_rules.everybody_acts import REST, EverybodyActs
from shared_rules.game import BadOption, Illegal, best_seats, check_keys, is_whole

COLUMNS = ("red", "blue")
"""In the order of their dice, which lie behind the white one."""


class MyGame(EverybodyActs):
    """Beside the attributes of every game in which everybody acts `sheets`: for each seat its columns, the numbers
    written. Phases: "roll", "write".
    """

    ID = "my_game"
    NAME = "My Game"
    FEWEST = 2
    MOST = 5
    FIRST_PHASE = "roll"
    NOT_ASKED = "This player can write neither sum."

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
        self.sheets = [[[] for _ in COLUMNS] for _ in range(players)]

    def rolled_dice(self) -> list:
        return list(range(1 + len(COLUMNS)))

    def number(self, column: int) -> int:
        """The sum for a column, by its index; only after the roll."""
        return self.dice[0] + self.dice[1 + column] if self.dice else 0

    def choices(self, seat: int) -> list:
        """`write` for each column in which the sum is higher than the last number."""
        return [
            {"type": "write", "player": seat, "column": COLUMNS[at]}
            for at in range(len(COLUMNS))
            if self.number(at) > max([0] + self.sheets[seat][at])
        ]

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "roll":
            check_keys(action)
            if self.phase != "roll":
                raise Illegal("The dice are rolled: write a sum, or skip.")
            return (6,) * (1 + len(COLUMNS))
        if kind == "write":
            check_keys(action, player=int, column=str)
        elif kind == "skip":
            check_keys(action, player=int)
        elif kind == REST:
            check_keys(action)
        else:
            raise Illegal('"type" must be roll, write, skip or rest.')
        if self.phase == "roll":
            raise Illegal("Roll the dice first.")
        if kind != REST:
            self.check_awaited(action["player"])
        if kind == "write":
            self._check_column(action)
        return ()

    def _check_column(self, action):
        if action["column"] not in COLUMNS:
            raise Illegal("Columns are red and blue.")
        if action not in self.choices(action["player"]):
            raise Illegal("This sum is not higher than the last number in {0}.", action["column"])

    def apply(self, action: dict) -> list:
        kind = action["type"]
        if kind == "roll":
            self.dice = list(action["dice"])
            self.phase = "write"
            events = [{"type": "rolled", "player": self.active_player, "dice": list(self.dice)}]
            self.ask(events, [seat for seat in range(self.players) if self.choices(seat)])
            return events
        seats = self.seats_of(action)
        if kind == "write":
            column = action["column"]
            at = COLUMNS.index(column)
            self.sheets[seats[0]][at].append(self.number(at))
            events = [{"type": "written", "player": seats[0], "column": column, "number": self.number(at)}]
        else:
            events = [{"type": "skipped", "player": seat} for seat in seats]
        self.take_answers(events, seats)
        return events

    def all_answered(self, events: list) -> None:
        """The turn is over."""
        self.dice = None
        after = (self.active_player + 1) % self.players
        if after == self.first and self.round == self.options["rounds"]:
            self.end(events, self.scores(), best_seats(self.scores()))
        else:
            self.phase = "roll"
            self.pass_turn(events, after)

    def scores(self) -> list:
        """How many numbers each player has."""
        return [sum([len(column) for column in sheet]) for sheet in self.sheets]

    def state(self, as_player: int | None) -> dict:
        state = super().state(as_player)
        state["sheets"] = [[list(column) for column in sheet] for sheet in self.sheets]
        return state


RULES = MyGame
