"""MicroPython's hardware modules exist for every test: the firmware is imported as it is."""

from host_sim import device_modules

device_modules.install()
