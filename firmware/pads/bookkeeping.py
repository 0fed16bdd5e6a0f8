"""Bookkeeping of the score pad: players, a number per player and round, totals, undo.

It has no screens, and only `load`, `begin` and `change` use files. The log, pad.log, has a first line {"colours",
"lowest", "names", "number", "target"}, then a change per line, see `Pad.apply`. So a change is one short line, written
before it is shown. Everything can be undone.
"""

from array import array

from firmware.drawing import theme
from firmware.storage.files import all_are
from firmware.storage.outcomes import is_known_by

FILE = "pad.log"
UNREADABLE = "The score pad was damaged. This is a new one; the old file is kept."
END_LOST = "The last scores were damaged. A copy is kept."
LARGEST = 9999
"""Entries are from minus this to this."""
ROUNDS = 99
"""Maximum number of rounds."""
TARGETS = (0, 10, 15, 21, 25, 31, 50, 61, 75, 100, 121, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000)
"""Totals that may end a game; 0 for no target."""
_NONE = -32768  # no number, in an array of 16-bit numbers


class Pad:
    """A score pad. `names` and `colours` (indexes into theme.PLAYERS) by seat, both empty if there is no pad.

    `lowest`: the lowest total wins; `target`: total for a message, or 0; `number`: unique among all pads, 0 from an
    older version; `rounds`: for each round a list of numbers by seat, None if missing.
    """

    def __init__(self, names: list, colours: list, lowest: bool = False, target: int = 0, number: int = 0):
        self.names = names
        self.colours = colours
        self.lowest = lowest
        self.target = target
        self.number = number
        self.rounds: list = []
        self.unsaved = False  # lines are missing in the file: the next write rewrites it whole
        # For each entry that can be undone, its place, round * 8 + seat, and its previous number.
        self._places = array("h")
        self._before = array("h")

    def first_line(self) -> dict:
        """Return the first line of the log."""
        line: dict = {"colours": self.colours, "lowest": self.lowest, "names": self.names, "target": self.target}
        line["number"] = self.number
        return line

    def apply(self, change: list | dict | str) -> None:
        """Apply a change, or raise ValueError if it is none: it may come from flash.

        A change is [round, seat, number] (rounds from 0), "undo", or {"lowest": bool, "target": total}; target is
        optional.
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
        """Return (round, seat, number, number before) of the entry to undo, or None."""
        if not self._places:
            return None
        number, seat = divmod(self._places[-1], 8)
        before = self._before[-1]
        return number, seat, self.rounds[number][seat], None if before == _NONE else before

    def lines(self) -> list:
        """Return the shortest log with everything that can be undone."""
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
        """Return (round, seat) of the first missing number; None if all rounds are full."""
        for number in range(len(self.rounds)):
            if None in self.rounds[number]:
                return number, self.rounds[number].index(None)
        return (len(self.rounds), 0) if len(self.rounds) < ROUNDS else None

    def total(self, seat: int, but: int = -1) -> int:
        """Sum up a player's numbers, excluding round `but`."""
        return sum([self.rounds[i][seat] or 0 for i in range(len(self.rounds)) if i != but])

    def reached(self) -> list:
        """List the seats whose total has reached the target."""
        return [seat for seat in range(len(self.names)) if 0 < self.target <= self.total(seat)]

    def latest(self, seat: int) -> int | None:
        """Return the player's number in the newest round with any number, or None."""
        return self.rounds[-1][seat] if self.rounds else None

    def leaders(self) -> list:
        """List the seats with the best total; none before the first round is full."""
        if not self.rounds or None in self.rounds[0]:
            return []
        totals = [self.total(seat) for seat in range(len(self.names))]
        best = min(totals) if self.lowest else max(totals)
        return [seat for seat in range(len(totals)) if totals[seat] == best]

    def completed(self) -> "Pad":
        """Return a copy with 0 for numbers missing in the first round, because nobody leads before it is full."""
        pad = Pad(self.names, self.colours, self.lowest, self.target, self.number)
        pad.rounds = [[value or 0 for value in self.rounds[0]]] + self.rounds[1:]
        return pad

    def reopened(self) -> "Pad":
        """Return a copy in which every number can be undone, the last one first."""
        pad = Pad(self.names, self.colours, self.lowest, self.target, self.number)
        for number in range(len(self.rounds)):
            for seat in range(len(self.names)):
                value = self.rounds[number][seat]
                if value is not None:
                    pad.apply([number, seat, value])
        return pad

    def coarse(self) -> int:
        """Return the step, 1, 10 or 100, for setting the next number: as large as the numbers so far; 10 at first."""
        largest = max([0] + [abs(value) for one in self.rounds for value in one if value])
        if not self.rounds or None in self.rounds[0]:
            return 100 if largest >= 100 else 10
        return 100 if largest >= 100 else 10 if largest >= 10 else 1


def load(app) -> Pad:
    """Load the pad into `app.pad`; without players if there is none. A damaged end of its log is dropped."""
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
    """Replay the lines of a log; return (pad, number of usable lines)."""
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
    """Return the empty pad of a first line; None if the line, which may come from flash, is none."""
    if not isinstance(head, dict) or not _is_first_line(head):
        return None
    return Pad(head["names"], head["colours"], head["lowest"], head.get("target", 0), head.get("number", 0))


def of_finished(value: object) -> Pad | None:
    """Return the pad of a line of finished ones; None if the line, which may come from flash, is none."""
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
    """Return by name [finished pads, those with others, wins of these, including shared ones]."""
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
    """Number the lines of finished pads: those of an older version had no numbers."""
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
    """Replace the pad; a pad without players removes it."""
    app.pad = pad
    _write(app, pad.lines() if pad.names else [])


def change(app, what: list | dict | str) -> None:
    """Apply a change to `app.pad` and save it. If the flash refuses, the next change tries again."""
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
