"""The point blocks of Block Buster: their kinds, the spaces around them, the leaders and the secured ones.

Point (row, column), counted from 1, has the number side * (row - 1) + column - 1. Each has 12 spaces around it, of
which the colours take some.
"""

SPACES = 12
NOBODY = 255
UNKNOWN = 63  # "?"
FIRST_KIND = 65  # "A"
LETTERS = ("A", "B", "C", "D", "E")
"""All possible kinds, from FIRST_KIND on."""


class Points:
    """A square of point blocks.

    Attributes: `side`; `colours`: their number; `players`: of these colours, c belongs to c modulo players. Bytearrays:
    `kinds`: a letter's code or UNKNOWN for each point; `secured`: a colour or NOBODY for each point; `latest`: for each
    colour the point reported last, NOBODY before the first.
    """

    def __init__(self, side: int, colours: int, players: int):
        self.side = side
        self.colours = colours
        self.players = players
        self.kinds = bytearray([UNKNOWN] * (side * side))
        self.secured = bytearray([NOBODY] * (side * side))
        self.latest = bytearray([NOBODY] * colours)
        self._spaces = bytearray(side * side * colours)

    def index(self, cell: list) -> int:
        """Return the number of the point at [row, column], counted from 1."""
        return self.side * cell[0] + cell[1] - self.side - 1

    def cell(self, at: int) -> list:
        """Return the [row, column] of a point, counted from 1."""
        return [at // self.side + 1, at % self.side + 1]

    def seat_of(self, colour: int) -> int:
        """Return the player of a colour."""
        return colour % self.players

    def deal(self, order: list) -> None:
        """Assign the kinds: as many A as the side, then B, and so on, in this shuffled order of numbers from 0."""
        for at in range(len(order)):
            self.kinds[at] = FIRST_KIND + order[at] // self.side

    def count(self, at: int, colour: int) -> int:
        """Return a colour's number of spaces at a point."""
        return self._spaces[at * self.colours + colour]

    def free(self, at: int) -> int:
        """Return a point's number of free spaces."""
        free = SPACES
        for place in range(at * self.colours, (at + 1) * self.colours):
            free -= self._spaces[place]
        return free

    def rival(self, at: int, colour: int) -> int:
        """Return the most spaces of any other colour at a point."""
        most = 0
        for other in range(self.colours):
            if other != colour:
                most = max(most, self.count(at, other))
        return most

    def owner(self, at: int) -> int:
        """Return the colour with more spaces at a point than any other, or NOBODY."""
        most = 0
        leader = NOBODY
        for colour in range(self.colours):
            count = self._spaces[at * self.colours + colour]
            if count > most:
                most = count
                leader = colour
            elif count == most:
                leader = NOBODY
        return leader

    def set_spaces(self, at: int, colour: int, count: int) -> bool:
        """Set a colour's number of spaces at a point; return True if its `secured` has changed."""
        start = at * self.colours
        self._spaces[start + colour] = count
        self.latest[colour] = at
        most = second = 0
        free = SPACES
        leader = NOBODY
        for other in range(self.colours):
            count = self._spaces[start + other]
            free -= count
            if count > most:
                second = most
                most = count
                leader = other
            elif count > second:
                second = count
        if most <= second + free:
            leader = NOBODY
        before = self.secured[at]
        self.secured[at] = leader
        return leader != before

    def owned(self, seat: int) -> bytearray:
        """Count the point blocks of each kind that a player would get now."""
        counts = bytearray(self.side)
        for at in range(len(self.kinds)):
            if self.kinds[at] != UNKNOWN:
                colour = self.owner(at)
                if colour != NOBODY and colour % self.players == seat:
                    counts[self.kinds[at] - FIRST_KIND] += 1
        return counts

    def secured_of(self, seat: int, kind: int) -> int:
        """Count the point blocks of a kind (its letter's code) that a player has secured."""
        total = 0
        for at in range(len(self.kinds)):
            if self.kinds[at] == kind and self.secured[at] != NOBODY and self.secured[at] % self.players == seat:
                total += 1
        return total

    def can_secure(self, seat: int, at: int) -> bool:
        """Return True if a point is not secured yet and this player still could secure it."""
        if self.secured[at] == NOBODY:
            free = self.free(at)
            for colour in range(seat, self.colours, self.players):
                if self.count(at, colour) + free > self.rival(at, colour):
                    return True
        return False

    def one_short(self, full_set: int) -> list:
        """List who needs just one more point block for a full set of a kind, and could still get it.

        [seat, letter's code] each, by seat, then kind.
        """
        found = []
        for seat in range(self.players):
            for kind in range(FIRST_KIND, FIRST_KIND + self.side):
                if self.secured_of(seat, kind) == full_set - 1:
                    for at in range(len(self.kinds)):
                        if self.kinds[at] == kind and self.can_secure(seat, at):
                            found.append([seat, kind])
                            break
        return found

    def _rows(self, values: list) -> list:
        return [values[at : at + self.side] for at in range(0, len(values), self.side)]

    def kind_rows(self) -> list:
        """Return the kinds, one string per row."""
        return [self.kinds[at : at + self.side].decode() for at in range(0, len(self.kinds), self.side)]

    def state(self) -> dict:
        """Return the protocol state's fields on the points."""
        points = range(len(self.kinds))
        owners = [self.owner(at) for at in points]
        return {
            "grid": self.side,
            "kinds": self.kind_rows(),
            "spaces": self._rows([[self.count(at, colour) for colour in range(self.colours)] for at in points]),
            "owners": self._rows([None if colour == NOBODY else colour for colour in owners]),
            "secured": self._rows([None if colour == NOBODY else colour for colour in self.secured]),
        }
