"""The handheld's program on an emulated Pico: processor, flash and peripherals of rp2040py, which stop where a chip
does (faults.py); panel, keys and USB host are models of this project.
"""
