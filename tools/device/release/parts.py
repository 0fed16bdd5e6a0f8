"""The parts of a release, which depend on the sources, the version and the day alone: a second build is equal."""

import datetime
import hashlib
import io
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from firmware import VERSION
from host_sim.boards import board_names
from tools import places
from tools.device import device_file, prerequisites, program, sources
from tools.device.board_sector import board_sector
from tools.device.flash_layout import CHIPS, Chip
from tools.device.web import page_files
from tools.refusal import Refusal

SUMS = "SHA256SUMS"
NOTES = "NOTES.md"
PAGE = "page"
BOARDS = [name for name in board_names() if name != "generic"]
"""Boards with a file of their own; a breadboard needs settings."""
DEVICE_FILE = "TABLESIDE_DEVICE_FILE"
"""What tools/device/release/wheel_hook.py reads."""
_WHICH = """
## Which file

- A new Pico: the `.uf2` with the name of its display. Hold BOOTSEL while plugging in the Pico, copy the file onto the
  drive that appears. It is for every Pico.
- A handheld in use: the same, or `{update}`, which leaves the display alone. Games, settings and sheets stay.
- With Python: `pipx run --spec {wheel} tableside install --board NAME`.
"""

Files = dict[str, bytes]
"""Name or path -> content."""


def programs(say: Callable[[str], object]) -> dict[Chip, bytes] | Refusal:
    """Return the program for each chip, or why there is none. say(text) prints what is done. Raises Refusal if the
    build fails.
    """
    try:
        return {chip: program.program(chip, say) for chip in CHIPS}
    except (prerequisites.NotBuilt, sources.NoSources) as reason:
        return reason


def wheel(day: datetime.date, device: bytes | None) -> Files:
    """Return the wheel with the device file. Raises Refusal with the output of the builder."""
    with tempfile.TemporaryDirectory(prefix="tableside-release-") as folder:
        variables = {**os.environ, "SOURCE_DATE_EPOCH": str(_seconds(day))}
        variables.pop(DEVICE_FILE, None)
        if device is not None:
            (Path(folder) / "device.uf2").write_bytes(device)
            variables[DEVICE_FILE] = str(Path(folder) / "device.uf2")
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
            cwd=places.ROOT,
            env=variables,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Refusal(f"The wheel could not be built:\n{done.stderr.strip() or done.stdout.strip()}")
        return {path.name: path.read_bytes() for path in Path(folder).glob("*.whl")}


def _seconds(day):
    return int(datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.timezone.utc).timestamp())


def zipped(files: Files, day: datetime.date) -> bytes:
    """Return a zip archive of files by their path in it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, (day.year, day.month, day.day, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # the same on Windows
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[path])
    return packed.getvalue()


def uf2_name(board: str | None = None) -> str:
    """Return the name of the file for a display; None: for any."""
    return f"tableside-{VERSION}-{board}.uf2" if board else f"tableside-{VERSION}.uf2"


def uf2_file(of_chips: dict[Chip, bytes], board: str | None = None) -> bytes:
    """Return the file with these programs for a display, or for any."""
    return device_file.file_of(of_chips, board_sector(board) if board else None)


def page(device: bytes | None) -> Files:
    """Return the page with the device file. Raises Refusal if it cannot be made."""
    return page_files.page_files(device)


def which_file(wheel_name: str) -> str:
    """Return what the notes say of the files."""
    return _WHICH.format(update=uf2_name(), wheel=wheel_name)


def sums(files: Files) -> bytes:
    """Return a list for `sha256sum --check`."""
    return "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files)).encode()
