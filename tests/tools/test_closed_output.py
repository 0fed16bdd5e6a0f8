"""Commands whose output is closed, full, or not read."""

import os
import subprocess
import sys

import pytest

from tools import dev, places
from tools.owner.archive import Archive, write_backup
from tools.owner.saves import COPY, Folder, read_all

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there no reader ends early")
NOBODY = ("--port", "socket://127.0.0.1:1")
# How each command is started to be quick: to do something where that is quick, else to explain itself.
QUICK = {
    "sim": ("--demo", "--shots", "shots"),
    "install": ("--dry-run", "--image", "none"),
    "uf2": ("--help",),
    "doctor": NOBODY,
    "backup": ("--save", "games", "backup.zip"),
    "restore": ("--save", "games", "kept.zip", "--replace"),
    "history": ("--save", "games"),
    "web": ("--help",),
    "watch": NOBODY,
    "referee": ("--desk",),
    "emulate": ("--help",),
    "test": ("--help",),
    "new-game": ("--help",),
    "new-language": ("--help",),
    "languages": ("--help",),
    "prove": ("--help",),
    "check-game": ("--help",),
    "release": ("--help",),
    "frames": ("--help",),
    "lint": ("--help",),
    "bench": ("--help",),
    "duel": ("yacht", "random", "random", "--games", "1", "--jobs", "1"),
    "presses": ("--help",),
    "sheet": ("show", "Harbour"),
}


@pytest.fixture
def start(tmp_path):
    Folder(tmp_path / "games").replace({"settings.txt": b"quiet"})
    write_backup(tmp_path / "kept.zip", {"settings.txt": b"loud"})
    variables = dict(os.environ, TABLESIDE_INSIDE="1", PYTHONUNBUFFERED="1", PYTHONPATH=str(places.ROOT))
    for display in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        variables.pop(display, None)

    def start(code, *arguments, **streams):
        """`code` in the shell around the command, as "$@"."""
        command = ["sh", "-c", code, "sh", sys.executable, *arguments]
        return subprocess.Popen(command, cwd=tmp_path, env=variables, stdin=subprocess.DEVNULL, **streams)

    return start


def dev_py(name):
    return (str(places.ROOT / "tools" / "dev.py"), name, *QUICK[name])


def test_every_command_is_tried():
    assert list(QUICK) == [row[0] for row in dev.COMMANDS]


@pytest.mark.parametrize("name", QUICK)
def test_a_reader_that_has_gone_is_met_in_silence(start, name, tmp_path):
    """What is said on standard error is seen; nothing there is about the reader."""
    with start('exec "$@"', *dev_py(name), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        said = process.stderr.read().decode()
    refused = name in ("install", "doctor", "watch")
    assert process.returncode == refused, said
    assert "ipe" not in said.replace("pipeline", "") and "Traceback" not in said
    assert said == "" or refused
    if name == "restore":
        assert read_all(Folder(tmp_path / "games")) == {"settings.txt": b"loud"}
    if name == "sim":
        assert len(os.listdir(tmp_path / "shots")) == 1, "it plays on, though nobody sees it"


@pytest.mark.parametrize("closed", (">&-", "2>&-", "<&- >&- 2>&-"))
@pytest.mark.parametrize("name", ("history", "backup"))
def test_closed_streams_are_as_nothing(start, name, closed, tmp_path):
    with start(f'exec "$@" {closed}', *dev_py(name), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        out, said = process.communicate()
    assert (process.returncode, said) == (0, b"")
    assert (out == b"") == (">&-" in closed.split())
    if name == "backup":
        assert read_all(Archive(tmp_path / "backup.zip")) == {"settings.txt": b"quiet"} | COPY


def test_a_disk_that_is_full_is_told_in_one_sentence(start):
    if not os.path.exists("/dev/full"):
        pytest.skip("no device is always full here")
    with start('exec "$@" >/dev/full', *dev_py("history"), stderr=subprocess.PIPE) as process:
        assert process.stderr.read() == b"What this prints cannot be written: No space left on device.\n"
    assert process.returncode == 1


@pytest.mark.parametrize("ends", (True, False))
def test_no_except_takes_a_reader_who_has_gone_for_a_fault(start, ends, tmp_path):
    program = f"""
import sys
from host_sim import streams
def work():
    for _ in range(3):
        try:
            print("a line")
        except Exception:
            print("a fault", file=sys.stderr)
    open("done", "w").close()
    return 5
sys.exit(streams.guarded(work, {ends}))"""
    with start('exec "$@"', "-c", program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == (0 if ends else 5)
    assert (tmp_path / "done").exists() != ends


def test_the_bot_of_the_examples_ends_with_its_reader(start):
    bot = str(places.ROOT / "examples" / "bot.py")
    with start('exec "$@"', bot, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
