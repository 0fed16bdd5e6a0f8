"""Lines over the USB cable of a simulated handheld: bad ones, ends of lines, halves, and a computer that goes away."""

import pytest

from firmware import usb_table
from tests.firmware.test_usb_table import Cable


@pytest.fixture
def cable(tmp_path):
    made = Cable(tmp_path)
    yield made
    assert made.handheld.violations == []


@pytest.mark.parametrize("bad", [b"", b"\xff\xfe\x00", b"[1,2]", b"{" * 300, b'{"op":"do"', b"x" * 20000, b'"\\ud800"'])
def test_bad_lines_get_one_line_each_and_the_game_goes_on(cable, bad):
    cable.begin()
    (reply,) = cable.send(bad + b"\n", 5000)
    assert reply["error"]["code"] == "bad_json"
    cable.press("ok")
    assert cable.app.game.table.game.rolls_left == 2
    assert cable.ask({"op": "state"})["state"]["rolls_left"] == 2


@pytest.mark.parametrize("end", [b"\n", b"\r", b"\r\n"])
def test_each_line_is_answered_once_whatever_ends_it(cable, end):
    (reply,) = cable.send(end + b"tableside usb" + end)
    assert reply["tableside"] == "usb"
    for op, more in (("games", b""), ("state", b""), ("nothing", b', "as": 0')):
        (reply,) = cable.send(b'{"op": "%s"%s}%s' % (op.encode(), more, end))
        assert reply["ok"] == (op == "games")
    assert len(cable.send((b'{"op": "state"}' + end) * 2)) == 2
    (reply,) = cable.send(end)
    assert reply["error"]["code"] == "bad_json", "an empty line is a line"


def test_the_longest_line_fits(cable):
    cable.call()
    cable.handheld.usb_send(b'{"op":"games"' + b" " * (usb_table.LONGEST_LINE - 14) + b"}")
    assert cable.send(b"\n", 5000)[0]["ok"]


def test_half_a_line_holds_up_nothing(cable):
    cable.begin()
    cable.send(b'{"op":"st')
    cable.press("ok")
    assert cable.app.game.table.game.rolls_left == 2
    assert cable.send(b'ate"}\n')[0]["state"]["rolls_left"] == 2


def test_a_computer_that_does_not_listen_holds_up_nothing(cable):
    cable.begin()
    cable.handheld.pico.console_listens = False
    assert cable.send(b'{"op":"state"}\n' * 20) == []
    cable.press("ok")
    assert cable.app.game.table.game.rolls_left == 2
    cable.handheld.pico.console_listens = True
    replies = cable.send(b"", 10000)
    assert len(replies) == 20 and all(reply["ok"] for reply in replies)


def test_the_last_line_ends_it(cable):
    cable.begin()
    assert cable.send(b"tableside off\n")[0]["ok"]
    assert cable.app.usb_table is None
    assert cable.send(b'{"op":"state"}\n') == []
    assert cable.call()["game"] == 1


def test_a_pulled_cable_ends_it_after_a_minute(cable):
    cable.call()
    cable.send(b'{"op":"st')
    cable.handheld.run(usb_table.SILENCE_MS + 1000)
    assert cable.app.usb_table is None
    cable.call()
    assert cable.ask({"op": "games"})["ok"]


def test_a_full_pipe_at_a_pulled_cable_ends_it_too(cable):
    cable.call()
    cable.handheld.pico.console_listens = False
    cable.send(b'{"op":"games"}\n')
    cable.handheld.run(usb_table.SILENCE_MS + 1000)
    assert cable.app.usb_table is None
