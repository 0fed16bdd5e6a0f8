"""`dev.py uf2` as its user meets it."""

import errno
import hashlib
import os
from pathlib import Path

import pytest

from tests.tools.uf2.synthetic_images import FILE_SYSTEMS, image
from tools.board import device_files, device_paths, micropython_image
from tools.board.flash_image import read_file_system
from tools.board.micropython_image import VARIABLE
from tools.commands import uf2
from tools.image import build, frozen
from tools.uf2 import blocks, boot_rom
from tools.uf2.interpreter import PICOS

BOARD = "waveshare_pico_lcd_1_3"
FILES = {"/main.py": b"play\n", "/board.txt": BOARD.encode() + b"\n"}
real_device_files = device_files.device_files
MARK = {device_paths.NEW_BOARD: device_paths.NEW_BOARD_TEXT}


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """Runs the command in a folder with the Pico's image only, with few files and without any network; gives its exit
    code and what it said.
    """
    monkeypatch.chdir(tmp_path)
    (tmp_path / "image.uf2").write_bytes(image("pico"))
    monkeypatch.setattr(device_files, "device_files", lambda board, _told: dict(FILES))

    def no_image(download):
        raise AssertionError("the image was fetched though one was given")

    monkeypatch.setattr("tools.board.micropython_image.micropython_image", no_image)
    monkeypatch.setattr(build, "lacking", lambda: ["a compiler"])

    def run(*arguments):
        try:
            code = uf2.main(list(arguments))
        except SystemExit as misunderstood:
            code = misunderstood.code
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def files_of(path, pico):
    """The files on a Pico after the file at `path` was copied onto its drive."""
    flash, restarted = boot_rom.copied(path.read_bytes(), PICOS[pico], bytes(PICOS[pico].flash))
    assert restarted
    return read_file_system(flash[FILE_SYSTEMS[pico][0] :])


@pytest.mark.parametrize("pico", sorted(PICOS))
def test_a_file_for_each_pico_is_written_and_what_it_replaces_is_said(run, tmp_path, pico):
    (tmp_path / "image.uf2").write_bytes(image(pico))
    code, said = run("--board", BOARD, "--pico", pico, "--image", "image.uf2")
    assert code == 0, said
    assert files_of(tmp_path / f"tableside-{BOARD}-{pico}.uf2", pico) == {**FILES, **MARK}
    assert "REPLACES everything" in said and "saved games" in said and "dev.py install" in said
    assert ("RP2350" if pico.startswith("pico2") else "RPI-RP2") in said


@pytest.mark.parametrize(("pico", "alike"), [("pico", "pico"), ("pico_w", "pico"), ("pico2_w", "pico2")])
def test_where_it_can_be_built_the_code_is_inside_and_only_the_name_of_the_display_a_file(
    run, tmp_path, pico, alike, monkeypatch
):
    monkeypatch.setattr(build, "lacking", lambda: [])
    monkeypatch.setattr(build, "image", with_code)
    code, said = run("--board", BOARD, "--pico", pico)
    assert code == 0 and "code inside" in said and "dev.py install" in said, said
    assert files_of(tmp_path / f"tableside-{BOARD}-{alike}.uf2", alike) == frozen.first_files(BOARD)


def test_where_it_can_be_built_one_file_is_for_every_pico(run, tmp_path, monkeypatch):
    monkeypatch.setattr(build, "lacking", lambda: [])
    monkeypatch.setattr(build, "image", lambda pico: {build.EVERY: joined()}[pico])
    code, said = run("--board", BOARD)
    assert code == 0 and "Pico or Pico 2" in said and "RPI-RP2 or RP2350" in said, said
    for pico in ("pico", "pico2"):
        assert files_of(tmp_path / f"tableside-{BOARD}.uf2", pico) == frozen.first_files(BOARD)


def test_an_image_for_every_pico_can_be_given(run, tmp_path):
    (tmp_path / "image.uf2").write_bytes(joined())
    assert run("--bare", "--image", "image.uf2")[0] == 0
    assert run("--bare", "--image", "image.uf2", "--pico", "pico2")[0] == 0
    every, one = ((tmp_path / name).stat().st_size for name in ("micropython.uf2", "micropython-pico2.uf2"))
    assert every == 2 * one - blocks.SIZE  # of which one is the block for an RP2350 alone


def joined():
    return blocks.joined([with_code(pico) for pico in build.PICOS])


def test_files_are_taken_where_they_are_asked_for(run, tmp_path, monkeypatch):
    monkeypatch.setattr(build, "lacking", lambda: [])
    monkeypatch.setattr(micropython_image, "micropython_image", lambda download: image("pico"))
    monkeypatch.setattr(micropython_image, "SHA256", {})
    assert run("--board", BOARD, "--files")[0] == 0
    assert files_of(tmp_path / f"tableside-{BOARD}-pico.uf2", "pico") == {**FILES, **MARK}


def with_code(pico="pico"):
    return image(pico, more=[(b"RP", 1, f"{frozen.BUILD_NAME}{pico.upper()}")])


def test_a_bare_file_says_that_it_keeps_everything(run, tmp_path):
    code, said = run("--bare", "--image", "image.uf2", "--out", "mine.uf2")
    assert code == 0 and "stay" in said and "REPLACES" not in said
    assert (tmp_path / "mine.uf2").stat().st_size == 0xA000 * 2


def test_a_folder_gets_the_file_under_its_own_name(run, tmp_path):
    (tmp_path / "drive").mkdir()
    (tmp_path / "image.uf2").write_bytes(image("pico_w"))
    assert run("--bare", "--image", "image.uf2", "--out", "drive", "--pico", "Pico W")[0] == 0
    assert [place.name for place in (tmp_path / "drive").iterdir()] == ["micropython-pico_w.uf2"]


def test_the_settings_of_a_breadboard_come_along(run, tmp_path):
    (tmp_path / "mine.txt").write_bytes(b"rotation = 270\n")
    code, said = run("--board", "generic", "--settings", "mine.txt", "--image", "image.uf2")
    assert code == 0, said
    settings = {"/board_settings.txt": b"rotation = 270\n"}
    assert files_of(tmp_path / "tableside-generic-pico.uf2", "pico") == {**FILES, **MARK, **settings}


def test_a_breadboard_with_the_usual_wires_needs_no_setting(run, tmp_path):
    (tmp_path / "mine.txt").write_bytes(b"")
    code, said = run("--board", "generic", "--settings", "mine.txt", "--image", "image.uf2")
    assert code == 0, said


def test_a_cache_that_cannot_be_used_is_told_in_plain_words(run, tmp_path, monkeypatch):
    monkeypatch.setenv("TABLESIDE_CACHE", str(tmp_path / "image.uf2"))
    monkeypatch.setattr(device_files, "device_files", real_device_files)
    code, said = run("--board", BOARD, "--image", "image.uf2")
    assert code == 1 and "TABLESIDE_CACHE" in said
    assert [place.name for place in tmp_path.iterdir()] == ["image.uf2"]


@pytest.mark.parametrize("pico", sorted(PICOS))
def test_the_official_image_of_each_pico_is_fetched(run, tmp_path, pico, monkeypatch):
    images = {PICOS[name].download: image(name) for name in PICOS}
    monkeypatch.setattr(micropython_image, "micropython_image", lambda download: images[download])
    monkeypatch.setattr(micropython_image, "SHA256", {})
    code, said = run("--board", BOARD, "--pico", pico)
    assert code == 0, said
    assert files_of(tmp_path / f"tableside-{BOARD}-{pico}.uf2", pico) == {**FILES, **MARK}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], f"--board {BOARD}"),
        (["--board", "teapot"], "is no board"),
        (["--board", BOARD, "--bare"], "leave --board out"),
        (["--board", BOARD, "--settings", "page.uf2"], "Only the board 'generic'"),
        (["--bare", "--settings", "page.uf2"], "Only the board 'generic'"),
        (["--board", "generic", "--image", "image.uf2"], "add --settings FILE"),
        (["--board", "generic", "--settings", "nothing.txt"], "nothing.txt cannot be read"),
        (["--board", "generic", "--settings", "page.uf2"], "board_settings.txt cannot be used"),
        (["--bare", "--image", "nothing.uf2"], "nothing.uf2 cannot be read"),
        (["--bare", "--image", "page.uf2"], "web page"),
        (["--bare", "--image", "image.uf2", "--pico", "pico2"], "not for the RP2350"),
        (["--bare", "--image", "image.uf2", "--out", "image.uf2"], "is the image itself"),
        (["--bare", "--image", "image.uf2", "--out", "no/folder/x.uf2"], "cannot be written"),
        (["--bare", "--image", "image.uf2", "--out", "image.uf2/x.uf2"], "cannot be written"),
        (["--bare", "--image", "image.uf2", "--out", "a" * 300], "cannot be written"),
        (["--bare", "--image", "image.uf2", "--out", "nope/"], "There is no folder nope/"),
        (["--bare", "--image", "image.uf2", "--out", "nope/."], "There is no folder nope/."),
        (["--board", "generic", "--settings", "s.txt", "--image", "image.uf2", "--out", "s.txt"], "of settings itself"),
        (["--bare", "--image", "image.uf2", "--out", "own.uf2"], f"is the image that {VARIABLE} names"),
        (["--bare", "--image", ""], "--image needs the name of a file"),
        (["--bare", "--image", "image.uf2", "--out", ""], "--out needs the name of a file"),
        (["--board", "generic", "--image", "image.uf2", "--settings", ""], "--settings needs the name of a file"),
        (["--bare", "--image", "image.uf2", "--pico", "pico3"], "--pico pico2_w"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_done_is_said_and_nothing_is_written(run, tmp_path, monkeypatch, arguments, words):
    there = {"image.uf2": image("pico"), "page.uf2": b"<html>", "s.txt": b"rotation = 270\n", "own.uf2": image("pico")}
    for name, content in there.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setenv(VARIABLE, "own.uf2")
    code, said = run(*arguments)
    assert code == (2 if words == "is no board" else 1) and words in said
    assert {place.name: place.read_bytes() for place in tmp_path.iterdir()} == there


def test_files_that_do_not_fit_are_refused(run, tmp_path):
    (tmp_path / "image.uf2").write_bytes(image("pico", file_system=(0xA0000, 0x4000)))
    code, said = run("--board", BOARD, "--image", "image.uf2")
    assert code == 1 and "the file system of this MicroPython has 16 KB" in said
    assert [place.name for place in tmp_path.iterdir()] == ["image.uf2"]


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="there a folder is closed to nobody, or not to this user"
)
def test_a_folder_that_is_closed_is_told_in_plain_words(run, tmp_path):
    (tmp_path / "closed").mkdir(mode=0o600)
    for out in ("closed", "closed/x.uf2"):
        code, said = run("--bare", "--image", "image.uf2", "--out", out)
        assert code == 1 and "cannot be written: Permission denied" in said


def test_on_a_full_disk_the_older_file_stays(run, tmp_path, monkeypatch):
    (tmp_path / "mine.uf2").write_bytes(b"UF2\nolder")
    write = Path.write_bytes

    def write_half(path, content):
        write(path, content[: len(content) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_half)
    code, said = run("--bare", "--image", "image.uf2", "--out", "mine.uf2")
    assert code == 1 and "mine.uf2 cannot be written: No space left on device" in said
    assert sorted(place.name for place in tmp_path.iterdir()) == ["image.uf2", "mine.uf2"]
    assert (tmp_path / "mine.uf2").read_bytes() == b"UF2\nolder"


def test_an_older_file_gives_way_with_a_word_and_another_one_stays(run, tmp_path):
    assert "older one" not in run("--bare", "--image", "image.uf2")[1]
    assert "in the place of an older one" in run("--bare", "--image", "image.uf2")[1]
    (tmp_path / "letter.txt").write_text("dear Bo")
    code, said = run("--bare", "--image", "image.uf2", "--out", "letter.txt")
    assert code == 1 and "something else" in said and (tmp_path / "letter.txt").read_text() == "dear Bo"


def test_the_drive_of_a_pico_gets_the_file_under_its_name_at_once(run, tmp_path, monkeypatch):
    (tmp_path / "drive").mkdir()
    (tmp_path / "drive" / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    monkeypatch.setattr("tools.output_file.write_whole", lambda path, content: pytest.fail("the drive would be gone"))
    assert run("--bare", "--image", "image.uf2", "--out", "drive")[0] == 0
    assert sorted(place.name for place in (tmp_path / "drive").iterdir()) == ["INFO_UF2.TXT", "micropython-pico.uf2"]


def test_an_image_for_the_pico_that_is_not_the_official_one_is_taken_and_told(run, tmp_path, monkeypatch):
    words = "is not the official RPI_PICO-20250415-v1.25.0.uf2"
    for name in ("pico", "pico2"):
        (tmp_path / "image.uf2").write_bytes(image(name))
        code, said = run("--bare", "--image", "image.uf2", "--pico", name)
        assert code == 0 and (words in said) is (name == "pico")
    monkeypatch.setattr(micropython_image, "SHA256", {"RPI_PICO": hashlib.sha256(image("pico")).hexdigest()})
    (tmp_path / "image.uf2").write_bytes(image("pico"))
    code, said = run("--bare", "--image", "image.uf2")
    assert code == 0 and words not in said
