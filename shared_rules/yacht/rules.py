"""The rules of Yacht, the old dice game, on the modern and the classic sheet."""

from shared_rules.game import BadOption, Illegal, best_seats, check_keys
from shared_rules.roll_and_hold import FACES, RollAndHold

DICE = 5
BONUS = 35
BONUS_FROM = 63  # sum of the upper boxes that earns the bonus

SHEETS = ("modern", "classic")

# The upper boxes of both sheets: the box at index i takes dice that show i + 1.
UPPER = ("ones", "twos", "threes", "fours", "fives", "sixes")

# Each sheet's lower boxes in order: (name, usual points, function from the number of dice per face, 0 to 6, and the sum
# of the dice to the points).
LOWER = {
    "modern": (
        ("three_alike", 21, lambda counts, total: total if max(counts) >= 3 else 0),
        ("four_alike", 13, lambda counts, total: total if max(counts) >= 4 else 0),
        ("full_house", 18, lambda counts, total: 25 if 3 in counts and 2 in counts else 0),
        ("small_straight", 26, lambda counts, total: 30 if any([min(counts[at : at + 4]) for at in (1, 2, 3)]) else 0),
        ("large_straight", 30, lambda counts, total: 40 if min(counts[1:6]) or min(counts[2:7]) else 0),
        ("yacht", 14, lambda counts, total: 50 if max(counts) == 5 else 0),
        ("chance", 22, lambda counts, total: total),
    ),
    "classic": (
        ("full_house", 18, lambda counts, total: total if 3 in counts and 2 in counts else 0),
        ("four_alike", 13, lambda counts, total: 4 * counts.index(max(counts)) if max(counts) >= 4 else 0),
        ("little_straight", 9, lambda counts, total: 30 if min(counts[1:6]) else 0),
        ("big_straight", 9, lambda counts, total: 30 if min(counts[2:7]) else 0),
        ("choice", 22, lambda counts, total: total),
        ("yacht", 14, lambda counts, total: 50 if max(counts) == 5 else 0),
    ),
}


# How often a box fits after one more reroll, in 36ths, by the number of kept dice that belong to it; boxes missing here
# always take something.
_HITS = {
    "three_alike": (0, 3, 15, 36, 36, 36),
    "four_alike": (0, 0, 3, 11, 36, 36),
    "full_house": (0, 0, 2, 6, 12, 36),
    "small_straight": (0, 0, 5, 14, 24, 36),
    "yacht": (0, 0, 0, 1, 6, 36),
}
_STRAIGHT = (0, 0, 1, 3, 8, 36)
_RUNS = ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
_SPARE = 4  # points below usual that a player gets anyway


def points(sheet: str, box: str, dice: list | tuple) -> int:
    """Return the points of five dice in a box of a sheet ("modern" or "classic"); 0 if they do not fit."""
    counts = [dice.count(face) for face in range(FACES + 1)]
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * counts[face]
    return _lower(sheet, box)[2](counts, sum(dice))


def usual(sheet: str, box: str) -> int:
    """Return the points of a box when written at the right time: more is a gain, less a loss."""
    return 3 * UPPER.index(box) + 2 if box in UPPER else _lower(sheet, box)[1]


def _lower(sheet, box):
    return [line for line in LOWER[sheet] if line[0] == box][0]


class Yacht(RollAndHold):
    """A game of Yacht.

    Besides RollAndHold's attributes: `sheet` ("modern" or "classic"), `boxes` (their names in order), `sheets` (for
    each seat the points in each box, None while open).
    """

    ID = "yacht"
    NAME = "Yacht"
    FEWEST = 1
    MOST = 6
    DICE = DICE
    ROLLED = "Reroll some dice, or write a box."
    ADVISES = True
    NO_REROLLS = "No rerolls left this turn: write a box."

    @classmethod
    def default_options(cls) -> dict:
        return {"sheet": SHEETS[0]}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        if resolved["sheet"] not in SHEETS:  # a tuple, because the value may be anything
            raise BadOption('The sheet must be "modern" or "classic".')
        return resolved

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.sheet = options["sheet"]
        self.boxes = UPPER + tuple([line[0] for line in LOWER[self.sheet]])
        self.sheets: list = [[None] * len(self.boxes) for _ in range(players)]

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "roll" or kind == "reroll":
            return self.check_roll(action)
        if kind != "write":
            raise Illegal('"type" must be roll, reroll or write.')
        check_keys(action, box=str)
        self.check_rolled()
        boxes = self.open_boxes(self.active_player)
        if action["box"] not in boxes:
            raise Illegal("Write an open box: {0}.", ", ".join(boxes))
        return ()

    def legal(self) -> list:
        """Before the roll: `roll`. After it: `reroll` if one is left, then `write` for each open box.

        The boxes are in the sheet's order.
        """
        if self.phase != "decide":
            return [{"type": "roll"}] if self.phase == "roll" else []
        writes = [{"type": "write", "box": box} for box in self.open_boxes(self.active_player)]
        return [{"type": "reroll"}] + writes if self.rolls_left else writes

    def open_boxes(self, seat: int) -> list:
        """Return the names of a seat's open boxes, in order."""
        return [self.boxes[at] for at in range(len(self.boxes)) if self.sheets[seat][at] is None]

    def worth(self, box: str) -> int:
        """Return the points of the dice as rolled in a box; only after a roll."""
        return points(self.sheet, box, self.dice or [])

    def highest_box(self) -> str:
        """Return the active player's open box with the most points, among equals the one that usually brings least.

        Only after a roll.
        """
        boxes = self.open_boxes(self.active_player)
        ranks = [(self.worth(box), -usual(self.sheet, box)) for box in boxes]
        return boxes[ranks.index(max(ranks))]

    def unbeaten(self, at: list) -> str:
        """Return the open box that gains most over its usual points, if no roll of these dice gains more, else "".

        With a second reroll left that may be a roll of any dice.
        """
        boxes = [(box, usual(self.sheet, box)) for box in self.open_boxes(self.active_player)]
        best, found = max([(self.worth(box) - brings, box) for box, brings in boxes])
        dice = self.dice or ()
        kept = [] if self.rolls_left > 1 else [dice[i] for i in range(len(dice)) if i not in at]
        rolled = [FACES] * (DICE - len(kept))
        while True:
            for box, brings in boxes:
                if points(self.sheet, box, kept + rolled) - brings > best:
                    return ""
            # The next faces; their order does not matter.
            last = len(rolled) - 1
            while last >= 0 and rolled[last] == 1:
                last -= 1
            if last < 0:
                return found
            rolled[last:] = [rolled[last] - 1] * (len(rolled) - last)

    def best_hold(self) -> int:
        """Return the dice most worth keeping, as bits; only after a roll.

        A rule of thumb: each open box votes for the dice that belong to it, by its gain and the chance that one more
        reroll makes them fit.
        """
        votes: dict = {0: 0}
        for box in self.open_boxes(self.active_player):
            hits = _STRAIGHT if "straight" in box else _HITS.get(box)
            for keep, worth in self._belonging(box):
                gain = max(0, worth - usual(self.sheet, box) + _SPARE)
                votes[keep] = votes.get(keep, 0) + gain * (hits[len(self._faces(keep))] if hits else 36)
        # Among equals the highest dice, independent of the order of a dict.
        return max([(votes[keep], sum(self._faces(keep)), keep) for keep in sorted(votes)])[2]

    def _faces(self, keep):
        dice = self.dice or []
        return [dice[at] for at in range(len(dice)) if keep >> at & 1]

    def _belonging(self, box):
        # For each way to fill the box: (bits of the dice that belong to it, its actual or expected points).
        dice = self.dice or []
        if "straight" in box:
            ways = [
                (sum([1 << dice.index(face) for face in run if face in dice]), points(self.sheet, box, run))
                for run in _RUNS
            ]
            return [way for way in ways if way[1]]
        if box in _HITS:
            faces = [face for face in range(1, FACES + 1) if face in dice]
            ways = [(self._showing((face,)), points(self.sheet, box, (face,) * DICE)) for face in faces]
            if box != "full_house":
                return ways
            pairs = [face for face in faces if dice.count(face) > 1]
            return [(self._showing(kept), points(self.sheet, box, (6, 6, 6, 5, 5))) for kept in [pairs] if pairs]
        faces = (UPPER.index(box) + 1,) if box in UPPER else (4, 5, 6)
        kept = [face for face in dice if face in faces]
        others = DICE - len(kept)
        return [(self._showing(faces), sum(kept) + (others * faces[0] // 6 if box in UPPER else others * 7 // 2))]

    def _showing(self, faces):
        dice = self.dice or []
        return sum([1 << at for at in range(len(dice)) if dice[at] in faces])

    def upper(self, seat: int) -> int:
        """Return the points in a seat's upper boxes."""
        return sum([written or 0 for written in self.sheets[seat][: len(UPPER)]])

    def missing(self, seat: int) -> int | None:
        """Return the points that the upper boxes lack for the bonus, 0 once it is won; None without a bonus."""
        return max(0, BONUS_FROM - self.upper(seat)) if self.sheet == "modern" else None

    def bonus(self, seat: int) -> int:
        """Return a seat's bonus: BONUS or 0."""
        return BONUS if self.missing(seat) == 0 else 0

    def scores(self) -> list:
        return [sum([written or 0 for written in self.sheets[seat]]) + self.bonus(seat) for seat in range(self.players)]

    def highlights(self) -> list:
        """Yachts, points in the upper boxes, boxes with 0 points."""
        at = self.boxes.index("yacht")
        return [
            (1 if self.sheets[seat][at] else 0, self.upper(seat), self.sheets[seat].count(0))
            for seat in range(self.players)
        ]

    def state(self, as_player: int | None) -> dict:
        return {
            "dice": self.dice,
            "rolls_left": self.rolls_left,
            "boxes": list(self.boxes),
            "sheets": [list(sheet) for sheet in self.sheets],
            "bonus": [self.bonus(seat) for seat in range(self.players)],
        }

    def apply(self, action: dict) -> list:
        return self._write(action["box"]) if action["type"] == "write" else self.roll(action)

    def _write(self, box: str) -> list:
        seat = self.active_player
        had_bonus = self.bonus(seat)
        worth = self.worth(box)
        self.sheets[seat][self.boxes.index(box)] = worth
        events = [{"type": "written", "player": seat, "box": box, "points": worth}]
        if self.bonus(seat) > had_bonus:
            events.append({"type": "bonus", "notice": True, "player": seat, "points": BONUS})
        following = (seat + 1) % self.players
        if self.open_boxes(following):
            self.next_turn(events, following)
        else:  # everybody has had a turn for each box
            scores = self.scores()
            self.end(events, scores, best_seats(scores))
        return events


RULES = Yacht
