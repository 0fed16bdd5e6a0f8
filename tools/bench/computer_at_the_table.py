"""A computer on the USB cable of a handheld that runs marks.PROBED_MAIN."""

import json

from host_sim import device_modules

device_modules.install()  # the firmware's drivers import MicroPython's

from firmware.drivers.usb_serial import CALL

_LOOK_MS = 50
_LONGEST_MS = 60000


class ComputerAtTheTable:
    """An open connection to the game on `handheld`, an EmulatedHandheld that is on."""

    def __init__(self, handheld):
        self._handheld = handheld
        self._received = bytearray()
        handheld.pico.console.on_data = self._received.extend
        self._reply(CALL)

    def ask_all(self):
        """What a computer that follows a game asks for."""
        for op in ("state", "legal", "save"):
            self._ask({"op": op})

    def load(self, record):
        """Open the game of this record in the place of the present one."""
        self._ask({"op": "load", "save": record})

    def list_actions(self):
        """(emulated ms from the request to the end of the reply, number of actions)."""
        passed, reply = self._ask({"op": "legal"})
        return passed, len(reply["actions"])

    def _ask(self, request):
        passed, line = self._reply(json.dumps(request).encode() + b"\n")
        reply = json.loads(line)
        if not reply["ok"]:
            raise ValueError(f"the handheld refused {request['op']}: {reply['error']['message']}")
        return passed, reply

    def _reply(self, line):
        self._received.clear()
        self._handheld.pico.console.send(line)
        passed = 0
        while not self._received.endswith(b"\n"):
            if passed > _LONGEST_MS:
                raise ValueError("the handheld does not answer over USB")
            self._handheld.run(_LOOK_MS)
            passed += _LOOK_MS
        return passed, bytes(self._received)
