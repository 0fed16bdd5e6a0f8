"""Choice of one to three cells to mark on the player's own sheet in Penk!"""

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.canvas import LARGEST
from firmware.drawing.widgets import Background, Button, Line
from firmware.games.penk.sheet import CHOSEN, FOCUSED, LABEL, OPEN, Sheet, measures
from firmware.games.penk.words import cell_words
from firmware.keys import UNDO
from firmware.language import later, t
from firmware.screens.in_game.base import Choosing
from shared_rules.penk.rules import JOLLY, MARKED, MOST_MARKS

DONE = 25
SECOND = 29
"""Focus stops after the cells 0 to 24: five per row, like the cells."""
_SMALL, _LARGE = art.DIE_SIZES[-2:]
_BESIDE = 56, 36
"""Least width beside the sheet, on low and high panels."""


class DiceBeside:
    """The dice beside the sheet, in one column, or more if the panel is low. looks: for each die, as in art."""

    def __init__(self, area, high: bool, dice):
        self.looks = bytearray(6)
        columns = 1 if high else 2
        step = min(26, area.h // 6) if high else 22
        size, across = _SMALL, 24
        if fonts.large_text and (step == _LARGE or not high):
            size = step = across = _LARGE
        x = area.x + (area.w - size - across * (columns - 1)) // 2 + 2 * (size == _SMALL)
        faces = bytes([art.JOLLY_FACE if face == JOLLY else face for face in dice])
        self._shown = (
            area.rest(),
            x,
            area.y + min(3 if step == 26 else 1 if step == 22 else 0, area.h - size - step * (6 // columns - 1)),
            step,
            across,
            columns,
            size,
            faces,
        )

    def draw(self, canvas) -> None:
        """Paint one box, and background below it in a large area."""
        (left, top, w, h), x, y, step, across, columns, size, faces = self._shown
        most = LARGEST // w
        canvas.clear_rect(left, top + most, w, h - most, theme.BACKGROUND)
        h = min(h, most)
        look = 0
        for i in range(6):
            look = look << 2 | self.looks[i]
        if not canvas.begin_region(left, top, w, h, theme.BACKGROUND, look):
            return
        for i in range(6):
            art.die(canvas, x + across * (i % columns), y + step * (i // columns), size, faces[i], self.looks[i])


class OnSheet(Choosing):
    """The sheet with the dice beside it, a line that says what to write, and two buttons."""

    HEADLINE = ""
    """Text of the band beside the name; "": without a line below, `texts` replaces both from the start."""

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.game = app.game.table.game
        self.sheet = Sheet()
        self.line = Line()
        self.first = Button()
        self.second = Button()
        self._lay_out()

    def can_roll(self) -> bool:
        """Return True if the player has rolls left and may go back to the dice."""
        return self.game.rolls_left > 0

    def can_finish(self) -> bool:
        """Return True if the first button does something."""
        return False

    def moved(self, before: int) -> None:
        """Everything shown depends on the focus."""
        self.dirty = True

    def focusable(self) -> list:
        """List the stops that can have the focus."""
        raise NotImplementedError

    def light(self) -> None:
        """Light the cells of the sheet."""
        raise NotImplementedError

    def light_dice(self) -> None:
        """Set the looks of the dice: which of them the cells use."""
        raise NotImplementedError

    def texts(self) -> tuple:
        """Return what to write or do, longest first."""
        raise NotImplementedError

    def buttons(self) -> tuple:
        """Return the texts of the two buttons; "" for no button."""
        raise NotImplementedError

    def stops(self) -> list:
        return [(stop // 5, stop % 5, stop) for stop in self.focusable()]

    def prepare(self) -> None:
        dirty, self.dirty = self.dirty, False
        canvas = self.app.frame.canvas
        if self.has_line:
            canvas.draw_early(self.band)
        if dirty:
            self.set_stops()
            self.sheet.dark()
            self.light()
        canvas.draw_early(self.sheet)
        if dirty:
            self.light_dice()
        canvas.draw_early(self.dice)
        if dirty:
            self._prepare_texts()

    def _prepare_texts(self):
        texts = self.texts()
        first, self.other = self.buttons()
        if self.layout.high:
            x, y, w, h = self.button_strip
            half = w // 2 if self.other else w
            self.first.prepare(x, y, half, h, first)
            self.second.prepare(x + half, y, w - half, h, self.other)
        else:
            if fonts.large_text:  # no room for words beside the sheet
                first, self.other = fonts.CHECK, self.other and (fonts.UNDO if self.can_finish() else fonts.DICE[4])
            self.first.prepare(*self.button_strip, first, fonts.SMALL)
            self.second.prepare(*self.unused.strip, self.other, fonts.SMALL)
        if self.has_line:
            text = widgets.first_that_fits(texts, fonts.SMALL, self.layout.width - widgets.EDGE)
            self.line.prepare(*self.line_strip, text)
        elif not self.beside:
            says = self.can_finish() or not self.HEADLINE
            text = widgets.first_that_fits(texts, fonts.SMALL, 168) if says else ""
            self.below_band(self.game.to_move, 32, 20, ("" if says else t(self.HEADLINE), ""), False, text)

    def undo_words(self) -> str:
        """Return the label of the button that takes a choice back: an icon where the word has no room."""
        if self.beside:
            return fonts.UNDO
        width = self.button_strip[2] // 2 if self.layout.high else self.unused.strip[2]
        return widgets.first_that_fits((t("Undo"), fonts.UNDO), fonts.SMALL, width - 8)

    def _lay_out(self):
        # The sheet with the dice on its right; the line and the buttons are below, on a low panel the buttons below the
        # dice. Large text has no room for the line.
        layout, high, seat = self.layout, self.layout.high, self.game.to_move
        self.has_line = high and not fonts.large_text
        cell_width = (layout.width - LABEL - _BESIDE[high]) // 5
        self.beside = self.low_picture(LABEL + 5 * cell_width)
        area = self.below_band(seat, 32, 20, ("" if self.beside else t(self.HEADLINE), ""), beside=self.beside)
        self.button_strip = area.cut_bottom(28 if high or self.beside else 0)
        below = 20 if self.has_line else 0
        if measures(0, area.h - below)[1] < 20 and not self.beside:
            # Such low cells look better narrow, which also leaves more room beside the sheet.
            cell_width = min(cell_width, 24)
        place = (
            (layout.left, 0, cell_width, layout.height) if self.beside else (area.x, area.y, cell_width, area.h - below)
        )
        self.sheet.prepare(*place, self.game, seat, self.app.game.colours[seat])
        _x, _y, width, bottom = self.sheet.area
        unused = (0, 0, 0, 0)
        if self.beside:
            last = Background((layout.left, bottom, width, layout.height - bottom))
            strip = Area(*self.button_strip)
            self.button_strip, unused = strip.cut_left(strip.w // 2), strip.rest()
        elif high:
            self.line_strip = area.cut_bottom(area.bottom - bottom)
            last = self.line if self.has_line else Background(self.line_strip)
            area.cut_left(width)
        else:
            sheet = Area(*area.cut_left(width))
            last = Background(sheet.cut_bottom(sheet.bottom - bottom))
            unused = area.cut_bottom(24)
            self.button_strip = area.cut_bottom(24)
        self.unused = Background(unused)
        self.dice = DiceBeside(area, high, self.game.dice)
        self.parts = (self.band, self.sheet, self.dice, last)

    def draw(self, canvas) -> None:
        Choosing.draw(self, canvas)
        self.first.draw(canvas, self.focus == DONE, self.can_finish())
        if self.other:
            self.second.draw(canvas, self.focus == SECOND)
        else:
            self.unused.draw(canvas)


class Mark(OnSheet):
    """One to three cells to mark. State: {"cells": indexes of the chosen cells, "focus": stop}."""

    HEADLINE = later("mark")

    def __init__(self, app, state):
        OnSheet.__init__(self, app, state)
        self.cells = list(state["cells"]) if state else []
        self.open = self.game.markable(self.cells)
        self.focus = state["focus"] if state else self._best()

    def state(self) -> dict:
        return {"cells": self.cells, "focus": self.focus}

    def _best(self):
        # The most valuable cell; among equals the one with more marks in its row and column. "Done" if there is none.
        sheet = self.game.sheets[self.game.to_move]
        values = self.game.values
        best = DONE
        highest = max([values[cell // 5] for cell in self.open] or [0])
        most = -1
        for cell in self.open:
            if values[cell // 5] == highest:
                row, column = cell - cell % 5, cell % 5
                marks = sum([sheet[row + i] == MARKED for i in range(5)])
                marks += sum([sheet[column + i] == MARKED for i in range(0, 25, 5)])
                if marks > most:
                    best, most = cell, marks
        return best

    def handle(self, key: int) -> None:
        """Let the undo key unselect the last cell chosen, if any."""
        if key == UNDO and self.cells:
            self._take_back()
        else:
            OnSheet.handle(self, key)

    def focusable(self) -> list:
        stops = list(self.open)
        if self.cells:
            stops.append(DONE)
        if self.cells or self.can_roll():
            stops.append(SECOND)
        return stops

    def can_finish(self) -> bool:
        return bool(self.cells)

    def chosen(self, stop: int) -> None:
        if stop == DONE:
            self.app.act({"type": "mark", "cells": self._pairs()})
        elif stop < DONE:
            self.cells.append(stop)
            self.open = self.game.markable(self.cells)
            self.focus = self._best()
        elif self.cells:
            self._take_back()
        else:
            self.app.stack.pop()

    def _pairs(self):
        return [[cell // 5 + 1, cell % 5 + 1] for cell in sorted(self.cells)]

    def _take_back(self):
        self.dirty = True
        self.focus = self.cells.pop()
        self.open = self.game.markable(self.cells)
        self.app.frame.invalidate()

    def texts(self) -> tuple:
        if self.cells:
            words = cell_words(self._pairs())
            return t("Circle {0}", words), words
        return (t("Choose 1 to {0} cells to mark.", MOST_MARKS),)

    def buttons(self) -> tuple:
        return t("Done"), (self.undo_words() if self.cells else t("Reroll") if self.can_roll() else "")

    def light(self) -> None:
        self.sheet.light(self.open, OPEN)
        self.sheet.light(self.cells, CHOSEN)
        if self.focus < DONE:
            self.sheet.lit[self.focus] = FOCUSED

    def light_dice(self) -> None:
        takers = self.game.takers(self.cells + [self.focus] if self.focus < DONE else self.cells)
        for i in range(6):
            self.dice.looks[i] = art.PLAIN if not takers[i] else art.SPENT if takers[i] <= len(self.cells) else art.HELD

    def moved(self, before: int) -> None:
        """Only the two cells and the dice change."""
        if before < DONE:
            self.sheet.lit[before] = OPEN
        if self.focus < DONE:
            self.sheet.lit[self.focus] = FOCUSED
        self.light_dice()
