"""Pre-filled cells of a solo game of Puzzle Sheet: a picture of the sheet, or the player's choice."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.widgets import MENU_KEYS
from firmware.games.puzzle_sheet import art, setup
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.language import t, t_n
from firmware.screen import Screen
from firmware.screens import choice
from firmware.storage import library
from shared_rules.puzzle_sheet.boards import board_rows, cells_of, count_of, rows_of

_PREVIEW = 96
"""Height of the board below the list."""


class _Measured:
    """A board without a game, for art.Board."""

    def __init__(self, board):
        self.height = len(board)
        self.width = len(board[0])
        self.cells = board_rows(board)


class Pick(choice.Menu):
    """Nothing, a picture, or own cells. State: [sheet's name, choice, the list's state].

    Returns the choice as firmware/games/puzzle_sheet/setup.py saves it.
    """

    def __init__(self, app, state):
        self.name, self.fill_first, more = state
        self.pictures = [title for title, _cells in library.solo_pictures(app.hardware.folder, self.name)]
        self.board = None
        sheet = setup.sheet_value(app, self.name)
        if sheet and widgets.layout(app).high:
            self.measured = _Measured(sheet["board"])
            self.board = art.Board()
        choice.Menu.__init__(self, app, more)
        if more is None:
            chosen = self.fill_first
            if isinstance(chosen, str) and chosen in self.pictures:
                self.list.focus = 1 + self.pictures.index(chosen)
            elif chosen:
                self.list.focus = 1 + len(self.pictures)

    def state(self) -> list:
        return [self.name, self.fill_first, self.list_state()]

    def fill(self) -> tuple:
        self.list.set([t("Nothing")] + self.pictures + [t("Custom")])
        return t("Pre-filled"), self.name

    def bottom(self) -> int:
        """On a tall panel the focused picture is shown below the list."""
        return self.layout.height - (_PREVIEW if self.board else 0)

    def _rows(self, fill):
        return rows_of(setup.cells_filled(self.app, self.name, fill))

    def prepare(self) -> None:
        choice.Menu.prepare(self)
        if self.board:
            own = self.fill_first if isinstance(self.fill_first, list) else 0
            fill = ([0] + self.pictures + [own])[self.list.focus]
            strip = self.layout.content().cut_bottom(_PREVIEW)
            self.board.prepare(*strip, self.measured, self._rows(fill), theme.PLAYERS[0][1])

    def draw(self, canvas) -> None:
        choice.Menu.draw(self, canvas)
        if self.board:
            self.board.draw(canvas)

    def chosen(self, index: int) -> None:
        if index > len(self.pictures):
            self.app.stack.push("games.puzzle_sheet.fill.Cells", [self.name, self._rows(self.fill_first), -1])
        else:
            self.app.stack.pop(self.pictures[index - 1] if index else 0)

    def on_result(self, name: str, value) -> None:
        self.app.stack.pop(value)


class Cells(Screen):
    """Ok fills or empties a cell. State: [sheet's name, rows of filled cells, focused cell]. Returns the rows."""

    lights_player_led = False
    keys = MENU_KEYS

    def __init__(self, app, state):
        Screen.__init__(self, app, state)
        self.name, self.filled, self.focus = state
        self.measured = _Measured(setup.sheet_value(app, self.name)["board"])  # pyright: ignore[reportOptionalSubscript]
        rows = self.measured.cells
        self.order = [row - 1 << 4 | column - 1 for row, column in cells_of(list(rows))]
        for row in range(len(rows)):
            self.filled[row] &= rows[row]
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.board = art.Board()
        self.board.see_through = True
        self.title = lists.Title()

    def state(self) -> list:
        return [self.name, self.filled, self.focus]

    def handle(self, key: int) -> None:
        """Move by cell with the arrows; with four keys up and down go through all cells."""
        row, column = self.focus >> 4, self.focus & 15
        if key == BACK:
            self.app.stack.pop(self.filled if any(self.filled) else 0)
            return
        if key == OK:
            self.filled[row] ^= 1 << column
        elif key in (UP, LEFT, DOWN, RIGHT):
            # With a stick up and down stay in the column.
            order = self.order
            if (key == UP or key == DOWN) and self.app.hardware.has_stick:
                order = [cell for cell in order if cell & 15 == column]
            step = 1 if key in (DOWN, RIGHT) else -1
            self.focus = order[(order.index(self.focus) + step) % len(order)]
        self.app.frame.invalidate()

    def prepare(self) -> None:
        layout = widgets.layout(self.app)
        texts = t("OK: fill. Back: done"), t("OK: fill")
        if self.filled[self.focus >> 4] >> (self.focus & 15) & 1:
            texts = t("OK: empty. Back: done"), t("OK: empty")
        count = count_of(self.filled)
        words = widgets.first_that_fits(
            texts, fonts.SMALL, layout.width - 4 * widgets.EDGE - fonts.SMALL.width(str(count))
        )
        room = layout.width - 4 * widgets.EDGE - fonts.SMALL.width(words)
        right = widgets.first_that_fits((t_n(count, "{0} filled", "{0} filled"), str(count)), fonts.SMALL, room)
        self.title.prepare(layout, words, right)
        area = layout.content()
        area.cut_top(self.title.bottom)
        self.board.lit = rows_of([[(self.focus >> 4) + 1, (self.focus & 15) + 1]])
        self.board.prepare(*area.rest(), self.measured, self.filled, theme.PLAYERS[0][1])

    def draw(self, canvas) -> None:
        self.title.draw(canvas)
        self.board.draw(canvas)
