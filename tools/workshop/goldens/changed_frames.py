"""The frames of two checkouts: each draws its own in a folder, and a page shows those that differ."""

import base64
import html
import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from PIL import Image, ImageChops

from tools import places
from tools.refusal import Refusal

DRAWN_IN = "TABLESIDE_CHANGED_FRAMES"
"""Environment variable: the folder in which tests put all pictures, <board>/<case>.png, in both checkouts."""
TESTS = ("-m", "frames", "tests/firmware/screens")
"""Draw all screens on all boards."""
PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<title>Changed frames</title>
<style>body {{ font: 16px sans-serif; background: #ddd }} img {{ margin: 4px; image-rendering: pixelated }}</style>
<h1>{count} changed frames</h1>
<p>For each: the old picture, the new one, and in white each pixel in which they differ.</p>
{frames}
"""


def check_out(revision: str, folder: Path) -> None:
    """Put the files of a revision into a folder, without golden pictures: older tests do not draw equal ones."""
    command = ["git", "archive", "--format=zip", revision, "--", ".", ":!tests/golden/frames"]
    try:
        done = subprocess.run(command, cwd=places.ROOT, capture_output=True, check=True)
    except OSError as error:
        raise Refusal(f"git does not run: {error}") from error
    except subprocess.CalledProcessError as error:
        raise Refusal(error.stderr.decode(errors="replace").strip()) from error
    zipfile.ZipFile(io.BytesIO(done.stdout)).extractall(folder)


def draw(
    checkout: Path, folder: Path, for_pytest: list[str], output: int | None = None, tests: tuple[str, ...] = TESTS
) -> subprocess.Popen[bytes]:
    """Begin to draw the frames of a checkout by these tests."""
    return subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "--tb=short", *tests, *for_pytest],
        cwd=checkout,
        env={**os.environ, DRAWN_IN: str(folder)},
        stdout=output,
    )


def page(old: Path, new: Path, cases: list[tuple[str, str]]) -> str:
    """Return HTML with the old picture, the new one and the difference of each (board, case)."""
    frames = []
    for board, case in cases:
        files = [folder / board / f"{case}.png" for folder in (old, new)]
        pictures = [Image.open(file).convert("RGB") for file in files if file.exists()]
        words = "is new" if files[1].exists() else "is gone"
        if len(pictures) == 2:
            before, after = pictures
            words = f"was {before.width} x {before.height}, is {after.width} x {after.height}"
            if before.size == after.size:
                different, pixels = difference(before, after)
                pictures, words = [before, after, different], f"{pixels} pixels differ"
        images = "".join(f'<img src="{_data(picture)}">' for picture in pictures)
        frames.append(f"<h2>{html.escape(case)} on {html.escape(board)}: {words}</h2>{images}")
    return PAGE.format(count=len(frames), frames="\n".join(frames))


def difference(old: Image.Image, new: Image.Image) -> tuple[Image.Image, int]:
    """Return (white where two pictures of one size differ, the number of white pixels)."""
    red, green, blue = ImageChops.difference(old, new).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    white = most.point([0] + [255] * 255)
    return white, white.histogram()[255]


def _data(image):
    file = io.BytesIO()
    image.resize((image.width * 2, image.height * 2), Image.Resampling.NEAREST).save(file, "PNG")
    return "data:image/png;base64," + base64.b64encode(file.getvalue()).decode()
