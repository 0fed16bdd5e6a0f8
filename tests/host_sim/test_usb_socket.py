"""The USB cable of a simulated handheld as a port of this computer."""

import socket

import pytest

from host_sim.usb_question import BUSY
from host_sim.usb_socket import UsbSocket


class Talker:
    """A handheld that sends a lot whenever it is asked."""

    def __init__(self):
        self.sends = b""
        self.heard = b""

    def usb_received(self):
        return self.sends

    def usb_send(self, data):
        self.heard += data


@pytest.fixture
def usb():
    opened = UsbSocket()
    yield opened
    opened.close()


def carry_until(usb, handheld, condition):
    for _ in range(10_000):
        usb.carry(handheld)
        if condition():
            return
    pytest.fail("it did not come to that")


def test_a_program_that_takes_nothing_stops_nobody_and_the_next_one_is_heard(usb):
    handheld = Talker()
    with socket.create_connection(("127.0.0.1", usb.port)) as deaf:
        deaf.sendall(b"I am here")
        carry_until(usb, handheld, lambda: handheld.heard == b"I am here")
        handheld.sends = b"x" * 65_536
        carry_until(usb, handheld, lambda: usb._client is None)
        handheld.sends = b""
    with socket.create_connection(("127.0.0.1", usb.port)) as other:
        other.sendall(b"now me")
        carry_until(usb, handheld, lambda: handheld.heard.endswith(b"now me"))
        other.settimeout(20)
        received = bytearray()

        def answered():
            received.extend(other.recv(1 << 20))
            return received.endswith(b"end")

        handheld.sends = b"end"
        carry_until(usb, handheld, answered)


def test_a_second_program_is_told_at_once_that_another_one_is_heard(usb):
    handheld = Talker()
    with socket.create_connection(("127.0.0.1", usb.port)) as first:
        first.sendall(b"first")
        carry_until(usb, handheld, lambda: handheld.heard == b"first")
        for _ in range(2):
            with socket.create_connection(("127.0.0.1", usb.port)) as second:
                second.sendall(b"second")
                for _ in range(10):
                    usb.carry(handheld)
                second.settimeout(20)
                assert second.makefile("rb").read() == BUSY
        first.sendall(b" again")
        carry_until(usb, handheld, lambda: handheld.heard == b"first again")


def test_bytes_that_find_no_room_come_later_and_in_their_order(usb):
    handheld = Talker()
    with socket.create_connection(("127.0.0.1", usb.port)) as slow:
        slow.settimeout(20)
        slow.sendall(b"!")
        carry_until(usb, handheld, lambda: handheld.heard)
        sent = b""
        for number in range(200):
            handheld.sends = bytes([number]) * 300
            sent += handheld.sends
            usb.carry(handheld)
        handheld.sends = b""
        received = b""

        def whole():
            nonlocal received
            received += slow.recv(1000)
            return received == sent

        carry_until(usb, handheld, whole)
