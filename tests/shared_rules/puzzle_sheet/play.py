"""Puzzle sheet for tests: sheets made by hand or at random, and games that a test drives in a few words."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import NAMES


def sheet(board, frames, bonus=(), points=(1, 2, 3, 4), name="Test"):
    """A sheet value. `frames`: for each frame a dict of letter -> drawing, rows parted by "/"; `bonus`: pairs of
    threshold and drawing.
    """
    return {
        "name": name,
        "board": board,
        "frames": [
            {"points": worth, "pieces": {letter: rows.split("/") for letter, rows in pieces.items()}}
            for worth, pieces in zip(points, frames, strict=True)
        ],
        "bonus": [{"at": at, "piece": rows.split("/")} for at, rows in bonus],
    }


def random_piece(chance, most=4):
    """The rows of a piece with a tight box, joined up or not."""
    while True:
        height, width = chance.randint(1, most), chance.randint(1, most)
        rows = ["".join(chance.choice("#.#") for _ in range(width)) for _ in range(height)]
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        if all("#" in line for line in (rows[0], rows[-1], columns[0], columns[-1])):
            return rows


def random_sheet(chance):
    """A small sheet that is played to its end soon, or now and then a large one."""
    most = 16 if chance.random() < 0.05 else 7
    height, width = chance.randint(1, most), chance.randint(1, most)
    blanks = chance.choice(["", "", " ", "  "])
    board = ["".join(chance.choice("......" + blanks) for _ in range(width)) for _ in range(height)]
    if "." not in "".join(board):
        board[0] = "." * width
    frames = []
    for _ in range(4):
        letters = sorted(chance.sample("ABCDEFGHIJKLMNOPQRSTUVWXYZ", chance.randint(0 if frames else 1, 5)))
        pieces = {letter: random_piece(chance, chance.randint(1, 4)) for letter in letters}
        frames.append({"points": chance.choice([len(frames) + 1, chance.randint(0, 12)]), "pieces": pieces})
    thresholds = sorted(chance.sample(range(20), chance.randint(0, 4)))
    if chance.random() < 0.5:
        thresholds = [5, 10, 15]
    bonus = [{"at": at, "piece": random_piece(chance, 3)} for at in thresholds]
    return {"name": "Random", "board": board, "frames": frames, "bonus": bonus}


class Play:
    """A game on a sheet; each call is one action. Seat 0 begins."""

    def __init__(self, value, players=2, **options):
        self.table = Table()
        self.opening = self.table.new("puzzle_sheet", NAMES[:players], {"sheet": value, **options}, 0, None, "0" * 32)

    def take(self, piece, row=None, column=None):
        action = {"type": "take", "piece": piece}
        if row is not None:
            action["at"] = [row, column]
        return self.table.do(action)

    def bonus(self, row=None, column=None):
        return self.table.do({"type": "bonus"} if row is None else {"type": "bonus", "at": [row, column]})

    def stop(self):
        return self.table.do({"type": "stop"})

    def tally(self, player, height, width, unshaded):
        return self.table.do(
            {"type": "tally", "player": player, "height": height, "width": width, "unshaded": unshaded}
        )

    def legal(self):
        return list(self.table.legal())

    def board(self, seat=0):
        return self.table.state()["boards"][seat]
