"""Orders to the players, which fill the screen until they are acknowledged: what all games' notices share."""

from firmware import instructions
from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.instructions import NEWS, ORDER, Instruction
from firmware.keys import OK
from firmware.screens.in_game.base import Button, InGame
from firmware.screens.paragraph import Paragraph

_STYLES = (theme.TEXT_GOOD, theme.TEXT_WARNING, theme.TEXT)


class Order(InGame):
    """An order to one player: the band with the name, text, a button, and pictures that a subclass puts into `parts`.

    A subclass's `prepare` cuts its strips from what `begin` gives, and hands them to `say` and `button.prepare`.
    """

    drops_type_ahead = True
    goes_on = True

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.words = Paragraph()
        self.button = Button()
        self.parts: list = [self.band, self.words]

    band_words, must = ("",), False
    """What the band says beside the name; True: a very wide name is made smaller for it."""

    def begin(self, seat: int, low: int = 25, tall: int = 36, top: int = 0, name: str = "") -> Area:
        """Prepare the band of a player, `tall` pixels high or where the panel is not tall `low`, with `top` above it;
        what is left of the panel. name: in the place of the player's.
        """
        self.parts = [self.band, self.words]
        return self.below_band(seat, tall, low, self.band_words, self.must, name, top)

    def say(self, strip: tuple[int, int, int, int], titles: tuple, texts: tuple, look: int = NEWS) -> None:
        """Format title and text, longest first, for a strip (x, y, w, h). look: of the title, as an
        Instruction has it."""
        self.words.prepare(*strip, titles, texts, _STYLES[look], look == ORDER)

    def font(self) -> fonts.Font:
        """That of buttons: the medium one where there is room."""
        return fonts.MEDIUM if self.layout.tall else fonts.SMALL

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, True)


class Notices(Order):
    """What an action asks people to do or to know, one notice after the other. State: [operation, events, what was
    noted, index of the notice], as firmware/instructions.py has them, and True once, when it is shown first.

    A subclass gives `show` or `prepare` where there is a picture. `shown` is the Instruction of the open notice.
    """

    must = True

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.action = state[:3]
        self.at = state[3]
        self.is_new = len(state) > 4
        self.queue = self.instructions()
        self.shown = self.queue[self.at]
        if len(self.queue) > 1:
            self.band_words = ("%d of %d" % (self.at + 1, len(self.queue)),)

    def instructions(self) -> list:
        """All Instructions of the action."""
        return instructions.of(self.app, *self.action)

    def state(self) -> list:
        return self.action + [self.at]

    def handle(self, key: int) -> None:
        if self.common(key) or key != OK:
            return
        self.at += 1
        if self.at == len(self.queue):
            self.app.stack.pop()
        else:
            # Built anew, so that a press made before the next notice was seen does not answer it.
            self.app.stack.replace(self.app.stack[-1][0], self.state() + [True])

    def show(self, area: Area, shown: Instruction) -> None:
        """Cut the pictures from the area, and add them to the parts."""

    def prepare(self) -> None:
        shown = self.shown
        area = self.begin(shown.seat, name=shown.name)
        self.button.prepare(*area.cut_bottom(28), shown.answer)
        self.show(area, shown)
        self.say(area.rest(), shown.titles, shown.texts, shown.look)
