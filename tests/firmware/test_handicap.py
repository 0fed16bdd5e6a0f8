"""The handicap of two players: right by a slow second opinion, offered only when it is sure, kept beside the record."""

import statistics
from fractions import Fraction
from math import ceil, floor, sqrt
from random import Random

import pytest

from firmware import handicap, loading
from firmware.storage.storage import Storage
from shared_rules import registry
from shared_rules.table.table import Table
from tests.firmware.games.bench import LONG
from tests.firmware.games.penk.cases import PenkBench, over
from tests.firmware.screens.bench import BOARDS, Bench, each_board
from tests.firmware.screens.by_keys import at_new_game, choose, labels
from tests.firmware.screens.in_game.scripted_advice import Adviser, use
from tests.firmware.screens.panels import SIZES, board_of

STICK = BOARDS[0]
TWO = ["Ann", "Bo"]
SURE = [900, 1500, 1100, 1300] * 3
"""What one player gave away more, in hundredths of a point: 12 points, in twelve games."""
ROW = "Handicap\nBo +12 (10 to 14)"


def second_opinion(differences):
    """The same with floats, slowly: (points, lowest, highest), each before it is rounded; None without ten games."""
    if len(differences) < 10:
        return None
    points = [each / 100 for each in differences]
    mean = statistics.mean(points)
    error = sqrt(5.12) * statistics.stdev(points) / sqrt(len(points))
    return abs(mean), abs(mean) - error, abs(mean) + error


@pytest.mark.parametrize("seed", range(300))
def test_the_points_and_their_interval_are_right(seed):
    random = Random(seed)
    centre, spread = random.randrange(-3000, 3000), random.randrange(0, 4000)
    differences = [round(random.gauss(centre, spread) / 10) * 10 for _ in range(random.randrange(8, 41))]
    expected, found = second_opinion(differences), handicap.even(differences)
    if expected is None or expected[1] < 0.4999:
        assert found is None
        return
    if found is None:
        assert expected[1] < 0.5001
        return
    assert found[0] == (0 if sum(differences) > 0 else 1), "who gave away more gets the points"
    for shown, exact in zip(found[1:], expected, strict=True):
        assert abs(shown - exact) <= 0.5001
    mean = Fraction(abs(sum(differences)), 100 * len(differences))
    assert found[1] == floor(mean + Fraction(1, 2))


def test_equal_differences_have_no_width_and_small_ones_are_no_handicap():
    assert handicap.even([-1200] * 10) == (1, 12, 12, 12)
    assert handicap.even([40] * 40) is None, "less than half a point"
    assert handicap.even([0] * 10) is None
    assert handicap.even([1200] * 9) is None, "nine games are too few"
    assert ceil(sqrt(5.12 * 100)) == 23, "a standard error more than 2: ten games are few"


def keep(storage, lost, names=TWO, game="penk", options=None, **more):
    """A finished game of these players that was reviewed; lost: what each gave away."""
    table = Table(lambda count: b"x" * count)
    table.new(game, list(names), options, 0, "table", None)
    side = {"colours": list(range(len(names))), "scores": [9] * len(names), "winners": [0]}
    if lost is not None:
        side["lost"] = lost
    return storage.create(table.save(), {**side, **more})


def met(folder, differences, **more):
    """Reviewed games of Ann and Bo, at either side of the table."""
    storage = Storage(str(folder))
    for at, each in enumerate(differences):
        lost = [5000, 5000 + each]
        turned = at % 2 == 1
        keep(storage, lost[::-1] if turned else lost, TWO[::-1] if turned else TWO, **more)
    return storage


def set_up(board, folder, names=TWO, game="Penk!"):
    """The setup after the last of these games was reviewed."""
    app = Bench(board, folder).app
    app.remember("people", {"names": names, "colours": [*range(len(names))], "seats": len(names)})
    if len(names) == 2:
        renew(app, names, game)
    return at_new_game(board, folder, game)


def renew(app, names=TWO, game="Penk!"):
    line = next(each for each in registry.GAMES if each[2] == game)
    rules = registry.rules_of(line)
    return handicap.renew(app, names, rules, rules.resolve_options({}, 2))


def offered(bench):
    return [label for label in labels(bench) if label.startswith("Handicap")]


@each_board
def test_it_is_offered_off_and_kept_with_both_results_at_the_end(board, tmp_path):
    met(tmp_path, SURE)
    bench = set_up(board, tmp_path)
    assert offered(bench) == [ROW]
    shown = bench.app.stack.screen.list
    assert shown.values[shown.labels.index(ROW)] == "off"
    choose(bench, ROW)
    assert shown.values[shown.labels.index(ROW)] == "on" and bench.whole_frame() == [1]
    first = bench.app.stack.screen.list.labels[shown.focus]
    assert first == ROW, "the focus stays"
    bench.press("up*%d" % shown.focus, "ok")
    game = bench.app.game
    assert game.record.handicap == [0, 12] and bench.app.storage.side(game.record.number)["handicap"] == [0, 12]
    assert "handicap" not in game.table.save(), "the record knows nothing of it"


def played(board, folder, points, names=TWO, scores=None):
    """The end of a game of two that began with this handicap; scores: the first one wins."""
    bench = PenkBench(board, folder).begin(names)
    bench.app.game.record.handicap = points
    over(bench)
    if scores:
        bench.app.game.table.game.scores = lambda: list(scores)
        bench.app.game.table.game.winners = [0]
        bench.open([["screens.home.Home", None], ["screens.in_game.over.GameOver", None]])
    return bench


def test_without_a_choice_there_is_none(tmp_path):
    met(tmp_path, SURE)
    bench = set_up(STICK, tmp_path)
    choose(bench, "Start")
    assert bench.app.game.record.handicap is None


@pytest.mark.parametrize("differences", ([1200] * 9, [3000, -2900] * 6, [0] * 12, []))
def test_nothing_is_offered_if_it_is_not_sure(differences, tmp_path):
    met(tmp_path, differences)
    assert not offered(set_up(STICK, tmp_path))


@pytest.mark.parametrize("who", (["Bo", "Ann"], ["Ann", "Bo"]))
def test_the_order_of_the_players_does_not_matter(who, tmp_path):
    met(tmp_path, SURE)
    bench = set_up(STICK, tmp_path, who)
    choose(bench, ROW, "Start")
    assert bench.app.game.record.handicap == [12 * (name == "Bo") for name in who]


@pytest.mark.parametrize("who", (["Ann", "Cy"], ["Ann"], ["Ann", "Bo", "Cy"], ["Player 1", "Player 2"]))
def test_it_is_for_these_two_alone(who, tmp_path):
    met(tmp_path, SURE)
    game = "Yacht" if len(who) == 1 else "Penk!"
    assert not offered(set_up(STICK, tmp_path, who, game))


@pytest.mark.parametrize(
    "offers", (7, [[]], [["penk", 1, {}, ["Ann"], [0, 1, 2, 3]]], [["penk", 1, {}, TWO, [2, 1, 1, 1]]])
)
def test_offers_that_another_program_wrote_wrong_are_none(offers, tmp_path):
    Bench(STICK, tmp_path).app.remember("handicaps", offers)
    assert not handicap.meets(Bench(STICK, tmp_path).app.storage, TWO, "penk")


def test_only_games_by_the_same_rules_and_options_count(tmp_path):
    met(tmp_path, SURE[:9])
    met(tmp_path, SURE, options={"values": [9, 9, 9, 9, 9]})
    met(tmp_path, SURE, game="cross_rows")
    met(tmp_path, SURE, rivals=["", "keen"])
    assert not offered(set_up(STICK, tmp_path))


@pytest.mark.parametrize("game", [line[0] for line in registry.GAMES if loading.screens_of(line[0]).COACH])
def test_all_games_with_a_review_offer_it(game, tmp_path):
    met(tmp_path, SURE, game=game)
    assert offered(set_up(STICK, tmp_path, game=registry.name(game))) == [ROW]


def test_a_rival_gets_none(tmp_path):
    met(tmp_path, SURE)
    bench = set_up(STICK, tmp_path)
    choose(bench, "Bo", "Played by", "gentle rival")
    assert not offered(bench)


def test_games_that_nobody_reviewed_or_with_damaged_files_do_not_count(tmp_path):
    storage = met(tmp_path, SURE[:9])
    for lost in (None, [1, 2, 3], ["1", 2], [True, 0], [-1, 0], 7, [10**7, 0]):
        keep(storage, lost)
    path = tmp_path / "games" / "0001.side"
    assert not offered(set_up(STICK, tmp_path))
    keep(storage, [500, 1700])
    assert offered(set_up(STICK, tmp_path))
    path.write_bytes(path.read_bytes()[:-9])
    assert renew(Bench(STICK, tmp_path).app) == (9, None)
    assert not offered(set_up(STICK, tmp_path)), "the offer of before is forgotten"


@pytest.mark.parametrize("size", SIZES)
def test_the_widest_names_fit_with_the_whole_number(size, tmp_path):
    storage = Storage(str(tmp_path))
    for each in SURE:
        keep(storage, [500 + 90 * each, 500], LONG[:2])
    bench = set_up(board_of(*size), tmp_path, LONG[:2])
    (row,) = offered(bench)
    assert row.endswith(" +1080 (943 to 1217)")
    choose(bench, row)
    shown = bench.app.stack.screen.list.rows[bench.app.stack.screen.list.labels.index(row)]
    assert shown[1][1][2] == row.split("\n")[1], "the list does not shorten it"
    assert bench.whole_frame() == [1]


@pytest.mark.parametrize("size", SIZES)
def test_the_end_shows_both_results(size, tmp_path):
    bench = played(board_of(*size), tmp_path, [0, 12], scores=[128, 119])
    screen = bench.app.stack.screen
    rows = screen.list
    assert bench.whole_frame() == [1]
    if size[1] == 200:
        assert labels(bench)[rows.first + rows.count] == "With handicap\nBo 131, Ann 128", "the next row"
    elif screen.layout.high:
        seen = labels(bench)[rows.first : rows.first + rows.count]
        assert "With handicap\nBo 131, Ann 128" in seen, "without a press"
    else:
        assert screen.fanfare.text.replace("\xa0", " ").endswith("Ann 128, Bo 119. With handicap: Bo 131, Ann 128.")
    bench.row("With handicap")
    words = bench.app.stack.screen.words.replace("\xa0", " ")
    assert bench.whole_frame() == [1] and words.startswith("By the rules: Ann 128, Bo 119.\nWith handicap: Bo 131, Ann")


@pytest.mark.parametrize("size", SIZES)
def test_the_end_fits_with_the_widest_names(size, tmp_path):
    bench = played(board_of(*size), tmp_path, [0, 1000], LONG[:2], [1280, 1190])
    assert bench.whole_frame() == [1]
    bench.row("With handicap")
    assert bench.whole_frame() == [1]


@pytest.mark.parametrize("value", ([0], [0, -1], [0, "1"], {"1": 2}, 12, [0, True], [0, 10**7], None))
def test_what_another_program_wrote_wrong_is_no_handicap(value, tmp_path):
    bench = PenkBench(STICK, tmp_path).begin()
    bench.app.storage.write_metadata(1, {"handicap": value, "lost": value})
    bench = PenkBench(STICK, tmp_path)
    assert bench.app.game.record.handicap is None and bench.app.game.record.lost is None
    assert bench.app.game.table.players == TWO


def reviewed(bench, monkeypatch):
    known = [({"type": "eliminate", "column": column}, 100 * column) for column in range(1, 6)]
    use(monkeypatch, Adviser(*known, other=1000))
    bench.row("Review")
    return bench.app.stack.screen


def test_a_review_is_kept_until_the_game_is_changed(tmp_path, monkeypatch):
    bench = over(PenkBench(STICK, tmp_path).begin())
    storage = bench.app.storage
    assert "lost" not in storage.side(1)
    sums = reviewed(bench, monkeypatch).sums
    lost = storage.side(1)["lost"]
    assert lost == [each[1] for each in sums] and any(lost)
    bench = PenkBench(STICK, tmp_path)
    assert bench.app.game.record.lost == lost
    bench.undo()
    assert "lost" not in bench.app.storage.side(1)
    bench.app.redo()
    bench.settle()
    assert "lost" not in bench.app.storage.side(1), "it may have another end"


@pytest.mark.parametrize(
    ("before", "told"),
    (
        ([], "Handicap: 1 of 10 reviewed games."),
        (SURE[:8], "Handicap: 9 of 10 reviewed games."),
        ([3000, -3000] * 6, "Handicap: none is sure after 13 games."),
        (SURE, "Handicap: Bo +11 (9 to 14)"),
    ),
)
def test_a_review_tells_how_far_it_is(before, told, tmp_path, monkeypatch):
    met(tmp_path, before)
    bench = over(PenkBench(STICK, tmp_path).begin())
    screen = reviewed(bench, monkeypatch)
    bench.press("down*5")
    assert told in screen.words.words
    assert bench.whole_frame() == [1]


def test_the_sums_of_a_review_scroll_where_they_have_no_room(tmp_path, monkeypatch):
    bench = over(PenkBench(BOARDS[1], tmp_path).begin(LONG[:2]))
    bench.app.game.clock.turns = [[[1, 3599000]] * 3, [[1, 3599000]] * 3]
    screen = reviewed(bench, monkeypatch)
    bench.press("down*%d" % len(screen.choices))
    assert screen.page == len(screen.choices) and screen.words.first == 0
    seen = screen.words.count
    while screen.words.first < screen.words.last_first:
        before = screen.words.first
        bench.press("down")
        assert screen.words.first > before and bench.whole_frame() == [1]
    assert screen.words.last_first and seen < screen.words.length
    while screen.words.first:
        bench.press("up")
    bench.press("up")
    assert screen.page == len(screen.choices) - 1
