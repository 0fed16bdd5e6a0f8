"""What a release is made of. Each part hangs on the sources, the version and the day of the release alone, so that who
builds it again gets the same bytes.
"""

import datetime
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from host_sim.boards import board_names
from tools import places
from tools.board.device_paths import NEW_BOARD, NEW_BOARD_TEXT
from tools.image import build, frozen
from tools.owner.package import LIST, package_json, version
from tools.owner.progress import compiled
from tools.refusal import Refusal
from tools.uf2 import interpreter, one_file
from tools.wasm.runtime import RuntimeMissing
from tools.web import page_files

SUMS = "SHA256SUMS"
NOTES = "NOTES.md"
PAGE = "page"
INDEX = "index.json"
BOARDS = [name for name in board_names() if name != "generic"]
"""Those whose file plays as it is; a breadboard needs the settings of its owner."""

Files = dict[str, bytes]
"""Name or path -> content."""


def wheel_and_sdist(day: datetime.date) -> Files:
    """The wheel, and the archive of the sources that it is built from. Raises Refusal, with what the builder said."""
    with tempfile.TemporaryDirectory(prefix="tableside-release-") as folder:
        command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--target", "sdist"]
        done = subprocess.run(
            [*command, "--directory", folder],
            cwd=places.ROOT,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(_seconds(day))},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Refusal(f"The wheel could not be built:\n{done.stderr.strip() or done.stdout.strip()}")
        return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}


def _seconds(day):
    return int(datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.timezone.utc).timestamp())


def zipped(files: Files, day: datetime.date) -> bytes:
    """A zip archive of files by their path in it."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, (day.year, day.month, day.day, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # the same on Windows
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[path])
    return packed.getvalue()


def image(say: Callable[[str], object]) -> bytes:
    """The image for every Pico. say(text) is told what is done. Raises Refusal when it cannot be built."""
    return build.image(build.EVERY, say)


def uf2_name(board: str) -> str:
    """The name of the file for a board."""
    return f"tableside-{version()}-{board}.uf2"


def update_name() -> str:
    """The name of the file that updates any handheld with the code inside."""
    return f"tableside-{version()}-update.uf2"


def uf2_file(board: str, image: bytes) -> bytes:
    """The file for drag and drop onto a new Pico."""
    return build.file_for(image, list(build.PICOS), frozen.first_files(board))


def page(uf2_files: dict[tuple[str, str], bytes], update: bytes | None = None) -> Files:
    """The page with the files for drag and drop that it offers, by (board, Pico), and a list of them; update: the file
    for any handheld with the code inside. Raises Refusal when it cannot be made.
    """
    try:
        files = page_files.page_files()
    except RuntimeMissing as error:
        raise Refusal(str(error)) from error
    offered = []
    listed = [(board, pico, uf2_name(board, pico), uf2_files[board, pico]) for board, pico in sorted(uf2_files)]
    if update is not None:
        listed.append(("", build.EVERY, update_name(), update))
    for board, pico, name, content in listed:
        files[f"uf2/{name}"] = content
        digest = hashlib.sha256(content).hexdigest()
        offered.append({"file": name, "board": board, "pico": pico, "bytes": len(content), "sha256": digest})
    files[f"uf2/{INDEX}"] = json.dumps(offered, indent=1).encode() + b"\n"
    return files


def sums(files: Files) -> bytes:
    """A list for `sha256sum --check`."""
    return "".join(f"{hashlib.sha256(files[name]).hexdigest()}  {name}\n" for name in sorted(files)).encode()
