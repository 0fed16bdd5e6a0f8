"""Each screen looks as its golden picture says (tools/workshop/goldens/frames.py)."""

import functools
import os
from pathlib import Path

from host_sim.pictures import image_of
from tools.workshop.goldens import frames
from tools.workshop.goldens.changed_frames import DRAWN_IN

known = functools.lru_cache(frames.read)


def check_frame(name, handheld, kind=""):
    """Fail unless the picture of the case of this name is the golden one; while `dev.py frames` draws, put it into its
    folder instead.

    handheld: anything with `board` (a module of firmware.boards or the like of it) and `pixels()` (RGB565, high byte
    first). kind: the end of the folder's name, for pictures of another kind on the same board.
    """
    board = handheld.board.__name__.rpartition(".")[2] + kind
    image = image_of(handheld.pixels(), handheld.board.WIDTH, handheld.board.HEIGHT)
    folder = os.environ.get(DRAWN_IN)
    if folder:
        Path(folder, board).mkdir(parents=True, exist_ok=True)
        image.save(Path(folder, board, name + ".png"), compress_level=1)
        return
    golden = known(frames.GOLDEN, board).get(name)
    if golden != frames.fingerprint(image):
        reason = "differs from its golden picture" if golden else "has no golden picture yet"
        raise AssertionError(f"{name} on {board} {reason}: python3 tools/dev.py frames shows it, and --write takes it")
