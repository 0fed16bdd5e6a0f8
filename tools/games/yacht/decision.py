"""What a sensible player of Yacht does with the dice as rolled."""

from functools import lru_cache
from itertools import combinations, product

from shared_rules.yacht.rules import DICE, FACES, Yacht, points, usual


def decide(game: Yacht) -> dict:
    """Return the action without `dice`: keep what one more reroll improves most, and write the box that gains most over
    what it usually brings.
    """
    if game.phase == "roll":
        return {"type": "roll"}
    boxes = tuple(game.open_boxes(game.active_player))
    if game.rolls_left:
        at = _best_reroll(game.sheet, boxes, tuple(game.dice or ()))
        if at:
            return {"type": "reroll", "at": list(at)}
    return {"type": "write", "box": best_box(game)}


def best_box(game: Yacht) -> str:
    """Return the open box that gains most over what it usually brings."""
    return max(game.open_boxes(game.active_player), key=lambda box: game.worth(box) - usual(game.sheet, box))


def _best_reroll(sheet: str, boxes: tuple, dice: tuple) -> tuple:
    """Return the positions of the dice to reroll, () for none."""
    sets = [at for size in range(DICE + 1) for at in combinations(range(DICE), size)]
    return max(sets, key=lambda at: _hope(sheet, boxes, tuple(sorted(dice[i] for i in range(DICE) if i not in at))))


@lru_cache(maxsize=1 << 14)
def _hope(sheet: str, boxes: tuple, kept: tuple) -> int:
    """Return the mean gain after one roll of the other dice, times 6 to the power of 5."""
    rolled = DICE - len(kept)
    gains = [_gain(sheet, boxes, tuple(sorted(kept + roll))) for roll in product(range(1, FACES + 1), repeat=rolled)]
    return sum(gains) * FACES ** len(kept)


@lru_cache(maxsize=1 << 14)
def _gain(sheet: str, boxes: tuple, dice: tuple) -> int:
    """Return the most that any of the boxes gains over what it usually brings."""
    return max(points(sheet, box, dice) - usual(sheet, box) for box in boxes)
