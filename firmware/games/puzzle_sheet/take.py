"""Choice of a piece in Puzzle Sheet: all frames with their pieces, and the player's board beside them."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button, Line
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.game import PLACE
from firmware.games.puzzle_sheet.words import is_due, next_bonus
from firmware.language import later, t, t_n
from firmware.screens.in_game.base import Choosing
from shared_rules.puzzle_sheet.boards import extent

HOLLOW = 4
"""How a piece looks: the number of times it was crossed off, plus HOLLOW if it cannot be taken now."""
_FOCUSED = 8
_EMPTY = 255
_BAR = 6
"""Width of the scroll bar's box at the right of the pieces."""


def _look(game, index):
    return game.taken[index] | (0 if game.can_take(index) else HOLLOW)


class Arrangement:
    """Assignment of pieces to tiles, row by row; each frame begins a new row."""

    def __init__(self, game, most: int):
        """most: maximum tiles in a row; the longest frame is in one row if possible."""
        frames = [str(game.frame(index)) for index in range(game.count)]
        longest = max([frames.count(frame) for frame in frames] or [1])
        self.across = min(most, longest)
        self.tiles = bytearray()
        self.frames = []  # for each row, the number of the frame that begins there, or ""
        self.tile_of = bytearray(len(frames))
        before = ""
        for index in range(len(frames)):
            frame = frames[index]
            if frame != before:
                self._fill_row()
            if len(self.tiles) % self.across == 0:
                self.frames.append("" if frame == before else frame)
            before = frame
            self.tile_of[index] = len(self.tiles)
            self.tiles.append(index)
        self._fill_row()

    def _fill_row(self):
        while len(self.tiles) % self.across:
            self.tiles.append(_EMPTY)

    def place(self, index: int) -> tuple:
        """Return the (row, column) of a piece."""
        return divmod(self.tile_of[index], self.across)


class Tiles(lists.Scroller):
    """The pieces on tiles, with each frame's number before its first row; whole rows fill the height and scroll.

    `looks`: of each piece, see HOLLOW; `can_take`: the indexes of those that are not hollow.
    """

    def __init__(self, game, first: int):
        lists.Scroller.__init__(self, first)
        self.game = game
        self.looks = bytes([_look(game, index) for index in range(game.count)])
        self.can_take = [index for index in range(game.count) if self.looks[index] < HOLLOW]

    def arrange(self, area: Area, tall: bool, below: int) -> None:
        """Cut as many rows from the area as leave `below` pixels of it."""
        self.label = 16 if tall or fonts.large_text else 14
        self.arrangement = Arrangement(self.game, (area.w - self.label - _BAR) // 22)
        across = self.arrangement.across
        self.tile = min(27, (area.w - self.label - _BAR) // across)
        self.row_height = max(self.tile + 1 if tall else min(self.tile + 1, 23), fonts.SMALL.height)
        self._measure_pieces()
        length = len(self.arrangement.frames)
        shown = min(length, (area.h - below) // self.row_height)
        self.strip = area.cut_top(shown * self.row_height)
        self.rows = [bytearray(across) for _row in range(shown)]
        self.shown_as = [""] * shown
        self.fit(length, self.strip[3])

    def _measure_pieces(self):
        self.extents = bytearray()  # for each piece, 16 x rows + columns
        largest = 1
        for piece in self.game.pieces:
            high, wide = extent(piece)
            largest = max(largest, high, wide)
            self.extents.append((high & 15) << 4 | wide & 15)
        self.size = min(6, max(1, (min(self.tile, self.row_height) - 2) // largest))

    def height(self, row: int) -> int:
        """Return the height, which all rows share."""
        return self.row_height

    def prepare(self, focus: int, changed: bool) -> None:
        """Scroll to the focused piece; a number beyond the pieces means none. changed: more than the focus changed."""
        first = self.first
        if focus < self.game.count:
            row = self.arrangement.place(focus)[0]
            if not first <= row < first + self.count:
                self.fit(self.length, self.room, row)
        if changed or first != self.first:
            for row in range(self.count):
                self._show_row(row, focus)

    def focus_moved(self, before: int, focus: int) -> None:
        """Update the two rows that change if the others do not scroll."""
        for index in (before, focus):
            if index < self.game.count:
                row = self.arrangement.place(index)[0] - self.first
                if 0 <= row < self.count:
                    self._show_row(row, focus)

    def _show_row(self, row, focus):
        # The looks of its pieces, and the same as text, which shows the canvas a change.
        first = (self.first + row) * self.arrangement.across
        looks = self.rows[row]
        for at in range(self.arrangement.across):
            index = self.arrangement.tiles[first + at]
            looks[at] = _EMPTY if index == _EMPTY else self.looks[index]
            if index == focus:
                looks[at] |= _FOCUSED
        self.shown_as[row] = repr(looks)

    def draw(self, canvas) -> None:
        """Paint the bar's box, then for each row one for its frame number and one for its tiles."""
        left, y, width, height = self.strip
        w = width - self.label - _BAR
        self.draw_bar(canvas, left + width - _BAR, y, height)
        x = left + self.label
        h = self.row_height
        for row in range(self.count):
            frame = self.arrangement.frames[self.first + row]
            if canvas.begin_region(left, y, self.label, h, theme.BACKGROUND, 0, frame) and frame:
                canvas.text(left + 1, y + (h - fonts.SMALL.height) // 2, frame, fonts.SMALL, theme.TEXT_DIM)
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, self.first + row, self.shown_as[row]):
                self._draw_row(canvas, x, y, row)
            y += h

    def draw_bar(self, canvas, x: int, y: int, h: int) -> None:
        """Paint a bar narrower than a list's, or background if all rows are visible."""
        if canvas.begin_region(x, y, _BAR, h, theme.BACKGROUND, self.first) and self.last_first:
            canvas.fill(x + 1, y, 4, h, theme.PANEL)
            canvas.fill(x + 1, y + h * self.first // self.length, 4, h * self.count // self.length, theme.DIM)

    def _draw_row(self, canvas, x, y, row):
        looks = self.rows[row]
        first = (self.first + row) * self.arrangement.across
        for column in range(len(looks)):
            look = looks[column]
            if look == _EMPTY:
                return
            self._draw_tile(canvas, x, y, self.arrangement.tiles[first + column], look)
            x += self.tile

    def _draw_tile(self, canvas, x, y, index, look):
        w, h, size = self.tile, self.row_height, self.size
        piece = self.game.pieces[index]
        colour = theme.INK
        if look & _FOCUSED:
            canvas.fill(x, y, w, h, theme.FOCUS)
            colour = theme.BACKGROUND
            look -= _FOCUSED
        piece_x = x + (w - (self.extents[index] & 15 or 16) * size + 1) // 2
        piece_y = y + (h - (self.extents[index] >> 4 or 16) * size + 1) // 2
        if look & HOLLOW:
            art.draw_hollow(canvas, piece_x, piece_y, size, piece)
        else:
            art.draw_piece(canvas, piece_x, piece_y, size, piece, colour)
        times = look & 3
        if times:
            cross = min(w, h) - 4
            art.draw_strike(canvas, x + (w - cross) // 2, y + (h - cross) // 2, cross, times)


class Take(Choosing):
    """The pieces; only those that can be taken get the focus.

    State: the piece's index plus 256 times the first row shown; on `pad` the number of pieces means "End game".
    """

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        game = self.game = app.game.table.game
        self.seat = game.to_move
        self.board = art.Board()
        self.track = art.Track()
        self.preview = art.Figure()  # the focused piece, large
        self.name = Line()
        self.more = Line()
        self.stop = Button()
        first, focus = divmod(state or 0, 256)
        self.tiles = Tiles(game, first)
        self.focus = focus if state is not None and focus in self._targets() else self._best()
        self._lay_out()

    def state(self) -> int:
        return self.tiles.first * 256 + self.focus

    def _targets(self):
        # The pieces that can be taken and, on a pad, "End game".
        return self.tiles.can_take + [self.game.count] * self.game.pad

    def _best(self):
        # The piece with the most points; among equals the first with the most cells.
        game = self.game
        best, most = self._targets()[0], (-1, 0)
        for index in self.tiles.can_take:
            value = (game.worth(index), len(game.pieces[index]))
            if value > most:
                best, most = index, value
        return best

    def stops(self) -> list:
        arrangement = self.tiles.arrangement
        stops = [arrangement.place(index) + (index,) for index in self.tiles.can_take]
        return stops + [(len(arrangement.frames), 0, self.game.count)] * self.game.pad

    def chosen(self, stop: int) -> None:
        game = self.game
        if stop == game.count:
            words = later("No piece fits your board, so the game ends for all.")
            question = [later("End game"), words, later("Keep playing"), later("End game")]
            self.app.stack.push("screens.choice.Confirm", question)
        elif game.pad:
            self.app.act({"type": "take", "piece": game.name(stop)})
        else:
            self.app.stack.push(PLACE, [stop, -1, -1, 0, None])

    def on_result(self, name: str, value) -> None:
        self.app.act({"type": "stop"})

    def prepare(self) -> None:
        game = self.game
        focus = self.focus
        texts = (t("End game"),)
        piece = b""
        if focus < game.count:
            name, worth = game.name(focus), game.worth(focus)
            texts = (t_n(worth, "{1}: {0} point", "{1}: {0} points", name), t("{0}: {1}", name, "+%d" % worth))
            piece = game.pieces[focus]
        if self.dirty:
            self.set_stops()
        self.tiles.prepare(focus, self.dirty)
        self.dirty = False
        self.preview.prepare(*self.preview_strip, piece, art.seat_colour(self.app, self.seat), 16, 0, focus)
        text = widgets.first_that_fits(texts, fonts.SMALL, self.name_strip[2] - widgets.EDGE)
        self.name.prepare(*self.name_strip, text, fonts.MEDIUM if self.name_strip[3] >= 28 else fonts.SMALL)

    def moved(self, before: int) -> None:
        """Update the two rows that change if the others do not scroll."""
        self.tiles.focus_moved(before, self.focus)

    def _lay_out(self):
        game = self.game
        app = self.app
        seat = self.seat
        tall = self.layout.high
        pad = game.pad
        area = self.below_band(seat, 32, 20, self._band_texts())
        if pad:
            size = fonts.MEDIUM if tall else fonts.SMALL
            self.stop.prepare(*area.cut_bottom(28 if tall else max(24, fonts.SMALL.line)), t("No piece fits"), size)
        # On a low panel two rows of pieces leave room for the board.
        self.tiles.arrange(area, tall, 76 if tall and not pad else 68 if tall or not pad else 45)
        self.parts = [self.band, self.preview, self.name, self.track]
        if not pad:
            strip = area.cut_left(min(area.w // 2, area.h * game.width // game.height + 8))
            self.board.show(app, seat, strip)
            self.parts.append(self.board)
        if tall and not pad:
            # The preview is above the text on what the piece brings.
            words = Area(*area.cut_bottom(48))
            self.preview_strip = area.rest()
        else:
            words = Area(*area.cut_bottom(min(area.h, 48 + fonts.SMALL.line)))
            self.name_strip = words.cut_top(0 if pad else fonts.SMALL.line)
            self.preview_strip = words.cut_left(words.h)
            self.parts.append(Background(area.rest()))
        if tall or pad:
            self.name_strip = words.cut_top(28 if tall else max(words.h // 2, fonts.SMALL.line))
        if tall and pad and words.h >= fonts.SMALL.line + 20:
            self.more.prepare(
                *words.cut_top(max(20, fonts.SMALL.line)), self._bonus(words.w), fonts.SMALL, theme.TEXT_DIM
            )
            self.parts.append(self.more)
        self.track.prepare(*words.cut_top(20 if tall else words.h), app, seat)
        self.parts.append(Background(words.rest()))

    def _bonus(self, width):
        texts = (next_bonus(self.game, self.seat), "")
        return widgets.first_that_fits(texts, fonts.SMALL, width - widgets.EDGE)

    def _band_texts(self):
        game, seat = self.game, self.seat
        points = t_n(game.points[seat], "{0} point", "{0} points")
        bonus = "" if game.pad else next_bonus(game, seat)
        if not bonus:
            return (points,) if fonts.large_text else (points, "")
        both = t("{0}, {1}", points, bonus)
        if not fonts.large_text:
            return both, points, ""
        # A name is shortened, and the track has the points.
        threshold = game.bonus_at(seat)
        return both, bonus, bonus if is_due(game, seat) else t("bonus {0}", threshold)

    def draw(self, canvas) -> None:
        Choosing.draw(self, canvas)
        if self.game.pad:
            self.stop.draw(canvas, self.focus == self.game.count)
        self.tiles.draw(canvas)
