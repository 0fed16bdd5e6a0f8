"""The names that tools/board/names_in_flash.txt lists take no memory on a handheld."""

import re

import pytest

from tools.board.device_files import names_in_flash
from tools.emulated_pico.handheld import EmulatedHandheld
from tools.emulated_pico.raw_repl import RawRepl

pytestmark = pytest.mark.emulator


def test_the_official_image_has_them(tmp_path):
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files={"/nothing": b""})
    handheld.power_on()
    repl = RawRepl(handheld.pico)
    repl.enter()
    repl.run("import gc, micropython")

    def met(words):
        return int(re.search(r"n_qstr=(\d+)", repl.run(f"hasattr(gc, {words!r}[0])\nmicropython.qstr_info()"))[1])

    before = met(["x"])
    listed = names_in_flash()
    for at in range(0, len(listed), 100):
        repl.run("\n".join(f"hasattr(gc, '{name}')" for name in listed[at : at + 100] if not name.startswith("__")))
    assert met(["x"]) == before
    assert met(["ours"]) == before + 1
