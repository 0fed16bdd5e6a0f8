"""A table of Penk! in plain text."""

from tools.owner.terminal_text import beside, titled

_FACES = "-12345!"


def lines(state: dict) -> list[str]:
    """The dice, then the sheets side by side."""
    lines = []
    if state["dice"] is not None:
        lines += [
            "Dice: " + " ".join(_FACES[face] for face in state["dice"]) + f"   rolls left: {state['rolls_left']}",
            "",
        ]
    if state["last_round"] and state["phase"] != "over":
        lines += ["This is the last round.", ""]
    blocks = []
    for name, sheet in zip(state["players"], state["sheets"]):
        rows = [f"{number} {' '.join(row)}" for number, row in enumerate(sheet, 1)]
        blocks.append(titled(name, ["  1 2 3 4 5", *rows]))
    return lines + beside(blocks) + ["o marked, x crossed out"]
