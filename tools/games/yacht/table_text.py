"""A table of Yacht drawn in plain text."""

from tools.owner.terminal_text import SHEET, columns


def variant(options: dict) -> str:
    """Name the sheet."""
    return options["sheet"]


def lines(state: dict) -> list[str]:
    """The dice, then a line for each box with what each player has written there."""
    rows = [("", state["players"])]
    for at, box in enumerate(state["boxes"]):
        written = [sheet[at] for sheet in state["sheets"]]
        rows.append((box.replace("_", " "), ["." if points is None else points for points in written]))
    rows.append(("bonus", state["bonus"]))
    table = columns([(title, *map(str, cells)) for title, cells in rows], range(1, len(rows[0][1]) + 1), SHEET)
    if state["dice"] is None:
        return table
    return [f"Dice: {' '.join(map(str, state['dice']))}   rolls left: {state['rolls_left']}", "", *table]
