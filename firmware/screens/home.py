"""The first screen: resume a game or choose something else."""

from firmware import loading
from firmware.drawing import fonts, icon, theme, widgets
from firmware.drawing.labels import listed_below
from firmware.keys import BACK
from firmware.language import t
from firmware.screens import choice
from firmware.session_restore import to_resume
from firmware.storage.files import size_of
from firmware.wording import listed_whole
from shared_rules import registry

NAME = "Tableside"
_TO_BEGIN = ["shared_rules.table.table", "shared_rules.table.setup", "firmware.screens.new_game"]


class Home(choice.Menu):
    """Name and icon on top, the choices below, important messages at the bottom."""

    keys = widgets.MENU_KEYS & ~(1 << BACK)
    pad_words = ""  # name and round of the score pad in use, once they are known
    pad_known = False

    def tick(self, now: int) -> bool:
        """Read the score pad's name and round after the first frame."""
        if not self.pad_known and self.app.light:
            self.pad_known = True
            if self.app.pad or size_of(self.app.storage.path("pad.log")):
                pad = loading.load("firmware.pads.bookkeeping").load(self.app)
                place = pad.next() if pad.names else None
                self.pad_words = t("{0}, round {1}", pad.heading(), place[0] + 1) if place else ""
                self.refill()
        return False

    def fill(self) -> tuple:
        pad = self.pad_words or t("Score pad")
        labels = [t("New game"), t("Free dice"), t("Who starts?"), t("Clock"), pad, t("History"), t("Settings")]
        self.opens = [
            "screens.new_game.Games",
            "pads.free_dice.FreeDice",
            "pads.who_starts.WhoStarts",
            "pads.clock.SetUp",
            "pads.score_pad.Pad",
            "screens.history.History",
            "screens.settings.Settings",
        ]
        self.number, found = to_resume(self.app)
        if found:
            names = listed_below(self.layout, listed_whole(found["players"]))
            labels.insert(0, t("Resume {0}\n{1}", t(registry.name(found["game"])), names[1:]))
            self.opens.insert(0, "")
        self.list.set(labels)
        self.message = t("TEST DICE") if self.app.hardware.test_dice else ""
        return NAME, self.message

    def likely_next(self) -> list:
        opens = self.opens[self.list.focus]
        return ([loading.module_of(opens)] if opens else []) + _TO_BEGIN

    def chosen(self, index: int) -> None:
        if self.opens[index]:
            self.app.stack.push(self.opens[index])
        elif (
            self.app.game.table is not None
            and self.number == self.app.game.record.number
            and not self.app.game.table.over
        ):
            self.app.game.reopen()
        else:
            self.app.game.resume(self.number)

    def closed(self) -> None:
        """Do nothing: home is the lowest screen."""

    @property
    def _has_icon(self):
        return self.layout.high and not fonts.large_text

    def bottom(self) -> int:
        """Leave a row for the message on a tall panel."""
        height = self.layout.height
        return height - 20 if self.message and self._has_icon else height

    def top(self) -> int:
        """Leave space for the icon on a tall panel, as far as the rows allow; others have a plain title."""
        if not self._has_icon:
            return self.heading.bottom
        return max(36, min(icon.SIZE + 8, self.bottom() - self.list.whole()))

    def prepare(self) -> None:
        choice.Menu.prepare(self)
        self.name_bottom = self.top()
        self.name_width = (fonts.LARGE.width(NAME) + 7) // 4 * 4

    def draw(self, canvas) -> None:
        layout = self.layout
        if not self._has_icon:
            choice.Menu.draw(self, canvas)
            return
        left = layout.left
        top = self.name_bottom
        side = top if top > icon.SMALL_SIZE else widgets.EDGE
        if canvas.begin_region(left, 0, side, top, theme.BACKGROUND):
            if top > icon.SIZE:
                icon.draw(canvas, left + 4, 4)
            elif top > icon.SMALL_SIZE:
                icon.draw_small(canvas, left + 2, 2)
        y = (top - fonts.LARGE.height) // 2
        below = y + fonts.LARGE.height
        x = left + side
        if y:
            canvas.clear_rect(x, 0, layout.right - x, y, theme.BACKGROUND)
        if canvas.begin_region(x, y, self.name_width, below - y, theme.BACKGROUND):
            canvas.text(x, y, NAME, fonts.LARGE, theme.TEXT)
        canvas.clear_rect(x + self.name_width, y, layout.right - x - self.name_width, below - y, theme.BACKGROUND)
        if top > below:
            canvas.clear_rect(x, below, layout.right - x, top - below, theme.BACKGROUND)
        self.list.draw(canvas)
        if self.message and canvas.begin_region(
            left, layout.height - 20, layout.width, 20, theme.BACKGROUND, 0, self.message
        ):
            canvas.text(left + widgets.EDGE, layout.height - 19, self.message, fonts.SMALL, theme.TEXT_WARNING)
