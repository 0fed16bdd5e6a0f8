"""The emulator rp2040js: one pinned version from npm."""

from pathlib import Path

from tools import npm

VERSION = "1.4.1"
SHA256 = "83328017cf7e503477e8d218cb742d3e843782d795edd175a0b81346c194e56f"


def package() -> bytes:
    """Return the bytes of the package, which needs no other one. Raises as npm.package()."""
    return npm.package("rp2040js", VERSION, SHA256)


def unpack(folder: Path) -> Path:
    """Unpack the package; returns the folder with its package.json. Raises as package()."""
    npm.unpack(package(), _is_wanted, folder / "package")
    return folder / "package"


def _is_wanted(name):
    return name == "package.json" or name.startswith("dist/esm/") and name.endswith(".js")
