"""Orders of Puzzle Sheet to the players: who writes what on paper. And the end that comes when nothing fits."""

from firmware.drawing import theme
from firmware.drawing.area import Area
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet import game as puzzle_sheet
from firmware.keys import OK
from firmware.screens.in_game.notices import Notices

_BIG = 14
"""Most pixels of a cell of the piece that is shown."""


class _Told:
    """What a notice says and shows."""

    def __init__(self, titles, words, answer="Done", piece=b"", times=0, cells=None):
        self.titles = titles
        self.words = words  # longest first
        self.answer = answer  # on the button
        self.piece = piece
        self.times = times  # lines through the piece
        self.cells = cells  # lit on the board; None: no board


class Notice(Notices):
    """The notices of one action, as firmware/games/puzzle_sheet/game.py lists them."""

    WORDS = 72
    """Height of the words above a board."""

    def __init__(self, app, state):
        Notices.__init__(self, app, state)
        self.board = art.Board()
        self.figure = art.Figure()

    def prepare(self) -> None:
        """Band of the player concerned, the orders, the piece with its line, the board with the cells lit, the button."""
        seat = self.notice[1]
        area = self.begin(seat)
        told = self.told(self.app.table.players[seat])
        tall = self.layout.tall
        pictures = area
        if told.cells is not None and not tall:
            pictures = Area(*area.cut_left(area.w // 2 - 4))
        self.button.prepare(*area.cut_bottom(28), told.answer, self.font())
        if told.cells is not None and tall:
            pictures = Area(*area.cut_bottom(area.h - self.WORDS))
        if told.piece:
            if told.cells is None:
                strip = area.cut_bottom(84 if tall else 36)
            else:
                strip = pictures.cut_left(60) if tall else pictures.cut_bottom(26)
            self.figure.prepare(*strip, told.piece, theme.INK, _BIG, told.times)
            self.parts.append(self.figure)
        if told.cells is not None:
            self.board.show(self.app, seat, pictures.rest(), told.cells)
            self.parts.append(self.board)
        self.say(area.rest(), told.titles, told.words)

    def told(self, name: str) -> _Told:
        """What the notice says to the player of this name, and shows."""
        kind = self.notice[0]
        if kind == "fill":
            words = ("%s: shade these cells on your sheet first." % name, "Shade these cells first.")
            return _Told(("Before you begin",), words, cells=self.notice[2])
        if kind == "cleared":
            return _Told(("Cleared!",), ("Every cell of the board is shaded.",), "OK", cells=[])
        if kind == "bonus" or kind == "rub bonus":
            _kind, _seat, threshold, cells = self.notice
            what = "shade" if kind == "bonus" else "rub out"
            lit = "" if cells is None else " (lit cells)"
            words = ("%s: %s the bonus piece for %d%s." % (name, what, threshold, lit), "%s the bonus piece." % what)
            return _Told(("Redone",) if kind == "bonus" else ("Undone",), words, cells=cells)
        piece, times, cells, added = self.notice[2:6]
        game = self.app.table.game
        shape = game.pieces[game.index_of(piece)]
        added = puzzle_sheet.points(added)
        if kind == "rub":
            line = "line" if times == 1 else "second line"
            lit = "the cells" if cells is None else "lit cells"
            words = (
                "All: rub out the %s of %s. %s: %s, %s." % (line, piece, name, lit, added),
                "Rub out the %s, %s, %s." % (line, lit, added),
            )
            return _Told(("Undone",), words, "Done", shape, 0, cells)
        strike = "strike out " + piece if times == 1 else "cross %s to an X" % piece
        words = (
            "All: %s. %s: shade it, mark %s." % (strike, name, added),
            "All: %s. %s: %s." % (strike, name, added),
            "All: %s." % strike,
        )
        threshold = self.notice[6]
        if threshold is not None:
            words = (
                words[0] + " Then the bonus piece for %d!" % threshold,
                words[1] + " Then bonus %d!" % threshold,
            ) + words
        return _Told((), words, "Done", shape, times, cells)


class Stop(Notice):
    """Nothing fits the active player's board: the game ends. No state."""

    WORDS = 60

    def __init__(self, app, state):
        Notice.__init__(self, app, [[["stop", app.table.game.to_move]], 0])

    def state(self) -> None:
        return None

    def handle(self, key: int) -> None:
        """Ok ends the game."""
        if not self.common(key) and key == OK:
            self.app.act({"type": "stop"})

    def told(self, name: str) -> _Told:
        """Which piece does not fit, with the whole board."""
        game = self.app.table.game
        words = ("No piece that is left fits this board: the game ends.", "No piece fits.")
        if game.phase == "bonus":
            words = ("The bonus piece for %d does not fit: the game ends." % game.bonus_due,)
            words += ("The bonus piece does not fit.",)
        return _Told((), words, "End the game" if self.layout.tall else "End", cells=[])
