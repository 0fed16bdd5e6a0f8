"""Everybody answers the same roll, in any order: a line for each player, and a button to skip all the others. Rivals
answer by themselves once they have decided; only that button waits for them.
"""

from firmware.drawing import fonts, theme
from firmware.language import t
from firmware.screens.in_game.answers_picture import BAND, Picture
from firmware.screens.in_game.base import Choosing
from firmware.screens.in_game.cells import BARE, FOCUSED, OPEN
from shared_rules.everybody_acts import REST

BUTTON = 255
"""The button's stop; an answer's stop is 16 * line + column."""


class Answers(Choosing):
    """The screen on which everybody answers the same roll.

    The shared dice are large, the others above columns. A subclass defines `column`, `likeliest`, optionally
    `cell_words`, `lines`, `rest`, `headline`. State: {"focus": stop, "seat": its player, "fresh": no press since the
    roll, "resting": rivals answer before the others skip}, {"seat": player to focus}, or after a roll {"fresh": True,
    "moves": animated}.
    """

    drops_type_ahead = True

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        state = state or {}
        self.people = [seat for seat in self.game.awaited() if not app.game.is_rival(seat)]
        self.fresh = state.get("fresh", False)
        self.resting = state.get("resting", False)
        self.heard = False  # a key was pressed since the screen opened
        self.lit = 0
        self.shown = self.lines()
        self.actions = {}
        for line in range(len(self.shown)):
            for action in self.shown[line][2]:
                self.actions[16 * line + self.column(action)] = action
        self.focus = state.get("focus", -1)
        if self.focus != BUTTON and self.focus not in self.actions:
            self.focus = self._first_focus(state.get("seat"))
        rolled = self.game.dice if state.get("moves") else None
        self.picture = Picture(app.game.screens, self.layout, len(self.shown), rolled)
        self.parts = (self.band, self.picture)
        self._follow()

    @property
    def game(self):
        """The rules."""
        return self.app.game.table.game

    @property
    def rivals(self):
        """The game's Rivals, None if only people play."""
        return self.app.game.rivals

    def state(self) -> dict:
        return {"focus": self.focus, "seat": self.seat, "fresh": self.fresh, "resting": self.resting}

    @property
    def ok_discards(self) -> bool:
        """True if OK would pass over unseen dice or an unseen answer."""
        return self.focus == BUTTON and not self.heard and not self.picture.moving

    # For subclasses

    def column(self, action: dict) -> int:
        """Return the column of an answer."""
        raise NotImplementedError

    def cell_words(self, action: dict) -> str:
        """Return the text of its cell: columns must not differ by colour alone."""
        screens = self.app.game.screens
        return screens.sign(screens.SHARED + self.column(action))

    def likeliest(self, actions: list) -> dict | None:
        """Return the answer of one player to focus first, or None."""
        raise NotImplementedError

    def headline(self) -> str:
        """Return the result of the shared dice."""
        return "= %d" % sum(self.game.dice[: self.app.game.screens.SHARED])

    def lines(self) -> list:
        """Return (lead as in Cells, seat, answers) of each line; by default a line for each player."""
        game = self.game
        found = []
        for place in range(game.players):
            seat = (game.active_player + place) % game.players
            found.append((self.app.game.colours[seat], seat, game.choices(seat) if seat in self.people else []))
        return found

    def rest(self) -> tuple:
        """Return (text, action) of the button."""
        return t("Nobody") if self._before() is None else t("Nobody else"), {"type": REST}

    # Whose answer is next

    def _before(self):
        # Return the seat that answered last, or None.
        entry = self.app.game.table.undo_entry()
        return entry.action.get("player") if entry else None

    def _first_focus(self, seat):
        # Return the likeliest answer of this seat, or of seats after the one that answered last: earlier ones were
        # passed over.
        order = [line[1] for line in self.shown]
        first = 0
        before = self._before()
        if seat is None and before in order and before not in self.people:
            first = order.index(before) + 1
        for line in range(first, len(order)):
            own = self.shown[line][2]
            if own and seat in (None, order[line]):
                best = self.likeliest(own) or (own[0] if seat is not None else None)
                if best:
                    return 16 * line + self.column(best)
        return BUTTON

    def _follow(self):
        # Band and LED show for whom OK answers; the button is the active player's.
        self.seat = self.game.active_player if self.focus == BUTTON else self.shown[self.focus >> 4][1]
        self.led = self.app.game.colours[self.seat]
        self.goes_on = self.fresh and not self.people
        self.awaits_rival = self._only_rivals() and not self.goes_on
        self.dirty = True

    def _only_rivals(self):
        # Return True if only rivals can act next.
        return self.rivals is not None and self.rivals.to_move() and (self.resting or not self.people)

    # Keys

    def handle(self, key: int) -> None:
        """Stop the animation on the first key, and do nothing else."""
        if self.picture.moving:
            self.picture.stop()
            self.dirty = True
            self.app.frame.invalidate()
        else:
            self.heard = True
            Choosing.handle(self, key)

    def stops(self) -> list:
        if self._only_rivals():
            return [(0, 0, BUTTON)]
        return sorted([(stop >> 4, stop & 15, stop) for stop in self.actions]) + [(16, 1, BUTTON)]

    def moved(self, before: int) -> None:
        """Follow the focus to another player's answer."""
        self._follow()

    def chosen(self, stop: int) -> None:
        if self.goes_on:
            self.fresh = False
        elif stop != BUTTON:
            self.app.act(self.actions[stop])
            return
        elif not self.awaits_rival:
            self.resting = True
        self._follow()

    def tick(self, now: int) -> bool:
        """Animate the roll; then let rivals answer."""
        if self.picture.moving:
            turned = self.picture.tick(self.app, now)
            self.dirty = self.dirty or turned
            return turned
        if self.rivals is None or not self.rivals.to_move():
            if self.resting:
                self.resting = False
                self.app.act(self.rest()[1])
            return False
        # The dice wait for a press. After an undo people may still redo.
        if self.goes_on or self.app.game.table.redo_entry() and not self._only_rivals():
            return False
        action = self.rivals.action()
        if action:
            self.app.act(action)
            return False
        before, self.lit = self.lit, self.rivals.step()
        self.dirty = self.dirty or self.lit != before
        return self.dirty

    # Drawing

    def prepare(self) -> None:
        if not self.dirty:
            return
        self.dirty = False
        self.set_stops()
        self._follow_band()
        self.picture.show_dice(self.game.dice)
        # The dice of a fresh roll are seen first.
        unseen = self.picture.scrolls_dice and (self.picture.moving or self.fresh and not self.heard)
        focus = -1 if self.focus == BUTTON or unseen else self.focus >> 4
        headline = "" if self.picture.moving else self.headline()
        self.picture.show_words(headline, self._cells(), self._button_words(), focus)

    def _follow_band(self):
        if self._only_rivals() or self.picture.moving:
            words = ""
        elif self.focus == BUTTON:
            words = t("round {0}", self.game.round)
        else:
            words = self.app.game.screens.answer_words(self.actions[self.focus], self.game.dice)
        self.below_band(self.seat, *BAND, (words, ""), True)

    def _cells(self):
        # Return the lines for Cells: a cell for each answer, dots where a rival thinks, a tick for who has answered.
        awaited = self.game.awaited()
        lines = []
        for line in range(len(self.shown)):
            lead, seat, own = self.shown[line]
            row: list = [("", BARE, theme.DIM)] * self.picture.columns
            if seat in awaited and self.app.game.is_rival(seat) and not self.goes_on:
                row[0] = ("." * (self.lit + 1), BARE, theme.DIM)
            elif self.game.has_answered(seat):
                row[0] = (fonts.CHECK, BARE, theme.DIM)
            for action in [] if self.picture.moving or self.resting else own:
                at = self.column(action)
                look = FOCUSED if self.focus == 16 * line + at else OPEN
                colours = self.picture.others.colours
                colour = theme.DICE[colours[at] if colours else lead]
                row[at] = (self.cell_words(action), look, colour)
            lines.append((lead, row))
        return lines

    def _button_words(self):
        tall = self.layout.high
        if self.goes_on:
            return t("OK")
        if self.awaits_rival:
            dots = "." * (self.lit + 1)
            return t("{0} thinks {0}", dots) if tall else t("Thinks\n{0}", dots)
        words = self.rest()[0]
        return words if tall else words.replace(" ", "\n", 1)

    def draw(self, canvas) -> None:
        Choosing.draw(self, canvas)
        button = self.picture.button
        button.draw(canvas, self.focus == BUTTON and not self.picture.moving, not self.awaits_rival)
