"""The best play of Yacht alone, solved exactly, and what the rival's play is worth beside it:
`python -m tools.games.yacht.best_play`.

A state between two turns is which boxes are open and the points in the upper ones, of which the bonus wants no more
than 63. The mean of each follows from those with one box less: by all 252 rolls, all that can be kept of them, three
times. Both sheets take some minutes on one core.
"""

import argparse
import sys
import time
from collections.abc import Callable
from itertools import combinations_with_replacement
from operator import itemgetter

from shared_rules.yacht import advice
from shared_rules.yacht.rules import BONUS, BONUS_FROM, DICE, FACES, LOWER, SHEETS, UPPER, points

_SETS = [list(combinations_with_replacement(range(1, FACES + 1), size)) for size in range(DICE + 1)]
_AT = [{dice: at for at, dice in enumerate(level)} for level in _SETS]
ROLLS = _SETS[DICE]


def _one_more(size: int, face: int) -> itemgetter:
    """Picks, for each set of so many dice, the value of the set with this die more."""
    return itemgetter(*[_AT[size + 1][tuple(sorted((*dice, face)))] for dice in _SETS[size]])


def _one_less(size: int, place: int) -> itemgetter:
    """Picks, for each set of so many dice, the value of the set without the die at this place."""
    return itemgetter(*[_AT[size - 1][dice[:place] + dice[place + 1 :]] for dice in _SETS[size]])


_MORE = [[_one_more(size, face) for face in range(1, FACES + 1)] for size in range(DICE)]
_LESS = [[], *[[_one_less(size, place) for place in range(size)] for size in range(1, DICE + 1)]]


def means(values: list) -> list[list]:
    """For each size of sets the means of what is kept, where `values` are those of the 252 rolls, which come last."""
    levels = [values]
    for size in range(DICE - 1, -1, -1):
        above = levels[0]
        if size:
            levels.insert(0, [total / FACES for total in map(sum, zip(*[pick(above) for pick in _MORE[size]]))])
        else:
            levels.insert(0, [sum(above) / FACES])
    return levels


def best_kept(levels: list[list]) -> list:
    """For each roll the best value of all that can be kept of it, the roll itself included."""
    best = levels[0]
    for size in range(1, DICE + 1):
        lower = [[best[0]] * FACES] if size == 1 else [pick(best) for pick in _LESS[size]]
        best = list(map(max, levels[size], *lower))
    return best


class Solution:
    """The means of all states on a sheet, from the last box back to the first roll.

    judge: None for the best play, or what a player expects of (open boxes, points in the upper ones) between turns; the
    means are then those of his play. Of choices that he holds for equal he takes the better one.
    """

    def __init__(self, sheet: str, judge: Callable[[list, int], float] | None = None):
        self.sheet = sheet
        self.judge = judge
        self.boxes = [*UPPER, *[line[0] for line in LOWER[sheet]]]
        self._points = [[points(sheet, box, roll) for roll in ROLLS] for box in self.boxes]
        self._known = {}

    def start(self) -> float:
        """The mean score of a whole game."""
        return self.mean(tuple(range(len(self.boxes))), 0)

    def mean(self, boxes: tuple, upper: int) -> float:
        """What open boxes, given by their places, bring from there on, the bonus included."""
        if not boxes:
            return 0.0
        state = boxes, self._state(boxes, upper)
        if state not in self._known:
            self._known[state] = self._turn(*state)
        return self._known[state]

    def _state(self, boxes, upper):
        # Sums that make no difference are one.
        faces = sum([box + 1 for box in boxes if box < len(UPPER)])
        if self.sheet == "classic" or not faces or upper + DICE * faces < BONUS_FROM:
            return 0
        return min(upper, BONUS_FROM)

    def _turn(self, boxes, upper):
        real, judged = [], []
        for box in boxes:
            left = tuple([other for other in boxes if other != box])
            worth = self._points[box]
            after, hoped = {}, {}
            for count in set(worth) if box < len(UPPER) else (0,):
                won = BONUS if self.sheet == "modern" and upper < BONUS_FROM <= upper + count else 0
                after[count] = won + self.mean(left, upper + count)
                if self.judge:
                    hoped[count] = won + self.judge(list(left), upper + count)
            found = [(after, real), (hoped, judged)] if self.judge else [(after, real)]
            for table, target in found:
                if box < len(UPPER):
                    target.append([value + table[value] for value in worth])
                else:
                    target.append([value + table[0] for value in worth])
        if not self.judge:
            values = list(map(max, *real)) if len(real) > 1 else real[0]
            values = best_kept(means(values))
            return means(best_kept(means(values)))[0][0]
        pairs = [list(zip(hope, true)) for hope, true in zip(judged, real)]
        values = list(map(max, *pairs)) if len(pairs) > 1 else pairs[0]
        for _ in range(2):
            levels = zip(means([hope for hope, _true in values]), means([true for _hope, true in values]))
            values = best_kept([list(zip(hopes, trues)) for hopes, trues in levels])
        return means([true for _hope, true in values])[0][0]


def rival(sheet: str) -> Callable[[list, int], float]:
    """What the rival expects between turns, in points."""
    return lambda boxes, upper: advice.to_come(sheet, boxes, upper) / advice.UNIT


def main(arguments: list[str]) -> int:
    """Prints the means."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.games.yacht.best_play",
        description="Solve Yacht alone exactly, and say what the sharp rival's play is worth beside the best one.",
    )
    parser.add_argument("sheets", nargs="*", choices=[*SHEETS, []], help="which (default: both)")
    for sheet in parser.parse_args(arguments).sheets or SHEETS:
        started = time.monotonic()
        best = Solution(sheet).start()
        own = Solution(sheet, rival(sheet)).start()
        print(
            f"{sheet}: the best play {best:.3f}, the rival {own:.3f}, loss {best - own:.3f} a game "
            f"({time.monotonic() - started:.0f} s)",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
