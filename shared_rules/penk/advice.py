"""Advice on Penk!: exact over all rolls that a turn may still have, an estimate of what sheets bring after it.

The estimate was chosen by duels and holds against the ends of games: docs/figures.md. Margins inside are UNIT to a
point.
"""

from array import array

from shared_rules import dice_sets
from shared_rules.advice import Advice, reduced
from shared_rules.penk.rules import CLEAR, CROSSED, DICE, FEWEST_SCORING, JOLLY, MARKED, MOST_MARKS, Penk

EVICTABLE = True

UNIT = 6400
_HUNDREDTH = UNIT // 100
_NONE = -(1 << 29)
_MOST = 6  # choices in the list
_GOALS = ("a %d", "two %ds", "three %ds", "four %ds", "five %ds")

# How much of the values of its marked cells counts while a line may still become one of three, in 64ths, by their
# number: the rows, which are harder to fill from one to the next, then any column.
_CREDIT = (
    (0, 45, 56, 64, 64, 64),
    (0, 43, 55, 64, 64, 64),
    (0, 36, 50, 64, 64, 64),
    (0, 22, 40, 64, 64, 64),
    (0, 10, 26, 64, 64, 64),
    (0, 30, 52, 64, 64, 64),
)
_AHEAD = 4  # points that the others' next turn takes of the margin, where the values sum up to 19 as by default


def _cells(line: int) -> range:
    """The cells of a line: a row from 0, a column from 5."""
    return range(5 * line, 5 * line + 5) if line < 5 else range(line - 5, 25, 5)


def _line(values, sheet: bytearray, line: int, plays: bool) -> int:
    """What a line is worth, to a player who plays on or not."""
    marked = clear = total = 0
    for cell in _cells(line):
        if sheet[cell] == MARKED:
            marked += 1
            total += values[cell // 5]
        elif sheet[cell] == CLEAR:
            clear += 1
    if marked >= FEWEST_SCORING:
        return total * UNIT
    return total * _CREDIT[min(line, 5)][marked] * (UNIT // 64) if plays and marked + clear >= FEWEST_SCORING else 0


def _crossed(sheet: bytearray, line: int) -> bytearray:
    sheet = bytearray(sheet)
    for cell in _cells(line):
        if sheet[cell] == CLEAR:
            sheet[cell] = CROSSED
    return sheet


class _Outlook:
    """The margin after this turn, as marks change it. `last`: nobody but those before the first player plays on."""

    def __init__(self, game: Penk, seat: int, last: bool):
        self.values = game.values
        self.sheet = bytearray(game.sheets[seat])
        self.plays = not last
        after = (seat - game.first) % game.players
        self.others = []  # (sheet, plays on)
        for other in range(game.players):
            if other != seat:
                self.others.append(
                    (bytearray(game.sheets[other]), not last or (other - game.first) % game.players > after)
                )
        self.ahead = 0 if last else _AHEAD * sum(self.values) * UNIT // 19
        self.best_other = self._best_other(-1)
        self.lines = [_line(self.values, self.sheet, line, self.plays) for line in range(10)]
        self.known = array("i", [_NONE]) * 320  # gains of a line by its marks, as bits

    def _best_other(self, crossed: int) -> int:
        best = _NONE
        for sheet, plays in self.others:
            if crossed >= 0:
                sheet = _crossed(sheet, crossed)
            best = max(best, sum([_line(self.values, sheet, line, plays) for line in range(10)]))
        return best

    def _margin(self, gain: int) -> int:
        return sum(self.lines) + gain - self.best_other - self.ahead

    def marked(self, cells: list) -> int:
        """The margin once these cells are marked."""
        gain = 0
        bits = bytearray(10)
        for cell in cells:
            bits[cell // 5] |= 1 << cell % 5
            bits[5 + cell % 5] |= 1 << cell // 5
        for line in range(10):
            if bits[line]:
                at = 32 * line + bits[line]
                if self.known[at] == _NONE:
                    self.known[at] = self._gain(line, cells)
                gain += self.known[at]
        return self._margin(gain)

    def _gain(self, line: int, cells: list) -> int:
        sheet = bytearray(self.sheet)
        for cell in cells:
            sheet[cell] = MARKED
        gain = _line(self.values, sheet, line, self.plays) - self.lines[line]
        if not [cell for cell in _cells(line) if sheet[cell] != MARKED]:  # a Penk crosses it out at the others
            gain += self.best_other - self._best_other(line)
        return gain

    def eliminated(self, column: int) -> int:
        """The margin once a column is crossed out."""
        sheet = _crossed(self.sheet, 5 + column)
        return self._margin(sum([_line(self.values, sheet, line, self.plays) for line in range(10)]) - sum(self.lines))


class _Turn:
    """The margins after a turn."""

    def __init__(self, game: Penk, seat: int):
        self.clear = bytes(game.clear[seat])
        self._open = len([count for count in self.clear if count])
        self._goes_on = _Outlook(game, seat, game.last_round)
        self._ends = self._goes_on if game.last_round else _Outlook(game, seat, True)

    def _outlook(self, closed: int) -> _Outlook:
        return self._ends if self._open - closed <= 3 else self._goes_on

    def marked(self, cells: list) -> int:
        """The margin once these cells are marked."""
        closed = 0
        taken = bytearray(5)
        for cell in cells:
            taken[cell % 5] += 1
            if taken[cell % 5] == self.clear[cell % 5]:
                closed += 1
        return self._outlook(closed).marked(cells)

    def eliminated(self, column: int) -> int:
        """The margin once a column is crossed out."""
        return self._outlook(1).eliminated(column)


def _payments(sets, paid: list, cell: int) -> list:
    """The sets of dice that pay for one cell more."""
    found = []
    row, face = cell // 5, cell % 5
    for at in paid:
        for _ in range(row):
            at = sets[6 * at + face]
        found.append(sets[6 * at + face])
        if row:
            found.append(sets[6 * at + JOLLY - 1])
    return found


def _best_marks(turn: _Turn, clear: list, sets, best):
    """Notes at each set of dice the margin of the best mark that takes just these dice."""
    stack = [(0, [], [0], 0)]
    while stack:
        start, cells, paid, used = stack.pop()
        if cells:
            margin = turn.marked(cells)
            for at in paid:
                if best[at] < margin:
                    best[at] = margin
            yield
        if len(cells) < MOST_MARKS:
            for at in range(start, len(clear)):
                more = clear[at] // 5 + 1
                if used + more > DICE:
                    break
                stack.append((at + 1, cells + [clear[at]], _payments(sets, paid, clear[at]), used + more))


def _plan(game: Penk, seat: int):
    """What a turn depends on, all of it the sheets: [_Turn, the mean margin of each set of kept dice with one reroll
    left, the same with two, the mean before the roll]."""
    turn = _Turn(game, seat)
    yield
    sets = yield from dice_sets.one_more(DICE)
    best = array("i", [_NONE]) * dice_sets.FIRST[DICE + 1]
    clear = [cell for cell in range(25) if game.sheets[seat][cell] == CLEAR]
    yield from _best_marks(turn, clear, sets, best)
    yield from dice_sets.best_of_kept(sets, best, DICE)
    lost = _NONE
    for column in range(5):
        if turn.clear[column]:
            lost = max(lost, turn.eliminated(column))
            yield
    for at in range(dice_sets.FIRST[DICE], len(best)):
        if best[at] == _NONE:
            best[at] = lost
    found: list = [turn]
    for _ in range(2):
        yield from dice_sets.means(sets, best, DICE)
        found.append(best[: dice_sets.FIRST[DICE]])
        yield from dice_sets.best_of_kept(sets, best, DICE)
    yield from dice_sets.means(sets, best, DICE)
    return found + [best[0]]


_last: list = [None, None]  # the plan that was made last, and what it was made of


def _marks(game: Penk):
    """Every mark that the dice give."""
    cells = game.candidates()
    found = []
    stack = [[cell] for cell in reversed(cells)]
    while stack:
        marks = stack.pop()
        found.append({"type": "mark", "cells": [[cell // 5 + 1, cell % 5 + 1] for cell in marks]})
        if len(marks) < MOST_MARKS:
            for cell in reversed(cells):
                if cell > marks[-1] and game.fits(marks + [cell]):
                    stack.append(marks + [cell])
        yield
    return found


def _same(one: dict, other: dict, dice: list) -> bool:
    if one["type"] != other["type"]:
        return False
    if one["type"] == "mark":
        return sorted([list(cell) for cell in one["cells"]]) == sorted([list(cell) for cell in other["cells"]])
    if one["type"] == "reroll":
        return dice_sets.kept(dice, one["at"]) == dice_sets.kept(dice, other["at"])
    return one == other


def think(game: Penk, seat: int, also: dict | None = None):
    """The good choices of a seat: see shared_rules/advice.py."""
    made_of = (seat, game.first, game.last_round, bytes(game.values), b"".join([bytes(sheet) for sheet in game.sheets]))
    if _last[0] != made_of:
        _last[0] = None
        _last[1] = yield from _plan(game, seat)
        _last[0] = made_of
    turn, one_left, two_left, before = _last[1]
    if game.phase == "roll":
        return [Advice({"type": "roll"}, _rounded(before))]
    dice: list = game.dice or []
    actions = yield from _marks(game)
    if not actions:
        actions = [{"type": "eliminate", "column": column + 1} for column in range(5) if turn.clear[column]]
    if game.rolls_left:
        for counts in dice_sets.within(game.counts):
            actions.append({"type": "reroll", "at": dice_sets.places(dice, counts)})
    if also:
        actions = [also] + [action for action in actions if not _same(action, also, dice)]
    rated = []
    for at in range(len(actions)):
        action = actions[at]
        if action["type"] == "mark":
            margin = turn.marked([5 * row + column - 6 for row, column in action["cells"]])
        elif action["type"] == "eliminate":
            margin = turn.eliminated(action["column"] - 1)
        else:
            kept = dice_sets.number(dice_sets.kept(dice, action["at"]))
            margin = (one_left if game.rolls_left == 1 else two_left)[kept]
        rated.append((-margin, at))
        yield
    found = []
    for margin, at in sorted(rated):
        if len(found) < _MOST or actions[at] is also:
            goal, exact = yield from _goal(game, turn, actions[at])
            found.append(Advice(actions[at], _rounded(-margin), goal, exact))
    return found


def _rounded(margin: int) -> int:
    return (margin + _HUNDREDTH // 2) // _HUNDREDTH


def _goal(game: Penk, turn: _Turn, action: dict):
    """What a reroll aims at, and its chance: of the cells that want the dice kept, which they do not give yet, the one
    that promises most."""
    goal = exact = None
    if action["type"] == "reroll":
        counts = dice_sets.kept(game.dice or [], action["at"])
        nothing = turn.marked([])
        most = 0
        for cell in range(25):
            row, face = cell // 5, cell % 5 + 1
            if game.sheets[game.active_player][cell] == CLEAR and counts[face]:
                hits, of = chance(counts, row + 1, face, game.rolls_left)
                promise = (turn.marked([cell]) - nothing) * hits
                if hits < of and promise > most:
                    most, goal, exact = promise, _GOALS[row] % face, reduced(hits, of)
                yield
    return goal, exact


def chance(counts, row: int, face: int, rolls: int) -> tuple:
    """The chance (numerator, denominator) that the dice give the cell of this row and face after at most so many rolls,
    of which the first one keeps dice with these counts and the others all that the cell wants."""
    jolly = 1 if row > 1 and counts[JOLLY] else 0
    # At [1 if a jolly is still welcome][dice still missing]: in how many cases.
    cases = [[0] * 7, [0] * 7]
    cases[1 if row > 1 and not jolly else 0][max(0, row - counts[face] - jolly)] = 1
    free = DICE - sum(counts)
    for roll in range(rolls):
        after = [[cases[0][0] * 6**DICE] + [0] * 6, [cases[1][0] * 6**DICE] + [0] * 6]
        for welcome in range(2):
            for missing in range(1, row + 1):
                if cases[welcome][missing]:
                    rolled = free if not roll else DICE - row + missing
                    for hits in range(rolled + 1):
                        ways = cases[welcome][missing] * 6 ** (DICE - rolled) * dice_sets.choose(rolled, hits)
                        none = (5 - welcome) ** (rolled - hits)
                        after[welcome][max(0, missing - hits)] += ways * none
                        if welcome:
                            after[0][max(0, missing - hits - 1)] += ways * (5 ** (rolled - hits) - none)
        cases = after
    return cases[0][0] + cases[1][0], 6 ** (DICE * rolls)
