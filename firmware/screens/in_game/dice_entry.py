"""Typing in dice that the players rolled themselves: all of them, or those that were rerolled."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button
from firmware.keys import UNDO
from firmware.screens.in_game.base import Choosing
from firmware.screens.in_game.dice import UNDERLINED, Dice, which_dice

TAKE_BACK = 7
DONE = 8
"""Stops of the focus beside the faces 1 to 6."""

_ON_PANEL = art.dice_styles(theme.PANEL)


class DiceEntry(Choosing):
    """State: {"at": positions of the dice that were rolled, "typed": faces so far, "focus": stop}; without "at" all
    are.

    As it is, it has the dice of a turn that DiceToHold shows; a subclass gives DICE, ROLLS and where it differs
    `picture`. One with other dice gives `seat`, `band_words`, `done` and draws the dice itself, from `faces` and
    `looks`: `lay_out_dice`.
    """

    drops_type_ahead = True
    DICE = 6
    ROLLS = 3
    JOLLY = 0  # the face that is one
    COLOURS = ()  # of each die, as of Dice
    BAND, FACES, BUTTONS = (40, 28), (60, 40), (32, 27)
    """Heights of the band, of the faces to choose from and of the buttons, on a tall panel and on one that is not."""
    NAME_FIRST = False
    """A wide name is made smaller before the words beside it are left out."""
    UNTYPED = "Undo"
    """The text of the button that takes the last die back, while nothing is typed."""
    can_leave = False  # that button then leads back to the screen before

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        state = state or {}
        self.game = app.game.table.game
        self.at = state.get("at", list(range(self.DICE)))
        self.typed = state.get("typed", [])
        self.focus = state.get("focus", 1)
        if len(self.at) < self.DICE and self.game.dice is None:
            # The session is of a roll that the record has lost.
            self.at, self.typed, self.focus = list(range(self.DICE)), [], 1
        self.take_back = Button()
        self.finish = Button()
        self.dice = self.new_dice()
        self.faces = self.dice.faces
        self.looks = self.dice.looks
        self._lay_out()

    def state(self) -> dict:
        return {"at": self.at, "typed": self.typed, "focus": self.focus}

    # What a game says

    def new_dice(self) -> Dice:
        """The dice that are shown."""
        return Dice(self.DICE, self.COLOURS)

    def picture(self, face: int) -> int:
        """The face that art.die paints."""
        return art.JOLLY_FACE if face == self.JOLLY else face

    def seat(self) -> int:
        """Whose die is asked for."""
        return self.game.to_move

    def band_words(self) -> tuple:
        """What the band says, longest first."""
        roll = self.ROLLS + 1 - self.game.rolls_left
        return ("enter roll %d" % roll, "roll %d" % roll, "")

    def heading(self) -> str:
        """What the band says in the place of the name, "" for the name: the table rolls for a rival."""
        if not self.app.game.is_rival(self.seat()):
            return ""
        count = len(self.at)
        which = which_dice(count, self.DICE)
        name = self.app.game.table.players[self.seat()]
        texts = (
            "Roll %s for %s" % (which, name),
            "%s: %s" % (name, which),
            "%s: %d" % (name, count),
            "Roll %s" % which,
        )
        return widgets.first_that_fits(texts, fonts.SMALL, min(self.layout.width - 40, 184))

    def done(self) -> None:
        """All dice are typed, and right."""
        if self.game.dice is None:
            self.app.act({"type": "roll", "dice": self.typed})
        else:
            self.app.act({"type": "reroll", "at": self.at, "dice": self.typed})

    # Keys

    @property
    def typing(self) -> bool:
        """True while a die is missing."""
        return len(self.typed) < len(self.at)

    def handle(self, key: int) -> None:
        """Ok puts the focused face on the next die; the undo key takes the last one back."""
        if key == UNDO and self.typed:
            self._take_back()
        else:
            Choosing.handle(self, key)

    def stops(self) -> list:
        stops = [(0, face, face) for face in range(1, 7)] if self.typing else [(1, 1, DONE)]
        if self.typed or self.can_leave:
            stops.append((1, 4, TAKE_BACK))
        return stops

    def chosen(self, stop: int) -> None:
        if stop == TAKE_BACK:
            self._take_back()
        elif stop == DONE:
            self.done()
        else:
            self.typed.append(stop)
            if not self.typing:
                self.focus = DONE

    def _take_back(self):
        if self.typed:
            self.focus = self.typed.pop()
            self.dirty = True
            self.app.frame.invalidate()
        else:
            self.app.stack.pop()

    # Picture

    def prepare(self) -> None:
        if self.dirty:
            self.set_stops()
            self._show_typed()
            self.dirty = False
        if self.typing:
            # The face that ok would take shows where it would go.
            self.faces[self.at[len(self.typed)]] = self.picture(self.focus) if self.focus < TAKE_BACK else art.NO_FACE

    def _lay_out(self):
        low = 0 if self.layout.tall else 1
        area = self.layout.content()
        area.cut_top(self.BAND[low])
        x, y, w, h = area.cut_bottom(self.BUTTONS[low])
        self.finish.prepare(x, y, w // 2, h, "Done")
        self.take_back_strip = (x + w // 2, y, w - w // 2, h)
        self.face_boxes = Area(*area.cut_bottom(self.FACES[low])).grid(6, 1)
        self.lay_out_dice(area)

    def _show_typed(self):
        self.below_band(self.seat(), *self.BAND, self.band_words(), self.NAME_FIRST, self.heading())
        self.take_back.prepare(*self.take_back_strip, "Undo" if self.typed else self.UNTYPED)
        for i in range(self.DICE):
            if i not in self.at:
                self.faces[i] = self.picture(self.game.dice[i])
                self.looks[i] = art.HELD
        for i in range(len(self.at)):
            known = i < len(self.typed)
            self.faces[self.at[i]] = self.picture(self.typed[i]) if known else art.NO_FACE
            self.looks[self.at[i]] = art.PLAIN if known else art.SPENT
        if self.typing:
            self.looks[self.at[len(self.typed)]] |= UNDERLINED

    def lay_out_dice(self, area) -> None:
        """Place the dice in what is left between band and faces. Give `parts`."""
        self.dice.lay_out(area, largest=48)
        self.parts = (self.band, self.dice, Background(area.rest()))

    def draw(self, canvas) -> None:
        Choosing.draw(self, canvas)
        typing = self.typing
        for face in range(1, 7):
            x, y, w, h = self.face_boxes[face - 1]
            look = art.PLAIN if typing else art.SPENT
            if face == self.focus:
                look |= art.FOCUSED
            if canvas.begin_region(x, y, w, h, theme.PANEL, look):
                self._face(canvas, x, y, w, h, self.picture(face), look)
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
