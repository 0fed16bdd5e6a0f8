"""The wheel: what it wants, and that in an environment of its own it plays and installs onto a blank Pico."""

import datetime
import io
import re
import subprocess
import sys
import venv
import zipfile

import pytest

import firmware
from tools import places
from tools.device import program
from tools.device.boot_rom import copied
from tools.device.flash_layout import RP2040
from tools.device.release import __main__, parts

REQUIREMENTS = places.ROOT / "tools" / "requirements"
SCRIPT = places.ROOT / "tests" / "golden" / "scripts" / "yacht_whole_game.script"
DAY = datetime.date(2026, 11, 23)
BOARD = "waveshare_pico_lcd_1_3"
LIMIT = 6_000_000
INSTALLER = """
import pathlib, sys
import tableside
sys.path.insert(0, list(tableside.__path__)[0])
from tools.device.board import board_link
port, sys.argv = pathlib.Path(sys.argv[1]), ["tableside", *sys.argv[2:]]
board_link.find_ports = lambda: [(port.read_text(), "")] if port.exists() else []
from tableside.__main__ import main
sys.exit(main())
"""
"""The command `tableside`, which sees the emulated Pico as a board on a serial port once a file names the port."""


def pinned(name):
    lines = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {line.rstrip(" \\") for line in lines if "==" in line}


def test_the_wheel_wants_what_its_commands_want():
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"^dependencies = \[\n(.*?)^\]", text, re.MULTILINE | re.DOTALL)
    assert found
    # What blessed brings along is its own affair.
    brought = {line for line in pinned("desk") if line.split("==")[0] in ("ansicon", "jinxed", "wcwidth")}
    assert set(re.findall(r'"([^"]+)"', found[1])) == (pinned("desk") | pinned("board")) - brought


def test_a_release_is_built_by_the_same_version_as_a_wheel_of_pip():
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^requires = \["(hatchling==[^"]+)"\]', text, re.MULTILINE)
    assert found and found[1] in pinned("release")


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        ((), 0, "    install    put the handheld on a Pico"),
        (("--help",), 0, "    restore    "),
        (("--version",), 0, f"Tableside {firmware.VERSION}\n"),
        (("lint",), 2, "There is no command 'lint'."),
        (("backup", "--save", "nowhere"), 1, ""),
    ],
)
def test_its_command_offers_what_owners_need(words, code, told, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tableside", *words])
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert __main__.main() == code
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("name", __main__.COMMANDS)
def test_each_command_is_named_as_it_is_typed(name, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tableside", name, "--help"])
    monkeypatch.setattr(sys, "path", list(sys.path))
    with pytest.raises(SystemExit):
        __main__.main()
    said = capsys.readouterr().out
    assert said.startswith(f"usage: tableside {name} ") and "dev.py" not in said


def built(device=None):
    ((name, content),) = parts.wheel(DAY, device).items()
    return name, content


@pytest.mark.whole
def test_without_a_program_it_is_the_same_twice_and_lacks_the_file():
    name, content = built()
    assert (name, content) == built()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
    assert {name.split("/")[0] for name in names if ".dist-info/" not in name} == {"tableside"}
    assert [name for name in names if name.endswith((".uf2", "protocol.json"))] == []


@pytest.fixture(scope="module")
def device():
    return parts.uf2_file(parts.programs(print))


@pytest.fixture(scope="module")
def programs(device, tmp_path_factory):
    """The folder with `tableside` in an environment that has the wheel of a release and nothing else of ours."""
    folder = tmp_path_factory.mktemp("wheel")
    name, content = built(device)
    assert len(content) < LIMIT
    (folder / name).write_bytes(content)
    venv.create(folder / "environment", with_pip=True)
    programs = folder / "environment" / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", folder / name], check=True)
    return programs


@pytest.mark.emulator
@pytest.mark.whole
def test_the_wheel_plays_in_an_environment_of_its_own(programs, tmp_path):
    shots = tmp_path / "shots"
    done = subprocess.run(
        [programs / "tableside", "sim", "--script", SCRIPT, "--shots", shots, "--save", tmp_path / "save"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (shots / "home.png").is_file()


@pytest.mark.emulator
@pytest.mark.whole
def test_the_wheel_installs_onto_a_blank_pico(programs, tmp_path):
    from tools.workshop.emulated_pico.handheld import EmulatedHandheld
    from tools.workshop.emulated_pico.serve import ConsoleServer

    drive, port, said = tmp_path / "drive", tmp_path / "port", tmp_path / "said"
    drive.mkdir()
    (drive / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.0\nBoard-ID: RPI-RP2\n", encoding="ascii")
    words = ["install", "--board", BOARD, "--drive", drive, "--yes"]
    handheld = EmulatedHandheld(BOARD)
    with (
        open(said, "wb") as output,
        subprocess.Popen(
            [programs / "python", "-c", INSTALLER, port, *words], cwd=tmp_path, stdout=output, stderr=output
        ) as installer,
    ):
        handheld.flash = flash_taken_from(drive, installer)
        handheld.power_on()
        server = ConsoleServer(handheld)
        (tmp_path / "port.new").write_text(f"socket://127.0.0.1:{server.port}", encoding="ascii")
        (tmp_path / "port.new").rename(port)
        server.serve(lambda: installer.poll() is not None)
    text = said.read_text(encoding="utf-8")
    assert installer.returncode == 0, text
    assert f"It runs Tableside {program.identity()} for {BOARD}." in text


def flash_taken_from(drive, installer):
    """What the boot ROM of a blank RP2040 writes of the file that arrives on its drive."""
    while installer.poll() is None:
        for file in drive.glob("*.uf2"):
            content = file.read_bytes()
            flash, restarted = copied(content[: len(content) // 512 * 512], RP2040, b"\xff" * RP2040.flash)
            if restarted:
                return flash
    raise AssertionError("nothing was copied")
