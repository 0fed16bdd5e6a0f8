"""The roll for the first turn of Shape Cards."""

from firmware.drawing import art, fonts, widgets
from firmware.drawing.widgets import Background, Button, Line
from firmware.games.shape_cards.pair import Pair
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.base import InGame


class Initiative(InGame):
    """Both players roll the built-in dice and the higher one starts; ENTRY is for real dice. State: None."""

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
        self.parts = (Background(area.cut_top(8 if layout.high else 0)), self.title, self.pair, self.line)
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
