"""Exact means over all rolls of kept and rerolled dice, for games of rolls and rerolls.

A set is a number for what some dice show, in any order: 0 for no dice, then the 6 sets of one die, and so on (FIRST),
by highest face, then by the rest. Up to five dice have 462 sets, six dice 462. Generators yield None at least every 10
ms on a Pico.
"""

from array import array

FIRST = (0, 1, 7, 28, 84, 210, 462, 924)
"""The first set of each number of dice."""

# _LOWER[n][f]: number of sets of n dice that show only the lowest f faces.
_LOWER = (
    (1, 1, 1, 1, 1, 1, 1),
    (0, 1, 2, 3, 4, 5, 6),
    (0, 1, 3, 6, 10, 15, 21),
    (0, 1, 4, 10, 20, 35, 56),
    (0, 1, 5, 15, 35, 70, 126),
    (0, 1, 6, 21, 56, 126, 252),
    (0, 1, 7, 28, 84, 210, 462),
)
_SLICE = 16  # sets between two yields
_made: list = [None] * 7  # results of one_more, by number of dice
_arrays: list = [None] * 3


def number(counts: bytes | bytearray | list | tuple) -> int:
    """Return the set with this count of each face from 1 to 6; counts[0] is ignored."""
    size = at = 0
    for face in range(6):
        for _ in range(counts[face + 1]):
            size += 1
            at += _LOWER[size][face]
    return FIRST[size] + at


def one_more(dice: int):
    """Make for each face from 1 on an array with the result of adding this die to each set of fewer than `dice`.

    The arrays are cached in six small pieces: the heap may have no larger ones.
    """
    if _made[dice]:
        return _made[dice]
    sets = []
    for face in range(6):
        sets.append(array("H", range(FIRST[dice])))
        sets[face][0] = 1 + face
        yield
    at = 1  # the current set
    for size in range(1, dice):
        first, above, lower = FIRST[size], FIRST[size + 1], _LOWER[size + 1]
        for top in range(6):
            rest = FIRST[size - 1]  # this set without its highest die
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


def values_of(dice: int, nothing: int):
    """Make an array for the worth of each set of up to `dice` dice, initially `nothing`."""
    values = _array(0, FIRST[dice + 1])
    yield
    for at in range(len(values)):
        values[at] = nothing
    return values


def _array(which, size):
    # Made once, for later turns too: by then the heap may have no piece as large.
    if not _arrays[which] or len(_arrays[which]) != size:
        _arrays[which] = array("i", range(size))
    return _arrays[which]


def means(sets: list, values, dice: int):
    """Fill in the values of all sets of fewer than `dice`: the mean over rolls of the missing dice.

    `values` must have the full sets. Rounded down for each die.
    """
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
    """Raise the value of each set to that of the best set within it."""
    for kept in range(FIRST[dice]):
        value = values[kept]
        for more in sets:
            if values[more[kept]] < value:
                values[more[kept]] = value
        if not kept % _SLICE:
            yield


def turn(sets, values, dice: int):
    """Return the worth of a turn of three rolls, given `values` of the full sets.

    A list: the means of all sets kept with one reroll left, the same with two, the mean before the roll. The next turn
    overwrites it.
    """
    found: list = [_array(which, FIRST[dice]) for which in (1, 2)]
    for copy in found:
        yield from means(sets, values, dice)
        for at in range(FIRST[dice]):
            copy[at] = values[at]
        yield from best_of_kept(sets, values, dice)
    yield from means(sets, values, dice)
    return found + [values[0]]


def rolls(dice: int):
    """Yield how often each face is in each set of `dice` dice, in order: one list, reused, from [1] on."""
    faces = [1] * dice
    counts = [0, dice, 0, 0, 0, 0, 0]
    while True:
        yield counts
        at = 0
        while at < dice - 1 and faces[at] == faces[at + 1]:
            at += 1
        if faces[at] == 6:
            return
        counts[faces[at]] -= at + 1
        faces[at] += 1
        counts[faces[at]] += 1
        counts[1] += at
        for lower in range(at):
            faces[lower] = 1


def chance(dice: int, wanted: int, kept: int, wild: int, free: int, rolls: int) -> tuple:
    """Return the chance (numerator, denominator) of `wanted` dice of one face after one or two rolls, played for it.

    `kept` dice show the face; the first roll is of `free` dice, whatever else is kept. wild: -1 if a kept six replaces
    the face, 1 if one six still may, 0 if none can.
    """
    missing = wanted - kept
    if rolls == 1:
        return _cases(free, missing, wild), 6**free
    cases = 0
    among = 1  # number of ways to get this many hits
    for hits in range(free + 1):
        rest = free - hits
        left = missing - hits
        plain = among * (4 if wild > 0 else 5) ** rest
        with_six = _then(dice, wanted, left if wild < 0 else left - 1, 0)
        without = _then(dice, wanted, left + 1 if wild < 0 else left, 1 if wild else 0)
        cases += plain * (max(with_six, without) if wild < 0 else without)
        if wild > 0:
            cases += (among * 5**rest - plain) * max(with_six, without)
        among = among * rest // (hits + 1)
    return cases, 6 ** (free + dice)


def _then(dice, wanted, missing, wild):
    # Count the cases, out of 6 ** dice, in which the missing dice come, keeping all others.
    rolled = min(dice, dice - wanted + missing)
    return 6**dice if missing <= 0 else _cases(rolled, missing, wild) * 6 ** (dice - rolled)


def _cases(rolled, missing, wild):
    # Count the cases, out of 6 ** rolled, with the missing hits or, if a six may replace one, one less and a six.
    cases = 0
    among = 1
    for hits in range(rolled + 1):
        rest = rolled - hits
        if hits >= missing:
            cases += among * 5**rest
        elif wild > 0 and hits == missing - 1:
            cases += among * (5**rest - 4**rest)
        among = among * rest // (hits + 1)
    return cases


def within(counts):
    """Yield the counts of each smaller set within these, in a fixed order: one bytearray, reused."""
    kept = bytearray(7)
    while kept != counts:
        yield kept
        face = 1
        while kept[face] == counts[face]:
            kept[face] = 0
            face += 1
        kept[face] += 1


def kept(dice: list, places) -> bytearray:
    """Return the counts of the dice that are kept when those at `places` are rerolled."""
    counts = bytearray(7)
    for at in range(len(dice)):
        if at not in places:
            counts[dice[at]] += 1
    return counts


def places(dice: list, counts) -> list:
    """Return the places of the dice to reroll so that these counts are kept, the first ones of each face."""
    left = bytearray(counts)
    found = []
    for at in range(len(dice)):
        if left[dice[at]]:
            left[dice[at]] -= 1
        else:
            found.append(at)
    return found
