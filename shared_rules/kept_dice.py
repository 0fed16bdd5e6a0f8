"""What may come of dice that are kept and rerolled: exact means over all rolls, for games of rolls and rerolls.

A set is what some dice show, whatever their order, as a number: first the empty set, then the 6 sets of one die, and so
on (FIRST), those of one size by their highest face, then by the set without it. There are 462 sets of up to five dice
and 462 of six. Generators here yield None at least every 10 ms on a Pico.
"""

from array import array

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
_SLICE = 16  # sets between two yields
_made: list = [None] * 7  # what one_more made, by the number of dice
_arrays: list = [None] * 3


def number(counts: bytes | bytearray | list | tuple) -> int:
    """The set in which each face from 1 to 6 shows so often; counts[0] means nothing."""
    size = at = 0
    for face in range(6):
        for _ in range(counts[face + 1]):
            size += 1
            at += _LOWER[size][face]
    return FIRST[size] + at


def one_more(dice: int):
    """Makes for each face from 1 on an array: at each set of fewer than `dice` that with this die more. They are kept,
    and six small pieces: the heap may have none larger.
    """
    if _made[dice]:
        return _made[dice]
    sets = []
    for face in range(6):
        sets.append(array("H", range(FIRST[dice])))
        sets[face][0] = 1 + face
        yield
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


def values_of(dice: int, nothing: int):
    """Makes an array for what each set of up to so many dice brings, `nothing` at first."""
    values = _array(0, FIRST[dice + 1])
    yield
    for at in range(len(values)):
        values[at] = nothing
    return values


def _array(which, size):
    # Made once, for the next turn too: later the heap may have no piece as large.
    if not _arrays[which] or len(_arrays[which]) != size:
        _arrays[which] = array("i", range(size))
    return _arrays[which]


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


def turn(sets, values, dice: int):
    """What a turn of three rolls brings, where `values` has what the full sets bring: a list of the means of all sets
    that are kept with one reroll left, the same with two, and the mean before the roll. The next turn overwrites
    them."""
    found: list = [_array(which, FIRST[dice]) for which in (1, 2)]
    for copy in found:
        yield from means(sets, values, dice)
        for at in range(FIRST[dice]):
            copy[at] = values[at]
        yield from best_of_kept(sets, values, dice)
    yield from means(sets, values, dice)
    return found + [values[0]]


def rolls(dice: int):
    """Yields how often each face shows in each set of so many dice, in order: a list that changes, from [1] on."""
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
    """The chance (numerator, denominator) of `wanted` dice of one face after one roll or two, if all is done for it.

    So many are there; the first roll is of `free` dice, whatever else is kept. wild: -1 if one of those kept is a six
    that stands in for the face, 1 if one six still may, 0 if none can.
    """
    missing = wanted - kept
    if rolls == 1:
        return _cases(free, missing, wild), 6**free
    cases = 0
    among = 1  # in how many ways so many hits lie among the dice
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
    # In how many of 6 ** dice cases the missing ones come, where all the others are kept.
    rolled = min(dice, dice - wanted + missing)
    return 6**dice if missing <= 0 else _cases(rolled, missing, wild) * 6 ** (dice - rolled)


def _cases(rolled, missing, wild):
    # In how many of 6 ** rolled cases so many hits come, or, where a six may stand in, one less and a six.
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
