"""The end of a game: who won, the final scores, and what can be done next; what the games' own last screens have in common."""

import gc

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import OK
from firmware.screens.in_game.base import InGame


def winner_words(names):
    """Who won: one name, or a shared victory."""
    if len(names) == 1:
        return names[0] + " wins!"
    return ", ".join(names[:-1]) + " and " + names[-1] + " share the win!"


class GameOver(InGame):
    """State: the list's. The players come first, best score first; ok on one of them opens the game's SHEETS for that seat.

    A subclass may give `words()`, `rank(seat, score)` and `value(seat, score)`.
    """

    must_be_seen = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        table = app.table
        screens = app.screens()
        scores = table.game.scores()
        order = sorted([(self.rank(seat, scores[seat]), seat) for seat in range(len(scores))])
        self.seats = [seat for _rank, seat in order]
        self.list = lists.List(state)
        labels = [table.players[seat] for seat in self.seats]
        values = [self.value(seat, scores[seat]) for seat in self.seats]
        colours = [app.colours[seat] for seat in self.seats]
        actions = [("Play again", self.again), ("History", "screens.in_game.history.History"), ("Home", app.home)]
        if table.dice_from == "device" and getattr(screens, "DICE", True):
            actions.insert(2, ("Check the dice", "screens.in_game.audit.Audit"))
        if hasattr(screens, "SCORES"):
            actions.insert(1, ("Scores", screens.SCORES))
        self.actions = actions
        for words, _what in self.actions:
            labels.append(words)
            values.append("")
            colours.append(-1)
        self.list.set(labels, values, colours)
        self.title = self.words()
        self.colour = app.colours[table.game.winners[0] if table.game.winners else 0]

    def words(self):
        """What the band says."""
        table = self.app.table
        return winner_words([table.players[seat] for seat in table.game.winners])

    def rank(self, seat, score):
        """What the players are sorted by, the lowest first."""
        return -score

    def value(self, seat, score):
        """What stands at the right of a player."""
        return str(score)

    def state(self):
        """Focus and scroll place."""
        return self.list.state()

    def handle(self, key):
        """Up and down through players and actions."""
        if self.common(key):
            return
        if self.list.handle(key):
            self.app.changed()
        elif key == OK:
            focus = self.list.focus
            if focus < len(self.seats):
                self.app.push(self.app.screens().SHEETS, self.seats[focus])
                return
            what = self.actions[focus - len(self.seats)][1]
            if isinstance(what, str):
                self.app.push(what)
            else:
                what()

    def again(self):
        """The same players, colours, options and kind of dice; a newly drawn first player."""
        app = self.app
        table = app.table
        gc.collect()
        app.new_game(table.game.ID, table.players, app.colours, table.options, None, table.dice_from)

    def prepare(self):
        """The winner's band, then the list."""
        place = self.place = widgets.layout(self.app)
        space = place.width - 40
        largest = fonts.LARGE if place.tall else fonts.MEDIUM
        self.font = fonts.fit(self.title, space, largest)
        self.lines = widgets.wrap(self.title, self.font, space)
        line = self.font.height if len(self.lines) == 1 else self.font.line
        self.band = max(44 if place.tall else 28, line * len(self.lines) + 4)
        self.top = (self.band - line * len(self.lines)) // 2
        self.line = line
        self.list.prepare(place, self.band, place.height)
        self.mark = theme.mark(self.colour, 32 if place.tall else 24)

    def draw(self, canvas):
        """A band of one box a line, and the list."""
        place = self.place
        colour = theme.PLAYERS[self.colour][1]
        style = theme.PLAYER_STYLES[self.colour]
        size = 32 if place.tall else 24
        if canvas.box(place.left, 0, 40, self.band, colour, self.mark):
            canvas.picture(place.left + (40 - size) // 2, (self.band - size) // 2, self.mark, style)
        x = place.left + 40
        width = place.width - 40
        if self.top:
            canvas.blank(x, 0, width, self.top, colour)
        y = self.top
        for i in range(len(self.lines)):
            if canvas.box(x, y, width, self.line, colour, 0, self.lines[i]):
                canvas.text(x, y, self.lines[i], self.font, style)
            y += self.line
        if y < self.band:
            canvas.blank(x, y, width, self.band - y, colour)
        self.list.draw(canvas)
