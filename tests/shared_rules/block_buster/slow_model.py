"""A slow and obvious Block Buster, written from the rulings alone, to hold the real one against. It shares no code with
it."""

from itertools import product

PENALTIES = {2: [2, 0], 3: [2, 1, 0], 4: [2, 1, 0, 0]}


def ways_to_pay(bank, points):
    """Every way to pay so many points with the bank's tokens: (number of -2, number of -1)."""
    return [(twos, points - 2 * twos) for twos in range(bank[0] + 1) if 0 <= points - 2 * twos <= bank[1]]


class SlowGrid:
    """The point blocks. `owner`: the seat of each colour; `kinds` and `spaces` map (row, column) to a kind, and to
    {colour: count}."""

    def __init__(self, side, owner, kinds):
        self.side = side
        self.owner = owner
        self.points = list(product(range(1, side + 1), repeat=2))
        flat = "".join(kinds) if kinds else "?" * len(self.points)
        self.kinds = dict(zip(self.points, flat, strict=True))
        self.spaces = {point: dict.fromkeys(sorted(owner), 0) for point in self.points}

    def number(self, seat, kind, judge):
        """How many point blocks of a kind a seat has by `judge`, leader or secured."""
        return sum(
            1
            for point in self.points
            if self.kinds[point] == kind and judge(point) is not None and self.owner[judge(point)] == seat
        )

    def leader(self, point):
        counts = self.spaces[point]
        most = max(counts.values())
        first = [colour for colour, count in counts.items() if count == most]
        return first[0] if len(first) == 1 else None

    def secured(self, point):
        """The colour that leads alone whichever other colour gets all the free spaces."""
        colour = self.leader(point)
        if colour is None:
            return None
        counts = self.spaces[point]
        for other in counts:
            if other != colour and counts[other] + 12 - sum(counts.values()) >= counts[colour]:
                return None
        return colour

    def rows(self, value_of):
        return [[value_of((row, column)) for column in range(1, self.side + 1)] for row in range(1, self.side + 1)]


class SlowBlockBuster:
    """Players are seats."""

    def __init__(self, players, first, variant="standard", kinds=None, bank=(8, 8)):
        self.players = players
        self.first = first
        self.variant = variant
        if variant == "two_colours":
            self.colours = {0: [0, 2], 1: [1, 3]}
        else:
            self.colours = {seat: [seat] for seat in range(players)}
        owner = {colour: seat for seat, colours in self.colours.items() for colour in colours}
        self.grid = SlowGrid({2: 3, 3: 4, 4: 5}[players] if variant == "standard" else 5, owner, kinds)
        blocks = {"standard": {2: 14, 3: 15, 4: 16}[players], "official_two": 32}.get(variant, 16)
        self.blocks = dict.fromkeys(sorted(owner), blocks)
        self.used = set()  # colours of which a block was placed
        self.bank = list(bank)
        self.penalties = [0] * players
        self.passed = set()
        self.squares = {}
        self.turns = [first]  # who has had a turn
        self.round = 1
        self.phase = "play"
        self.winners = []

    @property
    def active_player(self):
        return self.turns[-1]

    def open(self, start_penalties=None):
        """The opening events."""
        starts = start_penalties or ([3, 0] if "two" in self.variant else None)
        starts = starts or ([2, 0, 0, 0] if self.variant == "couple" else PENALTIES[self.players])
        events = [{"type": "first", "player": self.first}]
        if "?" not in self.grid.kinds.values():
            kinds = ["".join(row) for row in self.grid.rows(self.grid.kinds.get)]
            events.append({"type": "dealt", "notice": True, "kinds": kinds})
        for turn, points in enumerate(starts):
            events += self.take((self.first + turn) % self.players, points)
        return [*events, {"type": "turn", "player": self.first, "round": 1}]

    def take(self, seat, points):
        if not points:
            return []
        most_twos = max(ways_to_pay(self.bank, points))
        self.bank = [self.bank[0] - most_twos[0], self.bank[1] - most_twos[1]]
        self.penalties[seat] += points
        return [{"type": "penalty", "player": seat, "points": points, "total": self.penalties[seat]}]

    def can_place(self, colour, skip):
        if self.phase != "play" or colour not in self.colours[self.active_player] or self.blocks[colour] == 0:
            return False
        if skip == 0:
            return True
        allowed = self.penalties[self.active_player] + 2 * skip <= 10 and bool(ways_to_pay(self.bank, 2 * skip))
        return colour in self.used and allowed

    def legal(self):
        if self.phase == "tally":
            return [{"type": "finish"}] if not self.due() else []
        if self.phase == "over":
            return []
        actions = []
        for colour in self.colours[self.active_player]:
            for skip in range(20):
                if self.can_place(colour, skip):
                    actions.append({"type": "place", "skip": skip})
                    if self.variant == "two_colours":
                        actions[-1]["colour"] = colour
        return [*actions, {"type": "pass"}, {"type": "finish"}]

    def blocks_of(self, seat):
        return sum(self.blocks[colour] for colour in self.colours[seat])

    def due(self):
        return [seat for seat in range(self.players) if self.blocks_of(seat) and seat not in self.squares]

    def do(self, action):
        act = {
            "place": self.place,
            "pass": self.pass_,
            "finish": self.finish,
            "left": self.left,
            "kind": self.kind,
            "spaces": self.report,
        }
        return act[action["type"]](**{key: value for key, value in action.items() if key != "type"})

    def place(self, skip, colour=None):
        event = {"type": "placed", "player": self.active_player, "skip": skip}
        if colour is None:
            colour = self.active_player
        else:
            event["colour"] = colour
        self.blocks[colour] -= 1
        self.used.add(colour)
        events = [event, *self.take(self.active_player, 2 * skip)]
        if self.blocks_of(self.active_player) == 0:
            return events + self.pass_()
        return events + self.go_on()

    def pass_(self):
        self.passed.add(self.active_player)
        return [{"type": "passed", "player": self.active_player}, *self.go_on()]

    def go_on(self):
        if len(self.passed) == self.players:
            return self.finish()
        seat = self.active_player
        while True:
            seat = (seat + 1) % self.players
            if seat == self.first:
                self.round += 1
            if seat not in self.passed:
                break
        self.turns.append(seat)
        return [{"type": "turn", "player": seat, "round": self.round}]

    def finish(self):
        if self.phase == "play":
            self.phase = "tally"
            return [{"type": "tally"}]
        sets = [
            (seat, kind)
            for seat in range(self.players)
            for kind in "ABCDE"
            if self.grid.number(seat, kind, self.grid.leader) >= self.needed()
        ]
        return self.end(sets)

    def end(self, sets):
        scores = self.scores()
        teams = [{0, 2}, {1, 3}] if self.variant == "couple" else [{seat} for seat in range(self.players)]
        if sets:
            best = [team for team in teams if any(seat in team for seat, _ in sets)]
        else:
            sums = [sum(scores[seat] for seat in team) for team in teams]
            best = [team for team, total in zip(teams, sums, strict=True) if total == max(sums)]
        self.winners = sorted(set().union(*best))
        self.phase = "over"
        wins = [{"type": "instant_win", "notice": True, "player": seat, "kind": kind} for seat, kind in sets]
        return [*wins, {"type": "game_over", "notice": True, "scores": scores, "winners": self.winners}]

    def left(self, player, squares):
        self.squares[player] = squares
        return [{"type": "left", "player": player, "squares": squares}]

    def kind(self, at, kind):
        self.grid.kinds[tuple(at)] = kind
        return [{"type": "kind_set", "at": at, "kind": kind}, *self.instant_win()]

    def report(self, at, colour, count):
        point = tuple(at)
        before = self.grid.secured(point)
        self.grid.spaces[point][colour] = count
        events = [{"type": "spaces_set", "at": at, "colour": colour, "count": count}]
        after = self.grid.secured(point)
        if after != before:
            if after is None:
                events.append({"type": "released", "at": at})
            else:
                events.append({"type": "secured", "notice": True, "at": at, "colour": after})
        return events + self.instant_win()

    def instant_win(self):
        for seat, kind in product(range(self.players), "ABCDE"):
            if self.grid.number(seat, kind, self.grid.secured) >= self.needed():
                return self.end([(seat, kind)])
        return []

    def needed(self):
        return 3 if self.players == 2 else 4

    def scores(self):
        worth = {0: 0, 1: 3, 2: 7}
        return [
            sum(worth.get(self.grid.number(seat, kind, self.grid.leader), 12) for kind in "ABCDE")
            - self.penalties[seat]
            - self.squares.get(seat, 0)
            for seat in range(self.players)
        ]

    def state(self):
        blocks = [[self.blocks[colour] for colour in self.colours[seat]] for seat in range(self.players)]
        return {
            "game": "block_buster",
            "variant": self.variant,
            "grid": self.grid.side,
            "first": self.first,
            "to_move": self.active_player if self.phase == "play" else None,
            "phase": self.phase,
            "round": self.round,
            "turn": len(self.turns),
            "scores": self.scores(),
            "winners": self.winners,
            "kinds": ["".join(row) for row in self.grid.rows(self.grid.kinds.get)],
            "spaces": self.grid.rows(lambda point: list(self.grid.spaces[point].values())),
            "owners": self.grid.rows(self.grid.leader),
            "secured": self.grid.rows(self.grid.secured),
            "blocks_left": blocks if self.variant == "two_colours" else [left for (left,) in blocks],
            "penalties": self.penalties,
            "bank": self.bank,
            "passed": [seat in self.passed for seat in range(self.players)],
            "squares_left": [self.squares.get(seat) for seat in range(self.players)],
        }
