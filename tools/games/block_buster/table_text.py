"""A table of Block Buster in plain text."""

from tools.owner.terminal_text import filled


def beside_score(state: dict, seat: int) -> str:
    """Blocks, squares once they are counted, and penalty points."""
    left = state["blocks_left"][seat]
    left = "+".join(str(part) for part in left) if isinstance(left, list) else left
    out = ", out" if state["passed"][seat] else ""
    squares = state["squares_left"][seat]
    counted = "" if squares is None else f" of {squares} squares"
    return f"{left} blocks left{counted}, penalties {state['penalties'][seat]}{out}"


def lines(state: dict) -> list[str]:
    """The point blocks, then the bank."""
    colours = len(state["spaces"][0][0])
    rows = []
    for kinds, owners, secured, spaces in zip(state["kinds"], state["owners"], state["secured"], state["spaces"]):
        cells = []
        for kind, owner, safe, counts in zip(kinds, owners, secured, spaces):
            leads = "." if owner is None else str(owner + 1)
            cells.append((kind + leads + ("!" if safe is not None else ""), ",".join(str(count) for count in counts)))
        wide = 2 * colours + 1
        rows += ["  ".join(filled(cell[line], wide) for cell in cells) for line in range(2)]
        rows.append("")
    bank = state["bank"]
    legend = (
        f"Kind, number of the colour that leads, ! when it is secured; below, the spaces of colours 1 to {colours}."
    )
    if state["variant"] == "two_colours":
        legend += f"\n{state['players'][0]} has colours 1 and 3, {state['players'][1]} has 2 and 4."
    couples = []
    if state["variant"] == "couple":
        names, scores = state["players"], state["scores"]
        couples = [f"{names[seat]} and {names[seat + 2]}: {scores[seat] + scores[seat + 2]}" for seat in (0, 1)] + [""]
    return [*couples, *rows, f"Bank: {bank[0]} of -2, {bank[1]} of -1", legend]
