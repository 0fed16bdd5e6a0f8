"""A finished game as a QR code for a phone: first the result; after OK the whole game."""

from firmware.drawing import fonts, theme
from firmware.drawing.canvas import LARGEST
from firmware.fairness import hides
from firmware.game_record import side_of
from firmware.keys import OK
from firmware.language import later, t
from firmware.screen import Screen
from firmware.sharing import deflate, links, qr_code

_WHITE = 0xFFFF
_QUIET = 4
"""Modules that stay white around a code (ISO/IEC 18004, 6.3.8)."""
_LOW = 200
"""Minimum rows of a panel for the code of a whole game."""
_LINES = 16
"""Lines of a record deflated per step."""
_MOST_BYTES = 65535
"""Maximum size of a record, deflated or not."""
_GROWS = 20
"""Minimum percent by which the bar grows."""
_LINE = 24
"""Minimum rows of a line of text: below a code, which is no smaller for large text."""
_BAR = 12
_CONFIRM = "screens.choice.Confirm"
_SHOWS_SEED = later(
    "The code of the whole game holds the seed, which proves every roll. After it, you cannot undo anything."
)
_TOO_LONG = later("This game is too long for a code that a phone could read.")
_NO_ROOM = later("There is no room in memory for the code. Switch off and on, then try again.")
_NO_PAGE = later("The address of the page is not one of the web. Install it again.")
_ON_WHITE = theme.style(_WHITE, 0)


class Code(Screen):
    """The code, made in small steps behind a growing bar. State: True for the whole game, else the result."""

    needs_table = True
    lights_player_led = False

    def __init__(self, app, state):
        self.app = app
        self.whole = bool(state)
        self.code = None
        self.share = self.shown = 0  # percent done, and percent shown in the bar
        self.making, self.more = t("Making the code"), t("OK: the whole game")
        self.work = self._make()

    def state(self) -> bool:
        return self.whole

    def _make(self):
        table = self.app.game.table
        address = links.address(self.app)
        if not address:
            raise ValueError(_NO_PAGE)
        if self.whole:
            content = deflate.Deflated()
            done = size = 0
            for line in links.record_of(table, side_of(self.app.game)):
                size += len(line)
                if size > _MOST_BYTES:
                    raise ValueError(_TOO_LONG)
                content.add(line)
                done += 1
                if done % _LINES == 0:
                    yield 40 * done // (table.count + 1)
            content = content.end()
        else:
            content = links.result_of(table)
        letters = links.fragment(links.GAME if self.whole else links.RESULT, content)
        yield 40
        version = qr_code.version_for(len(address) + 1, len(letters))
        canvas = self.app.frame.canvas
        self.below = _LINE if not self.whole and self._has_more() else 0  # rows for the hint about OK
        side = min(canvas.width, canvas.height - self.below)
        if not version or qr_code.size_of(version) + 2 * _QUIET > side // 2:
            raise ValueError(_TOO_LONG)
        code = qr_code.Code(version)
        for share in code.build((address + "#").encode(), letters):
            yield 40 + 60 * share // 100
        self.scale = side // (code.size + 2 * _QUIET)
        if self.below:  # large text takes what the code leaves
            self.below = max(_LINE, min(fonts.SMALL.line, canvas.height - self.scale * (code.size + 2 * _QUIET)))
        self.code = code

    def tick(self, now: int) -> bool:
        """Work until the bar grows."""
        if not self.work:
            return False
        try:
            while self.share < self.shown + _GROWS:
                self.share = next(self.work)
        except StopIteration:
            self.work = None
        except ValueError as error:
            return self._give_up(error.args[0])
        except MemoryError:
            return self._give_up(_NO_ROOM)
        self.shown = self.share
        return True

    def _give_up(self, why):
        self.work = None
        self.app.stack.pop()
        self.app.stack.show_message(why)
        return False

    def handle(self, key: int) -> None:
        app = self.app
        if key != OK or self.whole or not self._has_more():
            app.stack.pop()
        elif hides(app.game):
            app.stack.push(_CONFIRM, [later("Whole game"), _SHOWS_SEED, later("Back"), later("Show it")])
        else:
            app.stack.replace("screens.in_game.code.Code", True)

    def on_result(self, name: str, value: object) -> None:
        if self.app.game.audit() is not None:
            self.app.stack.replace("screens.in_game.code.Code", True)

    def _has_more(self):
        return self.app.frame.canvas.height >= _LOW

    def draw(self, canvas) -> None:
        canvas.margins()
        if self.code:
            self._draw_code(canvas, self.code)
        else:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas):
        width, height = canvas.width, canvas.height
        middle = height // 2
        line = max(_LINE, fonts.SMALL.line)
        canvas.clear_rect(0, 0, width, middle - line, theme.BACKGROUND)
        self._draw_words(canvas, self.making, middle - line, line, theme.BACKGROUND, theme.TEXT)
        if canvas.begin_region(0, middle, width, _BAR, theme.PANEL, self.share):
            canvas.fill(0, middle, width * self.share // 100, _BAR, theme.GOOD)
        middle += _BAR
        canvas.clear_rect(0, middle, width, height - middle, theme.BACKGROUND)

    def _draw_words(self, canvas, words, y, line, background, style):
        # Draw a centred line; a box for high letters is narrower than a wide panel.
        width, font = canvas.width, fonts.in_picture(line)
        box = min(width, LARGEST // line)
        x = (width - box) // 2
        if x:
            canvas.clear_rect(0, y, x, line, background)
            canvas.clear_rect(x + box, y, width - x - box, line, background)
        if canvas.begin_region(x, y, box, line, background, 0, words):
            canvas.text((width - font.width(words)) // 2, y, words, font, style)

    def _draw_code(self, canvas, code):
        scale, below = self.scale, self.below
        width, height = canvas.width, canvas.height
        size = code.size * scale
        top = (height - size - below) // 2
        canvas.clear_rect(0, 0, width, top, _WHITE)
        rows = LARGEST // width // scale
        at = 0
        while at < code.size:
            count = min(rows, code.size - at)
            if canvas.begin_region(0, top, width, count * scale, _WHITE, 1):
                for row in range(at, at + count):
                    self._draw_row(canvas, code.rows[row], (width - size) // 2, top + (row - at) * scale)
            top += count * scale
            at += count
        canvas.clear_rect(0, top, width, height - below - top, _WHITE)
        if below:
            self._draw_words(canvas, self.more, height - below, below, _WHITE, _ON_WHITE)

    def _draw_row(self, canvas, row, x, y):
        # Draw adjacent dark modules as one rectangle.
        scale = self.scale
        begun = -1
        at = 0
        for module in row:
            if module & 1:
                if begun < 0:
                    begun = at
            elif begun >= 0:
                canvas.fill(x + begun * scale, y, (at - begun) * scale, scale, 0)
                begun = -1
            at += 1
        if begun >= 0:
            canvas.fill(x + begun * scale, y, (at - begun) * scale, scale, 0)
