"""Blocks of lines, for tables in plain text."""

from itertools import zip_longest

from tools.owner.terminal_text import filled, width


def beside(blocks: list[list[str]], widest: int = 78) -> list[str]:
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
