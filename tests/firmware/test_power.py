"""The app on fake hardware when the power goes, when files are damaged and when the flash refuses."""

import random

import pytest

from firmware import fairness
from firmware.app import FLASH_FAILS, App
from firmware.fairness import SEED
from firmware.game_session import ONLY_IN_MEMORY
from firmware.keys import BACK, DOWN, INFO, OK, RIGHT, UNDO, UP
from firmware.language import shown
from firmware.session_restore import to_resume
from firmware.storage.storage import Storage
from shared_rules.penk.rules import Penk
from tests.firmware import toy_screens
from tests.firmware.fake_hardware import FakeHardware, Handheld
from tests.firmware.toy_screens import PLAYERS, acknowledge, in_game, press_on

pytestmark = pytest.mark.usefixtures("toys")


# Power


@pytest.mark.parametrize(
    "seed", [*range(4), *[pytest.param(seed, marks=pytest.mark.thorough) for seed in range(4, 12)]]
)
def test_power_off_and_on_between_any_two_presses_shows_the_same_screens(handheld, seed):
    chance = random.Random(seed)
    for _ in range(60):
        handheld.press(chance.choice((UP, DOWN, RIGHT, RIGHT, OK, OK, OK, OK, BACK, UNDO)))
        before = handheld.shown()
        record = handheld.app.game.table.save() if handheld.app.game.table else None
        handheld.again()
        assert handheld.shown() == before
        assert (handheld.app.game.table.save() if handheld.app.game.table else None) == record


def test_screens_of_moves_that_the_record_has_lost_do_not_come_back(handheld, monkeypatch):
    in_game(handheld)
    lost = {
        "at": handheld.app.game.table.count + 1,
        "game": 1,
        "stack": [["screens.home.Home", None], ["games.penk.game.Over", None]],
    }
    monkeypatch.setattr(Storage, "read_session", lambda storage: lost)
    handheld.again()
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Roll"]


def test_power_off_between_the_record_and_the_place_still_brings_the_notices(handheld, monkeypatch):
    in_game(handheld)
    monkeypatch.setattr(handheld.app.game, "keep_session", lambda: None)
    handheld.press(OK)
    expected = handheld.shown()
    assert expected[-1][0] == "games.penk.game.Notice"
    handheld.again()
    assert handheld.shown() == expected


def test_power_off_before_an_undo_was_shown_tells_it_as_an_undo(handheld, monkeypatch):
    in_game(handheld)
    press_on(handheld, OK)
    monkeypatch.setattr(handheld.app.game, "keep_session", lambda: None)
    handheld.press(UNDO)
    handheld.again()
    assert handheld.shown()[-1] == ["games.penk.game.Notice", ["undo rolled"]]
    assert handheld.names()[-2] == "games.penk.game.Roll"


def test_power_off_before_the_first_place_brings_the_opening_notices(handheld, monkeypatch):
    opened = Penk.open

    def deal(game):
        opened(game)
        return [{"type": "dealt"}]

    monkeypatch.setattr(Penk, "open", deal)
    monkeypatch.setattr(handheld.app.game, "keep_session", lambda: None)
    handheld.press(OK)
    expected = handheld.shown()
    assert expected[-1] == ["games.penk.game.Notice", ["new dealt"]]
    handheld.again()
    assert handheld.names() == ["screens.home.Home"]
    handheld.press(INFO)
    assert handheld.shown() == expected


def test_power_off_while_a_left_game_is_opened_keeps_its_notices(handheld, monkeypatch):
    in_game(handheld)
    handheld.press(OK)
    expected = handheld.shown()
    assert expected[-1][0] == "games.penk.game.Notice"
    handheld.app.game.leave()
    handheld.run(40)
    handheld.again()
    with monkeypatch.context() as cut:
        cut.setattr(handheld.app.game, "keep_session", lambda: None)
        cut.setattr(handheld.app.game.record, "write_side", lambda *_side: False)
        handheld.press(INFO)
    handheld.again()
    handheld.press(INFO)
    assert handheld.shown() == expected


def test_power_off_between_the_last_action_and_the_outcome(handheld, monkeypatch):
    in_game(handheld)
    handheld.run(5000)
    with monkeypatch.context() as cut:
        cut.setattr(handheld.app.storage, "write_metadata", lambda _number, _side: None)
        while not handheld.app.game.table.over:
            press_on(handheld, OK)
    assert "winners" not in handheld.app.storage.side(1)
    seconds = handheld.app.storage.read_session()["seconds"]
    assert seconds >= 5
    handheld.again()
    assert handheld.app.storage.side(1)["winners"] == handheld.app.game.table.game.winners
    assert handheld.app.storage.side(1)["seconds"] == seconds


def test_keys_wait_until_a_screen_was_drawn(handheld):
    """A notice that came back after a power cut is not acknowledged unseen by somebody who presses while the handheld
    starts.
    """
    in_game(handheld)
    handheld.press(OK)
    expected = handheld.shown()
    assert expected[-1][0] == "games.penk.game.Notice"
    handheld.hardware = FakeHardware(handheld.folder)
    handheld.app = App(handheld.hardware)
    handheld.tap(OK, OK)
    handheld.run(100)
    assert handheld.shown() == expected
    handheld.press(OK)
    assert handheld.shown() != expected


@pytest.mark.parametrize("keep", [0, 1, 30, -1])
def test_a_torn_record_comes_back_as_far_as_it_is_good_and_says_so(handheld, keep):
    in_game(handheld)
    for _ in range(2):
        press_on(handheld, OK)
    moves = len(handheld.app.game.table.entries())
    path = handheld.folder / "games" / "0001.log"
    handheld.app.storage.merge_journal()
    whole = path.read_bytes()
    last = whole.rstrip(b"\n").rindex(b"\n") + 1
    path.write_bytes(whole[: last + keep if keep >= 0 else len(whole) - 2])
    handheld.again()
    record = path.read_bytes()
    assert record == whole[:last]
    if keep:
        assert handheld.names()[-1] == "screens.choice.Message"
        assert "Moves recovered: %d" % (moves - 1) in shown(handheld.shown()[-1][1][0])
        acknowledge(handheld)
    assert handheld.names()[0] == "screens.home.Home"
    assert len(handheld.app.game.table.entries()) == moves - 1
    press_on(handheld, OK)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.game.table.save()
    handheld.again()
    assert len(handheld.app.game.table.entries()) == moves


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\x00" * 300, b"rubbish\n", b'00000000 {"at":0,"game":null,"stack":[]}\n',
        b'{"stack": [["screens.home.Home", 1]]}',
    ],
)  # fmt: skip
def test_a_lost_place_opens_home(handheld, content):
    handheld.press(DOWN)
    (handheld.folder / "place.log").write_bytes(content)
    handheld.again()
    assert handheld.shown() == [["screens.home.Home", 0]]


def test_a_place_with_a_screen_that_is_gone_ends_in_the_game(handheld):
    in_game(handheld)
    handheld.app.storage.write_session(
        {"at": 0, "game": 1, "stack": [["screens.home.Home", None], ["games.penk.game.Gone", None]]}
    )
    handheld.again()
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Roll"]
    assert handheld.app.storage.crashes() == ""


def test_a_record_that_is_gone_is_told_at_home(handheld):
    in_game(handheld)
    (handheld.folder / "games" / "0001.log").unlink()
    handheld.again()
    assert handheld.names() == ["screens.home.Home", "screens.choice.Message"]


@pytest.mark.parametrize("colours", [None, [], [0, 0], [0, 9], ["a", "b"], [0, 1, 2], {"0": 1}])
def test_seat_colours_that_make_no_sense_are_replaced(handheld, colours):
    in_game(handheld)
    handheld.app.storage.write_metadata(1, {"colours": colours})
    assert handheld.again().game.colours == [0, 1]


def test_a_game_of_another_rules_version_names_both_and_can_still_be_looked_at(handheld, monkeypatch):
    in_game(handheld)
    for _ in range(4):
        press_on(handheld, OK)
    sheets = [bytes(sheet) for sheet in handheld.app.game.table.game.sheets]
    path = handheld.folder / "games" / "0001.log"
    before = path.read_bytes()
    monkeypatch.setattr("shared_rules.penk.rules.Penk.VERSION", 7)
    handheld.again()
    assert handheld.names()[:2] == ["screens.home.Home", "games.penk.game.Over"], "nothing that could be played"
    messages = [state[0] for name, state in handheld.shown() if name == "screens.choice.Message"]
    assert "version 1" in shown(messages[0])
    assert "version 7" in shown(messages[0])
    acknowledge(handheld)
    handheld.press(BACK, INFO)  # home, resume
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Over"]
    assert [bytes(sheet) for sheet in handheld.app.game.table.game.sheets] == sheets
    screens = handheld.shown()
    handheld.again()
    acknowledge(handheld)
    assert handheld.shown() == screens
    assert handheld.app.act(toy_screens.first_legal(handheld.app.game.table)) is False
    assert handheld.app.undo(True) is False
    assert path.read_bytes() == before


# Flash that fails


def refuse(*_):
    raise OSError(28, "no space")


def fill_flash(monkeypatch):
    monkeypatch.setattr("firmware.storage.files.append_to", refuse)
    monkeypatch.setattr("firmware.storage.files.write_whole", refuse)


def test_with_a_full_flash_the_game_goes_on_in_ram_and_is_kept_once_there_is_room(handheld, monkeypatch):
    in_game(handheld)
    fill_flash(monkeypatch)
    handheld.press(OK)
    assert FLASH_FAILS in [state[0] for name, state in handheld.shown() if name == "screens.choice.Message"]
    acknowledge(handheld)
    for _ in range(3):
        handheld.press(OK)
        assert "screens.choice.Message" not in handheld.names()
        acknowledge(handheld)
    monkeypatch.undo()
    handheld.press(OK)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.game.table.save()


def test_with_a_full_flash_from_the_start_a_new_game_can_be_played_and_is_kept_later(handheld, monkeypatch):
    with monkeypatch.context() as full:
        fill_flash(full)
        in_game(handheld)
        press_on(handheld, OK)
        assert handheld.app.game.table.phase == "decide"
        assert handheld.app.storage.games() == []
    handheld.press(OK)
    assert Storage(str(handheld.folder)).record(1)[0] == handheld.app.game.table.save()
    assert handheld.app.game.table.players == PLAYERS


def test_a_game_that_the_flash_refused_is_not_given_up_for_another(handheld, monkeypatch):
    with monkeypatch.context() as full:
        fill_flash(full)
        in_game(handheld)
        press_on(handheld, OK)
        table = handheld.app.game.table
        handheld.app.game.leave()
        handheld.run(40)
        assert to_resume(handheld.app) == (None, {"game": "penk", "players": PLAYERS})
        handheld.press(OK)  # a new game
        assert handheld.shown()[-1][1][0] == ONLY_IN_MEMORY
        assert handheld.app.game.table is table
        acknowledge(handheld)
        handheld.app.game.reopen()
        handheld.run(40)
        assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide"]
    press_on(handheld, BACK, OK)
    assert handheld.app.game.table is not table and handheld.app.storage.games() == [2, 1]
    assert Storage(str(handheld.folder)).record(1)[0] == table.save()


def test_a_crash_does_not_cost_moves_that_the_flash_refused(handheld, monkeypatch):
    in_game(handheld)
    fill_flash(monkeypatch)
    press_on(handheld, OK)
    saved = handheld.app.game.table.save()
    handheld.app.broken(RuntimeError("a screen"))
    handheld.run(40)
    assert handheld.app.game.table.save() == saved
    acknowledge(handheld)
    assert handheld.names() == ["screens.home.Home", "games.penk.game.Decide"]


def test_settings_and_choices_hold_until_power_off_when_the_flash_refuses(handheld, monkeypatch):
    monkeypatch.setattr("firmware.storage.files.write_whole", refuse)
    handheld.app.set("brightness", 30)
    handheld.app.remember("names", ["Ann"])
    handheld.run(40)
    assert handheld.hardware.light == 30
    assert [name for name in handheld.names() if name == "screens.choice.Message"] == ["screens.choice.Message"]
    monkeypatch.undo()
    handheld.press(OK)
    again = Handheld(handheld.folder).app
    assert again.settings.brightness == 30 and again.storage.remembered("names", None) == ["Ann"], "written late"


def fails_told(handheld):
    """Return how often it is told that flash fails, and close what is open above the game."""
    told = [state[0] for name, state in handheld.shown() if name == "screens.choice.Message"].count(FLASH_FAILS)
    acknowledge(handheld)
    return told


def test_each_failure_after_a_write_that_went_well_is_told_once(handheld, monkeypatch):
    """Nothing that is said between, such as a forgotten name, takes its place."""
    in_game(handheld)
    handheld.app.storage.tell("Only 24 names are remembered. Forgotten: Ann.")
    for _failure in range(2):
        with monkeypatch.context() as full:
            fill_flash(full)
            handheld.press(OK)
            assert fails_told(handheld) == 1
            handheld.press(OK)
            assert fails_told(handheld) == 0
        handheld.press(OK)
        assert fails_told(handheld) == 0


def test_nothing_is_seen_of_a_game_whose_trace_flash_refuses(handheld, monkeypatch):
    in_game(handheld)
    with monkeypatch.context() as full:
        fill_flash(full)
        assert not fairness.reveals(handheld.app.game, SEED)
    handheld.app.game.keep_session()
    assert fairness.seen_in(handheld.app.storage.side(1)) == [], "nothing was shown, so nothing is noted later"
    assert fairness.reveals(handheld.app.game, SEED)
    assert fairness.seen_in(handheld.app.storage.side(1)) == [SEED]
