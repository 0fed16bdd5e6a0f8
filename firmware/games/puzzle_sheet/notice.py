"""Orders of Puzzle Sheet to the players: who writes what on paper. And the end that comes when nothing fits."""

from firmware.drawing import fonts, theme
from firmware.drawing.widgets import layout
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet import game as puzzle_sheet
from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame
from firmware.screens.in_game.notices import Notices
from firmware.screens.paragraph import Paragraph

_BIG = 14
"""Most pixels of a cell of the piece that is shown alone."""


class Notice(Notices):
    """The notices of one action, as firmware/games/puzzle_sheet/game.py lists them."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.board = art.Board()
        self.figure = art.Figure()
        self.words = Paragraph()

    def prepare(self):
        """Band of the player concerned, the orders, the piece with its line, the board with the cells lit, the button."""
        app = self.app
        game = app.table.game
        place = self.place = layout(app)
        notice = self.notice
        seat = notice[1]
        tall = place.tall
        top = 36 if tall else 25
        self.prepare_band(place, top, seat)
        titles, words, answer, self.piece, self.times, cells = self._told(notice, app.table.players[seat])
        self.has_board = cells is not None
        self.board.light(cells or [])
        height = 28
        x, y, w = place.left, top, place.width
        bottom = place.height - height
        if self.has_board:
            pixels = art.seat_colour(app, seat)
            shaded = game.shaded(seat)
            if tall:
                y = 108
                wide = 60 if self.piece else 0
                self.board.prepare(x + wide, y, w - wide, bottom - y, game, shaded, pixels)
                self.words.prepare(x, top, w, y, titles, words)
            else:
                wide = w // 2 - 4
                self.board.prepare(x, top, wide, 84 if self.piece else 110, game, shaded, pixels)
                x += wide
                w -= wide
                self.words.prepare(x, top, w, bottom, titles, words)
        elif self.piece:
            y = bottom - (84 if tall else 36)
            self.words.prepare(x, top, w, y, titles, words)
        else:
            self.words.prepare(x, top, w, bottom, titles, words)
        self.button.prepare(x, bottom, w, height, answer, fonts.MEDIUM if tall else fonts.SMALL)
        if self.piece:
            if not self.has_board:
                area = (place.left, y, place.width, bottom - y)
            elif tall:
                area = (place.left, 108, 60, bottom - 108)
            else:
                area = (place.left, 109, place.width // 2 - 4, place.height - 109)
            self.figure.prepare(area[0], area[1], area[2], area[3], self.piece, theme.INK, _BIG, self.times)

    def _told(self, notice, name):
        # Titles, words, the button's words, the piece to show or b"", the lines through it, cells to light (None: no board).
        kind = notice[0]
        game = self.app.table.game
        done = "Done"
        if kind == "fill":
            words = ("%s: shade these cells on your sheet first." % name, "Shade these cells first.")
            return ("Before you begin",), words, done, b"", 0, notice[2]
        if kind == "cleared":
            return ("Cleared!",), ("Every cell of the board is shaded.",), "OK", b"", 0, []
        if kind == "bonus" or kind == "rub bonus":
            what = "shade" if kind == "bonus" else "rub out"
            titles = ("Redone",) if kind == "bonus" else ("Undone",)
            lit = "" if notice[3] is None else " (lit cells)"
            return (
                titles,
                ("%s: %s the bonus piece for %d%s." % (name, what, notice[2], lit), "%s the bonus piece." % what),
                done,
                b"",
                0,
                notice[3],
            )
        piece, times, cells, added = notice[2:6]
        shape = game.pieces[game.index_of(piece)]
        if kind == "rub":
            line = "line" if times == 1 else "second line"
            lit = "the cells" if cells is None else "lit cells"
            words = "All: rub out the %s of %s. %s: %s, %s." % (line, piece, name, lit, puzzle_sheet.points(added))
            return (
                ("Undone",),
                (words, "Rub out the %s, %s, %s." % (line, lit, puzzle_sheet.points(added))),
                done,
                shape,
                0,
                cells,
            )
        strike = "strike out " + piece if times == 1 else "cross %s to an X" % piece
        added = puzzle_sheet.points(added)
        words = (
            "All: %s. %s: shade it, mark %s." % (strike, name, added),
            "All: %s. %s: %s." % (strike, name, added),
            "All: %s." % strike,
        )
        if notice[6] is not None:
            words = (
                words[0] + " Then the bonus piece for %d!" % notice[6],
                words[1] + " Then bonus %d!" % notice[6],
            ) + words
        return (), words, done, shape, times, cells

    def draw(self, canvas):
        """The boxes of the parts."""
        place = self.place
        self.band.draw(canvas)
        self.words.draw(canvas)
        if self.has_board:
            self.board.draw(canvas)
        if self.piece:
            self.figure.draw(canvas)
        self.button.draw(canvas, True)


class Stop(InGame):
    """Nothing fits the mover's board: the game ends. No state."""

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.band = Band()
        self.board = art.Board()
        self.words = Paragraph()
        self.button = Button()

    def handle(self, key):
        """Ok ends the game."""
        if not self.common(key) and key == OK:
            self.app.act({"type": "stop"})

    def prepare(self):
        """Band, words, the board, the button."""
        app = self.app
        game = app.table.game
        place = self.place = layout(app)
        seat = game.to_move
        tall = place.tall
        top = 36 if tall else 25
        self.band.prepare(place, top, app.colours[seat], app.table.players[seat])
        if game.phase == "bonus":
            words = (
                "The bonus piece for %d does not fit: the game ends." % game.bonus_due,
                "The bonus piece does not fit.",
            )
        else:
            words = ("No piece that is left fits this board: the game ends.", "No piece fits.")
        self.board.light([])
        shaded = game.shaded(seat)
        pixels = art.seat_colour(app, seat)
        if tall:
            self.words.prepare(place.left, top, place.width, 96, (), words)
            self.board.prepare(place.left, 96, place.width, 116, game, shaded, pixels)
            self.button.prepare(place.left, 212, place.width, 28, "End the game")
        else:
            w = place.width // 2 - 4
            self.board.prepare(place.left, top, w, place.height - top, game, shaded, pixels)
            x = place.left + w
            self.words.prepare(x, top, place.right - x, 107, (), words)
            self.button.prepare(x, 107, place.right - x, 28, "End", fonts.SMALL)

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.words.draw(canvas)
        self.board.draw(canvas)
        self.button.draw(canvas, True)
