"""Situations of Yacht games, for tests: the dice are table dice, so every situation can be had by name."""

from firmware.screens.in_game.dice_to_hold import ROLL
from tests.firmware.games.bench import SHORT, GameBench, all_rivals, opener

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
PICTURED = {"names": SHORT}
"""What a case is given for its picture."""


class YachtBench(GameBench):
    """A bench on which a game of Yacht runs."""

    GAME = "yacht"
    COLOURS = range(6)
    DICE = "table"

    def turn(self, box, *dice):
        """A whole turn: one roll, written; what a notice says is done."""
        return self.roll(*dice).act("write", box=box).acknowledge()

    def round_of(self, box, *dice):
        """Every player writes this box."""
        for _ in self.names:
            self.turn(box, *dice)
        return self


def _rolled(bench):
    return bench.roll(3, 3, 6, 1, 3)


def _some_boxes(bench):
    for face in (5, 6):
        bench.round_of(UPPER[face - 1], *[face] * 5)
    return bench.round_of("full_house", 1, 1, 2, 2, 3)


def _write_last(bench):
    _some_boxes(bench).roll(2, 2, 2, 2, 2).act("reroll", at=[0], dice=[2]).act("reroll", at=[0], dice=[2])


def _bonus(bench):
    return _some_boxes(bench).roll(4, 4, 4, 4, 4).act("write", box="fours")


def _undone(bench):
    return _bonus(bench).acknowledge().undo()


def _history(bench):
    _rolled(bench).act("reroll", at=[2, 3], dice=[3, 6]).act("write", box="four_alike")
    bench.push("screens.in_game.action_log.ActionLog")


def _over(bench):
    for box in list(bench.game.boxes):
        bench.round_of(box, 1, 2, 3, 4, 6)


def _lone(bench):
    bench.again(1, sheet="classic")
    for box in ("sixes", "full_house", "big_straight"):
        bench.turn(box, 2, 3, 4, 5, 6)
    return bench


def _lone_over(bench):
    for box in _lone(bench).game.open_boxes(0):
        bench.turn(box, 5, 5, 5, 5, 5)


def _last_games(bench):
    bench.again(1, sheet="classic")
    for score in (290, 108, 251, 375, 80, 333, 201, 199, 240):
        kept_alone(bench, score)
    _lone_over(bench)
    return bench.push("screens.in_game.last_games.LastGames")


def kept_alone(bench, score):
    """A finished game of the one player, set up like the one that runs."""
    text = bench.app.game.table.save().split("\n")[0] + "\n"
    side = {"colours": [0], "scores": [score], "winners": [0], "teams": [0], "highlights": [[0, 0, 0]]}
    return bench.app.storage.create(text, side)


def _undo_roll(bench):
    bench.again(1, dice="device").act("roll").push("screens.in_game.undo.Undo")


def _reroll_loses(bench):
    bench.roll(6, 6, 6, 6, 6).go_to(ROLL).press("ok")


def _review(bench):
    _over(bench)
    at = [entry.number for entry in bench.app.game.table.entries() if entry.action["type"] == "write"][0]
    return bench.push(
        "games.yacht.review.Review", [0, [[530, at, {"type": "write", "box": "small_straight"}]], [[9, 530]] * 6]
    )


CASES = {
    "yacht_undo_roll": _undo_roll,
    "yacht_undo_roll_agreed": lambda bench: bench.again(dice="device").act("roll").push("screens.in_game.undo.Undo"),
    "yacht_reroll_loses": _reroll_loses,
    "yacht_entry": lambda bench: bench.press("ok", "ok"),
    "yacht_entry_reroll": lambda bench: _rolled(bench).push("games.yacht.entry.Entry", {"at": [2, 3]}).press("ok"),
    "yacht_turn": lambda bench: bench.again(dice="device"),
    "yacht_rolled": _rolled,
    "yacht_held": lambda bench: _rolled(bench).press("ok"),
    "yacht_write": lambda bench: _rolled(bench).push("games.yacht.write.Write"),
    "yacht_write_last": _write_last,
    "yacht_classic_write": lambda bench: _lone(bench).roll(4, 4, 4, 4, 1).push("games.yacht.write.Write"),
    "yacht_bonus": _bonus,
    "yacht_undone": _undone,
    "yacht_redone": lambda bench: _undone(bench).acknowledge().redo(),
    "yacht_notice_rival": lambda bench: _rolled(all_rivals(bench)).act("write", box="three_alike"),
    "yacht_sheets": lambda bench: _bonus(bench).acknowledge().push("games.yacht.sheets.Sheets", 0),
    "yacht_history": _history,
    "yacht_undo": lambda bench: _rolled(bench).act("write", box="three_alike").push("screens.in_game.undo.Undo"),
    "yacht_review": _review,
    "yacht_over": _over,
    "yacht_lone_over": _lone_over,
    "yacht_last_games": _last_games,
}
"""Every screen of a game of Yacht, with the most that it may have to show."""

bench_in = opener(YachtBench, CASES)
