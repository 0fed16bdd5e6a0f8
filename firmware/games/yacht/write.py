"""The box to write in Yacht, each with what it would bring."""

from firmware.drawing import fonts, lists
from firmware.games.yacht import game as yacht
from firmware.screens.in_game.base import Listed


class Write(Listed):
    """The open boxes; the one that scores most has the focus. State: the list's."""

    drops_type_ahead = True  # one press too many on "Roll" must not write a box

    def __init__(self, app, state):
        game = app.table.game
        self.boxes = game.open_boxes(game.active_player)
        Listed.__init__(self, app, lists.List(state or [self.boxes.index(game.highest_box()), 0]))
        labels = [yacht.label(box) for box in self.boxes]
        if game.rolls_left:
            labels.append("Reroll")
        self.list.set(labels, [str(game.worth(box)) for box in self.boxes] + [""])
        self.parts = (self.band, self.list)

    def chosen(self, index: int) -> None:
        if index < len(self.boxes):
            self.app.act({"type": "write", "box": self.boxes[index]})
        else:
            self.app.pop()

    def prepare(self) -> None:
        game = self.app.table.game
        dice = "".join([fonts.DICE[face - 1] for face in sorted(game.dice)])
        self.below_band(game.active_player, 40, 28, (dice,), True)
        self.list.prepare(self.layout, self.band.bottom, self.layout.height)
