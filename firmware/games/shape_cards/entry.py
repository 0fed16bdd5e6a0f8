"""Real dice of Shape Cards."""

from firmware.drawing import fonts, widgets
from firmware.drawing.area import Area
from firmware.drawing.widgets import Line
from firmware.games.shape_cards.pair import Pair
from firmware.language import later, t
from firmware.screens.in_game.dice_entry import DiceEntry

_ROLLS = {
    "initiative": (later("Who starts?"), "roll"),
    "answer": (later("Contest"), "contest"),
    "play": (later("Revenge"), "revenge"),
}
"""Text in the band and action, by phase."""


class Entry(DiceEntry):
    """Entry of real dice, the first player's first. State: {"typed": faces so far, "focus": target}."""

    BAND, FACES, BUTTONS = (40, 20), (48, 40), (48, 27)
    NAME_FIRST = FEW = True
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
