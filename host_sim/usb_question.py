"""What a simulated handheld at the end of a socket says beside the game: that it is one, so that nobody tries to
interrupt a MicroPython in it; and that another program talks to it, as a serial port is open to one program only.
"""

import contextlib
import socket

QUESTION = b"\ntableside simulated?\n"
"""A line that a handheld takes for noise."""
ANSWER = b"a simulated handheld\r\n"
BUSY = b"tableside busy\n"


def turn_away(listener: socket.socket) -> socket.socket:
    """Tell the program that waits to be accepted that another one is being heard. The socket is to be kept a while:
    what has come on it unread would take the words away again when it closes.
    """
    client, _address = listener.accept()
    with contextlib.suppress(OSError):
        client.sendall(BUSY)
        client.shutdown(socket.SHUT_WR)
    return client
