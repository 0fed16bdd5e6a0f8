"""Dice of Shape Cards: the roll for the first turn, and entry of real dice."""

from firmware.drawing import art, fonts, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Background, Button, Line
from firmware.games.shape_cards.pair import Pair
from firmware.keys import OK
from firmware.language import later, t
from firmware.screens.in_game.base import InGame
from firmware.screens.in_game.dice_entry import DiceEntry


class Initiative(InGame):
    """Both players roll the built-in dice and the higher one starts; real dice are entered on Entry. State: None."""

    lights_player_led = False
    goes_on = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.pair = Pair()
        self.button = Button()
        self.line = Line()
        self.title = Line()

    def handle(self, key: int) -> None:
        if not self.common(key) and key == OK:
            self.app.act({"type": "roll"})

    def prepare(self) -> None:
        dice = self.app.game.table.game.dice
        for i in range(2):
            self.pair.faces[i] = dice[i] if dice else art.NO_FACE
            self.pair.looks[i] = art.PLAIN if dice else art.SPENT
        layout = widgets.layout(self.app)
        area = layout.content()
        self.parts = (Background(area.cut_top(8 if layout.tall else 0)), self.title, self.pair, self.line)
        self.title.prepare(*area.cut_top(28), t("Who starts?"), fonts.MEDIUM, centred=True)
        self.button.prepare(*area.cut_bottom(28), t("Roll both dice"))
        ties = self.app.game.table.in_force  # show each of them, even if the same dice fall again
        texts = (t("Tie number {0}: roll again.", ties), t("Tie number {0}", ties))
        if not dice:
            texts = (t("The higher roll starts."), t("Higher roll starts."))
        elif ties < 2:
            texts = (t("A tie: roll again."),)
        words = widgets.first_that_fits(texts, fonts.SMALL, area.w - widgets.EDGE)
        self.line.prepare(*area.cut_bottom(max(24, fonts.SMALL.line)), words, centred=True)
        self.pair.prepare(self.app, *area.rest(), (0, 1))

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, True)


_ROLLS = {
    "initiative": (later("Who starts?"), "roll"),
    "answer": (later("Contest"), "contest"),
    "play": (later("Revenge"), "revenge"),
}
"""Text in the band and action, by phase."""


class Entry(DiceEntry):
    """Entry of real dice, the first player's first. State: {"typed": faces so far, "focus": target}."""

    BAND, FACES, BUTTONS = (40, 20), (48, 40), (48, 27)
    NAME_FIRST = True
    UNTYPED = later("Back")

    def __init__(self, app, state):
        game = app.game.table.game
        self.seats = (game.to_move,) if game.phase == "play" else (0, 1)
        self.DICE = len(self.seats)
        self.can_leave = game.phase != "initiative"
        self.pair = Pair()
        self.line = Line()
        DiceEntry.__init__(self, app, state)
        self.pair.faces, self.pair.looks = self.faces, self.looks

    def state(self) -> dict:
        return {"typed": self.typed, "focus": self.focus}

    def seat(self) -> int:
        """Return who rolled the requested die; once all are known, the last player."""
        return self.seats[min(len(self.typed), len(self.seats) - 1)]

    def band_words(self) -> tuple:
        return (t(_ROLLS[self.game.phase][0]), "")

    def chosen(self, stop: int) -> None:
        """Let the last die send the answer; undo is available."""
        DiceEntry.chosen(self, stop)
        if 1 <= stop <= 6 and not self.typing:
            self.done()

    def heading(self) -> str:
        """Return only the name, because both players roll."""
        return ""

    def done(self) -> None:
        self.app.act({"type": _ROLLS[self.game.phase][1], "dice": self.typed})

    def lay_out_dice(self, area: Area) -> None:
        self.asks = widgets.layout(self.app).high and area.h >= 28 + 48
        self.line_strip = area.cut_bottom(28 if self.asks else 0)
        self.pair.prepare(self.app, *area.rest(), self.seats)
        self.parts = (self.band, self.pair, self.line) if self.asks else (self.band, self.pair)

    def prepare(self) -> None:
        DiceEntry.prepare(self)
        if self.asks:
            texts = (t("What did {0} roll?", self.band.name), t("What was rolled?"))
            asked = widgets.first_that_fits(texts, fonts.SMALL, self.layout.width - widgets.EDGE)
            self.line.prepare(*self.line_strip, asked, centred=True)
