"""The board of Shape Cards in HTML, and the cards that each player completed."""

from collections.abc import Iterator

from tools.owner.matches import Match
from tools.owner.sheet_parts import grid

_PIECES = {"g": "#1f9b62", "y": "#c79a00", "b": "#2f7fe0"}


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    state = match.state
    board = [
        [("", f"background:{_PIECES[sign]}" if sign in _PIECES else "", "") for sign in row] for row in state["board"]
    ]
    yield "The board", grid(board)
    deck = match.options["deck"]
    for seat, name in enumerate(match.players):
        colour = _PIECES["yb"[seat]]
        cards = []
        for number in state["completed"][seat]:
            cells = [[("", f"background:{colour}" if sign == "#" else "", "") for sign in row] for row in deck[number]]
            cards.append(f"<div>card {number + 1}{grid(cells, small=True)}</div>")
        shown = "".join(cards) or '<p class="dim">no card completed</p>'
        yield f"{name}: {state['scores'][seat]}", f'<div class="sheets">{shown}</div>'
