"""Words and figures of choices, as the handheld has them."""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware.coach import points, told  # noqa: E402

__all__ = ["points", "told"]
