"""What the page fetches only to put the handheld on a board: device/, with an index, the device file, and the module
that reads the settings of a breadboard.
"""

import hashlib
import json
from collections.abc import Callable

from host_sim.boards import board_names, load_board
from shared_rules.registry import GAMES
from tools import places
from tools.device import device_file, program
from tools.device.board.board_link import ON_BOARD
from tools.device.flash_layout import CHIPS
from tools.device.web.compiling import compiled

FOLDER = "device"
INDEX = f"{FOLDER}/index.json"
NAME = "tableside.uf2"
BREADBOARD = "generic"
_SETTINGS = places.ROOT / "firmware" / "boards" / f"{BREADBOARD}.py"


def built_file(say: Callable[[str], object] = print) -> bytes | None:
    """Build the device file of this checkout, without a display; None if it cannot be built here. Raises as
    `program.program`.
    """
    return None if program.lacking() else device_file.device_file(None, say)


def board_files(device: bytes | None) -> dict[str, bytes]:
    """Return the files by name. device: the device file without a display, or None. Raises device_file.NotOurs."""
    index = {
        "boards": [[name, load_board(name).NAME] for name in board_names()],
        "breadboard": BREADBOARD,
        "games": {game[0]: game[2] for game in GAMES},
        "helpers": ON_BOARD,
        "file": None,
    }
    files = {f"{FOLDER}/{BREADBOARD}.mpy": compiled(_SETTINGS)}
    if device is not None:
        programs = device_file.programs_of(device)
        index["file"] = {
            "name": NAME,
            "identity": program.identity_of(programs[CHIPS[0]]),
            "sha256": hashlib.sha256(device).hexdigest(),
        }
        files[f"{FOLDER}/{NAME}"] = device
    return {INDEX: json.dumps(index, separators=(",", ":")).encode(), **files}
