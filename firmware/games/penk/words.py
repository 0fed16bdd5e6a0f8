"""How the things of Penk! are called."""

TIMES = "\xd7"


def cell_words(cells: list) -> str:
    """Cells as they are called aloud: how many dice of which face."""
    return ", ".join(["%d%s%d" % (cell[0], TIMES, cell[1]) for cell in cells])
