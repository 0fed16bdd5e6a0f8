"""The folder for `mpremote mip install`: what it lists is what `install` would copy, and mpremote can carry it out."""

import json
import sys

import pytest
from mpremote import mip

from tools.board import device_files
from tools.commands import package
from tools.owner.package import LIST, write_package

DISPLAY = "waveshare_pico_lcd_1_3"
FILES = {"/main.py": b"main", "/board.txt": b"board\n", "/firmware/app.mpy": b"\x00app", "/zoo/last.mpy": b"z"}


class Board:
    """What mpremote writes, by path."""

    def __init__(self):
        self.files = {}
        self.order = []

    def fs_exists(self, _path):
        return True

    def fs_writefile(self, path, data, progress_callback=None):
        self.files[path] = data
        self.order.append(path)


def installed(folder):
    board = Board()
    mip._install_json(board, (folder / LIST).as_posix(), mip._PACKAGE_INDEX, "", None, True)
    return board


def test_mpremote_copies_every_file_to_its_place_and_main_last(tmp_path, capsys):
    write_package(tmp_path / "new", FILES)
    board = installed(tmp_path / "new")
    assert board.files == FILES
    assert board.order[-1] == "/main.py"


def test_an_older_package_is_replaced_wholly(tmp_path):
    write_package(tmp_path, dict(FILES, **{"/firmware/deep/old.mpy": b"old"}))
    write_package(tmp_path, FILES)
    assert {"/" + place.relative_to(tmp_path).as_posix() for place in tmp_path.rglob("*") if place.is_file()} == {
        *FILES,
        "/" + LIST,
    }


def test_a_folder_with_other_things_is_left_alone(tmp_path):
    (tmp_path / "photo.png").write_bytes(b"precious")
    with pytest.raises(FileExistsError, match="other files"):
        write_package(tmp_path, FILES)
    assert [place.name for place in tmp_path.iterdir()] == ["photo.png"]


def test_the_command_packs_what_install_copies(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(
        device_files, "device_files", lambda board, _told: dict(FILES, **{"/board.txt": board.encode()})
    )
    assert package.main(["--board", "lcd_1_3", "--out", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "board.txt").read_text() == DISPLAY
    assert json.loads((tmp_path / "out" / LIST).read_text())["urls"][-1] == ["main.py", "main.py"]
    said = capsys.readouterr().out
    assert f"{sys.executable} -m mpremote mip install" in said and "pip install mpremote" in said
    with pytest.raises(SystemExit):
        package.main(["--board", "toaster", "--out", str(tmp_path / "out")])


def test_without_a_folder_it_is_made_where_the_user_is_and_paths_are_quoted(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(device_files, "device_files", lambda board, _told: dict(FILES))
    (tmp_path / "board games").mkdir()
    monkeypatch.chdir(tmp_path / "board games")
    assert package.main(["--board", "lcd_1_3"]) == 0
    assert (tmp_path / "board games" / "build" / "package" / DISPLAY / LIST).is_file()
    assert package.main(["--board", "lcd_1_3", "--out", str(tmp_path / "my package")]) == 0
    said = capsys.readouterr().out
    quoted = (tmp_path / "my package" / LIST).as_posix()
    assert f"'{quoted}'" in said or f'"{quoted}"' in said
