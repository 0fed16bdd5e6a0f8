"""`dev.py install` with boards whose MicroPython has the game's code inside, or gets such an image."""

import pytest

from tests.tools.owner.littlefs_board import LittlefsBoard, micropython
from tests.tools.uf2.synthetic_images import image
from tools.board import board_link, device_files
from tools.commands import install
from tools.image import build, frozen
from tools.owner import bootsel
from tools.refusal import LinkError
from tools.uf2 import blocks

DISPLAY = "waveshare_pico_lcd_1_3"
BESIDE = frozen.files_beside(DISPLAY)
SAVES = {"/data/games/0001.log": b"game", "/data/settings.txt": b"loud"}
COPIED = {"/main.py": b"run()\n", "/board.txt": BESIDE["/board.txt"], "/firmware/firmware.pack": b"app" * 2000}
NEW_BOARD = "/new_board.txt"


def with_code(digest):
    """An image for every Pico."""
    return blocks.joined([with_code_for(pico, digest) for pico in build.PICOS])


def with_code_for(pico, digest):
    return image(pico, more=[(b"RP", 1, f"{frozen.BUILD_NAME}{pico.upper()}"), (b"RP", 2, digest)])


def board_inside(digest, files, **said):
    board = LittlefsBoard(files)
    board.sys = micropython(**said)
    board.sys.implementation._build = "TABLESIDE_PICO"
    board.digest = digest
    return board


@pytest.fixture
def desk(monkeypatch, tmp_path):
    """The boards by port, and a folder in which a drive appears for the board that waits for a program; what that
    becomes with an image is desk.becomes. Nothing can be built but desk.built.
    """

    class Desk:
        boards = {}
        drive = tmp_path / "drive"
        chip = "RPI-RP2"
        built = with_code("new")
        becomes = None

        def drives(self):
            if any(board.started_boot_rom for board in self.boards.values()):
                self.drive.mkdir(exist_ok=True)
                (self.drive / "INFO_UF2.TXT").write_text(f"Board-ID: {self.chip}\n", encoding="ascii")
            return [bootsel.Drive(self.drive, self.chip)] if self.drive.exists() else []

        def port(self, _find_ports):
            assert [place.name for place in self.drive.glob("*.uf2")] == ["tableside.uf2"]
            self.boards.clear()
            self.boards["COM7"] = self.becomes
            return "COM7"

    desk = Desk()
    desk.boards = {}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(board_link, "BoardLink", lambda port: desk.boards[port])
    monkeypatch.setattr(board_link, "find_ports", lambda: [(port, "a board") for port in sorted(desk.boards)])
    monkeypatch.setattr(bootsel, "find_drives", desk.drives)
    monkeypatch.setattr(bootsel, "wait_for_drive", desk.drives)
    monkeypatch.setattr(bootsel, "wait_for_port", desk.port)
    monkeypatch.setattr(bootsel, "unmounted", lambda: False)
    monkeypatch.setattr(build, "image", lambda pico: {build.EVERY: desk.built}[pico])
    monkeypatch.setattr(frozen, "frozen_modules", dict)
    monkeypatch.setattr(frozen, "digest", lambda _modules: "new")
    monkeypatch.setattr(device_files, "device_files", lambda _display, _told: dict(COPIED))
    return desk


def test_where_the_code_inside_is_of_this_version_only_what_lies_beside_it_is_looked_after(desk, capsys):
    board = desk.boards["COM3"] = board_inside("new", {**COPIED, **SAVES})
    assert install.main([]) == 0
    assert board.files() == {**BESIDE, **SAVES}
    said = capsys.readouterr().out
    assert "/firmware/firmware.pack is no part of this version: it is removed" in said
    assert board.restarted and not board.started_boot_rom


def test_another_display_is_set_up_and_tested_first(desk):
    board = desk.boards["COM3"] = board_inside("new", {**BESIDE, **SAVES})
    assert install.main(["--board", "pimoroni_pico_display"]) == 0
    assert board.files()["/board.txt"] == b"pimoroni_pico_display\n" and NEW_BOARD in board.files()


def test_code_of_another_version_gives_way_to_an_image_and_the_files_stay(desk, capsys):
    board = desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES})
    desk.becomes = board_inside("new", board.files())
    assert install.main(["--yes"]) == 0
    assert board.started_boot_rom and (desk.drive / "tableside.uf2").read_bytes() == desk.built
    assert desk.becomes.files() == {**BESIDE, **SAVES} and desk.becomes.restarted
    assert "0 of 2 files copied" in capsys.readouterr().out


def test_nobody_is_asked_in_vain(desk, capsys):
    board = desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES})
    assert install.main([]) == 1 and "add --yes" in capsys.readouterr().err
    assert install.main(["--dry-run"]) == 0 and "would be put on it" in capsys.readouterr().out
    assert not board.started_boot_rom and board.files() == {**BESIDE, **SAVES} and board.restarted == 2


def test_an_owner_who_uses_files_gets_files(desk):
    board = desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES, "/use_files": b""})
    assert install.main([]) == 0
    assert board.files() == {**COPIED, **SAVES, "/use_files": b""} and not board.started_boot_rom


def test_a_handheld_with_copied_files_gets_an_image_that_is_asked_for(desk):
    board = desk.boards["COM3"] = LittlefsBoard({**COPIED, **SAVES})
    desk.becomes = board_inside("new", board.files())
    assert install.main(["--image", "--yes"]) == 0
    assert desk.becomes.files() == {**BESIDE, **SAVES}
    assert not list(desk.drive.parent.glob("*.zip"))


def test_the_games_of_a_pico_w_are_taken_along_to_its_other_file_system(desk, capsys):
    board = desk.boards["COM3"] = LittlefsBoard({**COPIED, **SAVES})
    board.sys = micropython(machine="Raspberry Pi Pico W with RP2040")
    desk.becomes = board_inside("new", {})
    assert install.main(["--image", "--yes"]) == 0
    files = desk.becomes.files()
    assert NEW_BOARD in files and {path: files[path] for path in files if path != NEW_BOARD} == {**BESIDE, **SAVES}
    (kept,) = desk.drive.parent.glob("*.zip")
    said = capsys.readouterr().out
    assert f"{kept.name}: 1 game, settings" in said and f"dev.py restore {kept.name}" in said


def test_a_blank_pico_gets_an_image_that_is_asked_for(desk, tmp_path):
    desk.drive.mkdir()
    (tmp_path / "mine.uf2").write_bytes(with_code("mine"))
    desk.becomes = board_inside("mine", {})
    assert install.main(["--image", "mine.uf2", "--yes", "--board", DISPLAY]) == 0
    assert (desk.drive / "tableside.uf2").read_bytes() == with_code("mine")
    assert set(desk.becomes.files()) == {*BESIDE, NEW_BOARD}


def test_an_image_for_the_other_chip_or_without_the_code_is_refused_before_the_board_is_left(desk, tmp_path, capsys):
    board = desk.boards["COM3"] = LittlefsBoard({**COPIED, **SAVES})
    board.sys = micropython(machine="Raspberry Pi Pico2 with RP2350")
    (tmp_path / "one.uf2").write_bytes(with_code_for("pico", "new"))
    (tmp_path / "official.uf2").write_bytes(image("pico2"))
    for name, reason in (("one.uf2", "not for a Pico 2"), ("official.uf2", "no code of the game inside")):
        assert install.main(["--image", name, "--yes"]) == 1
        assert reason in capsys.readouterr().err
    assert not board.started_boot_rom and board.files() == {**COPIED, **SAVES}


def test_a_drive_that_does_not_come_is_told(desk, capsys, monkeypatch):
    desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES})
    monkeypatch.setattr(bootsel, "wait_for_drive", list)
    assert install.main(["--yes"]) == 1
    assert "drive of the Pico is not there" in capsys.readouterr().err


def test_an_image_that_did_not_arrive_is_told_once(desk, capsys):
    desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES})
    desk.becomes = board_inside("old", {**BESIDE, **SAVES})
    assert install.main(["--yes"]) == 1
    assert "does not run the image that was copied" in capsys.readouterr().err


def test_a_board_that_falls_silent_is_told(desk, monkeypatch):
    board = desk.boards["COM3"] = board_inside("old", {**BESIDE, **SAVES})

    def fails():
        raise LinkError("the cable was pulled", "lost")

    monkeypatch.setattr(board, "start_boot_rom", fails)
    assert install.main(["--yes"]) == 1
    assert board.restarted == 0
