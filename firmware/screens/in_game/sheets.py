"""The players' sheets, one player after the other."""

from firmware.drawing import fonts
from firmware.drawing.widgets import MENU_KEYS, Line
from firmware.keys import BACK, DOWN, INFO, LEFT, OK, RIGHT, UP
from firmware.language import t_n
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.cells import Cells


class SheetViewer(InGame):
    """The sheet of one player. State: the seat; None is the player to move, or a winner. A subclass defines `prepare`
    and `draw`; `self.seat` is the sheet's player, `self.band` the band above it.
    """

    keys = MENU_KEYS | 1 << INFO

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = app.game.table.game
        self.seat = (game.winners[0] if game.winners else game.active_player) if state is None else state

    def state(self) -> int:
        return self.seat

    def handle(self, key: int) -> None:
        """Step through the players; back and info close."""
        if key in (BACK, INFO):
            self.app.stack.pop()
        elif key in (OK, RIGHT, DOWN, LEFT, UP):
            step = -1 if key in (LEFT, UP) else 1
            self.seat = (self.seat + step) % len(self.app.game.table.players)
            self.app.frame.invalidate()


class LinesOfCells(SheetViewer):
    """A sheet of lines of cells, with a line of text below. A subclass defines `lines` and `below`."""

    def __init__(self, app, state):
        SheetViewer.__init__(self, app, state)
        self.cells = Cells()
        self.line = Line()
        self.parts = (self.band, self.cells, self.line)
        self.page, self.pages = 0, 1

    def lines(self, seat: int) -> list:
        """Return the lines of this seat for Cells."""
        raise NotImplementedError

    def below(self, seat: int) -> str:
        """Return the text below."""
        raise NotImplementedError

    def prepare(self) -> None:
        points = t_n(self.app.game.table.game.scores()[self.seat], "{0} point", "{0} points")
        area = self.below_band(self.seat, 32, 24, (points,), True)
        self.line.prepare(*area.cut_bottom(28), self.below(self.seat), fonts.MEDIUM)
        lines = self.lines(self.seat)
        if fonts.large_text:
            # A line takes two, and some of them a page.
            half = (len(lines[0][1]) + 1) // 2
            each = max(1, area.h // (2 * fonts.SMALL.line))
            self.pages = (len(lines) + each - 1) // each
            shown = lines[self.page * each : (self.page + 1) * each]
            lines = []
            for lead, cells in shown:
                lines += [(lead, cells[:half]), ("", cells[half:])]
        self.cells.prepare(area, lines, len(lines[0][1]), 18)

    def handle(self, key: int) -> None:
        """Step through the pages of each sheet first."""
        page = self.page + (-1 if key in (LEFT, UP) else 1)
        if key in (BACK, INFO) or not 0 <= page < self.pages:
            self.page = 0
            SheetViewer.handle(self, key)
        else:
            self.page = page
            self.app.frame.invalidate()
