"""Typing in dice that the players rolled themselves: all six, or those that were rerolled."""

from firmware.drawing import art, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame

DICE = 6
JOLLY = 6
TAKE_BACK = 7
DONE = 8
"""Places of the focus beside the faces 1 to 6."""

_NEXT = 8
"""In the look of a die: the next one to be typed in."""
_ON_PANEL = art.dice_styles(theme.PANEL)


class Entry(InGame):
    """State: {"at": positions of the dice that were rolled, "typed": faces so far, "focus": place}; without "at" all six are."""

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        state = state or {}
        self.game = app.table.game
        self.at = state.get("at", list(range(DICE)))
        self.typed = state.get("typed", [])
        self.focus = state.get("focus", 1)
        self.band = Band()
        self.take_back = Button()
        self.done = Button()
        self.places = Focus()
        self.order = []
        self.place = None
        self.stale = True  # something was typed or taken back
        self.faces = bytearray(DICE)
        self.looks = bytearray(DICE)

    def state(self):
        """What was typed, and the focus."""
        return {"at": self.at, "typed": self.typed, "focus": self.focus}

    def _full(self):
        return len(self.typed) == len(self.at)

    def _stops(self):
        stops = [] if self._full() else [1, 2, 3, 4, 5, 6]
        if self._full():
            stops.append(DONE)
        if self.typed:
            stops.append(TAKE_BACK)
        return stops

    def handle(self, key):
        """Ok puts the focused face on the next die; the undo key takes the last one back."""
        if key == UNDO and self.typed:
            self._take_back()
            return
        if self.common(key):
            return
        if key == OK:
            self._chosen()
            return
        if self.stale:
            self._set_stops()
        if self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.app.changed()

    def _set_stops(self):
        self.order = self._stops()
        self.places.set([(0, stop) if stop <= JOLLY else (1, 1 if stop == DONE else 4) for stop in self.order])
        self.places.index = self.order.index(self.focus)

    def _chosen(self):
        if self.focus == TAKE_BACK:
            self._take_back()
        elif self.focus == DONE:
            if self.game.dice is None:
                self.app.act({"type": "roll", "dice": self.typed})
            else:
                self.app.act({"type": "reroll", "at": self.at, "dice": self.typed})
        else:
            self.typed.append(self.focus)
            if self._full():
                self.focus = DONE
            self.stale = True
            self.app.changed()

    def _take_back(self):
        self.focus = self.typed.pop()
        self.stale = True
        self.app.changed()

    def prepare(self):
        """Band, the dice as far as they are known, the faces to choose from, two buttons."""
        if self.place is None:
            self._lay_out()
        if self.stale:
            self.stale = False
            self._set_stops()
            self._show_typed()
        if self.typing:
            # The face that ok would take shows where it would go.
            self.faces[self.at[len(self.typed)]] = _pictured(self.focus) if self.focus <= JOLLY else art.NO_FACE

    def _show_typed(self):
        at = self.at
        for i in range(DICE):
            self.faces[i] = art.NO_FACE
            self.looks[i] = art.SPENT
            if i not in at:
                self.faces[i] = _pictured(self.game.dice[i])
                self.looks[i] = art.HELD
        typed = self.typed
        for i in range(len(typed)):
            self.faces[at[i]] = _pictured(typed[i])
            self.looks[at[i]] = art.PLAIN
        self.can_take_back = bool(typed)
        self.typing = not self._full()
        if self.typing:
            self.looks[at[len(typed)]] |= _NEXT

    def _lay_out(self):
        app = self.app
        game = self.game
        place = self.place = widgets.layout(app)
        rolls = 4 - game.rolls_left
        words = ("type roll %d" % rolls, "roll %d" % rolls, "")
        seat = game.to_move
        self.band.prepare(place, 40 if place.tall else 28, app.colours[seat], app.table.players[seat], words)
        self.top = self.band.bottom
        self.face_width = place.width // 6
        if place.tall:
            self.size, self.slot, self.row = 48, place.width // 3, 52
            self.faces_y, self.faces_h = 148, 60
        else:
            self.size, self.slot, self.row = 36, place.width // 6, 40
            self.faces_y, self.faces_h = 68, 40
        y = self.faces_y + self.faces_h
        half = place.width // 2
        self.done.prepare(place.left, y, half, place.height - y, "Done")
        self.take_back.prepare(place.left + half, y, place.width - half, place.height - y, "Undo")

    def draw(self, canvas):
        """One box a die and a face."""
        place = self.place
        self.band.draw(canvas)
        columns = 3 if place.tall else 6
        for i in range(DICE):
            x = place.left + i % columns * self.slot
            w = self.slot if i % columns < columns - 1 else place.right - x
            y = self.top + i // columns * self.row
            if canvas.box(x, y, w, self.row, theme.BACKGROUND, self.faces[i] << 4 | self.looks[i]):
                look = self.looks[i]
                art.die(
                    canvas,
                    x + (w - self.size) // 2,
                    y + (self.row - self.size) // 2,
                    self.size,
                    self.faces[i],
                    look & 7,
                )
                if look & _NEXT:
                    canvas.fill(x + (w - 24) // 2, y + self.row - 4, 24, 3, theme.FOCUS)
        if place.tall:
            canvas.blank(place.left, 144, place.width, 4, theme.BACKGROUND)
        usable = self.typing
        for face in range(1, 7):
            x = place.left + (face - 1) * self.face_width
            w = self.face_width if face < 6 else place.right - x
            look = art.PLAIN if usable else art.SPENT
            if face == self.focus:
                look |= art.FOCUSED
            if canvas.box(x, self.faces_y, w, self.faces_h, theme.PANEL, look):
                self._face(canvas, x, w, art.JOLLY_FACE if face == JOLLY else face, look)
        self.done.draw(canvas, self.focus == DONE, not usable)
        self.take_back.draw(canvas, self.focus == TAKE_BACK, self.can_take_back)

    def _face(self, canvas, x, w, face, look):
        y = self.faces_y
        narrow = w < 36
        art.die(
            canvas, x + (w - 36) // 2, y + (self.faces_h - 36) // 2, 36, face, look & 3 if narrow else look, _ON_PANEL
        )
        if narrow and look & art.FOCUSED:
            # No room for the die's own frame at the sides.
            h = self.faces_h
            canvas.fill(x, y, w, 3, theme.FOCUS)
            canvas.fill(x, y + h - 3, w, 3, theme.FOCUS)
            canvas.fill(x, y, 2, h, theme.FOCUS)
            canvas.fill(x + w - 2, y, 2, h, theme.FOCUS)


def _pictured(face):
    return art.JOLLY_FACE if face == JOLLY else face
