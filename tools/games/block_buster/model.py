"""Players of Block Buster for duels. The rules do not know the board, so here is a model of it: a block takes two
spaces of the point block where its colour was last, or of one beside it, and one space of a neighbour of that; a
colour's first block goes to any. Squares left are three for each block.
"""

import random
import re
from collections.abc import Callable

from shared_rules.advice import finish
from shared_rules.block_buster import advice
from shared_rules.block_buster.points import NOBODY, Points
from shared_rules.block_buster.rules import BlockBuster
from shared_rules.rival import choose
from shared_rules.table.table import Table
from shared_rules.words import english

SQUARES = 3
_GOAL = re.compile(r"rows?\s([\d and]+), columns?\s([\d and]+)")

Takes = list[tuple[int, int]]
"""Spaces that a block takes: (point block, spaces)."""


def player(name: str) -> Callable[[Table, random.Random], list[dict]]:
    """Return the player of this name for tools/workshop/duel: a block and the reports of what it takes."""

    def actions(table: Table, chance: random.Random) -> list[dict]:
        game = table.game
        if table.to_move is None:
            return _tally(game)
        if name == "random":
            colour = chance.choice([colour for colour in game.colours_of(game.to_move) if game.blocks[colour]])
            takes = chance.choice(possible(game.points, colour) or [[]])
        elif name == "sensible":
            colour = max(game.colours_of(game.to_move), key=lambda colour: game.blocks[colour])
            takes = sensible(game, colour)
        else:
            return _advised(table, name)
        return _block(game, {"type": "place", "skip": 0}, colour, takes)

    return actions


def possible(points: Points, colour: int) -> list[Takes]:
    """Return everything that a block of this colour can take."""
    found = []
    for first in within_reach(points, colour):
        for second in beside(points, first):
            takes = [(at, min(most, points.free(at))) for at, most in ((first, 2), (second, 1)) if points.free(at)]
            if takes and takes not in found:
                found.append(takes)
    return found


def within_reach(points: Points, colour: int) -> list[int]:
    """Return the point blocks of which a block of this colour can take two spaces."""
    last = points.latest[colour]
    return list(range(len(points.kinds))) if last == NOBODY else [last, *beside(points, last)]


def beside(points: Points, at: int) -> list[int]:
    """Return the neighbours of a point block."""
    row, column = divmod(at, points.side)
    return [
        points.side * y + x
        for y, x in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        if 0 <= y < points.side and 0 <= x < points.side
    ]


def sensible(game: BlockBuster, colour: int) -> Takes:
    """Begin in the corner, stay at a point block until it is full, then take the next one."""
    points = game.points
    count = len(points.kinds)
    at = points.latest[colour]
    if at == NOBODY:
        at = (0, count - 1, points.side - 1, count - points.side)[colour]
    step = 1 if colour % 2 == 0 else -1
    if not any(points.free(other) for other in range(count)):
        return []
    while not points.free(at):
        at = (at + step) % count
    after = (at + step) % count
    return [(at, min(2, points.free(at)))] + ([(after, 1)] if points.free(after) else [])


def _advised(table: Table, level: str) -> list[dict]:
    # The adviser gives the action and the goal.
    game = table.game
    chosen = choose(finish(advice.think(game, game.to_move)), level, str(table.commitment), table.in_force, game.CLOSE)
    colour = chosen.action.get("colour", game.to_move)
    points = game.points
    takes = []
    if chosen.goal:
        first, *others = named(points, english(chosen.goal))
        most = 2 if first in within_reach(points, colour) else 1
        takes = [(first, min(most, points.free(first)))] + [(at, 1) for at in others]
    return _block(game, chosen.action, colour, takes)


def named(points: Points, goal: str) -> list[int]:
    """Return the point blocks that a goal names. Raises ValueError if it names none."""
    found = _GOAL.fullmatch(goal)
    if found is None:
        raise ValueError(f"{goal!r} names no point blocks")
    rows, columns = [[int(number) for number in part.split(" and ")] for part in found.groups()]
    return [points.index([row, column]) for row in rows for column in columns]


def _block(game: BlockBuster, action: dict, colour: int, takes: Takes) -> list[dict]:
    points = game.points
    if game.two_colours:
        action = {**action, "colour": colour}
    return [action] + [
        {"type": "spaces", "at": points.cell(at), "colour": colour, "count": points.count(at, colour) + spaces}
        for at, spaces in takes
    ]


def _tally(game: BlockBuster) -> list[dict]:
    left = [{"type": "left", "player": seat, "squares": SQUARES * game.blocks_of(seat)} for seat in game.due()]
    return [*left, {"type": "finish"}]
