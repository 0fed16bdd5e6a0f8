"""Words and figures of choices, as the handheld has them."""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's

from firmware import coach  # noqa: E402

points = coach.points


def told(*choice) -> list:
    """As firmware.coach.told has it; a terminal needs no spaces that hold a line together."""
    return [value.replace("\xa0", " ") if isinstance(value, str) else value for value in coach.told(*choice)]
