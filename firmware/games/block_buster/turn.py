"""A player's turn of Block Buster: place a block, skip spaces for penalty points, pass, or call the end."""

from firmware.drawing import fonts, lists, theme, widgets
from firmware.games.block_buster import game as block_buster
from firmware.keys import OK
from firmware.screens.in_game.base import Band, InGame, Line
from shared_rules.block_buster.rules import MOST_PENALTY

MOST_SKIPPED = MOST_PENALTY // 2
LINE = 20
MARK = 28
"""Height of a line above the list, and where words begin beside a mark."""


class Turn(InGame):
    """State: [what is asked above: None, "skip" or "end", the list's state]."""

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.asked = state[0] if state else None
        self.list = lists.List(state[1] if state else None)
        self.band = Band()
        self.lines = []
        self.danger = ""
        self.danger_colour = 0
        self.place = None
        self._fill()

    def state(self):
        """The question that is open, focus and scroll place."""
        return [self.asked, self.list.state()]

    def _fill(self):
        game = self.game
        shown = block_buster.shown_colours(self.app)
        self.rows = []
        labels = []
        values = []
        marks = []
        for colour in game.colours_of(game.to_move):
            if game.blocks[colour]:
                self.rows.append(("place", colour))
                labels.append(theme.PLAYERS[shown[colour]][0] if game.two_colours else "Place a block")
                values.append("%d left" % game.blocks[colour])
                marks.append(shown[colour] if game.two_colours else -1)
        self.skips = []
        for _what, colour in self.rows:
            for skip in range(1, MOST_SKIPPED + 1):
                if not game.why_not(colour, skip):
                    self.skips.append([colour, skip])
        others = [("Spaces", "spaces", ""), ("Pass", "pass", "for good"), ("Call the end", "end", "")]
        if self.skips:
            others.insert(0, ("Skip spaces", "skip", "2 each"))
        for words, what, value in others:
            self.rows.append((what, None))
            labels.append(words)
            values.append(value)
            marks.append(-1)
        self.list.set(labels, values, marks)

    def handle(self, key):
        """Up and down through what can be done."""
        if self.common(key):
            return
        if self.list.handle(key):
            self.app.changed()
        elif key == OK:
            self._chosen(self.rows[self.list.focus])

    def _chosen(self, row):
        app = self.app
        what, colour = row
        if what == "place":
            self._place(colour, 0)
        elif what == "pass":
            app.act({"type": "pass"})
        elif what == "spaces":
            app.push(block_buster.SPACES)
        elif what == "skip":
            self.asked = "skip"
            shown = block_buster.shown_colours(app)
            words = ["%s: -%d" % (block_buster.counted(skip, "space"), 2 * skip) for _colour, skip in self.skips]
            marks = [shown[colour] if self.game.two_colours else -1 for colour, _skip in self.skips]
            app.push("screens.choice.Choose", ["Skip spaces", words, 0, marks])
        else:
            self.asked = "end"
            words = "Play ends for everybody."
            app.push("screens.choice.Confirm", ["Call the end", words, "Play on", "End play"])

    def returned(self, name, value):
        """How many spaces to skip, or that play ends."""
        if self.asked == "end":
            self.app.act({"type": "finish"})
        else:
            self._place(self.skips[value][0], self.skips[value][1])

    def _place(self, colour, skip):
        action = {"type": "place", "skip": skip}
        if self.game.two_colours:
            action["colour"] = colour
        self.app.act(action)

    def prepare(self):
        """Band, what the player holds, who is in danger of winning, the list."""
        if self.place is None:
            self._format()
        self.list.prepare(self.place, self.list_top, self.place.height)

    def _format(self):
        app = self.app
        table = app.table
        game = self.game
        place = self.place = widgets.layout(app)
        seat = game.to_move
        words = ("round %d" % game.round, "")
        if game.variant == "couple":
            words = ("with " + table.players[(seat + 2) % 4], "")
        self.band.prepare(place, 40 if place.tall else 28, app.colours[seat], table.players[seat], words)
        penalty = "Penalty points: %d of %d" % (game.penalties[seat], MOST_PENALTY)
        twos, ones = game.bank
        y = self.band.bottom
        said = [penalty]
        if place.tall:
            said.append("Bank: %d of -2, %d of -1" % (twos, ones))
        dangers = game.points.dangers(game.full_set)
        if dangers:
            self._format_danger(dangers[0])
            if not place.tall:
                said = []
        for words in said:
            line = Line()
            line.prepare(place.left, y, place.width, LINE, words, style=theme.TEXT_DIM)
            self.lines.append(line)
            y += LINE
        self.danger_y = y
        self.list_top = y + LINE if dangers or place.tall else y

    def _format_danger(self, danger):
        # The mark says who it is where the name is too wide.
        words = block_buster.danger_words(self.app.table, danger)
        self.danger = widgets.first_that_fits(words, fonts.SMALL, self.place.width - MARK - widgets.EDGE)
        self.danger_colour = self.app.colours[danger[0]]

    def draw(self, canvas):
        """The boxes of the parts."""
        self.band.draw(canvas)
        for line in self.lines:
            line.draw(canvas)
        y = self.danger_y
        left = self.place.left
        if self.list_top > y and canvas.box(
            left, y, self.place.width, LINE, theme.BACKGROUND, self.danger_colour, self.danger
        ):
            if self.danger:
                canvas.picture(
                    left + 6, y + 2, theme.mark(self.danger_colour, 16), theme.PLAYER_INKS[self.danger_colour]
                )
                canvas.text(left + MARK, y + 1, self.danger, fonts.SMALL, theme.TEXT_WARNING)
        self.list.draw(canvas)
