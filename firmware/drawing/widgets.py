"""Standard parts of every screen: layout, key hints, fitting text, player bands, buttons, lines.

A part has `prepare(...)`, which formats texts and may allocate, and `draw(canvas)`, which opens boxes and allocates
nothing. All sizes are in pixels. Titles, lists and pages of text are in lists.py.
"""

from firmware.drawing import area, fonts, theme
from firmware.drawing.area import Area
from firmware.keys import BACK, DOWN, INFO, OK, UNDO, UP

EDGE = 8
"""Free pixels between the content's edge and its texts."""

MENU_KEYS = 1 << OK | 1 << BACK | 1 << UP | 1 << DOWN
"""The keys used in a menu, one bit for each logical key."""
GAME_KEYS = MENU_KEYS | 1 << UNDO | 1 << INFO
"""The keys used in a game."""

_HINTED = {
    "ok": (OK, fonts.CHECK),
    "back": (BACK, fonts.BACK),
    "undo": (UNDO, fonts.UNDO),
    "info": (INFO, fonts.INFO),
    "up": (UP, fonts.UP),
    "down": (DOWN, fonts.DOWN),
}
_TURNED = {"up": "down", "down": "up", "left": "right", "right": "left"}


LONGEST_NAME = 12  # letters
WIDEST = 272
"""Pixels of the widest content, for which list rows, 28 high, still fit into one box (canvas.LARGEST)."""


class Layout:
    """The areas of one panel: hint columns beside the keys, and the content between them.

    `left`, `right` and `width` belong to the content; `height` is the panel's without the margins for rounded corners.
    `high` is True if there is room for parts below each other.
    """

    def __init__(self, board, rotated: bool):
        self.board = board
        margin = area.margin(board)
        self.height = board.HEIGHT - 2 * margin
        self.high = self.height >= 200
        self._hints = ([], [])
        # The columns are as narrow with large text, for the pictures between them.
        font = self._font = fonts.PLAIN_MEDIUM if fonts.large_text else fonts.SMALL
        names = {label: name for label, _pin, name in board.KEYS}
        for label, side, centre in board.KEY_PLACES:
            name = names[label]
            if rotated:
                name = _TURNED.get(name, name)
                side = "right" if side == "left" else "left"
                centre = 1000 - centre
            if name in _HINTED:
                key, icon = _HINTED[name]
                y = area.hint_y(board, centre) - margin - (font.line - area.HINT) // 2
                y = max(0, min(y, self.height - font.height))
                self._hints[side == "right"].append([1 << key, icon, y])
        # A wide panel keeps both columns: content rows then fit into one box and are centred. So does a panel whose
        # corners would cut off text.
        column = area.column(board)
        both = board.WIDTH > WIDEST or area.corners(board) > 0
        self.left = column if both or self._hints[0] else 0
        self.right = board.WIDTH - (column if both or self._hints[1] else 0)
        self.width = self.right - self.left
        self._right_column = board.WIDTH - self.right
        for hints in self._hints:
            for hint in hints:
                hint.append((column - font.width(hint[1])) // 2)

    def content(self) -> Area:
        """Return the whole area between the hint columns; screens cut their parts from it."""
        return Area(self.left, 0, self.width, self.height)

    def hints(self, canvas, shown: int, lit: int = 0) -> None:
        """Draw the hint columns; `shown` has a bit `1 << key` for each active logical key, `lit` for those with a lit
        hint.
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
                    canvas.fill(x, max(0, hint[2] - 2), width, area.HINT + 2, theme.FOCUS)
                    canvas.text(x + hint[3], hint[2], hint[1], self._font, theme.TEXT_FOCUS)
                elif shown & hint[0]:
                    canvas.text(x + hint[3], hint[2], hint[1], self._font, theme.TEXT_PANEL_DIM)


_layouts: dict = {}


def layout(app) -> Layout:
    """Return the Layout of the app's board for its settings; cheap enough for every `prepare`."""
    board = app.hardware.board
    rotated = bool(app.settings.left_handed)
    kind = rotated, fonts.large_text
    known = _layouts.get(kind)
    if known is None or known.board is not board:
        known = _layouts[kind] = Layout(board, rotated)
    return known


def ellipsize(words: str, font: fonts.Font, width: int) -> str:
    """Return the text, shortened to `width` with three dots if it is too wide."""
    wide = font.width(words)
    if wide <= width or not words:
        return words
    wide += font.width("...")
    while words and wide > width:
        wide -= font.width(words[-1])
        words = words[:-1]
    return words.rstrip() + "..."


def short_name(name: str, width: int, others: list | tuple = (), least: int = 3) -> str:
    """Return a name shortened to `width` in the small font, if need be before its end, so that none of `others` is
    shortened alike and at least so many letters are left; "" if that is not possible.
    """
    tails = (2, 0) if name[-1:].encode().isdigit() else (0, 2)
    for tail in tails if fonts.SMALL.width(name) > width else ():
        end = name[len(name) - tail :]
        start = name[:-tail] if tail else name
        while start and fonts.SMALL.width(start + "..." + end) > width:
            start = start[:-1]
        alike = [each for each in others if each != name and each.startswith(start) and each.endswith(end)]
        if start and len(start.rstrip() + end.lstrip()) >= least and not alike:
            return start.rstrip() + "..." + end
    return name if fonts.SMALL.width(name) <= width else ""


def after_name(name: str, words: str, width: int, others: list | tuple = ()) -> str:
    """A name and the words behind it, in the small font: where both have no room the name is shortened."""
    width -= fonts.SMALL.width(words)
    return (short_name(name, width, others, 2) or ellipsize(name, fonts.SMALL, width)) + words


def first_that_fits(alternatives: tuple | list, font: fonts.Font, width: int) -> str:
    """Return the first of `alternatives`, longest first, that fits, else the last, shortened; "" as the last allows to
    show nothing.
    """
    words = ""
    for words in alternatives:
        if font.width(words) <= width:
            return words
    return words and ellipsize(words, font, width)


def tile(canvas, x: int, y: int, w: int, h: int, colour: int, top: bool = True, bottom: bool = True) -> None:
    """Fill a rectangle in the open box, with rounded corners at the top, the bottom or both."""
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


_NARROWEST_NAME = 40  # pixels: less is no name beside the time
_WIDEST_NAME = 184  # pixels
_WIDEST_TIME = "88:88"
_ON_WARNING = theme.style(theme.WARNING, theme.BACKGROUND)


class Band:
    """The band at the top in a player's colour: mark, name, a short text at the right if it fits, and the player's time
    if `clock`, the game's TurnClock, has a limit. The name is in the large font from 32 pixels of height, the medium
    one from 24, the small one from 20.
    """

    def __init__(self, clock=None):
        self._key = None
        self._clock = clock
        self._time: tuple = ()  # of the time that is shown: TurnClock, seat, x, y, width, height, background, style
        self._time_box = 0  # its number in the frame

    def prepare(
        self,
        layout: Layout,
        height: int,
        colour: int,
        name: str,
        words: tuple = ("",),
        must: bool = False,
        top: int = 0,
        seat: int | None = None,
        sentence: bool = False,
        beside: int = 0,
    ) -> None:
        """Format for a Layout. colour: index into theme.PLAYERS; words: longest first, the first that fits is shown;
        unless the last are "", a name is shortened for them. must: shrink a very wide name, then shorten it, before
        omitting the words; top: the band's y; seat: whose time is shown; sentence: is in the place of the name;
        beside: pixels left free at its left.
        """
        has_clock = seat is not None and self._clock is not None and self._clock.limit != 0
        key = (layout, height, colour, name, words, top, seat, has_clock, sentence, beside)
        if key == self._key:
            return
        self._key = key
        size = 32 if height >= 40 else 24 if height >= 28 else 16
        column = max(height - 4, size + 8)
        clock = fonts.SMALL.width(_WIDEST_TIME) + EDGE if has_clock else 0
        needed = fonts.SMALL.width(words[-1]) + 2 * EDGE if words[-1] else 0
        space = layout.width - beside - column
        if clock > space - _NARROWEST_NAME or sentence and fonts.SMALL.width(name) + needed > space - clock:
            clock = 0  # who it is and what to do are needed more than the time
        space -= clock
        largest = fonts.LARGE if height >= 32 else fonts.MEDIUM if height >= 24 else fonts.SMALL
        font = fonts.fit(name, min(space, _WIDEST_NAME), largest)
        if must:
            font = fonts.fit(name, min(space - fonts.SMALL.width(words[0]) - 2 * EDGE, _WIDEST_NAME), largest)
        wide = font.width(name)
        text = first_that_fits(words + ("",), fonts.SMALL, space - wide - 2 * EDGE)
        if not text and (words[-1] or must and words[0]):
            font, wide = fonts.SMALL, fonts.SMALL.width(name)
            kept = wide if sentence else min(wide, space // 2)
            text = first_that_fits(words + ("",), font, space - kept - 2 * EDGE)
        text_width = fonts.SMALL.width(text) + EDGE if text else 0
        name_width = min(space - text_width, _WIDEST_NAME)
        if wide > name_width:
            name = ellipsize(name, font, name_width) if sentence else short_name(name, name_width, (), 2)
        inset = (height - size) // 2
        mark = theme.mark(colour, size)
        # One tuple, because on a Pico each attribute of a new object takes 50 us.
        self._shown = (
            top,
            height,
            name,
            text,
            layout.left + beside,
            theme.PLAYERS[colour][1],
            theme.PLAYER_STYLES[colour],
            mark,
            column,
            inset + (column - height) // 2,
            inset,
            font,
            name_width,
            space - text_width - name_width,
            text_width,
        )
        self._time = ()
        if clock:
            self._time = (
                self._clock,
                seat,
                layout.right - clock,
                top,
                clock,
                height,
                theme.PLAYERS[colour][1],
                theme.PLAYER_STYLES[colour],
            )

    @property
    def bottom(self) -> int:
        """The y just below the band."""
        y, height = self._shown[:2]
        return y + height

    @property
    def name(self) -> str:
        """The whole name."""
        return self._key[3]  # pyright: ignore[reportOptionalSubscript]

    @property
    def words(self) -> str:
        """The text at the right, or ""."""
        return self._shown[3]

    def draw(self, canvas) -> None:
        """Draw the boxes of mark, background and text. The name's box is last: as the widest it travels while the next
        part is prepared.
        """
        y, h, name, text, x, background, style, mark, column, mark_x, mark_y, font, name_width, rest, text_width = (
            self._shown
        )
        if canvas.begin_region(x, y, column, h, background, mark):
            canvas.picture(x + mark_x, y + mark_y, mark, style)
        x += column
        right = x + name_width
        if rest:
            canvas.clear_rect(right, y, rest, h, background)
            right += rest
        if text_width and canvas.begin_region(right, y, text_width, h, background, 0, text):
            canvas.text(right, y + (h - fonts.SMALL.height) // 2, text, fonts.SMALL, style)
        if self._time:
            self._time_box = canvas.opened()
            self._draw_time(canvas)
        if canvas.begin_region(x, y, name_width, h, background, 0, name):
            canvas.text(x, y + (h - font.height) // 2, name, font, style)

    def _draw_time(self, canvas):
        clock, seat, x, y, w, h, background, style = self._time
        words = clock.texts[seat]
        if words == clock.over_text:
            background = theme.WARNING
            style = _ON_WARNING
        if canvas.begin_region(x, y, w, h, background, 0, words):
            canvas.text(x, y + (h - fonts.SMALL.height) // 2, words, fonts.SMALL, style)

    def draw_clock(self, canvas) -> None:
        """The time alone, in a frame that leaves all else as it was."""
        if self._time and canvas.keep(self._time_box):
            self._draw_time(canvas)


class Background:
    """A strip (x, y, w, h) of plain background, of any size including empty."""

    def __init__(self, strip: tuple[int, int, int, int]):
        self.strip = strip

    def draw(self, canvas) -> None:
        """Draw as many boxes as necessary."""
        x, y, w, h = self.strip
        if w and h:
            canvas.clear_rect(x, y, w, h, theme.BACKGROUND)


class _Text:
    """Base class of Button and Line: format again only if text or position changed."""

    key: tuple | None = None  # what it was formatted for
    _shown: tuple = ()

    def _is_known(self, *key):
        known = key == self.key
        self.key = key
        return known

    @property
    def words(self) -> str:
        """The text shown; a Line may shorten it."""
        return self._shown[4]

    @property
    def place(self) -> tuple:
        """The box: x, y, width and height."""
        return self._shown[:4]


class Button(_Text):
    """One or two lines of text on a rounded tile, in the focus colour when focused."""

    def prepare(
        self, x: int, y: int, w: int, h: int, words: str, largest: fonts.Font = fonts.MEDIUM, gap: int = 2
    ) -> None:
        """Format for a box of this position and size; "\n" separates two lines. gap: free pixels above and below the
        tile.
        """
        if self._is_known(x, y, w, h, words, largest):
            return
        first, _break, second = words.partition("\n")
        font = fonts.fit(first, w - 8, largest)
        small = fonts.SMALL
        # Two large lines may be as close as capitals are high, else they become one.
        down = max(font.baseline + 2, min(font.height, h - small.height)) if fonts.large_text else font.height
        if fonts.large_text or font is small:
            name, colon, rest = first.rpartition(": ")
            first = after_name(name, colon + rest, w - 8) if colon else first
        if fonts.large_text and down + small.height > h:
            first, second = first_that_fits((first + " " + second, ""), font, w - 8) or first, ""
        first_y = y + (h - (down + small.height if second else font.height)) // 2
        second_x = x + (w - small.width(second)) // 2 if second else 0
        first_x = x + (w - font.width(first)) // 2
        self._shown = (x, y, w, h, words, gap, first, font, first_x, first_y, second, second_x, first_y + down)

    def draw(self, canvas, focused: bool, usable: bool = True) -> None:
        """Draw one box; an unusable button is faint and has no tile."""
        x, y, w, h, words, gap, first, font, first_x, first_y, second, second_x, second_y = self._shown
        look = 2 if focused else 1 if usable else 0
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, look, words):
            style = theme.TEXT_DIM
            if usable:
                style = theme.TEXT_FOCUS if focused else theme.TEXT_PANEL
                above = max(0, min(gap, first_y - y)) if fonts.large_text else gap  # or capitals would stand out
                tile(canvas, x + 2, y + above, w - 4, h - gap - above, theme.FOCUS if focused else theme.PANEL)
            canvas.text(first_x, first_y, first, font, style)
            if second:
                canvas.text(second_x, second_y, second, fonts.SMALL, style)


class Line(_Text):
    """One line of text, left-aligned or centred, in the largest font that fits."""

    def prepare(
        self,
        x: int,
        y: int,
        w: int,
        h: int,
        words: str,
        largest: fonts.Font = fonts.SMALL,
        style: bytes = theme.TEXT,
        centred: bool = False,
    ) -> None:
        """Format for a box of this position and size."""
        if self._is_known(x, y, w, h, words):
            return
        font = fonts.fit(words, w - 2 * EDGE, largest)
        font = font if font.height <= h else fonts.in_picture(h)
        words = ellipsize(words, font, w - EDGE)
        width = font.width(words)
        words_x = x + (w - width) // 2 if centred else x + min(EDGE, w - width)
        self._shown = (x, y, w, h, words, words_x, y + (h - font.height) // 2, font, style)

    def draw(self, canvas) -> None:
        """Draw one box."""
        x, y, w, h, words, words_x, words_y, font, style = self._shown
        if canvas.begin_region(x, y, w, h, theme.BACKGROUND, 0, words):
            canvas.text(words_x, words_y, words, font, style)
