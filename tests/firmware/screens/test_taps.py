"""A finger on the panel: a tap goes where keys can go, as they do; a tap on the focus is ok."""

import json

import pytest

from firmware import keys
from firmware.drawing.focus import Focus
from firmware.drawing.lists import Scroller
from firmware.screens.names import CASE
from firmware.storage.storage import Storage
from host_sim.finger import Finger, Reach
from tests.firmware.games.shape_cards.bench import prepared_games  # noqa: F401
from tests.firmware.screens.bench import LAYOUTS, Bench
from tests.firmware.screens.cases import CASES, FOUR, fill_storage, stack
from tests.firmware.screens.every_case import groups

pytestmark = pytest.mark.usefixtures("prepared_games")
STICK, BUTTONS = LAYOUTS[:2]
_BY_NAME = {name: (names, make) for name, names, make in groups()}
_EACH = 6
"""Of so many cases one is tried in any run."""


@pytest.fixture
def touched(tmp_path):
    """A function (board, case of the menus) that gives the bench and its finger."""

    def touch(board, case):
        bench = Bench(board, tmp_path, stack(case))
        return bench, Finger(bench.app)

    return touch


def settle(bench, finger):
    while finger.busy:
        finger.step()
        bench.step()
    bench.settle()


def tap(bench, finger, x, y):
    finger.tap(x, y)
    settle(bench, finger)


def middle(bench, label):
    """The middle of the row with this label."""
    rows = bench.app.stack.screen.list
    row = rows.labels.index(label) - rows.first
    return 120, rows.y + sum(map(rows.height, range(rows.first, rows.first + row))) + 14


def places(screen):
    """How many places of those that are shown can have the focus, as the screen itself knows; None where it does not
    tell.
    """
    if type(screen).__name__ == "Declare":
        return None  # placements are told by their fields, and gone through by swipes
    if getattr(screen, "cover", None) and screen.cover.closed:
        return None
    if getattr(screen, "order", None):
        # Some are beside those that are shown.
        scrolls = hasattr(screen, "first") or isinstance(getattr(screen, "tiles", None), Scroller)
        return None if scrolls else len(screen.order)
    if hasattr(screen, "list"):
        return max(1, screen.list.count)
    if type(screen).__name__ == "Letters" and not screen.app.hardware.has_stick:
        return 4 if screen.rows else 9 if screen.focus.index < CASE else 5
    return len(screen.focus.places) if isinstance(getattr(screen, "focus", None), Focus) else None


def is_in_hand(screen):
    return getattr(getattr(screen, "list", None), "editing", False)


def touched_at(target):
    """The middle of what the target alone lights, or, where it lies over others, its own middle."""
    if not target.own:
        return target.x, target.y
    x, y, w, h = target.own[0]
    return x + w // 2, y + h // 2


def check(bench):
    """Each target is what a tap on its middle means; the last one looks as after the keys."""
    app = bench.app
    bench.step()
    reach = Reach(app)
    if not reach.is_copy:
        return  # something moves, or it is a secret
    for target in reach.targets:
        assert reach.at(*touched_at(target)) is target
    if places(app.stack.screen) is not None and not is_in_hand(app.stack.screen):
        assert len(reach.targets) + 1 == places(app.stack.screen)
    if not reach.targets:
        return
    start = json.dumps(app.stack.cover())
    target = reach.targets[-1]
    before = bench.pixels()
    bench.open(json.loads(start))
    if bench.pixels() != before:
        return  # it tells of something that just happened
    bench.hardware.keys.events += target.keys  # as somebody presses who is quicker than the picture
    bench.settle()
    assert json.dumps(app.stack.screen.state()) == target.state
    seen = bench.pixels()
    bench.open(json.loads(start))
    tap(bench, Finger(app), *touched_at(target))
    assert Reach(app).frame.lit == target.frame.lit
    if not app.stack.screen.needs_table:
        assert bench.pixels() == seen  # a game says once what a key could not do


def _in_turn(each):
    for board in (STICK, BUTTONS):
        for group, (names, _make) in _BY_NAME.items():
            name = f"{board.__name__.rsplit('.', 1)[-1]}-{group}"
            first = board is BUTTONS
            yield pytest.param(board, group, names[first::each], id=name)


@pytest.mark.parametrize(("board", "group", "names"), list(_in_turn(_EACH)))
def test_a_tap_goes_to_every_place_that_keys_reach(board, group, names, tmp_path):
    for case in names:
        folder = tmp_path / case
        folder.mkdir()
        check(_BY_NAME[group][1](case, board, folder))


@pytest.mark.thorough
@pytest.mark.parametrize(("board", "group", "names"), list(_in_turn(1)))
def test_a_tap_goes_to_every_place_on_every_screen(board, group, names, tmp_path):
    test_a_tap_goes_to_every_place_that_keys_reach(board, group, names, tmp_path)


@pytest.mark.parametrize("board", (STICK, BUTTONS))
def test_a_second_tap_on_a_row_opens_it(board, touched):
    bench, finger = touched(board, "home")
    rows = bench.app.stack.screen.list
    label = rows.labels[1 if rows.focus != 1 else 0]
    tap(bench, finger, *middle(bench, label))
    assert (bench.top, rows.labels[rows.focus]) == ("screens.home.Home", label)
    tap(bench, finger, *middle(bench, label))
    assert bench.top != "screens.home.Home"


def test_a_tap_beside_everything_does_nothing(touched):
    bench, finger = touched(STICK, "confirm")
    before = bench.app.stack.screen.state()
    tap(bench, finger, 120, 110)
    assert (bench.top, bench.app.stack.screen.state()) == ("screens.choice.Confirm", before)


@pytest.mark.parametrize("turned", (False, True))
def test_a_tap_on_a_hint_is_its_key(touched, turned):
    bench, finger = touched(STICK, "settings")
    bench.app.set("left_handed", turned)
    bench.settle()
    layout = bench.app.stack.screen.layout
    column = layout._hints[not turned]
    x = 10 if turned else layout.right + 10
    hint = next(hint for hint in column if hint[0] == 1 << keys.BACK)
    tap(bench, finger, x, hint[2] + 8)
    assert bench.top == "screens.home.Home"


def test_a_turned_handheld_takes_taps_where_its_holder_sees_them(touched):
    bench, finger = touched(STICK, "home")
    bench.app.set("left_handed", True)
    bench.settle()
    tap(bench, finger, *middle(bench, "Settings"))
    tap(bench, finger, *middle(bench, "Settings"))
    assert bench.top == "screens.settings.Settings"


def test_a_row_that_is_tapped_while_a_value_is_in_hand_gets_the_focus(touched):
    bench, finger = touched(STICK, "numbers")
    values = list(bench.app.stack.screen.numbers)
    tap(bench, finger, *middle(bench, "Row 4"))
    screen = bench.app.stack.screen
    assert (screen.list.focus, screen.editing, screen.numbers) == (3, False, values)


@pytest.mark.parametrize("board", (STICK, BUTTONS))
def test_no_tap_changes_a_value(board, touched):
    bench, finger = touched(board, "new_game_full")
    before = json.dumps(dict(bench.app.stack.screen.state(), list=0))
    for y in range(2, board.HEIGHT, 9):
        start = bench.app.stack.screen.list.focus
        tap(bench, finger, 150, y)
        if bench.app.stack.screen.list.focus == start:
            break  # a tap on the focus, which takes the value in hand
        assert json.dumps(dict(bench.app.stack.screen.state(), list=0)) == before


@pytest.mark.parametrize("board", (STICK, BUTTONS))
def test_long_words_are_turned_by_a_tap_and_by_a_swipe(board, touched):
    bench, finger = touched(board, "message_long")
    text = bench.app.stack.screen.text
    tap(bench, finger, 100, 60)
    assert text.first > 0
    finger.swipe(0, 60)
    settle(bench, finger)
    assert text.first == 0


def test_a_swipe_goes_through_a_list(tmp_path):
    bench = Bench(STICK, tmp_path, stack("settings"))
    finger = Finger(bench.app)
    finger.swipe(3, -60)
    settle(bench, finger)
    assert bench.app.stack.screen.list.focus == 2


def test_a_tap_wakes_and_does_nothing_else(touched):
    bench, finger = touched(STICK, "home")
    bench.settle(310000)
    assert bench.app.light.asleep
    focus = bench.app.stack.screen.list.focus
    tap(bench, finger, *middle(bench, "Settings"))
    assert (bench.app.light.asleep, bench.app.stack.screen.list.focus) == (False, focus)


def test_a_tap_while_names_still_pass_waits_for_their_end(touched):
    bench, finger = touched(STICK, "home")
    bench.app.stack.push("pads.who_starts.Drawn", [0, FOUR, True])
    bench.step()
    bench.step()
    finger.tap(120, bench.app.stack.screen.list.y + 14)
    finger.step()
    assert (bench.top, finger.busy) == ("pads.who_starts.Drawn", True)
    bench.settle(3000)
    assert bench.app.stack.screen.text.words.endswith(" starts")
    settle(bench, finger)
    assert bench.top != "pads.who_starts.Drawn"


def test_trying_what_a_tap_means_writes_nothing(tmp_path):
    fill_storage(Storage(str(tmp_path)))
    bench = Bench(STICK, tmp_path)
    for case in sorted(CASES)[::5]:
        bench.open(stack(case))
        before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
        Reach(bench.app)
        assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before, case
