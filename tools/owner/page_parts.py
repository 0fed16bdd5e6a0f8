"""Parts of the history page in HTML."""

from collections.abc import Collection, Iterable, Sequence
from html import escape

from tools.owner.terminal_text import seen

COLOURS = ("#d8474a", "#2f7fe0", "#1f9b62", "#c79a00", "#7a48d0", "#77798a")
"""By the index into theme.PLAYERS; darker than on the panel, for paper."""


def isolated(text: str) -> str:
    """Return a text that somebody typed as HTML. Letters that are written from right to left, and characters that
    change the direction, leave alone what is around it. For labels and sentences: terminal_text.isolated_text().
    """
    return f"<bdi>{escape(seen(text))}</bdi>"


def table(heads: Sequence[object], rows: Iterable[Iterable[object]], right: Collection[int]) -> str:
    """Return a table. Cells are HTML; right: the numbers of the columns that hold numbers; no heads: no first row."""
    lines = [_row("th", heads, right)] if heads else []
    return f"<table>{''.join(lines + [_row('td', row, right) for row in rows])}</table>"


def _row(tag, cells, right):
    marked = (
        f'<{tag} class="n">{cell}</{tag}>' if at in right else f"<{tag}>{cell}</{tag}>" for at, cell in enumerate(cells)
    )
    return f"<tr>{''.join(marked)}</tr>"
