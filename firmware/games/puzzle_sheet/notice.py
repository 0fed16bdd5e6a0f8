"""Orders of Puzzle Sheet to the players: who writes what on paper. And the end that comes when nothing fits."""

from firmware.drawing import theme
from firmware.drawing.area import Area
from firmware.games.puzzle_sheet import art
from firmware.keys import OK
from firmware.screens.in_game.base import count_words
from firmware.screens.in_game.notices import ORDER, Notices, Told

_BIG = 14
"""Most pixels of a cell of the piece that is shown."""


class Notice(Notices):
    """The notices of one action, as firmware/games/puzzle_sheet/game.py lists them."""

    TEXT = 72
    """Height of the text above a board, without the line that a bonus piece takes."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.board = art.Board()
        self.figure = art.Figure()

    def prepare(self) -> None:
        told = self.told()
        area = self.begin(told.seat, name=told.name)
        piece, times, cells = told.shows or (b"", 0, None)
        tall = self.layout.tall
        pictures = area
        if cells is not None and not tall:
            pictures = Area(*area.cut_left(area.w // 2 - 4))
        self.button.prepare(*area.cut_bottom(28), told.answer, self.font())
        if cells is not None and tall:
            due = self.notice[0] == "taken" and self.notice[6] is not None
            pictures = Area(*area.cut_bottom(area.h - self.TEXT - (20 if due else 0)))
        if piece:
            if cells is None:
                strip = area.cut_bottom(84 if tall else 34)
            else:
                strip = pictures.cut_left(60) if tall else pictures.cut_bottom(26)
            self.figure.prepare(*strip, piece, theme.INK, _BIG, times)
            self.parts.append(self.figure)
        if cells is not None:
            self.board.show(self.app, told.seat, pictures.rest(), cells)
            self.parts.append(self.board)
        self.say(area.rest(), told.titles, told.texts, told.look)

    def told(self) -> Told:
        """What the notice says; it shows a piece, lines through it, and cells lit on the board: None for no board."""
        kind, seat = self.notice[:2]
        name = self.app.table.players[seat]
        if kind == "fill":
            texts = ("%s: first shade these cells on your sheet." % name, "Shade these cells first.")
            return Told(seat, ("Before you start",), texts, "Done", (b"", 0, self.notice[2]))
        if kind == "cleared":
            return Told(seat, ("Cleared!",), ("The whole board is shaded.",), "OK", (b"", 0, []))
        if kind == "bonus" or kind == "rub bonus":
            threshold, cells = self.notice[2:]
            # For a rival somebody at the table writes.
            who = self.again(seat)[0] if self.app.game.is_rival(seat) else name
            if kind == "bonus":
                texts = ("%s: shade the bonus piece for %d.", "%s: shade the bonus piece for %d (lit cells).")
                short = "Shade the bonus piece."
            else:
                texts = ("%s: erase the bonus piece for %d.", "%s: erase the bonus piece for %d (lit cells).")
                short = "Erase the bonus piece."
            texts = (texts[cells is not None] % (who, threshold), short)
            return Told(seat, ("Bonus piece" if kind == "bonus" else "Undone",), texts, "Done", (b"", 0, cells))
        piece, times, cells, added = self.notice[2:6]
        game = self.app.table.game
        shape = game.pieces[game.index_of(piece)]
        added = count_words(added, "point")
        # Everybody crosses it off: the order to all is the large one, and the band names them.
        all_of_them = "All" if game.players > 1 else ""
        if kind == "rub":
            titles = ("Erase the line on %s" if times == 1 else "Make %s one line",)
            texts = ("%s: erase %s and %s." % (name, "the cells" if cells is None else "the lit cells", added),)
            texts += ("%s: erase the cells and %s." % (name, added), "%s: erase cells and %s." % (name, added))
            if times == 1:
                texts += ("%s: cells and %s." % (name, added),)  # the title has the verb
            texts += ("Erase cells and %s." % added,)
            shows = (shape, 0, cells)
        else:
            titles = ("Cross off %s" if times == 1 else "Make %s an X",)
            short = "add %d" % self.notice[5]
            whole, shorter = "%s: shade it, %s.", "%s: %s."
            texts = (whole % (name, "add " + added), whole % (name, short), shorter % (name, short))
            shows = (shape, times, cells)
            if cells and self.app.game.is_rival(seat):
                where = min([cell[0] for cell in cells]), min([cell[1] for cell in cells])
                long = "%s: place it at row %d, column %d, add %s." % ((name,) + where + (added,))
                texts = (long, texts[0], "Shade it, add %s." % added)
            if self.notice[6] is not None:
                due = self.notice[6]
                texts = (
                    "%s: shade it, add %s. Then the bonus piece for %d!" % (name, added, due),
                    "%s: shade it, add %s. Then bonus %d!" % (name, added, due),
                    "Shade it, add %s. Then bonus %d!" % (added, due),
                ) + texts
        return Told(seat, tuple([title % piece for title in titles]), texts, "Done", shows, ORDER, all_of_them)


class Stop(Notice):
    """Nothing fits the active player's board: the game ends. No state."""

    TEXT = 60

    def __init__(self, app, state):
        Notice.__init__(self, app, [[["stop", app.table.game.to_move]], 0])

    def state(self) -> None:
        return None

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK:
            self.app.act({"type": "stop"})

    def told(self) -> Told:
        game = self.app.table.game
        texts = ("No remaining piece fits: the game ends.", "No piece fits.")
        if game.phase == "bonus":
            long = "The bonus piece for %d does not fit: the game ends." % game.bonus_due
            texts = (long, "The bonus piece does not fit.")
        return Told(self.notice[1], (), texts, "End game" if self.layout.tall else "End", (b"", 0, []))
