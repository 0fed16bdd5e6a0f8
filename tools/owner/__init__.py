"""What an owner does with the handheld: keep its saves, look back at games, put the firmware on, find out what is
wrong.
"""

from host_sim import device_modules

device_modules.install()  # the firmware's drawing modules import MicroPython's
