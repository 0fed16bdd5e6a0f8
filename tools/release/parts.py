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
from tools.board.device_files import device_files
from tools.board.device_paths import NEW_BOARD, NEW_BOARD_TEXT
from tools.board.micropython_image import micropython_image
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


def mip_packages() -> Files:
    """What `mpremote mip install` takes, in a folder for each board: BOARD/package.json and what it lists."""
    packages = {}
    for board in board_names():
        files = compiled(board)
        packages |= {board + path: content for path, content in files.items()}
        packages[f"{board}/{LIST}"] = package_json(files).encode()
    return packages


def images(say: Callable[[str], object]) -> tuple[Files, dict[str, str]]:
    """(MicroPython by the Pico that it is for, why there is none by the Pico that it would be for): one with the code
    inside for build.EVERY where that can be built, else the official ones. say(text) is told which. Raises Refusal when
    there is none for the Pico itself.
    """
    lacking = build.lacking()
    if not lacking:
        say("The code is inside MicroPython: one file for every Pico.")
        return {build.EVERY: build.image(build.EVERY, say)}, {}
    say(f"The code is in files: without {', '.join(lacking)} it cannot be built into MicroPython.")
    found, missing = {}, {}
    for name, pico in interpreter.PICOS.items():
        try:
            content = micropython_image(say, pico.download)
            interpreter.read(content, name)
            found[name] = content
        except Refusal as error:
            if name == "pico":
                raise
            missing[name] = str(error)
    return found, missing


def name_of(pico: str) -> str:
    """How people call a key of images()."""
    return "any Pico" if pico == build.EVERY else interpreter.PICOS[pico].name


def uf2_name(board: str, pico: str) -> str:
    """The name of the file for a board on a Pico, a key of images()."""
    return f"tableside-{version()}-{board}{'' if pico == build.EVERY else '-' + pico}.uf2"


def update_name() -> str:
    """The name of the file that updates any handheld with the code inside."""
    return f"tableside-{version()}-update.uf2"


def which_files(images: Files) -> str:
    """For the notes: what the UF2 files of these images() hold."""
    if build.EVERY in images:
        return (
            "\nThe UF2 files have the game's code inside MicroPython and are for every Pico. That of your display is"
            f" for a new Pico and replaces everything on it; {update_name()} updates a handheld and keeps its"
            " games. They were played on an emulated RP2040; for the RP2350 they were only built.\n"
        )
    return "\nThe UF2 files have the official MicroPython, and the game in files.\n"


def uf2_file(board: str, pico: str, image: bytes) -> bytes:
    """The file for drag and drop: MicroPython and the files of a handheld that was never tried."""
    if pico == build.EVERY:
        return build.file_for(image, list(build.PICOS), frozen.first_files(board))
    files = {**device_files(board), NEW_BOARD: NEW_BOARD_TEXT}
    return one_file.with_files(interpreter.read(image, pico), files)


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
