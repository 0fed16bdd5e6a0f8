"""A player's turn of Penk! up to the marking: six dice to roll, hold and reroll."""

from firmware.drawing import art, theme, widgets
from firmware.drawing.focus import Focus
from firmware.games.penk import game as penk
from firmware.keys import OK
from firmware.screens.in_game.base import Band, Button, InGame, Line

DICE = 6
JOLLY = 6
ROLL = 6
GO_ON = 7
"""Places of the focus: dice 0 to 5, the two buttons."""
ALL = 63

_FRAME_MS = 50
_FIRST_STILL = 3
"""A die rolls for 3 to 8 frames, the further right and down the longer: 400 ms at most."""
_BAR = 4
"""Height of the strip below the dice in which the twins of the focused die are underlined."""


def best_face(game):
    """The face from 1 to 5 that is most worth keeping: most dice of it with room in its column; the higher clear row decides between equals.

    0 when the player's sheet has no room for any of the faces that lie.
    """
    sheet = game.sheets[game.to_move]
    best = 0
    best_key = None
    for face in range(1, 6):
        count = game.dice.count(face)
        highest = 0
        for row in range(1, 6):
            if sheet[5 * row + face - 6] == 46:
                highest = row
        if count and highest:
            key = (min(count, highest), highest)
            if best_key is None or key > best_key:
                best, best_key = face, key
    return best


class Turn(InGame):
    """State: {"held": bits of dice, "focus": place}; or fresh after a roll {"rolled": bits of dice, "moves": whether they are to be seen rolling}."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        # A second press on "Done" must not roll for the next player.
        self.must_be_seen = self.game.dice is None
        self.held = 0
        self.moving = 0
        self.since = None
        self.frame = 0
        self.faces = bytearray(DICE)
        self.looks = bytearray(DICE)
        self.twins = 0  # bits of the dice that ok would hold together with the focused one
        self.can_mark = self.game.can_mark()
        self.place = None
        self.stale = True  # what is held changed: the roll button and the stops must be made anew
        self.order = []
        self.band = Band()
        self.roll_button = Button()
        self.go_on_button = Button()
        self.note = Line()
        self.stops = Focus()
        if state is None:
            self.focus = self._likeliest()
        elif "rolled" in state:
            self._fresh(state["rolled"])
            if state["moves"]:
                self.moving = state["rolled"]
        else:
            self.held = state["held"]
            self.focus = state["focus"]

    def state(self):
        """What is held, and the focus; dice that roll have come to rest when they are seen again."""
        return {"held": self.held, "focus": self.focus}

    def _fresh(self, rolled):
        # Dice that were left alone stay held, and what was rolled beside them is held with its twins.
        self.held = ALL & ~rolled
        for i in range(DICE):
            if rolled >> i & 1 and self._twin_held(i, rolled):
                self.held |= 1 << i
        self.focus = self._likeliest()

    def _twin_held(self, die, without=0):
        dice = self.game.dice
        for i in range(DICE):
            if self.held & ~without & ~(1 << die) & 1 << i and dice[i] == dice[die]:
                return True
        return False

    def _likeliest(self):
        game = self.game
        if game.dice is None:
            return ROLL
        if not game.rolls_left or self.held == ALL:
            return GO_ON
        face = best_face(game)
        holds_face = False
        for i in range(DICE):
            if self.held >> i & 1 and game.dice[i] != JOLLY:
                holds_face = True
        jolly = self._loose(JOLLY)
        if holds_face:
            return ROLL if jolly < 0 else jolly
        if face:
            return self._loose(face)
        return ROLL if jolly < 0 else jolly

    def _loose(self, face):
        # The first die with this face that is not held, or -1.
        for i in range(DICE):
            if self.game.dice[i] == face and not self.held >> i & 1:
                return i
        return -1

    # Keys

    def handle(self, key):
        """Dice are held and released; the buttons roll, and go on to the sheet."""
        if self.moving:
            self._come_to_rest()
            return
        if self.common(key):
            return
        if key == OK:
            if self.focus == ROLL:
                self._roll()
            elif self.focus == GO_ON:
                self.app.push(penk.MARK if self.can_mark else penk.ELIMINATE)
            else:
                self._hold(self.focus)
                self.stale = True
                self.app.changed()
            return
        if self.stale or self.focus not in self.order:
            self._set_stops()
        if self.stops.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.stops.index]
            self.app.changed()

    def _hold(self, die):
        bit = 1 << die
        if self.held & bit:
            self.held &= ~bit
            return
        dice = self.game.dice
        if not self._twin_held(die):
            for i in range(DICE):
                if dice[i] == dice[die]:
                    self.held |= 1 << i
        self.held |= bit

    def _roll(self):
        if self.app.table.dice_from == "table":
            self.app.push(penk.ENTRY, {"at": self._loose_dice()})
        elif self.game.dice is None:
            self.app.act({"type": "roll"})
        else:
            self.app.act({"type": "reroll", "at": self._loose_dice()})

    def _loose_dice(self):
        return [i for i in range(DICE) if not self.held >> i & 1]

    def _set_stops(self):
        # Where the focus can go, in reading order; places as (row, column). Twins that ok holds together are one stop on boards without a stick.
        tall = widgets.layout(self.app).tall
        places = []
        if self.game.dice:
            for i in range(DICE):
                if i == self.focus or self.app.hardware.has_stick or not self._follows(i):
                    places.append((i // 3, i % 3, i))
        if self._can_roll():
            places.append((2, 1, ROLL) if tall else (0, 3, ROLL))
        if self.game.dice:
            places.append((3, 1, GO_ON) if tall else (1, 3, GO_ON))
        places.sort()
        self.order = [place[2] for place in places]
        self.stops.set([(place[0], place[1]) for place in places])
        if self.focus in self.order:
            self.stops.index = self.order.index(self.focus)

    def _follows(self, die):
        # True for a die that would be held together with one before it.
        dice = self.game.dice
        if self.held >> die & 1 or self._twin_held(die):
            return False
        for i in range(die):
            if dice[i] == dice[die]:
                return True
        return False

    def _can_roll(self):
        return self.game.rolls_left > 0 and self.held != ALL

    # Motion

    def tick(self, now):
        """Let the dice roll on; after the last roll, go on to the sheet by itself."""
        if self.moving:
            if self.since is None:
                self.since = now
            frame = self.app.hardware.elapsed(now, self.since) // _FRAME_MS
            if frame == self.frame:
                return False
            self.frame = frame
            # With the last die that rolls: a key pressed after that must not be taken for one that cuts the motion short.
            if self.moving >> max(frame - _FIRST_STILL + 1, 0) == 0:
                self._come_to_rest()
            return True
        if self.game.dice and not self.game.rolls_left:
            self.app.play()
        return False

    def _come_to_rest(self):
        self.moving = 0
        self.app.changed()

    def _face(self, i):
        # What the rolling die i shows in this frame.
        face = self.game.dice[i]
        if self.frame < _FIRST_STILL + i:
            face = (face + self.frame * (2 + i % 3) + i) % 6 + 1
        return face

    # Picture

    def prepare(self):
        """Band, dice, buttons."""
        if self.place is None:
            self._format()
        if self.stale:
            self.stale = False
            self.can_roll = self._can_roll()
            self._label_roll()
            self._set_stops()
        dice = self.game.dice
        if not dice:
            return
        focus = self.focus
        held = self.held
        moving = self.moving
        self.twins = self._twins()
        for i in range(DICE):
            face = dice[i]
            look = art.PLAIN
            if moving >> i & 1:
                face = self._face(i)
            elif held >> i & 1:
                look = art.HELD
            if i == focus and not moving:
                look |= art.FOCUSED
            self.faces[i] = art.JOLLY_FACE if face == JOLLY else face
            self.looks[i] = look

    def _twins(self):
        focus = self.focus
        if self.moving or focus >= DICE or self.held >> focus & 1 or self._twin_held(focus):
            return 0
        dice = self.game.dice
        twins = 0
        for i in range(DICE):
            if i != focus and dice[i] == dice[focus]:
                twins |= 1 << i
        return twins

    def _format(self):
        app = self.app
        game = self.game
        place = self.place = widgets.layout(app)
        tall = place.tall
        rolls = 3 - game.rolls_left
        if game.dice:
            words = ("roll %d/3" % rolls, "%d/3" % rolls, "")
        else:
            words = ("round %d" % game.round, "")
            for i in range(DICE):
                self.faces[i] = art.NO_FACE
                self.looks[i] = art.SPENT
        seat = game.to_move
        self.band.prepare(place, 40 if tall else 28, app.colours[seat], app.table.players[seat], words)
        self.top = self.band.bottom
        self.lies = game.dice is not None
        if tall:
            self.cell_width, self.cell_height, self.size = place.width // 3, 68, 64
            y = place.height - 28
            if game.dice:
                self.go_on_button.prepare(place.left, y, place.width, 28, "Mark" if self.can_mark else "Eliminate")
            else:
                self.note.prepare(place.left, y, place.width, 28, self._reminder(), style=theme.TEXT_DIM, centred=True)
        else:
            self.cell_width, self.cell_height, self.size = 49, 49, 48
            x = place.left + 3 * self.cell_width
            go_on = "Mark" if self.can_mark else "Cross\nout"
            self.go_on_button.prepare(x, 82, place.right - x, 53, go_on if game.dice else "")

    def _label_roll(self):
        game = self.game
        place = self.place
        loose = len(self._loose_dice())
        if not place.tall:
            x = place.left + 3 * self.cell_width
            words = "Roll\n%d dice" % loose if loose > 1 else "Roll\n%d die" % loose
            self.roll_button.prepare(x, 28, place.right - x, 54, words if game.dice else "Roll")
            return
        if not game.dice:
            words = "Roll the dice"
        elif not game.rolls_left:
            words = "No roll is left"
        elif loose == DICE:
            words = "Roll all six again"
        else:
            words = "Roll the other %d" % loose if loose else "All six are held"
        if game.dice and game.rolls_left and not self.band.words:
            # No room for the number of the roll beside a wide name.
            words += " (%d left)" % game.rolls_left
        self.roll_button.prepare(place.left, place.height - 56, place.width, 28, words)

    def _reminder(self):
        # What the player before is still writing, for eyes that looked away.
        entry = self.app.table.undo_entry()
        return penk.order(self.app.table.players[entry.player], entry.action) if entry else ""

    def draw(self, canvas):
        """The band, eight boxes of dice, and the buttons."""
        place = self.place
        self.band.draw(canvas)
        self._dice(canvas, 0)
        self._dice(canvas, 3)
        self.roll_button.draw(canvas, self.focus == ROLL and not self.moving, self.can_roll)
        if self.game.dice or not place.tall:
            self.go_on_button.draw(canvas, self.focus == GO_ON and not self.moving, self.lies)
        else:
            self.note.draw(canvas)

    def _dice(self, canvas, first):
        # One row: three dice, and the strip below them.
        place = self.place
        tall = place.tall
        width = self.cell_width
        height = self.cell_height
        size = self.size
        x = place.left
        y = self.top
        if first:
            # A panel of 135 rows has one row more for the upper dice.
            y += height + _BAR + (0 if tall else 1)
        for i in range(first, first + 3):
            w = width
            if tall and i == first + 2:
                w = place.right - x
            face = self.faces[i]
            look = self.looks[i]
            if canvas.box(x, y, w, height, theme.BACKGROUND, face << 4 | look):
                art.die(canvas, x + (w - size) // 2, y + (height - size) // 2, size, face, look)
            x += w
        y += height
        bar = _BAR if tall or first else _BAR + 1
        twins = self.twins >> first & 7
        x = place.left
        if canvas.box(x, y, place.width if tall else 3 * width, bar, theme.BACKGROUND, twins):
            for i in range(3):
                if twins >> i & 1:
                    canvas.fill(x + (width - 24) // 2, y, 24, 3, theme.FOCUS)
                x += width
