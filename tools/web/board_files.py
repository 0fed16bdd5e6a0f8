"""What the page needs to put the handheld on a board: board/index.json, which tells all; the program itself is one of the
files for drag and drop (uf2/).
"""

import json

from firmware import VERSION
from host_sim.boards import board_names, load_board
from shared_rules.registry import GAMES
from tools.board import board_link
from tools.board.device_paths import NEW_BOARD, NEW_BOARD_TEXT
from tools.image.frozen import BUILD_NAME

FOLDER = "board"
INDEX = f"{FOLDER}/index.json"


def board_files() -> dict[str, bytes]:
    """The file by its name."""
    index = {
        "version": VERSION,
        "boards": [{"id": name, "name": load_board(name).NAME} for name in board_names()],
        "games": {game[0]: game[2] for game in GAMES},
        "inside": BUILD_NAME,
        "newBoard": [NEW_BOARD, NEW_BOARD_TEXT.decode()],
        "helpers": board_link.ON_BOARD,
    }
    return {INDEX: json.dumps(index, separators=(",", ":")).encode()}
