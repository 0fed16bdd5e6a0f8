"""The end of a game: who won, the final scores, and what can be done next."""

import gc

from firmware.drawing import fonts, lists, theme, widgets
from firmware.keys import OK
from firmware.screens.in_game.base import InGame

MARK_COLUMN = 40
"""Width of the band's part that has the winner's mark."""


def and_words(names: list) -> str:
    """Names as in a sentence."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


class GameOver(InGame):
    """State: the list's. The players come first, best score first; then what can be done next.

    A game that has more to say gives a subclass of its own as OVER: with `words`, `rank`, `value`, or in PLAYER the
    screen that opens with a player's seat.
    """

    drops_type_ahead = True
    PLAYER = None
    """The screen that ok on a player opens; None: the game's SHEETS."""

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        table = app.table
        screens = app.screens()
        scores = table.game.scores()
        self.seats = [
            seat for _rank, seat in sorted([(self.rank(seat, scores[seat]), seat) for seat in range(len(scores))])
        ]
        actions = []
        actions.append(("Play again", self.again))
        if hasattr(screens, "SCORES"):
            actions.append(("Scores", screens.SCORES))
        actions.append(("History", "screens.in_game.history.History"))
        if table.dice_from == "device" and getattr(screens, "DICE", True):
            actions.append(("Check the dice", "screens.in_game.audit.Audit"))
        actions.append(("Home", app.home))
        self.actions = actions
        others = len(actions)
        self.list = lists.List(state)
        self.list.set(
            [table.players[seat] for seat in self.seats] + [words for words, _what in actions],
            [self.value(seat, scores[seat]) for seat in self.seats] + [""] * others,
            [app.colours[seat] for seat in self.seats] + [-1] * others,
        )
        self.colour = app.colours[table.game.winners[0] if table.game.winners else 0]
        self.title = self.words()

    def winners(self) -> list:
        """The winners' names."""
        table = self.app.table
        return [table.players[seat] for seat in table.game.winners]

    def words(self) -> str:
        """What the band says."""
        names = self.winners()
        return and_words(names) + (" wins!" if len(names) == 1 else " share the win!")

    def rank(self, seat: int, score: int):
        """What the players are sorted by, the lowest first."""
        return -score

    def value(self, seat: int, score: int) -> str:
        """What stands at the right of a player."""
        return str(score)

    def state(self) -> list:
        """Focus and scroll place."""
        return self.list.state()

    def handle(self, key: int) -> None:
        """Up and down through players and actions."""
        if self.common(key):
            return
        if self.list.handle(key):
            self.app.invalidate()
        elif key == OK:
            self._chosen(self.list.focus)

    def _chosen(self, row):
        if row < len(self.seats):
            self.app.push(self.PLAYER or self.app.screens().SHEETS, self.seats[row])
            return
        what = self.actions[row - len(self.seats)][1]
        if isinstance(what, str):
            self.app.push(what)
        else:
            what()

    def again(self) -> None:
        """The same players, colours, options and kind of dice; a newly drawn first player."""
        app = self.app
        table = app.table
        gc.collect()
        app.new_game(table.game.ID, table.players, app.colours, table.options, None, table.dice_from)

    def prepare(self) -> None:
        """The winner's band, then the list."""
        layout = self.layout = widgets.layout(self.app)
        self._fit_band(self.title)
        if self.band > layout.height - lists.ROW:
            # So many wide names would leave no row of the list; it begins with the winners anyway.
            self._fit_band("%d players share the win!" % len(self.app.table.game.winners))
        self.list.prepare(layout, self.band, layout.height)
        self.size = 32 if layout.tall else 24
        self.mark = theme.mark(self.colour, self.size)

    def _fit_band(self, words):
        layout = self.layout
        space = layout.width - MARK_COLUMN
        self.font = fonts.fit(words, space, fonts.LARGE if layout.tall else fonts.MEDIUM)
        self.lines = widgets.wrap(words, self.font, space)
        self.line = self.font.height if len(self.lines) == 1 else self.font.line
        height = self.line * len(self.lines)
        self.band = max(44 if layout.tall else 28, height + 4)
        self.top = (self.band - height) // 2

    def draw(self, canvas) -> None:
        """A band of one box a line, and the list."""
        layout = self.layout
        colour = theme.PLAYERS[self.colour][1]
        style = theme.PLAYER_STYLES[self.colour]
        size = self.size
        if canvas.begin_region(layout.left, 0, MARK_COLUMN, self.band, colour, self.mark):
            canvas.picture(layout.left + (MARK_COLUMN - size) // 2, (self.band - size) // 2, self.mark, style)
        x = layout.left + MARK_COLUMN
        width = layout.width - MARK_COLUMN
        if self.top:
            canvas.clear_rect(x, 0, width, self.top, colour)
        y = self.top
        for words in self.lines:
            if canvas.begin_region(x, y, width, self.line, colour, 0, words):
                canvas.text(x, y, words, self.font, style)
            y += self.line
        if y < self.band:
            canvas.clear_rect(x, y, width, self.band - y, colour)
        self.list.draw(canvas)
