"""The clock of a game: how long each seat took for its turns, and what is left of the time that was set.

Nobody presses it. It runs for the seats that the rules await, and on while people read and write what an action asks
for. It stands still while the handheld sleeps and while a screen with `stops_clock` is open.
"""

from firmware.storage.files import all_are

OFF, COUNTS_UP = 0, 1
"""Values of `limit`: no clock is shown; it counts up. Others are seconds for a turn, or below 0 for the whole game."""
LIMITS = (OFF, COUNTS_UP, 30, 60, 120, 300, -300, -600, -1200, -1800)
"""The limits that players can choose."""
_LAST_S = 10  # the light is bright for so long before the time is over
STEP_MS = 100
LONGEST_STEP_MS = 2000  # a longer one means that the handheld's time was set
_MOST_UNSAVED = 12  # turns that only the session log has; a longer line would take it another block of flash


def clock_text(seconds: int) -> str:
    """Minutes and seconds: "0:42"."""
    return "%d:%02d" % (seconds // 60, seconds % 60)


def limit_text(limit: int) -> str:
    """A limit as a player reads it."""
    if limit in (OFF, COUNTS_UP):
        return "counts up" if limit else "off"
    seconds = abs(limit)
    text = "%d s" % seconds if seconds < 60 else "%d min" % (seconds // 60)
    return text + (" a turn" if limit > 0 else " a game")


def times_text(names: list, turns: list) -> str:
    """A line for each seat that took time: in all, its median and its longest turn; "" without any. turns: as
    TurnClock has them.
    """
    lines = []
    for seat in range(len(names)):
        if turns[seat]:
            ranked = sorted(turns[seat])
            times = [clock_text(seconds) for seconds in (sum(ranked), ranked[(len(ranked) - 1) // 2], ranked[-1])]
            lines.append("%s: %s, usually %s, longest %s" % (names[seat], times[0], times[1], times[2]))
    return "\n".join(lines)


def are_turns(value: object, seats: int) -> bool:
    """Return True if a side file has this of a TurnClock: for each seat the seconds of its turns."""
    if not isinstance(value, list) or not all_are(list, value) or len(value) != seats:
        return False
    return all([all_are(int, each) and all([seconds > 0 for seconds in each]) for each in value])


class PlayerTimes:
    """How long each seat took. limit: one of LIMITS."""

    OVER = "Time!"
    """The text of a seat whose time is over."""

    def __init__(self, limit: int, seats: int):
        self.limit = limit
        self.turns = [[] for _ in range(seats)]  # for each seat the seconds of its turns, of one second or more
        self.texts = [""] * seats  # what is shown of the seats whose time runs; "" for the others
        self.is_urgent = False  # the time of one of them is nearly over
        self.running = []  # these seats
        self.ms = [0] * seats  # of the turns that go on

    def add(self, ms: int) -> bool:
        """Let time pass for the seats whose time runs. True if a text has changed."""
        changed = False
        for seat in self.running:
            before = self.ms[seat]
            self.ms[seat] += ms
            changed = changed or before // 1000 != self.ms[seat] // 1000
        return self.limit != OFF and changed and self.write()

    def finish(self, seat: int) -> int:
        """The turn of a seat is over: its seconds."""
        seconds = (self.ms[seat] + 500) // 1000
        self.ms[seat] = 0
        if seconds:
            self.turns[seat].append(seconds)
        return seconds

    def write(self) -> bool:
        """Make the texts. True if one has changed."""
        before = self.texts
        self.texts = [""] * len(before)
        self.is_urgent = False
        for seat in self.running:
            if self.limit == COUNTS_UP:
                self.texts[seat] = clock_text(self.ms[seat] // 1000)
            else:
                left = self.left(seat)
                self.texts[seat] = clock_text(left) if left else self.OVER
                self.is_urgent = self.is_urgent or left <= _LAST_S
        return self.texts != before

    def left(self, seat: int) -> int:
        """The seconds that a seat has left, where there is a limit."""
        spent = self.ms[seat] // 1000
        if self.limit < 0:
            spent += sum(self.turns[seat])
        return max(abs(self.limit) - spent, 0)


class TurnClock(PlayerTimes):
    """The clock of a GameSession."""

    def __init__(self, session, seats: int):
        PlayerTimes.__init__(self, OFF, seats)
        self._session = session
        self.unsaved = []  # [seat, seconds] of the turns that the side file lacks
        self._turn = 0  # the number of the turn that goes on
        self._at = -1  # GameSession.at for which the seats were found
        self._stepped_at = 0

    def step(self, now: int) -> bool:
        """Let time pass until `now`, in ms. True if a text has changed."""
        app = self._session.app
        screen = app.stack.screen
        if not self._session.is_open() or screen is None or screen.stops_clock or app.light.asleep:
            self._stepped_at = now
            return False
        changed = not screen.goes_on and self._at != self._session.at and self._find_running()
        ms = app.hardware.elapsed(now, self._stepped_at)
        if ms < STEP_MS:
            return changed
        self._stepped_at = now
        return ms <= LONGEST_STEP_MS and self.add(ms) or changed

    def _find_running(self):
        session = self._session
        self._at = session.at
        rules = session.table.game
        awaited = [] if session.table.over or session.read_only else rules.awaited()
        turn, self._turn = self._turn, rules.turn
        self._finish([seat for seat in self.running if seat not in awaited or turn != rules.turn])
        self.running = awaited
        return self.limit != OFF and self.write()

    def _finish(self, seats):
        for seat in seats:
            seconds = self.finish(seat)
            if seconds:
                self.unsaved.append([seat, seconds])
                self._session.app.idle_tasks.session_changed = True

    def stop(self) -> None:
        """The game is over: the turns that go on end."""
        self._finish(self.running)
        self.running = []

    # In flash: the side file has `turns`, the session log those that the side file lacks.

    def needs_side_file(self) -> bool:
        """Return True if the session log has as many turns as it has room for."""
        return len(self.unsaved) >= _MOST_UNSAVED

    def unsaved_turns(self) -> list:
        """For the session log: how many turns the side file has, and those that it lacks."""
        return [sum([len(turns) for turns in self.turns]) - len(self.unsaved)] + self.unsaved

    def restore(self, limit, turns, unsaved) -> None:
        """Take back what a side file and the session log have; what another program wrote wrong is left out."""
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
