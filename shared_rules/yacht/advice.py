"""Advice on Yacht: exact over all rolls left in a turn, with an estimate of what open boxes bring later.

The estimate was fitted to the best solo play, which tools/games/yacht/best_play.py solves exactly. Points are in UNITs,
UNIT to a point.
"""

from array import array

from shared_rules import kept_dice
from shared_rules.advice import Advice, Choices, reduced
from shared_rules.words import later
from shared_rules.yacht.rules import BONUS, BONUS_FROM, DICE, LOWER, UPPER, Yacht

UNIT = 6400
_HUNDREDTH = UNIT // 100
_TENTH = UNIT // 10
_NONE = -(1 << 29)

# What open boxes together bring the rival, in tenths of a point: by box of a sheet, and by their number.
_BOX = {
    "modern": (67, 81, 101, 124, 147, 169, 227, 131, 185, 300, 238, 100, 279),
    "classic": (60, 78, 99, 123, 148, 172, 144, 103, 121, 123, 266, 88),
}
_NUMBER = {
    "modern": (0, -89, -119, -130, -130, -127, -116, -96, -73, -44, -7, 33, 80, 137),
    "classic": (0, -62, -91, -102, -100, -88, -69, -45, -15, 17, 55, 97, 140),
}
# Worth of the bonus while an upper box is open, in tenths, by the excess of points with three of each open face: from
# _FEWEST on.
_FEWEST = -14
_BONUS = (6, 7, 7, 8, 9, 12, 15, 20, 30, 40, 58, 73, 89, 101, 136)
_BONUS += (168, 192, 214, 232, 254, 267, 289, 294, 311, 314, 330, 346)
_GOALS = (later("three {0}s"), later("four {0}s"), later("five {0}s"))
# For the choice of a goal: worth of an upper box for the bonus; name and points of a fitting box.
_FOR_BONUS = 5
_FITS = {
    "three_alike": (later("three alike"), 22),
    "four_alike": (later("four alike"), 22),
    "full_house": (later("full house"), 25),
    "small_straight": (later("small straight"), 30),
    "large_straight": (later("large straight"), 40),
    "little_straight": (later("little straight"), 30),
    "big_straight": (later("big straight"), 30),
    "yacht": (later("yacht"), 50),
}


def to_come(sheet: str, boxes: list, upper: int) -> int:
    """Return what open boxes (by place) and the bonus will bring, with `upper` points in the upper boxes."""
    tenths = _NUMBER[sheet][len(boxes)] + sum([_BOX[sheet][at] for at in boxes])
    return (tenths + _bonus(sheet, _faces(boxes), upper)) * _TENTH


def _faces(boxes: list) -> int:
    return sum([at + 1 for at in boxes if at < len(UPPER)])


def _bonus(sheet: str, faces: int, upper: int) -> int:
    # `faces`: the sum of the faces with open boxes.
    over = upper + 3 * faces - BONUS_FROM - _FEWEST
    if sheet != "modern" or upper >= BONUS_FROM or over < 0 or upper + DICE * faces < BONUS_FROM:
        return 0
    return _BONUS[min(over, len(_BONUS) - 1)]


def _open(game: Yacht, seat: int) -> tuple:
    """Return (places of the open boxes, points in the upper ones)."""
    written = game.sheets[seat]
    upper = sum([points or 0 for points in written[: len(UPPER)]])
    return [at for at in range(len(written)) if written[at] is None], upper


class _Turn:
    """What writing a box brings: the final margin, in a solo game the final score."""

    def __init__(self, game: Yacht, seat: int):
        self.boxes, self._upper = _open(game, seat)
        self._seat = seat
        self._rules = LOWER[game.sheet]
        self._after = []  # for each open box, for an upper one by the number of dice with its face
        self.fits = bytearray(kept_dice.FIRST[DICE + 1] - kept_dice.FIRST[DICE])  # lower boxes that fit, for each roll

    def look(self, game: Yacht):
        """Must run first."""
        scores = game.scores()
        start = scores[self._seat] * UNIT
        best_other = None
        for other in range(game.players):
            if other != self._seat:
                worth = scores[other] * UNIT + to_come(game.sheet, *_open(game, other))
                best_other = worth if best_other is None else max(best_other, worth)
                yield
        start -= best_other or 0
        sheet, upper, faces = game.sheet, self._upper, _faces(self.boxes)
        tenths = _NUMBER[sheet][len(self.boxes) - 1] + sum([_BOX[sheet][at] for at in self.boxes])
        for box in self.boxes:
            after = start + (tenths - _BOX[sheet][box]) * _TENTH
            if box >= len(UPPER):
                self._after.append(after + _bonus(sheet, faces, upper) * _TENTH)
                continue
            by_count = array("i", bytes(4 * (DICE + 1)))
            for count in range(DICE + 1):
                more = count * (box + 1)
                won = BONUS if sheet == "modern" and upper < BONUS_FROM <= upper + more else 0
                bonus = _bonus(sheet, faces - box - 1, upper + more) * _TENTH
                by_count[count] = after + (more + won) * UNIT + bonus
            self._after.append(by_count)
            yield

    def written(self, at: int, counts: list, total: int) -> int:
        """Return the worth of the open box at `at`, with these counts of each face and this sum of the dice."""
        box = self.boxes[at]
        if box < len(UPPER):
            return self._after[at][counts[box + 1]]
        return self._after[at] + self._rules[box - len(UPPER)][2](counts, total) * UNIT

    def best(self):
        """Return an array with the best box's worth for each roll; set `fits` to the boxes that fit, as bits."""
        best = array("i", bytes(4 * kept_dice.FIRST[DICE + 1]))
        roll = 0
        for counts in kept_dice.rolls(DICE):
            total = counts[1] + 2 * counts[2] + 3 * counts[3] + 4 * counts[4] + 5 * counts[5] + 6 * counts[6]
            most = _NONE
            at = 0
            for box in self.boxes:
                after = self._after[at]
                at += 1
                if box < len(UPPER):
                    after = after[counts[box + 1]]
                else:
                    worth = self._rules[box - len(UPPER)][2](counts, total)
                    if worth:
                        self.fits[roll] |= 1 << box - len(UPPER)
                        after += worth * UNIT
                if after > most:
                    most = after
            best[kept_dice.FIRST[DICE] + roll] = most
            roll += 1
            if not roll % 6:
                yield
        return best


def _plan(game: Yacht, seat: int):
    """Compute what a turn depends on; the sheets alone decide it.

    A list: _Turn, sets with one die more, the means of what is kept with one reroll left, the same with two, the mean
    before the roll.
    """
    turn = _Turn(game, seat)
    yield from turn.look(game)
    sets = yield from kept_dice.one_more(DICE)
    best = yield from turn.best()
    means = yield from kept_dice.turn(sets, best, DICE)
    return [turn, sets] + means


_last: list = [None, None]  # the latest plan, and its inputs


def think(game: Yacht, seat: int, also: dict | None = None):
    """Return the good choices of a seat; see shared_rules/advice.py."""
    made_of = (seat, game.sheet, [list(sheet) for sheet in game.sheets])
    if _last[0] != made_of:
        _last[0] = None
        _last[1] = yield from _plan(game, seat)
        _last[0] = made_of
    turn, sets, one_left, two_left, before = _last[1]
    if game.phase == "roll":
        return [Advice({"type": "roll"}, _rounded(before))]
    dice: list = game.dice or []
    counts = list(kept_dice.kept(dice, []))
    means = one_left if game.rolls_left == 1 else two_left
    choices = Choices()
    for place in range(len(turn.boxes)):
        action = {"type": "write", "box": game.boxes[turn.boxes[place]]}
        choices.add(turn.written(place, counts, sum(dice)), action)
    for kept in kept_dice.within(bytearray(counts)) if game.rolls_left else ():
        margin = means[kept_dice.number(kept)]
        if choices.takes(margin):
            choices.add(margin, {"type": "reroll", "at": kept_dice.places(dice, kept)})
        yield
    if also and also["type"] == "write":
        place = turn.boxes.index(game.boxes.index(also["box"]))
        choices.insist(turn.written(place, counts, sum(dice)), also, also)
    elif also:
        kept = kept_dice.kept(dice, also["at"])
        same = {"type": "reroll", "at": kept_dice.places(dice, kept)}
        choices.insist(means[kept_dice.number(kept)], also, same)
    found = [Advice(action, _rounded(margin)) for margin, action in choices.found]
    yield from _name_goals(game, turn, sets, [advice for advice in found if advice.action["type"] == "reroll"])
    return found


def _rounded(points: int) -> int:
    return (points + _HUNDREDTH // 2) // _HUNDREDTH


def _name_goals(game: Yacht, turn: _Turn, sets, rerolls: list):
    """Set the goal and chance of each reroll.

    The goal is the most promising open box that the kept dice suit but do not fit yet.
    """
    kept = [kept_dice.kept(game.dice or [], advice.action["at"]) for advice in rerolls]
    most = [0] * len(rerolls)
    of = 6 ** (DICE * game.rolls_left)
    for box in turn.boxes if rerolls else ():
        name = game.boxes[box]
        face = box + 1
        hits = None
        if box >= len(UPPER):
            if name not in _FITS:
                continue
            hits = yield from fitting(sets, turn.fits, box - len(UPPER), game.rolls_left)
        for at in range(len(rerolls)):
            counts = kept[at]
            if hits:
                goal, worth = _FITS[name]
                ways = hits[kept_dice.number(counts)] if sum(counts) else 0
            elif counts[face]:
                wanted = max(3, counts[face] + 1)
                goal, worth = (_GOALS[wanted - 3], face), wanted * face + _FOR_BONUS
                ways, cases = kept_dice.chance(DICE, wanted, counts[face], 0, DICE - sum(counts), game.rolls_left)
                ways *= of // cases
                yield
            else:
                continue
            if ways < of and ways * worth > most[at]:
                most[at], rerolls[at].goal, rerolls[at].exact = ways * worth, goal, reduced(ways, of)
            yield


def fitting(sets, fits, lower: int, rolls: int):
    """Return an array of the chances that each set of kept dice comes to fit a box, if played for it.

    Numbers of cases out of 6 ** (5 * rolls), with one or two rolls; lower: the lower box's place, whose bit `fits` has
    for each roll.
    """
    cases = 6**DICE
    hits = array("i", bytes(4 * kept_dice.FIRST[DICE + 1]))
    for roll in range(len(fits)):
        if fits[roll] & 1 << lower:
            hits[kept_dice.FIRST[DICE] + roll] = cases
    yield
    yield from kept_dice.means(sets, hits, DICE)
    if rolls > 1:
        yield from kept_dice.best_of_kept(sets, hits, DICE)
        for at in range(kept_dice.FIRST[DICE], len(hits)):
            hits[at] *= cases
        yield from kept_dice.means(sets, hits, DICE)
    return hits
