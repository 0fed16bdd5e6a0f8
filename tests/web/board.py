"""A handheld for the tests of the page: a littlefs at the end of a raw REPL, which says what runs on it."""

from types import SimpleNamespace

from tests.tools.owner.littlefs_board import LittlefsBoard
from tests.web.conftest import IDENTITY

BOARD = "waveshare_pico_lcd_1_3"


class Handheld(LittlefsBoard):
    """program: the identity of what runs on it, None for another program; runs: what its module sys says in other
    words.
    """

    program: str | None = IDENTITY
    board = BOARD
    runs = SimpleNamespace()

    def _import(self, name, *rest):
        if name == "sys":
            implementation = {"name": "micropython", "version": (1, 25, 0), "_machine": "Raspberry Pi Pico with RP2040"}
            known = {"platform": "rp2", "implementation": SimpleNamespace(**implementation)}
            return SimpleNamespace(**{**known, **vars(self.runs)})
        if name == "firmware" and self.program:
            return SimpleNamespace(board_sector=SimpleNamespace(read=lambda: (self.board, "")))
        if name == "firmware.identity" and self.program:
            return SimpleNamespace(IDENTITY=f"tableside {self.program}")
        if name.startswith("firmware"):
            raise ImportError(name)
        return super()._import(name, *rest)

    def bootloader(self):
        """machine.bootloader()"""
        self.started_boot_rom = True
