"""The score sheets of Yacht in HTML."""

from collections.abc import Iterator

from tools.owner.matches import Match
from tools.owner.sheet_parts import isolated


def variant(options: dict) -> str:
    """The sheet."""
    return options["sheet"]


def sheets(match: Match) -> Iterator[tuple[str, str]]:
    """(heading, HTML) of each sheet: one table with a row for each box and a column for each player."""
    state = match.state
    rows = [("", [isolated(name) for name in match.players])]
    for at, box in enumerate(state["boxes"]):
        written = [sheet[at] for sheet in state["sheets"]]
        rows.append((box.replace("_", " "), ["" if points is None else points for points in written]))
    rows += [("bonus", state["bonus"]), ("score", state["scores"])]
    body = "".join(
        f"<tr><th>{title}</th>" + "".join(f'<td class="n">{cell}</td>' for cell in cells) + "</tr>"
        for title, cells in rows
    )
    yield "Score sheets", f"<table>{body}</table>"
