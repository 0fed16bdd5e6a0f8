"""Golden pictures of screens: what a frame looked like when somebody last looked at it and found it good.

`check_frame(name, handheld)` compares the handheld's pixels with tests/golden/frames/<board>/<name>.png. When they
differ, the new picture is written beside the golden one as <name>.new.png and the test fails with its path. Look at it;
when it is right, run the tests again with TABLESIDE_UPDATE_FRAMES=1 in the environment (`python3 tools/dev.py test
--update-frames` does that): golden pictures that are missing or differ are then written, and <name>.new.png is removed.
"""

import os
from pathlib import Path

from PIL import Image

from host_sim.pictures import image_of

FOLDER = Path(__file__).parent / "golden" / "frames"
UPDATE = "TABLESIDE_UPDATE_FRAMES"


def check_frame(name, handheld):
    """Fail unless the picture is the golden one.

    handheld: anything with `board` (a module of firmware.boards or the like of it) and `pixels()` (RGB565, high byte
    first).
    """
    board = handheld.board
    folder = FOLDER / board.__name__.rsplit(".", 1)[-1]
    golden = folder / (name + ".png")
    fresh = folder / (name + ".new.png")
    image = image_of(handheld.pixels(), board.WIDTH, board.HEIGHT)
    if golden.exists() and _same(golden, image):
        fresh.unlink(missing_ok=True)
        return
    folder.mkdir(parents=True, exist_ok=True)
    if os.environ.get(UPDATE):
        image.save(golden, optimize=True)
        fresh.unlink(missing_ok=True)
        return
    image.save(fresh)
    reason = "differs from the golden picture" if golden.exists() else "has no golden picture yet"
    raise AssertionError(f"{name} {reason}: look at {fresh}, and if it is right run again with {UPDATE}=1")


def _same(path, image):
    with Image.open(path) as golden:
        return golden.size == image.size and golden.convert("RGB").tobytes() == image.tobytes()
