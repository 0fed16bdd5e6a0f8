"""The board of Shape Cards in HTML, and the cards that each player completed."""

from collections.abc import Iterator

from shared_rules.shape_cards.fields import GREEN, OWN
from tools.owner.matches import Match
from tools.owner.sheet_parts import grid
from tools.owner.terminal_text import isolated_text

_PIECES = {chr(GREEN): "#1f9b62", chr(OWN[0]): "#c79a00", chr(OWN[1]): "#2f7fe0"}


def _grid(rows, colours, small=False):
    return grid(
        [[("", f"background:{colours[sign]}" if sign in colours else "", "") for sign in row] for row in rows], small
    )


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    state = match.state
    yield "The board", _grid(state["board"], _PIECES)
    for seat, name in enumerate(match.players):
        colours = {"#": _PIECES[chr(OWN[seat])]}
        cards = [(number, _grid(match.options["deck"][number], colours, True)) for number in state["completed"][seat]]
        shown = "".join(f"<div>card {number + 1}{figure}</div>" for number, figure in cards)
        shown = shown or '<p class="dim">no card completed</p>'
        yield f"{isolated_text(name)}: {state['scores'][seat]}", f'<div class="sheets">{shown}</div>'
