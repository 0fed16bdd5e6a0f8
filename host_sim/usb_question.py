"""The protocol of a simulated handheld's socket besides the game.

It identifies the handheld as simulated, so that no program tries to interrupt MicroPython, and refuses a second
program, because a serial port serves only one.
"""

import contextlib
import socket

QUESTION = b"\ntableside simulated?\n"
"""A line that a handheld ignores as noise."""
ANSWER = b"a simulated handheld\r\n"
BUSY = b"tableside busy\n"


def turn_away(listener: socket.socket) -> socket.socket:
    """Tell a waiting program that another one is connected.

    Keep the returned socket a while: closing it with unread input would discard the message.
    """
    client, _address = listener.accept()
    with contextlib.suppress(OSError):
        client.sendall(BUSY)
        client.shutdown(socket.SHUT_WR)
    return client
