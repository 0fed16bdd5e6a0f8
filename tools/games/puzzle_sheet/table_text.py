"""A table of Puzzle Sheet in plain text."""

from tools.owner.terminal_text import beside, titled


def variant(options: dict) -> str:
    """Name the sheet, and where the boards are."""
    return f"{options['sheet']['name']}, {options['tracking']}"


def beside_score(state: dict, seat: int) -> str:
    """What the pieces have brought."""
    return f"{state['points'][seat]} points"


def lines(state: dict) -> list[str]:
    """The pieces that are taken, then the boards side by side."""
    lines = [f"Sheet: {state['sheet']}"]
    if state["bonus_due"] is not None:
        lines.append(f"The bonus piece for {state['bonus_due']} points is due.")
    if state["taken"]:
        lines.append(
            "Taken: " + ", ".join(piece if times == 1 else f"{piece} {times} times" for piece, times in state["taken"])
        )
    lines.append("")
    if state["boards"] is None:
        return [*lines, "The boards are on paper."]
    blocks = [titled(name, [" ".join(row) for row in board]) for name, board in zip(state["players"], state["boards"])]
    return lines + beside(blocks)
