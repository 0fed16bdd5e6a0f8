"""Advice on Penk!: exact over all rolls left in a turn, with an estimate of what sheets bring later.

The estimate was chosen by duels and checked against the ends of games: docs/figures.md. Margins are in UNITs, UNIT to a
point.
"""

from array import array

from shared_rules import kept_dice
from shared_rules.advice import Advice, Choices, reduced
from shared_rules.penk.marks import JOLLY, fits
from shared_rules.penk.rules import CLEAR, CROSSED, DICE, FEWEST_SCORING, MARKED, MOST_MARKS, Penk
from shared_rules.words import later

UNIT = 6400
_HUNDREDTH = UNIT // 100
_NONE = -(1 << 29)
_GOALS = (later("two {0}s"), later("three {0}s"), later("four {0}s"), later("five {0}s"))

# The share, in 64ths, of its marked cells' values that an unfinished line counts, by their number: for each row, which
# get harder to fill, then for any column.
_CREDIT = (
    (0, 45, 56, 64, 64, 64),
    (0, 43, 55, 64, 64, 64),
    (0, 36, 50, 64, 64, 64),
    (0, 22, 40, 64, 64, 64),
    (0, 10, 26, 64, 64, 64),
    (0, 30, 52, 64, 64, 64),
)
_AHEAD = 47  # tenths of a point that the others' next turn brings, with values that sum up to 19, as by default


def _nothing(size: int) -> array:
    found = array("i", range(size))  # made from bytes it would need twice the memory
    for at in range(size):
        found[at] = _NONE
    return found


def _cells(line: int) -> range:
    """Return the cells of a line: rows from 0, columns from 5."""
    return range(5 * line, 5 * line + 5) if line < 5 else range(line - 5, 25, 5)


def _line(values, sheet: bytearray, line: int, plays: bool) -> int:
    """Return the worth of a line to a player, who plays on or not."""
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


def _sheet(values, sheet: bytearray, plays: bool) -> int:
    return sum([_line(values, sheet, line, plays) for line in range(10)])


class _Outlook:
    """The margin after this turn for any marks. `last`: only the players before the first player play on."""

    def __init__(self, game: Penk, seat: int, last: bool):
        self.values = game.values
        self.sheet = bytearray(game.sheets[seat])
        self.plays = not last
        self.others = []  # (sheet, True if the player plays on)
        for place in range(1, game.players):
            other = (seat + place) % game.players
            plays = not last or (other - game.first) % game.players > (seat - game.first) % game.players
            self.others.append((bytearray(game.sheets[other]), plays))
        self.ahead = 0 if last else _AHEAD * sum(self.values) * (UNIT // 10) // 19
        self.known = _nothing(320)  # a line's gains by its marks, as bits
        self.lines = []
        self.own = self.best_other = 0

    def look(self):
        """Must run first: computes the present worth of the sheets."""
        self.lines = [_line(self.values, self.sheet, line, self.plays) for line in range(10)]
        self.own = sum(self.lines)
        found = []
        for sheet, plays in self.others:
            yield
            found.append(_sheet(self.values, sheet, plays))
        self.best_other = max(found)

    def marked(self, cells: list) -> int:
        """Return the margin after marking these cells."""
        margin = self.own - self.best_other - self.ahead
        bits = bytearray(10)
        for cell in cells:
            bits[cell // 5] |= 1 << cell % 5
            bits[5 + cell % 5] |= 1 << cell // 5
        for line in range(10):
            if bits[line]:
                at = 32 * line + bits[line]
                if self.known[at] == _NONE:
                    self.known[at] = self._gain(line, cells)
                margin += self.known[at]
        return margin

    def _gain(self, line: int, cells: list) -> int:
        sheet = bytearray(self.sheet)
        for cell in cells:
            sheet[cell] = MARKED
        gain = _line(self.values, sheet, line, self.plays) - self.lines[line]
        if not [cell for cell in _cells(line) if sheet[cell] != MARKED]:  # a Penk, crossed out on the other sheets
            gain += self.best_other - max([_sheet(self.values, _crossed(other, line), on) for other, on in self.others])
        return gain

    def eliminated(self, column: int) -> int:
        """Return the margin after crossing out a column."""
        own = _sheet(self.values, _crossed(self.sheet, 5 + column), self.plays)
        return own - self.best_other - self.ahead


class _Turn:
    """The margins after a turn."""

    def __init__(self, game: Penk, seat: int):
        self.clear = bytes(game.clear[seat])
        self.goes_on = self.ends = _Outlook(game, seat, game.last_round)
        left = sorted([count for count in self.clear if count])
        self._more = len(left) - 3  # columns to close before the game ends
        # Crossing out one column, or marking three cells, may end it.
        if self._more == 1 or self._more > 0 and sum(left[: self._more]) <= MOST_MARKS:
            self.ends = _Outlook(game, seat, True)

    def marked(self, cells: list) -> int:
        """Return the margin after marking these cells."""
        closed = 0
        taken = bytearray(5)
        for cell in cells:
            taken[cell % 5] += 1
            if taken[cell % 5] == self.clear[cell % 5]:
                closed += 1
        return (self.ends if closed >= self._more else self.goes_on).marked(cells)

    def eliminated(self, column: int) -> int:
        """Return the margin after crossing out a column."""
        return (self.ends if self._more <= 1 else self.goes_on).eliminated(column)


def _payments(sets, paid: list, cell: int) -> list:
    """Return the sets of dice that also pay for this cell."""
    found = []
    row, face = cell // 5, cell % 5
    for at in paid:
        for _ in range(row):
            at = sets[face][at]
        found.append(sets[face][at])
        if row:
            found.append(sets[JOLLY - 1][at])
    return found


def _best_marks(turn: _Turn, clear: list, sets, best):
    """Store for each set of dice the margin of the best mark that uses exactly these dice."""
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
                yield


def _plan(game: Penk, seat: int):
    """Compute what a turn depends on; the sheets alone decide it.

    A list: _Turn, each set of kept dice's mean margin with one reroll left, the same with two, the mean before the
    roll.
    """
    turn = _Turn(game, seat)
    yield from turn.goes_on.look()
    yield from turn.ends.look()
    sets = yield from kept_dice.one_more(DICE)
    best = yield from kept_dice.values_of(DICE, _NONE)
    clear = [cell for cell in range(25) if game.sheets[seat][cell] == CLEAR]
    yield from _best_marks(turn, clear, sets, best)
    yield from kept_dice.best_of_kept(sets, best, DICE)
    lost = _NONE
    for column in range(5):
        if turn.clear[column]:
            lost = max(lost, turn.eliminated(column))
            yield
    for at in range(kept_dice.FIRST[DICE], len(best)):
        if best[at] == _NONE:
            best[at] = lost
    found: list = [turn]
    return found + (yield from kept_dice.turn(sets, best, DICE))


_last: list = [None, None]  # the latest plan, and its inputs


def think(game: Penk, seat: int, also: dict | None = None):
    """Return the good choices of a seat; see shared_rules/advice.py."""
    made_of = (seat, game.first, game.last_round, bytes(game.values), b"".join([bytes(sheet) for sheet in game.sheets]))
    if _last[0] != made_of:
        _last[0] = None
        _last[1] = yield from _plan(game, seat)
        _last[0] = made_of
    turn, one_left, two_left, before = _last[1]
    if game.phase == "roll":
        return [Advice({"type": "roll"}, _rounded(before))]
    means = one_left if game.rolls_left == 1 else two_left
    dice: list = game.dice or []
    choices = Choices()
    cells = game.candidates()
    yield from _add_marks(choices, turn, game.counts, cells)
    for column in range(0 if cells else 5):
        if turn.clear[column]:
            choices.add(turn.eliminated(column), {"type": "eliminate", "column": column + 1})
            yield
    for counts in kept_dice.within(game.counts) if game.rolls_left else ():
        margin = means[kept_dice.number(counts)]
        if choices.takes(margin):
            choices.add(margin, {"type": "reroll", "at": kept_dice.places(dice, counts)})
        yield
    if also:
        _insist(choices, turn, means, dice, also)
    found = []
    for margin, action in choices.found:
        goal, exact = yield from _goal(game, turn, action)
        found.append(Advice(action, _rounded(margin), goal, exact))
    return found


def _add_marks(choices: Choices, turn: _Turn, counts, cells: list):
    """Add every mark of these cells that the dice allow."""
    stack = [[cell] for cell in reversed(cells)]
    while stack:
        marks = stack.pop()
        margin = turn.marked(marks)
        if choices.takes(margin):
            choices.add(margin, _mark(marks))
        for cell in reversed(cells if len(marks) < MOST_MARKS else []):
            if cell > marks[-1] and fits(counts, marks + [cell]):
                stack.append(marks + [cell])
                yield
        yield


def _mark(cells: list) -> dict:
    return {"type": "mark", "cells": [[cell // 5 + 1, cell % 5 + 1] for cell in cells]}


def _insist(choices: Choices, turn: _Turn, means, dice: list, action: dict) -> None:
    if action["type"] == "mark":
        cells = sorted([5 * row + column - 6 for row, column in action["cells"]])
        choices.insist(turn.marked(cells), action, _mark(cells))
    elif action["type"] == "eliminate":
        choices.insist(turn.eliminated(action["column"] - 1), action, action)
    else:
        counts = kept_dice.kept(dice, action["at"])
        same = {"type": "reroll", "at": kept_dice.places(dice, counts)}
        choices.insist(means[kept_dice.number(counts)], action, same)


def _rounded(margin: int) -> int:
    return (margin + _HUNDREDTH // 2) // _HUNDREDTH


def _goal(game: Penk, turn: _Turn, action: dict):
    """Return a reroll's goal and its chance.

    The goal is the most promising cell that the kept dice suit but do not give yet.
    """
    goal = exact = None
    if action["type"] == "reroll":
        counts = kept_dice.kept(game.dice or [], action["at"])
        nothing = turn.marked([])
        most = 0
        for cell in range(25):
            row, face = cell // 5, cell % 5 + 1
            if row and game.sheets[game.active_player][cell] == CLEAR and counts[face]:
                hits, of = chance(counts, row + 1, face, game.rolls_left)
                promise = (turn.marked([cell]) - nothing) * hits
                if hits < of and promise > most:
                    most, goal, exact = promise, (_GOALS[row - 1], face), reduced(hits, of)
                yield
    return goal, exact


def chance(counts, row: int, face: int, rolls: int) -> tuple:
    """Return the chance (numerator, denominator) of the cell of this row and face after one or two rolls.

    The first roll keeps dice with these counts, the second what suits the cell best.
    """
    wild = 0
    if row > 1:
        wild = -1 if counts[JOLLY] else 1
    kept = counts[face] + (1 if wild < 0 else 0)
    return kept_dice.chance(DICE, row, kept, wild, DICE - sum(counts), rolls)
