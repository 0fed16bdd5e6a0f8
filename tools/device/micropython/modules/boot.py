"""Nothing. A boot.py in the file system is not run, since MicroPython looks for it here first."""
