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
_made: list = [None] * 7  # what one_more made, by the number of dice


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
    """Makes for each face from 1 on an array: at each set of fewer than `dice` that with this die more. They are kept,
    and six small pieces: the heap may have none larger.
    """
    if _made[dice]:
        return _made[dice]
    sets = [array("H", range(FIRST[dice])) for _ in range(6)]
    for face in range(6):
        sets[face][0] = 1 + face
    at = 1  # the set that is looked at
    for size in range(1, dice):
        first, above, lower = FIRST[size], FIRST[size + 1], _LOWER[size + 1]
        for top in range(6):
            rest = FIRST[size - 1]  # the set without its highest die
            for _ in range(_LOWER[size - 1][top + 1]):
                place = at - first
                for face in range(6):
                    sets[face][at] = above + (
                        lower[face] + place if face >= top else lower[top] + sets[face][rest] - first
                    )
                at += 1
                rest += 1
                if not at % _SLICE:
                    yield
    _made[dice] = sets
    return sets


def means(sets: list, values, dice: int):
    """Fills in the values of all sets of fewer than `dice`: the mean over the rolls of the dice that they lack, where
    `values` has those of the full sets. Rounded down for each die."""
    one, two, three, four, five, six = sets
    for kept in range(FIRST[dice] - 1, -1, -1):
        values[kept] = (
            values[one[kept]]
            + values[two[kept]]
            + values[three[kept]]
            + values[four[kept]]
            + values[five[kept]]
            + values[six[kept]]
        ) // 6
        if not kept % _SLICE:
            yield


def best_of_kept(sets: list, values, dice: int):
    """Raises the value of each set to that of the best set within it."""
    for kept in range(FIRST[dice]):
        value = values[kept]
        for more in sets:
            if values[more[kept]] < value:
                values[more[kept]] = value
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
