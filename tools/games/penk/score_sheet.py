"""The score sheets of Penk! in HTML."""

from collections.abc import Iterator

from tools.owner.matches import Match
from tools.owner.terminal_text import isolated_text

_SIGNS = {".": ("", ""), "o": ("", "&#9679;"), "x": ("out", "&#215;")}


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet."""
    for seat, name in enumerate(match.players):
        rows = []
        for value, row in zip(match.options["values"], match.state["sheets"][seat]):
            cells = "".join(f'<td class="{_SIGNS[sign][0]}">{_SIGNS[sign][1]}</td>' for sign in row)
            rows.append(f"<tr><th>{value}</th>{cells}</tr>")
        yield f"{isolated_text(name)}: {match.state['scores'][seat]}", f'<table class="grid">{"".join(rows)}</table>'
