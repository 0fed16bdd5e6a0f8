"""The sheets of Cross Rows in HTML."""

from collections.abc import Iterator

from shared_rules.cross_rows.rules import LOCK, MOST_PENALTIES, PENALTY, ROWS, number_at, points
from tools.owner.matches import Match
from tools.owner.terminal_text import isolated_text

_COLOURS = ("#d8474a", "#c79a00", "#1f9b62", "#2f7fe0")
_STYLES = {"x": "font-weight:bold;color:#fff;background:{}", "-": "color:#bbb", ".": "color:{}"}


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each player's sheet: crossed numbers are filled, lost ones pale."""
    state = match.state
    for seat, name in enumerate(match.players):
        body = "".join(_row(row, signs) for row, signs in enumerate(state["sheets"][seat]))
        penalties = state["penalties"][seat]
        body += f'<tr><th>penalties</th><td colspan="12">{penalties} of {MOST_PENALTIES}</td>'
        body += f'<td class="n">{-PENALTY * penalties}</td></tr>'
        yield f"{isolated_text(name)}: {state['scores'][seat]}", f"<table>{body}</table>"


def _row(row, signs):
    cells = [f"<th>{ROWS[row]}</th>"]
    for place, sign in enumerate(signs):
        text = "lock" if place == LOCK else number_at(row, place)
        cells.append(f'<td class="n" style="{_STYLES[sign].format(_COLOURS[row])}">{text}</td>')
    cells.append(f'<td class="n">{points(signs.count("x"))}</td>')
    return f"<tr>{''.join(cells)}</tr>"
