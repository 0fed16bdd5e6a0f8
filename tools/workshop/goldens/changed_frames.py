"""Golden frames that changed: the tests collect the new pictures in a folder, a page shows them beside the old ones."""

import base64
import html
import io
import os
import shutil
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageChops

from tools import places

GOLDEN = places.ROOT / "tests" / "golden" / "frames"
"""<board>/<case>.png."""
COLLECTED_IN = "TABLESIDE_CHANGED_FRAMES"
"""The environment variable that names the folder of the new pictures, in folders of boards as the golden ones."""
TESTS = "tests/firmware/screens"
PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<title>Changed frames</title>
<style>body {{ font: 16px sans-serif; background: #ddd }} img {{ margin: 4px; image-rendering: pixelated }}</style>
<h1>{count} changed frames</h1>
<p>For each: the golden picture, the new one, and in white each pixel in which they differ.</p>
{frames}
"""


def collect(folder: Path, for_pytest: list[str]) -> int:
    """Draw every frame that has a golden picture, on all boards, and put those that differ into the folder; the exit
    code of pytest.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-m", "frames", "--tb=short", TESTS, *for_pytest]
    return subprocess.run(
        command, cwd=places.ROOT, env={**os.environ, COLLECTED_IN: str(folder)}, check=False
    ).returncode


def changed(folder: Path) -> list[Path]:
    """The collected pictures as paths below the folder, those of one case together."""
    paths = [path.relative_to(folder) for path in folder.rglob("*.png")]
    return sorted(paths, key=lambda path: (path.name, path.parent))


def page(folder: Path, golden: Path = GOLDEN) -> str:
    """HTML with the old picture, the new one and the difference of each collected frame, which needs no other file."""
    frames = []
    for path in changed(folder):
        new = Image.open(folder / path).convert("RGB")
        pictures, words = [new], "is new"
        if (golden / path).exists():
            old = Image.open(golden / path).convert("RGB")
            pictures, words = [old, new], f"was {old.width} x {old.height}, is {new.width} x {new.height}"
            if old.size == new.size:
                different, pixels = difference(old, new)
                pictures, words = [old, new, different], f"{pixels} pixels differ"
        images = "".join(f'<img src="{_data(picture)}">' for picture in pictures)
        frames.append(f"<h2>{html.escape(path.stem)} on {html.escape(path.parent.name)}: {words}</h2>{images}")
    return PAGE.format(count=len(frames), frames="\n".join(frames))


def difference(old: Image.Image, new: Image.Image) -> tuple[Image.Image, int]:
    """(white where two pictures of one size differ and black elsewhere, the number of white pixels)."""
    red, green, blue = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    white = most.point([0] + [255] * 255)
    return white, white.histogram()[255]


def write(folder: Path, golden: Path = GOLDEN) -> None:
    """Make the collected pictures the golden ones."""
    shutil.copytree(folder, golden, dirs_exist_ok=True)


def _data(image):
    file = io.BytesIO()
    image.resize((image.width * 2, image.height * 2), Image.Resampling.NEAREST).save(file, "PNG")
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()
