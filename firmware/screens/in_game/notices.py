"""Orders to the players, which fill the screen until they are acknowledged: what all games' notices share."""

from firmware.drawing import fonts, theme
from firmware.drawing.area import Area
from firmware.keys import OK
from firmware.screens.in_game.base import Button, InGame
from firmware.screens.paragraph import Paragraph

NEWS, SETBACK, ORDER = 0, 1, 2
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
        """Format title and text, longest first, for a strip (x, y, w, h). look: of the title, as Told has it."""
        self.words.prepare(*strip, titles, texts, _STYLES[look], look == ORDER)

    def font(self) -> fonts.Font:
        """That of buttons: the medium one where there is room."""
        return fonts.MEDIUM if self.layout.tall else fonts.SMALL

    def draw(self, canvas) -> None:
        InGame.draw(self, canvas)
        self.button.draw(canvas, True)


class Told:
    """What a notice says: to which seat, titles and texts, longest first, the button; `shows`: the game's pictures;
    `look`: NEWS, SETBACK (never in the colour of good news) or ORDER, whose title is larger than its text; `name`: in
    the place of the player's, where others must act.
    """

    def __init__(
        self, seat: int, titles: tuple, texts: tuple, answer: str = "OK", shows=None, look: int = NEWS, name: str = ""
    ):
        self.seat, self.titles, self.texts, self.answer, self.shows = seat, titles, texts, answer, shows
        self.look, self.name = look, name


class Notices(Order):
    """The notices of one action. State: [notices, index of the one shown], and True once, when it is shown first.

    A notice is a list that the game's module `game` makes, so that it can be kept over power off; `self.notice` is the
    one to show. A subclass gives `told`, and `show` or `prepare` where there is a picture.
    """

    must = True

    def __init__(self, app, state):
        Order.__init__(self, app, state)
        self.queue, self.at = state[:2]
        self.is_new = len(state) > 2
        self.notice = self.queue[self.at]
        if len(self.queue) > 1:
            self.band_words = ("%d of %d" % (self.at + 1, len(self.queue)),)

    def state(self) -> list:
        return [self.queue, self.at]

    def handle(self, key: int) -> None:
        if self.common(key) or key != OK:
            return
        self.at += 1
        if self.at == len(self.queue):
            self.app.pop()
        else:
            # Built anew, so that a press made before the next notice was seen does not answer it.
            self.app.replace(self.app.stack[-1][0], [self.queue, self.at, True])

    def again(self, seat: int) -> tuple:
        """Titles of what is written for a rival, or again after a redo."""
        return ("On %s's sheet" % self.app.table.players[seat] if self.app.game.is_rival(seat) else "Redone",)

    def done(self, seat: int) -> str:
        """The button under an order to a player; for a rival somebody else does it."""
        return "Done" if self.app.game.is_rival(seat) else "%s: done" % self.app.table.players[seat]

    def told(self) -> Told:
        """What the notice says."""
        raise NotImplementedError

    def show(self, area: Area, told: Told) -> None:
        """Cut the pictures from the area, and add them to the parts."""

    def prepare(self) -> None:
        told = self.told()
        area = self.begin(told.seat, name=told.name)
        self.button.prepare(*area.cut_bottom(28), told.answer)
        self.show(area, told)
        self.say(area.rest(), told.titles, told.texts, told.look)
