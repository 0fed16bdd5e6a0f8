"""A game of Shape Cards with entered dice, so that a test can set up every situation."""

from shared_rules.table.table import Table
from tests.shared_rules.tables import refused

LINES = [
    ["####", "#...", "....", "...."],  # 0 an L
    [".#..", "###.", ".#..", "...."],  # 1 a cross
    ["##..", "##..", "#...", "...."],  # 2 a P, which is not its own mirror image
    ["#.#.", ".#..", "#.#.", "...."],  # 3 squares that touch at corners only
    ["#..#", "....", ".#..", "#..#"],  # 4 fills the whole four by four
    [".#..", "###.", ".#..", "...."],  # 5 a cross again
    ["#...", "#...", "#...", "##.."],  # 6 an L again, turned and mirrored
    ["....", "....", "#.#.", "###."],  # 7 a U
    ["###.", ".#..", ".#..", "...."],  # 8 a T
    ["###.", "#...", "#...", "...."],  # 9 a V
    ["#...", "##..", ".##.", "...."],  # 10 a W
    ["##..", ".#..", ".##.", "...."],  # 11 a Z
]
CROSS = [[1, 2], [2, 1], [2, 2], [2, 3], [3, 2]]
SEED = "0" * 32


class Play:
    """Seat 0 moves first unless `first` says otherwise; the hands are dealt by draft, or by the seed in expert."""

    def __init__(self, *variant, hands=((1, 2), (3, 4)), first=0, seed=SEED, draft=True):
        self.table = Table()
        options = {"deck": LINES, "variant": list(variant)}
        self.opening = self.table.new("shape_cards", ["Ann", "Ben"], options, first, "table", seed)
        if draft and "expert" not in variant and first is not None:
            mine, theirs = hands if first == 0 else hands[::-1]
            self.pick(mine[0], theirs[0], theirs[1], mine[1])

    def do(self, kind, **values):
        return self.table.do({"type": kind, **values})

    def refuses(self, kind, **values):
        """An action is refused and changes nothing; the sentence."""
        return refused(self.table, {"type": kind, **values})

    def state(self, seat=None):
        return self.table.state(seat)

    def legal(self, *kinds):
        return [action for action in self.table.legal() if action["type"] in kinds]

    def kinds(self):
        """The types of the legal actions."""
        return {action["type"] for action in self.table.legal()}

    def pick(self, *cards):
        """The events of these picks."""
        return [event for card in cards for event in self.do("pick", card=card)]

    def own(self, row, column):
        """Places an own piece, which the other player allows."""
        self.do("own", at=[row, column])
        return self.do("allow") if self.table.phase == "answer" else None

    def green(self, row, column):
        return self.do("green", at=[row, column])

    def lay(self, board):
        """Puts this board, four strings, on the table; the turn stays where it is."""
        game = self.table.game
        game.board[:] = "".join(board).encode()

    def declare(self, cells, card=None):
        values = {} if card is None else {"card": card}
        return self.do("declare", cells=cells, **values)

    def suffer(self, times):
        """The player to move loses so many contests; nobody places anything."""
        for _ in range(times):
            seat = self.table.to_move
            dice = [1, 6] if seat == 0 else [6, 1]
            self.do("own", at=[4, 4])
            self.do("contest", dice=dice)
            self.do("clear")
            self.do("clear")


def turn(player, number):
    """The event that begins a turn in round `number`."""
    return {"type": "turn", "player": player, "round": number}


def over(scores, winners):
    """The event that ends the game."""
    return {"type": "game_over", "notice": True, "scores": scores, "winners": winners}


def cross(play, seat=0):
    """A cross of this player's pieces lies on the board."""
    play.lay([row.replace("y", "yb"[seat]) for row in (".y..", "yyy.", ".y..", "....")])
