"""The boards of Puzzle Sheet in HTML."""

from collections.abc import Iterator
from html import escape

from tools.owner.matches import Match
from tools.owner.sheet_parts import COLOURS, figures, grid
from tools.owner.terminal_text import isolated_text


def variant(options: dict) -> str:
    """The sheet, and where the boards are."""
    return f"{options['sheet']['name']}, {options['tracking']}"


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    state = match.state
    boards = state["boards"]
    for seat, name in enumerate(match.players):
        score = state["scores"][seat]
        heading = f"{isolated_text(name)}: {'not counted' if score is None else score}"
        points = figures([("points taken", state["points"][seat])])
        if boards is None:
            yield heading, points
            continue
        colour = f"background:{COLOURS[match.colours[seat]]}"
        signs = {".": ("", "", ""), "#": ("", colour, ""), " ": ("none", "", "")}
        yield heading, grid([[signs[sign] for sign in row] for row in boards[seat]], small=True) + points
    taken = ", ".join(f"{piece} x {times}" if times > 1 else piece for piece, times in state["taken"])
    if taken:
        yield "Pieces taken", f"<p>{escape(taken)}</p>"
