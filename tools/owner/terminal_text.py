"""Texts for a terminal."""

import unicodedata
from collections.abc import Collection, Sequence
from itertools import zip_longest

from host_sim.printed_text import screen_columns, width, wrapped

_UNSEEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Control characters and the like, some of which are commands to a terminal."""
_JOINER = "\u200d"
SHEET = 78
"""Widest line of a score sheet, which is also on the page of a history."""

_ISOLATE, _ISOLATED = "\u2068", "\u2069"
"""Text between them does not change the direction of writing around it."""
_RIGHT_TO_LEFT = {"R", "AL", "AN"}


def plain(text: str) -> str:
    """Return the text with a replacement for what a terminal does not just show; line breaks and isolates stay."""
    kept = ("\n", _JOINER, _ISOLATE, _ISOLATED)
    return "".join(
        "\ufffd" if unicodedata.category(letter) in _UNSEEN and letter not in kept else letter for letter in text
    )


def printed(lines: Sequence[str]) -> str:
    """Return plain() of lines for the terminal: those that are wider go on below."""
    return "\n".join(fitted(plain("\n".join(lines)).split("\n"), screen_columns()))


def composed(name: str) -> str:
    """Return a name with its accents joined to their letters: some computers write them apart."""
    return unicodedata.normalize("NFC", name)


def seen(text: str) -> str:
    """Return plain() of a name, without isolates."""
    return plain(text).replace(_ISOLATE, "\ufffd").replace(_ISOLATED, "\ufffd")


def isolated_text(name: str) -> str:
    """Return a name that does not reverse the digits beside it if it is written from right to left."""
    name = seen(name)
    turned = any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return f"{_ISOLATE}{name}{_ISOLATED}" if turned else name


def counted(number: int, thing: str) -> str:
    """Return "1 point", "5 points": the number with the name of the thing."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def filled(text: str, wide: int, right: bool = False) -> str:
    """Return the text with blanks up to a width, before it if `right`."""
    blanks = " " * (wide - width(text))
    return blanks + text if right else text + blanks


def fitted(lines: Sequence[str], wide: int) -> list[str]:
    """Return the lines; those wider than `wide` cells go on below."""
    return [part for line in lines for part in wrapped(line, wide, "    ")]


def columns(rows: Sequence[Sequence[str]], right: Collection[int], wide: int | None = None) -> list[str]:
    """Return a line for each row of cells, of at most `wide` cells of the terminal (default: what it has); right: the
    numbers of the columns that hold numbers. Wider rows go on below, in their columns, then in a table of its own.
    """
    wide = wide or screen_columns()
    widths = _narrowed(list(zip(*rows)), wide)
    lines = []
    for shown in _together(widths, wide):
        lines += [""] if lines else []
        for row in rows:
            for parts in zip_longest(*[wrapped(row[at], widths[at]) for at in shown], fillvalue=""):
                cells = zip(shown, parts, strict=True)
                lines.append("  ".join(filled(part, widths[at], at in right) for at, part in cells).rstrip())
    return lines


def _narrowed(across, wide):
    """Return the widths of columns, which break at blanks if all fit then, else none is wider than beside the first."""
    widths = [max(map(width, column)) for column in across]
    least = [max(width(word) for cell in column for word in cell.split(" ")) for column in across]
    gaps = 2 * (len(widths) - 1)
    if sum(least) + gaps > wide:
        return [widths[0], *[min(each, max(wide - widths[0] - 2, 1)) for each in widths[1:]]]
    while sum(widths) + gaps > wide:
        widths[max(range(len(widths)), key=lambda at: (widths[at] > least[at], widths[at]))] -= 1
    return widths


def _together(widths, wide):
    """Give the numbers of the columns of each table: the first column, and the next ones that there is room for."""
    found = [0]
    for at in range(1, len(widths)):
        if len(found) > 1 and sum(widths[each] + 2 for each in (*found, at)) - 2 > wide:
            yield found
            found = [0]
        found.append(at)
    yield found


def beside(blocks: list[list[str]], widest: int = SHEET) -> list[str]:
    """Put blocks of lines side by side, as many as fit; a blank line below each row of them."""
    rows = []
    for block in blocks:
        if not rows or sum(width(other[0]) + 3 for other in rows[-1]) + width(block[0]) > widest:
            rows.append([])
        rows[-1].append(block)
    lines = []
    for row in rows:
        for parts in zip_longest(*row, fillvalue=""):
            lines.append("   ".join(filled(part, width(block[0])) for part, block in zip(parts, row)))
        lines.append("")
    return lines


def titled(title: str, rows: list[str]) -> list[str]:
    """Return a block whose lines are all as wide as the widest."""
    wide = max(width(line) for line in [title, *rows])
    return [filled(line, wide) for line in [title, *rows]]


def numbers(values: list[int]) -> str:
    """Return numbers in a row, or a dash."""
    return " ".join(str(value) for value in values) or "-"
