"""Parts of score sheets in HTML."""

from collections.abc import Iterable
from html import escape

from tools.owner.terminal_text import seen

COLOURS = ("#d8474a", "#2f7fe0", "#1f9b62", "#c79a00", "#7a48d0", "#77798a")
"""By the index into theme.PLAYERS; darker than on the panel, for paper."""


def isolated(text: str) -> str:
    """A text that somebody typed, in HTML: letters that are written from right to left, and characters that change the
    direction, leave alone what is around it. In labels and sentences: terminal_text.isolated_text().
    """
    return f"<bdi>{escape(seen(text))}</bdi>"


def grid(rows: list, small: bool = False) -> str:
    """A table of square cells; rows: lists of (class, style, content)."""
    body = "".join(
        "<tr>" + "".join(f'<td class="{kind}" style="{style}">{content}</td>' for kind, style, content in row) + "</tr>"
        for row in rows
    )
    return f'<table class="grid{" small" if small else ""}">{body}</table>'


def figures(pairs: Iterable[tuple[str, object]]) -> str:
    """A table of (name, value)."""
    return (
        "<table>"
        + "".join(f'<tr><td>{escape(name)}</td><td class="n">{value}</td></tr>' for name, value in pairs)
        + "</table>"
    )
