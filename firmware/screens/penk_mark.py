"""Choosing on the own sheet in Penk!: one to three cells to mark; penk_eliminate.py has the column to eliminate."""

# pyright: reportAttributeAccessIssue=false
# Choosing calls what its subclasses give.

from firmware.drawing import art, fonts, theme, widgets
from firmware.drawing.focus import Focus
from firmware.keys import OK, UNDO
from firmware.screens import penk
from firmware.screens.in_game import Band, Button, InGame, Line
from firmware.screens.penk_sheet import (
    CHOSEN,
    FOCUSED,
    OPEN,
    ORDERED,
    SMALL_DICE,
    Sheet,
)

DONE = 25
SECOND = 26
"""Places of the focus beside the cells 0 to 24."""
_BUTTONS = ((5, 0), (5, 4))
"""Their rows and columns."""
CLEAR = 46
MARKED = 111
_DIE_STYLES = (theme.TEXT, theme.style(theme.BACKGROUND, theme.rgb(0xFFC640)), theme.style(theme.BACKGROUND, theme.rgb(0x66717F)))
"""Dice that are left, that the focused cell takes, that are spent: as art.PLAIN, HELD, SPENT."""


class Choosing(InGame):
    """The sheet with the dice beside it, a line that says what to write, and two buttons.

    A subclass gives `stops()`, `chosen(place)`, `light()`, `words()` and `buttons()`.
    """

    def __init__(self, app, state):
        InGame.__init__(self, app, state)
        self.game = app.table.game
        self.seat = self.game.to_move
        self.band = Band()
        self.sheet = Sheet()
        self.line = Line()
        self.done = Button()
        self.second = Button()
        self.places = Focus()
        self.order = []
        self.stale = True  # what can be chosen and the words must be made anew
        self.looks = bytearray(6)
        self.dice_look = 0

    def can_roll(self):
        """True when the player came here with rolls left and may go back to the dice."""
        return self.game.rolls_left > 0

    def handle(self, key):
        """Move between what can be chosen; ok chooses."""
        if self.common(key):
            return
        if key == OK:
            self.stale = True
            self.chosen(self.focus)
            return
        if self.stale:
            self.set_stops()
        before = self.order[self.places.index]
        if self.places.handle(key, self.app.hardware.has_stick):
            self.focus = self.order[self.places.index]
            self.moved(before)
            self.app.changed()

    def set_stops(self):
        """Tell the focus where it can go now."""
        self.order = self.stops()
        self.places.set([(stop // 5, stop % 5) if stop < DONE else _BUTTONS[stop - DONE] for stop in self.order])
        self.places.index = self.order.index(self.focus)

    def prepare(self):
        """Band, sheet, dice, line, buttons."""
        if not self.stale:
            return
        self.stale = False
        self.set_stops()
        app = self.app
        place = self.place = widgets.layout(app)
        words, headline = self.words()
        name = app.table.players[self.seat]
        colour = app.colours[self.seat]
        self.sheet.dark()
        self.light()
        first, second = self.buttons()
        if place.tall:
            self.band.prepare(place, 32, colour, name, (headline, ""))
            self.sheet.prepare(place.left, 32, (place.width - 60) // 5, 28, self.game, self.seat, colour)
            self.line.prepare(place.left, 192, place.width, 20, words)
            half = place.width // 2
            if second:
                self.done.prepare(place.left, 212, half, 28, first)
                self.second.prepare(place.left + half, 212, place.width - half, 28, second)
            else:
                self.done.prepare(place.left, 212, place.width, 28, first)
            self.dice_bottom = 192
            self.dice_top = self.sheet.y + 3
        else:
            if self.says_orders():
                self.band.prepare(place, 20, colour, words)
            else:
                self.band.prepare(place, 20, colour, name, (headline, ""))
            self.sheet.prepare(place.left, 20, 24, 19, self.game, self.seat, colour)
            x = place.left + self.sheet.width
            self.dice_bottom = 87
            self.dice_top = self.sheet.y + 1
            self.done.prepare(x, 87, place.right - x, 24, first, fonts.SMALL)
            self.second.prepare(x, 111, place.right - x, 24, second, fonts.SMALL)
        self.die_width = fonts.MEDIUM.width(SMALL_DICE[1]) if place.tall else fonts.SMALL.width(SMALL_DICE[1]) + 24
        self.two = bool(second)
        self.can_finish = DONE in self.order
        self.look_at_dice()

    def look_at_dice(self):
        """The looks of all dice as one number."""
        look = 0
        for i in range(6):
            look = look << 2 | self.looks[i]
        self.dice_look = look

    def moved(self, before):
        """The focus moved away from `before`: what depends on it is made anew."""
        self.stale = True

    def says_orders(self):
        """True when `words()` says what the player is to write."""
        return True

    def draw(self, canvas):
        """The boxes of the parts, the dice in one."""
        place = self.place
        self.band.draw(canvas)
        self.sheet.draw(canvas)
        x = place.left + self.sheet.width
        y = self.sheet.y
        if canvas.box(x, y, place.right - x, self.dice_bottom - y, theme.BACKGROUND, self.dice_look):
            self._dice(canvas, x, place.right - x)
        if place.tall:
            self.line.draw(canvas)
        self.done.draw(canvas, self.focus == DONE, self.can_finish)
        if self.two:
            self.second.draw(canvas, self.focus == SECOND)
        elif not place.tall:
            canvas.blank(x, 111, place.right - x, 24, theme.BACKGROUND)

    def _dice(self, canvas, x, width):
        tall = self.place.tall
        font = fonts.MEDIUM if tall else fonts.SMALL
        die_x = x + (width - self.die_width) // 2 + 2
        die_y = self.dice_top
        for i in range(6):
            canvas.text(die_x, die_y, SMALL_DICE[self.game.dice[i]], font, _DIE_STYLES[self.looks[i]])
            if tall:
                die_y += 26
            elif i & 1:
                die_x -= 24
                die_y += 22
            else:
                die_x += 24


class Mark(Choosing):
    """One to three cells to mark. State: {"cells": those chosen, "focus": place}."""

    def __init__(self, app, state):
        Choosing.__init__(self, app, state)
        self.cells = list(state["cells"]) if state else []
        self.open = self.game.markable(self.cells)
        self.focus = state["focus"] if state else self._best()

    def state(self):
        """What is chosen, and the focus."""
        return {"cells": self.cells, "focus": self.focus}

    def _best(self):
        # The cell that is worth most; among equals the one with more marks in its row and column. Done when there is none.
        best = DONE
        most = None
        for row, column in self.open:
            place = 5 * row + column - 6
            value = self.game.values[row - 1]
            if most is None or value > most or value == most and self._marks_beside(place) > self._marks_beside(best):
                best = place
                most = value
        return best

    def _marks_beside(self, place):
        sheet = self.game.sheets[self.seat]
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

    def stops(self):
        """The cells that can be added, then the buttons that do something."""
        stops = [5 * row + column - 6 for row, column in self.open]
        if self.cells:
            stops.append(DONE)
        if self.cells or self.can_roll():
            stops.append(SECOND)
        return stops

    def chosen(self, place):
        """Add a cell, mark them all, take one back, or go back to the dice."""
        if place == DONE:
            self.app.act({"type": "mark", "cells": sorted(self.cells)})
        elif place < DONE:
            self._add([place // 5 + 1, place % 5 + 1])
        elif self.cells:
            self._take_back()
        else:
            self.app.pop()

    def _add(self, cell):
        self.cells.append(cell)
        self.open = self.game.markable(self.cells)
        self.focus = self._best()
        self.app.changed()

    def _take_back(self):
        self.stale = True
        row, column = self.cells.pop()
        self.open = self.game.markable(self.cells)
        self.focus = 5 * row + column - 6
        self.app.changed()

    def says_orders(self):
        """Cells are chosen."""
        return bool(self.cells)

    def words(self):
        """What to circle, or what to do."""
        if self.cells:
            return "Circle " + penk.cell_words(sorted(self.cells)), "mark"
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
        looks = self.looks
        for i in range(6):
            looks[i] = art.PLAIN
        cells = self.cells
        chosen = len(cells)
        if self.focus < DONE:
            cells = cells + [[self.focus // 5 + 1, self.focus % 5 + 1]]
        if cells:
            shares = self.game.dice_for(cells)
            for at in range(len(shares)):
                for die in shares[at]:
                    looks[die] = art.SPENT if at < chosen else art.HELD

    def moved(self, before):
        """Only the two cells and the dice change."""
        if before < DONE:
            self.sheet.lit[before] = OPEN
        if self.focus < DONE:
            self.sheet.lit[self.focus] = FOCUSED
        self._light_dice()
        self.look_at_dice()
