"""Every screen of a game of Shape Cards, by name."""

from shared_rules.shape_cards.fields import cells_of
from tests.firmware.games.shape_cards.bench import LONG, U_FIELDS, ShapeBench


def _device(bench):
    bench.begin(names=bench.names, dice="device", first=None)


def _tie(bench):
    bench.begin(names=bench.names, dice="device", first=None, dice_before=[4, 4])


def _entry(bench):
    bench.begin(names=bench.names, first=None)


def _entry_one(bench):
    _entry(bench)
    bench.press("ok")


def _entry_full(bench):
    _entry(bench)
    bench.press("ok")
    bench.go_to(4).press("ok")


def _rolled(bench):
    _entry(bench)
    bench.act("roll", dice=[3, 5])


def _rolled_tie(bench):
    _entry(bench)
    bench.act("roll", dice=[3, 3])


def _draft(bench):
    bench.begin(names=bench.names, hands=None)


def _draft_other(bench):
    _draft(bench)
    bench.act("pick", card=2)


def _draft_extreme(bench):
    bench.begin("extreme", names=bench.names, board=("y.y.", "ggg.", "....", "...."))
    bench.act("declare", card=5, cells=U_FIELDS).acknowledge()


def _turn(bench):
    bench.begin(names=bench.names, board=("y.b.", ".gg.", "b..y", "...."))


def _turn_revenge(bench, points=13):
    bench.begin("revenge", names=bench.names, board=("y.y.", "ggg.", "b..y", "...."), counters=[points, 2])


def _turn_chosen(bench):
    _turn_revenge(bench)
    bench.press("ok")


def _turn_green(bench):
    _turn_chosen(bench)
    bench.go_to(17)


def _turn_barred(bench):
    bench.begin(names=bench.names, board=("y.b.", ".gg.", "b..y", "...."))
    bench.act("own", at=[2, 1]).act("contest", dice=[2, 3]).acknowledge()


def _turn_expert(bench):
    bench.begin("expert", names=bench.names, board=("y.b.", ".gg.", "b..y", "...."))


def _answer(bench):
    _turn(bench)
    bench.act("own", at=[3, 2])


def _entry_contest(bench):
    _answer(bench)
    bench.go_to(17).press("ok")


def _entry_revenge(bench):
    _turn_revenge(bench)
    bench.push("games.shape_cards.dice.Entry")


def _contested(dice):
    def case(bench):
        _answer(bench)
        bench.act("contest", dice=dice)

    return case


def _declare(bench):
    bench.begin("thief", names=bench.names, board=("yyyy", "yggy", "yggy", "yyyy"))
    bench.push("games.shape_cards.declare.Declare")


def _declare_theirs(bench):
    bench.begin("thief", names=bench.names, hands=((0, 1), (5, 3)), board=("y.y.", "ggg.", "....", "...."))
    bench.push("games.shape_cards.declare.Declare")


def _declare_expert(bench):
    bench.begin("thief", "expert", names=bench.names, board=("y.y.", "ggg.", "..g.", "...."))
    bench.push("games.shape_cards.declare.Declare")


def _declare_open(bench):
    _declare_expert(bench)
    bench.press("ok")


def _declare_none(bench):
    bench.begin("expert", names=bench.names, board=("y.y.", ".gg.", "..g.", "...."))
    bench.push("games.shape_cards.declare.Declare").press("ok")


def _guess(bench):
    bench.begin("thief", "expert", names=bench.names, board=("y.y.", "ggg.", "..g.", "...."))
    bench.push("games.shape_cards.declare.Guess").press("ok")
    bench.go_to(4).press("ok")


def _guess_full(bench):
    bench.begin("thief", "expert", names=bench.names, board=("y.y.", "ggg.", "..g.", "...."))
    bench.push("games.shape_cards.declare.Guess", {"mask": 0xAE00, "focus": 16})


def _completed(bench, **prepared):
    bench.begin("extreme", names=bench.names, board=("y.y.", "ggg.", "..b.", ".b.g"), **prepared)
    bench.act("declare", card=5, cells=U_FIELDS)


def _greens(bench):
    _turn(bench)
    bench.act("clear").act("clear")


def _avenging(*variant):
    def case(bench):
        bench.begin("revenge", *variant, names=bench.names, board=("y.b.", ".gg.", "b..y", ".bb."))
        bench.act("revenge", dice=[6])

    return case


def _revenge_six(bench):
    _avenging()(bench)


def _revenge_none(bench):
    _turn_revenge(bench, 1)
    bench.act("revenge", dice=[2])


def _revenge_some(bench):
    _turn_revenge(bench)
    bench.act("revenge", dice=[2])


def _revenge(bench):
    _revenge_six(bench)
    bench.acknowledge()


def _revenge_nothing(bench):
    _revenge_none(bench)
    bench.app.play()


def _swap(bench):
    _revenge(bench)
    bench.press("ok")


def _swap_with(bench):
    _swap(bench)
    bench.press("ok")


def _replace(bench):
    _revenge(bench)
    bench.press("down", "ok")


def _exchange(bench):
    _revenge(bench)
    bench.press("down", "down", "down", "ok")


def _exchange_with(bench):
    _exchange(bench)
    bench.press("ok")


def _exchange_cover(bench):
    _avenging("expert")(bench)
    bench.acknowledge().push("games.shape_cards.exchange.Exchange")


def _exchange_open(bench):
    _exchange_cover(bench)
    bench.press("ok")


def _exchange_hidden(bench):
    _exchange_open(bench)
    bench.press("ok")


def _exchanged(bench):
    _revenge(bench)
    bench.act("exchange", mine=5, theirs=1)


def _look(bench):
    bench.begin("expert", names=bench.names)
    bench.push("games.shape_cards.secret.Look", [[0, 1], 0])


def _look_open(bench):
    _look(bench)
    bench.press("ok")


def _undone(bench):
    _completed(bench)
    bench.acknowledge().app.undo()
    bench.settle()


def _undone_pick(bench):
    _draft_other(bench)
    bench.app.undo()
    bench.settle()


def _redone(bench):
    _undone(bench)
    bench.acknowledge().app.redo()
    bench.settle()


def _undone_contest(bench):
    _turn_barred(bench)
    bench.app.undo()
    bench.settle()


def _hands(bench):
    _completed(bench)
    bench.acknowledge().act("pick", card=0).push("games.shape_cards.hands.Hands")


def _hands_many(bench):
    _completed(bench, completed=[[0, 1, 2, 3, 4, 8], [7, 9, 10]])
    bench.acknowledge().act("pick", card=0).push("games.shape_cards.hands.Hands")


def _hands_expert(bench):
    bench.begin("expert", names=bench.names).push("games.shape_cards.hands.Hands")


def _history(bench):
    bench.begin("revenge", names=bench.names, first=None).act("roll", dice=[6, 2])
    bench.acknowledge()
    for card in (5, 6, 1, 2):
        bench.act("pick", card=card)
    bench.act("own", at=[2, 2]).act("contest", dice=[3, 5]).act("green", at=[4, 4]).act("own", at=[1, 1]).act("allow")
    bench.app.undo()
    bench.settle()
    bench.acknowledge().push("screens.in_game.history.History")


def _menu(bench):
    bench.begin("extreme", names=bench.names).act("green", at=[1, 1]).press("back")


def _end(bench):
    bench.begin("extreme", names=bench.names).push("games.shape_cards.end.End")


def _over(bench):
    bench.begin(names=bench.names, board=("y.y.", "ggg.", "yyyy", "yyyy"))
    bench.act("declare", card=5, cells=U_FIELDS).acknowledge().act("clear")
    bench.act("declare", card=2, cells=cells_of(bench.game.declarations()[0][1])).acknowledge()


def _over_shared(bench):
    bench.begin("extreme", names=bench.names).act("end").acknowledge()


CASES = {
    "shape_cards_initiative": _device,
    "shape_cards_tie": _tie,
    "shape_cards_entry": _entry,
    "shape_cards_entry_one": _entry_one,
    "shape_cards_entry_full": _entry_full,
    "shape_cards_entry_contest": _entry_contest,
    "shape_cards_entry_revenge": _entry_revenge,
    "shape_cards_rolled": _rolled,
    "shape_cards_rolled_tie": _rolled_tie,
    "shape_cards_draft": _draft,
    "shape_cards_draft_other": _draft_other,
    "shape_cards_draft_extreme": _draft_extreme,
    "shape_cards_turn": _turn,
    "shape_cards_turn_revenge": _turn_revenge,
    "shape_cards_turn_chosen": _turn_chosen,
    "shape_cards_turn_green": _turn_green,
    "shape_cards_turn_barred": _turn_barred,
    "shape_cards_turn_expert": _turn_expert,
    "shape_cards_answer": _answer,
    "shape_cards_contest_won": _contested([2, 5]),
    "shape_cards_contest_tie": _contested([4, 4]),
    "shape_cards_contest_lost": _contested([4, 1]),
    "shape_cards_declare": _declare,
    "shape_cards_declare_theirs": _declare_theirs,
    "shape_cards_declare_cover": _declare_expert,
    "shape_cards_declare_open": _declare_open,
    "shape_cards_declare_none": _declare_none,
    "shape_cards_guess": _guess,
    "shape_cards_guess_full": _guess_full,
    "shape_cards_completed": _completed,
    "shape_cards_greens": _greens,
    "shape_cards_revenge_six": _revenge_six,
    "shape_cards_revenge_lost": _revenge_none,
    "shape_cards_revenge_some": _revenge_some,
    "shape_cards_revenge": _revenge,
    "shape_cards_revenge_nothing": _revenge_nothing,
    "shape_cards_swap": _swap,
    "shape_cards_swap_with": _swap_with,
    "shape_cards_replace": _replace,
    "shape_cards_exchange": _exchange,
    "shape_cards_exchange_with": _exchange_with,
    "shape_cards_exchange_cover": _exchange_cover,
    "shape_cards_exchange_open": _exchange_open,
    "shape_cards_exchange_hidden": _exchange_hidden,
    "shape_cards_exchanged": _exchanged,
    "shape_cards_look": _look,
    "shape_cards_look_open": _look_open,
    "shape_cards_undone": _undone,
    "shape_cards_undone_pick": _undone_pick,
    "shape_cards_undone_contest": _undone_contest,
    "shape_cards_redone": _redone,
    "shape_cards_hands": _hands,
    "shape_cards_hands_many": _hands_many,
    "shape_cards_hands_expert": _hands_expert,
    "shape_cards_history": _history,
    "shape_cards_menu": _menu,
    "shape_cards_end": _end,
    "shape_cards_over": _over,
    "shape_cards_over_shared": _over_shared,
}
"""Every screen of a game of Shape Cards, with the most that it may have to show."""

SECRETS = (
    "shape_cards_declare_open",
    "shape_cards_declare_none",
    "shape_cards_exchange_open",
    "shape_cards_exchange_hidden",
    "shape_cards_look_open",
)
"""Those that show what only one player may see."""


def bench_in(case, board, folder, names=LONG):
    """A bench that shows that case."""
    bench = ShapeBench(board, folder)
    bench.names = names
    CASES[case](bench)
    return bench
