"""Orders to the players, each filling the screen until acknowledged."""

from firmware import instructions
from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.drawing.widgets import Button
from firmware.instructions import NEWS, ORDER, Instruction
from firmware.keys import OK
from firmware.language import t
from firmware.screens.in_game.base import InGame, WordsAndPictures

_STYLES = (theme.TEXT_GOOD, theme.TEXT_WARNING, theme.TEXT)


class Order(WordsAndPictures):
    """An order to one player: a band with the name, text, a button, and a subclass's pictures in `parts`. In its
    `prepare`, a subclass cuts strips from the area of `begin` for `button.prepare`, the pictures and at last for `say`.
    It answers OK only if `common` did not take it, which turns the pages of long words.
    """

    drops_type_ahead = True
    goes_on = True

    def __init__(self, app, state):
        WordsAndPictures.__init__(self, app, state)
        self.button = Button()
        self.parts: list = [self.band, self.words]

    band_words, must = ("",), False
    """Texts beside the name; True: shrink a very wide name for them."""
    alone = False
    """True: large text leaves no room for pictures as large as without; they are on a leaf behind the words."""

    @property
    def on_picture(self) -> bool:
        """True on the leaf of pictures that are `alone`."""
        return self.alone and 0 < self.leaf == self.leaves - 1

    def begin(self, seat: int, low: int = 25, tall: int = 36, top: int = 0, name: str = "") -> Area:
        """Prepare a player's band, `tall` or `low` pixels high depending on the panel, `top` pixels from the top, and
        return the area below it. name: replaces the player's.
        """
        self.parts = [self.band, self.words]
        return self.below_band(seat, tall, low, self.band_words, self.must, name, top)

    def say(self, strip: tuple[int, int, int, int], titles: tuple, texts: tuple, look: int = NEWS) -> None:
        """Format title and text, longest first, for a strip (x, y, w, h), once all other parts are prepared. look: the
        title's, as in Instruction.
        """
        x, top, width = self.layout.left, self.band.bottom, self.layout.width
        _x, y, _w, height = self.button.place or (x, strip[1] + strip[3], width, 0)
        self.say_in(strip, (x, top, width, y - top), titles, texts, _STYLES[look], look == ORDER)
        self.leaves += self.alone
        if self.leaf + 1 < self.leaves:
            self.button.prepare(x, y, width, height, t("Continue"))

    def common(self, key: int) -> bool:
        return self.turn_leaf(key) or InGame.common(self, key)

    def font(self) -> fonts.Font:
        """Return the font of buttons: medium if there is space."""
        return fonts.MEDIUM if self.layout.high else fonts.SMALL

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, True)


class Notices(Order):
    """What an action asks of people, one notice after the other.

    State: [operation, events, result of `noted`, index of the notice], see firmware/instructions.py, then True when
    first shown. A subclass with pictures overrides `show` or `prepare`. `shown` is the Instruction of the open notice.
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
            self.band_words = (t("{0} of {1}", self.at + 1, len(self.queue)),)

    def instructions(self) -> list:
        """Return all Instructions of the action."""
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
            # Build a new screen, so that an earlier press does not answer the next notice.
            self.app.stack.replace(self.app.stack[-1][0], self.state() + [True])

    def show(self, area: Area, shown: Instruction) -> None:
        """Cut the pictures from the area and add them to the parts."""

    def prepare(self) -> None:
        shown = self.shown
        area = self.begin(shown.seat, name=shown.name)
        self.button.prepare(*area.cut_bottom(28), shown.answer)
        self.show(area, shown)
        self.say(area.rest(), shown.titles, shown.texts, shown.look)
