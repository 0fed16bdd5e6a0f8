"""`dev.py sheet install` on an emulated Pico that is served on a TCP port, as its owner would do it."""

import pytest

from shared_rules.puzzle_sheet import samples
from shared_rules.text import canonical_json
from tests.emulated.served_on_a_port import run_command
from tools.owner.sheets.parse import SheetFile
from tools.owner.sheets.show import as_text
from tools.workshop.emulated_pico.handheld import EmulatedHandheld

pytestmark = [pytest.mark.emulator, pytest.mark.xdist_group("install")]

KEPT = {"/data/decks/Own.json": b"[]"}
NAME = samples.NAMES[0]
MILL = SheetFile("M\u00fchle", dict(samples.value(NAME), name="M\u00fchle"), list(samples.solo_pictures(NAME)))


def own_files(handheld):
    return handheld.files_in_flash("/data/sheets") | handheld.files_in_flash("/data/decks")


def test_a_sheet_comes_onto_the_board_and_another_of_its_name_does_not(tmp_path):
    handheld = EmulatedHandheld("waveshare_pico_lcd_1_3", files={**KEPT})
    handheld.power_on()
    handheld.run(1000)
    before = own_files(handheld)
    typed = tmp_path / "mill.txt"
    typed.write_text(as_text(MILL), encoding="utf-8")

    code, said = run_command(handheld, "sheet", "install", str(typed))
    assert code == 0 and "Installed: sheet M\u00fchle" in said, said
    after = own_files(handheld)
    pictures = [[title, cells] for title, cells in MILL.pictures]
    wanted = {
        "/data/sheets/M\u00fchle.json": canonical_json.write(MILL.value).encode(),
        "/data/sheets/M\u00fchle.solo": canonical_json.write(pictures).encode(),
    }
    assert after == {**before, **wanted}

    handheld.run(500)
    typed.write_text(as_text(SheetFile(MILL.name, dict(MILL.value, bonus=[]), [])), encoding="utf-8")
    code, said = run_command(handheld, "sheet", "install", str(typed))
    assert code == 1 and "There is already another" in said, said
    assert own_files(handheld) == after
