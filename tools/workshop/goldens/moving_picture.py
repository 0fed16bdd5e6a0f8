"""Makes the moving picture of the README, a turn of Penk!: `python -m tools.workshop.goldens.moving_picture`."""

import io
import sys
import tempfile
from array import array
from typing import NamedTuple

from PIL import Image

from host_sim.handheld import SimulatedHandheld
from host_sim.pictures import image_of
from tools import places
from tools.workshop.goldens.game_scripts import TIP, Recorder, recorded

FILE = places.ROOT / "docs" / "pictures" / "turn.gif"
BOARD = "waveshare_pico_lcd_1_3"
LOOK_MS = 600
READ_MS = 1800
"""How long a picture stays; the latter: one with new dice, or the last."""


class Frame(NamedTuple):
    """One picture (RGB565, high byte first), and how long it stays."""

    pixels: bytes
    ms: int


class _Film(Recorder):
    """Keeps a Frame after each press, but of tips. dice: those of the last one."""

    def __init__(self, handheld):
        super().__init__(handheld)
        self.frames = []
        self.dice = None

    def _press(self, name):
        super()._press(name)
        self.keep()

    def keep(self):
        """Keep what is shown now, if it is another picture."""
        screen = self.app.stack.screen
        pixels = self.handheld.pixels()
        if getattr(screen, "title", "") == TIP or (self.frames and self.frames[-1].pixels == pixels):
            return
        dice = getattr(getattr(screen, "game", None), "dice", None)
        self.frames.append(Frame(pixels, READ_MS if dice and dice != self.dice else LOOK_MS))
        self.dice = dice


def frames() -> list[Frame]:
    """Return the first turn of the recorded game, from its first roll to the next player's screen."""
    make = next(make for make in recorded() if make.GAME == "penk")
    with tempfile.TemporaryDirectory(prefix="tableside-film-", ignore_cleanup_errors=True) as folder:
        film = _Film(SimulatedHandheld(BOARD, folder, make.SEED))
        film.choose_game(make.GAME)
        player = make(film)
        player.set_up(film)
        while player.is_notice() or not hasattr(film.app.stack.screen, "held"):
            for key in player.next_keys():
                film.press(key)
        film.frames.clear()
        film.keep()
        first = player.turn()
        while player.turn() == first:
            for key in player.next_keys():
                film.press(key)
        film.handheld.power_off()
    return [*film.frames[:-1], film.frames[-1]._replace(ms=READ_MS)]


def gif(shown: list[Frame], width: int, height: int) -> bytes:
    """Return the frames as a GIF in a loop, with all colours. Raises ValueError if there are more than 256."""
    words = [array("H", frame.pixels) for frame in shown]
    colours = sorted(set().union(*words))
    if len(colours) > 256:
        raise ValueError(f"{len(colours)} colours; a GIF has 256 at most")
    palette = image_of(array("H", colours).tobytes(), len(colours), 1).tobytes()
    number = {colour: at for at, colour in enumerate(colours)}
    images = []
    for frame in words:
        image = Image.frombytes("P", (width, height), bytes(map(number.__getitem__, frame)))
        image.putpalette(palette)
        images.append(image)
    file = io.BytesIO()
    durations = [frame.ms for frame in shown]
    images[0].save(file, "GIF", save_all=True, append_images=images[1:], duration=durations, loop=0, optimize=False)
    return file.getvalue()


def main() -> int:
    """Write the file."""
    shown = frames()
    content = gif(shown, 240, 240)
    FILE.write_bytes(content)
    print(f"{FILE.name}: {len(shown)} pictures, {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
