"""A player's turn of Penk! up to the marking: six dice to roll, hold and reroll."""

from firmware.drawing import art, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import OK
from firmware.screens import penk
from firmware.screens.in_game import Band, Button, InGame, Line

DICE = 6
JOLLY = 6
ROLL = 6
GO_ON = 7
"""Places of the focus: dice 0 to 5, the two buttons."""
ALL = 63

_FRAME_MS = 50
_FIRST_STILL = 3
"""A die rolls for 3 to 8 frames, the further right and down the longer: 400 ms at most."""
_TWIN = 8


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
        dice = self.game.dice
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
                self.app.push(penk.choice(self.game))
            else:
                self._hold(self.focus)
                self.app.changed()
            return
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
        # What die i shows in this frame.
        face = self.game.dice[i]
        if self.moving >> i & 1 and self.frame < _FIRST_STILL + i:
            face = (face + self.frame * (2 + i % 3) + i) % 6 + 1
        return art.JOLLY_FACE if face == JOLLY else face

    # Picture

    def prepare(self):
        """Band, dice, buttons."""
        app = self.app
        game = self.game
        place = self.place = widgets.layout(app)
        seat = game.to_move
        rolls = 3 - game.rolls_left
        if game.dice:
            words = ("roll %d/3" % rolls, "%d/3" % rolls, "")
        else:
            words = ("round %d" % game.round, "")
        self.band.prepare(place, 40 if place.tall else 28, app.colours[seat], app.table.players[seat], words)
        twins = 0
        if game.dice and self.focus < DICE and not self.held >> self.focus & 1 and not self._twin_held(self.focus):
            twins = game.dice[self.focus]
        for i in range(DICE):
            self.faces[i] = self._face(i) if game.dice else art.NO_FACE
            look = art.SPENT if not game.dice else art.PLAIN
            if self.held >> i & 1 and not (self.moving >> i & 1):
                look = art.HELD
            if not self.moving:
                if i == self.focus:
                    look |= art.FOCUSED
                elif twins and game.dice[i] == twins:
                    look |= _TWIN
            self.looks[i] = look
        self._prepare_buttons(place)

    def _prepare_buttons(self, place):
        game = self.game
        self.can_roll = self._can_roll()
        self.lies = game.dice is not None
        loose = DICE - sum([self.held >> i & 1 for i in range(DICE)])
        marks = game.dice and game.can_mark()
        if place.tall:
            y = place.height - 56
            if not game.dice:
                roll = "Roll the dice"
            elif not game.rolls_left:
                roll = "No roll is left"
            elif loose == DICE:
                roll = "Roll all six again"
            else:
                roll = "Roll the other %d" % loose if loose else "All six are held"
            if game.dice and game.rolls_left and not self.band.words:
                # No room for the number of the roll beside a wide name.
                roll += " (%d left)" % game.rolls_left
            self.roll_button.prepare(place.left, y, place.width, 28, roll)
            if game.dice:
                self.go_on_button.prepare(place.left, y + 28, place.width, 28, "Mark" if marks else "Eliminate")
            else:
                self.note.prepare(place.left, y + 28, place.width, 28, self._reminder(), style=theme.TEXT_DIM, centred=True)
            self.cell_width = place.width // 3
            self.cell_height = 72
            self.size = 64
            self.top = 40
        else:
            width = 53 + (place.width - 200)
            x = place.right - width
            if not game.dice:
                roll = "Roll"
            else:
                roll = "Roll\n%d dice" % loose if loose > 1 else "Roll\n%d die" % loose
            self.roll_button.prepare(x, 28, width, 54, roll)
            self.go_on_button.prepare(x, 82, width, 53, ("Mark" if marks else "Cross\nout") if game.dice else "")
            self.cell_width = 49
            self.cell_height = 53
            self.size = 48
            self.top = 28

    def _reminder(self):
        # What the player before is still writing, for eyes that looked away.
        entry = self.app.table.undo_entry()
        return penk.order(self.app.table.players[entry.player], entry.action) if entry else ""

    def draw(self, canvas):
        """Eight boxes between the key hints, and the buttons."""
        place = self.place
        place.hints(canvas, self.keys)
        self.band.draw(canvas)
        for i in range(DICE):
            self._die(canvas, i)
        self.roll_button.draw(canvas, self.focus == ROLL and not self.moving, self.can_roll)
        if self.game.dice or not place.tall:
            self.go_on_button.draw(canvas, self.focus == GO_ON and not self.moving, self.lies)
        else:
            self.note.draw(canvas)

    def _die(self, canvas, i):
        place = self.place
        width = self.cell_width
        height = self.cell_height
        x = place.left + i % 3 * width
        y = self.top + i // 3 * height
        if place.tall:
            if i % 3 == 2:
                width = place.width - 2 * width
        elif i < 3:
            # 107 rows for two rows of dice.
            height += 1
        else:
            y += 1
        if canvas.box(x, y, width, height, theme.BACKGROUND, self.faces[i] << 4 | self.looks[i]):
            look = self.looks[i]
            art.die(canvas, x + (width - self.size) // 2, y + (height - self.size) // 2, self.size, self.faces[i], look & 7)
            if look & _TWIN:
                canvas.fill(x + (width - 24) // 2, y + height - 4, 24, 3, theme.FOCUS)
