"""What a lone player of Puzzle Sheet fills first: a picture of the sheet, or cells of one's own choice."""

from array import array

from firmware import loading
from firmware.drawing import lists, theme
from firmware.drawing.widgets import MENU_KEYS, layout
from firmware.games.puzzle_sheet import art
from firmware.keys import BACK, DOWN, LEFT, OK, RIGHT, UP
from firmware.screen import Screen
from firmware.screens import choice
from firmware.storage import shelf

_PREVIEW = 96
"""Height of the board below the list."""


def _measures(board):
    """Rows, columns, and the cells as rows in which bit c stands for column c."""
    cells = array("H")
    for row in board:
        bits = 0
        for column in range(len(row)):
            if row[column] == ".":
                bits |= 1 << column
        cells.append(bits)
    return len(board), len(board[0]), cells


def _setup():
    return loading.part("games.puzzle_sheet.setup")


class Pick(choice.Menu):
    """Nothing, a picture, or own cells. State: [sheet's name, what is chosen, the list's state]. Returns what is chosen, as puzzle_sheet_setup keeps
    it."""

    def __init__(self, app, state):
        self.name, self.fill_first, more = state
        self.pictures = [title for title, _cells in shelf.solo_pictures(app.hardware.folder, self.name)]
        self.board = None
        board = _setup().sheet_value(app, self.name)
        if board and layout(app).tall:
            self.height, self.width, self.cells = _measures(board["board"])
            self.board = art.Board()
        choice.Menu.__init__(self, app, more)
        if more is None:
            chosen = self.fill_first
            if isinstance(chosen, str) and chosen in self.pictures:
                self.list.focus = 1 + self.pictures.index(chosen)
            elif chosen:
                self.list.focus = 1 + len(self.pictures)

    def state(self):
        """What it was given, and the list's state."""
        return [self.name, self.fill_first, self.list_state()]

    def fill(self):
        """Nothing first, own cells last."""
        self.list.set(["Nothing"] + self.pictures + ["Own cells"])
        return "Filled first", self.name

    def bottom(self):
        """On a tall panel what has the focus is shown below the list."""
        return self.place.height - (_PREVIEW if self.board else 0)

    def prepare(self):
        """Title, list, and the cells of what has the focus."""
        choice.Menu.prepare(self)
        if self.board:
            index = self.list.focus
            fill = 0
            if index > len(self.pictures):
                fill = self.fill_first if isinstance(self.fill_first, list) else 0
            elif index:
                fill = self.pictures[index - 1]
            setup = _setup()
            rows = setup.rows_of(setup.cells_of(self.app, self.name, fill))
            place = self.place
            self.board.prepare(
                place.left, place.height - _PREVIEW, place.width, _PREVIEW, self, rows, theme.PLAYERS[0][1]
            )

    def draw(self, canvas):
        """Title, list, board."""
        choice.Menu.draw(self, canvas)
        if self.board:
            self.board.draw(canvas)

    def chosen(self, index):
        """Close with it; own cells begin as the picture that was chosen."""
        if index > len(self.pictures):
            setup = _setup()
            rows = setup.rows_of(setup.cells_of(self.app, self.name, self.fill_first))
            self.app.push("games.puzzle_sheet.fill.Cells", [self.name, rows, -1])
        else:
            self.app.pop(self.pictures[index - 1] if index else 0)

    def returned(self, name, value):
        """The own cells."""
        self.app.pop(value)


class Cells(Screen):
    """The board, on which ok fills a cell or empties it; back closes. State: [sheet's name, rows of filled cells, cell with the focus]. Returns the
    rows."""

    shows_player = False
    keys = MENU_KEYS

    def __init__(self, app, state):
        Screen.__init__(self, app, state)
        self.name, self.filled, self.focus = state
        self.height, self.width, self.cells = _measures(_setup().sheet_value(app, self.name)["board"])
        self.order = []  # the cells, each row * 16 + column
        for row in range(self.height):
            for column in range(self.width):
                if self.cells[row] >> column & 1:
                    self.order.append(row << 4 | column)
            self.filled[row] &= self.cells[row]
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.board = art.Board()
        self.board.see_through = True
        self.title = lists.Title()

    def state(self):
        """As in the class's words."""
        return [self.name, self.filled, self.focus]

    def handle(self, key):
        """The arrows move from cell to cell; with four keys up and down go through all of them."""
        row, column = self.focus >> 4, self.focus & 15
        if key == BACK:
            self.app.pop(self.filled if any(self.filled) else 0)
            return
        if key == OK:
            self.filled[row] ^= 1 << column
        elif (key == UP or key == DOWN) and self.app.hardware.has_stick:
            step = 1 if key == DOWN else -1
            row = (row + step) % self.height
            while not self.cells[row] >> column & 1:
                row = (row + step) % self.height
            self.focus = row << 4 | column
        elif key in (UP, LEFT, DOWN, RIGHT):
            step = 1 if key in (DOWN, RIGHT) else -1
            self.focus = self.order[(self.order.index(self.focus) + step) % len(self.order)]
        self.app.changed()

    def prepare(self):
        """Title and board."""
        place = self.place = layout(self.app)
        count = len([cell for cell in self.order if self.filled[cell >> 4] >> (cell & 15) & 1])
        self.title.prepare(place, "OK: fill, back: done" if place.tall else "OK: fill", "%d filled" % count)
        self.board.light([[(self.focus >> 4) + 1, (self.focus & 15) + 1]])
        y = self.title.bottom
        self.board.prepare(place.left, y, place.width, place.height - y, self, self.filled, theme.PLAYERS[0][1])

    def draw(self, canvas):
        """Title, board."""
        self.title.draw(canvas)
        self.board.draw(canvas)
