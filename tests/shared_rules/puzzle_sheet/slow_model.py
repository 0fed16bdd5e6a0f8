"""A slow and obvious puzzle sheet, written from the rulings alone, to hold the real one against. It shares no code with
it. Cells are (row, column) from 1; a board is the collection of its shaded cells."""


def drawn(rows, sign):
    return [(r, c) for r, row in enumerate(rows, 1) for c, found in enumerate(row, 1) if found == sign]


class SlowPuzzleSheet:
    """Everything is recomputed from scratch whenever it is asked for."""

    def __init__(self, players, first, sheet, tracking, fill=()):
        self.players = players
        self.first = first
        self.sheet = sheet
        self.tracking = tracking
        self.shaded = [set() for _ in range(players)]
        self.shaded[0].update((r, c) for r, c in fill)
        self.history = []  # names of pieces taken
        self.points = [0] * players
        self.bonus_left = [[entry["at"] for entry in sheet["bonus"]] for _ in range(players)]
        self.active_player = first
        self.turn = 1
        self.due = None
        self.stopped = False
        self.tallies = {}
        self.over = False
        self.cleared = False

    @property
    def cells(self):
        return set(drawn(self.sheet["board"], "."))

    # Pieces

    def pieces(self):
        return {
            f"{number}{letter}": rows
            for number, frame in enumerate(self.sheet["frames"], 1)
            for letter, rows in frame["pieces"].items()
        }

    def open_pieces(self):
        found = []
        for name in sorted(self.pieces()):
            limit = 2 if self.players >= 4 and name[0] in "34" else 1
            if self.history.count(name) < limit:
                found.append(name)
        return found

    def covered(self, rows, at):
        return {(at[0] + r - 1, at[1] + c - 1) for r, c in drawn(rows, "#")}

    def places(self, rows):
        clear = self.cells - self.shaded[self.active_player]
        everywhere = [(r, c) for r in range(1, 17) for c in range(1, 17)]
        return [list(at) for at in everywhere if self.covered(rows, at) <= clear]

    def bonus_piece(self):
        return next(entry["piece"] for entry in self.sheet["bonus"] if entry["at"] == self.due)

    def legal(self):
        if self.over or self.stopped:
            return []
        on_board = self.tracking == "board"
        actions = []
        if self.due is not None:
            if not on_board:
                return [{"type": "bonus"}, {"type": "stop"}]
            actions = [{"type": "bonus", "at": at} for at in self.places(self.bonus_piece())]
        else:
            for name in self.open_pieces():
                if on_board:
                    actions += [{"type": "take", "piece": name, "at": at} for at in self.places(self.pieces()[name])]
                else:
                    actions.append({"type": "take", "piece": name})
        if not on_board or not actions:
            actions.append({"type": "stop"})
        return actions

    # Acting

    def do(self, action):
        return getattr(self, action["type"])(**{key: value for key, value in action.items() if key != "type"})

    def take(self, piece, at=None):
        seat = self.active_player
        self.history.append(piece)
        events = [{"type": "taken", "notice": True, "player": seat, "piece": piece, "times": self.history.count(piece)}]
        if at:
            cells = self.covered(self.pieces()[piece], at)
            self.shaded[seat] |= cells
            events.append({"type": "shaded", "player": seat, "cells": [list(cell) for cell in sorted(cells)]})
        worth = self.sheet["frames"][int(piece[0]) - 1]["points"]
        self.points[seat] += worth
        events.append({"type": "points", "player": seat, "added": worth, "total": self.points[seat]})
        return events + self.afterwards()

    def bonus(self, at=None):
        event = {"type": "bonus_placed", "player": self.active_player, "at": self.due}
        if at:
            cells = self.covered(self.bonus_piece(), at)
            self.shaded[self.active_player] |= cells
            event["cells"] = [list(cell) for cell in sorted(cells)]
        self.bonus_left[self.active_player].remove(self.due)
        self.due = None
        return [event, *self.afterwards()]

    def afterwards(self):
        seat = self.active_player
        if self.players == 1 and self.tracking == "board" and self.shaded[0] == self.cells:
            self.cleared = True
            return [{"type": "cleared", "notice": True, "player": 0}, *self.end()]
        reached = [at for at in self.bonus_left[seat] if at <= self.points[seat]]
        if reached:
            self.due = min(reached)
            return [{"type": "bonus_due", "notice": True, "player": seat, "at": self.due}]
        self.active_player = (seat + 1) % self.players
        self.turn += 1
        return [{"type": "turn", "player": self.active_player, "round": self.round()}]

    def stop(self):
        self.due = None
        if self.tracking == "board":
            return self.end()
        self.stopped = True
        return [{"type": "tally", "player": self.active_player}]

    def tally(self, player, height, width, unshaded):
        self.tallies[player] = (height, width, unshaded)
        event = {"type": "tallied", "player": player, "height": height, "width": width, "unshaded": unshaded}
        return [event] + (self.end() if len(self.tallies) == self.players else [])

    def end(self):
        self.over = True
        return [{"type": "game_over", "notice": True, "scores": self.scores(), "winners": self.winners()}]

    # Counting

    def round(self):
        return (self.turn - 1) // self.players + 1

    def largest(self, seat):
        """The size of the largest rectangle: every rectangle is tried."""
        shaded = self.shaded[seat]
        most = 0
        for top, left in shaded:
            width = 99
            height = 0
            while (top + height, left) in shaded:
                run = 0
                while (top + height, left + run) in shaded:
                    run += 1
                width = min(width, run)
                height += 1
                most = max(most, width * height)
        return most

    def scores(self):
        if self.tracking == "board":
            return [self.largest(seat) * self.points[seat] for seat in range(self.players)]
        found = []
        for seat in range(self.players):
            height, width, _ = self.tallies.get(seat, (None, None, None))
            found.append(None if height is None else height * width * self.points[seat])
        return found

    def unshaded(self, seat):
        if self.tracking == "board":
            return len(self.cells - self.shaded[seat])
        return self.tallies[seat][2]

    def winners(self):
        if not self.over:
            return []
        if self.players == 1:
            return [0] if self.unshaded(0) == 0 else []
        ranks = [(-score, self.unshaded(seat)) for seat, score in enumerate(self.scores())]
        return [seat for seat in range(self.players) if ranks[seat] == min(ranks)]

    def to_move(self):
        if self.over:
            return None
        if self.stopped:
            order = [(self.active_player + further) % self.players for further in range(self.players)]
            return next(seat for seat in order if seat not in self.tallies)
        return self.active_player

    def phase(self):
        return "over" if self.over else "tally" if self.stopped else "take" if self.due is None else "bonus"

    def state(self):
        boards = None
        if self.tracking == "board":
            boards = []
            for seat in range(self.players):
                rows = []
                for r, row in enumerate(self.sheet["board"], 1):
                    signs = ["#" if (r, c) in self.shaded[seat] else sign for c, sign in enumerate(row, 1)]
                    rows.append("".join(signs))
                boards.append(rows)
        return {
            "game": "puzzle_sheet",
            "sheet": self.sheet["name"],
            "tracking": self.tracking,
            "taken": [[name, self.history.count(name)] for name in sorted(set(self.history))],
            "points": self.points,
            "boards": boards,
            "bonus_due": self.due,
            "to_move": self.to_move(),
            "phase": self.phase(),
            "round": self.round(),
            "turn": self.turn,
            "first": self.first,
            "scores": self.scores(),
            "winners": self.winners(),
        }
