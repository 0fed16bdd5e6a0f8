"""The emulator rp2040js: one pinned version from npm, kept in the cache, and the node program that runs it."""

import base64
import hashlib
import io
import subprocess
import tarfile
import tempfile
from pathlib import Path, PurePosixPath

from tools.kept import kept
from tools.refusal import Refusal
from tools.wasm.runtime import node

VERSION = "1.4.1"
NAME = f"rp2040js-{VERSION}.tgz"
INTEGRITY = "Yzr5xG7ZwbtA50IYAU1k/oSoSyDAhPtT5qC/Q2eFApoLuAYE8DQbPIMPs/0kh4Ietd4P0OpKk3CIkfNqjcr56g=="
"""The SHA-512 of the package as npm states it. It needs no other package."""
_SECONDS_TO_FETCH = 120


class Missing(Refusal):
    """The emulator cannot be had; the text says why."""


def package() -> bytes:
    """The bytes of the package, from the cache or npm. Raises Missing, and Refusal when it cannot be kept."""
    return kept("rp2040js", NAME, _fetched, is_pinned)


def is_pinned(content: bytes) -> bool:
    """Return True if these bytes are the pinned package."""
    return base64.b64encode(hashlib.sha512(content).digest()).decode() == INTEGRITY


def unpack(folder: Path) -> Path:
    """Put the files of the package into `folder`; gives the folder with its package.json. Raises as package()."""
    with tarfile.open(fileobj=io.BytesIO(package())) as archive:
        for member in archive:
            wanted = member.name.startswith("package/dist/esm/") and member.name.endswith(".js")
            content = archive.extractfile(member) if wanted or member.name == "package/package.json" else None
            if content is not None:
                target = folder.joinpath(*PurePosixPath(member.name).parts)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content.read())
    return folder / "package"


def _fetched():
    try:
        program = node()
    except ImportError as error:
        raise Missing(f"There is no node here: {error}.") from error
    root = program.parent.parent if program.parent.name == "bin" else program.parent
    client = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    with tempfile.TemporaryDirectory(prefix="tableside-npm-") as folder:
        command = [str(program), str(client), "pack", f"rp2040js@{VERSION}", "--loglevel=error"]
        try:
            subprocess.run(command, cwd=folder, capture_output=True, timeout=_SECONDS_TO_FETCH, check=True)
            content = (Path(folder) / NAME).read_bytes()
        except (OSError, subprocess.SubprocessError) as error:
            said = (getattr(error, "stderr", None) or b"").decode("utf-8", "replace").strip().splitlines()
            raise Missing(f"npm cannot bring rp2040js {VERSION}: {said[0] if said else error}") from error
    if not is_pinned(content):
        raise Missing(f"What npm brought is not the pinned rp2040js {VERSION}: its SHA-512 differs.")
    return content
