"""The point blocks of Block Buster in HTML, and what each player has left."""

from collections.abc import Iterator
from html import escape

from tools.owner.matches import Match
from tools.owner.sheet_parts import COLOURS, figures, grid
from tools.owner.terminal_text import isolated_text


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    state = match.state
    rows = []
    for kinds, owners, secured in zip(state["kinds"], state["owners"], state["secured"]):
        row = []
        for kind, owner, safe in zip(kinds, owners, secured):
            colour = safe if safe is not None else owner
            # In most variants a colour of blocks is a player; else two are.
            own = colour if colour is None or colour >= len(match.colours) else match.colours[colour]
            style = "" if own is None else f"background:{COLOURS[own]};color:#fff"
            row.append(("", style, f"<b>{escape(kind)}</b>" if safe is not None else escape(kind)))
        rows.append(row)
    yield "Point blocks (bold: secured)", grid(rows)
    for seat, name in enumerate(match.players):
        left = state["blocks_left"][seat]
        squares = state["squares_left"][seat]
        pairs = [
            ("blocks left", " + ".join(str(each) for each in left) if isinstance(left, list) else left),
            ("squares left", "-" if squares is None else squares),
            ("penalty points", state["penalties"][seat]),
        ]
        seats, both = next(row for row in match.ranks() if seat in row[0])
        if len(seats) > 1:
            pairs.append((match.team_name(seats, isolated_text), both))
        yield f"{isolated_text(name)}: {state['scores'][seat]}", figures(pairs)
