"""A game that is over: taking back its end asks about the result, and from History it is only looked at."""

import pytest

from host_sim import script
from host_sim.handheld import SimulatedHandheld
from shared_rules.table.table import Table
from tests.firmware.sharing.games import finished

MENU = "screens.in_game.menu.Menu"
UNDO = "screens.in_game.undo.Undo"


@pytest.fixture
def handheld(tmp_path):
    """A whole game of Penk! has just ended on it."""
    made = SimulatedHandheld("waveshare_pico_lcd_1_3", tmp_path)
    script.boot(made)
    table = finished("penk", 1)
    made.app.game.begin(table, None, {})
    made.run(500)
    assert made.app.game.table.over
    return made


def words(handheld):
    return handheld.app.stack.screen.words


def open_from_history(handheld):
    handheld.app.stack.home()
    handheld.app.stack.push("screens.history.Game", [1])
    handheld.run(200)
    script.press(handheld, "ok")
    assert handheld.app.stack[-1][0] != "screens.history.Game"


def from_menu(handheld):
    handheld.app.stack.push(MENU)
    handheld.run(200)
    script.press(handheld, "ok")


@pytest.mark.parametrize("ask", [lambda handheld: handheld.app.stack.push(UNDO), from_menu])
def test_who_takes_back_an_end_is_asked_about_the_result(handheld, ask):
    ask(handheld)
    handheld.run(200)
    assert words(handheld).startswith("This takes back the result.")
    script.press(handheld, "ok")
    assert handheld.app.game.table.over, "the focus is on keeping it"
    handheld.app.stack.push(UNDO)
    handheld.run(200)
    for key in ("up", "ok"):
        script.press(handheld, key)
    assert not handheld.app.game.table.over


def test_a_game_opened_from_history_is_only_looked_at_after_a_power_cut_too(handheld):
    record = handheld.app.storage.record(1)
    open_from_history(handheld)
    for _start in range(2):
        handheld.app.stack.push(UNDO)
        handheld.run(200)
        assert words(handheld) == "This game is over. From History you can only look at it."
        script.press(handheld, "ok")
        for change in (lambda: handheld.app.undo(True), handheld.app.redo, lambda: handheld.app.act({"type": "roll"})):
            assert not change()
            handheld.run(100)
            script.press(handheld, "ok")
        handheld.app.stack.push(MENU)
        handheld.run(100)
        assert not [label for label in handheld.app.stack.screen.list.labels if label.startswith(("Undo", "Redo"))]
        handheld.app.stack.pop()
        assert handheld.app.game.table.over and handheld.app.storage.record(1) == record
        handheld.power_off()
        script.boot(handheld)
        handheld.run(200)
        assert handheld.app.game.looked_at


def test_an_unfinished_game_opened_from_history_goes_on(handheld):
    table = Table(bytes)
    table.new("penk", ["Ann", "Bo"], None, 0, "table", "00" * 16)
    handheld.app.game.begin(table, None, {})
    handheld.app.stack.home()
    handheld.app.stack.push("screens.history.Game", [2])
    handheld.run(200)
    script.press(handheld, "ok")
    assert not handheld.app.game.looked_at and handheld.app.game.table.to_move == 0
