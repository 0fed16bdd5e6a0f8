"""Choosing on the own sheet in Penk!: one to three cells to mark; penk_eliminate.py has the column to eliminate."""

# pyright: reportAttributeAccessIssue=false
# Choosing calls what its subclasses give.

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.area import Area
from firmware.drawing.focus import Focus
from firmware.games.penk import game as penk
from firmware.games.penk.sheet import CHOSEN, FOCUSED, HEAD, LABEL, OPEN, SMALL_DICE, Sheet
from firmware.keys import OK, UNDO
from firmware.screens.in_game.base import Band, Button, InGame, Line
from shared_rules.penk.rules import MARKED

DONE = 25
SECOND = 29
"""Places of the focus beside the cells 0 to 24: five in a row, as the cells."""
_DIE_STYLES = (
    theme.TEXT,
    theme.style(theme.BACKGROUND, theme.rgb(0xFFC640)),
    theme.style(theme.BACKGROUND, theme.rgb(0x66717F)),
)
"""Dice that are left, that the focused cell takes, that are spent: as art.PLAIN, HELD, SPENT."""


class Choosing(InGame):
    """The sheet with the dice beside it, a line that says what to write, and two buttons.

    A subclass gives `focusable()`, `chosen(place)`, `can_finish()`, `light()`, `words()` and `buttons()`.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.sheet = Sheet()
        self.parts = (Band(), Line(), Button(), Button())
        self.places = Focus()
        self.dirty = True  # what can be chosen and the words must be made anew
        self.looks = bytearray(6)

    def can_roll(self):
        """True when the player came here with rolls left and may go back to the dice."""
        return self.game.rolls_left > 0

    def handle(self, key):
        """Move between what can be chosen; ok chooses."""
        if self.common(key):
            return
        if key == OK:
            self.dirty = True
            self.chosen(self.focus)
            return
        if self.dirty:
            self.set_stops()
        before = self.focus
        if self.places.handle(key, self.app.hardware.has_stick):
            row, column = self.places.place()
            self.focus = 5 * row + column
            self.moved(before)
            self.app.invalidate()

    def set_stops(self):
        """Tell the focus where it can go now."""
        self.places.set([(stop // 5, stop % 5) for stop in self.focusable()])
        self.places.go_to((self.focus // 5, self.focus % 5))

    def prepare(self):
        """Band, sheet, dice, line, buttons."""
        if not self.dirty:
            return
        self.dirty = False
        self.set_stops()
        app = self.app
        layout = self.layout = widgets.layout(app)
        seat = self.game.to_move
        band, line, done, other = self.parts
        words, headline = self.words()
        name = app.table.players[seat]
        colour = app.colours[seat]
        self.sheet.dark()
        self.light()
        first, second = self.buttons()
        area = layout.content()
        if not layout.tall and self.says_orders():
            name, headline = words, ""
        band.prepare(
            layout, area.cut_top(32 if layout.tall else 20)[3], colour, name, (headline, "") if headline else ("",)
        )
        buttons = area.cut_bottom(28 if layout.tall else 0)
        beside, below = (36, 20) if layout.tall else (56, 0)
        cell_height = (area.h - below - HEAD) // 5
        cell_width = (area.w - LABEL - beside) // 5
        if cell_height < 20:
            # Cells so low look better narrow, and what is beside the sheet has more room.
            cell_width = min(cell_width, 24)
        self.sheet.prepare(area.x, area.y, cell_width, cell_height, self.game, seat, colour)
        bottom = self.sheet.area[3]
        column = Area(area.x + self.sheet.area[2], area.y, area.w - self.sheet.area[2], area.h)
        if layout.tall:
            line.prepare(area.x, bottom, area.w, area.bottom - bottom, words)
            column.cut_bottom(area.bottom - bottom)
            x, y, w, h = buttons
            half = w // 2 if second else w
            done.prepare(x, y, half, h, first)
            if second:
                other.prepare(x + half, y, w - half, h, second)
            unused = None
        else:
            unused = column.cut_bottom(24)
            other.prepare(*unused, second, fonts.SMALL)
            done.prepare(*column.cut_bottom(24), first, fonts.SMALL)
        step = min(26, column.h // 6) if layout.tall else 22
        font = fonts.MEDIUM if step == 26 else fonts.SMALL
        width = font.width(SMALL_DICE[1]) + (0 if layout.tall else 24)
        die_x = column.x + (column.w - width) // 2 + 2
        self._shown = (
            column.rest(),
            die_x,
            column.y + (3 if step == 26 else 1 if step == 22 else 0),
            step,
            font,
            second,
            unused,
        )
        self.free = area.bottom - bottom

    def moved(self, before):
        """The focus moved away from `before`: what depends on it is made anew."""
        self.dirty = True

    def says_orders(self):
        """True when `words()` says what the player is to write."""
        return True

    def draw(self, canvas):
        """The boxes of the parts, the dice in one."""
        (x, y, width, height), die_x, die_y, step, font, second, unused = self._shown
        tall = self.layout.tall
        band, line, done, other = self.parts
        band.draw(canvas)
        self.sheet.draw(canvas)
        look = 0
        for i in range(6):
            look = look << 2 | self.looks[i]
        if canvas.begin_region(x, y, width, height, theme.BACKGROUND, look):
            self._dice(canvas, die_x, die_y, step, font)
        if tall:
            line.draw(canvas)
        elif self.free:
            left, _y, wide, bottom = self.sheet.area
            canvas.clear_rect(left, bottom, wide, self.free, theme.BACKGROUND)
        done.draw(canvas, self.focus == DONE, self.can_finish())
        if second:
            other.draw(canvas, self.focus == SECOND)
        elif unused:
            canvas.clear_rect(unused[0], unused[1], unused[2], unused[3], theme.BACKGROUND)

    def _dice(self, canvas, x, y, step, font):
        # In a column, or in two where the panel is not tall.
        tall = self.layout.tall
        for i in range(6):
            canvas.text(x, y, SMALL_DICE[self.game.dice[i]], font, _DIE_STYLES[self.looks[i]])
            if tall or i & 1:
                y += step
            if not tall:
                x += -24 if i & 1 else 24


class Mark(Choosing):
    """One to three cells to mark. State: {"cells": those chosen, by index, "focus": place}."""

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.cells = list(state["cells"]) if state else []
        self.open = self.game.markable(self.cells)
        self.focus = state["focus"] if state else self._best()

    def state(self):
        """What is chosen, and the focus."""
        return {"cells": self.cells, "focus": self.focus}

    def _best(self):
        # The cell that is worth most; among equals the one with more marks in its row and column. Done when there is
        # none.
        best = DONE
        most = -1
        for place in self.open:
            value = self.game.values[place // 5]
            if value > most or value == most and self._marks_beside(place) > self._marks_beside(best):
                best = place
                most = value
        return best

    def _marks_beside(self, place):
        sheet = self.game.sheets[self.game.to_move]
        marks = 0
        for step in range(5):
            marks += (sheet[place - place % 5 + step] == MARKED) + (sheet[place % 5 + 5 * step] == MARKED)
        return marks

    def handle(self, key):
        """The undo key takes back the cell chosen last while there is one."""
        if key == UNDO and self.cells:
            self._take_back()
        else:
            Choosing.handle(self, key)

    def focusable(self):
        """The cells that can be added, then the buttons that do something."""
        stops = list(self.open)
        if self.cells:
            stops.append(DONE)
        if self.cells or self.can_roll():
            stops.append(SECOND)
        return stops

    def can_finish(self):
        """Cells are chosen."""
        return bool(self.cells)

    def chosen(self, place):
        """Add a cell, mark them all, take one back, or go back to the dice."""
        if place == DONE:
            self.app.act({"type": "mark", "cells": self._pairs()})
        elif place < DONE:
            self._add(place)
        elif self.cells:
            self._take_back()
        else:
            self.app.pop()

    def _pairs(self):
        return [[cell // 5 + 1, cell % 5 + 1] for cell in sorted(self.cells)]

    def _add(self, cell):
        self.cells.append(cell)
        self.open = self.game.markable(self.cells)
        self.focus = self._best()
        self.app.invalidate()

    def _take_back(self):
        self.dirty = True
        self.focus = self.cells.pop()
        self.open = self.game.markable(self.cells)
        self.app.invalidate()

    def says_orders(self):
        """Cells are chosen."""
        return bool(self.cells)

    def words(self):
        """What to circle, or what to do."""
        if self.cells:
            return "Circle " + penk.cell_words(self._pairs()), "mark"
        return "Choose 1 to 3 cells to mark.", "mark"

    def buttons(self):
        """Done and undo once a cell is chosen; the way back to the dice while none is."""
        return "Done", ("Undo" if self.cells else "Roll on" if self.can_roll() else "")

    def light(self):
        """Light what can be chosen and what is; show which dice each cell takes."""
        self.sheet.light(self.open, OPEN)
        self.sheet.light(self.cells, CHOSEN)
        if self.focus < DONE:
            self.sheet.lit[self.focus] = FOCUSED
        self._light_dice()

    def _light_dice(self):
        chosen = len(self.cells)
        takers = self.game.takers(self.cells + [self.focus] if self.focus < DONE else self.cells)
        for i in range(6):
            self.looks[i] = art.PLAIN if not takers[i] else art.SPENT if takers[i] <= chosen else art.HELD

    def moved(self, before):
        """Only the two cells and the dice change."""
        if before < DONE:
            self.sheet.lit[before] = OPEN
        if self.focus < DONE:
            self.sheet.lit[self.focus] = FOCUSED
        self._light_dice()
