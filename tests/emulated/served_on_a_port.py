"""A handheld on a TCP port instead of a USB cable, while a client is connected."""

import os
import subprocess
import sys
import threading
import time
from unittest import mock

from mpremote import transport_serial
from serial.urlhandler import protocol_socket

from tools import places
from tools.device.board import board_link
from tools.workshop.emulated_pico.serve import ConsoleServer

DEV = (sys.executable, str(places.ROOT / "tools" / "dev.py"))
INSIDE = {"TABLESIDE_INSIDE": "1", "PYTHONIOENCODING": "utf-8"}
"""Of the environment: dev.py is to run in this Python and not to look for its own."""


def served(handheld, work):
    """The result of `work(port)`, which talks to the handheld from another thread while this one lets its time pass.
    Raises what `work` raises.
    """
    server = ConsoleServer(handheld)
    results = []
    thread = threading.Thread(target=lambda: results.append(_tried(work, f"socket://127.0.0.1:{server.port}")))
    # pyserial sleeps after closing a connection, mpremote before it looks for an answer again, and at each connection
    # one waits for the answer of the simulator: none of this is needed here.
    with (
        mock.patch.object(protocol_socket, "time"),
        mock.patch.object(
            transport_serial, "time", mock.Mock(sleep=lambda _s: time.sleep(0.001), monotonic=time.monotonic)
        ),
        mock.patch.object(board_link, "_SECONDS_TO_ANSWER", 0.01),
    ):
        thread.start()
        server.serve(lambda: not thread.is_alive())
        thread.join()
    if isinstance(results[0], BaseException):
        raise results[0]
    return results[0]


def _tried(work, port):
    try:
        return work(port)
    except BaseException as error:  # told by the thread that waits for it
        return error


def run_command(handheld, *words):
    """Run `dev.py` with these words on the handheld's port; returns its exit code and what it printed."""

    def work(port):
        command = [*DEV, *words, "--port", port]
        return subprocess.run(
            command, env={**os.environ, **INSIDE}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )

    done = served(handheld, work)
    return done.returncode, done.stdout.decode("utf-8")
