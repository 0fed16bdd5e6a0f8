"""A folder that `mpremote mip install` takes: the compiled files of one board, and the package.json that lists them.

Compiled files are no part of the repository. From a checkout the folder is made when it is wanted; a release is the
same folder for each board, put on a branch or a web server: see docs/put-it-on-a-board.md.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from tools import places
from tools.board.device_paths import MAIN
from tools.output_file import write_whole

LIST = "package.json"


def version() -> str:
    """The project's version, as pyproject.toml has it."""
    text = (places.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^version = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("pyproject.toml names no version")
    return found.group(1)


def package_json(files: Iterable[str]) -> str:
    """The text of package.json for `files` (absolute device path -> bytes). main.py comes last: without it nothing
    starts.
    """
    paths = sorted((path for path in files), key=lambda path: (path == MAIN, path))
    urls = [[path.lstrip("/"), path.lstrip("/")] for path in paths]
    return json.dumps({"urls": urls, "deps": [], "version": version()}, indent=1) + "\n"


def write_package(folder: Path, files: dict[str, bytes]) -> None:
    """Make `folder` hold exactly the package of `files`. Refuses, by FileExistsError, a folder that holds something
    else.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise FileExistsError(f"{folder} holds other files; name an empty folder, or one that is not there yet")
    for place in sorted(folder.rglob("*"), reverse=True):
        place.rmdir() if place.is_dir() and not place.is_symlink() else place.unlink()
    for path, content in files.items():
        place = folder.joinpath(*path.strip("/").split("/"))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    write_whole(folder / LIST, package_json(files).encode())
