"""The clock of a game: the time of each seat's turns, and the time left if there is a limit.

It needs no key. It runs for the seats that the rules await, and continues while people read and write what an action
requires. It stops while a screen with `stops_clock` is open. While a clock with a limit runs the handheld stays awake
(firmware/light.py); without one the times stop while it sleeps. A turn that comes back, after undo, redo or power off,
goes on with the time that it had.
"""

from firmware.language import later, shown, t
from firmware.storage.files import all_are

OFF, COUNTS_UP = 0, 1
"""Limits: no clock; a clock that counts up. Other limits are seconds for a turn, or if negative for the whole game."""
LIMITS = (OFF, COUNTS_UP, 30, 60, 120, 300, -300, -600, -1200, -1800)
"""The limits that players can choose."""
_LAST_S = 10  # seconds before the end in which the light is bright
STEP_MS = 100
LONGEST_STEP_MS = 2000  # a longer step means that the millisecond clock was changed
_MOST_UNSAVED = 6  # turns in the session log; a longer line would need another flash block
_SAVED_MS = 10000  # so much of a running time is lost at most if the power fails
_LEAST_MS = 500  # shorter turns are not kept


def clock_text(seconds: int) -> str:
    """Format as minutes and seconds: "0:42"."""
    return "%d:%02d" % (seconds // 60, seconds % 60)


def limit_text(limit: int) -> str:
    """Describe a limit for players."""
    return shown(limit_label(limit))


def limit_label(limit: int) -> str | list:
    """Return the same for the state of a screen."""
    if limit in (OFF, COUNTS_UP):
        return later("counts up") if limit else later("off")
    if limit < 0:
        return [later("{0} min a game"), -limit // 60]
    return [later("{0} s a turn"), limit] if limit < 60 else [later("{0} min a turn"), limit // 60]


def seconds_of(turns: list) -> list:
    """Return the whole seconds of each of a seat's turns, without their numbers."""
    return [(ms + 500) // 1000 for _number, ms in turns]


def times_text(names: list, turns: list, slept: bool) -> str:
    """Return a line for each seat with turns: total, median and longest turn. turns: see PlayerTimes; slept: the
    handheld slept in some.
    """
    lines = []
    for seat in range(len(names)):
        if turns[seat]:
            ranked = sorted(seconds_of(turns[seat]))
            times = [clock_text(seconds) for seconds in (sum(ranked), ranked[(len(ranked) - 1) // 2], ranked[-1])]
            lines.append(t("{0}: {1}, usually {2}, longest {3}", names[seat], *times))
    if lines and slept:
        lines.append(t("The time while the screen was off is not counted."))
    return "\n".join(lines)


def are_turns(value: object, seats: int) -> bool:
    """Return True if metadata can have this as `turns` of so many seats."""
    if not isinstance(value, list) or not all_are(list, value) or len(value) != seats:
        return False
    return all([_is_turn([0] + turn, 1) if isinstance(turn, list) else False for each in value for turn in each])


def _is_turn(value, seats):
    # Return True for [seat, number, ms].
    return all_are(int, value) and len(value) == 3 and 0 <= value[0] < seats and value[2] > 0


class PlayerTimes:
    """The times of all seats. limit: one of LIMITS."""

    def __init__(self, limit: int, seats: int):
        self.limit = limit
        self.turns = [[] for _ in range(seats)]  # for each seat [number, ms] of its turns that do not run
        self.number = 0  # of the running turns
        self.texts = [""] * seats  # the time on the panel of each running seat; "" for the others
        self.over_text = None  # that of a seat whose time is over, once a text was written
        self.is_urgent = False  # a running seat has only seconds left
        self.running = []  # the seats whose time runs
        self.ms = [0] * seats  # milliseconds of the running turns
        self.save_due = False  # flash has too little of them

    def add(self, ms: int) -> bool:
        """Add time to the running seats. Return True if a text has changed."""
        changed = False
        for seat in self.running:
            before = self.ms[seat]
            self.ms[seat] += ms
            changed = changed or before // 1000 != self.ms[seat] // 1000
            self.save_due = self.save_due or before // _SAVED_MS != self.ms[seat] // _SAVED_MS
        return self.limit != OFF and changed and self.write()

    def begin(self, seats: list, number: int) -> None:
        """Let the time of these seats run in turn `number`, on from what they had in it."""
        self.running, self.number = seats, number
        for seat in seats:
            for turn in self.turns[seat]:
                if turn[0] == number:
                    self.turns[seat].remove(turn)
                    self.ms[seat] = turn[1]
                    break

    def finish(self, seat: int) -> bool:
        """End the turn of a seat, or leave it for as long as another one runs; return True if it is kept."""
        ms, self.ms[seat] = self.ms[seat], 0
        if ms >= _LEAST_MS:
            self.turns[seat].append([self.number, ms])
        return ms >= _LEAST_MS

    def write(self) -> bool:
        """Update the texts. Return True if one has changed."""
        before = self.texts
        self.texts = [""] * len(before)
        self.over_text = t("Time!")
        self.is_urgent = False
        for seat in self.running:
            if self.limit == COUNTS_UP:
                self.texts[seat] = clock_text(self.ms[seat] // 1000)
            else:
                left = self.left(seat)
                self.texts[seat] = clock_text(left) if left else self.over_text
                self.is_urgent = self.is_urgent or left <= _LAST_S
        return self.texts != before

    def left(self, seat: int) -> int:
        """Return the seconds that a seat has left of its limit."""
        spent = self.spent(seat) if self.limit < 0 else self.ms[seat]
        return max(abs(self.limit) - spent // 1000, 0)

    def spent(self, seat: int) -> int:
        """Return the milliseconds of all turns of a seat."""
        return self.ms[seat] + sum([ms for _number, ms in self.turns[seat]])


class TurnClock(PlayerTimes):
    """The clock of a GameSession, which tells it the time and the seats that are awaited."""

    def __init__(self, seats: int):
        PlayerTimes.__init__(self, OFF, seats)
        self.unsaved = []  # [seat, number, ms] of the turns that are not in the metadata
        self.slept = False  # the handheld slept while a time ran
        self.at = -1  # GameSession.at when `running` was updated
        self.stepped_at = 0  # ms

    def step(self, now: int, ms: int) -> bool:
        """Count `ms` until `now`. Return True if a text has changed."""
        if ms < STEP_MS:
            return False
        self.stepped_at = now
        return ms <= LONGEST_STEP_MS and self.add(ms)

    def run(self, at: int, awaited: list, turn: int) -> bool:
        """Let the time of these seats run from now on. Return True if a text has changed."""
        self.at = at
        self._finish([seat for seat in self.running if seat not in awaited or turn != self.number])
        self.begin(awaited, turn)
        return self.limit != OFF and self.write()

    def _finish(self, seats):
        for seat in seats:
            if self.finish(seat):
                self.unsaved.append([seat] + self.turns[seat][-1])

    def stop(self) -> None:
        """End all turns, because the game is over."""
        self._finish(self.running)
        self.running = []

    # Flash: the metadata has all turns, the session log has those since the metadata was written and the running ones.

    def needs_metadata(self) -> bool:
        """Return True if the session log has no room for more turns."""
        return len(self.unsaved) >= _MOST_UNSAVED

    def _running_turns(self):
        return [[seat, self.number, self.ms[seat]] for seat in self.running if self.ms[seat] >= _LEAST_MS]

    def unsaved_turns(self) -> list:
        """Return the value for the session log."""
        return self.unsaved + (self._running_turns() if self.limit != OFF else [])

    def all_turns(self) -> list:
        """Return the value for the metadata."""
        turns = [list(each) for each in self.turns]
        for seat, number, ms in self._running_turns():
            turns[seat].append([number, ms])
        return turns

    def restore(self, limit, turns, slept, unsaved) -> None:
        """Restore from metadata (`limit`, `turns`, `slept`) and the session log (`unsaved`); invalid values are
        ignored.
        """
        seats = len(self.turns)
        self.slept = slept is True
        if type(limit) is int and limit in LIMITS:
            self.limit = limit
        if are_turns(turns, seats):
            self.turns = [list(each) for each in turns]
        for turn in unsaved if isinstance(unsaved, list) else []:
            if _is_turn(turn, seats):
                # It is newer than what the metadata has of it.
                self.turns[turn[0]] = [one for one in self.turns[turn[0]] if one[0] != turn[1]] + [turn[1:]]
                self.unsaved = [one for one in self.unsaved if one[:2] != turn[:2]] + [turn]
