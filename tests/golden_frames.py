"""Golden pictures of screens: what a frame looked like when somebody last looked at it and found it good.

`python3 tools/dev.py frames` shows on one page what differs, and `frames --write` takes it for the golden pictures.
"""

import os
from pathlib import Path

from PIL import Image

from host_sim.pictures import image_of
from tools.workshop.goldens.changed_frames import COLLECTED_IN, GOLDEN


def check_frame(name, handheld):
    """Fail unless the picture is the golden one, tests/golden/frames/<board>/<name>.png; while `dev.py frames` collects
    those that differ, put it there instead.

    handheld: anything with `board` (a module of firmware.boards or the like of it) and `pixels()` (RGB565, high byte
    first).
    """
    board = handheld.board
    path = Path(board.__name__.rsplit(".", 1)[-1], name + ".png")
    image = image_of(handheld.pixels(), board.WIDTH, board.HEIGHT)
    golden = GOLDEN / path
    if golden.exists() and _same(golden, image):
        return
    folder = os.environ.get(COLLECTED_IN)
    if folder:
        changed = Path(folder) / path
        changed.parent.mkdir(parents=True, exist_ok=True)
        image.save(changed, optimize=True)
        return
    reason = "differs from the golden picture" if golden.exists() else "has no golden picture yet"
    raise AssertionError(f"{path} {reason}: python3 tools/dev.py frames shows it, and frames --write takes it")


def _same(path, image):
    with Image.open(path) as golden:
        return golden.size == image.size and golden.convert("RGB").tobytes() == image.tobytes()
