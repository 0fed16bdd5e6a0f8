"""Choosing a piece in Puzzle Sheet: all frames with their pieces, and the own board beside them."""

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.game import PLACE
from firmware.games.puzzle_sheet.words import next_bonus
from firmware.screens.in_game.base import Button, Choosing, Line, Paper
from firmware.wording import count_words
from shared_rules.puzzle_sheet.boards import extent

HOLLOW = 4
"""How a piece looks: as often as it was taken it is crossed off, and what cannot be taken now is hollow."""
_FOCUSED = 8
_EMPTY = 255
_BAR = 6
"""Width of the box at the right that shows how far the pieces are scrolled."""


class Take(Choosing):
    """The pieces, of which only those that can be taken get the focus. State: the piece's index, and 256 times the
    first row shown; on `pad` the number of pieces means the stop.
    """

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        game = self.game = app.game.table.game
        self.seat = game.to_move
        self.board = art.Board()
        self.track = art.Track()
        self.preview = art.Figure()  # the piece that has the focus, large
        self.name = Line()
        self.more = Line()
        self.stop = Button()
        count = game.count
        self.looks = bytes([self._look(index) for index in range(count)])
        self.open = [index for index in range(count) if self.looks[index] < HOLLOW]
        if game.pad:
            self.open.append(count)
        self.first, focus = divmod(state or 0, 256)
        self.focus = focus if state is not None and focus in self.open else self._best()
        self._lay_out()
        self.first = min(self.first, len(self.frames) - self.shown)

    def state(self) -> int:
        return self.first * 256 + self.focus

    def _look(self, index):
        game = self.game
        return game.taken[index] | (0 if game.can_take(index) else HOLLOW)

    def _best(self):
        # The piece with the most points; among equals the one with the most cells, the first of these.
        game = self.game
        best, most = self.open[0], (-1, 0)
        for index in self.open:
            if index < game.count:
                value = (game.worth(index), len(game.pieces[index]))
                if value > most:
                    best, most = index, value
        return best

    def stops(self) -> list:
        count = self.game.count
        stops = [divmod(self.tile_of[index], self.across) + (index,) for index in self.open if index < count]
        return stops + [(len(self.frames), 0, count)] * (count in self.open)

    def chosen(self, stop: int) -> None:
        game = self.game
        if stop == game.count:
            words = "No piece fits your board, so the game ends for all."
            self.app.stack.push("screens.choice.Confirm", ["End game", words, "Keep playing", "End game"])
        elif game.pad:
            self.app.act({"type": "take", "piece": game.name(stop)})
        else:
            self.app.stack.push(PLACE, [stop, -1, -1, 0, None])

    def on_result(self, name: str, value) -> None:
        self.app.act({"type": "stop"})

    def prepare(self) -> None:
        game = self.game
        focus = self.focus
        first = self.first
        text = "End game"
        piece = b""
        if focus < game.count:
            at = self.tile_of[focus] // self.across
            first = max(at - self.shown + 1, min(first, at))
            text = "%s: %s" % (game.name(focus), count_words(game.worth(focus), "point"))
            piece = game.pieces[focus]
        if self.dirty:
            self.set_stops()
        if self.dirty or first != self.first:
            self.first = first
            for row in range(self.shown):
                self._show_row(row)
        self.dirty = False
        self.preview.prepare(*self.preview_strip, piece, art.seat_colour(self.app, self.seat), 16, 0, focus)
        self.name.prepare(*self.name_strip, text, fonts.MEDIUM if self.name_strip[3] >= 28 else fonts.SMALL)

    def _show_row(self, row):
        # How its pieces look, and the same as a text, by which the canvas sees a change.
        first = (self.first + row) * self.across
        looks = self.rows[row]
        for at in range(self.across):
            index = self.tiles[first + at]
            looks[at] = _EMPTY if index == _EMPTY else self.looks[index]
            if index == self.focus:
                looks[at] |= _FOCUSED
        self.shown_as[row] = repr(looks)

    def moved(self, before: int) -> None:
        """Two rows change, where the others stay."""
        for stop in (before, self.focus):
            if stop < self.game.count:
                row = self.tile_of[stop] // self.across - self.first
                if 0 <= row < self.shown:
                    self._show_row(row)

    def _lay_out(self):
        game = self.game
        app = self.app
        seat = self.seat
        tall = self.layout.tall
        pad = game.pad
        points = count_words(game.points[seat], "point")
        bonus = next_bonus(game, seat)
        texts = ("%s, %s" % (points, bonus), points, "") if bonus and not pad else (points, "")
        area = self.below_band(seat, 32, 20, texts)
        self.label = 16 if tall else 14
        self._lay_out_tiles((area.w - self.label - _BAR) // 22)
        self._measure(tall)
        if pad:
            size = fonts.MEDIUM if tall else fonts.SMALL
            self.stop.prepare(*area.cut_bottom(28 if tall else 24), "No piece fits", size)
        # On a low panel two rows of pieces leave room for the board.
        below = 76 if tall and not pad else 68 if tall or not pad else 45
        self.shown = min(len(self.frames), (area.h - below) // self.row_height)
        self.rows = [bytearray(self.across) for _row in range(self.shown)]
        self.shown_as = [""] * self.shown
        self.strip = area.cut_top(self.shown * self.row_height)
        self.parts = [self.band, self.preview, self.name, self.track]
        if not pad:
            strip = area.cut_left(min(area.w // 2, area.h * game.width // game.height + 8))
            self.board.show(app, seat, strip)
            self.parts.append(self.board)
        if tall and not pad:
            # The preview is above the words, which say what the piece brings.
            words = Area(*area.cut_bottom(48))
            self.preview_strip = area.rest()
        else:
            words = Area(*area.cut_bottom(min(area.h, 68)))
            self.name_strip = words.cut_top(0 if pad else 20)
            self.preview_strip = words.cut_left(words.h)
            self.parts.append(Paper(area.rest()))
        if tall or pad:
            self.name_strip = words.cut_top(28 if tall else words.h // 2)
        if tall and pad:
            self.more.prepare(*words.cut_top(20), next_bonus(game, seat), fonts.SMALL, theme.TEXT_DIM)
            self.parts.append(self.more)
        self.track.prepare(*words.cut_top(20 if tall else words.h), app, seat)
        self.parts.append(Paper(words.rest()))

    def _measure(self, tall):
        # Tiles, the cross over one, the cells of the pieces.
        self.tile = min(27, (self.layout.width - self.label - _BAR) // self.across)
        self.row_height = self.tile + 1 if tall else min(self.tile + 1, 23)
        least = min(self.tile, self.row_height)
        self.cross = least - 4
        self.extents = bytearray()  # of each piece, 16 x rows + columns
        largest = 1
        for piece in self.game.pieces:
            high, wide = extent(piece)
            largest = max(largest, high, wide)
            self.extents.append((high & 15) << 4 | wide & 15)
        self.size = min(6, max(1, (least - 2) // largest))

    def _lay_out_tiles(self, most):
        # Which piece is on which tile, row by row: each frame begins a row of its own. At most so many tiles a row; the
        # longest frame in one if it can be.
        game = self.game
        frames = [str(game.frame(index)) for index in range(game.count)]
        longest = max([frames.count(frame) for frame in frames] or [1])
        self.across = min(most, longest)
        self.tiles = bytearray()
        self.frames = []  # for each row the number of the frame that begins there, or ""
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

    def draw(self, canvas) -> None:
        Choosing.draw(self, canvas)
        if self.game.pad:
            self.stop.draw(canvas, self.focus == self.game.count)
        left, y, width, height = self.strip
        w = width - self.label - _BAR
        count = len(self.frames)
        x = left + width - _BAR
        if canvas.begin_region(x, y, _BAR, height, theme.BACKGROUND, self.first) and count > self.shown:
            canvas.fill(x + 1, y, 4, height, theme.PANEL)
            canvas.fill(x + 1, y + height * self.first // count, 4, height * self.shown // count, theme.DIM)
        x = left + self.label
        h = self.row_height
        for row in range(self.shown):
            frame = self.frames[self.first + row]
            if canvas.begin_region(left, y, self.label, h, theme.BACKGROUND, 0, frame) and frame:
                canvas.text(left + 1, y + (h - fonts.SMALL.height) // 2, frame, fonts.SMALL, theme.TEXT_DIM)
            if canvas.begin_region(x, y, w, h, theme.BACKGROUND, self.first + row, self.shown_as[row]):
                self._tiles(canvas, x, y, row)
            y += h

    def _tiles(self, canvas, x, y, row):
        tile = self.tile
        looks = self.rows[row]
        first = (self.first + row) * self.across
        for column in range(self.across):
            look = looks[column]
            if look == _EMPTY:
                return
            index = self.tiles[first + column]
            piece = self.game.pieces[index]
            colour = theme.INK
            if look & _FOCUSED:
                canvas.fill(x, y, tile, self.row_height, theme.FOCUS)
                colour = theme.BACKGROUND
                look -= _FOCUSED
            size = self.size
            piece_x = x + (tile - (self.extents[index] & 15 or 16) * size + 1) // 2
            piece_y = y + (self.row_height - (self.extents[index] >> 4 or 16) * size + 1) // 2
            if look & HOLLOW:
                art.draw_hollow(canvas, piece_x, piece_y, size, piece)
            else:
                art.draw_piece(canvas, piece_x, piece_y, size, piece, colour)
            times = look & 3
            if times:
                cross = self.cross
                art.draw_strike(canvas, x + (tile - cross) // 2, y + (self.row_height - cross) // 2, cross, times)
            x += tile
