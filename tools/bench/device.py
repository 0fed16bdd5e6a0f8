"""What the bench measures: a MicroPython and where the handheld's code is."""

from typing import NamedTuple

from tools.bench import marks
from tools.image import frozen


class Device(NamedTuple):
    """name: what figures add to their names; image: bytes of another UF2 file than that of this version; heap: KB of it
    that are to be free at the lowest; opening: aim in ms for the first opening of a screen; boot: aim and limit in ms from
    the first statement of main.py until the first picture is seen.
    """

    name: str = ""
    image: bytes | None = None
    heap: int = 140
    opening: int = 45
    boot: tuple[int, int] = (230, 310)

    def files(self, board_name: str, main: str) -> dict[str, bytes]:
        """What lies in its file system with the text of another main.py, which finds the real one as /real_main.py."""
        return frozen.files_around(board_name, main)

    def marked(self, board_name: str) -> dict[str, bytes]:
        """The same with the real main.py behind a line that marks the moment."""
        return self.files(board_name, marks.MARK_START + frozen.REAL_MAIN)


def with_code_inside(image: bytes | None) -> Device:
    """With an image that `dev.py image` built for the Pico."""
    return Device("", image)
