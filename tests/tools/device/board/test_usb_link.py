"""The computer's side of the USB table: over a simulated handheld, whose time passes while the computer waits."""

import contextlib
import io
import json
import os
import socket
import subprocess
import sys

import pytest

from host_sim.handheld import SimulatedHandheld
from host_sim.script import boot
from host_sim.usb_socket import HandheldOnSocket, UsbSocket
from tools import places
from tools.device.board.usb_link import SerialWire, TableLink
from tools.owner.commands import referee, watch
from tools.owner.findings import FINDINGS
from tools.refusal import LinkError

BOARD = "waveshare_pico_lcd_1_3"
NEW = b'{"op":"new","game":"penk","players":["Ann","Bo"],"first":0,"seed":"00000000000000000000000000000000"}'


class Wire:
    """A cable to a simulated handheld: reading lets its time pass. `pulled`: nothing arrives any more."""

    port = "the simulator"

    def __init__(self, handheld):
        self.handheld = handheld
        self.pulled = False
        self.closed = False
        self.lost_ms = 0

    def read(self):
        self.handheld.run(20)
        if self.pulled or not self.handheld.is_on:
            self.lost_ms += 20
        received = self.handheld.usb_received()
        return b"" if self.pulled else received

    def write(self, data):
        if not self.pulled:
            self.handheld.usb_send(data)

    def close(self):
        self.closed = True

    def seconds(self):
        return (self.handheld.pico.now_us / 1000 + self.lost_ms) / 1000 if self.handheld.is_on else self.lost_ms / 1000


@pytest.fixture
def wire(tmp_path):
    handheld = SimulatedHandheld(BOARD, tmp_path)
    boot(handheld)
    yield Wire(handheld)
    assert handheld.violations == []


def press(handheld, key):
    handheld.key_down(key)
    handheld.run(80)
    handheld.key_up(key)
    handheld.run(700)


def test_a_link_opens_asks_and_ends(wire):
    with TableLink(wire) as link:
        assert link.board == wire.handheld.board.NAME
        assert json.loads(link.ask(NEW))["ok"]
        assert link.status()["game"] == 1
        assert wire.handheld.app.usb_table is not None
    wire.handheld.run(1000)
    assert wire.handheld.app.usb_table is None and wire.closed


def test_the_replies_are_those_of_the_desk_referee(wire):
    lines = [NEW, b'{"op":"do","action":{"type":"roll"}}', b'{"op":"state"}', b'{"op":"legal"}', b'{"op":"undo"}']
    lines += [b"", b"\xff", b"x" * 9000, b"tableside off", b'{"op":"undo","force":true}']
    lines += [b'{"op":"%s"}' % operation for operation in (b"redo", b"save", b"audit", b"games")]
    typed = b"\n".join(lines) + b"\n"
    sink = io.BytesIO()
    with TableLink(wire) as link:
        referee.converse(link, io.BytesIO(typed), sink)
    command = [sys.executable, "-m", "tools.owner.referee"]
    desk = subprocess.run(command, input=typed, capture_output=True, cwd=places.ROOT, check=True)
    here, there = sink.getvalue().split(b"\n"), desk.stdout.split(b"\n")
    too_long = lines.index(b"x" * 9000)
    assert json.loads(here[too_long])["error"]["code"] == json.loads(there[too_long])["error"]["code"]
    assert here[:too_long] + here[too_long + 1 :] == there[:too_long] + there[too_long + 1 :]


def test_ctrl_c_inside_a_line_never_reaches_the_board(wire):
    with TableLink(wire) as link:
        sent = []
        wire.write = lambda data: (sent.append(data), wire.handheld.usb_send(data))
        assert json.loads(link.ask(b'{"op":\x03"games"}\r'))["error"]["code"] == "bad_json"
        assert b"\x03" not in b"".join(sent) and b"\r" not in b"".join(sent)


def test_a_second_computer_is_not_confused_by_what_the_first_left_behind(wire):
    first = TableLink(wire)
    first.ask(NEW)
    wire.write(b'{"op":"state"}\n{"op":"legal"}\n{"op":"st')
    with TableLink(wire) as link:
        assert link.request({"op": "state"})["state"]["players"] == ["Ann", "Bo"]


def test_watch_shows_what_is_pressed(wire):
    page = io.StringIO()
    looks = []

    def wait():
        looks.append(page.getvalue())
        if len(looks) == 3:
            press(wire.handheld, "ok")  # the tip of a first game
            press(wire.handheld, "ok")
        if len(looks) == 6:
            raise KeyboardInterrupt

    with TableLink(wire) as link:
        watch.follow(link, page, True, wait)
        assert "No game is open" in page.getvalue()
        link.ask(NEW)
        with pytest.raises(KeyboardInterrupt):
            watch.follow(link, page, False, wait)
    assert looks[0] == looks[2], "nothing is written while nothing happens"
    assert "rolls left: 2" not in looks[2] and "rolls left: 2" in looks[3]


def test_no_handheld_there_is_told_in_plain_words(wire):
    wire.handheld.power_off()
    with pytest.raises(LinkError, match="Nobody answers"):
        TableLink(wire)
    assert wire.closed


def test_behind_a_socket_the_long_wait_is_explained(wire, capsys):
    wire.handheld.power_off()
    wire.port = "socket://127.0.0.1:5555"
    with pytest.raises(LinkError):
        TableLink(wire)
    assert "Ctrl-C ends the waiting" in capsys.readouterr().err


def test_a_pulled_cable_is_told_in_plain_words(wire):
    with pytest.raises(LinkError, match="does not answer any more"), TableLink(wire) as link:
        link.ask(NEW)
        wire.pulled = True
        link.status()


@pytest.mark.parametrize("answer", [b"half of an ans", b'"text"', b'{"op":"state"}', b"\xff"])
def test_an_answer_that_another_program_has_mixed_up_is_told_in_plain_words(wire, answer):
    with TableLink(wire) as link:
        link.ask = lambda _line: answer
        with pytest.raises(LinkError, match="another program"):
            link.request({"op": "state"})


def test_a_port_that_is_in_use_is_not_shared():
    pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals, and never shares a port")
    ours, theirs = pty.openpty()
    first = SerialWire(os.ttyname(theirs))
    with pytest.raises(LinkError, match=FINDINGS["busy"].title):
        SerialWire(os.ttyname(theirs))
    first.close()
    os.close(ours)
    os.close(theirs)


def test_a_board_at_its_prompt_is_told_in_plain_words(wire):
    wire.read = lambda: (
        b'\r\n>>> tableside usb\r\nTraceback (most recent call last):\r\n  File "<stdin>", line 1\r\nSyntaxError:'
        b" invalid syntax\r\n"
    )
    with pytest.raises(LinkError, match="prompt"):
        TableLink(wire)


def test_the_commands_over_a_socket(tmp_path):
    usb = UsbSocket()
    handheld = HandheldOnSocket(BOARD, tmp_path, None, usb)
    boot(handheld)
    port = ["--port", f"socket://127.0.0.1:{usb.port}"]

    def run(command, typed=b""):
        process = subprocess.Popen(
            [sys.executable, str(places.ROOT / "tools" / "dev.py"), *command, *port],
            env=dict(os.environ, TABLESIDE_INSIDE="1", PYTHONIOENCODING="utf-8"),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        process.stdin.write(typed)
        process.stdin.close()
        while process.poll() is None:
            # Not much quicker than real time: the handheld takes a computer that is silent for a minute for gone.
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.01)
            handheld.run(20)
        return process.returncode, process.stdout.read().decode(), process.stderr.read().decode()

    code, said, complained = run(["referee"], NEW + b'\n{"op":"do","action":{"type":"roll"}}\n')
    assert code == 0, complained
    assert [json.loads(line)["ok"] for line in said.splitlines()] == [True, True]
    assert complained.strip() == f"Talking to the game on the {handheld.board.NAME}."
    with socket.create_connection(("127.0.0.1", usb.port)):
        handheld.run(20)
        code, said, complained = run(["watch", "--once"])
        assert code == 1 and "Another program talks to the handheld" in complained, (said, complained)
    code, said, complained = run(["watch", "--once"])
    assert code == 0, complained
    assert said.startswith("Penk!   round 1, turn 1: decide") and "> Ann" in said
    usb.close()


@pytest.mark.parametrize("port", ["/dev/ttyACM9", "abc"])
def test_a_port_that_is_not_there_is_told_once(port):
    with pytest.raises(LinkError) as lost:
        SerialWire(port)
    assert str(lost.value) == f"The port {port} cannot be opened.\nThere is no such port. {FINDINGS['absent'].action}"


def test_where_nothing_listens_the_simulator_is_named():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number = free.getsockname()[1]
    with pytest.raises(LinkError) as lost:
        SerialWire(f"socket://127.0.0.1:{number}")
    said = str(lost.value)
    assert "nothing listens there" in said and f"sim --usb {number}" in said and "cable" not in said
