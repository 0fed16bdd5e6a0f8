"""A turn with dice: roll, hold some, reroll the others, then use them."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.paragraph import Paragraph
from firmware.drawing.widgets import Button, Line
from firmware.language import later, t, t_n
from firmware.screens.in_game.base import Choosing
from firmware.screens.in_game.dice import BAR, COLUMNS, HeldDice, which_dice

ROLL = 6
GO_ON = 7
"""Stops of the focus: the dice from 0 on, at most six, then the two buttons."""
_NOWHERE = 8
"""The focus while a rival thinks."""

_NUMBERS = ("", later("one"), later("two"), later("three"), later("four"), later("five"), later("six"))
_BUTTONS = 53
"""Minimum width of the buttons beside the dice on a low panel."""
_WORDS = 77
"""The same for words in large text; else they have icons, and the band says what the focused one does."""


class DiceToHold(Choosing):
    """A turn of rolling and holding dice; a rival's too, for which OK only continues.

    A subclass sets the constants and overrides the methods under "For subclasses". Its game has `dice` (None before the
    first roll) and `rolls_left`. State: see `state`; or after a roll {"rolled": bits of dice, "moves": True to animate
    them}.
    """

    DICE = 6
    ROLLS = 3
    JOLLY = 0  # the face that is a jolly
    COLOURS = ()  # colours of the dice, as in Dice
    ENTRY = ""  # the screen for entering dice, a DiceEntry

    has_icons = False  # instead of words on the buttons
    thinking = 0  # number of dots while a rival thinks
    rolled = False  # True: no key since the dice were rolled

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.game = app.game.table.game
        self.rivals = app.game.rivals if app.game.is_rival(app.game.table.to_move) else None
        self.held = 0
        self.dice = HeldDice(self.DICE, self.COLOURS, [t(sign) for sign in app.game.screens.DICE_SIGNS])
        self.roll_button = Button()
        self.go_on_button = Button()
        self.parts = (self.band, self.dice)
        self.notes: list = []
        if state is None:
            self.focus = self._first_focus()
        elif "rolled" in state:
            self._fresh(state["rolled"])
            self.rolled = True
            if state["moves"]:
                self.dice.moving = state["rolled"]
        else:
            self.held = state["held"]
            self.focus = state["focus"]
        if self.rivals and self.game.dice:
            self.focus = _NOWHERE
            self.thinking = self.rivals.step() + 1  # at least until its decision is read
        self._lay_out()

    def state(self) -> dict:
        """Return the bits of the held dice, and the focused stop."""
        return {"held": self.held, "focus": self.focus}

    @property
    def ok_discards(self) -> bool:
        """True if OK would reroll dice that have only just stopped."""
        return self.rolled and self.focus == ROLL and not self.dice.moving

    @property
    def drops_type_ahead(self) -> bool:
        """True before the first roll: a second press on the button that ends a turn must not roll for the next."""
        return self.game.dice is None

    @property
    def goes_on(self) -> bool:
        """True for a rival: there is nothing to choose."""
        return self.rivals is not None

    @property
    def awaits_rival(self) -> bool:
        """True while people watch a rival think."""
        return self.thinking > 0

    # For subclasses

    def likeliest(self) -> int:
        """Return the stop to focus after a roll while there are rerolls and unheld dice."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Handle the second button."""
        raise NotImplementedError

    def go_on_words(self, tall: bool) -> str:
        """Return the second button's label; the button is small on a low panel."""
        raise NotImplementedError

    def picture(self, face: int) -> int:
        """Return the face for art.die."""
        return art.JOLLY_FACE if face == self.JOLLY else face

    def group(self, die: int) -> int:
        """Return the bits of the other dice that OK holds together with this one."""
        return self._same_face_of(die)

    def joins(self, face: int) -> bool:
        """Return True if a rerolled die of this face is held with an equal die that was kept."""
        return True

    def start_words(self) -> str:
        """Return the band's text before the first roll."""
        return t("round {0}", self.game.round)

    def band_words(self) -> tuple:
        """Return the band's texts after a roll, longest first, ending with ""."""
        rolls = "%d/%d" % (self.ROLLS - self.game.rolls_left, self.ROLLS)
        return (t("roll {0}", rolls), rolls, "")

    def may_roll(self) -> bool:
        """Return True if the unheld dice may be rolled, while rolls are left."""
        return self.held != self.all

    def only_loses(self, at: list) -> str | list:
        """Return why a person's reroll of these dice can only lose, as a sentence for `shown`, or ""."""
        return ""

    def roll(self) -> None:
        """Roll the unheld dice of the device, after the first button."""
        if self.game.dice is None:
            self.app.act({"type": "roll"})
        else:
            self.app.act({"type": "reroll", "at": self._loose_dice()})

    # Held dice

    @property
    def all(self) -> int:
        """The bits of all dice."""
        return (1 << self.DICE) - 1

    def loose(self, face: int) -> int:
        """Return the first unheld die with this face, or -1."""
        for i in self._loose_dice():
            if self.game.dice[i] == face:
                return i
        return -1

    def _fresh(self, rolled):
        # Kept dice stay held, and rolled dice that belong to them join.
        self.held = self.all & ~rolled
        joined = 0
        for i in range(self.DICE):
            if not self.rivals and rolled >> i & 1 and self.group(i) & self.held and self.joins(self.game.dice[i]):
                joined |= 1 << i
        self.held |= joined
        self.focus = self._first_focus()

    def _first_focus(self):
        if self.game.dice is None:
            return ROLL
        return self.likeliest() if self.game.rolls_left and self.held != self.all else GO_ON

    def _same_face_of(self, die):
        dice = self.game.dice
        same_face = 0
        for i in range(self.DICE):
            if i != die and dice[i] == dice[die]:
                same_face |= 1 << i
        return same_face

    def would_hold(self, die: int) -> int:
        """Return the bits of the other dice that OK holds with this one: none if one of them is held already."""
        group = self.group(die)
        return 0 if (group | 1 << die) & self.held else group

    def _can_roll(self):
        return self.game.rolls_left > 0 and self.may_roll()

    def _loose_dice(self):
        return [i for i in range(self.DICE) if not self.held >> i & 1]

    # Keys

    def handle(self, key: int) -> None:
        """Stop the animation on the first key, and do nothing else."""
        if self.dice.moving:
            self.dice.moving = 0
            self.dirty = True
            self.app.frame.invalidate()
        else:
            self.rolled = False
            Choosing.handle(self, key)

    def chosen(self, stop: int) -> None:
        if stop == _NOWHERE:
            return
        if stop == GO_ON and self.rivals:
            self.app.act(self.rivals.action())
        elif stop == GO_ON:
            follows = "" if self.game.rolls_left else self.app.game.screens.play(self.app.game.table)
            if follows and follows != self.app.stack[-1][0]:
                self.app.game.show_phase(follows)
            else:
                self.go_on()
        elif stop == ROLL:
            why = self.only_loses(self._loose_dice()) if self.game.dice and not self.rivals else ""
            if why:
                question = [later("Roll again?"), why, later("Keep them"), later("Roll")]
                self.app.stack.push("screens.choice.Confirm", question)
            else:
                self._roll()
        else:
            suggested = stop == self.likeliest()
            self.held ^= 1 << stop | self.would_hold(stop)
            # Not after a release: a second OK must not reroll the released die.
            if suggested and self.held >> stop & 1:
                self.focus = self._first_focus()

    def on_result(self, name: str, value) -> None:
        """Roll after the confirmation; the coach does not ask again."""
        self.app.game.coach.warned = self.app.game.at
        self._roll()

    def _roll(self):
        at = self._loose_dice()
        entry = [self.ENTRY, {"at": at}]
        if self.app.game.table.dice_from == "table":
            # Warn now: after real dice are rolled it is too late.
            if self.game.dice is None or not self.app.game.coach.warns({"type": "reroll", "at": at}, entry):
                self.app.stack.push(*entry)
        else:
            self.roll()

    def stops(self) -> list:
        """Return the dice, then the buttons. Without a stick, equal dice that OK holds together are one stop."""
        if self.rivals:
            return [(0, 0, self.focus)]
        tall = self.layout.high
        stops = []
        if self.game.dice and not self.game.rolls_left:
            stops.append((3, 1, GO_ON))
        elif self.game.dice:
            for i in range(self.DICE):
                if (
                    i == self.focus
                    or self.app.hardware.has_stick
                    or not self.would_hold(i) & self._same_face_of(i) & (1 << i) - 1
                ):
                    stops.append((i // COLUMNS, i % COLUMNS, i))
            stops.append((3, 1, GO_ON) if tall else (1, COLUMNS, GO_ON))
        if self._can_roll():
            stops.append((2, 1, ROLL) if tall else (0, COLUMNS, ROLL))
        return sorted(stops)

    def tick(self, now: int) -> bool:
        """Animate the roll. Then wait for a press, even after the last roll."""
        if not self.dice.moving:
            return self.thinking > 0 and self._follow(self.rivals)
        turned = self.dice.tick(self.app, now)
        if turned and not self.dice.moving:
            self.dirty = True
        return turned

    def _follow(self, rivals):
        # Show what the rival holds, once it has decided.
        action = rivals.action()
        before = self.thinking
        self.thinking = rivals.step() + 1 if action is None else 0
        if action:
            self.focus = GO_ON
            if "at" in action:
                self.focus = ROLL
                self.held = self.all
                for at in action["at"]:
                    self.held &= ~(1 << at)
        self.dirty = self.dirty or self.thinking != before
        return self.dirty

    # Drawing

    def prepare(self) -> None:
        if self.has_icons:
            self._prepare_band()
        else:
            self.app.frame.canvas.draw_early(self.band)
        if self.dirty:
            self.can_roll = self._can_roll()
            self.roll_button.prepare(*self.roll_strip, self._roll_icon() if self.has_icons else self.roll_words())
            self.set_stops()
        if self.game.dice and (self.dirty or self.dice.moving):
            self._show_dice()
        self.dirty = False

    def _show_dice(self):
        moving = self.dice.moving
        self.dice.underlined = 0
        for i in range(self.DICE):
            self.dice.faces[i] = self.picture(self.dice.turned(i, self.game.dice[i]))
            self.dice.looks[i] = art.HELD if self.held >> i & 1 and not moving >> i & 1 else art.PLAIN
        if not moving:
            self._light_focus()

    def _light_focus(self):
        if self.focus < self.DICE:
            self.dice.looks[self.focus] |= art.FOCUSED
            self.dice.underlined = self.would_hold(self.focus)
        elif self.rivals and self.focus == ROLL:
            self.dice.underlined = self.all & ~self.held  # the rerolled dice

    def moved(self, before: int) -> None:
        """Redraw the two dice, and the underlines."""
        self.dice.underlined = 0
        if before < self.DICE:
            self.dice.looks[before] &= art.FOCUSED - 1
        self._light_focus()

    def _prepare_band(self):
        # Returns the Area below it.
        lies = self.game.dice is not None
        texts = self.band_words() if lies else (self.start_words(), "")
        if self.has_icons and lies and self.focus in (ROLL, GO_ON):
            words = self.roll_words() if self.focus == ROLL else self.go_on_words(False)
            texts = (words.replace("\n", " "), "")
        return self.below_band(self.game.to_move, 40, 28, texts, self.has_icons)

    def _roll_icon(self):
        if self.thinking:
            return "." * self.thinking
        loose = len(self._loose_dice())
        return fonts.DICE[4] + ("\n%d" % loose if self.game.dice and loose else "")

    def _lay_out(self):
        game = self.game
        lies = game.dice is not None
        area = self._prepare_band()
        tall = self.layout.high
        go_on = area.cut_bottom(28 if tall else 0)
        self.roll_strip = area.cut_bottom(28 if tall else 0)
        room = area.w if tall else area.w - _BUTTONS
        beside = 1 + max(0, self.dice.mark_width - 4)
        for size in (64, 48, 36):
            if area.h >= 2 * (size + BAR) and room >= (size + beside) * COLUMNS:
                break
        beside += size
        self.dice.size = size
        self.has_icons = fonts.large_text and not tall and area.w - beside * COLUMNS < _WORDS
        line, texts = ("", ()) if lies else self.reminder()
        above = fonts.large_text and not tall and bool(texts)
        if above:
            self.has_icons = False
            self.roll_strip = area.cut_bottom(28)
        if texts and not (tall and line):  # in place of the dice, which are not rolled yet
            words = Paragraph()
            words.prepare(*area.cut_left(area.w if tall or above else beside * COLUMNS), (), texts)
            self.notes.append(words)
        else:
            self.dice.place(*area.cut_left(area.w if tall else beside * COLUMNS))
        if not tall and not above:
            self.roll_strip = area.cut_top(area.h - area.h // 2)
            go_on = area.rest()
        if lies or not tall and not above:
            words = fonts.CHECK if self.has_icons else self.go_on_words(tall)
            self.go_on_button.prepare(*go_on, words if lies else "")
        elif tall:
            self._add_note(go_on, line, theme.TEXT_DIM)

    def _add_note(self, strip, words, style=theme.TEXT):
        x, y, w, h = strip
        note = Line()
        note.prepare(x, y, w, h, words, fonts.MEDIUM if h >= fonts.MEDIUM.line else fonts.SMALL, style, True)
        self.notes.append(note)

    def roll_words(self) -> str:
        """Return the first button's label; the button is small on a low panel."""
        game = self.game
        if self.thinking:
            dots = "." * self.thinking
            return t("{0} thinks {0}", dots) if self.layout.high else t("Thinks\n{0}", dots)
        loose = len(self._loose_dice())
        if not self.layout.high:
            if game.dice and not loose:
                return t("All {0}\nheld", t(_NUMBERS[self.DICE]))
            return t("Roll\n{0}", t_n(loose, "{0} die", "{0} dice")) if game.dice else t("Roll")
        if not game.dice:
            return t("Roll the dice")
        if not game.rolls_left:
            return t("No rolls left")
        if self.rivals and self.focus == ROLL and self.app.game.table.dice_from == "table":
            text = t("Roll {0} again", which_dice(loose, self.DICE))
        elif loose == self.DICE:
            text = t("Reroll all {0}", t(_NUMBERS[loose]))
        elif loose:
            text = t_n(loose, "Roll the other die", "Roll the other {1}", t(_NUMBERS[loose]))
        else:
            text = t("All {0} held", t(_NUMBERS[self.DICE]))
        texts = (text, t_n(loose, "Roll {0} die", "Roll {0} dice"), t("Roll {0}", loose))
        if not self.band.words:
            # The band lacks space for the number of the roll beside a wide name.
            texts = tuple([t("{0} ({1} left)", words, game.rolls_left) for words in texts])
        return widgets.first_that_fits(texts if loose else (texts[0], text), fonts.SMALL, self.roll_strip[2])

    def draw(self, canvas) -> None:
        still = not self.dice.moving
        lies = self.game.dice is not None
        Choosing.draw(self, canvas)
        self.roll_button.draw(canvas, still and self.focus == ROLL, self.can_roll)
        if self.go_on_button.key:
            self.go_on_button.draw(canvas, still and self.focus == GO_ON, lies)
        for note in self.notes:
            note.draw(canvas)
