"""Draws the picture of the window in docs/development.md: `python -m tools.goldens.window_picture`. No display is needed."""

import os
import tempfile

from tools import places

PICTURE = places.ROOT / "docs" / "pictures" / "window.png"
BOARD = "pimoroni_pico_display"
SEED = "readme"
KEYS = ("ok", "ok", "ok", "ok")  # new game, start, roll, hold the lit die and its twins


def main() -> None:
    """Play a few keys in a window without a display, and keep what it shows."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    import pygame

    from host_sim import device_modules

    device_modules.install()
    from host_sim import script
    from host_sim.handheld import SimulatedHandheld
    from host_sim.window import Window

    with tempfile.TemporaryDirectory() as folder:
        window = Window(lambda board: SimulatedHandheld(board, folder, SEED), BOARD, folder, scale=2)
        script.settle(window.handheld)
        for key in KEYS:
            script.press(window.handheld, key)
        window.frame(1)
        pygame.image.save(window.picture(), str(PICTURE))
        window.close()


if __name__ == "__main__":
    main()
