"""A handheld that is updated in mid-game opens the same game. tests/golden/flash was written by the version that had
all screens in one folder.
"""

import shutil
from pathlib import Path

import pytest

from firmware.keys import OK
from tests.firmware.fake_hardware import Handheld

FLASH = Path(__file__).parents[1] / "golden" / "flash"
CASES = sorted(folder.name for folder in FLASH.iterdir())
HOME = "screens.home.Home"


@pytest.fixture
def updated(tmp_path):
    def start(case):
        shutil.copytree(FLASH / case, tmp_path / "data")
        return Handheld(tmp_path / "data")

    return start


def messages(handheld):
    return [state for name, state in handheld.shown() if name == "screens.choice.Message"]


def test_there_are_games_of_each_kind_in_mid_turn_with_a_notice_and_left():
    games = {case.rsplit("_", 1)[0] for case in CASES}
    assert len(games) > 3 and {f"{game}_{what}" for game in games for what in ("turn", "notice", "left")} <= set(CASES)


@pytest.mark.parametrize("case", CASES)
def test_the_same_game_is_opened_without_a_complaint(updated, case):
    game, what = case.rsplit("_", 1)
    handheld = updated(case)
    app = handheld.app
    if what == "left":
        assert handheld.names() == [HOME]
        handheld.press(OK)  # resume
    assert app.game.table.game.ID == game
    record = app.game.table.save()
    names = handheld.names()
    assert messages(handheld) == [] and app.storage.crashes() == ""
    assert names[:2] == [HOME, app.game.screens.play(app.game.table)]
    assert (app.game.screens.NOTICE in names) == (what in ("left", "notice"))
    while app.game.screens.NOTICE in handheld.names():
        handheld.press(OK)
    assert len(handheld.names()) > 1 and app.game.table.save() == record
    expected = handheld.names()
    handheld.again()
    assert handheld.names() == expected and handheld.app.storage.crashes() == ""


def test_moves_after_the_place_are_shown_too(updated):
    """The power went between an action's line and the place."""
    handheld = updated("penk_notice")
    place = (FLASH / "penk_notice" / "place.log").read_bytes()
    # The place before the notice was opened is the line before the last one.
    (handheld.folder / "place.log").write_bytes(b"".join(place.splitlines(keepends=True)[:-1]))
    handheld.again()
    assert handheld.app.game.screens.NOTICE in handheld.names()
    assert handheld.app.storage.crashes() == ""


def test_a_place_outside_the_game_opens_home(updated):
    handheld = updated("penk_turn")
    storage = handheld.app.storage
    for stack in ([["home.Home", None], ["history.History", None]], [[HOME, None], ["screens.gone.Gone", None]]):
        storage.write_session({"at": handheld.app.game.at, "game": 1, "stack": stack})
        handheld.again()
        assert handheld.names() == [HOME] and handheld.app.game.table.game.ID == "penk"
        assert handheld.app.storage.crashes() == ""
        storage = handheld.app.storage


def test_a_notice_that_kept_a_list_of_its_own_is_made_again_from_the_record(updated):
    """Also below another screen. The lists were as these, before notices kept events."""
    handheld = updated("penk_notice")
    notice = ["games.penk.notice.Notice", [[["block", 1, "row", 1, [[1, 4]], 0]], 0]]
    stack = [[HOME, None], [handheld.names()[1], None], notice, ["screens.in_game.menu.Menu", None]]
    handheld.app.storage.write_session({"at": handheld.app.game.at, "game": 1, "stack": stack})
    handheld.again()
    assert handheld.names()[-1] == handheld.app.game.screens.NOTICE and messages(handheld) == []
    assert handheld.app.storage.crashes() == ""
