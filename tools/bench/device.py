"""What the bench measures: a MicroPython and where the handheld's code is."""

from typing import NamedTuple

from tools.bench import marks
from tools.board.device_files import device_files
from tools.board.device_paths import MAIN
from tools.image import frozen


class Device(NamedTuple):
    """name: what figures add to their names; image: bytes of another UF2 file than that of the official image for the
    Pico; frozen: the code is inside; heap: KB of it that are to be free at the lowest; opening: aim in ms for the first
    opening of a screen; boot: aim and limit in ms from the first statement of main.py until the first picture is seen.
    """

    name: str = ""
    image: bytes | None = None
    frozen: bool = False
    heap: int = 48
    opening: int = 110
    boot: tuple[int, int] = (380, 500)

    def files(self, board_name: str, main: str) -> dict[str, bytes]:
        """What lies in its file system with the text of another main.py, which finds the real one as /real_main.py."""
        if self.frozen:
            return frozen.files_around(board_name, main)
        files = device_files(board_name)
        return dict(files, **{"/real_main.py": files[MAIN], MAIN: main.encode()})

    def marked(self, board_name: str) -> dict[str, bytes]:
        """The same with the real main.py behind a line that marks the moment."""
        real = frozen.REAL_MAIN if self.frozen else device_files(board_name)[MAIN].decode()
        return self.files(board_name, marks.MARK_START + real)


OFFICIAL = Device()


def pico_w(image: bytes) -> Device:
    """With an official image for a Pico W."""
    return Device(" on a Pico W", image, heap=24)


def with_code_inside(image: bytes) -> Device:
    """With an image that `dev.py image` built for the Pico."""
    return Device("", image, True, 140, 45, (230, 310))
