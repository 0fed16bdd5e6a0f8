"""The rules of Cross Rows, a roll-and-write game in which everybody acts on every roll.

A row of a sheet is a bytearray of twelve signs: its numbers from the left, and the lock.
"""

from shared_rules.everybody_acts import REST, EverybodyActs
from shared_rules.game import Illegal, best_seats, check_keys

FACES = 6
WHITE = 2
"""Number of white dice, which come before those of the rows."""

ROWS = ("red", "yellow", "green", "blue")
RISING = 2
"""Number of rows, the first ones, that go from 2 to 12; the others go from 12 to 2."""
LAST = 10
LOCK = 11
"""Places of a row's last number and of the lock after it."""
FEWEST_BEFORE_LAST = 5
LOCKED_AT_END = 2
MOST_PENALTIES = 4
PENALTY = 5

OPEN = 46  # "."
CROSSED = 120  # "x"
LOST = 45  # "-"


def number_at(row: int, place: int) -> int:
    """Return the number at a place of a row, other than the lock's."""
    return place + 2 if row < RISING else 12 - place


def place_of(row: int, number: int) -> int:
    """Return the place of a number from 2 to 12 in a row."""
    return number - 2 if row < RISING else 12 - number


def crosses(signs: bytearray) -> int:
    """Count the crosses of a row, including the lock's."""
    return signs.count(b"x")


def points(count: int) -> int:
    """Return the points of a row with this many crosses: 1, 3, 6, 10..."""
    return count * (count + 1) // 2


class CrossRows(EverybodyActs):
    """A game of Cross Rows. Besides EverybodyActs' attributes: `sheets` (four rows per seat), `penalties` (by seat).

    `locked`: True for each locked row; `idle`: True while the active player has crossed nothing in this turn. White
    dice come first. Phases: "roll", "white", "colour".
    """

    ID = "cross_rows"
    NAME = "Cross Rows"
    FEWEST = 2
    MOST = 5
    FIRST_PHASE = "roll"
    ADVISES = True
    CLOSE = 100
    NOT_ASKED = "This player can cross the sum of the white dice in no row."

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.sheets = [[bytearray(b"." * (LOCK + 1)) for _ in ROWS] for _ in range(players)]
        self.penalties = [0] * players
        self.locked = [False] * len(ROWS)
        self.idle = True

    # Checks

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "roll":
            check_keys(action)
            if self.phase != "roll":
                raise Illegal("The dice are rolled: cross a number, or skip.")
            return (FACES,) * len(self.rolled_dice())
        if kind == "white":
            check_keys(action, player=int, row=str)
            self._check_phase("white")
            self.check_awaited(action["player"])
            self._check_cross(action["player"], _row(action["row"]), self.white_sum())
        elif kind == "colour":
            check_keys(action, row=str, number=int)
            self._check_phase("colour")
            self._check_colour(_row(action["row"]), action["number"])
        elif kind == "skip":
            check_keys(action, player=int)
            if self.phase != "colour":
                self._check_phase("white")
                self.check_awaited(action["player"])
            elif action["player"] != self.active_player:
                raise Illegal("Only the active player may cross or skip now.")
        elif kind == REST:
            check_keys(action)
            self._check_phase("white")
        else:
            raise Illegal('"type" must be roll, white, colour, skip or rest.')
        return ()

    def _check_phase(self, phase):
        if self.phase == "roll":
            raise Illegal("Roll the dice first.")
        if self.phase != phase:
            if self.phase == "white":
                raise Illegal("All players must answer the white dice first.")
            raise Illegal("Only the active player may cross now, with a white and a coloured die.")

    def _check_colour(self, row, number):
        if not self.locked[row]:
            sums = self.colour_sums(row)
            if number not in sums:
                raise Illegal(
                    "These dice give {1} or {2} in {0}." if len(sums) > 1 else "These dice give {1} in {0}.",
                    ROWS[row],
                    *sums,
                )
        self._check_cross(self.active_player, row, number)

    def _check_cross(self, seat, row, number):
        if self.fits(seat, row, number):
            return
        if self.locked[row]:
            raise Illegal("The {0} row is locked.", ROWS[row])
        sign = self.sheets[seat][row][place_of(row, number)]
        if sign == CROSSED:
            raise Illegal("The {0} of {1} is crossed already.", number, ROWS[row])
        if sign == LOST:
            raise Illegal("The {0} of {1} is left of your last cross.", number, ROWS[row])
        raise Illegal("The {0} of {1} needs at least {2} crosses before it.", number, ROWS[row], FEWEST_BEFORE_LAST)

    def fits(self, seat: int, row: int, number: int) -> bool:
        """Return True if the seat may cross this number, from 2 to 12, whatever the dice show."""
        signs = self.sheets[seat][row]
        place = place_of(row, number)
        return not self.locked[row] and signs[place] == OPEN and (place < LAST or crosses(signs) >= FEWEST_BEFORE_LAST)

    def rolled_dice(self) -> list:
        return [0, 1] + [WHITE + row for row in range(len(ROWS)) if not self.locked[row]]

    def lost(self, seat: int, row: int, number: int) -> int:
        """Count the numbers lost when the seat crosses this one; -1 for the last, which ends the row."""
        place = place_of(row, number)
        return -1 if place == LAST else place - 1 - self.sheets[seat][row].rfind(b"x")

    def white_sum(self) -> int:
        """Return the sum of the white dice; only after the roll."""
        return sum((self.dice or [])[:WHITE])

    def white_rows(self, seat: int) -> list:
        """Return the indexes of the rows in which the seat can cross the sum of the white dice."""
        number = self.white_sum()
        return [row for row in range(len(ROWS)) if self.fits(seat, row, number)]

    def colour_sums(self, row: int) -> list:
        """Return the sums of a white die and the die of an unlocked row: one number or two, ascending."""
        dice = self.dice or []
        sums = sorted([dice[at] + dice[WHITE + row] for at in range(WHITE)])
        return sums if sums[0] < sums[1] else sums[:1]

    def colour_numbers(self, row: int) -> list:
        """Return those sums that the active player can cross; none in a locked row."""
        if self.locked[row]:
            return []
        return [number for number in self.colour_sums(row) if self.fits(self.active_player, row, number)]

    def choices(self, seat: int) -> list:
        """By row, then by number."""
        if self.phase == "white":
            return [{"type": "white", "player": seat, "row": ROWS[row]} for row in self.white_rows(seat)]
        found = [(row, number) for row in range(len(ROWS)) for number in self.colour_numbers(row)]
        return [{"type": "colour", "row": ROWS[row], "number": number} for row, number in found]

    # Queries

    def scores(self) -> list:
        return [
            sum([points(crosses(signs)) for signs in sheet]) - PENALTY * penalties
            for sheet, penalties in zip(self.sheets, self.penalties)
        ]

    def highlights(self) -> list:
        """Rows locked, crosses, penalties."""
        return [
            ([signs[LOCK] for signs in sheet].count(CROSSED), sum([crosses(signs) for signs in sheet]), penalties)
            for sheet, penalties in zip(self.sheets, self.penalties)
        ]

    def state(self, as_player: int | None) -> dict:
        state = EverybodyActs.state(self, as_player)
        state["sheets"] = [[bytes(signs).decode() for signs in sheet] for sheet in self.sheets]
        state["penalties"] = list(self.penalties)
        state["locked"] = [ROWS[row] for row in range(len(ROWS)) if self.locked[row]]
        return state

    # Changes

    def apply(self, action: dict) -> list:
        kind = action["type"]
        if kind == "roll":
            return self._roll(action["dice"])
        seats = self.seats_of(action)
        if kind == "white" or kind == "colour":
            number = self.white_sum() if kind == "white" else action["number"]
            events = [self._cross(seats[0], ROWS.index(action["row"]), number)]
        else:
            events = [{"type": "skipped", "player": seat} for seat in seats]
        if self.phase == "white":
            self.take_answers(events, seats)
        elif not self._lock_rows(events):
            self._end_turn(events)
        return events

    def _roll(self, faces):
        self.dice = [0] * (WHITE + len(ROWS))
        for at, face in zip(self.rolled_dice(), faces):
            self.dice[at] = face
        self.idle = True
        events = [{"type": "rolled", "player": self.active_player, "dice": list(self.dice)}]
        self.phase = "white"
        self.ask(events, [seat for seat in range(self.players) if self.white_rows(seat)])
        return events

    def _cross(self, seat, row, number):
        signs = self.sheets[seat][row]
        place = place_of(row, number)
        signs[:place] = bytes(signs[:place]).replace(b".", b"-")
        signs[place] = CROSSED
        if place == LAST:
            signs[LOCK] = CROSSED
        if seat == self.active_player:
            self.idle = False
        return {"type": "crossed", "player": seat, "row": ROWS[row], "number": number, "lock": place == LAST}

    def all_answered(self, events: list) -> None:
        if self._lock_rows(events):
            return
        self.phase = "colour"
        if not self.choices(self.active_player):
            self._end_turn(events)

    def _lock_rows(self, events):
        # End a phase; return True if the game is over.
        dice = self.dice or []
        for row in range(len(ROWS)):
            if not self.locked[row] and any([sheet[row][LOCK] == CROSSED for sheet in self.sheets]):
                self.locked[row] = True
                dice[WHITE + row] = 0
                events.append({"type": "locked", "notice": True, "row": ROWS[row]})
        over = self.locked.count(True) >= LOCKED_AT_END
        if over:
            self._finish(events)
        return over

    def _end_turn(self, events):
        seat = self.active_player
        if self.idle:
            self.penalties[seat] += 1
            events.append({"type": "penalty", "notice": True, "player": seat, "count": self.penalties[seat]})
        if self.penalties[seat] == MOST_PENALTIES:
            self._finish(events)
            return
        self.dice = None
        self.phase = "roll"
        self.pass_turn(events, (seat + 1) % self.players)

    def _finish(self, events):
        self.dice = None
        scores = self.scores()
        self.end(events, scores, best_seats(scores))


def _row(name):
    if name not in ROWS:
        raise Illegal("Rows are red, yellow, green and blue.")
    return ROWS.index(name)


RULES = CrossRows
