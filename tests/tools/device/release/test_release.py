"""`dev.py release`: its parts, built twice, have the same bytes; what cannot be built is said."""

import datetime
import hashlib
import io
import subprocess
import sys
import zipfile

import pytest

import firmware
from firmware import VERSION
from tools import npm, places
from tools.device import boot_rom, prerequisites, sources
from tools.device.board_sector import board_sector
from tools.device.commands import release
from tools.device.flash_layout import BOARD_SECTOR, CHIPS, RP2040, SECTOR
from tools.device.release import changelog, parts, tried
from tools.refusal import Refusal

DAY = datetime.date(2026, 11, 23)
BOARD = "waveshare_pico_lcd_1_3"
CHANGES = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-11-23

### Added

- Something.

## [1.1.0] - 2026-10-01

- Less.

## [1.0.0] - soon

- Little.

## [0.9.0] - 2026-01-01

[1.2.0]: https://example.org
"""


@pytest.fixture
def changes(tmp_path):
    path = tmp_path / "CHANGELOG.md"
    path.write_text(CHANGES, encoding="utf-8")
    return path


def test_notes_and_day_are_those_of_the_version(changes):
    assert changelog.section("1.2.0", changes) == (DAY, "### Added\n\n- Something.\n")


@pytest.mark.parametrize(
    ("version", "told"), [("1.3.0", "no section"), ("1.0.0", "'soon' is no date"), ("0.9.0", "says nothing")]
)
def test_a_version_without_notes_is_refused(changes, version, told):
    with pytest.raises(Refusal, match=told):
        changelog.section(version, changes)


def test_this_version_has_one_number_and_its_notes_say_what_was_never_tried():
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'\nversion = "{firmware.VERSION}"\n' in text
    assert "never ran on hardware" in changelog.section(firmware.VERSION)[1]


def test_an_archive_hangs_on_names_content_and_day_alone():
    files = {"b/two": b"2" * 999, "a": b"1"}
    packed = parts.zipped(files, DAY)
    assert packed == parts.zipped(dict(reversed(files.items())), DAY)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.namelist() == ["a", "b/two"]
        assert {entry.date_time for entry in archive.infolist()} == {(2026, 11, 23, 0, 0, 0)}
        assert archive.read("b/two") == files["b/two"]


@pytest.fixture
def programs():
    """Two sectors for each chip that say whose they are; a boot ROM of an RP2350 looks for the first four bytes."""
    return {
        chip: (b"\xd3\xde\xff\xff" + chip.name.encode() + b"\0tableside 1.0.0 0123456789abcdef\0").ljust(
            2 * SECTOR, b"p"
        )
        for chip in CHIPS
    }


@pytest.mark.parametrize("chip", CHIPS)
def test_the_file_of_a_display_arrives_on_every_pico(chip, programs):
    content = parts.uf2_file(programs, BOARD)
    assert content == parts.uf2_file(programs, BOARD)
    flash, restarted = boot_rom.copied(content, chip, bytes(chip.flash))
    assert restarted and flash.startswith(programs[chip])
    assert flash[BOARD_SECTOR : BOARD_SECTOR + SECTOR] == board_sector(BOARD)


@pytest.mark.parametrize("reason", [prerequisites.NotBuilt("no cmake"), sources.NoSources("no network")])
def test_without_a_program_the_reason_is_given(reason, monkeypatch):
    def program(_chip, _say):
        raise reason

    monkeypatch.setattr(parts.program, "program", program)
    assert parts.programs(print) is reason


def test_only_a_whole_game_is_recorded_to_its_end():
    part, seed = tried.game_for(BOARD, whole=False)
    whole, other = tried.game_for(BOARD, whole=True)
    assert whole.startswith(part) and seed == other and part.endswith(tried.FIRST_TURN_ENDS)


@pytest.mark.emulator
@pytest.mark.parametrize("change", [None, "broken off"])
def test_a_file_that_plays_is_told_from_one_that_does_not(change):
    content = parts.uf2_file(parts.programs(lambda _text: None), BOARD)
    if change is None:
        assert tried.play(BOARD, content) > 5
    else:
        with pytest.raises(Refusal, match="is not whole"):
            tried.play(BOARD, content[: len(content) // 2 // 512 * 512])


@pytest.fixture
def quick(monkeypatch, tmp_path):
    """The command with small parts, in a folder of its own; gives the list of what was played."""
    played = []

    def play(board, uf2, whole):
        assert uf2 == f"file for {board}".encode()
        played.append((board, whole))
        return 13

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(parts, "BOARDS", ["one", "two"])
    monkeypatch.setattr(parts, "wheel", lambda _day, device: {"tableside.whl": b"wheel with %r" % device})
    monkeypatch.setattr(parts, "programs", lambda _say: {RP2040: b"program"})
    monkeypatch.setattr(parts, "uf2_file", lambda _of_chips, board=None: f"file for {board}".encode())
    monkeypatch.setattr(parts.page_files, "page_files", lambda device: {"index.html": b"page with %r" % device})
    monkeypatch.setattr(tried, "play", play)
    return played


def test_a_release_has_a_file_for_each_display_one_for_any_wheel_page_sums_and_notes(quick, tmp_path):
    assert release.main([]) == 0
    assert quick == [("one", True), ("two", False)]
    dist = tmp_path / "dist"
    contents = {path.name: path.read_bytes() for path in dist.iterdir() if path.is_file()}
    assert contents.pop(f"tableside-{VERSION}-one.uf2") == b"file for one"
    assert contents.pop(f"tableside-{VERSION}-two.uf2") == b"file for two"
    assert contents.pop(f"tableside-{VERSION}.uf2") == b"file for None"
    assert contents.pop("tableside.whl") == b"wheel with b'file for None'"
    assert (dist / "page" / "index.html").read_bytes() == b"page with b'file for None'"
    notes = contents.pop("NOTES.md").decode()
    assert f"`tableside-{VERSION}.uf2`" in notes and "--spec tableside.whl tableside install" in notes
    assert set(contents) == {f"tableside-{VERSION}-page.zip", "SHA256SUMS"}
    lines = [line.split("  ") for line in contents["SHA256SUMS"].decode().splitlines()]
    assert len(lines) == 5
    for digest, name in lines:
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest


def test_what_is_missing_is_named_and_fails(quick, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(parts, "programs", lambda _say: Refusal("no compiler"))
    assert release.main([]) == 1
    assert "LEFT OUT: files for a Pico, also in the wheel and on the page: no compiler" in capsys.readouterr().out
    assert quick == []
    dist = tmp_path / "dist"
    names = {"NOTES.md", "SHA256SUMS", "page", "tableside.whl", f"tableside-{VERSION}-page.zip"}
    assert {path.name for path in dist.iterdir()} == names
    assert (dist / "tableside.whl").read_bytes() == b"wheel with None"
    assert ".uf2" not in (dist / "NOTES.md").read_text(encoding="utf-8")


def test_without_the_page_the_rest_is_there(quick, monkeypatch, tmp_path, capsys):
    def missing(_device):
        raise npm.Missing("no MicroPython for browsers")

    monkeypatch.setattr(parts.page_files, "page_files", missing)
    assert release.main(["--not-played", "--out", "here"]) == 1
    assert "LEFT OUT: the page: no MicroPython for browsers" in capsys.readouterr().out
    assert quick == [] and not (tmp_path / "here" / "page").exists() and (tmp_path / "here" / "SHA256SUMS").exists()


def test_a_folder_with_other_things_stays_and_an_older_release_goes(quick, tmp_path, capsys):
    dist = tmp_path / "dist"
    dist.mkdir()
    (dist / "photo.png").write_bytes(b"precious")
    assert release.main([]) == 1
    assert "holds photo.png" in capsys.readouterr().err and quick == []
    assert [path.name for path in dist.iterdir()] == ["photo.png"]
    (dist / "photo.png").unlink()
    assert release.main([]) == 0
    older = dist / "tableside.whl"
    older.write_bytes(b"older")
    assert release.main([]) == 0 and older.read_bytes().startswith(b"wheel")
    (dist / "photo.png").write_bytes(b"precious")
    assert release.main([]) == 1 and older.exists()


def test_what_does_not_play_is_not_released(quick, monkeypatch, tmp_path, capsys):
    def play(*_arguments):
        raise Refusal("another picture")

    monkeypatch.setattr(tried, "play", play)
    assert release.main([]) == 1
    assert "another picture" in capsys.readouterr().err
    assert not (tmp_path / "dist").exists()


@pytest.mark.whole
def test_a_whole_release_built_twice_has_the_same_bytes(tmp_path):
    found = []
    for name, more in (("one", []), ("two", ["--not-played"])):
        command = [sys.executable, "tools/dev.py", "release", "--out", tmp_path / name, *more]
        done = subprocess.run(command, cwd=places.ROOT, check=False, capture_output=True, text=True)
        assert done.returncode == int("LEFT OUT" in done.stdout), done.stderr
        paths = [path for path in sorted((tmp_path / name).rglob("*")) if path.is_file()]
        found.append({path.relative_to(tmp_path / name): path.read_bytes() for path in paths})
    one, two = found
    assert list(one) == list(two) and [path for path in one if one[path] != two[path]] == []
