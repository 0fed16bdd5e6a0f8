"""The table protocol over the USB cable of a simulated handheld, beside people who press its keys."""

import json
import sys
from types import SimpleNamespace

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from host_sim.text_search import shows

BOARD = "waveshare_pico_lcd_1_3"
NEW = {"op": "new", "game": "penk", "players": ["Ann", "Bo"], "first": 0, "seed": "0" * 32}
CALL = b"\ntableside usb\n"


class Cable:
    """A handheld and the computer at the other end of its cable."""

    def __init__(self, folder):
        self.handheld = SimulatedHandheld(BOARD, folder)
        boot(self.handheld)
        self.received = b""

    def send(self, data, ms=1500):
        """Send bytes; the lines that came back within `ms` of the device's time."""
        self.handheld.usb_send(data)
        self.received += self.received_within(ms)
        *lines, self.received = self.received.split(b"\n")
        return [json.loads(line) for line in lines]

    def received_within(self, ms):
        self.handheld.run(ms)
        return self.handheld.usb_received()

    def ask(self, request):
        """The one reply to a request; long ones take a few seconds."""
        replies = self.send(json.dumps(request).encode() + b"\n")
        for _second in range(20):
            replies += [] if replies else self.send(b"", 1000)
        assert len(replies) == 1, replies
        return replies[0]

    def call(self):
        (reply,) = self.send(CALL)
        assert reply["ok"] and reply["tableside"] == "usb"
        return reply

    def begin(self, game="penk"):
        self.call()
        return self.ask(dict(NEW, game=game))

    def roll(self):
        return self.ask({"op": "do", "action": {"type": "roll"}})

    def press(self, key):
        self.handheld.key_down(key)
        self.handheld.run(80)
        self.handheld.key_up(key)
        self.handheld.run(700)

    def shows(self, words):
        board = self.handheld.board
        return shows(self.handheld.pixels(), board.WIDTH, board.HEIGHT, words)

    @property
    def app(self):
        return self.handheld.app


@pytest.fixture
def cable(tmp_path):
    made = Cable(tmp_path)
    yield made
    assert made.handheld.violations == []


def test_nothing_is_answered_or_imported_before_the_first_line(cable):
    sys.modules.pop("firmware.usb_table", None)
    noise = [
        b"AT\r\n", b"\xff\x00\x80" * 50, b'{"op":"games"}\n', b"tableside", b"x tableside usb\n", b"tableside usb x\n",
        b"tableside off\n",
    ]  # fmt: skip
    for data in noise:
        assert cable.send(data) == []
    assert cable.app.usb_table is None
    assert "firmware.usb_table" not in sys.modules
    assert cable.send(b"half a line\r") == []
    assert cable.call()["board"] == cable.handheld.board.NAME
    assert "firmware.usb_table" in sys.modules


def test_a_game_from_usb_is_shown_and_recorded(cable, tmp_path):
    cable.call()
    assert cable.ask({"op": "state"})["error"]["code"] == "no_game"
    assert cable.ask({"op": "legal"})["error"]["code"] == "no_game"
    reply = cable.ask(NEW)
    assert [event["type"] for event in reply["events"]] == ["first", "turn"]
    assert cable.shows("Ann")
    reply = cable.roll()
    assert reply["events"][0]["type"] == "rolled"
    state = cable.ask({"op": "state"})["state"]
    assert state["rolls_left"] == 2
    cable.handheld.power_off()
    again = Cable(tmp_path)
    assert again.app.game.table.state()["dice"] == state["dice"]


def test_presses_are_seen_by_the_computer_and_its_actions_by_the_players(cable):
    cable.begin()
    before = cable.send(b"tableside 7\n")[0]
    cable.press("ok")
    after = cable.send(b"tableside 8\n")[0]
    assert (before["tableside"], after["tableside"]) == ("7", "8")
    assert (after["game"], after["at"]) == (before["game"], before["at"] + 1)
    state = cable.ask({"op": "state"})["state"]
    assert state["rolls_left"] == 2
    action = next(action for action in cable.ask({"op": "legal"})["actions"] if action["type"] == "mark")
    assert cable.ask({"op": "do", "action": action})["ok"]
    while cable.app.stack[-1][0] == "games.penk.notice.Notice":
        cable.press("ok")
    assert cable.shows("Bo")
    assert cable.ask({"op": "undo"})["events"][0]["type"] == "marked"
    assert cable.app.stack[-1][0] == "games.penk.notice.Notice", "what is to be rubbed out is told"


def test_what_nobody_has_read_yet_stays_in_front_when_a_computer_plays_on(cable):
    cable.begin("puzzle_sheet")
    for _turn in range(2):
        action = next(iter(cable.app.game.table.legal()))
        assert cable.ask({"op": "do", "action": action})["ok"]
    names = [name for name, _state in cable.app.stack]
    assert names.count("games.puzzle_sheet.notice.Notice") == 2
    assert cable.app.stack[-1][1][1][0]["player"] == 0, "the first player's piece is told first"
    cable.press("ok")
    assert cable.app.stack.screen.shown.seat == 1


def test_a_computer_that_plays_brings_no_tips_and_a_key_does(cable):
    cable.app.set("tips", True)
    cable.begin()
    cable.roll()
    cable.handheld.run(3000)
    names = [name for name, _state in cable.app.stack]
    assert "screens.in_game.tips.Tip" not in names, names
    assert cable.ask({"op": "undo", "force": True})["ok"]
    cable.press("ok")
    assert cable.app.stack[-1][0] == "screens.in_game.tips.Tip", "the player's own roll brings the tip"


def test_a_tip_comes_after_the_answer_of_a_question_and_does_not_swallow_it(cable):
    cable.app.set("tips", True)
    cable.begin("block_buster")
    cable.app.game.show_phase()
    cable.handheld.run(100)
    turn = cable.app.stack.screen
    turn.list.focus = turn.list.labels.index("Pass")
    for key in ("ok", "down", "ok"):
        cable.press(key)
    assert cable.app.game.table.undo_entry().action["type"] == "pass"
    assert "screens.in_game.tips.Tip" in [name for name, _state in cable.app.stack]


def test_refusals_change_nothing_and_are_not_shown_to_the_players(cable):
    cable.begin()
    picture = cable.handheld.pixels()
    codes = [
        ({"op": "do", "action": {"type": "mark", "cells": []}}, "illegal"), ({"op": "undo"}, "nothing_to_undo"),
        ({"op": "redo"}, "nothing_to_redo"), ({"op": "audit"}, "not_over"),
        ({"op": "new", "game": "chess", "players": ["A"]}, "unknown_game"),
        ({"op": "load", "save": "juice"}, "bad_save"), ({"op": "sing"}, "bad_request"),
    ]  # fmt: skip
    for request, code in codes:
        assert cable.ask(request)["error"]["code"] == code
    assert cable.handheld.pixels() == picture
    assert cable.app.storage.games() == [1]


def test_hundreds_of_actions_are_listed(cable):
    cable.begin("puzzle_sheet")
    reply = cable.ask({"op": "legal"})
    assert reply == {"actions": list(cable.app.game.table.legal()), "ok": True}
    assert len(reply["actions"]) > 500


def test_a_list_of_none_and_a_list_of_one(cable):
    cable.begin()
    assert cable.ask({"op": "legal"}) == {"actions": [{"type": "roll"}], "ok": True}
    cable.app.game.table.game.phase = "over"
    assert cable.ask({"op": "legal"}) == {"actions": [], "ok": True}


def test_a_list_that_the_game_has_passed_by_ends_with_an_error(cable):
    cable.begin("puzzle_sheet")
    whole = len(list(cable.app.game.table.legal()))
    cable.handheld.usb_send(b'{"op":"legal"}\n')
    cable.handheld.run(60)
    begun = cable.handheld.usb_received()
    assert begun.startswith(b'{"actions":[') and b"\n" not in begun
    cable.app.act(next(iter(cable.app.game.table.legal())))
    (reply,) = [json.loads(line) for line in (begun + cable.received_within(3000)).splitlines()]
    assert not reply["ok"] and "Ask again" in reply["error"]["message"]
    assert 0 < len(reply["actions"]) < whole
    assert cable.ask({"op": "legal"})["ok"]


def test_advice_is_that_of_the_table_and_ends_with_an_error_when_people_go_on(cable):
    cable.begin("yacht")
    cable.roll()
    told = cable.ask({"op": "advise"})
    assert told == {"ok": True, "advice": json.loads(json.dumps(cable.app.game.table.advise()))}
    assert 1 < len(told["advice"]) <= 3
    cable.handheld.usb_send(b'{"op":"advise"}\n')
    cable.handheld.run(20)
    begun = cable.handheld.usb_received()
    assert b"\n" not in begun
    cable.app.act({"type": "write", "box": "chance"})
    (reply,) = [json.loads(line) for line in (begun + cable.received_within(3000)).splitlines()]
    assert reply["error"]["code"] == "bad_request" and "Ask again" in reply["error"]["message"]
    assert cable.ask({"op": "advise"})["ok"]


def no_memory(*_arguments):
    raise MemoryError


def test_an_action_that_was_done_does_not_look_refused_when_memory_is_short(cable, monkeypatch):
    cable.begin()
    with monkeypatch.context() as patch:
        module = sys.modules["firmware.usb_table"]  # not the one of this file once it was forgotten
        patch.setattr(module, "canonical_json", SimpleNamespace(write=no_memory))
        cable.handheld.usb_send(b'{"op":"do","action":{"type":"roll"}}\n')
        reply = json.loads(cable.received_within(1500))
    assert reply["error"]["code"] == "no_answer"
    assert cable.ask({"op": "state"})["state"]["rolls_left"] == 2


@pytest.mark.parametrize("done", [True, False])
def test_an_action_for_which_memory_ends_half_way_is_done_or_not(cable, monkeypatch, done):
    """The record, the table and the answer agree, and the game goes on."""
    cable.begin()
    with monkeypatch.context() as patch:
        if done:
            patch.setattr(cable.app.game.screens, "after", no_memory)
        else:
            patch.setattr(cable.app.storage, "append", no_memory)
        assert cable.roll()["error"]["code"] == ("no_answer" if done else "bad_json")
    assert cable.ask({"op": "state"})["state"]["rolls_left"] == (2 if done else 3)
    if not done:
        cable.roll()
    record = cable.app.game.table.save()
    assert cable.app.storage.record(cable.app.game.record.number) == (record, False)
    assert cable.app.storage.crashes() == "" and cable.shows("Ann")


def test_a_list_for_which_the_memory_is_too_small_ends_with_an_error(cable, monkeypatch):
    cable.begin("puzzle_sheet")
    legal = list(cable.app.game.table.legal())

    def short_of_memory():
        yield from legal[:100]
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(cable.app.game.table, "legal", short_of_memory)
        reply = cable.ask({"op": "legal"})
    assert reply["actions"] == legal[:100] and reply["error"]["code"] == "bad_json" and not reply["ok"]
    assert len(cable.ask({"op": "legal"})["actions"]) == len(legal)


def test_a_save_is_the_record_as_it_was_when_it_was_asked_for(cable):
    cable.begin("puzzle_sheet")
    for _turn in range(12):
        cable.app.act(next(iter(cable.app.game.table.legal())))
    asked = cable.app.game.table.save()
    cable.handheld.usb_send(b'{"op":"save"}\n')
    cable.handheld.run(60)
    begun = cable.handheld.usb_received()
    assert begun and b"\n" not in begun
    cable.app.undo()
    assert json.loads(begun + cable.received_within(2000)) == {"ok": True, "save": asked}
    assert cable.app.game.table.save() != asked


def test_a_save_for_which_the_memory_is_too_small_is_no_reply(cable, monkeypatch):
    cable.begin()
    cable.roll()

    lines = list(cable.app.game.table.record_lines())

    def short_of_memory():
        yield lines[0]
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(cable.app.game.table, "record_lines", short_of_memory)
        cable.handheld.usb_send(b'{"op":"save"}\n')
        cut = cable.received_within(1000)
    assert cut.startswith(b'{"ok":true,"save":"') and cut.endswith(b"\\n\n"), (
        "half a save must not look like a whole one"
    )
    assert cable.ask({"op": "save"})["save"] == cable.app.game.table.save()


def test_a_save_goes_over_the_cable_and_back(cable):
    cable.begin()
    cable.roll()
    state = cable.ask({"op": "state"})
    save = cable.ask({"op": "save"})["save"]
    cable.ask(dict(NEW, seed=None, players=["Cy", "Dee"]))
    reply = cable.ask({"op": "load", "save": save})
    assert (reply["events"], reply["restored"]) == ([], 1)
    assert cable.ask({"op": "state"}) == state
    assert cable.app.storage.games() == [3, 2, 1]
    cable.press("ok")
    assert cable.shows("Ann")


def test_a_new_game_keeps_the_one_before(cable):
    cable.begin()
    cable.roll()
    cable.ask(dict(NEW, game="shape_cards"))
    assert cable.app.game.colours == [3, 1], "yellow and blue, as on the table"
    assert cable.app.game.resume(1)
    assert cable.ask({"op": "state"})["state"]["game"] == "penk"


def test_an_action_from_usb_wakes_the_handheld_and_a_look_does_not(cable):
    cable.begin()
    for _minute in range(6):
        cable.handheld.run(55000)
        cable.ask({"op": "state"})
    assert cable.handheld.backlight == 0
    cable.roll()
    assert cable.handheld.backlight > 50


def test_an_old_game_can_be_seen_but_not_played(cable):
    cable.begin()
    cable.app.game.read_only = True
    assert cable.ask({"op": "state"})["ok"]
    assert cable.roll()["error"]["code"] == "no_game"


def test_what_has_no_room_in_memory_is_refused_and_the_game_goes_on(cable, monkeypatch):
    cable.begin()

    class Full(bytearray):
        def append(self, byte):
            raise MemoryError

    cable.app.usb_table._line = Full()
    assert cable.ask({"op": "state"})["error"]["code"] == "bad_json"

    def full(line):
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(cable.app.usb_table._session, "reply", full)
        assert cable.ask({"op": "legal"})["error"]["code"] == "bad_json"
    cable.press("ok")
    assert cable.ask({"op": "state"})["state"]["rolls_left"] == 2
