"""Enter real dice: all of them, or the rerolled ones."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button
from firmware.keys import UNDO
from firmware.language import later, shown_name, t
from firmware.screens.in_game.base import Choosing
from firmware.screens.in_game.dice import UNDERLINED, Dice, which_dice

TAKE_BACK = 7
DONE = 8
"""Stops of the focus after the faces 1 to 6."""

_ON_PANEL = art.dice_styles(theme.PANEL)


class DiceEntry(Choosing):
    """The screen for entering real dice, by default those of DiceToHold.

    A subclass sets DICE and ROLLS, and overrides `picture` if necessary. For other dice it overrides `seat`,
    `band_words` and `done`, and draws `faces` and `looks` itself (`lay_out_dice`). State: {"at": positions of the
    rolled dice (default: all), "typed": faces so far, "focus": stop}.
    """

    drops_type_ahead = True
    DICE = 6
    ROLLS = 3
    JOLLY = 0  # the face that is a jolly
    COLOURS = ()  # colours of the dice, as in Dice
    BAND, FACES, BUTTONS = (40, 28), (60, 40), (32, 27)
    """Heights of the band, the face buttons and the other buttons, on tall and low panels."""
    NAME_FIRST = False
    """True: shrink a wide name before omitting the text beside it."""
    UNTYPED = later("Undo")
    """The label of the undo button while nothing is entered."""
    FEW = False
    """True: on a low panel with large text the buttons are icons beside the dice, which keep their size."""
    can_leave = False  # True: that button then returns to the previous screen

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        state = state or {}
        self.game = app.game.table.game
        self.at = state.get("at", list(range(self.DICE)))
        self.typed = state.get("typed", [])
        self.focus = state.get("focus", 1)
        if len(self.at) < self.DICE and self.game.dice is None:
            # The session belongs to a roll that the record has lost.
            self.at, self.typed, self.focus = list(range(self.DICE)), [], 1
        self.take_back = Button()
        self.finish = Button()
        self.dice = self.new_dice()
        self.faces = self.dice.faces
        self.looks = self.dice.looks
        self._lay_out()

    def state(self) -> dict:
        return {"at": self.at, "typed": self.typed, "focus": self.focus}

    # For subclasses

    def new_dice(self) -> Dice:
        """Return the dice to show."""
        return Dice(self.DICE, self.COLOURS, [t(sign) for sign in self.app.game.screens.DICE_SIGNS])

    def picture(self, face: int) -> int:
        """Return the face for art.die."""
        return art.JOLLY_FACE if face == self.JOLLY else face

    def seat(self) -> int:
        """Return the seat of the requested die."""
        return self.game.to_move

    def band_words(self) -> tuple:
        """Return the band's texts, longest first."""
        roll = self.ROLLS + 1 - self.game.rolls_left
        return (t("enter roll {0}", roll), t("roll {0}", roll), "")

    def heading(self) -> str:
        """Return the band's text instead of the name, or "": the table rolls for a rival."""
        if not self.app.game.is_rival(self.seat()):
            return ""
        count = len(self.at)
        which = which_dice(count, self.DICE)
        name = shown_name(self.app.game.table.players[self.seat()])
        beside = fonts.SMALL.width(self.band_words()[-1]) + 2 * widgets.EDGE
        room = min(self.layout.width - 40 - beside, 184)
        short = widgets.after_name(name, t("{0}: {1}", "", count), room)
        return widgets.first_that_fits(
            (t("Roll {0} for {1}", which, name), t("{0}: {1}", name, which), short), fonts.SMALL, room
        )

    def done(self) -> None:
        """Do the roll, once all dice are entered."""
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
        """Enter the focused face for the next die on OK; remove the last one on undo."""
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

    # Drawing

    def prepare(self) -> None:
        if self.dirty:
            self.set_stops()
            self._show_typed()
            self.dirty = False
        if self.typing:
            # Preview the focused face where OK would put it.
            self.faces[self.at[len(self.typed)]] = self.picture(self.focus) if self.focus < TAKE_BACK else art.NO_FACE

    def _lay_out(self):
        low = 0 if self.layout.high else 1
        area = self.layout.content()
        area.cut_top(max(self.BAND[low], fonts.SMALL.line))
        narrow = self.FEW and low and fonts.large_text
        buttons = Area(*area.cut_bottom(0 if narrow else max(self.BUTTONS[low], fonts.SMALL.line)))
        # Under large text the faces have no space around them.
        self.face_boxes = Area(*area.cut_bottom(36 if low and fonts.large_text else self.FACES[low])).grid(6, 1)
        if narrow:
            buttons = Area(*area.cut_right(36))
        strip, self.take_back_strip = buttons.grid(1, 2) if narrow else buttons.grid(2, 1)
        self.finish.prepare(*strip, fonts.CHECK if narrow else t("Done"))
        self.lay_out_dice(area)

    def _show_typed(self):
        self.below_band(self.seat(), *self.BAND, self.band_words(), self.NAME_FIRST, self.heading())
        # An icon where the word has no room.
        words = t("Undo" if self.typed else self.UNTYPED)
        words = widgets.first_that_fits((words, fonts.UNDO), fonts.SMALL, self.take_back_strip[2] - 8)
        self.take_back.prepare(*self.take_back_strip, words)
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
        """Place the dice in the area between band and faces, and set `parts`."""
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
            # No space for the die's own frame at the sides.
            canvas.fill(x, y, w, 3, theme.FOCUS)
            canvas.fill(x, y + h - 3, w, 3, theme.FOCUS)
            canvas.fill(x, y, 2, h, theme.FOCUS)
            canvas.fill(x + w - 2, y, 2, h, theme.FOCUS)
