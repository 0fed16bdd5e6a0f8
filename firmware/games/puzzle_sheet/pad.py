"""Puzzle Sheet with the boards on paper only: the bonus pieces, and the fields that are asked for at the end."""

from firmware.drawing import fonts, theme
from firmware.drawing.widgets import layout
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet import game as puzzle_sheet
from firmware.keys import DOWN, LEFT, OK, RIGHT, UP
from firmware.screens import choice
from firmware.screens.in_game.base import Band, Button, InGame
from firmware.screens.paragraph import Paragraph


class Bonus(InGame):
    """A bonus piece is due: placed, or it does not fit. State: whether the second answer has the focus."""

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.focus = state or 0
        self.band = Band()
        self.words = Paragraph()
        self.figure = art.Figure()
        self.placed = Button()
        self.stop = Button()

    def state(self):
        """The focus."""
        return self.focus

    def handle(self, key):
        """The arrows change the answer; ok gives it."""
        if self.common(key):
            return
        if key == OK:
            self.app.act({"type": "stop" if self.focus else "bonus"})
        elif key in (UP, DOWN, LEFT, RIGHT):
            self.focus = 1 - self.focus
            self.app.changed()

    def prepare(self):
        """Band, words, the piece, the two answers."""
        app = self.app
        game = self.game
        place = self.place = layout(app)
        seat = game.to_move
        tall = place.tall
        top = 36 if tall else 25
        self.band.prepare(place, top, app.colours[seat], app.table.players[seat])
        titles = ("Bonus for %d points" % game.bonus_due, "Bonus for %d" % game.bonus_due)
        w = place.width if tall else 100
        answers = 56 if tall else 110
        y = place.height - answers
        x = place.left if tall else place.left + w
        self.words_bottom = 96 if tall else 70
        self.words.prepare(
            place.left, top, w, self.words_bottom, titles, ("Shade this piece on your sheet.", "Shade it.")
        )
        half = answers // 2
        self.placed.prepare(x, y, place.right - x, half, "Placed", fonts.MEDIUM if tall else fonts.SMALL)
        words = "Does not fit: stop" if tall else "Does not\nfit: stop"
        self.stop.prepare(x, y + half, place.right - x, half, words, fonts.MEDIUM if tall else fonts.SMALL)
        bottom = y if tall else place.height
        piece = game.bonuses[game.placed[seat]]
        self.figure.prepare(place.left, self.words_bottom, w, bottom - self.words_bottom, piece, theme.FOCUS, 20)

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        self.words.draw(canvas)
        self.figure.draw(canvas)
        self.placed.draw(canvas, not self.focus)
        self.stop.draw(canvas, self.focus == 1)


class Tally(choice.Menu):
    """Height and width of a player's largest rectangle, and the cells left unshaded. State: [numbers, the list's state]."""

    needs_table = True
    shows_player = True
    keys = InGame.keys
    common = InGame.common

    def __init__(self, app, state):
        game = self.game = app.table.game
        self.seat = game.to_move
        if state:
            self.numbers, more = state
        else:
            self.numbers, more = [min(4, game.height), min(4, game.width), 0], None
            if self.numbers[0] * self.numbers[1] > game.size:
                self.numbers = [1, 1, 0]
        choice.Menu.__init__(self, app, more)

    def state(self):
        """The numbers and the focus."""
        return [self.numbers, self.list_state()]

    def handle(self, key):
        """As in every menu; while no number is in hand, the keys of a game."""
        if self.editing or not self.common(key):
            choice.Menu.handle(self, key)

    def fill(self):
        """The three numbers, and what they come to."""
        height, width, unshaded = self.numbers
        game = self.game
        labels = [
            "Rectangle height",
            "Rectangle width",
            "Cells unshaded",
            puzzle_sheet.sum_words(height, width, game.points[self.seat]),
        ]
        self.list.set(labels, [str(height), str(width), str(unshaded), "Done"])
        return self.app.table.players[self.seat], "tally"

    def adjustable(self, index):
        """The numbers."""
        return index < 3

    def adjust(self, index, step):
        """One up or down, as far as the board allows; round at both ends."""
        game = self.game
        numbers = self.numbers
        if index == 2:
            numbers[2] = (numbers[2] + step) % (game.size - numbers[0] * numbers[1] + 1)
            return
        most = game.width if index else game.height
        numbers[index] = (numbers[index] + step) % (most + 1)
        if not numbers[index]:
            # A rectangle without height has no width either.
            numbers[1 - index] = 0
        elif not numbers[1 - index]:
            numbers[1 - index] = 1
        other = 1 - index
        while numbers[0] * numbers[1] > game.size:
            numbers[other] -= 1
        numbers[2] = min(numbers[2], game.size - numbers[0] * numbers[1])

    def chosen(self, index):
        """Done with this player."""
        height, width, unshaded = self.numbers
        self.app.act({"type": "tally", "player": self.seat, "height": height, "width": width, "unshaded": unshaded})
