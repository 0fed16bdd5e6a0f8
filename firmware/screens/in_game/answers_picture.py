"""The drawing of Answers: shared dice, dice above their columns, headline, lines of cells, button."""

from firmware.drawing import art, fonts, lists, widgets
from firmware.drawing.area import Area
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Background, Button, Line
from firmware.screens.in_game.cells import LEAD, Cells
from firmware.screens.in_game.roll import dice_of

BAND = (28, 20)
"""Heights of the band, on high and low panels."""
_BUTTON = 28
_LINE = (20, 28), (18, 24)
"""Minimum and maximum heights of a line, on high and low panels."""
_DICE = 84
"""Minimum height of the dice above the lines on a high panel."""
_HIGHEST = 80
"""Maximum height of the shared dice there."""
_BESIDE = 64, 84
"""Width of the part beside the lines on a low panel, and that with large text."""
_SIZES = ((48, 52), (36, 36), (20, 20))
"""(size, height needed) of the dice above the columns."""


class _Rows(lists.Scroller):
    def __init__(self, line):
        lists.Scroller.__init__(self)
        self.line = line

    def height(self, row: int) -> int:
        return self.line


class Picture:
    """Everything below the band.

    High, from the top: shared dice with headline, the others above their columns, lines, button. On a low panel shared
    dice, headline and button are beside the lines. Large text that has no room for all lines scrolls, on a high panel
    the dice too. count: number of lines; rolled: faces of dice to animate, else None.
    """

    def __init__(self, screens, layout: widgets.Layout, count: int, rolled):
        first = screens.SHARED
        self.shared = dice_of(screens, range(first))
        self.others = dice_of(screens, range(first, len(screens.DICE_COLOURS)))
        if rolled:
            self.shared.moving = _bits(rolled[:first])
            self.others.moving = _bits(rolled[first:])
        self.columns = len(self.others.faces) or screens.COLUMNS
        self.cells = Cells()
        self.head = Line()
        self.button = Button()
        self._lay_out(layout, count)

    # Dice

    @property
    def scrolls_dice(self) -> bool:
        """True if the dice have no room above the last lines."""
        return self._fit > 0

    @property
    def moving(self) -> bool:
        """True while dice roll."""
        return self.shared.moving > 0 or self.others.moving > 0

    def stop(self) -> None:
        """Stop all dice."""
        self.shared.moving = self.others.moving = 0

    def tick(self, app, now: int) -> bool:
        """Animate the roll; return True if faces changed."""
        turned = self.shared.tick(app, now)
        return self.others.tick(app, now) or turned

    def show_dice(self, dice: list) -> None:
        """Show these faces; a die without one was removed."""
        first = len(self.shared.faces)
        self.shared.show(dice[:first])
        self.others.show(dice[first:])
        for at in range(len(self.others.faces)):
            if not self.others.faces[at]:
                self.others.looks[at] = art.SPENT

    # Texts

    @property
    def cell_width(self) -> int:
        """The width of a cell in pixels."""
        return (self._lines.w - LEAD) // self.columns

    def show_words(self, headline: str, lines: list, button: str, focus: int = -1) -> None:
        """Show the headline, the lines for Cells, and the button's label; focus: a line that must be seen, or -1."""
        font = fonts.LARGE if self._head_strip[3] >= fonts.LARGE.height else fonts.MEDIUM
        self.head.prepare(*self._head_strip, headline, font, centred=True)
        rows = self._rows
        self._scrolled = self._fit and focus >= self._fit
        area = Area(*(self._whole if self._scrolled else self._lines.rest()))
        rows.fit(len(lines), area.h, focus)
        if rows.last_first:
            self._bar = area.cut_right(lists.BAR + 4)
        self.cells.prepare(area, lines[rows.first : rows.first + rows.count], self.columns)
        self.button.prepare(*self._button_strip, button, fonts.MEDIUM)

    # Places

    def _lay_out(self, layout: widgets.Layout, count: int):
        large = fonts.large_text
        low = 0 if layout.high else 1
        area = layout.content()
        area.cut_top(max(BAND[low], fonts.SMALL.line) if large else BAND[low])
        if low:
            beside = Area(*area.cut_right(_BESIDE[large]))
            shared = Area(*beside.cut_top(40))
            self._head_strip = beside.cut_top(fonts.SMALL.line if large else fonts.LARGE.line)
            self._button_strip = beside.rest()
        else:
            self._button_strip = area.cut_bottom(_BUTTON)
        least, most = _LINE[low]
        room = area.h - (_SIZES[2][1] if low else _DICE)
        self._whole, self._fit = area.rest(), 0
        line = max(least, min(most, room // count))
        if large:
            line = max(line, fonts.SMALL.line)
            if count > room // line:
                count = room // line
                self._fit = 0 if low else count  # lines below the dice
        self._rows = _Rows(line)
        self._lines = Area(*area.cut_bottom(count * line))
        paper = self._lay_out_others(area, area.h - (0 if low else _SIZES[0][0]))
        if not low:
            beside = Area(*area.cut_top(min(area.h, _HIGHEST)))
            shared = Area(*beside.cut_left(max(beside.w * 3 // 5, beside.w - LARGEST // _HIGHEST)))
            self._head_strip = beside.rest()
        self.shared.lay_out(shared)
        self._parts = (
            self.shared,
            self.head,
            self.others,
            self.cells,
            paper,
            Background(shared.rest()),
            Background(area.rest()),
        )

    def _lay_out_others(self, area, room):
        # Cut them from the bottom of the area, each above its column; return the space left of them.
        if not self.others.faces:
            return Background(area.cut_bottom(0))
        width = (area.w - LEAD) // self.columns
        size, height = _SIZES[-1]
        for size, height in _SIZES:
            if width >= size and room >= height:
                break
        x, y, w, h = area.cut_bottom(height)
        self.others.size = size
        self.others.add_row((x + LEAD, y, w - LEAD, h), self.columns, width, 0)
        return Background((x, y, LEAD, h))

    def draw(self, canvas) -> None:
        """Draw everything but the button, whose look the screen knows."""
        for part in (self.cells,) if self._scrolled else self._parts:
            part.draw(canvas)
        if self._rows.last_first:
            x, y, _w, h = self._bar
            self._rows.draw_bar(canvas, x, y, h)


def _bits(faces):
    # Return the bits of the dice that have a face.
    return sum([1 << at for at in range(len(faces)) if faces[at]])
