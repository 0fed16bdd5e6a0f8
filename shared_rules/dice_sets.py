"""What may come of dice that are kept and rerolled: exact means over all rolls, for games of rolls and rerolls.

A set is what some dice show, whatever their order, as a number: first the empty set, then the 6 sets of one die, and so
on (FIRST), those of one size by their highest face, then by the set without it. There are 462 sets of up to five dice
and 462 of six. Generators here yield None at least every 10 ms on a Pico.
"""

from array import array

EVICTABLE = True

FIRST = (0, 1, 7, 28, 84, 210, 462, 924)
"""The first set of so many dice."""

# _LOWER[n][f]: how many sets of n dice show no more than the lowest f faces.
_LOWER = (
    (1, 1, 1, 1, 1, 1, 1),
    (0, 1, 2, 3, 4, 5, 6),
    (0, 1, 3, 6, 10, 15, 21),
    (0, 1, 4, 10, 20, 35, 56),
    (0, 1, 5, 15, 35, 70, 126),
    (0, 1, 6, 21, 56, 126, 252),
    (0, 1, 7, 28, 84, 210, 462),
)
_SLICE = 24  # sets between two yields


def number(counts: bytes | bytearray | list | tuple) -> int:
    """The set in which each face from 1 to 6 shows so often; counts[0] means nothing."""
    size = at = 0
    for face in range(6):
        for _ in range(counts[face + 1]):
            size += 1
            at += _LOWER[size][face]
    return FIRST[size] + at


def choose(count: int, of: int) -> int:
    """In how many ways `of` dice out of `count` can be chosen."""
    return _LOWER[of][count - of + 1]


def one_more(dice: int):
    """Makes an array: at 6 * set + face - 1 the set with this die more, for all sets of fewer than `dice`."""
    sets = array("H", bytes(12 * FIRST[dice]))
    for face in range(6):
        sets[face] = 1 + face
    at = 6  # in `sets`, of the set that is looked at
    for size in range(1, dice):
        first, above, lower = FIRST[size], FIRST[size + 1], _LOWER[size + 1]
        for top in range(6):
            rest = 6 * FIRST[size - 1]  # of the set without its highest die
            for _ in range(_LOWER[size - 1][top + 1]):
                place = at // 6 - first
                for face in range(6):
                    sets[at + face] = above + (
                        lower[face] + place if face >= top else lower[top] + sets[rest + face] - first
                    )
                at += 6
                rest += 6
                if not at % (6 * _SLICE):
                    yield
    return sets


def means(sets, values, dice: int):
    """Fills in the values of all sets of fewer than `dice`: the mean over the rolls of the dice that they lack, where
    `values` has those of the full sets. Rounded down for each die."""
    at = 6 * FIRST[dice]
    for kept in range(FIRST[dice] - 1, -1, -1):
        at -= 6
        values[kept] = (
            values[sets[at]]
            + values[sets[at + 1]]
            + values[sets[at + 2]]
            + values[sets[at + 3]]
            + values[sets[at + 4]]
            + values[sets[at + 5]]
        ) // 6
        if not kept % _SLICE:
            yield


def best_of_kept(sets, values, dice: int):
    """Raises the value of each set to that of the best set within it."""
    at = 0
    for kept in range(FIRST[dice]):
        value = values[kept]
        for place in range(at, at + 6):
            if values[sets[place]] < value:
                values[sets[place]] = value
        at += 6
        if not kept % _SLICE:
            yield


def within(counts):
    """Yields the counts of each set of fewer dice that these hold, in a fixed order: a bytearray that changes."""
    kept = bytearray(7)
    while kept != counts:
        yield kept
        face = 1
        while kept[face] == counts[face]:
            kept[face] = 0
            face += 1
        kept[face] += 1


def kept(dice: list, places) -> bytearray:
    """The counts of the dice that stay when those at `places` are rerolled."""
    counts = bytearray(7)
    for at in range(len(dice)):
        if at not in places:
            counts[dice[at]] += 1
    return counts


def places(dice: list, counts) -> list:
    """The places of the dice to reroll so that these counts stay, the first ones of each face."""
    left = bytearray(counts)
    found = []
    for at in range(len(dice)):
        if left[dice[at]]:
            left[dice[at]] -= 1
        else:
            found.append(at)
    return found
