"""A slow and obvious Cross Rows, written from the rulings alone, to hold the real one against. It shares no code with
it: a sheet is the list of the numbers that were crossed in each row, in order."""

NUMBERS = {
    "red": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "yellow": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    "green": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    "blue": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
}
COLOURS = ["red", "yellow", "green", "blue"]
POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]


class SlowCrossRows:
    """Players are seats. `turns` holds the seat of each turn; `waiting` is None outside of white."""

    def __init__(self, players, first):
        self.players = players
        self.first = first
        self.crossed = {(seat, row): [] for seat in range(players) for row in COLOURS}
        self.penalties = [0] * players
        self.locked = []
        self.turns = [first]
        self.dice = None
        self.waiting = None
        self.busy = False
        self.over = False

    @property
    def active(self):
        return self.turns[-1]

    def clockwise(self):
        return [seat % self.players for seat in range(self.active, self.active + self.players)]

    def crosses(self, seat, row):
        numbers = self.crossed[seat, row]
        return len(numbers) + (1 if NUMBERS[row][-1] in numbers else 0)

    def may(self, seat, row, number):
        """Whether a player may cross a number, whatever the dice show."""
        if row in self.locked:
            return False
        line = NUMBERS[row]
        for other in self.crossed[seat, row]:
            if line.index(other) >= line.index(number):
                return False
        return number != line[-1] or len(self.crossed[seat, row]) >= 5

    def phase(self):
        if self.over:
            return "over"
        if self.dice is None:
            return "roll"
        return "colour" if self.waiting is None else "white"

    def sums(self, row):
        die = self.dice[2 + COLOURS.index(row)]
        return sorted({self.dice[0] + die, self.dice[1] + die})

    def legal(self):
        phase = self.phase()
        if phase == "over":
            return []
        if phase == "roll":
            return [{"type": "roll"}]
        if phase == "white":
            return self.white_answers()
        numbers = [(row, number) for row in COLOURS if row not in self.locked for number in self.sums(row)]
        allowed = [(row, number) for row, number in numbers if self.may(self.active, row, number)]
        listed = [{"type": "colour", "row": row, "number": number} for row, number in allowed]
        return [*listed, {"type": "skip", "player": self.active}]

    def white_answers(self):
        listed = []
        for seat in [seat for seat in self.clockwise() if seat in self.waiting]:
            for row in COLOURS:
                if self.may(seat, row, sum(self.dice[:2])):
                    listed.append({"type": "white", "player": seat, "row": row})
            listed.append({"type": "skip", "player": seat})
        return [*listed, {"type": "rest"}]

    def do(self, action, rolled=()):
        """The events of a listed action; `rolled`: the faces of the dice that are not put away, in order."""
        kind = action["type"]
        if kind == "roll":
            rolled = list(rolled)
            self.dice = [rolled.pop(0), rolled.pop(0)] + [0 if row in self.locked else rolled.pop(0) for row in COLOURS]
            assert not rolled
            self.busy = False
            events = [{"type": "rolled", "player": self.active, "dice": list(self.dice)}]
            number = sum(self.dice[:2])
            self.waiting = [s for s in self.clockwise() if any(self.may(s, row, number) for row in COLOURS)]
        elif kind == "white":
            events = [self.cross(action["player"], action["row"], sum(self.dice[:2]))]
            self.waiting.remove(action["player"])
        elif kind == "rest":
            events = [{"type": "skipped", "player": seat} for seat in self.waiting]
            self.waiting = []
        elif kind == "colour":
            events = [self.cross(self.active, action["row"], action["number"])]
            return events + self.lock() + ([] if self.over else self.end_turn())
        else:
            events = [{"type": "skipped", "player": action["player"]}]
            if self.waiting is None:
                return events + self.end_turn()
            self.waiting.remove(action["player"])
        if self.waiting:
            return events
        self.waiting = None
        events += self.lock()
        if not self.over and self.legal() == [{"type": "skip", "player": self.active}]:
            events += self.end_turn()
        return events

    def cross(self, seat, row, number):
        self.crossed[seat, row].append(number)
        self.busy = self.busy or seat == self.active
        return {"type": "crossed", "player": seat, "row": row, "number": number, "lock": number == NUMBERS[row][-1]}

    def lock(self):
        events = []
        for row in COLOURS:
            last = NUMBERS[row][-1]
            if row not in self.locked and any(last in self.crossed[seat, row] for seat in range(self.players)):
                events.append({"type": "locked", "notice": True, "row": row})
                self.locked = [other for other in COLOURS if other in [*self.locked, row]]
                self.dice[2 + COLOURS.index(row)] = 0
        return events + (self.end() if len(self.locked) >= 2 else [])

    def end_turn(self):
        seat = self.active
        events = []
        if not self.busy:
            self.penalties[seat] += 1
            events.append({"type": "penalty", "notice": True, "player": seat, "count": self.penalties[seat]})
            if self.penalties[seat] == 4:
                return events + self.end()
        self.dice = None
        self.turns.append((seat + 1) % self.players)
        return [*events, {"type": "turn", "player": self.active, "round": self.round()}]

    def end(self):
        self.over = True
        self.dice = self.waiting = None
        return [{"type": "game_over", "notice": True, "scores": self.scores(), "winners": self.winners()}]

    def round(self):
        return self.turns.count(self.first)

    def scores(self):
        return [
            sum(POINTS[self.crosses(seat, row)] for row in COLOURS) - 5 * self.penalties[seat]
            for seat in range(self.players)
        ]

    def winners(self):
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)] if self.over else []

    def signs(self, seat, row):
        line, numbers = NUMBERS[row], self.crossed[seat, row]
        lost = max([line.index(number) for number in numbers], default=-1)
        text = ["x" if line[at] in numbers else "-" if at < lost else "." for at in range(11)]
        return "".join(text) + ("x" if line[-1] in numbers else ".")

    def state(self):
        to_move = self.active
        if self.waiting:
            to_move = next(seat for seat in self.clockwise() if seat in self.waiting)
        return {
            "game": "cross_rows",
            "first": self.first,
            "to_move": None if self.over else to_move,
            "phase": self.phase(),
            "round": self.round(),
            "turn": len(self.turns),
            "scores": self.scores(),
            "winners": self.winners(),
            "dice": self.dice,
            "sheets": [[self.signs(seat, row) for row in COLOURS] for seat in range(self.players)],
            "penalties": self.penalties,
            "answered": None if self.waiting is None else [s not in self.waiting for s in range(self.players)],
            "locked": self.locked,
        }
