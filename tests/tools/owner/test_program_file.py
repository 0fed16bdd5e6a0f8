"""Where `dev.py install` takes its file from, and the drives that it works with."""

import hashlib
import io
import subprocess
import urllib.request

import pytest

from tests.tools.device.synthetic_programs import IDENTITY, OTHER_IDENTITY, file_with
from tests.tools.owner.plugged_in import (
    DISPLAY,
    SAVES,
    Terminal,
    real_find_drives,
)
from tools.device import device_file, prerequisites, sources
from tools.owner import bootsel, program_file

# Where the file comes from


@pytest.fixture
def no_compiler(monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", lambda: ["a compiler"])
    monkeypatch.setattr(device_file, "carried", lambda: None)
    monkeypatch.setattr(program_file, "release_address", lambda: None)


def test_the_file_of_a_wheel_is_taken(desk, run, no_compiler, monkeypatch):
    monkeypatch.setattr(device_file, "carried", lambda: file_with(IDENTITY))
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY
    assert program_file.identity_here() == IDENTITY


def test_the_file_is_built_where_that_can_be(desk, run, no_compiler, monkeypatch):
    monkeypatch.setattr(prerequisites, "missing", list)
    monkeypatch.setattr(device_file, "device_file", lambda: file_with(IDENTITY))
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY


def test_without_compiler_or_release_it_is_said_what_to_install(desk, run, no_compiler):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run("--yes", image=None)
    assert code == 1 and "a compiler" in said and not pico.link.restarted


@pytest.mark.parametrize("answer", ["y\n", "\n", None])
def test_sources_that_cannot_be_fetched_are_made_after_a_question(answer, desk, run, no_compiler, monkeypatch):
    made = []

    def device():
        if not made:
            raise sources.NoSources("No network: .ci/sources makes them.")
        return file_with(IDENTITY)

    monkeypatch.setattr(prerequisites, "missing", list)
    monkeypatch.setattr(device_file, "device_file", device)
    monkeypatch.setattr(sources, "can_be_made", lambda: True)
    monkeypatch.setattr(sources, "make", lambda: made.append(True))
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    if answer:
        monkeypatch.setattr("sys.stdin", Terminal(2 * answer))
    code, said = run(image=None)
    assert (code == 0, bool(made), pico.link.identity == IDENTITY) == ((answer == "y\n",) * 3)
    assert answer or "makes them.\nStart .ci/sources now?\nNothing was changed." in said


@pytest.fixture
def release(monkeypatch, no_compiler):
    """A release at GitHub: its files by address."""
    address = "https://github.com/someone/tableside/releases/download/v0.1.0/"
    content = file_with(IDENTITY)
    sums = f"{hashlib.sha256(content).hexdigest()}  {program_file.RELEASED}\n"
    files = {address + program_file.RELEASED: content, address + "SHA256SUMS": sums.encode()}

    def urlopen(address, timeout):
        if address not in files:
            raise OSError(404, "Not Found")
        return io.BytesIO(files[address])

    monkeypatch.setattr(urllib.request, "urlopen", urlopen)
    monkeypatch.setattr(program_file, "release_address", lambda: address)
    return files


def test_the_file_of_the_release_is_fetched_after_a_question(desk, run, release):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    code, said = run(image=None)
    assert code == 1 and f"Get the program of release 0.1.0 instead, from {next(iter(release))}?" in said
    assert run("--yes", image=None)[0] == 0 and pico.link.identity == IDENTITY


@pytest.mark.parametrize("wrong", ["changed", "not listed", "absent"])
def test_what_the_release_does_not_list_is_not_taken(desk, run, release, wrong):
    pico = desk.plug("COM3", files=SAVES, identity=OTHER_IDENTITY, board=DISPLAY)
    file, sums = release
    if wrong == "absent":
        del release[file]
    else:
        release[file if wrong == "changed" else sums] = file_with(OTHER_IDENTITY) if wrong == "changed" else b"\n"
    code, said = run("--yes", image=None)
    assert code == 1 and ("cannot be fetched" if wrong == "absent" else "is not the file that SHA256SUMS lists") in said
    assert not pico.link.started_boot_rom and not pico.link.restarted


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/some-one/table.side.git\n",
        "git@github.com:some-one/table.side.git\n",
        "https://name:word@github.com/some-one/table.side/\n",
        "https://example.org/some-one/table.side.git\n",
        "",
    ],
)
def test_the_release_is_that_of_the_repository_that_this_checkout_came_from(remote, monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *_command, **_options: subprocess.CompletedProcess([], 0, remote))
    address = "https://github.com/some-one/table.side/releases/download/v0.1.0/"
    assert program_file.release_address() == (address if "github.com" in remote else None)


# Drives


def test_only_drives_of_boards_are_found(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "pico").mkdir()
    (tmp_path / "pico" / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    found = real_find_drives([tmp_path / "photos", tmp_path / "pico", tmp_path / "absent"])
    assert [(drive.path, drive.chip) for drive in found] == [(tmp_path / "pico", "RPI-RP2")]


def test_a_drive_is_waited_for_half_a_minute():
    waited = []
    answers = iter([[], [], ["a drive"]])
    assert bootsel.wait_for(lambda: next(answers), waited.append) == ["a drive"] and len(waited) == 2
    assert bootsel.wait_for(list, waited.append) == [] and sum(waited) == 31


def test_a_pico_whose_drive_nobody_mounted_is_told_apart(tmp_path):
    assert not bootsel.unmounted(tmp_path)
    for name, maker, product in (("1-1", "2e8a", "0005"), ("1-2", "1234", "0003"), ("1-3", "2e8a", "0003")):
        assert not bootsel.unmounted(tmp_path)
        (tmp_path / name).mkdir()
        (tmp_path / name / "idVendor").write_text(maker + "\n")
        (tmp_path / name / "idProduct").write_text(product + "\n")
    assert bootsel.unmounted(tmp_path)
