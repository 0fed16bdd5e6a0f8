"""The screens in a language beside the English ones, on one page."""

import html
from pathlib import Path
from types import ModuleType

from PIL import Image

from tools import places
from tools.workshop.goldens.changed_frames import draw

TESTS = ("tests/firmware/screens/test_languages.py::test_every_text_has_room",)
"""Draw each case, if changed_frames.DRAWN_IN is set."""
PAGE = """<!DOCTYPE html>
<meta charset="utf-8">
<title>Screens in {name}</title>
<style>
body {{ font: 16px sans-serif; background: #ddd }}
img {{ margin: 4px; image-rendering: pixelated }}
li {{ color: #a00 }}
</style>
<h1>Screens in {name}: {count}, texts without room: {cut}</h1>
<p>For each: in English, in {name}, and in {name} with large text.</p>
{frames}
"""


def save(folder: str, screen: str, board: ModuleType, code: str, large: bool, image: Image.Image, cut: list) -> None:
    """Put a picture of a screen into a folder, and beside it what is cut in it."""
    place = Path(folder, screen.replace(" ", "-"), f"{board.WIDTH}x{board.HEIGHT}")
    place.mkdir(parents=True, exist_ok=True)
    name = (code or "en") + ("-large" if large else "")
    image.save(place / f"{name}.png", compress_level=1)
    (place / f"{name}.txt").write_text("".join(f"{line}\n" for line in cut), encoding="utf-8")


def drawn(code: str, folder: Path, for_pytest: list[str]) -> int:
    """Draw the screens in a language, and return the exit code of pytest."""
    return draw(places.ROOT, folder, ["--language", code, *for_pytest], tests=TESTS).wait()


def cut_texts(folder: Path) -> list[str]:
    """Return a line for each text that is cut, in pictures in a folder."""
    return [line for file in sorted(folder.glob("*/*/*.txt")) for line in _lines(file)]


def page(folder: Path, code: str, name: str) -> str:
    """Return HTML with all pictures in a folder, which is beside the page."""
    frames = []
    for screen in sorted(folder.glob("*")):
        frames.append(f"<h2>{html.escape(screen.name)}</h2>")
        for panel in sorted(screen.glob("*"), reverse=True):
            files = [panel / f"{each}.png" for each in ("en", code, f"{code}-large")]
            lines = [line for file in files for line in _lines(file.with_suffix(".txt"))]
            frames.append("<p>" + "".join(_image(file, folder) for file in files if file.exists()))
            frames += ["<ul>", *(f"<li>{html.escape(line)}" for line in lines), "</ul>"] if lines else []
    count, cut = len(list(folder.glob("*"))), len(cut_texts(folder))
    return PAGE.format(name=html.escape(name), count=count, cut=cut, frames="\n".join(frames))


def _lines(file):
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def _image(file, folder):
    with Image.open(file) as image:
        width = image.width * 2
    return f'<img loading="lazy" width="{width}" src="{file.relative_to(folder.parent).as_posix()}">'
