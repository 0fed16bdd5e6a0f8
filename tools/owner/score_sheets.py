"""The score sheets of a game in HTML, one drawer for each game; a game without one shows its points only."""

from html import escape

_PENK = {".": ("", ""), "o": ("", "&#9679;"), "x": ("out", "&#215;")}
_PIECE_COLOURS = {"g": "#1f9b62", "y": "#c79a00", "b": "#2f7fe0"}
COLOURS = ("#d8474a", "#2f7fe0", "#1f9b62", "#c79a00", "#7a48d0", "#77798a")
"""By the index into theme.PLAYERS; darker than on the panel, for paper."""


def sheets_of(match):
    """(heading, HTML) of each sheet."""
    draw = _DRAWERS.get(match.game)
    return list(draw(match)) if draw else []


def _grid(rows, small=False):
    """rows: lists of (class, style, content)."""
    body = "".join(
        "<tr>" + "".join(f'<td class="{kind}" style="{style}">{content}</td>' for kind, style, content in row) + "</tr>"
        for row in rows
    )
    return f'<table class="grid{" small" if small else ""}">{body}</table>'


def _figures(pairs):
    return (
        "<table>"
        + "".join(f'<tr><td>{escape(name)}</td><td class="n">{value}</td></tr>' for name, value in pairs)
        + "</table>"
    )


def _penk(match):
    for seat, name in enumerate(match.players):
        rows = []
        for value, row in zip(match.options["values"], match.state["sheets"][seat]):
            cells = "".join(f'<td class="{_PENK[sign][0]}">{_PENK[sign][1]}</td>' for sign in row)
            rows.append(f"<tr><th>{value}</th>{cells}</tr>")
        yield f"{name}: {match.state['scores'][seat]}", f'<table class="grid">{"".join(rows)}</table>'


def _puzzle_sheet(match):
    state = match.state
    boards = state["boards"]
    for seat, name in enumerate(match.players):
        score = state["scores"][seat]
        heading = f"{name}: {'not counted' if score is None else score}"
        figures = _figures([("points taken", state["points"][seat])])
        if boards is None:
            yield heading, figures
            continue
        colour = f"background:{COLOURS[match.colours[seat]]}"
        signs = {".": ("", "", ""), "#": ("", colour, ""), " ": ("none", "", "")}
        yield heading, _grid([[signs[sign] for sign in row] for row in boards[seat]], small=True) + figures
    taken = ", ".join(f"{piece} x {times}" if times > 1 else piece for piece, times in state["taken"])
    if taken:
        yield "Pieces taken", f"<p>{escape(taken)}</p>"


def _block_buster(match):
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
    yield "Point blocks (bold: secured)", _grid(rows)
    for seat, name in enumerate(match.players):
        left = state["blocks_left"][seat]
        squares = state["squares_left"][seat]
        pairs = [
            ("blocks left", " + ".join(str(each) for each in left) if isinstance(left, list) else left),
            ("squares left", "-" if squares is None else squares),
            ("penalty points", state["penalties"][seat]),
        ]
        yield f"{name}: {state['scores'][seat]}", _figures(pairs)


def _shape_cards(match):
    state = match.state
    board = [
        [("", f"background:{_PIECE_COLOURS[sign]}" if sign in _PIECE_COLOURS else "", "") for sign in row]
        for row in state["board"]
    ]
    yield "The board", _grid(board)
    deck = match.options["deck"]
    for seat, name in enumerate(match.players):
        colour = _PIECE_COLOURS["yb"[seat]]
        cards = []
        for number in state["completed"][seat]:
            cells = [[("", f"background:{colour}" if sign == "#" else "", "") for sign in row] for row in deck[number]]
            cards.append(f"<div>card {number + 1}{_grid(cells, small=True)}</div>")
        shown = "".join(cards) or '<p class="dim">no card completed</p>'
        yield f"{name}: {state['scores'][seat]}", f'<div class="sheets">{shown}</div>'


_DRAWERS = {"penk": _penk, "puzzle_sheet": _puzzle_sheet, "block_buster": _block_buster, "shape_cards": _shape_cards}
