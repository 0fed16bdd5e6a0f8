"""Dice of Shape Cards: the roll for the first turn, and dice that the players rolled themselves typed in."""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.games.shape_cards.pair import Pair
from firmware.keys import OK
from firmware.screens.in_game.base import Button, InGame, Line
from firmware.screens.in_game.dice_entry import DiceEntry


class Initiative(InGame):
    """Both roll: the higher one begins. The device's dice; own ones are typed in on Entry. State: None."""

    lights_player_led = False

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.pair = Pair()
        self.button = Button()
        self.line = Line()
        self.title = Line()

    def handle(self, key):
        """Ok rolls."""
        if not self.common(key) and key == OK:
            self.app.act({"type": "roll"})

    def prepare(self):
        """A title, the dice as they lie after a tie, the button."""
        app = self.app
        layout = self.layout = widgets.layout(app)
        dice = app.table.game.dice
        bottom = layout.height - 28
        top = self.top = 36 if layout.tall else 28
        for i in range(2):
            self.pair.faces[i] = dice[i] if dice else art.NO_FACE
            self.pair.looks[i] = art.PLAIN if dice else art.SPENT
        self.title.prepare(layout.left, top - 28, layout.width, 28, "Who begins?", fonts.MEDIUM, centred=True)
        middle = bottom - 24
        self.pair.prepare(app, layout.left, top, layout.width, middle - top, (0, 1))
        words = "A tie: roll again." if dice else "The higher roll begins."
        self.line.prepare(layout.left, middle, layout.width, 24, words, centred=True)
        self.button.prepare(layout.left, bottom, layout.width, 28, "Roll both dice")

    def draw(self, canvas):
        """The boxes of the parts."""
        if self.top > 28:
            canvas.clear_rect(self.layout.left, 0, self.layout.width, self.top - 28, theme.BACKGROUND)
        self.title.draw(canvas)
        self.pair.draw(canvas)
        self.line.draw(canvas)
        self.button.draw(canvas, True)


_TITLES = {"initiative": "Who begins?", "answer": "Contest", "play": "Revenge"}
_ACTIONS = {"initiative": "roll", "answer": "contest", "play": "revenge"}


class Entry(DiceEntry):
    """Dice of the table are typed in, the first player's first. State: {"typed": faces so far, "focus": place}."""

    BAND, FACES, BUTTONS = (40, 20), (48, 40), (48, 27)
    NAME_FIRST = True
    UNTYPED = "Back"

    def __init__(self, app, state):
        game = app.table.game
        self.seats = (game.to_move,) if game.phase == "play" else (0, 1)
        self.DICE = len(self.seats)
        self.can_leave = game.phase != "initiative"
        self.pair = Pair()
        self.line = Line()
        DiceEntry.__init__(self, app, state)
        self.pair.faces, self.pair.looks = self.faces, self.looks

    def state(self) -> dict:
        """What was typed, and the focus."""
        return {"typed": self.typed, "focus": self.focus}

    def seat(self) -> int:
        """Who rolled the die that is asked for; the last one when all are known."""
        return self.seats[min(len(self.typed), len(self.seats) - 1)]

    def band_words(self) -> tuple:
        """What is rolled for."""
        return (_TITLES[self.game.phase], "")

    def done(self) -> None:
        """The phase says what they are for."""
        self.app.act({"type": _ACTIONS[self.game.phase], "dice": self.typed})

    def lay_out_dice(self, area: Area) -> None:
        """The players' dice side by side, and a question below where there is room."""
        self.asks = self.layout.tall and area.h >= 28 + 48
        self.line_strip = area.cut_bottom(28 if self.asks else 0)
        self.pair.prepare(self.app, *area.rest(), self.seats)

    def prepare(self) -> None:
        """The question beside what every entry has."""
        DiceEntry.prepare(self)
        if self.asks:
            words = "What did %s roll?" % self.band.name if self.typing else "Is that right?"
            self.line.prepare(*self.line_strip, words, centred=True)

    def draw_dice(self, canvas) -> None:
        """Dice and question."""
        self.pair.draw(canvas)
        if self.asks:
            self.line.draw(canvas)
