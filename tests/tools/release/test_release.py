"""`dev.py release`: its parts, built twice, have the same bytes; what cannot be built is said."""

import datetime
import hashlib
import io
import json
import subprocess
import sys
import tarfile
import zipfile

import pytest

import firmware
from tests.tools.uf2.synthetic_images import image
from tools import places
from tools.board.flash_image import read_file_system
from tools.board.micropython_image import ImageMissing
from tools.commands import release
from tools.image import build, frozen
from tools.owner.package import version
from tools.refusal import Refusal
from tools.release import changelog, parts, tried
from tools.uf2 import blocks, boot_rom, interpreter
from tools.uf2.interpreter import PICOS
from tools.wasm import runtime

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
    assert version() == firmware.VERSION
    assert "ever run on hardware" in changelog.section(version())[1]


def test_an_archive_hangs_on_names_content_and_day_alone():
    files = {"b/two": b"2" * 999, "a": b"1"}
    packed = parts.zipped(files, DAY)
    assert packed == parts.zipped(dict(reversed(files.items())), DAY)
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        assert archive.namelist() == ["a", "b/two"]
        assert {entry.date_time for entry in archive.infolist()} == {(2026, 11, 23, 0, 0, 0)}
        assert archive.read("b/two") == files["b/two"]


def test_packages_for_mip_are_the_same_twice_and_there_for_every_board(monkeypatch):
    monkeypatch.setattr(parts, "board_names", lambda: ["generic", BOARD])
    files = parts.mip_packages()
    assert files == parts.mip_packages()
    for board in ("generic", BOARD):
        listed = json.loads(files[f"{board}/package.json"])["urls"]
        assert {f"{board}/{path}" for path, _ in listed} == {
            name for name in files if name.startswith(board + "/") and not name.endswith("package.json")
        }


@pytest.mark.parametrize("pico", sorted(PICOS))
def test_a_file_for_drag_and_drop_is_the_same_twice_and_arrives(pico):
    content = parts.uf2_file(BOARD, pico, image(pico))
    assert content == parts.uf2_file(BOARD, pico, image(pico))
    assert boot_rom.copied(content, PICOS[pico], bytes(PICOS[pico].flash))[1]


def test_the_page_is_the_same_twice_and_offers_the_files():
    offered = {(BOARD, "pico2"): b"two", (BOARD, "pico"): b"one"}
    files = parts.page(offered)
    assert files == parts.page(offered)
    listed = json.loads(files["uf2/index.json"])
    assert [(line["board"], line["pico"]) for line in listed] == sorted(offered)
    for line in listed:
        content = files["uf2/" + line["file"]]
        assert content == offered[line["board"], line["pico"]]
        assert (line["bytes"], line["sha256"]) == (3, hashlib.sha256(content).hexdigest())
    pages = {board["id"] for board in json.loads(files["boards.json"])}
    assert pages == set(parts.BOARDS)


def test_sums_are_what_sha256sum_checks():
    assert parts.sums({"b": b"", "a": b"x"}) == (
        b"2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881  a\n"
        b"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n"
    )


def test_a_file_for_every_pico_has_the_code_inside_and_arrives_on_each(monkeypatch):
    names = {pico: [(b"RP", 1, f"{frozen.BUILD_NAME}{pico.upper()}")] for pico in build.PICOS}
    every = blocks.joined([image(pico, more=names[pico]) for pico in build.PICOS])
    monkeypatch.setattr(build, "lacking", list)
    monkeypatch.setattr(build, "image", lambda pico, _say: {build.EVERY: every}[pico])
    images, missing = parts.images(lambda _text: None)
    assert (images, missing) == ({build.EVERY: every}, {})
    assert parts.uf2_name(BOARD, build.EVERY) == f"tableside-{version()}-{BOARD}.uf2"
    assert parts.update_name() in parts.which_files(images)
    content = parts.uf2_file(BOARD, build.EVERY, every)
    for pico in build.PICOS:
        flash, restarted = boot_rom.copied(content, PICOS[pico], bytes(PICOS[pico].flash))
        offset, size = interpreter.read(every, pico).file_system
        assert restarted and read_file_system(flash[offset : offset + size]) == frozen.first_files(BOARD)
    page = parts.page({(BOARD, build.EVERY): content}, every)
    listed = [(line["board"], line["pico"], line["file"]) for line in json.loads(page["uf2/index.json"])]
    assert listed == [
        (BOARD, build.EVERY, f"tableside-{version()}-{BOARD}.uf2"),
        ("", build.EVERY, f"tableside-{version()}-update.uf2"),
    ]


def test_without_a_compiler_the_files_are_as_before_and_that_is_said(monkeypatch):
    said = []
    monkeypatch.setattr(build, "lacking", lambda: ["cmake"])
    monkeypatch.setattr(parts, "micropython_image", lambda _say, download: by_download[download])
    by_download = {PICOS[name].download: image(name) for name in PICOS}
    images, missing = parts.images(said.append)
    assert (list(images), missing) == (list(PICOS), {}) and "without cmake" in said[0]
    assert "official MicroPython" in parts.which_files(images)


def test_only_the_pico_itself_must_be_there(monkeypatch):
    monkeypatch.setattr(build, "lacking", lambda: ["cmake"])
    had = ["RPI_PICO", "RPI_PICO2"]
    content = {PICOS[name].download: image(name) for name in PICOS}

    def one(_say, download):
        if download not in had:
            raise ImageMissing(f"no {download}")
        return content[download]

    monkeypatch.setattr(parts, "micropython_image", one)
    found, missing = parts.images(print)
    assert list(found) == ["pico", "pico2"]
    assert missing == {"pico_w": "no RPI_PICO_W", "pico2_w": "no RPI_PICO2_W"}
    had.remove("RPI_PICO")
    with pytest.raises(ImageMissing):
        parts.images(print)


def test_a_slower_pico_is_given_time_after_each_press():
    assert tried.patiently("shot a\npress ok x2\nhold back 900\npress up\n") == (
        "shot a\npress ok\nwait 1500\npress ok\nwait 1500\nhold back 900\npress up\nwait 1500\n"
    )


@pytest.fixture
def quick(monkeypatch, tmp_path):
    """The command with small parts, in a folder of its own; gives the list of what was played."""
    played = []

    def play(board, pico, uf2, image, whole):
        assert (uf2, image) == (f"{board} {pico}".encode(), pico.encode())
        played.append((board, pico, whole))
        return 13

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(parts, "BOARDS", ["one", "two"])
    monkeypatch.setattr(parts, "wheel_and_sdist", lambda _day: {"tableside.whl": b"wheel", "tableside.tar.gz": b"tar"})
    monkeypatch.setattr(parts, "mip_packages", lambda: {"one/package.json": b"{}"})
    monkeypatch.setattr(parts, "images", lambda _say: ({"pico": b"pico", "pico2": b"pico2"}, {"pico_w": "no network"}))
    monkeypatch.setattr(parts, "uf2_file", lambda board, pico, _image: f"{board} {pico}".encode())
    monkeypatch.setattr(parts.page_files, "page_files", lambda: {"index.html": b"<html>"})
    monkeypatch.setattr(tried, "play", play)
    return played


def test_with_the_code_inside_there_is_a_file_that_updates_any_handheld(quick, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(parts, "images", lambda _say: ({build.EVERY: build.EVERY.encode()}, {}))
    assert release.main([]) == 0
    assert quick == [("one", build.EVERY, True), ("two", build.EVERY, False)]
    dist = tmp_path / "dist"
    assert (dist / f"tableside-{version()}-one.uf2").read_bytes() == b"one every"
    assert (dist / f"tableside-{version()}-update.uf2").read_bytes() == b"every"
    assert "playing in an emulated Pico" in capsys.readouterr().out
    assert "updates a handheld and keeps its games" in (dist / "NOTES.md").read_text(encoding="utf-8")


def test_what_is_missing_is_named_and_fails_unless_that_is_wanted(quick, tmp_path, capsys):
    assert release.main([]) == 1
    said = capsys.readouterr().out
    assert "LEFT OUT: files for the Pico W: no network" in said and "Step 8 of 8" in said
    assert release.main(["--without-missing"]) == 0
    # The emulator has no Pico 2; one game is played to its end.
    assert quick == [("one", "pico", True), ("two", "pico", False)] * 2
    dist = tmp_path / "dist"
    names = {path.name for path in dist.iterdir()}
    assert {"NOTES.md", "SHA256SUMS", "page", f"tableside-{version()}-one-pico2.uf2", "tableside.whl"} < names
    assert (dist / "page" / "uf2" / f"tableside-{version()}-two-pico.uf2").read_bytes() == b"two pico"
    for line in (dist / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest
        names.remove(name)
    assert names == {"NOTES.md", "SHA256SUMS", "page"}


def test_without_the_page_the_rest_is_there(quick, monkeypatch, tmp_path, capsys):
    def missing():
        raise runtime.RuntimeMissing("no MicroPython for browsers")

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
    assert release.main(["--without-missing"]) == 0
    older = dist / "tableside.whl"
    older.write_bytes(b"older")
    assert release.main(["--without-missing"]) == 0 and older.read_bytes() == b"wheel"
    (dist / "photo.png").write_bytes(b"precious")
    assert release.main(["--without-missing"]) == 1 and older.exists()


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
        command = [sys.executable, "tools/dev.py", "release", "--without-missing", "--out", tmp_path / name, *more]
        subprocess.run(command, cwd=places.ROOT, check=True)
        paths = [path for path in sorted((tmp_path / name).rglob("*")) if path.is_file()]
        found.append({path.relative_to(tmp_path / name): path.read_bytes() for path in paths})
    one, two = found
    with tarfile.open(tmp_path / "one" / f"tableside-{version()}.tar.gz") as sources:
        tops = {name.split("/")[1] for name in sources.getnames()}
    assert {"firmware", "README.md"} < tops and not tops & {".git", ".cache", ".venv", "build", "dist", "tests"}
    assert list(one) == list(two) and [path for path in one if one[path] != two[path]] == []
