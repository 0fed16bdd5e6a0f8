"""Standard parts of every screen: where things are on a panel, key hints, words made to fit. Titles, lists and pages of
words are in lists.py.

Each part has a `prepare(...)`, which formats its texts and may allocate, and a `draw(canvas)`, which opens the part's
boxes and allocates nothing. A part covers its whole area, from the y it was prepared with to its `bottom`, over the
width of the content, so that parts put one below the other, with `Layout.hints` beside them, tile the panel exactly.
All sizes are in pixels.
"""

from firmware.drawing import area, fonts, theme
from firmware.drawing.area import Area
from firmware.keys import BACK, DOWN, INFO, OK, UNDO, UP

EDGE = 8
"""Free pixels between the content's border and its texts."""

MENU_KEYS = 1 << OK | 1 << BACK | 1 << UP | 1 << DOWN
"""The keys that mean something in a menu, one bit for each logical key."""
GAME_KEYS = MENU_KEYS | 1 << UNDO | 1 << INFO
"""The keys that mean something in a game."""

_HINTED = {
    "ok": (OK, fonts.CHECK),
    "back": (BACK, fonts.BACK),
    "undo": (UNDO, fonts.UNDO),
    "info": (INFO, fonts.INFO),
    "up": (UP, fonts.UP),
    "down": (DOWN, fonts.DOWN),
}
_TURNED = {"up": "down", "down": "up", "left": "right", "right": "left"}


WIDEST = 272
"""Pixels of the widest content: rows of lists, 28 high, are then one box (canvas.LARGEST)."""


class Layout:
    """The areas of one panel: hint columns beside the keys, and the content between them.

    `left`, `right` and `width` are the content's, `height` is the panel's without the margins that rounded corners
    need. `tall` is True where there is room for the large parts.
    """

    def __init__(self, board, rotated: bool):
        self.board = board
        margin = area.margin(board)
        self.height = board.HEIGHT - 2 * margin
        self.tall = self.height >= 200
        self._hints = ([], [])
        names = {label: name for label, _pin, name in board.KEYS}
        for label, side, centre in board.KEY_PLACES:
            name = names[label]
            if rotated:
                name = _TURNED.get(name, name)
                side = "right" if side == "left" else "left"
                centre = 1000 - centre
            if name in _HINTED:
                key, icon = _HINTED[name]
                self._hints[side == "right"].append([1 << key, icon, area.hint_y(board, centre) - margin])
        # A wide panel keeps both columns: a row of the content is then small enough for one box, and centred. So does
        # one whose corners would cut off words.
        column = area.column(board)
        both = board.WIDTH > WIDEST or area.corners(board) > 0
        self.left = column if both or self._hints[0] else 0
        self.right = board.WIDTH - (column if both or self._hints[1] else 0)
        self.width = self.right - self.left
        self._right_column = board.WIDTH - self.right
        for hints in self._hints:
            for hint in hints:
                hint.append((column - fonts.SMALL.width(hint[1])) // 2)

    def content(self) -> Area:
        """The area between the hint columns, whole: screens cut their strips and cells from it."""
        return Area(self.left, 0, self.width, self.height)

    def hints(self, canvas, shown: int, lit: int = 0) -> None:
        """Draw the columns beside the keys; `shown` has a bit `1 << key` for each logical key that means something now,
        `lit` for those whose hint is lit.
        """
        canvas.margins()
        if self.left:
            self._column(canvas, 0, self.left, self._hints[0], shown, lit)
        if self._right_column:
            self._column(canvas, self.right, self._right_column, self._hints[1], shown, lit)

    def _column(self, canvas, x, width, hints, shown, lit):
        if canvas.begin_region(x, 0, width, self.height, theme.PANEL, lit << 8 | shown):
            for i in range(len(hints)):
                hint = hints[i]
                if lit & hint[0]:
                    canvas.fill(x, hint[2] - 2, width, 22, theme.FOCUS)
                    canvas.text(x + hint[3], hint[2], hint[1], fonts.SMALL, theme.TEXT_FOCUS)
                elif shown & hint[0]:
                    canvas.text(x + hint[3], hint[2], hint[1], fonts.SMALL, theme.TEXT_PANEL_DIM)


_layouts: dict = {}


def layout(app) -> Layout:
    """The Layout of the app's board, turned when its owner is left-handed; cheap enough for every `prepare`."""
    board = app.hardware.board
    rotated = bool(app.settings.left_handed)
    known = _layouts.get(rotated)
    if known is None or known.board is not board:
        known = _layouts[rotated] = Layout(board, rotated)
    return known


def ellipsize(words: str, font: fonts.Font, width: int) -> str:
    """`words`, or as many of their first characters as fit into `width` with three dots behind them."""
    wide = font.width(words)
    if wide <= width:
        return words
    wide += font.width("...")
    while words and wide > width:
        wide -= font.width(words[-1])
        words = words[:-1]
    return words.rstrip() + "..."


def first_that_fits(alternatives: tuple | list, font: fonts.Font, width: int) -> str:
    """The first of `alternatives`, longest first, that fits into `width`, or else "" """
    for words in alternatives:
        if font.width(words) <= width:
            return words
    return ""


def wrap(words: str, font: fonts.Font, width: int) -> list:
    """`words` as a list of lines no wider than `width`; "\n" starts a new line, longer words are cut."""
    lines = []
    space = font.width(" ")
    for paragraph in words.split("\n"):
        line = ""
        wide = 0
        for word in paragraph.split(" "):
            # Each word is measured once: widths add up.
            more = font.width(word)
            if line and wide + space + more <= width:
                line += " " + word
                wide += space + more
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and more > width:
                cut = len(word) - 1
                while cut > 1 and font.width(word[:cut]) > width:
                    cut -= 1
                lines.append(word[:cut])
                word = word[cut:]
                more = font.width(word)
            line = word
            wide = more
        lines.append(line)
    return lines


def tile(canvas, x: int, y: int, w: int, h: int, colour: int, top: bool = True, bottom: bool = True) -> None:
    """A rectangle in the open box whose corners are round; those at the top, the bottom or all."""
    end = y + h
    if top:
        canvas.fill(x + 3, y, w - 6, 1, colour)
        canvas.fill(x + 1, y + 1, w - 2, 2, colour)
        y += 3
    if bottom:
        end -= 3
        canvas.fill(x + 1, end, w - 2, 2, colour)
        canvas.fill(x + 3, end + 2, w - 6, 1, colour)
    canvas.fill(x, y, w, end - y, colour)
