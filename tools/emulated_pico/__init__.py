"""The real firmware on an emulated Pico: the official MicroPython image running in rp2040py.

Nothing here is a physical Pico, panel or boot ROM. The processor, its flash and its peripherals are those of
rp2040py; the panel, the keys and the USB host are models of this project.
"""
