"""Bookkeeping of the score pad: players, a number per player and round, counters, totals, undo.

It has no screens, and only `load`, `begin` and `change` use files. The log, pad.log, has a first line {"colours",
"names", "number"} with the settings (see pad_settings.py), then a change per line, see `Pad.apply`. So a change is one
short line, written before it is shown. Everything but a change of settings can be undone.
"""

from array import array

from firmware.drawing import theme
from firmware.language import later, shown, t
from firmware.pads import pad_settings
from firmware.pads.players_menu import renamed
from firmware.storage.files import all_are, choice_in

FILE = "pad.log"
UNREADABLE = later("The score pad was damaged. This is a new one; the old file is kept.")
END_LOST = later("The last scores were damaged. A copy is kept.")
LARGEST = 9999
"""Entries are from minus this to this."""
ROUNDS = 99
"""Maximum number of rounds; the rows of numbers from here on are those of the counters."""
LEFT = ROUNDS + 3
"""The row that has 1 for a player who has left."""
JOINED = LEFT + 1
"""The row with the number of rounds before a player joined."""
MOST = 8
"""Maximum number of players, including those who have left."""
_NONE = -32768  # no number, in an array of 16-bit numbers
_OUT = (
    later("out 1st"),
    later("out 2nd"),
    later("out 3rd"),
    later("out 4th"),
    later("out 5th"),
    later("out 6th"),
    later("out 7th"),
    later("out 8th"),
)
_LEFT = later("left")


class Pad:
    """A score pad. `names` and `colours` (indexes into theme.PLAYERS) by seat, both empty if there is no pad.

    `settings`: see pad_settings.py; `number`: unique among all pads; `rounds`: for each round
    a list of numbers by seat, None if missing; `extra`: such lists for the counters and the rows from LEFT on.
    """

    def __init__(self, names: list, colours: list, settings: dict | None = None, number: int = 0):
        self.names = names
        self.colours = colours
        self.settings = pad_settings.of(settings or {})
        self.number = number
        self.rounds: list = []
        self.extra = [[None] * len(names) for _ in range(JOINED + 1 - ROUNDS)]
        self.evening = 0  # the evening in which it was finished, below 0 if it does not count
        self.unsaved = False  # lines are missing in the file: the next write rewrites it whole
        # For each entry that can be undone, its place, row * 8 + seat, and its previous number.
        self._places = array("h")
        self._before = array("h")

    def heading(self) -> str:
        """Return the pad's name, or what all pads are."""
        return self.settings["name"] or t("Score pad")

    # Changes

    def first_line(self) -> dict:
        """Return the first line of the log: with the players who were there from the start."""
        first = len(self.names) - len([place for place in self._places if place >= JOINED * 8])
        line: dict = {"colours": self.colours[:first], "names": self.names[:first], "number": self.number}
        for key in self.settings:
            if self.settings[key]:
                line[key] = self.settings[key]
        return line

    def row(self, number: int) -> list:
        """Return the numbers of a round that has any, or of a row after ROUNDS, by seat."""
        return self.rounds[number] if number < ROUNDS else self.extra[number - ROUNDS]

    def apply(self, change: list | dict | str) -> None:
        """Apply a change, or raise ValueError if it is none: it may come from flash.

        A change is [round, seat, number] (rounds from 0; or a row after ROUNDS), "undo", new settings in a dict, or
        [name, colour, rounds that have begun] of a player who joins.
        """
        if not self._takes(change):
            raise ValueError("no change of this pad")
        if isinstance(change, str):
            self._undo()
        elif isinstance(change, dict):
            settings = dict(self.settings)
            settings.update(change)
            self.settings = pad_settings.of(settings)
        elif isinstance(change[0], str):
            self._join(*change)
        else:
            number, seat, value = change
            while number < ROUNDS and len(self.rounds) <= number:
                self.rounds.append([None] * len(self.names))
            self._enter(number, seat, value)

    def _enter(self, number, seat, value):
        row = self.row(number)
        self._places.append(number * 8 + seat)
        self._before.append(_NONE if row[seat] is None else row[seat])
        row[seat] = value

    def _join(self, name, colour, begun):
        self.names = self.names + [name]
        self.colours = self.colours + [colour]
        for row in self.extra:
            row.append(None)
        for number in range(len(self.rounds)):
            self.rounds[number].append(0 if number < begun else None)
        self._enter(JOINED, len(self.names) - 1, begun)

    def _undo(self):
        number, seat = divmod(self._places[-1], 8)
        before = self._before[-1]
        self._places = self._places[:-1]
        self._before = self._before[:-1]
        if number == JOINED:
            self.names, self.colours = self.names[:-1], self.colours[:-1]
            for row in self.rounds + self.extra:
                row.pop()
        else:
            self.row(number)[seat] = None if before == _NONE else before
        while self.rounds and self.rounds[-1].count(None) == len(self.names):
            self.rounds.pop()

    def _takes(self, change):
        if isinstance(change, str):
            return change == "undo" and len(self._places) > 0
        if isinstance(change, dict):
            return True
        if not isinstance(change, list) or len(change) != 3 or not all_are(int, change[1:]):
            return False
        first, second, third = change
        if isinstance(first, str):
            fits = 0 <= second < len(theme.PLAYERS) and 0 <= third <= len(self.rounds)
            return fits and len(self.names) < MOST and bool(first) and first not in self.names
        return type(first) is int and 0 <= first < JOINED and 0 <= second < len(self.names) and abs(third) < -_NONE

    def last(self) -> tuple | None:
        """Return (round or row, seat, number, number before) of the entry to undo, or None."""
        if not self._places:
            return None
        number, seat = divmod(self._places[-1], 8)
        before = self._before[-1]
        return number, seat, self.row(number)[seat], None if before == _NONE else before

    def lines(self) -> list:
        """Return the shortest log with everything that can be undone."""
        lines: list = [self.first_line()]
        for i in range(len(self._places)):
            number, seat = divmod(self._places[i], 8)
            value = self.row(number)[seat]
            for after in range(i + 1, len(self._places)):
                if self._places[after] == self._places[i]:
                    value = self._before[after]
                    break
            lines.append([self.names[seat], self.colours[seat], value] if number == JOINED else [number, seat, value])
        return lines

    # Who plays

    def here(self) -> list:
        """List the seats of players who have not left."""
        return [seat for seat in range(len(self.names)) if not self.row(LEFT)[seat]]

    def playing(self) -> list:
        """List the seats that are asked for numbers: of players who have not left and are not out."""
        reached = self.reached() if self._puts_out() else ()
        return [seat for seat in self.here() if seat not in reached]

    def reached(self) -> list:
        """List the seats whose total has reached the target, from a larger start value downwards."""
        if self.settings["start"] == self.settings["target"]:
            return []
        return [seat for seat in range(len(self.names)) if self._is_reached(self.total(seat))]

    def _is_reached(self, total):
        start, target = self.settings["start"], self.settings["target"]
        return total <= target if start > target else start < target <= total

    def _puts_out(self):
        return (self.settings["start"] > self.settings["target"]) != self.settings["lowest"]

    def out(self) -> list:
        """List (round, seat) of each player who is out, the first one first: who has reached the target while the other
        end wins.
        """
        if not self._puts_out():
            return []
        found = []
        for seat in self.reached():
            total, number = self.settings["start"], -1
            while not self._is_reached(total):
                number += 1
                total += self.rounds[number][seat] or 0
            found.append((number, seat))
        return sorted(found)

    def state_words(self, seat: int) -> str:
        """Return "out 1st" or "left", in English, for a player who plays no more, else ""."""
        out = self.out()
        for number, one in out:
            if one == seat:
                return _OUT[len([other for other in out if other[0] < number])]
        return _LEFT if self.row(LEFT)[seat] else ""

    def is_over(self) -> bool:
        """Return True if Finish comes next: somebody has reached the target, the last round is full, or one player is
        left over. While counting up, those who are out end it only in their last round.
        """
        if not self.rounds:
            return False
        if not self.next() or len(self.playing()) < 2 <= len(self.names):
            return True
        out = self.out()
        if not out:
            return bool(self.reached())
        return self.settings["start"] <= self.settings["target"] and out[-1][0] == len(self.rounds) - 1

    # Numbers

    def missing(self) -> list:
        """List (round, seat) of all numbers that are missing in the rounds so far."""
        seats = self.playing()
        return [(at, seat) for at in range(len(self.rounds)) for seat in seats if self.rounds[at][seat] is None]

    def next(self) -> tuple | None:
        """Return (round, seat) of the first missing number; None if all rounds are full or nobody plays."""
        missing, seats = self.missing(), self.playing()
        if missing or not seats:
            return missing[0] if missing else None
        return (len(self.rounds), seats[0]) if len(self.rounds) < (self.settings["limit"] or ROUNDS) else None

    def begun(self) -> int:
        """Return the number of rounds that have begun without a player who joins now."""
        missing = self.missing()
        return len(self.rounds) - (1 if missing and missing[-1][0] == len(self.rounds) - 1 else 0)

    def total(self, seat: int, but: int = -1) -> int:
        """Sum up a player's start value and numbers, excluding round `but`."""
        numbers = [self.rounds[i][seat] or 0 for i in range(len(self.rounds)) if i != but]
        return self.settings["start"] + sum(numbers)

    def latest(self, seat: int) -> int | None:
        """Return the player's number in the newest round with any number, or None."""
        return self.rounds[-1][seat] if self.rounds else None

    def leaders(self) -> list:
        """List the seats with the best total among those who play, or were out last; none before the first round is
        full.
        """
        seats = self.playing()
        if not seats:
            out = self.out()
            seats = [seat for number, seat in out if number == out[-1][0]] or list(range(len(self.names)))
        if not self.rounds or None in [self.rounds[0][seat] for seat in seats]:
            return []
        totals = [self.total(seat) for seat in seats]
        best = min(totals) if self.settings["lowest"] else max(totals)
        return [seats[i] for i in range(len(seats)) if totals[i] == best]

    def counter_name(self, number: int) -> str:
        """Return what players see of the counter in a row after ROUNDS."""
        return shown(pad_settings.kept_counter(self.settings, number - ROUNDS))

    def counters(self, seat: int) -> list:
        """Return the numbers of a player's counters."""
        return [self.extra[i][seat] or 0 for i in range(len(self.settings["counters"]))]

    def step(self, number: int, has_stick: bool) -> int:
        """Return the step of up and down for a number in this round, or row after ROUNDS."""
        if number >= ROUNDS:
            return 1
        return self.settings["step"] or (1 if has_stick else self._coarse())

    def _coarse(self):
        # The step, 1, 10 or 100, for the next number: as large as the numbers so far; 10 at first.
        largest = max([0] + [abs(value) for one in self.rounds for value in one if value])
        if not self.rounds or None in self.rounds[0]:
            return 100 if largest >= 100 else 10
        return 100 if largest >= 100 else 10 if largest >= 10 else 1

    # Finished pads

    def completed(self) -> "Pad":
        """Return a copy with 0 for numbers missing in the first round, because nobody leads before it is full."""
        pad = Pad(self.names, self.colours, self.settings, self.number)
        pad.rounds = [[value or 0 for value in self.rounds[0]]] + self.rounds[1:] if self.rounds else []
        pad.extra = self.extra
        return pad

    def finished_line(self) -> dict:
        """Return the line of this pad among finished ones."""
        pad = self.completed()
        line = pad.first_line()
        line["rounds"] = pad.rounds
        if any([row.count(None) < len(row) for row in pad.extra]):
            line["extra"] = pad.extra
        if self.evening:
            line["evening"] = self.evening
        return line

    def outcome(self) -> dict:
        """Return the outcome of a finished pad as the metadata of a game has it, where the most points win."""
        sign, here = -1 if self.settings["lowest"] else 1, self.here()
        scores = [sign * self.total(seat) if seat in here else None for seat in range(len(self.names))]
        return {"evening": self.evening, "scores": scores, "winners": self.leaders()}

    def reopened(self) -> "Pad":
        """Return a copy in which every number can be undone, the last one first."""
        pad = Pad(self.names, self.colours, self.settings, self.number)
        pad.evening = self.evening
        for number in list(range(len(self.rounds))) + list(range(ROUNDS, JOINED)):
            for seat in range(len(self.names)):
                value = self.row(number)[seat]
                if value is not None:
                    pad.apply([number, seat, value])
        return pad


def load(app) -> Pad:
    """Load the pad into `app.pad`; without players if there is none. A damaged end of its log is dropped."""
    if app.pad is None:
        values, whole = app.storage.read_log(FILE)
        app.pad, good = replayed(values)
        if not whole or good < len(values):
            values = values[:good]
            app.storage.quarantine(FILE)
            app.storage.tell(END_LOST if values else UNREADABLE)
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
    names, colours = head["names"], head["colours"]
    known = range(len(theme.PLAYERS))
    colours = [colours[i] if colours[i] in known else i % len(known) for i in range(len(names))]
    return Pad(names, colours, head, head["number"])


def of_finished(value: object) -> Pad | None:
    """Return the pad of a line of finished ones; None if the line, which may come from flash, is none."""
    pad = of_first_line(value)
    if pad is None or not isinstance(value, dict):
        return None
    rounds, extra = value.get("rounds", []), value.get("extra", pad.extra)
    if not _are_rows(pad, rounds, 1, ROUNDS) or not _are_rows(pad, extra, len(pad.extra), len(pad.extra)):
        return None
    pad.rounds, pad.extra, pad.evening = rounds, extra, choice_in(value, "evening", 0)
    return None if None in rounds[0] else pad


def _are_rows(pad, rows, least, most):
    if not all_are(list, rows) or not least <= len(rows) <= most:
        return False
    for row in rows:
        numbers = [number for number in row if number is not None]
        if len(row) != len(pad.names) or not all_are(int, numbers) or max([0] + [abs(n) for n in numbers]) >= -_NONE:
            return False
    return True


def _is_first_line(head):
    names, colours = head.get("names"), head.get("colours")
    if type(head.get("number")) is not int or not names or not all_are(str, names) or not isinstance(colours, list):
        return False
    return len(colours) == len(names) <= MOST


def begin(app, pad: Pad) -> None:
    """Replace the pad; a pad without players removes it."""
    app.pad = pad
    _write(app, pad.lines() if pad.names else [])


def rename(app, old: str, new: str | None) -> None:
    """Rename a player of the pad in use; None: the player is unnamed."""
    pad = load(app)
    if old in pad.names:
        pad.names = renamed(pad.names, old, new)
        begin(app, pad)


def change(app, what: list | dict | str) -> None:
    """Apply a change to `app.pad` and save it. If the flash refuses, the next change tries again."""
    pad = app.pad
    pad.apply(what)
    if pad.unsaved:
        _write(app, pad.lines())
        return
    pad.unsaved = not app.storage.takes(app.storage.append_log, FILE, what)


def _write(app, lines):
    app.pad.unsaved = not app.storage.takes(app.storage.write_log, FILE, lines)
