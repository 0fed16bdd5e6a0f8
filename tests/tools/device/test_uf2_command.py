"""`dev.py uf2` as its user meets it."""

import os

import pytest

from tests.tools.device.synthetic_programs import IDENTITY, file_with, program_for, sector_in
from tools.device import boot_rom, device_file, prerequisites
from tools.device.board_sector import board_sector
from tools.device.commands import uf2
from tools.device.flash_layout import CHIPS
from tools.owner import program_file

BOARD = "waveshare_pico_lcd_1_3"


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """Runs the command in a folder with a file of a release, on a computer without a compiler; gives its exit code and
    what it said.
    """
    monkeypatch.chdir(tmp_path)
    (tmp_path / "release.uf2").write_bytes(file_with(IDENTITY))
    monkeypatch.setattr(prerequisites, "missing", lambda: ["a compiler"])
    monkeypatch.setattr(program_file, "release_address", lambda: None)

    def run(*arguments):
        try:
            code = uf2.main(list(arguments))
        except SystemExit as misunderstood:
            code = misunderstood.code
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def test_the_file_for_a_display_is_for_every_pico_and_says_that_games_stay(run, tmp_path):
    code, said = run("--board", "lcd_1_3", "--image", "release.uf2")
    assert code == 0, said
    assert "Games, settings and sheets stay." in said and "RPI-RP2 or RP2350" in said
    content = (tmp_path / f"tableside-{BOARD}.uf2").read_bytes()
    for chip in CHIPS:
        flash, restarted = boot_rom.copied(content, chip, b"\xff" * chip.flash)
        assert restarted and sector_in(flash) == (BOARD, "") and flash[: len(program_for(chip))] == program_for(chip)


def test_without_a_display_the_file_leaves_it_as_it_is(run, tmp_path):
    code, said = run("--image", "release.uf2")
    assert code == 0 and "A new Pico needs one" in said
    assert (tmp_path / "tableside.uf2").read_bytes() == file_with(IDENTITY)


def test_the_program_that_is_built_here_is_taken(run, tmp_path, monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", list)
    monkeypatch.setattr(device_file, "device_file", lambda: file_with(IDENTITY))
    assert run("--board", BOARD)[0] == 0
    assert (tmp_path / f"tableside-{BOARD}.uf2").read_bytes() == file_with(IDENTITY, board_sector(BOARD))


def test_the_settings_of_a_breadboard_come_along(run, tmp_path):
    for text in ("# mine\r\nrotation = 270\r\n", ""):
        (tmp_path / "mine.txt").write_bytes(text.encode())
        code, said = run("--board", "generic", "--settings", "mine.txt", "--image", "release.uf2")
        assert code == 0, said
        expected = file_with(IDENTITY, board_sector("generic", text))
        assert (tmp_path / "tableside-generic.uf2").read_bytes() == expected


def test_a_folder_gets_the_file_under_its_own_name(run, tmp_path):
    (tmp_path / "here").mkdir()
    assert run("--image", "release.uf2", "--out", "here")[0] == 0
    assert [place.name for place in (tmp_path / "here").iterdir()] == ["tableside.uf2"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--board", "teapot"], "is no board"),
        (["--board", BOARD], "a compiler is missing"),
        (["--board", BOARD, "--settings", "s.txt"], "Only the board 'generic'"),
        (["--settings", "s.txt"], "Only the board 'generic'"),
        (["--board", "generic", "--image", "release.uf2"], "add --settings FILE"),
        (["--board", "generic", "--settings", "nothing.txt"], "nothing.txt cannot be read"),
        (["--board", "generic", "--settings", "page.uf2"], "board_settings.txt cannot be used"),
        (["--board", "generic", "--settings", "long.txt", "--image", "release.uf2"], "bytes too long"),
        (["--image", "nothing.uf2"], "nothing.uf2 cannot be read"),
        (["--image", "page.uf2"], "web page"),
        (["--image", "release.uf2", "--out", "release.uf2"], "is the file of --image itself"),
        (["--image", "release.uf2", "--out", "no/folder/x.uf2"], "cannot be written"),
        (["--image", "release.uf2", "--out", "release.uf2/x.uf2"], "cannot be written"),
        (["--image", "release.uf2", "--out", "a" * 300], "cannot be written"),
        (["--image", "release.uf2", "--out", "nope/"], "There is no folder nope/"),
        (["--image", "release.uf2", "--out", "nope/."], "There is no folder nope/."),
        (
            ["--board", "generic", "--settings", "s.txt", "--image", "release.uf2", "--out", "s.txt"],
            "of settings itself",
        ),
        (["--image", ""], "--image needs the name of a file"),
        (["--image", "release.uf2", "--out", ""], "--out needs the name of a file"),
        (["--board", "generic", "--image", "release.uf2", "--settings", ""], "--settings needs the name of a file"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_done_is_said_and_nothing_is_written(run, tmp_path, arguments, words):
    there = {
        "release.uf2": file_with(IDENTITY),
        "page.uf2": b"<html>",
        "s.txt": b"rotation = 270\n",
        "long.txt": b"# words\n" * 600,
    }
    for name, content in there.items():
        (tmp_path / name).write_bytes(content)
    code, said = run(*arguments)
    assert code == (2 if words == "is no board" else 1) and words in said
    assert {place.name: place.read_bytes() for place in tmp_path.iterdir()} == there


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="there a folder is closed to nobody, or not to this user"
)
def test_a_folder_that_is_closed_is_told_in_plain_words(run, tmp_path):
    (tmp_path / "closed").mkdir(mode=0o600)
    for out in ("closed", "closed/x.uf2"):
        code, said = run("--image", "release.uf2", "--out", out)
        assert code == 1 and "cannot be written: Permission denied" in said


def test_an_older_file_gives_way_with_a_word_and_another_one_stays(run, tmp_path):
    assert "older one" not in run("--image", "release.uf2")[1]
    assert "in the place of an older one" in run("--image", "release.uf2")[1]
    (tmp_path / "letter.txt").write_text("dear Bo")
    code, said = run("--image", "release.uf2", "--out", "letter.txt")
    assert code == 1 and "something else" in said and (tmp_path / "letter.txt").read_text() == "dear Bo"


def test_the_drive_of_a_pico_gets_the_file_under_its_name_at_once(run, tmp_path, monkeypatch):
    (tmp_path / "drive").mkdir()
    (tmp_path / "drive" / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    monkeypatch.setattr("tools.output_file.write_whole", lambda path, content: pytest.fail("the drive would be gone"))
    code, said = run("--image", "release.uf2", "--out", "drive")
    assert code == 0 and "Copied onto the Pico" in said
    assert sorted(place.name for place in (tmp_path / "drive").iterdir()) == ["INFO_UF2.TXT", "tableside.uf2"]
