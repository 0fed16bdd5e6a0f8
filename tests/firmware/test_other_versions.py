"""Choices that only another version knows: each shows its default, all others stay, and nobody is told of damage."""

import pytest

from firmware import handicap
from firmware.pads import bag, bookkeeping, clock, deck, dice_sets, free_dice, pad_settings, players_menu
from firmware.screens import new_game, seats
from firmware.storage.files import add_crc, read_crc_line
from firmware.storage.storage import Storage
from tests.firmware.games.penk.cases import PenkBench
from tests.firmware.screens.bench import BOARDS, Bench, each_board_in_time
from tests.firmware.screens.by_keys import at_new_game, choose, labels

OFFER = ["yacht", 1, {}, ["Ann", "Bo"], [0, 12, 5, 19]]
PEOPLE = {"names": ["Ann", "Bo", "Bot"], "colours": [3, 0, 1], "seats": 3, "rivals": {"Bot": "keen"}}
BAG, DICE = [20, [7, 3]], [6, [1, 2, 3], 2, 3]
LEFT = [["Ann", "Bo"], 60, 1, [[[0, 20000]], []], True, 4000, 1]
SETTINGS = {"counters": ["Lives"], "limit": 9, "lowest": True, "name": "Rummy", "start": 5, "step": 5, "target": 100}
SET = {"dice": [[2, 6], [1, 20]], "faces": ["+", "-"], "name": "Attack", "of": 2, "total": dice_sets.HIGHEST}


def changed(value, *changes):
    """Return a copy of a list or dict with other values at these keys."""
    copy = value.copy()
    for key, other in changes:
        copy[key] = other
    return copy


@pytest.mark.parametrize(
    ("usable", "value", "shown"),
    [
        (seats.people_in, changed(PEOPLE, ("colours", [9, 0, 1])), changed(PEOPLE, ("colours", [2, 0, 1]))),
        (seats.people_in, changed(PEOPLE, ("colours", 5)), changed(PEOPLE, ("colours", [0, 1, 2]))),
        (seats.people_in, changed(PEOPLE, ("seats", "all")), changed(PEOPLE, ("seats", 2))),
        (seats.people_in, changed(PEOPLE, ("rivals", {"Bot": "great"})),
            changed(PEOPLE, ("rivals", {"Bot": "gentle"}))),
        (seats.people_in, changed(PEOPLE, ("names", ["Ann", 7, "Ann"])), changed(PEOPLE, ("names", ["Ann"]),
            ("colours", [3]), ("rivals", {}))),
        (seats.people_in, changed(PEOPLE, ("couples", [0, 1])), changed(PEOPLE, ("couples", [0, 1]))),
        (seats._entries, [["Ann", 99], 5, [], ["Bo", 1], [7, 1]], [["Ann", 99], ["Bo", 1]]),
        (handicap._usable, [OFFER, 5, changed(OFFER, (4, "even")), changed(OFFER, (0, "penk"))],
            [OFFER, changed(OFFER, (0, "penk"))]),
        (bag._usable, changed(BAG, (0, 7)), [20, []]),
        (bag._usable, changed(BAG, (1, [7, 7, 21, "3", 3])), BAG),
        (free_dice._usable, changed(DICE, (0, 7)), DICE),
        (free_dice._usable, changed(DICE, (1, [1, 2, 9])), [6, [0, 0, 0], 0, 0]),
        (free_dice._usable, changed(DICE, (2, 8)), changed(DICE, (2, 0))),
        (clock._usable, changed(LEFT, (1, 45)), changed(LEFT, (1, 1))),
        (clock._usable, changed(LEFT, (2, 2)), changed(LEFT, (2, 0))),
        (clock._usable, changed(LEFT, (3, [[[0, 0]], []])), changed(LEFT, (3, [[], []]))),
        (players_menu._usable, [["Ann", "Bo"], "long"], [["Ann", "Bo"], 0]),
        (players_menu._usable, [["Ann"], 3], [[], 3]),
        (deck.own_in, [["A", 1], ["B", 21], 3, ["too long to be one", 2]], [["A", 1], ["B", 1]]),
        (pad_settings.profile_in, changed(SETTINGS, ("step", 25)), changed(SETTINGS, ("step", 0))),
        (pad_settings.profile_in, changed(SETTINGS, ("start", -1)), changed(SETTINGS, ("start", 0))),
        (pad_settings.profile_in, changed(SETTINGS, ("target", 1 << 40)), changed(SETTINGS, ("target", 0))),
        (pad_settings.profile_in, changed(SETTINGS, ("limit", 100)), changed(SETTINGS, ("limit", 0))),
        (pad_settings.profile_in, changed(SETTINGS, ("lowest", 1)), changed(SETTINGS, ("lowest", False))),
        (pad_settings.profile_in, changed(SETTINGS, ("counters", [1, "Lives"])), SETTINGS),
        (pad_settings.profile_in, changed(SETTINGS, ("more", 1)), SETTINGS),
        (dice_sets.set_in, changed(SET, ("total", 9)), changed(SET, ("total", dice_sets.ALL))),
        (dice_sets.set_in, changed(SET, ("of", None)), changed(SET, ("of", 1))),
        (dice_sets.set_in, changed(SET, ("explode", 2)), SET),
        (dice_sets.set_in, changed(SET, ("faces", [1])), changed(SET, ("faces", ["+", "-", ""]))),
        (dice_sets.set_in, changed(SET, ("dice", [[2, 6], [1, 30], 4])), changed(SET, ("dice", [[2, 6], [1, 6]]))),
        (dice_sets.set_in, changed(SET, ("dice", [[11, 6], [1, 6]])), changed(SET, ("dice", [[10, 6]]))),
        (dice_sets.set_in, changed(SET, ("more", 1)), changed(SET, ("more", 1))),
    ],
)  # fmt: skip
def test_a_choice_of_another_version_shows_its_default_and_the_others_stay(usable, value, shown):
    assert usable(value) == shown
    assert usable(shown) == shown


@pytest.mark.parametrize(
    ("usable", "value"),
    [
        *[(usable, 5) for usable in (
            seats.people_in, seats._entries, handicap._usable, bag._usable, free_dice._usable, clock._usable,
            players_menu._usable, deck.own_in, pad_settings.profile_in, dice_sets.set_in, new_game._setups,
        )],
        (clock._usable, changed(LEFT, (0, ["Ann"]))),
        (deck.own_in, [["A", 1]]),
        (pad_settings.profile_in, changed(SETTINGS, ("name", ""))),
        (dice_sets.set_in, changed(SET, ("dice", [[0, 6]]))),
        (dice_sets.set_in, changed(SET, ("name", 3))),
    ],
)  # fmt: skip
def test_what_is_no_value_at_all_is_none(usable, value):
    assert usable(value) is None


YACHT = {"coach": 1, "dice": "table", "first": 1, "options": {"sheet": "classic"}, "solo": False}
PENK = {"coach": 2, "dice": "table", "first": 0, "options": {"values": [2, 2, 3, 5, 8]}, "solo": False, "new": [1]}


@pytest.mark.parametrize(
    ("key", "value", "default"),
    [
        ("clock", 45, 0), ("clock", True, 0), ("coach", 7, 0), ("dice", "both", "device"), ("first", "Bo", -1),
        ("options", [1], {}), ("options", {"sheet": "huge"}, None), ("options", {"sheet": "classic", "joker": 2}, None),
    ],
)  # fmt: skip
def test_a_setup_keeps_what_it_does_not_know(key, value, default, tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    bench.app.remember("people", {"names": ["Ann", "Bo"], "colours": [0, 1], "seats": 2})
    games = {"penk": PENK, "yacht": changed(YACHT, (key, value)), "whist": 3}
    kept = {"clock": value if key == "clock" else 60, "games": games, "last": "yacht", "wish": 1}
    bench.app.remember("set_ups", kept)
    screen = at_new_game(BOARDS[0], tmp_path, "Yacht").state()
    for name in ("coach", "dice", "first", "options"):
        assert screen[name] == (default if name == key and default is not None else games["yacht"][name])
    assert screen["clock"] == (0 if key == "clock" else 60)
    bench = at_new_game(BOARDS[0], tmp_path)
    assert {name: bench.state()[name] for name in PENK if name in bench.state()} == {
        name: PENK[name] for name in PENK if name in bench.state()
    }
    choose(bench, "Start")
    remembered = bench.app.storage.remembered("set_ups", None)
    assert remembered["games"] == games and remembered["wish"] == 1
    assert not (tmp_path / "memory.bad").exists() and bench.app.game.table.options["values"] == [2, 2, 3, 5, 8]


def test_metadata_keep_what_is_known_of_colours_and_levels(tmp_path):
    bench = PenkBench(BOARDS[0], tmp_path).begin(["Ann", "Bo", "Bot"])
    bench.app.storage.write_metadata(1, {"colours": [4, 9, 4], "rivals": ["", "", "great"], "clock": 45, "coach": 1})
    game = PenkBench(BOARDS[0], tmp_path).app.game
    assert (game.colours, game.rivals.levels, game.clock.limit, game.coach.level) == (
        [4, 0, 1],
        ["", "", "gentle"],
        0,
        1,
    )


def test_a_game_starts_with_the_default_of_an_option_that_it_does_not_know(tmp_path):
    bench = Bench(BOARDS[0], tmp_path)
    options = {"sheet": "huge", "joker": 2}
    bench.app.remember("set_ups", {"last": "", "games": {"yacht": changed(YACHT, ("options", options))}})
    bench = at_new_game(BOARDS[0], tmp_path, "Yacht")
    assert bench.app.stack.screen.list.values[labels(bench).index("Sheet")] == "modern"
    choose(bench, "Start")
    assert bench.app.game.table.game.ID == "yacht" and bench.app.game.table.options["sheet"] == "modern"
    assert bench.app.storage.remembered("set_ups", None)["games"]["yacht"]["options"] == options


def test_a_pad_with_a_setting_of_another_version_is_played_on(tmp_path):
    first = {"colours": [9, 3], "names": ["Ann", "Bo"], "number": 4, **changed(SETTINGS, ("step", 25))}
    Storage(str(tmp_path)).write_log(bookkeeping.FILE, [first, [0, 0, 5], {"limit": 100}, [0, 1, 6]])
    bench = Bench(BOARDS[0], tmp_path)
    pad = bookkeeping.load(bench.app)
    assert pad.rounds == [[5, 6]] and pad.colours == [0, 3] and pad.settings["step"] == 0
    assert pad.settings["target"] == 100 and bench.app.storage.news is None


def test_one_bad_line_of_sets_does_not_take_the_ones_after_it(tmp_path):
    path = tmp_path / dice_sets.FILE
    path.write_bytes(add_crc(SET) + b"juice\n" + add_crc(changed(SET, ("name", "Late"))))
    bench = Bench(BOARDS[0], tmp_path)
    assert [one["name"] for one in dice_sets.load(bench.app.storage)] == ["Attack", "Late"]
    assert bench.app.storage.news == dice_sets.DAMAGED
    assert [read_crc_line(line)[1] for line in path.read_bytes().split(b"\n")[:-1]] == [True, True]


@each_board_in_time
def test_what_is_no_set_up_is_told_and_passed_over(board, tmp_path):
    bench = Bench(board, tmp_path)
    for key in ("people", "set_ups"):
        bench.app.remember(key, ["Ann"])
    bench = Bench(board, tmp_path)
    bench.app.stack.home()
    bench.settle()
    choose(bench, "New game")
    assert bench.app.stack[-1] == ["screens.choice.Message", bench.app.stack.screen.state()]
    assert "damaged" in bench.app.stack.screen.state()[0]
    bench.press("ok")
    choose(bench, "Penk!")
    bench.press("ok")
    assert bench.top == "screens.new_game.NewGame"
    assert bench.state()["names"] == ["Player 1", "Player 2"]
    assert at_new_game(board, tmp_path).state()["names"] == ["Player 1", "Player 2"]
    assert (tmp_path / "memory.bad").read_text().count("\n") == 2
