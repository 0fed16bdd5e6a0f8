"""Typing in dice that the players rolled themselves: all of them, or those that were rerolled."""

from firmware.drawing import art, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame

TAKE_BACK = 7
DONE = 8
"""Places of the focus beside the faces 1 to 6."""

_NEXT = 8
"""In the look of a die: the next one to be typed in."""
_ON_PANEL = art.dice_styles(theme.PANEL)
_ROW = 52
"""Height at least of each of two rows of dice; where there is less room they lie in one."""
_WIDEST, _HIGHEST = 92, 80
"""Of a die's box at most: it has to fit into the strip that it is painted in."""
_GAP = 4
"""Free pixels between two rows of dice and the faces."""


class DiceEntry(InGame):
    """State: {"at": positions of the dice that were rolled, "typed": faces so far, "focus": place}; without "at" all
    are.

    As it is, it has the dice of a turn that DiceToHold shows; a subclass gives DICE, ROLLS and where it differs
    `picture`. One with other dice gives `seat`, `band_words`, `done` and draws the dice itself: `lay_out_dice`,
    `draw_dice`, from `faces` and `looks`.
    """

    drops_type_ahead = True
    DICE = 6
    ROLLS = 3
    BAND, FACES, BUTTONS = (40, 28), (60, 40), (32, 27)
    """Heights of the band, of the faces to choose from and of the buttons, on a tall panel and on one that is not."""
    NAME_FIRST = False
    """A wide name is made smaller before the words beside it are left out."""
    UNTYPED = "Undo"
    """The words of the button that takes the last die back, while nothing is typed."""
    can_leave = False  # that button then leads back to the screen before

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        state = state or {}
        self.game = app.table.game
        self.at = state.get("at", list(range(self.DICE)))
        self.typed = state.get("typed", [])
        self.focus = state.get("focus", 1)
        self.band = Band()
        self.take_back = Button()
        self.finish = Button()
        self.places = Focus()
        self.order = []
        self.layout = None
        self.dirty = True  # something was typed or taken back
        self.faces = bytearray(self.DICE)
        self.looks = bytearray(self.DICE)

    def state(self) -> dict:
        """What was typed, and the focus."""
        return {"at": self.at, "typed": self.typed, "focus": self.focus}

    # What a game says

    def picture(self, face: int) -> int:
        """The face that art.die paints."""
        return face

    def seat(self) -> int:
        """Whose die is asked for."""
        return self.game.to_move

    def band_words(self) -> tuple:
        """What the band says, longest first."""
        roll = self.ROLLS + 1 - self.game.rolls_left
        return ("type roll %d" % roll, "roll %d" % roll, "")

    def done(self) -> None:
        """All dice are typed, and right."""
        if self.game.dice is None:
            self.app.act({"type": "roll", "dice": self.typed})
        else:
            self.app.act({"type": "reroll", "at": self.at, "dice": self.typed})

    # Keys

    @property
    def typing(self) -> bool:
        """A die is missing."""
        return len(self.typed) < len(self.at)

    def handle(self, key: int) -> None:
        """Ok puts the focused face on the next die; the undo key takes the last one back."""
        if key == UNDO and self.typed:
            self._take_back()
        elif self.common(key):
            return
        elif key == OK:
            self._chosen()
        else:
            if self.dirty:
                self._set_stops()
            if self.places.handle(key, self.app.hardware.has_stick):
                self.focus = self.order[self.places.index]
                self.app.invalidate()

    def _set_stops(self):
        self.order = [1, 2, 3, 4, 5, 6] if self.typing else [DONE]
        if self.typed or self.can_leave:
            self.order.append(TAKE_BACK)
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.places.set([(0, stop) if stop < TAKE_BACK else (1, 1 if stop == DONE else 4) for stop in self.order])
        self.places.index = self.order.index(self.focus)

    def _chosen(self):
        if self.focus == TAKE_BACK:
            self._take_back()
        elif self.focus == DONE:
            self.done()
        else:
            self.typed.append(self.focus)
            if not self.typing:
                self.focus = DONE
            self._typed()

    def _take_back(self):
        if not self.typed:
            self.app.pop()
            return
        self.focus = self.typed.pop()
        self._typed()

    def _typed(self):
        self.dirty = True
        self.app.invalidate()

    # Picture

    def prepare(self) -> None:
        """Band, the dice as far as they are known, the faces to choose from, two buttons."""
        if self.layout is None:
            self._lay_out()
        if self.dirty:
            self.dirty = False
            self._set_stops()
            self._show_typed()
        if self.typing:
            # The face that ok would take shows where it would go.
            self.faces[self.at[len(self.typed)]] = self.picture(self.focus) if self.focus < TAKE_BACK else art.NO_FACE

    def _lay_out(self):
        layout = self.layout = widgets.layout(self.app)
        low = 0 if layout.tall else 1
        area = layout.content()
        area.cut_top(self.BAND[low])
        x, y, w, h = area.cut_bottom(self.BUTTONS[low])
        self.finish.prepare(x, y, w // 2, h, "Done")
        self.take_back_strip = (x + w // 2, y, w - w // 2, h)
        self.faces_strip = area.cut_bottom(self.FACES[low])
        self.lay_out_dice(area)

    def _show_typed(self):
        app = self.app
        seat = self.seat()
        height = self.BAND[0 if self.layout.tall else 1]
        self.band.prepare(
            self.layout, height, app.colours[seat], app.table.players[seat], self.band_words(), self.NAME_FIRST
        )
        self.take_back.prepare(*self.take_back_strip, "Undo" if self.typed else self.UNTYPED)
        for i in range(self.DICE):
            if i in self.at:
                typed = self.at.index(i)
                known = typed < len(self.typed)
                self.faces[i] = self.picture(self.typed[typed]) if known else art.NO_FACE
                self.looks[i] = art.PLAIN if known else art.SPENT
                if typed == len(self.typed):
                    self.looks[i] |= _NEXT
            else:
                self.faces[i] = self.picture(self.game.dice[i])
                self.looks[i] = art.HELD

    def lay_out_dice(self, area) -> None:
        """Place the dice in what is left between band and faces."""
        self.dice = area.rest()
        two = self.DICE > 3 and area.h >= 2 * _ROW
        self.columns = 3 if two else self.DICE
        self.row = min((area.h - _GAP) // 2 if two else area.h, _HIGHEST)
        self.slot = min(area.w // self.columns, _WIDEST)
        self.size = 48 if self.row >= _ROW and self.slot >= 48 else 36

    def draw_dice(self, canvas) -> None:
        """One box a die, the rows in the middle."""
        x, y, w, h = self.dice
        bottom = y
        first = 0
        while first < self.DICE:  # a range with a step that is no constant would allocate
            self._draw_row(canvas, first, x, bottom, x + w)
            bottom += self.row
            first += self.columns
        if bottom < y + h:
            canvas.clear_rect(x, bottom, w, y + h - bottom, theme.BACKGROUND)

    def _draw_row(self, canvas, first, x, y, right):
        size = self.size
        count = min(self.columns, self.DICE - first)
        # What a row does not fill is at both sides, but for the few pixels that do not divide evenly.
        spare = right - x - count * self.slot
        side = spare // 2 if spare >= self.columns else 0
        if side:
            canvas.clear_rect(x, y, side, self.row, theme.BACKGROUND)
            x += side
        for i in range(first, first + count):
            w = self.slot if side or i < first + self.columns - 1 else right - x
            look = self.looks[i]
            if canvas.begin_region(x, y, w, self.row, theme.BACKGROUND, self.faces[i] << 4 | look):
                top = y + (self.row - size) // 2
                art.die(canvas, x + (w - size) // 2, top, size, self.faces[i], look & 7)
                if look & _NEXT:
                    canvas.fill(x + (w - 24) // 2, top + size - 2, 24, 3, theme.FOCUS)
            x += w
        if x < right:
            canvas.clear_rect(x, y, right - x, self.row, theme.BACKGROUND)

    def draw(self, canvas) -> None:
        """The band, one box a die and a face, the buttons."""
        self.band.draw(canvas)
        self.draw_dice(canvas)
        typing = self.typing
        x, y, width, h = self.faces_strip
        right = x + width
        for face in range(1, 7):
            w = width // 6 if face < 6 else right - x
            look = art.PLAIN if typing else art.SPENT
            if face == self.focus:
                look |= art.FOCUSED
            if canvas.begin_region(x, y, w, h, theme.PANEL, look):
                self._face(canvas, x, y, w, h, self.picture(face), look)
            x += w
        self.finish.draw(canvas, self.focus == DONE, not typing)
        self.take_back.draw(canvas, self.focus == TAKE_BACK, bool(self.typed) or self.can_leave)

    def _face(self, canvas, x, y, w, h, face, look):
        narrow = w < 36
        art.die(canvas, x + (w - 36) // 2, y + (h - 36) // 2, 36, face, look & 3 if narrow else look, _ON_PANEL)
        if narrow and look & art.FOCUSED:
            # No room for the die's own frame at the sides.
            canvas.fill(x, y, w, 3, theme.FOCUS)
            canvas.fill(x, y + h - 3, w, 3, theme.FOCUS)
            canvas.fill(x, y, 2, h, theme.FOCUS)
            canvas.fill(x + w - 2, y, 2, h, theme.FOCUS)
