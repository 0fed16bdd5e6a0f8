"""The best play of Yacht alone, solved exactly: `python -m tools.games.yacht.best_play`.

A state between two turns is which boxes are open and the points in the upper ones, of which the bonus wants no more
than 63. Its mean follows from the states with one box less, by all 252 rolls and all that can be kept of them. Both
sheets take some minutes on one core.
"""

import argparse
import sys
import time
from itertools import combinations_with_replacement
from operator import itemgetter

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
    """The means of all states on a sheet, from the last box back to the first roll."""

    def __init__(self, sheet: str):
        self.sheet = sheet
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
        found = []
        for box in boxes:
            left = tuple([other for other in boxes if other != box])
            worth = self._points[box]
            after = {}
            for count in set(worth) if box < len(UPPER) else (0,):
                won = BONUS if self.sheet == "modern" and upper < BONUS_FROM <= upper + count else 0
                after[count] = won + self.mean(left, upper + count)
            found.append([value + after[value if box < len(UPPER) else 0] for value in worth])
        values = list(map(max, *found)) if len(found) > 1 else found[0]
        for _reroll in range(2):
            values = best_kept(means(values))
        return means(values)[0][0]


def main(arguments: list[str]) -> int:
    """Print the means."""
    parser = argparse.ArgumentParser(
        "python3 -m tools.games.yacht.best_play",
        description="Solve Yacht alone exactly, and print the mean score of the best play.",
    )
    parser.add_argument("sheets", nargs="*", choices=[*SHEETS, []], help="which (default: both)")
    for sheet in parser.parse_args(arguments).sheets or SHEETS:
        started = time.monotonic()
        best = Solution(sheet).start()
        print(f"{sheet}: the best play {best:.3f} ({time.monotonic() - started:.0f} s)", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
