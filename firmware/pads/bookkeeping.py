"""The score pad's bookkeeping: who plays, a number for each player in each round, totals, undo. No screen in
here, and files in `load`, `begin` and `change` alone.

The pad is kept as a log, pad.log: its first line is {"colours", "lowest", "names", "number", "target"}, each line after
it a change as `Pad.apply` takes it. So a change costs one short line, written before it is shown, and everything can be
taken back, even after a power cut. A finished pad is a first line with its "rounds", see firmware.pads.finished.
"""

from array import array

from firmware.drawing import theme
from firmware.storage.files import all_are
from firmware.storage.outcomes import is_known_by

FILE = "pad.log"
UNREADABLE = "The score pad was damaged. This is a new one; the old file is kept."
END_LOST = "The last scores were damaged. A copy is kept."
LARGEST = 9999
"""Entries go from minus this to this."""
ROUNDS = 99
"""Maximum number of rounds."""
TARGETS = (0, 10, 15, 21, 25, 31, 50, 61, 75, 100, 121, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
"""Totals at which a game may be over; 0: it has no target."""
_NONE = -32768  # no number, among numbers of two bytes


class Pad:
    """`names` and `colours` (indexes into theme.PLAYERS) by seat, both empty while there is no pad; `lowest`: the
    lowest total wins; `target`: the total at which there is a message, or 0; `number`: its own among all pads, 0
    where an older version began it; `rounds`: for each round a list with each seat's number, None where there is none.
    """

    def __init__(self, names: list, colours: list, lowest: bool = False, target: int = 0, number: int = 0):
        self.names = names
        self.colours = colours
        self.lowest = lowest
        self.target = target
        self.number = number
        self.rounds: list = []
        self.unsaved = False  # the file lacks lines: the next write puts it there whole
        # Of each entry that can be taken back, the place, round * 8 + seat, and the number that was there before.
        self._places = array("h")
        self._before = array("h")

    def first_line(self) -> dict:
        """The line that begins the log."""
        line: dict = {"colours": self.colours, "lowest": self.lowest, "names": self.names, "target": self.target}
        line["number"] = self.number
        return line

    def apply(self, change: list | dict | str) -> None:
        """Carry out a change: [round, seat, number], rounds from 0, or "undo", or {"lowest": bool, "target": total}, of
        which the latter may be left out. Raises ValueError when it is none: it may come from flash.
        """
        if not self._takes(change):
            raise ValueError("no change of this pad")
        if isinstance(change, str):
            number, seat = divmod(self._places[-1], 8)
            before = self._before[-1]
            self._places = self._places[:-1]
            self._before = self._before[:-1]
            self.rounds[number][seat] = None if before == _NONE else before
            while self.rounds and self.rounds[-1].count(None) == len(self.names):
                self.rounds.pop()
        elif isinstance(change, dict):
            self.lowest = change["lowest"]
            self.target = change.get("target", self.target)
        else:
            number, seat, value = change
            while len(self.rounds) <= number:
                self.rounds.append([None] * len(self.names))
            before = self.rounds[number][seat]
            self._places.append(number * 8 + seat)
            self._before.append(_NONE if before is None else before)
            self.rounds[number][seat] = value

    def _takes(self, change):
        if isinstance(change, str):
            return change == "undo" and len(self._places) > 0
        if isinstance(change, dict):
            return type(change.get("lowest")) is bool and type(change.get("target", 0)) is int
        if not all_are(int, change) or len(change) != 3:
            return False
        return 0 <= change[0] < ROUNDS and 0 <= change[1] < len(self.names) and abs(change[2]) <= -_NONE - 1

    def last(self) -> tuple | None:
        """(round, seat, number, number before) of the entry that undo would take back, or None."""
        if not self._places:
            return None
        number, seat = divmod(self._places[-1], 8)
        before = self._before[-1]
        return number, seat, self.rounds[number][seat], None if before == _NONE else before

    def lines(self) -> list:
        """A log of everything that can be taken back, as short as it can be."""
        lines: list = [self.first_line()]
        for i in range(len(self._places)):
            number, seat = divmod(self._places[i], 8)
            value = self.rounds[number][seat]
            for later in range(i + 1, len(self._places)):
                if self._places[later] == self._places[i]:
                    value = self._before[later]
                    break
            lines.append([number, seat, value])
        return lines

    def next(self) -> tuple | None:
        """(round, seat) of the first number that is still to be entered; None when all rounds are full."""
        for number in range(len(self.rounds)):
            if None in self.rounds[number]:
                return number, self.rounds[number].index(None)
        return (len(self.rounds), 0) if len(self.rounds) < ROUNDS else None

    def total(self, seat: int, but: int = -1) -> int:
        """The sum of a player's numbers, without that of round `but`."""
        return sum([self.rounds[i][seat] or 0 for i in range(len(self.rounds)) if i != but])

    def reached(self) -> list:
        """The seats whose total has reached the target."""
        return [seat for seat in range(len(self.names)) if 0 < self.target <= self.total(seat)]

    def latest(self, seat: int) -> int | None:
        """The number that a player got in the newest round that has one for anybody, or None."""
        return self.rounds[-1][seat] if self.rounds else None

    def leaders(self) -> list:
        """The seats with the best total; none before the first round is full."""
        if not self.rounds or None in self.rounds[0]:
            return []
        totals = [self.total(seat) for seat in range(len(self.names))]
        best = min(totals) if self.lowest else max(totals)
        return [seat for seat in range(len(totals)) if totals[seat] == best]

    def completed(self) -> "Pad":
        """A pad like this one whose first round is full, for nobody leads before that: what is missing there is 0."""
        pad = Pad(self.names, self.colours, self.lowest, self.target, self.number)
        pad.rounds = [[value or 0 for value in self.rounds[0]]] + self.rounds[1:]
        return pad

    def reopened(self) -> "Pad":
        """A pad like this one of which every number can be taken back, the last one first."""
        pad = Pad(self.names, self.colours, self.lowest, self.target, self.number)
        for number in range(len(self.rounds)):
            for seat in range(len(self.names)):
                value = self.rounds[number][seat]
                if value is not None:
                    pad.apply([number, seat, value])
        return pad

    def coarse(self) -> int:
        """The step, 1, 10 or 100, to set the next number by: as large as the numbers have been; 10 at first."""
        largest = max([0] + [abs(value) for one in self.rounds for value in one if value])
        if not self.rounds or None in self.rounds[0]:
            return 100 if largest >= 100 else 10
        return 100 if largest >= 100 else 10 if largest >= 10 else 1


def load(app) -> Pad:
    """The pad kept in `app.pad`, without players where there is none. A damaged end of its log is dropped."""
    if app.pad is None:
        values, whole = app.storage.read_log(FILE)
        app.pad, good = replayed(values)
        if not whole or good < len(values):
            values = values[:good]
            app.storage.quarantine(FILE)
            app.flash_news = END_LOST if values else UNREADABLE
            _write(app, values)
    return app.pad


def replayed(values: list) -> tuple:
    """(the pad of these lines of its log, how many of them can be used)."""
    pad = of_first_line(values[0]) if values else None
    if pad is None:
        return Pad([], []), 0
    for good in range(1, len(values)):
        try:
            pad.apply(values[good])
        except ValueError:
            return pad, good
    return pad, len(values)


def of_first_line(head: object) -> Pad | None:
    """A pad without numbers as a first line has it; None when it is none: it may come from flash."""
    if not isinstance(head, dict) or not _is_first_line(head):
        return None
    return Pad(head["names"], head["colours"], head["lowest"], head.get("target", 0), head.get("number", 0))


def of_finished(value: object) -> Pad | None:
    """The pad of a line of finished ones; None when it is none: it may come from flash."""
    if not isinstance(value, dict) or not isinstance(value.get("rounds"), list):
        return None
    pad = of_first_line(value)
    if pad is None or not 1 <= len(value["rounds"]) <= ROUNDS:
        return None
    for row in value["rounds"]:
        if not isinstance(row, list) or len(row) != len(pad.names):
            return None
        numbers = [number for number in row if number is not None]
        if not all_are(int, numbers) or not all([abs(number) <= -_NONE - 1 for number in numbers]):
            return None
    pad.rounds = value["rounds"]
    return pad if pad.leaders() else None


def of_people(pads: list) -> dict:
    """By name [finished pads, those with others, wins of these, shared ones too]."""
    found = {}
    for pad in pads:
        leaders = pad.leaders()
        for seat in range(len(pad.names)):
            name = pad.names[seat]
            if is_known_by(name, pad.names):
                counts = found.setdefault(name, [0, 0, 0])
                counts[0] += 1
                if len(pad.names) > 1:
                    counts[1] += 1
                    counts[2] += seat in leaders
    return found


def numbered(good: list) -> list:
    """These lines of finished pads, each with a number: those of an older version had none."""
    last = 0
    for value in good:
        value["number"] = value.get("number") or last + 1
        last = max(last, value["number"])
    return good


def _is_first_line(head):
    if not all([key in head for key in ("colours", "lowest", "names")]):
        return False
    names, colours = head["names"], head["colours"]
    if type(head["lowest"]) is not bool or not all_are(int, [head.get("target", 0), head.get("number", 0)]):
        return False
    if not names or not all_are(str, names) or not all_are(int, colours) or not len(colours) == len(names) <= 8:
        return False
    return all([0 <= colour < len(theme.PLAYERS) for colour in colours])


def begin(app, pad: Pad) -> None:
    """A new pad takes the place of the old one; one without players: there is none any more."""
    app.pad = pad
    _write(app, pad.lines() if pad.names else [])


def change(app, what: list | dict | str) -> None:
    """Carry out a change of `app.pad` and keep it. When the flash refuses, the next change tries again."""
    pad = app.pad
    pad.apply(what)
    if pad.unsaved:
        _write(app, pad.lines())
        return
    try:
        app.storage.append_log(FILE, what)
    except OSError:
        pad.unsaved = True
        app.flash_failed()


def _write(app, lines):
    app.pad.unsaved = True
    try:
        app.storage.write_log(FILE, lines)
        app.pad.unsaved = False
    except OSError:
        app.flash_failed()
