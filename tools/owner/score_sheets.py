"""The score sheets of a game in HTML. A game may bring tools/games/<id>/score_sheet.py with `sheets(match)`, and with
`variant(options)` where its option `variant` does not say in words what is played; of another game the state is shown.
"""

from html import escape

from tools import games
from tools.owner.matches import Match
from tools.owner.sheet_parts import figures
from tools.owner.table_text import own_values
from tools.owner.terminal_text import plain


def sheets_of(match: Match) -> list[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    part = games.part(match.game, "score_sheet")
    if part is not None:
        return list(part.sheets(match))
    return [("The table", figures((name, escape(plain(value))) for name, value in own_values(match.state)))]
