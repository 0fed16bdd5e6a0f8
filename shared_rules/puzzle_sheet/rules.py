"""The rules of Puzzle Sheet, the pencil game by Baronu, as settled in the project's rulings."""

from shared_rules.game import Illegal, check_keys, is_whole
from shared_rules.puzzle_sheet import options as puzzle_sheet_options
from shared_rules.puzzle_sheet.boards import COLUMNS, ROW_BITS, Boards, score


class PuzzleSheet(Boards):
    """A game of Puzzle Sheet. `Boards` describes its attributes."""

    ADVISES = True
    CLOSE = 2000
    ID = "puzzle_sheet"
    NAME = "Puzzle Sheet"
    VERSION = 1
    FEWEST = 1
    MOST = 6
    FIRST_PHASE = "take"

    @classmethod
    def default_options(cls) -> dict:
        return {"sheet": None, "tracking": "board", "solo_fill": []}

    @classmethod
    def resolve_options(cls, options: dict, players: int) -> dict:
        resolved = super().resolve_options(options, players)
        return puzzle_sheet_options.resolved(resolved, players)

    # Checks

    def check(self, action: dict) -> tuple:
        kind = action.get("type")
        if kind == "take":
            self._check_take(action)
        elif kind == "bonus":
            check_keys(action, **({} if self.pad else {"at": list}))
            if self.phase != "bonus":
                raise Illegal("No bonus piece is due.")
            self._check_place(action, self.bonus_piece)
        elif kind == "stop":
            check_keys(action)
            self._check_stop()
        elif kind == "tally":
            self._check_tally(action)
        else:
            raise Illegal('"type" must be take, bonus, stop or tally.')
        return ()

    def _check_take(self, action: dict) -> None:
        check_keys(action, **({"piece": str} if self.pad else {"piece": str, "at": list}))
        if self.phase == "bonus":
            if self.bonus_due == 1:
                raise Illegal("Place the bonus piece for 1 point first.")
            raise Illegal("Place the bonus piece for {0} points first.", self.bonus_due)
        if self.phase != "take":
            raise Illegal("The game has ended: tally the sheets.")
        index = self.index_of(action["piece"])
        if index < 0:
            raise Illegal("There is no such piece: pieces are named by frame and letter, like 1A.")
        if not self.available(index):
            raise Illegal("Piece {0} is taken.", self.name(index))
        self._check_place(action, self.pieces[index])

    def _check_place(self, action: dict, piece: bytes) -> None:
        if self.pad:
            return
        at = action["at"]
        if len(at) != 2:
            raise Illegal("The place of a piece must be a row and a column.")
        row, column = at
        if not is_whole(row, 1, self.height) or not is_whole(column, 1, self.width):
            raise Illegal("Rows are 1 to {0} and columns 1 to {1}.", self.height, self.width)
        if not piece or self.blocking(piece, row - 1, column - 1):
            raise self._why_not(piece, row - 1, column - 1)

    def _why_not(self, piece: bytes, row: int, column: int) -> Illegal:
        # Row and column count from 0.
        if not self.fits(piece):
            return Illegal("This piece fits nowhere on the board.")
        row, column = self.blocking(piece, row, column) or (0, 0)
        if row > self.height or column > self.width:
            return Illegal("The piece goes over the edge of the board.")
        if self.cells[row - 1] >> column - 1 & 1:
            return Illegal("Row {0}, column {1} is already shaded.", row, column)
        return Illegal("Row {0}, column {1} is not a cell of the board.", row, column)

    def _check_stop(self) -> None:
        if self.phase == "tally":
            raise Illegal("The game has ended: tally the sheets.")
        if self.pad or self.stuck():
            return
        if self.phase == "bonus":
            raise Illegal("The bonus piece fits: place it.")
        for index in range(self.count):
            if self.can_take(index):
                raise Illegal("Piece {0} still fits, so the game continues.", self.name(index))

    def _check_tally(self, action: dict) -> None:
        check_keys(action, player=int, height=int, width=int, unshaded=int)
        if self.phase != "tally":
            raise Illegal("Tally the sheets after the game ends." if self.pad else "The device scores this game.")
        seat = action["player"]
        if not is_whole(seat, 0, self.players - 1):
            raise Illegal("Players are 0 to {0}.", self.players - 1)
        if self.tallies[seat]:
            raise Illegal("This sheet is already tallied.")
        height = action["height"]
        width = action["width"]
        if not is_whole(height, 0, self.height) or not is_whole(width, 0, self.width):
            raise Illegal("A rectangle cannot be more than {0} high and {1} wide.", self.height, self.width)
        if (height == 0) != (width == 0):
            raise Illegal("A rectangle must have both a height and a width, or neither.")
        if not is_whole(action["unshaded"], 0, self.most_unshaded(height, width)):
            raise Illegal("The rectangle and the unshaded cells cannot exceed {0} cells.", self.size)

    def legal(self):
        """Yield, because there may be thousands, each `take` or `bonus`; last `stop` if allowed; nothing in a tally.

        Takes are by frame, letter, row and column of `at`; bonuses by row and column. Actions share their lists, so
        never change one.
        """
        if self.phase not in ("take", "bonus"):
            return
        ways = [[[row + 1, column + 1] for column in range(self.width)] for row in range(self.height)]
        empty = 0 if self.pad else self.empty_cells()
        stops = True
        for action, piece in self._placeable():
            if self.pad:
                yield action
                continue
            copy = action.copy
            corners = self.corners(piece, empty)
            if corners:
                stops = False
            for row in ways:
                columns = corners & COLUMNS
                for way in row if columns else ():
                    if columns & 1:
                        action["at"] = way
                        yield copy()
                    columns >>= 1
                corners >>= ROW_BITS
        if stops:
            yield {"type": "stop"}

    def _placeable(self):
        """Yield (action without its place, piece) of everything that could be placed now, fitting or not."""
        action: dict = {"type": "bonus"}
        if self.phase == "bonus":
            yield action, self.bonus_piece
            return
        for index in range(self.count):
            if self.available(index):
                action = {"type": "take", "piece": self.name(index)}
                yield action, self.pieces[index]

    def scores(self) -> list:
        found = []
        for seat in range(self.players):
            rectangle = self.rectangle(seat)
            found.append(rectangle and score(rectangle[0], rectangle[1], self.points[seat]))
        return found

    def highlights(self) -> list:
        """Cells of the largest rectangle, cells not shaded."""
        found = []
        for seat in range(self.players):
            rectangle = self.rectangle(seat) or (0, 0)
            found.append((rectangle[0] * rectangle[1], self.unshaded(seat) or 0))
        return found

    def state(self, as_player: int | None) -> dict:
        boards = None
        if not self.pad:
            boards = [[self._row(seat, row) for row in range(self.height)] for seat in range(self.players)]
        taken = []
        for index in range(self.count):
            if self.taken[index]:
                taken.append([self.name(index), self.taken[index]])
        return {
            "sheet": self.sheet["name"],
            "tracking": self.options["tracking"],
            "taken": taken,
            "points": list(self.points),
            "boards": boards,
            "bonus_due": self.bonus_due,
        }

    def _row(self, seat: int, row: int) -> str:
        cells = self.cells[row]
        free = self.free[seat][row]
        signs = bytearray()
        for _ in range(self.width):
            # "." empty, "#" shaded, " " not a cell
            signs.append(46 if free & 1 else 35 if cells & 1 else 32)
            cells >>= 1
            free >>= 1
        return signs.decode()

    def actor(self, action: dict) -> int | None:
        return action["player"] if action["type"] == "tally" else self.to_move

    # Changes

    def apply(self, action: dict) -> list:
        kind = action["type"]
        if kind == "take":
            return self._take(action)
        if kind == "bonus":
            return self._place_bonus(action)
        if kind == "stop":
            return self._stop()
        return self._tally(action)

    def _shade(self, piece: bytes, at) -> list:
        """Shade the piece's cells on the active player's board and return them."""
        free = self.free[self.active_player]
        cells = []
        for cell in piece:
            row = at[0] + (cell >> 4)
            column = at[1] + (cell & 15)
            free[row - 1] &= ~(1 << column - 1)
            cells.append([row, column])
        return cells

    def _take(self, action: dict) -> list:
        seat = self.active_player
        name = action["piece"]
        index = self.index_of(name)
        self.taken[index] += 1
        self.covered[seat] += len(self.pieces[index])
        events = [{"type": "taken", "notice": True, "player": seat, "piece": name, "times": self.taken[index]}]
        if not self.pad:
            cells = self._shade(self.pieces[index], action["at"])
            events.append({"type": "shaded", "player": seat, "cells": cells})
        added = self.worth(index)
        self.points[seat] += added
        events.append({"type": "points", "player": seat, "added": added, "total": self.points[seat]})
        self._go_on(events)
        return events

    def _place_bonus(self, action: dict) -> list:
        seat = self.active_player
        event = {"type": "bonus_placed", "player": seat, "at": self.bonus_due}
        if not self.pad:
            event["cells"] = self._shade(self.bonus_piece, action["at"])
        self.covered[seat] += len(self.bonus_piece)
        self.placed[seat] += 1
        events = [event]
        self._go_on(events)
        return events

    def _go_on(self, events: list) -> None:
        """Go on after a piece was placed: end of a cleared solo board, next bonus piece due, or next turn."""
        seat = self.active_player
        if self.players == 1 and not self.pad and not self.unshaded(seat):
            events.append({"type": "cleared", "notice": True, "player": seat})
            self._finish(events)
            return
        threshold = self.bonus_at(seat)
        if threshold is not None and self.points[seat] >= threshold:
            self.phase = "bonus"
            events.append({"type": "bonus_due", "notice": True, "player": seat, "at": threshold})
            return
        self.phase = "take"
        self.pass_turn(events, (seat + 1) % self.players)

    def _stop(self) -> list:
        events = []
        if not self.pad:
            self._finish(events)
        else:
            self.phase = "tally"
            events.append({"type": "tally", "player": self.active_player})
        return events

    def _tally(self, action: dict) -> list:
        seat = action["player"]
        events = [{"type": "tallied", "player": seat}]
        for key in ("height", "width", "unshaded"):
            events[0][key] = action[key]
        self.tallies[seat] = (action["height"], action["width"], action["unshaded"])
        for further in range(self.players):
            waiting = (self.active_player + further) % self.players
            if self.tallies[waiting] is None:
                self.to_move = waiting
                return events
        self._finish(events)
        return events

    def _finish(self, events: list) -> None:
        scores = self.scores()
        if self.players == 1:
            winners = [] if self.unshaded(0) else [0]
        else:
            best = max(scores)
            leaders = [seat for seat in range(self.players) if scores[seat] == best]
            # On the pad all sheets are tallied by now.
            left = [self.unshaded(seat) or 0 for seat in leaders]
            winners = [leaders[at] for at in range(len(leaders)) if left[at] == min(left)]
        self.end(events, scores, winners)


RULES = PuzzleSheet
