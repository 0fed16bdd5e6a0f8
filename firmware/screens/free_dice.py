"""Dice for any other game: one to ten with six faces, rolled, held, rolled again."""

from firmware.drawing import art, fonts, lists, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import BACK, OK
from firmware.screen import Screen

TITLE = "Free dice"
ROLL = "Roll"
MOST = 10
ROLL_MS = 400
"""How long dice tumble; a key ends it."""
FRAME_MS = 60


def roll(entropy, count):
    """`count` faces 1 to 6, each equally likely: of the 256 values of a byte 252 are used, the others drawn again."""
    faces = []
    while len(faces) < count:
        for byte in entropy(count - len(faces)):
            if byte < 252:
                faces.append(byte % 6 + 1)
    return faces


class FreeDice(Screen):
    """Dice with the focus among them, "Roll" and the number of dice below. State: [faces, held, focus]; a face is 0 before the first roll.

    `held` has a 1 for each die that is not rolled again. The focus counts the dice first, when they can be held, then the buttons.
    """

    shows_player = False
    keys = widgets.MENU_KEYS

    def __init__(self, app, state):
        self.app = app
        self.faces, self.held, focus = state if state else ([0] * 5, [0] * 5, 0)
        self.focus = Focus(focus)
        self.roll_button = lists.Button()
        self.count_button = lists.Button()
        self.tumbling = False
        self.shown = self.faces
        self._arrange()

    def state(self):
        """As in the class's words."""
        return [self.faces, self.held, self.focus.index]

    def _arrange(self):
        # Where the dice and buttons are, in rows and columns, and the size of the dice.
        self.place = widgets.layout(self.app)
        count = len(self.faces)
        room = (self.place.height - (80 if self.place.tall else 60)) // 4 * 4
        self.rows, self.size = 1, 0
        for rows in (1, 2, 3):
            columns = (count + rows - 1) // rows
            for size in art.DIE_SIZES[:3]:
                if columns * (size + 4) <= self.place.width and rows * size <= room and size > self.size:
                    self.rows, self.size = rows, size
        self.columns = (count + self.rows - 1) // self.rows
        places = []
        if self.faces[0]:
            for i in range(count):
                places.append((i // self.columns, i % self.columns))
        self.dice = len(places)
        places.append((self.rows, 0))
        places.append((self.rows, self.columns))
        self.focus.set(places)

    def handle(self, key):
        """A key ends the tumbling and does nothing else then."""
        if self.tumbling:
            self.tumbling = False
            self.app.changed()
        elif self.focus.handle(key, self.app.hardware.has_stick):
            self.app.changed()
        elif key == OK:
            self._press(self.focus.index)
            self.app.changed()
        elif key == BACK:
            self.app.pop()

    def _press(self, index):
        if index < self.dice:
            self.held[index] = 1 - self.held[index]
        elif index == self.dice:
            self._roll()
        else:
            numbers = [str(number) for number in range(1, MOST + 1)]
            self.app.push("choice.Choose", ["How many dice?", numbers, len(self.faces) - 1])

    def returned(self, name, value):
        """So many dice, none rolled."""
        self.faces, self.held = [0] * (value + 1), [0] * (value + 1)
        self.shown = self.faces
        self.focus.index = 0
        self._arrange()
        self.app.changed()

    def _roll(self):
        loose = [i for i in range(len(self.faces)) if not self.held[i]]
        if not loose:
            self.app.tell("All dice are held. Let one go to roll again.")
            return
        faces = roll(self.app.hardware.entropy, len(loose))
        self.faces = list(self.faces)
        for i in range(len(loose)):
            self.faces[loose[i]] = faces[i]
        first = not self.dice
        self._arrange()
        if first:
            self.focus.index = self.dice
        if self.app.motion():
            self.tumbling = True
            self.loose = loose
            self.began = self.app.now
            self.frame = -1

    def tick(self, now):
        """The loose dice show another face in each frame; where they come to rest was decided before."""
        if not self.tumbling:
            return False
        passed = self.app.hardware.elapsed(now, self.began)
        if passed >= ROLL_MS:
            self.tumbling = False
            return True
        frame = passed // FRAME_MS
        if frame == self.frame:
            return False
        self.frame = frame
        return True

    def prepare(self):
        """What each die shows now, and the sum."""
        self._arrange()
        self.shown = self.faces
        if self.tumbling:
            self.shown = list(self.faces)
            for i in self.loose:
                self.shown[i] = (self.faces[i] + i + self.frame * 5) % 6 + 1
        total = sum(self.faces)
        self.sum = "" if self.tumbling or not total else "Sum %d" % total
        self.count = "%d dice" % len(self.faces) if len(self.faces) > 1 else "1 die"
        place = self.place
        self.top = 40 if place.tall else 32
        # What is painted must have been measured before: then its glyphs are in memory.
        self.font = fonts.MEDIUM if place.tall else fonts.SMALL
        self.font.width(TITLE)
        self.sum_x = place.right - widgets.EDGE - fonts.LARGE.width(self.sum)
        high = 40 if place.tall else 28
        self.bottom = place.height - high
        half = place.width // 2
        self.roll_button.prepare(place.left, self.bottom, half, high, ROLL, fonts.MEDIUM)
        self.count_button.prepare(place.left + half, self.bottom, place.width - half, high, self.count, fonts.MEDIUM)
        self.cell = place.width // self.columns
        self.high = (self.bottom - self.top) // self.rows
        self.rest = self.bottom - self.top - self.rows * self.high

    def draw(self, canvas):
        """Hints, sum, dice, buttons."""
        place = self.place
        place.hints(canvas, self.keys)
        left = place.left
        half = place.width // 2
        if canvas.box(left, 0, half, self.top, theme.BACKGROUND):
            canvas.text(left + widgets.EDGE, (self.top - self.font.height) // 2, TITLE, self.font, theme.TEXT)
        if canvas.box(left + half, 0, place.width - half, self.top, theme.BACKGROUND, 0, self.sum):
            canvas.text(self.sum_x, (self.top - fonts.LARGE.height) // 2, self.sum, fonts.LARGE, theme.TEXT)
        y = self.top
        for row in range(self.rows):
            # A row that is not full stands in the middle.
            first = row * self.columns
            count = min(self.columns, len(self.faces) - first)
            x = (place.width - count * self.cell) // 2
            if x:
                canvas.blank(left, y, x, self.high, theme.BACKGROUND)
            x += left
            for i in range(first, first + count):
                self._die(canvas, i, x, y)
                x += self.cell
            if place.right > x:
                canvas.blank(x, y, place.right - x, self.high, theme.BACKGROUND)
            y += self.high
        if self.rest:
            canvas.blank(left, y, place.width, self.rest, theme.BACKGROUND)
        self.roll_button.draw(canvas, self.focus.index == self.dice)
        self.count_button.draw(canvas, self.focus.index > self.dice)

    def _die(self, canvas, i, x, y):
        look = art.HELD if self.held[i] else art.PLAIN if self.shown[i] else art.SPENT
        if i == self.focus.index and self.dice:
            look += art.FOCUSED
        x_inset = (self.cell - self.size) // 2
        y_inset = (self.high - self.size) // 2
        x_end = x_inset + self.size
        y_end = y_inset + self.size
        if y_inset:
            canvas.blank(x, y, self.cell, y_inset, theme.BACKGROUND)
        if x_inset:
            canvas.blank(x, y + y_inset, x_inset, self.size, theme.BACKGROUND)
        if self.cell > x_end:
            canvas.blank(x + x_end, y + y_inset, self.cell - x_end, self.size, theme.BACKGROUND)
        if self.high > y_end:
            canvas.blank(x, y + y_end, self.cell, self.high - y_end, theme.BACKGROUND)
        if canvas.box(x + x_inset, y + y_inset, self.size, self.size, theme.BACKGROUND, self.shown[i] * 8 + look):
            art.die(canvas, x + x_inset, y + y_inset, self.size, self.shown[i], look)
