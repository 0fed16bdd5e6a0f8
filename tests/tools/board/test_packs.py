"""Modules in packs: each is found again where `import` looks for it, and a handheld's files fit every Pico."""

import random

from firmware.drivers import module_files
from tools.board.device_files import device_files, files_to_pack
from tools.board.flash_image import room_needed
from tools.board.packs import packed, unpacked
from tools.uf2.one_file import ROOM_FOR_SAVES

PICO_W_FILE_SYSTEM = 848 * 1024
"""Bytes: what MicroPython v1.25.0 leaves on a Pico W."""


def test_every_module_is_found_in_its_pack_and_nothing_else_is(tmp_path, monkeypatch):
    loose = files_to_pack("waveshare_pico_lcd_1_3")
    for path, content in packed(loose).items():
        place = tmp_path / path[1:]
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    real_place = module_files.place
    monkeypatch.setattr(module_files, "place", lambda path: (str(tmp_path) + real_place(path)[0], real_place(path)[1]))
    flash = module_files.ModuleFiles()
    for path, content in loose.items():
        if path.endswith(".mpy"):
            with flash.open(path, "rb") as file:
                assert file.read(len(content)) == content, path
            try:
                flash.open(path.replace(".mpy", "x.mpy"), "rb")
            except ImportError as error:
                assert "x.mpy" in str(error)
            else:
                raise AssertionError(f"{path} is found by another name")


def test_a_pack_gives_back_what_was_put_into_it():
    chance = random.Random(5)
    for count in (1, 2, 7, 60):
        modules = {f"part.{chance.randrange(10**6)}": chance.randbytes(chance.randrange(3000)) for _ in range(count)}
        files = {f"/firmware/screens/{name.replace('.', '/')}.mpy": content for name, content in modules.items()}
        ((path, pack),) = packed(files).items()
        assert (path, unpacked(pack)) == ("/firmware/screens.pack", modules)


def test_a_handheld_fits_a_pico_w_with_room_for_games():
    assert room_needed(device_files("waveshare_pico_lcd_1_3")) + ROOM_FOR_SAVES < PICO_W_FILE_SYSTEM
