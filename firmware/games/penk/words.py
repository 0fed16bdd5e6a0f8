"""Names of the things in Penk!"""

from firmware.wording import listed

TIMES = "\xd7"


def cell_words(cells: list) -> str:
    """Name cells as players say them: number of dice and face."""
    return listed(["%d%s%d" % (cell[0], TIMES, cell[1]) for cell in cells])
