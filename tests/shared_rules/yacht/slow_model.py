"""A slow and obvious Yacht, written from the rulings alone, to hold the real one against. It shares no code with it."""

from collections import Counter
from functools import cache

FACE_BOXES = ["ones", "twos", "threes", "fours", "fives", "sixes"]
BOXES = {
    "modern": [*FACE_BOXES, "three_alike", "four_alike", "full_house", "small_straight", "large_straight"]
    + ["yacht", "chance"],
    "classic": [*FACE_BOXES, "full_house", "four_alike", "little_straight", "big_straight", "choice", "yacht"],
}


STRAIGHTS = {
    "small_straight": (30, [(1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)]),
    "large_straight": (40, [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)]),
    "little_straight": (30, [(1, 2, 3, 4, 5)]),
    "big_straight": (30, [(2, 3, 4, 5, 6)]),
}


def in_a_row(dice, *rows):
    return any(set(row) <= set(dice) for row in rows)


@cache
def value(sheet, box, dice):
    often = sorted(Counter(dice).values())
    if box in FACE_BOXES:
        return sum(die for die in dice if FACE_BOXES[die - 1] == box)
    if box in ("chance", "choice"):
        return sum(dice)
    if box == "yacht":
        return 50 if often == [5] else 0
    if box == "full_house":
        return 0 if often != [2, 3] else 25 if sheet == "modern" else sum(dice)
    if box == "three_alike":
        return sum(dice) if often[-1] in (3, 4, 5) else 0
    if box == "four_alike" and sheet == "modern":
        return sum(dice) if often in ([1, 4], [5]) else 0
    if box == "four_alike":
        return sum(4 * die for die in set(dice) if dice.count(die) >= 4)
    points, rows = STRAIGHTS[box]
    return points if in_a_row(dice, *rows) else 0


class SlowYacht:
    """Players are seats; `written` maps (seat, box) to the five dice that were written there. Everything else is
    counted from it anew."""

    def __init__(self, players, first, sheet):
        self.players = players
        self.first = first
        self.sheet = sheet
        self.boxes = BOXES[sheet]
        self.written = {}
        self.dice = None
        self.rolls = 0

    @property
    def over(self):
        return len(self.written) == self.players * len(self.boxes)

    @property
    def active_player(self):
        return None if self.over else (self.first + len(self.written)) % self.players

    def points(self, seat):
        worth = []
        for box in self.boxes:
            dice = self.written.get((seat, box))
            worth.append(None if dice is None else value(self.sheet, box, tuple(dice)))
        return worth

    def bonus(self, seat):
        upper = sum(worth for worth in self.points(seat)[:6] if worth is not None)
        return 35 if self.sheet == "modern" and upper >= 63 else 0

    def scores(self):
        return [sum(filter(None, self.points(seat))) + self.bonus(seat) for seat in range(self.players)]

    def winners(self):
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)] if self.over else []

    def legal(self):
        if self.over:
            return []
        if self.dice is None:
            return [{"type": "roll"}]
        still_open = [box for box in self.boxes if (self.active_player, box) not in self.written]
        return [{"type": "reroll"}] * (self.rolls < 3) + [{"type": "write", "box": box} for box in still_open]

    def roll(self, dice, places=range(5)):
        rolled = dict(zip(places, dice, strict=True))
        self.dice = [rolled[place] if place in rolled else self.dice[place] for place in range(5)]
        self.rolls += 1
        return [{"type": "rolled", "player": self.active_player, "dice": self.dice}]

    def write(self, box):
        seat, before = self.active_player, self.bonus(self.active_player)
        self.written[seat, box] = self.dice
        events = [{"type": "written", "player": seat, "box": box, "points": self.points(seat)[self.boxes.index(box)]}]
        if self.bonus(seat) and not before:
            events.append({"type": "bonus", "notice": True, "player": seat, "points": 35})
        self.dice, self.rolls = None, 0
        if self.over:
            over = {"type": "game_over", "notice": True, "scores": self.scores(), "winners": self.winners()}
            return [*events, over]
        return [*events, {"type": "turn", "player": self.active_player, "round": self.round()}]

    def turn(self):
        return min(len(self.written) + 1, self.players * len(self.boxes))

    def round(self):
        return (self.turn() - 1) // self.players + 1

    def state(self):
        return {
            "game": "yacht",
            "first": self.first,
            "to_move": self.active_player,
            "phase": "over" if self.over else "roll" if self.dice is None else "decide",
            "round": self.round(),
            "turn": self.turn(),
            "scores": self.scores(),
            "winners": self.winners(),
            "dice": self.dice,
            "rolls_left": 0 if self.over else 3 - self.rolls,
            "boxes": self.boxes,
            "sheets": [self.points(seat) for seat in range(self.players)],
            "bonus": [self.bonus(seat) for seat in range(self.players)],
        }
