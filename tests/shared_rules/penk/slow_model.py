"""A slow and obvious Penk!, written from the rulings alone, to hold the real one against. It shares no code with it."""

from functools import cache
from itertools import combinations


@cache
def cells_of_dice(dice):
    """Every set of one to three cells that these dice give: all ways to pick up to three disjoint combinations are
    tried."""
    combos = []
    for size in range(1, 6):
        for places in combinations(range(6), size):
            faces = [dice[place] for place in places]
            real = [face for face in faces if face != 6]
            jollies = len(faces) - len(real)
            if jollies <= 1 and real and len(set(real)) == 1:
                combos.append((set(places), (size, real[0])))
    found = set()
    for number in (1, 2, 3):
        for chosen in combinations(combos, number):
            used = [place for places, _ in chosen for place in places]
            cells = [cell for _, cell in chosen]
            if len(used) == len(set(used)) and len(cells) == len(set(cells)):
                found.add(tuple(sorted(cells)))
    return sorted(found)


class SlowPenk:
    """Players are seats; a sheet maps (row, column) to ".", "o" or "x"."""

    def __init__(self, players, first, values):
        self.players = players
        self.first = first
        self.values = values
        self.sheets = [{(r, c): "." for r in range(1, 6) for c in range(1, 6)} for _ in range(players)]
        self.active_player = first
        self.turn = 1
        self.dice = None
        self.rolls = 0
        self.announced = set()
        self.last_round = False
        self.over = False

    def clear(self, seat):
        return [cell for cell, sign in self.sheets[seat].items() if sign == "."]

    def marks(self):
        sheet = self.sheets[self.active_player]
        return [cells for cells in cells_of_dice(tuple(sorted(self.dice))) if all(sheet[cell] == "." for cell in cells)]

    def legal(self):
        if self.over:
            return []
        if self.dice is None:
            return [{"type": "roll"}]
        actions = [{"type": "reroll"}] if self.rolls < 3 else []
        marks = self.marks()
        for cells in marks:
            actions.append({"type": "mark", "cells": [list(cell) for cell in cells]})
        if not marks:
            for column in sorted({column for _, column in self.clear(self.active_player)}):
                actions.append({"type": "eliminate", "column": column})
        return actions

    def roll(self, dice, places=range(6)):
        old = self.dice or [None] * 6
        new = iter(dice)
        self.dice = [next(new) if place in places else old[place] for place in range(6)]
        self.rolls += 1
        return [{"type": "rolled", "player": self.active_player, "dice": self.dice}]

    def mark(self, cells):
        cells = sorted(tuple(cell) for cell in cells)
        for cell in cells:
            self.sheets[self.active_player][cell] = "o"
        events = [{"type": "marked", "player": self.active_player, "cells": [list(cell) for cell in cells]}]
        lines = [("row", n, [(n, c) for c in range(1, 6)]) for n in range(1, 6)]
        lines += [("column", n, [(r, n) for r in range(1, 6)]) for n in range(1, 6)]
        for line, index, along in lines:
            penk = (self.active_player, line, index)
            if penk in self.announced or any(self.sheets[self.active_player][cell] != "o" for cell in along):
                continue
            self.announced.add(penk)
            events.append({"type": "penk", "notice": True, "player": self.active_player, "line": line, "index": index})
            for other in [(self.active_player + n) % self.players for n in range(1, self.players)]:
                crossed = [cell for cell in along if self.sheets[other][cell] == "."]
                for cell in crossed:
                    self.sheets[other][cell] = "x"
                if crossed:
                    block = {"type": "block", "notice": True, "player": other, "line": line, "index": index}
                    events.append({**block, "cells": [list(cell) for cell in crossed]})
        return events + self.pass_on()

    def eliminate(self, column):
        cells = [cell for cell in self.clear(self.active_player) if cell[1] == column]
        for cell in cells:
            self.sheets[self.active_player][cell] = "x"
        done = {
            "type": "eliminated",
            "player": self.active_player,
            "column": column,
            "cells": [list(cell) for cell in cells],
        }
        return [done, *self.pass_on()]

    def closed_columns(self, seat):
        return 5 - len({column for _, column in self.clear(seat)})

    def pass_on(self):
        events = []
        self.dice = None
        self.rolls = 0
        if not self.last_round and any(self.closed_columns(seat) >= 2 for seat in range(self.players)):
            self.last_round = True
            seats = [(self.active_player + n) % self.players for n in range(1, self.players)]
            remaining = seats[: seats.index(self.first)] if self.first in seats else seats
            events.append({"type": "last_round", "notice": True, "players": remaining})
        while True:
            self.active_player = (self.active_player + 1) % self.players
            if self.last_round and self.active_player == self.first:
                self.over = True
                self.active_player = None
                scores = self.scores()
                winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
                return [*events, {"type": "game_over", "notice": True, "scores": scores, "winners": winners}]
            self.turn += 1
            events.append({"type": "turn", "player": self.active_player, "round": self.round()})
            if self.clear(self.active_player):
                return events
            events.append({"type": "skipped", "notice": True, "player": self.active_player})

    def round(self):
        return (self.turn - 1) // self.players + 1

    def scores(self):
        totals = []
        for sheet in self.sheets:
            total = 0
            for n in range(1, 6):
                row = [self.values[n - 1] for c in range(1, 6) if sheet[n, c] == "o"]
                column = [self.values[r - 1] for r in range(1, 6) if sheet[r, n] == "o"]
                total += sum(sum(line) for line in (row, column) if len(line) >= 3)
            totals.append(total)
        return totals

    def state(self):
        scores = self.scores()
        return {
            "game": "penk",
            "first": self.first,
            "to_move": self.active_player,
            "phase": "over" if self.over else "roll" if self.dice is None else "decide",
            "round": self.round(),
            "turn": self.turn,
            "scores": scores,
            "winners": [seat for seat, score in enumerate(scores) if score == max(scores)] if self.over else [],
            "dice": self.dice,
            "rolls_left": 0 if self.over else 3 - self.rolls,
            "sheets": [["".join(sheet[r, c] for c in range(1, 6)) for r in range(1, 6)] for sheet in self.sheets],
            "last_round": self.last_round,
        }
