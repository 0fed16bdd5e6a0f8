"""Orders of Penk! to the players: who writes what on paper. They fill the screen and stay until they are acknowledged."""

from firmware.drawing import fonts, theme, widgets
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import ORDERED, Sheet
from firmware.screens.in_game.notices import Notices
from firmware.screens.paragraph import Paragraph


class Notice(Notices):
    """The notices of one action, one after the other. State: [notices as firmware/games/penk/game.py lists them, index of the one shown]."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.sheet = Sheet()
        self.words = Paragraph()

    def prepare(self):
        """Band of the player concerned, the order, the sheet with the cells lit, the button."""
        app = self.app
        place = self.place = widgets.layout(app)
        seat, titles, words, cells, answer = self._told(self.notice)
        colour = app.colours[seat]
        game = app.table.game
        self.has_sheet = cells is not None
        self.sheet.dark()
        if self.has_sheet:
            self.sheet.light([5 * row + column - 6 for row, column in cells], ORDERED)
        tall = place.tall
        top = 36 if tall else 25
        self.inset = 0
        self.prepare_band(place, top, seat)
        if not self.has_sheet:
            bottom = place.height - 28
            self.words.prepare(
                place.left, top, place.width, bottom, titles, words if isinstance(words, tuple) else (words,)
            )
            self.button.prepare(place.left, bottom, place.width, 28, answer)
        elif tall:
            self.words.prepare(
                place.left, top, place.width, 97, titles, words if isinstance(words, tuple) else (words,)
            )
            width = (place.width - 32) // 5
            self.inset = (place.width - 24 - 5 * width) // 2
            self.sheet.prepare(place.left + self.inset, 97, width, 19, game, seat, colour)
            self.button.prepare(place.left, 212, place.width, 28, answer)
        else:
            self.sheet.prepare(place.left, top, 20, 18, game, seat, colour)
            x = place.left + self.sheet.area[2]
            self.words.prepare(x, top, place.right - x, 109, titles, words if isinstance(words, tuple) else (words,))
            self.button.prepare(x, 109, place.right - x, 26, "Done", fonts.SMALL)

    def _told(self, notice):
        # Seat concerned, titles, order, cells to light on the sheet (None: no sheet), words of the button.
        table = self.app.table
        kind = notice[0]
        seat = notice[1]
        if kind == "not last":
            return seat, ("No last round",), "The last round is called off: play goes on.", None, "OK"
        if kind == "last":
            seat = self._finisher(notice[2])
            names = ", ".join([table.players[other] for other in notice[1]])
            words = "Still to play: " + names
            return (
                seat,
                ("Last round!",),
                ("Two columns of %s are full. " % table.players[seat] + words, words),
                None,
                "OK",
            )
        name = table.players[seat]
        done = name + " has done it"
        if kind == "block":
            line = "%s\xa0%d" % (notice[2], notice[3])
            titles = ("PENK! %s, %s" % (table.players[notice[5]], line), "PENK! " + line, "PENK!")
            return seat, titles, "Cross out " + line, notice[4], done
        if kind == "penk":
            line = "%s\xa0%d" % (notice[2], notice[3])
            return (
                seat,
                ("PENK! " + line,),
                "Nobody else has a clear cell there.",
                self._line(notice[2], notice[3]),
                "OK",
            )
        if kind == "skip":
            return seat, ("No clear cell",), "%s's turn is skipped." % name, None, "OK"
        if kind == "circle":
            return seat, ("Redone",), "Circle " + penk.cell_words(notice[2]), notice[2], done
        if kind == "cross":
            return seat, ("Redone",), "Cross out column\xa0%d" % notice[2], notice[3], done
        if notice[2] == "o":
            words = "Rub out the rings " + penk.cell_words(notice[3])
        else:
            words = "Rub out the lit crosses in %s\xa0%d" % (notice[4], notice[5])
        return seat, ("Undone",), words, notice[3], done

    def _line(self, line, index):
        if line == "row":
            return [[index, other] for other in range(1, 6)]
        return [[other, index] for other in range(1, 6)]

    def _full_columns(self, seat):
        sheet = self.app.table.game.sheets[seat]
        cells = []
        for column in range(5):
            if not [row for row in range(5) if sheet[5 * row + column] == 46]:
                cells += self._line("column", column + 1)
        return cells

    def _finisher(self, mover):
        # Whose sheet ends the game: the mover's own, or that of a player who was told to cross out.
        if len(self._full_columns(mover)) >= 10:
            return mover
        for seat in range(len(self.app.table.players)):
            if len(self._full_columns(seat)) >= 10:
                return seat
        return mover

    def draw(self, canvas):
        """The boxes of the parts, and paper beside the sheet."""
        place = self.place
        self.band.draw(canvas)
        self.words.draw(canvas)
        if self.inset:
            x, y, width, bottom = self.sheet.area
            canvas.blank(place.left, y, self.inset, bottom - y, theme.BACKGROUND)
            canvas.blank(x + width, y, place.right - x - width, bottom - y, theme.BACKGROUND)
        if self.has_sheet:
            self.sheet.draw(canvas)
        self.button.draw(canvas, True)
