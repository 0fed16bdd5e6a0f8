"""Dice of Shape Cards: the roll for the first turn, and dice that the players rolled themselves typed in."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.shape_cards.pair import Pair
from firmware.keys import OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame, Line


class Initiative(InGame):
    """Both roll: the higher one begins. The device's dice; own ones are typed in on Entry. State: None."""

    shows_player = False

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.pair = Pair()
        self.button = Button()
        self.line = Line()
        self.title = Line()

    def handle(self, key):
        """Ok rolls."""
        if not self.common(key) and key == OK:
            self.app.act({"type": "roll"})

    def prepare(self):
        """A title, the dice as they lie after a tie, the button."""
        app = self.app
        place = self.place = widgets.layout(app)
        dice = app.table.game.dice
        bottom = place.height - 28
        top = self.top = 36 if place.tall else 28
        for i in range(2):
            self.pair.faces[i] = dice[i] if dice else art.NO_FACE
            self.pair.looks[i] = art.PLAIN if dice else art.SPENT
        self.title.prepare(place.left, top - 28, place.width, 28, "Who begins?", fonts.MEDIUM, centred=True)
        middle = bottom - 24
        self.pair.prepare(app, place.left, top, place.width, middle - top, (0, 1))
        words = "A tie: roll again." if dice else "The higher roll begins."
        self.line.prepare(place.left, middle, place.width, 24, words, centred=True)
        self.button.prepare(place.left, bottom, place.width, 28, "Roll both dice")

    def draw(self, canvas):
        """The boxes of the parts."""
        if self.top > 28:
            canvas.blank(self.place.left, 0, self.place.width, self.top - 28, theme.BACKGROUND)
        self.title.draw(canvas)
        self.pair.draw(canvas)
        self.line.draw(canvas)
        self.button.draw(canvas, True)


TAKE_BACK = 7
DONE = 8
"""Places of the focus of Entry beside the faces 1 to 6."""

_TITLES = {"initiative": "Who begins?", "answer": "Contest", "play": "Revenge"}
_ACTIONS = {"initiative": "roll", "answer": "contest", "play": "revenge"}


class Entry(InGame):
    """Dice of the table are typed in, the first player's first. State: {"typed": faces so far, "focus": place}."""

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        state = state or {}
        self.typed = state.get("typed", [])
        self.focus = state.get("focus", 1)
        self.seats = (self.game.to_move,) if self.game.phase == "play" else (0, 1)
        self.pair = Pair()
        self.band = Band()
        self.line = Line()
        self.take_back = Button()
        self.done = Button()
        self.places = Focus()
        self.order = []
        self._set_stops()

    def state(self):
        """What was typed, and the focus."""
        return {"typed": self.typed, "focus": self.focus}

    def _full(self):
        return len(self.typed) == len(self.seats)

    def _set_stops(self):
        self.order = [DONE] if self._full() else [1, 2, 3, 4, 5, 6]
        if self.typed or self.game.phase != "initiative":
            self.order.append(TAKE_BACK)
        self.places.set([(0, stop) if stop < TAKE_BACK else (1, 1 if stop == DONE else 4) for stop in self.order])
        if self.focus not in self.order:
            self.focus = self.order[0]
        self.places.index = self.order.index(self.focus)

    def handle(self, key):
        """Ok puts the focused face on the next die; the undo key takes the last one back."""
        if key == UNDO and self.typed:
            self._take_back()
        elif self.common(key):
            return
        elif key == OK:
            self._chosen()
        elif self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.app.changed()

    def _chosen(self):
        if self.focus == TAKE_BACK:
            self._take_back()
        elif self.focus == DONE:
            self.app.act({"type": _ACTIONS[self.game.phase], "dice": self.typed})
        else:
            self.typed.append(self.focus)
            if self._full():
                self.focus = DONE
            self._set_stops()
            self.app.changed()

    def _take_back(self):
        if not self.typed:
            self.app.pop()
            return
        self.focus = self.typed.pop()
        self._set_stops()
        self.app.changed()

    def prepare(self):
        """Band, the dice as far as they are known, the faces to choose from, two buttons."""
        app = self.app
        place = self.place = widgets.layout(app)
        tall = place.tall
        seat = self.seats[len(self.typed)] if not self._full() else self.seats[-1]
        name = app.table.players[seat]
        self.band.prepare(place, 40 if tall else 20, app.colours[seat], name, (_TITLES[self.game.phase], ""), True)
        top = self.band.bottom
        size, row = (76, 48) if tall else (48, 40)
        for i in range(len(self.seats)):
            known = i < len(self.typed)
            self.pair.faces[i] = self.typed[i] if known else art.NO_FACE
            self.pair.looks[i] = art.PLAIN if known else art.SPENT
            if i == len(self.typed):
                self.pair.faces[i] = self.focus if self.focus <= 6 else art.NO_FACE
        self.pair.prepare(app, place.left, top, place.width, size, self.seats)
        self.middle = top + size
        self.faces_y = self.middle + (28 if tall else 0)
        bottom = self.faces_y + row
        self.row = row
        self.face_width = place.width // 6
        half = place.width // 2
        if tall:
            self.line.prepare(
                place.left, self.middle, place.width, self.faces_y - self.middle, self._asked(name), centred=True
            )
        self.done.prepare(place.left, bottom, half, place.height - bottom, "Done")
        self.take_back.prepare(
            place.left + half, bottom, place.width - half, place.height - bottom, "Undo" if self.typed else "Back"
        )
        self.can_go_back = TAKE_BACK in self.order
        self.typing = not self._full()

    def _asked(self, name):
        return "Is that right?" if self._full() else "What did %s roll?" % name

    def draw(self, canvas):
        """One box a die and a face."""
        place = self.place
        self.band.draw(canvas)
        self.pair.draw(canvas)
        if place.tall:
            self.line.draw(canvas)
        for face in range(1, 7):
            x = place.left + (face - 1) * self.face_width
            w = self.face_width if face < 6 else place.right - x
            look = art.PLAIN if self.typing else art.SPENT
            if face == self.focus:
                look |= art.FOCUSED
            if canvas.box(x, self.faces_y, w, self.row, theme.PANEL, look):
                self._face(canvas, x, w, face, look)
        self.done.draw(canvas, self.focus == DONE, not self.typing)
        self.take_back.draw(canvas, self.focus == TAKE_BACK, self.can_go_back)

    def _face(self, canvas, x, w, face, look):
        y = self.faces_y
        narrow = w < 36
        art.die(canvas, x + (w - 36) // 2, y + (self.row - 36) // 2, 36, face, look & 3 if narrow else look, _ON_PANEL)
        if narrow and look & art.FOCUSED:
            # No room for the die's own frame at the sides.
            canvas.fill(x, y, w, 3, theme.FOCUS)
            canvas.fill(x, y + self.row - 3, w, 3, theme.FOCUS)
            canvas.fill(x, y, 2, self.row, theme.FOCUS)
            canvas.fill(x + w - 2, y, 2, self.row, theme.FOCUS)


_ON_PANEL = art.dice_styles(theme.PANEL)
