"""Choice of the box to write in Yacht, each with its points."""

from firmware.drawing import fonts, lists, widgets
from firmware.drawing.widgets import Line
from firmware.games.yacht.words import label
from firmware.language import t
from firmware.screens.in_game.base import Listed
from shared_rules.yacht.rules import BONUS, BONUS_FROM, UPPER


class Write(Listed):
    """The open boxes; the best one has the focus. State: the list's.

    If the sheet has a bonus, a line shows the points towards it, with those of the focused box.
    """

    drops_type_ahead = True  # an extra press on "Roll" must not write a box

    def __init__(self, app, state):
        game = app.game.table.game
        self.boxes = game.open_boxes(game.active_player)
        Listed.__init__(self, app, lists.List(state or [self.boxes.index(game.highest_box()), 0]))
        labels = [label(box) for box in self.boxes]
        if game.rolls_left:
            labels.append(t("Reroll"))
        self.list.set(labels, [str(game.worth(box)) for box in self.boxes] + [""])
        self.line = Line()
        self.has_bonus = game.missing(game.active_player) is not None
        self.parts = (self.band, self.line, self.list) if self.has_bonus else (self.band, self.list)

    def chosen(self, index: int) -> None:
        if index < len(self.boxes):
            self.app.act({"type": "write", "box": self.boxes[index]})
        else:
            self.app.stack.pop()

    def prepare(self) -> None:
        game = self.app.game.table.game
        dice = "".join([fonts.DICE[face - 1] for face in sorted(game.dice)])
        # Large text has no room for name and dice; the font of a high band has no dice.
        tall, texts, name = (28, ("",), dice) if fonts.large_text else (40, (dice,), "")
        area = self.below_band(game.active_player, tall, 28, texts, True, name)
        if self.has_bonus:
            self.line.prepare(*area.cut_top(fonts.SMALL.line), self._bonus_words(game), fonts.SMALL)
        self.list.prepare(self.layout, area.y, self.layout.height)

    def _bonus_words(self, game):
        seat = game.active_player
        if game.bonus(seat):
            return t("You have the bonus of {0}.", BONUS)
        focus = self.list.focus
        box = self.boxes[focus] if focus < len(self.boxes) else ""
        added = " + %d" % game.worth(box) if box in UPPER else ""
        words = "%d%s" % (game.upper(seat), added)
        texts = (
            t("Upper boxes: {0} of {1}", words, BONUS_FROM),
            t("Upper: {0} of {1}", words, BONUS_FROM),
            t("{0} of {1}", words, BONUS_FROM),
        )
        return widgets.first_that_fits(texts, fonts.SMALL, self.layout.width - widgets.EDGE)
