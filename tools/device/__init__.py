"""MicroPython with the handheld's code inside: its modules lie in flash and run from there (dev.py image)."""
