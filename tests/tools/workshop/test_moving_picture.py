"""The moving picture of the README shows what the simulator shows, pixel by pixel."""

from PIL import Image

from host_sim.pictures import image_of
from tools.workshop.goldens import moving_picture

SIZE = (240, 240)
MOST_BYTES = 200_000


def of_file(file):
    """[(RGB bytes, milliseconds)] of each picture in a GIF."""
    with Image.open(file) as film:
        assert film.size == SIZE and film.info["loop"] == 0
        found = []
        for number in range(film.n_frames):
            film.seek(number)
            found.append((film.convert("RGB").tobytes(), film.info["duration"]))
    return found


def test_the_committed_file_is_the_turn_on_the_simulator():
    shown = moving_picture.frames()
    expected = [(image_of(frame.pixels, *SIZE).tobytes(), frame.ms) for frame in shown]
    assert of_file(moving_picture.FILE) == expected, "run python -m tools.workshop.goldens.moving_picture"
    assert len(expected) > 10
    assert moving_picture.FILE.stat().st_size < MOST_BYTES
