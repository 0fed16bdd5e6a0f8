"""Puzzle Sheet with boards on paper only: bonus pieces, and the numbers entered at the end."""

from firmware.drawing import fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button
from firmware.games.puzzle_sheet import art
from firmware.games.puzzle_sheet.words import sum_words
from firmware.keys import DOWN, LEFT, OK, RIGHT, UP
from firmware.language import later, shown_name, t, t_n
from firmware.screens import choice
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.notices import Order

_LARGEST_CELL = 20
_QUESTION = (
    later("End game"),
    later("The bonus piece does not fit, so the game ends for all."),
    later("Keep playing"),
    later("End game"),
)


class Bonus(Order):
    """A bonus piece is due: placed, or it does not fit. State: 1 if the second answer has the focus, else 0."""

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.focus = state or 0
        self.figure = art.Figure()
        self.stop = Button()

    def state(self) -> int:
        return self.focus

    def handle(self, key: int) -> None:
        if self.common(key):
            return
        if key == OK and self.focus:
            self.app.stack.push("screens.choice.Confirm", list(_QUESTION))
        elif key == OK:
            self.app.act({"type": "bonus"})
        elif key in (UP, DOWN, LEFT, RIGHT):
            self.focus = 1 - self.focus
            self.app.frame.invalidate()

    def on_result(self, name: str, value) -> None:
        self.app.act({"type": "stop"})

    def prepare(self) -> None:
        game = self.app.game.table.game
        area = self.begin(game.to_move)
        tall = self.layout.high
        no = t("It does not fit") if tall else t("It does\nnot fit")
        due = game.bonus_due
        titles = (t_n(due, "Bonus for {0} point", "Bonus for {0} points"), t("Bonus for {0}", due))
        beside = area
        if fonts.large_text:
            # Both answers below the words: one below the other, or where these need the height, side by side.
            high, line = self.layout.high, fonts.SMALL.line
            buttons = Area(*area.cut_bottom(2 * line if high else line)).grid(1 if high else 2, 2 if high else 1)
            no = widgets.first_that_fits((t("It does not fit"), t("No fit")), fonts.SMALL, buttons[1][2] - 8)
            words = area.cut_top(3 * line) if high else area.cut_left(area.w - area.h)
            titles += (t("Bonus {0}", due),)
        else:
            beside = area if tall else Area(*area.cut_right(min(area.w - 100, 136)))
            buttons = Area(*beside.cut_bottom(56 if tall else 110)).grid(1, 2)
            words = area.cut_top(60 if tall else area.h - 65)
        self.button.prepare(*buttons[0], t("Placed"), self.font())
        self.stop.prepare(*buttons[1], no, self.font())
        self.figure.prepare(*area.rest(), game.bonus_piece, theme.FOCUS, _LARGEST_CELL)
        self.parts.append(self.figure)
        if beside is not area:
            self.parts.append(Background(beside.rest()))
        self.say(words, titles, (t("Shade this piece on your sheet."), t("Shade it.")))

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, not self.focus)
        if self.leaf + 1 >= self.leaves:
            self.stop.draw(canvas, self.focus == 1)


class Tally(choice.Menu):
    """Height and width of a player's largest rectangle, and the unshaded cells. State: [numbers, the list's state]."""

    needs_table = True
    lights_player_led = True
    keys = InGame.keys
    common = InGame.common

    def __init__(self, app, state):
        game = self.game = app.game.table.game
        self.seat = game.to_move
        if state:
            self.numbers, more = state
        else:
            # If the sheet is right, the area of the pieces is known, but not where they are.
            shaded = min(game.covered[self.seat], game.size)
            self.numbers, more = [min(4, game.height), min(4, game.width), game.size - shaded], None
            while self.numbers[0] * self.numbers[1] > shaded:
                self.numbers[self.numbers[1] >= self.numbers[0]] -= 1
            if not shaded:
                self.numbers[:2] = [0, 0]
        choice.Menu.__init__(self, app, more)

    def state(self) -> list:
        return [self.numbers, self.list_state()]

    def handle(self, key: int) -> None:
        """Handle keys as a menu does; while no number is being changed, also the keys of a game."""
        if self.editing or not self.common(key):
            choice.Menu.handle(self, key)

    def fill(self) -> tuple:
        height, width, unshaded = self.numbers
        labels = [t("Rectangle height"), t("Rectangle width"), t("Unshaded cells")]
        labels.append(sum_words(height, width, self.game.points[self.seat]))
        self.list.set(labels, [str(height), str(width), str(unshaded), t("Done")])
        return shown_name(self.app.game.table.players[self.seat]), t("tally")

    def adjustable(self, index: int) -> bool:
        return index < 3

    def adjust(self, index: int, step: int) -> None:
        """Change a number by one within the board's limits, wrapping at both ends."""
        game = self.game
        numbers = self.numbers
        if index == 2:
            numbers[2] = (numbers[2] + step) % (game.most_unshaded(numbers[0], numbers[1]) + 1)
            return
        most = game.width if index else game.height
        numbers[index] = (numbers[index] + step) % (most + 1)
        other = 1 - index
        if not numbers[index]:
            # A rectangle without height has no width either.
            numbers[other] = 0
        elif not numbers[other]:
            numbers[other] = 1
        while game.most_unshaded(numbers[0], numbers[1]) < 0:
            numbers[other] -= 1
        numbers[2] = min(numbers[2], game.most_unshaded(numbers[0], numbers[1]))

    def chosen(self, index: int) -> None:
        height, width, unshaded = self.numbers
        self.app.act({"type": "tally", "player": self.seat, "height": height, "width": width, "unshaded": unshaded})
