"""The rules of Penk!, the dice game by Simone Luciani, as settled in the project's rulings.

A sheet is a bytearray of 25 cells, row by row; the first cell is row 1, column 1. Row n takes n dice of the column's
value; in rows 2 to 5 one of them may be a jolly.
"""

from shared_rules.game import BadOption, Illegal, best_seats, check_keys, is_whole
from shared_rules.penk.marks import JOLLY, fits, marks, why_not
from shared_rules.roll_and_hold import RollAndHold

DICE = 6
MOST_MARKS = 3
MOST_VALUE = 99
FEWEST_SCORING = 3

CLEAR = 46  # "."
MARKED = 111  # "o"
CROSSED = 120  # "x"


class Penk(RollAndHold):
    """A game of Penk!

    Besides RollAndHold's attributes: `sheets` (a bytearray of 25 per seat), `values` (of each row's cells); `counts`:
    number of dice for each face, 6 is the jolly; `clear`: for each seat the clear cells of each column; `last_round`.
    """

    ID = "penk"
    NAME = "Penk!"
    VERSION = 1
    FEWEST = 2
    MOST = 4

    DICE = DICE
    ROLLED = "Reroll some dice, or mark."
    ADVISES = True

    @classmethod
    def default_options(cls) -> dict:
        return {"values": [1, 2, 3, 5, 8]}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        values = resolved["values"]
        if not isinstance(values, (list, tuple)) or len(values) != 5:
            raise BadOption("There must be five cell values, one for each row.")
        for value in values:
            if not is_whole(value, 0, MOST_VALUE):
                raise BadOption("A cell value must be a number from 0 to 99.")
        return {"values": list(values)}

    def __init__(self, players: int, options: dict, first, deal: list):
        super().__init__(players, options, first, deal)
        self.values = options["values"]
        self.sheets = [bytearray(b"." * 25) for _ in range(players)]
        self.last_round = False
        self.counts = bytearray(7)
        self.clear = [bytearray(b"\x05\x05\x05\x05\x05") for _ in range(players)]
        self._open_columns = [5] * players  # for each seat, the number of columns with a clear cell

    # Checks

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "roll" or kind == "reroll":
            return self.check_roll(action)
        if kind == "mark":
            check_keys(action, cells=list)
            self.check_rolled()
            self._check_mark(action["cells"])
            return ()
        if kind == "eliminate":
            self._check_eliminate(action)
            return ()
        raise Illegal('"type" must be roll, reroll, mark or eliminate.')

    def _check_mark(self, cells) -> None:
        if not 1 <= len(cells) <= MOST_MARKS:
            raise Illegal("Mark one, two or three cells.")
        indexes = []
        for cell in cells:
            if not isinstance(cell, (list, tuple)) or len(cell) != 2:
                raise Illegal("A cell must be a row and a column.")
            row, column = cell
            if not is_whole(row, 1, 5) or not is_whole(column, 1, 5):
                raise Illegal("Rows and columns are 1 to 5.")
            index = 5 * row + column - 6
            if index in indexes:
                raise Illegal("Mark each cell only once.")
            if self.sheets[self.active_player][index] != CLEAR:
                raise Illegal("Row {0}, column {1} is not clear.", row, column)
            indexes.append(index)
        if not fits(self.counts, indexes):
            raise why_not(self.counts, indexes)

    def _check_eliminate(self, action: dict) -> None:
        check_keys(action, column=int)
        self.check_rolled()
        column = action["column"]
        if not is_whole(column, 1, 5):
            raise Illegal("Columns are 1 to 5.")
        markable = self.candidates()
        if markable:
            row, column = markable[0] // 5 + 1, markable[0] % 5 + 1
            raise Illegal("You can still mark row {0}, column {1}: do not cross out.", row, column)
        if not self.clear[self.active_player][column - 1]:
            raise Illegal("Column {0} has no clear cell.", column)

    def candidates(self) -> list:
        """Return the active player's clear cells that the dice give one by one, as ascending indexes."""
        counts = self.counts
        sheet = self.sheets[self.active_player]
        jolly = 1 if counts[JOLLY] else 0
        # The row that each column's dice reach; a jolly alone reaches none.
        reach = [counts[face] + jolly if counts[face] else 0 for face in range(1, 6)]
        found = []
        for row in range(min(5, max(reach))):
            for column in range(5):
                if row < reach[column] and sheet[5 * row + column] == CLEAR:
                    found.append(5 * row + column)
        return found

    def can_mark_all(self) -> bool:
        """Return True if the dice give all clear cells of the active player at once."""
        sheet = self.sheets[self.active_player]
        chosen = []
        for index in range(25):
            if sheet[index] == CLEAR:
                if index not in self.markable(chosen):
                    return False
                chosen.append(index)
        return True

    def can_mark(self) -> bool:
        """Return True if the active player can mark any cell with the dice as rolled."""
        return self.phase == "decide" and len(self.candidates()) > 0

    def legal(self) -> list:
        """Before the roll: `roll`. After it: `reroll` if one is left, then each `mark`, or else `eliminate` by column.

        Marks are in the order of their cell lists: row, then column, a shorter list before a longer one that begins
        with it.
        """
        if self.phase == "roll":
            return [{"type": "roll"}]
        if self.phase != "decide":
            return []
        actions = [{"type": "reroll"}] if self.rolls_left else []
        indexes = self.candidates()
        if indexes:
            return actions + marks(self.counts, indexes)
        clear = self.clear[self.active_player]
        return actions + [{"type": "eliminate", "column": column + 1} for column in range(5) if clear[column]]

    # For the screens

    def best_face(self) -> int:
        """Return the rolled face from 1 to 5 most worth keeping, 0 if the active player's sheet has no room for any.

        It has the most dice with room in its column; among equals the higher clear row decides.
        """
        sheet = self.sheets[self.active_player]
        best = 0
        best_key = (0, 0)
        for face in range(1, 6):
            highest = 0
            for row in range(1, 6):
                if sheet[5 * row + face - 6] == CLEAR:
                    highest = row
            key = (min(self.counts[face], highest), highest)
            if key[0] and key > best_key:
                best, best_key = face, key
        return best

    def markable(self, chosen: list) -> list:
        """Return, as ascending indexes, the cells that can join `chosen` with all still given by the dice."""
        if self.phase != "decide" or len(chosen) >= MOST_MARKS:
            return []
        found = self.candidates()
        if chosen:
            found = [index for index in found if index not in chosen and fits(self.counts, chosen + [index])]
        return found

    def takers(self, chosen: list) -> bytearray:
        """Return for each die which cell of `chosen` (indexes) uses it, counted from 1, or 0.

        One possible distribution.
        Raises Illegal if the dice do not give these cells.
        """
        if self.phase != "decide" or not fits(self.counts, chosen):
            raise Illegal("The dice cannot pay for all these cells.")
        dice = self.dice or ()
        takers = bytearray(DICE)
        for at in range(len(chosen)):
            column = chosen[at] % 5 + 1
            row = chosen[at] // 5 + 1
            needed = sum([other // 5 + 1 for other in chosen[at:] if other % 5 + 1 == column])
            free = len([place for place in range(DICE) if dice[place] == column and not takers[place]])
            # The first cells of a column that may take a jolly take those that it needs.
            jollies = 1 if row > 1 and needed > free else 0
            row -= jollies
            for place in range(DICE):
                if takers[place]:
                    continue
                if row and dice[place] == column:
                    row -= 1
                elif jollies and dice[place] == JOLLY:
                    jollies -= 1
                else:
                    continue
                takers[place] = at + 1
        return takers

    def lines(self, seat: int) -> list:
        """Return (marked cells, sum of their values) for each row, then each column of a sheet.

        Three or more marked cells score.
        """
        sheet = self.sheets[seat]
        found = []
        for row in range(5):
            marked = 0
            for index in range(5 * row, 5 * row + 5):
                if sheet[index] == MARKED:
                    marked += 1
            found.append((marked, marked * self.values[row]))
        for column in range(5):
            marked = 0
            total = 0
            for row in range(5):
                if sheet[5 * row + column] == MARKED:
                    marked += 1
                    total += self.values[row]
            found.append((marked, total))
        return found

    def scores(self) -> list:
        found = []
        for seat in range(self.players):
            total = 0
            for marked, worth in self.lines(seat):
                if marked >= FEWEST_SCORING:
                    total += worth
            found.append(total)
        return found

    def highlights(self) -> list:
        """Penk!s, cells marked."""
        found = []
        for seat in range(self.players):
            penks = len([marked for marked, _worth in self.lines(seat) if marked == 5])
            found.append((penks, len([cell for cell in self.sheets[seat] if cell == MARKED])))
        return found

    def state(self, as_player: int | None) -> dict:
        return {
            "dice": self.dice,
            "rolls_left": self.rolls_left,
            "sheets": [[bytes(sheet[at : at + 5]).decode() for at in range(0, 25, 5)] for sheet in self.sheets],
            "last_round": self.last_round,
        }

    # Changes

    def apply(self, action: dict) -> list:
        kind = action["type"]
        if kind == "roll" or kind == "reroll":
            return self.roll(action)
        if kind == "mark":
            events = self._mark(sorted([5 * row + column - 6 for row, column in action["cells"]]))
        else:
            events = self._eliminate(action["column"])
        self._end_turn(events)
        return events

    def roll(self, action: dict) -> list:
        events = super().roll(action)
        for face in range(7):
            self.counts[face] = events[0]["dice"].count(face)
        return events

    def _close(self, seat: int, index: int, sign: int) -> None:
        self.sheets[seat][index] = sign
        clear = self.clear[seat]
        column = index % 5
        clear[column] -= 1
        if not clear[column]:
            self._open_columns[seat] -= 1

    def _cross_out(self, seat: int, start: int, step: int) -> list:
        """Cross out the clear cells of a line and return them."""
        sheet = self.sheets[seat]
        cells = []
        for index in range(start, start + 5 * step, step):
            if sheet[index] == CLEAR:
                self._close(seat, index, CROSSED)
                cells.append([index // 5 + 1, index % 5 + 1])
        return cells

    def _mark(self, indexes: list) -> list:
        seat = self.active_player
        for index in indexes:
            self._close(seat, index, MARKED)
        events = [{"type": "marked", "player": seat, "cells": [[index // 5 + 1, index % 5 + 1] for index in indexes]}]
        # Only a line that one of the new marks completes can be a new Penk, so only their lines are checked.
        rows = bytearray(5)
        columns = bytearray(5)
        for index in indexes:
            rows[index // 5] = columns[index % 5] = 1
        for row in range(5):
            if rows[row]:
                self._find_penk(events, "row", row, 5 * row, 1)
        for column in range(5):
            if columns[column]:
                self._find_penk(events, "column", column, column, 5)
        return events

    def _find_penk(self, events: list, line: str, at: int, start: int, step: int) -> None:
        seat = self.active_player
        sheet = self.sheets[seat]
        for index in range(start, start + 5 * step, step):
            if sheet[index] != MARKED:
                return
        events.append({"type": "penk", "notice": True, "player": seat, "line": line, "index": at + 1})
        for further in range(1, self.players):
            other = (seat + further) % self.players
            cells = self._cross_out(other, start, step)
            if cells:
                events.append(
                    {"type": "block", "notice": True, "player": other, "line": line, "index": at + 1, "cells": cells}
                )

    def _eliminate(self, column: int) -> list:
        cells = self._cross_out(self.active_player, column - 1, 5)
        return [{"type": "eliminated", "player": self.active_player, "column": column, "cells": cells}]

    def _end_turn(self, events: list) -> None:
        if not self.last_round and min(self._open_columns) <= 3:
            self.last_round = True
            remaining = []
            seat = (self.active_player + 1) % self.players
            while seat != self.first:
                remaining.append(seat)
                seat = (seat + 1) % self.players
            events.append({"type": "last_round", "notice": True, "players": remaining})
        while True:
            seat = (self.active_player + 1) % self.players
            if self.last_round and seat == self.first:
                scores = self.scores()
                self.end(events, scores, best_seats(scores))
                return
            self.next_turn(events, seat)
            if self._open_columns[seat]:
                return
            events.append({"type": "skipped", "notice": True, "player": seat})


RULES = Penk
