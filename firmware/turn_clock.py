"""The clock of a game: the time of each seat's turns, and the time left if there is a limit.

It needs no key. It runs for the seats that the rules await, and continues while people read and write what an action
requires. It stops while the handheld sleeps and while a screen with `stops_clock` is open.
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
_MOST_UNSAVED = 12  # turns in the session log; a longer line would need another flash block


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


def times_text(names: list, turns: list) -> str:
    """Return a line for each seat with turns: total, median and longest turn. turns: see PlayerTimes."""
    lines = []
    for seat in range(len(names)):
        if turns[seat]:
            ranked = sorted(turns[seat])
            times = [clock_text(seconds) for seconds in (sum(ranked), ranked[(len(ranked) - 1) // 2], ranked[-1])]
            lines.append(t("{0}: {1}, usually {2}, longest {3}", names[seat], *times))
    return "\n".join(lines)


def are_turns(value: object, seats: int) -> bool:
    """Return True if metadata can have this as `turns` of so many seats."""
    if not isinstance(value, list) or not all_are(list, value) or len(value) != seats:
        return False
    return all([all_are(int, each) and all([seconds > 0 for seconds in each]) for each in value])


class PlayerTimes:
    """The times of all seats. limit: one of LIMITS."""

    def __init__(self, limit: int, seats: int):
        self.limit = limit
        self.turns = [[] for _ in range(seats)]  # for each seat the seconds of its turns, without those below a second
        self.texts = [""] * seats  # the time on the panel of each running seat; "" for the others
        self.over_text = ""  # that of a seat whose time is over
        self.is_urgent = False  # a running seat has only seconds left
        self.running = []  # the seats whose time runs
        self.ms = [0] * seats  # milliseconds of the current turns

    def add(self, ms: int) -> bool:
        """Add time to the running seats. Return True if a text has changed."""
        changed = False
        for seat in self.running:
            before = self.ms[seat]
            self.ms[seat] += ms
            changed = changed or before // 1000 != self.ms[seat] // 1000
        return self.limit != OFF and changed and self.write()

    def finish(self, seat: int) -> int:
        """End the turn of a seat and return its seconds."""
        seconds = (self.ms[seat] + 500) // 1000
        self.ms[seat] = 0
        if seconds:
            self.turns[seat].append(seconds)
        return seconds

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
        spent = self.ms[seat] // 1000
        if self.limit < 0:
            spent += sum(self.turns[seat])
        return max(abs(self.limit) - spent, 0)


class TurnClock(PlayerTimes):
    """The clock of a GameSession, which tells it the time and the seats that are awaited."""

    def __init__(self, seats: int):
        PlayerTimes.__init__(self, OFF, seats)
        self.unsaved = []  # [seat, seconds] of the turns that are not in the metadata
        self._turn = 0  # the number of the current turn
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
        self._finish([seat for seat in self.running if seat not in awaited or turn != self._turn])
        self._turn = turn
        self.running = awaited
        return self.limit != OFF and self.write()

    def _finish(self, seats):
        for seat in seats:
            seconds = self.finish(seat)
            if seconds:
                self.unsaved.append([seat, seconds])

    def stop(self) -> None:
        """End all turns, because the game is over."""
        self._finish(self.running)
        self.running = []

    # Flash: the metadata has `turns`, the session log has the turns since the metadata was written.

    def needs_metadata(self) -> bool:
        """Return True if the session log has no room for more turns."""
        return len(self.unsaved) >= _MOST_UNSAVED

    def unsaved_turns(self) -> list:
        """Return the value for the session log: how many turns the metadata has, then the unsaved ones."""
        return [sum([len(turns) for turns in self.turns]) - len(self.unsaved)] + self.unsaved

    def restore(self, limit, turns, unsaved) -> None:
        """Restore from metadata (`limit`, `turns`) and the session log (`unsaved`); invalid values are ignored."""
        seats = len(self.turns)
        if type(limit) is int and limit in LIMITS:
            self.limit = limit
        if are_turns(turns, seats):
            self.turns = [list(each) for each in turns]
        if not isinstance(unsaved, list) or not unsaved or type(unsaved[0]) is not int:
            return
        known = sum([len(each) for each in self.turns]) - unsaved[0]
        for turn in unsaved[1 + max(known, 0) :]:
            if all_are(int, turn) and len(turn) == 2 and 0 <= turn[0] < seats and turn[1] > 0:
                self.turns[turn[0]].append(turn[1])
                self.unsaved.append(turn)
