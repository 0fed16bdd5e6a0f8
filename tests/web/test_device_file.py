"""The device file that the page offers: with the name of a display it is that of the commands, byte for byte."""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from firmware.board_sector import parse
from firmware.boards import generic
from host_sim.boards import board_names
from tests.web.conftest import IDENTITY, small_device_file
from tools.device import boot_rom, program
from tools.device.board_sector import board_sector
from tools.device.commands import web
from tools.device.device_file import file_of, programs_of
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, FILE_SYSTEM
from tools.device.web import board_files, page_files
from tools.npm import node
from tools.refusal import Refusal

SETTINGS = "# für uns\r\nwidth = 240\nkey = A, 12, ok, left, 25\n"
WANTED = [(name, "") for name in board_names()] + [("generic", SETTINGS)]
SECONDS = 60


def made(page, wanted, folder):
    """What the page makes for each (board, settings): the file, or the words with which it is refused."""
    job, program_file = folder / "job.json", Path(__file__).with_name("device_file_job.mjs")
    job.write_text(json.dumps(wanted), encoding="utf-8")
    done = subprocess.run(
        [node(), program_file, page, job, folder],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    faults = json.loads(done.stdout)
    return [fault or (folder / str(number)).read_bytes() for number, fault in enumerate(faults)]


def test_the_page_writes_the_display_into_the_file_as_the_commands_do(page, tmp_path):
    programs = programs_of(small_device_file())
    for (board, settings), content in zip(WANTED, made(page, WANTED, tmp_path)):
        assert content == file_of(programs, board_sector(board, settings)), board
        for chip in CHIPS:
            flash, restarted = boot_rom.copied(content, chip, b"\xff" * chip.flash)
            assert restarted
            assert parse(flash[BOARD_SECTOR:FILE_SYSTEM]) == (board, settings)


def test_settings_that_are_too_long_are_refused_in_the_same_words(page, tmp_path):
    settings = "#" * 4096
    with pytest.raises(Refusal) as refused:
        board_sector("generic", settings)
    assert made(page, [("generic", settings)], tmp_path) == [str(refused.value)]


def test_settings_that_are_wrong_are_refused_in_the_same_words(page, tmp_path):
    wrong = [b"width = 1\nkey = A\n", b"\xff\xfe", b"colors = BGR", b"dc = 17"]
    paths, words = [], []
    for number, content in enumerate([*wrong, b"", b"\xef\xbb\xbf" + SETTINGS.replace("240", "320").encode()]):
        paths.append(tmp_path / str(number))
        paths[-1].write_bytes(content)
        try:
            generic.read(content)
            words.append("")
        except generic.SettingsError as error:
            words.append(str(error))
    assert words[-2] == "" and all(words[: len(wrong)])
    command = [node(), Path(__file__).with_name("settings_job.mjs"), page, *paths]
    done = subprocess.run(command, capture_output=True, check=True, timeout=SECONDS)
    assert json.loads(done.stdout) == words


def test_a_file_that_arrived_damaged_or_not_at_all_is_told(page, tmp_path):
    copy = shutil.copytree(page, tmp_path / "page")
    place = copy / board_files.FOLDER / board_files.NAME
    place.write_bytes(place.read_bytes()[:-1] + b"\0")
    board = ("pimoroni_pico_display", "")
    [words] = made(copy, [board], tmp_path)
    assert words.startswith("The file is not the one that belongs to this page.")
    place.unlink()
    [words] = made(copy, [board], tmp_path)
    assert words.startswith("A part of the page cannot be fetched.")


def test_the_page_says_which_program_its_file_has(page):
    index = json.loads((page / board_files.INDEX).read_bytes())
    content = (page / board_files.FOLDER / board_files.NAME).read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    assert index["file"] == {"name": board_files.NAME, "identity": IDENTITY, "sha256": digest}
    assert [board for board, _name in index["boards"]] == board_names()


@pytest.mark.usefixtures("page")
def test_a_page_written_without_a_compiler_has_no_file_and_an_older_one_goes(tmp_path):
    page_files.write(tmp_path, small_device_file())
    page_files.write(tmp_path, None)
    assert json.loads((tmp_path / board_files.INDEX).read_bytes())["file"] is None
    assert not (tmp_path / board_files.FOLDER / board_files.NAME).exists()


@pytest.mark.usefixtures("page")
def test_the_command_says_what_is_missing_for_a_file(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(program, "lacking", lambda: ["cmake", "make", "the sources of MicroPython"])
    assert web.main(["--out", str(tmp_path)]) == 0
    words = "It has no file for a Pico, because its program cannot be built here without cmake, make and the sources of"
    assert words in capsys.readouterr().out
    assert json.loads((tmp_path / board_files.INDEX).read_bytes())["file"] is None


@pytest.mark.usefixtures("page")
def test_the_command_puts_the_file_of_this_checkout_beside_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(program, "lacking", list)
    monkeypatch.setattr(board_files.device_file, "device_file", lambda _board, _say: small_device_file())
    assert web.main(["--out", str(tmp_path)]) == 0
    assert "The file for a Pico, 0.0 MB, is downloaded only" in capsys.readouterr().out
    assert (tmp_path / board_files.FOLDER / board_files.NAME).read_bytes() == small_device_file()
