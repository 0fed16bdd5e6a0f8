"""One file that makes a Pico a Tableside: MicroPython, the compiled files and the file system, as UF2 for drag and
drop.

A UF2 file is a row of blocks of 512 bytes, each with 256 bytes for one page of the flash and their address. The boot
ROM of the Pico shows a drive and writes each block that is copied onto it.
"""
