"""The end of a game: who won, the final scores, and what can be done next."""

from firmware import loading
from firmware.drawing import fonts, lists, theme, widgets
from firmware.screens.in_game.base import Listed

MARK_COLUMN = 40
"""Width of the part of the band that has the winner's mark."""


def and_words(names: list) -> str:
    """Names as in a sentence."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


class GameOver(Listed):
    """State: the list's, and what there is to tell of the game once that is known (see storage.outcomes.story). The
    players come first, best score first; then that, and what can be done next.

    A game that has more to say gives a subclass of its own as OVER: with `words`, `rank`, `value`, or in PLAYER the
    screen that opens with a player's seat.
    """

    drops_type_ahead = True
    PLAYER = None
    """The screen that ok on a player opens; None: the game's SHEETS."""

    def __init__(self, app, state):
        Listed.__init__(self, app, lists.List(state[:2] if state else None))
        self.story = state[2] if state and len(state) > 2 else None
        self.told = self.story is not None
        self.seen = False
        winners = app.table.game.winners
        self.colour = app.colours[winners[0] if winners else 0]
        self.title = self.words()
        self._fill()

    def state(self) -> list:
        return self.list.state() + ([self.story] if self.story else [])

    def _fill(self):
        app = self.app
        table = app.table
        screens = app.screens()
        scores = table.game.scores()
        ranked = sorted([(self.rank(seat, scores[seat]), seat) for seat in range(len(scores))])
        # Label, value, mark, what ok does: open the sheets of a seat, or a screen, or call a function.
        rows: list = [
            (table.players[seat], self.value(seat, scores[seat]), app.colours[seat], seat) for _, seat in ranked
        ]
        if self.story:
            parts, name = self.story
            label = lists.one_line_or_two(self.layout, *parts)
            rows.append((label, "", -1, lambda: app.push("screens.players.Person", [name])))
        rows.append(("Play again", "", -1, self.again))
        if hasattr(screens, "SCORES"):
            rows.append(("Scores", "", -1, screens.SCORES))
        rows.append(("History", "", -1, "screens.in_game.history.History"))
        if table.dice_from == "device" and getattr(screens, "DICE", True):
            rows.append(("Check the dice", "", -1, "screens.in_game.audit.Audit"))
        rows.append(("Home", "", -1, app.home))
        self.does = [row[3] for row in rows]
        self.list.set([row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows])

    def tick(self, now: int) -> bool:
        """Once the end was seen: what there is to tell of this game, as a row below the players."""
        app = self.app
        if self.told or not self.seen:
            return False
        self.told = True
        if app.game.number is None or app.game.unsaved:
            return False
        self.story = loading.load("firmware.storage.outcomes").story(app.storage, app.game.number)
        if self.story is None:
            return False
        focus = self.list.focus
        self._fill()
        self.list.focus = focus + (focus >= len(app.table.players))
        return True

    def winners(self) -> list:
        """The winners' names."""
        table = self.app.table
        return [table.players[seat] for seat in table.game.winners]

    def words(self) -> str:
        """What the band says."""
        names = self.winners()
        return and_words(names) + (" wins!" if len(names) == 1 else " share the win!")

    def rank(self, seat: int, score: int) -> object:
        """What the players are sorted by, the lowest first."""
        return -score

    def value(self, seat: int, score: int) -> str:
        """What is at the right of a player."""
        return str(score)

    def chosen(self, index: int) -> None:
        does = self.does[index]
        if isinstance(does, int):
            self.app.push(self.PLAYER or self.app.screens().SHEETS, does)
        elif isinstance(does, str):
            self.app.push(does)
        else:
            does()

    def again(self) -> None:
        """The same players, colours, options and kind of dice; a newly drawn first player."""
        app = self.app
        table = app.table
        app.new_game(table.game.ID, table.players, app.colours, table.options, None, table.dice_from)

    def prepare(self) -> None:
        layout = self.layout
        self._fit_band(self.title)
        if self.band_height > layout.height - lists.ROW:
            # That many wide names would leave no row of the list; it begins with the winners anyway.
            self._fit_band("%d players share the win!" % len(self.app.table.game.winners))
        self.list.prepare(layout, self.band_height, layout.height)

    def _fit_band(self, text):
        # The lines of the band, and the height that they take.
        tall = self.layout.tall
        space = self.layout.width - MARK_COLUMN
        self.font = fonts.fit(text, space, fonts.LARGE if tall else fonts.MEDIUM)
        self.lines = widgets.wrap(text, self.font, space)
        self.line = self.font.height if len(self.lines) == 1 else self.font.line
        self.band_height = max(44 if tall else 28, self.line * len(self.lines) + 4)

    def draw(self, canvas) -> None:
        left = self.layout.left
        height = self.band_height
        colour = theme.PLAYERS[self.colour][1]
        style = theme.PLAYER_STYLES[self.colour]
        size = 32 if self.layout.tall else 24
        mark = theme.mark(self.colour, size)
        if canvas.begin_region(left, 0, MARK_COLUMN, height, colour, mark):
            canvas.picture(left + (MARK_COLUMN - size) // 2, (height - size) // 2, mark, style)
        left += MARK_COLUMN
        width = self.layout.width - MARK_COLUMN
        y = (height - self.line * len(self.lines)) // 2
        canvas.clear_rect(left, 0, width, y, colour)
        for text in self.lines:
            if canvas.begin_region(left, y, width, self.line, colour, 0, text):
                canvas.text(left, y, text, self.font, style)
            y += self.line
        canvas.clear_rect(left, y, width, height - y, colour)
        self.list.draw(canvas)
        self.seen = True
