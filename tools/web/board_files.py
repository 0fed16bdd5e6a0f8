"""What the page needs to put a handheld's files on a board: board/index.json, which tells all, and the files
themselves, named by what is in them. Nobody fetches them who only plays.
"""

import hashlib
import json
from collections.abc import Callable

from firmware import VERSION
from host_sim.boards import board_names, load_board
from shared_rules.registry import GAMES
from tools.board import board_link, install_files
from tools.board.device_files import device_files
from tools.board.device_paths import MAIN, NEW_BOARD, NEW_BOARD_TEXT
from tools.image.frozen import BUILD_NAME
from tools.owner import runtime

FOLDER = "board"
INDEX = f"{FOLDER}/index.json"
PATTERN = "[0-9a-f]" * 16 + ".bin"
"""Of the other names, without the folder."""


def board_files(told: Callable[[str], object] = lambda _board: None) -> dict[str, bytes]:
    """The files by name; told(board) is called before each board is compiled. Raises Refusal when
    something does not compile.
    """
    found, boards = {}, []
    main = ""
    for name in board_names():
        told(name)
        files = device_files(name)
        main = files[MAIN].decode().splitlines()[0].strip()
        listed = []
        for path, content in sorted(files.items()):
            digest = hashlib.sha256(content).hexdigest()
            name_of_content = f"{digest[:16]}.bin"
            found[f"{FOLDER}/{name_of_content}"] = content
            listed.append([path, len(content), digest, name_of_content])
        boards.append({"id": name, "name": load_board(name).NAME, "files": listed})
    index = {
        "version": VERSION,
        "boards": boards,
        "games": {game[0]: game[2] for game in GAMES},
        # What `dev.py install` asks of a board, and the programs that it runs there
        "oldest": runtime.OLDEST,
        "format": runtime.COMPILED_FORMAT,
        "architectures": list(runtime.ARCHITECTURES),
        "main": main,
        "folders": install_files.FOLDERS,
        "suffix": install_files.SUFFIX,
        "inside": BUILD_NAME,
        "newBoard": [NEW_BOARD, NEW_BOARD_TEXT.decode()],
        "helpers": board_link.ON_BOARD,
        "sign": install_files.SWAP_SIGN,
        "swap": install_files.SWAP,
        "runSwap": install_files.RUN_SWAP,
        "spareBlocks": install_files.SPARE_BLOCKS,
        "pointers": install_files.POINTERS,
        "inlinePart": install_files.INLINE_PART,
    }
    found[INDEX] = json.dumps(index, separators=(",", ":")).encode()
    return found
