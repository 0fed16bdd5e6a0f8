"""Places on the drawn handheld: panel, keys, stick, LED. Units are panel pixels; y grows downwards.

All follows from the board file: keys with a place are beside the panel at their real height; direction keys without one
form the stick, with ok in its middle; the rest are in a row below.
"""

KEY_RADIUS = 17
STICK_RADIUS = 36
STICK_CENTRE_RADIUS = 14
TOP_MARGIN = 26
BOTTOM_MARGIN = 30
KEY_COLUMN = 68
STICK_COLUMN = 100
BARE_COLUMN = 30
LED_COLUMN = 26
LOOSE_MARGIN = 12
BEZEL = 6

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class KeyPlace:
    """One key on the case. label, pin, logical: from the board file; x, y: centre.

    direction: (dx, dy) on the stick, (0, 0) for its middle, None for a separate key.
    """

    def __init__(self, label, pin, logical, x, y, direction=None):
        self.label = label
        self.pin = pin
        self.logical = logical
        self.x = x
        self.y = y
        self.direction = direction


class CaseLayout:
    """The case of one board. width, height: of the whole; panel_x, panel_y: top left of the picture; keys: of KeyPlace.

    stick: its centre (x, y) or None; led: (x, y) or None.
    """

    def __init__(self, board):
        self.board = board
        side_of = {label: (side, per_mille) for label, side, per_mille in board.KEY_PLACES}
        free = [key for key in board.KEYS if key[0] not in side_of]
        stick_keys = [key for key in free if key[2] in DIRECTIONS]
        if stick_keys:
            stick_keys += [key for key in free if key[2] == "ok"][:1]
        loose = [key for key in free if key not in stick_keys]
        used = {side for side, _ in side_of.values()}
        # The stick is on the side without keys; the LED, if any, is at the far right.
        stick_side = None if not stick_keys else "right" if used == {"left"} else "left"
        widths = {side: KEY_COLUMN if side in used else BARE_COLUMN for side in ("left", "right")}
        if stick_side is not None:
            widths[stick_side] += STICK_COLUMN - (0 if stick_side in used else BARE_COLUMN)
        self.panel_x = widths["left"]
        self.panel_y = TOP_MARGIN
        self.width = widths["left"] + board.WIDTH + widths["right"] + (LED_COLUMN if board.LED is not None else 0)
        self.height = TOP_MARGIN + max(board.HEIGHT, 2 * STICK_RADIUS if stick_keys else 0) + BOTTOM_MARGIN
        row = self.height + KEY_RADIUS
        if loose:
            self.height += 2 * KEY_RADIUS + LOOSE_MARGIN
        middle = TOP_MARGIN + board.HEIGHT // 2
        self.led = (self.width - LED_COLUMN // 2 - 6, middle) if board.LED is not None else None
        self.stick = None
        if stick_side == "left":
            self.stick = (STICK_COLUMN // 2, middle)
        elif stick_side == "right":
            self.stick = (self.panel_x + board.WIDTH + widths["right"] - STICK_COLUMN // 2, middle)
        self.keys = []
        for label, pin, logical in board.KEYS:
            if label in side_of:
                side, per_mille = side_of[label]
                x = self.panel_x - KEY_COLUMN // 2 if side == "left" else self.panel_x + board.WIDTH + KEY_COLUMN // 2
                self.keys.append(KeyPlace(label, pin, logical, x, TOP_MARGIN + board.HEIGHT * per_mille // 1000))
            elif (label, pin, logical) in loose:
                x = self.panel_x + board.WIDTH * (2 * loose.index((label, pin, logical)) + 1) // (2 * len(loose))
                self.keys.append(KeyPlace(label, pin, logical, x, row))
            elif self.stick is not None:
                direction = DIRECTIONS.get(logical, (0, 0))
                reach = (STICK_RADIUS + STICK_CENTRE_RADIUS) // 2
                x, y = self.stick[0] + direction[0] * reach, self.stick[1] + direction[1] * reach
                self.keys.append(KeyPlace(label, pin, logical, x, y, direction))

    def key_at(self, x: float, y: float) -> KeyPlace | None:
        """Return the KeyPlace at a point of the case, or None."""
        for key in self.keys:
            if key.direction is None and (x - key.x) ** 2 + (y - key.y) ** 2 <= (KEY_RADIUS + 3) ** 2:
                return key
        if self.stick is None:
            return None
        dx, dy = x - self.stick[0], y - self.stick[1]
        distance = dx * dx + dy * dy
        if distance > (STICK_RADIUS + 3) ** 2:
            return None
        if distance <= STICK_CENTRE_RADIUS**2:
            wanted = (0, 0)
        elif abs(dx) > abs(dy):
            wanted = (1 if dx > 0 else -1, 0)
        else:
            wanted = (0, 1 if dy > 0 else -1)
        for key in self.keys:
            if key.direction == wanted:
                return key
        return None
