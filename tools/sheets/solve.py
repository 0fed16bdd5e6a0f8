"""Find a way to fill the whole board of a solo picture: `python -m tools.sheets.solve Harbour`.

The search lays pieces over the first empty cell until the board is full. Every piece is used once at most, the bonus
pieces for the points that are reached must be among them; the order of play follows from that. Solutions are played
through the real rules before they are shown.
"""

import argparse
import random
import sys

from tools.sheets.find import NotFound, find_sheet, told
from tools.sheets.lines import SheetError
from tools.sheets.placing import Placing, new_game, play

STEPS_A_TRY = 20_000
TRIES = 200


def solve(sheet, fill, chance, tries=TRIES):
    """Actions that end in a full board from the cells `fill` ([row, column] from 1); None when none was found.

    `chance`: a random.Random. Looks at STEPS_A_TRY placements, then starts anew in another order, `tries` times.
    """
    placing = Placing(sheet)
    empty = placing.board & ~placing.mask(fill)
    for _ in range(tries):
        found = _one_try(placing, empty, chance)
        if found is not None:
            return _in_order(placing, found)
    return None


def plays_to_cleared(sheet, fill, actions):
    """Whether the rules take these actions one after the other, and the last of them clears the board."""
    game = new_game(sheet, 1, fill)
    events = []
    for action in actions:
        events = play(game, action)
    return any(event["type"] == "cleared" for event in events) and game.winners == [0]


def _one_try(placing, empty, chance):
    """A list of (name of the piece or number of the bonus piece, mask, place) that covers `empty`, or None."""
    covering = _covering(placing, empty, chance)
    steps = 0
    # What lies so far, and for each of it the candidates that were not tried yet.
    laid = []
    waiting = [iter(covering[empty & -empty])]
    left = empty
    while waiting:
        for name, mask, at in waiting[-1]:
            if mask & ~left or any(name == used for used, _mask, _at in laid):
                continue
            steps += 1
            laid.append((name, mask, at))
            left &= ~mask
            if not left and _is_due(placing, laid):
                return laid
            if left:
                waiting.append(iter(covering[left & -left]))
                break
            left |= laid.pop()[1]
        else:
            waiting.pop()
            if laid:
                left |= laid.pop()[1]
        if steps > STEPS_A_TRY:
            return None
    return None


def _covering(placing, empty, chance):
    """Lowest bit of a placement -> the placements of all pieces that begin there, in an order by chance."""
    covering = {1 << bit: [] for bit in range(placing.width * placing.height)}
    named = list(placing.pieces.items()) + [(number, places) for number, (_at, places) in enumerate(placing.bonus)]
    chance.shuffle(named)
    # Large pieces first: small ones fill what they leave.
    named.sort(key=lambda entry: -entry[1][0][0].bit_count() + chance.randrange(3))
    for name, places in named:
        for mask, at in places:
            if not mask & ~empty:
                covering[mask & -mask].append((name, mask, at))
    return covering


def _is_due(placing, laid):
    """Whether exactly the bonus pieces that are reached by the points of the pieces lie."""
    points = sum(placing.worth[name] for name, _mask, _at in laid if isinstance(name, str))
    due = [number for number, (at, _places) in enumerate(placing.bonus) if at <= points]
    return due == sorted(name for name, _mask, _at in laid if not isinstance(name, str))


def _in_order(placing, laid):
    """The actions: pieces in the order of their names, each bonus piece when it is due."""
    bonuses = {name: at for name, _mask, at in laid if not isinstance(name, str)}
    actions = []
    points = 0
    placed = 0
    for name, _mask, at in sorted((entry for entry in laid if isinstance(entry[0], str)), key=lambda entry: entry[0]):
        actions.append({"type": "take", "piece": name, "at": at})
        points += placing.worth[name]
        while placed < len(placing.bonus) and points >= placing.bonus[placed][0]:
            actions.append({"type": "bonus", "at": bonuses[placed]})
            placed += 1
    return actions


def main(arguments=None):
    """Print a solution of every picture; 1 when one has none."""
    parser = argparse.ArgumentParser("python -m tools.sheets.solve", description=__doc__.split("\n\n")[0])
    parser.add_argument("sheet", help="a file, or the name of a sample")
    parser.add_argument("--seed", type=int, default=1, help="look in another order (default: %(default)s)")
    chosen = parser.parse_args(arguments)
    try:
        file = find_sheet(chosen.sheet)
    except (NotFound, SheetError) as error:
        print("\n".join(told(chosen.sheet, error)), file=sys.stderr)
        return 1
    well = True
    for title, fill in file.pictures:
        actions = solve(file.value, fill, random.Random(chosen.seed))
        well = well and actions is not None
        if actions is None:
            print(f"{title}: no solution found")
        else:
            words = [f"{action.get('piece', 'bonus')} {action['at'][0]},{action['at'][1]}" for action in actions]
            print(f"{title}: {'; '.join(words)}")
            well = well and plays_to_cleared(file.value, fill, actions)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
