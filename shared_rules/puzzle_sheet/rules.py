"""Puzzle sheet: the rules of the pencil game by Baronu, as settled in the project's rulings."""

from shared_rules.puzzle_sheet import judge
from shared_rules.puzzle_sheet import options as puzzle_sheet_options
from shared_rules.puzzle_sheet.boards import COLUMNS, ROW_BITS, Boards, score


class PuzzleSheet(Boards):
    """A game of puzzle sheet. Its attributes are told with `Boards`."""

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

    # What is allowed

    def check(self, action: dict) -> tuple:
        judge.check(self, action)
        return ()

    def legal(self):
        """One after the other, because there may be thousands: each `take` by frame, letter, row and column of `at`; or
        each `bonus` by row and column; last `stop` where it is allowed. Nothing in a tally. Actions share the lists in
        them, so none may be changed."""
        if self.phase not in ("take", "bonus"):
            return
        ways = [[[row + 1, column + 1] for column in range(self.width)] for row in range(self.height)]
        empty = 0 if self.pad else self.empty_cells()
        stops = True
        for index in range(self.count) if self.phase == "take" else (-1,):
            action: dict = {"type": "bonus"}
            if index < 0:
                piece = self.bonus_piece
            elif self.available(index):
                piece = self.pieces[index]
                action = {"type": "take", "piece": self.name(index)}
            else:
                continue
            if self.pad:
                yield action
                continue
            copy = action.copy
            corners = self.corners(piece, empty)
            if corners:
                stops = False
            for row in ways:
                columns = corners & COLUMNS
                if columns:
                    for way in row:
                        if columns & 1:
                            action["at"] = way
                            yield copy()
                        columns >>= 1
                corners >>= ROW_BITS
        if stops:
            yield {"type": "stop"}

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

    # What happens

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
        """Shades the cells of the piece on the active player's board; returns them."""
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
        """After a piece was placed: the end of a cleared solo board, the next bonus piece that is due, or the next
        turn."""
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
