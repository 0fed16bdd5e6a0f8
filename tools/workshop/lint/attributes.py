"""Classes that keep too much: what a class assigns to `self` in its own body, each name once."""

import ast
from collections.abc import Iterator

from tools.workshop.lint.sources import Source

MOST = 15
STILL_ABOVE = frozenset(
    """
    firmware/drawing/canvas.py:Canvas firmware/drawing/lists.py:List
    firmware/drivers/st7789.py:ST7789 firmware/games/block_buster/map.py:Map firmware/games/puzzle_sheet/place.py:Place
    firmware/games/puzzle_sheet/take.py:Take firmware/keys.py:Keys firmware/pads/dice_set.py:DiceSet
    firmware/pads/free_dice.py:FreeDice firmware/pads/score_pad_entry.py:Entry
    firmware/screens/in_game/dice_to_hold.py:DiceToHold firmware/screens/in_game/score_table.py:ScoreTable
    firmware/screens/names.py:Letters firmware/screens/self_test.py:SelfTest
    """.split()
)
"""Classes that are still to be mended: a class leaves this list with its mending, and none comes in."""


def check(source: Source) -> list[str]:
    """Findings for classes with more attributes than MOST."""
    findings = []
    for node in source.nodes:
        if isinstance(node, ast.ClassDef) and f"{source.path}:{node.name}" not in STILL_ABOVE:
            count = len(set(_assigned(node)))
            if count > MOST:
                words = (
                    f"class {node.name} has {count} attributes, more than {MOST}: which of them are a class of its own?"
                )
                findings.append(source.finding(node, words))
    return findings


def _assigned(definition: ast.ClassDef) -> Iterator[str]:
    """The names that a class assigns to `self`, but for those of classes inside it."""
    pending: list[ast.AST] = list(definition.body)
    while pending:
        node = pending.pop()
        if isinstance(node, ast.ClassDef):
            continue
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name):
            if node.value.id == "self":
                yield node.attr
        pending.extend(ast.iter_child_nodes(node))
