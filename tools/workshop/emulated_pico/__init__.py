"""The real firmware on an emulated Pico: the handheld's program running in rp2040py.

Nothing here is a physical Pico, panel or boot ROM. The processor, its flash and its peripherals are those of
rp2040py, and stop where a chip does (faults.py); the panel, the keys and the USB host are models of this project.
"""
