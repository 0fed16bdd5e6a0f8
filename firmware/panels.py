"""What a panel must be like for the screens: which sizes are served, and how they keep out of rounded corners. A panel stands in a file of firmware/boards/."""

LEAST_WIDTH, LEAST_HEIGHT = 240, 135
"""Pixels of the smallest panel, as the player holds it. On a smaller one the words of the games do not fit."""
MOST_LONG, MOST_SHORT = 320, 240
"""Pixels of the largest panel, landscape or upright: the memory of its controller."""
MOST_CORNERS = 44
"""Pixels: the largest radius of rounded corners."""
HINT = 20
"""Pixels from the top of a key's hint to where the next may begin."""


def refused(board) -> str:
    """Why the screens cannot be shown on this board's panel, as a sentence for its owner; "" when they can."""
    width, height = board.WIDTH, board.HEIGHT
    rows = height - 2 * margin(board)
    if width < LEAST_WIDTH or rows < LEAST_HEIGHT:
        inside = " between its corners" if rows < height else ""
        return "The panel has %d x %d pixels%s. At least %d x %d are needed." % (
            width,
            rows,
            inside,
            LEAST_WIDTH,
            LEAST_HEIGHT,
        )
    if max(width, height) > MOST_LONG or min(width, height) > MOST_SHORT:
        return "The panel has %d x %d pixels. At most %d x %d are served." % (width, height, MOST_LONG, MOST_SHORT)
    return ""


def corners(board) -> int:
    """Radius in pixels of the panel's rounded corners; most board files have none and do not say it."""
    return getattr(board, "CORNERS", 0)


def column(board) -> int:
    """Width in pixels of the column beside the panel's edge in which hints stand."""
    return 24 if board.WIDTH >= 300 else 20


def cut(board, row) -> int:
    """How many pixels the corners cut off at either end of a row, which is `row` rows from the panel's edge."""
    radius = corners(board)
    # In halves of pixels, because a pixel counts with its centre.
    down = 2 * (radius - row) - 1
    pixels = 0
    while down > 0 and (2 * (radius - pixels) - 1) ** 2 + down**2 > 4 * radius**2:
        pixels += 1
    return pixels


def margin(board) -> int:
    """Rows at the top and at the bottom that screens leave free, so that corners cut off nothing but parts of them and of the hint columns."""
    rows = 0
    while cut(board, rows) > column(board):
        rows += 1
    return rows


def hint_y(board, centre) -> int:
    """The top row of the hint of a key, `centre` thousandths of the panel's height from its top, but out of the corners."""
    height = board.HEIGHT
    free = 2 + corners(board)
    return max(free, min(height - HINT - free, centre * height // 1000 - HINT // 2))
