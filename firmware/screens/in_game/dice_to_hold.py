"""A player's turn with dice: roll, hold some, roll the others again, then go on to what they are used for."""

# pyright: reportAttributeAccessIssue=false
# DiceToHold asks the running game for its dice.

from firmware.app import HOME
from firmware.drawing import art, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame, Line, count_words

ROLL = 6
GO_ON = 7
"""Places of the focus: the dice from 0 on, six at most, then the two buttons."""

_FRAME_MS = 50
_FIRST_STILL = 3
_COLUMNS = 3
_BAR = 4
"""Height at least of the strip below a row of dice in which those are underlined that ok holds with the focused one."""
_NUMBERS = ("", "one", "two", "three", "four", "five", "six")
_BUTTONS = 53
"""Width at least of the buttons beside the dice where the panel is not tall."""


def show_roll(app, turn: str, dice: int) -> None:
    """Open the screen named `turn`, a DiceToHold, for a roll of the table: the dice that were rolled are seen rolling
    when somebody has just rolled them.

    dice: how many there are. After the last roll a roll that is not to be seen leads to what follows it at once.
    """
    action = app.table.undo_entry().action
    moves = app.operation == "do" and app.motion() and app.table.dice_from == "device"
    if not moves and not app.table.game.rolls_left:
        app.play()
        return
    rolled = 0
    for at in action.get("at", range(dice)):
        rolled |= 1 << at
    app.show([[HOME, None], [turn, {"rolled": rolled, "moves": moves}]])


class Motion:
    """Dice that roll for 3 to 8 frames of 50 ms, the later ones the longer: 400 ms at most with six.

    `moving` has a bit for each die that is to be seen rolling; 0 once all lie still.
    """

    def __init__(self, moving: int = 0):
        self.moving = moving
        self.since = None
        self.frame = 0

    def tick(self, hardware, now: int) -> bool:
        """True when the dice look different at this time, in ms."""
        if self.since is None:
            self.since = now
        frame = hardware.elapsed(now, self.since) // _FRAME_MS
        if frame == self.frame:
            return False
        self.frame = frame
        # With the last die that rolls: a key pressed after that must not be taken for one that cuts the motion short.
        if self.moving >> max(frame - _FIRST_STILL + 1, 0) == 0:
            self.moving = 0
        return True

    def face(self, die: int, face: int) -> int:
        """What a rolling die shows in this frame that comes to lie with `face`, from 1 to 6."""
        if self.frame < _FIRST_STILL + die:
            face = (face + self.frame * (2 + die % 3) + die) % 6 + 1
        return face


class DiceToHold(InGame):
    """State: {"held": bits of dice, "focus": place}; or fresh after a roll {"rolled": bits of dice, "moves": whether
    they are to be seen rolling}.

    A subclass gives the three constants, `likeliest`, `go_on` and `go_on_words`, and where it differs `picture`,
    `together`, `joins` and `start_words`. Its game has `dice` (None before the first roll) and `rolls_left`; its
    screens module has `order`, the words for what a player writes.
    """

    DICE = 6
    ROLLS = 3
    ROLL_NEXT = False
    """Once dice are held together the roll has the focus."""
    ENTRY = ""  # the screen where dice are typed in, a DiceEntry

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        # A second press on the button that ends a turn must not roll for the next player.
        self.drops_type_ahead = self.game.dice is None
        self.all = (1 << self.DICE) - 1
        self.held = 0
        self.motion = Motion()
        self.faces = bytearray(self.DICE)
        self.looks = bytearray(self.DICE)
        self.same_face = 0  # bits of the dice that ok would hold together with the focused one
        self.layout = None
        self.dirty = True  # what is held changed: the roll button and the stops must be made anew
        self.order = []
        self.band = Band()
        self.roll_button = Button()
        self.go_on_button = Button()
        self.note = Line()
        self.stops = Focus()
        if state is None:
            self.focus = self._first_focus()
        elif "rolled" in state:
            self._fresh(state["rolled"])
            if state["moves"]:
                self.motion.moving = state["rolled"]
        else:
            self.held = state["held"]
            self.focus = state["focus"]

    def state(self) -> dict:
        """What is held, and the focus; dice that roll have come to rest when they are seen again."""
        return {"held": self.held, "focus": self.focus}

    # What a game says

    def likeliest(self) -> int:
        """The place that has the focus after a roll while there are rerolls and loose dice."""
        raise NotImplementedError

    def go_on(self) -> None:
        """The second button was pressed."""
        raise NotImplementedError

    def go_on_words(self, tall: bool) -> str:
        """The words of the second button; it is small where the panel is not tall."""
        raise NotImplementedError

    def picture(self, face: int) -> int:
        """The face that art.die paints."""
        return face

    def together(self, face: int, other: int) -> bool:
        """Whether ok holds all dice of these faces at once."""
        return face == other

    def joins(self, face: int) -> bool:
        """Whether a rerolled die of this face is held too when one like it was left lying."""
        return True

    def start_words(self) -> str:
        """What the band says before the first roll."""
        return "round %d" % self.game.round

    # Which dice are held

    def loose(self, face: int) -> int:
        """The first die with this face that is not held, or -1."""
        for i in range(self.DICE):
            if self.game.dice[i] == face and not self.held >> i & 1:
                return i
        return -1

    def _fresh(self, rolled):
        # Dice that were left alone stay held, and what was rolled beside them is held with its twins.
        self.held = self.all & ~rolled
        joined = 0
        for i in range(self.DICE):
            if rolled >> i & 1 and self._same_face_of(i) & self.held and self.joins(self.game.dice[i]):
                joined |= 1 << i
        self.held |= joined
        self.focus = self._first_focus()

    def _first_focus(self):
        if self.game.dice is None:
            return ROLL
        if not self._can_roll():
            return GO_ON
        return self.likeliest()

    def _same_face_of(self, die):
        # Bits of the other dice that belong together with this one.
        dice = self.game.dice
        same_face = 0
        for i in range(self.DICE):
            if i != die and self.together(dice[die], dice[i]):
                same_face |= 1 << i
        return same_face

    def _would_hold(self, die):
        # Bits of the other dice that ok holds with this one: none where one of them is held already.
        same_face = self._same_face_of(die)
        return 0 if (same_face | 1 << die) & self.held else same_face

    def _can_roll(self):
        return self.game.rolls_left > 0 and self.held != self.all

    def _loose_dice(self):
        return [i for i in range(self.DICE) if not self.held >> i & 1]

    # Keys

    def handle(self, key: int) -> None:
        """Dice are held and released; the buttons roll, and go on."""
        if self.motion.moving:
            self.motion.moving = 0
            self.app.invalidate()
        elif self.common(key):
            return
        elif key == OK:
            self._chosen()
        else:
            if self.dirty or self.focus not in self.order:
                self._set_stops()
            if self.stops.handle(key, self.app.hardware.has_stick):
                self.focus = self.order[self.stops.index]
                self.app.invalidate()

    def _chosen(self):
        if self.focus == GO_ON:
            self.go_on()
        elif self.focus == ROLL:
            self._roll()
        else:
            same_face = self._would_hold(self.focus)
            self.held ^= 1 << self.focus | same_face
            if same_face and self._can_roll() and self.ROLL_NEXT:
                self.focus = ROLL
            self.dirty = True
            self.app.invalidate()

    def _roll(self):
        if self.app.table.dice_from == "table":
            self.app.push(self.ENTRY, {"at": self._loose_dice()})
        elif self.game.dice is None:
            self.app.act({"type": "roll"})
        else:
            self.app.act({"type": "reroll", "at": self._loose_dice()})

    def _set_stops(self):
        # Where the focus can go, in reading order; places as (row, column). Dice that ok holds together are one stop on
        # boards without a stick.
        tall = widgets.layout(self.app).tall
        places = []
        if self.game.dice:
            for i in range(self.DICE):
                if i == self.focus or self.app.hardware.has_stick or not self._would_hold(i) & (1 << i) - 1:
                    places.append((i // _COLUMNS, i % _COLUMNS, i))
        if self._can_roll():
            places.append((2, 1, ROLL) if tall else (0, _COLUMNS, ROLL))
        if self.game.dice:
            places.append((3, 1, GO_ON) if tall else (1, _COLUMNS, GO_ON))
        places.sort()
        self.order = [place[2] for place in places]
        self.stops.set([(place[0], place[1]) for place in places])
        if self.focus in self.order:
            self.stops.index = self.order.index(self.focus)

    def tick(self, now: int) -> bool:
        """Let the dice roll on; after the last roll, go on by itself."""
        if self.motion.moving:
            return self.motion.tick(self.app.hardware, now)
        if self.game.dice and not self.game.rolls_left:
            self.app.play()
        return False

    # Picture

    def prepare(self) -> None:
        """Band, dice, buttons."""
        if self.layout is None:
            self._lay_out()
        if self.dirty:
            self.dirty = False
            self.can_roll = self._can_roll()
            self.roll_button.prepare(*self.roll_strip, self._roll_words())
            self._set_stops()
        dice = self.game.dice
        if not dice:
            return
        moving = self.motion.moving
        focus = -1 if moving else self.focus
        self.same_face = self._would_hold(focus) if 0 <= focus < self.DICE else 0
        for i in range(self.DICE):
            face = dice[i]
            look = art.PLAIN
            if moving >> i & 1:
                face = self.motion.face(i, face)
            elif self.held >> i & 1:
                look = art.HELD
            if i == focus:
                look |= art.FOCUSED
            self.faces[i] = self.picture(face)
            self.looks[i] = look

    def _lay_out(self):
        app = self.app
        game = self.game
        layout = self.layout = widgets.layout(app)
        self.lies = game.dice is not None
        rolls = "%d/%d" % (self.ROLLS - game.rolls_left, self.ROLLS)
        words = ("roll " + rolls, rolls, "") if self.lies else (self.start_words(), "")
        if not self.lies:
            for i in range(self.DICE):
                self.faces[i] = art.NO_FACE
                self.looks[i] = art.SPENT
        area = layout.content()
        seat = game.to_move
        band = area.cut_top(40 if layout.tall else 28)
        self.band.prepare(layout, band[3], app.colours[seat], app.table.players[seat], words)
        if layout.tall:
            go_on = area.cut_bottom(28)
            self.roll_strip = area.cut_bottom(28)
            self.size = 64 if area.h >= 2 * (64 + _BAR) else 48
            self.dice = area.rest()
            self.cell_width = area.w // _COLUMNS
        else:
            self.size = 64 if area.h >= 2 * (64 + _BAR) and area.w >= 65 * _COLUMNS + _BUTTONS else 48
            self.cell_width = self.size + 1
            self.dice = area.cut_left(self.cell_width * _COLUMNS)
            self.roll_strip = area.cut_top(area.h - area.h // 2)
            go_on = area.rest()
        if self.lies or not layout.tall:
            self.go_on_button.prepare(*go_on, self.go_on_words(layout.tall) if self.lies else "")
        else:
            self.note.prepare(*go_on, self._reminder(), style=theme.TEXT_DIM, centred=True)

    def _roll_words(self):
        game = self.game
        loose = len(self._loose_dice())
        if not self.layout.tall:
            return "Roll\n" + count_words(loose, "die", "dice") if game.dice else "Roll"
        if not game.dice:
            return "Roll the dice"
        if not game.rolls_left:
            words = "No roll is left"
        elif loose == self.DICE:
            words = "Roll all %s again" % _NUMBERS[loose]
        else:
            words = "Roll the other %d" % loose if loose else "All %s are held" % _NUMBERS[self.DICE]
        if game.rolls_left and not self.band.words:
            # No room for the number of the roll beside a wide name.
            words += " (%d left)" % game.rolls_left
        return words

    def _reminder(self):
        # What the player before is still writing, for eyes that looked away.
        entry = self.app.table.undo_entry()
        return self.app.screens().order(self.app.table, entry) if entry else ""

    def draw(self, canvas) -> None:
        """The band, the dice in two rows, and the buttons."""
        still = not self.motion.moving
        self.band.draw(canvas)
        self._draw_row(canvas, 0, self.dice[1], self.dice[3] - self.dice[3] // 2)
        self._draw_row(canvas, _COLUMNS, self.dice[1] + self.dice[3] - self.dice[3] // 2, self.dice[3] // 2)
        self.roll_button.draw(canvas, still and self.focus == ROLL, self.can_roll)
        if self.lies or not self.layout.tall:
            self.go_on_button.draw(canvas, still and self.focus == GO_ON, self.lies)
        else:
            self.note.draw(canvas)

    def _draw_row(self, canvas, first, y, height):
        # Up to three dice in the middle of the row, and the strip below them, which is higher in the row that is.
        left = self.dice[0]
        right = left + self.dice[2]
        width = self.cell_width
        size = self.size
        high = self.dice[3] // 2 - _BAR
        end = min(first + _COLUMNS, self.DICE)
        side = (first + _COLUMNS - end) * width // 2
        if side:
            canvas.clear_rect(left, y, side, high, theme.BACKGROUND)
        x = left + side
        for i in range(first, end):
            w = width if i < first + _COLUMNS - 1 else right - x
            face = self.faces[i]
            look = self.looks[i]
            if canvas.begin_region(x, y, w, high, theme.BACKGROUND, face << 4 | look):
                art.die(canvas, x + (w - size) // 2, y + (high - size) // 2, size, face, look)
            x += w
        if x < right:
            canvas.clear_rect(x, y, right - x, high, theme.BACKGROUND)
        y += high
        same_face = self.same_face >> first & 7
        if canvas.begin_region(left, y, right - left, height - high, theme.BACKGROUND, same_face):
            x = left + side + (width - 24) // 2
            for i in range(_COLUMNS):
                if same_face >> i & 1:
                    canvas.fill(x, y, 24, 3, theme.FOCUS)
                x += width
