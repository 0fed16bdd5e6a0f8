"""Blocks of lines, as the tables in plain text are made of."""


def beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines side by side, as many as fit into 78 characters."""
    lines = []
    row = []
    for block in [*blocks, None]:
        width = sum(len(other[0]) + 3 for other in row)
        if row and (block is None or width + len(block[0]) > 78):
            for number in range(max(len(other) for other in row)):
                lines.append(
                    "   ".join((other[number] if number < len(other) else "").ljust(len(other[0])) for other in row)
                )
            lines.append("")
            row = []
        if block is not None:
            row.append(block)
    return lines


def titled(title: str, rows: list[str]) -> list[str]:
    """A block whose lines are all as wide as the widest."""
    width = max(len(line) for line in [title, *rows])
    return [line.ljust(width) for line in [title, *rows]]


def numbers(values: list[int]) -> str:
    """Numbers in a row, or a dash."""
    return " ".join(str(value) for value in values) or "-"
