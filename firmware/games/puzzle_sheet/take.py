"""Choosing a piece in Puzzle Sheet: all frames with their pieces, and the own board beside them."""

from firmware.drawing import fonts, theme
from firmware.drawing.widgets import layout
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet import game as puzzle_sheet
from firmware.keys import DOWN, LEFT, OK, RIGHT, UP
from firmware.screens.in_game.base import Band, Button, InGame, Line

# How a piece looks, a byte for each tile of a row; the focus changes it.
OPEN, ONCE, MISFIT, MISFIT_ONCE, GONE, GONE_TWICE = 0, 1, 2, 3, 4, 5
"""Can be taken; can be taken once more; does not fit; does not fit and was taken once; taken; taken twice."""
_FOCUSED = 8
_CLOSED = theme.rgb(0x39424F)
_EMPTY = 255


class Take(InGame):
    """The pieces, of which only those that can be taken get the focus. State: the piece's index; on `pad` the number of pieces stands for
    the stop."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        game = self.game = app.table.game
        self.seat = game.to_move
        self.band = Band()
        self.board = art.Board()
        self.track = art.Track()
        self.name = Line()
        self.more = Line()
        self.stop = Button()
        count = game.count
        self.looks = bytes([self._look(index) for index in range(count)])
        self.order = [index for index in range(count) if self.looks[index] <= ONCE]
        if game.free is None:
            self.order.append(count)
        self.focus = state if state in self.order else self._best()
        self.place = None
        self.first = 0

    def state(self):
        """The focus."""
        return self.focus

    def _look(self, index):
        game = self.game
        taken = game.taken[index]
        if not game.available(index):
            return GONE_TWICE if taken > 1 else GONE
        if game.can_take(index):
            return ONCE if taken else OPEN
        return MISFIT_ONCE if taken else MISFIT

    def _best(self):
        # The piece with the most points; among equals the one with the most cells.
        game = self.game
        best = self.order[0]
        for index in self.order:
            if index < game.count:
                if (game.worth(index), len(game.pieces[index])) > (game.worth(best), len(game.pieces[best])):
                    best = index
        return best

    def handle(self, key):
        """Move between what can be taken; ok takes it, on the board after its place is chosen."""
        if self.common(key):
            return
        if self.place is None:
            self._arrange()
        if key == OK:
            self._chosen()
        elif key in (UP, DOWN, LEFT, RIGHT):
            step = 1 if key in (DOWN, RIGHT) else -1
            if self.app.hardware.has_stick and key in (UP, DOWN):
                self._other_row(step)
            else:
                place = self.order.index(self.focus)
                self.focus = self.order[(place + step) % len(self.order)]
            self.app.changed()

    def _tile(self, index):
        # Row and column of a piece, or of the stop below all of them.
        return (len(self.frames), 0) if index == self.game.count else divmod(self.tile_of[index], self.across)

    def _other_row(self, step):
        # To the nearest column of the next row in which a piece can be taken, round at both ends.
        row, column = self._tile(self.focus)
        best = None
        for index in self.order:
            other, across = self._tile(index)
            away = (other - row) * step % (len(self.frames) + 1)
            if away and (best is None or (away, abs(across - column)) < best):
                best = (away, abs(across - column))
                self.focus = index

    def _chosen(self):
        game = self.game
        if self.focus == game.count:
            self.app.act({"type": "stop"})
        elif game.free is None:
            self.app.act({"type": "take", "piece": game.name(self.focus)})
        else:
            self.app.push(puzzle_sheet.PLACE, [self.focus, -1, -1, 0, None])

    def prepare(self):
        """Where everything is; then what the focus has changed."""
        if self.place is None:
            self._arrange()
        game = self.game
        focus = self.focus
        if focus < game.count:
            at = self.tile_of[focus] // self.across
            if at < self.first:
                self.first = at
            elif at >= self.first + self.shown:
                self.first = at - self.shown + 1
        self.rows = []
        self.shown_as = []  # the same as texts, by which the canvas sees a change
        for row in range(self.first, self.first + self.shown):
            looks = bytearray()
            for index in self.tiles[row * self.across : (row + 1) * self.across]:
                if index == _EMPTY:
                    looks.append(_EMPTY)
                else:
                    looks.append(self.looks[index] | (_FOCUSED if index == focus else 0))
            self.rows.append(bytes(looks))
            self.shown_as.append(repr(self.rows[-1]))
        x, y, w, h = self.words_area
        if focus < game.count:
            words = "%s: %s" % (game.name(focus), puzzle_sheet.points(game.worth(focus)))
        else:
            words = "Stop"
        self.name.prepare(x, y, w, h, words, fonts.MEDIUM if h >= 28 else fonts.SMALL)

    def _arrange(self):
        game = self.game
        app = self.app
        place = self.place = layout(app)
        colour = app.colours[self.seat]
        pixels = art.seat_colour(app, self.seat)
        total = puzzle_sheet.points(game.points[self.seat])
        tall = place.tall
        top = 32 if tall else 20
        self.band.prepare(place, top, colour, app.table.players[self.seat], (total, ""))
        self.y = top
        self.label = 16 if tall else 14
        self._lay_out_tiles((place.width - self.label - 6) // 22)
        rows = len(self.tiles) // self.across
        self.tile = min(27, (place.width - self.label - 6) // self.across)
        pad = game.free is None
        below = 76 if tall else (46 if pad else 22)
        self.row_height = min(self.tile + 1, 23) if not tall else self.tile + 1
        self.shown = min(rows, (place.height - top - below) // self.row_height)
        self.bottom = top + self.shown * self.row_height
        self.cross = min(self.tile, self.row_height) - 4
        self.extents = bytearray()  # of each piece, 16 x rows + columns
        largest = 1
        for piece in game.pieces:
            high, wide = art.extent(piece)
            largest = max(largest, high, wide)
            self.extents.append((high & 15) << 4 | wide & 15)
        self.size = min(6, max(1, (min(self.tile, self.row_height) - 2) // largest))
        bonus = puzzle_sheet.next_bonus(game, self.seat)
        if tall:
            self._arrange_below(place, pixels, bonus, pad)
        else:
            half = place.width // 2
            bottom = place.height - 24 if pad else place.height
            h = min(24, bottom - self.bottom)
            self.words_area = (place.left, bottom - h, half, h)
            self.track.prepare(place.left + half, bottom - h, place.width - half, h, game, self.seat, pixels)
            if pad:
                self.stop.prepare(place.left, bottom, place.width, 24, "Nothing fits: stop", fonts.SMALL)

    def _arrange_below(self, place, pixels, bonus, pad):
        # The area below the pieces of a tall panel.
        game = self.game
        y = self.bottom
        h = place.height - y
        if pad:
            y = place.height - 76
            self.words_area = (place.left, y, place.width, 28)
            self.more.prepare(place.left, y + 28, place.width // 2, 20, bonus, fonts.SMALL, theme.TEXT_DIM)
            self.track.prepare(
                place.left + place.width // 2, y + 28, place.width - place.width // 2, 20, game, self.seat, pixels
            )
            self.stop.prepare(place.left, y + 48, place.width, 28, "Nothing fits: stop")
            return
        w = min(place.width // 2, h * game.width // game.height + 8)
        self.board.prepare(place.left, y, w, h, game, game.shaded(self.seat), pixels)
        x = place.left + w
        w = place.right - x
        middle = y + (h - 68) // 2
        self.words_area = (x, middle, w, 28)
        self.more.prepare(x, middle + 28, w, 20, bonus, fonts.SMALL, theme.TEXT_DIM)
        self.track.prepare(x, middle + 48, w, 20, game, self.seat, pixels)

    def _lay_out_tiles(self, most):
        # Which piece is on which tile, row by row: each frame begins a row of its own. At most so many tiles a row; the longest frame in one if it can be.
        game = self.game
        frames = [str(game.frame(index)) for index in range(game.count)]
        longest = max([1] + [frames.count(frame) for frame in "1234"])
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

    def draw(self, canvas):
        """A box for each row of pieces and its frame's number; the board, the track and the words."""
        place = self.place
        self.band.draw(canvas)
        y = self.y
        left = place.left
        w = place.width - self.label - 6
        for row in range(self.shown):
            frame = self.frames[self.first + row]
            if canvas.box(left, y, self.label, self.row_height, theme.BACKGROUND, 0, frame) and frame:
                canvas.text(
                    left + 1, y + (self.row_height - fonts.SMALL.height) // 2, frame, fonts.SMALL, theme.TEXT_DIM
                )
            if canvas.box(
                left + self.label, y, w, self.row_height, theme.BACKGROUND, self.first + row, self.shown_as[row]
            ):
                self._tiles(canvas, left + self.label, y, row)
            y += self.row_height
        # What scrolls shows its position at the right of the pieces.
        x = place.right - 6
        h = y - self.y
        if canvas.box(x, self.y, 6, h, theme.BACKGROUND, self.first) and len(self.frames) > self.shown:
            canvas.fill(x + 1, self.y, 4, h, theme.PANEL)
            canvas.fill(
                x + 1, self.y + h * self.first // len(self.frames), 4, h * self.shown // len(self.frames), theme.DIM
            )
        pad = self.game.free is None
        self.name.draw(canvas)
        self.track.draw(canvas)
        if place.tall:
            self.more.draw(canvas)
        if pad:
            self.stop.draw(canvas, self.focus == self.game.count)
        if pad or not place.tall:
            y = self.words_area[1]
            if y > self.bottom:
                canvas.blank(left, self.bottom, place.width, y - self.bottom, theme.BACKGROUND)
        else:
            self.board.draw(canvas)
            x, y, w, _h = self.words_area
            if y > self.bottom:
                canvas.blank(x, self.bottom, w, y - self.bottom, theme.BACKGROUND)
            canvas.blank(x, y + 68, w, place.height - y - 68, theme.BACKGROUND)

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
            elif look >= GONE:
                colour = _CLOSED
            elif look >= MISFIT:
                colour = art.GREY
            size = self.size
            wide = self.extents[index] & 15 or 16
            high = self.extents[index] >> 4 or 16
            art.draw_piece(
                canvas,
                x + (tile - wide * size + 1) // 2,
                y + (self.row_height - high * size + 1) // 2,
                size,
                piece,
                colour,
            )
            if look != OPEN and look != MISFIT:
                cross = self.cross
                art.draw_strike(
                    canvas,
                    x + (tile - cross) // 2,
                    y + (self.row_height - cross) // 2,
                    cross,
                    2 if look == GONE_TWICE else 1,
                )
            x += tile
