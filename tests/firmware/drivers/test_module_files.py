"""The handheld finds its modules by their names alone; the names are those in flash."""

import pytest

from firmware.drivers import module_files
from tools.board.device_files import files_to_pack
from tools.places import ROOT

FILES = files_to_pack("waveshare_pico_lcd_1_3")
ON_FLASH = [
    path
    for room in ("firmware", "shared_rules")
    for path in sorted(
        "/" + source.relative_to(ROOT).with_suffix(".mpy").as_posix() for source in (ROOT / room).rglob("*.py")
    )
    if path in FILES
]
"""What modules in flash are imported from."""


def kind(path):
    try:
        return module_files.ModuleFiles().stat(path)[0]
    except OSError:
        return 0


@pytest.mark.parametrize("path", ON_FLASH)
def test_every_module_in_flash_is_found_as_a_file_and_only_so(path):
    assert kind(path) == 0x8000
    if not path.endswith("/__init__.mpy"):
        assert not kind(path[:-4])
        assert not kind(path[:-4] + ".py")


FOLDERS = sorted({path.rpartition("/")[0] for path in ON_FLASH})


@pytest.mark.parametrize("package", FOLDERS)
def test_the_folders_of_modules_in_flash_are_packages(package):
    assert kind(package) == 0x4000


@pytest.mark.parametrize("package", FOLDERS)
def test_a_package_has_a_file_of_its_own_only_where_there_is_one(package):
    assert bool(kind(package + "/__init__.mpy")) == (package + "/__init__.mpy" in ON_FLASH)


@pytest.mark.parametrize(
    "path", ["/machine", "/machine.py", "/machine.mpy", "/io.mpy", "/firmware.mpy", "/nothing", "", "/"]
)
def test_other_modules_are_looked_for_elsewhere(path):
    assert not kind(path)


def test_a_module_that_is_not_there_is_an_import_error(tmp_path):
    with pytest.raises(ImportError, match="nothing"):
        module_files.ModuleFiles().open(str(tmp_path / "nothing.mpy"), "rb")


def test_what_is_no_module_is_opened_as_it_is(tmp_path):
    (tmp_path / "there.font").write_bytes(b"F")
    with module_files.ModuleFiles().open(str(tmp_path / "there.font"), "rb") as file:
        assert file.read() == b"F"


def test_ctrl_c_within_a_question_ends_the_import_that_asks(monkeypatch):
    """MicroPython takes whatever `stat` raises for "not there"; what `open` raises goes on."""
    files = module_files.ModuleFiles()
    is_game = module_files._is_game

    def interrupted(_path):
        monkeypatch.setattr(module_files, "_is_game", is_game)
        raise KeyboardInterrupt

    monkeypatch.setattr(module_files, "_is_game", interrupted)
    assert files.stat("/shared_rules/penk")[0] == 0x4000
    with pytest.raises(KeyboardInterrupt):
        files.open("/shared_rules/penk/rules.mpy", "rb")
    with pytest.raises(ImportError):
        files.open("/shared_rules/penk/none.mpy", "rb")
