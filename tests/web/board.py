"""A handheld for the tests of the page: a littlefs at the end of a raw REPL, which says what runs on it."""

from types import SimpleNamespace

from tests.tools.owner.littlefs_board import LittlefsBoard
from tests.web.conftest import IDENTITY

BOARD = "waveshare_pico_lcd_1_3"


class Handheld(LittlefsBoard):
    """identity: of its program, None for an older installation, whose version `older` is."""

    identity: str | None = IDENTITY
    older: str | None = None
    board = BOARD
    mounted = True

    def _import(self, name, *rest):
        if name == "firmware" and self.identity:
            return SimpleNamespace(board_sector=SimpleNamespace(read=lambda: (self.board, "")))
        if name == "firmware.identity" and self.identity:
            return SimpleNamespace(IDENTITY=f"tableside {self.identity}")
        if name == "firmware" and self.older:
            return SimpleNamespace(VERSION=self.older)
        return super()._import(name, *rest)

    def statvfs(self, path):
        if not self.mounted:
            raise OSError(19)
        return super().statvfs(path)

    def bootloader(self):
        """machine.bootloader()"""
        self.started_boot_rom = True
