"""The emulator rp2040js: one pinned version from npm."""

import io
import tarfile
from pathlib import Path, PurePosixPath

from tools import npm

VERSION = "1.4.1"
SHA256 = "83328017cf7e503477e8d218cb742d3e843782d795edd175a0b81346c194e56f"


def package() -> bytes:
    """The bytes of the package, which needs no other one. Raises as npm.package()."""
    return npm.package("rp2040js", VERSION, SHA256)


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
