"""What MicroPython runs when all is mounted. A main.py in the file system is not run."""

from firmware import main

main.run()
