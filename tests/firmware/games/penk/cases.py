"""Situations of Penk! games, for tests: the dice are table dice, so every situation can be had by name."""

from unittest.mock import patch

from firmware.games.penk import how_to_play
from firmware.screen_stack import HOME
from shared_rules import registry
from tests.firmware.games.bench import FOUR, LONG, WIDE, GameBench, all_rivals, opener, thinking
from tests.firmware.screens.in_game.scripted_advice import Adviser

SIX_JOLLIES = [6] * 6
NOTICE = "games.penk.notice.Notice"
OVER = "screens.in_game.over.GameOver"
PAGE = "https://tableside.example/play/"
"""An address of no page, as wide as one is."""
PICTURED = {"names": FOUR, "values": [1, 2, 3, 5, 8]}
"""What a case is given for its picture."""


class PenkBench(GameBench):
    """A bench on which a game of Penk! runs."""

    GAME = "penk"
    DICE = "table"

    def mark(self, *cells):
        return self.act("mark", cells=[list(cell) for cell in cells])

    def turn(self, dice, *cells):
        """A whole turn: roll, mark, and everybody does what the notices say."""
        return self.roll(*dice).mark(*cells).acknowledge()

    def eliminate(self, column):
        """A roll after which nothing can be marked, and the column that is lost."""
        return self.roll(*SIX_JOLLIES).act("eliminate", column=column)

    def lose(self, *columns):
        """A whole turn for each of these columns, which is lost."""
        for column in columns:
            self.eliminate(column).acknowledge()
        return self

    def third_roll(self, *dice):
        """These dice after the third roll."""
        self.roll(*dice)
        for _ in range(2):
            self.act("reroll", at=[0], dice=[dice[0]])
        return self


def five_ones(bench, rest=5):
    """Ann is about to fill row 1: she has four cells of it and rolled for the fifth; Bo and the others have one cell of
    it.
    """
    bench.turn([1, 2, 3, 4, 5, 5], (1, 1), (1, 2), (1, 3))
    for _ in bench.names[1:]:
        bench.turn([rest] * 6, (1, rest))
    return bench.roll(1, 2, 3, 4, 5, 5)


def row_1(bench):
    """Ann has filled row 1, and the others are told."""
    return five_ones(bench).mark((1, 4), (1, 5))


def _rolled(bench):
    return bench.roll(3, 3, 6, 1, 5, 3)


def _mark(bench):
    bench.turn([1, 1, 1, 2, 2, 2], (1, 1), (2, 1), (3, 2)).lose(*[1] * len(bench.names[1:]))
    return bench.roll(3, 3, 6, 1, 6, 3).push("games.penk.mark.Mark")


def _unveiled(bench):
    bench.app.set("unveil", True)
    return over(bench).acknowledge().press("ok*2")


def _timed_out(bench):
    """Ann has no time left."""
    game = bench.app.game
    game.clock.limit = -300
    game.clock.turns[0].append([-1, 300000])
    game.write_side()
    _rolled(bench)


def _eliminate(bench):
    return _mark(bench).mark((1, 3)).roll(*SIX_JOLLIES).push("games.penk.eliminate.Eliminate")


def _notice_undone(bench):
    return row_1(bench).undo()


_PENK = {"type": "penk", "player": 1, "line": "column", "index": 5}
_SKIPPED = {"type": "skipped", "player": 2}


def _notice(bench, *events):
    return bench.push(NOTICE, ["do", list(events), None, 0])


def _scores(bench):
    return row_1(bench).acknowledge().push("games.penk.scores.Scores")


def _history(bench):
    _eliminate(bench).undo().undo().redo().acknowledge().push("screens.in_game.action_log.ActionLog")


def _over_handicap(bench):
    bench.begin(bench.names[:2])
    bench.app.game.record.handicap = [0, 999]
    return over(bench, 0)


def over(bench, winner=None):
    """The game is over: every player lost two columns, but for `winner`, who marked cells that count."""
    for column in (1, 2):
        for seat in range(len(bench.names)):
            if seat != winner:
                bench.lose(column)
            elif column == 1:
                bench.turn([1, 2, 3, 4, 5, 5], (1, 2), (1, 5), (1, 3))
            else:
                bench.turn([1, 2, 3, 4, 5, 5], (1, 4), (1, 1), (2, 5))
    assert bench.app.game.table.over
    return bench


def _victory_moves(bench):
    over(bench, 2).app.set("motion", True)
    bench.open([[HOME, None], [OVER, None]])


def _penk_moves(bench):
    five_ones(bench).app.set("motion", True)
    bench.mark((1, 4), (1, 5))


def _audit_from(bench, seed_from):
    game = bench.app.game
    game.record.seed_from = seed_from
    game.write_side()
    return bench.push("screens.in_game.audit.Audit")


def _audit(bench):
    return over(bench.begin(LONG[:4])).push("screens.in_game.audit.Audit")


def _coach(bench, about=None):
    marks = {"type": "mark", "cells": [[1, 5], [2, 3], [1, 1]]}
    adviser = Adviser(
        (marks, -1250, ("three {0}s", 5), (15625, 46656)),
        ({"type": "reroll", "at": [1, 2, 3, 4, 5]}, -1310, ("four {0}s", 5), (1, 7776)),
        ({"type": "mark", "cells": [[1, 5]]}, -1400),
        other=-2490,
    )
    bench.roll(3, 3, 6, 1, 5, 3)
    with patch.object(registry, "advice", lambda game: adviser):
        return bench.push("screens.in_game.coach.Thinking", [about, None])


def _review(bench, page, screen="games.penk.review.Review"):
    over(bench.begin(bench.names[:4]), 2)
    done = [entry.number for entry in bench.app.game.table.entries() if entry.action["type"] in ("mark", "eliminate")]
    marks = {"type": "mark", "cells": [[1, 1], [1, 2], [1, 3]]}
    choices = [[1230, done[2], marks], [980, done[0], {"type": "eliminate", "column": 5}], [100, done[6], marks]]
    sums = [[9, 980], [0, 0], [12, 1330], [12, 0]]
    return bench.push(screen, [page, choices, sums])


def _rating(bench):
    over(bench.begin(FOUR))
    with patch.object(registry, "advice", lambda game: Adviser(slices=10**9)):
        bench.hardware.now = lambda: setattr(bench.hardware, "time", bench.hardware.time + 9) or bench.hardware.time
        bench.push("screens.in_game.coach.Thinking", ["review", None])
    screen = bench.app.stack.screen
    screen.share = screen.layout.width // 3
    screen.tick = lambda now: False
    return bench


def _code(bench, whole):
    with open(bench.hardware.beside("page.txt"), "w", encoding="ascii") as file:
        file.write(PAGE + "\n")
    bench.app.set("motion", False)
    over(bench.begin(FOUR), 2).push("screens.in_game.code.Code", whole)
    for _ in range(300):
        bench.step()
    assert bench.app.stack.screen.code
    return bench


def _rival_entry(bench):
    return _rolled(all_rivals(bench)).push("games.penk.entry.Entry", {"at": [2, 3, 4]})


def _undo_rivals(bench):
    all_rivals(bench.begin(bench.names, dice="device")).app.game.rivals.levels[0] = ""
    bench.act("roll")
    cells = next(action["cells"] for action in bench.game.legal() if action["type"] == "mark")
    return bench.mark(*cells).act("roll").push("screens.in_game.undo.Undo")


CASES = {
    "penk_entry": lambda bench: None,
    "penk_entry_some": lambda bench: bench.press("ok", "ok", "down", "ok"),
    "penk_entry_full": lambda bench: bench.press("ok*6"),
    "penk_entry_reroll": lambda bench: _rolled(bench).push("games.penk.entry.Entry", {"at": [2, 3, 4]}),
    "penk_turn": lambda bench: bench.begin(LONG[:4], dice="device"),
    "penk_rolled": _rolled,
    "penk_pause": lambda bench: bench.app.game.pause(),
    "penk_unveiling": _unveiled,
    "penk_who_plays": lambda bench: bench.push("screens.in_game.take_over.TakeOver"),
    "penk_timed_out": _timed_out,
    "penk_held": lambda bench: _rolled(bench).press("ok"),
    "penk_all_held": lambda bench: bench.roll(3, 3, 6, 3, 6, 3).press("ok*2"),
    "penk_mark": _mark,
    "penk_mark_some": lambda bench: _mark(bench).press("ok"),
    "penk_mark_done": lambda bench: _mark(bench).press("ok*3"),
    "penk_eliminate": _eliminate,
    "penk_eliminate_chosen": lambda bench: _eliminate(bench).press("ok"),
    "penk_notice": row_1,
    "penk_notice_last": lambda bench: bench.lose(*[1] * len(bench.names)).eliminate(2),
    "penk_notice_undone": _notice_undone,
    "penk_notice_undone_block": lambda bench: _notice_undone(bench).press("ok"),
    "penk_notice_redone": lambda bench: _notice_undone(bench).acknowledge().redo(),
    "penk_notice_eliminated": lambda bench: bench.eliminate(3).undo(),
    "penk_notice_skip": lambda bench: _notice(bench, {"type": "skipped", "player": 1}),
    "penk_notice_not_last": lambda bench: (
        bench.lose(*[1] * len(bench.names)).eliminate(2).acknowledge().undo().press("ok")
    ),
    "penk_notice_penk": lambda bench: _notice(bench, _PENK, _SKIPPED),
    "penk_sheets": lambda bench: row_1(bench).acknowledge().push("games.penk.sheets.Sheets", 0),
    "penk_scores": _scores,
    "penk_lines": lambda bench: _scores(bench).press("ok"),
    "penk_history": _history,
    "penk_over_shared": over,
    "penk_over": lambda bench: over(bench, 2),
    "penk_over_one": lambda bench: over(bench.begin(["Christopher", *WIDE[1:]]), 0),
    "penk_over_handicap": _over_handicap,
    "penk_over_moving": _victory_moves,
    "penk_notice_moving": _penk_moves,
    "penk_rival_thinks": lambda bench: _rolled(all_rivals(bench)),
    "penk_rival_rerolls": lambda bench: _rolled(all_rivals(bench, {"type": "reroll", "at": [3, 4]})),
    "penk_rival_marks": lambda bench: _rolled(all_rivals(bench, {"type": "mark", "cells": [[3, 3]]})),
    "penk_rival_entry": _rival_entry,
    "penk_notice_rival": lambda bench: _rolled(all_rivals(bench)).mark((1, 1), (3, 3)),
    "penk_notice_rival_column": lambda bench: all_rivals(bench).eliminate(3),
    "rival": thinking,
    "undo_rivals": _undo_rivals,
    "starter_rival": lambda bench: all_rivals(bench).push("screens.in_game.starter.Starter", False),
    "starter": lambda bench: bench.push("screens.in_game.starter.Starter", False),
    "how_to_play": lambda bench: bench.begin(FOUR).push("screens.how_to_play.HowToPlay", ["penk", [0, 1, 2, -1], 1, 0]),
    "how_to_play_keys": lambda bench: bench.begin(FOUR).push(
        "screens.how_to_play.HowToPlay", ["penk", [0, 1, 2, -1], 3, 0]
    ),
    "refusal": lambda bench: bench.begin(FOUR).push(
        "screens.in_game.refusal.Refusal", ["Row 1 needs a real die, not the jolly.", [], None]
    ),
    "tip": lambda bench: bench.begin(FOUR).push("screens.in_game.tips.Tip", [how_to_play.TIPS[0][1], "Tip"]),
    "starter_drawing": lambda bench: bench.begin(LONG[:4], motion=True).push("screens.in_game.starter.Starter", True),
    "game_menu": lambda bench: row_1(bench).acknowledge().press("back"),
    "game_menu_redo": lambda bench: _notice_undone(bench).acknowledge().press("back"),
    "undo": lambda bench: row_1(bench).acknowledge().push("screens.in_game.undo.Undo"),
    "undo_roll": lambda bench: bench.begin(LONG[:4], dice="device").act("roll").push("screens.in_game.undo.Undo"),
    "undo_nothing": lambda bench: bench.push("screens.in_game.undo.Undo"),
    "coach": _coach,
    "coach_warns": lambda bench: _coach(bench, {"type": "mark", "cells": [[1, 1]]}),
    "review": lambda bench: _review(bench, 0),
    "review_column": lambda bench: _review(bench, 1),
    "review_end": lambda bench: _review(bench, 3, "screens.in_game.review.Review"),
    "review_working": _rating,
    "code": lambda bench: _code(bench, False),
    "code_making": lambda bench: over(bench).push("screens.in_game.code.Code", False),
    "audit": _audit,
    "audit_sealed": lambda bench: bench.push("screens.in_game.audit.Audit"),
    "audit_computer": lambda bench: _audit_from(bench, "computer"),
    "audit_save": lambda bench: _audit_from(bench, "save"),
    "audit_shown": lambda bench: _audit(bench).row("Show"),
}
"""Every screen of a game of Penk!, with the most that it may have to show."""

bench_in = opener(PenkBench, CASES, values=[99] * 5)
