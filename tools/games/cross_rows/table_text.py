"""A table of Cross Rows drawn in plain text."""

from shared_rules.cross_rows.rules import LOCK, ROWS, number_at
from tools.owner.terminal_text import filled, width

_DICE = ("white", "white", *ROWS)


def beside_score(state: dict, seat: int) -> str:
    """Penalties, and in `white` who is awaited."""
    answered = state["answered"]
    waits = "   may answer" if answered and not answered[seat] else ""
    return f"penalties: {state['penalties'][seat]}{waits}"


def lines(state: dict) -> list[str]:
    """The dice, then for each row its numbers and, for each player, what became of them, the lock last."""
    names = max([width(name) for name in ("yellow", *state["players"])]) + 2
    table = []
    for row, name in enumerate(ROWS):
        numbers = [number_at(row, place) for place in range(LOCK)]
        locked = "   locked" if name in state["locked"] else ""
        table += ["", filled(name, names) + "".join(f"{number:>3}" for number in numbers) + " lock" + locked]
        for seat, player in enumerate(state["players"]):
            table.append(filled(player, names) + "".join(f"{sign:>3}" for sign in state["sheets"][seat][row]))
    if state["dice"] is None:
        return table[1:]
    return ["Dice: " + "   ".join(f"{name} {face}" for name, face in zip(_DICE, state["dice"]) if face), *table]
